// Somebody finds what an act has told: that is one matter, raised by who found it.
#include "adjudicate/adjudicate.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

Ruling ruling_on_found(const std::string& code, const std::vector<Act>& acts) {
    Case given;
    given.ruleset = code;
    given.game.start = chess::parse_fen("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4").value();
    given.dispute.acts = acts;
    given.dispute.told_complete = true;
    auto ruling = adjudicate::adjudicate(tests::ruleset(code), given.game, given.dispute);
    REQUIRE(ruling);
    return std::move(*ruling);
}

Act found_by_the_arbiter(rules::Kind kind, chess::Color of) {
    return {Person::arbiter, Happening{std::string(name_of(rules::ActWord::find)), std::string(name_of(kind)), of}};
}

}  // namespace

TEST_CASE("conduct that the arbiter finds after it was told is one matter, whoever did it, under every code") {
    constexpr rules::Kind kConductTold[] = {rules::Kind::conduct_device,  rules::Kind::conduct_disturb,
                                            rules::Kind::conduct_smoking, rules::Kind::conduct_leave,
                                            rules::Kind::conduct_absent,  rules::Kind::conduct_displaced,
                                            rules::Kind::conduct_clock,   rules::Kind::conduct_recording};
    for (const std::string& code : tests::ruleset_ids()) {
        for (const rules::Kind kind : kConductTold) {
            for (const chess::Color of : {chess::Color::white, chess::Color::black}) {
                INFO(code << " " << name_of(kind));
                const Act told{person_of(of), Happening{std::string(name_of(kind))}};
                const Ruling once = ruling_on_found(code, {told, found_by_the_arbiter(kind, of)});
                CHECK(once.matters.size() == 1);
                const Ruling others = ruling_on_found(code, {told, found_by_the_arbiter(kind, !of)});
                const bool may_be_of_both = kind == rules::Kind::conduct_absent || kind == rules::Kind::conduct_device;
                if (!may_be_of_both) CHECK(others.matters.size() == 2);
            }
        }
    }
}

TEST_CASE("what is found once more has been done once more") {
    const Act found = found_by_the_arbiter(rules::Kind::conduct_device, chess::Color::white);
    CHECK(ruling_on_found("fide-2023", {found, found}).matters.size() == 2);
}
