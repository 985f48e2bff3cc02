// Attacks on the answers: positions made at random to be locked, caged, crowded or decided by a capture in passing, few
// enough that every position that can arise is looked at, which is the truth. Every yes is replayed, every no verified.
#include <map>
#include <random>

#include "base/error.hpp"
#include "catch.hpp"
#include "chess/attacks.hpp"
#include "mate/corner_playout.hpp"
#include "mate/directed_search.hpp"
#include "mate/exhaustion.hpp"
#include "mate/forced_end.hpp"
#include "mate/hunt.hpp"
#include "mate/playout.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::chess;
using namespace jadoube::mate;

namespace {

class Maker {
public:
    explicit Maker(std::uint64_t seed) : random_(seed) {}

    /// Few men about one corner.
    std::optional<Position> make_crowd() {
        setup_ = Setup{};
        crowd();
        return finish();
    }

    /// Like another, with a man or two moved, gone, new or of the other colour.
    std::optional<Position> make_like(const Position& model) {
        setup_ = model.setup();
        setup_.castling_rooks = {};
        setup_.en_passant = {};
        for (int i = 1 + below(2); i > 0; --i) change();
        return finish();
    }

    std::optional<Position> make() {
        setup_ = Setup{};
        switch (random_() % 7) {
            case 0: locked(), scatter(random_() % 3); break;
            case 1: wall(), scatter(random_() % 2); break;
            case 2: cage(), scatter(random_() % 2); break;
            case 3: crowd(); break;
            case 4: passing(); break;
            case 5: bare_side(); break;
            default: blocked_cage(); break;
        }
        return finish();
    }

private:
    int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }
    Color color() { return random_() % 2 == 0 ? Color::white : Color::black; }
    Square anywhere() { return Square::from_index(below(64)); }

    void put(Square square, Piece piece) {
        if (piece.role == Role::pawn && (square.rank() == 0 || square.rank() == 7)) return;
        if (!setup_.board.at(square)) setup_.board.put(square, piece);
    }
    void put_pair(int file, int rank) {
        put(Square::at(file, rank), {Color::white, Role::pawn});
        put(Square::at(file, rank + 1), {Color::black, Role::pawn});
    }

    Square any_of(Bitboard set) {
        for (int skip = below(set.count()); skip > 0; --skip) set = set.without_first();
        return set.first();
    }
    void change() {
        const Square from = any_of(setup_.board.men());
        const Piece man = *setup_.board.at(from);
        switch (below(5)) {
            case 0: put_pair(below(8), 1 + below(5)); return;
            case 1: scatter(1); return;
            default: break;
        }
        if (man.role == Role::king || below(2) == 0) {
            const Square to = below(2) == 0 ? anywhere() : any_of(chess::king_attacks(from));
            if (setup_.board.at(to) || (man.role == Role::pawn && (to.rank() == 0 || to.rank() == 7))) return;
            setup_.board.put(to, man);
        }
        setup_.board.remove(from);
    }

