// jadoube rules format: the one layout of ruleset files.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/laws/rules_commands.hpp"
#include "rules/read/layout.hpp"

namespace jadoube::cli {
namespace {

struct FormatWords {
    std::vector<std::string> files;
    bool check = false;
};

/// Whether the file was laid out otherwise. It is written where `check` does not forbid it.
Result<bool> lay_out(const std::string& file, bool check) {
    const Result<std::string> text = read_file(file, kLargestJson);
    if (!text) return tl::unexpected<Error>(text.error());
    const Result<Json> json = parse_json(*text, file);
    if (!json) return tl::unexpected<Error>(json.error());
    const std::string wanted = rules::laid_out(*json);
    if (wanted == *text) return false;
    if (check) return true;
    const Result<void> written = write_file(file, wanted);
    if (!written) return tl::unexpected<Error>(written.error());
    return true;
}

ExitCode format_rules(Session& session, const FormatWords& words) {
    if (words.files.empty()) {
        return session.fail(Error{ErrorCode::usage, "no file is named", {}, "jadoube rules format rules/*.json"});
    }
    ExitCode code = ExitCode::fine;
    JsonArray otherwise;
    for (const std::string& file : words.files) {
        const Result<bool> differed = lay_out(file, words.check);
        if (!differed) {
            code = session.fail(differed.error());
            continue;
        }
        if (!*differed) continue;
        otherwise.push_back(file);
        if (!words.check) continue;
        if (!session.json) session.out << for_terminal(file) << '\n';
        if (code == ExitCode::fine) code = ExitCode::negative;
    }
    if (session.json) {
        session.print(
            Json::object({{"schema", "jadoube/format/1"}, {"written", !words.check}, {"otherwise", otherwise}}));
    }
    return code;
}

}  // namespace

Command rules_format_command() {
    const auto words = std::make_shared<FormatWords>();
    Command command;
    command.name = "format";
    command.summary = "Lay out the files of codes";
    command.details =
        "Keys in the order of the house, 120 columns, what fits on a line on one. No word of a file is changed.\n"
        "With --check nothing is written: the files that are laid out otherwise are named, and the exit code is 1.";
    command.example = "jadoube rules format rules/*.json --check";
    command.options = {{"files", "the files to lay out", &words->files, "FILE"},
                       {"--check", "write nothing; name the files that would change", &words->check}};
    command.run = [words](Session& session) { return format_rules(session, *words); };
    return command;
}

}  // namespace jadoube::cli
