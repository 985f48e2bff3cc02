#include "report/ruling/explain.hpp"
#include "report/ruling/standing.hpp"

#include "catch.hpp"
#include "golden.hpp"
#include "holds.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/formats/terminal.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using samples::golden;

namespace {

using adjudicate::men_of_option;
using rules::Deed;

std::string text_of(const adjudicate::Ruling& ruling, const rules::Ruleset* code = nullptr,
                    const std::vector<std::string>& acts = {}) {
    const Explaining how{.ruleset = code, .acts = acts, .heading_level = 1, .considered = Considered::shown};
    return to_terminal(explain(ruling, how), {.men = MenDrawn::letters});
}

/// A ruling of one incident.
adjudicate::Ruling with(adjudicate::MatterRuling incident) {
    adjudicate::Ruling ruling{.ruleset = "x", .ruleset_title = "Code X"};
    ruling.conclusion = adjudicate::Conclusion::breach;
    ruling.matters.push_back(std::move(incident));
    return ruling;
}

}  // namespace

TEST_CASE("rulings read as their golden files") {
    const auto fide = samples::new_code();
    const auto old = samples::old_code();
    const std::string castling =
        text_of(samples::illegal_castling(), fide.get(), {"White castles on the queen's side, and presses the clock."});
    CHECK(castling == golden("illegal-castling.txt", castling));
    const std::string lost =
        text_of(samples::lost_right(), old.get(), {"White touches a1 and b1; Black demands that a1 moves."});
    CHECK(lost == golden("lost-right.txt", lost));
    const std::vector rulings{samples::one_man_of_each(), samples::illegal_castling(), samples::doubtful_touch()};
    const std::string table = to_terminal(Blocks{{compare(rulings, nullptr)}}, {.width = 100});
    CHECK(table == golden("comparison.txt", table));
}

TEST_CASE("rulings read in German as their golden files") {
    const Speaking language(german());
    const auto fide = samples::new_code();
    const std::string castling =
        text_of(samples::illegal_castling(), fide.get(), {"Weiß rochiert und drückt die Uhr."});
    CHECK(castling == golden("illegal-castling-de.txt", castling));
    const std::vector rulings{samples::one_man_of_each(), samples::illegal_castling(), samples::doubtful_touch()};
    const std::string table = to_terminal(Blocks{{compare(rulings, nullptr)}}, {.width = 100});
    CHECK(table == golden("comparison-de.txt", table));
}

TEST_CASE("where stalemate wins nobody is said to have given mate") {
    const auto result_at = [](rules::Kind kind) {
        adjudicate::MatterRuling incident{.kinds = {kind}};
        incident.result = adjudicate::ResultAnswer{
            .word = rules::ResultWord::mating_side_wins, .score = game::Score{2, 0}, .articles = {"18"}};
        return text_of(with(std::move(incident)));
    };
    CHECK(holds(result_at(rules::Kind::observed_checkmate), "The side that gave mate wins under 18."));
    CHECK(holds(result_at(rules::Kind::observed_stalemate), "The side that gave stalemate wins under 18."));
    CHECK(holds(result_at(rules::Kind::claim_draw_stalemate), "The side that gave stalemate wins under 18."));
}

TEST_CASE("a position that has been played on from is not said to be restored") {
    adjudicate::MatterRuling matter{.kinds = {rules::Kind::illegal_move}};
    matter.position = adjudicate::PositionAnswer{.place = rules::Place::before_offence, .articles = {"7.5.1"}};
    adjudicate::Ruling ruling = with(std::move(matter));
    const char* restored = "The position before the offence is restored.";
    CHECK(holds(plain(standing_in_line(ruling, nullptr)), restored));
    ruling.story = {{.what = adjudicate::EffectWord::answered, .matter = 0}};
    CHECK_FALSE(holds(plain(standing_in_line(ruling, nullptr)), restored));
}

TEST_CASE("what follows comes before why, and the questions between them") {
    const std::string text = text_of(samples::doubtful_touch());
    const auto follows = text.find("What follows");
    const auto questions = text.find("Questions to answer");
    const auto why = text.find("\nWhy\n");
    REQUIRE(why != std::string::npos);
    CHECK(follows < questions);
    CHECK(questions < why);
}

