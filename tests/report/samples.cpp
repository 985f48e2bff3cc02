#include "samples.hpp"

#include <stdexcept>

#include "base/error.hpp"
#include "catch.hpp"
#include "game/replay.hpp"
#include "rules/read/readings.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report::samples {
namespace {

using adjudicate::Answered;
using adjudicate::ArticleFinding;
using adjudicate::Conclusion;
using adjudicate::MatterRuling;
using adjudicate::men_of_option;
using adjudicate::Option;
using adjudicate::Ruling;
using adjudicate::Status;
using chess::Color;
using rules::ArticleState;
using rules::Condition;
using rules::Deed;
using rules::Origin;
using rules::Truth;

constexpr std::string_view kTouched = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4";
constexpr std::string_view kCastling = "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr std::string_view kRepeated = "6k1/5pp1/7p/3Q4/3q4/7P/5PP1/6K1 b - - 7 43";
constexpr std::string_view kDoubtful = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

rules::Value count(std::int64_t number) {
    return number;
}

rules::Value word(const std::string& text) {
    return text;
}

constexpr Millis minutes(int count) {
    return Millis{count * 60'000};
}

/// How the game stands after the only matter.
adjudicate::FinalStanding standing_after(const MatterRuling& matter) {
    adjudicate::FinalStanding standing;
    if (matter.result && matter.result->score) {
        standing.over = {.by = rules::Ending::ruling, .matter = 0, .score = matter.result->score};
        return standing;
    }
    if (matter.position) standing.play_from = matter.position->setup;
    const bool is_due = matter.obligation && matter.obligation->status < Status::needs_facts;
    if (is_due) standing.due = {*matter.obligation};
    if (matter.clock) {
        standing.clock_steps = matter.clock->steps;
        standing.clocks = matter.clock->after;
    }
    return standing;
}

/// One matter with the acts that it is made of.
Ruling ruling(const rules::Ruleset& code, Status status, Conclusion conclusion, MatterRuling matter) {
    Ruling result{.ruleset = code.id, .ruleset_title = code.title, .status = status, .conclusion = conclusion};
    result.standing = standing_after(matter);
    for (std::size_t i = 0; i < matter.acts.size(); ++i)
        result.story.push_back({.what = adjudicate::EffectWord::on_board, .matter = 0});
    result.matters.push_back(std::move(matter));
    return result;
}

/// Which entry says something, and when, in minutes after noon (UTC) of 2026-05-14.
log::Stamp entry(std::int64_t seq, std::int64_t minute) {
    constexpr std::int64_t kNoon = 1'778'760'000'000;
    return {.number = {{}, seq}, .at = {kNoon + minute * 60'000}, .hlc = {kNoon + minute * 60'000}};
}

std::vector<game::HalfMove> moves_from_start(const std::vector<std::string>& texts) {
    std::vector<game::HalfMove> moves;
    chess::Setup at = chess::Setup::initial();
    for (const std::string& text : texts) {
        const auto move = chess::parse_san(chess::Position::from(at).value(), text);
        moves.push_back({.played = move.value().move});
        at = game::after(at, moves.back().played);
    }
    return moves;
}

adjudicate::Act touches(adjudicate::Person by, std::string_view square) {
    return {by, adjudicate::Touch{{*chess::square_named(square)}}};
}

IncidentReport touched_men() {
    using adjudicate::Person;
    IncidentReport report{.players = {"Ada Müller", "Bjørn O'Neill"}, .before = setup(kTouched)};
    report.incident = {.number = {{}, 1}, .entry = entry(3, 102), .game = {.round = 5, .board = 12}};
    report.incident.report.reported_by = "black";
    report.incident.facts = {{{"deliberate", true, "White"}, entry(3, 102)},
                             {{"notice", "none", "White and Black"}, entry(3, 102)}};
    report.incident.decision = {{.manner = log::DecisionManner::option,
                                 .option = Json::object({{"do", "capture"}, {"man", "d5"}}),
                                 .reason = "Black chose the capture.",
                                 .by = "IA Carla Rossi"},
                                entry(5, 107)};
    report.given.game.moves = moves_from_start({"d4", "Nf6", "c4", "e6", "Nc3", "d5"});
    report.given.game.clocks = {{minutes(71), minutes(66) + Millis{30'000}}, Color::white};
    report.given.dispute.acts = {
        touches(Person::white, "c1"), touches(Person::white, "d5"), {Person::black, adjudicate::Demand{}}};
    report.proposed = one_man_of_each();
    report.proposed->story.resize(2, report.proposed->story.front());
    report.proposed->story.push_back({.what = adjudicate::EffectWord::raised, .matter = 0});
    report.ruleset = old_code();
    return report;
}

IncidentReport claimed_draw() {
    IncidentReport report{.players = {"Dmitri Ångström", "Émile Faure"}, .before = setup(kRepeated)};
    report.incident = {.number = {{}, 2}, .entry = entry(7, 303), .game = {.round = 5, .board = 3}};
    report.incident.report.reported_by = "white";
    report.incident.decision = {{.by = "IA Carla Rossi"}, entry(9, 306)};
    report.given.game.start = setup(kRepeated);
    report.given.game.clocks = {{Millis{247'400}, Millis{93'000}}, Color::white};
    report.given.dispute.acts = {{adjudicate::Person::white, adjudicate::Claim{rules::Ground::repetition, "Qd5"}}};
    report.proposed = repetition();
    report.ruleset = new_code();
    return report;
}

IncidentReport unclear_touch() {
    IncidentReport report{.players = {"Fatma Yılmaz", "George Hall"}, .before = setup(kDoubtful)};
    report.incident = {.number = {{}, 3}, .entry = entry(11, 1451), .game = {.round = 6, .board = 40}};
    report.incident.report.reported_by = "white";
    report.given.game.moves = moves_from_start({"e4", "e5", "Nf3", "Nc6", "Bc4"});
    report.given.dispute.acts = {touches(adjudicate::Person::black, "f8")};
    report.proposed = doubtful_touch();
    report.incident.ruling = {{.ruling = adjudicate::to_json(*report.proposed)}, entry(12, 1451)};
    report.ruleset = new_code();
    return report;
}

}  // namespace

chess::Setup setup(std::string_view fen) {
    const auto read = chess::parse_fen(fen);
    if (!read) throw std::invalid_argument(to_text(read.error()));
    return *read;
}

std::shared_ptr<const rules::Ruleset> old_code() {
    auto code = std::make_shared<rules::Ruleset>();
    code->id = "bcf-1911";
    code->title = "British Chess Federation 1911";
    code->articles = {
        {.id = "22(a)", .heading = "One own man touched", .summary = "He must move it."},
        {.id = "22(c)",
         .heading = "One man of each touched",
         .summary = "He must take the one with the other; if he cannot, the opponent says which is moved or taken."},
        {.id = "22(d)", .heading = "Several own men touched", .summary = "The opponent says which of them moves."},
        {.id = "28",
         .heading = "Illegal requirement",
         .summary = "Who demands what cannot be done loses the right to a penalty.",
         .verified = false},
    };
    return code;
}

std::shared_ptr<const rules::Ruleset> new_code() {
    auto code = std::make_shared<rules::Ruleset>();
    code->id = "fide-2023";
    code->title = "FIDE Laws of Chess 2023";
    code->articles = {
        {.id = "4.2.1", .heading = "Adjusting", .summary = "The player on turn may adjust men after saying so."},
        {.id = "4.3.1", .heading = "Own man touched", .summary = "The first man touched that can be moved is moved."},
        {.id = "4.4.3", .heading = "Illegal castling", .summary = "Another legal move is made with the king."},
        {.id = "7.5.1", .heading = "Illegal move", .summary = "The position before it is put back."},
        {.id = "7.5.5 first", .heading = "First illegal move", .summary = "The opponent gets two minutes."},
        {.id = "7.5.5 second", .heading = "Second illegal move", .summary = "The game is lost."},
        {.id = "9.2.2",
         .heading = "Repetition",
         .summary = "The position has stood three times with the same player on turn."},
        {.id = "9.5.3", .heading = "Wrong claim", .summary = "The opponent gets two minutes and the game goes on."},
    };
    return code;
}

Answered answered(std::string fact, rules::Wanted wanted, std::optional<rules::Values> found, rules::Origin origin) {
    Answered test{.kind = Condition::Kind::test, .truth = Truth::unknown, .fact = std::move(fact)};
    if (found) {
        test.truth = rules::meets(*found, wanted, [](const std::string&) { return std::nullopt; });
        test.origin = origin;
    }
    test.wanted = std::move(wanted);
    test.found = std::move(found);
    return test;
}

rules::Wanted is(rules::Value value) {
    return {.values = {std::move(value)}};
}

rules::Wanted at_least(std::int64_t number) {
    return {.kind = rules::Wanted::Kind::at_least, .bound = number};
}

Answered all_of(std::vector<Answered> parts) {
    Answered whole{.kind = Condition::Kind::all, .truth = Truth::yes};
    for (const Answered& part : parts) whole.truth = whole.truth && part.truth;
    whole.parts = std::move(parts);
    return whole;
}

Answered any_of(std::vector<Answered> parts) {
    Answered whole{.kind = Condition::Kind::any, .truth = Truth::no};
    for (const Answered& part : parts) whole.truth = whole.truth || part.truth;
    whole.parts = std::move(parts);
    return whole;
}

Answered negation_of(Answered part) {
    Answered whole{.kind = Condition::Kind::negation, .truth = !part.truth};
    whole.parts = {std::move(part)};
    return whole;
}

Ruling one_man_of_each() {
    MatterRuling incident{.kinds = {rules::Kind::touch}, .offender = Color::white};
    incident.acts = {0};
    incident.status = Status::choice;
    incident.conclusion = Conclusion::breach;
    incident.position = adjudicate::PositionAnswer{
        .place = rules::Place::before_offence, .setup = setup(kTouched), .articles = {"22(c)"}};
    incident.obligation = adjudicate::Obligation{
        .status = Status::choice,
        .chooser = rules::Party::black,
        .until = rules::Until{rules::Window::claimant_touches},
        .options = {{.action = Deed::move, .man = *men_of_option("c1"), .moves = {{"Bd2", "Be3", "Bf4", "Bg5", "Bh6"}}},
                    {.action = Deed::capture, .man = *men_of_option("d5"), .moves = {{"Nxd5", "cxd5"}}}},
        .unavailable = {{.action = Deed::capture,
                         .man = *men_of_option("d5"),
                         .with = *men_of_option("c1"),
                         .why = adjudicate::Obstacle::cannot_be_taken}},
        .not_reached = {Deed::king_move},
        .articles = {"22(c)"}};
    incident.articles = {"22(c)"};
    incident.chain = {
        {"22(a)", ArticleState::not_met, {}, answered("enemy_men_touched", is(count(0)), {{count(1)}})},
        {"22(c)",
         ArticleState::applies,
         {},
         all_of({answered("own_men_touched", is(count(1)), {{count(1)}}),
                 answered("enemy_men_touched", is(count(1)), {{count(1)}})})},
        {"22(d)", ArticleState::not_met, {}, answered("own_men_touched", at_least(2), {{count(1)}})},
    };
    return ruling(*old_code(), Status::choice, Conclusion::breach, std::move(incident));
}

Ruling illegal_castling() {
    MatterRuling incident{.kinds = {rules::Kind::illegal_move_illegal_castling}, .offender = Color::white};
    incident.acts = {0};
    incident.conclusion = Conclusion::breach;
    incident.position = adjudicate::PositionAnswer{
        .place = rules::Place::before_offence, .setup = setup(kCastling), .articles = {"7.5.1"}};
    incident.obligation = adjudicate::Obligation{
        .options = {{.action = Deed::king_move, .moves = {{"Ke2", "Kf1", "Kf2", "O-O"}}}}, .articles = {"4.4.3"}};
    incident.clock = adjudicate::ClockAnswer{.before = {minutes(14) + Millis{37'000}, minutes(9) + Millis{2'000}},
                                             .after = {minutes(14) + Millis{37'000}, minutes(11) + Millis{2'000}},
                                             .steps = {{Color::black, minutes(2), rules::ClockAction::add, "7.5.5"}},
                                             .articles = {"7.5.5 first"}};
    incident.articles = {"4.4.3", "7.5.1", "7.5.5 first", "3.8.2"};
    incident.chain = {
        {"4.3.1", ArticleState::set_aside, {"4.4.3"}},
        {"4.4.3", ArticleState::applies},
        {"7.5.1", ArticleState::applies, {}, answered("completed", is(true), {{true}})},
        {"7.5.5 first",
         ArticleState::applies,
         {},
         answered("illegal_moves_before", is(count(0)), {{count(0)}}, Origin::log)},
        {"7.5.5 second",
         ArticleState::not_met,
         {},
         answered("illegal_moves_before", at_least(1), {{count(0)}}, Origin::log)},
    };
    return ruling(*new_code(), Status::decided, Conclusion::breach, std::move(incident));
}

Ruling lost_right() {
    MatterRuling incident{.kinds = {rules::Kind::touch}, .offender = Color::white};
    incident.acts = {0};
    incident.conclusion = Conclusion::waived;
    incident.obligation = adjudicate::Obligation{
        .options = {{.action = Deed::free_move,
                     .moves = {{"Na3", "Nc3", "a3", "a4", "b3", "b4", "c3", "c4", "d3", "d4"}}}},
        .unavailable = {{.action = Deed::move, .man = *men_of_option("a1"), .why = adjudicate::Obstacle::blocked}},
        .lost = {{.action = Deed::move, .man = *men_of_option("b1"), .moves = {{"Na3", "Nc3"}}}},
        .articles = {"22(d)", "28"}};
    incident.articles = {"22(d)", "28"};
    incident.chain = {{"22(d)", ArticleState::applies},
                      {"28",
                       ArticleState::applies,
                       {},
                       answered("requirement", is(word("illegal")), {{word("illegal")}}, Origin::ruling)}};
    Ruling result = ruling(*old_code(), Status::decided, Conclusion::waived, std::move(incident));
    result.unverified = true;
    return result;
}

Ruling repetition() {
    MatterRuling incident{.kinds = {rules::Kind::claim_draw_repetition}, .offender = Color::white};
    incident.acts = {0};
    incident.conclusion = Conclusion::claim_upheld;
    incident.result =
        adjudicate::ResultAnswer{.word = rules::ResultWord::draw, .score = game::Score{1, 1}, .articles = {"9.2.2"}};
    incident.articles = {"9.2.2"};
    incident.chain = {
        {"9.2.2", ArticleState::applies, {}, answered("times_stood", at_least(3), {{count(3)}}, Origin::record)},
        {"9.5.3", ArticleState::set_aside, {"9.2.2"}}};
    return ruling(*new_code(), Status::decided, Conclusion::claim_upheld, std::move(incident));
}

Ruling doubtful_touch() {
    MatterRuling incident{.kinds = {rules::Kind::touch}, .offender = Color::black};
    incident.acts = {0};
    incident.status = Status::needs_facts;
    incident.obligation = adjudicate::Obligation{.status = Status::needs_facts,
                                                 .binds = Color::black,
                                                 .options = {{.action = Deed::move,
                                                              .man = *men_of_option("f8"),
                                                              .moves = {{"Ba3", "Bb4", "Bc5", "Bd6", "Be7"}}}},
                                                 .articles = {"4.3.1"}};
    incident.articles = {"4.3.1"};
    incident.chain = {
        {"4.2.1", ArticleState::open, {}, answered("notice", is(word("before")))},
        {"4.3.1", ArticleState::open, {"4.2.1"}, answered("deliberate", is(true))},
    };
    Ruling result = ruling(*new_code(), Status::needs_facts, Conclusion::breach, std::move(incident));
    result.conclusion.reset();
    result.questions = {{.fact = "deliberate", .answers = {true, false}, .articles = {"4.3.1"}},
                        {.fact = "notice",
                         .answers = {word("none"), word("before"), word("at_once"), word("late")},
                         .articles = {"4.2.1"}}};
    result.standing.play_from = setup(kDoubtful);
    adjudicate::Supposed must{.conclusion = Conclusion::breach, .standing = result.standing};
    must.standing.due = {*result.matters.front().obligation};
    must.standing.due.front().status = Status::decided;
    const adjudicate::Supposed nothing{.conclusion = Conclusion::no_breach, .standing = result.standing};
    for (adjudicate::OpenQuestion& question : result.questions) {
        for (const rules::Value& answer : question.answers) {
            const bool is_excused = answer == rules::Value(false) || answer == word("before");
            question.leads_to.push_back(is_excused ? nothing : must);
            question.leads_to.back().facts = {{question.fact, {answer}}};
        }
    }
    result.if_usual = must;
    result.if_usual->facts = {{"deliberate", {true}}, {"notice", {word("none")}}};
    return result;
}

EventReport event() {
    log::ChainId chain;
    chain.value.fill(0xc0);
    log::EntryHash head;
    head.value.fill(0x5e);
    return {.event = {.name = "Spring Open 2026",
                      .place = "Uppsala",
                      .first_day = "2026-05-12",
                      .last_day = "2026-05-17",
                      .arbiters = {{"Carla Rossi", "chief arbiter"}, {"Henk de Vries", ""}}},
            .ruleset_title = "FIDE Laws of Chess 2023; on board 12 by agreement British Chess Federation 1911",
            .log = chain,
            .entries = 118,
            .head = head,
            .verification = {.chains = {{.chain = chain, .device = "A", .entries = 118, .head = head}}},
            .incidents = {touched_men(), claimed_draw(), unclear_touch()}};
}

EventReport event_full_of(const std::string& text) {
    EventReport event{.event = {.name = text,
                                .place = text,
                                .first_day = text,
                                .last_day = text + text,
                                .arbiters = {{text, text}, {text, ""}}},
                      .ruleset_title = text,
                      .entries = 1,
                      .verification = {.findings = {{.words = text}}},
                      .incidents = {touched_men()}};
    IncidentReport& incident = event.incidents.front();
    incident.players = {text, text};
    incident.incident.game.section = text;
    incident.incident.report.reported_by = incident.incident.report.note = text;
    incident.incident.facts = {{{text, text, text}, {}}, {{text, Json::array({text, text}), text}, {}}};
    incident.incident.decision = {{.manner = log::DecisionManner::otherwise, .words = text, .reason = text, .by = text},
                                  {}};
    incident.incident.withdrawal = {{text}, {}};
    incident.given.dispute.acts = {{adjudicate::Person::white, adjudicate::Demand{.option = text, .move = text}},
                                   {adjudicate::Person::black, adjudicate::Answer{text}},
                                   {adjudicate::Person::arbiter, adjudicate::Refer{std::nullopt, text}}};
    const log::BoardReading board{{.section = "A"}, {.reading = {Millis{1}, {}}, .moves = {1, {}}}};
    event.readings = {{{.boards = {board}, .note = text}, {}}};

    auto code = std::make_shared<rules::Ruleset>(*old_code());
    for (rules::Article& article : code->articles) article.heading = article.summary = text;
    code->articles.push_back({.id = text, .heading = text, .summary = text});
    incident.ruleset = code;

    Ruling& given = *incident.proposed;
    given.ruleset = given.ruleset_title = text;
    given.questions = {{.fact = text, .answers = {word(text)}, .articles = {text}}};
    MatterRuling& main = given.matters.front();
    main.due_under = {text};
    main.conflicts = {{rules::Question::clock, text, text}};
    main.position->articles = {text};
    main.obligation->until = rules::Until{rules::Window::own_moves, text};
    main.obligation->options = {{text, {}, {}, {{text}}}, {text, {}, {}, {}, {}, rules::SaidWord(text)}};
    main.obligation->unavailable = {{text}};
    main.obligation->not_reached = {text};
    main.obligation->lost = {{text, {}, {}, {{text}}}};
    main.rights = {{.unavailable = {{text}}, .articles = {text}},
                   {.lost = rules::RightWord::to_claim, .articles = {text}}};
    main.clock = adjudicate::ClockAnswer{.after = {Millis{1}, Millis{1}},
                                         .steps = {{Color::white, Millis{1}, rules::ClockAction::add, text}},
                                         .articles = {text}};
    main.result = adjudicate::ResultAnswer{
        .word = rules::ResultWord::draw, .mate = adjudicate::MateAnswer{.line = {text}}, .articles = {text}};
    main.game = adjudicate::GameAnswer{.what = rules::GameWord::annul, .articles = {text}};
    main.other = {{rules::OtherKind::penalty, {text}, {text}}};
    main.articles.push_back(text);
    Answered condition = answered(text, is(text), {{word(text)}});
    condition.wanted.bound = text;
    Answered below = condition;
    below.wanted.kind = rules::Wanted::Kind::at_least;
    const Answered whole = all_of({condition, any_of({below, negation_of(condition)}), any_of({below, below})});
    main.chain.edit().push_back({text, ArticleState::set_aside, {text}, whole});
    main.chain.edit().push_back({text, ArticleState::applies, {text}, whole});
    main.chain.edit().back().until = adjudicate::AnsweredWindow{.until = {rules::Window::own_moves, text}};
    given.standing.due = {*main.obligation, *main.obligation};
    given.standing.clock_steps = main.clock->steps;
    given.if_usual = adjudicate::Supposed{.facts = {{text, {word(text)}}}, .standing = given.standing};
    given.questions.front().leads_to = {*given.if_usual, {.facts = {{text, {word(text)}}}}};
    return event;
}

rules::Ruleset code(const std::string& id, const std::string& articles, const std::string& more) {
    const std::string text = R"({"format": 1, "id": ")" + id + R"(", "title": "A code <for> tests", "source": "made up",
        "checked_on": "2024-01-31", )" +
                             more + R"("articles": [)" + articles + "]}";
    const auto none = [](const std::string& name) -> Result<std::string> {
        return failure(ErrorCode::no_such_ruleset, name);
    };
    const auto ruleset = rules::read_ruleset(text, "test.json", none);
    if (!ruleset) FAIL(to_text(ruleset.error().front()));
    return *ruleset;
}

}  // namespace jadoube::report::samples
