#include "report/coverage_page.hpp"

#include <fmt/format.h>

namespace jadoube::report {
namespace {

using adjudicate::Coverage;
using adjudicate::Gap;
using adjudicate::Tally;

std::string words_for(const Tally& tally) {
    return fmt::format("{}/{}", tally.count, tally.of);
}

std::string_view words_for(Gap gap) {
    switch (gap) {
        case Gap::no_clause_list: return "no list of its clauses";
        case Gap::clause_without_article: return "clauses without an article";
        case Gap::clause_not_decided: return "clauses that no article decides and no ruling cites";
        case Gap::never_fired: return "articles that never fired";
        case Gap::never_nearly_fired: return "articles that were never considered in vain";
        case Gap::exception_never_open: return "exceptions that never stood open because a fact was unknown";
    }
    return {};
}

std::vector<Text> row(const Coverage& code) {
    const auto number = [](std::size_t count) { return Text(std::to_string(count)); };
    return {foreign(code.ruleset),
            code.clauses ? number(code.clauses->of) : Text("none"),
            code.clauses ? number(code.clauses->count) : Text("-"),
            number(code.articles),
            number(code.executable),
            words_for(code.fired),
            words_for(code.nearly),
            number(code.exceptions),
            words_for(code.open_exceptions),
            words_for(code.apart)};
}

Text names(const std::vector<std::string>& ids) {
    std::vector<Text> texts;
    for (const std::string& id : ids) texts.push_back(foreign(id));
    return join(texts, ", ");
}

ListItem item(const std::string& what, const std::vector<std::string>& ids) {
    if (ids.empty()) return {what};
    return {fmt::format("{} ({}): ", what, ids.size()) + names(ids)};
}

void add_missing(Blocks& blocks, const Coverage& code) {
    std::vector<ListItem> items;
    for (const adjudicate::Missing& one : code.missing) items.push_back(item(std::string(words_for(one.gap)), one.ids));
    if (!code.waiting.empty()) items.push_back(item("counted apart, for clock arithmetic or sealing", code.waiting));
    add_list(blocks, code.ruleset + (code.missing.empty() ? ": nothing is missing" : ": missing"), std::move(items));
}

}  // namespace

Blocks coverage_page(std::span<const Coverage> codes) {
    Table table{{"code", "clauses", "with article", "articles", "execut-\nable", "fired", "nearly\nfired",
                 "excep-\ntions", "open", "clock,\nsealing"},
                {}};
    for (const Coverage& code : codes) table.rows.push_back(row(code));
    Blocks blocks{{std::move(table)}};
    for (const Coverage& code : codes) add_missing(blocks, code);
    return blocks;
}

}  // namespace jadoube::report
