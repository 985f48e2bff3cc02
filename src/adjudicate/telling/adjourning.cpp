#include "adjudicate/telling/adjourning.hpp"

#include <algorithm>
#include <iterator>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/sealed.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;

namespace {

bool writes_what_he_made(const Incident& made, const std::string& written) {
    if (written.empty() || !made.base) return true;
    const auto before = chess::Position::from(*made.base);
    if (!before) return true;
    const auto move = read_sealed(*before, written).move;
    return move && classify_played(*made.base, *move).raw.man == made.play.done->raw.man;
}

/// What the player who was not on turn has put into the envelope does not count, and of the other it holds nothing.
bool has_wrong_person_sealed(const Story& story) {
    return std::ranges::any_of(story.now.matters, [&](const Incident& incident) {
        return incident.kinds == std::vector{Kind::seal_wrong_person} && incident.ply == story.now.ply;
    });
}

/// Nobody told the move: what the envelope was found to hold is told as a fact, unless a later act finds it. Where the
/// game went on after it was opened it held what could be played.
void find_in_envelope(Story& story) {
    const auto finds = [](const Act& act) {
        const auto* happening = std::get_if<Happening>(&act.what);
        return happening != nullptr && happening->kind() == Kind::resume_sealed_move;
    };
    const auto now = story.dispute.acts.begin() + static_cast<std::ptrdiff_t>(story.index);
    const auto& sealed = story.now.sealed;
    const bool waits_for_a_move = story.now.adjourned_at == story.now.ply && !has_wrong_person_sealed(story);
    if ((!sealed && !waits_for_a_move) || std::any_of(now, story.dispute.acts.end(), finds)) return;
    const auto sealer = sealed ? color_of(story.dispute.acts[sealed->act].by) : story.now.turn;
    Incident incident = separate_incident(story, sealer, Kind::resume_sealed_move);
    incident.play.touched_known = false;
    incident.acts.push_back(story.index);
    const bool went_on =
        std::any_of(now + 1, story.dispute.acts.end(), [](const Act& act) { return !is_objection(act); });
    if (went_on && told(story.dispute, incident, "sealed_move") == nullptr) return;
    incident.objection.doubted = true;
    raise(story, open(story, std::move(incident)));
}

const Act* sealed_move(const Story& story) {
    return sealed_with_a_move(story.dispute, story.now.sealed ? std::optional(story.now.sealed->act) : std::nullopt);
}

/// Whether this is the man, and the square, of the sealed move; nothing where no move of one man can be read.
std::optional<bool> is_as_sealed(const Story& story, const Done& done) {
    const Act* sealed = sealed_move(story);
    const auto position = playable(story);
    if (sealed == nullptr || !position) return std::nullopt;
    const auto move = read_sealed(*position, std::get<Adjournment>(sealed->what).move).move;
    if (!move) return std::nullopt;
    const chess::RawMove& man = classify_played(*story.now.board, *move).raw.man;
    return man.from == done.raw.man.from && man.to == done.raw.man.to;
}

/// What was begun on the board before the game was broken off may be the move that was sealed.
bool is_in_the_middle_of_another_move(const Story& story) {
    const Incident& turn = story.now.unfinished;
    return turn.play.pressed ||
           (turn.play.done && !(legal_sealed_move(story) && is_as_sealed(story, *turn.play.done) == true));
}

/// An illegal move counts as made when the envelope is opened: what the opponent does then is his reply.
void pass_turn_of(Story& story, std::size_t matter) {
    const Incident& made = story.now.matters[matter];
    played(story, {made.play.done->raw, {}});
    story.now.board = made.now;
    story.now.last_turn = matter;
    story.now.turn = !*made.offender;
    ++story.now.ply;
    fresh_turn(story);
}

/// The sealed move comes to light: it is judged, and made on the board where that is still to be done.
void open_envelope(Story& story) {
    const Act* sealed = sealed_move(story);
    if (sealed == nullptr) return find_in_envelope(story);
    const auto position = playable(story);
    const bool is_due = position && story.now.turn == color_of(sealed->by) && story.now.adjourned_at == story.now.ply;
    if (!is_due || is_in_the_middle_of_another_move(story)) return;
    const Color color = *color_of(sealed->by);
    const SealedContent content = read_sealed(*position, std::get<Adjournment>(sealed->what).move);
    if (story.is_rest) {
        const bool is_answer = answers_with(story, color, classify_played(*story.now.board, *content.move));
        return is_answer ? void() : make(story, std::get<chess::Move>(*content.move));
    }
    const bool is_legal = content.what == rules::SealedMove::legal;  // then it is made once that has been said
    const bool is_move_like_any = content.move && !is_legal && !regulates(story, Kind::resume_sealed_move);
    if (is_move_like_any) return moved_as_read(story, sealed->by, *content.move);
    Incident incident = separate_incident(story, color, Kind::resume_sealed_move);
    incident.sealed = content.what;
    if (content.move && !is_legal) {
        incident.play.done = classify_played(*story.now.board, *content.move);
        incident.now = with(*incident.play.done, *story.now.board);
        incident.play.complete = true;
    }
    incident.objection.doubted = !is_legal;
    incident.acts.push_back(story.index);
    const bool is_made = incident.play.done.has_value();
    const std::size_t matter = open(story, std::move(incident));
    if (is_made) pass_turn_of(story, matter);
    raise(story, matter);
    story.is_half_told = is_legal;
}

bool was_opened(const Story& story) {
    const auto& acts = story.dispute.acts;
    const auto from = acts.begin() + static_cast<std::ptrdiff_t>(story.now.sealed->act);
    return std::any_of(from, acts.begin() + static_cast<std::ptrdiff_t>(story.index),
                       [](const Act& act) { return word_of(act) == rules::ActWord::open; });
}

bool regulates_change_of_sealed(const Story& story) {
    return regulates(story, Kind::change) && regulates(story, Kind::resume_sealed_move);
}

/// The other player opens the envelope: that its own player did so is a matter of its own.
void note_opener(Story& story, Person by) {
    const auto opener = color_of(by);
    const bool is_his_own = opener && opener == story.now.turn && story.now.adjourned_at == story.now.ply;
    if (!is_his_own || story.is_rest || !regulates(story, Kind::resume_opener)) return;
    Incident incident = separate_incident(story, opener, Kind::resume_opener);
    incident.acts.push_back(story.index);
    open(story, std::move(incident));
}

/// By an act before this one.
bool is_envelope_open(const Story& story) {
    const auto now = story.dispute.acts.begin() + static_cast<std::ptrdiff_t>(story.index);
    return std::any_of(story.dispute.acts.begin(), now,
                       [](const Act& act) { return word_of(act) == rules::ActWord::open; });
}

/// The envelope is open, or it has been looked for and something found.
bool is_taken_up_again(const Story& story) {
    const auto now = story.dispute.acts.begin() + static_cast<std::ptrdiff_t>(story.index);
    return is_envelope_open(story) || std::any_of(story.dispute.acts.begin(), now, [](const Act& act) {
               const auto* happening = std::get_if<Happening>(&act.what);
               const auto kind = happening != nullptr ? happening->kind() : std::nullopt;
               return kind && rules::kind_covers(Kind::resume, *kind);
           });
}

/// The move that he made on the board after the order to seal; nothing where he made none.
const Incident* sealed_on_board(const Story& story, Color by) {
    const auto& last = story.now.last_turn;
    const bool is_since =
        story.now.adjourned_at && story.now.ply == *story.now.adjourned_at + 1 && !is_envelope_open(story);
    const Incident* turn = last ? &story.now.matters[*last] : nullptr;
    const bool is_his = is_since && turn != nullptr && turn->offender == by && turn->play.done;
    return is_his && regulates(story, Kind::seal_on_board) ? turn : nullptr;
}

/// Told with the act itself, and not found by a later one.
void note_move_within_reach(Story& story, Color by) {
    const auto finds = [](const Act& act) {
        const auto* happening = std::get_if<Happening>(&act.what);
        return happening != nullptr && happening->kind() == Kind::seal_secrecy;
    };
    Incident incident = separate_incident(story, by, Kind::seal_secrecy);
    incident.acts.push_back(story.index);
    const rules::Values* within_reach = told(story.dispute, incident, "accessible");
    const bool is_told = within_reach != nullptr && *within_reach == rules::Values{true};
    if (!is_told || !regulates(story, Kind::seal_secrecy) ||
        std::any_of(story.dispute.acts.begin(), story.dispute.acts.end(), finds))
        return;
    open(story, std::move(incident));
}

void seal(Story& story, Color by, const std::string& written) {
    if (const Incident* made = sealed_on_board(story, by)) {
        if (!writes_what_he_made(*made, written)) change_sealed_move(story, by);
        return;
    }
    if (story.now.turn && *story.now.turn != by) {
        Incident incident = separate_incident(story, by, Kind::seal_wrong_person);
        incident.acts.push_back(story.index);
        open(story, std::move(incident));
    } else if (sealed_move(story) != nullptr && has_sealed(story, by)) {
        change_sealed_move(story, by);
    } else {
        put_in_envelope(story, story.index);
        note_move_within_reach(story, by);
    }
}

}  // namespace

