// Can this side still mate? Exactly that: is there any series of legal moves, both sides helping, that ends with this
// side giving checkmate (FIDE 2023 5.2.2 and 6.9; 7.5.5). How likely it is or how well anybody plays does not matter,
// nor do repetitions and counts of moves, which stop nobody from going on where the Laws leave it to a claim.
//
// Three answers: yes, with a line to replay; no, with a proof that can be checked (check.hpp); unknown, when the budget
// was spent before. Yes and no are never guesses.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "mate/no_mate.hpp"
#include "mate/proof.hpp"

namespace jadoube::mate {

enum class Verdict { yes, no, unknown };
/// "yes", "no", "unknown".
[[nodiscard]] std::string_view name_of(Verdict verdict);

/// How much work may be done. Counted, not timed, so that the same question always has the same answer.
struct Budget {
    std::uint64_t nodes = 4'000'000;  // positions looked at; some seconds and 240 MB where all are needed
};

struct CanMate {
    Verdict verdict = Verdict::unknown;
    std::vector<chess::Move> line = {};  // with yes: legal moves from the position to a checkmate, not the shortest
    std::optional<Proof> proof = {};     // with no
    std::optional<NoMate> why_not = {};  // with no
    std::optional<WhyUnknown> why_unknown = {};
    std::uint64_t nodes = 0;  // what was spent
};

/// All that can still arise, where that was looked through; else what was looked at.
[[nodiscard]] std::uint64_t positions_seen(const CanMate& answer);

/// Where Pawns may not become any piece of choice the answer is unknown, unless no Pawn is left or it is mate already.
/// The position may be irregular, and the game over in it: on a checkmate the answer is yes for the side that gave it,
/// on a stalemate no for both.
[[nodiscard]] CanMate can_mate(const chess::Position& position, chess::Color side, Budget budget = {});

/// The same answers for many positions one after the other, at less cost: what it has allocated is used again. What was
/// asked before never changes an answer. The last verdict on each side is kept: to ask for it again, or why, costs
/// nothing.
class MateSolver {
public:
    MateSolver();
    ~MateSolver();
    MateSolver(MateSolver&&) noexcept;
    MateSolver& operator=(MateSolver&&) noexcept;

    [[nodiscard]] CanMate can_mate(const chess::Position& position, chess::Color side, Budget budget = {});
    /// Without line, proof and why.
    [[nodiscard]] Verdict verdict(const chess::Position& position, chess::Color side, Budget budget = {});

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// Why the side cannot mate wherever the men stand, by which men there are alone; nothing where that decides nothing.
/// Sound for a position that is not checkmate already; not complete: blocked Pawns and forced lines are not seen.
[[nodiscard]] std::optional<NoMate> why_men_cannot_mate(const chess::Position& position, chess::Color side);
/// The same after a legal move: where a King has been left in check, two Bishops on one colour may mate by double
/// check.
[[nodiscard]] std::optional<NoMate> why_men_cannot_mate(const chess::Board& board, chess::Color side);

}  // namespace jadoube::mate
