#include "report/law/diff_page.hpp"

#include <fmt/format.h>

#include <functional>
#include <set>
#include <utility>

#include "base/text.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/compare/parameters.hpp"
#include "rules/words/brief.hpp"
#include "rules/words/words.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::ArticlePair;
using rules::Aspect;
using rules::KindsDiff;
using rules::RulesetDiff;

Key key_of(Aspect aspect) {
    switch (aspect) {
        case Aspect::conditions: return "diff.conditions";
        case Aspect::raised_by: return "diff.raised_by";
        case Aspect::window: return "diff.until";
        case Aspect::remedies: return "diff.follows";
        case Aspect::numbers: return "diff.numbers";
        case Aspect::finding: return "diff.finding";
        case Aspect::exceptions: break;
    }
    return "diff.exceptions";
}

Text named(const Article& article) {
    return foreign(article.id) + " " + foreign(article.heading);
}

Text names(const std::vector<const Article*>& articles) {
    std::vector<Text> texts;
    for (const Article* article : articles) texts.push_back(foreign(article->id));
    return join(texts, ", ");
}

/// What one article alone says, line by line.
Text alone(const Article& article, const rules::Ruleset& ruleset) {
    Text text = named(article);
    const auto add = [&](Aspect aspect, const std::string& words) {
        if (!words.empty()) text += "\n" + say(key_of(aspect)) + ": " + foreign(words);
    };
    add(Aspect::conditions, rules::to_words(article.when, ruleset));
    add(Aspect::raised_by, jadoube::list_of(rules::texts_of(article.raised_by), phrase("list.or")));
    add(Aspect::window, rules::brief_window(article, ruleset));
    add(Aspect::remedies, rules::brief_consequences(article, ruleset));
    return text;
}

std::string heading_of(const KindsDiff& kinds) {
    std::vector<std::string> meanings;
    for (const rules::Kind kind : kinds.kinds) meanings.emplace_back(words_of("kind", name_of(kind)));
    return capital(fmt::format("{}", fmt::join(meanings, "; ")));
}

/// Two codes beside each other. Pairs and articles are said once; where they decide other kinds too they are named.
class DiffPage {
public:
    explicit DiffPage(const RulesetDiff& diff) : diff_(diff) {}

    Blocks run() {
        Blocks blocks{
            {Heading{2, say("diff.heading", {{"a", foreign(diff_.a->title)}, {"b", foreign(diff_.b->title)}})}}};
        if (diff_.is_same()) {
            blocks.push_back({Paragraph{say("diff.same")}});
            return blocks;
        }
        for (const KindsDiff& kinds : diff_.kinds)
            if (!kinds.is_same()) blocks.push_back({section(kinds)});
        add_same(blocks);
        add_values(blocks, "diff.other_numbers", diff_.parameters, rules::parameter_words);
        const auto spaced_name = [](const std::string& name) { return spaced(name); };
        add_values(blocks, "diff.other_definitions", diff_.definitions, spaced_name);
        add_values(blocks, "diff.other_defaults", diff_.event_defaults, spaced_name);
        add_movement(blocks, *diff_.a, diff_.movement_only_a);
        add_movement(blocks, *diff_.b, diff_.movement_only_b);
        return blocks;
    }

private:
    /// The rows of one table, and what is only named in it.
    struct Rows {
        std::vector<std::vector<Text>> said = {};
        std::vector<const Article*> known_a = {};
        std::vector<const Article*> known_b = {};
    };

    Table table(std::vector<std::vector<Text>> rows) const {
        return {{Text(), foreign(diff_.a->id), foreign(diff_.b->id)}, std::move(rows)};
    }

