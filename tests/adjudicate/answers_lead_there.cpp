#include "adjudicate/answers_lead_there.hpp"

#include "base/json.hpp"
#include "catch.hpp"

namespace jadoube::tests {

using adjudicate::Case;
using adjudicate::OpenQuestion;
using adjudicate::Ruling;
using adjudicate::Status;
using adjudicate::Supposed;

namespace {

Case answered(const Case& given, const Ruling& ruling, const Supposed& lead) {
    Case told = given;
    if (ruling.if_usual) told.dispute.facts.insert(ruling.if_usual->facts.begin(), ruling.if_usual->facts.end());
    for (const auto& [fact, values] : lead.facts) told.dispute.facts[fact] = values;
    return told;
}

}  // namespace

void check_answers_lead_there(const Case& given, const Ruling& ruling, const JudgeCase& judge) {
    if (ruling.questions.size() > 1 && !ruling.if_usual) return;
    for (const OpenQuestion& question : ruling.questions) {
        for (const Supposed& lead : question.leads_to) {
            const Case told = answered(given, ruling, lead);
            INFO(to_text(to_json(told)));
            const auto then = judge(told);
            REQUIRE(then);
            const bool is_missed_elsewhere = then->status == Status::needs_facts && then->questions.empty();
            if (!is_missed_elsewhere) CHECK(then->standing == lead.standing);
        }
    }
}

}  // namespace jadoube::tests
