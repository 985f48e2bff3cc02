#include "desk/reading/letters.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

namespace {

bool is_touched(const SaidGroup& group) {
    return group.does(ActWord::touch);
}

/// "B c4-b5", "B moves c4-b5": of a man of White's it may be the bishop, and is hardly Black.
Result<void> check_letter_of_move(const LineSoFar& line, const SaidGroup& group) {
    const bool is_named = group.who == Who::black && group.text.starts_with("B ") && line.board.now();
    const auto move = std::ranges::find(group.operands, Element::Kind::move, &Element::kind);
    if (!is_named || move == group.operands.end() || move->text.size() < 2) return {};
    const auto from = chess::square_named(std::string_view(move->text).substr(0, 2));
    const auto man = from ? line.board.now()->board.at(*from) : std::nullopt;
    if (!man || man->color == Color::black) return {};
    return ask(man->role == chess::Role::bishop ? "is 'B' Black, or the bishop?" : "is 'B' Black? The man is White's",
               fmt::format("write 'black {0}', or 'white {0}'", move->text));
}

}  // namespace

/// "B b5", "b c4 touched": Black, or a bishop where one can be meant.
Result<void> check_letter(const LineSoFar& line, const SaidGroup& group) {
    if (const auto whose = check_letter_of_move(line, group); !whose) return whose;
    const auto at = std::ranges::find(group.operands, Element::Kind::square, &Element::kind);
    if (!group.is_letter || at == group.operands.end()) return {};
    const auto square = chess::square_named(at->text);
    const auto there = line.board.now() ? line.board.now()->board.at(*square) : std::nullopt;
    const bool is_touch = is_touched(group);
    bool fits = is_touch && there && there->role == chess::Role::bishop;
    for (const Color color : {Color::white, Color::black}) {
        if (is_touch || !line.board.now()) continue;
        const auto deed = line.board.move_of("B" + at->text, color, false);
        fits = fits || (deed && line.board.is_legal(*deed, color) == true);
    }
    const bool is_capital = group.text.starts_with('B') && group.operands.front().kind == Element::Kind::square;
    if (!fits && (!is_capital || is_touch)) return {};
    return ask(fmt::format("is '{}' Black, or the bishop?", group.text.substr(0, 1)),
               fmt::format("write 'black {0}', or the bishop with its squares", at->text));
}

}  // namespace jadoube::desk
