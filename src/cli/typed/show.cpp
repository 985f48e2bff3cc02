#include "cli/typed/show.hpp"

#include <ostream>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "base/text.hpp"
#include "report/act_words.hpp"
#include "report/explain.hpp"
#include "report/formats/terminal.hpp"

namespace jadoube::cli {
namespace {

/// What the locale's first named variable says, as POSIX orders them.
bool is_utf8_locale(const Session& session) {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const auto value = session.environment(name);
        if (!value || value->empty()) continue;
        const std::string locale = lower(*value);
        return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
    }
    return false;
}

}  // namespace

report::TerminalStyle terminal_style(const Session& session) {
    report::TerminalStyle style;
    style.men = is_utf8_locale(session) ? report::MenDrawn::figurines : report::MenDrawn::letters;
    return style;
}

void show(const Session& session, const report::Blocks& blocks, std::size_t width) {
    report::TerminalStyle style = terminal_style(session);
    style.width = width;
    session.out << report::to_terminal(blocks, style);
}

void show(const Session& session, const adjudicate::Ruling& ruling, const desk::Laws& laws,
          const adjudicate::Case& given, const chess::Setup* before, const RulingWords& words) {
    if (session.json) return session.print(to_json(ruling));
    const auto acts = report::sentences_of(given.dispute.acts);
    show(session, report::explain(ruling, {.ruleset = &laws.ruleset(),
                                           .deferred = laws.deferred.get(),
                                           .before = before,
                                           .acts = acts,
                                           .considered = considered(words)}));
}

ExitCode exit_code_for(const adjudicate::Ruling& ruling) {
    if (ruling.status == adjudicate::Status::conflict) return ExitCode::bad_input;
    return ruling.status == adjudicate::Status::needs_facts ? ExitCode::needs_facts : ExitCode::fine;
}

}  // namespace jadoube::cli
