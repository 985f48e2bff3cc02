// FEN in: what is read can be printed and read again as the same set-up, in either style.
#include "base/error.hpp"
#include "chess/position.hpp"
#include "fuzz/target.hpp"

namespace jadoube {

void fuzz(std::string_view input) {
    const auto setup = chess::parse_fen(input);
    if (!setup) {
        must(setup.error().code == ErrorCode::bad_fen && !setup.error().message.empty());
        return;
    }
    const std::string fen = chess::to_fen(*setup);
    const auto again = chess::parse_fen(fen);
    must(again.has_value());
    must(*again == *setup);
    must(chess::to_fen(*again) == fen);
    const auto shredder = chess::parse_fen(chess::to_fen(*setup, chess::FenStyle::shredder));
    must(shredder.has_value() && *shredder == *setup);
    (void)chess::irregularities(*setup);
    if (const auto position = chess::Position::from(*setup)) {
        for (const chess::Move move : position->legal_moves()) (void)position->after(move);
    }
}

}  // namespace jadoube
