// What a player denies of what was told of him: it is asked whether it is established, and nothing comes of it before.
#include <algorithm>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

const std::string kDenial = R"({"act": "find", "by": "white", "what": "dispute.fact"})";
const std::string kResignation = R"({"act": "resign", "by": "white"})";
const std::string kTouched = R"({"act": "touch", "by": "white", "squares": ["f3"], "deliberate": true})";
const std::string kPointedOut = R"({"act": "point_out", "by": "black"})";

Ruling ruling_where_denied(const std::string& acts, const Facts& facts = {}, const std::string& code = "fide-2023") {
    Case given = tests::case_of(
        R"({"given": {"ruleset": ")" + code +
        R"(", "position": {"fen": "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"}},
            "when": {"told": "complete", "acts": [)" +
        acts + "]}}");
    given.dispute.facts.insert(facts.begin(), facts.end());
    auto ruling = adjudicate::adjudicate(tests::ruleset(code), given.game, given.dispute);
    REQUIRE(ruling);
    return std::move(*ruling);
}

const OpenQuestion* question_whether_it_happened(const Ruling& ruling) {
    const auto found = std::ranges::find_if(
        ruling.questions, [](const OpenQuestion& question) { return question.fact.starts_with("happened"); });
    return found == ruling.questions.end() ? nullptr : &*found;
}

const Supposed* if_answered(const OpenQuestion& question, const rules::Value& answer) {
    const auto found = std::ranges::find_if(question.leads_to, [&](const Supposed& one) {
        return one.facts == Facts{{question.fact, {answer}}};
    });
    return found == question.leads_to.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("under every code a resignation that is denied ends nothing before it is established") {
    for (const std::string& code : tests::ruleset_ids()) {
        INFO(code);
        const Ruling ruling = ruling_where_denied(kResignation + ", " + kDenial, {}, code);
        CHECK_FALSE(ruling.standing.over);
        const OpenQuestion* question = question_whether_it_happened(ruling);
        REQUIRE(question != nullptr);
        CHECK(question->fact == "happened@1");
        CHECK(question->of == chess::Color::white);
        const Supposed* no = if_answered(*question, false);
        REQUIRE(no != nullptr);
        CHECK_FALSE(no->standing.over);
        const Supposed* yes = if_answered(*question, true);
        REQUIRE(yes != nullptr);
        CHECK((yes->standing.over || yes->status == Status::needs_facts));
    }
}

TEST_CASE("a touch that is denied binds nobody before it is established") {
    const Ruling ruling = ruling_where_denied(kTouched + ", " + kPointedOut + ", " + kDenial);
    CHECK(ruling.status == Status::needs_facts);
    CHECK(ruling.standing.due.empty());
    REQUIRE(question_whether_it_happened(ruling) != nullptr);
    CHECK(if_answered(*question_whether_it_happened(ruling), true)->standing.due.size() == 1);
    CHECK(if_answered(*question_whether_it_happened(ruling), false)->standing.due.empty());
}

TEST_CASE("what is established is so, and what is not comes to nothing") {
    const std::string acts = kTouched + ", " + kPointedOut + ", " + kDenial;
    CHECK(ruling_where_denied(acts, {{"happened", {true}}}).standing.due.size() == 1);
    CHECK(ruling_where_denied(acts, {{"happened@1", {true}}}).standing.due.size() == 1);
    CHECK(ruling_where_denied(acts, {{"arbiter_saw", {true}}}).standing.due.size() == 1);
    const std::string seen =
        R"({"act": "find", "by": "white", "what": "dispute.fact", "facts": {"arbiter_saw": true}})";
    CHECK(ruling_where_denied(kTouched + ", " + kPointedOut + ", " + seen).standing.due.size() == 1);
    for (const rules::Value& value : {rules::Value(false), rules::Value(std::string(rules::kCannotBeEstablished))}) {
        const Ruling ruling = ruling_where_denied(acts, {{"happened", {value}}});
        CHECK(question_whether_it_happened(ruling) == nullptr);
        CHECK(ruling.standing.due.empty());
        CHECK(ruling.story.front() == Effect{.what = EffectWord::none, .why = NoEffect::not_established});
    }
}

TEST_CASE("under every code nothing is left in dispute once it is established what happened") {
    const std::string acts = kTouched + ", " + kPointedOut + ", " + kDenial + ", " + kDenial;
    for (const std::string& code : tests::ruleset_ids()) {
        for (const bool happened : {true, false}) {
            INFO(code << (happened ? ": it did" : ": it did not"));
            const Ruling ruling = ruling_where_denied(acts, {{"happened", {happened}}}, code);
            CHECK(ruling.story[2] == Effect{.what = EffectWord::none, .why = NoEffect::settled});
            CHECK(ruling.story[3] == Effect{.what = EffectWord::none, .why = NoEffect::settled});
            for (const MatterRuling& matter : ruling.matters)
                CHECK_FALSE(std::ranges::count(matter.kinds, rules::Kind::dispute_fact));
        }
    }
}

TEST_CASE("what is told not to have happened comes to nothing though nobody has denied it") {
    const Ruling ruling = ruling_where_denied(kTouched + ", " + kPointedOut, {{"happened@1", {false}}});
    CHECK(ruling.story.front() == Effect{.what = EffectWord::none, .why = NoEffect::not_established});
    CHECK(ruling.standing.due.empty());
}

TEST_CASE("an agreement hangs on the offer that is denied") {
    const Ruling ruling =
        ruling_where_denied(R"({"act": "offer_draw", "by": "white"}, {"act": "agree", "by": "black"}, )" + kDenial);
    CHECK_FALSE(ruling.standing.over);
    REQUIRE(question_whether_it_happened(ruling) != nullptr);
    CHECK(if_answered(*question_whether_it_happened(ruling), true)->standing.over);
    CHECK_FALSE(if_answered(*question_whether_it_happened(ruling), false)->standing.over);
}

TEST_CASE("a move on the board is denied by nobody, nor what the other player did, nor what an arbiter differs on") {
    const std::string move = R"({"act": "move", "by": "white", "from": "f3", "to": "d3"})";
    CHECK(question_whether_it_happened(ruling_where_denied(move + ", " + kPointedOut + ", " + kDenial)) == nullptr);
    const std::string others = R"({"act": "resign", "by": "black"}, )";
    CHECK(question_whether_it_happened(ruling_where_denied(others + kDenial)) == nullptr);
    const std::string arbiters = R"(, {"act": "find", "by": "arbiter", "what": "dispute.fact"})";
    CHECK(question_whether_it_happened(ruling_where_denied(kResignation + arbiters)) == nullptr);
}

TEST_CASE("an objection is to no word that was said before the move") {
    const std::string acts = R"({"act": "offer_draw", "by": "white"},
        {"act": "move", "by": "white", "from": "f3", "to": "d3"}, )";
    CHECK(question_whether_it_happened(ruling_where_denied(acts + kPointedOut + ", " + kDenial)) == nullptr);
}

TEST_CASE("what is pointed out by its name is what is denied") {
    const std::string acts = R"({"act": "smoking", "by": "white"}, )" + kTouched + ", ";
    const auto denied = [&](const std::string& about) {
        const Ruling ruling = ruling_where_denied(acts + R"({"act": "point_out", "by": "black", "about": ")" + about +
                                                  R"("}, )" + kDenial);
        const OpenQuestion* question = question_whether_it_happened(ruling);
        return question == nullptr ? std::string() : question->fact;
    };
    CHECK(denied("conduct.smoking") == "happened@1");
    CHECK(denied("touch") == "happened@2");
    CHECK(denied("conduct.device").empty());
}
