// jadoube verify: whether a log can still be believed.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/typed/log_options.hpp"
#include "log/verify.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kWait{10'000};

struct VerifyWords {
    std::string file;
    std::string log;
    bool strict = false;
};

/// "entry 12: signature: not signed by the key of this chain"
std::string line_of(const log::Finding& finding) {
    const std::string entry = finding.seq ? fmt::format("entry {}: ", finding.seq->value) : std::string();
    return fmt::format("{}{}: {}", entry, name_of(finding.damage), finding.words);
}

void show(const Session& session, const log::Verification& verification) {
    session.out << for_terminal(log::summary(verification)) << '\n';
    for (const log::Finding& finding : verification.findings)
        session.out << "  " << for_terminal(line_of(finding)) << '\n';
    for (const std::string& remark : verification.remarks) session.err << "remark: " << for_terminal(remark) << '\n';
}

ExitCode run_verify(Session& session, const VerifyWords& words) {
    if (!words.file.empty() && !words.log.empty()) {
        return session.fail(Error{ErrorCode::usage, "two logs are named, and one is verified at a time", "--log",
                                  "name it once: jadoube verify FILE"});
    }
    const auto path = find_log(session, words.file.empty() ? words.log : words.file);
    if (!path) return session.fail(path.error());
    const auto verification = log::verify(*path, kWait);
    if (!verification) return session.fail(verification.error());
    if (session.json) {
        Json json = Json::object({{"schema", "jadoube/verify/1"}});
        const Json members = log::to_json(*verification);
        for (const auto& [key, value] : *members.if_object()) json.set(key, value);
        session.print(json);
    } else {
        show(session, *verification);
    }
    return verification->is_ok() && !words.strict ? ExitCode::fine : ExitCode::log_unverified;
}

}  // namespace

Command verify_command() {
    const auto words = std::make_shared<VerifyWords>();
    Command command;
    command.name = "verify";
    command.summary = "Check that the log is as it was recorded";
    command.details =
        "Reads the file, every entry, every signature and every text, and names what is damaged first. That entries "
        "were\n"
        "cut off at the end shows only against a head from outside the machine. In this version none can be given: "
        "the\n"
        "end is always unproven, and --strict always fails. Exit code 5: verification failed.";
    command.example = "jadoube verify --log open.jadoube";
    command.options = {
        {"log", "the log, in place of --log", &words->file, "FILE"},
        log_option(words->log),
        {"--strict", "fail also where the end of the log is unproven", &words->strict},
    };
    command.run = [words](Session& session) { return run_verify(session, *words); };
    return command;
}

}  // namespace jadoube::cli
