#include "laws/trial.hpp"

#include <algorithm>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/expectation.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "catch.hpp"

namespace jadoube::tests {
namespace {

Result<std::string> text_of_code(const std::string& id) {
    return read_file(std::filesystem::path(JADOUBE_SOURCE) / "rules" / (id + ".json"), kLargestJson);
}

Json json_of_code(const std::string& id) {
    const auto json = parse_json(text_of_code(id).value(), id);
    if (!json) FAIL(to_text(json.error()));
    return *json;
}

Result<adjudicate::Ruling> ruling_on(const adjudicate::Case& given, const rules::Ruleset& code) {
    const rules::Ruleset* deferred = code.defers_to ? &ruleset(*code.defers_to) : nullptr;
    return adjudicate::adjudicate(code, given.game, given.dispute, {}, deferred);
}

std::set<std::string> considered_in(const adjudicate::Ruling& ruling) {
    std::set<std::string> ids;
    for (const adjudicate::MatterRuling& matter : ruling.matters) {
        for (const adjudicate::ArticleFinding& finding : matter.chain) ids.insert(finding.article);
    }
    return ids;
}

}  // namespace

Trial::Trial(const std::string& id)
    : id_(id), code_(json_of_code(id)), readings_(text_of_code), turns_(turns_of(code_)) {
    for (const FiledCase& one : all_cases()) {
        if (one.given.ruleset != id || !one.given.then) continue;
        const auto ruling = ruling_on(one.given, ruleset(id));
        INFO(one.file << ": " << one.given.name);
        REQUIRE(ruling);
        CHECK(differences(*one.given.then, *ruling) == std::vector<std::string>{});  // else it would notice any turn
        cases_.push_back({&one.given, considered_in(*ruling)});
    }
    REQUIRE(readings_.read(to_text(code_), id));
}

bool Trial::is_as_expected(const adjudicate::Case& given, const rules::Ruleset& code) const {
    const auto ruling = ruling_on(given, code);
    return ruling && differences(*given.then, *ruling).empty();
}

bool Trial::is_noticed(const Turn& turn) {
    rules::Readings readings = readings_;
    const auto reading = readings.read(to_text(turned(code_, turn)), id_);
    if (!reading) return true;
    const auto noticing = std::find_if(cases_.begin(), cases_.end(), [&](const Tried& one) {
        const bool may_notice = turn.article.empty() || one.considered.contains(turn.article);
        return may_notice && !is_as_expected(*one.given, *reading->ruleset);
    });
    if (noticing == cases_.end()) return false;
    std::rotate(cases_.begin(), noticing, noticing + 1);
    return true;
}

}  // namespace jadoube::tests
