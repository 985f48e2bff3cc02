// jadoube export: entries of the log in a file that can be checked without it.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/keep/exported_trf.hpp"
#include "cli/keep/verifier.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/known/open_log.hpp"
#include "log/merge/bundle_file.hpp"

namespace jadoube::cli {
namespace {

struct ExportWords {
    std::string file;
    std::vector<std::string> since;
    std::string trf;
    std::string output;
    std::string log;
};

/// The entry of a number, or of a head.
Result<const log::Entry*> entry_typed(const desk::OpenLog& open, const std::string& word) {
    if (const auto number = log::parse_log_number(word)) return desk::entry_numbered(open, *number);
    const auto heads = log::parse_heads(word);
    if (!heads || heads->heads.empty())
        return failure(ErrorCode::usage, fmt::format("'{}' is neither an entry nor a head", for_terminal(word, 40)),
                       "--since",
                       "the number of the last entry that the other device has, or what 'jadoube head' says there");
    const auto entries = open.entries();
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const log::Entry& one) { return heads->heads.front().fits(one.hash); });
    if (found != entries.end()) return &*found;
    return failure(ErrorCode::no_such_entry, "no entry has that head", "--since",
                   "leave --since out: what the other device has already is not taken in twice");
}

Result<std::map<log::ChainId, log::EntrySeq>> since_typed(const desk::OpenLog& open, const ExportWords& words) {
    std::map<log::ChainId, log::EntrySeq> since;
    for (const std::string& word : words.since) {
        const auto entry = entry_typed(open, word);
        if (!entry) return tl::unexpected<Error>(entry.error());
        since[(*entry)->chain] = (*entry)->seq;
    }
    return since;
}

/// Puts the verifier beside the bundle where no file of its name is; answers its path, or nothing where another stands
/// there.
Result<std::optional<std::string>> put_verifier(const std::filesystem::path& bundle) {
    const std::filesystem::path path = bundle.parent_path() / "verify-log.py";
    std::error_code problem;
    if (!std::filesystem::exists(path, problem)) {
        if (const auto written = write_file(path, verifier_script()); !written)
            return tl::unexpected<Error>(written.error());
        return std::optional(path.string());
    }
    const auto there = read_file(path, verifier_script().size());
    const bool is_ours = there && *there == verifier_script();
    return is_ours ? std::optional(path.string()) : std::optional<std::string>();
}

Json chain_json(const desk::OpenLog& open, const log::BundledChain& chain) {
    const bool has_any = !chain.entries.empty();
    return Json::object({{"chain", log::to_hex(chain.chain)},
                         {"letters", open.store.names().letters(chain.chain)},
                         {"first", has_any ? Json(chain.entries.front().entry.seq.value) : Json()},
                         {"last", chain.head.seq.value},
                         {"head", log::to_hex(chain.head.hash)}});
}

/// "1 to 117", "B12 to B20", "nothing of C, whose head is that of 7".
std::string chain_words(const desk::OpenLog& open, const log::BundledChain& chain) {
    const auto& names = open.store.names();
    const log::LogNumber last = names.number(chain.chain, chain.head.seq.value);
    if (chain.entries.empty()) return fmt::format("nothing after {}", last);
    const log::LogNumber first = names.number(chain.entries.front().entry);
    return first == last ? log::to_text(last) : fmt::format("{} to {}", first, last);
}

ExitCode say(const Session& session, const desk::OpenLog& open, const ExportWords& words, const log::Bundle& bundle,
             const log::TextHash& sha256, const std::optional<std::string>& verifier) {
    if (session.json) {
        JsonArray chains;
        for (const log::BundledChain& chain : bundle.chains) chains.push_back(chain_json(open, chain));
        session.print(Json::object({{"schema", "jadoube/export/1"},
                                    {"file", words.file},
                                    {"sha256", log::to_hex(sha256)},
                                    {"chains", std::move(chains)},
                                    {"texts", static_cast<std::int64_t>(bundle.texts.size())},
                                    {"verifier", verifier ? Json(*verifier) : Json()}}));
        return ExitCode::fine;
    }
    std::vector<std::string> ranges;
    for (const log::BundledChain& chain : bundle.chains) ranges.push_back(chain_words(open, chain));
    session.out << fmt::format("exported: {}\n", for_terminal(words.file))
                << fmt::format("entries:  {}\n", list_of(ranges)) << fmt::format("sha256:   {}\n", log::to_hex(sha256));
    if (verifier) session.out << fmt::format("verifier: {}\n", for_terminal(*verifier));
    session.out << fmt::format("next:     on the other device: jadoube merge {}\n", for_terminal(words.file));
    return ExitCode::fine;
}

