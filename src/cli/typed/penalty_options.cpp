#include "cli/typed/penalty_options.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/typed/time_options.hpp"

namespace jadoube::cli {
namespace {

using rules::Measure;

tl::unexpected<Error> unreadable(const std::string& text, const std::string& option, const char* example) {
    return failure(ErrorCode::usage, fmt::format("'{}' says not whose, and how much more or less", text), option,
                   example);
}

/// "1", "0.5", "1.5": halves of a point.
std::optional<std::int64_t> half_points(std::string_view text) {
    const auto dot = text.find('.');
    const auto whole = parse_int(text.substr(0, dot));
    if (!whole || *whole < 0 || *whole > 100) return std::nullopt;
    if (dot == std::string_view::npos) return *whole * 2;
    const std::string_view rest = text.substr(dot + 1);
    if (rest == "5") return *whole * 2 + 1;
    return rest == "0" ? std::optional(*whole * 2) : std::nullopt;
}

Result<std::int64_t> amount(const std::string& text, Measure measure, const std::string& option) {
    if (measure == Measure::time) {
        const auto time = time_option(text, option);
        return time ? Result<std::int64_t>(time->count) : tl::unexpected<Error>(time.error());
    }
    if (const auto halves = half_points(text)) return *halves;
    return failure(ErrorCode::usage, fmt::format("'{}' is no number of points", text), option, "write 0.5, 1 or 1.5");
}

/// "black +2:00".
Result<desk::ChangeTold> change(const std::string& text, Measure measure) {
    const std::string option = measure == Measure::time ? "--time" : "--points";
    const char* example = measure == Measure::time ? "--time \"black +2:00\"" : "--points \"white -0.5\"";
    const auto space = text.find(' ');
    const auto side = chess::color_named(lower(text.substr(0, space)));
    if (!side || space == std::string::npos) return unreadable(text, option, example);
    const std::string by(trim(std::string_view(text).substr(space)));
    if (by.empty() || (by.front() != '+' && by.front() != '-')) return unreadable(text, option, example);
    const auto size = amount(by.substr(1), measure, option);
    if (!size) return tl::unexpected<Error>(size.error());
    return desk::ChangeTold{measure, *side, by.front() == '+' ? *size : -*size};
}

}  // namespace

Result<desk::PenaltiesTold> penalty_options(const std::vector<std::string>& names,
                                            const std::vector<std::string>& times,
                                            const std::vector<std::string>& points) {
    desk::PenaltiesTold told;
    for (const std::string& name : names) {
        const auto kind = rules::named<rules::Penalty>(name);
        if (!kind) {
            const auto known = texts_of(rules::all_words<rules::Penalty>());
            const auto meant = nearest(name, known);
            return failure(ErrorCode::unknown_name, fmt::format("no penalty '{}'", name), "--penalty",
                           meant ? fmt::format("did you mean '{}'?", *meant) : "one of " + list_of(known, "or"));
        }
        told.named.push_back(*kind);
    }
    for (const auto& [texts, measure] : {std::pair{&times, Measure::time}, std::pair{&points, Measure::points}}) {
        for (const std::string& text : *texts) {
            const auto one = change(text, measure);
            if (!one) return tl::unexpected<Error>(one.error());
            told.changes.push_back(*one);
        }
    }
    return told;
}

}  // namespace jadoube::cli
