// Acts as they are typed: what is understood, and what is said of the rest.
#include "cli/typed/act_text.hpp"

#include "base/error.hpp"
#include "catch.hpp"

using namespace jadoube;
using namespace jadoube::cli;
using namespace jadoube::adjudicate;

namespace {

Act read(const std::string& text) {
    const auto act = parse_act(text);
    INFO(text << ": " << (act ? "" : act.error().message));
    REQUIRE(act);
    return *act;
}

Error refused(const std::string& text) {
    const auto act = parse_act(text);
    INFO(text);
    REQUIRE_FALSE(act);
    CHECK(act.error().where == "--act '" + text + "'");
    return act.error();
}

chess::Square square(const char* name) {
    return *chess::square_named(name);
}

}  // namespace

TEST_CASE("men are touched in the order typed, with what was said and meant") {
    const Act act = read("White touches c1, and D5 deliberately said at-once");
    CHECK(act.by == Person::white);
    const auto& touch = std::get<Touch>(act.what);
    CHECK(touch.squares == std::vector{square("c1"), square("d5")});
    CHECK(touch.said == rules::NoticeTime::at_once);
    CHECK(touch.deliberate == true);
    CHECK(touch.order_known);
    CHECK_FALSE(std::get<Touch>(read("black touches e7 a7 unclear-order").what).order_known);
    CHECK(std::get<Touch>(read("black touches e7 accidentally").what).deliberate == false);
}

TEST_CASE("moves have their step, the man taken off, the piece put on and the hands") {
    const auto move = std::get<MoveMan>(read("white moves e5-d6 takes d5 two-hands").what);
    CHECK(move.step == Step{square("e5"), square("d6")});
    CHECK(move.taken == square("d5"));
    CHECK(move.two_hands);
    CHECK(std::get<MoveMan>(read("white moves e7e8 =q").what).piece == rules::PieceName::queen);
    CHECK(std::get<MoveMan>(read("white moves e7e8 =rook").what).piece == rules::PieceName::rook);
    CHECK(std::get<MoveMan>(read("white moves a7-a8=N").what).piece == rules::PieceName::knight);
    CHECK(std::get<PlaceMan>(read("white releases e2-e4").what).released);
    CHECK_FALSE(std::get<PlaceMan>(read("white places e2-e4").what).released);
    const auto castle = std::get<Castle>(read("black castles e8-g8 h8-f8").what);
    CHECK(castle.king == Step{square("e8"), square("g8")});
    CHECK(castle.rook == Step{square("h8"), square("f8")});
    CHECK_FALSE(std::get<Castle>(read("black castles e8-g8").what).rook.has_value());
}

TEST_CASE("what is demanded is an option, a man, or a move") {
    const auto demanded = [](const char* text) { return std::get<Demand>(read(text).what); };
    CHECK(demanded("black demands king").option == rules::DoWord{rules::Deed::king_move});
    CHECK(demanded("black demands king-move").option == rules::DoWord{rules::Deed::king_move});
    CHECK(demanded("black demands move f3").man == square("f3"));
    CHECK(demanded("black demands Ke2").move == "Ke2");
    CHECK(demanded("black demands f1-c4").move == "f1-c4");
    CHECK(demanded("black demands O-O").move == "O-O");
    CHECK(demanded("black demands 0-0-0").move == "0-0-0");
}

TEST_CASE("moves in notation keep their capitals") {
    const auto claim = std::get<Claim>(read("black claims fifty-moves with Qe4").what);
    CHECK(claim.ground == rules::Ground::fifty_moves);
    CHECK(claim.intended == "Qe4");
    CHECK(std::get<Answer>(read("white answers Nf3").what).move == "Nf3");
    CHECK(std::get<Demand>(read("black demands king-move with Kf1").what).move == "Kf1");
    CHECK(std::get<Demand>(read("black demands move f3").what).man == square("f3"));
    CHECK(std::get<Adjournment>(read("white seals Bd7").what).move == "Bd7");
}

TEST_CASE("an act may have two words, and conduct is named by its kind") {
    CHECK(std::holds_alternative<SayCheck>(read("white says check").what));
    CHECK(std::get<PointOut>(read("black points out ply 7").what).ply == 7);
    CHECK(std::holds_alternative<FlagFalls>(read("white flag").what));
    CHECK(std::get<Press>(read("white presses other-hand").what).other_hand);
    CHECK(std::get<Happening>(read("white absent").what).act == "absent");
    const auto found = std::get<Happening>(read("arbiter finds resume.sealed_move of white").what);
    CHECK(found.what == "resume.sealed_move");
    CHECK(found.of == chess::Color::white);
    CHECK(std::get<Refer>(read("arbiter refers to the chief arbiter").what).name == "the chief arbiter");
    CHECK(std::get<Refer>(read("arbiter refers to the appeals committee").what).to == rules::Body::appeals_committee);
}

TEST_CASE("what is not understood is told, with what to type") {
    CHECK(refused("e2").message == "an act needs who and what");
    CHECK(refused("nobody touches e2").message == "'nobody' is no person");
    CHECK(refused("white tuches e2").hint == "did you mean 'touches'?");
    CHECK(refused("white touches").message == "a square is missing");
    CHECK(refused("white moves").message == "from where to where is missing");
    CHECK(refused("white touches e9").message == "'e9' was not understood");
    CHECK(refused("white moves e2-e4 takes e9").message == "'e9' is not a square");
    CHECK(refused("white names a dragon").message == "'dragon' is no piece");
    CHECK(refused("white claims victory").message == "'victory' is no ground");
    CHECK(refused("white points out ply 0").message == "'ply' was not understood");
    CHECK(refused("white opens Bd7").message == "'bd7' was not understood");
    CHECK(refused("white moves e2-e4 takes").message == "something is missing after 'takes'");
}

TEST_CASE("what would silently take the place of something told before is refused") {
    for (const char* text :
         {"white moves e2-e4 d2-d4", "white touches e2 said before said late", "white castles e1-g1 h1-f1 a1-d1",
          "white moves e7e8 =q =r", "black claims repetition with Qe4 with Qe5"}) {
        CHECK(refused(text).message == "two of one kind in one act; enter two acts, or leave one out");
    }
}
