#include "mate/proof.hpp"

#include <array>

namespace jadoube::mate {

std::string_view name_of(const Proof& proof) {
    constexpr std::array<std::string_view, std::variant_size_v<Proof>> kNames = {"over", "material", "forced_end",
                                                                                 "closure", "static"};
    return kNames[proof.index()];
}

std::string layer_of(const chess::Setup& setup) {
    chess::Setup pawns = setup;
    pawns.board = {};
    std::string pieces;
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        for (const chess::Role role :
             {chess::Role::king, chess::Role::queen, chess::Role::rook, chess::Role::bishop, chess::Role::knight}) {
            const chess::Piece piece{color, role};
            pieces.append(static_cast<std::size_t>(setup.board.men(piece).count()), chess::fen_letter_of(piece));
        }
        const chess::Piece pawn{color, chess::Role::pawn};
        for (const chess::Square square : setup.board.men(pawn)) pawns.board.put(square, pawn);
    }
    const std::string fen = chess::to_fen(pawns);
    const auto placement_end = fen.find(' ');
    const auto castling = fen.find(' ', placement_end + 1) + 1;
    return fen.substr(0, placement_end) + ' ' + pieces + ' ' + fen.substr(castling, fen.find(' ', castling) - castling);
}

}  // namespace jadoube::mate
