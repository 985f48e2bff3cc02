// Disputes made at random: a position from moves played at random, and acts that fit it, lawful or not.
#pragma once

#include <random>
#include <string>

#include "adjudicate/cases/case_file.hpp"

namespace jadoube::tests {

/// Makes one dispute after the other; the same seed makes the same ones.
class DisputeMaker {
public:
    explicit DisputeMaker(std::uint32_t seed) : random_(seed) {}

    /// Under that code: a record of up to sixty half-moves, a turn with touches, a move of any kind or both, perhaps
    /// pressed, called check or objected to, and some facts told.
    [[nodiscard]] adjudicate::Case next(const std::string& ruleset);

private:
    [[nodiscard]] bool once_in(int n) { return below(n) == 0; }
    [[nodiscard]] int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }
    void play(adjudicate::GameState& game);
    void add_touches(adjudicate::Dispute& dispute, chess::Color mover);
    void add_move(adjudicate::Dispute& dispute, chess::Color mover);
    void add_words(adjudicate::Dispute& dispute, chess::Color mover);
    void add_ends(adjudicate::Dispute& dispute);
    void add_facts(adjudicate::Dispute& dispute);
    [[nodiscard]] chess::Square any_man(chess::Bitboard men);

    std::mt19937 random_;
    chess::Setup now_ = chess::Setup::initial();
};

}  // namespace jadoube::tests
