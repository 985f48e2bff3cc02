#include <algorithm>
#include <array>

#include "chess/last_move.hpp"
#include "chess/setup.hpp"

namespace jadoube::chess {
namespace {

int kings(const Setup& setup, Color color) {
    return setup.board.men({color, Role::king}).count();
}

bool is_king_missing(const Setup& setup) {
    return kings(setup, Color::white) == 0 || kings(setup, Color::black) == 0;
}

bool has_several_kings(const Setup& setup) {
    return kings(setup, Color::white) > 1 || kings(setup, Color::black) > 1;
}

bool is_opponent_in_check(const Setup& setup) {
    return is_king_attacked(setup, !setup.turn);
}

bool has_pawn_on(const Setup& setup, int rank) {
    const Bitboard white = setup.board.men({Color::white, Role::pawn}) & rank_bitboard(rank);
    const Bitboard black = setup.board.men({Color::black, Role::pawn}) & rank_bitboard(7 - rank);
    return !(white | black).empty();
}

bool has_pawn_on_first_rank(const Setup& setup) {
    return has_pawn_on(setup, 0);
}
bool has_pawn_on_last_rank(const Setup& setup) {
    return has_pawn_on(setup, 7);
}

/// Men beyond those of the initial array, which only promotion can have made.
int promoted_men(const Board& board, Color color) {
    const auto beyond = [](int count, int initial) { return std::max(0, count - initial); };
    const auto count = [&](Role role) { return board.men({color, role}).count(); };
    const int light = (board.men({color, Role::bishop}) & kLightSquares).count();
    return beyond(count(Role::knight), 2) + beyond(count(Role::rook), 2) + beyond(count(Role::queen), 1) +
           beyond(light, 1) + beyond(count(Role::bishop) - light, 1);
}

bool has_too_many_men(const Setup& setup) {
    return std::ranges::any_of(std::array{Color::white, Color::black}, [&](Color color) {
        return setup.board.men(color).count() > 16 ||
               setup.board.men({color, Role::pawn}).count() + promoted_men(setup.board, color) > 8;
    });
}

bool has_castling_without_rook(const Setup& setup) {
    return tenable_castling_rooks(setup) != setup.castling_rooks;
}

bool is_en_passant_impossible(const Setup& setup) {
    return setup.en_passant.has_value() && !is_en_passant_possible(setup);
}

/// A check that no last move of the opponent explains: the King would have been in check before it too.
bool is_check_impossible(const Setup& setup) {
    const auto king = setup.board.king(setup.turn);
    if (!king || setup.board.attackers(*king, !setup.turn).empty()) return false;
    return std::ranges::none_of(boards_before(setup),
                                [&](const Board& before) { return before.attackers(*king, !setup.turn).empty(); });
}

struct IrregularityRow {
    Irregularity irregularity;
    std::string_view name;
    bool (*is_there)(const Setup&);
};

constexpr std::array<IrregularityRow, 9> kIrregularities = {{
    {Irregularity::no_king, "no_king", is_king_missing},
    {Irregularity::several_kings, "several_kings", has_several_kings},
    {Irregularity::opponent_in_check, "opponent_in_check", is_opponent_in_check},
    {Irregularity::pawn_on_first_rank, "pawn_on_first_rank", has_pawn_on_first_rank},
    {Irregularity::pawn_on_last_rank, "pawn_on_last_rank", has_pawn_on_last_rank},
    {Irregularity::too_many_men, "too_many_men", has_too_many_men},
    {Irregularity::castling_without_rook, "castling_without_rook", has_castling_without_rook},
    {Irregularity::en_passant_impossible, "en_passant_impossible", is_en_passant_impossible},
    {Irregularity::impossible_check, "impossible_check", is_check_impossible},
}};

}  // namespace

bool is_king_attacked(const Setup& setup, Color side) {
    const auto king = setup.board.king(side);
    return king && !setup.board.attackers(*king, !side).empty();
}

std::string_view name_of(Irregularity irregularity) {
    return kIrregularities[static_cast<std::size_t>(irregularity)].name;
}

std::vector<Irregularity> irregularities(const Setup& setup) {
    std::vector<Irregularity> found;
    for (const IrregularityRow& row : kIrregularities) {
        if (row.is_there(setup)) found.push_back(row.irregularity);
    }
    return found;
}

std::optional<Square> pawn_on_last_rank(const Setup& setup) {
    for (const Color side : {Color::white, Color::black})
        if (const Bitboard left = setup.board.men({side, Role::pawn}) & first_rank_bitboard(!side); !left.empty())
            return left.first();
    return std::nullopt;
}

std::optional<Color> owner_of_pawn_on_last_rank(const Setup& setup) {
    const auto pawn = pawn_on_last_rank(setup);
    return pawn ? std::optional(setup.board.at(*pawn)->color) : std::nullopt;
}

}  // namespace jadoube::chess
