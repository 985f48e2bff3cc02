#include "chess/san_text.hpp"

#include <array>
#include <string>

#include "base/text.hpp"

namespace jadoube::chess {
namespace {

constexpr std::size_t kLongest = 40;  // bytes; the longest move with all its signs has fewer

/// Figurines, white or black, as English letters; other text unchanged.
std::string without_figurines(std::string_view text) {
    constexpr std::string_view kPrefix = "\xE2\x99";  // U+2654 to U+265F
    constexpr std::string_view kRoles = "KQRBNP";
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto place = i + 2 < text.size() && text.substr(i, 2) == kPrefix
                               ? static_cast<std::size_t>(static_cast<unsigned char>(text[i + 2])) - 0x94
                               : 2 * kRoles.size();
        if (place < 2 * kRoles.size()) {
            plain += kRoles[place % kRoles.size()];
            i += 2;
        } else {
            plain += text[i];
        }
    }
    return plain;
}

bool has_non_ascii(std::string_view text) {
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x80) return true;
    }
    return false;
}

/// Not a Pawn.
std::optional<Role> piece_named(char letter) {
    switch (letter) {
        case 'N': return Role::knight;
        case 'B': return Role::bishop;
        case 'R': return Role::rook;
        case 'Q': return Role::queen;
        case 'K': return Role::king;
        default: return std::nullopt;
    }
}

/// A Pawn's or a piece's move in plain standard notation, as nearly all are written: "Nbd2", "exd8+". Nothing for any
/// other text, standard or not. Only quicker than the Reader below, which would say the same.
std::optional<SanText> read_plain(std::string_view text) {
    const auto ends_with = [&](char c) { return !text.empty() && text.back() == c; };
    SanText san{.role = Role::pawn};
    if (ends_with('+') || ends_with('#')) {
        san.check = text.back() == '+' ? CheckSign::check : CheckSign::mate;
        text.remove_suffix(1);
    }
    if (const auto piece = text.empty() ? std::nullopt : piece_named(text.front())) {
        san.role = piece;
        text.remove_prefix(1);
    }
    if (text.size() < 2 || !is_file(text[text.size() - 2]) || !is_rank(text.back())) return std::nullopt;
    san.to = Square::at(text[text.size() - 2] - 'a', text.back() - '1');
    text.remove_suffix(2);
    if (ends_with('x')) {
        san.takes = true;
        text.remove_suffix(1);
    }
    if (text.empty()) return san;
    if (text.size() > 1 || !is_file(text.front())) return std::nullopt;
    san.file = text.front() - 'a';
    return san;
}

/// Takes a text apart from its end.
class Reader {
public:
    Reader(std::string_view text, Letters letters) : rest_(text), letters_(letters) {
        text_.is_standard = letters == Letters::english;
    }

    [[nodiscard]] std::optional<SanText> read() {
        read_trailing_signs();
        if (read_castling()) return text_;
        if (!read_promotion() || !read_arrival()) return std::nullopt;
        read_link();
        read_departure();
        if (!read_role()) return std::nullopt;
        return text_;
    }

private:
    bool drop_end(std::string_view end) {
        if (!rest_.ends_with(end)) return false;
        rest_.remove_suffix(end.size());
        return true;
    }
    bool drop_oddity(std::string_view end) {
        if (!drop_end(end)) return false;
        text_.is_standard = false;
        return true;
    }

    void read_trailing_signs() {
        while (drop_end("!") || drop_end("?")) {
        }
        while (drop_oddity("(=)") || drop_oddity(" ")) {
        }
        read_in_passing();
        read_check_sign();
        read_in_passing();
    }
    void read_in_passing() {
        if (!drop_oddity("e.p.") && !drop_oddity("ep")) return;
        text_.in_passing = true;
        drop_oddity(" ");
    }
    void read_check_sign() {
        if (drop_end("#")) {
            text_.check = CheckSign::mate;
        } else if (drop_oddity("++")) {
            text_.check = CheckSign::double_check;
        } else if (drop_end("+")) {
            text_.check = CheckSign::check;
        }
    }

