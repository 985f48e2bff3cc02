// What holds for every ruling, tried on every case of the project and on disputes made at random (KERNEL section 14).
#include <algorithm>
#include <random>
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/answers_lead_there.hpp"
#include "adjudicate/dispute_maker.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;
using tests::all_cases;
using tests::check_answers_lead_there;
using tests::FiledCase;

namespace {

Ruling ruling_of(const rules::Ruleset& ruleset, const Case& given) {
    const rules::Ruleset* deferred = ruleset.defers_to ? &tests::ruleset(*ruleset.defers_to) : nullptr;
    const auto ruling = adjudicate::adjudicate(ruleset, given.game, given.dispute, {.mate_nodes = 2000}, deferred);
    if (!ruling) FAIL(to_text(ruling.error()));
    return *ruling;
}

void leave_order_out(FinalStanding& standing) {
    for (Obligation& due : standing.due) std::sort(due.articles.begin(), due.articles.end());
    for (ClockStep& step : standing.clock_steps) step.article.clear();
}

/// What a ruling comes to: the chain lists articles in the order of the code, which is shuffled here.
Json essence(Ruling ruling) {
    for (MatterRuling& incident : ruling.matters) {
        incident.chain = {};
        std::sort(incident.articles.begin(), incident.articles.end());
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
    leave_order_out(ruling.standing);
    for (OpenQuestion& question : ruling.questions) {
        std::sort(question.articles.begin(), question.articles.end());
        for (Supposed& lead : question.leads_to) leave_order_out(lead.standing);
    }
    if (ruling.if_usual) leave_order_out(ruling.if_usual->standing);
    return to_json(ruling);
}

/// Whether the fact, taken away from what a person told, is found otherwise: by the record, the clocks or the event.
/// That a game goes on until its end is entered is what windows rest on (docs/decisions.md).
bool is_found_otherwise(const Ruling& ruling, const std::string& fact) {
    const auto is_told = [](const Answered& test) {
        return !test.origin || test.origin == rules::Origin::person || test.origin == rules::Origin::assumed;
    };
    for (const MatterRuling& incident : ruling.matters) {
        for (const ArticleFinding& finding : incident.chain) {
            for (const Answered* test : grounds_of(finding))
                if (test->fact == fact && !is_told(*test)) return true;
            const bool is_window_told = finding.until && finding.finding != rules::ArticleState::not_met &&
                                        finding.finding != rules::ArticleState::window_closed;
            if (fact == "game_ended_by" && is_window_told) return true;
        }
    }
    return false;
}

// --- what holds

/// Where the game is void or begun anew what becomes of it; nothing where it is not.
std::optional<rules::GameWord> played_instead(const Ruling& ruling) {
    const auto& over = ruling.standing.over;
    const auto& game = over && over->matter ? ruling.matters[*over->matter].game : std::nullopt;
    return game ? game->what : std::nullopt;
}

/// Where the game is over, with a score, by words on which the code is silent, or because it is void, what was found in
/// matters that change nothing any more is not asked about.
bool is_over_alike(const Ruling& one, const Ruling& other) {
    const auto& over = one.standing.over;
    const auto& same = other.standing.over;
    const bool is_for_good = over && (over->score || over->by != rules::Ending::ruling || played_instead(one));
    return is_for_good && same && over->score == same->score && over->by == same->by &&
           played_instead(one) == played_instead(other);
}

/// A fact taken away makes a question of a ruling, or leaves it as it was.
void check_facts_matter(const Case& given, const Ruling& whole) {
    for (const auto& told : given.dispute.facts) {
        Case less = given;
        less.dispute.facts.erase(told.first);
        less.dispute.told_complete = false;
        const Ruling ruling = ruling_of(tests::ruleset(given.ruleset), less);
        INFO("without " << told.first);
        const bool asks = ruling.status == Status::needs_facts;
        const bool is_same = ruling.conclusion == whole.conclusion || is_over_alike(ruling, whole);
        CHECK((asks || is_same || is_found_otherwise(ruling, told.first)));
    }
}

/// Every move that an obligation leaves is legal in the position it counts in.
void check_moves_are_legal(const Ruling& ruling) {
    for (const MatterRuling& incident : ruling.matters) {
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

/// A right says what may be had by it, or why it cannot be had, or that it is lost.
void check_rights_have_content(const Ruling& ruling) {
    for (const MatterRuling& matter : ruling.matters) {
        for (const Right& right : matter.rights) {
            INFO(ruling.ruleset << " " << (right.articles.empty() ? "" : right.articles.front()));
            CHECK((right.lost || !right.options.empty() || !right.unavailable.empty()));
        }
    }
}

/// One dispute, at most one score.
void check_scores_agree(const Ruling& ruling) {
    std::set<std::string> scores;
    for (const MatterRuling& incident : ruling.matters) {
        const bool is_decided = incident.result && incident.result->score && incident.status == Status::decided;
        if (is_decided) scores.insert(game::to_text(*incident.result->score));
    }
    CHECK(scores.size() <= 1);
}

/// The matter that is said to have ended the game gives the score with which it ended, where a ruling did.
void check_end_is_of_its_matter(const Ruling& ruling) {
    const auto& over = ruling.standing.over;
    if (!over || over->by != rules::Ending::ruling || !over->matter || !over->score) return;
    const auto& result = ruling.matters[*over->matter].result;
    REQUIRE(result);
    CHECK(result->score == over->score);
    if (over->act) CHECK(ruling.story[*over->act].matter == over->matter);
}

void check_ruling_reads_back(const Ruling& ruling) {
    const Json written = to_json(ruling);
    const auto read = read_ruling(written);
    REQUIRE(read);
    CHECK(*read == ruling);
    CHECK(to_json(*read) == written);
}

/// What the tree of a condition says at each place is what its parts come to.
void check_adds_up(const Answered& condition) {
    using Joined = rules::Condition::Kind;
    using rules::Truth;
    if (condition.kind == Joined::test) {
        CHECK(condition.found.has_value() == condition.origin.has_value());
        if (!condition.found) CHECK(condition.truth == Truth::unknown);
        return;
    }
    Truth all = Truth::yes;
    Truth any = Truth::no;
    for (const Answered& part : condition.parts) {
        check_adds_up(part);
        all = all && part.truth;
        any = any || part.truth;
    }
    if (condition.kind == Joined::negation) REQUIRE(condition.parts.size() == 1);
    CHECK(condition.truth == (condition.kind == Joined::any ? any : condition.kind == Joined::all ? all : !all));
}

/// An article that applies rests on gates that hold; one that is not met, is too late or is not this person's to raise
/// on one that does not.
void check_findings_rest_on_gates(const Ruling& ruling) {
    using rules::ArticleState;
    using rules::Truth;
    for (const MatterRuling& incident : ruling.matters) {
        for (const ArticleFinding& finding : incident.chain) {
            INFO(finding.article);
            check_adds_up(finding.when);
            const Truth until = finding.until ? finding.until->open : Truth::yes;
            const Truth raised_by = finding.raised_by ? finding.raised_by->truth : Truth::yes;
            if (finding.finding == ArticleState::applies)
                CHECK((finding.when.truth && until && raised_by) == Truth::yes);
            CHECK((finding.finding == ArticleState::not_met) == (finding.when.truth == Truth::no));
            if (finding.finding == ArticleState::window_closed) CHECK(until == Truth::no);
            if (finding.finding == ArticleState::not_yours) CHECK(raised_by == Truth::no);
        }
    }
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
    check_answers_lead_there(given, ruling,
                             [](const Case& told) { return ruling_of(tests::ruleset(told.ruleset), told); });
    check_moves_are_legal(ruling);
    check_scores_agree(ruling);
    check_rights_have_content(ruling);
    check_end_is_of_its_matter(ruling);
    check_findings_rest_on_gates(ruling);
    check_ruling_reads_back(ruling);
    check_reads_back(given);
}

/// Every case; where the build is slow, one in eight.
std::vector<const FiledCase*> cases_of_this_run() {
    const auto step = static_cast<std::size_t>(sized(1, 1, 1, 24));
    std::vector<const FiledCase*> chosen;
    for (std::size_t i = 0; i < all_cases().size(); i += step) chosen.push_back(&all_cases()[i]);
    return chosen;
}

/// The code with its articles in another order.
rules::Ruleset shuffled(const std::string& id) {
    std::mt19937 random(7);
    rules::Ruleset code = tests::ruleset(id);
    std::shuffle(code.articles.begin(), code.articles.end(), random);
    return code;
}

}  // namespace

TEST_CASE(
    "every case is ruled on without conflict, with legal moves, by what was told, whatever the order of articles") {
    for (const std::string& id : tests::ruleset_ids()) {
        const rules::Ruleset code = shuffled(id);
        for (const FiledCase* one : cases_of_this_run()) {
            if (one->given.ruleset != id) continue;
            INFO(one->file << ": " << one->given.name);
            const Ruling ruling = ruling_of(tests::ruleset(id), one->given);
            CHECK(essence(ruling_of(code, one->given)) == essence(ruling));
            check_ruling(one->given, ruling);
        }
    }
}

TEST_CASE("all of it holds for disputes made at random", "[sized]") {
    std::set<Status> seen;
    for (const std::string& id : tests::ruleset_ids()) {
        const rules::Ruleset code = shuffled(id);
        tests::DisputeMaker maker(11);
        for (std::int64_t i = 0; i < sized(60, 600, 20'000, 8); ++i) {
            const Case made = maker.next(id);
            INFO(to_text(to_json(made)));
            const Ruling ruling = ruling_of(tests::ruleset(id), made);
            seen.insert(ruling.status);
            CHECK(essence(ruling_of(code, made)) == essence(ruling));
            check_ruling(made, ruling);
        }
    }
    for (const Status status : {Status::decided, Status::choice, Status::needs_facts}) {
        CHECK(seen.contains(status));
    }
}
