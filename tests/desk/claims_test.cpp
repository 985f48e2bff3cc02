// A claim on the command line is the act of somebody, and a ruling is an answer to it.
#include "desk/claim/claims.hpp"
#include "adjudicate/ruling/ruling.hpp"

#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::desk;
using adjudicate::Person;
using chess::Color;

TEST_CASE("a ground is the act that it stands for") {
    const adjudicate::Act threefold = claim_act(SpokenGround::threefold, "Qe4", Color::black, game::Ply{50});
    CHECK(threefold.by == Person::black);
    CHECK(std::get<adjudicate::Claim>(threefold.what).ground == rules::Ground::repetition);
    CHECK(std::get<adjudicate::Claim>(threefold.what).intended == "Qe4");
    const adjudicate::Act fivefold = claim_act(SpokenGround::fivefold, {}, Color::white, game::Ply{90});
    CHECK(fivefold.by == Person::arbiter);
    CHECK(std::get<adjudicate::Happening>(fivefold.what).what == "observed.repetition");
    const adjudicate::Act illegal = claim_act(SpokenGround::illegal_move, {}, Color::white, game::Ply{7});
    CHECK(std::get<adjudicate::PointOut>(illegal.what).ply == 7);
    CHECK(std::get<adjudicate::Claim>(claim_act(SpokenGround::flag, {}, Color::white, {}).what).ground ==
          rules::Ground::flag);
}

TEST_CASE("the side on turn claims, but for a mate: that claims who gave it") {
    const game::Replay replay(chess::Setup::initial(), {});
    CHECK(usual_claimant(SpokenGround::threefold, replay, game::Ply{0}) == Color::white);
    CHECK(usual_claimant(SpokenGround::checkmate, replay, game::Ply{0}) == Color::black);
}

TEST_CASE("a claim holds, fails, or nobody can say yet") {
    const auto holds = [](const adjudicate::Ruling& ruling) {
        return claim_holds(SpokenGround::threefold, Color::white, ruling);
    };
    adjudicate::Ruling ruling{.ruleset = "club", .status = adjudicate::Status::decided};
    CHECK_FALSE(holds(ruling).has_value());  // no incident was ruled on
    ruling.matters.emplace_back();
    ruling.conclusion = adjudicate::Conclusion::claim_upheld;
    CHECK(holds(ruling) == true);
    ruling.conclusion = adjudicate::Conclusion::claim_rejected;
    CHECK(holds(ruling) == false);
    ruling.conclusion = adjudicate::Conclusion::referred;
    CHECK_FALSE(holds(ruling).has_value());
    ruling.conclusion = adjudicate::Conclusion::claim_rejected;
    ruling.status = adjudicate::Status::needs_facts;
    CHECK_FALSE(holds(ruling).has_value());
}

TEST_CASE("a claim fails where the game ended by something else, and where the ruling rejects it with a score") {
    adjudicate::Ruling ruling{.ruleset = "club", .status = adjudicate::Status::decided};
    ruling.matters.emplace_back();
    ruling.conclusion = adjudicate::Conclusion::claim_upheld;
    ruling.standing.over = adjudicate::GameEnd{.by = rules::Ending::checkmate};
    CHECK(claim_holds(SpokenGround::checkmate, Color::white, ruling) == true);
    CHECK(claim_holds(SpokenGround::fivefold, Color::white, ruling) == false);
    CHECK(claim_holds(SpokenGround::stalemate, Color::white, ruling) == false);
    CHECK(claim_holds(SpokenGround::illegal_move, Color::white, ruling) == false);  // no breach was found
    ruling.conclusion = adjudicate::Conclusion::claim_rejected;
    CHECK(claim_holds(SpokenGround::checkmate, Color::white, ruling) == false);
}

TEST_CASE("an objection is right where the other side did wrong, not where the claimant alone did") {
    adjudicate::Ruling ruling{.ruleset = "club", .status = adjudicate::Status::decided};
    ruling.matters.push_back({.offender = Color::black});
    ruling.conclusion = adjudicate::Conclusion::breach;
    CHECK(claim_holds(SpokenGround::illegal_move, Color::white, ruling) == true);
    CHECK(claim_holds(SpokenGround::illegal_move, Color::black, ruling) == false);
}
