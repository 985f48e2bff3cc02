// Claims, flags that somebody claims or calls, and what is conceded.
#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/teller.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;

namespace {

/// "Rf6-f4" and "f6-f4" as "f6f4".
std::string squares_of(std::string move) {
    const auto dash = move.find_first_of("-x");
    if (dash == std::string::npos || dash < 2) return move;
    return move.substr(dash - 2, 2) + move.substr(dash + 1);
}

/// An arbiter who calls a flag has both clocks before him: the other too is called, if it is down.
void call_open_flags(std::vector<Incident>& matters, Person by) {
    for (Incident& incident : matters) {
        const bool is_open = incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open;
        if (is_open && !incident.objection.raised_by) incident.objection.raised_by = by;
    }
}

}  // namespace

void Teller::on(Person by, const Claim& claim) {
    if (claim.ground == rules::Ground::illegal_move) return on(by, PointOut{});
    const auto color = color_of(by);
    if (by == Person::spectator) return hear_spectator();
    if (!color) return no_effect(NoEffect::another_chooses);
    const Kind kind = rules::row_of(claim.ground).kind;
    if (kind == Kind::claim_flag && standing_.time_claim_lost[*color]) return no_effect(NoEffect::right_lost);
    const std::vector<std::size_t> falls =
        kind == Kind::claim_flag ? drop_unseen_flag(!*color) : std::vector<std::size_t>();
    if (kind == Kind::claim_flag && merge_flag(by, *color)) return;
    if (kind == Kind::claim_flag && falls.empty() && calls_own_flag(by, *color)) return;
    if (kind == Kind::claim_forfeit && claims_forfeit(by, *color)) return;
    Incident incident = separate_incident(kind == Kind::claim_flag ? !*color : *color, kind);
    if (kind != Kind::claim_flag) incident.claim.ground = claim.ground;  // there the offender is whose flag it is
    incident.objection.raised_by = by;
    incident.objection.doubted = true;
    incident.objection.account_closed = true;
    incident.acts = falls;
    incident.acts.push_back(index_);
    const bool has_moved = standing_.turn == !*color && last_turn_of(*color) != nullptr;
    const bool has_touched = standing_.turn == color && meant_to_touch(standing_.unfinished);
    if (has_moved || has_touched || has_touched_for_what_is_due(*color)) incident.since.claimant_touched = true;
    incident.ended_by = over_by();
    incident.claim.intended_written = claim.intended;
    if (!claim.intended.empty()) read_intended(incident);
    if (incident.claim.intended && is_other_than_due(*color, *incident.claim.intended)) incident.claim.intended.reset();
    const bool is_known = rules::kind_covers(Kind::claim_draw, kind) || regulates(kind);
    if (rules::is_offer_of_draw(kind) && is_known) standing_.offers[*color] = true;
    raise(open(std::move(incident)));
}

/// A flag is down when it is claimed or the arbiter sees it: one that nobody saw before the play went on is claimed
/// where the game has come to. The acts that tell of its fall; none where there was none.
std::vector<std::size_t> Teller::drop_unseen_flag(Color whose) {
    if (dispute_.reported_by == Person::arbiter) return {};
    std::vector<std::size_t> falls;
    for (Incident& incident : standing_.matters) {
        const bool is_flag = incident.kinds == std::vector{Kind::observed_flag} && incident.offender == whose;
        if (!is_flag || incident.ply == standing_.ply) continue;
        incident.fate = Fate::fallen;
        falls.insert(falls.end(), incident.acts.begin(), incident.acts.end());
    }
    return falls;
}

/// A flag that nobody has claimed is down no more once a ruling has put time on that clock.
void Teller::lift_flags(const Consequence& consequence) {
    for (Incident& flag : standing_.matters) {
        const bool is_flag = flag.kinds == std::vector{Kind::observed_flag} && flag.fate == Fate::open;
        if (!is_flag || !flag.offender || !consequence.sets_clock_of(*flag.offender)) continue;
        flag.fate = Fate::fallen;
        for (const std::size_t act : flag.acts)
            standing_.effects[act] = {
                .what = EffectWord::none, .matter = consequence.matter, .why = NoEffect::clock_set_since};
    }
}

