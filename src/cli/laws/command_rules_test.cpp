// jadoube rules test: cases judged and compared with what they expect.
#include <fmt/format.h>

#include <ostream>

#include "adjudicate/expectation.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/laws/law_shelf.hpp"
#include "cli/laws/rules_commands.hpp"
#include "desk/claim/case_files.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/laws/case_words.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

struct TestWords {
    std::string rules;
    std::vector<std::string> files;
};

/// Runs the cases of files and counts them.
class CaseRunner {
public:
    CaseRunner(Session& session, const TestWords& words) : session_(session), words_(words), shelf_(session) {}

    ExitCode run() {
        const auto files = desk::case_paths(words_.files);
        if (!files) return session_.fail(files.error());
        if (files->empty()) {
            return session_.fail(Error{ErrorCode::usage, "there is no case file in it", words_.files.front(),
                                       "case files end in .json"});
        }
        for (const fs::path& file : *files) run_file(file);
        if (session_.json) {
            session_.print(Json::object({{"schema", "jadoube/cases/1"},
                                         {"passed", passed_},
                                         {"failed", failed_},
                                         {"failures", std::move(failures_)}}));
        } else {
            session_.out << fmt::format("{} passed, {} failed\n", passed_, failed_);
        }
        if (code_ != ExitCode::fine) return code_;
        if (shelf_.code() != ExitCode::fine) return shelf_.code();
        return failed_ == 0 ? ExitCode::fine : ExitCode::negative;
    }

private:
    void run_file(const fs::path& file) {
        const auto cases = desk::read_case_file(file);
        if (!cases) {
            code_ = session_.fail(cases.error());
            return;
        }
        for (const adjudicate::Case& one : *cases) run_case(file, one);
    }

    void run_case(const fs::path& file, const adjudicate::Case& one) {
        const desk::Laws* laws = shelf_.find(words_.rules.empty() ? one.ruleset : words_.rules);
        if (laws == nullptr) return;
        const auto ruling = desk::ruling_on(one, *laws);
        std::vector<std::string> differences = desk::unknown_names(one, *laws);
        if (!differences.empty()) {
            // Whatever it is compared with, it says something else than it means.
        } else if (!ruling) {
            differences.push_back(fmt::format("{}: {}", ruling.error().where, ruling.error().message));
        } else if (one.then) {
            differences = adjudicate::differences(*one.then, *ruling);
            if (const auto heard = desk::require_heard(*ruling, one.dispute, one.dispute.facts); !heard)
                differences.push_back(fmt::format("{}: {}", heard.error().where, heard.error().message));
        } else {
            differences.emplace_back("the case expects nothing: it needs 'then'");
        }
        ++(differences.empty() ? passed_ : failed_);
        if (differences.empty()) return;
        if (session_.json) {
            failures_.push_back(Json::object({{"file", for_terminal(file.string())},
                                              {"case", one.name},
                                              {"differences", JsonArray(differences.begin(), differences.end())}}));
            return;
        }
        session_.out << fmt::format("{}: {}\n", for_terminal(file.string()), for_terminal(one.name));
        for (const std::string& difference : differences) session_.out << "    " << for_terminal(difference) << '\n';
    }

    Session& session_;
    const TestWords& words_;
    LawShelf shelf_;
    std::int64_t passed_ = 0;
    std::int64_t failed_ = 0;
    JsonArray failures_;
    ExitCode code_ = ExitCode::fine;
};

}  // namespace

Command rules_test_command() {
    const auto words = std::make_shared<TestWords>();
    Command command;
    command.name = "test";
    command.summary = "Judge case files and compare with what they expect";
    command.example = "jadoube rules test tests/scenarios";
    command.options = {
        {"files", "case files, or folders of them", &words->files, "FILES", true},
        {"-r,--rules", "the code of laws (default: the one that the case names)", &words->rules, "RULES"}};
    command.run = [words](Session& session) { return CaseRunner(session, *words).run(); };
    return command;
}

}  // namespace jadoube::cli
