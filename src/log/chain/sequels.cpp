#include "log/chain/sequels.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kNone = "-";
constexpr char kBetweenGames = ',';

std::vector<std::string> names_in(const Json& json, std::string_view member) {
    std::vector<std::string> names;
    const Json* list = json.find(member);
    if (list == nullptr || list->if_array() == nullptr) return names;
    for (const Json& item : *list->if_array())
        if (const auto* name = item.if_string()) names.push_back(*name);
    return names;
}

/// Calls it for each of a list, until one answers yes.
template <typename Test>
bool any_in(const Json& json, std::string_view member, const Test& test) {
    const Json* list = json.find(member);
    return list != nullptr && list->if_array() != nullptr && std::ranges::any_of(*list->if_array(), test);
}

/// Of several penalties the arbiter chooses, and his decision says which.
bool lays_on_later_games(const std::vector<rules::SaidWord>& words) {
    return std::ranges::any_of(words, [&](const rules::SaidWord& word) {
        const bool is_laid = words.size() == 1 || std::holds_alternative<rules::Exact>(word);
        return is_laid && rules::is_of_later_games(word);
    });
}

/// What an entry lays by itself on later games; most kinds lay nothing.
struct LaysOnLaterGames {
    template <typename Data>
    bool operator()(const Data&) const {
        return false;
    }
    bool operator()(const RulingProposed& proposed) const {
        return any_in(proposed.ruling, "matters", [](const Json& matter) {
            return any_in(matter, "other", [](const Json& other) {
                const auto kind = rules::named<rules::OtherKind>(other.text("kind"));
                return kind && lays_on_later_games(rules::said_words(*kind, names_in(other, "words")));
            });
        });
    }
    bool operator()(const DecisionMade& decision) const {
        return any_in(decision.option, "penalties", [](const Json& chosen) {
            const auto penalty = rules::named<rules::Penalty>(chosen.text("penalty"));
            return penalty && rules::is_of_later_games(*penalty);
        });
    }
};

}  // namespace

void Sequels::take_in(const Entry& entry) {
    if (!entry.game || entry.veil || are_too_many()) return;
    if (std::visit(LaysOnLaterGames{}, entry.data)) games_.insert(*entry.game);
}

Sequels sequels_in(std::span<const Entry> entries) {
    Sequels sequels;
    for (const Entry& entry : entries) sequels.take_in(entry);
    return sequels;
}

std::string to_text(const Sequels& sequels) {
    std::string text;
    for (const event::GameReference& game : sequels.games())
        text += (text.empty() ? std::string() : std::string(1, kBetweenGames)) + event::to_text(game);
    return text.empty() ? std::string(kNone) : text;
}

std::optional<Sequels> read_sequels(std::string_view word) {
    std::set<event::GameReference> games;
    if (word == kNone) return Sequels();
    for (const std::string_view part : split(word, kBetweenGames)) {
        const auto game = event::parse_game_reference(part);
        if (!game) return std::nullopt;
        games.insert(*game);
    }
    return Sequels(std::move(games));
}

RowsWanted with_sequels(const event::GameReference& game, const Sequels& sequels) {
    if (sequels.games().empty()) return {std::string(kIsOfGame), of_game(game)};
    RowsWanted wanted{.where = "(kind = 'pairing' OR game IN (?", .values = {TextValue{event::to_text(game)}}};
    for (const event::GameReference& other : sequels.games()) {
        wanted.where += ", ?";
        wanted.values.emplace_back(TextValue{event::to_text(other)});
    }
    wanted.where += "))";
    return wanted;
}

}  // namespace jadoube::log
