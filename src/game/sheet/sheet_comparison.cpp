#include "game/sheet/sheet_comparison.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "game/pgn/pgn_move.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

using chess::ByColor;
using chess::Color;
using chess::Position;

constexpr std::array<Color, 2> kBoth = {Color::white, Color::black};
constexpr std::size_t kLeftOutAtOnce = 2;
constexpr std::size_t kEnoughAlike = 4;  // half-moves that are the same again behind one that was left out

/// A word with English letters and without signs: whether two mean the same where no board is known.
std::string bare(std::string_view word) {
    constexpr std::string_view kGerman = "SLTD";
    constexpr std::string_view kEnglish = "NBRQ";
    std::string bare;
    for (const char c : word) {
        const auto german = kGerman.find(c);
        if (german != std::string_view::npos) {
            bare += kEnglish[german];
        } else if (std::string_view("x:-+#=!?").find(c) == std::string_view::npos) {
            bare += c == '0' ? 'O' : c;
        }
    }
    return bare;
}

bool is_played(const MoveReading& move) {
    return move.kind == MoveReading::Kind::played;
}

bool is_legal(const MoveReading& move) {
    return is_played(move) && std::holds_alternative<chess::Move>(move.played);
}

using MoveRead = std::optional<MoveReading>;  // nothing: no word, or no board to read it on
using Words = std::vector<std::optional<SheetWord>>;

bool has_word(const Words& words, std::size_t at) {
    return at < words.size() && words[at];
}

bool is_alike(const Words& a, std::size_t at_a, const Words& b, std::size_t at_b) {
    return has_word(a, at_a) && has_word(b, at_b) && bare(a[at_a]->text) == bare(b[at_b]->text);
}

/// Whether they are alike from these places on, for long enough or to the end of one of them.
bool go_on_alike(const Words& a, std::size_t at_a, const Words& b, std::size_t at_b) {
    const std::size_t left = std::min(a.size() - std::min(a.size(), at_a), b.size() - std::min(b.size(), at_b));
    const std::size_t needed = std::min(left, kEnoughAlike);
    if (needed < 2) return false;
    for (std::size_t i = 0; i < needed; ++i)
        if (!is_alike(a, at_a + i, b, at_b + i)) return false;
    return true;
}

/// Whether a sheet goes on behind a jump of its numbers with what the other has where the jump begins, and not with
/// what the other has behind it.
bool is_jump_of_numbers_alone(const Words& own, const SheetJump& jump, const Words& other) {
    const std::size_t behind = jump.at + jump.count;
    return go_on_alike(own, behind, other, jump.at) && !go_on_alike(own, behind, other, behind);
}

Scoresheet in_step_with(Scoresheet sheet, const Scoresheet& other) {
    std::vector<SheetJump> jumps = std::move(sheet.jumps);
    sheet.jumps.clear();
    std::size_t passed_over = 0;
    for (SheetJump& jump : jumps) {
        jump.at -= passed_over;
        if (!is_jump_of_numbers_alone(sheet.half_moves, jump, other.half_moves)) {
            sheet.jumps.push_back(std::move(jump));
            continue;
        }
        const auto first = sheet.half_moves.begin() + static_cast<std::ptrdiff_t>(jump.at);
        sheet.half_moves.erase(first, first + static_cast<std::ptrdiff_t>(jump.count));
        sheet.out_of_step.push_back(std::move(jump.number));
        passed_over += jump.count;
    }
    return sheet;
}

class Comparer {
public:
    explicit Comparer(const ByColor<Scoresheet>& sheets)
        : words_{sheets.white.half_moves, sheets.black.half_moves}, board_(Position::initial()) {
        compared_.results = {sheets.white.result, sheets.black.result};
    }

    SheetComparison compare() {
        for (at_ = 0; at_ < std::max(words_.white.size(), words_.black.size()); ++at_) take_half_move();
        return std::move(compared_);
    }

private:
    [[nodiscard]] Ply ply() const { return Ply{static_cast<int>(at_) + 1}; }

    void take_half_move() {
        const bool both = has_word(words_.white, at_) && has_word(words_.black, at_);
        if (both && !is_alike(words_.white, at_, words_.black, at_)) put_in_what_was_left_out();
        const ByColor<MoveRead> moves{read(Color::white), read(Color::black)};
        SheetPlace place{.ply = ply(), .sheets = {reading(Color::white, moves), reading(Color::black, moves)}};
        if (is_agreed(place, moves)) {
            if (board_) go_on_agreed(std::move(place), *moves.white);
            return;
        }
        place.kind = kind_of(place);
        if (board_) decide(place, moves);
        compared_.places.push_back(std::move(place));
    }

    /// One sheet goes on with what the other has one half-move later, or two.
    void put_in_what_was_left_out() {
        for (std::size_t count = 1; count <= kLeftOutAtOnce; ++count) {
            for (const Color side : kBoth) {
                if (!go_on_alike(words_[side], at_, words_[!side], at_ + count)) continue;
                for (std::size_t i = 0; i < count; ++i) left_out_.insert(at_ + i);
                words_[side].insert(words_[side].begin() + static_cast<std::ptrdiff_t>(at_), count, std::nullopt);
                return;
            }
        }
    }

