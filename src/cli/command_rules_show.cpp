// jadoube rules show: a code, or an article of it, as pages.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/text.hpp"
#include "cli/laws.hpp"
#include "cli/rules_commands.hpp"
#include "rules/ruleset_reader.hpp"
#include "rules/show.hpp"

namespace jadoube::cli {
namespace {

struct ShowWords {
    std::string rules;
    std::string article;
    bool resolved = false;
};

ExitCode show_rules(Session& session, const ShowWords& words) {
    const rules::RulesetStore store = ruleset_store(session);
    const auto laws = load_laws(store, words.rules);
    if (!laws) return session.fail(laws.error());
    const rules::Ruleset& ruleset = laws->ruleset();
    if (words.resolved || session.json) {
        const auto texts = [&](const std::string& id) { return store.text_of(id); };
        const auto resolved = rules::resolve_ruleset(laws->loaded.text, laws->loaded.path.string(), texts);
        if (!resolved) return session.fail(resolved.error());
        session.out << to_pretty_text(*resolved);
        return ExitCode::fine;
    }
    if (words.article.empty()) {
        session.out << rules::ruleset_page(ruleset);
        return ExitCode::fine;
    }
    const auto articles = rules::articles_named(ruleset, words.article);
    if (articles.empty()) {
        std::vector<std::string> ids;
        for (const rules::Article& article : ruleset.articles) ids.push_back(article.id);
        const auto meant = nearest(words.article, ids);
        return session.fail(
            Error{ErrorCode::usage,
                  fmt::format("{} has no article {}", ruleset.id, words.article),
                  {},
                  meant ? fmt::format("did you mean '{}'?", *meant) : "'jadoube rules show RULES' lists them"});
    }
    for (const rules::Article* article : articles) session.out << rules::article_page(*article, ruleset) << '\n';
    return ExitCode::fine;
}

}  // namespace

Command rules_show_command() {
    const auto words = std::make_shared<ShowWords>();
    Command command;
    command.name = "show";
    command.summary = "Print a code, or an article of it";
    command.example = "jadoube rules show fide 4.3";
    command.options = {{"rules", "an id, a family with a date, or a file", &words->rules, "RULES", true},
                       {"article", "an article, or a number with all its parts", &words->article, "ARTICLE"},
                       {"--resolved", "the whole as JSON, with what it extends", &words->resolved}};
    command.run = [words](Session& session) { return show_rules(session, *words); };
    return command;
}

}  // namespace jadoube::cli
