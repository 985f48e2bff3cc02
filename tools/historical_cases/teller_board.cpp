// What is done on the board: touches, moves, castling, the piece for a pawn.
#include <algorithm>

#include "base/text.hpp"
#include "historical_cases/teller.hpp"

namespace jadoube::historical {

using namespace adjudicate;
using rules::NoticeTime;

namespace {

/// When he spoke of adjusting: a word alone is taken to come before the touch.
std::optional<NoticeTime> notice_of(const Reading& reading) {
    if (!reading.word("said").empty()) return rules::named<NoticeTime>(reading.word("said"));
    if (!reading.has("speaks")) return NoticeTime::none;
    return reading.has("said_when") ? rules::named<NoticeTime>(reading.word("said_when")) : NoticeTime::before;
}

bool is_yes(const Reading& reading, const std::string& mark) {
    return reading.word(mark) == "yes";
}

/// The squares that a text names.
std::vector<chess::Square> squares_named_in(const std::string& text) {
    std::vector<chess::Square> squares;
    for (std::size_t at = 0; at + 2 <= text.size(); ++at)
        if (const auto square = chess::square_named(text.substr(at, 2))) squares.push_back(*square);
    return squares;
}

}  // namespace

bool a_king_is_attacked(const chess::Board& board) {
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        const auto king = board.king(color);
        if (king && !(board.attackers(*king, !color) == chess::Bitboard{})) return true;
    }
    return false;
}

/// The men handled are those of the person who acts now.
void Teller::begin_act(const Scene& scene) {
    const auto color = color_of(person(scene));
    if (offender_ != color) handled_.clear();
    offender_ = color;
}

/// Men whose order cannot be told are one touch, since the order is of one act.
void Teller::touch(const Scene& scene) {
    const Occurrence& occurrence = scene.occurrence;
    auto& acts = told_.given.dispute.acts;
    const bool no_order = scene.reading.has("order");
    if (auto* before = acts.empty() ? nullptr : std::get_if<Touch>(&acts.back().what);
        before != nullptr && (no_order || !before->order_known) && acts.back().by == person(scene)) {
        before->squares.insert(before->squares.end(), occurrence.squares.begin(), occurrence.squares.end());
        before->order_known = false;
    } else {
        Touch touch{occurrence.squares, notice_of(scene.reading), std::nullopt, !no_order};
        if (scene.reading.word("deliberate") == "cannot_be_established") {
            tell_fact("deliberate", std::string("cannot_be_established"));
        } else {
            touch.deliberate = !scene.reading.has("deliberate") || is_yes(scene.reading, "deliberate");
        }
        add(scene, touch);
    }
    begin_act(scene);
    touched_out_of_turn_ = touched_out_of_turn_ || offender_ != turn_;
    handled_.insert(handled_.end(), occurrence.squares.begin(), occurrence.squares.end());
}

void Teller::place(const Scene& scene, bool released) {
    const auto& squares = scene.occurrence.squares;
    if (squares.size() < 2) return touch(scene);
    add(scene, PlaceMan{{squares[0], squares[1]}, released});
    begin_act(scene);
    handled_.push_back(squares[0]);
}

/// The man taken off where it stood beside: a pawn taken in passing, lawfully or not.
std::optional<chess::Square> Teller::taken_by(const Scene& scene, const Step& step) const {
    const auto& squares = scene.occurrence.squares;
    if (squares.size() == 3) return squares[2];
    const auto mover = board_.at(step.first);
    if (!mover || board_.at(step.second) || !scene.reading.has("takes")) return std::nullopt;
    for (const chess::Square square : squares_named_in(scene.occurrence.text))
        if (square != step.first && square != step.second && board_.at(square)) return square;
    if (mover->role != chess::Role::pawn || step.first.file() == step.second.file()) return std::nullopt;
    const auto beside = chess::Square::at(step.second.file(), step.first.rank());
    return board_.at(beside) ? std::optional(beside) : std::nullopt;
}

void Teller::move(const Scene& scene) {
    const auto& squares = scene.occurrence.squares;
    if (squares.size() == 4) return castle(scene);
    if (squares.size() < 2) return note(scene);
    if (scene.reading.has("held")) return place(scene, false);
    if (scene.reading.has("unfinished")) return place(scene, true);
    const Step step{squares[0], squares[1]};
    const auto man = board_.at(step.first);
    MoveMan move{step, taken_by(scene, step)};
    if (man && man->role == chess::Role::pawn && chess::rank_for(man->color, step.second) == 7) {
        std::string piece = scene.occurrence.json.text("piece", scene.occurrence.json.text("promotion"));
        if (piece.empty()) piece = scene.reading.word("piece");
        if (!piece.empty()) move.piece = rules::named<rules::PieceName>(lower(piece));
    }
    move.two_hands = scene.reading.has("hands");
    begin_act(scene);
    handled_.push_back(step.first);
    if (board_.at(step.second)) handled_.push_back(step.second);
    if (move.taken) board_.remove(*move.taken);
    if (man) board_.move(step.first, step.second);
    touched_out_of_turn_ = touched_out_of_turn_ || offender_ != turn_;
    if (offender_) turn_ = !*offender_;
    add(scene, move);
}

void Teller::castle(const Scene& scene) {
    const auto& squares = scene.occurrence.squares;
    if (squares.size() < 2) return note(scene);
    Castle castle{{squares[0], squares[1]}};
    const bool with_rook = squares.size() >= 4;
    if (with_rook) rook_ = squares[2];
    const auto& acts = told_.given.dispute.acts;
    const bool rook_touched = !acts.empty() && std::holds_alternative<Touch>(acts.back().what);
    if (with_rook && scene.reading.has("rook_first") && !rook_touched) {
        add(scene, Touch{{squares[2]}, NoticeTime::none, true});
    }
    if (with_rook && !scene.reading.has("rook_pending")) castle.rook = Step{squares[2], squares[3]};
    castle.two_hands = scene.reading.has("hands");
    begin_act(scene);
    handled_.push_back(squares[0]);
    if (with_rook) handled_.push_back(squares[2]);
    if (castle.rook && offender_) turn_ = !*offender_;
    add(scene, castle);
    if (board_.at(squares[0])) board_.move(squares[0], squares[1]);
    if (castle.rook && board_.at(squares[2])) board_.move(squares[2], squares[3]);
}

/// The last half-move of the history becomes an act where it is that which he takes back.
void Teller::retract(const Scene& scene) {
    auto& moves = told_.given.game.moves;
    if (told_.given.dispute.acts.empty() && !moves.empty() && color_of(person(scene)) == !turn_) {
        if (const auto raw = chess::parse_raw_uci(moves.back().written)) {
            add(scene, MoveMan{{raw->from, raw->to}});
            moves.pop_back();
        }
    }
    add(scene, Retract{});
}

bool Teller::cannot_promote_to(const std::string& piece) const {
    return piece == "king" || piece == "pawn";
}

/// A piece that he asks for and may have is not yet his choice: what else he may have is still the question.
void Teller::name(const Scene& scene) {
    std::string piece = scene.occurrence.json.text("piece", scene.occurrence.json.text("promotion"));
    if (piece.empty()) piece = scene.reading.word("piece");
    const auto named = rules::named<rules::PieceName>(lower(piece));
    if (!named) return;
    if (scene.reading.has("wish") && !cannot_promote_to(piece)) return;
    add(scene, NamePiece{*named});
}

}  // namespace jadoube::historical
