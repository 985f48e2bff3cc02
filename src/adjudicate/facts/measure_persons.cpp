// Facts of who took part and what was said: who raised it, on purpose or not, what was demanded and refused, what came
// since.
#include <algorithm>
#include <array>
#include <span>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/of_both.hpp"
#include "adjudicate/story/sealed.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Kind;
using rules::NoticeTime;
using rules::Party;
using rules::Requirement;

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

/// Nobody has told how the man was touched, and it is none that he moved then.
bool is_untold(const Scene& scene, const Handled& man) {
    const auto& done = scene.incident.play.done;
    const auto moved = done ? handled(*done) : std::vector<chess::Square>();
    return !man.deliberate && std::ranges::find(moved, man.square) == moved.end();
}

/// Of several men, each may have been touched by accident; men are displaced so, if nobody says otherwise, or claims
/// that the game is lost by it.
Measured deliberate(const Scene& scene) {
    const auto men = men_that_count(scene);
    const bool is_accident =
        rules::covers_any(Kind::conduct_displaced, scene.incident.kinds) && !scene.incident.objection.forfeit_claimed;
    if (is_accident && told(scene.context.dispute, scene.incident, "deliberate") == nullptr) return one(false);
    if (men.empty()) return was_moved(scene) ? one(true) : Measured{};
    if (std::ranges::any_of(men, [&](const Handled& man) { return is_untold(scene, man); })) return std::nullopt;
    return one(std::ranges::any_of(men, [](const Handled& man) { return man.deliberate != false; }));
}

/// Who points out as an arbiter what was done on the board has seen it, if he does not say otherwise. Where nobody but
/// the offender has spoken of it, an arbiter has seen it only if that is told.
Measured arbiter_saw(const Scene& scene) {
    const auto raised_by = scene.incident.objection.raised_by;
    if (raised_by == Person::arbiter && scene.incident.play.done) return one(true);
    const bool is_untold = !raised_by || raised_by == Person::nobody ||
                           (color_of(*raised_by) && color_of(*raised_by) == scene.incident.offender);
    return is_untold && !scene.incident.own_kinds ? one(false) : Measured{};
}

Measured demands_that_it_stand(const Scene& scene) {
    const auto& demand = scene.incident.choice.demand;
    return one(demand && demand->what.option && is(*demand->what.option, rules::Deed::stand));
}

