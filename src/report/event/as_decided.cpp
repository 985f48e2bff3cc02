#include "report/event/as_decided.hpp"

#include <algorithm>

namespace jadoube::report {
namespace {

using adjudicate::MatterRuling;
using adjudicate::OtherAnswer;
using adjudicate::Ruling;
using log::DecisionManner;

bool is_penalty(const OtherAnswer& answer) {
    return answer.kind == rules::OtherKind::penalty;
}

/// Nothing where it is of the ruleset's own words.
std::optional<rules::Penalty> penalty_in(const rules::SaidWord& word) {
    if (const auto* kind = std::get_if<rules::Penalty>(&word)) return *kind;
    const auto* exact = std::get_if<rules::Exact>(&word);
    const auto* kind = exact == nullptr ? nullptr : std::get_if<rules::Penalty>(&exact->what);
    return kind == nullptr ? std::nullopt : std::optional(*kind);
}

/// Several penalties, or one of which nobody has said how much it is.
bool leaves_a_choice(const MatterRuling& matter) {
    std::vector<rules::Penalty> kinds;
    for (const OtherAnswer& answer : matter.other) {
        if (!is_penalty(answer)) continue;
        for (const rules::SaidWord& word : answer.words)
            if (const auto* kind = std::get_if<rules::Penalty>(&word)) kinds.push_back(*kind);
    }
    return kinds.size() > 1 || (kinds.size() == 1 && row_of(kinds.front()).measure != rules::Measure::nothing);
}

/// One penalty of a decision as the log has it.
struct Imposed {
    rules::Penalty kind;
    std::optional<chess::Color> side = {};
    std::variant<std::int64_t, std::string> size = std::int64_t{0};
    std::string article = {};
};

std::vector<Imposed> imposed_by(const log::DecisionMade& decision) {
    std::vector<Imposed> all;
    const Json* penalties = decision.option.find("penalties");
    if (penalties == nullptr || penalties->if_array() == nullptr) return all;
    for (const Json& one : *penalties->if_array()) {
        const auto kind = rules::named<rules::Penalty>(one.text("penalty"));
        if (!kind) continue;
        const rules::Measure measure = row_of(*kind).measure;
        Imposed imposed{*kind, chess::color_named(one.text("to")), std::int64_t{0}, one.text("article")};
        if (measure != rules::Measure::nothing)
            imposed.size = one.number(measure == rules::Measure::time ? "time_ms" : "half_points");
        if (one.find("quarter_points") != nullptr) imposed.size = std::to_string(one.number("quarter_points")) + "/4";
        all.push_back(std::move(imposed));
    }
    return all;
}

OtherAnswer answer_of(const Imposed& penalty) {
    const bool has_size = row_of(penalty.kind).measure != rules::Measure::nothing;
    const rules::SaidWord word = has_size ? rules::SaidWord(rules::Exact{.what = penalty.kind, .size = penalty.size})
                                          : rules::SaidWord(penalty.kind);
    return {.kind = rules::OtherKind::penalty, .words = {word}, .articles = {penalty.article}};
}

/// The game is over with it, and there is nothing left to play or to set: the opponent has won. An arbiter who gives
/// him less decides otherwise than proposed.
void end_with_loss(Ruling& ruling, std::size_t matter, const std::optional<chess::Color>& loser) {
    if (ruling.standing.over) return;
    adjudicate::GameEnd end{.by = rules::Ending::ruling, .matter = matter};
    if (loser) end.score = *loser == chess::Color::white ? game::Score{0, 2} : game::Score{2, 0};
    ruling.standing = {.over = end};
}

void set_clock(Ruling& ruling, const Imposed& penalty) {
    const auto* size = std::get_if<std::int64_t>(&penalty.size);
    const bool is_time = row_of(penalty.kind).measure == rules::Measure::time && size != nullptr;
    if (!is_time || !penalty.side || ruling.standing.over) return;
    const bool adds = row_of(penalty.kind).adds_to_opponent;
    const Millis change{adds ? *size : -*size};
    const auto action = adds ? rules::ClockAction::add : rules::ClockAction::subtract;
    ruling.standing.clock_steps.push_back(
        {.side = *penalty.side, .change = change, .action = action, .article = penalty.article});
    if (auto& shown = ruling.standing.clocks[*penalty.side]) shown = *shown + change;
}

void impose(Ruling& ruling, const std::vector<Imposed>& penalties) {
    const auto matter = std::find_if(ruling.matters.begin(), ruling.matters.end(), leaves_a_choice);
    if (matter == ruling.matters.end()) return;
    std::erase_if(matter->other, is_penalty);
    for (const Imposed& penalty : penalties) {
        matter->other.push_back(answer_of(penalty));
        set_clock(ruling, penalty);
        if (row_of(penalty.kind).ends_the_game)
            end_with_loss(ruling, static_cast<std::size_t>(matter - ruling.matters.begin()), penalty.side);
    }
}

/// The place of the option among those of the main matter, as the log wrote it.
std::optional<std::size_t> place_of(const Json& option, const Ruling& ruling) {
    const Json json = adjudicate::to_json(ruling);
    const JsonArray* matters = json.find("matters")->if_array();
    const Json* duty = matters == nullptr || ruling.main_matter >= matters->size()
                           ? nullptr
                           : (*matters)[ruling.main_matter].find("obligation");
    const Json* options = duty == nullptr ? nullptr : duty->find("options");
    if (options == nullptr || options->if_array() == nullptr) return std::nullopt;
    const JsonArray& all = *options->if_array();
    const auto found = std::find(all.begin(), all.end(), option);
    if (found == all.end()) return std::nullopt;
    return static_cast<std::size_t>(found - all.begin());
}

void take_option(Ruling& ruling, const Json& option) {
    const auto place = place_of(option, ruling);
    if (!place) return;
    adjudicate::Obligation& duty = *ruling.matters[ruling.main_matter].obligation;
    adjudicate::Obligation taken = duty;
    taken.options = {duty.options[*place]};
    std::replace(ruling.standing.due.begin(), ruling.standing.due.end(), duty, taken);
    duty = std::move(taken);
}

}  // namespace

std::optional<adjudicate::Ruling> as_decided(const IncidentReport& incident) {
    std::optional<Ruling> ruling = incident.proposed;
    const auto& decision = incident.incident.decision;
    if (!ruling || !decision || decision->what.manner != DecisionManner::option) return ruling;
    if (const auto penalties = imposed_by(decision->what); !penalties.empty())
        impose(*ruling, penalties);
    else
        take_option(*ruling, decision->what.option);
    return ruling;
}

namespace {

bool falls_on(const rules::SaidWord& word, const MatterRuling& matter, chess::Color player) {
    using rules::Party;
    const auto* exact = std::get_if<rules::Exact>(&word);
    const Party to = exact != nullptr ? exact->to.value_or(Party::offender) : Party::offender;
    switch (to) {
        case Party::both: return true;
        case Party::white: return player == chess::Color::white;
        case Party::black: return player == chess::Color::black;
        case Party::opponent: return matter.offender && *matter.offender != player;
        case Party::offender:
        case Party::claimant: return matter.offender == player;
        default: return false;
    }
}

/// Of a decision that stands, each penalty that is laid, with its matter.
template <typename Take>
void each_imposed(const IncidentReport& incident, Take take) {
    const auto ruling = as_decided(incident);
    const auto& decision = incident.incident.decision;
    const bool holds = decision && !incident.incident.withdrawal && decision->what.manner != DecisionManner::otherwise;
    if (!ruling || !holds) return;
    for (const MatterRuling& matter : ruling->matters)
        for (const OtherAnswer& answer : matter.other)
            if (is_penalty(answer) && answer.words.size() == 1 && penalty_in(answer.words.front()))
                take(answer.words.front(), matter);
}

}  // namespace

std::vector<rules::SaidWord> imposed_on(const IncidentReport& incident, chess::Color player) {
    std::vector<rules::SaidWord> imposed;
    each_imposed(incident, [&](const rules::SaidWord& word, const MatterRuling& matter) {
        if (falls_on(word, matter, player)) imposed.push_back(word);
    });
    return imposed;
}

std::vector<rules::Penalty> imposed_in(const IncidentReport& incident) {
    std::vector<rules::Penalty> imposed;
    each_imposed(incident,
                 [&](const rules::SaidWord& word, const MatterRuling&) { imposed.push_back(*penalty_in(word)); });
    return imposed;
}

}  // namespace jadoube::report
