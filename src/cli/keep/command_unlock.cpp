// jadoube unlock and lock: a key with a passphrase, opened for some hours.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/key_passphrase.hpp"
#include "cli/typed/log_options.hpp"
#include "log/keys/keyring.hpp"

namespace jadoube::cli {
namespace {

using std::chrono::seconds;

constexpr std::int64_t kMostHours = 72;

struct UnlockWords {
    std::string time = "4h";
    std::optional<int> descriptor;
    std::string log;
};

/// "4h", "30m".
Result<seconds> time_typed(const std::string& text) {
    const char unit = text.empty() ? ' ' : text.back();
    const auto count = text.empty() ? std::nullopt : parse_int(std::string_view(text).substr(0, text.size() - 1));
    const std::int64_t of_unit = unit == 'h' ? 3600 : unit == 'm' ? 60 : 0;
    if (count && of_unit > 0 && *count > 0 && *count <= kMostHours * 3600 / of_unit) return seconds(*count * of_unit);
    return failure(ErrorCode::usage, fmt::format("'{}' is no time for which a key stays open", for_terminal(text, 20)),
                   "--for", fmt::format("4h or 30m; at most {}h", kMostHours));
}

void print(const Session& session, const log::PublicKey& key, std::int64_t open_for) {
    session.print(Json::object({{"schema", "jadoube/unlock/1"}, {"key", log::to_hex(key)}, {"open_for_s", open_for}}));
}

ExitCode run_unlock(Session& session, const UnlockWords& words) {
    const auto time = time_typed(words.time);
    if (!time) return session.fail(time.error());
    const auto path = find_log(session, words.log);
    if (!path) return session.fail(path.error());
    const auto opened = open_device_key(*path, words.descriptor);
    if (!opened) return session.fail(opened.error());
    if (!opened->passphrase)
        return session.fail(Error{ErrorCode::usage, "the key has no passphrase, and is always open",
                                  log::key_path_of(*path).string(), "jadoube key rotate --passphrase gives it one"});
    const auto& seed = opened->key.seed();
    const auto secret = log::Secret::of({reinterpret_cast<const char*>(seed.data()), seed.size()});
    if (const auto kept = log::keep_in_keyring(opened->key.public_key(), secret, *time); !kept)
        return session.fail(kept.error());
    if (session.json)
        print(session, opened->key.public_key(), time->count());
    else
        session.out << "the key is open for " << words.time << ", to whoever uses this account; jadoube lock ends it\n";
    return ExitCode::fine;
}

ExitCode run_lock(Session& session, const std::string& log) {
    const auto path = find_log(session, log);
    if (!path) return session.fail(path.error());
    const auto file = log::look_at_key_file(log::key_path_of(*path));
    if (!file) return session.fail(file.error());
    if (!file->wrap)
        return session.fail(Error{ErrorCode::usage, "the key has no passphrase, and cannot be locked",
                                  log::key_path_of(*path).string(), "jadoube key rotate --passphrase gives it one"});
    const bool was_open = log::take_from_keyring(file->key);
    if (session.json)
        print(session, file->key, 0);
    else
        session.out << (was_open ? "the key is locked\n" : "the key was locked already\n");
    return ExitCode::fine;
}

}  // namespace

Command unlock_command() {
    const auto words = std::make_shared<UnlockWords>();
    Command command;
    command.name = "unlock";
    command.summary = "Open a key that is locked with a passphrase, for some hours";
    command.details =
        "The key stays in the keyring that the system keeps for this user, in memory alone, until the time is over, "
        "'jadoube\n"
        "lock' ends it, or the machine is switched off. Then every command records as with a key without passphrase.";
    command.example = "jadoube unlock --for 4h";
    command.options = {{"--for", "how long: 4h, 30m (default: 4h)", &words->time, "DURATION"},
                       {"--unlock-fd", "read the passphrase from this descriptor", &words->descriptor, "N"},
                       log_option(words->log)};
    command.run = [words](Session& session) { return run_unlock(session, *words); };
    return command;
}

Command lock_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "lock";
    command.summary = "Lock the key that was unlocked";
    command.details = "Nothing is recorded until 'jadoube unlock'. Reading and verifying need no key.";
    command.example = "jadoube lock";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_lock(session, *log); };
    return command;
}

}  // namespace jadoube::cli
