#include "cli/typed/reading_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::cli {
namespace {

using chess::Color;

constexpr const char* kShape = "write a board a line: r5b1 1:20:05 1:31:10 18 w";
constexpr Millis kWholeDay{std::int64_t{24} * 3600 * 1000};

/// Moves completed, as typed: White's, and Black's where they were told apart.
struct MovesTold {
    int white = 0;
    std::optional<int> black = {};
};

tl::unexpected<Error> refuse_readings(std::string why) {
    return failure(ErrorCode::usage, std::move(why), {}, kShape);
}

std::optional<Color> side_of(const std::string& word) {
    if (word == "w") return Color::white;
    if (word == "b") return Color::black;
    return chess::color_named(word);
}

std::optional<int> count_of(std::string_view word) {
    constexpr std::int64_t kMost = 9999;
    const auto count = parse_int(word);
    return count && *count >= 0 && *count <= kMost ? std::optional(static_cast<int>(*count)) : std::nullopt;
}

/// Takes the words of one line in.
class Line {
public:
    explicit Line(const std::string& round) : round_(round) {}

    Result<void> take(std::string_view word) {
        if (word.find(':') != std::string_view::npos) return take_time(word);
        if (const auto side = side_of(lower(word))) return keep(board_.clocks.running, *side, "a side that ran");
        if (word.front() >= '0' && word.front() <= '9') return take_moves(word);
        return take_game(word);
    }

    Result<log::BoardReading> finish() {
        if (!game_) return refuse_readings("the game is missing");
        if (!board_.clocks.reading.white || !board_.clocks.reading.black)
            return refuse_readings("both clocks are needed");
        board_.game = *game_;
        if (moves_) {
            board_.clocks.moves = {moves_->white, moves_->black};
            if (const auto counted = count_black(); !counted) return tl::unexpected<Error>(counted.error());
        }
        return board_;
    }

private:
    template <typename T>
    static Result<void> keep(std::optional<T>& place, const T& value, std::string_view what) {
        if (place) return refuse_readings(fmt::format("{} was given twice", what));
        place = value;
        return {};
    }

    Result<void> take_time(std::string_view word) {
        const auto time = parse_millis(word);
        if (!time) return tl::unexpected<Error>(time.error());
        auto& reading = board_.clocks.reading;
        return keep(reading.white ? reading.black : reading.white, *time, "a third clock, or one");
    }

    Result<void> take_moves(std::string_view word) {
        const auto parts = split(word, '/');
        const auto white = count_of(parts.front());
        const auto black = count_of(parts.back());
        if (!white || !black || parts.size() > 2) {
            return refuse_readings(fmt::format("'{}' is no number of moves", for_terminal(word, 40)));
        }
        return keep(moves_, MovesTold{*white, parts.size() == 2 ? black : std::nullopt}, "the number of moves");
    }

    Result<void> take_game(std::string_view word) {
        const char first = lower(word.substr(0, 1)).front();
        const bool needs_round = !round_.empty() && (first == 'b' || first == 'm');
        auto game = event::parse_game_reference(needs_round ? round_ + std::string(word) : std::string(word));
        if (!game) {
            game.error().hint = round_.empty() ? "name the game as in r5b12, or the round with --round r5" : kShape;
            return tl::unexpected<Error>(game.error());
        }
        return keep(game_, *game, "the game");
    }

    /// Where it is known whose clock ran, Black has completed as many as White or one less.
    Result<void> count_black() {
        auto& moves = board_.clocks.moves;
        const auto& running = board_.clocks.running;
        if (moves.black || !running) return {};
        moves.black = *moves.white - (*running == Color::black ? 1 : 0);
        if (*moves.black >= 0) return {};
        return refuse_readings("Black's clock runs, and White has completed no move: write 0/0 if it was so");
    }

    const std::string& round_;
    log::BoardReading board_;
    std::optional<event::GameReference> game_;
    std::optional<MovesTold> moves_;
};

Result<log::BoardReading> read_line(std::string_view text, const std::string& round) {
    Line line(round);
    std::string words(text);
    std::replace(words.begin(), words.end(), '\t', ' ');
    for (const std::string_view word : split(words, ' ')) {
        if (word.empty()) continue;
        if (const auto taken = line.take(word); !taken) return tl::unexpected<Error>(taken.error());
    }
    return line.finish();
}

Result<log::BoardReading> read_new(std::string_view text, const std::string& round,
                                   const std::vector<log::BoardReading>& boards) {
    auto board = read_line(text, round);
    if (!board) return board;
    const auto same = [&](const log::BoardReading& other) { return other.game == board->game; };
    if (std::none_of(boards.begin(), boards.end(), same)) return board;
    return refuse_readings(fmt::format("{} was read twice", event::to_text(board->game)));
}

}  // namespace

tl::expected<std::vector<log::BoardReading>, Errors> read_lines(const std::vector<std::string>& lines,
                                                                const std::string& round) {
    if (!round.empty() && !event::parse_game_reference(round + "b1")) {
        return tl::unexpected<Errors>(Errors{{ErrorCode::usage, fmt::format("'{}' is no round", for_terminal(round)),
                                              "--round", "--round r5, in a section --round A.r5"}});
    }
    std::vector<log::BoardReading> boards;
    Errors errors;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view text = trim(lines[i]);
        if (text.empty()) continue;
        auto board = read_new(text, round, boards);
        if (board) {
            boards.push_back(std::move(*board));
            continue;
        }
        board.error().where = fmt::format("line {} ('{}')", i + 1, for_terminal(text, 80));
        errors.push_back(std::move(board.error()));
    }
    if (boards.empty() && errors.empty()) errors.push_back(Error{ErrorCode::usage, "no reading was given", {}, kShape});
    if (!errors.empty()) return tl::unexpected<Errors>(std::move(errors));
    return boards;
}

Result<Millis> watch_option(const std::string& text, const std::string& option) {
    const bool has_seconds = std::count(text.begin(), text.end(), ':') == 2;
    auto time = parse_millis(has_seconds ? text : text + ":00");
    if (time && *time >= Millis{} && *time < kWholeDay) return time;
    return failure(ErrorCode::bad_time, fmt::format("'{}' is no time of the day", for_terminal(text, 40)), option,
                   option + " 14:30");
}

}  // namespace jadoube::cli
