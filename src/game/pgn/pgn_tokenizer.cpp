#include "game/pgn/pgn_tokenizer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "game/pgn/pgn_tag.hpp"

namespace jadoube::game {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

enum class ByteClass : unsigned char { word, space, control, delimiter };

constexpr std::array<ByteClass, 256> kByteClasses = [] {
    std::array<ByteClass, 256> classes{};
    for (std::size_t byte = 0; byte < ' '; ++byte) classes[byte] = ByteClass::control;
    classes[0x7F] = ByteClass::control;
    for (const char c : {' ', '\t', '\r', '\v', '\f'}) classes[static_cast<unsigned char>(c)] = ByteClass::space;
    for (const char c : {'{', '}', '(', ')', '[', ']', ';', '$', '*'}) {
        classes[static_cast<unsigned char>(c)] = ByteClass::delimiter;
    }
    return classes;
}();

ByteClass class_of(char c) {
    return kByteClasses[static_cast<unsigned char>(c)];
}

bool is_blank(std::string_view line) {
    return std::all_of(line.begin(), line.end(), [](char c) { return class_of(c) == ByteClass::space; });
}

bool begins_move(char c) {
    return std::string_view("abcdefghKQRBNO").find(c) != std::string_view::npos;
}

/// The bytes of a space beyond ASCII with which the text begins, a no-break space of Latin-1 too, or of a character
/// that nobody sees; 0 where it begins with neither.
std::size_t wide_space_length(std::string_view text) {
    constexpr std::string_view kSpaces[] = {"\u00A0", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",  "\u2005",
                                            "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u202F",  "\u205F",
                                            "\u3000", "\xA0",   "\u1680", "\u2028", "\u2029", "\xC2\x85"};
    constexpr std::string_view kUnseen[] = {"\u00AD", "\u200B", "\u200C", "\u200D",
                                            "\u200E", "\u200F", "\u2060", "\uFEFF"};
    const auto begins = [&](std::string_view one) { return text.starts_with(one); };
    const auto* const space = std::ranges::find_if(kSpaces, begins);
    if (space != std::end(kSpaces)) return space->size();
    const auto* const unseen = std::ranges::find_if(kUnseen, begins);
    return unseen == std::end(kUnseen) ? 0 : unseen->size();
}

bool is_beyond_ascii(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

/// The bytes that go on the character that a byte has begun.
std::size_t continuation_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) ++length;
    return length;
}

/// "(Q)" behind a last rank, as some write a promotion; 0 for any other bracket.
std::size_t promotion_length(std::string_view before, std::string_view text) {
    const bool is_last_rank = before.size() >= 2 && (before.back() == '8' || before.back() == '1');
    const bool is_piece = text.size() >= 3 && text[0] == '(' && text[2] == ')' &&
                          std::string_view("QRBNqrbn").find(text[1]) != std::string_view::npos;
    return is_last_rank && is_piece ? 3 : 0;
}

std::size_t word_length(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size()) {
        if (class_of(text[length]) != ByteClass::word) {
            const std::size_t piece = promotion_length(text.substr(0, length), text.substr(length));
            if (piece == 0) break;
            length += piece;
            continue;
        }
        const bool is_wide = is_beyond_ascii(text[length]);
        if (is_wide && wide_space_length(text.substr(length)) > 0) break;
        ++length;
        if (is_wide) length += continuation_length(text.substr(length));
    }
    return length;
}

std::size_t count_digits(std::string_view text) {
    std::size_t count = 0;
    while (count < text.size() && is_digit(text[count])) ++count;
    return count;
}

/// Of at most six digits.
int number_in(std::string_view digits) {
    int number = 0;
    for (const char digit : digits) number = 10 * number + (digit - '0');
    return number;
}

bool is_result(std::string_view word) {
    if (!is_digit(word.front()) && word.front() != "½"[0]) return false;
    constexpr std::array<std::string_view, 8> kResults = {"1-0",   "0-1",   "1/2-1/2", "0-0",
                                                          "1/2-0", "0-1/2", "1/2",     "½-½"};
    constexpr std::size_t kLongest = std::string_view("1/2–1/2").size();
    const auto is_one = [&](std::string_view plain) {
        return std::find(kResults.begin(), kResults.end(), plain) != kResults.end();
    };
    const bool may_have_dash = word.size() <= kLongest && std::any_of(word.begin(), word.end(), is_beyond_ascii);
    return is_one(word) || (may_have_dash && is_one(with_plain_dashes(word)));
}

