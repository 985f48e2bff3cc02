#include "event/reference.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr std::size_t kLongestSection = 32;
constexpr std::int64_t kLargestNumber = 9999;

bool is_section(std::string_view text) {
    return !text.empty() && text.size() <= kLongestSection && is_letter(text.front()) &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; });
}

tl::unexpected<Error> refuse(std::string_view whole, std::string why) {
    return failure(ErrorCode::usage, fmt::format("'{}' names no game: {}", for_terminal(whole, 60), why), {},
                   "write round and board: r5b12, in a section A.r5b12, in a team match r5m3b2");
}

bool begins_with(std::string_view text, char letter) {
    return !text.empty() && lower(text.substr(0, 1)).front() == letter;
}

/// Takes a letter and its number off the front of `rest`.
Result<int> take_number(std::string_view whole, std::string_view& rest, char letter, std::string_view what) {
    if (!begins_with(rest, letter)) {
        const std::string found = rest.empty() ? "the end" : fmt::format("'{}'", for_terminal(rest, 20));
        return refuse(whole, fmt::format("expected '{}' and the number of the {}, found {}", letter, what, found));
    }
    rest.remove_prefix(1);
    const auto count =
        static_cast<std::size_t>(std::distance(rest.begin(), std::find_if_not(rest.begin(), rest.end(), is_digit)));
    const auto digits = rest.substr(0, count);
    rest.remove_prefix(digits.size());
    const auto number = parse_int(digits);
    if (!number || *number < 1 || *number > kLargestNumber) {
        return refuse(whole, fmt::format("expected the number of the {} after '{}', from 1 to {}, found '{}'", what,
                                         letter, kLargestNumber, for_terminal(digits.empty() ? rest : digits, 20)));
    }
    return static_cast<int>(*number);
}

}  // namespace

RoundReference round_of(const GameReference& game) {
    return {game.section, game.round};
}

std::string to_text(const GameReference& game) {
    const std::string section = game.section.empty() ? "" : game.section + ".";
    const std::string match = game.match ? fmt::format("m{}", *game.match) : "";
    return fmt::format("{}r{}{}b{}", section, game.round, match, game.board);
}

Result<GameReference> parse_game_reference(std::string_view text) {
    GameReference game;
    std::string_view rest = text;
    if (const auto dot = text.find('.'); dot != std::string_view::npos) {
        game.section = text.substr(0, dot);
        if (!is_section(game.section)) {
            return refuse(text, fmt::format("'{}' is no section", for_terminal(game.section, 40)));
        }
        rest.remove_prefix(dot + 1);
    }
    const auto round = take_number(text, rest, 'r', "round");
    if (!round) return tl::unexpected(round.error());
    game.round = *round;
    if (begins_with(rest, 'm')) {
        const auto match = take_number(text, rest, 'm', "match");
        if (!match) return tl::unexpected(match.error());
        game.match = *match;
    }
    const auto board = take_number(text, rest, 'b', "board");
    if (!board) return tl::unexpected(board.error());
    game.board = *board;
    if (!rest.empty()) return refuse(text, fmt::format("'{}' is left over", for_terminal(rest, 20)));
    return game;
}

}  // namespace jadoube::event
