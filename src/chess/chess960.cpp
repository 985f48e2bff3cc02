#include "chess/chess960.hpp"

#include <array>

namespace jadoube::chess {
namespace {

/// The pieces of the first rank while they are placed one by one.
class FirstRank {
public:
    void put(int file, Role role) { roles_[static_cast<std::size_t>(file)] = role; }
    /// On the `n`th square still free, counted from 0 at the a-file.
    void put_on_free(int n, Role role) {
        for (auto& square : roles_) {
            if (square || n-- > 0) continue;
            square = role;
            return;
        }
    }
    [[nodiscard]] Role at(int file) const { return *roles_[static_cast<std::size_t>(file)]; }

private:
    std::array<std::optional<Role>, 8> roles_;
};

FirstRank first_rank(int number) {
    struct Pair {
        int first;
        int second;
    };
    constexpr std::array<Pair, 10> kKnights = {
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    const Pair knights = kKnights[static_cast<std::size_t>(number / 96)];
    FirstRank rank;
    rank.put(number % 4 * 2 + 1, Role::bishop);
    rank.put(number / 4 % 4 * 2, Role::bishop);
    rank.put_on_free(number / 16 % 6, Role::queen);
    rank.put_on_free(knights.second, Role::knight);  // the farther one first, so that the nearer keeps its place
    rank.put_on_free(knights.first, Role::knight);
    for (const Role role : {Role::rook, Role::king, Role::rook}) rank.put_on_free(0, role);
    return rank;
}

}  // namespace

std::optional<Setup> chess960_start(int number) {
    if (number < 0 || number >= kChess960Positions) return std::nullopt;
    const FirstRank rank = first_rank(number);
    Setup setup;
    for (int file = 0; file < 8; ++file) {
        setup.board.put(Square::at(file, 0), {Color::white, rank.at(file)});
        setup.board.put(Square::at(file, 1), {Color::white, Role::pawn});
        setup.board.put(Square::at(file, 6), {Color::black, Role::pawn});
        setup.board.put(Square::at(file, 7), {Color::black, rank.at(file)});
    }
    setup.castling_rooks = setup.board.men(Role::rook);
    return setup;
}

}  // namespace jadoube::chess
