// jadoube man: manual pages, printed or written into a folder.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/program.hpp"
#include "cli/shell/manual.hpp"

namespace jadoube::cli {
namespace {

struct ManWords {
    std::vector<std::string> words;
    std::string into;
};

ExitCode no_such_page(const Session& session, const std::vector<ManualPage>& pages, const std::string& name) {
    std::vector<std::string> names;
    for (const ManualPage& page : pages) names.push_back(page.name);
    return session.fail(Error{ErrorCode::usage,
                              fmt::format("there is no page {}", name),
                              {},
                              did_you_mean(name, names, "'jadoube man' lists the commands")});
}

ExitCode write_pages(Session& session, const std::vector<ManualPage>& pages, const std::filesystem::path& folder) {
    std::error_code problem;
    std::filesystem::create_directories(folder, problem);
    if (problem) {
        return session.fail(Error{ErrorCode::output_failed, problem.message(), folder.string(), "name another folder"});
    }
    for (const ManualPage& page : pages) {
        const auto written = write_file(folder / (page.name + ".1"), page.roff);
        if (!written) return session.fail(written.error());
    }
    return ExitCode::fine;
}

ExitCode print_page(Session& session, const std::vector<ManualPage>& pages, const std::vector<std::string>& words) {
    const std::string name = fmt::format("jadoube{}{}", words.empty() ? "" : "-", fmt::join(words, "-"));
    const auto page = std::ranges::find(pages, name, &ManualPage::name);
    if (page == pages.end()) return no_such_page(session, pages, name);
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/manual/1"}, {"name", page->name}, {"roff", page->roff}}));
    } else {
        session.out << page->roff;
    }
    return ExitCode::fine;
}

ExitCode run_man(Session& session, const ManWords& words) {
    const auto pages = manual_pages(commands(session), program_version());
    if (words.into.empty()) return print_page(session, pages, words.words);
    if (!words.words.empty() || session.json) {
        return session.fail(Error{ErrorCode::usage, "writes every page, as files", "--into", "give it alone"});
    }
    return write_pages(session, pages, words.into);
}

}  // namespace

Command man_command() {
    const auto words = std::make_shared<ManWords>();
    Command command;
    command.name = "man";
    command.summary = "Print the manual page of a command, or write them all";
    command.details =
        "An installed program brings its pages: 'man jadoube', 'man jadoube-decide', 'man jadoube-rules-lint'. "
        "Elsewhere\n"
        "'jadoube man decide | man -l -' shows one. They say what --help says.";
    command.example = "jadoube man rules lint";
    command.options = {{"words", "the command (default: the program)", &words->words, "COMMAND"},
                       {"--into", "write every page into this folder", &words->into, "FOLDER"}};
    command.run = [words](Session& session) { return run_man(session, *words); };
    return command;
}

}  // namespace jadoube::cli
