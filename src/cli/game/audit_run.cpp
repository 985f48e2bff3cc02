#include "cli/game/audit_run.hpp"

#include <fmt/format.h>

#include <chrono>
#include <ostream>

#include "base/error.hpp"
#include "base/ordered_work.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/signals.hpp"

namespace jadoube::cli {
namespace {

using audit::GameBlock;
using audit::GameBlocks;
using desk::AuditedBlock;

/// How far it is, now and then, for a person at a terminal.
class Progress {
public:
    Progress(Session& session, const std::string& file, const GameBlocks& blocks)
        : session_(session), file_(file), blocks_(blocks), is_shown_(errors_go_to_terminal()) {}
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (was_shown_) session_.err << "\r\x1b[K" << std::flush;
    }

    void show(std::int64_t games) {
        using namespace std::chrono;
        const auto now = steady_clock::now();
        if (!is_shown_ || now - last_ < seconds(1)) return;
        last_ = now;
        was_shown_ = true;
        session_.err << fmt::format("\r\x1b[K{}: {}{}", for_terminal(file_), counted(games, "game"), share())
                     << std::flush;
    }

private:
    [[nodiscard]] std::string share() const {
        const auto size = blocks_.source().bytes_on_disk();
        if (!size || *size == 0) return {};
        return fmt::format(", {} % of the file", 100 * blocks_.source().bytes_taken() / *size);
    }

    Session& session_;
    const std::string& file_;
    const GameBlocks& blocks_;
    bool is_shown_;
    bool was_shown_ = false;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

/// What the audits of all files share.
struct Shared {
    Session& session;
    const AuditRun& run;
    desk::AuditLaw law;
    std::vector<desk::AuditTools>& tools;  // one for each thread
    const StopOnInterrupt& interrupt;
};

Result<GameBlocks> blocks_of(const std::string& file, const AuditRun& run) {
    auto source = audit::TextSource::open(file);
    if (!source) return tl::unexpected<Error>(source.error());
    if (!run.shard) return GameBlocks(std::move(*source), run.range);
    if (const auto size = source->size())
        return GameBlocks(std::move(*source), audit::shard_of(*size, run.shard->first, run.shard->second));
    return failure(ErrorCode::usage, "only a plain file can be read from the middle", "--shard " + file,
                   "unpack it, or give each process files of its own");
}

/// One file on its way through.
class FileAudit {
public:
    FileAudit(const std::string& file, GameBlocks blocks, Shared& shared, AuditOutcome& outcome)
        : file_(file),
          name_(audit::unpacked_name(file)),
          blocks_(std::move(blocks)),
          shared_(shared),
          outcome_(outcome),
          done_to_(shared.run.range.from) {
        const InterruptsStayHere here;
        work_.emplace(shared.run.threads, [this](const GameBlock& block, std::size_t thread) {
            return desk::audited(block, name_, shared_.run.wanted, shared_.law, shared_.tools[thread]);
        });
    }

    /// False where the audit is to end with this file.
    bool run() {
        Progress progress(shared_.session, file_, blocks_);
        bool reads_on = true;
        while (reads_on || !work_->is_empty()) {
            reads_on = reads_on && !shared_.interrupt.was_asked();
            if (reads_on && !work_->is_full()) reads_on = read_on();
            const bool waits = work_->is_full() || !reads_on;
            if (!waits || work_->is_empty()) continue;
            if (!take(work_->next())) return false;
            progress.show(outcome_.summary.games());
        }
        if (blocks_.left_out() > 0)
            outcome_.summary.totals["bytes_left_out"] += static_cast<std::int64_t>(blocks_.left_out());
        if (!shared_.interrupt.was_asked()) return true;
        outcome_.interrupted = Interrupted{file_, done_to_};
        return false;
    }

private:
    /// Gives the next block to a thread; false where there is none.
    bool read_on() {
        auto block = blocks_.next();
        if (!block) outcome_.failed = shared_.session.fail(block.error());
        if (!block || !*block) return false;
        work_->give(std::move(**block));
        return true;
    }

    /// Prints a block; false where it could not be done.
    bool take(AuditedBlock done) {
        shared_.session.out << done.lines << std::flush;
        outcome_.summary.add(done.summary);
        outcome_.report.add(std::move(done.report));
        done_to_ = done.end;
        if (!done.errors.empty()) outcome_.failed = shared_.session.fail(done.errors);
        return done.errors.empty() && shared_.session.out.good();
    }

    const std::string& file_;
    std::string name_;
    GameBlocks blocks_;
    Shared& shared_;
    AuditOutcome& outcome_;
    std::uint64_t done_to_;
    std::optional<OrderedWork<GameBlock, AuditedBlock>> work_;  // last: its threads use the rest
};

bool audit_file(const std::string& file, Shared& shared, AuditOutcome& outcome) {
    auto blocks = blocks_of(file, shared.run);
    if (!blocks) {
        outcome.failed = shared.session.fail(blocks.error());
        return true;
    }
    return FileAudit(file, std::move(*blocks), shared, outcome).run();
}

}  // namespace

AuditOutcome run_audit(Session& session, const std::vector<std::string>& files, const AuditRun& run) {
    AuditOutcome outcome;
    auto laws = desk::GameLaws::from(ruleset_store(session), run.rules);
    if (!laws) {
        outcome.failed = session.fail(laws.error());
        return outcome;
    }
    std::optional<desk::GameLaws> against;
    if (!run.against.empty()) {
        auto other = desk::GameLaws::from(ruleset_store(session), run.against);
        if (!other) {
            outcome.failed = session.fail(other.error());
            return outcome;
        }
        against = std::move(*other);
    }
    desk::FindingLaw findings;
    std::vector<desk::AuditTools> tools(run.threads);
    const StopOnInterrupt interrupt;
    Shared shared{session, run, {*laws, findings, against ? &*against : nullptr}, tools, interrupt};
    for (const std::string& file : files)
        if (!audit_file(file, shared, outcome)) break;
    return outcome;
}

}  // namespace jadoube::cli
