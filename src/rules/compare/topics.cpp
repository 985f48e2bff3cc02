#include "rules/compare/topics.hpp"

#include <algorithm>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

/// Whether one of two kinds is the other, or a sub-kind of it.
bool overlaps(std::string_view a, const std::string& b) {
    const std::string one(a);
    return kind_covers(one, b) || kind_covers(b, one);
}

std::vector<Topic> named_topics() {
    return {
        {"touch", "men touched before or without a move", {"touch"}},
        {"out-of-turn", "men touched or moved by the player not on turn", {"out_of_turn"}, {"turn"}},
        {"illegal-move", "illegal moves", {"illegal_move", "claim.illegal_move", "observed.illegal_position"}},
        {"castling",
         "castling, and men touched for it",
         {"illegal_move.illegal_castling", "castling_without_rook"},
         {"castling"},
         {"castling_faults", "touched_to_castle", "king_and_rook", "first_touched_is_rook"}},
        {"promotion",
         "pawns on their last rank",
         {"promotion", "press.pawn_on_last_rank"},
         {"promotion"},
         {"new_piece", "new_piece_touched_square", "pawn_on_last_rank"}},
        {"change", "what was done, taken back or altered", {"change"}},
        {"check", "checks said, not said, or found later", {"check"}, {"own_king_in_check"}, {"check_left"}},
        {"setup", "games that began wrongly", {"setup"}},
        {"draw",
         "draws: claimed, offered, agreed, seen",
         {"claim.draw", "agreement", "draw_offer", "observed.repetition", "observed.quiet_moves", "observed.stalemate",
          "observed.dead_position"}},
        {"result",
         "mate, resignation, a flag that fell",
         {"claim.checkmate", "observed.checkmate", "claim.flag", "observed.flag", "resign", "agreement"}},
        {"clock",
         "the clock and the time",
         {"press", "claim.flag", "observed.flag", "claim.clock_error", "claim.time_limit", "claim.increment",
          "conduct.clock"}},
        {"conduct", "how players and spectators behave", {"conduct"}},
        {"adjournment", "games adjourned and resumed", {"seal", "resume"}},
        {"odds",
         "odds and undertakings",
         {"odds", "undertaking", "setup.odds_man_left_on", "setup.wrong_odds_man", "castling_without_rook"}},
        {"series", "the games of a series", {"series"}},
        {"dispute", "differences of the players, and where the code is silent", {"dispute", "silence", "requirement"}},
    };
}

std::vector<Topic> all_topics() {
    std::vector<Topic> all = named_topics();
    Topic rest{"other", "what is in no other topic", {}};
    for (const KindRow& kind : kinds()) {
        const bool known = std::any_of(all.begin(), all.end(), [&](const Topic& topic) {
            return std::any_of(topic.kinds.begin(), topic.kinds.end(),
                               [&](std::string_view of) { return overlaps(of, std::string(kind.name)); });
        });
        if (!known) rest.kinds.push_back(kind.name);
    }
    all.push_back(std::move(rest));
    return all;
}

bool has_sub_kinds(std::string_view kind) {
    const auto all = kinds();
    return std::any_of(all.begin(), all.end(), [&](const KindRow& row) {
        return row.name != kind && kind_covers(std::string(kind), std::string(row.name));
    });
}

bool tests_fact_of(const Article& article, const Topic& topic) {
    const auto tests = tests_of(article);
    return std::any_of(tests.begin(), tests.end(), [&](const Condition* test) {
        return std::find(topic.facts.begin(), topic.facts.end(), test->fact) != topic.facts.end();
    });
}

bool enforces_rule_of(const Article& article, const Topic& topic) {
    return std::any_of(article.enforces.begin(), article.enforces.end(), [&](const std::string& rule) {
        return std::any_of(topic.movement.begin(), topic.movement.end(),
                           [&](std::string_view of) { return kind_covers(std::string(of), rule); });
    });
}

}  // namespace

std::span<const Topic> topics() {
    static const std::vector<Topic> kTopics = all_topics();
    return kTopics;
}

const Topic* topic_named(std::string_view name) {
    const auto all = topics();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Topic& topic) { return topic.name == name; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<std::string> topic_names() {
    std::vector<std::string> names;
    for (const Topic& topic : topics()) names.emplace_back(topic.name);
    return names;
}

bool is_about(const Article& article, const Topic& topic) {
    const bool triggered =
        std::any_of(article.triggers.begin(), article.triggers.end(), [&](const std::string& trigger) {
            return std::any_of(topic.kinds.begin(), topic.kinds.end(),
                               [&](std::string_view kind) { return overlaps(kind, trigger); });
        });
    return triggered || tests_fact_of(article, topic) || enforces_rule_of(article, topic);
}

std::vector<std::string> single_kinds() {
    std::vector<std::string> single;
    for (const KindRow& kind : kinds())
        if (!has_sub_kinds(kind.name)) single.emplace_back(kind.name);
    return single;
}

std::vector<std::string> single_kinds(const Topic& topic) {
    std::vector<std::string> single = single_kinds();
    std::erase_if(single, [&](const std::string& kind) {
        return std::none_of(topic.kinds.begin(), topic.kinds.end(),
                            [&](std::string_view of) { return kind_covers(std::string(of), kind); });
    });
    return single;
}

}  // namespace jadoube::rules
