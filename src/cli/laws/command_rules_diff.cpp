// jadoube rules diff: what two codes say differently.
#include <memory>

#include "base/error.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/rules_commands.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/topic_option.hpp"
#include "desk/laws/laws.hpp"
#include "report/law/compare_json.hpp"
#include "report/law/diff_page.hpp"
#include "rules/compare/diff.hpp"

namespace jadoube::cli {
namespace {

struct DiffWords {
    std::string a;
    std::string b;
    std::string topic;
};

ExitCode show_diff(Session& session, const DiffWords& words) {
    const rules::Topic* topic = nullptr;
    if (!words.topic.empty()) {
        const auto asked = topic_asked(words.topic);
        if (!asked) return session.fail(asked.error());
        topic = *asked;
    }
    const rules::RulesetStore store = ruleset_store(session);
    const auto a = desk::load_laws(store, words.a);
    if (!a) return session.fail(a.error());
    const auto b = desk::load_laws(store, words.b);
    if (!b) return session.fail(b.error());
    const rules::RulesetDiff diff = rules::diff(a->ruleset(), b->ruleset(), topic);
    if (session.json) {
        session.print(report::to_json(diff));
    } else {
        show(session, report::diff_page(diff), kWideTerminal);
    }
    return ExitCode::fine;
}

}  // namespace

Command rules_diff_command() {
    const auto words = std::make_shared<DiffWords>();
    Command command;
    command.name = "diff";
    command.summary = "Say what two codes regulate differently";
    command.details =
        "For each kind of incident: what both regulate, with other conditions, windows, remedies or numbers; what "
        "stands in\n"
        "one alone; and at the end the definitions. The meaning is compared, not the text.";
    command.listed = topic_list;
    command.example = "jadoube rules diff tests/cli/club.json fide --topic touch";
    command.options = {{"a", "a code", &words->a, "A", true},
                       {"b", "another code", &words->b, "B", true},
                       topic_option(words->topic, "only this topic")};
    command.is_paged = true;
    command.run = [words](Session& session) { return show_diff(session, *words); };
    return command;
}

}  // namespace jadoube::cli
