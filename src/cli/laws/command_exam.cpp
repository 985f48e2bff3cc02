// jadoube exam: disputes put one at a time, answered and marked.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/installed_rules.hpp"
#include "cli/typed/show.hpp"
#include "desk/claim/case_files.hpp"
#include "desk/exam/exam_pages.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

constexpr int kUsualCount = 10;
constexpr int kMostQuestions = 1000;
constexpr int kUsualPass = 80;
constexpr std::string_view kEnd = "quit";

struct ExamWords {
    std::vector<std::string> files;
    std::string rules;
    std::optional<int> count;
    std::optional<int> seed;
    std::optional<int> pass;
};

tl::expected<std::vector<adjudicate::Case>, Errors> cases_in(const std::vector<std::string>& names) {
    const auto files = desk::case_paths(names);
    if (!files) return tl::unexpected<Errors>(Errors{files.error()});
    std::vector<adjudicate::Case> all;
    Errors errors;
    for (const std::filesystem::path& file : *files) {
        auto cases = desk::read_case_file(file);
        if (cases) std::move(cases->begin(), cases->end(), std::back_inserter(all));
        if (!cases) errors.insert(errors.end(), cases.error().begin(), cases.error().end());
    }
    if (!errors.empty()) return tl::unexpected<Errors>(std::move(errors));
    return all;
}

/// Those that can be read: what follows under them is only offered.
std::vector<desk::Laws> other_codes(const rules::RulesetStore& store, const std::string& but) {
    std::vector<desk::Laws> codes;
    for (const rules::ListedRuleset& listed : store.list()) {
        if (listed.id == but) continue;
        if (auto laws = desk::load_laws(store, listed.id)) codes.push_back(std::move(*laws));
    }
    return codes;
}

/// One examination: who is asked, and what was answered.
class Examination {
public:
    Examination(Session& session, const desk::Laws& laws, std::vector<desk::ExamQuestion> questions)
        : session_(session), ruleset_(laws.ruleset()), questions_(std::move(questions)) {}

    /// Until the questions or the lines end; on a terminal a line that is not understood is asked for again, and
    /// questions that were not put are not marked.
    Result<void> ask() {
        for (std::size_t i = 0; i < questions_.size(); ++i) {
            put(report::to_terminal(desk::exam_question_page(questions_[i], ruleset_, i + 1, questions_.size()),
                                    terminal_style(session_)));
            auto answer = answer_to(i);
            if (!answer) return tl::unexpected<Error>(answer.error());
            if (!*answer && session_.is_terminal) questions_.resize(i);
            answers_.push_back(answer->value_or(desk::ExamAnswer{}));
        }
        answers_.resize(questions_.size());
        return {};
    }

    void mark(std::uint64_t seed) const {
        if (session_.json) return session_.print(desk::exam_json(questions_, answers_, ruleset_, seed));
        if (!questions_.empty()) show(session_, desk::exam_marks_page(questions_, answers_, ruleset_));
    }

    [[nodiscard]] bool is_passed(int percent) const {
        const int most = desk::kMarksOfQuestion * static_cast<int>(questions_.size());
        return 100 * desk::exam_marks(questions_, answers_) >= percent * most;
    }

private:
    /// A question. With --json the output is for a program, and whoever answers reads the other stream.
    void put(const std::string& text) const {
        if (!session_.json) session_.out << text << '\n';
        if (session_.json && session_.is_terminal) session_.err << text << '\n';
        session_.out.flush();
    }

    /// Nothing at the end of the lines, or where it is broken off.
    Result<std::optional<desk::ExamAnswer>> answer_to(std::size_t question) const {
        while (session_.next_line) {
            const auto line = session_.next_line("articles, what follows (a c 2)> ");
            if (!line || (session_.is_terminal && *line == kEnd)) break;
            auto answer = desk::read_exam_answer(*line, questions_[question]);
            if (answer) return std::optional(std::move(*answer));
            answer.error().where = fmt::format("answer {}", question + 1);
            if (!session_.is_terminal) return tl::unexpected<Error>(answer.error());
            (void)session_.fail(answer.error());
        }
        return std::nullopt;
    }

