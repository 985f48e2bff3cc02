// jadoube completion: scripts for shells, and the words that they ask for.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/program.hpp"
#include "cli/shell/offers.hpp"
#include "cli/shell/scripts.hpp"
#include "cli/typed/log_options.hpp"

namespace jadoube::cli {
namespace {

struct CompletionWords {
    std::string shell;
    std::string values;
    std::string of;
    std::string log;
};

std::vector<std::string> shell_names() {
    std::vector<std::string> names;
    for (const Shell& shell : shells()) names.emplace_back(shell.name);
    return names;
}

ExitCode print_script(Session& session, const std::string& name) {
    if (session.json) {
        return session.fail(Error{ErrorCode::usage, "a script has no form as JSON", "--json", "leave it out"});
    }
    const auto shell = std::ranges::find(shells(), name, &Shell::name);
    session.out << shell->script(commands(session));
    return ExitCode::fine;
}

ExitCode print_offers(Session& session, const CompletionWords& words) {
    const OffersAsked asked{rules::named<ValueKind>(words.values).value_or(ValueKind::text), words.of, words.log};
    JsonArray list;
    for (const Offer& offer : offers(session, asked)) {
        if (session.json) {
            list.push_back(Json::object({{"name", offer.name}, {"about", offer.about}}));
        } else {
            session.out << offer.name;
            if (!offer.about.empty()) session.out << '\t' << for_terminal(offer.about);
            session.out << '\n';
        }
    }
    if (session.json) session.print(Json::object({{"schema", "jadoube/completion/1"}, {"values", std::move(list)}}));
    return ExitCode::fine;
}

ExitCode run_completion(Session& session, const CompletionWords& words) {
    if (words.shell.empty() == words.values.empty()) {
        return session.fail(
            Error{ErrorCode::usage,
                  "give a shell, or --values",
                  {},
                  fmt::format("'jadoube completion bash' prints a script; known: {}", list_of(shell_names(), "and"))});
    }
    return words.values.empty() ? print_script(session, words.shell) : print_offers(session, words);
}

}  // namespace

Command completion_command() {
    const auto words = std::make_shared<CompletionWords>();
    Command command;
    command.name = "completion";
    command.summary = "Print the script with which a shell completes commands, or the words that it asks for";
    command.details =
        "An installed program brings the scripts to where shells look for them. Elsewhere:\n\n"
        "  source <(jadoube completion bash)       in ~/.bashrc\n"
        "  source <(jadoube completion zsh)        in ~/.zshrc, behind compinit\n"
        "  jadoube completion fish | source        in ~/.config/fish/config.fish\n\n"
        "The scripts know commands, options and closed lists; codes, articles, and what the log here has, they ask "
        "with\n"
        "--values: a word a line, and behind a tab what it is. Where there is no log, that is nothing.";
    command.example = "jadoube completion --values games";
    command.options = {
        {"shell", "bash, zsh or fish", &words->shell, "SHELL", false, shell_names()},
        {"--values", "print the words of this kind", &words->values, "KIND", false,
         rules::texts_of(rules::all_words<ValueKind>())},
        {"--of", "the code whose articles are meant", &words->of, "RULES"},
        log_option(words->log),
    };
    command.run = [words](Session& session) { return run_completion(session, *words); };
    return command;
}

}  // namespace jadoube::cli