/// The brace that ends a comment whose text goes on with `line`, `opened` braces having been opened in it before.
/// Braces do not nest in PGN; but where one was opened inside and the line closes another one next, that one was meant.
std::size_t closing_brace(std::string_view line, std::ptrdiff_t opened) {
    std::size_t close = line.find('}');
    if (close == std::string_view::npos) return std::string_view::npos;
    opened += std::count(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(close), '{');
    for (; opened > 0; --opened) {
        const std::size_t next = line.find_first_of("{}", close + 1);
        if (next == std::string_view::npos || line[next] == '{') break;
        close = next;
    }
    return close;
}

}  // namespace

PgnTokenizer::PgnTokenizer(PgnLines lines) : lines_(std::move(lines)) {
    advance();
    begin_game();
}

void PgnTokenizer::note(PgnFindingKind kind, std::string text) {
    findings_.push_back({kind, lines_.number(), {}, std::move(text)});
}

void PgnTokenizer::take(PgnToken::Kind kind, std::size_t length) {
    token_.kind = kind;
    token_.text = rest_.substr(0, length);
    rest_.remove_prefix(length);
}

void PgnTokenizer::advance() {
    const bool was_tag = token_.kind == PgnToken::Kind::tag;
    findings_.clear();
    token_.kind = PgnToken::Kind::end;
    token_.after_blank_line = false;
    if (!find_token()) {
        if (lines_.failed()) note(PgnFindingKind::read_failed, "the source broke off");
        return;
    }
    token_.line = lines_.number();
    token_.offset = lines_.offset() + static_cast<std::uint64_t>(rest_.data() - line_.data());
    token_.starts_line = at_line_start_;
    at_line_start_ = false;
    // A tag begins a line or follows another one.
    const bool may_be_tag = rest_.front() == '[' && (was_tag || (token_.starts_line && looks_like_tag(rest_)));
    if (may_be_tag) {
        read_tag();
    } else {
        read_token();
    }
}

/// Skips to the first byte of a token; false at the end of the text.
bool PgnTokenizer::find_token() {
    while (true) {
        while (!rest_.empty() && class_of(rest_.front()) != ByteClass::word &&
               class_of(rest_.front()) != ByteClass::delimiter) {
            if (class_of(rest_.front()) == ByteClass::control && findings_.empty()) {
                note(PgnFindingKind::control_character,
                     fmt::format("byte {:#04x}", static_cast<unsigned char>(rest_.front())));
            }
            rest_.remove_prefix(1);
        }
        const bool is_wide = !rest_.empty() && is_beyond_ascii(rest_.front());
        const std::size_t space = is_wide ? wide_space_length(rest_) : 0;
        rest_.remove_prefix(space);
        if (space > 0) continue;
        if (!rest_.empty()) return true;
        if (!next_line()) return false;
    }
}

bool PgnTokenizer::next_raw_line() {
    const bool goes_on = lines_.goes_on();
    const auto line = lines_.next();
    if (!line) return false;
    if (lines_.goes_on() && !goes_on) note(PgnFindingKind::long_line, "a line over 1 MB");
    line_ = rest_ = *line;
    game_bytes_ += rest_.size() + 1;
    return true;
}

/// The next line outside comments; false at the end of the text.
bool PgnTokenizer::next_line() {
    do {
        const bool goes_on = lines_.goes_on();
        if (!next_raw_line()) return false;
        at_line_start_ = !goes_on;
        if (rest_.substr(0, kByteOrderMark.size()) == kByteOrderMark) rest_.remove_prefix(kByteOrderMark.size());
        if (is_blank(rest_) && at_line_start_) token_.after_blank_line = true;
    } while (at_line_start_ && !rest_.empty() && rest_.front() == '%');
    return true;
}