std::optional<Party> raised_by(const Scene& scene) {
    const auto person = scene.incident.objection.raised_by;
    if (!person) return std::nullopt;
    const auto color = color_of(*person);
    if (!color) return party_of(*person);
    return scene.incident.offender == *color ? Party::player : Party::opponent;
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

/// What he does next at the board: another act of his than these is not what he wrote for.
Measured claims_or_seals(const Scene& scene) {
    if (!scene.offender() || scene.incident.acts.empty()) return one(false);
    const auto& acts = scene.context.dispute.acts;
    const auto after = acts.begin() + static_cast<std::ptrdiff_t>(scene.incident.acts.front()) + 1;
    const auto next = std::find_if(after, acts.end(), [&](const Act& act) {
        return color_of(act.by) == *scene.offender() && !is_in_passing(act);
    });
    if (next == acts.end()) return one(false);
    const auto* claim = std::get_if<Claim>(&next->what);
    return one((claim != nullptr && !claim->intended.empty()) || word_of(*next) == rules::ActWord::seal);
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

/// Somebody has found something of these kinds, in this matter or another of the dispute.
bool is_found_in_dispute(const Scene& scene, std::span<const Kind> of) {
    return std::ranges::any_of(scene.context.dispute.acts, [&](const Act& act) {
        const auto* happening = std::get_if<Happening>(&act.what);
        const auto kind = happening != nullptr ? happening->kind() : std::nullopt;
        return kind && std::ranges::any_of(of, [&](Kind one) { return rules::kind_covers(one, *kind); });
    });
}

/// By a person, of this matter or the dispute, or by the rules of the event.
const rules::Values* told_anywhere(const Scene& scene, const std::string& fact) {
    const auto& event = scene.context.game.event;
    const auto of_event = event.find(fact);
    return of_event != event.end() ? &of_event->second : told(scene.context.dispute, scene.incident, fact);
}

/// Whoever tells what the odds are, or finds what only a game at odds knows, tells that there are some.
Measured game_at_odds(const Scene& scene) {
    constexpr std::array kFound{Kind::setup_odds_man_left_on, Kind::setup_wrong_odds_man, Kind::odds};
    constexpr std::array kTold{"odds_giver", "odds_man", "odds_moves", "odds_man_removed"};
    if (told_anywhere(scene, "game_at_odds") != nullptr) return std::nullopt;
    const rules::Values no_man{std::string("none")};
    const rules::Values no_move{std::int64_t{0}};
    const auto says_odds = [&](const char* fact) {
        const rules::Values* values = told_anywhere(scene, fact);
        return values != nullptr && *values != no_man && *values != no_move;
    };
    return std::ranges::any_of(kTold, says_odds) || is_found_in_dispute(scene, kFound) ? one(true) : Measured{};
}

Measured odds_man_removed(const Scene& scene) {
    constexpr std::array kFound{Kind::setup_odds_man_left_on};
    return is_found_in_dispute(scene, kFound) ? one(false) : Measured{};
}

Measured engaged_to_mate_in_a_set_way(const Scene& scene) {
    constexpr std::array kFound{Kind::undertaking};
    return is_found_in_dispute(scene, kFound) ? one(true) : Measured{};
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

/// Who found something of the start of the game or asks about the next, who made the claim, or who has ended the game
/// on the board.
std::optional<chess::Color> claimant(const Incident& incident) {
    if (rules::covers_any(Kind::setup, incident.kinds) || rules::covers_any(Kind::series, incident.kinds))
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

/// Where the event does not tell: whom something found of the start is about, or who is the claimant that gives them
/// or does not.
std::optional<Party> giver_of_odds(const Scene& scene) {
    if (scene.context.game.event.contains("odds_giver")) return std::nullopt;
    if (const auto giver = odds_giver(scene)) return party_of(*giver);
    const auto by = claimant(scene.incident);
    const rules::Values* gives = told_anywhere(scene, "claimant_gives_odds");
    if (!by || gives == nullptr || gives->size() != 1) return std::nullopt;
    return party_of(*gives == rules::Values{true} ? *by : !*by);
}

/// Whose matter it is, where it is known.
std::optional<Party> offender(const Scene& scene) {
    return scene.offender() ? std::optional(party_of(*scene.offender())) : std::nullopt;
}

/// Both refer the matter to somebody; or one of them declines to.
Measured both_agree(const Scene& scene) {
    const bool is_dispute = rules::covers_any(Kind::dispute, scene.incident.kinds);
    if (is_dispute && scene.incident.claim.declined) return one(false);
    return is_dispute && by_both(scene) == one(true) ? one(true) : Measured{};
}

/// A spectator who pointed something out by himself was not asked to settle a fact; nor was one who did something else
/// than speak.
Measured settles_fact(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const auto is_a_deed = [&](std::size_t act) {
        const auto* happening = std::get_if<Happening>(&acts[act].what);
        return happening != nullptr && !happening->is_found() && happening->kind() != Kind::conduct_spectator;
    };
    const bool is_deed = std::any_of(scene.incident.acts.begin(), scene.incident.acts.end(), is_a_deed);
    return scene.incident.is_incidental || is_deed ? one(false) : Measured{};
}

/// Of a refusal by itself: nothing was required of him where nobody demanded anything.
std::optional<Requirement> requirement(const Scene& scene) {
    const auto& acts = scene.context.dispute.acts;
    const bool demanded = std::any_of(acts.begin(), acts.end(), [](const Act& act) {
        const auto* demand = std::get_if<Demand>(&act.what);
        return demand != nullptr && (demand->option || demand->man || !demand->move.empty());
    });
    const bool refused =
        std::any_of(acts.begin(), acts.end(), [](const Act& act) { return std::holds_alternative<Refuse>(act.what); });
    return refused && !demanded && scene.context.dispute.told_complete ? std::optional(Requirement::none)
                                                                       : std::nullopt;
}
constexpr std::array kPersonsMeasurements{
    Measurement{"by_both", by_both},
    Measurement{"claims_or_seals", claims_or_seals},
    Measurement{"odds_giver", worded<giver_of_odds>},
    Measurement{"requirement", worded<requirement>},
    Measurement{"settles_fact", settles_fact},
    Measurement{"both_agree", both_agree},
    Measurement{"moved_since_resumption", moved_since_resumption},
    Measurement{"acted_on_it", acted_on_it},
    Measurement{"game_at_odds", game_at_odds},
    Measurement{"odds_man_removed", odds_man_removed},
    Measurement{"engaged_to_mate_in_a_set_way", engaged_to_mate_in_a_set_way},
    Measurement{"claimant_gives_odds", claimant_gives_odds},
    Measurement{"demands_that_it_stand", demands_that_it_stand},
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
    Measurement{"offender", worded<offender>},
};

}  // namespace

std::span<const Measurement> measurements_of_persons() {
    return kPersonsMeasurements;
}

}  // namespace jadoube::adjudicate
