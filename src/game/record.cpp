#include "game/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::game {
namespace {

constexpr std::array<std::string_view, 5> kShares{"0", "1/4", "1/2", "3/4", "1"};
constexpr std::array<std::string_view, 5> kShortShares{"0", "¼", "½", "¾", "1"};

/// Half-moves from White's first move of the move with number 0 to the half-move that leads to ply 1.
int halfmoves_before(const chess::Setup& start) {
    return 2 * start.move_number + (start.turn == chess::Color::black ? 1 : 0);
}

/// The side that a moment names after the move number: "b" and "..." are Black, nothing, "w" and "." White.
std::optional<chess::Color> side_of_moment(std::string_view suffix) {
    if (suffix.empty() || suffix == "w" || suffix == ".") return chess::Color::white;
    if (suffix == "b" || suffix == "...") return chess::Color::black;
    return std::nullopt;
}

tl::unexpected<Error> no_such_move(const Record& record, std::string_view text) {
    if (record.moves.empty()) return failure(ErrorCode::no_such_game, "the game has no moves");
    return failure(ErrorCode::no_such_game,
                   fmt::format("the game has no move {}: its moves are {} to {}", text,
                               move_label(record.start, Ply{1}), move_label(record.start, record.end())),
                   {}, "write 45 or 45w for the position after White's move 45, 45b for the one after Black's");
}

}  // namespace

bool operator==(const Variation& a, const Variation& b) {
    return a.comment == b.comment && a.moves == b.moves;
}

std::string_view to_text(Share share) {
    assert(share.quarters >= 0 && share.quarters < std::ssize(kShares));
    return kShares[static_cast<std::size_t>(share.quarters)];
}

std::optional<Share> parse_share(std::string_view text) {
    for (std::size_t quarters = 0; quarters < kShares.size(); ++quarters)
        if (text == kShares[quarters] || text == kShortShares[quarters])
            return Share::of_quarters(static_cast<int>(quarters));
    return std::nullopt;
}

std::string to_text(Score score) {
    return fmt::format("{}-{}", to_text(score.white), to_text(score.black));
}

std::optional<Score> parse_score(std::string_view text) {
    constexpr int kOnePoint = 4;
    const auto dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto white = parse_share(text.substr(0, dash));
    const auto black = parse_share(text.substr(dash + 1));
    if (!white || !black || white->quarters + black->quarters > kOnePoint) return std::nullopt;
    return Score{*white, *black};
}

std::string Record::tag(std::string_view name) const {
    const auto found = std::find_if(tags.rbegin(), tags.rend(), [&](const Tag& tag) { return tag.first == name; });
    return found == tags.rend() ? std::string() : found->second;
}

void Record::set_tag(std::string_view name, std::string value) {
    const auto found = std::find_if(tags.rbegin(), tags.rend(), [&](const Tag& tag) { return tag.first == name; });
    if (found == tags.rend()) {
        tags.emplace_back(name, std::move(value));
    } else {
        found->second = std::move(value);
    }
}

std::string move_label(const chess::Setup& start, Ply ply) {
    if (ply.value < 1) return {};
    const int halfmove = halfmoves_before(start) + ply.value - 1;
    return fmt::format("{}{}", halfmove / 2, halfmove % 2 == 0 ? "." : "...");
}

Result<Ply> parse_moment(const Record& record, std::string_view text) {
    const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
    const auto number = parse_int(text.substr(0, digits));
    const auto side = side_of_moment(lower(text.substr(digits)));
    if (!number || !side) {
        return failure(ErrorCode::usage, fmt::format("'{}' names no move", text), {},
                       "write 45 or 45w for the position after White's move 45, 45b for the one after Black's");
    }
    if (*number > record.start.move_number + record.end().value) return no_such_move(record, text);
    const int halfmove = 2 * static_cast<int>(*number) + (*side == chess::Color::black ? 1 : 0);
    const int ply = halfmove - halfmoves_before(record.start) + 1;
    if (ply < 0 || ply > record.end().value) return no_such_move(record, text);
    return Ply{ply};
}

}  // namespace jadoube::game
