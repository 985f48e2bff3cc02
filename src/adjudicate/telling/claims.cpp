#include "adjudicate/telling/claims.hpp"

#include <algorithm>

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/adjourning.hpp"
#include "adjudicate/telling/closing.hpp"
#include "adjudicate/telling/demands.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objections.hpp"
#include "adjudicate/telling/presses.hpp"
#include "adjudicate/telling/promoting.hpp"
#include "adjudicate/telling/reach.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/story.hpp"
#include "adjudicate/telling/words.hpp"
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

/// A flag is down when it is claimed or the arbiter sees it: one that nobody saw before the play went on is claimed
/// where the game has come to. The acts that tell of its fall; none where there was none.
std::vector<std::size_t> drop_unseen_flag(Story& story, Color whose) {
    if (story.dispute.reported_by == Person::arbiter) return {};
    std::vector<std::size_t> falls;
    for (Incident& incident : story.now.matters) {
        const bool is_flag = incident.kinds == std::vector{Kind::observed_flag} && incident.offender == whose;
        if (!is_flag || incident.ply == story.now.ply) continue;
        incident.fate = Fate::fallen;
        falls.insert(falls.end(), incident.acts.begin(), incident.acts.end());
    }
    return falls;
}

/// A claim becomes part of a matter, which comes before the arbiter with it.
void join(Story& story, std::size_t matter, Person by) {
    Incident& incident = story.now.matters[matter];
    incident.objection.doubted = true;
    incident.objection.raised_by = by;
    incident.acts.push_back(story.index);
    if (incident.ended_by == rules::Ending::no) look_at_the_end(story, incident);
    raise(story, matter);
}

/// A claim about a flag that has been entered as fallen is part of that incident.
bool merge_flag(Story& story, Person by, Color claimant) {
    for (std::size_t i = story.now.matters.size(); i > 0; --i) {
        Incident& incident = story.now.matters[i - 1];
        const bool is_flag = incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open;
        if (!is_flag || incident.offender != !claimant) continue;
        incident.kinds.push_back(Kind::claim_flag);
        join(story, i - 1, by);
        return true;
    }
    return false;
}

/// His own flag is the only one that has fallen: he calls that.
bool calls_own_flag(Story& story, Person by, Color color) {
    const auto own = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), [&](const Incident& incident) {
        return incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open &&
               incident.offender == color;
    });
    if (own == story.now.matters.rend()) return false;
    raise(story, doubt(story, by, *own));
    return true;
}

/// A claim that conduct loses the game is part of that incident.
bool merge_forfeit(Story& story, Person by, Color claimant) {
    for (std::size_t i = story.now.matters.size(); i > 0; --i) {
        Incident& incident = story.now.matters[i - 1];
        if (incident.fate == Fate::fallen || incident.offender != !claimant) continue;
        const bool is_conduct = !incident.kinds.empty() && (rules::kind_covers(Kind::conduct, incident.kinds.front()) ||
                                                            incident.kinds.front() == Kind::observed_flag);
        if (!is_conduct && incident.choice.refused != true) continue;
        incident.objection.forfeit_claimed = true;
        join(story, i - 1, by);
        return true;
    }
    return false;
}

/// Who says that an illegal move loses the game objects to that move, whatever was done beside the board since; whether
/// it does, the law on it says.
bool objects_to_illegal_move(Story& story, Person by, Color claimant) {
    const auto is_it = [&](const Incident& incident) {
        return incident.fate != Fate::fallen && !is_settled(story, incident) && incident.offender == !claimant &&
               counts_as_illegal_move(incident);
    };
    if (is_it(story.now.unfinished)) return raise(story, doubt(story, by, story.now.unfinished)), true;
    const auto move = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), is_it);
    if (move == story.now.matters.rend()) return false;
    raise(story, doubt(story, by, *move));
    return true;
}

/// Of what the other did last beside the board, and of the turn that was not in order: which of them loses, the law
/// says.
bool claims_forfeit(Story& story, Person by, Color claimant) {
    const auto turn = turn_reached_too(story, by);
    if (!merge_forfeit(story, by, claimant)) return objects_to_illegal_move(story, by, claimant);
    if (turn) story.effect().matter = doubt(story, by, story.now.matters[*turn]);
    return true;
}

