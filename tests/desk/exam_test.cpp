// Examinations: what is drawn, what is offered, how answers are read and marked.
#include "desk/exam/exam_answer.hpp"

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "desk/claim/case_files.hpp"
#include "desk/exam/deciding_articles.hpp"
#include "desk/exam/exam_pages.hpp"
#include "desk/exam/lots.hpp"
#include "desk/exam/otherwise.hpp"
#include "desk/known/judged_matter.hpp"
#include "rules/ruleset.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

using Texts = std::vector<std::string>;

Laws laws_of(const std::string& id) {
    auto laws = load_laws(rules::RulesetStore({std::string(JADOUBE_SOURCE) + "/rules"}), id);
    REQUIRE(laws);
    return std::move(*laws);
}

std::vector<adjudicate::Case> shipped_cases() {
    const auto files = case_paths({std::string(JADOUBE_SOURCE) + "/data/exam"});
    REQUIRE(files);
    std::vector<adjudicate::Case> all;
    for (const auto& file : *files) {
        const auto cases = read_case_file(file);
        REQUIRE(cases);
        all.insert(all.end(), cases->begin(), cases->end());
    }
    return all;
}

/// A white Knight put where no Knight gets, and the clock pressed.
adjudicate::Case false_move() {
    using adjudicate::Person;
    return told(kStart, {moves(Person::white, "g1", "g3"),
                         {Person::white, adjudicate::Press{}},
                         {Person::black, adjudicate::PointOut{}}});
}

ExamQuestion question_of(const adjudicate::Case& given, const Laws& laws) {
    const std::vector<adjudicate::Case> cases{given};
    const std::vector<Laws> others;
    auto questions = draw_exam({cases, laws, others}, 1, 1);
    REQUIRE(questions.size() == 1);
    return std::move(questions.front());
}

std::set<std::string> deciding(const ExamQuestion& question) {
    std::set<std::string> numbers;
    for (std::size_t i = 0; i < question.articles.size(); ++i)
        if (question.decide[i]) numbers.insert(question.articles[i]);
    return numbers;
}

}  // namespace

TEST_CASE("the same seed draws the same order, another seed another one") {
    const std::vector<int> all{1, 2, 3, 4, 5, 6, 7, 8};
    const auto drawn = Lots(7).shuffled(all);
    CHECK(Lots(7).shuffled(all) == drawn);
    CHECK(Lots(8).shuffled(all) != drawn);
    CHECK(std::is_permutation(all.begin(), all.end(), drawn.begin(), drawn.end()));
    CHECK(Lots(7).some_of(all, 3).size() == 3);
    CHECK(Lots(7).some_of(all, 30).size() == 8);
}

TEST_CASE("the articles that decide are those from which something follows, and no other that applies is offered") {
    const Laws laws = laws_of("fide-2023");
    const auto ruling = ruling_on(false_move(), laws);
    REQUIRE(ruling);
    const Texts right = deciding_articles(*ruling, laws.ruleset());
    CHECK(right == Texts{"4.3.1", "7.5.1", "7.5.5"});
    const Texts others = other_articles(*ruling, laws.ruleset(), right);
    REQUIRE(others.size() > 20);
    CHECK(std::ranges::find(others, "3.6") == others.end());  // it is cited
    for (const std::string& number : right) CHECK(std::ranges::find(others, number) == others.end());
    CHECK(std::set<std::string>(others.begin(), others.end()).size() == others.size());
}

TEST_CASE("no article decides where facts are missing, or another code has answered") {
    const Laws laws = laws_of("fide-2023");
    adjudicate::Case given = false_move();
    given.game.start.reset();
    const auto open = ruling_on(given, laws);
    REQUIRE(open);
    REQUIRE(open->status == adjudicate::Status::needs_facts);
    CHECK(deciding_articles(*open, laws.ruleset()).empty());
    const Laws juniors = laws_of("nswjcl");
    const auto elsewhere =
        ruling_on(told(kStart, {{adjudicate::Person::white, adjudicate::Happening{"smoking"}}}), juniors);
    REQUIRE(elsewhere);
    REQUIRE(elsewhere->main() != nullptr);
    REQUIRE_FALSE(elsewhere->main()->deferred_to.empty());
    CHECK(deciding_articles(*elsewhere, juniors.ruleset()).empty());
}

