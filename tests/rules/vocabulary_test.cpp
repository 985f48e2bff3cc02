#include "rules/vocabulary/vocabulary.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/body.hpp"
#include "rules/vocabulary/definition_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "catch.hpp"
#include "rules/lint/implications.hpp"
#include "rules/standing.hpp"
#include "rules/words/show.hpp"

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

/// Every word is found by its name again, and nothing by another.
template <typename Word>
void check_list(const char* table) {
    check_rows(table, rows<Word>());
    for (const Word word : all_words<Word>()) {
        INFO(table << ": " << name_of(word));
        CHECK(named<Word>(name_of(word)) == word);
    }
    CHECK_FALSE(named<Word>("no such word"));
}

TEST_CASE("every word stands once in its table, with a meaning, and is found by its name") {
    check_rows("facts", facts());
    check_rows("definitions", definition_rows());
    for (const DefinitionRow& row : definition_rows()) {
        if (!row.values.empty()) check_rows(row.name.data(), std::span(row.values));
    }
    check_list<Kind>("kinds");
    check_list<KindClass>("classes of kinds");
    check_list<ActWord>("acts");
    check_list<NoticeTime>("notice");
    check_list<Men>("men");
    check_list<PieceName>("pieces");
    check_list<Arrival>("arrivals");
    check_list<Place>("places");
    check_list<ResultWord>("results");
    check_list<GameWord>("words on the game");
    check_list<Conclusion>("findings");
    check_list<Party>("parties");
    check_list<Ground>("grounds");
    check_list<Body>("bodies");
    check_list<Ending>("endings");
    check_list<MoveKind>("kinds of move");
    check_list<Completion>("completions");
    check_list<MovementRule>("movement rules");
    check_list<RightWord>("rights");
    check_list<Grant>("grants");
    check_list<Penalty>("penalties");
    check_list<OtherKind>("what is said");
    check_list<Deed>("deeds");
    check_list<Play>("kinds of play");
    check_list<Question>("questions");
    check_list<Castling>("rules on castling");
    check_list<ClockAction>("clock actions");
    check_list<Window>("windows");
    check_list<Origin>("origins");
    check_list<FactType>("types of facts");
    check_list<ArticleState>("standings of articles");
    check_list<FirstTouched>("first touched");
    check_list<KingAndRook>("King and Rook");
    check_list<TouchedMan>("touched man");
    check_list<CastlingFault>("castling faults");
    check_list<OnlyMoves>("only moves");
    check_list<CheckCall>("checks called");
    check_list<NewPiece>("new piece");
    check_list<Force>("force");
    check_list<DeadMaterial>("dead material");
    check_list<Requirement>("requirement");
    check_list<SamePosition>("same position");
    check_list<CastlingCountsAsMoveOf>("whose move castling is");
    check_list<FirstMoveBy>("first move");
    check_list<TurnPasses>("turn passes");
    check_list<ResetsQuietMoves>("resets quiet moves");
    check_list<PromotesTo>("promotes to");
    check_list<NoticeExcuses>("notice excuses");
    check_list<TouchThatCloses>("touches that close");
    check_list<FivefoldEndsGame>("fivefold");
    check_list<MoveCountsForTime>("counts for time");
    check_list<RetractedMovesCount>("retracted moves");
}

TEST_CASE("a word that stands for another has its counterpart") {
    for (const GameWord word : all_words<GameWord>()) CHECK(do_word(name_of(word)) == DoWord(word));
    for (const OtherKind kind : all_words<OtherKind>()) CHECK(do_word(name_of(kind)) == DoWord(kind));
    for (const Deed deed : all_words<Deed>()) CHECK(do_word(name_of(deed)) == DoWord(deed));
    for (const PieceName piece : pieces_to_complete_with()) {
        REQUIRE(completed_with(piece));
        CHECK(row_of(*completed_with(piece)).completed_with == piece);
    }
    CHECK_FALSE(completed_with(PieceName::king));
    for (const Ground ground : all_words<Ground>()) CHECK(kind_covers(Kind::claim, row_of(ground).kind));
}

TEST_CASE("what the arbiter sees has the kind that shows it") {
    CHECK(kind_showing(Ending::checkmate) == Kind::observed_checkmate);
    CHECK(kind_showing(Ending::quiet_moves) == Kind::observed_quiet_moves);
    CHECK_FALSE(kind_showing(Ending::agreement));
    CHECK_FALSE(kind_showing(Ending::no));
}

TEST_CASE("a kind covers its sub-kinds and no kind of a like name") {
    CHECK(kind_covers(Kind::claim, Kind::claim_draw_stalemate));
    CHECK(kind_covers(Kind::claim_draw, Kind::claim_draw));
    CHECK_FALSE(kind_covers(Kind::claim_draw, Kind::claim));
    CHECK_FALSE(kind_covers(Kind::check, Kind::claim_checkmate));
    CHECK(rule_covers(MovementRule::castling, MovementRule::castling_moved));
    CHECK_FALSE(rule_covers(MovementRule::king, MovementRule::king_taken));
}

TEST_CASE("a fact has words where its type needs them") {
    for (const FactRow& fact : facts()) {
        INFO(fact.name);
        const bool needs_words = fact.type == FactType::word || fact.type == FactType::list;
        CHECK((fact.words.size() >= 2 || !needs_words));
        CHECK(std::set<std::string_view>(fact.words.begin(), fact.words.end()).size() == fact.words.size());
    }
}

TEST_CASE("the parent of every kind is a kind of the same class") {
    for (const KindRow& kind : rows<Kind>()) {
        const auto dot = kind.name.rfind('.');
        if (dot == std::string_view::npos) continue;
        INFO(kind.name);
        const auto parent = named<Kind>(kind.name.substr(0, dot));
        REQUIRE(parent);
        CHECK(row_of(*parent).kind_class == kind.kind_class);
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
        CHECK(named<Kind>(kind));
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
    for (const KindFact& row : facts_of_kinds()) check_wanted(row.fact, row.wanted);
}

TEST_CASE("the page of the vocabulary has every word") {
    const std::string page = vocabulary_page([](std::string_view fact) { return fmt::format("Is it {}?", fact); });
    for (const FactRow& fact : facts()) CHECK(page.find('`' + std::string(fact.name) + '`') != std::string::npos);
    for (const KindRow& kind : rows<Kind>()) CHECK(page.find('`' + std::string(kind.name) + '`') != std::string::npos);
    for (const Place place : places_to_restore())
        CHECK(page.find('`' + std::string(name_of(place)) + '`') != std::string::npos);
}

}  // namespace
}  // namespace jadoube::rules
