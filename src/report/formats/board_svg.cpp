#include "report/formats/board_svg.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

#include "base/text.hpp"
#include "report/formats/pieces_svg.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

// Units of the drawing: a square has 100.
constexpr int kSquare = 100;
constexpr int kLeft = 42;  // room for the numbers of the ranks
constexpr int kTop = 6;
constexpr int kSide = 8 * kSquare;
constexpr int kWidth = kLeft + kSide + 6;
constexpr int kHeight = kTop + kSide + 44;

constexpr std::array kRoles{chess::Role::king,   chess::Role::queen,  chess::Role::rook,
                            chess::Role::bishop, chess::Role::knight, chess::Role::pawn};

int left_of(chess::Square square) {
    return kLeft + square.file() * kSquare;
}
int top_of(chess::Square square) {
    return kTop + (7 - square.rank()) * kSquare;
}

/// Ids are ours alone: the piece's letter.
std::string symbol_id(chess::Role role) {
    return fmt::format("man-{}", lower(std::string(1, chess::letter_of(role))));
}

std::string symbols() {
    std::string svg;
    for (const chess::Role role : kRoles) {
        const Drawing drawing = drawing_of(role);
        svg += fmt::format(
            R"(<symbol id="{}" viewBox="0 0 100 100"><g stroke-width="3" stroke-linejoin="round" stroke-linecap="round">)"
            R"({}{}{}<path d="{}" fill="none" stroke="currentColor" stroke-width="2.2"/></g></symbol>)"
            "\n",
            symbol_id(role), drawing.body, drawing.skirt, drawing.foot, drawing.seams);
    }
    return svg;
}

std::string squares() {
    std::string dark;
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file) {
            const auto square = chess::Square::at(file, rank);
            if (!square.is_light()) dark += fmt::format("M{} {}h100v100h-100z", left_of(square), top_of(square));
        }
    return fmt::format(R"(<rect x="{0}" y="{1}" width="{2}" height="{2}" fill="#fff"/>)"
                       R"(<path d="{3}" fill="#cdc8bc"/>)"
                       R"(<rect x="{0}" y="{1}" width="{2}" height="{2}" fill="none" stroke="#222" stroke-width="4"/>)"
                       "\n",
                       kLeft, kTop, kSide, dark);
}

std::string coordinates() {
    std::string svg = R"(<g font-family="sans-serif" font-size="34" fill="#333" text-anchor="middle">)";
    for (int i = 0; i < 8; ++i) {
        const int along = i * kSquare + kSquare / 2;
        svg += fmt::format(R"(<text x="{}" y="{}">{}</text>)", kLeft + along, kHeight - 9, static_cast<char>('a' + i));
        svg += fmt::format(R"(<text x="{}" y="{}">{}</text>)", kLeft / 2 - 1, kTop + along + 12, 8 - i);
    }
    return svg + "</g>\n";
}

std::string marks(const std::vector<chess::Square>& marked) {
    std::string svg;
    for (const chess::Square square : marked)
        svg += fmt::format(
            R"(<rect x="{}" y="{}" width="88" height="88" rx="8" fill="none" stroke="#a3341f" stroke-width="8"/>)",
            left_of(square) + 6, top_of(square) + 6);
    return svg;
}

std::string_view colours_of(chess::Color color) {
    return color == chess::Color::white ? R"(fill="#fff" stroke="#111" color="#111")"
                                        : R"(fill="#262626" stroke="#111" color="#f4f4f4")";
}

std::string step_id(chess::Piece piece) {
    return fmt::format("man-{}{}", chess::name_of(piece.color).front(),
                       lower(std::string(1, chess::letter_of(piece.role))));
}

std::string men(const chess::Board& board) {
    std::string svg;
    for (int i = 0; i < 64; ++i) {
        const auto square = chess::Square::from_index(i);
        const auto piece = board.at(square);
        if (!piece) continue;
        svg += fmt::format(R"(<use href="#{}" x="{}" y="{}" width="100" height="100" {}/>)", symbol_id(piece->role),
                           left_of(square), top_of(square), colours_of(piece->color));
    }
    return svg + "\n";
}

