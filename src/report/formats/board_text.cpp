#include "report/formats/board_text.hpp"

#include <algorithm>
#include <array>

namespace jadoube::report {
namespace {

std::string symbol(std::optional<chess::Piece> piece, MenDrawn men) {
    if (!piece) return men == MenDrawn::figurines ? "·" : ".";
    if (men == MenDrawn::letters) return std::string(1, chess::fen_letter_of(*piece));
    constexpr std::array<std::string_view, chess::kRoles> kWhite{"♙", "♘", "♗", "♖", "♕", "♔"};
    constexpr std::array<std::string_view, chess::kRoles> kBlack{"♟", "♞", "♝", "♜", "♛", "♚"};
    const auto role = static_cast<std::size_t>(chess::index(piece->role));
    return std::string(piece->color == chess::Color::white ? kWhite[role] : kBlack[role]);
}

std::string cell(const Diagram& diagram, chess::Square square, MenDrawn men) {
    const bool marked = std::find(diagram.marked.begin(), diagram.marked.end(), square) != diagram.marked.end();
    const std::string man = symbol(diagram.setup.board.at(square), men);
    return marked ? "[" + man + "]" : " " + man + " ";
}

}  // namespace

std::vector<std::string> board_lines(const Diagram& diagram, MenDrawn men) {
    std::vector<std::string> lines;
    for (int rank = 7; rank >= 0; --rank) {
        std::string line = std::to_string(rank + 1) + " ";
        for (int file = 0; file < 8; ++file) line += cell(diagram, chess::Square::at(file, rank), men);
        if (line.back() == ' ') line.pop_back();
        lines.push_back(std::move(line));
    }
    lines.emplace_back("   a  b  c  d  e  f  g  h");
    return lines;
}

}  // namespace jadoube::report
