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

}  // namespace

Result<std::vector<ManNamed>> men_in(const SaidGroup& group, std::optional<Color> own) {
    std::vector<ManNamed> men;
    ManNamed man;
    const auto refuse = [&](const std::string& text) {
        return tl::unexpected<Error>(
            question(std::string(kWhichMen), text, "write each with its square: touches Nf3 and Bc4"));
    };
    const auto flush = [&] {
        if (man.role || man.square || man.side) men.push_back(std::exchange(man, {}));
    };
    for (const Element& element : group.operands) {
        const std::string text = man.text + (man.text.empty() ? "" : " ") + element.text;
        if (element.is(Link::also)) {
            flush();
            continue;
        }
        if (const Who* who = element.as<Who>()) {
            const auto other = *who == Who::opponent && own ? std::optional(!*own) : std::nullopt;
            const auto side = other ? other : side_of(*who);
            if (man.role && !man.square && !man.side && side) {
                man.side = side;  // "the king of black"
            } else if (side && !man.side && !man.role && !man.square) {
                man.side = side;
            } else {
                return refuse(text);
            }
        } else if (element.is(Link::own)) {
            if (!own) return refuse(text);
            man.side = own;
        } else if (const auto* role = element.as<chess::Role>()) {
            if (man.role) flush();
            man.role = *role;
        } else if (element.kind == Element::Kind::pawn_of_file) {
            if (man.role || man.square) flush();
            man.role = chess::Role::pawn;
            man.file = element.text.front() - 'a';
        } else if (element.kind == Element::Kind::square) {
            if (man.square) flush();
            man.square = chess::square_named(element.text);
        } else if (element.kind == Element::Kind::move) {
            const auto named = man_of_move(element.text);
            if (!named) return refuse(text);
            if (man.square || (man.role && man.role != named->role)) flush();
            man.role = named->role;
            man.square = named->square;
        } else if (!element.is(Link::to) && !element.is(Link::of)) {
            return refuse(text);
        }
        man.text = text;
    }
    flush();
    if (men.empty()) return refuse(group.text);
    return men;
}

Result<MoveNamed> move_in(const SaidGroup& group, const LineBoard& board, Color by) {
    if (auto capture = capture_in(group, board, by)) return *std::move(capture);
    const auto refuse = [&](std::string what) {
        return tl::unexpected<Error>(
            question(std::move(what), group.text, "write the move with its squares, as in Nf3-d4"));
    };
    MoveNamed move;
    ManNamed man{.text = group.text};
    std::optional<chess::Square> to;
    bool takes = false;
    bool arrives = false;
    for (const Element& element : group.operands) {
        const auto* role = element.as<chess::Role>();
        if (element.is(Link::taking)) {
            if (takes) return refuse("what was taken?");
            takes = true;
        } else if (element.is(Link::to)) {
            const auto whole = move.text.empty() ? std::nullopt : man_of_move(move.text);  // "Nf3 to d4"
            if (whole && !to) {
                man.role = whole->role;
                man.square = whole->square;
                move.text.clear();
            }
            arrives = (man.role || man.square) && lower(element.text) != kFrom;
        } else if (element.is(Link::own)) {
            man.side = by;
        } else if (element.kind == Element::Kind::move) {
            const bool is_capture = takes && element.text.find('x') != std::string::npos;  // "takes Nf3xe5"
            if (!move.text.empty() || to || (takes && !is_capture)) return refuse("which move was it?");
            move.text = element.text;
        } else if (element.kind == Element::Kind::square && takes && !move.text.empty()) {
            if (move.taken) return refuse("what was taken?");
            move.taken = chess::square_named(element.text);
        } else if (element.kind == Element::Kind::square) {
            const auto square = chess::square_named(element.text);
            const bool is_second = to && !man.square && man.role && !takes && move.text.empty();
            if (is_second) man.square = std::exchange(to, std::nullopt);  // "knight on f3 to d4"
            if (to) return refuse("which move was it?");
            const bool is_arrival = takes || man.square || (arrives && man.role);
            (is_arrival ? to : man.square) = square;
        } else if (element.kind == Element::Kind::pawn_of_file && !man.role) {
            man.role = chess::Role::pawn;
            man.file = element.text.front() - 'a';
        } else if (role != nullptr && takes && !move.text.empty() && stands_at_end(board, move.text, *role)) {
            continue;  // "Nf3-e5 taking the pawn"
        } else if (role != nullptr && !man.role && !takes && !to && move.text.empty()) {
            man.role = *role;
        } else if (const Who* who = element.as<Who>(); who != nullptr && side_of(*who)) {
            man.side = side_of(*who);
        } else {
            return refuse("which move was it?");
        }
    }
    if (!move.text.empty()) {
        const auto letter = role_of_letter(move.text.front());
        const bool is_of_other = man.side && *man.side != by && !man.square && !man.file;
        const bool is_of_letter = is_of_other && letter && move.text.size() > 3 + 1;
        if (is_of_letter) move.text.erase(0, 1);               // "black's Ng8-f6"
        if (is_of_other && move.text.size() > 3) return move;  // "black's knight c6-d4": the squares say which
        if (man.square || man.file || (man.side && man.side != by)) return refuse("which move was it?");
        if (!man.role || man.role == chess::Role::pawn || letter == man.role) return move;
        if (letter) return refuse("which man was it?");
        move.text = std::string(1, chess::letter_of(*man.role)) + move.text;
        return move;
    }
    if (!to) {
        const bool is_pawn_move = man.square && !man.role && !man.side && !takes;
        if (!is_pawn_move) return refuse(man.role && !man.square ? "where did it go?" : "from where to where?");
        move.text = to_text(*man.square);
        return move;
    }
    if (man.square || man.side || man.file) {
        const auto from = board.square_of(man, by);
        if (!from) return tl::unexpected<Error>(from.error());
        move.text = to_text(*from) + (takes ? "x" : "-") + to_text(*to);
        const bool is_kept = !board.is_known() && man.role && *man.role != chess::Role::pawn;
        if (is_kept) move.text = chess::letter_of(*man.role) + move.text;
        return move;
    }
    if (!man.role) return refuse("which man was it?");
    const bool is_pawn = man.role == chess::Role::pawn;
    if (is_pawn && takes) return refuse("which pawn was it?");
    move.text = (is_pawn ? "" : std::string(1, chess::letter_of(*man.role))) + (takes ? "x" : "") + to_text(*to);
    return move;
}

}  // namespace jadoube::desk
