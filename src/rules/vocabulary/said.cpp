#include "rules/vocabulary/said.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr bool kToOpponent = true;

constexpr auto kPenalties = std::to_array<PenaltyRow>({
    {Penalty::warning, "warning", "a warning"},
    {Penalty::opponents_time_more, "opponents_time_more", "more time for the opponent", Measure::time, kToOpponent},
    {Penalty::own_time_less, "own_time_less", "less time for the offender", Measure::time},
    {Penalty::opponents_points_more, "opponents_points_more", "more points for the opponent", Measure::points,
     kToOpponent},
    {Penalty::own_points_less, "own_points_less", "fewer points for the offender", Measure::points},
    {Penalty::loss, "loss", "loss of the game"},
    {Penalty::fine, "fine", "a fine announced beforehand"},
    {Penalty::exclusion_from_rounds, "exclusion_from_rounds", "exclusion from one or more rounds"},
    {Penalty::expulsion, "expulsion", "expulsion from the event"},
    {Penalty::expulsion_from_venue, "expulsion_from_venue", "expulsion from the venue"},
});
static_assert(is_in_order(kPenalties));

using Beside = OtherKindRow::Beside;
constexpr bool kWeighs = true;

constexpr auto kOthers = std::to_array<OtherKindRow>({
    {OtherKind::penalty, "penalty", Beside::penalties, "a penalty: {}", "penalty: {}", "or", kWeighs},
    {OtherKind::refer, "refer", Beside::words, "the question is referred to: {}", "referred to {}", "and", kWeighs},
    {OtherKind::grant, "grant", Beside::grants, "granted: {}", "granted: {}", "and"},
    {OtherKind::record_breach, "record_breach", Beside::nothing, "the breach is recorded", "recorded as a breach",
     "and", kWeighs},
    {OtherKind::wait, "wait", Beside::nothing, "the arbiter waits", "the arbiter waits", "and"},
    {OtherKind::intervene, "intervene", Beside::nothing, "the arbiter steps in", "the arbiter steps in", "and"},
    {OtherKind::discretion, "discretion", Beside::words, "for the arbiter to decide: {}", "the arbiter decides: {}",
     "and", kWeighs},
    {OtherKind::nothing, "nothing", Beside::nothing, "nothing follows", "nothing", "and"},
    {OtherKind::defer, "defer", Beside::nothing, "the code that this one defers to answers", "{} answers", "and"},
});
static_assert(is_in_order(kOthers));

template <typename Word>
std::vector<SaidWord> words_of_list(const std::vector<std::string>& names) {
    std::vector<SaidWord> words;
    for (const std::string& name : names)
        if (const auto word = named<Word>(name)) words.emplace_back(*word);
    return words;
}

}  // namespace

template <>
std::span<const PenaltyRow> rows<Penalty>() {
    return kPenalties;
}
template <>
std::span<const OtherKindRow> rows<OtherKind>() {
    return kOthers;
}

std::string to_text(const SaidWord& word) {
    if (const auto* penalty = std::get_if<Penalty>(&word)) return std::string(name_of(*penalty));
    if (const auto* grant = std::get_if<Grant>(&word)) return std::string(name_of(*grant));
    return std::get<std::string>(word);
}

std::string meaning_of(const SaidWord& word) {
    if (const auto* penalty = std::get_if<Penalty>(&word)) return std::string(meaning_of(*penalty));
    if (const auto* grant = std::get_if<Grant>(&word)) return std::string(meaning_of(*grant));
    std::string words = std::get<std::string>(word);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
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
