// jadoube rules check-against: a code beside its print.
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/law_files.hpp"
#include "cli/laws/rules_commands.hpp"
#include "cli/typed/show.hpp"
#include "desk/laws/laws.hpp"
#include "report/formats/html.hpp"
#include "report/formats/terminal.hpp"
#include "report/law/print_page.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

struct PrintWords {
    std::string print;
    std::string rules;
    std::vector<std::string> cases;
    std::string clauses;
    std::string html;
};

Result<std::string> print_in(const std::string& path) {
    auto text = read_file(path, kLargestJson);
    if (text && !is_utf8(*text)) {
        return failure(ErrorCode::not_utf8, "is not UTF-8", path, "save it as UTF-8; 'iconv -f latin1 -t utf8' does");
    }
    return text;
}

tl::expected<std::vector<std::string>, Errors> numbers_listed(const std::string& id, const std::string& folder) {
    const auto clauses = clauses_of(id, folder);
    if (!clauses) return tl::unexpected<Errors>(clauses.error());
    std::vector<std::string> numbers;
    if (!*clauses) return numbers;
    for (const adjudicate::Clause& clause : **clauses) numbers.push_back(clause.id);
    return numbers;
}

/// Cases name a code by its id or, as on the command line, by its file.
std::vector<report::LawCase> cases_of(const rules::Ruleset& ruleset, const PrintWords& words) {
    auto by_code = cases_by_code(words.cases);
    std::vector<report::LawCase> cases = std::move(by_code[ruleset.id]);
    if (words.rules != ruleset.id)
        for (report::LawCase& one : by_code[words.rules]) cases.push_back(std::move(one));
    return cases;
}

ExitCode written(Session& session, const rules::PrintCheck& check, const PrintWords& words) {
    const std::vector<report::LawCase> cases = cases_of(*check.ruleset, words);
    const report::Document page = report::print_page(check, words.cases.empty() ? nullptr : &cases);
    if (!words.html.empty()) {
        const auto saved = write_file(words.html, report::to_html(page));
        if (!saved) return session.fail(saved.error());
    } else {
        report::TerminalStyle style = terminal_style(session);
        style.width = kWideTerminal;
        session.out << report::to_terminal(page, style);
    }
    return check.is_whole() ? ExitCode::fine : ExitCode::negative;
}

ExitCode check_against(Session& session, const PrintWords& words) {
    if (session.json && !words.html.empty()) {
        return session.fail(Error{ErrorCode::usage, "a page is no JSON", "--html", "leave out --html or --json"});
    }
    const auto laws = desk::load_laws(ruleset_store(session), words.rules);
    if (!laws) return session.fail(laws.error());
    const auto print = print_in(words.print);
    if (!print) return session.fail(print.error());
    const auto numbers = numbers_listed(laws->ruleset().id, words.clauses);
    if (!numbers) return session.fail(numbers.error());
    auto check = rules::check_against_print(laws->ruleset(), *print, *numbers);
    if (!check) {
        check.error().where = words.print;
        return session.fail(check.error());
    }
    if (!session.json) return written(session, *check, words);
    session.print(rules::to_json(*check));
    return check->is_whole() ? ExitCode::fine : ExitCode::negative;
}

}  // namespace

Command rules_check_against_command() {
    const auto words = std::make_shared<PrintWords>();
    Command command;
    command.name = "check-against";
    command.summary = "Show a code beside its print, clause by clause";
    command.details =
        "For somebody who knows the law and reads no JSON: on one side the clause as it is printed, on the other "
        "what\n"
        "happens under the code, said from its data alone: what triggers it, under which conditions, until when, who "
        "may\n"
        "raise it, what follows, what it sets aside. The print is plain text (UTF-8); it is cut where the numbers of "
        "the\n"
        "articles, or others of their form, stand at the beginning of a line, or in brackets, and at headings and "
        "notes "
        "that\n"
        "have no number. At the end stand the clauses that no article has the number of, those that say shall, must, "
        "may,\n"
        "forfeit or lose and have no effect, and the numbers that the print does not have. Exit code 1: there are "
        "such.\n"
        "With --cases the cases of each article are named.";
    command.example = "jadoube rules check-against data/own-rules/club-open.txt data/own-rules/club-open.json";
    command.options = {{"print", "the print of the code, as plain text", &words->print, "PRINT", true},
                       {"rules", "the code", &words->rules, "RULES", true},
                       {"--cases", "case files, or folders of them; may be repeated", &words->cases, "FILES"},
                       {"--clauses", "the folder with a list of the clauses of each code (default: tests/clauses)",
                        &words->clauses, "DIR"},
                       {"--html", "write HTML to this file", &words->html, "FILE"}};
    command.run = [words](Session& session) { return check_against(session, *words); };
    return command;
}

}  // namespace jadoube::cli
