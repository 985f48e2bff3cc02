#include "cli/program.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/language.hpp"
#include "cli/line_input.hpp"
#include "cli/pager.hpp"
#include "cli/parse.hpp"
#include "cli/signals.hpp"
#include "report/catalogue/speaking.hpp"

namespace jadoube::cli {
namespace {

std::optional<std::string> environment_variable(const std::string& name) {
    const char* value = std::getenv(name.c_str());
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

std::int64_t utc_now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::filesystem::path this_executable(const char* name) {
    std::error_code problem;
    auto path = std::filesystem::read_symlink("/proc/self/exe", problem);
    return problem ? std::filesystem::path(name) : path;
}

constexpr std::string_view kSealCommand = "seal";

/// The answer of a command that recorded was lost: the record was not.
Error lost_answer(const std::string& recorded, bool is_seal) {
    const std::string first = recorded.substr(0, recorded.find(' '));
    return {ErrorCode::output_failed,
            fmt::format("recorded as {}, but the output was lost", recorded),
            {},
            fmt::format("it stands in the log, and is not to be entered again: jadoube log {}{}", first,
                        is_seal ? "; the code of a seal is shown only once: seal again, which replaces it" : "")};
}

/// What was printed must have arrived: a full disk or a closed pipe is exit code 7, not success. Nothing is said where
/// a reader, as `head`, had enough of what can be asked again.
ExitCode checked(Session& session, ExitCode code, bool is_seal) {
    session.out.flush();
    if (session.out) return code;
    if (!session.recorded->empty()) return session.fail(lost_answer(*session.recorded, is_seal));
    if (reader_has_gone()) return exit_code_for(ErrorCode::output_failed);
    return session.fail(
        Error{ErrorCode::output_failed, "the output is incomplete: it could not be written", {}, "is the disk full?"});
}

}  // namespace

std::string_view program_version() {
    return JADOUBE_VERSION;
}

std::vector<Command> commands(const Session&) {
    return {demo_command(),   rules_command(),  judge_command(),    words_command(),      exam_command(),
            claim_command(),  replay_command(), audit_command(),    mate_command(),       clock_command(),
            perft_command(),  init_command(),   import_command(),   prompt_command(),     incident_command(),
            answer_command(), decide_command(), overrule_command(), appeal_command(),     correct_command(),
            undo_command(),   redact_command(), adjourn_command(),  seal_command(),       resume_command(),
            open_command(),   due_command(),    player_command(),   standing_command(),   log_command(),
            verify_command(), report_command(), head_command(),     export_command(),     merge_command(),
            backup_command(), eject_command(),  rebuild_command(),  doctor_command(),     config_command(),
            key_command(),    unlock_command(), lock_command(),     completion_command(), man_command()};
}

ExitCode run(const std::vector<std::string>& words, Session& session) {
    if (words == std::vector<std::string>{"--version"}) {
        session.out << "jadoube " << program_version() << '\n';
        return ExitCode::fine;
    }
    *session.typed = words;
    const std::vector<Command> tree = commands(session);
    const bool is_alone = words.empty() && session.is_terminal && is_beside_log(session);
    const Parsed parsed = parse(tree, is_alone ? std::vector<std::string>{"prompt"} : words, session);
    if (parsed.command == nullptr) return parsed.code;
    const auto language = language_of(session);
    if (!language) return session.fail(language.error());
    const auto laws = laws_in(**language, session);
    if (!laws) return session.fail(laws.error());
    const report::Speaking speaking(**language, &*laws);
    const PagedOutput paged(session, *parsed.command);
    return parsed.command->run(session);
}

ExitCode run_to_end(const std::vector<std::string>& words, Session& session) {
    const bool is_seal = !words.empty() && words.front() == kSealCommand;
    const EndWithoutMemory end(session);
    try {
        return checked(session, run(words, session), is_seal);
    } catch (const std::exception& problem) {
        if (!session.recorded->empty()) session.fail(lost_answer(*session.recorded, is_seal));
        return session.fail(Error{ErrorCode::internal, problem.what(), {}, "please report this"});
    }
}

int run_program(int argc, char** argv) {
    meet_the_system();
    std::ios::sync_with_stdio(false);
    Session session{.out = std::cout,
                    .err = std::cerr,
                    .environment = environment_variable,
                    .now_ms = utc_now_ms,
                    .executable = this_executable(argv[0]),
                    .next_line = line_input(),
                    .is_terminal = is_terminal()};
    return static_cast<int>(run_to_end({argv + 1, argv + argc}, session));
}

}  // namespace jadoube::cli
