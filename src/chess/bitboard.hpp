// A set of squares in 64 bits.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>

#include "chess/square.hpp"

namespace jadoube::chess {

/// A set of squares; iterate with `for (Square s : set)`, in order of index.
class Bitboard {
public:
    constexpr Bitboard() = default;
    constexpr explicit Bitboard(std::uint64_t bits) : bits_(bits) {}
    [[nodiscard]] static constexpr Bitboard of(Square square) { return Bitboard(std::uint64_t{1} << square.index()); }

    [[nodiscard]] constexpr std::uint64_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr bool has(Square square) const { return (bits_ >> square.index() & 1) != 0; }
    [[nodiscard]] constexpr bool more_than_one() const { return (bits_ & (bits_ - 1)) != 0; }
    /// The square of the lowest index; the set must not be empty.
    [[nodiscard]] constexpr Square first() const {
        assert(!empty());
        return Square::from_index(std::countr_zero(bits_));
    }
    /// The rest; the set must not be empty.
    [[nodiscard]] constexpr Bitboard without_first() const {
        assert(!empty());
        return Bitboard(bits_ & (bits_ - 1));
    }

    constexpr Bitboard& operator|=(Bitboard other) {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator&=(Bitboard other) {
        bits_ &= other.bits_;
        return *this;
    }
    constexpr Bitboard& operator^=(Bitboard other) {
        bits_ ^= other.bits_;
        return *this;
    }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) { return Bitboard(a.bits_ | b.bits_); }
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) { return Bitboard(a.bits_ & b.bits_); }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) { return Bitboard(a.bits_ ^ b.bits_); }
    friend constexpr Bitboard operator~(Bitboard a) { return Bitboard(~a.bits_); }
    friend constexpr bool operator==(Bitboard, Bitboard) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {}
        constexpr Square operator*() const { return Square::from_index(std::countr_zero(rest_)); }
        constexpr Iterator& operator++() {
            assert(rest_ != 0);
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    std::uint64_t bits_ = 0;
};

/// `file` from 0 to 7.
[[nodiscard]] constexpr Bitboard file_bitboard(int file) {
    assert(file >= 0 && file < 8);
    return Bitboard(0x0101010101010101ULL << file);
}
/// `rank` from 0 to 7.
[[nodiscard]] constexpr Bitboard rank_bitboard(int rank) {
    assert(rank >= 0 && rank < 8);
    return Bitboard(0xFFULL << (8 * rank));
}
/// The squares of the colour of h1.
inline constexpr Bitboard kLightSquares{0x55AA55AA55AA55AAULL};

}  // namespace jadoube::chess
