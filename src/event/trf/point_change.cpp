#include "event/trf/point_change.hpp"

#include <fmt/format.h>

namespace jadoube::event {
namespace {

constexpr int kTableShift = 2;

/// A decimal point where only the table has one: in the points, or else in the match points.
bool is_by_table(const Line& line) {
    const auto has_point = [&](int column) { return line.at(column) == '.' || line.at(column) == ','; };
    return !has_point(14) && (has_point(16) || (!has_point(9) && has_point(11)));
}

}  // namespace

std::optional<PointChange> read_point_change(const Line& line, ImportFindings& findings) {
    TrfFields fields(line, findings);
    const int shift = is_by_table(line) ? kTableShift : 0;
    if (shift != 0) fields.note(ImportFindingKind::other_columns, 12 + shift, "299 by the columns of the table");
    PointChange change{.line = line.number()};
    const char sign = line.at(5);
    const auto score = score_signed(sign);
    if (!score) fields.note(ImportFindingKind::unreadable, 5, fmt::format("kind: '{}'", sign));
    if (score && *score != RoundScore::open) change.for_score = score;
    change.match_points = fields.points(7, 10 + shift, "match points");
    change.points = fields.points(11 + shift, 15 + shift, "points");
    change.round = fields.number(16 + shift, 19 + shift, "round");
    change.numbers = fields.numbers(21 + shift, 4, "number");
    if (!change.match_points && !change.points) return std::nullopt;
    return change;
}

}  // namespace jadoube::event
