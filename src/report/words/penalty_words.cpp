#include "report/words/penalty_words.hpp"

#include <fmt/format.h>

#include "base/millis.hpp"
#include "base/text.hpp"
#include "chess/color.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

/// "White" of "white"; as it stands where it is no side.
std::string side_words(const std::string& name) {
    const auto color = chess::color_named(name);
    return color ? side(*color) : name;
}

std::string sized(const Json& one, const rules::PenaltyRow& row) {
    const bool is_time = row.measure == rules::Measure::time;
    const std::string amount = one.find("quarter_points") != nullptr
                                   ? quarter_words(one.number("quarter_points"))
                                   : amount_words(row.measure, one.number(is_time ? "time_ms" : "half_points"));
    return phrase(row.adds_to_opponent ? Key("imposed.more") : Key("imposed.less"),
                  {{"amount", amount}, {"side", side_words(one.text("to"))}});
}

std::string one_imposed(const Json& one) {
    const auto kind = rules::named<rules::Penalty>(one.text("penalty"));
    if (!kind) return one.text("penalty");
    const rules::PenaltyRow& row = row_of(*kind);
    std::string words = row.measure != rules::Measure::nothing ? sized(one, row) : words_of("penalty", row.name);
    const bool has_side = row.measure == rules::Measure::nothing && one.find("to") != nullptr;
    if (has_side) words += phrase("imposed.for_side", {{"side", side_words(one.text("to"))}});
    return fmt::format("{} ({})", words, shown_number(one.text("article")));
}

}  // namespace

std::string amount_words(rules::Measure measure, std::int64_t amount) {
    if (measure == rules::Measure::time) return to_text(Millis{amount});
    if (amount == 1) return phrase("imposed.half_point");
    return phrase(amount == 2 ? Key("imposed.point") : Key("imposed.points"),
                  {{"points", std::to_string(amount / 2) + (amount % 2 == 0 ? "" : "½")}});
}

std::string quarter_words(std::int64_t quarters) {
    if (quarters % 2 == 0) return amount_words(rules::Measure::points, quarters / 2);
    const std::string part = quarters % 4 == 1 ? "¼" : "¾";
    if (quarters < 4) return phrase("imposed.part_of_point", {{"points", part}});
    return phrase("imposed.points", {{"points", std::to_string(quarters / 4) + part}});
}

namespace {

Text size_words(const rules::Exact& exact) {
    const auto* number = std::get_if<std::int64_t>(&*exact.size);
    const auto quarters = number == nullptr ? rules::quarters_in(std::get<std::string>(*exact.size)) : std::nullopt;
    if (quarters) return foreign(quarter_words(*quarters));
    if (number == nullptr) return foreign(std::get<std::string>(*exact.size));
    const rules::Measure measure = measure_of(exact);
    return foreign(measure != rules::Measure::nothing ? amount_words(measure, *number) : std::to_string(*number));
}

}  // namespace

Text said_words(std::string_view table, const rules::SaidWord& word) {
    const auto* exact = std::get_if<rules::Exact>(&word);
    if (exact == nullptr) return foreign(words_of(table, to_text(word)));
    std::vector<Text> parts;
    if (exact->size) parts.push_back(size_words(*exact));
    if (exact->to) parts.emplace_back(words_of("whose", name_of(*exact->to)));
    if (exact->paid_to)
        parts.push_back(say("said.paid_to", {{"receiver", words_of("whose", name_of(*exact->paid_to))}}));
    if (exact->stage != rules::Stage::here) parts.emplace_back(words_of("stage", name_of(exact->stage)));
    const Text what(words_of(table, std::visit([](const auto one) { return name_of(one); }, exact->what)));
    return parts.empty() ? what : say("said.exactly", {{"what", what}, {"parts", join(parts, ", ")}});
}

std::string imposed_words(const Json& option) {
    const Json* penalties = option.find("penalties");
    if (penalties == nullptr || penalties->if_array() == nullptr) return {};
    std::vector<std::string> all;
    for (const Json& one : *penalties->if_array()) all.push_back(one_imposed(one));
    return jadoube::list_of(all, phrase("list.and"));
}

}  // namespace jadoube::report
