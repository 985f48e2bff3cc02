#include "report/words/count_words.hpp"

#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

Text what_is_counted(const rules::Count& count) {
    std::vector<Text> parts;
    std::vector<Text> kinds;
    for (const rules::Kind kind : count.kinds) kinds.emplace_back(words_of("kind", name_of(kind)));
    if (!kinds.empty()) parts.push_back(list_of(kinds, phrase("list.or")));
    std::vector<Text> articles;
    for (const std::string& article : count.articles) articles.push_back(foreign(article));
    if (!articles.empty()) parts.push_back(say("count.under", {{"articles", list_of(articles, phrase("list.or"))}}));
    std::vector<Text> findings;
    for (const rules::Conclusion found : count.found) findings.emplace_back(words_for(found));
    if (!findings.empty()) parts.push_back(say("count.found", {{"findings", list_of(findings, phrase("list.or"))}}));
    if (count.since != rules::CountSince::beginning) parts.emplace_back(words_of("since", name_of(count.since)));
    std::vector<Text> penalties;
    for (const rules::Penalty penalty : count.penalties) penalties.emplace_back(words_of("penalty", name_of(penalty)));
    if (!penalties.empty())
        parts.push_back(say("count.penalty", {{"penalties", list_of(penalties, phrase("list.or"))}}));
    if (count.only_remembered) parts.push_back(say("count.remembered"));
    if (count.also_proposed) parts.push_back(say("count.proposed"));
    return join(parts, "; ");
}

Text whose(const rules::Count& count) {
    return words_of("whose", name_of(count.of), GrammarCase::dative);
}
Text span(const rules::Count& count) {
    return words_of("span", name_of(count.in));
}

}  // namespace

Text count_statement(const rules::Count& count, const Text& number, bool is_one) {
    return say(is_one ? Key("count.one") : Key("count.many"),
               {{"count", number}, {"person", whose(count)}, {"span", span(count)}, {"what", what_is_counted(count)}});
}

Text count_question(const rules::Count& count) {
    return say("count.ask", {{"person", whose(count)}, {"span", span(count)}, {"what", what_is_counted(count)}});
}

}  // namespace jadoube::report
