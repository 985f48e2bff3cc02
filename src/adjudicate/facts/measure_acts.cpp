// Facts that the acts themselves tell: who touched what, in which order, what was said and done since.
#include <algorithm>
#include <array>
#include <set>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/of_both.hpp"
#include "adjudicate/story/sealed.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
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
using rules::NoticeTime;
using rules::Party;
using rules::Requirement;
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
    std::optional<Role> first;
    bool king = false;
    bool rook = false;
    for (const Square square : *men) {
        const auto role = role_of(scene, square);
        if (role != Role::king && role != Role::rook) continue;
        if (!first) first = role;
        king = king || role == Role::king;
        rook = rook || role == Role::rook;
    }
    if (!king || !rook) return KingAndRook::no;
    if (!scene.incident.play.order_known) return KingAndRook::cannot_be_established;
    return first == Role::king ? KingAndRook::king_first : KingAndRook::rook_first;
}

namespace {

/// Whether a man was moved, as the acts show or as the matter told by its kind implies: that is meant, and no
/// adjusting.
bool was_moved(const Scene& scene) {
    const auto& kinds = scene.incident.kinds;
    return scene.incident.play.done ||
           std::any_of(kinds.begin(), kinds.end(), [](Kind kind) { return rules::row_of(kind).traits.implies_move; });
}

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

Measured moved_another_man(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base) return incident.unseen.moved && incident.play.touched.empty() ? one(false) : Measured{};
    if (!incident.play.done || incident.play.touched.empty()) return one(false);
    return one(std::none_of(incident.play.touched.begin(), incident.play.touched.end(), [&](const Handled& man) {
        const auto squares = handled(*incident.play.done);
        return std::find(squares.begin(), squares.end(), man.square) != squares.end();
    }));
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

/// What was said with the men that count as touched: the word of the first without notice, if there is one; a man moved
/// was touched without a word.
std::optional<NoticeTime> said_before(const Scene& scene) {
    const auto men = men_that_count(scene);
    const bool nothing_said = was_moved(scene) || scene.context.dispute.told_complete;
    if (men.empty()) return nothing_said ? std::optional(NoticeTime::none) : std::nullopt;
    const auto bare =
        std::find_if(men.begin(), men.end(), [](const Handled& man) { return man.said != NoticeTime::before; });
    return bare == men.end() ? men.front().said : bare->said;
}

/// Of several men, each may have been touched by accident.
Measured deliberate(const Scene& scene) {
    const auto men = men_that_count(scene);
    if (men.empty()) return was_moved(scene) ? one(true) : Measured{};
    if (std::any_of(men.begin(), men.end(), [](const Handled& man) { return !man.deliberate; })) return std::nullopt;
    return one(std::any_of(men.begin(), men.end(), [](const Handled& man) { return *man.deliberate; }));
}

/// Who points out as an arbiter what was done on the board has seen it, if he does not say otherwise.
Measured arbiter_saw(const Scene& scene) {
    const bool is_his = scene.incident.objection.raised_by == Person::arbiter && scene.incident.play.done;
    return is_his ? one(true) : Measured{};
}

std::optional<Party> raised_by(const Scene& scene) {
    const auto person = scene.incident.objection.raised_by;
    if (!person) return std::nullopt;
    const auto color = color_of(*person);
    if (!color) return party_of(*person);
    return scene.incident.offender == *color ? Party::player : Party::opponent;
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

Measured two_hands(const Scene& scene) {
    if (!scene.incident.play.done)
        return scene.incident.unseen.moved ? one(scene.incident.unseen.two_hands) : Measured{};
    return one(scene.incident.play.done->two_hands);
}

/// A sealed move is made for its player once it is in the envelope.
bool has_sealed(const Scene& scene, chess::Color color) {
    const auto& acts = scene.context.dispute.acts;
    const auto& own = scene.incident.acts;
    const auto until = own.empty() ? acts.size() : own.front();
    return scene.context.adjourned_at == scene.incident.ply &&
           std::any_of(acts.begin(), acts.begin() + static_cast<std::ptrdiff_t>(until), [&](const Act& act) {
               return word_of(act) == rules::ActWord::seal && color_of(act.by) == color;
           });
}

Measured is_claimant_on_turn(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base || !incident.offender) return std::nullopt;
    const bool has_done_his_move =
        rules::covers_any(Kind::claim, incident.kinds) && has_sealed(scene, *incident.offender);
    return one(incident.base->turn == *incident.offender && !has_done_his_move);
}

/// A refusal that is the matter itself, or one of what was required.
Measured refused(const Scene& scene) {
    const auto& kinds = scene.incident.kinds;
    const bool is_refusal = std::find(kinds.begin(), kinds.end(), Kind::conduct_refuse) != kinds.end();
    return is_refusal ? one(true) : truth(scene.incident.choice.refused);
}

/// Who does a thing together with the other says so in the act, or each does it; it is never asked.
Measured by_both(const Scene& scene) {
    if (scene.incident.with_the_other) return one(*scene.incident.with_the_other);
    const auto& acts = scene.context.dispute.acts;
    const auto& own = scene.incident.acts;
    const auto is_by = [&](Person who) {
        return std::any_of(own.begin(), own.end(), [&](std::size_t i) { return acts[i].by == who; });
    };
    const bool each = !scene.incident.offender && is_by(Person::white) && is_by(Person::black);
    return one(each || is_by(Person::both) || is_of_both(scene.incident, scene.context.dispute));
}

/// Moves entered after the sealed move was opened, by the person who raises the matter.
Measured moved_since_resumption(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const auto opened =
        std::find_if(acts.begin(), acts.end(), [](const Act& act) { return word_of(act) == rules::ActWord::open; });
    if (opened == acts.end() || !scene.incident.objection.raised_by) return std::nullopt;
    return one(std::any_of(opened, acts.end(), [&](const Act& act) {
        return is_move(act) && act.by == *scene.incident.objection.raised_by;
    }));
}

/// Whether the player misled may have touched or moved a man since the word was said: not where all is told and no act
/// says so.
bool acted_since(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const auto& own = scene.incident.acts;
    if (!dispute.told_complete || own.empty() || scene.incident.since.speaker_moved == true) return true;
    const auto said = dispute.acts.begin() + static_cast<std::ptrdiff_t>(own.front());
    return std::any_of(said, dispute.acts.end(), [&](const Act& act) {
        const bool is_on_board = is_move(act) || std::holds_alternative<Touch>(act.what) ||
                                 std::holds_alternative<PlaceMan>(act.what) || std::holds_alternative<Castle>(act.what);
        return is_on_board && color_of(act.by) != scene.offender();
    });
}

/// Nobody acted on a false "check" where the other said none, or his King was in check indeed; else only a person can
/// tell.
Measured acted_on_it(const Scene& scene) {
    const Incident& incident = scene.incident;
    const auto& acts = scene.context.dispute.acts;
    if (rules::covers_any(Kind::check_false, incident.kinds)) return acted_since(scene) ? Measured{} : one(false);
    if (!incident.base) return std::nullopt;
    const bool said = std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        return std::holds_alternative<SayCheck>(act.what) && color_of(act.by) != incident.offender;
    });
    const bool is_true = incident.offender && chess::is_king_attacked(*incident.base, *incident.offender);
    return said && !is_true ? Measured{} : one(false);
}

