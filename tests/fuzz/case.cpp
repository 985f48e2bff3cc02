// Cases in, rulings out: no input crashes the adjudicator, the same input gives the same ruling, and a ruling and a
// case read back from their JSON are the same.
#include <map>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/expectation.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "fuzz/target.hpp"
#include "rules/read/readings.hpp"
#include "rules/ruleset.hpp"

namespace jadoube {
namespace {

constexpr adjudicate::Limits kLimits{.mate_nodes = 300};

Result<std::string> no_other(const std::string& id) {
    return failure(ErrorCode::no_such_ruleset, "no ruleset " + id);
}

rules::Ruleset ruleset_in(const char* path) {
    const auto text = read_file(std::string(JADOUBE_SOURCE) + path, kLargestJson);
    must(text.has_value());
    auto ruleset = rules::read_ruleset(*text, path, no_other);
    must(ruleset.has_value());
    return std::move(*ruleset);
}

/// A small code and an old one; the small one leaves what it is silent on to the other.
const std::vector<rules::Ruleset>& codes() {
    static const std::vector<rules::Ruleset> kCodes{ruleset_in("/tests/cli/club.json"),
                                                    ruleset_in("/rules/wood-1835.json")};
    return kCodes;
}

void judge(const adjudicate::Case& given, const rules::Ruleset& code, const rules::Ruleset* deferred) {
    const auto ruling = adjudicate::adjudicate(code, given.game, given.dispute, kLimits, deferred);
    const auto again = adjudicate::adjudicate(code, given.game, given.dispute, kLimits, deferred);
    must(ruling.has_value() == again.has_value());
    if (!ruling) {
        must(ruling.error() == again.error() && ruling.error().code != ErrorCode::internal);
        return;
    }
    const Json json = adjudicate::to_json(*ruling);
    must(json == adjudicate::to_json(*again));
    const auto read = adjudicate::read_ruling(json);
    must(read.has_value());
    must(adjudicate::to_json(*read) == json);
    if (given.then) (void)adjudicate::differences(*given.then, *ruling);
}

}  // namespace

void fuzz(std::string_view input) {
    const auto cases = adjudicate::read_cases(input, "input.json");
    if (!cases) {
        must(!cases.error().empty());
        return;
    }
    for (const adjudicate::Case& given : *cases) {
        const Json json = adjudicate::to_json(given);
        const auto again = adjudicate::read_cases(to_text(json), "again.json");
        must(again.has_value() && again->size() == 1);
        must(adjudicate::to_json(again->front()) == json);
        judge(given, codes()[0], &codes()[1]);
        judge(given, codes()[1], nullptr);
    }
}

}  // namespace jadoube
