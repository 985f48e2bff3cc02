// jadoube rules show: a code, or an article of it, as pages.
#include <fmt/format.h>

#include <ostream>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/json_shown.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/law_files.hpp"
#include "cli/laws/law_shelf.hpp"
#include "cli/laws/rules_commands.hpp"
#include "cli/typed/show.hpp"
#include "desk/laws/laws.hpp"
#include "report/formats/html.hpp"
#include "report/law/code_page.hpp"
#include "rules/read/readings.hpp"
#include "rules/words/show.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

struct ShowWords {
    std::vector<std::string> words;
    std::vector<std::string> cases;
    std::string html;
    bool resolved = false;
};

std::map<std::string, std::vector<report::LawCase>> known_cases(const ShowWords& words) {
    return cases_by_code(words.cases.empty() ? usual_case_folders() : words.cases);
}

ExitCode show_resolved(Session& session, const rules::RulesetStore& store, const desk::Laws& laws) {
    // What it rests on may lie beside the file, where the store does not look.
    const auto texts = [&](const std::string& id) -> Result<std::string> {
        const auto beside = laws.loaded.others.find(id);
        return beside != laws.loaded.others.end() ? Result<std::string>(beside->second) : store.text_of(id);
    };
    const auto resolved = rules::resolve_ruleset(laws.loaded.text, laws.loaded.path.string(), texts);
    if (!resolved) return session.fail(resolved.error());
    session.out << for_json(to_pretty_text(*resolved));
    return ExitCode::fine;
}

ExitCode no_such_article(const Session& session, const rules::Ruleset& ruleset, const std::string& named) {
    std::vector<std::string> ids;
    for (const rules::Article& article : ruleset.articles) ids.push_back(article.id);
    return session.fail(Error{ErrorCode::usage,
                              fmt::format("{} has no article {}", ruleset.id, named),
                              {},
                              did_you_mean(named, ids, "'jadoube rules show RULES' lists them")});
}

ExitCode show_articles(Session& session, const desk::Laws& laws, const std::string& named, const ShowWords& words) {
    const auto articles = rules::articles_named(laws.ruleset(), named);
    if (articles.empty()) return no_such_article(session, laws.ruleset(), named);
    const report::LawCode code{&laws.ruleset(), known_cases(words)[laws.ruleset().id]};
    report::Blocks blocks;
    for (const rules::Article* article : articles) append(blocks, report::article_page(*article, code));
    show(session, blocks, kWideTerminal);
    return ExitCode::fine;
}

/// The first word is a code; the others are the id of an article, which may have a space in it.
ExitCode show_one(Session& session, const ShowWords& words) {
    if (words.words.empty()) {
        return session.fail(Error{ErrorCode::usage, "which code?", {}, "'jadoube rules list' lists them"});
    }
    if (words.words.size() > 1 && (words.resolved || session.json)) {
        return session.fail(Error{ErrorCode::usage, "prints a whole code; an article stands in the text alone",
                                  words.resolved ? "--resolved" : "--json", "leave out the option or the article"});
    }
    const rules::RulesetStore store = ruleset_store(session);
    const auto laws = desk::load_laws(store, words.words.front());
    if (!laws) return session.fail(laws.error());
    if (words.resolved || session.json) return show_resolved(session, store, *laws);
    const std::string article = fmt::format("{}", fmt::join(words.words.begin() + 1, words.words.end(), " "));
    if (!article.empty()) return show_articles(session, *laws, article, words);
    show(session, report::code_page(laws->ruleset()), kWideTerminal);
    return ExitCode::fine;
}

ExitCode write_folder(Session& session, const fs::path& folder, std::span<const report::LawCode> codes) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) {
        return session.fail(Error{ErrorCode::output_failed, problem.message(), folder.string(), "name another folder"});
    }
    for (const report::LawFile& file : report::law_folder(codes)) {
        const auto written = write_file(folder / file.name, report::to_html(file.document));
        if (!written) return session.fail(written.error());
    }
    return ExitCode::fine;
}

/// One file where the name ends in .html, else a folder. Written only if every code can be read.
ExitCode write_html(Session& session, const ShowWords& words) {
    LawShelf shelf(session);
    auto cases = known_cases(words);
    std::vector<report::LawCode> codes;
    for (const std::string& name : names_or_all(ruleset_store(session), words.words)) {
        const desk::Laws* laws = shelf.find(name);
        if (laws != nullptr) codes.push_back({&laws->ruleset(), std::move(cases[laws->ruleset().id])});
    }
    if (shelf.code() != ExitCode::fine) return shelf.code();
    if (fs::path(words.html).extension() != ".html") return write_folder(session, words.html, codes);
    const auto written = write_file(words.html, report::to_html(report::law_page(codes)));
    return written ? ExitCode::fine : session.fail(written.error());
}

}  // namespace

Command rules_show_command() {
    const auto words = std::make_shared<ShowWords>();
    Command command;
    command.name = "show";
    command.summary = "Print a code, or an article of it, or write all codes as HTML";
    command.details =
        "A code is an id, a family with a date, or a file. An article stands with what triggers it, until when, who "
        "may\n"
        "raise it, its conditions, what follows, its exceptions, its numbers and its cases; a number without its "
        "letters\n"
        "means all its parts. With --html the words are codes (default: all); the pages need nothing else, and lead "
        "from\n"
        "article to cases and to the articles of other codes on the same kind of incident.";
    command.example = "jadoube rules show fide 4.3";
    command.options = {
        {"words", "a code and, if wanted, the number of an article; with --html: codes", &words->words, "CODE"},
        {"--html", "write HTML: one file if the name ends in .html, else a folder", &words->html, "PATH"},
        {"--cases", "case files, or folders of them (default: tests/scenarios and tests/cases); may be repeated",
         &words->cases, "FILES"},
        {"--resolved", "the whole as JSON, with what it extends", &words->resolved}};
    command.is_paged = true;
    command.run = [words](Session& session) {
        return words->html.empty() ? show_one(session, *words) : write_html(session, *words);
    };
    return command;
}

}  // namespace jadoube::cli
