// An adjourned game at its resumption: what each step tells, as acts and facts to be ruled on, and what the ruling puts
// into the log.
#pragma once

#include "desk/adjourn/going_on.hpp"
#include "desk/known/judged_matter.hpp"
#include "rules/vocabulary/sealed_move.hpp"

namespace jadoube::desk {

/// Exactly one of them, but that players may be present at any.
enum class ResumeStep { present, absent, open, found, ended, times, position, go_on };

/// How a game ended before it was resumed.
enum class EarlyEnd { draw, white_resigns, black_resigns };

struct EarlyEndRow {
    EarlyEnd value;
    std::string_view name;
    std::string_view result;
};

/// What the arbiter tells of one step.
struct ResumptionTold {
    ResumeStep step = ResumeStep::present;
    std::vector<chess::Color> present = {};
    std::vector<chess::Color> absent = {};
    std::optional<rules::SealedMove> found = {};  // in the envelope
    std::optional<EarlyEnd> ended = {};
    std::string opened_by = {};  // a word of the fact; empty: the arbiter, as it should be
    std::string move = {};       // as it is made on the board
    bool after_first_move = false;
    std::optional<adjudicate::Person> raised_by = {};
    std::vector<std::pair<std::string, rules::Values>> facts = {};
    std::optional<log::ClockReadings> clocks = {};
    std::string note = {};
};

/// What a step is recorded as.
[[nodiscard]] log::EntryKind kind_of(ResumeStep step);

/// The game at its resumption, and whoever records.
struct ResumedGame {
    OpenLog& open;
    const log::AdjournedGame& game;
    Recording recording;

    [[nodiscard]] log::NewEntry entry(const log::EntryId& id, log::EntryData data) const {
        return {id, std::move(data), recording.author, game.game};
    }
};

/// By what was noted before, or is told now.
[[nodiscard]] bool is_present(const ResumedGame& at, const ResumptionTold& told, chess::Color side);
/// Who has come, and who has not. The command's own id is for what it is about, if that is something else.
[[nodiscard]] std::vector<log::NewEntry> presence_entries(const ResumedGame& at, const ResumptionTold& told);

/// A step ruled on, and the entries that it becomes: presence, incident, ruling, and what follows from that.
struct StepRuled {
    GameMatter matter;
    JudgedMatter judged;
    std::vector<log::NewEntry> entries;
};
/// Of a step that is ruled on: absent, found, ended, times or position. Fails as judging and going on do.
[[nodiscard]] tl::expected<StepRuled, Errors> ruled_step(const ResumedGame& at, const ResumptionTold& told);

/// Whether an article on illegal moves on the board applied: the law takes the sealed move as made there.
[[nodiscard]] bool is_as_if_played(const JudgedMatter& judged);

/// The opening of an envelope; with who opened it, where somebody else did, ruled on.
struct OpeningRuled {
    std::vector<log::NewEntry> entries;
    std::optional<JudgedMatter> opener = {};
};
[[nodiscard]] Result<OpeningRuled> opening_entries(const ResumedGame& at, const ResumptionTold& told,
                                                   log::SealOpened opened);

}  // namespace jadoube::desk

namespace jadoube::rules {
template <>
struct RowType<desk::EarlyEnd> {
    using type = desk::EarlyEndRow;
};
template <>
std::span<const desk::EarlyEndRow> rows<desk::EarlyEnd>();
}  // namespace jadoube::rules
