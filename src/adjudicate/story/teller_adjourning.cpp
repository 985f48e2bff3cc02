#include <algorithm>
#include <iterator>

#include "adjudicate/story/sealed.hpp"
#include "adjudicate/story/teller.hpp"
#include "adjudicate/story/told.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::Kind;

bool writes_what_he_made(const Incident& made, const std::string& written) {
    if (written.empty() || !made.base) return true;
    const auto before = chess::Position::from(*made.base);
    if (!before) return true;
    const auto move = read_sealed(*before, written).move;
    return move && classify_played(*made.base, *move).raw.man == made.play.done->raw.man;
}

}  // namespace

/// The game is broken off and no move sealed yet: an offer goes with the sealed move.
bool Teller::seals_now() const {
    return standing_.adjourned_at && !standing_.sealed && !is_envelope_open();
}

bool Teller::has_to_seal(Color by) const {
    return seals_now() && standing_.adjourned_at == standing_.ply && standing_.turn == by;
}

/// Nobody told the move: what the envelope was found to hold is told as a fact, unless a later act finds it. Where the
/// game went on after it was opened it held what could be played.
void Teller::find_in_envelope() {
    const auto finds = [](const Act& act) {
        const auto* happening = std::get_if<Happening>(&act.what);
        return happening != nullptr && happening->kind() == Kind::resume_sealed_move;
    };
    const auto now = dispute_.acts.begin() + static_cast<std::ptrdiff_t>(index_);
    const auto& sealed = standing_.sealed;
    const bool waits_for_a_move = standing_.adjourned_at == standing_.ply && !has_wrong_person_sealed();
    if ((!sealed && !waits_for_a_move) || std::any_of(now, dispute_.acts.end(), finds)) return;
    const auto sealer = sealed ? color_of(dispute_.acts[sealed->act].by) : standing_.turn;
    Incident incident = separate_incident(sealer, Kind::resume_sealed_move);
    incident.play.touched_known = false;
    incident.acts.push_back(index_);
    const bool went_on = std::any_of(now + 1, dispute_.acts.end(), [](const Act& act) { return !is_objection(act); });
    if (went_on && told(dispute_, incident, "sealed_move") == nullptr) return;
    incident.objection.doubted = true;
    raise(open(std::move(incident)));
}

/// What the player who was not on turn has put into the envelope does not count, and of the other it holds nothing.
bool Teller::has_wrong_person_sealed() const {
    return std::ranges::any_of(standing_.matters, [&](const Incident& incident) {
        return incident.kinds == std::vector{Kind::seal_wrong_person} && incident.ply == standing_.ply;
    });
}

void Teller::open_envelope() {
    const Act* sealed = sealed_move();
    if (sealed == nullptr) return find_in_envelope();
    const auto position = playable();
    const bool is_due = position && standing_.turn == color_of(sealed->by) && standing_.adjourned_at == standing_.ply;
    if (!is_due || is_in_the_middle_of_another_move()) return;
    const Color color = *color_of(sealed->by);
    const SealedContent content = read_sealed(*position, std::get<Adjournment>(sealed->what).move);
    if (is_rest_) {
        const bool is_answer = answers_with(color, classify_played(*standing_.board, *content.move));
        return is_answer ? void() : make(std::get<chess::Move>(*content.move));
    }
    const bool is_legal = content.what == rules::SealedMove::legal;  // then it is made once that has been said
    const bool is_move_like_any = content.move && !is_legal && !regulates(Kind::resume_sealed_move);
    if (is_move_like_any) return moved_as_read(sealed->by, *content.move);
    Incident incident = separate_incident(color, Kind::resume_sealed_move);
    incident.sealed = content.what;
    if (content.move && !is_legal) {
        incident.play.done = classify_played(*standing_.board, *content.move);
        incident.now = with(*incident.play.done, *standing_.board);
        incident.play.complete = true;
    }
    incident.objection.doubted = !is_legal;
    incident.acts.push_back(index_);
    const bool is_made = incident.play.done.has_value();
    const std::size_t matter = open(std::move(incident));
    if (is_made) pass_turn_of(matter);
    raise(matter);
    is_half_told_ = is_legal;
}

