// What holds for every ruling, tried on every case of the project and on disputes made at random (KERNEL section 14).
#include <algorithm>
#include <random>
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/dispute_maker.hpp"
#include "adjudicate/support.hpp"
#include "catch.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;
using tests::all_cases;
using tests::FiledCase;

namespace {

Ruling ruling_on(const rules::Ruleset& ruleset, const Case& given) {
    const rules::Ruleset* deferred = ruleset.defers_to ? &tests::ruleset(*ruleset.defers_to) : nullptr;
    const auto ruling = adjudicate::adjudicate(ruleset, given.game, given.dispute, {.mate_nodes = 2000}, deferred);
    if (!ruling) FAIL(to_text(ruling.error()));
    return *ruling;
}

/// What a ruling comes to: the chain lists articles in the order of the code, which is shuffled here.
Json essence(Ruling ruling) {
    for (IncidentRuling& incident : ruling.incidents) {
        incident.chain.clear();
        for (auto* list : {&incident.articles, &incident.conflicts}) std::sort(list->begin(), list->end());
        for (auto* answer : {&incident.obligation}) {
            if (*answer) std::sort((*answer)->articles.begin(), (*answer)->articles.end());
        }
        if (incident.game) std::sort(incident.game->articles.begin(), incident.game->articles.end());
        if (incident.position) std::sort(incident.position->articles.begin(), incident.position->articles.end());
        if (incident.clock) {
            std::sort(incident.clock->articles.begin(), incident.clock->articles.end());
            for (ClockStep& step : incident.clock->steps) step.article.clear();
        }
        if (incident.result) std::sort(incident.result->articles.begin(), incident.result->articles.end());
        const auto by_text = [](const auto& a, const auto& b) { return a.articles < b.articles; };
        std::sort(incident.other.begin(), incident.other.end(), by_text);
        std::sort(incident.rights.begin(), incident.rights.end(), by_text);
    }
    for (OpenQuestion& question : ruling.questions) std::sort(question.articles.begin(), question.articles.end());
    return to_json(ruling);
}

/// Whether the fact, taken away from what a person told, is found otherwise: by the record, the clocks or the event.
/// That a game goes on until its end is entered is what windows rest on (docs/decisions.md).
bool is_found_otherwise(const Ruling& ruling, const std::string& fact) {
    const std::set<std::string> not_found{"person", "unknown", "any"};
    for (const IncidentRuling& incident : ruling.incidents) {
        for (const ArticleFinding& finding : incident.chain) {
            for (const FactUse& use : finding.because)
                if (use.fact == fact && !not_found.contains(use.from)) return true;
            if (fact == "game_ended_by" && finding.finding != rules::Finding::window_closed) {
                for (const FactUse& use : finding.because)
                    if (use.fact == "until") return true;
            }
        }
    }
    return false;
}

// --- what holds

/// A fact taken away makes a question of a ruling, or leaves it as it was.
void check_facts_matter(const Case& given, const Ruling& whole) {
    for (const auto& told : given.dispute.facts) {
        Case less = given;
        less.dispute.facts.erase(told.first);
        less.dispute.told_complete = false;
        const Ruling ruling = ruling_on(tests::ruleset(given.ruleset), less);
        INFO("without " << told.first);
        const bool asks = ruling.status == Status::needs_facts;
        CHECK((asks || ruling.conclusion == whole.conclusion || is_found_otherwise(ruling, told.first)));
    }
}

/// Every move that an obligation leaves is legal in the position it counts in.
void check_moves_are_legal(const Ruling& ruling) {
    for (const IncidentRuling& incident : ruling.incidents) {
        if (!incident.obligation || incident.obligation->discharged || !incident.position) continue;
        if (!incident.position->setup || incident.position->place == rules::Place::stand) continue;
        const auto position = chess::Position::from(*incident.position->setup);
        if (!position) continue;
        for (const Option& option : incident.obligation->options) {
            if (!option.moves) continue;
            for (const std::string& san : *option.moves) CHECK(chess::parse_san(*position, san));
        }
    }
}

/// One dispute, at most one score.
void check_scores_agree(const Ruling& ruling) {
    std::set<std::string> scores;
    for (const IncidentRuling& incident : ruling.incidents) {
        const bool is_decided = incident.result && incident.result->score && incident.status == Status::decided;
        if (is_decided) scores.insert(game::to_text(*incident.result->score));
    }
    CHECK(scores.size() <= 1);
}

void check_reads_back(const Ruling& ruling) {
    const Json written = to_json(ruling);
    const auto read = read_ruling(written);
    REQUIRE(read);
    CHECK(to_json(*read) == written);
}

void check_reads_back(const Case& given) {
    const Json written = to_json(given);
    const auto read = read_cases(to_text(written), "written");
    REQUIRE(read);
    CHECK(to_json(read->front()) == written);
}

void check_ruling(const Case& given, const Ruling& ruling) {
    CHECK(ruling.status != Status::conflict);
    check_facts_matter(given, ruling);
    check_moves_are_legal(ruling);
    check_scores_agree(ruling);
    check_reads_back(ruling);
    check_reads_back(given);
}

/// The code with its articles in another order.
rules::Ruleset shuffled(const std::string& id) {
    std::mt19937 random(7);
    rules::Ruleset code = tests::ruleset(id);
    std::shuffle(code.articles.begin(), code.articles.end(), random);
    return code;
}

}  // namespace

TEST_CASE("the order of articles never changes a ruling") {
    for (const std::string& id : tests::ruleset_ids()) {
        const rules::Ruleset code = shuffled(id);
        for (const FiledCase& one : all_cases()) {
            if (one.given.ruleset != id) continue;
            INFO(one.file << ": " << one.given.name);
            CHECK(essence(ruling_on(code, one.given)) == essence(ruling_on(tests::ruleset(id), one.given)));
        }
    }
}

TEST_CASE("every case of the project is ruled on without conflict, with legal moves, and by what was told") {
    for (const FiledCase& one : all_cases()) {
        INFO(one.file << ": " << one.given.name);
        const Ruling ruling = ruling_on(tests::ruleset(one.given.ruleset), one.given);
        check_ruling(one.given, ruling);
    }
}

TEST_CASE("all of it holds for disputes made at random") {
    std::set<Status> seen;
    for (const std::string& id : tests::ruleset_ids()) {
        const rules::Ruleset code = shuffled(id);
        tests::DisputeMaker maker(11);
        for (std::int64_t i = 0; i < sized(60, 600, 20'000); ++i) {
            const Case made = maker.next(id);
            INFO(to_text(to_json(made)));
            const Ruling ruling = ruling_on(tests::ruleset(id), made);
            seen.insert(ruling.status);
            CHECK(essence(ruling_on(code, made)) == essence(ruling));
            check_ruling(made, ruling);
        }
    }
    for (const Status status : {Status::decided, Status::choice, Status::needs_facts}) {
        CHECK(seen.contains(status));
    }
}
