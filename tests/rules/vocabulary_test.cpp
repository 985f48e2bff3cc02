#include "rules/vocabulary/vocabulary.hpp"
#include "rules/vocabulary/definition_rows.hpp"

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "rules/read/readings.hpp"
#include "rules/words/show.hpp"
#include "samples.hpp"

namespace jadoube::rules {
namespace {

template <typename Row>
void check_rows(const char* table, std::span<const Row> rows) {
    std::set<std::string_view> names;
    for (const Row& row : rows) {
        INFO(table << ": " << row.name);
        CHECK(names.insert(row.name).second);
        CHECK_FALSE(row.meaning.empty());
        const bool is_word = std::all_of(row.name.begin(), row.name.end(), [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
        });
        CHECK(is_word);
    }
    CHECK_FALSE(rows.empty());
}

TEST_CASE("every word stands once in its table, with a meaning") {
    check_rows("facts", facts());
    check_rows("kinds", kinds());
    check_rows("acts", acts());
    check_rows("men", men());
    check_rows("places", places());
    check_rows("results", results());
    check_rows("raisers", raisers());
    check_rows("choosers", choosers());
    check_rows("clock owners", clock_owners());
    check_rows("grounds", grounds());
    check_rows("definitions", definition_rows());
    for (const DefinitionRow& row : definition_rows()) {
        if (!row.values.empty()) check_rows(row.name.data(), std::span<const WordRow>(row.values));
    }
    check_rows("kinds of move", completed_kinds());
    check_rows("completions", completions());
    check_rows("movement rules", movement_rules());
    check_rows("game remedies", game_remedies());
    check_rows("rights", rights());
    check_rows("grants", grants());
    check_rows("penalties", penalties());
    check_rows("findings", findings());
}

TEST_CASE("a fact can be asked for, and has words where its type needs them") {
    for (const FactRow& fact : facts()) {
        INFO(fact.name);
        CHECK((fact.question.find('?') != std::string_view::npos));
        const bool needs_words = fact.type == FactType::word || fact.type == FactType::list;
        CHECK((fact.words.size() >= 2 || !needs_words));
        CHECK(std::set<std::string_view>(fact.words.begin(), fact.words.end()).size() == fact.words.size());
    }
}

TEST_CASE("the parent of every kind is a kind of the same class") {
    for (const KindRow& kind : kinds()) {
        const auto dot = kind.name.rfind('.');
        if (dot == std::string_view::npos) continue;
        INFO(kind.name);
        const KindRow* parent = kind_named(kind.name.substr(0, dot));
        REQUIRE(parent != nullptr);
        CHECK(parent->kind_class == kind.kind_class);
    }
}

TEST_CASE("the words of KERNEL sections 3 to 7 are there") {
    for (const char* kind : {"touch",
                             "out_of_turn.move",
                             "illegal_move.enemy_man_moved",
                             "illegal_move.own_man_captured",
                             "illegal_move.illegal_castling",
                             "illegal_move.false_capture",
                             "illegal_move.false_move",
                             "change",
                             "promotion",
                             "press.without_move",
                             "press.two_hands",
                             "press.pawn_on_last_rank",
                             "check.false",
                             "check.called_late",
                             "check.found",
                             "setup.colours",
                             "setup.wrong_odds_man",
                             "claim.draw.repetition",
                             "claim.draw.dead_material",
                             "claim.clock_error",
                             "agreement",
                             "resign",
                             "observed.quiet_moves",
                             "seal.secrecy",
                             "resume.opener",
                             "conduct.upset",
                             "conduct.device",
                             "series.colours",
                             "undertaking",
                             "odds.moves",
                             "castling_without_rook",
                             "requirement",
                             "dispute.fact",
                             "silence"}) {
        INFO(kind);
        CHECK(kind_named(kind) != nullptr);
    }
    for (const char* fact : {"own_men_touched",
                             "king_and_rook",
                             "touched_man",
                             "castling_faults",
                             "only_moves",
                             "check_left",
                             "new_piece",
                             "move_is_complete",
                             "corner_ever_occupied",
                             "opponent_can_mate",
                             "counted_moves_by_each",
                             "illegal_moves_before",
                             "check_origin_known",
                             "game_ended_by",
                             "speaker_moved",
                             "requirement",
                             "moves_completed_in_time",
                             "thinking_time_ms",
                             "consent",
                             "found_by",
                             "persistent",
                             "own_neglect",
                             "opened_by",
                             "clocks_provided",
                             "claimant_gives_odds",
                             "engaged_to_mate_in_a_set_way",
                             "last_game_drawn",
                             "play",
                             "well_supervised"}) {
        INFO(fact);
        CHECK(fact_named(fact) != nullptr);
    }
    CHECK(fact_named("own_man_touched") == nullptr);
}

TEST_CASE("implications name facts and values that exist") {
    const auto check_wanted = [](std::string_view name, const Wanted& wanted) {
        INFO(name);
        const FactRow* fact = fact_named(name);
        REQUIRE(fact != nullptr);
        for (const Value& value : wanted.values) {
            const auto* word = std::get_if<std::string>(&value);
            if (word == nullptr) continue;
            CHECK(std::find(fact->words.begin(), fact->words.end(), *word) != fact->words.end());
        }
        const bool has_limit = wanted.kind == Wanted::Kind::at_least || wanted.kind == Wanted::Kind::at_most;
        CHECK((!has_limit || fact->type == FactType::number));
    };
    for (const Implication& row : implications()) {
        check_wanted(row.fact, row.wanted);
        check_wanted(row.other, row.then);
    }
    for (const KindFact& row : facts_of_kinds()) {
        check_wanted(row.fact, row.wanted);
        const bool is_family = std::any_of(kinds().begin(), kinds().end(), [&](const KindRow& kind) {
            return kind_covers(std::string(row.kind), std::string(kind.name));
        });
        CHECK(is_family);
    }
    for (const KindsTogether& row : kinds_together()) {
        CHECK(kind_named(row.first) != nullptr);
        for (const std::string_view other : row.others) CHECK(kind_named(other) != nullptr);
    }
}

TEST_CASE("a fact is tried with all its words, or with the numbers that the code tests and their neighbours") {
    const auto ruleset =
        read_ruleset(samples::ruleset_text(
                         samples::article("1", R"("trigger": "touch", "when": {"own_men_touched": {"at_least": "few"},
            "any": [{"moves_by_each": 10}]}, "then": "nothing")"),
                         R"("parameters": {"few": {"standard": 2, "blitz": 5}},)"),
                     "test.json", samples::no_texts);
    REQUIRE(ruleset.has_value());
    const auto tried = [&](const char* fact) {
        std::string text;
        for (const Value& value : values_to_try(*fact_named(fact), *ruleset)) text += to_text(value) + ' ';
        return text;
    };
    CHECK(tried("own_men_touched") == "1 2 3 4 5 6 ");
    CHECK(tried("moves_by_each") == "9 10 11 ");
    CHECK(tried("enemy_men_touched") == "0 1 ");
    CHECK(tried("in_check") == "yes no ");
    CHECK(tried("first_touched") == "own enemy cannot_be_established ");
    CHECK(tried("deliberate") == "yes no cannot_be_established ");
}

TEST_CASE("the page of the vocabulary has every word") {
    const std::string page = vocabulary_page();
    for (const FactRow& fact : facts()) CHECK(page.find('`' + std::string(fact.name) + '`') != std::string::npos);
    for (const KindRow& kind : kinds()) CHECK(page.find('`' + std::string(kind.name) + '`') != std::string::npos);
    for (const WordRow& place : places()) CHECK(page.find('`' + std::string(place.name) + '`') != std::string::npos);
}

}  // namespace
}  // namespace jadoube::rules
