#include "adjudicate/story_maker.hpp"

#include <array>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"

namespace jadoube::tests {

using adjudicate::Act;
using adjudicate::Case;
using adjudicate::MoveMan;
using adjudicate::Person;
using adjudicate::person_of;
using chess::Color;
using chess::Setup;
using chess::Square;

namespace {

/// Boards on which much can happen: pins, checks, castling, a Pawn that promotes, few men.
constexpr std::array kBoards{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "rnbqk1nr/pppp1ppp/4p3/8/1bPP4/8/PP2PPPP/RNBQKBNR w KQkq - 1 3",
    "4k2r/P6p/8/8/8/8/7P/R3K3 w Qk - 0 1",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
    "8/8/8/8/5k2/8/5q2/7K b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
};

}  // namespace

std::optional<adjudicate::Ruling> ruling_on(const Case& given) {
    const rules::Ruleset& code = ruleset(given.ruleset);
    const rules::Ruleset* deferred = code.defers_to ? &ruleset(*code.defers_to) : nullptr;
    auto ruling = adjudicate::adjudicate(code, given.game, given.dispute, {.mate_nodes = 500}, deferred);
    return ruling ? std::optional(std::move(*ruling)) : std::nullopt;
}

const std::optional<adjudicate::Ruling>& StoryRulings::on(const Case& given) {
    const std::string text = to_text(to_json(given));
    const auto before = made_.find(text);
    return before != made_.end() ? before->second : made_.emplace(text, ruling_on(given)).first->second;
}

Case StoryMaker::next(const std::string& ruleset) {
    Case made;
    made.ruleset = ruleset;
    Setup board = *chess::parse_fen(kBoards[static_cast<std::size_t>(below(kBoards.size()))]);
    made.game.start = once_in(6) ? std::nullopt : std::optional(board);
    if (once_in(2)) made.game.clocks.reading = {Millis{600'000}, Millis{420'000}};
    made.game.earlier_known = true;
    made.dispute.told_complete = !once_in(4);
    if (once_in(2)) made.dispute.facts["deliberate"] = {true};
    if (once_in(2)) made.dispute.facts["notice"] = {std::string("none")};
    if (once_in(3)) made.dispute.reported_by = anybody();
    const int length = 2 + below(9);
    for (int tries = 0; tries < 3 * length && static_cast<int>(made.dispute.acts.size()) < length; ++tries) {
        made.dispute.acts.push_back(reply_to_objection(made, board).value_or(next_act(board)));
        const auto ruling = judge_(made);
        if (!ruling) {
            made.dispute.acts.pop_back();
        } else if (ruling->standing.play_from) {
            board = *ruling->standing.play_from;
        }
    }
    return made;
}

Person StoryMaker::anybody() {
    constexpr std::array kPersons{Person::white, Person::black,   Person::white,
                                  Person::black, Person::arbiter, Person::spectator};
    return kPersons[static_cast<std::size_t>(below(kPersons.size()))];
}

Square StoryMaker::any_man(const Setup& board, Color side) {
    const chess::Bitboard men = board.board.men(side);
    int skip = below(std::max(1, static_cast<int>(men.count())));
    for (const Square square : men)
        if (skip-- == 0) return square;
    return Square::from_index(0);
}

/// After an objection somebody demands, elects or answers, who may or may not.
std::optional<Act> StoryMaker::reply_to_objection(const Case& made, const Setup& board) {
    const auto& acts = made.dispute.acts;
    const bool is_due = !acts.empty() && (std::holds_alternative<adjudicate::PointOut>(acts.back().what) ||
                                          std::holds_alternative<adjudicate::Demand>(acts.back().what));
    if (!is_due || once_in(3)) return std::nullopt;
    if (std::holds_alternative<adjudicate::Demand>(acts.back().what) && once_in(2)) return acts.back();  // once more
    if (once_in(6)) return Act{person_of(board.turn), adjudicate::Refuse{}};
    if (!once_in(3)) {
        const Person by = once_in(2) ? anybody() : person_of(!board.turn);
        const rules::Deed wanted[] = {rules::Deed::king_move, rules::Deed::stand, rules::Deed::restore};
        return Act{by, adjudicate::Demand{rules::DoWord(wanted[below(3)])}};
    }
    const auto position = chess::Position::from(board);
    if (!position || !position->has_legal_move()) return std::nullopt;
    const chess::MoveList moves = position->legal_moves();
    const chess::Move move = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
    return Act{person_of(board.turn), adjudicate::Answer{chess::to_uci(*position, move)}};
}

Act StoryMaker::next_act(const Setup& board) {
    return once_in(2) ? on_board(board) : words(board);
}

Act StoryMaker::on_board(const Setup& board) {
    const Color mover = once_in(8) ? !board.turn : board.turn;
    const Person by = person_of(mover);
    switch (below(8)) {
        case 0: return {by, adjudicate::Touch{{any_man(board, once_in(4) ? !mover : mover)}, {}, !once_in(5)}};
        case 1: return {person_of(!mover), adjudicate::Press{}};
        case 2: return {by, adjudicate::Press{}};
        case 3: return {by, adjudicate::Retract{}};
        case 4: return {by, MoveMan{{any_man(board, mover), Square::from_index(below(64))}}};
        default: break;
    }
    const auto position = chess::Position::from(board);
    const auto moves = position ? position->legal_moves() : chess::MoveList{};
    if (moves.empty()) return {by, adjudicate::Press{}};
    const chess::Move move = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
    if (move.kind() == chess::Move::Kind::castling) {
        const auto arrival = chess::Position::castling_arrival(move);
        return {by, adjudicate::Castle{{move.from(), arrival.king}, adjudicate::Step{move.to(), arrival.rook}}};
    }
    MoveMan act{{move.from(), move.to()}};
    if (const auto role = move.promotes_to()) act.piece = rules::named<rules::PieceName>(chess::name_of(*role));
    if (move.kind() == chess::Move::Kind::en_passant) act.taken = Square::at(move.to().file(), move.from().rank());
    return {by, act};
}

Act StoryMaker::words(const Setup& board) {
    const Person by = anybody();
    const Color side = once_in(2) ? Color::white : Color::black;
    switch (below(17)) {
        case 0:
        case 1:
        case 2: return {by, adjudicate::PointOut{}};
        case 3: return {by, adjudicate::Demand{}};
        case 4: return {by, adjudicate::Demand{rules::DoWord(rules::Deed::king_move)}};
        case 5: return {by, adjudicate::Demand{rules::DoWord(rules::Deed::move), any_man(board, side)}};
        case 6: return {by, adjudicate::Refuse{}};
        case 7: return {by, adjudicate::Concede{}};
        case 8: return {person_of(side), adjudicate::Resign{}};
        case 9: return {person_of(side), adjudicate::Agree{}};
        case 10: return {person_of(side), adjudicate::OfferDraw{}};
        case 11: return {person_of(side), adjudicate::Claim{rules::Ground::repetition}};
        case 12: return {person_of(side), adjudicate::FlagFalls{}};
        case 13: return {person_of(side), adjudicate::Claim{rules::Ground::flag}};
        case 14: return {person_of(side), adjudicate::SayCheck{}};
        case 15: return {person_of(side), adjudicate::Happening{"device"}};
        default: return {by, adjudicate::Happening{"find", "setup.board"}};
    }
}

}  // namespace jadoube::tests