TEST_CASE("one thing at a time is told otherwise") {
    const Laws laws = laws_of("fide-2023");
    adjudicate::Case given = false_move();
    given.dispute.facts["deliberate"] = {true};
    const auto all = told_otherwise(given, laws.ruleset());
    const auto count = [&](const auto& holds) { return std::ranges::count_if(all, holds); };
    CHECK(count([](const auto& one) { return one.dispute.acts.size() == 2; }) == 3);
    CHECK(count([](const auto& one) { return one.game.play == rules::Play::blitz; }) == 1);
    CHECK(count([](const auto& one) { return one.game.earlier.size() == 1; }) == 2);
    const rules::Values no{false};
    CHECK(count([&](const adjudicate::Case& one) { return one.dispute.facts.at("deliberate") == no; }) == 1);
    const auto touch = told_otherwise(told(kStart, {touches(adjudicate::Person::white, {"e2"})}), laws.ruleset());
    CHECK(std::ranges::count_if(touch, [](const adjudicate::Case& one) {
              return std::get<adjudicate::Touch>(one.dispute.acts[0].what).said == rules::NoticeTime::before;
          }) == 1);
}

TEST_CASE(
    "the right standing is among those offered, each of which is another, without the numbers that are asked for") {
    const Laws laws = laws_of("fide-2023");
    const ExamQuestion question = question_of(false_move(), laws);
    CHECK(deciding(question) == std::set<std::string>{"4.3.1", "7.5.1", "7.5.5"});
    CHECK(question.articles.size() == 6);
    REQUIRE(question.standings.size() == 4);
    std::set<std::string> texts;
    for (const report::Text& standing : question.standings) texts.insert(plain(standing));
    CHECK(texts.size() == 4);
    const std::string right = plain(question.standings[question.right_standing]);
    CHECK(right.find("White must move the knight on g1: Nf3 Nh3.") == 0);
    CHECK(right.find("+0:02:00 for Black") != std::string::npos);
    CHECK(right.find("7.5.5") == std::string::npos);
}

TEST_CASE("letters and a number are an answer, in any order and with marks between them") {
    const ExamQuestion question = question_of(false_move(), laws_of("fide-2023"));
    const auto read = [&](std::string_view line) { return read_exam_answer(line, question); };
    const ExamAnswer both{{true, false, true, false, false, false}, 1};
    for (const char* line : {"a c 2", "ac2", "2 c, a", "A; C. 2", "a a c 2"}) {
        INFO(line);
        REQUIRE(read(line));
        CHECK(*read(line) == both);
    }
    CHECK(read("") == ExamAnswer{});
    CHECK(read("3")->articles.empty());
    CHECK_FALSE(read("a")->standing);
    for (const char* line : {"g 1", "a 0", "a 5", "a 1 2", "a 99999999999999999999", "a 1?", "\xc3\xa4"}) {
        INFO(line);
        REQUIRE_FALSE(read(line));
        CHECK(read(line).error().code == ErrorCode::usage);
    }
}

TEST_CASE("a mark for exactly the articles that decide, and one for what follows") {
    const ExamQuestion question = question_of(false_move(), laws_of("fide-2023"));
    const ExamAnswer right{question.decide, question.right_standing};
    CHECK(marks_of(right, question) == 2);
    CHECK(marks_of({question.decide, {}}, question) == 1);
    CHECK(marks_of({{}, question.right_standing}, question) == 1);
    ExamAnswer one_too_many = right;
    *std::ranges::find(one_too_many.articles, false) = true;
    CHECK(marks_of(one_too_many, question) == 1);
    CHECK(marks_of({}, question) == 0);
}

TEST_CASE("every dispute that comes with the program can be asked, and no two are called alike") {
    const Laws laws = laws_of("fide-2023");
    const auto cases = shipped_cases();
    std::vector<Laws> others;
    for (const char* id : {"wood-1835", "bcf-1911", "us-clubs", "uschess-7ed-2019", "fide-1997", "fide-basic"})
        others.push_back(laws_of(id));
    REQUIRE(cases.size() > 70);
    std::set<std::string> names;
    for (const adjudicate::Case& one : cases) {
        INFO(one.name);
        CHECK(names.insert(one.name).second);
        CHECK_FALSE(one.source.empty());
        CHECK(one.then);
        const std::vector<adjudicate::Case> alone{one};
        CHECK(draw_exam({alone, laws, others}, 1, 1).size() == 1);
    }
}

TEST_CASE("cases of another code are left out") {
    adjudicate::Case given = false_move();
    given.ruleset = "bcf-1911";
    const std::vector<adjudicate::Case> cases{given};
    const std::vector<Laws> others;
    CHECK(draw_exam({cases, laws_of("fide-2023"), others}, 1, 1).empty());
    CHECK(draw_exam({cases, laws_of("bcf-1911"), others}, 1, 1).size() == 1);
}