bool Teller::merge_flag(Person by, Color claimant) {
    for (std::size_t i = standing_.matters.size(); i > 0; --i) {
        Incident& incident = standing_.matters[i - 1];
        const bool is_flag = incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open;
        if (!is_flag || incident.offender != !claimant) continue;
        incident.kinds.push_back(Kind::claim_flag);
        join(i - 1, by);
        return true;
    }
    return false;
}

/// His own flag is the only one that has fallen: he calls that.
bool Teller::calls_own_flag(Person by, Color color) {
    const auto own = std::find_if(standing_.matters.rbegin(), standing_.matters.rend(), [&](const Incident& incident) {
        return incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open &&
               incident.offender == color;
    });
    if (own == standing_.matters.rend()) return false;
    raise(doubt(by, *own));
    return true;
}

/// Of what the other did last beside the board, and of the turn that was not in order: which of them loses, the law
/// says.
bool Teller::claims_forfeit(Person by, Color claimant) {
    const auto turn = turn_reached_too(by);
    if (!merge_forfeit(by, claimant)) return objects_to_illegal_move(by, claimant);
    if (turn) effect().matter = doubt(by, standing_.matters[*turn]);
    return true;
}

/// A claim that conduct loses the game is part of that incident.
bool Teller::merge_forfeit(Person by, Color claimant) {
    for (std::size_t i = standing_.matters.size(); i > 0; --i) {
        Incident& incident = standing_.matters[i - 1];
        if (incident.fate == Fate::fallen || incident.offender != !claimant) continue;
        const bool is_conduct = !incident.kinds.empty() && (rules::kind_covers(Kind::conduct, incident.kinds.front()) ||
                                                            incident.kinds.front() == Kind::observed_flag);
        if (!is_conduct && incident.choice.refused != true) continue;
        incident.objection.forfeit_claimed = true;
        join(i - 1, by);
        return true;
    }
    return false;
}

/// Who says that an illegal move loses the game objects to that move; whether it does, the law on it says.
bool Teller::objects_to_illegal_move(Person by, Color claimant) {
    const Incident* target = target_of(by, false);
    if (target == nullptr || target->offender != !claimant || !counts_as_illegal_move(*target)) return false;
    on(by, PointOut{});
    return true;
}

/// A claim becomes part of a matter, which comes before the arbiter with it.
void Teller::join(std::size_t matter, Person by) {
    Incident& incident = standing_.matters[matter];
    incident.objection.doubted = true;
    incident.objection.raised_by = by;
    incident.acts.push_back(index_);
    if (incident.ended_by == rules::Ending::no) look_at_the_end(incident);
    raise(matter);
}

void Teller::read_intended(Incident& incident) {
    const auto position = playable();
    if (!position) return;
    const std::string& written = incident.claim.intended_written;
    const auto san = chess::parse_san(*position, written);
    if (san) {
        incident.claim.intended = san->move;
        incident.claim.intended_man = san->move.from();
    } else if (const auto raw = chess::parse_raw_uci(squares_of(written));
               raw && standing_.board->board.at(raw->from)) {
        incident.claim.intended_man = raw->from;  // announced, and illegal: the laws say what follows
    } else {
        refuse("the move intended with the claim cannot be played: " + san.error().message,
               "an illegal one is written with both its squares: f6-f4");
    }
}

bool Teller::is_other_than_due(Color claimant, chess::Move move) const {
    const auto& due = standing_.waiting;
    const auto position = playable();
    if (!due || due->binds != claimant || due->chooser || due->moves.empty() || !position) return false;
    return std::none_of(due->moves.begin(), due->moves.end(),
                        [&](const std::string& allowed) { return move_named(*position, allowed) == move; });
}

bool Teller::has_touched_for_what_is_due(Color claimant) const {
    const auto& due = standing_.waiting;
    if (!due || due->binds != claimant || !due->on_restored_board) return false;
    const Incident& offence = standing_.matters[due->matter];
    return offence.offender == claimant && offence.ply == standing_.ply && meant_to_touch(offence);
}

