#include "desk/groups/said_men.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::desk {
namespace {

using chess::Color;
std::optional<Color> side_of(Who who) {
    if (who == Who::white) return Color::white;
    if (who == Who::black) return Color::black;
    return std::nullopt;
}

constexpr std::string_view kFrom = "from";

/// "Nf3" as a man on its square.
std::optional<ManNamed> man_of_move(const std::string& text) {
    constexpr std::size_t kLetterAndSquare = 3;
    if (text.size() != kLetterAndSquare) return std::nullopt;
    const auto role = role_of_letter(text.front());
    const auto square = chess::square_named(std::string_view(text).substr(1));
    if (!role || !square) return std::nullopt;
    return ManNamed{.text = text, .role = role, .square = square};
}

/// Whether such a man stands where the move goes.
bool stands_at_end(const LineBoard& board, const std::string& move, chess::Role role) {
    constexpr std::size_t kSquare = 2;
    const auto to = chess::square_named(std::string_view(move).substr(move.size() - std::min(move.size(), kSquare)));
    const auto man = to && board.now() ? board.now()->board.at(*to) : std::nullopt;
    return man && man->role == role;
}

/// The men that words name one after the other: "the queen", "black's knight on f6 and the pawn".
class MenInWords {
public:
    MenInWords(const SaidGroup& group, std::optional<Color> own) : group_(group), own_(own) {}

    Result<std::vector<ManNamed>> read() {
        for (const Element& element : group_.operands) {
            const std::string text = man_.text + (man_.text.empty() ? "" : " ") + element.text;
            if (element.is(Link::also)) {
                flush();
                continue;
            }
            if (!take(element)) return refuse(text);
            man_.text = text;
        }
        flush();
        if (men_.empty()) return refuse(group_.text);
        return std::move(men_);
    }

private:
    static tl::unexpected<Error> refuse(const std::string& text) {
        return tl::unexpected<Error>(
            question(std::string(kWhichMen), text, "write each with its square: touches Nf3 and Bc4"));
    }

    void flush() {
        if (man_.role || man_.square || man_.side) men_.push_back(std::exchange(man_, {}));
    }

    bool take(const Element& element) {
        if (const Who* who = element.as<Who>()) return take_side(*who);
        if (element.is(Link::own)) {
            if (own_) man_.side = own_;
            return own_.has_value();
        }
        if (const auto* role = element.as<chess::Role>()) {
            if (man_.role) flush();
            man_.role = *role;
            return true;
        }
        if (element.kind == Element::Kind::pawn_of_file) {
            if (man_.role || man_.square) flush();
            man_.role = chess::Role::pawn;
            man_.file = element.text.front() - 'a';
            return true;
        }
        if (element.kind == Element::Kind::square) {
            if (man_.square) flush();
            man_.square = chess::square_named(element.text);
            return true;
        }
        if (element.kind == Element::Kind::move) return take_as_move(element.text);
        return element.is(Link::to) || element.is(Link::of);
    }

    /// Before the man, or behind it: "the king of black".
    bool take_side(Who who) {
        const auto other = who == Who::opponent && own_ ? std::optional(!*own_) : std::nullopt;
        const auto side = other ? other : side_of(who);
        if (!side || man_.side || man_.square) return false;
        man_.side = side;
        return true;
    }

    /// "Nf3".
    bool take_as_move(const std::string& text) {
        const auto named = man_of_move(text);
        if (!named) return false;
        if (man_.square || (man_.role && man_.role != named->role)) flush();
        man_.role = named->role;
        man_.square = named->square;
        return true;
    }

    const SaidGroup& group_;
    std::optional<Color> own_;
    std::vector<ManNamed> men_ = {};
    ManNamed man_ = {};
};

/// The move that words name: "Nf3-d4", "knight on f3 to d4", "takes Nf3xe5".
class MoveInWords {
public:
    MoveInWords(const SaidGroup& group, const LineBoard& board, Color by)
        : group_(group), board_(board), by_(by), man_{.text = group.text} {}

    Result<MoveNamed> read() {
        for (const Element& element : group_.operands)
            if (const std::string unclear = take(element); !unclear.empty()) return refuse(unclear);
        if (!move_.text.empty()) return with_text();
        if (!to_) return without_arrival();
        return man_.square || man_.side || man_.file ? from_its_square() : by_role();
    }

private:
    [[nodiscard]] tl::unexpected<Error> refuse(std::string what) const {
        return tl::unexpected<Error>(
            question(std::move(what), group_.text, "write the move with its squares, as in Nf3-d4"));
    }

