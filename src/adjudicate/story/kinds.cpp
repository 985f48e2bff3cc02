#include "adjudicate/story/kinds.hpp"

#include <algorithm>
#include <array>

#include "adjudicate/story/classify.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {

using rules::Kind;
namespace {

/// A legal move that mates or stalemates ends the game before the clock can be pressed.
bool ended_the_game(const Incident& incident) {
    if (!incident.play.done->legal || !incident.now) return false;
    const auto position = chess::Position::from(*incident.now);
    return position && !position->has_legal_move();
}

/// On a board with a Pawn left on its last rank: whether the move of another man is legal with some piece in its place.
bool is_legal_beside_pawn_left(const Done& done, const chess::Setup& base) {
    using chess::Role;
    const auto left = chess::pawn_on_last_rank(base);
    if (!left || *left == done.raw.man.from) return false;
    const chess::Color owner = base.board.at(*left)->color;
    return std::ranges::any_of(std::array{Role::queen, Role::rook, Role::bishop, Role::knight}, [&](Role role) {
        chess::Setup exchanged = base;
        exchanged.board.remove(*left);
        exchanged.board.put(*left, {owner, role});
        return classify_played(exchanged, done.raw).legal.has_value();
    });
}

std::vector<Kind> kinds_of_move(const Incident& incident) {
    const Done& done = *incident.play.done;
    const chess::Setup& base = *incident.base;
    // A Pawn may stay one under some codes: then its move is legal without a piece.
    const bool has_its_piece = new_piece(done) == rules::NewPiece::allowed || done.legal;
    if (is_promotion(done, base) && (!has_its_piece || incident.play.complete == false)) {
        const bool wrong_piece = new_piece(done) == rules::NewPiece::not_allowed;
        if (incident.play.pressed && !wrong_piece) return {Kind::promotion, Kind::press_pawn_on_last_rank};
        return {Kind::promotion};
    }
    if (done.without_rook) return {Kind::castling_without_rook};
    if (incident.play.complete == false && incident.play.pressed) return {Kind::press_without_move, Kind::touch};
    if (incident.play.complete == false) return {Kind::touch};
    if (!done.legal && !is_legal_beside_pawn_left(done, base)) return {illegal_kind(done, base)};
    return {};
}

/// What was completed by the press stays what it was, though its player took it back afterwards.
std::vector<Kind> kinds_of_what_was_taken_back(Incident incident) {
    if (!incident.play.pressed) return {Kind::change};
    incident.play.retracted = false;
    std::vector<Kind> kinds = counts_as_illegal_move(incident) ? kinds_of(incident) : std::vector<Kind>();
    const bool is_legal = incident.play.done && incident.play.done->legal && incident.play.complete == true;
    if (kinds.empty() || is_legal) kinds.insert(kinds.begin(), Kind::change);
    return kinds;
}

}  // namespace

std::vector<Kind> kinds_of(const Incident& incident) {
    if (incident.play.retracted) return kinds_of_what_was_taken_back(incident);
    std::vector<Kind> kinds;
    if (!incident.base) {
        if (incident.play.pressed && !incident.play.complete) kinds.push_back(Kind::press_without_move);
        if (!incident.play.touched.empty()) kinds.push_back(Kind::touch);
        const bool is_pressed = incident.unseen.moved && incident.play.pressed;
        if (is_pressed && incident.unseen.two_hands) kinds.push_back(Kind::press_two_hands);
        return kinds;
    }
    if (incident.play.done) {
        kinds = kinds_of_move(incident);
    } else if (incident.play.pressed) {
        kinds.push_back(Kind::press_without_move);
    }
    const bool only_touched = (kinds.empty() || !incident.play.done) && !incident.play.touched.empty();
    if (only_touched) kinds.push_back(Kind::touch);
    const bool two_hands = incident.play.done && incident.play.done->two_hands && incident.play.pressed;
    if (two_hands && !ended_the_game(incident)) kinds.push_back(Kind::press_two_hands);
    return kinds;
}

bool is_pressed_in_the_middle(const Incident& incident) {
    return incident.play.pressed && incident.play.complete != true && !incident.own_kinds && !incident.play.retracted;
}

bool is_beside_the_board(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.beside_the_board; });
}

namespace {

bool is_one_about_the_position(Kind kind) {
    const auto& traits = rules::row_of(kind).traits;
    const bool shows_it = traits.shows != rules::Ending::no && !traits.about_the_flag;
    return rules::kind_covers(Kind::claim_draw, kind) || traits.about_the_end || shows_it;
}

}  // namespace

bool counts_as_illegal_move(const Incident& incident) {
    const auto kinds = incident.own_kinds ? incident.kinds : kinds_of(incident);
    return std::any_of(kinds.begin(), kinds.end(),
                       [](Kind kind) { return rules::row_of(kind).traits.counts_as_illegal_move; });
}

bool is_about_the_position(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(), is_one_about_the_position);
}

bool asks_for_the_record(const Incident& incident) {
    return std::any_of(incident.kinds.begin(), incident.kinds.end(), [](Kind kind) {
        const auto& traits = rules::row_of(kind).traits;
        return is_one_about_the_position(kind) || traits.about_the_flag || traits.counts_as_illegal_move;
    });
}