/// The game is broken off and no move sealed yet: an offer goes with the sealed move.
bool seals_now(const Story& story) {
    return story.now.adjourned_at && !story.now.sealed && !is_envelope_open(story);
}

bool has_to_seal(const Story& story, Color by) {
    return seals_now(story) && story.now.adjourned_at == story.now.ply && story.now.turn == by;
}

/// Between sealing and opening the move of the player who sealed is the one in the envelope; another would change it.
bool changes_sealed_move(Story& story, Color by, const Done& done) {
    const Act* sealed = sealed_move(story);
    const bool is_closed = sealed != nullptr && !is_taken_up_again(story);
    if (!is_closed || color_of(sealed->by) != by || story.now.adjourned_at != story.now.ply) return false;
    if (!regulates_change_of_sealed(story) || is_as_sealed(story, done) != false) return false;
    Incident change = separate_incident(story, by, Kind::change);
    change.sealed = rules::SealedMove::legal;
    change.play.complete = true;
    change.acts.push_back(story.index);
    open(story, std::move(change));
    return true;
}

/// The move of the envelope, where it is legal and has been opened: it stands on the position set up anew.
void make_sealed_move(Story& story) {
    const auto move = is_envelope_open(story) ? legal_sealed_move(story) : std::nullopt;
    if (move && story.now.adjourned_at == story.now.ply) make(story, *move);
}

