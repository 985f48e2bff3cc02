// What is due and what may be done.
#include <algorithm>

#include "adjudicate/facts/places.hpp"
#include "adjudicate/judge/judging.hpp"
#include "adjudicate/judge/rights.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/told.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using rules::Place;
using rules::Question;

namespace {

bool leaves_nothing_to_observe(Conclusion of) {
    return of == Conclusion::no_breach || of == Conclusion::claim_rejected || of == Conclusion::waived;
}

/// The men that he touched when he took a complete move back and played another, or was about to, on the board on which
/// the first stands.
void touch_after_the_move(const Incident& incident, PendingDuty& duty) {
    const Done& made = *incident.play.done;
    std::vector<chess::Square> men{made.raw.man.from};
    const auto add_once = [&](chess::Square man) {
        if (std::find(men.begin(), men.end(), man) == men.end()) men.push_back(man);
    };
    for (const Handled& man : incident.play.touched_instead)
        if (man.deliberate != false) add_once(man.square);
    if (incident.play.played_instead)
        for (const chess::Square man : handled(classify_played(*incident.base, *incident.play.played_instead)))
            add_once(man);
    for (const chess::Square man : men)
        if (const auto now = followed(man, made)) duty.men.push_back(*now);
    duty.ply = incident.ply + 1;
}

}  // namespace

void Judge::answer_obligation() {
    const Applieds remedies = round(Question::obligation);
    ObligationMaker maker(scene_, gatekeeper_);
    for (const Applied& applied : remedies) {
        const auto* treat = std::get_if<rules::TreatAs>(&applied.remedy->what);
        if (treat != nullptr) {
            if (treat->from_next_turn) defer(*treat, *applied.article);
            continue;
        }
        maker.add(applied);
    }
    const bool open = gatekeeper_.is_open(Question::obligation);
    maker.finish(position_goes_back(), open);
    take(maker);
}

bool Judge::position_goes_back() const {
    const auto& position = judged_.ruling.position;
    return position && position->setup && position->place != Place::stand && position->setup == incident_.base;
}

void Judge::take(ObligationMaker& maker) {
    for (const Applied& applied : maker.from_requirement()) remember(applied);
    for (const std::string& other : maker.conflicting()) conflict(Question::obligation, maker.first_article(), other);
    right_lost_ = maker.right_lost();
    judged_.demand_unfit = (maker.demand_is_illegal() && !right_lost_) || maker.elects_nothing();
    is_left_free_ = maker.is_left_free();
    const bool is_bound = !maker.is_left_free() || maker.demand_is_illegal();
    if (incident_.choice.refused == true && is_bound) take_refusal(maker.requirement());
    if (!maker.obligation()) return;
    Obligation obligation = *maker.obligation();
    discharged_ = obligation.discharged && !maker.answered();
    if (scene_.left && scene_.left->board == incident_.base) scene_.left->moves = maker.left_moves();
    for (const std::string& article : incident_.due.under) add_article(obligation.articles, article);
    if (maker.demand_met() && obligation.options.size() == 1) carry_out(obligation);
    settle_position(obligation, discharged_);
    // That nothing binds him is not known as long as something may.
    const bool is_free =
        obligation.options.size() == 1 && is(obligation.options.front().action, rules::Deed::free_move);
    if (is_free && obligation.status == Status::needs_facts) obligation.options.clear();
    judged_.ruling.obligation = std::move(obligation);
}

/// A man or a move is demanded where nothing binds: it is that which is refused, and not what the law itself orders.
static bool demands_more_than_the_law(const Incident& incident) {
    const auto& demand = incident.choice.demand;
    const bool is_the_others = demand && demand->names_something && color_of(demand->by) != incident.offender;
    return is_the_others && !(demand->what.option && is(*demand->what.option, rules::Deed::restore));
}

void Judge::take_refusal(rules::Requirement required) {
    const Facts refusal{{"requirement", {std::string(name_of(required))}}, {"refused", {true}}};
    if (required != rules::Requirement::none) {
        refusal_ = refusal;
        return;
    }
    Incident before = incident_;
    before.choice.refused.reset();
    const Judged ruled = Judge(scene_.context, before).run();
    if (!ruled.ruling.conclusion) refusal_waits_for_ = ruled.unknown;
    judged_.refused_nothing = ruled.ruling.conclusion && (leaves_nothing_to_observe(*ruled.ruling.conclusion) ||
                                                          demands_more_than_the_law(incident_));
    if (ruled.ruling.conclusion && !judged_.refused_nothing) refusal_ = refusal;
}

void Judge::carry_out(Obligation& obligation) {
    if (!use(obligation.options.front(), obligation.articles)) return;
    obligation.discharged = true;
    obligation.status = Status::decided;
}

