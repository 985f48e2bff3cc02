#include "desk/incident/penalty_words.hpp"

#include <fmt/format.h>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/millis.hpp"
#include "base/text.hpp"

namespace jadoube::desk {
namespace {

using rules::Measure;

tl::unexpected<Error> no_change(const std::string& text, Measure measure) {
    if (measure == Measure::time) {
        return failure(ErrorCode::usage, fmt::format("'{}' says not whose, and how much more or less", text), {},
                       "write 'black +2:00'");
    }
    return failure(ErrorCode::usage, fmt::format("'{}' says not whose, and how much more or less", text), {},
                   "write 'white -0.5'");
}

/// "1", "0.5", "1.75": in quarters of a point.
std::optional<std::int64_t> quarter_points(std::string_view text) {
    constexpr std::int64_t kPoint = 4;
    const auto dot = text.find('.');
    const auto whole = parse_int(text.substr(0, dot));
    if (!whole || *whole < 0 || *whole > 100) return std::nullopt;
    if (dot == std::string_view::npos) return *whole * kPoint;
    const std::string_view rest = text.substr(dot + 1);
    const auto begins = [&](std::string_view decimals) { return rest == decimals; };
    if (begins("25")) return *whole * kPoint + 1;
    if (begins("5") || begins("50")) return *whole * kPoint + 2;
    if (begins("75")) return *whole * kPoint + 3;
    return begins("0") ? std::optional(*whole * kPoint) : std::nullopt;
}

Result<std::int64_t> amount(const std::string& text, Measure measure) {
    if (measure == Measure::time) {
        const auto time = parse_millis(text);
        return time ? Result<std::int64_t>(time->count) : tl::unexpected<Error>(time.error());
    }
    if (const auto quarters = quarter_points(text)) return *quarters;
    return failure(ErrorCode::usage, fmt::format("'{}' is no number of points", text), {}, "write 0.25, 0.5 or 1");
}

}  // namespace

Result<rules::Penalty> penalty_named(const std::string& name) {
    if (const auto kind = rules::named<rules::Penalty>(name)) return *kind;
    const auto known = texts_of(rules::all_words<rules::Penalty>());
    return failure(ErrorCode::unknown_name, fmt::format("no penalty '{}'", name), {},
                   did_you_mean(name, known, "one of " + list_of(known, "or")));
}

Result<ChangeTold> change_named(const std::string& text, Measure measure) {
    const auto space = text.find(' ');
    const auto side = chess::color_named(lower(text.substr(0, space)));
    if (!side || space == std::string::npos) return no_change(text, measure);
    const std::string by(trim(std::string_view(text).substr(space)));
    if (by.empty() || (by.front() != '+' && by.front() != '-')) return no_change(text, measure);
    const auto size = amount(by.substr(1), measure);
    if (!size) return tl::unexpected<Error>(size.error());
    return ChangeTold{measure, *side, by.front() == '+' ? *size : -*size};
}

}  // namespace jadoube::desk
