#include "adjudicate/facts/end_on_record.hpp"

#include <algorithm>

#include "adjudicate/cases/defined.hpp"
#include "adjudicate/facts/bare_king.hpp"
#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/ends_by_itself.hpp"
#include "game/counting.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using game::Ply;
using game::Replay;
using rules::Ending;
using rules::FivefoldEndsGame;

bool is_in_order(const Replay& replay, Ply ply) {
    return ply.value == 0 || std::holds_alternative<chess::Move>(replay.move_to(ply));
}

/// With a legal move played from it the position was no mate and no stalemate.
std::optional<Ending> end_by_no_move(const Replay& replay, Ply ply) {
    const bool is_gone_on = ply < replay.end() && is_in_order(replay, Ply{ply.value + 1});
    const auto position = is_gone_on ? std::nullopt : replay.position(ply);
    if (!position || position->has_legal_move()) return std::nullopt;
    if (position->is_checkmate()) return Ending::checkmate;
    return position->is_stalemate() ? std::optional(Ending::stalemate) : std::nullopt;
}

/// Whether so many quiet half-moves follow one another that a position can have stood so often. A game with moves that
/// were not in order may have come back to any.
bool can_have_stood(const Replay& replay, std::int64_t times) {
    for (Ply ply{0}; ply <= replay.end(); ++ply.value)
        if (replay.at(ply).quiet_halfmoves >= game::kThereAndBack * (times - 1) || !is_in_order(replay, ply))
            return true;
    return false;
}

/// Ends that a code defines: it counts a game as the code counts it, and knows a bare King.
class EndsAsDefined {
public:
    EndsAsDefined(const rules::Ruleset& code, rules::Play play, const Replay& replay)
        : definitions_(code.definitions),
          fivefold_(code.parameter("fivefold", play)),
          seventy_five_(code.parameter("seventy_five_moves", play)),
          repetitions_(sameness_by(code.definitions)) {
        const bool is_an_end = fivefold_ && definitions_.fivefold_ends_game != FivefoldEndsGame::no;
        counts_repetitions_ = is_an_end && can_have_stood(replay, *fivefold_);
    }

    /// The next position.
    std::optional<Ending> take(const Replay& replay, Ply ply) {
        if (counts_repetitions_ && stands_as_often(replay.at(ply))) return Ending::repetition;
        if (ends_game_bare(replay.at(ply), definitions_.bare_king_ends_game)) return Ending::bare_king;
        if (!definitions_.seventy_five_moves_end_game || !seventy_five_) return std::nullopt;
        const int quiet = game::quiet_count(replay, ply, quiet_reset_by(definitions_)).halfmoves;
        return quiet / 2 >= *seventy_five_ ? std::optional(Ending::quiet_moves) : std::nullopt;
    }

private:
    [[nodiscard]] bool stands_as_often(const chess::Setup& setup) {
        const game::Stood stood = repetitions_.take(setup);
        const bool is_in_a_row = definitions_.fivefold_ends_game == FivefoldEndsGame::in_a_row;
        return (is_in_a_row ? stood.in_a_row : stood.times) >= *fivefold_;
    }

    const rules::Definitions& definitions_;
    bool counts_repetitions_ = false;
    std::optional<std::int64_t> fivefold_;
    std::optional<std::int64_t> seventy_five_;
    game::Repetitions repetitions_;
};

bool is_dead(const Replay& replay, Ply ply, MateAnswers& mates) {
    const auto position = replay.position(ply);
    if (!position || is_illegal_position(replay.at(ply))) return false;
    return mates.of(*position, Color::white).verdict == mate::Verdict::no &&
           mates.of(*position, Color::black).verdict == mate::Verdict::no;
}

/// Once dead, a position stays so as long as legal moves follow; the run of them that ends at `last` is halved.
Ply first_dead(const Replay& replay, Ply last, MateAnswers& mates) {
    Ply first = last;
    while (first.value > 0 && is_in_order(replay, first)) --first.value;
    if (!is_in_order(replay, first)) ++first.value;
    while (first < last) {
        const Ply middle{first.value + (last.value - first.value) / 2};
        if (is_dead(replay, middle, mates)) {
            last = middle;
        } else {
            first = Ply{middle.value + 1};
        }
    }
    return last;
}

/// The first dead position up to `until`.
std::optional<Ply> dead_up_to(const Replay& replay, Ply until, MateAnswers& mates) {
    for (Ply ply{0}; ply <= until; ++ply.value) {
        const bool ends_a_run = ply == until || !is_in_order(replay, Ply{ply.value + 1});
        const bool can_end_game = is_in_order(replay, ply) && ends_a_run;
        if (can_end_game && is_dead(replay, ply, mates)) return first_dead(replay, ply, mates);
    }
    return std::nullopt;
}

}  // namespace

std::optional<EndOnRecord> end_on_record(const Replay& replay, const rules::Ruleset& code, rules::Play play,
                                         MateAnswers& mates) {
    std::optional<EndOnRecord> end;
    EndsAsDefined defined(code, play, replay);
    for (Ply ply{0}; ply <= replay.end() && !end; ++ply.value) {
        const auto as_defined = defined.take(replay, ply);
        if (!is_in_order(replay, ply)) continue;
        const auto by_no_move = end_by_no_move(replay, ply);
        const auto by = by_no_move && ends_by_itself(code, *by_no_move) ? by_no_move : std::nullopt;
        if (by || as_defined) end = EndOnRecord{by ? *by : *as_defined, ply};
    }
    if (!code.definitions.dead_position_ends_game) return end;
    const auto dead = dead_up_to(replay, end ? end->ply : replay.end(), mates);
    return dead && (!end || *dead < end->ply) ? EndOnRecord{Ending::dead_position, *dead} : end;
}

}  // namespace jadoube::adjudicate
