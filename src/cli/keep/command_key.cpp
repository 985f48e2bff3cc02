// jadoube key: the key of the device, changed or retired; keys of people beside it.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/key_passphrase.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "desk/incident/authority.hpp"
#include "log/keys/escrow_file.hpp"

namespace jadoube::cli {
namespace {

ExitCode run_escrow(Session& session, const std::string& file) {
    const auto pair = log::new_escrow_pair();
    if (!pair) return session.fail(pair.error());
    const Uninterrupted held(session);
    if (const auto written = log::write_escrow_file(file, *pair); !written) return session.fail(written.error());
    const std::string key = log::to_hex(pair->to);
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/escrow-key/1"}, {"file", file}, {"key", key}}));
        return ExitCode::fine;
    }
    session.out << "secret: " << for_terminal(file) << " (take it off this machine: a stick, a safe)\n"
                << "public: " << key << '\n'
                << "next: jadoube seal REF --escrow " << key << '\n';
    return ExitCode::fine;
}

struct KeyWords {
    std::string reason;
    std::string device;
    std::optional<log::LogNumber> up_to;
    PassphraseWords passphrase;
    bool no_passphrase = false;
    std::optional<int> unlock;
    std::string by;
    std::string log;
    std::string id;
};

/// The log, opened with the key as it is now, for which the passphrase is asked again.
struct LogWithKey {
    log::CheckedLog store;
    OpenedKey key;
};
Result<LogWithKey> open_with_key(const Session& session, const KeyWords& words) {
    const auto path = find_log(session, words.log);
    if (!path) return tl::unexpected<Error>(path.error());
    auto key = open_device_key(*path, words.unlock);
    if (!key) return tl::unexpected<Error>(key.error());
    const auto around = surroundings(session);
    if (!around) return tl::unexpected<Error>(around.error());
    auto store = log::CheckedLog::open(*path, log::Access::append, *around, log::WholeLog{}, key->key);
    if (!store) return tl::unexpected<Error>(store.error());
    return LogWithKey{std::move(*store), std::move(*key)};
}

ExitCode say_changed(const Session& session, const log::Recorded& recorded) {
    const auto& change = std::get<log::KeyChanged>(recorded.entry.data);
    const std::string key = change.key ? log::to_hex(*change.key) : std::string();
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/key/1"},
                                    {"entry", recorded.entry.seq.value},
                                    {"id", log::to_hex(recorded.entry.id)},
                                    {"was_there", recorded.was_there},
                                    {"key", change.key ? Json(key) : Json()}}));
        return ExitCode::fine;
    }
    session.out << (recorded.was_there ? "already recorded as " : "recorded as ") << recorded.entry.seq.value << '\n';
    if (change.key)
        session.out << "public: " << key << " (signs from the next entry on; the secret before it is written over)\n";
    else
        session.out
            << "nothing more is recorded in this log; it can be read, verified, exported and merged elsewhere\n";
    return ExitCode::fine;
}

Result<log::DeviceKey> next_key() {
    const log::Secret seed = log::Secret::random(log::DeviceKey::kSeedSize);
    log::DeviceKey::Seed bytes{};
    std::copy_n(seed.data(), bytes.size(), bytes.begin());
    return log::DeviceKey::from_seed(bytes);
}

/// With `next`, or the chain ends.
ExitCode change_key(Session& session, LogWithKey& open, const KeyWords& words,
                    const std::optional<log::DeviceKey>& next, const log::Secret* passphrase) {
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto there = open.store.find(*id);
    if (!there) return session.fail(there.error());
    if (*there && (*there)->kind() == log::EntryKind::key) return say_changed(session, {**there, true});
    const log::State state = log::fold(open.store.entries(), open.store.names());
    const auto key = next ? std::optional(next->public_key()) : std::nullopt;
    const log::NewEntry entry{*id, log::KeyChanged{key, words.reason}, desk::recorder(state, words.by)};
    const Uninterrupted held(session);
    const auto recorded = open.store.change_key(entry, next, passphrase);
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    tell_passphrase(session, words.passphrase, passphrase);
    return say_changed(session, *recorded);
}