/// Open until somebody claims it or an arbiter calls it.
void Teller::on(Person by, const FlagFalls&) {
    const auto color = player(by);
    if (!color) return;
    // A ruling has put time on that clock, and the other player has the move since; or the clocks were found wrong, and
    // nobody has played on with others.
    const bool is_put_on = standing_.clock_set[*color] == standing_.ply && standing_.turn == !*color;
    if (is_put_on || standing_.clocks_set_anew == standing_.ply) return no_effect(NoEffect::clock_set_since);
    Incident incident = separate_incident(*color, Kind::observed_flag);
    incident.acts.push_back(index_);
    incident.ended_by = over_by();
    const auto* seen = told(dispute_, incident, "arbiter_saw");
    const bool is_called = seen != nullptr && *seen == rules::Values{true};
    const std::size_t matter = open(std::move(incident));
    if (is_called) raise(matter);
}

/// What an arbiter points out after a flag has fallen is the flag.
std::optional<std::size_t> Teller::flag_that_nobody_called(std::optional<Color> whose) const {
    const auto& matters = standing_.matters;
    const auto flag = std::find_if(matters.rbegin(), matters.rend(), [&](const Incident& incident) {
        return incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open &&
               (!whose || incident.offender == whose);
    });
    if (flag == matters.rend()) return std::nullopt;
    return static_cast<std::size_t>(matters.rend() - flag) - 1;
}

bool Teller::calls_fallen_flag(Person by, std::optional<Color> whose) {
    if (by == Person::arbiter) call_open_flags(standing_.matters, by);
    const auto flag = by == Person::arbiter ? flag_that_nobody_called(whose) : std::nullopt;
    if (!flag) return false;
    look_at_flag_where_the_game_is(standing_.matters[*flag]);
    standing_.matters[*flag].objection.raised_by = by;
    standing_.matters[*flag].acts.push_back(index_);
    raise(*flag);
    return true;
}

/// Of the claim before it, by the player against whom it was made; of a draw, that is an agreement to it.
void Teller::on(Person by, const Concede&) {
    const auto of_the_other = last_claimed_of(by);
    if (!of_the_other && is_mated(color_of(by))) return concede_mate(by);
    const auto matter = of_the_other ? of_the_other : last_doubted();
    if (!matter) return no_effect(NoEffect::nothing_claimed);
    const auto who = who_may_concede(standing_.matters[*matter]);
    if (who && color_of(by) != who) return no_effect(NoEffect::another_chooses);
    if (standing_.over) return no_effect(NoEffect::game_over);
    if (rules::covers_any(Kind::claim_draw, standing_.matters[*matter].kinds)) return on(by, Agree{});
    standing_.matters[*matter].acts.push_back(index_);
    raise(*matter);
}

/// What was last brought before the arbiter that is for him to concede, and not of his own making; before what a ruling
/// has settled, a claim.
std::optional<std::size_t> Teller::last_claimed_of(Person by) const {
    std::optional<std::size_t> settled;
    for (std::size_t i = standing_.matters.size(); i > 0; --i) {
        const Incident& one = standing_.matters[i - 1];
        const auto who = who_may_concede(one);
        const bool is_his = one.objection.doubted && one.objection.raised_by != by && (!who || who == color_of(by));
        if (!is_his) continue;
        const bool is_claim = rules::covers_any(Kind::claim, one.kinds);
        if (is_claim || one.fate != Fate::judged || one.undecided) return i - 1;
        if (!settled) settled = i - 1;
    }
    return settled;
}

/// Of a mate that nobody had claimed in words: the handshake says both.
void Teller::concede_mate(Person by) {
    Incident mate = separate_incident(!*color_of(by), Kind::claim_checkmate);
    mate.claim.ground = rules::Ground::checkmate;
    mate.objection.raised_by = by == Person::white ? Person::black : Person::white;
    mate.objection.doubted = true;
    mate.acts.push_back(index_);
    raise(open(std::move(mate)));
}

}  // namespace jadoube::adjudicate
