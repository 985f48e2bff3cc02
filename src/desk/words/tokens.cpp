#include "desk/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <regex>

#include "base/text.hpp"
#include "chess/piece.hpp"
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Marks that people's devices put in the place of plain ones.
std::string with_plain_marks(std::string_view line) {
    constexpr std::pair<std::string_view, std::string_view> kMarks[] = {
        {"\u2019", "'"},  {"\u2018", "'"},  {"\u00b4", "'"},   {"`", "'"},        {"\u201c", "\""},  {"\u201d", "\""},
        {"\u201e", "\""}, {"\u00ab", "\""}, {"\u00bb", "\""},  {"\u2013", "-"},   {"\u2014", " - "}, {"\u2011", "-"},
        {"\u2026", ". "}, {"\u00a0", " "},  {"\u2192", " - "}, {"\u00bd", "1/2"}, {"\t", " "},       {"\n", ". "},
        {"\r", " "},      {"->", " - "},    {"=>", " - "},     {"\u00d7", "x"},   {"\u2654", "K"},   {"\u265a", "K"},
        {"\u2655", "Q"},  {"\u265b", "Q"},  {"\u2656", "R"},   {"\u265c", "R"},   {"\u2657", "B"},   {"\u265d", "B"},
        {"\u2658", "N"},  {"\u265e", "N"},  {"\u2659", ""},    {"\u265f", ""}};
    const auto begins_no_mark = [](char c) { return c == ' ' || is_digit(c) || is_letter(c); };
    std::string plain;
    plain.reserve(line.size());
    for (std::size_t i = 0; i < line.size();) {
        if (begins_no_mark(line[i])) {
            plain += line[i++];
            continue;
        }
        const auto mark = std::find_if(std::begin(kMarks), std::end(kMarks),
                                       [&](const auto& row) { return line.substr(i).starts_with(row.first); });
        if (mark == std::end(kMarks)) {
            plain += line[i++];
        } else {
            plain += mark->second;
            i += mark->first.size();
        }
    }
    return plain;
}

/// Takes chunks between blanks apart.
class TokenReader {
public:
    Tokens read(std::string_view line) {
        const std::string plain = with_plain_marks(line);
        for (const std::string_view chunk : split(plain, ' '))
            if (!chunk.empty()) read_chunk(chunk);
        settle_before();
        return Tokens(std::move(tokens_));
    }

private:
    void add(Token::Kind kind, std::string_view text) { tokens_.push_back({kind, std::string(text)}); }

    /// Marks at the front, the core, marks at the end.
    void read_chunk(std::string_view chunk) {
        constexpr std::string_view kOpening = "\"'([{<", kClosing = "\"')]}>.,;:!?";
        bool opens = false;
        while (!chunk.empty() && kOpening.find(chunk.front()) != std::string_view::npos) {
            if (chunk == "'s") break;
            opens = opens || chunk.front() == '"' || chunk.front() == '\'';
            read_mark(chunk.front());
            chunk.remove_prefix(1);
        }
        if (is_abbreviation(chunk)) chunk.remove_suffix(1);
        std::string_view core = chunk;
        if (opens && core.size() > 1 && (core.starts_with("?\"") || core.starts_with("?'") || core.starts_with("-'"))) {
            is_quoted_ = false;  // "arrows and '?' on the sheet": a mark is spoken of
            return;
        }
        while (!core.empty() && kClosing.find(core.back()) != std::string_view::npos) core.remove_suffix(1);
        if (!core.empty()) read_core(core);
        const std::string_view marks = chunk.substr(core.size());
        constexpr std::string_view kOpinions[] = {"?!", "!?", "??", "!!"};  // on a move, and no doubt that it happened
        const bool is_opinion = std::ranges::any_of(
            kOpinions, [&](std::string_view opinion) { return marks.starts_with(opinion) && looks_like_move(core); });
        const bool is_amazed = marks.starts_with("?!") || marks.starts_with("!?");  // and no doubt that it is so
        if (is_amazed && !is_opinion && !chess::square_named(core) && !core.empty()) return read_mark('!');
        const bool is_judged = is_opinion && marks.substr(0, kOpinions[0].size()).find('?') != std::string_view::npos;
        if (is_judged) tokens_.back().is_judged = true;
        for (const char mark : marks.substr(is_opinion ? kOpinions[0].size() : 0)) read_mark(mark);
    }