ExitCode run_rotate(Session& session, const KeyWords& words) {
    if (words.no_passphrase && words.passphrase.is_given())
        return session.fail(
            Error{ErrorCode::usage, "a passphrase is given, and none is wanted", "--no-passphrase", "leave one out"});
    auto open = open_with_key(session, words);
    if (!open) return session.fail(on_paper(open.error()));
    auto passphrase = words.passphrase.is_given() ? new_key_passphrase(words.passphrase)
                                                  : Result<std::shared_ptr<const log::Secret>>(open->key.passphrase);
    if (!passphrase) return session.fail(passphrase.error());
    const auto next = next_key();
    if (!next) return session.fail(next.error());
    return change_key(session, *open, words, *next, words.no_passphrase ? nullptr : passphrase->get());
}

/// The last entry of the other device that is believed: the one named, else the last that came here.
Result<const log::Entry*> last_believed(const desk::OpenLog& open, const KeyWords& words) {
    const auto chain = open.store.names().chain_of(words.device);
    if (!chain || *chain == open.store.own_chain())
        return failure(ErrorCode::usage,
                       fmt::format("'{}' is no other device of this log", for_terminal(words.device, 20)), "--device",
                       "the letters before its numbers, as 'jadoube head' lists them");
    const auto entries = open.entries();
    const log::Entry* last = nullptr;
    for (const log::Entry& entry : entries)
        if (entry.chain == *chain && (!words.up_to || open.store.names().number(entry) == *words.up_to)) last = &entry;
    if (last != nullptr) return last;
    return failure(ErrorCode::no_such_entry, fmt::format("there is no entry {} of that device", *words.up_to),
                   "--up-to", "jadoube log");
}

/// Chief arbiters may, and the appeals committee.
Result<void> require_chief(const log::EventBegun& event, const std::string& by) {
    if (desk::authority_of(event, by) >= desk::Authority::chief_arbiter) return {};
    return failure(ErrorCode::usage, fmt::format("'{}' is no chief arbiter of the event", for_terminal(by, 60)), "--by",
                   "the key of another device is retired by the chief arbiter or the appeals committee");
}

ExitCode say_device_retired(const Session& session, const desk::OpenLog& open, const desk::Receipt& receipt,
                            const log::DeviceRetired& retired) {
    if (session.json) {
        session.print(receipt_json(receipt));
        return ExitCode::fine;
    }
    const log::State now = log::fold(open.store.entries(), open.store.names());
    session.out << short_text(receipt)
                << fmt::format(": the device is believed up to {}\n",
                               open.store.names().number(retired.chain, retired.last));
    for (const log::Stamp& stamp : now.not_believed) session.out << fmt::format("not believed: {}\n", stamp.number);
    session.out << "next: jadoube export FILE.bundle, for every other device\n";
    return ExitCode::fine;
}

