#include "desk/known/game_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <limits>
#include <memory>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "game/replay.hpp"
#include "report/game/game_findings.hpp"

namespace jadoube::desk {
namespace {

/// The titles of the first games, and how many there are.
class ListOfGames {
public:
    void add(const game::Record& record) {
        constexpr int kShown = 20;
        if (++count_ > kShown) return;
        text_ += fmt::format("{}--game {}: {}", count_ == 1 ? "" : "; ", count_, title_of(record));
        shown_ = count_;
    }
    [[nodiscard]] tl::unexpected<Error> which_one(const std::string& file) const {
        const std::string more = count_ > shown_ ? fmt::format("; and {} more", count_ - shown_) : std::string();
        return failure(ErrorCode::usage, fmt::format("there are {} games; which one?", count_), file, text_ + more);
    }

private:
    int count_ = 0;
    int shown_ = 0;
    std::string text_;
};

/// A tag or a move: without any, what was read is no game but the remains of another kind of file.
bool says_anything(const game::PgnGame& game) {
    return !game.record.tags.empty() || !game.record.moves.empty();
}

tl::unexpected<Error> no_such_game(std::int64_t number, int count, const std::string& file) {
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

/// Which games are chosen.
struct ChosenNumbers {
    std::vector<NumberRange> ranges;

    [[nodiscard]] bool has(std::int64_t number) const {
        return std::any_of(ranges.begin(), ranges.end(),
                           [&](const NumberRange& range) { return range.first <= number && number <= range.last; });
    }
    [[nodiscard]] std::int64_t last() const {
        std::int64_t last = 0;
        for (const NumberRange& range : ranges) last = std::max(last, range.last);
        return last;
    }
    /// Of those chosen the first that a file with so many games has not.
    [[nodiscard]] std::optional<std::int64_t> beyond(std::int64_t count) const {
        for (const NumberRange& range : ranges)
            if (range.last > count) return std::max(range.first, count + 1);
        return std::nullopt;
    }
};

constexpr std::int64_t kLastOfAll = std::numeric_limits<std::int64_t>::max();

bool means_all(const std::string& numbers) {
    return lower(trim(numbers)) == "all";
}

Result<ChosenNumbers> chosen_numbers(const std::string& numbers, const std::string& file) {
    if (means_all(numbers)) return ChosenNumbers{{{1, kLastOfAll}}};
    ChosenNumbers chosen;
    for (const std::string_view part : split(numbers, ',')) {
        const auto range = range_in(part);
        if (!range) {
            return failure(ErrorCode::usage, fmt::format("'{}' is no whole number", part), "--game",
                           "write 3, 1,4-6 or all");
        }
        if (range->first < 1)
            return failure(ErrorCode::no_such_game, fmt::format("there is no game {}", range->first), file,
                           "they are counted from 1");
        chosen.ranges.push_back(*range);
    }
    return chosen;
}

/// The file to take games from, or standard input. Reads neither UTF-16, which begins with a byte that UTF-8 never has.
class GameSource {
public:
    static Result<GameSource> open(const std::string& file) {
        GameSource source;
        if (file != "-") {
            if (const auto readable = require_readable(file); !readable) return tl::unexpected<Error>(readable.error());
            source.file_ = std::make_unique<std::ifstream>(file, std::ios::binary);
        }
        const int first = source.stream().peek();
        if (first != 0xFE && first != 0xFF) return source;
        return failure(ErrorCode::not_utf8, "UTF-16 text", file, "save the file as UTF-8");
    }
    [[nodiscard]] std::istream& stream() { return file_ ? *file_ : std::cin; }

private:
    std::unique_ptr<std::ifstream> file_;
};

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

Result<int> each_game(const std::string& file, const TakeGame& take) {
    auto source = GameSource::open(file);
    if (!source) return tl::unexpected<Error>(source.error());
    game::PgnReader reader(source->stream());
    int count = 0;
    bool says_any = false;
    std::vector<NumberedGame> silent;  // until one says anything
    while (auto game = reader.next()) {
        says_any = says_any || says_anything(*game);
        silent.push_back({++count, std::move(*game)});
        if (!says_any) continue;
        for (NumberedGame& one : silent)
            if (!take(std::move(one))) return count;
        silent.clear();
    }
    for (const game::PgnFinding& left : reader.leftovers())
        if (left.kind == game::PgnFindingKind::read_failed)
            return failure(ErrorCode::file_unreadable, "cannot be read to its end", file);
    if (says_any) return count;
    return failure(ErrorCode::bad_pgn, "there is no game in it", file,
                   "a PGN file has tags in brackets and moves such as 1. e4 e5");
}

game::Ply last_known(const game::Replay& replay, const game::PgnFinding& unread) {
    return game::Ply{std::clamp(unread.ply.value - 1, 0, replay.end().value)};
}

Error not_read(const game::Record& record, const game::PgnFinding& unread, const std::string& file) {
    const game::Replay replay(record);
    return {ErrorCode::bad_pgn,
            fmt::format("the game is known to {}, and not to the moment asked about: {}",
                        report::move_words(replay, last_known(replay, unread)), unread.text),
            unread.line > 0 ? fmt::format("{}, line {}", file, unread.line) : file,
            "correct the record, or ask with --at about an earlier moment"};
}

namespace {

/// The game with that number; without one, the only one.
Result<game::PgnGame> game_numbered(const std::string& file, const std::optional<int>& number) {
    ListOfGames list;
    std::optional<game::PgnGame> chosen;
    const int wanted = number.value_or(1);
    const auto count = each_game(file, [&](NumberedGame one) {
        if (!number) list.add(one.game.record);
        if (one.number == wanted) chosen = std::move(one.game);
        return !number || !chosen;
    });
    if (!count) return tl::unexpected<Error>(count.error());
    if (!number && *count > 1) return list.which_one(file);
    if (!chosen) return no_such_game(wanted, *count, file);
    return std::move(*chosen);
}

}  // namespace

Result<ChosenGame> choose_game(const GameChoice& choice) {
    auto game = game_numbered(choice.file, choice.number);
    if (!game) return tl::unexpected<Error>(game.error());
    game::Ply at = game->record.end();
    if (!choice.at.empty()) {
        const auto moment = game::parse_moment(game->record, choice.at);
        if (!moment) {
            Error error = moment.error();
            error.where = fmt::format("--at, {}", choice.file);
            return tl::unexpected<Error>(std::move(error));
        }
        at = *moment;
    } else if (game->unread) {
        return tl::unexpected<Error>(not_read(game->record, *game->unread, choice.file));
    }
    return ChosenGame{std::move(*game), at};
}

Result<void> each_chosen_game(const std::string& file, const std::string& numbers, const TakeGame& take) {
    if (numbers.empty()) {
        auto only = game_numbered(file, std::nullopt);
        if (!only) return tl::unexpected<Error>(only.error());
        (void)take({1, std::move(*only)});
        return {};
    }
    const auto chosen = chosen_numbers(numbers, file);
    if (!chosen) return tl::unexpected<Error>(chosen.error());
    bool goes_on = true;
    const auto count = each_game(file, [&](NumberedGame one) {
        const int number = one.number;
        if (chosen->has(number)) goes_on = take(std::move(one));
        return goes_on && number < chosen->last();
    });
    if (!count) return tl::unexpected<Error>(count.error());
    const auto beyond = means_all(numbers) || !goes_on ? std::nullopt : chosen->beyond(*count);
    return beyond ? Result<void>(no_such_game(*beyond, *count, file)) : Result<void>{};
}

bool may_name_several(const std::string& numbers) {
    return !numbers.empty() && !parse_int(trim(numbers));
}

}  // namespace jadoube::desk