/// The player who gives the odds: whom something found of the start of the game is about; else as the event tells.
std::optional<chess::Color> odds_giver(const Scene& scene) {
    const bool is_setup = rules::covers_any(Kind::setup, scene.incident.kinds);
    if (is_setup && scene.incident.offender) return scene.incident.offender;
    const auto& event = scene.context.game.event;
    const auto told = event.find("odds_giver");
    if (told == event.end()) return std::nullopt;
    const rules::Values white{std::string(chess::name_of(chess::Color::white))};
    return told->second == white ? chess::Color::white : chess::Color::black;
}

/// Who found something of the start of the game, who made the claim, or who has ended the game on the board.
std::optional<chess::Color> claimant(const Incident& incident) {
    if (rules::covers_any(Kind::setup, incident.kinds))
        return incident.objection.raised_by ? color_of(*incident.objection.raised_by) : std::nullopt;
    if (incident.offender || !incident.base) return incident.offender;
    return rules::covers_any(Kind::observed, incident.kinds) ? std::optional(!incident.base->turn) : std::nullopt;
}

Measured claimant_gives_odds(const Scene& scene) {
    const auto by = claimant(scene.incident);
    const auto giver = odds_giver(scene);
    if (!by || !giver) return std::nullopt;
    return one(*by == *giver);
}