    void read_mark(char mark) {
        const bool is_quotation = mark == '"' || mark == '\'';
        if (is_quotation) is_quoted_ = !is_quoted_;
        const bool is_speech = is_quotation && is_quoted_ && !tokens_.empty() && tokens_.back().text == kColon;
        if (is_speech) tokens_.back().text = kSpeech;
        if (is_quotation) return;
        if (mark == '!') return add(Token::Kind::stop, ".");
        add(mark == '?' ? Token::Kind::doubt : Token::Kind::stop, std::string_view(&mark, 1));
    }

    void read_core(std::string_view core) {
        if (core.empty()) return;
        if (core.size() > kLongest) return add_word(core);
        if (core == "-" || core == "=" || core == "/") return add(Token::Kind::stop, core);
        if (joins(core)) return add(Token::Kind::stop, core);
        if (std::ranges::all_of(core, [](char c) { return c >= 'a' && c <= 'z'; })) return add_word(core);
        if (const auto both = both_colours(core)) return add_word(*both);
        if (core == "+" || core == "&") return add_word("and");
        if (is_short_is(core)) return add_word(core.substr(0, core.size() - 2));
        if (chess::square_named(core)) return add(Token::Kind::square, core);
        if (const auto castling = castling_without_dashes(core)) return add(Token::Kind::move, *castling);
        if (looks_like_move(core)) return add(Token::Kind::move, core);
        if (const auto promotion = with_letter_of_piece(core)) return add(Token::Kind::move, *promotion);
        if (const auto number = number_of_move(core)) {
            add_word(kMoveWord);
            return add(Token::Kind::number, *number);
        }
        if (is_clock(core)) return add(Token::Kind::clock, core);
        if (is_dotted_clock(core))
            return add(Token::Kind::clock, fmt::format("{}:{}", split(core, '.')[0], split(core, '.')[1]));
        if (is_colored_man(core)) {
            add_word(core.front() == 'w' ? "white" : "black");
            add_word("'s");
            return add_word(core.substr(1));
        }
        if (basic_form(lower(core)) != lower(core) || lower(core) == "k/q") return add_word(core);
        if (!read_in_parts(core)) add_word(core);
    }

    /// What is written together and is more than one word: "white's", "Nf3+Bc4", "0:05/0:06", "Nf3,presses",
    /// "touch-move".
    bool read_in_parts(std::string_view core) {
        if (const auto possessive = core.rfind("'s"); possessive != std::string_view::npos && possessive > 0 &&
                                                      possessive + 2 == core.size() && !is_short_is(core)) {
            read_core(core.substr(0, possessive));
            return add_word("'s"), true;
        }
        if (const auto joint = core.find_first_of("+&"); joint != std::string_view::npos && joint > 0) {
            read_core(core.substr(0, joint));
            add_word("and");
            if (joint + 1 < core.size()) read_core(core.substr(joint + 1));
            return true;
        }
        if (const auto slash = core.find('/'); slash != std::string_view::npos && is_clock(core.substr(0, slash))) {
            read_core(core.substr(0, slash));
            add(Token::Kind::stop, "/");
            return read_core(core.substr(slash + 1)), true;
        }
        if (const auto comma = core.find_first_of(",;:"); comma != std::string_view::npos && comma > 0) {
            read_core(core.substr(0, comma));
            read_mark(core[comma]);
            if (comma + 1 < core.size()) read_core(core.substr(comma + 1));
            return true;
        }
        if (is_digit(core.front())) return read_number(core), true;
        if (const auto dash = core.find('-'); is_of_two_words(core, dash)) {  // "touch-move"
            add_word(core.substr(0, dash));
            return read_core(core.substr(dash + 1)), true;
        }
        return false;
    }

