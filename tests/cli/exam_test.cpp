// jadoube exam: questions drawn by a seed, answers on standard input, marks.
#include "typist.hpp"

using namespace jadoube;
using namespace jadoube::cli;

namespace {

using Words = std::vector<std::string>;

const Words kExam{"exam", "--rules", "fide-2023", "--count", "4", "--seed", "7"};

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const JsonArray& questions_in(const Json& exam) {
    return *exam.find("questions")->if_array();
}

/// The line that answers a question rightly.
std::string right_answer(const Json& question) {
    std::string line;
    for (const Json& article : *question.find("articles")->if_array())
        if (*article.find("decides")->if_bool()) line += article.text("letter") + " ";
    for (const Json& standing : *question.find("standings")->if_array())
        if (*standing.find("right")->if_bool()) line += std::to_string(*standing.find("number")->if_int());
    return line;
}

Words right_answers(const Json& exam) {
    Words lines;
    for (const Json& question : questions_in(exam)) lines.push_back(right_answer(question));
    return lines;
}

}  // namespace

TEST_CASE("a seed draws the same examination again, and another seed another one") {
    const Desktop desktop;
    const Outcome first = desktop.expect(1, kExam);
    CHECK(desktop.expect(1, kExam).out == first.out);
    CHECK(contains(first.err, "the same questions again: --seed 7\n"));
    CHECK(desktop.expect(1, {"exam", "--rules", "fide-2023", "--count", "4", "--seed", "8"}).out != first.out);
    CHECK(contains(first.out, "Question 4 of 4"));
    CHECK(contains(first.out, "0 of 8 marks, 0 %."));
}

TEST_CASE("right answers have all the marks, and one wrong of four is not passed at 90 percent") {
    const Desktop desktop;
    Words lines = right_answers(desktop.expect(1, with(kExam, {"--json"})).json());
    const Outcome all = desktop.type(kExam, lines);
    CHECK(all.code == 0);
    CHECK(contains(all.out, "8 of 8 marks, 100 %."));
    lines[2] = "";
    CHECK(contains(desktop.type(kExam, lines).out, "no answer; right is"));
    CHECK(desktop.type(with(kExam, {"--pass", "75"}), lines).code == 0);
    CHECK(desktop.type(kExam, lines).code == 1);
    CHECK(contains(desktop.type(kExam, lines).out, "6 of 8 marks, 75 %."));
}

TEST_CASE("the JSON has what was chosen beside what is right, and no question on the output") {
    const Desktop desktop;
    const Words asked = with(kExam, {"--json"});
    const Words lines = right_answers(desktop.expect(1, asked).json());
    const Outcome answered = desktop.type(asked, {lines[0]});
    const Json exam = answered.json();
    CHECK(answered.code == 1);
    CHECK(*exam.find("marks")->if_int() == 2);
    CHECK(*exam.find("most")->if_int() == 8);
    for (const Json& article : *questions_in(exam)[0].find("articles")->if_array())
        CHECK(*article.find("chosen")->if_bool() == *article.find("decides")->if_bool());
    CHECK_FALSE(contains(answered.err, "Question"));
}

TEST_CASE("an answer on standard input that cannot be read ends the examination") {
    const Desktop desktop;
    const Outcome outcome = desktop.type(kExam, {"", "a 9"});
    CHECK(outcome.code == 2);
    CHECK(contains(outcome.err, "answer 2: '9' is nothing that is offered\nhint: letters from a to "));
    CHECK_FALSE(contains(outcome.out, "Marks"));
}

TEST_CASE("at a terminal such an answer is asked for again, and quit ends the examination") {
    Typist typist(kExam);
    typist.answer("a c 2)> ", "z\n");
    typist.answer("a c 2)> ", "a 1\n");
    typist.answer("a c 2)> ", "quit\n");
    CHECK(typist.end() != 2);
    CHECK(contains(typist.shown, "'z' is nothing that is offered"));
    CHECK(contains(typist.shown, "Question 2 of 4"));
    CHECK_FALSE(contains(typist.shown, "Question 3 of 4"));
    CHECK(contains(typist.shown, "of 2 marks"));
}

TEST_CASE("case files of one's own are asked, and what cannot be asked is said") {
    const Desktop desktop;
    desktop.write("own.json", R"({"name": "A pawn", "source": "own", "given": {"ruleset": "club", "position": null},
 "when": {"acts": [{"act": "touch", "by": "white", "squares": ["e2"]}]}})");
    const Outcome other = desktop.expect(2, {"exam", "own.json", "--rules", "fide-2023"});
    CHECK(contains(other.err, "own.json: no case in it can be asked under fide-2023"));
    const std::string scenarios = std::string(JADOUBE_SOURCE) + "/tests/scenarios/fide-2023/4.3.1.json";
    const Outcome few = desktop.run({"exam", scenarios, "--rules", "fide-2023", "--count", "50"});
    CHECK(contains(few.err, "questions, not 50\n"));
    desktop.expect(2, {"exam", "--count", "0"});
    desktop.expect(2, {"exam", "--seed", "-1"});
    desktop.expect(2, {"exam", "--pass", "101"});
    desktop.expect(3, {"exam", "absent.json"});
    desktop.expect(2, {"exam", "--rules", "absent"});
}
