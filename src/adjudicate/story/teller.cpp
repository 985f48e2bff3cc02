#include "adjudicate/story/teller.hpp"
#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::Kind;

namespace {

/// What is done at a board, or said about moves to be made on it: nothing of it is done any more once the game is over.
bool needs_a_game(const Act& act) {
    return std::visit(
        [](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            return std::is_same_v<What, Touch> || std::is_same_v<What, PlaceMan> || std::is_same_v<What, MoveMan> ||
                   std::is_same_v<What, Castle> || std::is_same_v<What, NamePiece> || std::is_same_v<What, Retract> ||
                   std::is_same_v<What, Press> || std::is_same_v<What, SayCheck> || std::is_same_v<What, OfferDraw> ||
                   std::is_same_v<What, GiveNotice> || std::is_same_v<What, Answer> || std::is_same_v<What, Refuse>;
        },
        act.what);
}

}  // namespace

Teller::Teller(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute)
    : ruleset_(ruleset), game_(game), dispute_(dispute) {
    if (game_.start) {
        replay_.emplace(*game_.start, game_.moves);
        standing_.board = replay_->at(replay_->end());
        standing_.turn = standing_.board->turn;
    }
    standing_.ply = static_cast<int>(game_.moves.size());
    standing_.line = standing_.made = game_.moves;
    for (const WordOnRecord& said : game_.said)
        if (said.act == rules::ActWord::give_notice) standing_.notices.push_back({said.by, said.ply});
    take_the_record();
    fresh_turn();
    standing_.unfinished.check_was_announced = is_passed_check_announced();
    if (was_said(rules::ActWord::say_check, standing_.ply)) standing_.unfinished.check_was_announced = true;
}

Result<std::optional<std::size_t>> Teller::tell(std::size_t act) {
    index_ = act;
    raised_.reset();
    answering_.reset();
    is_rest_ = std::exchange(is_half_told_, false);
    if (!is_rest_) standing_.effects.emplace_back();
    const Act& told = dispute_.acts[act];
    if ((standing_.over || game_.played_on > 0) && needs_a_game(told)) {
        no_effect(NoEffect::game_over);
        return std::nullopt;
    }
    const bool goes_on = color_of(told.by) && color_of(told.by) == standing_.turn && needs_a_game(told);
    if (goes_on && !std::holds_alternative<Retract>(told.what)) leave_only_touched(standing_.unfinished);
    std::visit([&](const auto& what) { on(told.by, what); }, told.what);
    if (is_move(told) && std::exchange(is_check_said_in_playing_, false) && !problem_ && !raised_) said_check(told.by);
    if (problem_) return tl::unexpected<Error>(*std::exchange(problem_, std::nullopt));
    return raised_;
}

/// A move that the law orders or lets stand: no turn of its own in which anything could be wrong.
void Teller::make(const chess::Move& move) {
    Incident& turn = standing_.unfinished;
    const bool is_as_told = answering_ && answering_->legal == move;
    turn.play.begun_before = false;
    turn.play.done = is_as_told ? *answering_ : classify_played(*standing_.board, move);
    turn.now = game::after(*standing_.board, move);
    turn.play.complete = true;
    turn.acts.push_back(index_);
    close_turn();
}

void Teller::no_effect(NoEffect why) {
    effect() = {.what = EffectWord::none, .why = standing_.over ? NoEffect::game_over : why};
    if (standing_.over) effect().since = standing_.over->act;
}

std::size_t Teller::open(Incident incident) {
    standing_.matters.push_back(std::move(incident));
    const std::size_t matter = standing_.matters.size() - 1;
    if (!standing_.effects.empty()) effect() = {.what = EffectWord::opened, .matter = matter};
    return matter;
}

void Teller::raise(std::size_t matter, EffectWord by) {
    Incident& incident = standing_.matters[matter];
    // The ruling that ended the game, or one before it, is not made again.
    if (standing_.over && incident.fate == Fate::judged && !incident.undecided) return no_effect(NoEffect::game_over);
    give_kinds(incident);
    settle(incident);
    if (brings_up_the_record(incident)) read_the_record();
    effect() = {.what = by, .matter = matter};
    raised_ = matter;
}

