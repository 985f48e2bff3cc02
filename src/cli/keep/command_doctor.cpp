// jadoube doctor: what is wrong with a log where it stands, and what to do about it.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/typed/log_options.hpp"
#include "log/keep/examination.hpp"

namespace jadoube::cli {
namespace {

constexpr std::chrono::milliseconds kDoctorWait{10'000};

void show(const Session& session, const log::Diagnosis& found) {
    const bool is_well = found.health == log::Health::well;
    session.out << fmt::format("{:<9}{}{}\n", fmt::format("{}:", name_of(found.what)),
                               is_well ? std::string() : fmt::format("{}: ", name_of(found.health)),
                               for_terminal(found.words));
    if (!found.advice.empty()) session.out << fmt::format("{:<9}to do: {}\n", "", for_terminal(found.advice));
}

Json to_json(const log::Diagnosis& found) {
    return Json::object({{"what", name_of(found.what)},
                         {"health", name_of(found.health)},
                         {"words", found.words},
                         {"advice", found.advice.empty() ? Json() : Json(found.advice)}});
}

void print(const Session& session, const std::filesystem::path& path, const log::Examination& examination) {
    if (!session.json) {
        for (const log::Diagnosis& found : examination.all) show(session, found);
        return;
    }
    JsonArray all;
    for (const log::Diagnosis& found : examination.all) all.push_back(to_json(found));
    session.print(Json::object({{"schema", "jadoube/doctor/1"},
                                {"log", path.string()},
                                {"ok", !examination.has_trouble()},
                                {"found", std::move(all)}}));
}

ExitCode run_doctor(Session& session, const std::string& log) {
    const auto path = find_log(session, log);
    if (!path) return session.fail(path.error());
    const auto examination = log::examine(*path, log::UtcTime{session.now_ms()}, kDoctorWait);
    if (!examination) return session.fail(examination.error());
    print(session, *path, *examination);
    if (examination->is_damaged()) return ExitCode::log_unverified;
    return examination->has_trouble() ? ExitCode::negative : ExitCode::fine;
}

}  // namespace

Command doctor_command() {
    const auto log = std::make_shared<std::string>();
    Command command;
    command.name = "doctor";
    command.summary = "Say what is wrong with the log where it stands, and what to do";
    command.details =
        "Looks at the file and who may use it, the folder, the disk and its room, the -wal file, the key, the heads, "
        "the\n"
        "entries and the clock of this computer, and changes nothing. A remark can wait. Trouble means that\n"
        "nothing can be recorded, or that what was may be lost: exit code 1, and 5 where the log fails verification.";
    command.example = "jadoube doctor";
    command.options = {log_option(*log)};
    command.run = [log](Session& session) { return run_doctor(session, *log); };
    return command;
}

}  // namespace jadoube::cli
