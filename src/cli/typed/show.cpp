#include "cli/typed/show.hpp"

#include <ostream>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "base/text.hpp"
#include "report/formats/terminal.hpp"
#include "report/ruling/explain.hpp"
#include "report/words/act_words.hpp"

namespace jadoube::cli {
namespace {

/// The variable that decides on the locale, as POSIX orders them; empty where none is set.
std::string locale_variable(const Session& session) {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const auto value = session.environment(name);
        if (value && !value->empty()) return name;
    }
    return {};
}

bool is_utf8_locale(const Session& session) {
    const std::string variable = locale_variable(session);
    if (variable.empty()) return false;
    const std::string locale = lower(session.environment(variable).value_or(std::string()));
    return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

}  // namespace

report::TerminalStyle terminal_style(const Session& session) {
    report::TerminalStyle style;
    style.men = is_utf8_locale(session) ? report::MenDrawn::figurines : report::MenDrawn::letters;
    return style;
}

Setting men_setting(const Session& session) {
    const std::string variable = locale_variable(session);
    return {"men", is_utf8_locale(session) ? "figurines" : "letters",
            variable.empty() ? SettingOrigin::built_in : SettingOrigin::environment, variable};
}

void show(const Session& session, const report::Blocks& blocks, std::size_t width) {
    report::TerminalStyle style = terminal_style(session);
    style.width = width;
    session.out << report::to_terminal(blocks, style);
}

void show(const Session& session, const adjudicate::Ruling& ruling, const desk::Laws& laws,
          const adjudicate::Case& given, const chess::Setup* before, const RulingWords& words) {
    if (session.json) return session.print(to_json(ruling));
    const auto acts = report::sentences_of(given.dispute.acts, given.dispute.facts);
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