    /// Pairs of Pawns face to face on some files.
    void locked() {
        for (int file = 0; file < 8; ++file) {
            if (below(3) != 0) put_pair(file, 1 + below(4));
        }
    }
    /// A wall from edge to edge, with or without a gap.
    void wall() {
        int rank = 2 + below(3);
        const int step = 1 + below(2);
        for (int file = below(2); file < 8; file += step) {
            put_pair(file, rank);
            if (step == 1) rank = std::clamp(rank + below(3) - 1, 1, 5);
        }
    }
    /// A King in a corner behind its own and enemy Pawns.
    void cage() {
        const int file = below(2) * 7, inward = file == 0 ? 1 : -1, rank = below(2) * 7;
        const int up = rank == 0 ? 1 : -1;
        put(Square::at(file, rank), {color(), Role::king});
        for (int i = 0; i < 5; ++i) {
            const Role role = below(3) == 0 ? Role::bishop : Role::pawn;
            put(Square::at(file + inward * below(3), rank + up * below(4)), {color(), role});
        }
        for (int i = 0; i < 3; ++i) put_pair(below(8), 1 + below(4));
    }
    /// A cage with its doors shut.
    void blocked_cage() {
        const int file = below(6);
        for (int i = 0; i < 3; ++i) put_pair(file + i, 1 + below(2) + 3 * below(2));
        put(Square::at(file + below(3), below(2) * 7), {color(), Role::king});
        scatter(random_() % 2);
    }
    /// Many men about one corner, so that moves are few and often forced.
    void crowd() {
        constexpr Role kRoles[] = {Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn};
        put(Square::at(below(2), below(2)), {Color::black, Role::king});
        put(Square::at(1 + below(3), 1 + below(3)), {Color::white, Role::king});
        for (int i = 1 + below(3); i > 0; --i) put(Square::at(below(4), below(4)), {color(), kRoles[below(5)]});
    }
    /// A Pawn that has just made its double step, with enemies beside it.
    void passing() {
        wall();
        const int file = below(8), beside = file == 0 ? 1 : file == 7 ? 6 : file + 1 - 2 * below(2);
        const bool white = below(2) == 0;
        const int rank = white ? 3 : 4;
        for (int i = 1; i < 7; ++i) setup_.board.remove(Square::at(file, i));
        setup_.board.put(Square::at(file, rank), {white ? Color::white : Color::black, Role::pawn});
        setup_.board.remove(Square::at(beside, rank));
        setup_.board.put(Square::at(beside, rank), {white ? Color::black : Color::white, Role::pawn});
        setup_.en_passant = Square::at(file, white ? 2 : 5);
        setup_.turn = white ? Color::black : Color::white;
    }
    /// A King without men in a cage.
    void bare_side() {
        cage();
        const Color bare = color();
        for (const Square square : setup_.board.men(bare)) {
            if (!setup_.board.men({bare, Role::king}).has(square)) setup_.board.remove(square);
        }
    }
    void scatter(std::uint64_t men) {
        constexpr Role kRoles[] = {Role::bishop, Role::bishop, Role::knight, Role::pawn, Role::pawn, Role::rook};
        for (; men > 0; --men) put(anywhere(), {color(), kRoles[below(6)]});
    }

    std::optional<Position> finish() {
        for (const Color side : {Color::white, Color::black}) {
            while (setup_.board.men({side, Role::king}).empty()) put(anywhere(), {side, Role::king});
        }
        if (!setup_.en_passant) setup_.turn = color();
        const auto position = Position::from(setup_);
        if (!position || (position->after_null().is_check() && below(4) != 0)) return std::nullopt;
        return *position;
    }

    std::mt19937_64 random_;
    Setup setup_;
};

constexpr const char* kModels[] = {"4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1",
                                   "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
                                   "8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - - 0 1",
                                   "8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 w - - 0 1",
                                   "1k6/1P6/PP6/2p5/2P5/8/2K5/8 w - - 0 1",
                                   "6kr/1p1N1p1p/1P3P1P/P6P/3q1RQr/7p/4pN1P/4B1KR b - - 0 1",
                                   "kb6/2N5/1K6/8/8/8/8/8 b - - 0 50",
                                   "r7/K1k5/8/8/8/8/8/8 w - - 0 1"};
/// Positions too large to look at everything that can arise.
constexpr const char* kWalls[] = {
    "8/8/8/1k6/1p1p1p1p/1P1P1P1P/1B4B1/K7 w - - 0 1", "k1b5/1p1p4/pPpPp1p1/P1P1PpPp/5P1P/8/8/K1B5 w - - 0 1",
    "kb6/1p6/1P6/pPp5/P1P5/8/8/K1B5 w - - 0 1", "Bb2kb2/bKp1p1p1/1pP1P1P1/1P6/p5P1/P7/8/8 b - - 0 1"};
/// The White King is shut in and has two squares. The step of Black's that takes one from it and uncovers a Bishop
/// mates.
constexpr const char* kUncovered[] = {
    "3b4/8/3b1k1p/5p1P/1p1b1p1K/1P3PpP/6P1/8 b - - 0 1", "8/4bp2/5k1p/5p1P/3b1p1K/5PpP/6P1/b7 b - - 0 1",
    "8/2p1b3/2P2k1p/5p1P/3b1p1K/5PpP/6P1/6b1 b - - 0 1", "3b4/2p1b3/2P2k1p/5p1P/3b1p1K/5PpP/6P1/6b1 b - - 0 1"};