    bool read_castling() {
        struct Way {
            std::string_view text;
            CastlingSide side;
            bool is_standard;
        };
        constexpr std::array<Way, 6> kWays = {{{"O-O", CastlingSide::king_side, true},
                                               {"O-O-O", CastlingSide::queen_side, true},
                                               {"0-0", CastlingSide::king_side, false},
                                               {"0-0-0", CastlingSide::queen_side, false},
                                               {"o-o", CastlingSide::king_side, false},
                                               {"o-o-o", CastlingSide::queen_side, false}}};
        for (const Way& way : kWays) {
            if (rest_ != way.text) continue;
            text_.castling = way.side;
            text_.is_standard = text_.is_standard && way.is_standard;
            return true;
        }
        return false;
    }

    [[nodiscard]] std::optional<Role> role_of(char letter) const {
        constexpr std::string_view kEnglish = "PNBRQK", kGerman = "BSLTDK";
        const auto place = (letters_ == Letters::english ? kEnglish : kGerman).find(letter);
        if (place == std::string_view::npos) return std::nullopt;
        return static_cast<Role>(place);
    }
    /// Small letters of pieces, which only English has without confusion; not `b`, which is a file.
    [[nodiscard]] std::optional<Role> small_role_of(char letter) const {
        constexpr std::string_view kSmall = "nrqk";
        if (letters_ != Letters::english || kSmall.find(letter) == std::string_view::npos) return std::nullopt;
        return role_of(static_cast<char>(letter - 'a' + 'A'));
    }

    /// False where something stands behind the square that is no piece to promote to.
    bool read_promotion() {
        const bool in_brackets = drop_oddity(")");
        if (rest_.size() < 3 || is_rank(rest_.back())) return !in_brackets;
        const char letter = rest_.back();
        const auto small = letter == 'b' ? std::optional(Role::bishop) : small_role_of(letter);
        text_.promotes_to = small ? small : role_of(letter);
        if (!text_.promotes_to || text_.promotes_to == Role::pawn) return false;
        rest_.remove_suffix(1);
        if (in_brackets) return drop_end("(");
        if (!drop_end("=")) {
            drop_end("/");
            text_.is_standard = false;
        }
        if (small) text_.is_standard = false;
        return true;
    }

    bool read_arrival() {
        if (rest_.size() < 2) return false;
        const auto square = square_named(rest_.substr(rest_.size() - 2));
        if (!square) return false;
        text_.to = *square;
        rest_.remove_suffix(2);
        return true;
    }

    void read_link() {
        text_.takes = drop_end("x") || drop_oddity(":") || drop_oddity("X");
        if (!text_.takes && drop_oddity("-")) text_.is_long = true;
    }

    void read_departure() {
        if (!rest_.empty() && is_rank(rest_.back())) {
            text_.rank = rest_.back() - '1';
            rest_.remove_suffix(1);
        }
        if (!rest_.empty() && is_file(rest_.back())) {
            text_.file = rest_.back() - 'a';
            rest_.remove_suffix(1);
        }
    }

    bool read_role() {
        if (rest_.empty()) {
            text_.is_long = text_.is_long || (text_.file && text_.rank);
            if (text_.is_long) text_.is_standard = false;
            if (!text_.file || !text_.rank) text_.role = Role::pawn;
            return true;
        }
        if (rest_.size() > 1) return false;
        const auto small = small_role_of(rest_.front());
        text_.role = small ? small : role_of(rest_.front());
        if (small || text_.role == Role::pawn) text_.is_standard = false;
        return text_.role.has_value();
    }

    std::string_view rest_;
    Letters letters_;
    SanText text_;
};

}  // namespace

bool may_be_german(std::string_view text, bool has_bishop) {
    return text.find_first_of("SLTD") != std::string_view::npos || (text.starts_with('B') && !has_bishop);
}

std::optional<SanText> read_san_text(std::string_view text, Letters letters) {
    if (text.size() > kLongest) return std::nullopt;
    if (letters == Letters::english) {
        if (const auto plain = read_plain(text)) return plain;
    }
    if (!has_non_ascii(text)) return Reader(text, letters).read();
    auto read = Reader(without_figurines(with_plain_dashes(text)), letters).read();
    if (read) read->is_standard = false;
    return read;
}

}  // namespace jadoube::chess