/// Of another device, which was stolen or lost.
ExitCode retire_device(Session& session, const KeyWords& words) {
    auto open = open_log(session, words.log, log::Access::append);
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const std::string by = desk::recorder(*open, words.by);
    if (const auto may = require_chief(desk::event_of(open->state), by); !may) return session.fail(may.error());
    const auto last = last_believed(*open, words);
    if (!last) return session.fail(last.error());
    const log::DeviceRetired retired{(*last)->chain, (*last)->seq.value, (*last)->hash, words.reason, by};
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::device_retired, [&](const log::Entry& there) {
        return there.data == log::EntryData(retired);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return say_device_retired(session, *open, **tried, retired);
    const Uninterrupted held(session);
    const auto recorded = open->record({*id, retired, by});
    if (!recorded) return session.fail(on_paper(recorded.error(), *id));
    return say_device_retired(session, *open, {recorded->entry.seq, *id, recorded->was_there}, retired);
}

ExitCode run_retire(Session& session, const KeyWords& words) {
    if (words.reason.empty())
        return session.fail(Error{ErrorCode::usage, "a reason is needed: nothing is recorded after it", "--reason",
                                  "to go on with another key: jadoube key rotate"});
    if (!words.device.empty()) return retire_device(session, words);
    if (words.up_to)
        return session.fail(Error{ErrorCode::usage, "belongs to the key of another device", "--up-to", "--device B"});
    auto open = open_with_key(session, words);
    if (!open) return session.fail(on_paper(open.error()));
    return change_key(session, *open, words, std::nullopt, nullptr);
}

Command rotate_command() {
    const auto words = std::make_shared<KeyWords>();
    Command rotate;
    rotate.name = "rotate";
    rotate.summary = "Sign with a new key from now on";
    rotate.details =
        "The old key signs an entry that names the new one, and its secret is written over. What it signed before "
        "stays\n"
        "valid; what it would sign after that entry is damage. After each round it leaves a stolen key with less to "
        "forge.\n"
        "A key that is locked keeps its passphrase, which is asked for. A disk may keep what was written over, and a "
        "copy of\n"
        "the key file elsewhere is not reached.";
    rotate.example = "jadoube key rotate --reason \"round 5 is over\"";
    rotate.options = {{"--reason", "why", &words->reason, "TEXT"}};
    for (OptionSpec& option : passphrase_options(words->passphrase)) rotate.options.push_back(std::move(option));
    const std::vector<OptionSpec> more{
        {"--no-passphrase", "the new key is not locked", &words->no_passphrase},
        {"--unlock-fd", "read the passphrase of the old key from this descriptor", &words->unlock, "N"},
        {"--by", "who records (default: the event's only arbiter)", &words->by, "NAME", false, {}, ValueKind::arbiters},
        log_option(words->log),
        id_option(words->id)};
    rotate.options.insert(rotate.options.end(), more.begin(), more.end());
    rotate.run = [words](Session& session) { return run_rotate(session, *words); };
    return rotate;
}

Command retire_command() {
    const auto words = std::make_shared<KeyWords>();
    Command retire;
    retire.name = "retire";
    retire.summary = "End the log of this device: its key signs no more";
    retire.details =
        "The last thing that the key signs is that it is retired; then its secret is written over and its file "
        "removed.\n"
        "Nothing more is recorded in this log. For the end of an event, or before a computer is given away. Other "
        "devices go\n"
        "on, and take in what was recorded here. With --device the chief arbiter retires the key of another device, "
        "which\n"
        "was stolen or lost: what it signed after the last entry that came here, or after --up-to, stays in every log "
        "that\n"
        "takes it in, is named, and has no effect. The last word counts. Of two devices that retire each other that "
        "which\n"
        "began first counts.";
    retire.example = "jadoube key retire --reason \"the event is over\"";
    retire.options = {
        {"--reason", "why; needed", &words->reason, "TEXT"},
        {"--device", "not of this device but of that one, by its letters", &words->device, "LETTERS"},
        {"--up-to", "the last of its entries that is believed (default: the last that came here)", &words->up_to,
         "SEQ"},
        {"--unlock-fd", "read the passphrase of the key from this descriptor", &words->unlock, "N"},
        {"--by", "who records (default: the event's only arbiter)", &words->by, "NAME", false, {}, ValueKind::arbiters},
        log_option(words->log),
        id_option(words->id)};
    retire.run = [words](Session& session) { return run_retire(session, *words); };
    return retire;
}

}  // namespace

Command key_command() {
    const auto file = std::make_shared<std::string>();
    Command escrow;
    escrow.name = "escrow";
    escrow.summary = "Make a key for somebody who can open sealed moves when passphrase or slip is lost";
    escrow.details =
        "The chief arbiter or the appeals committee keeps the file elsewhere; the machine with the log needs only the\n"
        "public key. A file that is there is never replaced.";
    escrow.example = "jadoube key escrow committee.escrow";
    escrow.options = {{"file", "the file for the secret key", file.get(), "FILE", true}};
    escrow.run = [file](Session& session) { return run_escrow(session, *file); };
    Command command;
    command.name = "key";
    command.summary = "The key of the device, and keys beside it";
    command.parts = {rotate_command(), retire_command(), std::move(escrow)};
    return command;
}

}  // namespace jadoube::cli
