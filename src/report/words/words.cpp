#include "report/words/words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "mate/can_mate.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/words/count_words.hpp"
#include "report/words/say.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

/// Between a code and its article: neither may hold it.
constexpr std::string_view kOfCode = ": ";

std::string line_words(const adjudicate::MateAnswer& answer) {
    constexpr std::size_t kShown = 40;
    const std::size_t shown = std::min(answer.line.size(), kShown);
    const std::string line = numbered_line(answer.from, std::span(answer.line).first(shown));
    return fmt::format("{} {}{}", phrase("mate.could", {{"side", side(answer.side)}}), line,
                       shown < answer.line.size() ? " ..." : "");
}

/// In UTF-8 the letters of Latin-1 have two bytes, and a small one stands that far after its large one: "ä", "ü".
constexpr char kSmallAfterLarge = 0x20;

bool is_small_accented(std::string_view text) {
    if (text.size() < 2 || text[0] != '\xc3') return false;
    const auto second = static_cast<unsigned char>(text[1]);
    return second >= 0xa0 && second <= 0xbe && second != 0xb7;  // 0xb7 is the sign of division
}

/// A parameter by its name, where nobody knows what it stands for.
Text moves_words(const rules::Bound& bound) {
    const auto* number = std::get_if<std::int64_t>(&bound);
    if (number == nullptr) return say("moves.many", {{"count", foreign(std::get<std::string>(bound))}});
    return *number == 1 ? say("moves.one") : say("moves.many", {{"count", std::to_string(*number)}});
}

}  // namespace

std::string spaced(std::string_view name) {
    if (const auto own = spoken().find(fmt::format("named.{}", name))) return std::string(*own);
    std::string words(name);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (is_small_accented(text)) text[1] = static_cast<char>(text[1] - kSmallAfterLarge);
    return text;
}

std::string sentence(std::string text) {
    if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos) text += '.';
    return text;
}

Text capital(const Text& text) {
    if (text.empty()) return text;
    const Span& first = text.spans().front();
    const bool is_ours = first.kind == Span::Kind::plain || first.kind == Span::Kind::strong;
    if (!is_ours) return text;
    Text large(Span{first.kind, capital(first.text), first.target});
    for (std::size_t i = 1; i < text.spans().size(); ++i) large += Text(text.spans()[i]);
    return large;
}

Text sentence(const Text& text) {
    const std::string words = plain(text);
    return words.empty() || sentence(words) == words ? text : text + ".";
}