template <std::size_t kSize>
void add_positions(std::vector<Position>& positions, const char* const (&fens)[kSize]) {
    for (const char* fen : fens) positions.push_back(position_of(fen));
}

CanMate yes(std::vector<Move> line) {
    return {.verdict = Verdict::yes, .line = std::move(line)};
}
CanMate no(Proof proof) {
    return {.verdict = Verdict::no, .proof = std::move(proof)};
}

using ByStage = std::map<std::string, CanMate>;

/// The answer of every stage that has one, whatever the others would say.
ByStage answers_of_stages(const Position& position, Color side) {
    ByStage answers;
    if (why_men_cannot_mate(position, side)) answers["material"] = no(TooFewMen{});
    std::uint64_t nodes = 0;
    if (auto end = prove_forced_end(position, side, nodes)) answers["forced_end"] = no(std::move(*end));
    if (auto proof = prove_statically(position, side)) answers["static"] = no(std::move(*proof));
    Exhaustion exhaustion(position, side);
    const auto outcome = exhaustion.run(5'000);
    if (outcome == Exhaustion::Outcome::none) answers["closure"] = no(exhaustion.closure());
    if (outcome == Exhaustion::Outcome::mate) answers["yes by exhaustion"] = yes(exhaustion.line());
    DirectedSearch directed;
    if (directed.run(position, side, 500)) answers["yes by search"] = yes(directed.line());
    Playout playout;
    if (playout.run(position, side, 500)) answers["yes by playing out"] = yes(playout.line());
    CornerPlayout corner_playout;
    if (corner_playout.run(position, side, 500)) answers["yes in a corner"] = yes(corner_playout.line());
    Hunt hunt;
    if (hunt.run(position, side)) answers["yes by one man"] = yes(hunt.line());
    return answers;
}

using Counts = std::map<std::string, std::int64_t>;

void attack(const Position& position, const Truth& truth, Counts& count) {
    for (const Color side : {Color::white, Color::black}) {
        for (const auto& [stage, answer] : answers_of_stages(position, side)) {
            INFO(to_fen(position.setup()) << ' ' << name_of(side) << ": " << stage);
            REQUIRE(answer.verdict == (truth.can_mate[side] ? Verdict::yes : Verdict::no));
            REQUIRE(fault_of(position, side, answer) == "");
            ++count[stage];
        }
    }
}

constexpr std::initializer_list<const char*> kYes = {"yes by exhaustion", "yes by search", "yes by playing out",
                                                     "yes in a corner", "yes by one man"};

void check_counts(Counts& count, std::initializer_list<const char*> stages) {
    for (const char* stage : stages) {
        INFO(stage << ' ' << count[stage]);
        CHECK(count[stage] >= sized(1'000, 2'000, 40'000, 100));
    }
}

}  // namespace

TEST_CASE("what each stage says of locked positions is what looking at everything says", "[sized]") {
    const auto most = static_cast<std::size_t>(sized(1'200, 1'500, 50'000));
    std::vector<Position> pool;
    add_positions(pool, kModels);
    Maker maker(1911);
    std::mt19937_64 random(1911);
    Counts count;
    const auto enough = sized(1'000, 2'000, 40'000, 100);
    for (std::int64_t i = 0; i < 400 * enough; ++i) {
        if (std::min({count["closure"], count["static"], count["forced_end"]}) >= enough) break;
        const auto position = i % 8 == 0 ? maker.make() : maker.make_like(pool[random() % pool.size()]);
        if (!position || !position->has_legal_move()) continue;
        const auto truth = truth_of(*position, most);
        if (!truth || truth->positions < 3) continue;
        attack(*position, *truth, count);
        if (pool.size() < 4'000) pool.push_back(*position);
    }
    check_counts(count, {"forced_end", "closure", "static"});
}

TEST_CASE("no mate is found where the reach sets prove that there is none", "[sized]") {
    Maker maker(1925);
    std::mt19937_64 random(1925);
    std::vector<Position> pool;
    add_positions(pool, kModels);
    add_positions(pool, kWalls);
    DirectedSearch directed;
    Playout playout;
    CornerPlayout corner_playout;
    Hunt hunt;
    std::int64_t proofs = 0;
    for (std::int64_t i = 0; i < sized(40'000, 120'000, 100'000'000, 8'000); ++i) {
        const auto position = i % 4 == 0 ? maker.make() : maker.make_like(pool[random() % pool.size()]);
        if (!position || !position->has_legal_move()) continue;
        bool any = false;
        for (const Color side : {Color::white, Color::black}) {
            if (why_men_cannot_mate(*position, side) || !prove_statically(*position, side)) continue;
            INFO(to_fen(position->setup()) << ' ' << name_of(side));
            REQUIRE_FALSE(playout.run(*position, side, 1'000));
            REQUIRE_FALSE(directed.run(*position, side, 1'000));
            REQUIRE_FALSE(corner_playout.run(*position, side, 1'000));
            REQUIRE_FALSE(hunt.run(*position, side));
            ++proofs;
            any = true;
        }
        if (any) pool.size() < 20'000 ? pool.push_back(*position) : void(pool[random() % pool.size()] = *position);
    }
    CHECK(proofs >= sized(5'000, 15'000, 1'000'000, 500));
}

TEST_CASE("a King's step that leaves no move but uncovers a line is not taken for the end of all mates", "[sized]") {
    std::vector<Position> pool;
    add_positions(pool, kUncovered);
    for (const Position& position : pool) {
        INFO(to_fen(position.setup()));
        CHECK(replays_to_mate(position, Color::black, can_mate(position, Color::black).line));
        CHECK_FALSE(prove_statically(position, Color::black));
    }
    Maker maker(1883);
    std::mt19937_64 random(1883);
    Playout playout;
    std::int64_t mates = 0;
    for (std::int64_t i = 0; i < sized(4'000, 20'000, 1'000'000, 1'000); ++i) {
        const auto position = maker.make_like(pool[random() % pool.size()]);
        if (!position || !position->has_legal_move() || !playout.run(*position, Color::black, 100)) continue;
        INFO(to_fen(position->setup()));
        REQUIRE_FALSE(prove_statically(*position, Color::black));
        ++mates;
        if (pool.size() < 1'000) pool.push_back(*position);
    }
    CHECK(mates >= sized(1'000, 1'000, 1'000, 250));
}

TEST_CASE("what each stage finds in crowded positions replays to mate", "[sized]") {
    Maker maker(1862);
    Counts count;
    const auto enough = sized(1'000, 3'000, 40'000, 100);
    for (std::int64_t i = 0; i < 40 * enough; ++i) {
        const bool done =
            std::all_of(std::begin(kYes), std::end(kYes), [&](auto stage) { return count[stage] >= enough; });
        if (done) break;
        const auto position = i % 2 == 0 ? maker.make() : maker.make_crowd();
        if (!position || !position->has_legal_move()) continue;
        for (const Color side : {Color::white, Color::black}) {
            for (const auto& [stage, answer] : answers_of_stages(*position, side)) {
                INFO(to_fen(position->setup()) << ' ' << name_of(side) << ": " << stage);
                if (answer.verdict == Verdict::no) continue;
                REQUIRE(replays_to_mate(*position, side, answer.line));
                ++count[stage];
            }
        }
    }
    check_counts(count, kYes);
}

TEST_CASE("a game that is over is decided by the board") {
    Maker maker(1843);
    std::int64_t over = 0, mates = 0;
    for (std::int64_t i = 0; i < 1'000'000 && (over < 1'000 || mates < 1'000); ++i) {
        const auto position = maker.make_crowd();
        if (!position || position->has_legal_move()) continue;
        for (const Color side : {Color::white, Color::black}) {
            const bool has_mated = position->is_checkmate() && position->turn() != side;
            const CanMate answer = can_mate(*position, side);
            INFO(to_fen(position->setup()) << ' ' << name_of(side));
            REQUIRE(answer.verdict == (has_mated ? Verdict::yes : Verdict::no));
            REQUIRE(fault_of(*position, side, answer) == "");
            ++(has_mated ? mates : over);
        }
    }
    CHECK(over >= 1'000);
    CHECK(mates >= 1'000);
}