void read_intended(Story& story, Incident& incident) {
    const auto position = playable(story);
    if (!position) return;
    const std::string& written = incident.claim.intended_written;
    const auto san = chess::parse_san(*position, written);
    if (san) {
        incident.claim.intended = san->move;
        incident.claim.intended_man = san->move.from();
    } else if (const auto raw = chess::parse_raw_uci(squares_of(written));
               raw && story.now.board->board.at(raw->from)) {
        incident.claim.intended_man = raw->from;  // announced, and illegal: the laws say what follows
    } else {
        refuse(story, "the move intended with the claim cannot be played: " + san.error().message,
               "an illegal one is written with both its squares: f6-f4");
    }
}

/// The move announced is none of those that a ruling has left to him.
bool is_other_than_due(const Story& story, Color claimant, chess::Move move) {
    const auto& due = story.now.waiting;
    const auto position = playable(story);
    if (!due || due->binds != claimant || due->chooser || due->moves.empty() || !position) return false;
    return std::none_of(due->moves.begin(), due->moves.end(),
                        [&](const std::string& allowed) { return move_named(*position, allowed) == move; });
}

/// What he has to play now follows from men that he touched for it.
bool has_touched_for_what_is_due(const Story& story, Color claimant) {
    const auto& due = story.now.waiting;
    if (!due || due->binds != claimant || !due->on_restored_board) return false;
    const Incident& offence = story.now.matters[due->matter];
    return offence.offender == claimant && offence.ply == story.now.ply && meant_to_touch(offence);
}

/// What an arbiter points out after a flag has fallen is the flag.
std::optional<std::size_t> flag_that_nobody_called(const Story& story, std::optional<Color> whose) {
    const auto& matters = story.now.matters;
    const auto flag = std::find_if(matters.rbegin(), matters.rend(), [&](const Incident& incident) {
        return incident.kinds == std::vector{Kind::observed_flag} && incident.fate == Fate::open &&
               (!whose || incident.offender == whose);
    });
    if (flag == matters.rend()) return std::nullopt;
    return static_cast<std::size_t>(matters.rend() - flag) - 1;
}

