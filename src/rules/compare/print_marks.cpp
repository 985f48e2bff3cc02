#include "rules/compare/print_marks.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool all_of(std::string_view text, bool (*holds)(char)) {
    return !text.empty() && std::all_of(text.begin(), text.end(), holds);
}
bool is_bracketed(std::string_view mark) {
    return mark.starts_with('(');
}
bool has_digit(std::string_view mark) {
    return std::any_of(mark.begin(), mark.end(), is_digit);
}

/// "4.3.1", "A.4.2": digits or single letters between dots.
bool is_dotted_number(std::string_view text) {
    const auto parts = split(text, '.');
    return std::all_of(parts.begin(), parts.end(),
                       [](std::string_view part) { return all_of(part, is_digit) || part.size() == 1; });
}

/// A word of a list, such as the "b" of "15 b", that a print may have as a mark; "complete" is none.
bool may_be_mark(std::string_view word) {
    return all_of(word, is_digit) || word.size() == 1 || is_bracketed(word);
}

struct Numeral {
    int value;
    std::string_view letters;
};
constexpr std::array<Numeral, 13> kNumerals{{{1000, "M"},
                                             {900, "CM"},
                                             {500, "D"},
                                             {400, "CD"},
                                             {100, "C"},
                                             {90, "XC"},
                                             {50, "L"},
                                             {40, "XL"},
                                             {10, "X"},
                                             {9, "IX"},
                                             {5, "V"},
                                             {4, "IV"},
                                             {1, "I"}}};

std::string upper(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return result;
}

std::string roman(int value) {
    std::string letters;
    for (const Numeral& numeral : kNumerals) {
        for (; value >= numeral.value; value -= numeral.value) letters += numeral.letters;
    }
    return letters;
}

/// The value of a numeral in one case, as roman() writes it.
std::optional<int> roman_value(std::string_view text) {
    if (text.empty() || text.size() > 8 || (upper(text) != text && lower(text) != text)) return std::nullopt;
    const std::string letters = upper(text);
    for (int value = 1; value < 100; ++value)
        if (roman(value) == letters) return value;
    return std::nullopt;
}

std::string with_last_digits_raised(std::string_view text) {
    const auto last = text.find_last_not_of("0123456789");
    const std::size_t digits = last == std::string_view::npos ? 0 : last + 1;
    const auto number = parse_int(text.substr(digits));
    return number ? std::string(text.substr(0, digits)) + std::to_string(*number + 1) : std::string();
}

std::vector<std::string> words_after(std::string_view word) {
    if (word.empty()) return {};
    if (is_digit(word.back())) return {with_last_digits_raised(word)};
    std::vector<std::string> next;
    if (const auto value = roman_value(word))
        next.push_back(upper(word) == word ? roman(*value + 1) : lower(roman(*value + 1)));
    const char last = word.back();
    const bool is_single = word.size() == 1 || (word.size() > 2 && word[word.size() - 2] == '.');
    if (is_single && is_letter(last) && last != 'z' && last != 'Z') {
        next.emplace_back(word);
        next.back().back() = static_cast<char>(last + 1);
    }
    return next;
}

/// What may stand behind a mark that has no brackets of its own.
bool closes(std::string_view rest, std::string_view mark, bool exact) {
    if (rest.empty()) return true;
    if (std::string_view(".):").find(rest.front()) != std::string_view::npos) {
        const char next = rest.front() == '.' && rest.size() > 1 ? rest[1] : ' ';
        const bool begins_sentence = has_digit(mark) && next >= 'A' && next <= 'Z';
        return begins_sentence || !(is_digit(next) || is_letter(next));
    }
    return exact && has_digit(mark) && is_space(rest.front());
}

/// Signs that scanners take for each other have one sign here.
char as_scanned(char c) {
    if (std::string_view("Iil1|)]}").find(c) != std::string_view::npos) return '1';
    if (c == 'h') return 'b';
    return c == 'O' || c == 'o' ? '0' : c;
}

bool is_scanned_as(std::string_view text, std::string_view mark) {
    return text.size() == mark.size() && std::equal(text.begin(), text.end(), mark.begin(),
                                                    [](char a, char b) { return as_scanned(a) == as_scanned(b); });
}

bool is_mark(std::string_view text, std::string_view mark, bool exact) {
    const std::string_view rest = text.substr(mark.size());
    if (!is_bracketed(mark)) return closes(rest, mark, exact);
    return exact || rest.empty() || is_space(rest.front());
}