    [[nodiscard]] MoveRead read(Color side) const {
        if (!board_ || !has_word(words_[side], at_)) return std::nullopt;
        return read_move(*board_, words_[side][at_]->text);
    }

    [[nodiscard]] SheetReading reading(Color side, const ByColor<MoveRead>& moves) const {
        SheetReading reading;
        if (!has_word(words_[side], at_)) return reading;
        reading.word = words_[side][at_];
        if (!board_) return reading;
        reading.is_legal = is_legal(*moves[side]);
        if (is_played(*moves[side])) reading.san = to_san(board_->setup(), moves[side]->played);
        if (is_played(*moves[side]) && !*reading.is_legal) reading.why = moves[side]->why;
        return reading;
    }

    [[nodiscard]] bool is_agreed(const SheetPlace& place, const ByColor<MoveRead>& moves) const {
        if (!place.sheets.white.word || !place.sheets.black.word) return false;
        const bool are_played = board_ && is_played(*moves.white) && is_played(*moves.black);
        if (are_played) return moves.white->played == moves.black->played;
        return is_alike(words_.white, at_, words_.black, at_);
    }

    void go_on_agreed(SheetPlace place, const MoveReading& move) {
        if (is_legal(move) && compared_.places.empty()) {
            compared_.certain = ply();
            compared_.last = place.sheets.white.san;
            compared_.moves.push_back({.played = move.played, .written = place.sheets.white.san});
            compared_.board = move.after.setup();
        }
        board_ = is_played(move) ? std::optional(move.after) : std::nullopt;
        if (is_legal(move)) return;
        place.kind = is_played(move) ? SheetPlaceKind::illegal : SheetPlaceKind::unreadable;
        compared_.places.push_back(std::move(place));
    }

    [[nodiscard]] SheetPlaceKind kind_of(const SheetPlace& place) const {
        if (place.sheets.white.word && place.sheets.black.word) return SheetPlaceKind::differ;
        if (left_out_.count(at_) != 0) return SheetPlaceKind::left_out;
        const bool is_end = at_ >= words_.white.size() || at_ >= words_.black.size();
        return is_end ? SheetPlaceKind::ended : SheetPlaceKind::gap;
    }

    /// Which reading the board goes on with: the only one that is legal, or that what they have later can follow.
    void decide(SheetPlace& place, const ByColor<MoveRead>& moves) {
        ByColor<bool> can_be;
        for (const Color side : kBoth) can_be[side] = place.sheets[side].is_legal.value_or(false);
        if (can_be.white && can_be.black) {
            for (const Color side : kBoth) place.sheets[side].fails_at = first_failing(moves[side]->after);
            for (const Color side : kBoth) can_be[side] = !place.sheets[side].fails_at;
        }
        if (can_be.white != can_be.black) place.followed = can_be.white ? Color::white : Color::black;
        board_ = place.followed ? std::optional(moves[*place.followed]->after) : std::nullopt;
    }

    /// The first later half-move that is not legal behind this position, as far as the sheets do not contradict each
    /// other.
    [[nodiscard]] std::optional<Ply> first_failing(Position position) const {
        for (std::size_t later = at_ + 1;; ++later) {
            const bool has_white = has_word(words_.white, later);
            const bool is_known =
                has_white != has_word(words_.black, later) || is_alike(words_.white, later, words_.black, later);
            if (!is_known) return std::nullopt;
            const MoveReading move = read_move(position, (has_white ? words_.white : words_.black)[later]->text);
            if (!is_legal(move)) return Ply{static_cast<int>(later) + 1};
            position = move.after;
        }
    }

    ByColor<Words> words_;
    std::set<std::size_t> left_out_;
    std::optional<Position> board_;
    std::size_t at_ = 0;
    SheetComparison compared_;
};

}  // namespace

std::string_view name_of(SheetPlaceKind kind) {
    switch (kind) {
        case SheetPlaceKind::differ: return "differ";
        case SheetPlaceKind::illegal: return "illegal";
        case SheetPlaceKind::unreadable: return "unreadable";
        case SheetPlaceKind::gap: return "gap";
        case SheetPlaceKind::left_out: return "left_out";
        case SheetPlaceKind::ended: return "ended";
    }
    return {};
}

bool SheetComparison::have_other_results() const {
    return !results.white.empty() && !results.black.empty() && results.white != results.black;
}

bool SheetComparison::is_same() const {
    return places.empty() && !have_other_results();
}

ByColor<Scoresheet> in_step(const ByColor<Scoresheet>& sheets) {
    const Scoresheet white = in_step_with(sheets.white, sheets.black);
    return {white, in_step_with(sheets.black, white)};
}

SheetComparison compare(const ByColor<Scoresheet>& sheets) {
    return Comparer(sheets).compare();
}

}  // namespace jadoube::game
