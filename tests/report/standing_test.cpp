#include "report/ruling/standing.hpp"

#include "catch.hpp"
#include "holds.hpp"
#include "report/formats/terminal.hpp"
#include "rules/ruleset.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using adjudicate::Conclusion;
using adjudicate::FinalStanding;
using adjudicate::MatterRuling;
using adjudicate::Obligation;
using adjudicate::Ruling;
using adjudicate::Status;
using adjudicate::Supposed;
using rules::Deed;
using rules::Ending;

namespace {

/// A game that one matter has ended.
Ruling ended(Ending by, game::Score score, const std::string& article) {
    Ruling ruling{.conclusion = Conclusion::claim_upheld};
    MatterRuling matter{.conclusion = ruling.conclusion};
    matter.result = adjudicate::ResultAnswer{.score = score, .articles = {article}};
    ruling.matters = {matter};
    ruling.standing.over = {.by = by, .matter = 0, .score = score};
    return ruling;
}

std::string said(const Ruling& ruling) {
    return plain(verdict(ruling));
}

std::string shown(const Ruling& ruling) {
    return to_terminal(standing_of(ruling, nullptr), {.width = 200});
}

std::string lead(FinalStanding standing, std::optional<Conclusion> conclusion, Status status = Status::decided) {
    return plain(lead_line({.status = status, .conclusion = conclusion, .standing = std::move(standing)}));
}

Ruling with_due(Obligation duty) {
    Ruling ruling;
    ruling.status = duty.status;
    ruling.standing.due = {std::move(duty)};
    return ruling;
}

}  // namespace

TEST_CASE("a game that is over is told with its result, by what, and under which article") {
    CHECK(said(ended(Ending::resignation, {2, 0}, "5.1.2")) == "White has won, 1-0: Black resigned (5.1.2).");
    CHECK(said(ended(Ending::flag, {0, 2}, "6.9")) == "Black has won, 0-1: White's time was used up (6.9).");
    Ruling unscored = ended(Ending::resignation, {0, 0}, "44");
    unscored.standing.over->score.reset();
    CHECK(said(unscored) == "The game is over: resignation (44).");
    unscored.matters.front().offender = chess::Color::white;
    CHECK(said(unscored) == "The game is over: White resigned (44).");
    CHECK(said(ended(Ending::flag, {1, 1}, "6.9")) == "The game is drawn, 1/2-1/2: the flag (6.9).");
    CHECK(said(ended(Ending::agreement, {1, 1}, "9.1")) ==
          "The game is drawn, 1/2-1/2: the players agreed to a draw (9.1).");
    CHECK(said(ended(Ending::ruling, {0, 0}, "10.6")) == "The game is over, 0-0: the claim is upheld (10.6).");
    Ruling lost = ended(Ending::ruling, {0, 2}, "7.5.5 second");
    lost.conclusion = lost.matters.front().conclusion = Conclusion::breach;
    lost.matters.front().offender = chess::Color::white;
    CHECK(said(lost) == "Black has won, 0-1: a breach by White (7.5.5).");
    lost.conclusion.reset();  // of the main matter, which is another
    CHECK(said(lost) == "Black has won, 0-1: a breach by White (7.5.5).");
    Ruling found = ended(Ending::ruling, {1, 1}, "A.5.4");
    found.matters.front().kinds = {rules::Kind::observed_illegal_position};
    CHECK(said(found) == "The game is drawn, 1/2-1/2: so it is ruled (A.5.4).");
    found.matters.front().kinds = {rules::Kind::claim};
    CHECK(said(found) == "The game is drawn, 1/2-1/2: the claim is upheld (A.5.4).");
    for (const Ending by : rules::all_words<Ending>()) {
        if (by == Ending::no) continue;
        INFO(rules::name_of(by));
        CHECK_FALSE(holds(said(ended(by, {2, 0}, "1")), "{"));
        CHECK_FALSE(holds(said(ended(by, {2, 0}, "1")), "ending"));
    }
}