/// Whether this is the man, and the square, of the sealed move; nothing where no move of one man can be read.
std::optional<bool> Teller::is_as_sealed(const Done& done) const {
    const Act* sealed = sealed_move();
    const auto position = playable();
    if (sealed == nullptr || !position) return std::nullopt;
    const auto move = read_sealed(*position, std::get<Adjournment>(sealed->what).move).move;
    if (!move) return std::nullopt;
    const chess::RawMove& man = classify_played(*standing_.board, *move).raw.man;
    return man.from == done.raw.man.from && man.to == done.raw.man.to;
}

/// What was begun on the board before the game was broken off may be the move that was sealed.
bool Teller::is_in_the_middle_of_another_move() const {
    const Incident& turn = standing_.unfinished;
    return turn.play.pressed || (turn.play.done && !(legal_sealed_move() && is_as_sealed(*turn.play.done) == true));
}

bool Teller::regulates_change_of_sealed() const {
    return regulates(Kind::change) && regulates(Kind::resume_sealed_move);
}

/// Between sealing and opening the move of the player who sealed is the one in the envelope; another would change it.
bool Teller::changes_sealed_move(Color by, const Done& done) {
    const Act* sealed = sealed_move();
    const bool is_closed = sealed != nullptr && !is_taken_up_again();
    if (!is_closed || color_of(sealed->by) != by || standing_.adjourned_at != standing_.ply) return false;
    if (!regulates_change_of_sealed() || is_as_sealed(done) != false) return false;
    Incident change = separate_incident(by, Kind::change);
    change.sealed = rules::SealedMove::legal;
    change.play.complete = true;
    change.acts.push_back(index_);
    open(std::move(change));
    return true;
}

/// The other player opens the envelope: that its own player did so is a matter of its own.
void Teller::note_opener(Person by) {
    const auto opener = color_of(by);
    const bool is_his_own = opener && opener == standing_.turn && standing_.adjourned_at == standing_.ply;
    if (!is_his_own || is_rest_ || !regulates(Kind::resume_opener)) return;
    Incident incident = separate_incident(opener, Kind::resume_opener);
    incident.acts.push_back(index_);
    open(std::move(incident));
}

/// The move of the envelope, where it is legal and has been opened: it stands on the position set up anew.
void Teller::make_sealed_move() {
    const auto move = is_envelope_open() ? legal_sealed_move() : std::nullopt;
    if (move && standing_.adjourned_at == standing_.ply) make(*move);
}

/// On the board of the adjournment; nothing where it is not known, or none was told.
std::optional<chess::Move> Teller::legal_sealed_move() const {
    const Act* sealed = sealed_move();
    const auto position = playable();
    if (sealed == nullptr || !position || position->turn() != color_of(sealed->by)) return std::nullopt;
    const SealedContent content = read_sealed(*position, std::get<Adjournment>(sealed->what).move);
    return content.what == rules::SealedMove::legal ? std::optional(std::get<chess::Move>(*content.move))
                                                    : std::nullopt;
}

/// How the sealed move ends the game, before the envelope is opened (FIDE 2023 I.10).
rules::Ending Teller::ended_by_sealed_move() const {
    const auto move = standing_.adjourned_at == standing_.ply ? legal_sealed_move() : std::nullopt;
    if (!move) return rules::Ending::no;
    const auto after = chess::Position::from(game::after(*standing_.board, *move));
    if (!after || after->has_legal_move()) return rules::Ending::no;
    return after->is_check() ? rules::Ending::checkmate : rules::Ending::stalemate;
}

/// An illegal move counts as made when the envelope is opened: what the opponent does then is his reply.
void Teller::pass_turn_of(std::size_t matter) {
    const Incident& made = standing_.matters[matter];
    played({made.play.done->raw, {}});
    standing_.board = made.now;
    standing_.last_turn = matter;
    standing_.turn = !*made.offender;
    ++standing_.ply;
    fresh_turn();
}

const Act* Teller::sealed_move() const {
    return sealed_with_a_move(dispute_, standing_.sealed ? std::optional(standing_.sealed->act) : std::nullopt);
}

/// By an act before this one.
bool Teller::is_envelope_open() const {
    const auto now = dispute_.acts.begin() + static_cast<std::ptrdiff_t>(index_);
    return std::any_of(dispute_.acts.begin(), now, [](const Act& act) { return word_of(act) == rules::ActWord::open; });
}