TEST_CASE("what was considered and does not apply is counted, offered or shown") {
    adjudicate::Ruling ruling = samples::one_man_of_each();
    const auto told = [&](Considered considered) { return to_terminal(explain(ruling, {.considered = considered})); };
    CHECK(holds(told(Considered::counted), "2 other articles were considered and do not apply.\n"));
    CHECK(
        holds(told(Considered::offered), "2 other articles were considered and do not apply; --explain shows them.\n"));
    CHECK_FALSE(holds(told(Considered::counted), "22(a)"));
    CHECK(holds(told(Considered::shown), "Considered, and not applied:\n"));
    CHECK_FALSE(holds(told(Considered::shown), "other articles"));
    SECTION("one alone") {
        ruling.matters.front().chain.edit().pop_back();
        CHECK(holds(told(Considered::counted), "1 other article was considered and does not apply.\n"));
    }
    SECTION("what applies in another matter is not among them") {
        ruling.matters.push_back(
            {.chain = {{"22(a)", rules::ArticleState::applies}, {"22(d)", rules::ArticleState::not_met}}});
        CHECK(holds(told(Considered::counted), "1 other article was"));
    }
    SECTION("none") {
        ruling.matters.front().chain = {};
        CHECK_FALSE(holds(told(Considered::offered), "--explain"));
    }
}

