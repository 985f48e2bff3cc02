#include "adjudicate/facts/time_standing.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "game/time/time_control_words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using game::PeriodPlace;
using game::TimePeriods;

/// The half-moves made before the matter, those that an earlier ruling has taken back among them.
std::size_t half_moves_before(const Scene& scene) {
    if (scene.context.restored_to) return scene.context.made.size();
    return std::min(static_cast<std::size_t>(std::max(scene.incident.ply, 0)), scene.context.made.size());
}

/// The half-moves that count for the time. Those taken back do not, unless the code counts what is taken back because
/// an illegal move was found later: then more than that move went back.
std::size_t half_moves_counted(const Scene& scene) {
    const std::size_t made = half_moves_before(scene);
    const auto& restored_to = scene.context.restored_to;
    if (!restored_to || static_cast<std::size_t>(*restored_to) >= made) return made;
    const auto left = static_cast<std::size_t>(*restored_to);
    const bool counts_later =
        scene.context.ruleset.definitions.retracted_moves_count == rules::RetractedMovesCount::found_later;
    return counts_later && made - left > 1 ? made : left;
}

using Movers = std::vector<std::optional<Color>>;

/// How many moves the receiver of odds makes together.
std::size_t moves_given(const Scene& scene) {
    const auto told = scene.context.game.event.find("odds_moves");
    const auto* number =
        told == scene.context.game.event.end() ? nullptr : std::get_if<std::int64_t>(&told->second.front());
    return number == nullptr ? 0 : static_cast<std::size_t>(std::max<std::int64_t>(*number, 0));
}

/// Nothing else can be a legal move on that board.
bool is_of_side_on_turn(const chess::Setup& at, const game::Played& played) {
    const auto* move = std::get_if<chess::Move>(&played);
    return move == nullptr || at.board.men(at.turn).has(move->from());
}

/// Who made each half-move of the line before the matter, those that a ruling has taken back among them: what was made
/// after these was made on the board to which it went back. Two running may be one side's, out of turn; nobody made
/// those that the record leaves out between moves given as odds.
Movers movers(const Scene& scene) {
    const auto& made = scene.context.made;
    const std::size_t taken_back = made.size() - std::min(scene.context.line.size(), made.size());
    const auto restored_to = static_cast<std::size_t>(std::max(scene.context.restored_to.value_or(0), 0));
    const std::size_t given_end = 2 * moves_given(scene);
    Movers by;
    chess::Setup at = *scene.context.game.start;
    chess::Setup restored = at;
    for (std::size_t i = 0; i < half_moves_before(scene); ++i) {
        if (i == restored_to) restored = at;
        if (taken_back > 0 && i == restored_to + taken_back) at = restored;
        const game::Played& played = made[i].played;
        const auto* irregular = std::get_if<game::IrregularMove>(&played);
        const bool is_left_out = std::holds_alternative<game::UnknownMove>(played) && i + 1 < given_end;
        const bool is_known = !is_left_out && is_of_side_on_turn(at, played);
        by.push_back(is_known ? std::optional(irregular != nullptr ? irregular->by : at.turn) : std::nullopt);
        if (is_of_side_on_turn(at, played)) at = game::after(at, played);
    }
    return by;
}

/// The game's first move is the first of the record; men given as odds may be missing.
bool is_from_the_beginning(const Scene& scene) {
    const GameState& game = scene.context.game;
    if (game.whole_game) return true;
    const chess::Board home = chess::Board::initial();
    bool stands_at_home = game.start->move_number == 1;
    for (int i = 0; i < 64 && stands_at_home; ++i) {
        const auto square = chess::Square::from_index(i);
        const auto man = game.start->board.at(square);
        stands_at_home = !man || man == home.at(square);
    }
    constexpr int kFewest = 28;  // a Queen, or a Rook with a Pawn, and less: what is given as odds
    return stands_at_home && game.start->board.men().count() >= kFewest;
}

/// By the record, which begins with the game, or else by the number of the move in the position that was given; nothing
/// where that is the first of a game that has long begun: nobody has counted.
std::optional<int> moves_before_the_start(const Scene& scene, Color side) {
    const chess::Setup& start = *scene.context.game.start;
    if (is_from_the_beginning(scene)) return scene.context.made.empty() ? std::nullopt : std::optional(0);
    if (start.move_number <= 1) return std::nullopt;
    const bool has_moved = side == Color::white && start.turn == Color::black;
    return start.move_number - 1 + (has_moved ? 1 : 0);
}

