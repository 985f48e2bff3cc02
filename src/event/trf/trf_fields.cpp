#include "event/trf/trf_fields.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr std::int64_t kMostInField = 9999;

}  // namespace

std::optional<int> TrfFields::number(int first, int last, std::string_view what) {
    const std::string field = text(first, last);
    if (field.empty()) return std::nullopt;
    const auto number = parse_int(field);
    if (number && *number >= 0 && *number <= kMostInField) return static_cast<int>(*number);
    unreadable(first, what, field);
    return std::nullopt;
}

std::optional<Points> TrfFields::points(int first, int last, std::string_view what) {
    const std::string field = text(first, last);
    if (field.empty()) return std::nullopt;
    auto points = parse_points(field);
    if (!points) unreadable(first, what, field);
    return points;
}

std::vector<int> TrfFields::numbers(int first, int width, std::string_view what) {
    std::vector<int> numbers;
    for (int column = first; column <= line_->width(); column += width + 1)
        if (const auto one = number(column, column + width - 1, what)) numbers.push_back(*one);
    return numbers;
}

void TrfFields::note(ImportFindingKind kind, int column, std::string text) {
    findings_->push_back({kind, line_->number(), column, std::move(text)});
}

void TrfFields::unreadable(int column, std::string_view what, std::string_view found) {
    note(ImportFindingKind::unreadable, column, fmt::format("{}: '{}'", what, found));
}

}  // namespace jadoube::event
