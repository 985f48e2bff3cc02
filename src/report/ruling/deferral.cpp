#include "report/ruling/deferral.hpp"

#include "report/law/law_text.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {

const rules::Ruleset* code_of(const adjudicate::MatterRuling& incident, const Codes& codes) {
    if (incident.deferred_to.empty()) return codes.own;
    const bool is_at_hand = codes.deferred != nullptr && codes.deferred->id == incident.deferred_to;
    return is_at_hand ? codes.deferred : nullptr;
}

adjudicate::MatterRuling as_cited(adjudicate::MatterRuling incident) {
    if (incident.deferred_to.empty()) return incident;
    const auto name = [&](std::vector<std::string>& articles) {
        for (std::string& article : articles) article = of_code(incident.deferred_to, article);
    };
    if (incident.game) name(incident.game->articles);
    if (incident.position) name(incident.position->articles);
    if (incident.obligation) name(incident.obligation->articles);
    for (adjudicate::Right& right : incident.rights) name(right.articles);
    if (incident.clock) {
        name(incident.clock->articles);
        for (adjudicate::ClockStep& step : incident.clock->steps) {
            step.article = of_code(incident.deferred_to, step.article);
            name(step.by);
        }
    }
    if (incident.result) name(incident.result->articles);
    for (adjudicate::OtherAnswer& answer : incident.other) name(answer.articles);
    name(incident.articles);
    return incident;
}

adjudicate::FinalStanding standing_as_cited(const adjudicate::Ruling& ruling) {
    adjudicate::FinalStanding standing = ruling.standing;
    for (const adjudicate::MatterRuling& matter : ruling.matters) {
        if (matter.deferred_to.empty()) continue;
        const adjudicate::MatterRuling cited = as_cited(matter);
        for (adjudicate::Obligation& due : standing.due)
            if (matter.obligation == due) due = *cited.obligation;
        for (adjudicate::ClockStep& step : standing.clock_steps) {
            for (std::size_t i = 0; matter.clock && i < matter.clock->steps.size(); ++i)
                if (matter.clock->steps[i] == step) step = cited.clock->steps[i];
        }
    }
    return standing;
}

Text deferral(const adjudicate::Ruling& ruling, const adjudicate::MatterRuling& incident, const Codes& codes) {
    if (incident.deferred_to.empty()) return {};
    const rules::Ruleset* code = code_of(incident, codes);
    const Text own = foreign(law_title(ruling.ruleset, ruling.ruleset_title));
    const Text other = foreign(law_title(incident.deferred_to, code == nullptr ? incident.deferred_to : code->title));
    if (incident.deferred_by.empty()) return say("deferral.silent", {{"own", own}, {"other", other}});
    std::vector<Text> numbers;
    for (const std::string& number : numbers_of(incident.deferred_by)) numbers.push_back(foreign(number));
    return say("deferral.leaves", {{"own", own}, {"other", other}, {"articles", list_of(numbers, phrase("list.and"))}});
}

}  // namespace jadoube::report
