#include "desk/known/game_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "game/replay.hpp"
#include "report/game/game_findings.hpp"

namespace jadoube::desk {
namespace {

constexpr std::size_t kLargestFile = std::size_t{256} << 20;  // a file to choose one game from; audits stream

std::string list_of_games(const std::vector<game::PgnGame>& games) {
    constexpr std::size_t kShown = 20;
    std::string text;
    for (std::size_t i = 0; i < games.size() && i < kShown; ++i) {
        text += fmt::format("{}--game {}: {}", i == 0 ? "" : "; ", i + 1, title_of(games[i].record));
    }
    if (games.size() > kShown) text += fmt::format("; and {} more", games.size() - kShown);
    return text;
}

/// A tag or a move: without any, what was read is no game but the remains of another kind of file.
bool says_anything(const game::PgnGame& game) {
    return !game.record.tags.empty() || !game.record.moves.empty();
}

tl::unexpected<Error> which_one(const std::vector<game::PgnGame>& games, const std::string& file) {
    return failure(ErrorCode::usage, fmt::format("there are {} games; which one?", games.size()), file,
                   list_of_games(games));
}

tl::unexpected<Error> no_such_game(std::int64_t number, std::size_t count, const std::string& file) {
    return failure(ErrorCode::no_such_game, fmt::format("there is no game {}", number), file,
                   count == 1 ? "the file holds one game" : fmt::format("the file holds games 1 to {}", count));
}

/// From and to, both of them taken.
struct NumberRange {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// "7" or "4-6".
std::optional<NumberRange> range_in(std::string_view text) {
    const auto dash = text.find('-', 1);
    const auto first = parse_int(trim(text.substr(0, dash)));
    const auto last = dash == std::string_view::npos ? first : parse_int(trim(text.substr(dash + 1)));
    if (!first || !last || *first > *last) return std::nullopt;
    return NumberRange{*first, *last};
}

/// Which games are chosen, in the order of the file.
Result<std::vector<bool>> chosen_among(std::size_t count, const std::string& numbers, const std::string& file) {
    std::vector<bool> chosen(count, lower(trim(numbers)) == "all");
    if (lower(trim(numbers)) == "all") return chosen;
    for (const std::string_view part : split(numbers, ',')) {
        const auto range = range_in(part);
        if (!range) {
            return failure(ErrorCode::usage, fmt::format("'{}' is no whole number", part), "--game",
                           "write 3, 1,4-6 or all");
        }
        if (range->first < 1) return no_such_game(range->first, count, file);
        if (range->last > static_cast<std::int64_t>(count)) return no_such_game(range->last, count, file);
        std::fill(chosen.begin() + range->first - 1, chosen.begin() + range->last, true);
    }
    return chosen;
}

}  // namespace

std::string title_of(const game::Record& record) {
    const auto or_unknown = [&](const char* tag) {
        const std::string value = record.tag(tag);
        return value.empty() ? std::string("?") : value;
    };
    std::string title = or_unknown("White") + " - " + or_unknown("Black");
    if (const std::string event = record.tag("Event"); !event.empty() && event != "?") title += ", " + event;
    return title + (record.result ? ", " + game::to_text(*record.result) : "");
}

Result<std::vector<game::PgnGame>> read_games(const std::string& file) {
    const auto text = read_file(file, kLargestFile);
    if (!text) return tl::unexpected<Error>(text.error());
    if (text->starts_with("\xFF\xFE") || text->starts_with("\xFE\xFF")) {
        return failure(ErrorCode::not_utf8, "UTF-16 text", file, "save the file as UTF-8");
    }
    std::istringstream in(*text);
    game::PgnReader reader(in);
    std::vector<game::PgnGame> games;
    while (auto game = reader.next()) games.push_back(std::move(*game));
    if (std::none_of(games.begin(), games.end(), says_anything)) {
        return failure(ErrorCode::bad_pgn, "there is no game in it", file,
                       "a PGN file has tags in brackets and moves such as 1. e4 e5");
    }
    return games;
}

Error not_read(const game::Record& record, const game::PgnFinding& unread, const std::string& file) {
    const game::Replay replay(record);
    const game::Ply known{std::clamp(unread.ply.value - 1, 0, replay.end().value)};
    return {ErrorCode::bad_pgn,
            fmt::format("the game is known to {}, and not to the moment asked about: {}: {}",
                        report::move_words(replay, known), name_of(unread.kind), unread.text),
            unread.line > 0 ? fmt::format("{}, line {}", file, unread.line) : file,
            "correct the record, or ask with --at about an earlier moment"};
}

Result<ChosenGame> choose_game(const GameChoice& choice) {
    auto games = read_games(choice.file);
    if (!games) return tl::unexpected<Error>(games.error());
    const int count = static_cast<int>(games->size());
    if (!choice.number && count > 1) return which_one(*games, choice.file);
    const int number = choice.number.value_or(1);
    if (number < 1 || number > count) return no_such_game(number, games->size(), choice.file);
    game::PgnGame& game = (*games)[static_cast<std::size_t>(number) - 1];
    game::Ply at = game.record.end();
    if (!choice.at.empty()) {
        const auto moment = game::parse_moment(game.record, choice.at);
        if (!moment) {
            Error error = moment.error();
            error.where = fmt::format("--at, {}", choice.file);
            return tl::unexpected<Error>(std::move(error));
        }
        at = *moment;
    } else if (game.unread) {
        return tl::unexpected<Error>(not_read(game.record, *game.unread, choice.file));
    }
    return ChosenGame{std::move(game), at};
}

Result<std::vector<NumberedGame>> choose_games(const std::string& file, const std::string& numbers) {
    auto games = read_games(file);
    if (!games) return tl::unexpected<Error>(games.error());
    if (numbers.empty() && games->size() > 1) return which_one(*games, file);
    const auto chosen = chosen_among(games->size(), numbers.empty() ? "1" : numbers, file);
    if (!chosen) return tl::unexpected<Error>(chosen.error());
    std::vector<NumberedGame> found;
    for (std::size_t i = 0; i < games->size(); ++i)
        if ((*chosen)[i]) found.push_back({static_cast<int>(i) + 1, std::move((*games)[i])});
    return found;
}

}  // namespace jadoube::desk