void Teller::pass_objection(std::size_t turn, std::size_t taken_back) {
    Incident& from = standing_.matters[turn];
    Incident& to = standing_.matters[taken_back];
    to.objection.doubted = std::exchange(from.objection.doubted, false);
    to.objection.account_closed = std::exchange(from.objection.account_closed, false);
    to.choice.demand = std::exchange(from.choice.demand, std::nullopt);
    to.objection.raised_by = from.objection.raised_by;
    to.acts.push_back(index_);
    std::erase(from.acts, index_);
    effect().matter = taken_back;
}

void Teller::objects_too(std::size_t turn, std::size_t taken_back) {
    standing_.matters[taken_back].objection.raised_by = standing_.matters[turn].objection.raised_by;
}

void Teller::take_account_of(std::size_t matter) {
    standing_.matters[matter] = accounted_for(matter);
}

Incident Teller::accounted_for(std::size_t matter) const {
    Incident incident = standing_.matters[matter];
    give_kinds(incident);
    settle(incident);
    return incident;
}

bool Teller::was_said(rules::ActWord act, int ply) const {
    return std::any_of(game_.said.begin(), game_.said.end(),
                       [&](const WordOnRecord& said) { return said.act == act && said.ply == ply; });
}

void Teller::fresh_turn() {
    standing_.unfinished = Incident{};
    standing_.unfinished_matter.reset();
    standing_.pressed_away.reset();
    standing_.unfinished.base = standing_.board;
    standing_.unfinished.ply = standing_.ply;
    standing_.unfinished.offender = standing_.turn;
}

void Teller::refuse(std::string message, std::string hint) {
    if (problem_) return;
    problem_ = Error{ErrorCode::bad_case, std::move(message), fmt::format("act {}", index_ + 1), std::move(hint)};
}

Color Teller::turn_for(Color actor) {
    if (!standing_.turn) {
        standing_.turn = actor;
        standing_.unfinished.offender = actor;
    }
    return *standing_.turn;
}

std::optional<Color> Teller::player(Person by) {
    const auto color = color_of(by);
    if (!color) refuse("only White or Black can do this", "write \"by\": \"white\" or \"black\"");
    return color;
}

/// Who plays on from a board that a ruling has taken back moves a man that stands there no more.
bool Teller::check_man(Square square) {
    if (!standing_.board || standing_.board->board.at(square)) return true;
    if (standing_.gone && standing_.gone->board.at(square)) return no_effect(NoEffect::position_gone), false;
    const std::string hint = "give squares of the position before the act: " + chess::to_fen(*standing_.board);
    const bool waits = last_doubted().has_value();
    refuse(fmt::format("there is no man on {}", chess::to_text(square)),
           waits ? hint + "; what the player plays instead of the move pointed out is an answer: \"white answers Bc4\""
                 : hint);
    return false;
}

std::optional<chess::Position> Teller::playable() const {
    if (!standing_.board) return std::nullopt;
    auto position = chess::Position::from(*standing_.board);
    return position ? std::optional(*position) : std::nullopt;
}

Incident Teller::separate_incident(std::optional<Color> offender, Kind kind) const {
    Incident incident;
    incident.kinds = {kind};
    incident.own_kinds = true;
    incident.offender = offender;
    const auto& traits = rules::row_of(kind).traits;
    const Incident* begun = traits.about_the_flag || traits.ends_game_unregulated ? move_not_completed() : nullptr;
    incident.base = begun != nullptr ? begun->base : standing_.board;
    incident.now = incident.base;
    incident.ply = standing_.ply;
    return incident;
}

/// An illegal move after which the clock was not pressed, where moves are completed with the clock: it is no move yet,
/// and whoever could mate before it still can.
const Incident* Teller::move_not_completed() const {
    if (!knows_the_press() || !standing_.last_turn) return nullptr;
    const Incident& last = standing_.matters[*standing_.last_turn];
    const bool is_illegal = last.play.done && !last.play.done->legal && last.base;
    const bool is_open = last.fate == Fate::open && !last.play.pressed && last.since.opponent_replied != true;
    return is_illegal && is_open ? &last : nullptr;
}