std::string clause(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

std::string side(chess::Color color) {
    return words_of("person", chess::name_of(color));
}

std::string person(rules::Party party) {
    return capital(words_of("person", name_of(party)));
}

std::string words_for(rules::Conclusion conclusion) {
    return words_of("conclusion", name_of(conclusion));
}

std::string words_for(adjudicate::Status status) {
    return words_of("status", name_of(status));
}

std::string words_for(rules::ArticleState finding) {
    return words_of("finding", name_of(finding));
}

std::string reservation(adjudicate::Status status) {
    const std::string_view name = name_of(status);
    if (!has_words("reservation", name)) return {};
    return plain(say("text.reservation", {{"what", words_of("reservation", name)}}));
}

std::string place_sentence(rules::Place place) {
    return sentence(capital(words_of("place", name_of(place))));
}

std::string place_after_claim_sentence(rules::Place place) {
    if (!has_words("place_without_offence", name_of(place))) return place_sentence(place);
    return words_of("place_without_offence", name_of(place));
}

std::string game_sentence(rules::GameWord word) {
    return sentence(capital(words_of("game", name_of(word))));
}

std::string result_words(rules::ResultWord result) {
    return words_of("result", name_of(result));
}

std::string result_at_stalemate_words(rules::ResultWord result) {
    const bool has_own = has_words("result_at_stalemate", name_of(result));
    return has_own ? words_of("result_at_stalemate", name_of(result)) : result_words(result);
}

std::string play_words(rules::Play play) {
    return words_of("fact.play", name_of(play));
}

std::string origin_words(rules::Origin origin) {
    return words_of("origin", name_of(origin));
}

std::string question_words(const std::string& fact) {
    const std::string asked = fact + ".ask";
    if (has_words("fact", asked)) return words_of("fact", asked);
    const auto count = rules::count_named(fact);
    return count ? plain(count_question(*count)) : fact;
}

std::string question_words(const adjudicate::OpenQuestion& question) {
    const adjudicate::FactOfAct of = adjudicate::fact_of_act(question.fact);
    if (!of.act || !question.of) return question_words(of.fact);
    return plain(say("questions.of_act", {{"question", question_words(of.fact)},
                                          {"number", std::to_string(*of.act + 1)},
                                          {"player", side(*question.of)}}));
}

Text until_words(const rules::Until& until) {
    const auto* ms = std::get_if<std::int64_t>(&until.moves);
    const bool is_time = rules::is_time(until.kind) && ms != nullptr;
    return say_row("until", name_of(until.kind),
                   {{"moves", is_time ? Text(to_text(Millis{*ms})) : moves_words(until.moves)}});
}

std::string words_for(rules::ClockAction action) {
    return words_of("clock", name_of(action));
}

std::string words_for(adjudicate::Obstacle obstacle) {
    return words_of("obstacle", name_of(obstacle));
}

std::string numbered_line(const chess::Setup& from, std::span<const std::string> sans) {
    std::string text;
    int number = from.move_number;
    bool is_white = from.turn == chess::Color::white;
    for (const std::string& san : sans) {
        if (!text.empty()) text += ' ';
        if (is_white || text.empty()) text += fmt::format("{}{}", number, is_white ? "." : "...");
        text += san_words(san);
        number += is_white ? 0 : 1;
        is_white = !is_white;
    }
    return text;
}

std::string words_for(mate::NoMate why, std::uint64_t positions) {
    return plain(say_row("no_mate", name_of(why), {{"positions", positions}}));
}

std::string why_words(const mate::CanMate& answer) {
    if (answer.why_not) return words_for(*answer.why_not, mate::positions_seen(answer));
    if (answer.why_unknown)
        return plain(
            say_row("why_unknown", name_of(*answer.why_unknown), {{"positions", mate::positions_seen(answer)}}));
    const std::size_t halfmoves = answer.line.size();
    const Key key = halfmoves == 0 ? Key("mate.stands") : halfmoves == 1 ? Key("mate.next") : Key("mate.in");
    return phrase(key, {{"halfmoves", halfmoves}});
}

std::string mate_words(const adjudicate::MateAnswer& answer) {
    return answer.why_not ? words_for(*answer.why_not, answer.positions) : line_words(answer);
}

std::string san_words(std::string_view san) {
    std::string words;
    bool may_be_piece = true;  // at the beginning, and behind the sign of promotion
    for (const char c : san) {
        const auto piece = may_be_piece ? chess::piece_with_fen_letter(c) : std::nullopt;
        const bool is_piece = piece && piece->color == chess::Color::white && piece->role != chess::Role::pawn;
        words += is_piece ? words_of("letter", chess::name_of(piece->role)) : std::string(1, c);
        may_be_piece = c == '=';
    }
    return words;
}

std::string man_words(std::string_view man, const chess::Setup* board, GrammarCase grammar_case) {
    const auto square = chess::square_named(man);
    if (!square && has_words("men", man)) return words_of("men", man, grammar_case);
    if (!square && has_words("piece", man))
        return plain(say("duty.named_man", {{"man", words_of("piece", man, grammar_case)}}));
    if (!square) return spaced(man);
    const auto piece = board != nullptr ? board->board.at(*square) : std::nullopt;
    const std::string name =
        piece ? words_of("piece", chess::name_of(piece->role), grammar_case) : phrase("duty.some_man", grammar_case);
    return plain(say("duty.man_on", {{"man", name}, {"square", man}}));
}

std::string of_code(const std::string& code, const std::string& article) {
    return code.empty() ? article : code + std::string(kOfCode) + article;
}

std::string shown_number(const std::string& article) {
    const auto end = article.find(kOfCode);
    if (end == std::string::npos) return rules::number_of(article);
    return article.substr(0, end) + " " + rules::number_of(article.substr(end + kOfCode.size()));
}

std::vector<std::string> numbers_of(const std::vector<std::string>& articles) {
    std::vector<std::string> numbers;
    for (const std::string& article : articles) {
        std::string number = shown_number(article);
        if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) numbers.push_back(std::move(number));
    }
    return numbers;
}

Text under(const std::vector<std::string>& articles) {
    std::vector<Text> numbers;
    for (const std::string& number : numbers_of(articles)) numbers.push_back(foreign(number));
    if (numbers.empty()) return {};
    return say("text.under", {{"articles", list_of(numbers, phrase("list.and"))}});
}

Text in_brackets(const std::vector<std::string>& articles) {
    std::vector<Text> numbers;
    for (const std::string& number : numbers_of(articles)) numbers.push_back(foreign(number));
    if (numbers.empty()) return {};
    return say("text.in_brackets", {{"articles", join(numbers, ", ")}});
}

}  // namespace jadoube::report
