#include "desk/exam/exam_pages.hpp"

#include <algorithm>

#include "chess/setup.hpp"
#include "report/event/dispute_page.hpp"
#include "report/words/say.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using report::Blocks;
using report::say;
using report::Text;

/// The article that stands first under the number.
const rules::Article& article_of(const std::string& number, const rules::Ruleset& ruleset) {
    const auto found = std::ranges::find_if(
        ruleset.articles, [&](const rules::Article& article) { return rules::number_of(article.id) == number; });
    return *found;
}

/// Each article of that number: "7.5.1 Illegal move completed. With the press ..."
std::vector<report::ListItem> reasons(const ExamQuestion& question, const rules::Ruleset& ruleset) {
    std::vector<report::ListItem> items;
    for (std::size_t place = 0; place < question.articles.size(); ++place) {
        if (!question.decide[place]) continue;
        const rules::Article& article = article_of(question.articles[place], ruleset);
        items.push_back({say("exam.reason", {{"number", report::strong(question.articles[place])},
                                             {"heading", report::foreign(article.heading)},
                                             {"summary", report::foreign(article.summary)}})});
    }
    return items;
}

std::string letters_of(const std::vector<bool>& chosen) {
    std::string letters;
    for (std::size_t place = 0; place < chosen.size(); ++place)
        if (chosen[place]) letters += (letters.empty() ? "" : " ") + exam_letter(place);
    return letters;
}

/// "a c, right"; "a; right is a c"; "no answer; right is a c".
Text answered(const std::string& given, const Text& right, bool is_right) {
    if (is_right) return say("exam.right", {{"given", given}});
    if (given.empty()) return say("exam.no_answer", {{"right", right}});
    return say("exam.wrong", {{"given", given}, {"right", right}});
}

Text articles_answered(const ExamQuestion& question, const ExamAnswer& answer) {
    return answered(letters_of(answer.articles), letters_of(question.decide), answer.articles == question.decide);
}

Text standing_answered(const ExamQuestion& question, const ExamAnswer& answer) {
    const std::string given = answer.standing ? std::to_string(*answer.standing + 1) : std::string();
    const Text right = say("exam.standing", {{"number", question.right_standing + 1},
                                             {"standing", question.standings[question.right_standing]}});
    return answered(given, right, answer.standing == question.right_standing);
}

Blocks marked(const ExamQuestion& question, const ExamAnswer& answer, const rules::Ruleset& ruleset,
              std::size_t number) {
    Blocks blocks{{report::Heading{
        3,
        say("exam.marked", {{"number", number}, {"marks", marks_of(answer, question)}, {"most", kMarksOfQuestion}})}}};
    const adjudicate::Case& given = question.given;
    if (!given.name.empty()) blocks.push_back({report::Paragraph{report::foreign(given.name)}});
    report::Particulars particulars;
    add_row(particulars, "exam.articles_label", articles_answered(question, answer));
    add_row(particulars, "exam.follows_label", standing_answered(question, answer));
    add_row(particulars, "exam.source_label", report::foreign(given.source));
    blocks.push_back({std::move(particulars)});
    blocks.push_back({report::List{reasons(question, ruleset)}});
    return blocks;
}

Json question_json(const ExamQuestion& question, const ExamAnswer& answer, const rules::Ruleset& ruleset) {
    JsonArray acts;
    for (const std::string& act : report::dispute_sentences(question.given)) acts.emplace_back(act);
    JsonArray articles;
    for (std::size_t place = 0; place < question.articles.size(); ++place) {
        articles.push_back(Json::object({{"letter", exam_letter(place)},
                                         {"article", question.articles[place]},
                                         {"heading", article_of(question.articles[place], ruleset).heading},
                                         {"decides", static_cast<bool>(question.decide[place])},
                                         {"chosen", !answer.articles.empty() && answer.articles[place]}}));
    }
    JsonArray standings;
    for (std::size_t place = 0; place < question.standings.size(); ++place) {
        standings.push_back(Json::object({{"number", static_cast<std::int64_t>(place + 1)},
                                          {"text", report::plain(question.standings[place])},
                                          {"right", place == question.right_standing},
                                          {"chosen", answer.standing == place}}));
    }
    return Json::object({{"case", question.given.name},
                         {"source", question.given.source},
                         {"fen", question.before ? Json(chess::to_fen(*question.before)) : Json(nullptr)},
                         {"told", std::move(acts)},
                         {"articles", std::move(articles)},
                         {"standings", std::move(standings)},
                         {"marks", marks_of(answer, question)}});
}

}  // namespace

Blocks exam_question_page(const ExamQuestion& question, const rules::Ruleset& ruleset, std::size_t number,
                          std::size_t count) {
    Blocks blocks{{report::Heading{2, say("exam.question", {{"number", number}, {"count", count}})}}};
    append(blocks, report::dispute_page(question.given, question.before ? &*question.before : nullptr));
    std::vector<report::ListItem> articles;
    for (std::size_t place = 0; place < question.articles.size(); ++place) {
        articles.push_back({say(
            "exam.article", {{"letter", exam_letter(place)},
                             {"number", question.articles[place]},
                             {"heading", report::foreign(article_of(question.articles[place], ruleset).heading)}})});
    }
    add_list(blocks, say("exam.which_articles"), std::move(articles));
    report::List standings{{}, true};
    for (const Text& standing : question.standings) standings.items.push_back({standing});
    blocks.push_back({report::Paragraph{say("exam.what_follows"), report::Paragraph::Role::lead_in}});
    blocks.push_back({std::move(standings)});
    return blocks;
}

int exam_marks(const std::vector<ExamQuestion>& questions, const std::vector<ExamAnswer>& answers) {
    int marks = 0;
    for (std::size_t i = 0; i < questions.size(); ++i) marks += marks_of(answers[i], questions[i]);
    return marks;
}

Blocks exam_marks_page(const std::vector<ExamQuestion>& questions, const std::vector<ExamAnswer>& answers,
                       const rules::Ruleset& ruleset) {
    Blocks blocks{{report::Heading{2, say("exam.marks_heading")}}};
    for (std::size_t i = 0; i < questions.size(); ++i) append(blocks, marked(questions[i], answers[i], ruleset, i + 1));
    const int most = kMarksOfQuestion * static_cast<int>(questions.size());
    const int marks = exam_marks(questions, answers);
    blocks.push_back(
        {report::Paragraph{say("exam.total", {{"marks", marks}, {"most", most}, {"percent", 100 * marks / most}}),
                           report::Paragraph::Role::verdict}});
    return blocks;
}

Json exam_json(const std::vector<ExamQuestion>& questions, const std::vector<ExamAnswer>& answers,
               const rules::Ruleset& ruleset, std::uint64_t seed) {
    JsonArray list;
    for (std::size_t i = 0; i < questions.size(); ++i) list.push_back(question_json(questions[i], answers[i], ruleset));
    return Json::object({{"schema", "jadoube/exam/1"},
                         {"ruleset", ruleset.id},
                         {"seed", static_cast<std::int64_t>(seed)},
                         {"questions", std::move(list)},
                         {"marks", exam_marks(questions, answers)},
                         {"most", kMarksOfQuestion * static_cast<std::int64_t>(questions.size())}});
}

}  // namespace jadoube::desk
