#include "cli/shell/offers.hpp"

#include <fmt/format.h>

#include <sstream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/installed_rules.hpp"
#include "cli/log/session_log.hpp"
#include "cli/typed/act_words.hpp"
#include "cli/typed/choices.hpp"
#include "desk/audit/audited_game.hpp"
#include "desk/laws/laws.hpp"
#include "report/words/say.hpp"
#include "rules/compare/topics.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::cli {
namespace {

using Offers = std::vector<Offer>;

Offers plain(const std::vector<std::string>& words) {
    Offers list;
    for (const std::string& word : words) list.push_back({word});
    return list;
}

/// "white touches" and the like, to be gone on with.
Offers act_beginnings() {
    Offers list;
    for (const std::string& side : sides())
        for (const std::string& verb : verbs_of_a_person()) list.push_back({side + " " + verb});
    return list;
}

/// The words that a fact may have; none where it takes a number.
std::vector<std::string> words_of(const rules::FactRow& row) {
    std::vector<std::string> words(row.words.begin(), row.words.end());
    if (row.type != rules::FactType::yes_no) return words;
    for (const rules::Truth truth : {rules::Truth::no, rules::Truth::yes}) words.emplace(words.begin(), name_of(truth));
    return words;
}

Offers facts_with_values() {
    Offers list;
    for (const rules::FactRow& row : rules::facts()) {
        const std::string meaning(row.meaning);
        if (row.type == rules::FactType::number) list.push_back({fmt::format("{}=", row.name), meaning});
        for (const std::string& word : words_of(row)) list.push_back({fmt::format("{}={}", row.name, word), meaning});
    }
    return list;
}

Offers penalty_names() {
    Offers list;
    for (const auto& row : rules::rows<rules::Penalty>())
        list.push_back({std::string(row.name), std::string(row.meaning)});
    return list;
}

Offers topic_words() {
    Offers list;
    for (const rules::Topic& topic : rules::topics())
        list.push_back({std::string(topic.name), report::words_of("topic", topic.name)});
    return list;
}

Offers code_names(const Session& session) {
    const rules::RulesetStore store = ruleset_store(session);
    Offers list;
    if (const auto index = store.index()) {
        for (const auto& [family, editions] : index->families) list.push_back({family, "the newest edition"});
    }
    for (const rules::ListedRuleset& one : store.list()) list.push_back({one.id, one.title});
    return list;
}

Offers articles_of(const Session& session, const std::string& code) {
    const auto laws = desk::load_laws(ruleset_store(session), code);
    Offers list;
    if (!laws) return list;
    for (const rules::Article& article : laws->ruleset().articles) list.push_back({article.id, article.heading});
    return list;
}

Offers joined(Offers list, const Offers& more) {
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

Offers names_in_log(const log::State& state, ValueKind values) {
    switch (values) {
        case ValueKind::games: return desk::games_known(state);
        case ValueKind::rounds: return desk::rounds_known(state);
        case ValueKind::boards: return joined(desk::rounds_known(state), desk::games_known(state));
        case ValueKind::incidents: return desk::incidents_known(state);
        case ValueKind::incidents_or_games: return joined(desk::incidents_known(state), desk::games_known(state));
        case ValueKind::players: return desk::players_known(state);
        case ValueKind::arbiters: return desk::arbiters_known(state);
        default: return {};
    }
}

/// The log is only looked at: what is remarkable about it other commands say.
Offers names_in_log(const Session& session, const OffersAsked& asked) {
    std::ostringstream nowhere;
    const Session silent{.out = nowhere,
                         .err = nowhere,
                         .environment = session.environment,
                         .now_ms = session.now_ms,
                         .executable = session.executable};
    const auto open = open_log(silent, asked.log, log::Access::read);
    return open ? names_in_log(open->state, asked.values) : Offers{};
}

}  // namespace

std::vector<Offer> closed_list(ValueKind values) {
    switch (values) {
        case ValueKind::sides: return plain(sides());
        case ValueKind::acts: return act_beginnings();
        case ValueKind::facts: return facts_with_values();
        case ValueKind::penalties: return penalty_names();
        case ValueKind::findings: return plain(desk::audit_kinds());
        case ValueKind::topics: return topic_words();
        default: return {};
    }
}

std::vector<Offer> offers(const Session& session, const OffersAsked& asked) {
    if (rules::row_of(asked.values).known_to != KnownTo::program) return closed_list(asked.values);
    Offers list = asked.values == ValueKind::codes      ? code_names(session)
                  : asked.values == ValueKind::articles ? articles_of(session, asked.of)
                                                        : names_in_log(session, asked);
    std::erase_if(list, [](const Offer& offer) { return for_terminal(offer.name) != offer.name; });
    return list;
}

}  // namespace jadoube::cli