    Section section(const KindsDiff& kinds) {
        Rows rows;
        for (const ArticlePair& pair : kinds.pairs)
            if (!pair.differences.empty()) add(pair, rows);
        for (const Article* article : kinds.only_a) add_alone(article, nullptr, rows);
        for (const Article* article : kinds.only_b) add_alone(nullptr, article, rows);
        if (!rows.known_a.empty() || !rows.known_b.empty()) {
            rows.said.push_back({say("diff.as_above"), names(rows.known_a), names(rows.known_b)});
        }
        return {{{Heading{3, heading_of(kinds)}},
                 {Paragraph{who_regulates(kinds), Paragraph::Role::remark}},
                 {table(std::move(rows.said))}}};
    }

    std::string who_regulates(const KindsDiff& kinds) const {
        const std::string what = fmt::format("{}", fmt::join(rules::names_of(kinds.kinds), ", "));
        const bool by_a = !kinds.pairs.empty() || !kinds.only_a.empty();
        const bool by_b = !kinds.pairs.empty() || !kinds.only_b.empty();
        if (by_a && by_b) return phrase("diff.both_regulate", {{"kinds", what}});
        return phrase("diff.one_regulates", {{"kinds", what}, {"code", by_a ? diff_.a->id : diff_.b->id}});
    }

    void add(const ArticlePair& pair, Rows& rows) {
        if (!said_.insert({pair.a, pair.b}).second) {
            rows.known_a.push_back(pair.a);
            rows.known_b.push_back(pair.b);
            return;
        }
        rows.said.push_back({say("diff.both"), named(*pair.a), named(*pair.b)});
        for (const rules::Difference& one : pair.differences) {
            rows.said.push_back({say(key_of(one.aspect)), foreign(one.a), foreign(one.b)});
        }
    }

    void add_alone(const Article* a, const Article* b, Rows& rows) {
        if (said_.insert({a, b}).second) {
            rows.said.push_back({say("diff.alone"), a != nullptr ? alone(*a, *diff_.a) : Text(Mark("-")),
                                 b != nullptr ? alone(*b, *diff_.b) : Text(Mark("-"))});
        } else if (a != nullptr) {
            rows.known_a.push_back(a);
        } else {
            rows.known_b.push_back(b);
        }
    }

    void add_same(Blocks& blocks) const {
        std::set<std::pair<const Article*, const Article*>> seen;
        std::vector<Text> same;
        for (const KindsDiff& kinds : diff_.kinds) {
            for (const ArticlePair& pair : kinds.pairs) {
                if (!pair.differences.empty() || !seen.insert({pair.a, pair.b}).second) continue;
                same.push_back(foreign(pair.a->id) + (pair.a->id == pair.b->id ? Text() : " = " + foreign(pair.b->id)));
            }
        }
        if (same.empty()) return;
        blocks.push_back({Heading{3, say("diff.same_in_both")}});
        blocks.push_back({Paragraph{join(same, ", ")}});
    }

    void add_values(Blocks& blocks, Key heading, const std::vector<rules::ValueDiff>& values,
                    const std::function<std::string(const std::string&)>& words) const {
        std::vector<std::vector<Text>> rows;
        const auto shown = [](const std::string& value) {
            return value.empty() ? Text(Mark("-")) : foreign(spaced(value));
        };
        for (const rules::ValueDiff& one : values)
            rows.push_back({foreign(words(one.name)), shown(one.a), shown(one.b)});
        if (rows.empty()) return;
        blocks.push_back({Heading{3, say(heading)}});
        blocks.push_back({table(std::move(rows))});
    }

    static void add_movement(Blocks& blocks, const rules::Ruleset& ruleset, const std::vector<std::string>& rules) {
        if (rules.empty()) return;
        blocks.push_back({Heading{3, say("diff.movement", {{"code", foreign(ruleset.id)}})}});
        List list;
        for (const std::string& rule : rules) list.items.push_back({rule});
        blocks.push_back({std::move(list)});
    }

    const RulesetDiff& diff_;
    std::set<std::pair<const Article*, const Article*>> said_;
};

}  // namespace

Blocks diff_page(const RulesetDiff& diff) {
    return DiffPage(diff).run();
}

}  // namespace jadoube::report
