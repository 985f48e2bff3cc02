#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "chess/setup.hpp"

using namespace jadoube::chess;

namespace {

std::string found(std::string_view fen) {
    std::vector<std::string> names;
    for (const Irregularity irregularity : irregularities(*parse_fen(fen))) names.emplace_back(name_of(irregularity));
    return jadoube::list_of(names);
}

}  // namespace

TEST_CASE("irregularities of a position are found by name") {
    struct Row {
        const char* fen;
        const char* names;
    };
    const Row rows[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", "no_king"},
        {"4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "several_kings"},
        {"8/8/8/8/8/8/8/K3K3 w - - 0 1", "no_king and several_kings"},
        {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "opponent_in_check"},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "pawn_on_first_rank"},
        {"p3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn_on_first_rank"},
        {"P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn_on_last_rank"},
        {"4k3/8/8/8/8/8/8/p3K3 w - - 0 1", "pawn_on_last_rank"},
        {"4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", "too_many_men"},
        {"4k3/8/8/8/8/N7/PPPPPPP1/RNBQKBNR w - - 0 1", ""},  // one Pawn was promoted
        {"4k3/8/8/8/8/3B4/PPPPPPPP/RNBQK1NR w - - 0 1", ""},
        {"4k3/8/8/8/8/4B3/PPPPPPPP/RNBQK1NR w - - 0 1", "too_many_men"},  // two Bishops on dark squares
        {"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "castling_without_rook"},
        {"4k3/8/8/8/8/8/4K3/7R w K - 0 1", "castling_without_rook"},
        {"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", ""},
        {"4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "en_passant_impossible"},
        {"4k3/3p4/8/3p4/8/8/8/4K3 w - d6 0 1", "en_passant_impossible"},
        {"4k3/8/8/3p4/8/8/8/4K3 b - d6 0 1", "en_passant_impossible"},
    };
    for (const Row& row : rows) {
        INFO(row.fen);
        CHECK(found(row.fen) == row.names);
    }
}

TEST_CASE("a check that no move can have given is irregular") {
    struct Row {
        const char* name;
        const char* fen;
        bool is_possible;
    };
    const Row rows[] = {
        {"a Rook came from the side", "4r3/3k4/8/8/8/8/8/4K3 w - - 0 1", true},
        {"three men", "4k3/8/8/8/1b2r3/8/2n5/4K3 w - - 0 1", false},
        {"a Knight left the Rook's line", "4r1k1/8/8/8/8/8/2n5/4K3 w - - 0 1", true},
        {"a Rook and a Bishop, neither of which left the other's line", "4k3/8/8/8/7b/8/8/r3K3 w - - 0 1", false},
        {"two Rooks on one line", "r3K2r/8/8/8/8/8/8/4k3 w - - 0 1", false},
        {"two Rooks on two lines", "4r1k1/8/8/8/8/8/8/2r1K3 w - - 0 1", false},
        {"two Rooks: a Pawn took on d1, opened the line and became a Rook", "4r1k1/8/8/8/8/8/8/3rK3 w - - 0 1", true},
        {"the same while no man of White's is missing", "k3r3/8/8/8/P7/NNBB1RRQ/PPPP1PPP/3rK3 w - - 0 1", false},
        {"a Pawn that has not moved", "4k3/3p4/4K3/8/8/8/8/8 w - - 0 1", false},
        {"a Pawn that made its double step", "4k3/8/8/3p4/4K3/8/8/8 w - d6 0 1", true},
        {"the double step is known, but another man checks", "4k3/8/8/3p4/4K2r/8/8/8 w - d6 0 1", false},
        {"castling gave the check", "2kr3K/3p4/8/8/8/8/8/8 w - - 0 1", true},
        {"taking in passing opened two lines", "3r2k1/8/8/8/8/2p5/8/b2K4 w - - 0 1", true},
        {"two Knights", "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", false},
        {"two Pawns", "4k3/8/8/8/8/8/3p1p2/4K3 w - - 0 1", false},
    };
    for (const Row& row : rows) {
        INFO(row.name);
        CHECK(found(row.fen) == (row.is_possible ? "" : "impossible_check"));
    }
}
