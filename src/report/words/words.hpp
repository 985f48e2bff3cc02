// The names of the vocabulary as an arbiter says them. Names without words of their own read as their parts: a ruleset
// may bring new ones, and the report still says something true.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/catalogue/catalogue.hpp"
#include "report/words/document.hpp"
#include "rules/vocabulary/fact.hpp"
#include "rules/vocabulary/outcome.hpp"
#include "rules/vocabulary/party.hpp"
#include "rules/vocabulary/place.hpp"
#include "rules/vocabulary/play.hpp"
#include "rules/vocabulary/remedy_words.hpp"

namespace jadoube::adjudicate {
enum class Obstacle;
enum class Status;
struct MateAnswer;
struct OpenQuestion;
}  // namespace jadoube::adjudicate
namespace jadoube::mate {
enum class NoMate;
struct CanMate;
}  // namespace jadoube::mate
namespace jadoube::rules {
enum class ArticleState;
struct Until;
}  // namespace jadoube::rules

namespace jadoube::report {

/// "own_men_touched" -> "own men touched"; in another language by its table "named", where that has the name.
[[nodiscard]] std::string spaced(std::string_view name);
/// First letter large, with an accent too (Latin-1).
[[nodiscard]] std::string capital(std::string text);
/// With a full stop, where there is no mark at its end.
[[nodiscard]] std::string sentence(std::string text);
/// The same of running text, where it begins with words of ours.
[[nodiscard]] Text capital(const Text& text);
[[nodiscard]] Text sentence(const Text& text);
/// A sentence as it stands within another: "The game is annulled." -> "the game is annulled".
[[nodiscard]] std::string clause(std::string text);
/// "White", "Black".
[[nodiscard]] std::string side(chess::Color color);
/// "White", "either player": whoever holds a right or picks an option.
[[nodiscard]] std::string person(rules::Party party);

/// "a breach", "the claim is upheld".
[[nodiscard]] std::string words_for(rules::Conclusion conclusion);
/// "decided", "a choice is open".
[[nodiscard]] std::string words_for(adjudicate::Status status);
/// "applies", "set aside", "not met".
[[nodiscard]] std::string words_for(rules::ArticleState finding);

/// What an answer still waits for: " (waits for an answer)"; empty where it is decided or a choice is open.
[[nodiscard]] std::string reservation(adjudicate::Status status);

/// What happens to the position, as a sentence: "The position before the offence is restored."
[[nodiscard]] std::string place_sentence(rules::Place place);
/// The same where nobody offended: "The position before the claim is restored."
[[nodiscard]] std::string place_after_claim_sentence(rules::Place place);
/// "The game is annulled."
[[nodiscard]] std::string game_sentence(rules::GameWord word);
/// "the offender loses".
[[nodiscard]] std::string result_words(rules::ResultWord result);
/// The same where the board shows stalemate: nobody gave mate then.
[[nodiscard]] std::string result_at_stalemate_words(rules::ResultWord result);
/// "rapid".
[[nodiscard]] std::string play_words(rules::Play play);
/// Where a fact came from: "from the board", "told by a person".
[[nodiscard]] std::string origin_words(rules::Origin origin);

/// What to ask a person for a fact; its name where it has no question.
[[nodiscard]] std::string question_words(const std::string& fact);
/// With the act and the player, where it is asked of each.
[[nodiscard]] std::string question_words(const adjudicate::OpenQuestion& question);
/// "until the opponent has replied".
[[nodiscard]] Text until_words(const rules::Until& until);
/// What changes a clock: "added", "taken off".
[[nodiscard]] std::string words_for(rules::ClockAction action);
/// Why something cannot be done: "held by check".
[[nodiscard]] std::string words_for(adjudicate::Obstacle obstacle);
/// "61...Kg7 62.Ka2 Kf6#".
[[nodiscard]] std::string numbered_line(const chess::Setup& from, std::span<const std::string> sans);
/// Why a side cannot mate: "a lone King cannot mate". `positions` that can still arise, where all were looked at.
[[nodiscard]] std::string words_for(mate::NoMate why, std::uint64_t positions);
/// Why it can, cannot, or why nobody knows: "the next move can be mate".
[[nodiscard]] std::string why_words(const mate::CanMate& answer);
/// "Black could still mate: 61...Kh4 62.Bg1", or why he could not: "a lone King cannot mate".
[[nodiscard]] std::string mate_words(const adjudicate::MateAnswer& answer);

/// A move in SAN with the letters that the language has for pieces: "Sf3" of "Nf3".
[[nodiscard]] std::string san_words(std::string_view san);

/// A man by its square or its name, as it stands on the board, if one is known: "the bishop on c1", "the man on c1",
/// "the king"; in the case that the sentence around it asks for.
[[nodiscard]] std::string man_words(std::string_view man, const chess::Setup* board, GrammarCase grammar_case);

/// The name by which an article of another code than the ruling's is cited: numbers_of makes "other-id 3.6" of it.
[[nodiscard]] std::string of_code(const std::string& code, const std::string& article);
/// The number of an article or of such a name: "22(c)", "other-id 3.6".
[[nodiscard]] std::string shown_number(const std::string& article);
/// " under 22(c) and 28": the numbers cited, each once; empty without articles.
[[nodiscard]] Text under(const std::vector<std::string>& articles);
/// The same in brackets: " (22(c), 28)".
[[nodiscard]] Text in_brackets(const std::vector<std::string>& articles);
/// The numbers alone: "22(c)", "28".
[[nodiscard]] std::vector<std::string> numbers_of(const std::vector<std::string>& articles);

}  // namespace jadoube::report