    Session& session_;
    const rules::Ruleset& ruleset_;
    std::vector<desk::ExamQuestion> questions_;
    std::vector<desk::ExamAnswer> answers_ = {};
};

tl::expected<void, Error> require_numbers(const ExamWords& words) {
    if (words.count && (*words.count < 1 || *words.count > kMostQuestions))
        return refusal(fmt::format("{} questions", *words.count), fmt::format("from 1 to {}", kMostQuestions),
                       "--count");
    if (words.seed && *words.seed < 0) return refusal("the seed is below 0", "any number from 0", "--seed");
    if (words.pass && (*words.pass < 0 || *words.pass > 100))
        return refusal(fmt::format("{} percent of the marks", *words.pass), "from 0 to 100", "--pass");
    return {};
}

ExitCode examine(Session& session, const ExamWords& words, const desk::Laws& laws, const rules::RulesetStore& store) {
    const auto files = words.files.empty() ? std::vector{exam_folder(session).string()} : words.files;
    const auto cases = cases_in(files);
    if (!cases) return session.fail(cases.error());
    const auto others = other_codes(store, laws.ruleset().id);
    constexpr std::int64_t kSeeds = 1'000'000;
    const auto seed = static_cast<std::uint64_t>(words.seed.value_or(static_cast<int>(session.now_ms() % kSeeds)));
    const auto count = static_cast<std::size_t>(words.count.value_or(kUsualCount));
    auto questions = desk::draw_exam({*cases, laws, others}, count, seed);
    if (questions.empty())
        return session.fail(Error{ErrorCode::usage, "no case in it can be asked under " + laws.ruleset().id,
                                  files.front(), "name case files of that code, or another code with --rules"});
    if (questions.size() < count)
        session.err << fmt::format("there are {} questions, not {}\n", questions.size(), count);
    session.err << fmt::format("{}; the same questions again: --seed {}\n", laws.ruleset().title, seed);
    Examination examination(session, laws, std::move(questions));
    if (const auto asked = examination.ask(); !asked) return session.fail(asked.error());
    examination.mark(seed);
    return examination.is_passed(words.pass.value_or(kUsualPass)) ? ExitCode::fine : ExitCode::negative;
}

ExitCode run_exam(Session& session, const ExamWords& words) {
    if (const auto sound = require_numbers(words); !sound) return session.fail(sound.error());
    const rules::RulesetStore store = ruleset_store(session);
    const auto laws = desk::load_laws(store, words.rules);
    return laws ? examine(session, words, *laws, store) : session.fail(laws.error());
}

}  // namespace

Command exam_command() {
    const auto words = std::make_shared<ExamWords>();
    Command command;
    command.name = "exam";
    command.summary = "Be examined in the laws, on disputes";
    command.details =
        "One dispute at a time is told; answered are the letters of the articles that decide it, then the number of "
        "what\n"
        "follows: \"a c 2\". Both are marked at the end, with the articles. What is offered is real: articles that "
        "were\n"
        "considered, and what the dispute comes to where one thing is otherwise or another code holds. The same seed "
        "draws\n"
        "the same questions. At a terminal quit ends; without one each line of standard input is an answer, and an "
        "empty\n"
        "one is none. Exit code 1: not passed.";
    command.example = "jadoube exam --count 10 --seed 7";
    command.options = {
        {"files", "case files, or folders of them (default: those that come with the program)", &words->files, "FILES"},
        {"-r,--rules", "the code of laws: an id, a family with a date, or a file", &words->rules, "RULES"},
        {"--count", "how many questions (default: 10)", &words->count, "N"},
        {"--seed", "which questions are drawn", &words->seed, "N"},
        {"--pass", "percent of the marks that are needed (default: 80)", &words->pass, "N"}};
    command.run = [words](Session& session) { return run_exam(session, *words); };
    return command;
}

}  // namespace jadoube::cli