/// Both refer the matter to somebody; or one of them declines to.
Measured both_agree(const Scene& scene) {
    const bool is_dispute = rules::covers_any(Kind::dispute, scene.incident.kinds);
    if (is_dispute && scene.incident.claim.declined) return one(false);
    return is_dispute && by_both(scene) == one(true) ? one(true) : Measured{};
}

/// By what stood there before the move.
Measured captured_piece(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done || !scene.incident.base) return std::nullopt;
    const auto man = done->captured ? scene.incident.base->board.at(*done->captured) : std::nullopt;
    return one(man ? std::string(chess::name_of(man->role)) : std::string(name_of(rules::OnlyMoves::none)));
}

/// A spectator who pointed something out by himself was not asked to settle a fact.
Measured settles_fact(const Scene& scene) {
    return scene.incident.is_incidental ? one(false) : Measured{};
}

/// Of a refusal by itself: nothing was required of him where nobody demanded anything.
std::optional<Requirement> requirement(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const bool demanded =
        std::any_of(acts.begin(), acts.end(), [](const Act& act) { return std::holds_alternative<Demand>(act.what); });
    const bool refused =
        std::any_of(acts.begin(), acts.end(), [](const Act& act) { return std::holds_alternative<Refuse>(act.what); });
    return refused && !demanded && scene.context.dispute.told_complete ? std::optional(Requirement::none)
                                                                       : std::nullopt;
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
    Measurement{"captured_piece", captured_piece},
    Measurement{"offer_timely", [](const Scene& s) { return truth(s.incident.offer_timely); }},
    Measurement{"by_both", by_both},
    Measurement{"requirement", worded<requirement>},
    Measurement{"settles_fact", settles_fact},
    Measurement{"both_agree", both_agree},
    Measurement{"moved_since_resumption", moved_since_resumption},
    Measurement{"acted_on_it", acted_on_it},
    Measurement{"claimant_gives_odds", claimant_gives_odds},
    Measurement{"demand_made", [](const Scene& s) { return one(s.incident.choice.demand.has_value()); }},
    Measurement{"notice", worded<said_before>},
    Measurement{"deliberate", deliberate},
    Measurement{"raised_by", worded<raised_by>},
    Measurement{"arbiter_saw", arbiter_saw},
    Measurement{"claimant_touched", [](const Scene& s) { return truth(s.incident.since.claimant_touched); }},
    Measurement{"claimant_on_turn", is_claimant_on_turn},
    Measurement{"sealed_move_told",
                [](const Scene& s) { return one(sealed_with_a_move(s.context.dispute, s.context.sealed) != nullptr); }},
    Measurement{"intended_move_declared",
                [](const Scene& s) { return one(!s.incident.claim.intended_written.empty()); }},
    Measurement{"opponent_replied", [](const Scene& s) { return truth(s.incident.since.opponent_replied); }},
    Measurement{"next_move_made", [](const Scene& s) { return truth(s.incident.since.opponent_replied); }},
    Measurement{"speaker_moved", [](const Scene& s) { return truth(s.incident.since.speaker_moved); }},
    Measurement{"refused", refused},
};

}  // namespace

std::span<const Measurement> measurements_of_acts() {
    return kActsMeasurements;
}

}  // namespace jadoube::adjudicate
