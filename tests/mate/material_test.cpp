// The rules about men that cannot mate in any arrangement, held against all arrangements: men can mate somewhere
// exactly where a checkmate by them can be set up, or by what captures and promotions make of the men.
#include <algorithm>
#include <array>
#include <map>
#include <random>

#include "base/error.hpp"
#include "catch.hpp"
#include "chess/attacks.hpp"
#include "chess/position.hpp"
#include "mate/can_mate.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::chess;
using namespace jadoube::mate;

namespace {

/// A man other than a King, Bishops apart by the colour of their squares: White's, which are to mate, as "QRNPBD", the
/// other side's in small letters; D is a Bishop on dark squares.
using Letters = std::string;
constexpr std::string_view kKinds = "QRNPBDqrnpbd";

Piece piece_of(char kind) {
    if (kind == 'D' || kind == 'd') return {kind == 'D' ? Color::white : Color::black, Role::bishop};
    return *piece_with_fen_letter(kind);
}

Bitboard squares_of(char kind) {
    switch (kind) {
        case 'P':
        case 'p': return ~(rank_bitboard(0) | rank_bitboard(7));
        case 'B':
        case 'b': return kLightSquares;
        case 'D':
        case 'd': return ~kLightSquares;
        default: return ~Bitboard();
    }
}

/// Sets up every arrangement of the men and asks whether Black is checkmated in it.
class Arrangements {
public:
    explicit Arrangements(Letters men) : men_(std::move(men)) {}

    /// One of them, where there is any.
    [[nodiscard]] std::optional<Position> find_mate() {
        for (const Square king : kings()) {
            setup_ = Setup{};
            setup_.turn = Color::black;
            setup_.board.put(king, {Color::black, Role::king});
            king_ = king;
            if (auto mate = place(0)) return mate;
        }
        return std::nullopt;
    }

private:
    /// Without Pawns the board may be mirrored on either long diagonal, which leaves every square its colour.
    [[nodiscard]] Bitboard kings() const {
        if (men_.find_first_of("Pp") != Letters::npos) return ~Bitboard();
        Bitboard set;
        for (const Square square : ~Bitboard()) {
            if (square.file() <= square.rank() && square.file() + square.rank() <= 7) set |= Bitboard::of(square);
        }
        return set;
    }

    std::optional<Position> place(std::size_t next) {
        if (next == men_.size()) return place_king();
        const Piece man = piece_of(men_[next]);
        // men of the same kind in one order only
        const int least = next > 0 && men_[next] == men_[next - 1] ? last_[next - 1] : -1;
        for (const Square square : squares_of(men_[next]) & ~setup_.board.men()) {
            if (square.index() < least) continue;
            last_[next] = square.index();
            setup_.board.put(square, man);
            auto mate = place(next + 1);
            setup_.board.remove(square);
            if (mate) return mate;
        }
        return std::nullopt;
    }

    /// The mating King last, and only where Black is in check already.
    std::optional<Position> place_king() {
        if (setup_.board.attackers(king_, Color::white).empty()) return std::nullopt;
        for (const Square square : ~(setup_.board.men() | king_attacks(king_))) {
            if (!setup_.board.attackers(square, Color::black).empty()) continue;
            setup_.board.put(square, {Color::white, Role::king});
            const auto position = Position::from(setup_);
            setup_.board.remove(square);
            if (position && position->is_checkmate()) return *position;
        }
        return std::nullopt;
    }

    Letters men_;
    Setup setup_;
    Square king_ = Square::from_index(0);
    std::array<int, 4> last_{};
};

/// Whether men can mate somewhere, and what captures and promotions make of them; asked once for the same men.
class Truths {
public:
    bool can_mate(Letters men) {
        std::sort(men.begin(), men.end());
        if (const auto known = truths_.find(men); known != truths_.end()) return known->second;
        const bool can = can_become_able(men) || Arrangements(men).find_mate().has_value();
        return truths_[men] = can;
    }

private:
    bool can_become_able(const Letters& men) {
        for (std::size_t i = 0; i < men.size(); ++i) {
            Letters next = men;
            next.erase(i, 1);
            if (can_mate(next)) return true;
            if (men[i] != 'P' && men[i] != 'p') continue;
            for (const char promoted : std::string_view(men[i] == 'P' ? "QRBDN" : "qrbdn")) {
                next = men;
                next[i] = promoted;
                if (can_mate(next)) return true;
            }
        }
        return false;
    }

    std::map<Letters, bool> truths_;
};

std::vector<Letters> men_of_sizes(std::size_t least, std::size_t most) {
    std::vector<Letters> all, longest = {""};
    for (std::size_t size = 0; size <= most; ++size) {
        if (size >= least) all.insert(all.end(), longest.begin(), longest.end());
        std::vector<Letters> longer;
        for (const Letters& men : longest) {
            for (const char kind : kKinds) {
                if (men.empty() || kKinds.find(men.back()) <= kKinds.find(kind)) longer.push_back(men + kind);
            }
        }
        longest = std::move(longer);
    }
    return all;
}

/// What the rules say of the men, on any arrangement of them.
bool rules_say_no(const Letters& men) {
    Board board;
    board.put(Square::at(0, 0), {Color::white, Role::king});
    board.put(Square::at(7, 7), {Color::black, Role::king});
    for (const char kind : men) board.put((squares_of(kind) & ~board.men()).first(), piece_of(kind));
    const bool no = why_men_cannot_mate(board, Color::white).has_value();
    // the other side's men under the same rules
    Board turned;
    for (const Square square : board.men()) {
        const Piece man = *board.at(square);
        turned.put(square, {!man.color, man.role});
    }
    CHECK(no == why_men_cannot_mate(turned, Color::black).has_value());
    return no;
}

}  // namespace

TEST_CASE("the men are called too few exactly where no arrangement of them, or of what can become of them, is mate") {
    Truths truths;
    int yes = 0, no = 0;
    for (const Letters& men : men_of_sizes(0, 2)) {
        INFO("King and " << men << " (the mating side's in capitals, d for a Bishop on dark squares)");
        const bool can = truths.can_mate(men);
        CHECK(rules_say_no(men) == !can);
        ++(can ? yes : no);
    }
    CHECK(yes >= 50);
    CHECK(no >= 30);
}

TEST_CASE("of five men too, those are too few that cannot be set up as mate", "[sized]") {
    Truths truths;
    std::vector<Letters> all = men_of_sizes(3, 3);
    std::mt19937_64 random(1851);
    std::shuffle(all.begin(), all.end(), random);
    const auto most = static_cast<std::size_t>(sized(20, 364, 364, 4));
    if (all.size() > most) all.erase(all.begin() + static_cast<std::ptrdiff_t>(most), all.end());
    for (const char* men : {"Nqq", "Nqr", "Nqn", "Nqb", "Nqp", "NNq", "Bbb", "Bbd", "BDq", "BBn", "Bqr", "Bqp"})
        all.push_back(men);
    for (const Letters& men : all) {
        INFO("King and " << men);
        CHECK(rules_say_no(men) == !truths.can_mate(men));
    }
}