/// A capital letter, a quotation or a bracket: what begins behind the mark.
bool begins_sentence(std::string_view text) {
    const auto first = text.find_first_not_of(" \t.:)-");
    if (first == std::string_view::npos) return false;
    const char c = text[first];
    return (c >= 'A' && c <= 'Z') || c == '"' || c == '(' || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

bool is_mark_sign(char c) {
    return is_digit(c) || is_letter(c);
}

/// Where the signs end that may be a mark.
std::size_t mark_end(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && (is_mark_sign(text[end]) ||
                                 (text[end] == '.' && end > 0 && end + 1 < text.size() && is_mark_sign(text[end + 1]))))
        ++end;
    return end;
}

/// "Rule 2. The ..." and "§ 3" alone, but not "Rule 2 applies".
bool goes_on_as_sentence(std::string_view rest) {
    const auto first = rest.find_first_not_of(" \t");
    return first != std::string_view::npos && rest[first] >= 'a' && rest[first] <= 'z';
}

}  // namespace

std::size_t clause_word_length(std::string_view text) {
    constexpr std::array<std::string_view, 11> kWords{"Rule",    "Article", "Art.",   "Clause",     "Law", "Section",
                                                      "Artikel", "Regel",   "Absatz", "Regulation", "§"};
    for (const std::string_view word : kWords) {
        const bool begins = text.size() > word.size() && lower(text.substr(0, word.size())) == lower(word);
        if (!begins || (text.front() >= 'a' && text.front() <= 'z')) continue;
        const auto number = text.find_first_not_of(" \t", word.size());
        if (number == std::string_view::npos || (number == word.size() && is_letter(word.back()))) continue;
        const std::string_view mark = text.substr(number, mark_end(text.substr(number)));
        const std::string_view rest = text.substr(number + mark.size());
        if (!mark.empty() && form_of(mark) && !goes_on_as_sentence(rest)) return number;
    }
    return 0;
}

std::optional<MarkForm> form_of(std::string_view mark) {
    if (all_of(mark, is_digit)) return MarkForm::number;
    if (mark.find('.') != std::string_view::npos && has_digit(mark) && is_dotted_number(mark)) return MarkForm::dotted;
    if (upper(mark) == mark && roman_value(mark)) return MarkForm::numeral;
    return std::nullopt;
}

std::optional<std::string> mark_of_form(std::string_view text, const std::set<MarkForm>& forms, bool named) {
    const std::string_view mark = text.substr(0, mark_end(text));
    const std::string_view rest = text.substr(mark.size());
    const auto form = mark.empty() ? std::nullopt : form_of(mark);
    if (!form || !forms.contains(*form) || !begins_sentence(rest)) return std::nullopt;
    const bool is_closed = named || closes(rest, mark, form == MarkForm::dotted);
    return is_closed ? std::optional(std::string(mark)) : std::nullopt;
}

bool is_numbered(std::string_view number) {
    const auto marks = marks_of(number);
    if (marks.empty()) return false;
    const std::string_view last = marks.back().mark;
    const std::string_view word = is_bracketed(last) ? last.substr(1, last.size() - 2) : last;
    return word.size() == 1 || form_of(word) || roman_value(word);
}

std::vector<NumberMark> marks_of(std::string_view number) {
    std::vector<NumberMark> marks;
    std::size_t at = 0;
    const auto add = [&](std::size_t from, std::size_t to) {
        const std::string_view mark = number.substr(from, to - from);
        if (from == 0 || may_be_mark(mark)) marks.push_back({std::string(number.substr(0, to)), std::string(mark)});
    };
    const std::string_view stem = number.substr(0, number.find_first_of("( "));
    if (stem.find('.') != std::string_view::npos && !is_dotted_number(stem)) {
        const std::size_t dot = stem.find('.');
        add(0, dot);
        at = dot + 1;
    }
    while (at < number.size()) {
        if (number[at] == ' ') {
            ++at;
            continue;
        }
        std::size_t to = is_bracketed(number.substr(at)) ? number.find(')', at) : number.find_first_of("( ", at);
        to = to == std::string_view::npos ? number.size() : to + (number[to] == ')' ? 1 : 0);
        add(at, to);
        at = to;
    }
    return marks;
}

std::vector<std::string> marks_after(std::string_view mark) {
    if (!is_bracketed(mark)) return words_after(mark);
    std::vector<std::string> marks;
    for (const std::string& word : words_after(mark.substr(1, mark.size() - 2))) marks.push_back("(" + word + ")");
    return marks;
}

std::optional<MarkFound> mark_at(std::string_view text, std::string_view mark) {
    if (text.size() < mark.size()) return std::nullopt;
    const std::string_view there = text.substr(0, mark.size());
    if (there == mark && is_mark(text, mark, true)) return MarkFound{mark.size(), Likeness::exact};
    const bool is_word = !is_bracketed(mark) && !has_digit(mark) && !roman_value(mark);
    if (is_word || !is_scanned_as(there, mark) || !is_mark(text, mark, false)) return std::nullopt;
    return MarkFound{mark.size(), Likeness::misread};
}

}  // namespace jadoube::rules
