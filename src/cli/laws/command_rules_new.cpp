// jadoube rules new: the file with which somebody begins to write a code.
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/rules_commands.hpp"
#include "log/entry/utc_time.hpp"
#include "rules/grammar/keys.hpp"
#include "rules/read/first_file.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::cli {
namespace {

struct NewWords {
    std::string id;
    std::string base;
};

ExitCode begin_code(Session& session, const NewWords& words) {
    if (!rules::is_ruleset_id(words.id)) {
        return session.fail(Error{ErrorCode::usage,
                                  fmt::format("the id '{}' cannot be typed", words.id),
                                  {},
                                  "use small letters, digits and hyphens, such as my-club-2024"});
    }
    std::string base;
    if (!words.base.empty()) {
        const auto loaded = ruleset_store(session).load(words.base);
        if (!loaded) return session.fail(loaded.error());
        base = loaded->ruleset->id;
    }
    const std::filesystem::path path = words.id + ".json";
    std::error_code none;
    if (std::filesystem::exists(path, none)) {
        return session.fail(
            Error{ErrorCode::usage, "the file is there already", path.string(), "choose another id, or edit the file"});
    }
    const std::string today =
        log::to_text(log::UtcTime{session.now_ms()}).substr(0, std::string_view("2026-11-21").size());
    if (const auto written = write_file(path, rules::first_file(words.id, base, today)); !written) {
        return session.fail(written.error());
    }
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/new/1"}, {"file", path.string()}}));
    } else {
        session.out << for_terminal(path.string()) << '\n';
    }
    return ExitCode::fine;
}

}  // namespace

Command rules_new_command() {
    const auto words = std::make_shared<NewWords>();
    Command command;
    command.name = "new";
    command.summary = "Write the first file of a code, to be filled in";
    command.details =
        "The file ID.json is written into this folder. It can be read as it is, and 'rules lint' finds no fault in "
        "it.\n"
        "With --extends it holds own rules over that code, else it stands alone.";
    command.example = "jadoube rules new my-club-2026 --extends fide";
    command.options = {{"id", "how the code is called: small letters, digits, hyphens", &words->id, "ID", true},
                       {"--extends", "the code underneath", &words->base, "RULES"}};
    command.run = [words](Session& session) { return begin_code(session, *words); };
    return command;
}

}  // namespace jadoube::cli
