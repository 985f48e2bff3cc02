#include "event/livechess/live_moves.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "chess/chess960.hpp"
#include "game/pgn/pgn_builder.hpp"

namespace jadoube::event {
namespace {

using Kind = ImportFindingKind;

constexpr int kUsualStart = 518;
constexpr std::int64_t kMostSeconds = 999LL * 3600;

/// Of one move; nothing where it is not told.
struct MoveTimes {
    std::optional<Millis> left = {};
    std::optional<Millis> spent = {};
};

/// Seconds; nothing where it is no time of a clock.
std::optional<Millis> seconds_in(std::string_view text) {
    const auto seconds = parse_int(text);
    if (!seconds || *seconds < 0 || *seconds > kMostSeconds) return std::nullopt;
    return Millis{*seconds * 1000};
}

/// "5402+3", "5402", "+3".
std::optional<MoveTimes> times_in(std::string_view text) {
    const auto plus = text.find('+');
    const std::string_view left = text.substr(0, plus);
    MoveTimes times;
    if (!left.empty() && !(times.left = seconds_in(left))) return std::nullopt;
    if (plus != std::string_view::npos && !(times.spent = seconds_in(text.substr(plus + 1)))) return std::nullopt;
    return times;
}

class LiveMoves {
public:
    LiveMoves(const std::string& file, ImportFindings& findings) : file_(file), findings_(findings) {}

    game::PgnGame read(const Json& game) {
        if (const Json* start = game.find("chess960")) take_start(*start);
        if (const Json* moves = game.find("moves")) take_moves(*moves);
        if (const Json* clock = game.find("clock")) take_clock(*clock);
        builder_.finish(last_line_);
        game::PgnGame read{std::move(builder_.record()), game.line(), 0, std::move(builder_.findings()),
                           std::move(builder_.unread())};
        if (!read.unread) read.unread = std::move(no_move_);
        return read;
    }

private:
    void take_start(const Json& told) {
        if (told.is_null()) return;
        const std::int64_t* number = told.if_int();
        const auto start = number != nullptr && *number >= 0 && *number < chess::kChess960Positions
                               ? chess::chess960_start(static_cast<int>(*number))
                               : std::nullopt;
        if (!start) return unreadable(told, "chess960", "the number of a start position, 0 to 959");
        if (*number == kUsualStart) return;
        builder_.record().set_tag("Variant", "Chess960");
        builder_.record().set_tag("SetUp", "1");
        builder_.record().set_tag("FEN", chess::to_fen(*start));
    }

    void take_moves(const Json& told) {
        if (told.is_null()) return;
        const JsonArray* moves = told.if_array();
        if (moves == nullptr) return unreadable(told, "moves", "a list of moves");
        for (const Json& move : *moves) {
            take_move(move);
            if (no_move_) return;
        }
    }

    void take_move(const Json& told) {
        last_line_ = told.line();
        const std::string words = told.if_string() != nullptr ? std::string(trim(*told.if_string())) : std::string();
        const auto blank = words.find(' ');
        const std::size_t before = moves().size();
        builder_.word(words.substr(0, blank), last_line_);
        if (moves().size() == before) return end_at(told, words);
        const std::string_view clock =
            blank == std::string::npos ? std::string_view{} : trim(std::string_view(words).substr(blank));
        const auto times = times_in(clock);
        if (!times) return unreadable(told, "times of a move", "seconds, as 5402+3");
        moves().back().clock = times->left;
        moves().back().elapsed = times->spent;
    }

    /// Nothing is read on from a position that is not known.
    void end_at(const Json& told, const std::string& words) {
        no_move_ =
            game::PgnFinding{game::PgnFindingKind::unreadable_move, told.line(),
                             game::Ply{static_cast<int>(moves().size()) + 1}, fmt::format("'{}' is no move", words)};
    }

    /// The clock of a side that stands still shows what its last move left.
    void take_clock(const Json& told) {
        if (told.is_null()) return;
        if (told.if_object() == nullptr) return unreadable(told, "clock", "the clocks of both players");
        const bool is_running = told.truth("run");
        const std::size_t count = moves().size();
        const bool white_is_next = (count % 2 == 0) == (start().turn == chess::Color::white);
        for (std::size_t back = 1; back <= std::min<std::size_t>(count, 2); ++back) {
            game::HalfMove& move = moves()[count - back];
            const bool is_of_next = back == 2;
            if (move.clock || (is_of_next && is_running)) continue;
            const Json* left = told.find(white_is_next == is_of_next ? "white" : "black");
            const std::int64_t* seconds = left != nullptr ? left->if_int() : nullptr;
            if (seconds != nullptr && *seconds >= 0 && *seconds <= kMostSeconds) move.clock = Millis{*seconds * 1000};
        }
    }

    std::vector<game::HalfMove>& moves() { return builder_.record().moves; }
    [[nodiscard]] const chess::Setup& start() { return builder_.record().start; }

    void unreadable(const Json& told, std::string_view what, std::string_view expected) {
        findings_.push_back({Kind::unreadable, told.line(), 1,
                             fmt::format("{}: {} stands where {} should", what,
                                         told.if_string() != nullptr ? fmt::format("'{}'", *told.if_string())
                                                                     : fmt::format("a {}", told.type_name()),
                                         expected),
                             file_});
    }

    const std::string& file_;
    ImportFindings& findings_;
    game::PgnBuilder builder_{1};
    int last_line_ = 1;
    std::optional<game::PgnFinding> no_move_;
};

}  // namespace

game::PgnGame read_live_moves(const Json& game, const std::string& file, ImportFindings& findings) {
    return LiveMoves(file, findings).read(game);
}

}  // namespace jadoube::event
