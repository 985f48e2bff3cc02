// Whole disputes made at random: several persons act in and out of place, late, twice and without right, and some of it
// on a board that nobody knows.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <random>
#include <string>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::tests {

/// Under the code of the case, with a short search for mates; nothing where an act cannot have been done.
[[nodiscard]] std::optional<adjudicate::Ruling> ruling_on(const adjudicate::Case& given);

/// Rulings on one story as it grows, shrinks and is answered: each is made once.
class StoryRulings {
public:
    /// It stays where it is until all are forgotten.
    [[nodiscard]] const std::optional<adjudicate::Ruling>& on(const adjudicate::Case& given);
    void forget() { made_.clear(); }

private:
    std::map<std::string, std::optional<adjudicate::Ruling>> made_;
};

class StoryMaker {
public:
    /// The ruling on a case; nothing where an act cannot have been done.
    using Judge = std::function<std::optional<adjudicate::Ruling>(const adjudicate::Case&)>;

    StoryMaker(std::uint32_t seed, Judge judge) : random_(seed), judge_(std::move(judge)) {}

    /// Up to ten acts; each was possible after those before it. The same seed makes the same stories.
    [[nodiscard]] adjudicate::Case next(const std::string& ruleset);

private:
    [[nodiscard]] int below(int n) { return static_cast<int>(random_() % static_cast<std::uint32_t>(n)); }
    [[nodiscard]] bool once_in(int n) { return below(n) == 0; }
    [[nodiscard]] adjudicate::Person anybody();
    [[nodiscard]] std::optional<adjudicate::Act> reply_to_objection(const adjudicate::Case& made,
                                                                    const chess::Setup& board);
    [[nodiscard]] adjudicate::Act next_act(const chess::Setup& board);
    [[nodiscard]] adjudicate::Act on_board(const chess::Setup& board);
    [[nodiscard]] adjudicate::Act words(const chess::Setup& board);
    [[nodiscard]] chess::Square any_man(const chess::Setup& board, chess::Color side);

    std::mt19937 random_;
    Judge judge_;
};

}  // namespace jadoube::tests