    /// "then", and no "only then sees".
    bool joins(std::string_view core) const {
        const std::string word = core.size() <= kLongestJoint ? lower(core) : std::string();
        const bool is_only_then = word == kThen && !tokens_.empty() && tokens_.back().basic == kOnly;
        return !is_only_then && (word == kThen || word == kBut || word == kDann);
    }

    /// "m.15", "m15".
    static std::optional<std::string_view> number_of_move(std::string_view core) {
        if (!core.starts_with('m')) return std::nullopt;
        const std::string_view rest = core.substr(core.starts_with("m.") ? 2 : 1);
        const bool is_number = !rest.empty() && std::ranges::all_of(rest, is_digit);
        return is_number ? std::optional(rest) : std::nullopt;
    }
    static constexpr std::string_view kMoveWord = "move";
    /// "W/B": both.
    static std::optional<std::string> both_colours(std::string_view core) {
        constexpr std::string_view kBoth[] = {"w/b", "b/w", "wh/bl", "white/black", "bl/wh"};
        const bool is_both = std::ranges::find(kBoth, lower(core)) != std::end(kBoth);
        return is_both ? std::optional<std::string>("both") : std::nullopt;
    }
    /// "000", "OO".
    static std::optional<std::string> castling_without_dashes(std::string_view core) {
        for (const char zero : {'0', 'O'}) {
            const bool is_all = std::ranges::all_of(core, [&](char c) { return c == zero; });
            if (is_all && core.size() == 2) return "0-0";
            if (is_all && core.size() == 3) return "0-0-0";
        }
        return std::nullopt;
    }
    /// "f2-f1=Dame".
    static std::optional<std::string> with_letter_of_piece(std::string_view core) {
        const auto sign = core.find('=');
        if (sign == std::string_view::npos) return std::nullopt;
        const auto role = chess::role_named(basic_form(lower(core.substr(sign + 1))));
        if (!role) return std::nullopt;
        const std::string move = std::string(core.substr(0, sign + 1)) + chess::letter_of(*role);
        return looks_like_move(move) ? std::optional(move) : std::nullopt;
    }
    static bool is_of_two_words(std::string_view core, std::size_t dash) {
        return dash != std::string_view::npos && dash > 1 && dash + 2 < core.size() &&
               std::ranges::all_of(core, [&](char c) { return is_letter(c) || c == '-'; });
    }

