#include "desk/elements/settling_castling.hpp"

#include "chess/square.hpp"
#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kShort = "0-0", kLong = "0-0-0";
constexpr int kFileOfRookShort = 5, kFileOfRookLong = 3, kFileOfKingShort = 6, kFileOfKingLong = 2;

bool says_only(const Element& element) {
    return is_unknown(element, {"only", "just"});
}
bool says_first(const Element& element) {
    return is_unknown(element, {"first"});
}

/// The square that an element names last.
std::optional<chess::Square> arrival_in(const Element& element) {
    constexpr std::size_t kSquare = 2;
    if (!is_place(element) || element.text.size() < kSquare) return std::nullopt;
    return chess::square_named(element.text.substr(element.text.size() - kSquare));
}

/// "the king to g1", "puts the king on g1", "Kg1", "Ke1-g1": where this man goes in the clause, and nothing else.
std::optional<chess::Square> step_of(const Elements& elements, std::size_t begin, std::size_t end, chess::Role role) {
    constexpr std::string_view kLetters = "KRT";
    bool is_his = false;
    std::optional<chess::Square> to;
    for (std::size_t i = begin; i < end; ++i) {
        const Element& one = elements[i];
        const auto square = arrival_in(one);
        const bool has_letter = one.kind == Element::Kind::move && kLetters.find(one.text.front()) != std::string::npos;
        const bool is_kings = has_letter && one.text.front() == kLetters.front();
        if (has_letter && is_kings != (role == chess::Role::king)) return std::nullopt;
        const bool is_beside =
            one.is(rules::ActWord::move) || one.is(Link::to) || one.is(Link::own) || says_only(one) || says_first(one);
        const bool is_rook_first = role == chess::Role::rook && one.is(Manner::rook_first);  // "first the rook"
        if (one.is(role) || has_letter || is_rook_first)
            is_his = true;
        else if (!is_beside && !square)
            return std::nullopt;
        if (square && to) return std::nullopt;
        if (square) to = square;
    }
    return is_his ? to : std::nullopt;
}

bool is_first_rank(chess::Square square) {
    constexpr int kLastRank = 7;
    return square.rank() == 0 || square.rank() == kLastRank;
}

/// "moves only the king to g1".
void settle_only_king_moved(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!elements.stand(i, is_the<Manner::without_rook>, is_the<Link::to>, is_place)) continue;
        const Element alone = elements[i];
        const Element moves = said(alone.text, desk::row_of(rules::ActWord::move));
        elements.replace(i, i + 1, said("king", row_of(chess::Role::king)));
        elements.insert(elements.clause_end(i), {alone});
        elements.insert(i, {moves});
    }
}

/// "Kg1 only", "moves only the king to g1", "castles, moving only the king".
void settle_king_alone(Elements& elements) {
    const auto is_king = is_the<chess::Role::king>;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (!says_only(elements[i])) continue;
        const std::size_t begin = elements.clause_begin(i);
        const std::size_t end = elements.clause_end(i);
        const std::size_t deed = is_a<Who>(elements[begin]) ? begin + 1 : begin;
        const auto to = step_of(elements, deed, end, chess::Role::king);
        const bool may_castle =
            to && is_first_rank(*to) && (to->file() == kFileOfKingShort || to->file() == kFileOfKingLong);
        const auto of_king = either(is_king, is_the<rules::ActWord::move>, says_only);
        const std::size_t before = begin == 0 ? 0 : elements.clause_begin(begin - 1);
        const bool is_of_castling = begin > 0 && elements.all(begin, end, of_king) &&
                                    elements.any(begin, end, is_king) &&
                                    elements.any(before, begin, is_the<rules::ActWord::castle>);
        const Element alone = said(elements[i].text, row_of(Manner::without_rook));
        if (is_of_castling) {
            const std::string text = elements.text(begin, end);
            elements.replace(begin, end, said(text, row_of(Manner::without_rook)));
        } else if (may_castle) {
            elements.insert(end, {alone});
            elements.erase(i);
        }
    }
}

/// The castling in which the Rook arrives on the one square and the King on the other.
std::optional<std::string_view> castling_to(chess::Square rook, chess::Square king) {
    if (rook.rank() != king.rank() || !is_first_rank(king)) return std::nullopt;
    if (rook.file() == kFileOfRookShort && king.file() == kFileOfKingShort) return kShort;
    if (rook.file() == kFileOfRookLong && king.file() == kFileOfKingLong) return kLong;
    return std::nullopt;
}

/// "puts the rook on f1 first, then the king on g1": he castles, the rook first. Two moves in the letters of a game are
/// asked about, where no word tells that they belong together.
void settle_rook_first(LineElements& line) {
    Elements& elements = line.all;
    for (std::size_t begin = 0; begin < elements.size(); ++begin) {
        if (!elements.begins_clause(begin) || elements.is_stop(begin)) continue;
        const std::size_t before = begin == 0 ? 0 : elements.clause_begin(begin - 1);
        const bool is_told = elements.any(before, begin, is_the<rules::ActWord::castle>) && !is_a<Who>(elements[begin]);
        if (is_told) continue;  // "castles, the rook to f1 first"
        const auto parts = either(ends_clause, is_the<Link::also>);
        const std::size_t deed = is_color(elements[begin]) ? begin + 1 : begin;
        const std::size_t middle = elements.find(begin, elements.size(), parts);
        std::size_t next = middle;
        while (next < elements.size() && parts(elements[next])) ++next;
        const std::size_t end = elements.find(next, elements.size(), parts);
        const auto rook = step_of(elements, deed, middle, chess::Role::rook);
        const auto king = rook ? step_of(elements, next, end, chess::Role::king) : std::nullopt;
        const auto side = king ? castling_to(*rook, *king) : std::nullopt;
        const bool is_by_name =
            elements.any(deed, middle, either(is_the<chess::Role::rook>, is_the<Manner::rook_first>));
        const bool is_ordered = elements.any(deed, middle, says_first);
        if (!side || (!is_by_name && !is_ordered)) continue;
        const Elements castles{said(elements.text(deed, end), desk::row_of(rules::ActWord::castle)),
                               {Element::Kind::move, std::string(*side)},
                               said("first", row_of(Manner::rook_first))};
        elements.erase(deed, end);
        elements.insert(deed, castles);
    }
}

}  // namespace

void settle_castling(LineElements& line) {
    settle_only_king_moved(line.all);
    settle_king_alone(line.all);
    settle_rook_first(line);
}

}  // namespace jadoube::desk