/// On the board of the adjournment; nothing where it is not known, or none was told.
std::optional<chess::Move> legal_sealed_move(const Story& story) {
    const Act* sealed = sealed_move(story);
    const auto position = playable(story);
    if (sealed == nullptr || !position || position->turn() != color_of(sealed->by)) return std::nullopt;
    const SealedContent content = read_sealed(*position, std::get<Adjournment>(sealed->what).move);
    return content.what == rules::SealedMove::legal ? std::optional(std::get<chess::Move>(*content.move))
                                                    : std::nullopt;
}

/// How the sealed move ends the game, before the envelope is opened (FIDE 2023 I.10).
rules::Ending ended_by_sealed_move(const Story& story) {
    const auto move = story.now.adjourned_at == story.now.ply ? legal_sealed_move(story) : std::nullopt;
    if (!move) return rules::Ending::no;
    const auto after = chess::Position::from(game::after(*story.now.board, *move));
    if (!after || after->has_legal_move()) return rules::Ending::no;
    return after->is_check() ? rules::Ending::checkmate : rules::Ending::stalemate;
}

/// He has sealed, and nothing has been made of that yet.
bool has_sealed(const Story& story, Color by) {
    const bool is_closed = story.now.sealed && !is_taken_up_again(story) && story.now.adjourned_at == story.now.ply;
    return is_closed && color_of(story.dispute.acts[story.now.sealed->act].by) == by;
}

/// Whether he still may is for the law on changes to say; where it says nothing, what was sealed last counts.
void change_sealed_move(Story& story, Color by) {
    if (!regulates_change_of_sealed(story)) return put_in_envelope(story, story.index);
    Incident change = separate_incident(story, by, Kind::change);
    change.sealed = rules::SealedMove::legal;
    change.play.complete = true;
    change.play.pressed = !story.now.sealed || story.now.sealed->is_paused;
    change.acts.push_back(story.index);
    raise(story, open(story, std::move(change)), EffectWord::kept);
}

void put_in_envelope(Story& story, std::size_t act) {
    const bool is_taken_out = std::holds_alternative<Retract>(story.dispute.acts[act].what);
    if (is_taken_out) story.now.sealed.reset();
    if (word_of(story.dispute.acts[act]) == rules::ActWord::seal) story.now.sealed = SealedBy{act};
}

/// After the order to seal, the player on turn makes his move on the board: that is his sealed move (FIDE I.1.1).
void note_sealed_on_board(Story& story, Color by, const std::optional<Done>& done) {
    if (!has_to_seal(story, by) || !regulates(story, Kind::seal_on_board)) return;
    Incident incident = separate_incident(story, by, Kind::seal_on_board);
    incident.is_incidental = true;
    incident.play.done = done;
    incident.acts.push_back(story.index);
    open(story, std::move(incident));
    story.effect() = {};
}

/// Only sealing by a player who is not on turn, or for the second time, is an incident.
void on(Story& story, Person by, const Adjournment& adjournment) {
    const auto color = color_of(by);
    const bool breaks_off = adjournment.act == rules::ActWord::adjourn || adjournment.act == rules::ActWord::seal;
    if (breaks_off && !story.now.adjourned_at) story.now.adjourned_at = story.now.ply;
    if (adjournment.act == rules::ActWord::open) {
        note_opener(story, by);
        return open_envelope(story);
    }
    if (adjournment.act == rules::ActWord::seal && color) seal(story, *color, adjournment.move);
}

bool makes_what_was_sealed(Story& story, const Step& step) {
    const bool is_next = story.now.sealed && story.now.adjourned_at == story.now.ply - 1 && !story.now.line.empty();
    if (!is_next || has_content(story.now.unfinished) || !was_opened(story)) return false;
    const auto* made = std::get_if<chess::Move>(&story.now.line.back().played);
    if (made == nullptr || made->from() != step.first || made->to() != step.second) return false;
    story.effect().what = EffectWord::on_board;
    return true;
}

}  // namespace jadoube::adjudicate
