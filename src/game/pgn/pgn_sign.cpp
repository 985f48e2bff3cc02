#include "game/pgn/pgn_sign.hpp"

#include <algorithm>
#include <array>

namespace jadoube::game {
namespace {

struct SignRow {
    std::string_view text;
    int nag;
};

constexpr std::array<SignRow, 6> kMarks = {{{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}}};
/// Who stands better. None of them is the end of a move with its check, "Bb5+".
constexpr std::array<SignRow, 11> kVerdicts = {{{"∞", 13},
                                                {"⩲", 14},
                                                {"+=", 14},
                                                {"⩱", 15},
                                                {"=+", 15},
                                                {"±", 16},
                                                {"+/-", 16},
                                                {"∓", 17},
                                                {"-/+", 17},
                                                {"+-", 18},
                                                {"-+", 19}}};

bool is_mark(char c) {
    return c == '!' || c == '?';
}

bool may_end_verdict(std::string_view text) {
    if (text.size() < 2) return false;
    const char last = text.back(), before = text[text.size() - 2];
    if (last == '+') return before == '-' || before == '=' || before == '/';
    return last == '-' || last == '=' || static_cast<unsigned char>(last) >= 0x80;
}

std::size_t length_without_marks(std::string_view text) {
    const auto last = std::find_if_not(text.rbegin(), text.rend(), is_mark);
    return static_cast<std::size_t>(text.rend() - last);
}

std::size_t length_without_verdict(std::string_view text) {
    if (!may_end_verdict(text)) return text.size();
    std::size_t length = text.size();
    for (const SignRow& row : kVerdicts)
        if (text.ends_with(row.text)) length = std::min(length, text.size() - row.text.size());
    return length;
}

}  // namespace

AnnotatedWord split_annotation(std::string_view text) {
    std::size_t length = length_without_marks(text);
    length = length_without_verdict(text.substr(0, length));
    length = length_without_marks(text.substr(0, length));
    return {text.substr(0, length), text.substr(length)};
}

std::optional<std::vector<int>> nags_of(std::string_view signs) {
    std::vector<int> nags;
    while (!signs.empty()) {
        const auto marks =
            static_cast<std::size_t>(std::find_if_not(signs.begin(), signs.end(), is_mark) - signs.begin());
        const auto begins = [&](const SignRow& row) { return signs.starts_with(row.text); };
        const auto is_whole = [&](const SignRow& row) { return signs.substr(0, marks) == row.text; };
        const SignRow* row = marks > 0 ? std::find_if(kMarks.begin(), kMarks.end(), is_whole)
                                       : std::find_if(kVerdicts.begin(), kVerdicts.end(), begins);
        if (row == (marks > 0 ? kMarks.end() : kVerdicts.end())) return std::nullopt;
        nags.push_back(row->nag);
        signs.remove_prefix(row->text.size());
    }
    return nags;
}

}  // namespace jadoube::game
