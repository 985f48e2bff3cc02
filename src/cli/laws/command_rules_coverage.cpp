// jadoube rules coverage: what the cases of a code show of its articles, and what they leave out.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "adjudicate/coverage.hpp"
#include "base/error.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/law_files.hpp"
#include "cli/laws/law_shelf.hpp"
#include "cli/laws/rules_commands.hpp"
#include "cli/typed/show.hpp"
#include "desk/claim/case_files.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/laws/laws.hpp"
#include "report/law/coverage_page.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;
using adjudicate::Coverage;

struct CoverageWords {
    std::vector<std::string> names;
    std::vector<std::string> cases;
    std::string clauses;
};

/// Judges the cases of the codes asked for and counts what was seen.
class CoverageRun {
public:
    CoverageRun(Session& session, const CoverageWords& words) : session_(session), words_(words), shelf_(session) {}

    ExitCode run() {
        for (const std::string& name : names_or_all(ruleset_store(session_), words_.names)) {
            if (const desk::Laws* laws = shelf_.find(name)) seen_.emplace(laws->ruleset().id, Seen{laws, {}});
        }
        if (shelf_.code() != ExitCode::fine) return shelf_.code();
        judge_cases();
        std::vector<Coverage> codes;
        for (const auto& [id, seen] : seen_) add(seen, codes);
        print(codes);
        if (code_ != ExitCode::fine) return code_;
        if (shelf_.code() != ExitCode::fine) return shelf_.code();
        const bool whole =
            std::all_of(codes.begin(), codes.end(), [](const Coverage& one) { return one.missing.empty(); });
        return whole ? ExitCode::fine : ExitCode::negative;
    }

private:
    struct Seen {
        const desk::Laws* laws;
        adjudicate::Sightings sightings;
    };

    void judge_cases() {
        const auto files = desk::case_paths(words_.cases.empty() ? usual_case_folders() : words_.cases);
        if (!files) return fail({files.error()});
        for (const fs::path& file : *files) {
            const auto cases = desk::read_case_file(file);
            if (!cases) {
                fail(cases.error());
                continue;
            }
            for (const adjudicate::Case& one : *cases) judge(file, one);
        }
    }

    /// A case that names no code is one of the only code that was asked for. One asked for as a file is known by its
    /// id.
    const desk::Laws* laws_of(const adjudicate::Case& one) {
        if (one.ruleset.empty() && seen_.size() == 1) return seen_.begin()->second.laws;
        const auto asked = seen_.find(one.ruleset);
        return asked != seen_.end() ? asked->second.laws : shelf_.find(one.ruleset);
    }

    void judge(const fs::path& file, const adjudicate::Case& one) {
        const desk::Laws* laws = laws_of(one);
        if (laws == nullptr) return;
        const auto seen = seen_.find(laws->ruleset().id);
        if (seen == seen_.end()) return;
        const auto ruling = desk::ruling_on(one, *laws);
        if (ruling) return seen->second.sightings.add(*ruling);
        Error error = ruling.error();
        error.where = fmt::format("{}: {}", file.string(), one.name);
        fail({error});
    }

    void add(const Seen& seen, std::vector<Coverage>& codes) {
        const rules::Ruleset& ruleset = seen.laws->ruleset();
        const auto clauses = clauses_of(ruleset.id, words_.clauses);
        if (!clauses) return fail(clauses.error());
        codes.push_back(adjudicate::coverage_of(ruleset, seen.sightings, *clauses));
    }

    void print(const std::vector<Coverage>& codes) const {
        if (!session_.json) return show(session_, report::coverage_page(codes), kWideTerminal);
        for (const Coverage& one : codes) session_.print(adjudicate::to_json(one));
    }

    void fail(const Errors& errors) { code_ = session_.fail(errors); }

    Session& session_;
    const CoverageWords& words_;
    LawShelf shelf_;
    std::map<std::string, Seen> seen_;
    ExitCode code_ = ExitCode::fine;
};

}  // namespace

Command rules_coverage_command() {
    const auto words = std::make_shared<CoverageWords>();
    Command command;
    command.name = "coverage";
    command.summary = "Count what the cases show of each code, and name what they leave out";
    command.details =
        "Every case is judged as 'rules test' does it. An article fires where it applies in a ruling, and nearly "
        "fires\n"
        "where it is considered and does not: a condition fails, a window is closed, the wrong person raises it, an\n"
        "exception sets it aside. A rule of movement fires where a ruling cites it; a clause that only defines "
        "something\n"
        "needs a ruling that cites it. Open are exceptions that some case leaves open because a fact is unknown; "
        "those\n"
        "that test only what every case tells, as the kind of play, or what the code takes for granted, are not "
        "counted.\n"
        "Articles that need clock arithmetic or sealing are counted apart. Of a code that extends another, and has no "
        "list\n"
        "of clauses, only what it adds and replaces counts. Exit code 1: something is missing.";
    command.example = "jadoube rules coverage";
    command.options = {
        {"rules", "codes (default: all)", &words->names, "RULES"},
        {"--cases", "case files, or folders of them (default: tests/scenarios and tests/cases); may be repeated",
         &words->cases, "FILES"},
        {"--clauses", "the folder with a list of the clauses of each code (default: tests/clauses)", &words->clauses,
         "DIR"}};
    command.is_paged = true;
    command.run = [words](Session& session) { return CoverageRun(session, *words).run(); };
    return command;
}

}  // namespace jadoube::cli
