#include "rules/vocabulary/vocabulary.hpp"

#include <array>
#include <iterator>
#include <unordered_map>

#include "rules/vocabulary/count.hpp"
#include "rules/vocabulary/vocabulary_tables.hpp"

namespace jadoube::rules {
namespace {

std::vector<FactRow> all_facts() {
    std::vector<FactRow> all;
    for (auto table :
         {facts_of_acts, facts_of_board, facts_of_record, facts_of_clock, facts_of_persons, facts_of_event}) {
        std::vector<FactRow> part = table();
        std::move(part.begin(), part.end(), std::back_inserter(all));
    }
    return all;
}

constexpr auto kOrigins = std::to_array<WordRow<Origin>>({
    {Origin::acts, "acts", "what was done"},
    {Origin::board, "board", "the board"},
    {Origin::record, "record", "the moves of the game"},
    {Origin::clock, "clock", "the clocks"},
    {Origin::mate, "mate", "the search for a mate"},
    {Origin::log, "log", "what was ruled before in the game"},
    {Origin::event, "event", "the rules of the event"},
    {Origin::ruling, "ruling", "what the ruling itself leaves"},
    {Origin::person, "person", "what a person told"},
    {Origin::law, "law", "what the law itself deems"},
    {Origin::assumed, "assumed", "nobody told it, and the ruling is the same whatever it is"},
});
static_assert(is_in_order(kOrigins));

constexpr auto kTypes = std::to_array<WordRow<FactType>>({
    {FactType::yes_no, "yes_no", "yes or no"},
    {FactType::number, "number", "a number"},
    {FactType::word, "word", "one word of a list"},
    {FactType::list, "list", "any words of a list"},
});
static_assert(is_in_order(kTypes));

}  // namespace

template <>
std::span<const WordRow<Origin>> rows<Origin>() {
    return kOrigins;
}
template <>
std::span<const WordRow<FactType>> rows<FactType>() {
    return kTypes;
}

std::span<const FactRow> facts() {
    static const std::vector<FactRow> kRows = all_facts();
    return kRows;
}

namespace {

std::unordered_map<std::string_view, const FactRow*> facts_by_name() {
    std::unordered_map<std::string_view, const FactRow*> by_name;
    for (const FactRow& row : facts()) by_name.emplace(row.name, &row);
    return by_name;
}

const FactRow& any_count() {
    static const FactRow kRow{"earlier", FactType::number, {}, Origin::log, "earlier matters, as counted"};
    return kRow;
}

}  // namespace

const FactRow* fact_named(std::string_view name) {
    static const auto kByName = facts_by_name();
    if (const auto found = kByName.find(name); found != kByName.end()) return found->second;
    return count_named(name) ? &any_count() : nullptr;
}

}  // namespace jadoube::rules
