#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"
#include "chess/san_text.hpp"

namespace jadoube::chess {
namespace {

std::string kind(Role role) {
    std::string name(name_of(role));
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

/// Resolves one text, read in one way, in one position.
class Resolver {
public:
    Resolver(const Position& position, std::string_view written, const SanText& text)
        : position_(position), written_(written), text_(text) {}

    [[nodiscard]] Result<SanMove> resolve() {
        const auto move = text_.castling ? castling() : text_.role ? by_kind(*text_.role) : by_squares();
        if (!move) return tl::unexpected(move.error());
        note_signs(*move);
        if (!text_.is_standard) note(SanRemark::not_standard);
        std::sort(remarks_.begin(), remarks_.end());
        return SanMove{*move, std::move(remarks_)};
    }

private:
    void note(SanRemark remark) { remarks_.push_back(remark); }

    [[nodiscard]] tl::unexpected<Error> illegal(std::string_view why, std::string hint = {}) const {
        return failure(ErrorCode::bad_move, fmt::format("{} is not legal here: {}", written_, why), "",
                       std::move(hint));
    }

    [[nodiscard]] Result<Move> castling() const {
        const bool is_short = text_.castling == CastlingSide::king_side;
        const Square king = position_.king(position_.turn());
        for (const Square rook : position_.castling_rooks() & position_.board().men(position_.turn())) {
            if ((rook > king) == is_short && !why_illegal(position_, {king, rook})) {
                return Move::castling(king, rook);
            }
        }
        return illegal(why_no_castling(is_short));
    }

    [[nodiscard]] std::string why_no_castling(bool is_short) const {
        const Square king = position_.king(position_.turn());
        for (const Square rook : position_.castling_rooks() & position_.board().men(position_.turn())) {
            if ((rook > king) == is_short) return why_illegal_in_words(position_, {king, rook});
        }
        return "there is no right to castle on that side: King or Rook has moved";
    }

    [[nodiscard]] Result<Move> by_squares() const {
        const RawMove raw{Square::at(*text_.file, *text_.rank), text_.to, text_.promotes_to};
        if (const auto move = legal_move(position_, raw)) return *move;
        return illegal(why_illegal_in_words(position_, raw));
    }

    [[nodiscard]] Result<Move> by_kind(Role role) {
        const Bitboard able = position_.movers(role, text_.to);
        Bitboard meant = able & departures();
        if (role == Role::pawn) meant = pawns_meant(meant);
        if (meant.empty()) return illegal(why_none_can(role), what_can(role));
        if (meant.more_than_one()) meant = by_check_sign(meant);
        if (meant.more_than_one()) return ambiguous(role, meant);
        const Square from = meant.first();
        if (const auto problem = promotion_problem(role); !problem.empty()) return illegal(problem);
        if (role != Role::pawn) note_disambiguation(from, able & ~Bitboard::of(from));
        return make(role, from);
    }

    [[nodiscard]] Bitboard departures() const {
        Bitboard allowed = ~Bitboard();
        if (text_.file) allowed &= file_bitboard(*text_.file);
        if (text_.rank) allowed &= rank_bitboard(*text_.rank);
        return allowed;
    }

    /// Without a file a Pawn steps straight on, if it can; else it takes, which should have been written with the file.
    [[nodiscard]] Bitboard pawns_meant(Bitboard able) {
        const Bitboard same_file = able & file_bitboard(text_.to.file());
        if (text_.file) {
            if (*text_.file == text_.to.file() || text_.rank) note(SanRemark::over_disambiguated);
            return able;
        }
        if (!text_.takes && !same_file.empty()) return same_file;
        const Bitboard takers = able & ~same_file;
        if (!takers.empty()) note(SanRemark::under_disambiguated);
        return takers;
    }

    /// A written check may tell which of several men was meant: only one of them gives it.
    [[nodiscard]] Bitboard by_check_sign(Bitboard meant) {
        if (text_.check == CheckSign::none || text_.promotes_to) return meant;
        Bitboard checking;
        for (const Square from : meant) {
            if (is_sign_right(position_.after(Move::normal(from, text_.to)))) checking |= Bitboard::of(from);
        }
        if (checking.empty() || checking.more_than_one()) return meant;
        note(SanRemark::under_disambiguated);
        return checking;
    }

    [[nodiscard]] Move make(Role role, Square from) const {
        if (text_.promotes_to) return Move::promotion(from, text_.to, *text_.promotes_to);
        const bool passes =
            role == Role::pawn && from.file() != text_.to.file() && !position_.board().men().has(text_.to);
        return passes ? Move::en_passant(from, text_.to) : Move::normal(from, text_.to);
    }

    [[nodiscard]] std::string promotion_problem(Role role) const {
        const bool promotes = role == Role::pawn && rank_for(position_.turn(), text_.to) == 7;
        const Roles become = position_.promotions(position_.turn());
        if (promotes && !text_.promotes_to) {
            if (become.has(Role::pawn)) return {};
            return fmt::format("it does not say what the Pawn becomes: write {}=Q, or =R, =B, =N", written_);
        }
        if (promotes && text_.promotes_to == Role::king) return "a Pawn does not become a King";
        if (promotes && !become.has(*text_.promotes_to) && position_.promotion() == Promotion::queen)
            return "a Pawn becomes a Queen here";
        if (promotes && !become.has(*text_.promotes_to))
            return fmt::format("no {} has been taken", kind(*text_.promotes_to));
        if (!promotes && text_.promotes_to) {
            return role == Role::pawn ? "a Pawn is promoted on its last rank only" : "only Pawns are promoted";
        }
        return {};
    }

    void note_disambiguation(Square from, Bitboard others) {
        const bool file_tells = (others & file_bitboard(from.file())).empty();
        const bool rank_tells = (others & rank_bitboard(from.rank())).empty();
        const int needed = others.empty() ? 0 : file_tells || rank_tells ? 1 : 2;
        const int written = (text_.file ? 1 : 0) + (text_.rank ? 1 : 0);
        if (written > needed && !text_.is_long) note(SanRemark::over_disambiguated);
        if (written == 1 && needed == 1 && file_tells && text_.rank) text_.is_standard = false;
    }

    [[nodiscard]] bool is_sign_right(const Position& after) const {
        switch (text_.check) {
            case CheckSign::none: return true;
            case CheckSign::check: return after.is_check();
            case CheckSign::mate: return after.is_checkmate();
            case CheckSign::double_check: return after.checkers().more_than_one() || after.is_checkmate();
        }
        return true;
    }

    void note_signs(Move move) {
        const bool captures = position_.captured(move).has_value();
        if (text_.takes && !captures) note(SanRemark::capture_sign_wrong);
        if (text_.in_passing && move.kind() != Move::Kind::en_passant) note(SanRemark::capture_sign_wrong);
        if (captures && !text_.takes) text_.is_standard = false;
        if (text_.check != CheckSign::none && !is_sign_right(position_.after(move))) note(SanRemark::check_sign_wrong);
    }

    [[nodiscard]] tl::unexpected<Error> ambiguous(Role role, Bitboard meant) const {
        std::vector<std::string> ways;
        for (const Square from : meant) {
            const RawMove raw{from, text_.to, text_.promotes_to};
            if (const auto move = legal_move(position_, raw)) ways.push_back(to_san(position_, *move));
        }
        constexpr std::array<std::string_view, 5> kNumbers = {"none", "one", "two", "three", "four"};
        const auto count = static_cast<std::size_t>(meant.count());
        return failure(ErrorCode::bad_move,
                       fmt::format("{} {}s can go to {}: write {}",
                                   count < kNumbers.size() ? std::string(kNumbers[count]) : std::to_string(count),
                                   kind(role), to_text(text_.to), list_of(ways, "or")));
    }

    [[nodiscard]] std::string why_none_can(Role role) const {
        const Bitboard men = position_.board().men({position_.turn(), role});
        if (men.empty()) {
            return fmt::format("{} has no {}", position_.turn() == Color::white ? "White" : "Black", kind(role));
        }
        const auto candidates = raw_candidates(position_.board(), position_.turn(), written_);
        return nearest_reason(role, candidates);
    }

    /// The reason of the man that comes nearest to making the move.
    [[nodiscard]] std::string nearest_reason(Role role, const std::vector<RawMove>& candidates) const {
        for (const IllegalReason why :
             {IllegalReason::leaves_king_in_check, IllegalReason::promotion_missing, IllegalReason::takes_king,
              IllegalReason::own_man, IllegalReason::path_blocked}) {
            for (const RawMove& candidate : candidates) {
                if (why_illegal(position_, candidate) == why) return why_illegal_in_words(position_, candidate);
            }
        }
        if (candidates.empty()) return fmt::format("no {} stands where it is said to come from", kind(role));
        return fmt::format("no {} can go to {}", kind(role), to_text(text_.to));
    }

    [[nodiscard]] std::string what_can(Role role) const {
        constexpr std::size_t kMostNamed = 8;
        std::vector<std::string> moves;
        for (const Move move : position_.legal_moves()) {
            if (position_.board().at(move.from())->role != role) continue;
            if (moves.size() == kMostNamed) return {};
            moves.push_back(to_san(position_, move));
        }
        if (moves.empty()) return {};
        return fmt::format("the {} has {}", kind(role), list_of(moves));
    }

    const Position& position_;
    const std::string_view written_;
    SanText text_;
    std::vector<SanRemark> remarks_;
};

Result<SanMove> read_in(const Position& position, std::string_view text, Letters letters) {
    const auto read = read_san_text(text, letters);
    if (!read) {
        return failure(ErrorCode::bad_move, fmt::format("\"{}\" is not a move", for_terminal(text, kMostQuoted)), "",
                       "write it as in e4, Nf3, Nbd2, exd5, e8=Q, O-O or e2e4");
    }
    return Resolver(position, text, *read).resolve();
}

}  // namespace

std::string_view name_of(SanRemark remark) {
    switch (remark) {
        case SanRemark::over_disambiguated: return "over_disambiguated";
        case SanRemark::under_disambiguated: return "under_disambiguated";
        case SanRemark::check_sign_wrong: return "check_sign_wrong";
        case SanRemark::capture_sign_wrong: return "capture_sign_wrong";
        case SanRemark::not_standard: return "not_standard";
    }
    return "";
}

Result<SanMove> parse_san(const Position& position, std::string_view text) {
    auto english = read_in(position, text, Letters::english);
    if (english) return english;
    const bool has_bishop = !position.board().men({position.turn(), Role::bishop}).empty();
    if (!may_be_german(text, has_bishop)) return english;
    auto german = read_in(position, text, Letters::german);
    const bool is_english = read_san_text(text, Letters::english).has_value();
    return german || !is_english ? german : english;
}

}  // namespace jadoube::chess