TEST_CASE("a duty says who must do what") {
    using chess::Color;
    adjudicate::MatterRuling incident;
    incident.obligation = adjudicate::Obligation{.binds = Color::black, .articles = {"4.3.1"}};
    adjudicate::Obligation& duty = *incident.obligation;
    SECTION("one option") {
        duty.options = {{.action = Deed::king_move, .moves = {{"Ke7"}}}};
        CHECK(holds(text_of(with(incident)), "Duty: Black must move the king under 4.3.1: Ke7.\n"));
    }
    SECTION("already met") {
        duty.discharged = true;
        duty.options = {{.action = Deed::king_move, .moves = {{"Ke7"}}}};
        CHECK(holds(text_of(with(incident)), "Duty: Black has already met it with the move played under 4.3.1.\n"));
    }
    SECTION("the position stands") {
        duty.options = {{.action = Deed::stand}};
        CHECK(holds(text_of(with(incident)), "Duty: The position stands as it is under 4.3.1.\n"));
    }
    SECTION("free where nothing was to be had") {
        duty.options = {{.action = Deed::free_move, .moves = {{"Ke7", "Kf7"}}}};
        CHECK(holds(text_of(with(incident)), "Duty: Black may play any legal move under 4.3.1: Ke7, Kf7.\n"));
        duty.unavailable = {{.action = Deed::move, .man = *men_of_option("a8"), .why = adjudicate::Obstacle::blocked}};
        CHECK(
            holds(text_of(with(incident)), "Duty: No particular move can be required. Black may play any legal move"));
    }
    SECTION("in words where no position is known") {
        duty.options = {
            {.action = rules::OtherKind::discretion, .about = rules::SaidWord("move_one_of_the_men_touched")}};
        CHECK(holds(text_of(with(incident)), "Duty: Black must move one of the men touched under 4.3.1.\n"));
    }
    SECTION("a position without a man that stood in it") {
        const chess::Setup board = samples::setup("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
        const chess::Setup without = samples::setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        incident.position = adjudicate::PositionAnswer{.place = rules::Place::before_offence, .setup = board};
        duty.options = {{.action = Deed::restore, .position_after = without, .about = rules::Place::before_offence},
                        {.action = Deed::restore, .position_after = board, .about = rules::Place::before_offence}};
        const std::string said = text_of(with(incident));
        CHECK(holds(said, "1. require that the position before the offence is restored, and this is taken"));
        CHECK(holds(said, "2. require that the position before the offence is restored; then"));
    }
    SECTION("options that are no moves") {
        duty.chooser = rules::Party::white;
        duty.options = {{.action = Deed::result, .about = rules::ResultWord::draw},
                        {.action = Deed::result, .about = rules::ResultWord::claimant_wins},
                        {.action = rules::GameWord::annul, .about = rules::GameWord::annul},
                        {.action = Deed::complete_with, .about = rules::PieceName::queen},
                        {.action = rules::OtherKind::grant, .about = rules::SaidWord(rules::Grant::time_limit)}};
        CHECK(holds(text_of(with(incident)),
                    "one of:\n"
                    "  1. have the game drawn.\n"
                    "  2. require that the claimant wins.\n"
                    "  3. require that the game is annulled.\n"
                    "  4. let the pawn become a queen.\n"
                    "  5. have a time limit.\n"));
    }
    SECTION("the player's own choice") {
        duty.options = {{.action = Deed::castle, .moves = {{"O-O"}}}, {.action = Deed::rook_move, .moves = {{"Rg8"}}}};
        CHECK(holds(text_of(with(incident)),
                    "Duty: Black chooses under 4.3.1 one of:\n  1. castle: O-O.\n  2. move the rook: Rg8.\n"));
    }
    SECTION("an option with a position of its own") {
        duty.chooser = rules::Party::white;
        duty.options = {{.action = Deed::stand, .position_after = samples::setup("4k3/8/8/8/8/8/8/4K3 b - - 1 4")},
                        {.action = Deed::king_move, .moves = {{"Ke7"}}}};
        CHECK(holds(text_of(with(incident)),
                    "  1. let the position stand as it is; then Black is to move in\n"
                    "     4k3/8/8/8/8/8/8/4K3 b - - 1 4.\n"));
    }
    SECTION("later") {
        duty.options = {{.action = Deed::touch, .man = *men_of_option("c8")}};
        duty.first_due = Color::black;
        CHECK(holds(text_of(with(incident)),
                    "Duty: Black must treat the man on c8 as touched under 4.3.1.\n\n"
                    "It falls due on Black's next turn.\n"));
    }
}

TEST_CASE("men are named as they stand on the board") {
    adjudicate::MatterRuling incident;
    incident.obligation =
        adjudicate::Obligation{.options = {{.action = Deed::move, .man = *men_of_option("b1"), .moves = {{"Nc3"}}}}};
    CHECK(holds(text_of(with(incident)), "White must move the man on b1: Nc3."));
    const chess::Setup before = chess::Setup::initial();
    const auto blocks = explain(with(incident), {.before = &before});
    CHECK(holds(to_terminal(blocks), "White must move the knight on b1: Nc3."));
}

TEST_CASE("a clock that would have to show less than nothing is said to, and shown at nothing") {
    adjudicate::MatterRuling incident{.kinds = {rules::Kind::conduct_absent}, .offender = chess::Color::white};
    incident.clock =
        adjudicate::ClockAnswer{.before = {Millis{30'000}, Millis{60'000}},
                                .after = {Millis{-90'000}, Millis{60'000}},
                                .steps = {{chess::Color::white, Millis{-120'000}, rules::ClockAction::subtract, "7"}},
                                .articles = {"7"}};
    const std::string text = text_of(with(std::move(incident)));
    CHECK(holds(text, "White 0:00:00 (0:01:30 more than"));
    CHECK_FALSE(holds(text, "-0:01:30"));
}

TEST_CASE("clocks are told with every step") {
    using chess::Color;
    adjudicate::MatterRuling incident;
    incident.clock = adjudicate::ClockAnswer{.articles = {"7.5.5"}};
    adjudicate::ClockAnswer& clock = *incident.clock;
    SECTION("readings unknown: the change alone") {
        clock.steps = {{Color::black, Millis{120'000}, rules::ClockAction::add, "7.5.5 first"},
                       {Color::white, Millis{-30'000}, rules::ClockAction::subtract, "7.5.5"}};
        const std::string text = text_of(with(incident));
        CHECK(holds(text, "Clocks: Black +0:02:00, added under 7.5.5; White -0:00:30, taken off under\n7.5.5.\n"));
    }
    SECTION("times that wait for an answer are not shown, so that nobody sets them") {
        clock.before.black = clock.after.black = Millis{60'000};
        clock.status = adjudicate::Status::needs_facts;
        const std::string text = text_of(with(incident));
        CHECK(holds(text, "Clocks (waits for an answer): To be set under 7.5.5"));
        CHECK_FALSE(holds(text, "0:01:00"));
    }
    SECTION("one reading unknown") {
        clock.before.black = Millis{60'000};
        clock.after.black = Millis{180'000};
        clock.steps = {{Color::black, Millis{120'000}, rules::ClockAction::add, "7.5.5"}};
        const std::string text = text_of(with(incident));
        CHECK(holds(text, "Clocks: Set Black 0:03:00 under 7.5.5.\n"));
        CHECK(holds(text, "Set to             not known  0:03:00\n"));
    }
}

TEST_CASE("a mate that decided the result is shown move by move, or why there is none") {
    using adjudicate::MateAnswer;
    using mate::NoMate;
    const auto told = [](MateAnswer answer) { return mate_words(answer); };
    const chess::Setup black_on_turn = samples::setup("7k/8/8/8/8/8/8/K7 b - - 0 61");
    CHECK(told({.side = chess::Color::black, .from = black_on_turn, .line = {"Kg7", "Ka2", "Kf6#"}}) ==
          "Black could still mate: 61...Kg7 62.Ka2 Kf6#");
    CHECK(told({.line = std::vector<std::string>(41, "Kb1")}).ends_with(" 20.Kb1 Kb1 ..."));
    CHECK(told({.why_not = NoMate::lone_king}) == "a lone King cannot mate");
    CHECK(told({.why_not = NoMate::no_position_left, .positions = 12}) ==
          "none of the 12 positions that can still arise is mate or leaves one possible");
    for (const NoMate why : mate::kNoMates) {
        INFO(name_of(why));
        CHECK_FALSE(told({.why_not = why, .positions = 2}).empty());
    }
}

TEST_CASE("rights, penalties and results are told") {
    adjudicate::MatterRuling incident;
    incident.result =
        adjudicate::ResultAnswer{.word = rules::ResultWord::offender_loses,
                                 .score = game::Score{0, 2},
                                 .mate = adjudicate::MateAnswer{.side = chess::Color::black, .line = {"Qh4#"}},
                                 .articles = {"7.5.5 second"}};
    incident.game = adjudicate::GameAnswer{.what = rules::GameWord::annul, .articles = {"5"}};
    incident.rights = {{.holder = rules::Party::either, .options = {}, .articles = {"9.3"}},
                       {.holder = rules::Party::white, .lost = rules::RightWord::to_castle}};
    incident.other = {{rules::OtherKind::penalty, {rules::Penalty::warning, rules::Penalty::own_time_less}, {"12.9"}},
                      {rules::OtherKind::record_breach, {}, {}},
                      {rules::OtherKind::nothing, {}, {"21"}}};
    const std::string text = text_of(with(incident));
    CHECK(holds(text, "Result: 0-1. The offender loses under 7.5.5. Black could still mate: 1.Qh4#\n"));
    CHECK(holds(text, "Game: The game is annulled under 5.\n"));
    CHECK(holds(text, "Right: Either player can make no use of it under 9.3.\n"));
    CHECK(holds(text, "Right: White has lost the right to castle.\n"));
    CHECK(holds(text, "Penalty: a warning or less time for the offender under 12.9.\n"));
    CHECK(holds(text, "Record: the breach is written down.\n"));
    CHECK_FALSE(holds(text, "Penalty: none"));
}

TEST_CASE(
    "that there is no penalty is said where nothing else is laid on anybody, and what two parts of an article say "
    "once") {
    adjudicate::MatterRuling incident;
    incident.other = {{rules::OtherKind::nothing, {}, {"21"}}};
    CHECK(holds(text_of(with(incident)), "Penalty: none under 21.\n"));
    incident.other = {{rules::OtherKind::record_breach, {}, {"9.1 ill_timed"}},
                      {rules::OtherKind::record_breach, {}, {"9.1 conditional"}}};
    const std::string text = text_of(with(incident));
    const std::string said = "\nRecord: the breach is written down under 9.1.\n";
    REQUIRE(holds(text, said));
    CHECK(text.find(said) == text.rfind(said));
}

TEST_CASE("several incidents are told one after the other") {
    adjudicate::Ruling ruling = samples::one_man_of_each();
    ruling.matters.push_back(samples::illegal_castling().matters.front());
    ruling.matters.back().acts = {2, 3};
    const std::string text = text_of(
        ruling, nullptr, {"White touches the bishop on c1", "", "White castles on the queen's side", "presses"});
    const auto first = text.find("Matter 1: White touches the bishop on c1\n");
    const auto second = text.find("Matter 2: White castles on the queen's side; presses\n");
    REQUIRE(first != std::string::npos);
    CHECK(first < second);
    CHECK(holds(text, "A choice is open: a breach.\n"));
}

TEST_CASE("where the game has a result, nobody has anything to play") {
    adjudicate::Ruling ruling = samples::illegal_castling();
    CHECK(holds(text_of(ruling), "Duty: "));
    CHECK(holds(text_of(ruling), "Play goes on from here\n"));
    ruling.matters.front().result = {.status = adjudicate::Status::decided,
                                     .word = rules::ResultWord::draw,
                                     .score = game::Score{1, 1},
                                     .articles = {"7.5.5"}};
    ruling.standing = {.over = {{.by = rules::Ending::ruling, .matter = 0, .score = game::Score{1, 1}}}};
    const std::string over = text_of(ruling);
    CHECK_FALSE(holds(over, "Duty: "));
    CHECK_FALSE(holds(over, "Play goes on from here\n"));
    CHECK_FALSE(holds(over, "is to move"));
    CHECK_FALSE(holds(over, "FEN:"));
}

TEST_CASE("of the boards that several matters leave only the one on which play goes on is shown") {
    adjudicate::Ruling ruling = samples::illegal_castling();
    ruling.matters.insert(ruling.matters.begin(), ruling.matters.front());
    ruling.matters.front().position->setup = samples::setup("4k3/8/8/8/8/8/8/4K3 b - - 1 4");
    const std::string text = text_of(ruling);
    CHECK(holds(text, "Play goes on from here\n"));
    CHECK(text.find("FEN:") == text.rfind("FEN:"));
    ruling.standing.play_from.reset();
    CHECK(holds(text_of(ruling), "FEN: 4k3/8/8/8/8/8/8/4K3 b - - 1 4\n"));
}

TEST_CASE("who loses is named where it is known") {
    adjudicate::MatterRuling incident{.offender = chess::Color::black};
    incident.result = adjudicate::ResultAnswer{
        .word = rules::ResultWord::offender_loses, .score = game::Score{2, 0}, .articles = {"7.5.5"}};
    CHECK(holds(text_of(with(incident)), "Result: 1-0. Black loses under 7.5.5."));
    incident.result->word = rules::ResultWord::opponent_wins;
    CHECK(holds(text_of(with(incident)), "Result: 1-0. White wins under 7.5.5."));
}

TEST_CASE("a conflict names the articles") {
    adjudicate::Ruling ruling = samples::one_man_of_each();
    ruling.status = adjudicate::Status::conflict;
    ruling.matters.front().conflicts = {{rules::Question::obligation, "22(a)", "22(c)"}};
    CHECK(holds(text_of(ruling), "! Contradiction: 22(a) and 22(c) answer the question of the obligation\n"));
}

TEST_CASE("an article that is cited but not judged is given with its heading") {
    const auto code = samples::new_code();
    adjudicate::Ruling ruling = samples::repetition();
    ruling.matters.front().articles = {"9.2.2", "4.2.1"};
    const std::string text = text_of(ruling, code.get());
    CHECK(holds(text, "  - 4.2.1 Adjusting. The player on turn may adjust men after saying so.\n"));
    CHECK(holds(text, "  - 9.5.3 Wrong claim: set aside by 9.2.2.\n"));
}

TEST_CASE("what waits for an answer is named in one line") {
    using adjudicate::Status;
    adjudicate::MatterRuling incident;
    incident.position = adjudicate::PositionAnswer{.status = Status::needs_facts, .place = rules::Place::stand};
    incident.result = adjudicate::ResultAnswer{.status = Status::needs_facts};
    incident.obligation = adjudicate::Obligation{.status = Status::needs_facts};
    incident.clock = adjudicate::ClockAnswer{.status = Status::needs_facts};
    const std::string text = text_of(with(incident));
    CHECK(holds(text,
                "Position (waits for an answer): The position stands as it is.\n\n"
                "Open until the questions are answered: the result, a duty and the clocks.\n"));
}

TEST_CASE("where no article lays a duty, none is told") {
    adjudicate::MatterRuling incident;
    incident.obligation = adjudicate::Obligation{.discharged = true};
    CHECK_FALSE(holds(text_of(with(incident)), "Duty"));
    CHECK(holds(text_of(with(incident)), "Nothing follows: the game goes on.\n"));
}

TEST_CASE("windows and sources of facts are told") {
    adjudicate::MatterRuling incident;
    using rules::Window;
    incident.chain = {{"22", rules::ArticleState::applies}, {"23", rules::ArticleState::window_closed}};
    incident.chain.edit().front().until = adjudicate::AnsweredWindow{.until = {Window::claimant_touches}};
    incident.chain.edit().back().until =
        adjudicate::AnsweredWindow{.until = {Window::next_move}, .open = rules::Truth::no};
    const std::string text = text_of(with(incident));
    CHECK(holds(text, "    - until the claimant touches a man: open\n"));
    CHECK(holds(text, "  - 23: too late. The article asks: for the next move only: closed.\n"));
}

TEST_CASE("a claim goes back before the claim, an offence before the offence") {
    adjudicate::MatterRuling incident{.kinds = {rules::Kind::illegal_move}};
    incident.position = adjudicate::PositionAnswer{.place = rules::Place::before_offence, .articles = {"7.5.3"}};
    CHECK(holds(text_of(with(incident)), "The position before the offence is restored under 7.5.3."));
    SECTION("by what it is") {
        incident.kinds = {rules::Kind::claim_draw_repetition};
    }
    SECTION("by how it ended") {
        incident.conclusion = adjudicate::Conclusion::claim_rejected;
    }
    if (incident.kinds.front() == rules::Kind::illegal_move && !incident.conclusion) return;
    CHECK(holds(text_of(with(incident)), "The position before the claim is restored under 7.5.3."));
    CHECK_FALSE(holds(text_of(with(incident)), "offence"));
}

TEST_CASE("where another code answers, that is said, and its articles are cited with its name") {
    const auto fide = samples::new_code();
    const auto old = samples::old_code();
    adjudicate::MatterRuling incident{.articles = {fide->articles.front().id}, .deferred_to = fide->id};
    incident.result = adjudicate::ResultAnswer{.word = rules::ResultWord::draw, .articles = incident.articles};
    incident.chain = {{incident.articles.front(), rules::ArticleState::applies}};
    const std::string number = fide->id + " " + rules::number_of(incident.articles.front());
    const auto told = [&](const rules::Ruleset* deferred) {
        return to_terminal(explain(with(incident), {.ruleset = old.get(), .deferred = deferred}), {.width = 1000});
    };
    const std::string text = told(fide.get());
    CHECK(holds(text, "Code X is silent on this; it is judged under " + fide->title + "."));
    CHECK(holds(text, "under " + number + "."));
    CHECK(holds(text, number + " " + fide->articles.front().heading));
    CHECK(holds(told(nullptr), "judged under " + fide->id + "."));
    incident.deferred_by = {"7 board"};
    CHECK(holds(told(fide.get()), "Code X leaves this to " + fide->title + " (7)."));
}

TEST_CASE("rights read well, whoever holds them") {
    adjudicate::MatterRuling incident;
    const auto told = [&](adjudicate::Right right) {
        incident.rights = {std::move(right)};
        return text_of(with(incident));
    };
    CHECK(holds(told({.holder = rules::Party::either,
                      .options = {{.action = rules::OtherKind::refer, .about = rules::SaidWord("appeals_committee")}}}),
                "Right: Either player may take it to: appeals committee."));
    CHECK(holds(
        told({.holder = rules::Party::arbiter,
              .options = {{.action = rules::OtherKind::discretion, .about = rules::SaidWord("decide_otherwise")}}}),
        "Right: The arbiter may decide otherwise."));
    CHECK(holds(
        told({.holder = rules::Party::white, .options = {{.action = Deed::touch, .man = *men_of_option("c6 f3")}}}),
        "Right: White may treat the man on c6 and the man on f3 as touched."));
    CHECK(holds(told({.holder = rules::Party::both,
                      .options = {{.action = Deed::restore, .about = rules::Place::before_offence}}}),
                "Right: Both players together may require that the position before the offence is\nrestored."));
    CHECK(holds(told({.holder = rules::Party::white,
                      .options = {{.action = rules::GameWord::adjust_men, .about = rules::GameWord::adjust_men}}}),
                "Right: White may require that the men are put right and the game goes on."));
    CHECK(holds(told({.holder = rules::Party::either, .lost = rules::RightWord::to_claim}),
                "Right: Both players have lost the right to claim."));
    const std::string text =
        told({.holder = rules::Party::white,
              .options = {{.action = Deed::king_move, .moves = {{"Ke2"}}}},
              .unavailable = {{.action = Deed::castle, .why = adjudicate::Obstacle::held_by_check}}});
    CHECK(holds(text, "Right: White may move the king: Ke2."));
    CHECK(holds(text, "Not available:"));
    CHECK(holds(text, "castle: held by check"));
}

TEST_CASE("the reasons say of each fact where it came from, and make up nothing that nobody told") {
    const auto words_on = [](rules::Origin origin) {
        adjudicate::MatterRuling incident{.conclusion = adjudicate::Conclusion::breach};
        incident.chain.edit().push_back({.article = "4.3",
                                         .finding = rules::ArticleState::applies,
                                         .when = samples::answered("enemy_men_touched", samples::is(std::int64_t{0}),
                                                                   {{std::int64_t{0}}}, origin)});
        return text_of(with(std::move(incident)));
    };
    CHECK(holds(words_on(rules::Origin::assumed), "no men of the other player were touched; not told"));
    CHECK_FALSE(holds(words_on(rules::Origin::assumed), "found"));
    for (const rules::Origin origin : rules::all_words<rules::Origin>()) {
        if (origin == rules::Origin::assumed) continue;
        INFO(name_of(origin));
        CHECK(holds(words_on(origin), "no men of the other player were touched ("));
        CHECK_FALSE(holds(words_on(origin), "(from " + std::string(name_of(origin)) + ")"));
    }
}

TEST_CASE("a matter that is about a half-move of the record names it") {
    adjudicate::MatterRuling move{.kinds = {rules::Kind::illegal_move}};
    move.of_record = adjudicate::MoveOfRecord{.ply = 7, .number = 4, .by = chess::Color::white, .move = "Qd1-e3"};
    CHECK(holds(text_of(with(move)), "It is about White's move 4, Qd1-e3."));
    adjudicate::Ruling two = with(move);
    two.matters.push_back(move);
    CHECK(holds(text_of(two), "Matter 1: White's move 4, Qd1-e3"));
    const Speaking language(german());
    CHECK(holds(text_of(with(move)), "Dd1-e3"));
}

TEST_CASE("what was chosen and is no move is not met with a move") {
    adjudicate::MatterRuling chosen{.kinds = {rules::Kind::setup}};
    chosen.obligation = adjudicate::Obligation{.discharged = true, .articles = {"IV"}};
    adjudicate::Option new_game;
    new_game.action = rules::GameWord::new_game;
    chosen.obligation->options = {new_game};
    CHECK(holds(text_of(with(chosen)), "What was chosen under IV has been done."));
}