TEST_CASE("a game that ends without a result says what becomes of it") {
    Ruling ruling{.conclusion = Conclusion::annulled};
    ruling.matters.emplace_back();
    ruling.matters.front().game = adjudicate::GameAnswer{.what = rules::GameWord::annul, .articles = {"5"}};
    ruling.standing.over = {.by = Ending::ruling, .matter = 0};
    CHECK(said(ruling) == "The game is annulled (5).");
    ruling.matters.clear();
    ruling.standing.over = {.by = Ending::checkmate};
    CHECK(said(ruling) == "The game is over: checkmate.");
}

TEST_CASE("a result is said even where nobody knows whose it is") {
    Ruling ruling{.conclusion = Conclusion::breach};
    ruling.matters.emplace_back();
    ruling.matters.front().result =
        adjudicate::ResultAnswer{.word = rules::ResultWord::offender_loses, .articles = {"11.3.2.2"}};
    ruling.standing.play_from = chess::Setup::initial();
    CHECK(said(ruling) == "The offender loses (11.3.2.2).");
}

TEST_CASE("what is due is told with its moves, and many moves are counted") {
    CHECK(said(samples::illegal_castling()) == "White must move the king: Ke2 Kf1 Kf2 O-O (4.4.3).");
    CHECK(said(samples::one_man_of_each()) ==
          "Black has the choice, until the claimant touches a man: (1) move the bishop on c1: Bd2 Be3 Bf4 Bg5 Bh6; "
          "(2) take the pawn on d5: Nxd5 cxd5 (22(c)).");
    CHECK(said(samples::lost_right()) ==
          "No particular move can be required: White may play any legal move (22(d), 28).");
    const std::vector<std::string> many(29, "Qd4");
    CHECK(said(with_due({.options = {{.action = Deed::king_move, .moves = many}}})) ==
          "White must move the king: 29 moves.");
    CHECK(said(with_due({.options = {{.action = Deed::stand}}, .articles = {"22"}})) ==
          "The position stands as it is (22).");
    CHECK(said(with_due({.options = {{.action = Deed::king_move}}, .first_due = chess::Color::white})) ==
          "White must move the king, on White's next turn.");
    CHECK(said(with_due(
              {.until = rules::Until{rules::Window::opponent_replies}, .options = {{.action = Deed::king_move}}})) ==
          "White must move the king; it can be demanded until the opponent has replied.");
    CHECK(said(with_due({.articles = {"4"}})) == "White has a duty (4).");
}

TEST_CASE("a choice that was made leaves no time to choose in") {
    Ruling ruling = samples::one_man_of_each();
    Obligation& duty = *ruling.matters.front().obligation;
    duty.options.resize(1);
    ruling.standing.due = {duty};
    CHECK(holds(said(ruling), "; it can be demanded until the claimant touches a man."));
    ruling.story.push_back({.what = adjudicate::EffectWord::chose, .matter = 0});
    CHECK(said(ruling) == "White must move the bishop on c1: Bd2 Be3 Bf4 Bg5 Bh6 (22(c)).");
}

TEST_CASE("the board is not said where it hangs on what is chosen") {
    Ruling ruling = samples::one_man_of_each();
    CHECK(holds(shown(ruling), "Position:"));
    Obligation& duty = *ruling.matters.front().obligation;
    duty.options.push_back({.action = Deed::stand, .position_after = samples::setup("4k3/8/8/8/8/8/8/4K3 b - - 1 4")});
    ruling.standing.due = {duty};
    CHECK_FALSE(holds(shown(ruling), "Position:"));
}

TEST_CASE("where nothing is due, play goes on") {
    Ruling ruling{.conclusion = Conclusion::no_breach};
    CHECK(said(ruling) == "Play goes on: nothing is due.");
    ruling.standing.play_from = samples::setup("4k3/8/8/8/8/8/8/4K3 b - - 1 4");
    CHECK(said(ruling) == "Play goes on, Black to move: nothing is due.");
    CHECK(holds(shown(ruling), "Finding:  No breach.\n"));
    ruling.standing.due = {{.options = {{.action = Deed::free_move, .moves = {{"Ke7"}}}}}};
    CHECK(said(ruling) == "Play goes on, Black to move: nothing is due.");
    ruling.matters.emplace_back();
    ruling.matters.front().other = {{rules::OtherKind::penalty, {rules::Penalty::warning}, {"12.9"}}};
    CHECK(said(ruling) == "Play goes on, Black to move.");
    CHECK(holds(shown(ruling), "Besides:  Penalty: a warning under 12.9.\n"));
}