/// Pressed after the last move that he made among the acts.
bool pressed_in_acts(const Scene& scene, Color side) {
    const auto& acts = scene.context.dispute.acts;
    bool pressed = false;
    for (const Act& act : acts) {
        if (color_of(act.by) != side) continue;
        if (std::holds_alternative<Press>(act.what)) pressed = true;
        if (std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Castle>(act.what)) pressed = false;
    }
    return pressed;
}

/// The control told, or else the one that the law sets where clocks are used.
std::optional<game::TimeControl> control_in_force(const Scene& scene) {
    const adjudicate::Clocks& clocks = scene.context.game.clocks;
    if (clocks.control) return clocks.control;
    const auto told = scene.context.game.event.find("time_limit");
    const bool has_limit = told != scene.context.game.event.end() && told->second == rules::Values{true};
    const auto& by_law = scene.context.ruleset.definitions.time_control;
    if (!by_law || !(has_limit || clocks.reading.white || clocks.reading.black)) return std::nullopt;
    const auto control = game::read_time_control(*by_law);
    return control ? std::optional(*control) : std::nullopt;
}

/// How many periods' time the recorded clock has been given.
int periods_shown(const Scene& scene, Color side, const TimePeriods& periods) {
    int number = 1;
    std::optional<Millis> before;
    const Movers by = movers(scene);
    for (std::size_t i = 0; i < by.size(); ++i) {
        const auto& clock = scene.context.made[i].clock;
        if (!clock || by[i] != side) continue;
        const PeriodPlace next = game::place_in(periods, number + 1);
        const bool has_next = next.number > number && next.period.time > Millis{};
        if (before && has_next && (*clock - *before).count * 2 > next.period.time.count) ++number;
        before = clock;
    }
    return number;
}

}  // namespace

std::optional<TimePeriods> periods_of(const Scene& scene, Color side) {
    const auto control = control_in_force(scene);
    const bool has_periods = control && control->kind == game::TimeControl::Kind::periods;
    return has_periods ? std::optional(control->periods[side]) : std::nullopt;
}

std::optional<MovesCompleted> moves_completed(const Scene& scene, Color side) {
    const auto& told = scene.context.game.clocks.moves[side];
    if (told) return MovesCompleted{*told, *told};
    if (!scene.context.game.start) return std::nullopt;
    const auto before = moves_before_the_start(scene, side);
    if (!before) return std::nullopt;
    const bool by_number = !is_from_the_beginning(scene);
    Movers by = movers(scene);
    by.resize(half_moves_counted(scene));
    const int moves = *before + static_cast<int>(std::count(by.begin(), by.end(), side));
    const bool is_last_sealed = scene.incident.base && scene.incident.base->turn == side && has_sealed(scene, side);
    if (is_last_sealed) return MovesCompleted{moves + 1, moves + 1, by_number};
    if (scene.context.ruleset.definitions.move_counts_for_time == rules::MoveCountsForTime::made) {
        return MovesCompleted{moves, moves, by_number};
    }
    const auto on_record = by.begin() + std::min(std::ssize(by), std::ssize(scene.context.game.moves));
    const bool pressed = pressed_in_acts(scene, side);
    if (std::find(on_record, by.end(), side) != by.end()) {
        const bool unpressed = !pressed && scene.context.dispute.told_complete;
        return MovesCompleted{pressed ? moves : moves - 1, unpressed ? moves - 1 : moves, by_number};
    }
    const bool last_is_his = !by.empty() && by.back() == side;
    return MovesCompleted{last_is_his && !pressed ? moves - 1 : moves, moves, by_number};
}

std::optional<int> period_of(const Scene& scene, Color side) {
    const auto periods = periods_of(scene, side);
    if (!periods) return std::nullopt;
    if (const auto& told = scene.context.game.clocks.period[side]) return *told;
    const PeriodPlace first = game::place_in(*periods, 1);
    if (!first.last_move || first.is_last) return 1;
    const auto moves = moves_completed(scene, side);
    if (moves && moves->most < *first.last_move) return 1;
    const int shown = scene.context.game.start ? periods_shown(scene, side, *periods) : 1;
    return shown > 1 ? std::optional(shown) : std::nullopt;
}

std::optional<Millis> added_with_each_move(const Scene& scene, Color side) {
    const auto periods = periods_of(scene, side);
    if (!periods) return std::nullopt;
    if (const auto number = period_of(scene, side)) return game::place_in(*periods, *number).period.per_move;
    const Millis first = periods->front().per_move;
    const bool always = std::all_of(periods->begin(), periods->end(),
                                    [&](const game::TimePeriod& period) { return period.per_move == first; });
    return always ? std::optional(first) : std::nullopt;
}

}  // namespace jadoube::adjudicate
