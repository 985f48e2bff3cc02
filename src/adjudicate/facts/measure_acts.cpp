// Facts that the acts themselves tell: who touched what, in which order, what was said and done since.
#include <algorithm>
#include <array>
#include <set>
#include <span>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Role;
using chess::Setup;
using chess::Square;
using rules::FirstTouched;
using rules::Kind;
using rules::KingAndRook;
using rules::Men;
using rules::Values;

/// Castling where nobody knows the position.
bool castles_unseen(const Scene& scene) {
    return scene.incident.unseen.kind == rules::MoveKind::castling;
}

/// The number that a person has told of a fact.
std::optional<std::int64_t> told_number(const Scene& scene, const char* fact) {
    const rules::Values* values = told(scene.context.dispute, scene.incident, fact);
    const auto* count = values != nullptr ? std::get_if<std::int64_t>(&values->front()) : nullptr;
    return count == nullptr ? std::nullopt : std::optional(*count);
}

std::optional<Role> role_of(const Scene& scene, Square square) {
    const auto piece = scene.incident.base->board.at(square);
    return piece ? std::optional(piece->role) : std::nullopt;
}

}  // namespace

/// FIDE 2023 6.2.1.
std::optional<bool> completed(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (incident.play.pressed || incident.since.moved_again == true) return true;
    if (told_number(scene, "moves_since_offence").value_or(0) > 0) return true;
    if (incident.play.done && incident.play.done->legal && incident.now) {
        const auto position = chess::Position::from(*incident.now);
        if (position && !position->has_legal_move()) return true;
    }
    return incident.since.moved_again;
}

std::optional<KingAndRook> king_and_rook(const Scene& scene) {
    const auto men = men_named(scene, Men::own_men_touched);
    if (!men && castles_unseen(scene)) return KingAndRook::king_first;
    if (!men) return std::nullopt;
    const bool is_order_known = scene.incident.play.order_known;
    // In no known order nobody can tell of more than two men which came first.
    if (men->size() < 2 || (!is_order_known && men->size() > 2)) return KingAndRook::no;
    const auto first = role_of(scene, men->front());
    const auto second = role_of(scene, (*men)[1]);
    const bool is_king_first = first == Role::king && second == Role::rook;
    if (!is_king_first && !(first == Role::rook && second == Role::king)) return KingAndRook::no;
    if (!is_order_known) return KingAndRook::cannot_be_established;
    return is_king_first ? KingAndRook::king_first : KingAndRook::rook_first;
}

