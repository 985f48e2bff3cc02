#include "report/reasons.hpp"

#include <algorithm>

#include "report/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::ArticleFinding;
using adjudicate::IncidentRuling;
using rules::Finding;

Text title_of(const std::string& article, const rules::Article* found) {
    Text title = strong(rules::number_of(article));
    if (found != nullptr) title += " " + foreign(found->heading);
    return title;
}

Text full_title(const std::string& article, const rules::Ruleset* ruleset) {
    const rules::Article* found = ruleset == nullptr ? nullptr : ruleset->find(article);
    Text title = title_of(article, found);
    if (found == nullptr) return title;
    if (!found->summary.empty()) title += ". " + foreign(found->summary);
    if (!found->verified) title += " (This article is not checked against its source.)";
    return title;
}

bool applies(const ArticleFinding& finding) {
    return finding.finding == Finding::applies;
}

ListItem applying(const ArticleFinding& finding, const rules::Ruleset* ruleset) {
    ListItem item{full_title(finding.article, ruleset)};
    for (const adjudicate::FactUse& use : finding.because) item.below.push_back({fact_words(use)});
    return item;
}

Text numbers(const std::vector<std::string>& articles) {
    std::vector<Text> list;
    for (const std::string& number : numbers_of(articles)) list.push_back(foreign(number));
    return list_of(list);
}

Text not_applying(const ArticleFinding& finding, const rules::Ruleset* ruleset) {
    const rules::Article* found = ruleset == nullptr ? nullptr : ruleset->find(finding.article);
    Text text = title_of(finding.article, found) + ": " + words_for(finding.finding);
    if (!finding.by.empty())
        text += (finding.finding == Finding::set_aside ? " by " : ", because of ") + numbers(finding.by);
    std::vector<Text> facts;
    for (const adjudicate::FactUse& use : finding.because) facts.push_back(fact_words(use));
    if (!facts.empty()) text += ". The article asks: " + join(facts, "; ");
    return text + ".";
}

/// Cited, but with no trigger of their own in the matter: general rules, rules of movement.
std::vector<std::string> only_cited(const IncidentRuling& ruling) {
    std::vector<std::string> cited;
    for (const std::string& article : ruling.articles) {
        const bool judged = std::any_of(ruling.chain.begin(), ruling.chain.end(), [&](const ArticleFinding& finding) {
            return rules::covers(article, finding.article);
        });
        if (!judged) cited.push_back(article);
    }
    return cited;
}

}  // namespace

Text fact_words(const adjudicate::FactUse& use) {
    if (use.fact == "until") return foreign(use.expected) + ": " + foreign(use.found);
    const Text asked = foreign(spaced(use.fact)) + " " + foreign(spaced(use.expected));
    if (use.found == "unknown") return asked + "; not known yet";
    return asked + "; found " + foreign(spaced(use.found)) + " (" + foreign(origin_words(use.from)) + ")";
}

Blocks reasons_of(const IncidentRuling& ruling, const rules::Ruleset* ruleset) {
    std::vector<ListItem> reasons;
    std::vector<ListItem> open;
    std::vector<ListItem> considered;
    for (const ArticleFinding& finding : ruling.chain) {
        if (applies(finding))
            reasons.push_back(applying(finding, ruleset));
        else if (finding.finding == Finding::open)
            open.push_back({not_applying(finding, ruleset)});
        else
            considered.push_back({not_applying(finding, ruleset)});
    }
    for (const std::string& article : only_cited(ruling)) reasons.push_back({full_title(article, ruleset)});

    Blocks blocks;
    if (reasons.empty())
        blocks.push_back({Paragraph{open.empty() ? "No article applies." : "No article applies for certain."}});
    else
        blocks.push_back({List{std::move(reasons)}});
    add_list(blocks, "Open until the questions are answered:", std::move(open));
    add_list(blocks, "Considered, and not applied:", std::move(considered));
    return blocks;
}

}  // namespace jadoube::report
