// Facts of castling: what forbids it, and the castling of a player who gave his Rook as odds.
#include <algorithm>
#include <array>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/rook_given.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Setup;
using chess::Square;
using rules::CastlingFault;
using rules::Values;

/// King and Rook of a castling, and where the King goes.
struct CastlingTried {
    Square from;
    Square to;
    std::optional<Square> rook;
};

/// The castling that was done or begun, or that the touched King and Rook would make.
std::optional<CastlingTried> castling_tried(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    const auto rook = men_named(scene, rules::Men::castling_rook);
    if (!rook) return std::nullopt;
    const auto rook_square = rook->empty() ? std::nullopt : std::optional(rook->front());
    const bool with_another = done && done->raw.rook && rook_square != done->raw.rook->from;  // than he had touched
    if (done && done->castling && !with_another)
        return CastlingTried{done->raw.man.from, done->raw.man.to, rook_square};
    const auto king = scene.incident.base->board.king(*scene.offender());
    const auto both = king_and_rook(scene);
    if (!king || !rook_square || both == rules::KingAndRook::no) return std::nullopt;
    return CastlingTried{*king, Square::at(*rook_square > *king ? 6 : 2, king->rank()), rook_square};
}

bool is_man_between(const Setup& base, const CastlingTried& tried, int step) {
    const int rook_file = tried.rook ? tried.rook->file() : (step > 0 ? 7 : 0);
    for (int file = tried.from.file() + step; file != rook_file && file >= 0 && file < 8; file += step) {
        if (base.board.at(Square::at(file, tried.from.rank()))) return true;
    }
    return false;
}

bool is_path_attacked(const Setup& base, const CastlingTried& tried, int step, Color by) {
    for (int file = tried.from.file(); file >= 0 && file < 8; file += step) {
        if (!base.board.attackers(Square::at(file, tried.from.rank()), by).empty()) return true;
        if (file == tried.to.file()) return false;
    }
    return false;
}

/// By the record: of a King beside whom no Rook stands, no right to castle is written down.
bool king_has_moved(const Scene& scene, Square king) {
    const auto replay = replay_to(scene, false);
    if (!replay || !scene.offender()) return false;
    for (int ply = 0; ply <= replay->end().value; ++ply) {
        if (replay->at(game::Ply{ply}).board.king(*scene.offender()) != king) return true;
    }
    return false;
}

Measured castling_faults(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    const auto tried = castling_tried(scene);
    if (!tried) return std::nullopt;
    const Setup& base = *scene.incident.base;
    const int step = tried->to > tried->from ? 1 : -1;
    Values faults;
    const auto add = [&](CastlingFault fault) { faults.emplace_back(std::string(name_of(fault))); };
    const bool without_rook = scene.incident.play.done && scene.incident.play.done->without_rook;
    const bool moved =
        without_rook ? king_has_moved(scene, tried->from) : !tried->rook || !base.castling_rooks.has(*tried->rook);
    if (moved) add(CastlingFault::moved);
    if (is_man_between(base, *tried, step)) add(CastlingFault::man_between);
    if (is_path_attacked(base, *tried, step, *scene.opponent())) add(CastlingFault::check);
    if (scene.incident.play.done && scene.incident.play.done->castling && scene.incident.play.done->captured) {
        add(CastlingFault::takes);
    }
    if (faults.empty()) add(CastlingFault::none);
    return faults;
}

/// Castling to where the King went was legal: with that Rook, on another square than his, or with the other one.
/// Unknown where nobody told how he castled, or knows the board.
Measured rook_put_wrongly(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    const auto base = scene.base();
    const bool is_untold = !done || (!base && done->castling);
    if (is_untold && rules::covers_any(rules::Kind::illegal_move_illegal_castling, scene.incident.kinds)) return {};
    if (!base || !done || !done->castling || done->legal || !done->raw.rook) return one(false);
    return one(std::ranges::any_of(base->legal_moves(), [&](chess::Move move) {
        return move.kind() == chess::Move::Kind::castling && is_to_the_same_side(move, *done);
    }));
}

/// The corner towards which the King went or meant to go.
std::optional<Square> corner_tried(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    return done && done->castling ? std::optional(corner_of(done->raw)) : std::nullopt;
}

Measured path_free(const Scene& scene) {
    const auto corner = corner_tried(scene);
    if (!corner || !scene.incident.base) return std::nullopt;
    const CastlingTried tried{scene.incident.play.done->raw.man.from, scene.incident.play.done->raw.man.to, corner};
    return one(!is_man_between(*scene.incident.base, tried, *corner > tried.from ? 1 : -1));
}

Measured rook_given(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done || !done->castling || !scene.incident.base) return std::nullopt;
    const auto given = is_rook_given(scene.context.game, *scene.incident.base, done->raw);
    return given ? one(*given) : Measured{};
}

/// Whether a man ever stood in the corner from which the Rook was given (BCF 1911, 39). Unknown where the record does
/// not begin with the game.
Measured corner_ever_occupied(const Scene& scene) {
    const auto corner = corner_tried(scene);
    const auto replay = replay_to(scene, false);
    if (!corner || !replay) return std::nullopt;
    for (int ply = 0; ply <= replay->end().value; ++ply) {
        if (replay->at(game::Ply{ply}).board.at(*corner)) return one(true);
    }
    const bool from_the_start = scene.context.game.whole_game || replay->at(game::Ply{0}).move_number == 1;
    return from_the_start ? one(false) : Measured{};
}

constexpr std::array kCastlingMeasurements{
    Measurement{"castling_faults", castling_faults},
    Measurement{"rook_put_wrongly", rook_put_wrongly},
    Measurement{"path_free", path_free},
    Measurement{"rook_given", rook_given},
    Measurement{"corner_ever_occupied", corner_ever_occupied},
};

}  // namespace

std::optional<bool> castled_out_of_check_only(const Scene& scene) {
    const auto& done = scene.incident.play.done;
    if (!done || !done->castling || !scene.incident.base) return std::nullopt;
    const auto tried = castling_tried(scene);
    const Setup& base = *scene.incident.base;
    if (!tried || !tried->rook || !base.castling_rooks.has(*tried->rook) || done->captured) return false;
    const int step = tried->to > tried->from ? 1 : -1;
    const CastlingTried beyond{Square::at(tried->from.file() + step, tried->from.rank()), tried->to, tried->rook};
    return chess::is_king_attacked(base, *scene.offender()) && !is_man_between(base, *tried, step) &&
           !is_path_attacked(base, beyond, step, *scene.opponent());
}

std::span<const Measurement> measurements_of_castling() {
    return kCastlingMeasurements;
}

}  // namespace jadoube::adjudicate