namespace {

/// Where nobody knows the position: the King and the Rook of a castling; of men whose squares were told, those that
/// were not told to be of the other side.
Measured count_unseen(const Scene& scene, bool own) {
    if (castles_unseen(scene)) return number(own ? 2 : 0);
    const auto others = told_number(scene, own ? "enemy_men_touched" : "own_men_touched");
    std::set<Square> squares;
    for (const Handled& man : scene.incident.play.touched) squares.insert(man.square);
    const bool is_all_told = scene.context.dispute.told_complete && was_moved(scene);
    if (!scene.incident.play.touched_known && squares.empty() && is_all_told)
        return number(own ? 1 : 0);  // a move told by its kind is made with a man
    const bool are_all_told = others && !scene.incident.unseen.moved && !squares.empty();
    if (!are_all_told) return std::nullopt;
    return number(std::max(0, static_cast<int>(squares.size()) - static_cast<int>(*others)));
}

Measured count_men(const Scene& scene, Men list) {
    const auto men = men_named(scene, list);
    return men ? number(static_cast<int>(men->size())) : count_unseen(scene, list == Men::own_men_touched);
}

std::optional<FirstTouched> first_touched(const Scene& scene) {
    const auto men = men_named(scene, Men::men_touched);
    if (!men || men->empty() || !scene.offender()) return std::nullopt;
    if (!scene.incident.play.order_known) return FirstTouched::cannot_be_established;
    const bool is_own = scene.incident.base->board.at(men->front())->color == scene.offender();
    return is_own ? FirstTouched::own : FirstTouched::enemy;
}

/// The King has gone one way, the Rook not yet moved, and the Rook that was touched stands on the other side.
bool has_touched_the_other_rook(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    const auto rook = men_named(scene, Men::castling_rook);
    if (!done || !done->castling || done->raw.rook || !rook) return false;
    const auto& touched = scene.incident.play.touched;
    return std::any_of(touched.begin(), touched.end(), [&](const Handled& man) {
        const bool is_his = scene.incident.base->board.at(man.square) == chess::Piece{done->raw.by, Role::rook};
        return is_his && std::find(rook->begin(), rook->end(), man.square) == rook->end();
    });
}

Measured touched_to_castle(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (has_touched_the_other_rook(scene)) return one(false);
    const bool castled =
        (done && done->castling) || rules::covers_any(Kind::illegal_move_illegal_castling, scene.incident.kinds);
    if (castled) return one(true);
    const auto both = king_and_rook(scene);
    if (!both) return std::nullopt;
    const Dispute& dispute = scene.context.dispute;
    const bool nothing_said = dispute.told_complete && told(dispute, scene.incident, "touched_to_castle") == nullptr;
    const bool no = both == KingAndRook::no || nothing_said;
    return no ? one(false) : Measured{};  // what he meant, only he can say
}

/// The code says by itself that who has touched what can be neither moved nor taken is free.
bool is_freed_by_law(const rules::Ruleset& code) {
    return std::ranges::any_of(code.articles, [](const rules::Article& article) {
        return article.triggers.empty() && std::ranges::any_of(article.enforces, [](rules::MovementRule rule) {
                   return rules::rule_covers(rule, rules::MovementRule::free_move);
               });
    });
}

/// Some legal move is made with it, or takes it.
bool can_be_played(const chess::Position& base, Square man) {
    return std::ranges::any_of(base.legal_moves(),
                               [&](chess::Move move) { return move.from() == man || base.captured(move) == man; });
}

/// To have touched this man leaves him free to move another.
bool binds_to_nothing(const Scene& scene, const Handled& man) {
    if (man.deliberate == false || man.said == rules::NoticeTime::before) return true;
    const auto base = scene.base();
    return base && base->turn() == scene.offender() && is_freed_by_law(scene.context.ruleset) &&
           !can_be_played(*base, man.square);
}

/// The men touched before the move. A man let go on its way has been touched last, by that.
std::span<const Handled> touched_before_the_move(const Incident& incident) {
    const std::span<const Handled> all(incident.play.touched);
    const bool is_its_own =
        all.size() > 1 && incident.play.complete == false && all.back().square == incident.play.done->raw.man.from;
    return is_its_own ? all.first(all.size() - 1) : all;
}

Measured moved_another_man(const Scene& scene) {
    const Incident& incident = scene.incident;
    const bool is_told_as_moved = incident.unseen.moved || was_moved(scene);
    if (!incident.base) return is_told_as_moved && incident.play.touched.empty() ? one(false) : Measured{};
    if (!incident.play.done) return one(false);
    const auto squares = handled(*incident.play.done);
    bool touched_any = false;  // that could be moved or taken, as far as anybody has said
    for (const Handled& man : touched_before_the_move(incident)) {
        if (binds_to_nothing(scene, man)) continue;
        const bool is_taken = man.square == incident.play.done->raw.man.to;  // and stands there still, perhaps
        if (is_taken || std::find(squares.begin(), squares.end(), man.square) != squares.end()) return one(false);
        touched_any = true;
    }
    return one(touched_any);
}

Measured touched_king(const Scene& scene) {
    const auto men = men_named(scene, Men::own_men_touched);
    if (!men) return std::nullopt;
    return one(std::any_of(men->begin(), men->end(), [&](Square s) { return role_of(scene, s) == Role::king; }));
}

Measured first_touched_is_rook(const Scene& scene) {
    const auto men = men_named(scene, Men::first_own);
    if (!men) return std::nullopt;
    return one(!men->empty() && role_of(scene, men->front()) == Role::rook);
}

bool only_touched(const Incident& incident) {
    return !incident.play.done && !incident.unseen.let_go && !incident.play.touched.empty() &&
           incident.play.complete != true;
}

/// Where men were touched and nothing was moved, no move is complete and no man released.
Measured move_is_complete(const Scene& scene) {
    return only_touched(scene.incident) ? one(false) : truth(scene.incident.play.complete);
}

Measured released(const Scene& scene) {
    if (only_touched(scene.incident)) return one(false);
    if (scene.incident.unseen.let_go) return one(*scene.incident.unseen.let_go);
    if (!scene.incident.base) return std::nullopt;
    return one(scene.incident.play.done && !scene.incident.play.done->held);
}

/// The move that was only begun with men that he touched and let go again.
std::optional<rules::MoveKind> move_begun(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.play.retracted || incident.play.done || !incident.base || incident.play.touched.empty())
        return std::nullopt;
    const auto own = men_named(scene, Men::own_men_touched);
    const auto enemy = men_named(scene, Men::enemy_men_touched);
    if (enemy && !enemy->empty()) return rules::MoveKind::capture;
    const bool both = own && king_and_rook(scene).value_or(KingAndRook::no) != KingAndRook::no;
    return both ? rules::MoveKind::castling : rules::MoveKind::transfer;
}

Measured move_kind(const Scene& scene) {
    if (!scene.incident.base && scene.incident.unseen.kind)
        return one(std::string(rules::row_of(*scene.incident.unseen.kind).in_facts));
    const bool is_sealed = scene.incident.sealed && rules::covers_any(Kind::change, scene.incident.kinds);
    if (is_sealed) return one(std::string(rules::row_of(rules::MoveKind::sealed).in_facts));
    if (const auto begun = move_begun(scene)) return one(std::string(rules::row_of(*begun).in_facts));
    if (only_touched(scene.incident) && scene.incident.base && scene.context.dispute.told_complete) return Values{};
    if (!scene.incident.play.done || !scene.incident.base) return std::nullopt;
    return one(std::string(rules::row_of(kind_of_move(*scene.incident.play.done, *scene.incident.base)).in_facts));
}