/// What was last brought before the arbiter that is for him to concede, and not of his own making; before what a ruling
/// has settled, a claim.
std::optional<std::size_t> last_claimed_of(const Story& story, Person by) {
    std::optional<std::size_t> settled;
    for (std::size_t i = story.now.matters.size(); i > 0; --i) {
        const Incident& one = story.now.matters[i - 1];
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
void concede_mate(Story& story, Person by) {
    Incident mate = separate_incident(story, !*color_of(by), Kind::claim_checkmate);
    mate.claim.ground = rules::Ground::checkmate;
    mate.objection.raised_by = by == Person::white ? Person::black : Person::white;
    mate.objection.doubted = true;
    mate.acts.push_back(story.index);
    raise(story, open(story, std::move(mate)));
}

}  // namespace

void on(Story& story, Person by, const Claim& claim) {
    if (claim.ground == rules::Ground::illegal_move) return on(story, by, PointOut{.about = Kind::illegal_move});
    const auto color = color_of(by);
    if (by == Person::spectator) return hear_spectator(story);
    if (!color) return no_effect(story, NoEffect::another_chooses);
    const Kind kind = rules::row_of(claim.ground).kind;
    if (kind == Kind::claim_flag && story.now.time_claim_lost[*color]) return no_effect(story, NoEffect::right_lost);
    const std::vector<std::size_t> falls =
        kind == Kind::claim_flag ? drop_unseen_flag(story, !*color) : std::vector<std::size_t>();
    if (kind == Kind::claim_flag && merge_flag(story, by, *color)) return;
    if (kind == Kind::claim_flag && falls.empty() && calls_own_flag(story, by, *color)) return;
    if (kind == Kind::claim_forfeit && claims_forfeit(story, by, *color)) return;
    Incident incident = separate_incident(story, kind == Kind::claim_flag ? !*color : *color, kind);
    if (kind != Kind::claim_flag) incident.claim.ground = claim.ground;  // there the offender is whose flag it is
    incident.objection.raised_by = by;
    incident.objection.doubted = true;
    incident.objection.account_closed = true;
    incident.acts = falls;
    incident.acts.push_back(story.index);
    const bool has_moved = story.now.turn == !*color && last_turn_of(story, *color) != nullptr;
    const bool has_touched = story.now.turn == color && meant_to_touch(story.now.unfinished);
    if (has_moved || has_touched || has_touched_for_what_is_due(story, *color)) incident.since.claimant_touched = true;
    incident.ended_by = over_by(story);
    incident.claim.intended_written = claim.intended;
    if (!claim.intended.empty()) read_intended(story, incident);
    if (incident.claim.intended && is_other_than_due(story, *color, *incident.claim.intended))
        incident.claim.intended.reset();
    const bool is_known = rules::kind_covers(Kind::claim_draw, kind) || regulates(story, kind);
    if (rules::is_offer_of_draw(kind) && is_known) story.now.offers[*color] = true;
    raise(story, open(story, std::move(incident)));
}

/// A flag that nobody has claimed is down no more once a ruling has put time on that clock.
void lift_flags(Story& story, const Consequence& consequence) {
    for (Incident& flag : story.now.matters) {
        const bool is_flag = flag.kinds == std::vector{Kind::observed_flag} && flag.fate == Fate::open;
        if (!is_flag || !flag.offender || !consequence.sets_clock_of(*flag.offender)) continue;
        flag.fate = Fate::fallen;
        for (const std::size_t act : flag.acts)
            story.now.effects[act] = {
                .what = EffectWord::none, .matter = consequence.matter, .why = NoEffect::clock_set_since};
    }
}

/// Open until somebody claims it or an arbiter calls it.
void on(Story& story, Person by, const FlagFalls&) {
    const auto color = player(story, by);
    if (!color) return;
    // A ruling has put time on that clock, and the other player has the move since; or the clocks were found wrong, and
    // nobody has played on with others.
    const bool is_put_on = story.now.clock_set[*color] == story.now.ply && story.now.turn == !*color;
    if (is_put_on || story.now.clocks_set_anew == story.now.ply) return no_effect(story, NoEffect::clock_set_since);
    Incident incident = separate_incident(story, *color, Kind::observed_flag);
    incident.acts.push_back(story.index);
    incident.ended_by = over_by(story);
    const auto* seen = told(story.dispute, incident, "arbiter_saw");
    const bool is_called = seen != nullptr && *seen == rules::Values{true};
    const std::size_t matter = open(story, std::move(incident));
    if (is_called) raise(story, matter);
}

bool calls_fallen_flag(Story& story, Person by, std::optional<Color> whose) {
    if (by == Person::arbiter) call_open_flags(story.now.matters, by);
    const auto flag = by == Person::arbiter ? flag_that_nobody_called(story, whose) : std::nullopt;
    if (!flag) return false;
    look_at_flag_where_the_game_is(story, story.now.matters[*flag]);
    story.now.matters[*flag].objection.raised_by = by;
    story.now.matters[*flag].acts.push_back(story.index);
    raise(story, *flag);
    return true;
}

/// Of the claim before it, by the player against whom it was made; of a draw, that is an agreement to it.
void on(Story& story, Person by, const Concede&) {
    const auto of_the_other = last_claimed_of(story, by);
    const bool is_claimed = of_the_other && rules::covers_any(Kind::claim, story.now.matters[*of_the_other].kinds);
    if (!is_claimed && is_mated(story, color_of(by))) return concede_mate(story, by);
    const auto matter = of_the_other ? of_the_other : last_doubted(story);
    if (!matter) return no_effect(story, NoEffect::nothing_claimed);
    const auto who = who_may_concede(story.now.matters[*matter]);
    if (who && color_of(by) != who) return no_effect(story, NoEffect::another_chooses);
    if (story.now.over) return no_effect(story, NoEffect::game_over);
    if (rules::covers_any(Kind::claim_draw, story.now.matters[*matter].kinds)) return on(story, by, Agree{});
    story.now.matters[*matter].acts.push_back(story.index);
    raise(story, *matter);
}

}  // namespace jadoube::adjudicate