/// From beside the man on one square to the middle of another, as a filled outline with a light edge.
std::string arrow(const Arrow& way) {
    if (way.from == way.to) return {};
    const double x = way.to.file() - way.from.file();
    const double y = way.from.rank() - way.to.rank();
    const double length = std::hypot(x, y) * kSquare;
    const double angle = std::atan2(y, x) * 180.0 / 3.14159265358979323846;
    return fmt::format(R"svg(<path transform="translate({} {}) rotate({:.2f})" fill="#a3341f" fill-opacity="0.85" )svg"
                       R"(stroke="#fff" stroke-width="3" d="M36 -6H{tip:.1f}V-20L{end:.1f} 0L{tip:.1f} 20V6H36Z"/>)",
                       left_of(way.from) + kSquare / 2, top_of(way.from) + kSquare / 2, angle,
                       fmt::arg("tip", length - 38), fmt::arg("end", length - 4));
}

std::string drawing(const Diagram& diagram) {
    std::string svg = squares() + coordinates() + marks(diagram.marked) + men(diagram.setup.board);
    for (const Arrow& way : diagram.arrows) svg += arrow(way);
    return svg;
}

std::string opening(std::string_view kind, const Diagram& diagram) {
    return fmt::format(R"(<svg class="{}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="img">)"
                       "<title>{}</title>\n",
                       kind, kWidth, kHeight, board_in_words(diagram.setup));
}

std::vector<std::string> squares_of(const chess::Board& board, chess::Piece piece) {
    std::vector<std::string> names;
    for (int i = 0; i < 64; ++i) {
        const auto square = chess::Square::from_index(i);
        if (board.at(square) == piece) names.push_back(to_text(square));
    }
    return names;
}

std::string men_in_words(const chess::Board& board, chess::Color color) {
    std::vector<std::string> groups;
    for (const chess::Role role : kRoles) {
        const auto names = squares_of(board, {color, role});
        if (names.empty()) continue;
        groups.push_back(
            fmt::format("{}{} {}", chess::name_of(role), names.size() > 1 ? "s" : "", fmt::join(names, ", ")));
    }
    return groups.empty() ? "no men" : fmt::format("{}", fmt::join(groups, ", "));
}

}  // namespace

std::string board_in_words(const chess::Setup& setup) {
    return fmt::format("White: {}; Black: {}. {} to move.", men_in_words(setup.board, chess::Color::white),
                       men_in_words(setup.board, chess::Color::black), side(setup.turn));
}

std::string piece_symbols() {
    return R"(<svg class="symbols" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">)"
           "\n" +
           symbols() + "</svg>\n";
}

std::string board_svg(const Diagram& diagram) {
    return opening("board", diagram) + drawing(diagram) + "</svg>\n";
}

std::string step_symbols() {
    std::string svg =
        R"(<svg class="symbols" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>)"
        "\n<g id=\"board-empty\">" +
        squares() + coordinates() + "</g>\n";
    for (const chess::Color color : {chess::Color::white, chess::Color::black})
        for (const chess::Role role : kRoles)
            svg += fmt::format(R"(<g id="{}" {}><use href="#{}" width="100" height="100"/></g>)"
                               "\n",
                               step_id({color, role}), colours_of(color), symbol_id(role));
    return svg + "</defs></svg>\n";
}

std::string step_svg(const Diagram& diagram) {
    std::string svg = opening("step", diagram) + R"(<use href="#board-empty"/>)";
    for (int i = 0; i < 64; ++i) {
        const auto square = chess::Square::from_index(i);
        if (const auto piece = diagram.setup.board.at(square))
            svg += fmt::format(R"(<use href="#{}" x="{}" y="{}"/>)", step_id(*piece), left_of(square), top_of(square));
    }
    return svg + "</svg>\n";
}

}  // namespace jadoube::report
