#include "cli/adjourn/pages.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <filesystem>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/typed/show.hpp"
#include "desk/incident/recording.hpp"
#include "report/formats/formats.hpp"

namespace jadoube::cli {

std::vector<OptionSpec> page_options(PageWords& words) {
    std::vector<std::string> names;
    for (const report::Format* format : report::page_formats()) names.emplace_back(format->name);
    const std::string rest = list_of({names.begin() + 1, names.end()}, "or");
    return {{"--pages", "write the page into this folder; its name is made of game and entry", &words.folder, "FOLDER"},
            {"--format", fmt::format("{} (default), {}", names.front(), rest), &words.format, "FORMAT", false, names}};
}

Result<void> make_page_folder(const PageWords& words) {
    if (words.folder.empty()) return {};
    std::error_code problem;
    std::filesystem::create_directories(words.folder, problem);
    if (!problem && std::filesystem::is_directory(words.folder, problem)) return {};
    const std::string why = problem ? problem.message() : "something else has this name";
    return failure(ErrorCode::usage, "the folder cannot be made: " + why, "--pages " + words.folder,
                   "name another; nothing is recorded yet");
}

Result<std::string> write_page(const Session& session, const PageWords& words, const event::GameReference& game,
                               const std::string& what, const log::LogNumber& entry, const report::Document& document) {
    const report::Format* format =
        words.format.empty() ? report::page_formats().front() : report::format_named(words.format);
    const std::filesystem::path path =
        std::filesystem::path(words.folder) /
        fmt::format("{}-{}-{}.{}", event::to_text(game), what, entry, format->endings.front());
    const std::string text = format->page(document, terminal_style(session));
    const mode_t before = ::umask(077);
    const auto written = write_file(path, text);
    ::umask(before);
    if (!written) return tl::unexpected<Error>(written.error());
    return path.string();
}

Json adjournment_receipt(const desk::Receipt& receipt, const log::AdjournedGame& game) {
    return Json::object({{"schema", "jadoube/adjournment/1"},
                         {"entry", receipt.seq.value},
                         {"id", log::to_hex(receipt.id)},
                         {"was_there", receipt.was_there},
                         {"game", event::to_text(game.game)},
                         {"status", name_of(game.status())}});
}

}  // namespace jadoube::cli