void Teller::mark_touched(Color actor) {
    const auto mark = [&](Incident& incident) {
        if (!incident.objection.account_closed && incident.offender == !actor) incident.since.claimant_touched = true;
    };
    // Who is in the middle of his move has still to finish it, whatever the other does meanwhile.
    for (Incident& incident : standing_.matters)
        if (!is_pressed_in_the_middle(incident)) mark(incident);
    Incident& turn = standing_.unfinished;
    const bool is_half_done = turn.play.done && turn.play.complete == false;
    const bool is_only_touched = !turn.play.done && !ruleset_.definitions.touched_man_needs_demand;
    const bool has_still_to_go_on = (is_half_done || is_only_touched) && !turn.play.pressed;
    if (has_content(turn) && !has_still_to_go_on) mark(turn);
}

void Teller::mark_moved(Color actor) {
    for (Incident& incident : standing_.matters) {
        if (incident.objection.account_closed || is_of_half_done_turn(incident)) continue;
        if (!incident.offender || incident.offender == !actor) incident.since.opponent_replied = true;
        if (incident.offender == actor && !incident.play.retracted) incident.since.moved_again = true;
        if (incident.offender == actor) incident.since.speaker_moved = true;
    }
}

void Teller::close_turn() {
    const Color mover = *standing_.turn;
    mark_moved(mover);
    use_freedom(mover);
    if (stays_a_pawn(*standing_.unfinished.play.done, *standing_.unfinished.base))
        standing_.unfinished.play.complete = true;
    const bool is_given = is_given_as_odds(standing_.unfinished);
    if (is_given && kinds_of(standing_.unfinished).empty()) {
        standing_.unfinished.kinds = {Kind::odds_moves, Kind::out_of_turn_move};  // the other had the turn but for that
        standing_.unfinished.own_kinds = true;
    }
    played({is_given ? standing_.unfinished.play.done->raw : played_of(*standing_.unfinished.play.done), {}});
    standing_.board = standing_.unfinished.now;
    standing_.last_turn = end_turn();
    standing_.turn = !mover;
    ++standing_.ply;
    follow_half_done_turn();
    fresh_turn();
}

/// What the other player did in the middle of this turn: to finish the move is no answer to it.
bool Teller::is_of_half_done_turn(const Incident& incident) const {
    return incident.in_half_done_turn && incident.fate == Fate::open && incident.ply == standing_.ply;
}

/// What he did before the move was finished has happened on the board that it leaves: a man moved too early has been
/// moved in his own turn, if nobody objects.
void Teller::follow_half_done_turn() {
    for (Incident& early : standing_.matters) {
        const bool is_it = early.in_half_done_turn && early.fate == Fate::open && early.ply + 1 == standing_.ply;
        if (!is_it) continue;
        follow_men(early, standing_.matters[*standing_.last_turn]);
        lies_on_the_board(early);
    }
}

void Teller::lies_on_the_board(Incident& early) const {
    early.base = early.now = standing_.board;
    early.ply = standing_.ply;
    if (early.play.done) early.now = with(*early.play.done, *early.base);
}

void Teller::played(const game::HalfMove& move) {
    standing_.line.push_back(move);
    standing_.made.push_back(move);
}

std::size_t Teller::end_turn() {
    if (!standing_.unfinished_matter) {
        standing_.matters.push_back(std::move(standing_.unfinished));
        return standing_.matters.size() - 1;
    }
    const std::size_t matter = *standing_.unfinished_matter;
    standing_.matters[matter] = std::move(standing_.unfinished);
    raise(matter, EffectWord::opened);  // by others before: he who goes on brings nothing before the arbiter
    return matter;
}

Incident* Teller::last_turn_of(Color color) {
    if (!standing_.last_turn || standing_.matters[*standing_.last_turn].offender != color) return nullptr;
    return &standing_.matters[*standing_.last_turn];
}

}  // namespace jadoube::adjudicate