bool is_settled_by_the_next_move(const Incident& incident) {
    return !incident.offender && rules::covers_any(Kind::observed, incident.kinds) &&
           incident.since.opponent_replied == true;
}

Kind illegal_kind_unseen(const Incident& incident) {
    if (incident.unseen.kind == rules::MoveKind::castling) return Kind::illegal_move_illegal_castling;
    const bool takes = incident.unseen.kind == rules::MoveKind::capture;
    return takes ? Kind::illegal_move_false_capture : Kind::illegal_move_false_move;
}

std::optional<std::string> fact_telling_kind(const Incident& incident) {
    static constexpr std::array<std::pair<Kind, std::string_view>, 3> kTellings{
        {{Kind::out_of_turn, "out_of_turn_kind"},
         {Kind::illegal_move, "illegal_move_kind"},
         {Kind::press, "press_kind"}}};
    if (!incident.own_kinds || incident.kinds.size() != 1) return std::nullopt;
    for (const auto& [family, fact] : kTellings)
        if (incident.kinds.front() == family) return std::string(fact);
    return std::nullopt;
}

Kind kind_in(Kind family, std::string_view word) {
    return rules::named<Kind>(std::string(name_of(family)) + "." + std::string(word)).value_or(family);
}

std::optional<chess::Color> who_may_concede(const Incident& incident) {
    if (!incident.offender) return std::nullopt;
    const bool is_claim = std::any_of(incident.kinds.begin(), incident.kinds.end(), [](Kind kind) {
        const rules::KindRow& row = rules::row_of(kind);
        return row.kind_class == rules::KindClass::claim && !row.traits.about_the_flag;
    });
    return is_claim ? !*incident.offender : *incident.offender;
}

std::optional<chess::Move> legal_move_made(const Incident& incident) {
    if (incident.play.retracted || is_pressed_in_the_middle(incident)) return incident.play.played_instead;
    const bool is_made = incident.play.done && incident.play.complete == true;
    return is_made ? incident.play.done->legal : std::nullopt;
}

std::vector<Handled> men_handled(const Incident& incident) {
    std::vector<Handled> men = incident.play.touched;
    if (!incident.play.done) return men;
    for (const chess::Square square : handled(*incident.play.done))
        men.push_back({square, rules::NoticeTime::none, true});
    return men;
}

std::optional<chess::Setup> board_left_by(const Incident& incident) {
    if (!incident.play.played_instead || !incident.base) return incident.now;
    return game::after(*incident.base, *incident.play.played_instead);
}

bool is_objectionable(const Incident& incident) {
    return incident.kinds.empty() || rules::row_of(incident.kinds.front()).traits.open_to_objection;
}

bool is_only_said(const Incident& incident) {
    return rules::covers_any(Kind::draw_offer, incident.kinds) || rules::covers_any(Kind::check_false, incident.kinds);
}

bool has_begun_the_game(const Incident& incident) {
    const std::vector<Kind> kinds = incident.kinds.empty() ? kinds_of(incident) : incident.kinds;
    const bool is_out_of_turn =
        rules::covers_any(Kind::out_of_turn, kinds) || rules::covers_any(Kind::setup_first_move, kinds);
    return is_out_of_turn && incident.play.done && incident.ply == 0 && incident.base &&
           incident.base->board == chess::Board::initial();
}

bool meant_to_touch(const Incident& incident) {
    return incident.play.done ||
           std::any_of(incident.play.touched.begin(), incident.play.touched.end(), [](const Handled& man) {
               return man.said != rules::NoticeTime::before && man.deliberate != false;
           });
}

bool is_innocent_touch(const Incident& incident) {
    return !incident.play.pressed && !incident.play.touched.empty() && !meant_to_touch(incident);
}

bool has_let_go(const Incident& turn) {
    return (turn.play.done && !turn.play.done->held) || turn.unseen.let_go == true;
}

void give_kinds(Incident& incident) {
    if (!incident.own_kinds) incident.kinds = kinds_of(incident);
    const bool has_claim =
        std::find(incident.kinds.begin(), incident.kinds.end(), Kind::claim_forfeit) != incident.kinds.end();
    if (incident.objection.forfeit_claimed && !has_claim)
        incident.kinds.insert(incident.kinds.begin(), Kind::claim_forfeit);
}

bool has_content(const Incident& incident) {
    if (incident.play.begun_before) return false;  // it belongs to the matter of the press
    return incident.play.touched.size() > incident.due.carried || incident.play.done || incident.play.pressed;
}

void follow_men(Incident& early, const Incident& turn) {
    std::vector<Handled> left;
    for (Handled man : early.play.touched) {
        const auto now = turn.play.done ? followed(man.square, *turn.play.done) : std::optional(man.square);
        if (now) left.push_back({*now, man.said, man.deliberate});
    }
    early.play.touched = std::move(left);
}

std::optional<Done> as_finished(const Incident& turn) {
    if (!turn.play.done || !turn.base || turn.play.complete != false || turn.play.done->held || !turn.play.done->legal)
        return std::nullopt;
    if (is_promotion(*turn.play.done, *turn.base)) return std::nullopt;
    return classify_played(*turn.base, *turn.play.done->legal);
}

}  // namespace jadoube::adjudicate