/// Out of turn: as if it had been that player's turn.
Measured move_is_legal(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done && scene.incident.sealed) return one(scene.incident.sealed == rules::SealedMove::legal);
    if (!done) return std::nullopt;
    if (!scene.incident.base || scene.incident.base->turn == done->raw.by) return one(done->legal.has_value());
    Setup own_turn = *scene.incident.base;
    own_turn.turn = done->raw.by;
    own_turn.en_passant.reset();
    const Step step{done->raw.man.from, done->raw.man.to};
    if (done->castling) {
        const auto rook = done->raw.rook ? std::optional(Step{done->raw.rook->from, done->raw.rook->to}) : std::nullopt;
        return one(classify_castling(own_turn, done->raw.by, Castle{step, rook}).legal.has_value());
    }
    return one(classify_move(own_turn, done->raw.by, MoveMan{step, done->raw.taken, done->piece}).legal.has_value());
}

/// By the player who had pressed with the pawn on its last rank, with a piece that it may become.
Measured replaced_after_press(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    const auto may_become = [&](rules::PieceName piece) {
        if (!done || !scene.incident.base) return true;
        const MoveMan whole{{done->raw.man.from, done->raw.man.to}, done->raw.taken, piece};
        return classify_move(*scene.incident.base, done->raw.by, whole).piece_allowed;
    };
    const auto& acts = scene.context.dispute.acts;
    bool is_pressed = false;
    for (const std::size_t i : scene.incident.acts) {
        if (i >= acts.size() || is_objection(acts[i])) break;
        if (color_of(acts[i].by) != scene.incident.offender) continue;
        if (std::holds_alternative<Press>(acts[i].what)) is_pressed = true;
        const auto* piece = std::get_if<NamePiece>(&acts[i].what);
        if (is_pressed && piece != nullptr && piece->is_put_on && may_become(piece->piece)) return one(true);
    }
    return one(false);
}

/// Nothing was played after the men had been displaced, as far as it is told: they stand again before anything is.
Measured men_put_back(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const std::size_t displaced = scene.incident.acts.empty() ? acts.size() : scene.incident.acts.front();
    const bool went_on =
        displaced < acts.size() && std::any_of(acts.begin() + static_cast<std::ptrdiff_t>(displaced), acts.end(),
                                               [](const Act& act) { return is_move(act); });
    return went_on ? Measured{} : one(true);
}

Measured two_hands(const Scene& scene) {
    if (!scene.incident.play.done)
        return scene.incident.unseen.moved ? one(scene.incident.unseen.two_hands) : Measured{};
    return one(scene.incident.play.done->two_hands);
}

/// By what stood there before the move.
Measured kind_on(const Scene& scene, std::optional<Square> square) {
    if (!scene.incident.base) return std::nullopt;
    const auto man = square ? scene.incident.base->board.at(*square) : std::nullopt;
    return one(man ? std::string(chess::name_of(man->role)) : std::string(name_of(rules::OnlyMoves::none)));
}

Measured captured_piece(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done && !only_touched(scene.incident)) return std::nullopt;
    return kind_on(scene, done ? done->captured : std::nullopt);
}

Measured moved_piece(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    return kind_on(scene, done ? std::optional(done->raw.man.from) : std::nullopt);
}

Measured first_touched_piece(const Scene& scene) {
    const auto men = men_named(scene, Men::men_touched);
    if (!men) return std::nullopt;
    return kind_on(scene, men->empty() ? std::nullopt : std::optional(men->front()));
}

constexpr std::array kActsMeasurements{
    Measurement{"own_men_touched", [](const Scene& s) { return count_men(s, Men::own_men_touched); }},
    Measurement{"enemy_men_touched", [](const Scene& s) { return count_men(s, Men::enemy_men_touched); }},
    Measurement{"first_touched", worded<first_touched>},
    Measurement{"king_and_rook", worded<king_and_rook>},
    Measurement{"touched_to_castle", touched_to_castle},
    Measurement{"moved_another_man", moved_another_man},
    Measurement{"touched_king", touched_king},
    Measurement{"first_touched_is_rook", first_touched_is_rook},
    Measurement{"move_kind", move_kind},
    Measurement{"move_is_legal", move_is_legal},
    Measurement{"move_is_complete", move_is_complete},
    Measurement{"released", released},
    Measurement{"completed", truth_of_it<completed>},
    Measurement{"two_hands", two_hands},
    Measurement{"replaced_after_press", replaced_after_press},
    Measurement{"men_put_back", men_put_back},
    Measurement{"captured_piece", captured_piece},
    Measurement{"moved_piece", moved_piece},
    Measurement{"first_touched_piece", first_touched_piece},
    Measurement{"offer_timely", [](const Scene& s) { return truth(s.incident.offer_timely); }},
};

}  // namespace

bool was_moved(const Scene& scene) {
    const auto& kinds = scene.incident.kinds;
    return scene.incident.play.done ||
           std::any_of(kinds.begin(), kinds.end(), [](Kind kind) { return rules::row_of(kind).traits.implies_move; });
}

std::span<const Measurement> measurements_of_acts() {
    return kActsMeasurements;
}

}  // namespace jadoube::adjudicate
