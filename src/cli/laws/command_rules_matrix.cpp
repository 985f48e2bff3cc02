// jadoube rules matrix: one topic under all codes.
#include <fmt/format.h>

#include <memory>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/rules_commands.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/topic_option.hpp"
#include "desk/laws/laws.hpp"
#include "report/law/compare_json.hpp"
#include "report/law/matrix_page.hpp"
#include "rules/compare/matrix.hpp"

namespace jadoube::cli {
namespace {

struct MatrixWords {
    std::string topic;
    std::vector<std::string> names;
};

ExitCode show_matrix(Session& session, const MatrixWords& words) {
    const auto topic = topic_asked(words.topic);
    if (!topic) return session.fail(topic.error());
    const rules::RulesetStore store = ruleset_store(session);
    std::vector<desk::Laws> laws;
    ExitCode code = ExitCode::fine;
    for (const std::string& name : names_or_all(store, words.names)) {
        auto loaded = desk::load_laws(store, name);
        if (loaded) {
            laws.push_back(std::move(*loaded));
        } else {
            code = session.fail(loaded.error());
        }
    }
    std::vector<const rules::Ruleset*> codes;
    for (const desk::Laws& one : laws) codes.push_back(&one.ruleset());
    const rules::Matrix matrix = rules::matrix(**topic, codes);
    if (session.json) {
        session.print(report::to_json(matrix));
    } else {
        show(session, report::matrix_page(matrix), kWideTerminal);
    }
    return code;
}

}  // namespace

Command rules_matrix_command() {
    const auto words = std::make_shared<MatrixWords>();
    Command command;
    command.name = "matrix";
    command.summary = "Show one topic under all codes: which articles, what follows, until when";
    command.listed = topic_list;
    command.example = "jadoube rules matrix --topic touch";
    command.options = {topic_option(words->topic, "what to look at"),
                       {"rules", "codes (default: all)", &words->names, "RULES"}};
    command.is_paged = true;
    command.run = [words](Session& session) { return show_matrix(session, *words); };
    return command;
}

}  // namespace jadoube::cli
