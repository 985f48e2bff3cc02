// Men by the names that the laws give them (KERNEL section 5).
#include <algorithm>
#include <array>
#include <iterator>

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/option.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/sealed.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Role;
using chess::Setup;
using chess::Square;
using rules::Men;
using rules::NoticeTime;

void add_once(Squares& squares, Square square) {
    if (std::find(squares.begin(), squares.end(), square) == squares.end()) squares.push_back(square);
}

/// To castle is to touch the King as well, after the Rook that was touched before.
bool is_castled_with_rook_touched_first(const Incident& incident) {
    const auto& rook = incident.play.done->raw.rook;
    return incident.play.done->castling && rook && !incident.play.touched.empty() &&
           incident.play.touched.front().square == rook->from && incident.play.touched.front().deliberate != false;
}

/// He adjusted it with notice, as the code wants it, or brushed it by accident.
bool is_excused(const Scene& scene, const Handled& man) {
    const bool at_once_excuses =
        scene.context.ruleset.definitions.notice_excuses == rules::NoticeExcuses::before_or_at_once;
    return man.said == NoticeTime::before || (at_once_excuses && man.said == NoticeTime::at_once) ||
           man.deliberate == false;
}

/// The men of a lawful move that are men touched too, as the code has it (bcf-045).
Squares touched_by_lawful_move(const Scene& scene) {
    const Incident& incident = scene.incident;
    const auto counts = scene.context.ruleset.definitions.moved_man_counts_as_touched;
    const auto& before = incident.play.touched;
    const auto is_touched = [&](const Handled& man) { return !is_excused(scene, man); };
    if (counts == rules::MovedManCountsAsTouched::no || std::ranges::none_of(before, is_touched)) return {};
    Squares men = handled(*incident.play.done);
    if (counts == rules::MovedManCountsAsTouched::after_men) return men;
    const auto is_own = [&](Square square) {
        const auto piece = incident.base->board.at(square);
        return piece && piece->color == *scene.offender();
    };
    const bool only_own =
        std::ranges::all_of(before, [&](const Handled& man) { return is_own(man.square) || !is_touched(man); });
    if (!only_own) return {};
    std::erase_if(men, [&](Square man) { return !is_own(man); });
    return men;
}

/// The men of a move that are men touched too: all of them where it was unlawful or unfinished.
Squares touched_by_move(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.play.done || incident.kinds == std::vector{rules::Kind::out_of_turn_move}) return {};
    const bool is_lawful = incident.play.done->legal && incident.play.complete != false && !incident.play.retracted;
    if (!is_lawful || is_castled_with_rook_touched_first(incident)) return handled(*incident.play.done);
    return touched_by_lawful_move(scene);
}

/// Men touched in order. Men adjusted with notice or brushed by accident count only where no others were handled.
Squares touched(const Scene& scene) {
    Squares squares;
    for (const Handled& man : men_that_count(scene)) add_once(squares, man.square);
    for (const Square square : touched_by_move(scene)) add_once(squares, square);
    return squares;
}

Squares touched_of(const Scene& scene, bool own) {
    Squares squares;
    for (const Square square : touched(scene)) {
        const auto piece = scene.incident.base->board.at(square);
        if (piece && (piece->color == *scene.offender()) == own) squares.push_back(square);
    }
    return squares;
}

Squares first_of(const Squares& squares) {
    return squares.empty() ? Squares{} : Squares{squares.front()};
}

Squares first_rook_touched(const Scene& scene) {
    for (const Square square : touched_of(scene, true))
        if (scene.incident.base->board.at(square)->role == Role::rook) return {square};
    return {};
}

Squares last_of(const Squares& squares) {
    return squares.empty() ? Squares{} : Squares{squares.back()};
}

/// The first own Rook touched, where a castling in order came after it: that may be with the other Rook. Else the Rook
/// of the castling that was done or tried.
Squares castling_rook(const Scene& scene) {
    const Incident& incident = scene.incident;
    const Squares rook_touched = first_rook_touched(scene);
    if (legal_move_made(incident) && !rook_touched.empty()) return rook_touched;
    if (incident.play.done && incident.play.done->castling) {
        if (incident.play.done->raw.rook) return {incident.play.done->raw.rook->from};
        const chess::RawMove& king = incident.play.done->raw.man;
        const Square corner = Square::at(king.to > king.from ? 7 : 0, king.from.rank());
        return incident.base->board.at(corner) == chess::Piece{*scene.offender(), Role::rook} ? Squares{corner}
                                                                                              : Squares{};
    }
    return rook_touched;
}