    /// "35m", "3fold", "2nd": a number, and what follows it. "12.Nf3": the move.
    void read_number(std::string_view core) {
        if (const auto h = core.find_first_of("hH"); h != std::string_view::npos && h + 1 < core.size()) {  // "1h05"
            const bool is_time = std::ranges::all_of(core.substr(0, h), is_digit) && is_digit(core[h + 1]);
            if (is_time) {
                add(Token::Kind::number, core.substr(0, h));
                add_word(core.substr(h, 1));
                return read_number(core.substr(h + 1));
            }
        }
        const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(core, is_digit) - core.begin());
        std::string_view rest = core.substr(digits);
        if (rest.empty()) return add(Token::Kind::number, core);
        const auto move = std::ranges::find_if_not(rest, [](char c) { return c == '.'; }) - rest.begin();
        const std::string_view numbered = rest.substr(static_cast<std::size_t>(move));
        if (move > 0 && (looks_like_move(numbered) || chess::square_named(numbered))) return read_core(numbered);
        if (rest.size() > 1 && rest.front() == '-') rest.remove_prefix(1);  // "3-fold"
        if (!std::ranges::all_of(rest, is_letter)) {
            return add_word(core);
        }
        add(Token::Kind::number, core.substr(0, digits));
        add_word(rest);
    }

    /// "b4 B could answer": before, and no square.
    void settle_before() {
        constexpr std::string_view kBehind[] = {"w",    "b",    "white", "black", "opponent", "he",    "she", "the",
                                                "his",  "it",   "press", "any",   "anyone",   "round", "we",  "they",
                                                "game", "play", "start", "first", "single",   "i",     "bl",  "wh"};
        for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
            const bool is_word = tokens_[i].text == "b4" && tokens_[i + 1].kind == Token::Kind::word &&
                                 std::ranges::find(kBehind, tokens_[i + 1].basic) != std::end(kBehind);
            if (is_word) tokens_[i] = {Token::Kind::word, "b4", basic_form("b4")};
        }
    }

    void add_word(std::string_view text) {
        const bool is_speaker = is_quoted_ && lower(text) == kI;
        if (basic_form(lower(text)) == kNot && !tokens_.empty() && is_auxiliary(tokens_.back())) tokens_.pop_back();
        tokens_.push_back(
            {Token::Kind::word, std::string(text), is_speaker ? std::string(kHe) : basic_form(lower(text))});
    }

    /// "will not": it says no more than "not".
    static bool is_auxiliary(const Token& token) {
        constexpr std::string_view kWords[] = {"will", "would", "shall"};
        return std::ranges::find(kWords, lower(token.text)) != std::end(kWords);
    }
    /// "he's": is, or has.
    static bool is_short_is(std::string_view text) {
        constexpr std::string_view kShort[] = {"it's", "he's", "she's", "that's", "there's", "who's"};
        return std::ranges::find(kShort, lower(text)) != std::end(kShort);
    }
    /// "1:12", "0:05:58.4".
    static bool is_clock(std::string_view text) {
        const auto colon = text.find(':');
        return colon != std::string_view::npos && colon > 0 && colon + 1 < text.size() &&
               std::ranges::all_of(text, [](char c) { return is_digit(c) || c == ':' || c == '.'; });
    }

    /// "0.00", "12.45".
    static bool is_dotted_clock(std::string_view text) {
        const auto point = text.find('.');
        return (point == 1 || point == 2) && text.size() == point + 3 &&
               std::ranges::all_of(text, [](char c) { return is_digit(c) || c == '.'; });
    }
    /// "wK", "bQ".
    static bool is_colored_man(std::string_view text) {
        return text.size() == 2 && (text[0] == 'w' || text[0] == 'b') &&
               std::string_view("KQRBNSTDLP").find(text[1]) != std::string_view::npos;
    }

    static constexpr std::size_t kLongest = 60;  // bytes; no move and no word that is understood has more
    /// Whose full stop ends nothing: "ill. move".
    static bool is_abbreviation(std::string_view chunk) {
        constexpr std::string_view kShort[] = {"ill.", "opp.", "incr.", "wh.", "bl.", "arb.", "rep.", "pos.", "acc."};
        return std::ranges::find(kShort, lower(chunk)) != std::end(kShort);
    }

    static constexpr std::string_view kColon = ":", kNot = "not";
    static constexpr std::string_view kOnly = "only";
    static constexpr std::size_t kLongestJoint = 4;
    static constexpr std::string_view kThen = "then", kBut = "but", kDann = "dann";
    static constexpr std::string_view kI = "i", kHe = "he";  // who speaks is I
    bool is_quoted_ = false;
    std::vector<Token> tokens_;
};

}  // namespace

bool looks_like_move(std::string_view text) {
    const bool names_a_square = std::ranges::any_of(text, is_digit);
    const bool is_castling_perhaps = text.find('-') == 1;
    if (!names_a_square && !is_castling_perhaps) return false;
    static const std::regex kMove(
        "((O-O|0-0|o-o)(-O|-0|-o)?|([KQRBNSLTDP]|\xE2\x99[\x94-\x9F])?[a-h]?[1-8]?[-x:]?[a-h][1-8](=?[QRBNSLTDKP]|=["
        "qrbnk])?(e\\.?p\\.?)?)[+#]*");
    constexpr std::size_t kLongestMove = 16;
    return text.size() <= kLongestMove && !chess::square_named(text) &&
           std::regex_match(text.begin(), text.end(), kMove);
}

Tokens tokens_of(std::string_view line) {
    return TokenReader().read(line);
}

}  // namespace jadoube::desk
