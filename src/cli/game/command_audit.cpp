// jadoube audit: whole files of games walked over, a line for each game in which something was found.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <thread>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/game/audit_commands.hpp"
#include "cli/game/audit_run.hpp"
#include "report/formats/html.hpp"

namespace jadoube::cli {
namespace {

struct AuditWords {
    std::vector<std::string> files;
    std::string rules = "auto";
    std::string against;
    std::string report;
    std::vector<std::string> kinds;
    std::vector<std::string> fail_on;
    bool all = false;
    bool without_mate = false;
    std::string threads = "1";
    std::string shard;
    std::string from;
};

Error unknown_kind(const std::string& option, const std::string& kind) {
    return {ErrorCode::usage, fmt::format("'{}' is no kind of finding", kind), option,
            did_you_mean(kind, desk::audit_kinds(), "known: " + list_of(desk::audit_kinds()))};
}

/// "threefold,fifty-moves", or the option given several times.
Result<std::set<std::string>> kinds_named(const std::string& option, const std::vector<std::string>& lists) {
    std::set<std::string> kinds;
    for (const std::string& list : lists) {
        for (const std::string_view part : split(list, ',')) {
            const std::string kind(trim(part));
            const auto& known = desk::audit_kinds();
            if (!std::binary_search(known.begin(), known.end(), kind))
                return tl::unexpected<Error>(unknown_kind(option, kind));
            kinds.insert(kind);
        }
    }
    return kinds;
}

/// A number of threads, or `all` for as many as the machine runs at once.
Result<std::size_t> threads_in(const std::string& text) {
    constexpr std::int64_t kMost = 256;
    if (text == "all") return std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
    const auto number = parse_int(text);
    if (number && *number >= 1 && *number <= kMost) return static_cast<std::size_t>(*number);
    return failure(ErrorCode::usage, fmt::format("'{}' is no number of threads", text), "--threads",
                   "write a number up to 256, or all");
}

/// "3/8"
Result<std::pair<int, int>> shard_in(const std::string& text) {
    constexpr std::int64_t kMost = 1'000'000;
    const auto parts = split(text, '/');
    const auto i = parse_int(parts.front());
    const auto n = parts.size() == 2 ? parse_int(parts.back()) : std::nullopt;
    if (i && n && *i >= 1 && *i <= *n && *n <= kMost) return std::pair(static_cast<int>(*i), static_cast<int>(*n));
    return failure(ErrorCode::usage, fmt::format("'{}' is no part of a file", text), "--shard",
                   "write 3/8 for the third of eight parts");
}

Result<std::uint64_t> offset_in(const std::string& text) {
    const auto offset = parse_int(text);
    if (offset && *offset >= 0) return static_cast<std::uint64_t>(*offset);
    return failure(ErrorCode::usage, fmt::format("'{}' is no number of bytes", text), "--from",
                   "write the number that the interrupted audit named");
}

Result<AuditRun> run_of(const AuditWords& words) {
    AuditRun run{.rules = words.rules, .against = words.against};
    run.wanted.reports = !words.report.empty();
    run.wanted.all_games = words.all;
    run.wanted.asks_mate = !words.without_mate;
    auto kinds = kinds_named("--only", words.kinds);
    if (!kinds) return tl::unexpected<Error>(kinds.error());
    run.wanted.kinds = std::move(*kinds);
    const auto threads = threads_in(words.threads);
    if (!threads) return tl::unexpected<Error>(threads.error());
    run.threads = *threads;
    const bool is_part = !words.shard.empty() || !words.from.empty();
    if (is_part && words.files.size() != 1)
        return failure(ErrorCode::usage, "a part is one of a single file", words.shard.empty() ? "--from" : "--shard",
                       "name one file");
    if (!words.shard.empty() && !words.from.empty())
        return failure(ErrorCode::usage, "does not go with --from", "--shard", "leave one of them out");
    if (!words.shard.empty()) {
        const auto shard = shard_in(words.shard);
        if (!shard) return tl::unexpected<Error>(shard.error());
        run.shard = *shard;
    }
    if (!words.from.empty()) {
        const auto from = offset_in(words.from);
        if (!from) return tl::unexpected<Error>(from.error());
        run.range.from = *from;
    }
    return run;
}

/// Whether the audit found what it was to fail on: games of these kinds, or, where none is named, anything wrong.
bool is_negative(const desk::AuditSummary& summary, const std::set<std::string>& fail_on) {
    const auto has = [](const desk::AuditSummary::Counts& counts, const std::string& name) {
        const auto found = counts.find(name);
        return found != counts.end() && found->second > 0;
    };
    if (fail_on.empty()) return has(summary.totals, "games_with_warnings");
    return std::any_of(fail_on.begin(), fail_on.end(),
                       [&](const std::string& kind) { return has(summary.games_with, kind); });
}

ExitCode say_interrupted(Session& session, const AuditWords& words, const Interrupted& at) {
    const std::string how =
        words.shard.empty() ? fmt::format("go on with: jadoube audit {} --from {}", for_terminal(at.file), at.offset)
                            : fmt::format("do part {} again", words.shard);
    session.err << fmt::format("interrupted; {}\n", how);
    return ExitCode::interrupted;
}

ExitCode run_command(Session& session, const AuditWords& words) {
    const auto run = run_of(words);
    if (!run) return session.fail(run.error());
    const auto fail_on = kinds_named("--fail-on", words.fail_on);
    if (!fail_on) return session.fail(fail_on.error());
    const AuditOutcome outcome = run_audit(session, words.files, *run);
    // What broke off is no whole part: to put parts together, its summary would hide that.
    if (outcome.failed == ExitCode::fine || !session.json) print_summary(session, outcome.summary);
    if (!words.report.empty()) {
        const std::string page = report::to_html(outcome.report.document(outcome.summary, words.against));
        if (const auto written = write_file(words.report, page); !written) return session.fail(written.error());
    }
    if (outcome.interrupted) return say_interrupted(session, words, *outcome.interrupted);
    if (outcome.failed != ExitCode::fine) return outcome.failed;
    return is_negative(outcome.summary, *fail_on) ? ExitCode::negative : ExitCode::fine;
}

}  // namespace

void print_summary(Session& session, const desk::AuditSummary& summary) {
    if (session.json) return session.print(to_json(summary));
    session.err << to_text(summary);
}

Command audit_command() {
    const auto words = std::make_shared<AuditWords>();
    Command command;
    command.name = "audit";
    command.summary = "Walk over whole files of games and tell what is found in them";
    command.details =
        "Each game in which something is found gives one line of JSON: where it begins (file and byte), the code of "
        "laws\n"
        "in force on its day, and each finding with its half-move and the articles of that code. Games without a day,\n"
        "or of a day before the oldest edition known, are measured only. A summary follows on standard error; with "
        "--json\n"
        "it is the last line of the output. Files may be of any size, and compressed by gzip, zstd or bzip2.\n"
        "Exit code 1: something is wrong or unusual, or of a kind named with --fail-on.";
    command.example = "jadoube audit data/clocks-demo.pgn";
    command.options = {
        {"games", "PGN files, or - for standard input", &words->files, "GAMES.pgn", true},
        {"--rules", "auto: the edition of the day; or one code for all games", &words->rules, "RULES"},
        {"--against", "another code beside it: what it would have said otherwise of the same games", &words->against,
         "RULES"},
        {"--report", "write a page for people too: counts, plots, boards of the first examples", &words->report,
         "FILE.html"},
        {"--all", "a line for every game, with a hash of its start, moves and result", &words->all},
        {"--without-mate", "do not ask who can still mate: no dead positions, twice as fast", &words->without_mate},
        {"--only", "tell findings of these kinds alone: threefold,fifty-moves", &words->kinds, "KINDS"},
        {"--fail-on", "exit code 1 where there is a finding of these kinds, and only then", &words->fail_on, "KINDS"},
        {"--threads", "how many work at once, or all; the output is the same", &words->threads, "N"},
        {"--shard", "only this part of one plain file: 3/8 is the third of eight", &words->shard, "I/N"},
        {"--from", "go on at this byte, as an interrupted audit says", &words->from, "BYTE"}};
    command.parts = {audit_merge_command()};
    command.run = [words](Session& session) { return run_command(session, *words); };
    return command;
}

}  // namespace jadoube::cli
