// jadoube rules: the codes of law as they are at hand.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/expectation.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/laws.hpp"
#include "rules/lint.hpp"
#include "rules/ruleset_reader.hpp"
#include "rules/show.hpp"
#include "rules/vocabulary.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

struct RulesWords {
    std::string rules;
    std::string article;
    std::vector<std::string> names;
    std::vector<std::string> files;
    bool resolved = false;
};

Json text_or_null(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

ExitCode list_rules(Session& session) {
    const rules::RulesetStore store = ruleset_store(session);
    const auto index = store.index();
    const ExitCode code = index ? ExitCode::fine : session.fail(index.error());
    const auto rulesets = store.list();
    if (!session.json) {
        session.out << rules::rulesets_table(rulesets);
        return code;
    }
    JsonArray list;
    for (const rules::ListedRuleset& one : rulesets) {
        list.push_back(Json::object({{"id", one.id},
                                     {"title", one.title},
                                     {"default", one.is_default},
                                     {"problem", text_or_null(one.problem)}}));
    }
    session.print(Json::object({{"schema", "jadoube/rulesets/1"}, {"rulesets", list}}));
    return code;
}

ExitCode show_rules(Session& session, const RulesWords& words) {
    const rules::RulesetStore store = ruleset_store(session);
    const auto laws = load_laws(store, words.rules);
    if (!laws) return session.fail(laws.error());
    const rules::Ruleset& ruleset = laws->ruleset();
    if (words.resolved || session.json) {
        const auto texts = [&](const std::string& id) { return store.text_of(id); };
        const auto resolved = rules::resolve_ruleset(laws->loaded.text, laws->loaded.path.string(), texts);
        if (!resolved) return session.fail(resolved.error());
        session.out << to_pretty_text(*resolved);
        return ExitCode::fine;
    }
    if (words.article.empty()) {
        session.out << rules::ruleset_page(ruleset);
        return ExitCode::fine;
    }
    const auto articles = rules::articles_named(ruleset, words.article);
    if (articles.empty()) {
        std::vector<std::string> ids;
        for (const rules::Article& article : ruleset.articles) ids.push_back(article.id);
        const auto meant = nearest(words.article, ids);
        return session.fail(
            Error{ErrorCode::usage,
                  fmt::format("{} has no article {}", ruleset.id, words.article),
                  {},
                  meant ? fmt::format("did you mean '{}'?", *meant) : "'jadoube rules show RULES' lists them"});
    }
    for (const rules::Article* article : articles) session.out << rules::article_page(*article, ruleset) << '\n';
    return ExitCode::fine;
}

/// The codes named, or all.
std::vector<std::string> names_or_all(const rules::RulesetStore& store, const std::vector<std::string>& names) {
    if (!names.empty()) return names;
    std::vector<std::string> all;
    for (const rules::ListedRuleset& one : store.list()) all.push_back(one.id);
    return all;
}

Json finding_json(const std::string& ruleset, const rules::LintFinding& finding) {
    JsonArray articles;
    for (const std::string& article : finding.articles) articles.push_back(article);
    return Json::object({{"schema", "jadoube/finding/1"},
                         {"ruleset", ruleset},
                         {"code", finding.code},
                         {"severity", rules::name_of(finding.severity)},
                         {"line", finding.line},
                         {"articles", articles},
                         {"text", finding.text}});
}

/// Exit code 1 where there are warnings, 3 where there are errors; remarks alone are fine.
ExitCode lint_rules(Session& session, const RulesWords& words) {
    const rules::RulesetStore store = ruleset_store(session);
    ExitCode code = ExitCode::fine;
    for (const std::string& name : names_or_all(store, words.names)) {
        const auto laws = load_laws(store, name);
        if (!laws) {
            code = session.fail(laws.error());
            continue;
        }
        for (const rules::LintFinding& finding : rules::lint(laws->ruleset())) {
            if (finding.severity == rules::Severity::error) code = ExitCode::bad_input;
            if (finding.severity == rules::Severity::warning && code == ExitCode::fine) code = ExitCode::negative;
            if (session.json) {
                session.print(finding_json(laws->ruleset().id, finding));
            } else {
                session.out << fmt::format("{}:{}: {}\n", laws->ruleset().id, finding.line,
                                           for_terminal(to_text(finding)));
            }
        }
    }
    return code;
}

/// Case files below the paths, in order of their names.
tl::expected<std::vector<fs::path>, Error> case_files(const std::vector<std::string>& names) {
    std::vector<fs::path> files;
    for (const std::string& name : names) {
        std::error_code problem;
        if (!fs::is_directory(name, problem)) {
            files.emplace_back(name);
            continue;
        }
        for (const auto& entry : fs::recursive_directory_iterator(name, problem)) {
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        }
        if (problem) return tl::unexpected<Error>(Error{ErrorCode::file_unreadable, problem.message(), name});
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// Runs the cases of files and counts them.
class CaseRunner {
public:
    CaseRunner(Session& session, const RulesWords& words)
        : session_(session), words_(words), store_(ruleset_store(session)) {}

    ExitCode run() {
        const auto files = case_files(words_.files);
        if (!files) return session_.fail(files.error());
        if (files->empty()) {
            return session_.fail(Error{ErrorCode::usage, "there is no case file in it", words_.files.front(),
                                       "case files end in .json"});
        }
        for (const fs::path& file : *files) run_file(file);
        if (session_.json) {
            session_.print(Json::object({{"schema", "jadoube/cases/1"}, {"passed", passed_}, {"failed", failed_}}));
        } else {
            session_.out << fmt::format("{} passed, {} failed\n", passed_, failed_);
        }
        if (code_ != ExitCode::fine) return code_;
        return failed_ == 0 ? ExitCode::fine : ExitCode::negative;
    }

private:
    void run_file(const fs::path& file) {
        const auto text = read_file(file, kLargestJson);
        if (!text) return fail(Errors{text.error()});
        const auto cases = adjudicate::read_cases(*text, file.string());
        if (!cases) return fail(cases.error());
        for (const adjudicate::Case& one : *cases) run_case(file, one);
    }

    void fail(const Errors& errors) { code_ = session_.fail(errors); }

    const Laws* laws(const std::string& name) {
        const auto known = laws_.find(name);
        if (known != laws_.end()) return &known->second;
        auto loaded = load_laws(store_, name);
        if (!loaded) {
            fail(loaded.error());
            return nullptr;
        }
        return &laws_.emplace(name, std::move(*loaded)).first->second;
    }

    void run_case(const fs::path& file, const adjudicate::Case& one) {
        const Laws* code = laws(words_.rules.empty() ? one.ruleset : words_.rules);
        if (code == nullptr) return;
        const auto ruling = adjudicate::adjudicate(code->ruleset(), one.game, one.dispute, {}, code->deferred.get());
        std::vector<std::string> differences;
        if (!ruling) {
            differences.push_back(to_text(ruling.error()));
        } else if (one.then) {
            differences = adjudicate::differences(*one.then, *ruling);
        } else {
            differences.emplace_back("the case expects nothing: it needs 'then'");
        }
        ++(differences.empty() ? passed_ : failed_);
        if (differences.empty()) return;
        session_.out << fmt::format("{}: {}\n", for_terminal(file.string()), for_terminal(one.name));
        for (const std::string& difference : differences) session_.out << "    " << for_terminal(difference) << '\n';
    }

    Session& session_;
    const RulesWords& words_;
    rules::RulesetStore store_;
    std::map<std::string, Laws> laws_;
    std::int64_t passed_ = 0;
    std::int64_t failed_ = 0;
    ExitCode code_ = ExitCode::fine;
};

Command part(std::string name, std::string summary, std::string example, std::function<ExitCode(Session&)> run) {
    Command command;
    command.name = std::move(name);
    command.summary = std::move(summary);
    command.example = std::move(example);
    command.run = std::move(run);
    return command;
}

}  // namespace

Command rules_command() {
    const auto words = std::make_shared<RulesWords>();
    Command list = part("list", "List the codes of law", "jadoube rules list", list_rules);
    Command show = part("show", "Print a code, or an article of it", "jadoube rules show fide 4.3",
                        [words](Session& session) { return show_rules(session, *words); });
    show.options = {{"rules", "an id, a family with a date, or a file", &words->rules, "RULES", true},
                    {"article", "an article, or a number with all its parts", &words->article, "ARTICLE"},
                    {"--resolved", "the whole as JSON, with what it extends", &words->resolved}};
    Command lint = part("lint", "Look for contradictions, gaps and parts without effect", "jadoube rules lint",
                        [words](Session& session) { return lint_rules(session, *words); });
    lint.options = {{"rules", "codes (default: all)", &words->names, "RULES"}};
    Command test =
        part("test", "Judge case files and compare with what they expect", "jadoube rules test tests/scenarios",
             [words](Session& session) { return CaseRunner(session, *words).run(); });
    test.options = {{"files", "case files, or folders of them", &words->files, "FILES", true},
                    {"-r,--rules", "the code of laws (default: the one that the case names)", &words->rules, "RULES"}};
    Command vocabulary = part("vocabulary", "Print every word that a code or a case may use",
                              "jadoube rules vocabulary", [](Session& session) {
                                  session.out << rules::vocabulary_page();
                                  return ExitCode::fine;
                              });
    Command command;
    command.name = "rules";
    command.summary = "Look at the codes of law, and test them";
    command.parts = {std::move(list), std::move(show), std::move(lint), std::move(test), std::move(vocabulary)};
    return command;
}

}  // namespace jadoube::cli
