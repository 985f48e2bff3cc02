// jadoube prompt, and jadoube alone on a terminal beside a log: incidents entered line by line.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "cli/commands.hpp"
#include "cli/log/find_log.hpp"
#include "cli/log/paper_note.hpp"
#include "cli/log/session_log.hpp"
#include "cli/program.hpp"
#include "cli/prompt/command_line.hpp"
#include "cli/signals.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/prompt/prompt.hpp"
#include "log/keys/signing.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

struct PromptWords {
    std::string by;
    std::string log;
};

desk::PromptTools tools_for(Session& session, const PromptWords& words) {
    return {.open = [&session, log = words.log](log::Access access,
                                                const log::Part& part) { return open_log(session, log, access, part); },
            .new_id = [&session] { return command_id(session, {}); },
            .by = words.by,
            .style = terminal_style(session)};
}

/// Runs a command typed where a board is asked for; its options are its own. Answers whether the line was one.
bool run_typed_command(const Session& session, const std::string& line) {
    const auto words = typed_command(session, line);
    if (!words) return false;
    Session its_own = session;
    (void)run(*words, its_own);
    return true;
}

Json to_json(const desk::Reply& reply, const desk::Prompt& prompt) {
    return Json::object({{"schema", "jadoube/prompt/1"},
                         {"says", reply.says},
                         {"asks", prompt.asks()},
                         {"refused", reply.refused.has_value()}});
}

/// Should the log fail, what was told so far is what has to be written down, with the command that enters it later.
void have_told_ready(const Session& session, const desk::Prompt& prompt, const PromptWords& words) {
    const auto told = prompt.under_way();
    const auto path = find_log(session, words.log);
    if (!told || !path) return;
    std::string line;
    for (const std::string& one : told->lines) line += (line.empty() ? "" : "; ") + one;
    const std::string game = event::to_text(told->game);
    std::vector<std::string> command{"i", game, line};
    if (!told->players.white.empty()) command.insert(command.end(), {"--white", told->players.white});
    if (!told->players.black.empty()) command.insert(command.end(), {"--black", told->players.black});
    command.insert(command.end(), told->options.begin(), told->options.end());
    if (!words.by.empty()) command.insert(command.end(), {"--by", words.by});
    if (!words.log.empty()) command.insert(command.end(), {"--log", words.log});
    have_paper_ready(session,
                     {.log = *path, .game = game, .acts = told->lines, .ruling = told->ruling, .command = command});
}

/// Until the lines end. The code is that of the last line that was refused; on a terminal there is nobody to tell it.
ExitCode converse(Session& session, desk::Prompt& prompt, const PromptWords& words) {
    ExitCode code = ExitCode::fine;
    while (!prompt.is_over()) {
        session.out.flush();
        const auto line = session.next_line(prompt.asks());
        const Uninterrupted held(session);
        if (line && prompt.is_idle() && run_typed_command(session, *line)) continue;
        const desk::Reply reply = line ? prompt.take(*line) : prompt.end();
        if (session.json) session.print(to_json(reply, prompt));
        if (!session.json) session.out << reply.says;
        if (!reply.refused) continue;
        have_told_ready(session, prompt, words);
        code = session.fail(*reply.refused);
    }
    return session.is_terminal ? ExitCode::fine : code;
}

ExitCode run_prompt(Session& session, const PromptWords& words) {
    if (!session.next_line) {
        return session.fail(
            Error{ErrorCode::usage, "there is nobody to ask", {}, "jadoube i r5b3 \"...\" asks nothing"});
    }
    const auto open = open_log(session, words.log, log::Access::read, log::EventAlone{});
    if (!open) return session.fail(open.error());
    if (session.is_terminal) session.out << report::phrase("prompt.welcome") << '\n';
    desk::Prompt prompt(tools_for(session, words));
    return converse(session, prompt, words);
}

}  // namespace

bool is_beside_log(const Session& session) {
    return find_log(session, {}).has_value();
}

Command prompt_command() {
    const auto words = std::make_shared<PromptWords>();
    Command command;
    command.name = "prompt";
    command.summary = "Enter incidents line by line, and be asked what is missing";
    command.details =
        "Typed are a board, then what happened there, as 'jadoube i' takes it; after each line the standing is shown. "
        "An\n"
        "empty line asks what is missing, one question at a time with the likely answer in brackets, then records, "
        "then\n"
        "decides. '?' says what each answer leads to, 'back' takes the last line away, 'later' leaves the rest open.\n"
        "'jadoube' alone does the same on a terminal beside a log. Lines may come from a file as well.";
    command.example = "jadoube prompt --log open.jadoube";
    command.options = {{"--by", "who records and decides (default: the event's only arbiter)", &words->by, "NAME"},
                       log_option(words->log)};
    command.run = [words](Session& session) { return run_prompt(session, *words); };
    return command;
}

}  // namespace jadoube::cli
