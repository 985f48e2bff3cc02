// What follows and is only said, not computed: penalties, referral, discretion. A new one is an enumerator and a row
// here, and its rows in the catalogue of each language; reader, writer and judge know it by its columns.
#pragma once

#include <variant>

#include <cstdint>
#include <string>

#include "rules/vocabulary/party.hpp"
#include "rules/vocabulary/right_word.hpp"
#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

/// What an arbiter may impose.
enum class Penalty {
    warning,
    opponents_time_more,
    own_time_less,
    opponents_points_more,
    own_points_less,
    loss,
    fine,
    deposit,
    exclusion_from_rounds,
    expulsion,
    expulsion_from_venue
};
/// In what a penalty is measured: in nothing, in milliseconds, in halves of a point.
enum class Measure { nothing, time, points };

struct PenaltyRow {
    Penalty value;
    std::string_view name;
    std::string_view meaning;
    Measure measure = Measure::nothing;
    bool adds_to_opponent = false;    // else it is taken from, or laid on, the offender
    bool is_numbered = false;         // a size stands with it that is no time and no points: money, rounds
    bool ends_the_game = false;       // the offender plays it no further, and has lost it
    bool is_of_later_rounds = false;  // it is borne in rounds to come alone
    bool is_paid = false;             // money, which somebody receives
};
template <>
struct RowType<Penalty> {
    using type = PenaltyRow;
};
template <>
std::span<const PenaltyRow> rows<Penalty>();

/// Where a penalty or a grant takes effect.
enum class Stage { here, next_game, next_round };
template <>
std::span<const WordRow<Stage>> rows<Stage>();

/// A penalty or a grant said exactly: how much, whose, who receives it, and where. A size is a number, in milliseconds,
/// halves of a point or as many as there are; in a ruleset it may be the name of a parameter.
struct Exact {
    std::variant<Penalty, Grant> what = Penalty::warning;
    std::optional<std::variant<std::int64_t, std::string>> size = {};
    std::optional<Party> to = {};
    std::optional<Party> paid_to = {};
    Stage stage = Stage::here;
    friend bool operator==(const Exact&, const Exact&) = default;
};

/// A word beside what is said: a penalty, a grant, either of them exactly, or words of the ruleset's own.
using SaidWord = std::variant<Penalty, Grant, std::string, Exact>;
/// Its name in JSON; said exactly its parts follow, "fine:20:to team:paid to organizer:in next_round".
[[nodiscard]] std::string to_text(const SaidWord& word);
/// Whether it takes effect in a later game or round alone: as it says, or as a penalty of its kind does by its nature.
[[nodiscard]] bool is_of_later_games(const SaidWord& word);
/// In what it is measured: a penalty as its row says; of grants time that is added, and a limit of it.
[[nodiscard]] Measure measure_of(const Exact& exact);
/// It is money, so that somebody receives it.
[[nodiscard]] bool is_paid(const Exact& exact);
/// "1/4", "5/4": a size of points that is no whole number of halves, in quarters.
[[nodiscard]] std::optional<std::int64_t> quarters_in(std::string_view text);
/// Whether there is more or less of it.
[[nodiscard]] bool has_size(const Exact& exact);

enum class OtherKind { penalty, refer, grant, record_breach, wait, intervene, discretion, nothing, defer };

struct OtherKindRow {
    /// What stands beside the name in JSON.
    enum class Beside { nothing, penalties, grants, words };

    OtherKind value;
    std::string_view name;
    Beside beside;
    std::string_view meaning;
    bool weighs = false;        // makes an act a breach (KERNEL section 10)
    bool needs_a_game = false;  // is about how the game goes on
};
template <>
struct RowType<OtherKind> {
    using type = OtherKindRow;
};

inline constexpr auto kOtherKinds = [] {
    using Beside = OtherKindRow::Beside;
    constexpr bool kWeighs = true;
    constexpr bool kNeedsAGame = true;
    return std::to_array<OtherKindRow>({
        {OtherKind::penalty, "penalty", Beside::penalties, "a penalty", kWeighs},
        {OtherKind::refer, "refer", Beside::words, "the question is referred", kWeighs},
        {OtherKind::grant, "grant", Beside::grants, "something is granted", !kWeighs, kNeedsAGame},
        {OtherKind::record_breach, "record_breach", Beside::nothing, "the breach is recorded", kWeighs},
        {OtherKind::wait, "wait", Beside::nothing, "the arbiter waits", !kWeighs, kNeedsAGame},
        {OtherKind::intervene, "intervene", Beside::nothing, "the arbiter steps in", !kWeighs, kNeedsAGame},
        {OtherKind::discretion, "discretion", Beside::words, "for the arbiter to decide", kWeighs, kNeedsAGame},
        {OtherKind::nothing, "nothing", Beside::nothing, "nothing follows"},
        {OtherKind::defer, "defer", Beside::nothing, "the code that this one defers to answers"},
    });
}();
static_assert(is_in_order(kOtherKinds));
template <>
std::span<const OtherKindRow> rows<OtherKind>();

/// The words of a penalty or a grant by these names; words of the ruleset's own as they are. Names that the list has
/// not are left out.
[[nodiscard]] std::vector<SaidWord> said_words(OtherKind kind, const std::vector<std::string>& names);

}  // namespace jadoube::rules
