// jadoube key: keys beside that of the device.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/signals.hpp"
#include "log/escrow_file.hpp"

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
    command.summary = "Keys beside that of the device";
    command.parts = {std::move(escrow)};
    return command;
}

}  // namespace jadoube::cli
