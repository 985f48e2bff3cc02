#include "report/law/coverage_page.hpp"

#include <fmt/format.h>

#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Coverage;
using adjudicate::Gap;
using adjudicate::Tally;

std::string tally_words(const Tally& tally) {
    return fmt::format("{}/{}", tally.count, tally.of);
}

Key key_of(Gap gap) {
    switch (gap) {
        case Gap::no_clause_list: return "coverage.no_clause_list";
        case Gap::clause_without_article: return "coverage.clause_without_article";
        case Gap::clause_not_decided: return "coverage.clause_not_decided";
        case Gap::never_fired: return "coverage.never_fired";
        case Gap::never_nearly_fired: return "coverage.never_nearly_fired";
        case Gap::exception_never_open: break;
    }
    return "coverage.exception_never_open";
}

std::vector<Text> row(const Coverage& code) {
    const auto number = [](std::size_t count) { return Text(std::to_string(count)); };
    return {foreign(code.ruleset),
            code.clauses ? number(code.clauses->of) : say("label.none"),
            code.clauses ? number(code.clauses->count) : Text(Mark("-")),
            number(code.articles),
            number(code.executable),
            tally_words(code.fired),
            tally_words(code.nearly),
            number(code.exceptions),
            tally_words(code.open_exceptions),
            tally_words(code.apart)};
}

Text names(const std::vector<std::string>& ids) {
    std::vector<Text> texts;
    for (const std::string& id : ids) texts.push_back(foreign(id));
    return join(texts, ", ");
}

ListItem item(Key what, const std::vector<std::string>& ids) {
    if (ids.empty()) return {say(what)};
    return {say("coverage.item", {{"what", say(what)}, {"count", ids.size()}, {"names", names(ids)}})};
}

void add_missing(Blocks& blocks, const Coverage& code) {
    std::vector<ListItem> items;
    for (const adjudicate::Missing& one : code.missing) items.push_back(item(key_of(one.gap), one.ids));
    if (!code.waiting.empty()) items.push_back(item("coverage.apart", code.waiting));
    add_list(
        blocks,
        say(code.missing.empty() ? Key("coverage.nothing_missing") : Key("coverage.missing"), {{"code", code.ruleset}}),
        std::move(items));
}

}  // namespace

Blocks coverage_page(std::span<const Coverage> codes) {
    Table table{{say("column.code"), say("column.clauses"), say("column.with_article"), say("column.articles"),
                 say("column.executable"), say("column.fired"), say("column.nearly"), say("column.exceptions"),
                 say("column.open"), say("column.clock_sealing")},
                {}};
    for (const Coverage& code : codes) table.rows.push_back(row(code));
    Blocks blocks{{std::move(table)}};
    for (const Coverage& code : codes) add_missing(blocks, code);
    return blocks;
}

}  // namespace jadoube::report
