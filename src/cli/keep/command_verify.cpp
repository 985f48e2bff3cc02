// jadoube verify: whether a log can still be believed.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/incident/rejudge.hpp"
#include "log/verify/verify.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kVerifyWait{10'000};

struct VerifyWords {
    std::string file;
    std::string log;
    std::string head;
    bool strict = false;
    bool rejudge = false;
};

/// "entry 12: signature: not signed by the key of this chain"
std::string line_of(const log::DamageFound& finding) {
    const std::string entry = finding.entry ? fmt::format("entry {}: ", *finding.entry) : std::string();
    return fmt::format("{}{}: {}", entry, name_of(finding.damage), finding.words);
}

void show(const Session& session, const log::Verification& verification) {
    session.out << for_terminal(log::summary(verification)) << '\n';
    for (const log::DamageFound& finding : verification.findings)
        session.out << "  " << for_terminal(line_of(finding)) << '\n';
    for (const std::string& remark : verification.remarks) session.err << "remark: " << for_terminal(remark) << '\n';
}

/// "incident 3 (entry 7, by jadoube 0.1.0) differs in status and clock; recorded: ... Now: ..."
std::string line_of(const desk::RuledOtherwise& one) {
    std::vector<std::string> names;
    for (const std::string& name : one.differences) names.push_back(report::spaced(name));
    const std::string line = fmt::format("incident {} (entry {}, by {}) differs in {}", one.incident, one.ruling,
                                         one.program, list_of(names));
    const std::string recorded = report::plain(report::verdict(one.recorded));
    const std::string now = report::plain(report::verdict(one.now));
    return recorded == now ? line : fmt::format("{}; recorded: {} Now: {}", line, recorded, now);
}

void show(const Session& session, const desk::Rejudged& rejudged) {
    session.out << fmt::format("judged anew: {} of {} proposals would be otherwise\n", rejudged.otherwise.size(),
                               rejudged.proposals);
    for (const desk::RuledOtherwise& one : rejudged.otherwise)
        session.out << "  " << for_terminal(line_of(one)) << '\n';
}

Json to_json(const desk::Rejudged& rejudged) {
    JsonArray otherwise;
    for (const desk::RuledOtherwise& one : rejudged.otherwise) {
        otherwise.push_back(Json::object({{"incident", log::json_of(one.incident)},
                                          {"ruling", log::json_of(one.ruling)},
                                          {"program", one.program},
                                          {"differences", JsonArray(one.differences.begin(), one.differences.end())},
                                          {"recorded", adjudicate::to_json(one.recorded)},
                                          {"now", adjudicate::to_json(one.now)}}));
    }
    return Json::object(
        {{"proposals", static_cast<std::int64_t>(rejudged.proposals)}, {"otherwise", std::move(otherwise)}});
}

/// The proposals judged anew, if that is asked for; in a log that cannot be believed nothing is.
tl::expected<std::optional<desk::Rejudged>, Errors> rejudged_in(const Session& session, const VerifyWords& words,
                                                                const std::filesystem::path& path,
                                                                const log::Verification& verification) {
    if (!words.rejudge || !verification.is_ok()) return std::optional<desk::Rejudged>();
    const auto around = surroundings(session);
    if (!around) return tl::unexpected<Errors>(Errors{around.error()});
    const auto open = desk::open_log(path, log::Access::read, *around);
    if (!open) return tl::unexpected<Errors>(Errors{open.error()});
    auto rejudged = desk::rejudge(*open);
    if (!rejudged) return tl::unexpected<Errors>(rejudged.error());
    return std::optional(std::move(*rejudged));
}

void print(const Session& session, const log::Verification& verification,
           const std::optional<desk::Rejudged>& rejudged) {
    if (!session.json) {
        show(session, verification);
        if (rejudged) show(session, *rejudged);
        return;
    }
    Json json = Json::object({{"schema", "jadoube/verify/1"}});
    const Json members = log::to_json(verification);
    for (const auto& [key, value] : *members.if_object()) json.set(key, value);
    if (rejudged) json.set("rejudged", to_json(*rejudged));
    session.print(json);
}

/// The heads given: typed, or the lines of a file, which is not the one beside the log: who cuts off the log cuts that
/// too.
Result<log::GivenHeads> given_heads(const std::string& word, const std::filesystem::path& log) {
    if (word.empty()) return log::GivenHeads{};
    std::error_code problem;
    if (!std::filesystem::exists(word, problem)) return log::parse_heads(word);
    if (std::filesystem::equivalent(word, log::heads_path_of(log), problem)) {
        return failure(ErrorCode::usage, "stands beside the log and is looked at anyway; it proves no end", word,
                       "give a head that has left this machine: from paper, a slip, or a file kept elsewhere");
    }
    const auto text = read_file(word, log::kMostBytesOfHeads);
    if (!text) return tl::unexpected<Error>(text.error());
    return log::parse_heads(*text);
}

ExitCode run_verify(Session& session, const VerifyWords& words) {
    if (!words.file.empty() && !words.log.empty()) {
        return session.fail(Error{ErrorCode::usage, "two logs are named, and one is verified at a time", "--log",
                                  "name it once: jadoube verify FILE"});
    }
    const auto path = find_log(session, words.file.empty() ? words.log : words.file);
    if (!path) return session.fail(path.error());
    const auto heads = given_heads(words.head, *path);
    if (!heads) return session.fail(heads.error());
    const auto verification = log::verify(*path, kVerifyWait, *heads);
    if (!verification) return session.fail(verification.error());
    const auto rejudged = rejudged_in(session, words, *path, *verification);
    if (!rejudged) return session.fail(rejudged.error());
    print(session, *verification, *rejudged);
    if (!verification->is_ok() || (words.strict && !verification->is_end_proven())) return ExitCode::log_unverified;
    return *rejudged && !(*rejudged)->otherwise.empty() ? ExitCode::negative : ExitCode::fine;
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
        "cut off at the end shows by the heads kept beside the log; against somebody who cut those too, by a head "
        "from\n"
        "outside the machine: the \"End of log\" of a printed report or its eight words, what 'jadoube head' said, or "
        "the\n"
        "file where it kept it. Where the log went on since, it is said how many entries came. Exit code 5: "
        "verification\n"
        "failed.\n"
        "With --rejudge each proposal that stands recorded is judged anew, by the laws, facts and counts that the log "
        "had\n"
        "when it was made; nothing is written. Exit code 1: this program would rule some otherwise.";
    command.example = "jadoube verify --log open.jadoube";
    command.options = {
        {"log", "the log, in place of --log", &words->file, "FILE"},
        log_option(words->log),
        {"--rejudge", "say which recorded proposals this program would make otherwise", &words->rejudge},
        {"--head", "a head from outside: hash or words from a report or from 'jadoube head', or the file it keeps",
         &words->head, "HEAD|FILE"},
        {"--strict", "fail also where the end of the log is not proven by --head", &words->strict},
    };
    command.run = [words](Session& session) { return run_verify(session, *words); };
    return command;
}

}  // namespace jadoube::cli
