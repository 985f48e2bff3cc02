#include "rules/vocabulary/said.hpp"

#include <array>
#include <charconv>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

constexpr bool kToOpponent = true;
constexpr bool kNumbered = true;
constexpr bool kEndsTheGame = true;
constexpr bool kOfLaterRounds = true;

constexpr auto kStages = std::to_array<WordRow<Stage>>({
    {Stage::here, "here", "in this game"},
    {Stage::next_game, "next_game", "in the next game"},
    {Stage::next_round, "next_round", "in the next round"},
});
static_assert(is_in_order(kStages));

constexpr auto kPenalties = std::to_array<PenaltyRow>({
    {Penalty::warning, "warning", "a warning"},
    {Penalty::opponents_time_more, "opponents_time_more", "more time for the opponent", Measure::time, kToOpponent},
    {Penalty::own_time_less, "own_time_less", "less time for the offender", Measure::time},
    {Penalty::opponents_points_more, "opponents_points_more", "more points for the opponent", Measure::points,
     kToOpponent},
    {Penalty::own_points_less, "own_points_less", "fewer points for the offender", Measure::points},
    {.value = Penalty::loss, .name = "loss", .meaning = "loss of the game", .ends_the_game = true},
    {.value = Penalty::fine,
     .name = "fine",
     .meaning = "a fine announced beforehand",
     .is_numbered = true,
     .is_paid = true},
    {.value = Penalty::deposit,
     .name = "deposit",
     .meaning = "loss of what was staked or deposited",
     .is_numbered = true,
     .is_paid = true},
    {Penalty::exclusion_from_rounds, "exclusion_from_rounds", "exclusion from one or more rounds", Measure::nothing,
     !kToOpponent, kNumbered, !kEndsTheGame, kOfLaterRounds},
    {.value = Penalty::expulsion, .name = "expulsion", .meaning = "expulsion from the event", .ends_the_game = true},
    {Penalty::expulsion_from_venue, "expulsion_from_venue", "expulsion from the venue"},
});
static_assert(is_in_order(kPenalties));

using Beside = OtherKindRow::Beside;
constexpr char kStagePart = ':';
constexpr std::string_view kTo = "to ";
constexpr std::string_view kPaidTo = "paid to ";
constexpr std::string_view kInStage = "in ";

bool read_size(std::string_view text, Exact& exact) {
    if (quarters_in(text)) {
        exact.size = std::string(text);
        return true;
    }
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return false;
    exact.size = number;
    return true;
}

bool read_part(std::string_view part, Exact& exact) {
    if (part.starts_with(kTo)) return (exact.to = named<Party>(part.substr(kTo.size()))).has_value();
    if (part.starts_with(kPaidTo)) return (exact.paid_to = named<Party>(part.substr(kPaidTo.size()))).has_value();
    if (!part.starts_with(kInStage)) return read_size(part, exact);
    const auto stage = named<Stage>(part.substr(kInStage.size()));
    exact.stage = stage.value_or(Stage::here);
    return stage.has_value();
}

/// The word of that list, alone or said exactly; nothing where it is neither.
template <typename Word>
std::optional<SaidWord> said_word(std::string_view text) {
    const auto parts = split(text, kStagePart);
    const auto word = parts.empty() ? std::nullopt : named<Word>(parts.front());
    if (!word || parts.size() == 1) return word ? std::optional<SaidWord>(*word) : std::nullopt;
    Exact exact{.what = *word};
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (!read_part(parts[i], exact)) return std::nullopt;
    return exact;
}

template <typename Word>
std::vector<SaidWord> words_of_list(const std::vector<std::string>& names) {
    std::vector<SaidWord> words;
    for (const std::string& name : names)
        if (auto word = said_word<Word>(name)) words.push_back(std::move(*word));
    return words;
}

std::string size_text(const std::variant<std::int64_t, std::string>& size) {
    const auto* number = std::get_if<std::int64_t>(&size);
    return number != nullptr ? std::to_string(*number) : std::get<std::string>(size);
}

struct TextOf {
    std::string operator()(const std::string& words) const { return words; }
    std::string operator()(const Exact& exact) const {
        std::string text = std::visit([](const auto word) { return std::string(name_of(word)); }, exact.what);
        if (exact.size) text += kStagePart + size_text(*exact.size);
        if (exact.to) text += kStagePart + std::string(kTo) + std::string(name_of(*exact.to));
        if (exact.paid_to) text += kStagePart + std::string(kPaidTo) + std::string(name_of(*exact.paid_to));
        if (exact.stage != Stage::here) text += kStagePart + std::string(kInStage) + std::string(name_of(exact.stage));
        return text;
    }
    template <typename Word>
    std::string operator()(Word word) const {
        return std::string(name_of(word));
    }
};

}  // namespace

template <>
std::span<const PenaltyRow> rows<Penalty>() {
    return kPenalties;
}
template <>
std::span<const OtherKindRow> rows<OtherKind>() {
    return kOtherKinds;
}

template <>
std::span<const WordRow<Stage>> rows<Stage>() {
    return kStages;
}

std::string to_text(const SaidWord& word) {
    return std::visit(TextOf{}, word);
}

bool is_of_later_games(const SaidWord& word) {
    const auto* exact = std::get_if<Exact>(&word);
    if (exact != nullptr && exact->stage != Stage::here) return true;
    const auto* penalty = exact != nullptr ? std::get_if<Penalty>(&exact->what) : std::get_if<Penalty>(&word);
    return penalty != nullptr && row_of(*penalty).is_of_later_rounds;
}

Measure measure_of(const Exact& exact) {
    if (const auto* penalty = std::get_if<Penalty>(&exact.what)) return row_of(*penalty).measure;
    const Grant grant = std::get<Grant>(exact.what);
    return grant == Grant::increment || grant == Grant::time_limit ? Measure::time : Measure::nothing;
}

bool is_paid(const Exact& exact) {
    const auto* penalty = std::get_if<Penalty>(&exact.what);
    return penalty != nullptr && row_of(*penalty).is_paid;
}

std::optional<std::int64_t> quarters_in(std::string_view text) {
    constexpr std::string_view kQuarters = "/4";
    if (!text.ends_with(kQuarters)) return std::nullopt;
    const auto quarters = parse_int(text.substr(0, text.size() - kQuarters.size()));
    return quarters && *quarters > 0 && *quarters % 2 != 0 ? quarters : std::nullopt;
}

bool has_size(const Exact& exact) {
    const auto* penalty = std::get_if<Penalty>(&exact.what);
    return measure_of(exact) != Measure::nothing || (penalty != nullptr && row_of(*penalty).is_numbered);
}

std::vector<SaidWord> said_words(OtherKind kind, const std::vector<std::string>& names) {
    switch (row_of(kind).beside) {
        case Beside::penalties: return words_of_list<Penalty>(names);
        case Beside::grants: return words_of_list<Grant>(names);
        case Beside::nothing:
        case Beside::words: break;
    }
    return {names.begin(), names.end()};
}

}  // namespace jadoube::rules