TEST_CASE("what is left to others, and what the code leaves open, is said") {
    Ruling ruling;
    ruling.status = Status::silent;
    CHECK(said(ruling) == "The code says nothing on this.");
    ruling.status = Status::discretion;
    CHECK(said(ruling) == "The arbiter decides at discretion, and gives a reason.");
    ruling.status = Status::conflict;
    CHECK(said(ruling) == "No ruling: the ruleset contradicts itself. This is a fault in the ruleset.");
    ruling = {.conclusion = Conclusion::referred};
    ruling.matters.emplace_back();
    ruling.matters.front().other = {{rules::OtherKind::refer, {"executive_committee"}, {"35"}}};
    CHECK(said(ruling) == "The matter is referred: executive committee (35).");
    CHECK_FALSE(holds(shown(ruling), "Besides"));
    ruling.standing.over = {.by = Ending::resignation};
    CHECK(said(ruling) == "The game is over: resignation.");
    CHECK(holds(shown(ruling), "Besides:  Refer to: executive committee under 35.\n"));
}

TEST_CASE("what must be told is counted in the verdict and asked below it") {
    Ruling ruling = samples::doubtful_touch();
    CHECK(said(ruling) == "More must be known: 2 questions.");
    CHECK(holds(shown(ruling), "To be told:  Did he do it on purpose, not by accident? When did he say"));
    ruling.questions.resize(1);
    CHECK(said(ruling) == "More must be known: 1 question.");
    ruling.questions.resize(5, ruling.questions.front());
    CHECK(holds(shown(ruling), "(and 3 more)\n"));
    Ruling won = ended(Ending::resignation, {2, 0}, "5.1.2");
    won.status = Status::needs_facts;
    won.questions.resize(1);
    CHECK(said(won) == "White has won, 1-0: Black resigned (5.1.2); 1 question open.");
}