/// The envelope is open, or it has been looked for and something found.
bool Teller::is_taken_up_again() const {
    const auto now = dispute_.acts.begin() + static_cast<std::ptrdiff_t>(index_);
    return is_envelope_open() || std::any_of(dispute_.acts.begin(), now, [](const Act& act) {
               const auto* happening = std::get_if<Happening>(&act.what);
               const auto kind = happening != nullptr ? happening->kind() : std::nullopt;
               return kind && rules::kind_covers(Kind::resume, *kind);
           });
}

/// He has sealed, and nothing has been made of that yet.
bool Teller::has_sealed(Color by) const {
    const bool is_closed = standing_.sealed && !is_taken_up_again() && standing_.adjourned_at == standing_.ply;
    return is_closed && color_of(dispute_.acts[standing_.sealed->act].by) == by;
}

/// Whether he still may is for the law on changes to say; where it says nothing, what was sealed last counts.
void Teller::change_sealed_move(Color by) {
    if (!regulates_change_of_sealed()) return put_in_envelope(index_);
    Incident change = separate_incident(by, Kind::change);
    change.sealed = rules::SealedMove::legal;
    change.play.complete = true;
    change.play.pressed = !standing_.sealed || standing_.sealed->is_paused;
    change.acts.push_back(index_);
    raise(open(std::move(change)), EffectWord::kept);
}

void Teller::put_in_envelope(std::size_t act) {
    const bool is_taken_out = std::holds_alternative<Retract>(dispute_.acts[act].what);
    if (is_taken_out) standing_.sealed.reset();
    if (word_of(dispute_.acts[act]) == rules::ActWord::seal) standing_.sealed = SealedBy{act};
}

/// After the order to seal, the player on turn makes his move on the board: that is his sealed move (FIDE I.1.1).
void Teller::note_sealed_on_board(Color by) {
    if (!has_to_seal(by) || !regulates(Kind::seal_on_board)) return;
    Incident incident = separate_incident(by, Kind::seal_on_board);
    incident.is_incidental = true;
    incident.acts.push_back(index_);
    open(std::move(incident));
    effect() = {};
}

/// The move that he made on the board after the order to seal; nothing where he made none.
const Incident* Teller::sealed_on_board(Color by) const {
    const auto& last = standing_.last_turn;
    const bool is_since = standing_.adjourned_at && standing_.ply == *standing_.adjourned_at + 1 && !is_envelope_open();
    const Incident* turn = last ? &standing_.matters[*last] : nullptr;
    const bool is_his = is_since && turn != nullptr && turn->offender == by && turn->play.done;
    return is_his && regulates(Kind::seal_on_board) ? turn : nullptr;
}

/// Told with the act itself, and not found by a later one.
void Teller::note_move_within_reach(Color by) {
    const auto finds = [](const Act& act) {
        const auto* happening = std::get_if<Happening>(&act.what);
        return happening != nullptr && happening->kind() == Kind::seal_secrecy;
    };
    Incident incident = separate_incident(by, Kind::seal_secrecy);
    incident.acts.push_back(index_);
    const rules::Values* within_reach = told(dispute_, incident, "accessible");
    const bool is_told = within_reach != nullptr && *within_reach == rules::Values{true};
    if (!is_told || !regulates(Kind::seal_secrecy) || std::any_of(dispute_.acts.begin(), dispute_.acts.end(), finds))
        return;
    open(std::move(incident));
}

void Teller::seal(Color by, const std::string& written) {
    if (const Incident* made = sealed_on_board(by)) {
        if (!writes_what_he_made(*made, written)) change_sealed_move(by);
        return;
    }
    if (standing_.turn && *standing_.turn != by) {
        Incident incident = separate_incident(by, Kind::seal_wrong_person);
        incident.acts.push_back(index_);
        open(std::move(incident));
    } else if (sealed_move() != nullptr && has_sealed(by)) {
        change_sealed_move(by);
    } else {
        put_in_envelope(index_);
        note_move_within_reach(by);
    }
}

/// Only sealing by a player who is not on turn, or for the second time, is an incident.
void Teller::on(Person by, const Adjournment& adjournment) {
    const auto color = color_of(by);
    const bool breaks_off = adjournment.act == rules::ActWord::adjourn || adjournment.act == rules::ActWord::seal;
    if (breaks_off && !standing_.adjourned_at) standing_.adjourned_at = standing_.ply;
    if (adjournment.act == rules::ActWord::open) {
        note_opener(by);
        return open_envelope();
    }
    if (adjournment.act == rules::ActWord::seal && color) seal(*color, adjournment.move);
}

}  // namespace jadoube::adjudicate
