#include "desk/incident/incident_told.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "chess/notation.hpp"

namespace jadoube::desk {

namespace {

/// What was told cannot be done on the board that play goes on from.
tl::unexpected<Error> does_not_fit(const Error& error, const LeftOff& left) {
    const auto& board = left.standing.play_from;
    if (!board) return tl::unexpected<Error>(error);
    return failure(error.code, error.message, error.where,
                   fmt::format("the game goes on from incident {}: {}; tell another board with --fen, or --no-position",
                               left.number, chess::to_fen(*board)));
}

}  // namespace

Result<LineOfGame> read_in_game(const std::string& line, const Beginning& beginning) {
    const auto position = beginning.position();
    auto read = read_line(line, position);
    auto from = read ? gone_on_from(beginning, read->acts) : std::nullopt;
    if (from) return LineOfGame{std::move(*read), position, std::move(from)};
    if (!read && goes_on_whatever_is_told(beginning)) return does_not_fit(read.error(), *beginning.left);
    if (position != beginning.told) read = read_line(line, beginning.told);
    if (!read) return tl::unexpected<Error>(read.error());
    return LineOfGame{std::move(*read), beginning.told};
}

Result<IncidentTold> told_by_line(IncidentTold told, const LineOfGame& line) {
    auto added = with_line(std::move(told.told), line.read);
    if (!added) return tl::unexpected<Error>(added.error());
    told.told = std::move(*added);
    told.goes_on_from = line.goes_on_from;
    return told;
}

IncidentTold told_by_acts(IncidentTold told, const Beginning& beginning) {
    told.goes_on_from = gone_on_from(beginning, told.told.given.dispute.acts);
    return told;
}

}  // namespace jadoube::desk
