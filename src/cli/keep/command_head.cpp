// jadoube head: how far the log has come, to be kept where nobody who has the log can change it.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/known/open_log.hpp"
#include "log/keys/proquint.hpp"
#include "log/recording/outside_heads.hpp"

namespace jadoube::cli {
namespace {

struct HeadWords {
    std::string keep;
    std::string log;
};

/// The head kept where it is asked for; nothing where it is only shown.
Result<std::optional<log::KeptOutside>> kept(Session& session, const HeadWords& words, const desk::OpenLog& open) {
    if (words.keep.empty()) return std::optional<log::KeptOutside>();
    if (is_of_a_log(words.keep, open.store.path())) {
        return failure(ErrorCode::usage, "belongs to a log, and heads for later are kept elsewhere", words.keep,
                       "name a file of its own on another disk, as /media/stick/heads.txt");
    }
    const Uninterrupted held(session);
    auto done = log::keep_outside(open.store, words.keep);
    if (!done) return tl::unexpected<Error>(done.error());
    return std::optional(*done);
}

/// The heads of the other devices' chains, as far as they came here.
void show_others(const Session& session, const std::vector<log::VerifiedChain>& chains) {
    for (std::size_t i = 1; i < chains.size(); ++i)
        session.out << fmt::format("{:9}{} entries, {}\n", chains[i].letters + ":", chains[i].entries,
                                   log::fingerprint_of(log::to_raw(chains[i].head)));
}

void show(const Session& session, const log::Entry& last, const HeadWords& words,
          const std::optional<log::KeptOutside>& kept) {
    const std::string in_words = log::fingerprint_of(log::to_raw(last.hash));
    session.out << "entries: " << last.seq.value << '\n'
                << "words:   " << in_words << '\n'
                << "hash:    " << log::to_hex(last.hash) << '\n';
    if (kept) {
        session.out << fmt::format("kept:    {}{}\n", for_terminal(words.keep),
                                   kept->was_there ? ", where it stood already" : "");
        if (const int before = kept->earlier - (kept->was_there ? 1 : 0); before > 0)
            session.out << fmt::format("before:  {} in that file, and the log still has {}\n", counted(before, "head"),
                                       before == 1 ? "it" : "all");
    }
    session.out << fmt::format("later:   jadoube verify --head {}\n",
                               kept ? for_terminal(words.keep) : fmt::format("\"{} {}\"", last.seq.value, in_words));
}

Json to_json(const log::Entry& last, const std::vector<log::VerifiedChain>& chains, const HeadWords& words,
             const std::optional<log::KeptOutside>& kept) {
    JsonArray others;
    for (std::size_t i = 1; i < chains.size(); ++i)
        others.push_back(Json::object({{"letters", chains[i].letters},
                                       {"chain", log::to_hex(chains[i].chain)},
                                       {"entries", chains[i].entries},
                                       {"words", log::fingerprint_of(log::to_raw(chains[i].head))},
                                       {"hash", log::to_hex(chains[i].head)}}));
    return Json::object({{"schema", "jadoube/head/1"},
                         {"chain", log::to_hex(last.chain)},
                         {"entries", last.seq.value},
                         {"words", log::fingerprint_of(log::to_raw(last.hash))},
                         {"hash", log::to_hex(last.hash)},
                         {"file", kept ? Json(words.keep) : Json()},
                         {"earlier", kept ? Json(kept->earlier) : Json()},
                         {"others", std::move(others)}});
}

ExitCode run_head(Session& session, const HeadWords& words) {
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    const auto outside = kept(session, words, *open);
    if (!outside) return session.fail(outside.error());
    const log::Entry& last = open->store.last_own();
    const auto& chains = open->store.verification().chains;
    if (session.json)
        session.print(to_json(last, chains, words, *outside));
    else
        show(session, last, words, *outside);
    if (!session.json) show_others(session, chains);
    if (*outside && (*outside)->is_same_disk)
        session.err << "remark: the file is on the disk of the log, and is lost with it; keep heads on another one\n";
    return ExitCode::fine;
}

}  // namespace

Command head_command() {
    const auto words = std::make_shared<HeadWords>();
    Command command;
    command.name = "head";
    command.summary = "Say how far the log has come, in words to write down";
    command.details =
        "The hash of the last entry stands for all entries up to it: in hexadecimal, and its first half as eight "
        "words\n"
        "that can be read out on the telephone or written on paper. Whoever has them can tell later, with 'jadoube\n"
        "verify --head', that nothing was cut off or written anew. Every report and slip has them.\n"
        "With --keep the head is added to a file, best on another disk or a stick. The heads that stand there already\n"
        "are held against the log first: where it no longer has one of them nothing is added, with exit code 5. Of a "
        "log\n"
        "with several devices all heads are said; --keep keeps that of this device, which stands for what it merged.";
    command.example = "jadoube head --keep /media/stick/heads.txt";
    command.options = {
        {"--keep", "add the head to this file, on another disk", &words->keep, "FILE"},
        log_option(words->log),
    };
    command.run = [words](Session& session) { return run_head(session, *words); };
    return command;
}

}  // namespace jadoube::cli
