#include "desk/prompt/decision_words.hpp"

#include <fmt/format.h>

#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/penalty_words.hpp"
#include "desk/prompt/prompt_words.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kDecide = "decide";
constexpr std::string_view kBecause = "because ";

enum class DecisionPart { option, penalty, time, points, otherwise, reason };
struct PartRow {
    DecisionPart part;
    std::string_view typed;
};
constexpr std::array kParts{PartRow{DecisionPart::option, "option "},       PartRow{DecisionPart::penalty, "penalty "},
                            PartRow{DecisionPart::time, "time "},           PartRow{DecisionPart::points, "points "},
                            PartRow{DecisionPart::otherwise, "otherwise "}, PartRow{DecisionPart::reason, "reason "},
                            PartRow{DecisionPart::reason, kBecause}};

tl::unexpected<Error> no_decision(std::string_view part) {
    return failure(ErrorCode::usage, fmt::format("'{}' is no decision", part), {},
                   "Enter decides as proposed, a number takes that option; 'penalty warning', 'time black +2:00', "
                   "'otherwise WHAT because WHY'; 'later' leaves it open");
}

Result<void> take_option(std::string_view number, DecisionTold& told) {
    const auto option = parse_int(number);
    if (!option || told.option) return no_decision(number);
    told.option = static_cast<int>(*option);
    return {};
}

Result<void> take_change(const std::string& text, rules::Measure measure, DecisionTold& told) {
    const auto change = change_named(text, measure);
    if (!change) return tl::unexpected<Error>(change.error());
    told.penalties.changes.push_back(*change);
    return {};
}

Result<void> take_named(DecisionPart part, const std::string& what, DecisionTold& told) {
    switch (part) {
        case DecisionPart::option: return take_option(what, told);
        case DecisionPart::time: return take_change(what, rules::Measure::time, told);
        case DecisionPart::points: return take_change(what, rules::Measure::points, told);
        case DecisionPart::otherwise: told.otherwise = what; return {};
        case DecisionPart::reason: told.reason = what; return {};
        case DecisionPart::penalty: break;
    }
    const auto penalty = penalty_named(what);
    if (!penalty) return tl::unexpected<Error>(penalty.error());
    told.penalties.named.push_back(*penalty);
    return {};
}

Result<void> take_part(std::string_view typed, DecisionTold& told) {
    const std::string_view part = without_dashes(typed);
    for (const PartRow& row : kParts)
        if (part.starts_with(row.typed))
            return take_named(row.part, without_quotes(part.substr(row.typed.size())), told);
    return take_option(part, told);
}

}  // namespace

std::optional<std::string_view> told_to_decide(std::string_view line) {
    if (!line.starts_with(kDecide)) return std::nullopt;
    const std::string_view rest = line.substr(kDecide.size());
    return rest.empty() || rest.front() == ' ' ? std::optional(trim(rest)) : std::nullopt;
}

Result<DecisionTold> decision_told(std::string_view line) {
    DecisionTold told;
    // What stands behind "because" is the reason, semicolons and all.
    const auto because = line.find(kBecause);
    if (because != std::string_view::npos) {
        told.reason = trim(line.substr(because + kBecause.size()));
        line = trim(line.substr(0, because));
    }
    if (is_yes(line)) return told;
    while (!line.empty()) {
        const auto end = line.find(';');
        const std::string_view part = trim(line.substr(0, end));
        line = end == std::string_view::npos ? std::string_view() : trim(line.substr(end + 1));
        if (part.empty()) continue;
        if (const auto taken = take_part(part, told); !taken) return tl::unexpected<Error>(taken.error());
    }
    return told;
}

}  // namespace jadoube::desk
