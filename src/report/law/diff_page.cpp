#include "report/law/diff_page.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

#include "base/text.hpp"
#include "report/law/difference.hpp"
#include "report/law/grounds.hpp"
#include "report/law/law_text.hpp"
#include "report/law/number_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::ArticlePair;
using rules::Aspect;
using rules::KindsDiff;
using rules::RulesetDiff;

Text name(Aspect aspect) {
    return words_of("aspect", name_of(aspect));
}

Text named(const Article& article, const rules::Ruleset& ruleset) {
    return foreign(article.id) + " " + law_heading(ruleset.id, article);
}

Text names(const std::vector<const Article*>& articles) {
    std::vector<Text> texts;
    for (const Article* article : articles) texts.push_back(foreign(article->id));
    return join(texts, ", ");
}

/// What one article alone says, line by line.
Text alone(const Article& article, const rules::Ruleset& ruleset) {
    Text text = named(article, ruleset);
    for (const Aspect aspect : {Aspect::conditions, Aspect::raised_by, Aspect::window, Aspect::remedies}) {
        const Text words = aspect_words(aspect, article, ruleset);
        if (!words.empty()) text += Mark("\n") + name(aspect) + ": " + words;
    }
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
        Blocks blocks{{Heading{2, say("diff.heading", {{"a", title(*diff_.a)}, {"b", title(*diff_.b)}})}}};
        if (diff_.is_same()) {
            blocks.push_back({Paragraph{say("diff.same")}});
            return blocks;
        }
        for (const KindsDiff& kinds : diff_.kinds)
            if (!kinds.is_same()) blocks.push_back({section(kinds)});
        add_same(blocks);
        add_values(blocks, "diff.other_numbers", numbers());
        add_values(blocks, "diff.other_definitions", definitions());
        add_values(blocks, "diff.other_defaults", defaults());
        add_movement(blocks, *diff_.a, diff_.movement_only_a);
        add_movement(blocks, *diff_.b, diff_.movement_only_b);
        return blocks;
    }

private:
    static Text title(const rules::Ruleset& ruleset) { return foreign(law_title(ruleset.id, ruleset.title)); }

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
        rows.said.push_back({say("diff.both"), named(*pair.a, *diff_.a), named(*pair.b, *diff_.b)});
        for (const rules::Difference& one : pair.differences) {
            const Sides sides = sides_of(one, pair, diff_);
            rows.said.push_back({name(one.aspect), sides.a, sides.b});
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

    using Lines = std::vector<std::vector<Text>>;

    static std::vector<Text> line(const std::string& name, const Text& a, const Text& b) {
        const auto shown = [](const Text& value) { return value.empty() ? Text(Mark("-")) : value; };
        return {foreign(name), shown(a), shown(b)};
    }

    Lines numbers() const {
        Lines lines;
        for (const std::string& name : diff_.parameters)
            lines.push_back(line(number_name(name), number_value(name, *diff_.a), number_value(name, *diff_.b)));
        return lines;
    }

    Lines definitions() const {
        Lines lines;
        for (const rules::ValueDiff& one : diff_.definitions)
            lines.push_back(line(spaced(one.name), foreign(spaced(one.a)), foreign(spaced(one.b))));
        return lines;
    }

    Lines defaults() const {
        Lines lines;
        for (const rules::DefaultDiff& one : diff_.event_defaults)
            lines.push_back(
                line(words_of("fact", one.fact), values_in_words(one.fact, one.a), values_in_words(one.fact, one.b)));
        return lines;
    }

    void add_values(Blocks& blocks, Key heading, Lines lines) const {
        if (lines.empty()) return;
        blocks.push_back({Heading{3, say(heading)}});
        blocks.push_back({table(std::move(lines))});
    }

    static void add_movement(Blocks& blocks, const rules::Ruleset& ruleset,
                             const std::vector<rules::MovementRule>& stated) {
        if (stated.empty()) return;
        blocks.push_back({Heading{3, say("diff.movement", {{"code", foreign(ruleset.id)}})}});
        List list;
        for (const rules::MovementRule rule : stated) list.items.push_back({words_of("movement", name_of(rule))});
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