bool Judge::use(const Option& option, const std::vector<std::string>& articles) {
    if (const auto* game = std::get_if<rules::GameWord>(&option.action)) {
        judged_.ruling.game = GameAnswer{Status::decided, *game, articles};
        return carried_out_ = true;
    }
    if (option.clock && option.clock->status == Status::decided) {
        clock_chosen_ = option.clock;
        return carried_out_ = true;
    }
    const auto* place = std::get_if<Place>(&option.about);
    const bool is_said_in_words = place != nullptr && !incident_.base;
    if (!option.position_after && !is_said_in_words) return false;
    judged_.ruling.position =
        PositionAnswer{Status::decided, place != nullptr ? *place : Place::stand, option.position_after, articles};
    if (option.position_after) leave(*option.position_after);
    return carried_out_ = true;
}

namespace {

/// Whether the game goes on, or which: as the men stand until he has chosen.
bool is_of_the_game(const Option& option) {
    return std::holds_alternative<rules::GameWord>(option.about);
}

}  // namespace

void Judge::settle_position(const Obligation& obligation, bool by_move_played) {
    if (judged_.ruling.position || !incident_.base || judged_.ruling.game) return;
    const bool stands = by_move_played || std::ranges::all_of(obligation.options, is_of_the_game);
    PositionAnswer answer;
    answer.status = obligation.status == Status::needs_facts ? Status::needs_facts : Status::decided;
    answer.place = stands ? Place::stand : Place::before_offence;
    answer.setup = stands ? board_left_by(incident_) : incident_.base;
    if (!answer.setup) answer.setup = incident_.base;
    answer.articles = obligation.articles;
    if (answer.setup) leave(*answer.setup);
    judged_.ruling.position = answer;
}

void Judge::leave(const chess::Setup& board) {
    const chess::Setup& left = scene_.context.put_right ? *scene_.context.put_right : board;
    if (!scene_.left || scene_.left->board != left) scene_.left = BoardLeft{left};
}

void Judge::defer(const rules::TreatAs& treat, const rules::Article& article) {
    if (!scene_.offender()) return;
    PendingDuty duty{.binds = *scene_.offender(),
                     .kind = treat.kind,
                     .men = {},
                     .ply = incident_.ply,
                     .articles = {article.id},
                     .demand = incident_.choice.demand};
    for (const auto& [fact, value] : treat.with) duty.deemed[fact] = {value};
    if (incident_.play.done && incident_.play.done->castling) duty.deemed["touched_to_castle"] = {true};
    if (incident_.base && incident_.play.done && incident_.play.retracted && incident_.play.complete == true) {
        touch_after_the_move(incident_, duty);
    } else if (incident_.base) {
        for (const Handled& man : incident_.play.touched) duty.men.push_back(man.square);
    }
    judged_.duties.push_back(std::move(duty));
}

void Judge::answer_rights() {
    const Applieds rights = round(Question::right);
    rest_is_open_ = gatekeeper_.is_open(Question::right);
    for (const Applied& applied : rights) {
        if (std::holds_alternative<rules::LoseRight>(applied.remedy->what)) {
            judged_.ruling.rights.push_back(right_lost(scene_, applied));
        } else {
            Right right = right_given(scene_, gatekeeper_, applied);
            const bool is_done = use_if_demanded(right) && right.holder == rules::Party::both;
            const bool is_said = !right.options.empty() || !right.unavailable.empty();  // else it hangs on a question
            const bool is_somebodys = right.holder != rules::Party::nobody;
            if (!is_done && is_said && is_somebodys) judged_.ruling.rights.push_back(std::move(right));
        }
    }
    rest_is_open_ = rest_is_open_ || gatekeeper_.is_open(Question::right);  // a part of a right may be open
    const bool may_move_again = std::any_of(judged_.ruling.rights.begin(), judged_.ruling.rights.end(),
                                            [](const Right& right) { return !right.options.empty(); });
    if (may_move_again && incident_.play.retracted && incident_.base && !judged_.ruling.position) {
        judged_.ruling.position = PositionAnswer{Status::decided, Place::before_offence, incident_.base, {}};
    }
}

bool Judge::use_if_demanded(const Right& right) {
    if (have_agreed_to(right)) return use(right.options.front(), right.articles);
    if (!incident_.choice.demand) return false;
    const auto by = color_of(incident_.choice.demand->by);
    if (!by && incident_.choice.demand->by != Person::both) return false;
    if (by && right.holder != rules::Party::either && right.holder != party_of(*by)) return false;
    bool is_used = false;
    for (const Option& option : right.options)
        if (incident_.choice.demand->what.option == option.action) is_used = use(option, right.articles) || is_used;
    if (is_used) judged_.demand_unfit = false;
    return is_used;
}

bool Judge::have_agreed_to(const Right& right) const {
    if (right.holder != rules::Party::both || right.options.size() != 1) return false;
    const rules::Values* agreed = told(scene_.context.dispute, incident_, "both_agree");
    return agreed != nullptr && *agreed == rules::Values{true};
}

}  // namespace jadoube::adjudicate
