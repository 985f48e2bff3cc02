// SAN and UCI in: a first line of FEN, then words taken for moves, each played where it is one. A move that was read
// is legal, and is itself again when it is printed and read.
#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"
#include "chess/setup.hpp"
#include "fuzz/target.hpp"

namespace jadoube {
namespace {

void check(const chess::Position& position, chess::Move move) {
    const auto san = chess::parse_san(position, chess::to_san(position, move));
    must(san.has_value() && san->move == move && san->remarks.empty());
    const auto uci = chess::parse_uci(position, chess::to_uci(position, move));
    must(uci.has_value() && *uci == move);
}

}  // namespace

void fuzz(std::string_view input) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    const auto setup = chess::parse_fen(input.substr(0, end));
    auto position = chess::Position::from(setup ? *setup : chess::Setup::initial());
    if (!position) return;
    for (const std::string_view line : split(input.substr(end), '\n')) {
        for (const std::string_view word : split(line, ' ')) {
            const auto uci = chess::parse_uci(*position, word);
            if (uci) check(*position, *uci);
            const auto san = chess::parse_san(*position, word);
            if (!san) {
                must(!san.error().message.empty());
                for (const chess::RawMove& raw : chess::raw_candidates(position->board(), position->turn(), word)) {
                    (void)chess::why_illegal_in_words(*position, raw);
                }
                continue;
            }
            check(*position, san->move);
            position = position->after(san->move);
        }
    }
}

}  // namespace jadoube
