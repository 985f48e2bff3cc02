#include "rules/vocabulary/definitions.hpp"
#include "rules/ruleset.hpp"

#include "base/error.hpp"
#include "catch.hpp"
#include "rules/read/readings.hpp"
#include "rules/vocabulary/definition_rows.hpp"

using namespace jadoube;
using namespace jadoube::rules;

namespace {

/// A code with these definitions, in JSON, and one article.
tl::expected<Ruleset, Errors> code_with(const std::string& definitions) {
    return read_ruleset(
        R"({"format": 1, "id": "club", "title": "Club", "source": "a book", "checked_on": "2020-01-01",
 "definitions": )" +
            definitions +
            R"(, "articles": [{"id": "1", "heading": "Touch", "summary": "It moves.", "trigger": "none"}]})",
        "club.json", [](const std::string&) { return Result<std::string>(std::string()); });
}

Definitions defined(const std::string& definitions) {
    const auto ruleset = code_with(definitions);
    if (!ruleset) FAIL(to_text(ruleset.error().front()));
    return ruleset->definitions;
}

}  // namespace

TEST_CASE("every value of every definition is read into its own member") {
    for (const DefinitionRow& row : definition_rows()) {
        for (const DefinitionValue& value : row.values) {
            INFO(row.name << " " << value.name);
            const Definitions read =
                defined("{\"" + std::string(row.name) + "\": \"" + std::string(value.name) + "\"}");
            CHECK(value_of(row, read) == value.name);
            for (const DefinitionRow& other : definition_rows()) {
                if (other.name != row.name) CHECK(value_of(other, read) == value_of(other, Definitions{}));
            }
        }
    }
}

TEST_CASE("values in the table stand for the enumerators that they name") {
    CHECK(defined(R"({"same_position": "men_on_squares"})").same_position == SamePosition::men_on_squares);
    CHECK(defined(R"({"castling_counts_as_move_of": "king_and_rook"})").castling_counts_as_move_of ==
          CastlingCountsAsMoveOf::king_and_rook);
    CHECK(defined(R"({"moved_man_counts_as_touched": "after_own_men"})").moved_man_counts_as_touched ==
          MovedManCountsAsTouched::after_own_men);
    CHECK(defined(R"({"first_move_by": "either"})").first_move_by == FirstMoveBy::either);
    CHECK(defined(R"({"turn_passes": "when_made"})").turn_passes == TurnPasses::when_made);
    CHECK(defined(R"({"resets_quiet_moves": "nothing"})").resets_quiet_moves == ResetsQuietMoves::nothing);
    CHECK(defined(R"({"promotes_to": "captured_piece"})").promotes_to == PromotesTo::captured_piece);
    CHECK(defined(R"({"promotes_to": "piece_or_pawn"})").promotes_to == PromotesTo::piece_or_pawn);
    CHECK(defined(R"({"notice_excuses": "before_or_at_once"})").notice_excuses == NoticeExcuses::before_or_at_once);
    CHECK(defined(R"({"fivefold_ends_game": "yes"})").fivefold_ends_game == FivefoldEndsGame::yes);
    CHECK(defined(R"({"fivefold_ends_game": "in_a_row"})").fivefold_ends_game == FivefoldEndsGame::in_a_row);
    CHECK(defined(R"({"retracted_moves_count": "found_later"})").retracted_moves_count ==
          RetractedMovesCount::found_later);
    CHECK(defined(R"({"move_counts_for_time": "made"})").move_counts_for_time == MoveCountsForTime::made);
}

TEST_CASE("a code that defines nothing has the defaults") {
    CHECK(defined("{}") == Definitions{});
}

TEST_CASE("what completes a move is read for each kind, and is as always for the others") {
    const MoveIsComplete read =
        defined(R"({"move_is_complete": {"promotion": ["pawn_off", "piece_on", "captured_man_off"],
                                         "capture": "captured_man_off"}})")
            .move_is_complete;
    CHECK(read.promotion == Completions{Completion::piece_on, Completion::pawn_off, Completion::captured_man_off});
    CHECK(read.capture == Completions{Completion::captured_man_off});
    CHECK(read.castling == MoveIsComplete{}.castling);
    CHECK(names_of(read.promotion) == std::vector<std::string>{"captured_man_off", "piece_on", "pawn_off"});
}

TEST_CASE("a time control may be written as a number; no other definition may") {
    CHECK(defined(R"({"time_control": 300})").time_control == "300");
    CHECK_FALSE(code_with(R"({"same_position": 300})"));
}

TEST_CASE("a definition may say by which clauses it holds, where an article can turn on it") {
    const auto cited = code_with(R"({"same_position": {"is": "men_on_squares", "by": "1"}})");
    REQUIRE(cited);
    CHECK(cited->definitions.same_position == SamePosition::men_on_squares);
    CHECK(cited->defined_by.at("same_position") == std::vector<std::string>{"1"});
    CHECK(defined(R"({"same_position": "men_on_squares"})") == cited->definitions);

    const auto refused = [](const std::string& definitions) {
        const auto ruleset = code_with(definitions);
        INFO(definitions);
        REQUIRE_FALSE(ruleset);
        return ruleset.error().front().message;
    };
    CHECK(refused(R"({"same_position": {"is": "men_on_squares", "by": "2"}})") ==
          "the definition 'same_position' holds by '2', which is no article");
    CHECK(refused(R"({"same_position": {"is": "men_on_squares"}})") == "the definition 'same_position' has no 'by'");
    CHECK(refused(R"({"castling_counts_as_move_of": {"is": "king", "by": "1"}})") ==
          "no fact is measured by the definition 'castling_counts_as_move_of'");
}

TEST_CASE("what a definition decides are facts") {
    for (const DefinitionRow& row : definition_rows()) {
        INFO(row.name);
        CHECK(facts_decided_by(row.name) == row.decides);
        for (const std::string_view fact : row.decides) CHECK(fact_named(fact) != nullptr);
    }
}
