// Attacks on the answers: positions made at random to be locked, caged, crowded or decided by a capture in passing, few
// enough that every position that can arise is looked at, which is the truth. Every yes is replayed, every no verified.
#include <map>
#include <random>

#include "catch.hpp"
#include "mate/directed_search.hpp"
#include "mate/exhaustion.hpp"
#include "mate/forced_end.hpp"
#include "size.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::chess;
using namespace jadoube::mate;

namespace {

class Maker {
public:
    explicit Maker(std::uint64_t seed) : random_(seed) {}

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
        if (!position || position->after_null().is_check()) return std::nullopt;
        return *position;
    }

    std::mt19937_64 random_;
    Setup setup_;
};

/// The answers of every stage by itself, whatever the others would say.
std::vector<std::pair<std::string, CanMate>> answers_of_stages(const Position& position, Color side) {
    std::vector<std::pair<std::string, CanMate>> answers;
    const auto add = [&](const char* stage, auto proof) {
        answers.emplace_back(stage, CanMate{.verdict = Verdict::no, .proof = std::move(proof), .reason = stage});
    };
    if (!why_men_cannot_mate(position.board(), side).empty()) add("material", TooFewMen{});
    std::uint64_t nodes = 0;
    if (auto end = prove_forced_end(position, side, nodes)) add("forced_end", std::move(*end));
    if (auto proof = prove_statically(position, side)) add("static", std::move(*proof));
    Exhaustion exhaustion(position, side);
    const auto outcome = exhaustion.run(100'000);
    if (outcome == Exhaustion::Outcome::none) add("closure", exhaustion.closure());
    if (outcome == Exhaustion::Outcome::mate) {
        answers.emplace_back("yes by exhaustion", CanMate{.verdict = Verdict::yes, .line = exhaustion.line()});
    }
    DirectedSearch directed;
    if (directed.run(position, side, 500)) {
        answers.emplace_back("yes", CanMate{.verdict = Verdict::yes, .line = directed.line()});
    }
    return answers;
}

}  // namespace

TEST_CASE("what each stage says of positions made to mislead is what looking at everything says") {
    const std::int64_t attempts = sized(40'000, 100'000, 40'000'000);
    const auto most = static_cast<std::size_t>(sized(1'000, 10'000, 50'000));
    Maker maker(1911);
    std::map<std::string, std::int64_t> count;
    for (std::int64_t i = 0; i < attempts; ++i) {
        const auto position = maker.make();
        if (!position || !position->has_legal_move()) continue;
        const auto truth = truth_of(*position, most);
        if (!truth) continue;
        for (const Color side : {Color::white, Color::black}) {
            for (const auto& [stage, answer] : answers_of_stages(*position, side)) {
                INFO(to_fen(position->setup()) << ' ' << name_of(side) << ": " << stage);
                REQUIRE(answer.verdict == (truth->can_mate[side] ? Verdict::yes : Verdict::no));
                REQUIRE(fault_of(*position, side, answer) == "");
                ++count[stage];
            }
        }
    }
    for (const char* stage : {"closure", "static"}) {
        INFO(stage << ' ' << count[stage]);
        CHECK(count[stage] >= 10);
    }
}
