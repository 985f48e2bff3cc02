// The law of a game: the days that a date tag leaves open, and kinds of play by the numbers of a code.
#include "desk/laws/law_of_game.hpp"
#include "base/error.hpp"
#include "desk/laws/kind_of_play.hpp"

#include "catch.hpp"
#include "game/time/time_control_words.hpp"
#include "rules/ruleset.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

std::string days(std::string_view tag) {
    const auto found = days_of(tag);
    return found ? found->first + " to " + found->last : "none";
}

rules::RulesetStore store() {
    return rules::RulesetStore({std::string(JADOUBE_SOURCE) + "/rules"});
}

std::string play(const std::string& code, const std::string& control) {
    const auto laws = load_laws(store(), code);
    REQUIRE(laws);
    const auto found = play_by(laws->ruleset(), *game::read_time_control(control));
    return found ? std::string(rules::name_of(*found)) : "none";
}

}  // namespace

TEST_CASE("a date tag leaves open what it does not say") {
    CHECK(days("2014.06.30") == "2014-06-30 to 2014-06-30");
    CHECK(days("2014.02.??") == "2014-02-01 to 2014-02-28");
    CHECK(days("2016.02.??") == "2016-02-01 to 2016-02-29");
    CHECK(days("2014.??.??") == "2014-01-01 to 2014-12-31");
    CHECK(days("2014") == "2014-01-01 to 2014-12-31");
    CHECK(days("2014.00.00") == "2014-01-01 to 2014-12-31");
    for (const char* tag : {"????.??.??", "", "?", "2014.13.01", "2014.02.30", "yesterday"}) CHECK(days(tag) == "none");
}

TEST_CASE("kinds of play are divided by the numbers of the code") {
    CHECK(play("fide-2023", "600") == "blitz");
    CHECK(play("fide-2023", "420+3") == "blitz");
    CHECK(play("fide-2023", "601") == "rapid");
    CHECK(play("fide-2023", "1500+10") == "rapid");
    CHECK(play("fide-2023", "3600") == "standard");
    CHECK(play("fide-2023", "40/5400+30:1800+30") == "standard");
    CHECK(play("fide-2009", "600") == "blitz");
    CHECK(play("fide-2009", "899") == "blitz");
    CHECK(play("fide-2009", "900") == "rapid");
    CHECK(play("fide-1997", "900") == "rapid");
    CHECK(play("bcf-1911", "900") == "none");
    CHECK(play("fide-2023", "20/3600") == "none");
    CHECK(play("fide-2023", "-") == "none");
}

TEST_CASE("a code is chosen by the day of the game, or for all games") {
    game::Record record;
    record.set_tag("Date", "2018.01.01");
    auto by_date = GameLaws::from(store(), "auto");
    REQUIRE(by_date);
    CHECK(by_date->of(record)->laws->ruleset().id == "fide-2018");
    record.set_tag("Date", "2017.12.31");
    CHECK(by_date->of(record)->laws->ruleset().id == "fide-2017");
    record.set_tag("Date", "1997.06.30");
    CHECK(by_date->of(record)->missing == NoLaw::date_before_first_edition);
    record.set_tag("Date", "1997.??.??");
    CHECK(by_date->of(record)->missing == NoLaw::date_between_editions);
    auto forced = GameLaws::from(store(), "bcf-1911");
    REQUIRE(forced);
    CHECK(forced->of(record)->laws->ruleset().id == "bcf-1911");
    CHECK_FALSE(GameLaws::from(store(), "no-such-code"));
}
