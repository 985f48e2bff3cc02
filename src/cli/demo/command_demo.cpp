// jadoube demo: the main job on shipped data. Types commands as a user would, and shows what they answer.
#include <fmt/format.h>
#include <stdlib.h>  // mkdtemp

#include <memory>
#include <sstream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/demo/demo_script.hpp"
#include "cli/program.hpp"
#include "cli/signals.hpp"
#include "report/formats/plain_lines.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCommentWidth = 96;  // of comments, as of commands

struct DemoWords {
    std::string folder;
};

/// Works in another folder for as long as it lives: the commands of the demonstration name files by their short names.
class WorkingFolder {
public:
    explicit WorkingFolder(const fs::path& folder) : before_(fs::current_path()) { fs::current_path(folder); }
    WorkingFolder(const WorkingFolder&) = delete;
    WorkingFolder& operator=(const WorkingFolder&) = delete;
    ~WorkingFolder() {
        std::error_code problem;
        fs::current_path(before_, problem);
    }

private:
    fs::path before_;
};

tl::unexpected<Error> cannot_write(const fs::path& path, const std::error_code& problem) {
    return failure(ErrorCode::output_failed, fmt::format("cannot be written: {}", problem.message()), path.string(),
                   "name a folder that can be: jadoube demo FOLDER");
}

Result<fs::path> fresh_folder() {
    std::error_code problem;
    const fs::path base = fs::temp_directory_path(problem);
    if (problem) return cannot_write(base, problem);
    std::string name = (base / "jadoube-demo-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) return cannot_write(name, std::error_code(errno, std::generic_category()));
    return fs::path(name);
}

Result<fs::path> folder_of(const DemoWords& words) {
    if (words.folder.empty()) return fresh_folder();
    std::error_code problem;
    fs::create_directories(words.folder, problem);
    if (problem) return cannot_write(words.folder, problem);
    const fs::path folder = fs::canonical(words.folder, problem);
    if (problem) return cannot_write(words.folder, problem);
    if (!fs::is_empty(folder, problem) || problem) {
        return failure(ErrorCode::usage, "the folder is not empty", words.folder,
                       "name a new one, or none: then one is made for temporary files");
    }
    return folder;
}

Result<void> copy_files(const std::vector<std::string>& files, const fs::path& from, const fs::path& to) {
    for (const std::string& file : files) {
        std::error_code problem;
        fs::copy_file(from / file, to / fs::path(file).filename(), problem);
        if (problem) return cannot_write(to / fs::path(file).filename(), problem);
    }
    return {};
}

/// The outside world of one step: the demonstration's own log, both streams in one.
Session step_session(const Session& session, std::ostream& out) {
    const auto environment = session.environment;
    Session step{.out = out,
                 .err = out,
                 .environment = [environment](const std::string& name) -> std::optional<std::string> {
                     if (name == "JADOUBE_LOG") return std::nullopt;
                     return environment(name);
                 },
                 .now_ms = session.now_ms,
                 .executable = session.executable};
    step.rules_dirs = session.rules_dirs;
    step.language = session.language;
    return step;
}

/// "# " and the sentence, over several lines where it is long.
std::string as_comment(const std::string& sentence) {
    std::string text;
    for (const std::string& line : report::wrapped(sentence, kCommentWidth - 2)) text += "# " + line + '\n';
    return text;
}

Result<void> run_step(const Session& session, const DemoStep& step, std::ostream& out) {
    out << '\n' << as_comment(step.say) << "$ " << as_typed(step.words) << '\n';
    std::ostringstream answer;
    Session own = step_session(session, answer);
    const int code = static_cast<int>(run(step.words, own));
    if (!answer.str().empty()) out << '\n' << answer.str();
    out.flush();
    if (code == step.exit) return {};
    return failure(ErrorCode::internal, fmt::format("ended with exit code {} where {} was expected", code, step.exit),
                   "jadoube " + step.words.front(), "please report this with the lines above");
}

Result<void> run_steps(const Session& session, const DemoScript& script, const fs::path& folder, std::ostream& out) {
    const WorkingFolder here(folder);
    for (const DemoStep& step : script.steps) {
        if (auto done = run_step(session, step, out); !done) return done;
    }
    return {};
}

Json to_json(const DemoScript& script, const fs::path& folder) {
    JsonArray steps;
    for (const DemoStep& step : script.steps) {
        steps.push_back(Json::object({{"command", as_typed(step.words)}, {"exit", step.exit}}));
    }
    return Json::object({{"schema", "jadoube/demo/1"},
                         {"folder", folder.string()},
                         {"report", (folder / script.report).string()},
                         {"steps", std::move(steps)}});
}

ExitCode run_demo(Session& session, const DemoWords& words) {
    const fs::path data = data_folder(session);
    const auto script = read_demo_script(data);
    if (!script) return session.fail(script.error());
    const auto folder = folder_of(words);
    if (!folder) return session.fail(folder.error());
    const Uninterrupted held(session);
    if (const auto copied = copy_files(script->files, data, *folder); !copied) return session.fail(copied.error());
    std::ostringstream unseen;
    std::ostream& out = session.json ? unseen : session.out;
    out << "# All that follows happens in a folder of its own.\n$ cd " << for_terminal(quoted(folder->string()))
        << '\n';
    if (const auto done = run_steps(session, *script, *folder, out); !done) {
        session.err << unseen.str();
        return session.fail(done.error());
    }
    out << "\n# The report, to be opened in a browser:\n" << for_terminal((*folder / script->report).string()) << '\n';
    if (session.json) session.print(to_json(*script, *folder));
    return ExitCode::fine;
}

}  // namespace

Command demo_command() {
    const auto words = std::make_shared<DemoWords>();
    Command command;
    command.name = "demo";
    command.summary = "Show the main job on disputes of famous games";
    command.details =
        "Enters disputes of famous games in a log, judges and decides them, checks claims, verifies the log and writes "
        "the\n"
        "report, printing each command as one would type it. The last line is the path of the report.";
    command.example = "jadoube demo";
    command.options = {{"folder", "where to work, new or empty (default: a new folder for temporary files)",
                        &words->folder, "FOLDER"}};
    command.run = [words](Session& session) { return run_demo(session, *words); };
    return command;
}

}  // namespace jadoube::cli
