#include "desk/exam/deciding_articles.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::MatterRuling;
using Numbers = std::set<std::string>;

void add_numbers(Numbers& numbers, const std::vector<std::string>& articles) {
    for (const std::string& article : articles) numbers.insert(rules::number_of(article));
}

template <typename Answer>
void add_answer(Numbers& numbers, const std::optional<Answer>& answer) {
    if (answer) add_numbers(numbers, answer->articles);
}

/// The articles that give its answers.
Numbers answering(const MatterRuling& matter) {
    Numbers numbers;
    add_answer(numbers, matter.game);
    add_answer(numbers, matter.position);
    add_answer(numbers, matter.obligation);
    add_answer(numbers, matter.clock);
    add_answer(numbers, matter.result);
    for (const adjudicate::Right& right : matter.rights) add_numbers(numbers, right.articles);
    for (const adjudicate::OtherAnswer& other : matter.other) add_numbers(numbers, other.articles);
    return numbers;
}

Numbers applying(const MatterRuling& matter) {
    Numbers numbers;
    for (const adjudicate::ArticleFinding& finding : matter.chain)
        if (finding.finding == rules::ArticleState::applies) numbers.insert(rules::number_of(finding.article));
    return numbers;
}

/// The numbers of the code, in its order and each once.
std::vector<std::string> numbers_in(const rules::Ruleset& ruleset) {
    std::vector<std::string> numbers;
    Numbers seen;
    for (const rules::Article& article : ruleset.articles)
        if (const std::string number = rules::number_of(article.id); seen.insert(number).second)
            numbers.push_back(number);
    return numbers;
}

/// Those of the code that are among them.
std::vector<std::string> in_order(const Numbers& among, const rules::Ruleset& ruleset) {
    std::vector<std::string> numbers = numbers_in(ruleset);
    std::erase_if(numbers, [&](const std::string& number) { return !among.contains(number); });
    return numbers;
}

bool is_answered_elsewhere(const MatterRuling& matter) {
    return !matter.deferred_to.empty();
}

/// All that a ruling says of an article but that it does not apply.
Numbers applied_or_cited(const adjudicate::Ruling& ruling) {
    Numbers numbers;
    for (const MatterRuling& matter : ruling.matters) {
        add_numbers(numbers, matter.articles);
        add_numbers(numbers, matter.due_under);
        numbers.merge(applying(matter));
        numbers.merge(answering(matter));
    }
    return numbers;
}

/// Every number of the code, the nearest to those first.
std::vector<std::string> by_distance(const rules::Ruleset& ruleset, const std::vector<std::string>& from) {
    const std::vector<std::string> all = numbers_in(ruleset);
    std::vector<std::ptrdiff_t> places;
    for (const std::string& number : from) places.push_back(std::ranges::find(all, number) - all.begin());
    std::multimap<std::ptrdiff_t, std::string> sorted;
    for (std::ptrdiff_t at = 0; at < std::ssize(all); ++at) {
        std::ptrdiff_t least = std::ssize(all);
        for (const std::ptrdiff_t place : places) least = std::min(least, std::abs(at - place));
        sorted.emplace(least, all[static_cast<std::size_t>(at)]);
    }
    std::vector<std::string> ordered;
    for (auto& [distance, number] : sorted) ordered.push_back(std::move(number));
    return ordered;
}

}  // namespace

std::vector<std::string> deciding_articles(const adjudicate::Ruling& ruling, const rules::Ruleset& ruleset) {
    if (ruling.status >= adjudicate::Status::silent) return {};
    if (std::ranges::any_of(ruling.matters, is_answered_elsewhere)) return {};
    Numbers answers;
    Numbers applied;
    for (const MatterRuling& matter : ruling.matters) {
        answers.merge(answering(matter));
        applied.merge(applying(matter));
    }
    return in_order(answers.empty() ? applied : answers, ruleset);
}

std::vector<std::string> other_articles(const adjudicate::Ruling& ruling, const rules::Ruleset& ruleset,
                                        const std::vector<std::string>& deciding) {
    const Numbers taken = applied_or_cited(ruling);
    Numbers considered;
    for (const MatterRuling& matter : ruling.matters)
        for (const adjudicate::ArticleFinding& finding : matter.chain)
            considered.insert(rules::number_of(finding.article));
    std::vector<std::string> others = in_order(considered, ruleset);
    for (std::string& number : by_distance(ruleset, deciding))
        if (!considered.contains(number)) others.push_back(std::move(number));
    std::erase_if(others, [&](const std::string& number) { return taken.contains(number); });
    return others;
}

}  // namespace jadoube::desk