Squares moved_men(const Scene& scene) {
    if (!scene.incident.play.done) return {};
    const Done& done = *scene.incident.play.done;
    Squares squares{done.raw.man.from};
    const auto counts = scene.context.ruleset.definitions.castling_counts_as_move_of;
    if (done.castling && counts == rules::CastlingCountsAsMoveOf::king_and_rook) {
        for (const Square rook : castling_rook(scene)) squares.push_back(rook);
    }
    return squares;
}

Squares king(const Scene& scene) {
    const auto square = scene.incident.base->board.king(*scene.offender());
    return square ? Squares{*square} : Squares{};
}

Squares all_men(const Scene& scene, Color side) {
    Squares squares;
    for (const Square square : scene.incident.base->board.men(side)) squares.push_back(square);
    return squares;
}

Squares captured_man(const Scene& scene) {
    if (!scene.incident.play.done || !scene.incident.play.done->captured) return {};
    return {*scene.incident.play.done->captured};
}

/// One man where the move was written clearly; several where it can be read in more than one way; unknown where nobody
/// told what was written.
std::optional<Squares> sealed_men(const Scene& scene) {
    if (sealed_with_a_move(scene.context.dispute, scene.context.sealed) == nullptr) return std::nullopt;
    Squares men;
    for (const chess::Move move : sealed_readings(scene)) add_once(men, move.from());
    return men;
}

Squares intended_man(const Scene& scene) {
    return scene.incident.claim.intended_man ? Squares{*scene.incident.claim.intended_man} : Squares{};
}

}  // namespace

std::vector<Handled> men_that_count(const Scene& scene) {
    const auto& men = scene.incident.play.touched;
    const auto is_excused_here = [&](const Handled& man) { return is_excused(scene, man); };
    const bool all_excused = std::all_of(men.begin(), men.end(), is_excused_here);
    std::vector<Handled> counting;
    if (all_excused && touched_by_move(scene).empty()) {
        // each for its own reason: the word is of those that were meant
        const auto is_accident = [](const Handled& man) { return man.deliberate == false; };
        std::remove_copy_if(men.begin(), men.end(), std::back_inserter(counting), is_accident);
        return counting.empty() ? men : counting;
    }
    std::remove_copy_if(men.begin(), men.end(), std::back_inserter(counting), is_excused_here);
    return counting;
}

namespace {

/// A matter of this kind told by its kind: the move that it is about was not told.
bool is_untold(const Scene& scene, rules::Kind kind) {
    return scene.incident.own_kinds && !scene.incident.play.done && rules::covers_any(kind, scene.incident.kinds);
}

bool is_of_a_touch(Men men) {
    switch (men) {
        case Men::own_men_touched:
        case Men::enemy_men_touched:
        case Men::men_touched:
        case Men::first_touched:
        case Men::first_own:
        case Men::first_enemy:
        case Men::last_touched:
        case Men::last_own:
        case Men::last_enemy:
        case Men::moved_man:
        case Men::captured_man: return true;
        default: return false;
    }
}

}  // namespace

std::optional<Squares> men_named(const Scene& scene, Men men) {
    if (!scene.incident.base || !scene.offender()) return std::nullopt;
    if (!scene.incident.play.touched_known && is_of_a_touch(men)) return std::nullopt;
    switch (men) {
        case Men::own_men_touched: return touched_of(scene, true);
        case Men::enemy_men_touched: return touched_of(scene, false);
        case Men::men_touched: return touched(scene);
        case Men::first_touched: return first_of(touched(scene));
        case Men::first_own: return first_of(touched_of(scene, true));
        case Men::first_enemy: return first_of(touched_of(scene, false));
        case Men::last_touched: return last_of(touched(scene));
        case Men::last_own: return last_of(touched_of(scene, true));
        case Men::last_enemy: return last_of(touched_of(scene, false));
        case Men::moved_man:
            if (is_untold(scene, rules::Kind::promotion)) return std::nullopt;
            return moved_men(scene);
        case Men::captured_man: return captured_man(scene);
        case Men::castling_rook:
            if (is_untold(scene, rules::Kind::illegal_move_illegal_castling)) return std::nullopt;
            return castling_rook(scene);
        case Men::intended_man: return intended_man(scene);
        case Men::sealed_men: return sealed_men(scene);
        case Men::king: return king(scene);
        case Men::own_men: return all_men(scene, *scene.offender());
        case Men::enemy_men: return all_men(scene, *scene.opponent());
        case Men::it: return std::nullopt;  // which one, only `each` knows
    }
    return std::nullopt;
}

}  // namespace jadoube::adjudicate