void PgnTokenizer::read_token() {
    const char first = rest_.front();
    switch (first) {
        case '{': return read_brace_comment();
        case ';': rest_.remove_prefix(1); return take(PgnToken::Kind::comment, rest_.size());
        case '(': return take(PgnToken::Kind::variation_open, 1);
        case ')': return take(PgnToken::Kind::variation_close, 1);
        case '*': return take(PgnToken::Kind::result, 1);
        case '$': return read_nag();
        case '[':
        case ']':
        case '}': return take(PgnToken::Kind::stray, 1);
        default: break;
    }
    if (is_digit(first) || first == '.') return read_digits();
    read_word();
}

void PgnTokenizer::read_tag() {
    auto tag = parse_tag(rest_);
    if (!tag) return take(PgnToken::Kind::stray, 1);
    if (tag->is_broken) note(PgnFindingKind::broken_tag, std::string(rest_.substr(0, tag->length)));
    take(PgnToken::Kind::tag, tag->length);
    token_.tag = std::move(tag->tag);
}

void PgnTokenizer::read_word() {
    const std::size_t length = word_length(rest_);
    take(is_result(rest_.substr(0, length)) ? PgnToken::Kind::result : PgnToken::Kind::word, length);
}

/// A move number with its dots, a result, or a word that begins with a digit ("0-0-0"); dots alone.
void PgnTokenizer::read_digits() {
    constexpr std::size_t kMostDigits = 6;
    const std::size_t digits = count_digits(rest_);
    const std::size_t length = word_length(rest_);
    const bool is_null_move = digits == length && rest_.substr(0, digits) == "0000";
    const bool is_number = digits <= kMostDigits && !is_null_move &&
                           (digits == length || rest_[digits] == '.' || begins_move(rest_[digits]));
    if (!is_number) return read_word();
    std::size_t end = digits;
    while (end < length && rest_[end] == '.') ++end;
    token_.number = digits == 0 ? -1 : number_in(rest_.substr(0, digits));
    token_.is_dotted = end - digits > 1;
    take(PgnToken::Kind::number, end);
}

void PgnTokenizer::read_nag() {
    constexpr std::size_t kMostDigits = 6;
    const std::size_t digits = count_digits(rest_.substr(1));
    if (digits == 0 || digits > kMostDigits) return take(PgnToken::Kind::stray, 1);
    token_.number = number_in(rest_.substr(1, digits));
    take(PgnToken::Kind::nag, digits + 1);
}

void PgnTokenizer::read_brace_comment() {
    rest_.remove_prefix(1);
    if (const std::size_t close = closing_brace(rest_, 0); close != std::string_view::npos) {
        take(PgnToken::Kind::comment, close);
        rest_.remove_prefix(1);
    } else {
        read_long_comment();
    }
    if (token_.text.find('{') != std::string_view::npos)
        note(PgnFindingKind::nested_comment, "a brace within a comment");
}

/// A comment that does not end on the line on which it begins.
void PgnTokenizer::read_long_comment() {
    comment_.clear();
    std::ptrdiff_t opened = 0;
    std::size_t close = std::string_view::npos;
    while (close == std::string_view::npos) {
        keep_comment(rest_);
        opened += std::count(rest_.begin(), rest_.end(), '{');
        const bool after_blank_line = is_blank(rest_);
        rest_ = {};
        const bool has_line = next_raw_line();
        at_line_start_ = has_line && after_blank_line && rest_.substr(0, 1) == "[" && looks_like_tag(rest_);
        if (!has_line || at_line_start_) {
            findings_.push_back(
                {PgnFindingKind::unclosed_comment, token_.line, {}, "a comment without a closing brace"});
            break;
        }
        close = closing_brace(rest_, opened);
    }
    if (close != std::string_view::npos) {
        keep_comment(rest_.substr(0, close));
        rest_.remove_prefix(close + 1);
    }
    token_.kind = PgnToken::Kind::comment;
    token_.text = comment_;
}

void PgnTokenizer::keep_comment(std::string_view line) {
    if (!is_game_too_large()) comment_.append(line).append("\n");
}

}  // namespace jadoube::game
