#include "rules/compare/topics.hpp"

#include <algorithm>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

/// Whether one of two kinds is the other, or a sub-kind of it.
bool overlaps(Kind a, Kind b) {
    return kind_covers(a, b) || kind_covers(b, a);
}

std::vector<Topic> named_topics() {
    return {
        {"touch", {Kind::touch}},
        {"out-of-turn", {Kind::out_of_turn}, {MovementRule::turn}},
        {"illegal-move", {Kind::illegal_move, Kind::claim_illegal_move, Kind::observed_illegal_position}},
        {"castling",
         {Kind::illegal_move_illegal_castling, Kind::castling_without_rook},
         {MovementRule::castling},
         {"castling_faults", "touched_to_castle", "king_and_rook", "first_touched_is_rook"}},
        {"promotion",
         {Kind::promotion, Kind::press_pawn_on_last_rank},
         {MovementRule::promotion},
         {"new_piece", "new_piece_touched_square", "pawn_on_last_rank", "replaced_after_press", "upside_down"}},
        {"change", {Kind::change}},
        {"check", {Kind::check}, {MovementRule::own_king_in_check}, {"check_left"}},
        {"setup", {Kind::setup}},
        {"draw",
         {Kind::claim_draw, Kind::agreement, Kind::draw_offer, Kind::observed_repetition, Kind::observed_quiet_moves,
          Kind::observed_stalemate, Kind::observed_dead_position}},
        {"result",
         {Kind::claim_checkmate, Kind::observed_checkmate, Kind::claim_flag, Kind::observed_flag, Kind::resign,
          Kind::agreement}},
        {"clock",
         {Kind::press, Kind::claim_flag, Kind::observed_flag, Kind::claim_clock_error, Kind::claim_time_limit,
          Kind::claim_increment, Kind::conduct_clock, Kind::conduct_clock_hand}},
        {"conduct", {Kind::conduct}},
        {"adjournment", {Kind::seal, Kind::resume}},
        {"odds",
         {Kind::odds, Kind::undertaking, Kind::setup_odds_man_left_on, Kind::setup_wrong_odds_man,
          Kind::castling_without_rook}},
        {"series", {Kind::series}},
        {"dispute", {Kind::dispute, Kind::silence, Kind::requirement}},
    };
}

std::vector<Topic> all_topics() {
    std::vector<Topic> all = named_topics();
    Topic rest{"other", {}};
    for (const Kind kind : all_words<Kind>()) {
        const bool known = std::any_of(all.begin(), all.end(), [&](const Topic& topic) {
            return std::any_of(topic.kinds.begin(), topic.kinds.end(), [&](Kind of) { return overlaps(of, kind); });
        });
        if (!known) rest.kinds.push_back(kind);
    }
    all.push_back(std::move(rest));
    return all;
}

bool tests_fact_of(const Article& article, const Topic& topic) {
    const auto tests = tests_of(article);
    return std::any_of(tests.begin(), tests.end(), [&](const Condition* test) {
        return std::find(topic.facts.begin(), topic.facts.end(), test->fact) != topic.facts.end();
    });
}

bool enforces_rule_of(const Article& article, const Topic& topic) {
    return std::any_of(article.enforces.begin(), article.enforces.end(), [&](MovementRule rule) {
        return std::any_of(topic.movement.begin(), topic.movement.end(),
                           [&](MovementRule of) { return rule_covers(of, rule); });
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
    const bool triggered = std::any_of(article.triggers.begin(), article.triggers.end(), [&](Kind trigger) {
        return std::any_of(topic.kinds.begin(), topic.kinds.end(), [&](Kind kind) { return overlaps(kind, trigger); });
    });
    return triggered || tests_fact_of(article, topic) || enforces_rule_of(article, topic);
}

std::vector<Kind> single_kinds(const Topic& topic) {
    std::vector<Kind> single = single_kinds();
    std::erase_if(single, [&](Kind kind) {
        return std::none_of(topic.kinds.begin(), topic.kinds.end(), [&](Kind of) { return kind_covers(of, kind); });
    });
    return single;
}

}  // namespace jadoube::rules
