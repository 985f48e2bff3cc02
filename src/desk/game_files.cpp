#include "desk/game_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/file.hpp"

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

Result<ChosenGame> choose_game(const GameChoice& choice) {
    auto games = read_games(choice.file);
    if (!games) return tl::unexpected<Error>(games.error());
    const int count = static_cast<int>(games->size());
    if (!choice.number && count > 1) {
        return failure(ErrorCode::usage, fmt::format("there are {} games; which one?", count), choice.file,
                       list_of_games(*games));
    }
    const int number = choice.number.value_or(1);
    if (number < 1 || number > count) {
        return failure(ErrorCode::no_such_game, fmt::format("there is no game {}", number), choice.file,
                       count == 1 ? "the file holds one game" : fmt::format("the file holds games 1 to {}", count));
    }
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
    }
    return ChosenGame{std::move(game), at};
}

}  // namespace jadoube::desk