/// A report of a pairing program in place of a bundle.
ExitCode run_trf(Session& session, const ExportWords& words) {
    if (!words.file.empty() || !words.since.empty())
        return session.fail(Error{ErrorCode::usage, "does not go with --trf",
                                  words.file.empty() ? "--since" : words.file,
                                  "jadoube export --trf open.trf -o new.trf"});
    return export_trf(session, {words.trf, words.output, words.log});
}

ExitCode run_export(Session& session, const ExportWords& words) {
    if (!words.trf.empty()) return run_trf(session, words);
    if (!words.output.empty())
        return session.fail(Error{ErrorCode::usage, "goes with --trf", "--output", "jadoube export round-5.bundle"});
    if (words.file.empty())
        return session.fail(Error{ErrorCode::usage,
                                  "FILE.bundle is missing: the bundle to make",
                                  {},
                                  "'jadoube export --help' shows how it is used"});
    const auto open = open_log(session, words.log, log::Access::read);
    if (!open) return session.fail(open.error());
    if (const auto apart = require_apart(words.file, open->store.path(), "a bundle"); !apart)
        return session.fail(apart.error());
    const auto since = since_typed(*open, words);
    if (!since) return session.fail(since.error());
    const auto bundle = open->store.bundle(*since);
    if (!bundle) return session.fail(bundle.error());
    const auto around = surroundings(session);
    if (!around) return session.fail(around.error());
    const Uninterrupted held(session);
    const auto sha256 = log::write_bundle(words.file, *bundle, around->random);
    if (!sha256) return session.fail(sha256.error());
    const auto verifier = put_verifier(words.file);
    if (!verifier) return session.fail(verifier.error());
    if (!*verifier) session.err << "remark: another verify-log.py stands beside the bundle, and is left as it is\n";
    return say(session, *open, words, *bundle, *sha256, *verifier);
}

}  // namespace

Command export_command() {
    const auto words = std::make_shared<ExportWords>();
    Command command;
    command.name = "export";
    command.summary = "Write entries of the log to a file for another device, or for whoever wants to check them";
    command.details =
        "The bundle holds the entries as they were signed, of this device and of those merged here, the texts that "
        "they\n"
        "name, the keys, and a signed head of each chain. Another device of the event takes it in with 'jadoube "
        "merge';\n"
        "a stranger checks it with the verifier that is put beside it: python3 verify-log.py FILE.bundle. With "
        "--since\n"
        "entries that the other device has are left out; that is shorter, and never needed. A file that is there is\n"
        "never replaced.\n"
        "With --trf an imported report of a pairing program is written again with what decisions changed: the results "
        "of\n"
        "games that they ended, by forfeit (+, -) where somebody did not come, and points given or taken (record 299). "
        "Every\n"
        "other byte stays as it was; the points of players the pairing program counts.";
    command.example = "jadoube export /media/stick/round-5.bundle --since 112";
    command.options = {
        {"file", "the bundle to make", &words->file, "FILE.bundle"},
        {"--since", "leave out of its chain what comes up to this entry, by number or head; may be repeated",
         &words->since, "SEQ|HEAD"},
        {"--trf",
         "write this imported report again, with what rulings changed",
         &words->trf,
         "FILE",
         false,
         {},
         ValueKind::files},
        {"-o,--output", "with --trf: the file to write", &words->output, "FILE"},
        log_option(words->log),
    };
    command.run = [words](Session& session) { return run_export(session, *words); };
    return command;
}

}  // namespace jadoube::cli
