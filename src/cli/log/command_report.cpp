// jadoube report: the rulings of an event, for players, appeals committees and the file.
#include <fmt/format.h>
#include <algorithm>

#include <memory>
#include <ostream>

#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/event_data.hpp"
#include "desk/open_log.hpp"
#include "report/event_report.hpp"
#include "report/formats/html.hpp"
#include "report/formats/incident_list.hpp"
#include "report/formats/markdown.hpp"
#include "report/formats/terminal.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kWait{10'000};

struct ReportWords {
    std::optional<int> incident;
    std::string format;
    std::string output;
    std::string log;
};

const std::vector<std::string>& formats() {
    static const std::vector<std::string> kFormats{"html", "md", "text", "csv", "json"};
    return kFormats;
}

/// The format asked for, else that of the file's name, else text.
Result<std::string> format_of(const Session& session, const ReportWords& words) {
    if (!words.format.empty()) return words.format;
    if (session.json) return std::string("json");
    if (words.output.empty() || words.output == "-") return std::string("text");
    std::string extension = std::filesystem::path(words.output).extension().string();
    if (extension == ".txt") extension = ".text";
    if (extension == ".htm") extension = ".html";
    const bool known =
        std::find(formats().begin(), formats().end(), extension.substr(extension.empty() ? 0 : 1)) != formats().end();
    if (!extension.empty() && known) return extension.substr(1);
    return failure(ErrorCode::usage, "the name of the file does not say the format", words.output,
                   "end it in .html, .md, .txt, .csv or .json, or name it with --format");
}

tl::expected<std::string, Errors> rendered(const Session& session, const desk::OpenLog& open,
                                           const log::Verification& verification, const ReportWords& words,
                                           const std::string& format) {
    if (format == "json") {
        const auto json = event_json(open, verification, words.incident);
        if (!json) return tl::unexpected<Errors>(json.error());
        return to_text(*json) + "\n";
    }
    const auto event = event_data(open, verification, words.incident);
    if (!event) return tl::unexpected<Errors>(event.error());
    if (format == "csv") return report::incidents_csv(*event);
    const report::Document document = report::event_report(*event);
    if (format == "html") return report::to_html(document);
    if (format == "md") return report::to_markdown(document);
    return report::to_terminal(document, terminal_style(session));
}

/// The log, its key and what SQLite keeps beside it, of this log or, by its name, of any.
bool is_of_a_log(const std::filesystem::path& file, const std::filesystem::path& log) {
    std::error_code problem;
    for (const char* ending : {"", ".key", "-wal", "-shm"}) {
        if (std::filesystem::equivalent(file, log.string() + ending, problem)) return true;
        const std::string name = file.filename().string();
        const std::string of_log = std::string(".jadoube") + ending;
        if (name.size() >= of_log.size() && name.compare(name.size() - of_log.size(), of_log.size(), of_log) == 0)
            return true;
    }
    return false;
}

ExitCode write(Session& session, const std::string& text, const ReportWords& words, const desk::OpenLog& open) {
    if (words.output.empty() || words.output == "-") {
        session.out << text;
        return ExitCode::fine;
    }
    if (is_of_a_log(words.output, open.store.path())) {
        return session.fail(Error{ErrorCode::usage, "belongs to a log, and a report does not replace it", words.output,
                                  "name the report, as in rulings.html; the log is named with --log"});
    }
    const Uninterrupted held(session);
    if (const auto written = write_file(words.output, text); !written) return session.fail(written.error());
    return ExitCode::fine;
}

ExitCode run_report(Session& session, const ReportWords& words) {
    const auto format = format_of(session, words);
    if (!format) return session.fail(format.error());
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto verification = log::verify(open->store.path(), kWait);
    if (!verification) return session.fail(verification.error());
    const auto text = rendered(session, *open, *verification, words, *format);
    if (!text) return session.fail(text.error());
    if (const ExitCode code = write(session, *text, words, *open); code != ExitCode::fine) return code;
    if (verification->is_ok()) return ExitCode::fine;
    session.err << "warning: the log fails verification, and the report says so: "
                << for_terminal(log::summary(*verification)) << '\n';
    return ExitCode::log_unverified;
}

}  // namespace

Command report_command() {
    const auto words = std::make_shared<ReportWords>();
    Command command;
    command.name = "report";
    command.summary = "Write the rulings report of the event";
    command.details =
        "For each incident: players, board, moves, diagram, what happened, facts and who told them, the ruling with "
        "articles\n"
        "and reasons, the decision, the clocks. The log is verified first, and the report says how that went; where "
        "the\n"
        "text of an entry was altered there is no report, and 'jadoube verify' names the entry. An HTML report is one\n"
        "file that needs nothing else. A file of that name is replaced, but never a log or its key.";
    command.example = "jadoube report -o rulings.html";
    command.options = {
        {"--incident", "only this incident", &words->incident, "N"},
        {"--format", "html, md, text, csv or json (default: by the name of the file, else text)", &words->format,
         "FORMAT", false, formats()},
        {"-o,--output", "the file to write (default: standard output)", &words->output, "FILE"},
        log_option(words->log),
    };
    command.run = [words](Session& session) { return run_report(session, *words); };
    return command;
}

}  // namespace jadoube::cli
