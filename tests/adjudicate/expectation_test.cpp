#include "adjudicate/expectation.hpp"

#include "base/error.hpp"
#include "base/json.hpp"
#include "catch.hpp"

namespace jadoube::adjudicate {
namespace {

using Texts = std::vector<std::string>;

/// A ruling with these options of the duty; the game goes on from that position.
Ruling ruling_with(std::vector<Option> options, const std::string& fen = {}) {
    Ruling ruling;
    MatterRuling incident;
    incident.obligation = Obligation{};
    incident.obligation->options = std::move(options);
    ruling.matters.push_back(std::move(incident));
    if (!fen.empty()) ruling.standing.play_from = *chess::parse_fen(fen);
    return ruling;
}

Option option(const std::string& action, const std::string& man, Texts moves) {
    Option result{action};
    result.man = men_of_option(man).value();
    result.moves = std::move(moves);
    return result;
}

Texts differences_to(const std::string& then, const Ruling& ruling) {
    return differences(*parse_json(then, "then"), ruling);
}

}  // namespace

TEST_CASE("an option may be named by its moves alone") {
    const Ruling ruling = ruling_with({option("move", "e1", {"Kf1", "Ke2"}), option("move", "h1", {"Rg1"})});
    CHECK(differences_to(R"({"options": [{"do": "move", "man": "h1", "moves": ["Rg1"]}, {"moves": ["Ke2", "Kf1"]}]})",
                         ruling) == Texts{});
    CHECK(differences_to(R"({"options": [{"moves": ["Ke2"]}, {"moves": ["Rg1"]}]})", ruling).size() == 1);
    CHECK(differences_to(R"({"options": [{"moves": ["Ke2", "Kf1"]}]})", ruling).size() == 1);
    CHECK(differences_to(R"({"options": [{"do": "move", "moves": ["Ke2", "Kf1"]}, {"moves": ["Rg1"]}]})", ruling)
              .size() == 1);
}

TEST_CASE("what a right allows is an option too") {
    Ruling ruling = ruling_with({option("free_move", "", {"Ke2"})});
    Right right;
    right.options = {Option{"restore"}};
    ruling.matters.front().rights = {right};
    CHECK(differences_to(R"({"options": [{"do": "restore"}]})", ruling) == Texts{});
    CHECK(differences_to(R"({"options": [{"do": "free_move", "moves": ["Ke2"]}]})", ruling) == Texts{});
    CHECK(differences_to(R"({"options": [{"do": "stand"}]})", ruling).size() == 1);
}

TEST_CASE("no options are expected only where the duty leaves none, or any legal move") {
    CHECK(differences_to(R"({"options": []})", ruling_with({})) == Texts{});
    CHECK(differences_to(R"({"options": []})", ruling_with({Option{rules::DoWord{rules::Deed::free_move}}})) ==
          Texts{});
    CHECK(differences_to(R"({"options": []})", ruling_with({option("move", "e1", {"Kf1", "Ke2"})})).size() == 1);
}

TEST_CASE("an article that was only looked at is not cited, but where a claim was rejected by it") {
    Ruling ruling;
    MatterRuling matter;
    matter.articles = {"1", "2"};
    matter.chain = {{.article = "1", .finding = rules::ArticleState::not_met},
                    {.article = "2", .finding = rules::ArticleState::window_closed}};
    ruling.matters = {matter};
    CHECK(differences_to(R"({"articles": ["2"]})", ruling) == Texts{});
    CHECK(differences_to(R"({"articles": ["1"]})", ruling).size() == 1);
    ruling.matters.front().conclusion = Conclusion::claim_rejected;
    CHECK(differences_to(R"({"articles": ["1"]})", ruling) == Texts{});
    ruling.matters.front().conclusion = Conclusion::no_breach;
    ruling.matters.front().chain.edit().back().finding =
        rules::ArticleState::applies;  // then the list is of what is cited
    CHECK(differences_to(R"({"articles": ["1"]})", ruling) == Texts{});
}

TEST_CASE("a square of passing counts only where a pawn can take there") {
    const std::string idle = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq ";
    CHECK(differences_to("{\"position\": \"" + idle + "- 0 2\"}", ruling_with({}, idle + "e6 0 2")) == Texts{});
    const std::string used = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq ";
    CHECK(differences_to("{\"position\": \"" + used + "- 0 3\"}", ruling_with({}, used + "d6 0 3")).size() == 1);
}

}  // namespace jadoube::adjudicate