TEST_CASE("the clocks to set are times where readings are known, else what is added") {
    Ruling ruling = samples::illegal_castling();
    CHECK(holds(shown(ruling), "Clocks:    Set White 0:14:37, Black 0:11:02 (7.5.5).\n"));
    ruling.standing.clocks = {};
    CHECK(holds(shown(ruling), "Clocks:    +0:02:00 for Black (7.5.5).\n"));
    ruling.standing.clocks.white = Millis{60'000};
    CHECK(holds(shown(ruling), "Clocks:    Set White 0:01:00, +0:02:00 for Black (7.5.5).\n"));
}

TEST_CASE("the answer stands in the first six lines") {
    for (const Ruling& ruling : {samples::one_man_of_each(), samples::illegal_castling(), samples::lost_right(),
                                 samples::repetition(), samples::doubtful_touch()}) {
        const std::string text = to_terminal(standing_of(ruling, nullptr));
        INFO(text);
        std::size_t lines = 0;
        bool is_empty = true;
        for (const char c : text) {
            if (c == '\n' && !is_empty) ++lines;
            is_empty = c == '\n';
        }
        CHECK(lines <= 6);
    }
}

TEST_CASE("the finding follows the standing, each with its matter where there are several") {
    Ruling ruling = samples::one_man_of_each();
    const std::string text = shown(ruling);
    CHECK(holds(text, "Finding:   A breach by White.\n"));
    CHECK(text.find("Finding:") > text.find("has the choice"));
    ruling.matters.push_back(samples::repetition().matters.front());
    CHECK(plain(finding_in_line(ruling)) == "(1) a breach by White; (2) the claim is upheld");
}

TEST_CASE("articles of another code are named with it") {
    Ruling ruling = samples::illegal_castling();
    ruling.matters.front().deferred_to = "other-id";
    CHECK(holds(said(ruling), "(other-id 4.4.3)"));
    CHECK(holds(shown(ruling), "(other-id 7.5.5)"));
}

TEST_CASE("what an answer leads to is said in a line") {
    const Ruling touched = samples::one_man_of_each();
    CHECK(lead({}, Conclusion::no_breach) == "nothing follows");
    CHECK(lead({}, std::nullopt) == "nothing follows");
    CHECK(lead({}, Conclusion::claim_rejected) == "the claim is rejected; play goes on");
    CHECK(lead({}, Conclusion::breach) == "a breach");
    CHECK(lead({}, std::nullopt, Status::needs_facts) == "more must be known");
    CHECK(lead(touched.standing, Conclusion::breach, Status::choice).starts_with("Black has the choice, until"));
    CHECK(lead(ended(Ending::stalemate, {1, 1}, "5.2.1").standing, Conclusion::no_breach) ==
          "the game is drawn, 1/2-1/2: stalemate");
    FinalStanding timed;
    timed.clock_steps = {{chess::Color::black, Millis{120'000}, rules::ClockAction::add, "9.5.3"}};
    CHECK(lead(timed, Conclusion::claim_rejected) == "the claim is rejected; +0:02:00 for Black (9.5.3)");
}

TEST_CASE("a board that stood there already is not said to be restored") {
    Ruling ruling = samples::one_man_of_each();
    CHECK(holds(shown(ruling), "Position:"));
    ruling.matters.front().position->unchanged = true;
    CHECK_FALSE(holds(shown(ruling), "Position:"));
}

TEST_CASE("a right that two matters give is told once") {
    MatterRuling matter{.offender = chess::Color::white};
    matter.rights = {
        {.holder = rules::Party::black, .options = {{.about = rules::ResultWord::draw}}, .articles = {"14"}}};
    Ruling ruling;
    ruling.matters = {matter, matter};
    const std::string text = shown(ruling);
    const std::string right = "under 14.";
    REQUIRE(holds(text, right));
    CHECK(text.find(right) == text.rfind(right));
}

TEST_CASE("where both players have offended, a penalty says whose it is") {
    using chess::Color;
    Ruling ruling;
    for (const Color player : {Color::white, Color::black}) {
        MatterRuling matter{.offender = player};
        matter.other = {{rules::OtherKind::penalty, {rules::Penalty::warning}, {"12.9"}}};
        ruling.matters.push_back(matter);
    }
    CHECK(holds(shown(ruling), "White: Penalty: a warning under 12.9."));
    CHECK(holds(shown(ruling), "Black: Penalty: a warning under 12.9."));
}

TEST_CASE("a result that somebody may have names who wins by it") {
    using chess::Color;
    Ruling ruling;
    for (const Color player : {Color::white, Color::black}) {
        MatterRuling matter{.offender = player};
        matter.rights = {{.holder = rules::Party::arbiter,
                          .options = {{.about = rules::ResultWord::offender_loses}},
                          .articles = {"11.3(b)"}}};
        ruling.matters.push_back(matter);
    }
    CHECK(holds(shown(ruling), "that Black wins under 11.3(b)"));
    CHECK(holds(shown(ruling), "that White wins under 11.3(b)"));
}

TEST_CASE("of a game whose result was signed nothing goes on") {
    Ruling ruling{.conclusion = Conclusion::claim_rejected};
    ruling.matters.push_back({.kinds = {rules::Kind::claim_wrong_result}});
    CHECK(said(ruling) == "The result stands as it was signed.");
    ruling.matters.front().kinds = {rules::Kind::claim_clock_error};
    CHECK(said(ruling) == "Play goes on: nothing is due.");
}

TEST_CASE("a move that stands though it was taken back is said, where another was made instead") {
    Ruling ruling{.conclusion = Conclusion::breach};
    const auto board = samples::setup("4k3/8/8/8/8/8/8/4K3 b - - 1 4");
    MatterRuling matter;
    matter.position = adjudicate::PositionAnswer{.place = rules::Place::stand, .setup = board, .articles = {"4.7"}};
    ruling.matters = {matter};
    ruling.standing.play_from = board;
    CHECK_FALSE(holds(shown(ruling), "Position:"));
    ruling.matters.front().position->undoes_later = true;
    CHECK(holds(shown(ruling), "The move made before stands; what was played instead goes back. Black is to move."));
}
