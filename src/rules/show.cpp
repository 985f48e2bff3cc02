#include "rules/show.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/standing.hpp"
#include "rules/vocabulary.hpp"
#include "rules/words.hpp"

namespace jadoube::rules {
namespace {

constexpr std::size_t kWidth = 100;
constexpr std::size_t kLabelWidth = 16;

/// The text in lines of at most kWidth columns, each begun with `indent` spaces, the first after `first`.
std::string wrapped(const std::string& text, std::size_t indent, std::string first) {
    std::string lines;
    std::string line = std::move(first);
    bool is_begun = false;
    for (const std::string_view word : split(text, ' ')) {
        if (is_begun && display_width(line) + 1 + display_width(word) > kWidth) {
            lines += line + '\n';
            line = std::string(indent, ' ');
            is_begun = false;
        }
        if (is_begun) line += ' ';
        line += word;
        is_begun = true;
    }
    return lines + line + '\n';
}

std::string labelled(std::string_view label, const std::string& text) {
    if (text.empty()) return {};
    return wrapped(text, kLabelWidth, fmt::format("{:<{}}", label, kLabelWidth));
}

std::vector<std::string> exceptions_from(const Article& article, const Ruleset& ruleset) {
    std::vector<std::string> ids;
    for (const Article& other : ruleset.articles) {
        if (excepts(other, article)) ids.push_back(other.id);
    }
    return ids;
}

std::string triggers_in_words(const Article& article) {
    std::vector<std::string> meanings;
    for (const std::string& kind : article.triggers) {
        meanings.push_back(fmt::format("{} ({})", meaning_of_kind(kind), kind));
    }
    return meanings.empty() ? "nothing; it informs" : list_of(meanings, "or");
}

std::string what_follows(const Article& article, const Ruleset& ruleset) {
    constexpr std::size_t kStep = 3;
    std::string lines;
    std::string label = fmt::format("{:<{}}", "What follows", kLabelWidth);
    for (const Remedy& remedy : article.then) {
        for (const OutlineLine& line : outline_of(remedy, ruleset)) {
            const std::size_t indent = kLabelWidth + line.depth * kStep;
            label.resize(indent, ' ');
            lines += wrapped(line.text, indent, std::move(label));
            label = {};
        }
    }
    return lines;
}

std::string enforced(const Article& article) {
    std::vector<std::string> meanings;
    for (const std::string& rule : article.enforces) {
        for (const WordRow& row : movement_rules()) {
            if (row.name == rule) meanings.emplace_back(row.meaning);
        }
    }
    return list_of(meanings);
}

std::string definitions_section(const Ruleset& ruleset) {
    std::string section;
    for (const auto& [kind, needed] : ruleset.move_is_complete) {
        section += fmt::format("  a move ({}) is complete: {}\n", kind, list_of(needed));
    }
    for (const auto& [name, value] : ruleset.definitions) section += fmt::format("  {}: {}\n", name, value);
    return section.empty() ? section : "Definitions\n" + section + '\n';
}

std::string event_defaults_section(const Ruleset& ruleset) {
    std::string section;
    for (const auto& [fact, values] : ruleset.event_defaults) {
        std::vector<std::string> words;
        for (const Value& value : values) words.push_back(to_text(value));
        section += fmt::format("  {}: {}\n", fact, list_of(words));
    }
    return section.empty() ? section : "Where the event says nothing\n" + section + '\n';
}

std::string parameters_section(const Ruleset& ruleset) {
    std::string section;
    for (const auto& [name, values] : ruleset.parameters) {
        std::vector<std::string> words;
        for (const auto& [play, number] : values) {
            words.push_back(play == "any" ? std::to_string(number) : fmt::format("{} {}", play, number));
        }
        section += fmt::format("  {}: {}\n", name, fmt::join(words, ", "));
    }
    return section.empty() ? section : "Numbers\n" + section + '\n';
}

}  // namespace

std::string article_page(const Article& article, const Ruleset& ruleset) {
    std::string page = fmt::format("{}  {}\n\n", article.id, article.heading);
    page += wrapped(article.summary, 0, {}) + '\n';
    page += labelled("Triggered by", triggers_in_words(article));
    page += labelled("When", to_words(article.when, ruleset));
    page += labelled("May be raised", article.until ? to_words(*article.until, ruleset) : std::string());
    page += labelled("Raised by", list_of(article.raised_by, "or"));
    page += what_follows(article, ruleset);
    page += labelled("Finding", article.finding.value_or(std::string()));
    page += labelled("Enforces", enforced(article));
    page += labelled("Exception to", list_of(article.exception_to));
    page += labelled("Exceptions", list_of(exceptions_from(article, ruleset)));
    page += labelled("See also", list_of(article.cites));
    page += labelled("Note", article.note);
    if (!article.verified) page += labelled("Unverified", "not checked against the source");
    return page;
}

std::string ruleset_page(const Ruleset& ruleset) {
    std::string page = fmt::format("{}\n{}\n", ruleset.title, std::string(display_width(ruleset.title), '='));
    page += labelled("Id", ruleset.id) + labelled("Source", ruleset.source);
    page +=
        labelled("Checked on", ruleset.checked_on) + labelled("Defers to", ruleset.defers_to.value_or(std::string()));
    page += labelled("Exhaustive on", list_of(ruleset.exhaustive)) + '\n';
    page += definitions_section(ruleset) + parameters_section(ruleset) + event_defaults_section(ruleset) + "Articles\n";
    for (const Article& article : ruleset.articles) {
        page += fmt::format("\n{}  {}{}\n", article.id, article.heading, article.verified ? "" : " (unverified)");
        page += wrapped(article.summary, 2, "  ");
    }
    return page;
}

std::vector<const Article*> articles_named(const Ruleset& ruleset, const std::string& reference) {
    std::vector<const Article*> found;
    for (const Article& article : ruleset.articles) {
        if (covers(reference, article.id)) found.push_back(&article);
    }
    return found;
}

std::string rulesets_table(const std::vector<ListedRuleset>& rulesets) {
    std::size_t widest = 0;
    for (const ListedRuleset& ruleset : rulesets) widest = std::max(widest, display_width(ruleset.id));
    std::string table;
    for (const ListedRuleset& ruleset : rulesets) {
        const std::string holds = ruleset.holds.empty() ? std::string() : fmt::format(" ({})", list_of(ruleset.holds));
        table += fmt::format("{} {:<{}}  {}\n", ruleset.is_default ? '*' : ' ', ruleset.id, widest,
                             ruleset.problem.empty() ? ruleset.title + holds : "cannot be read: " + ruleset.problem);
    }
    return table;
}

}  // namespace jadoube::rules