    /// The question on a word that does not fit; empty where it does.
    std::string take(const Element& element) {
        const std::string which = "which move was it?";
        const auto* role = element.as<chess::Role>();
        if (element.is(Link::taking)) return std::exchange(takes_, true) ? "what was taken?" : "";
        if (element.is(Link::to)) return take_to(element), "";
        if (element.is(Link::own)) return man_.side = by_, "";
        if (element.kind == Element::Kind::move) {
            const bool is_capture = takes_ && element.text.find('x') != std::string::npos;  // "takes Nf3xe5"
            if (!move_.text.empty() || to_ || (takes_ && !is_capture)) return which;
            return move_.text = element.text, "";
        }
        if (element.kind == Element::Kind::square && takes_ && !move_.text.empty()) {
            if (move_.taken) return "what was taken?";
            return move_.taken = chess::square_named(element.text), "";
        }
        if (element.kind == Element::Kind::square) return take_square(element.text) ? "" : which;
        if (element.kind == Element::Kind::pawn_of_file && !man_.role) {
            man_.role = chess::Role::pawn;
            man_.file = element.text.front() - 'a';
            return {};
        }
        const bool is_taken = role != nullptr && takes_ && !move_.text.empty();
        if (is_taken && stands_at_end(board_, move_.text, *role)) return {};  // "Nf3-e5 taking the pawn"
        if (role != nullptr && !man_.role && !takes_ && !to_ && move_.text.empty()) return man_.role = *role, "";
        const Who* who = element.as<Who>();
        if (who == nullptr || !side_of(*who)) return which;
        return man_.side = side_of(*who), "";
    }

    void take_to(const Element& element) {
        const auto whole = move_.text.empty() ? std::nullopt : man_of_move(move_.text);  // "Nf3 to d4"
        if (whole && !to_) {
            man_.role = whole->role;
            man_.square = whole->square;
            move_.text.clear();
        }
        arrives_ = (man_.role || man_.square) && lower(element.text) != kFrom;
    }

    bool take_square(const std::string& text) {
        const bool is_second = to_ && !man_.square && man_.role && !takes_ && move_.text.empty();
        if (is_second) man_.square = std::exchange(to_, std::nullopt);  // "knight on f3 to d4"
        if (to_) return false;
        const bool is_arrival = takes_ || man_.square || (arrives_ && man_.role);
        (is_arrival ? to_ : man_.square) = chess::square_named(text);
        return true;
    }

    /// Typed as a move; what else names the man must be the same.
    Result<MoveNamed> with_text() {
        const auto letter = role_of_letter(move_.text.front());
        const bool is_of_other = man_.side && *man_.side != by_ && !man_.square && !man_.file;
        const bool is_of_letter = is_of_other && letter && move_.text.size() > 3 + 1;
        if (is_of_letter) move_.text.erase(0, 1);                // "black's Ng8-f6"
        if (is_of_other && move_.text.size() > 3) return move_;  // "black's knight c6-d4": the squares say which
        if (man_.square || man_.file || (man_.side && man_.side != by_)) return refuse("which move was it?");
        if (!man_.role || man_.role == chess::Role::pawn || letter == man_.role) return move_;
        if (letter) return refuse("which man was it?");
        move_.text = std::string(1, chess::letter_of(*man_.role)) + move_.text;
        return move_;
    }

    /// One square alone is where a pawn went.
    Result<MoveNamed> without_arrival() {
        const bool is_pawn_move = man_.square && !man_.role && !man_.side && !takes_;
        if (!is_pawn_move) return refuse(man_.role && !man_.square ? "where did it go?" : "from where to where?");
        move_.text = to_text(*man_.square);
        return move_;
    }

    Result<MoveNamed> from_its_square() {
        const auto from = board_.square_of(man_, by_);
        if (!from) return tl::unexpected<Error>(from.error());
        move_.text = to_text(*from) + (takes_ ? "x" : "-") + to_text(*to_);
        const bool is_kept = !board_.is_known() && man_.role && *man_.role != chess::Role::pawn;
        if (is_kept) move_.text = chess::letter_of(*man_.role) + move_.text;
        return move_;
    }

    Result<MoveNamed> by_role() {
        if (!man_.role) return refuse("which man was it?");
        const bool is_pawn = man_.role == chess::Role::pawn;
        if (is_pawn && takes_) return refuse("which pawn was it?");
        const std::string letter = is_pawn ? "" : std::string(1, chess::letter_of(*man_.role));
        move_.text = letter + (takes_ ? "x" : "") + to_text(*to_);
        return move_;
    }

    const SaidGroup& group_;
    const LineBoard& board_;
    Color by_;
    MoveNamed move_ = {};
    ManNamed man_;
    std::optional<chess::Square> to_ = {};
    bool takes_ = false;
    bool arrives_ = false;
};

}  // namespace

Result<std::vector<ManNamed>> men_in(const SaidGroup& group, std::optional<Color> own) {
    return MenInWords(group, own).read();
}

Result<MoveNamed> move_in(const SaidGroup& group, const LineBoard& board, Color by) {
    if (auto capture = capture_in(group, board, by)) return *std::move(capture);
    return MoveInWords(group, board, by).read();
}

}  // namespace jadoube::desk
