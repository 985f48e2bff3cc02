#include "report/ruling/reasons.hpp"

#include <algorithm>

#include "report/law/grounds.hpp"
#include "report/law/law_text.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

using adjudicate::ArticleFinding;
using adjudicate::MatterRuling;

/// The code that the articles are looked up in, and its name where they are cited with it.
struct Source {
    const rules::Ruleset* ruleset;
    const std::string& name;

    [[nodiscard]] const rules::Article* find(const std::string& article) const {
        return ruleset == nullptr ? nullptr : ruleset->find(article);
    }
};

Text title_of(const std::string& article, const Source& source) {
    const rules::Article* found = source.find(article);
    Text title = strong(shown_number(of_code(source.name, article)));
    if (found == nullptr) return title;
    return say("reasons.title", {{"article", title}, {"heading", law_heading(source.ruleset->id, *found)}});
}

Text full_title(const std::string& article, const Source& source) {
    const rules::Article* found = source.find(article);
    Text title = title_of(article, source);
    if (found == nullptr) return title;
    if (!found->summary.empty())
        title = say("reasons.with_summary", {{"title", title}, {"summary", law_summary(source.ruleset->id, *found)}});
    if (!found->verified) title += " " + say("reasons.unchecked");
    return title;
}

bool applies(const ArticleFinding& finding) {
    return finding.finding == rules::ArticleState::applies;
}

/// Of an article that is not met only why; else also whether it is in time and for whom it is to raise.
std::vector<Text> facts_of(const ArticleFinding& finding) {
    std::vector<Text> facts = grounds_of(finding.when);
    if (finding.finding == rules::ArticleState::not_met) return facts;
    if (finding.until) facts.push_back(window_words(*finding.until));
    const auto add = [&](const adjudicate::Answered& condition) {
        for (Text& ground : grounds_of(condition)) facts.push_back(std::move(ground));
    };
    if (finding.raised_by) add(*finding.raised_by);
    for (const adjudicate::Answered& option : finding.options) add(option);
    return facts;
}

ListItem applying(const ArticleFinding& finding, const Source& source) {
    ListItem item{full_title(finding.article, source)};
    for (Text& ground : facts_of(finding)) item.below.push_back({std::move(ground)});
    return item;
}

Text numbers(std::vector<std::string> articles, const Source& source) {
    for (std::string& article : articles) article = of_code(source.name, article);
    std::vector<Text> list;
    for (const std::string& number : numbers_of(articles)) list.push_back(foreign(number));
    return list_of(list, phrase("list.and"));
}

Text not_applying(const ArticleFinding& finding, const Source& source) {
    const bool is_set_aside = finding.finding == rules::ArticleState::set_aside;
    const Key by = is_set_aside ? Key("reasons.set_aside_by") : Key("reasons.open_because");
    const Text stands =
        say(finding.by.empty() ? Key("reasons.stands") : by, {{"article", title_of(finding.article, source)},
                                                              {"finding", words_for(finding.finding)},
                                                              {"others", numbers(finding.by, source)}});
    const std::vector<Text> facts = facts_of(finding);
    if (facts.empty()) return say("reasons.asks_nothing", {{"stands", stands}});
    return say("reasons.asks", {{"stands", stands}, {"facts", join(facts, "; ")}});
}

/// Cited, but with no trigger of their own in the matter: general rules, rules of movement.
std::vector<std::string> only_cited(const MatterRuling& ruling) {
    std::vector<std::string> cited;
    for (const std::string& article : ruling.articles) {
        const bool judged = std::any_of(ruling.chain.begin(), ruling.chain.end(), [&](const ArticleFinding& finding) {
            return rules::covers(article, finding.article);
        });
        if (!judged) cited.push_back(article);
    }
    return cited;
}

/// A rule of movement that only the other code has is named with that: "other-id 3.6".
Text cited_title(const std::string& article, const Source& source, const Codes& codes) {
    const std::string prefix = codes.deferred != nullptr ? codes.deferred->id + " " : std::string();
    if (prefix.empty() || !article.starts_with(prefix)) return full_title(article, source);
    return full_title(article.substr(prefix.size()), {codes.deferred, codes.deferred->id});
}

}  // namespace

Blocks reasons_of(const MatterRuling& ruling, const Codes& codes, bool with_considered) {
    const Source source{code_of(ruling, codes), ruling.deferred_to};
    std::vector<ListItem> reasons;
    std::vector<ListItem> open;
    std::vector<ListItem> considered;
    for (const ArticleFinding& finding : ruling.chain) {
        if (applies(finding))
            reasons.push_back(applying(finding, source));
        else if (finding.finding == rules::ArticleState::open)
            open.push_back({not_applying(finding, source)});
        else if (with_considered)
            considered.push_back({not_applying(finding, source)});
    }
    for (const std::string& article : only_cited(ruling)) reasons.push_back({cited_title(article, source, codes)});

    Blocks blocks;
    if (reasons.empty())
        blocks.push_back({Paragraph{say(open.empty() ? Key("reasons.none") : Key("reasons.none_for_certain"))}});
    else
        blocks.push_back({List{std::move(reasons)}});
    add_list(blocks, phrase("reasons.open"), std::move(open));
    add_list(blocks, phrase("reasons.considered"), std::move(considered));
    return blocks;
}

std::vector<std::string> considered_and_not_applied(const MatterRuling& ruling) {
    std::vector<std::string> articles;
    for (const ArticleFinding& finding : ruling.chain)
        if (!applies(finding) && finding.finding != rules::ArticleState::open) articles.push_back(finding.article);
    return articles;
}

}  // namespace jadoube::report
