// For every placement of a few men: can a side still mate? Worked backwards from the mates, with nothing of the search.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "chess/position.hpp"

namespace jadoube::mate {

/// Two Kings, White's first, and at most two other men; Pawns are of one colour each.
using Men = std::vector<chess::Piece>;

/// A square for each of the men, in their order.
using Placement = std::vector<chess::Square>;

/// Positions from which `side` can mate, for all placements of the same men.
class Table {
public:
    using Smaller = std::map<std::string, std::unique_ptr<Table>>;

    /// Takes the tables of what captures and promotion leave from `smaller`, and makes those that are missing.
    Table(Men men, chess::Color side, Smaller& smaller);

    [[nodiscard]] bool can_mate(const Placement& squares, chess::Color turn) const;
    [[nodiscard]] bool can_mate(const chess::Position& position) const;
    /// The position of a placement; nothing where two men share a square, a Pawn stands on its first or last rank, or
    /// the side not on turn is in check.
    [[nodiscard]] std::optional<chess::Position> position_of(const Placement& squares, chess::Color turn) const;

private:
    struct Entry {
        Placement squares;
        chess::Color turn;
    };

    [[nodiscard]] std::size_t index_of(Placement squares, chess::Color turn) const;
    void mark(const Entry& entry);
    void find_ends(Placement& squares);
    [[nodiscard]] bool is_won_by_leaving(const chess::Position& position);
    [[nodiscard]] bool is_won_in_passing(const chess::Position& position);
    [[nodiscard]] bool is_won_in_other_table(const chess::Position& position);
    void go_back_from(const Entry& entry);
    [[nodiscard]] chess::Bitboard origins(std::size_t man, const Entry& entry) const;

    Men men_;
    chess::Color side_;
    Smaller& smaller_;
    bool has_pawn_ = false;
    std::vector<bool> won_;
    std::vector<Entry> open_;
};

/// The men of a board in the order of a table: Kings, then the others.
[[nodiscard]] Men men_of(const chess::Board& board);
/// The table of these men, made where it is missing.
[[nodiscard]] const Table& table_for(const Men& men, chess::Color side, Table::Smaller& tables);

}  // namespace jadoube::mate
