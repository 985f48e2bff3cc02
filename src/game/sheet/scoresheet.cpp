#include "game/sheet/scoresheet.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "game/pgn/pgn_sign.hpp"

namespace jadoube::game {
namespace {

constexpr std::int64_t kLastMove = 1000;
constexpr std::string_view kEllipsis = "…";

constexpr std::array<std::string_view, 16> kOtherSpaces = {"\u00A0", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
                                                           "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A",
                                                           "\u200B", "\u202F", "\u2060", "\u3000"};

/// Spaces that do not break, or are wide or narrow, as plain ones.
std::string with_plain_spaces(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto space = std::ranges::find_if(kOtherSpaces, [&](auto one) { return text.starts_with(one); });
        const bool is_space = space != kOtherSpaces.end();
        plain += is_space ? ' ' : text.front();
        text.remove_prefix(is_space ? space->size() : 1);
    }
    return plain;
}

/// What stands between brackets that are closed in the same line, as spaces: a remark, or the sign of an offer.
std::string without_brackets(std::string_view line) {
    std::string plain(line);
    for (std::size_t open = 0; (open = plain.find('(', open)) != std::string::npos; ++open) {
        const std::size_t close = plain.find(')', open);
        if (close != std::string::npos)
            std::fill_n(plain.begin() + static_cast<std::ptrdiff_t>(open), close - open + 1, ' ');
    }
    return plain;
}

/// Comments in braces as spaces; their line ends stay.
std::string without_comments(std::string_view text) {
    std::string plain;
    bool is_comment = false;
    for (const char c : text) {
        is_comment = is_comment ? c != '}' : c == '{';
        plain += (is_comment || c == '}') && c != '\n' ? ' ' : c;
    }
    return plain;
}

/// "White: Ada Byron"
bool is_heading(std::string_view line) {
    const std::string_view text = trim(line);
    const std::string_view name = text.substr(0, text.find(':'));
    return name.size() < text.size() && name.find_first_of("0123456789 ") == std::string_view::npos;
}

template <std::size_t N>
bool is_one_of(const std::array<std::string_view, N>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// A result as players write it, with the form in which results are compared; nothing where the word is none.
std::optional<std::string_view> score_written(std::string_view word) {
    using Written = std::pair<std::string_view, std::string_view>;
    constexpr std::array<Written, 15> kResults = {{{"1-0", "1-0"},
                                                   {"1:0", "1-0"},
                                                   {"0-1", "0-1"},
                                                   {"0:1", "0-1"},
                                                   {"1/2-1/2", "1/2-1/2"},
                                                   {"½-½", "1/2-1/2"},
                                                   {"½:½", "1/2-1/2"},
                                                   {"1/2", "1/2-1/2"},
                                                   {"½", "1/2-1/2"},
                                                   {"=-=", "1/2-1/2"},
                                                   {"draw", "1/2-1/2"},
                                                   {"remis", "1/2-1/2"},
                                                   {"+-", "+-"},
                                                   {"-+", "-+"},
                                                   {"*", "*"}}};
    const auto found = std::ranges::find(kResults, word, &Written::first);
    return found == kResults.end() ? std::nullopt : std::optional(found->second);
}

bool is_time(std::string_view word) {
    return word.size() >= 4 && word.find(':') != std::string_view::npos &&
           std::all_of(word.begin(), word.end(), [](char c) { return is_digit(c) || c == ':'; });
}

bool is_sign_of_offer(std::string_view word) {
    constexpr std::array<std::string_view, 3> kOffers = {"=", "(=)", "(=)."};
    return is_one_of(kOffers, word);
}

bool is_gap(std::string_view word) {
    constexpr std::array<std::string_view, 4> kGaps = {"–", "—", "Z0", "0000"};
    return word.find_first_not_of("-_?.") == std::string_view::npos || is_one_of(kGaps, word);
}

/// How long the dots are that it begins with.
std::size_t dots_in(std::string_view text) {
    std::size_t length = 0;
    for (;;) {
        const std::string_view rest = text.substr(length);
        if (rest.starts_with('.')) {
            ++length;
        } else if (rest.starts_with(kEllipsis)) {
            length += kEllipsis.size();
        } else {
            return length;
        }
    }
}

std::size_t size_before(std::int64_t number, bool is_black) {
    return 2 * static_cast<std::size_t>(number - 1) + (is_black ? 1 : 0);
}

class SheetReader {
public:
    void take_line(std::string_view line, int number) {
        line_ = number;
        if (trim(line).starts_with('[') || is_heading(line)) return;
        for (std::size_t at = 0; (at = line.find_first_not_of(" \t\r\v\f", at)) != std::string_view::npos;) {
            const std::size_t end = std::min(line.find_first_of(" \t\r\v\f", at), line.size());
            take(line.substr(at, end - at));
            at = end;
        }
    }

    Scoresheet finish() { return std::move(sheet_); }

private:
    void take(std::string_view word) {
        while (word.ends_with(',') || word.ends_with(';')) word.remove_suffix(1);
        if (word.empty() || is_sign_of_offer(word) || is_time(word)) return;
        if (const auto score = score_written(word)) {
            sheet_.result = *score;
            return;
        }
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        if (digits > 0 && word.front() != '0' && !word.substr(digits).starts_with('-'))
            return take_number(word, digits);
        take_half_move(word);
    }

    /// "12", "12.", "12...", "12)", with or without a move at its end.
    void take_number(std::string_view word, std::size_t digits) {
        const std::string_view behind = word.substr(digits);
        const std::size_t dots = behind.starts_with(')') ? 1 : dots_in(behind);
        count(word.substr(0, digits), dots > 1);
        if (const std::string_view rest = behind.substr(dots); !rest.empty()) take_half_move(rest);
    }

    void count(std::string_view digits, bool is_black) {
        const auto number = parse_int(digits);
        const std::size_t now = sheet_.half_moves.size();
        const bool is_known = number && *number >= 1 && *number <= kLastMove;
        const bool goes_on = is_known && size_before(*number, true) >= now;
        if (!goes_on) {
            sheet_.out_of_step.push_back({std::string(digits), line_});
            return;
        }
        const std::size_t then = std::max(now, size_before(*number, is_black));
        if (then > now) sheet_.jumps.push_back({{std::string(digits), line_}, now, then - now});
        sheet_.half_moves.resize(then);
        counted_ = is_black ? std::nullopt : number;
    }

    void take_half_move(std::string_view word) {
        if (dots_in(word) == word.size() && counted_) {  // "12. ...": it goes on with Black's move
            sheet_.half_moves.resize(std::max(sheet_.half_moves.size(), size_before(*counted_, true)));
            counted_ = std::nullopt;
            return;
        }
        counted_ = std::nullopt;
        if (sheet_.half_moves.size() >= size_before(kLastMove + 1, false)) return;
        if (is_gap(word) || dots_in(word) == word.size()) {
            sheet_.half_moves.emplace_back();
            return;
        }
        if (word.ends_with("(=)")) word.remove_suffix(3);
        sheet_.half_moves.emplace_back(SheetWord{std::string(split_annotation(word).word), line_});
    }

    Scoresheet sheet_;
    int line_ = 0;
    std::optional<std::int64_t> counted_;  // White's number that stands right before
};

}  // namespace

Scoresheet read_scoresheet(std::string_view text) {
    const std::string plain = without_comments(with_plain_spaces(text));
    SheetReader reader;
    int number = 0;
    for (const std::string_view line : split(plain, '\n')) reader.take_line(without_brackets(line), ++number);
    return reader.finish();
}

}  // namespace jadoube::game
