// A story cut in two, where the first part has been ruled upon, stands as if it had been told in one (STORY section 5).
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/story_maker.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

constexpr auto ruled_on = tests::ruling_on;

Case first_acts_of(const Case& whole, std::size_t acts) {
    Case first = whole;
    first.dispute.acts.resize(acts);
    return first;
}

/// The rest of the story, after the first acts were ruled upon.
Case rest_of(const Case& whole, std::size_t acts) {
    Case rest = whole;
    rest.dispute.acts.erase(rest.dispute.acts.begin(), rest.dispute.acts.begin() + static_cast<std::ptrdiff_t>(acts));
    rest.game.before = StoryBefore{whole.game.start,
                                   whole.game.moves,
                                   whole.game.whole_game,
                                   {{first_acts_of(whole, acts).dispute, whole.game.clocks, whole.game.earlier}}};
    return rest;
}

/// What nobody had raised, or a spectator alone, is ruled on where a dispute ends, and not so where it goes on.
bool is_ruled_as_it_was_told(const Case& given, const Ruling& ruling) {
    std::set<std::size_t> raised;
    for (std::size_t act = 0; act < ruling.story.size(); ++act) {
        const Act& told = given.dispute.acts[act];
        const bool raises =
            told.by != Person::spectator && (is_objection(told) || std::holds_alternative<Claim>(told.what));
        const Effect& effect = ruling.story[act];
        if (raises && effect.matter && effect.what != EffectWord::none) raised.insert(*effect.matter);
    }
    return ruling.status < Status::silent && raised.size() == ruling.matters.size();
}

bool stand_the_same(const FinalStanding& a, const FinalStanding& b) {
    const bool is_over = a.over.has_value();
    if (is_over != b.over.has_value()) return false;
    if (is_over && (a.over->by != b.over->by || a.over->score != b.over->score)) return false;
    return a.play_from == b.play_from && a.due == b.due;
}

Case touched_out_of_turn(const std::string& ruleset) {
    return tests::case_of(R"({"name": "a touch out of turn, and then another man", "given": {"ruleset": ")" + ruleset +
                          R"(", "position": {"fen":
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"}},
        "when": {"told": "complete", "acts": [
            {"act": "touch", "by": "black", "squares": ["c6"], "deliberate": true},
            {"act": "move", "by": "white", "from": "d2", "to": "d3"},
            {"act": "move", "by": "black", "from": "a7", "to": "a6"}]}})");
}

}  // namespace

TEST_CASE("stories made at random stand the same when they are cut where they were ruled upon") {
    int cut = 0;
    for (const std::string& id : tests::ruleset_ids()) {
        tests::StoryRulings rulings;
        tests::StoryMaker maker(29, [&](const Case& told) { return rulings.on(told); });
        for (std::int64_t i = 0; i < sized(60, 60, 3'000, 5); ++i) {
            rulings.forget();
            const Case given = maker.next(id);
            const auto& whole = rulings.on(given);
            REQUIRE(whole);
            if (whole->status >= Status::needs_facts) continue;
            for (std::size_t acts = 1; acts < given.dispute.acts.size(); ++acts) {
                const Case first = first_acts_of(given, acts);
                const auto& ruled = rulings.on(first);
                if (!ruled || !is_ruled_as_it_was_told(first, *ruled)) continue;
                const auto rest = ruled_on(rest_of(given, acts));
                INFO(to_text(to_json(given)) << "\ncut after act " << acts);
                REQUIRE(rest);
                CHECK(rest->story.size() == given.dispute.acts.size() - acts);
                CHECK(stand_the_same(rest->standing, whole->standing));
                ++cut;
            }
        }
    }
    if (test_size() != TestSize::brief) CHECK(cut > 300);
}

TEST_CASE("a duty that waits for the next turn falls due in the next dispute") {
    const Case whole = touched_out_of_turn("bcf-1911");
    const auto in_one = ruled_on(whole);
    REQUIRE(in_one);
    for (const std::size_t acts : {1U, 2U}) {
        const auto rest = ruled_on(rest_of(whole, acts));
        INFO("cut after act " << acts);
        REQUIRE(rest);
        CHECK(stand_the_same(rest->standing, in_one->standing));
        CHECK_FALSE(rest->standing.due.empty());
    }
}

TEST_CASE("what was ruled before is neither set on the clocks nor ruled again, and counts") {
    const std::string begin = R"({"name": "illegal moves", "given": {"ruleset": "fide-2023", "position": {"fen":
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"},
        "clocks": {"white_ms": 600000, "black_ms": 600000}},
        "when": {"told": "complete", "acts": [
            {"act": "move", "by": "white", "from": "f3", "to": "d3"}, {"act": "press", "by": "white"},
            {"act": "point_out", "by": "black"},
            {"act": "move", "by": "white", "from": "f3", "to": "g5"}, {"act": "press", "by": "white"},)";
    const auto rest = ruled_on(rest_of(tests::case_of(begin + R"(
            {"act": "move", "by": "black", "from": "a7", "to": "a4"}, {"act": "press", "by": "black"},
            {"act": "point_out", "by": "white"}]}})"),
                                       3));
    REQUIRE(rest);
    REQUIRE(rest->main() != nullptr);
    CHECK(rest->main()->offender == chess::Color::black);
    CHECK(rest->standing.clocks.white == Millis{720'000});
    CHECK(rest->standing.clocks.black == Millis{600'000});  // White's move before it was ruled upon then
    const auto second = ruled_on(rest_of(tests::case_of(begin + R"(
            {"act": "move", "by": "black", "from": "a7", "to": "a6"}, {"act": "press", "by": "black"},
            {"act": "move", "by": "white", "from": "c4", "to": "c1"}, {"act": "press", "by": "white"},
            {"act": "point_out", "by": "black"}]}})"),
                                         3));
    REQUIRE(second);
    REQUIRE(second->standing.over);
    CHECK(second->standing.over->score == game::Score{0, 2});  // it is White's second
}

TEST_CASE("what was told of a dispute before is of its own acts") {
    Case whole = touched_out_of_turn("bcf-1911");
    Case rest = rest_of(whole, 1);
    rest.dispute.facts["deliberate"] = {false};
    const auto ruling = ruled_on(rest);
    REQUIRE(ruling);
    CHECK_FALSE(ruling->standing.due.empty());
}

TEST_CASE("a case with disputes before it is written and read back, and ruled the same") {
    const Case rest = rest_of(touched_out_of_turn("bcf-1911"), 1);
    const Json json = to_json(rest);
    const auto read = read_case(json, "case");
    REQUIRE(read);
    CHECK(to_text(to_json(*read)) == to_text(json));
    CHECK(ruled_on(*read) == ruled_on(rest));
    Json wrong = json;
    wrong.find("given")->find("before")->if_array()->front().set("act", "touch");
    CHECK_FALSE(read_case(wrong, "case"));
}
