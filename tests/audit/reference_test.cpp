// The walk held against a slow reference that shares nothing with it but the legal moves: texts of positions compared,
// moves counted from the moves themselves, mates from lists of moves, dead positions from the men alone.
#include <map>
#include <random>

#include "base/error.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::audit;
using chess::Color;
using chess::Position;
using game::Ply;

namespace {

/// What the reference finds of a game of legal moves.
struct Expected {
    std::map<FindingKind, std::pair<int, int>> counts;  // first and last ply of repetitions and quiet moves
    std::optional<int> mate = {};
    std::optional<int> stalemate = {};
    std::optional<int> bare = {};  // from which only Kings, or Kings and one Bishop or Knight, are left
};

/// Men, turn, rights to castle and the square of a capture in passing that a legal move makes.
std::string identity(const Position& position) {
    const std::string fen = chess::to_fen(position.setup());
    std::string text = fen.substr(0, fen.find(' ', fen.find(' ', fen.find(' ') + 1) + 1));
    for (const chess::Move move : position.legal_moves())
        if (move.kind() == chess::Move::Kind::en_passant) return text + " " + chess::to_text(move.to());
    return text;
}

void note(Expected& expected, FindingKind kind, int ply, bool is_reached) {
    if (!is_reached) return;
    expected.counts.try_emplace(kind, ply, ply).first->second.second = ply;
}

bool is_bare(const Position& position) {
    const std::string fen = chess::to_fen(position.setup());
    std::string men;
    for (const char c : fen.substr(0, fen.find(' ')))
        if (std::string("QRPNBqrpnb").find(c) != std::string::npos) men += c;
    return men.empty() || (men.size() == 1 && std::string("NBnb").find(men[0]) != std::string::npos);
}

struct Played {
    game::PgnGame game;
    Expected expected;
};

/// Random legal moves; captures and pawn moves are rare, so that games repeat positions and grow long.
Played random_game(std::mt19937& random, const std::string& fen, int length) {
    Played played;
    const auto setup = *chess::parse_fen(fen);
    played.game.record.start = setup;
    Position position = *Position::from(setup);
    std::map<std::string, int> stood;
    int quiet = setup.quiet_halfmoves;
    for (int ply = 0;; ++ply) {
        Expected& expected = played.expected;
        const int times = ++stood[identity(position)];
        note(expected, FindingKind::threefold, ply, times >= 3);
        note(expected, FindingKind::fivefold, ply, times >= 5);
        note(expected, FindingKind::fifty_moves, ply, quiet >= 100);
        note(expected, FindingKind::seventy_five_moves, ply, quiet >= 150);
        if (!expected.bare && is_bare(position)) expected.bare = ply;
        const auto moves = position.legal_moves();
        if (moves.empty()) (position.is_check() ? expected.mate : expected.stalemate) = ply;
        if (moves.empty() || ply == length) return played;
        chess::Move move = moves[random() % moves.size()];
        const auto changes = [&](chess::Move m) {
            return position.captured(m) || position.board().at(m.from())->role == chess::Role::pawn;
        };
        for (int again = 0; again < 6 && changes(move); ++again) move = moves[random() % moves.size()];
        quiet = changes(move) ? 0 : quiet + 1;
        played.game.record.moves.push_back({move, {}});
        position = position.after(move);
    }
}

const Finding* find(const std::vector<Finding>& findings, FindingKind kind) {
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const Finding& f) { return f.kind == kind; });
    return found == findings.end() ? nullptr : &*found;
}

void check_end(const std::vector<Finding>& findings, FindingKind kind, const std::optional<int>& ply) {
    const Finding* found = find(findings, kind);
    REQUIRE((found != nullptr) == ply.has_value());
    if (ply) CHECK(found->ply == Ply{*ply});
}

void check_counts(const std::vector<Finding>& findings, const Expected& expected) {
    for (const FindingKind kind :
         {FindingKind::threefold, FindingKind::fivefold, FindingKind::fifty_moves, FindingKind::seventy_five_moves}) {
        const Finding* found = find(findings, kind);
        const auto wanted = expected.counts.find(kind);
        REQUIRE((found != nullptr) == (wanted != expected.counts.end()));
        if (found == nullptr) continue;
        CHECK(found->ply == Ply{wanted->second.first});
        CHECK(found->until == Ply{wanted->second.second});
    }
}

/// Bare men are dead; where they were told dead before, the men were blocked or the moves forced.
void check_dead(const std::vector<Finding>& findings, const Expected& expected) {
    const Finding* dead = find(findings, FindingKind::dead_position);
    if (expected.bare) REQUIRE(dead != nullptr);
    if (expected.bare) CHECK(dead->ply <= Ply{*expected.bare});
    if (dead != nullptr) CHECK_FALSE(expected.mate.has_value());
}

}  // namespace

TEST_CASE("the walk finds in random games what a slow reference finds") {
    const std::vector<std::string> starts = {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                             "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                                             "4k3/8/8/8/8/8/8/R3K3 w Q - 97 80",
                                             "8/8/4k3/8/8/3NK3/8/8 w - - 140 99",
                                             "k7/2p5/8/1P6/8/8/8/K7 b - - 0 1",
                                             "8/5k2/8/8/3p4/8/4P3/4K2B w - - 0 1",
                                             "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10"};
    std::mt19937 random(20261123);
    int reached = 0;
    for (int i = 0; i < 700; ++i) {
        const Played played = random_game(random, starts[static_cast<std::size_t>(i) % starts.size()], 220);
        INFO("game " << i << ", " << played.game.record.moves.size() << " half-moves");
        mate::MateSolver solver;
        const auto findings = walk(played.game, game::Replay(played.game.record), solver);
        check_end(findings, FindingKind::checkmate, played.expected.mate);
        check_end(findings, FindingKind::stalemate, played.expected.stalemate);
        check_counts(findings, played.expected);
        if (!played.expected.stalemate) check_dead(findings, played.expected);
        reached += static_cast<int>(played.expected.counts.size()) + (played.expected.mate ? 1 : 0) +
                   (played.expected.stalemate ? 1 : 0) + (played.expected.bare ? 1 : 0);
    }
    CHECK(reached > 700);  // the games hold what is looked for
}
