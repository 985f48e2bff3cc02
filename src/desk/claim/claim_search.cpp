#include "desk/claim/claim_search.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/cases/defined.hpp"
#include "audit/mating_chances.hpp"
#include "base/error.hpp"
#include "game/counting.hpp"
#include "mate/perpetual_check.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using game::Ply;

/// A moment at which the claim might be right, with what is counted for it.
struct Candidate {
    ClaimMoment moment;
    int count = 1;
};
using Candidates = std::vector<Candidate>;

/// The game that is searched.
struct Searched {
    const ClaimToCheck& claim;
    const game::Record& record;
    const game::Replay& replay;
    Ply last;
    const Laws& laws;
};

std::vector<std::pair<std::string, chess::Setup>> legal_moves_from(const Searched& game, Ply ply) {
    std::vector<std::pair<std::string, chess::Setup>> moves;
    const auto position = game.replay.position(ply);
    if (!position) return moves;
    for (const chess::Move move : position->legal_moves())
        moves.emplace_back(chess::to_san(*position, move), game::after(game.replay.at(ply), move));
    return moves;
}

/// Positions that have stood before: on the board, and those that a move would bring about.
Candidates repeated(const Searched& game, bool with_intended) {
    game::Repetitions repetitions(adjudicate::sameness_by(game.laws.ruleset().definitions));
    Candidates found;
    for (Ply ply{0}; ply <= game.last; ++ply.value) {
        const int times = repetitions.take(game.replay.at(ply)).times;
        if (!with_intended && times > 1) found.push_back({{ply}, times});
        if (!with_intended) continue;
        for (const auto& [san, after] : legal_moves_from(game, ply)) {
            const int then = repetitions.would_stand(after).times;
            if (then > 1) found.push_back({{ply, san}, then});
        }
    }
    return found;
}

/// Runs of quiet half-moves: on the board, and with a move that goes on with them.
Candidates quiet(const Searched& game, bool with_intended) {
    const auto reset = adjudicate::quiet_reset_by(game.laws.ruleset().definitions);
    const auto goes_on = [&](const chess::Setup& before, const chess::Setup& after) {
        if (reset == game::QuietReset::capture) return after.board.men().count() == before.board.men().count();
        return reset == game::QuietReset::nothing || after.quiet_halfmoves > 0;
    };
    Candidates found;
    for (Ply ply{0}; ply <= game.last; ++ply.value) {
        const int count = game::quiet_count(game.replay, ply, reset).halfmoves;
        if (!with_intended) {
            found.push_back({{ply}, count});
            continue;
        }
        for (const auto& [san, after] : legal_moves_from(game, ply))
            if (goes_on(game.replay.at(ply), after)) found.push_back({{ply, san}, count + 1});
    }
    return found;
}

Candidates without_move(const Searched& game) {
    Candidates found;
    for (Ply ply{0}; ply <= game.last; ++ply.value) {
        const auto position = game.replay.position(ply);
        if (position && !position->has_legal_move()) found.push_back({{ply}});
    }
    return found;
}

/// What is dead stays so.
Candidates dead(const Searched& game) {
    Candidates found;
    mate::MateSolver solver;
    for (const audit::Stretch stretch : audit::stretches(game.replay, game.last)) {
        const auto chances = audit::mating_chances(game.replay, stretch, solver);
        if (!chances.dead_since) continue;
        for (Ply ply = *chances.dead_since; ply <= stretch.last; ++ply.value) found.push_back({{ply}});
    }
    return found;
}

/// Objected to at once.
Candidates irregular(const Searched& game) {
    Candidates found;
    for (Ply ply{1}; ply <= game.last; ++ply.value)
        if (std::holds_alternative<game::IrregularMove>(game.replay.move_to(ply))) found.push_back({{ply}});
    return found;
}

/// Positions with checks that have no end, and for codes to which perpetual check is a repetition those that stood
/// before.
Candidates without_end_of_checks(const Searched& game) {
    Candidates found = repeated(game, false);
    const auto stood_before = [&](Ply ply) {
        return std::any_of(found.begin(), found.end(), [&](const Candidate& one) { return one.moment.at == ply; });
    };
    Candidates checks;
    for (Ply ply{0}; ply <= game.last; ++ply.value) {
        const auto position = game.replay.position(ply);
        if (position && !stood_before(ply) && mate::has_perpetual_check(*position) != false) checks.push_back({{ply}});
    }
    found.insert(found.end(), checks.begin(), checks.end());
    return found;
}

Candidates candidates(const Searched& game, bool with_intended) {
    switch (game.claim.ground) {
        case SpokenGround::threefold: return repeated(game, with_intended);
        case SpokenGround::fifty: return quiet(game, with_intended);
        case SpokenGround::fivefold: return with_intended ? Candidates() : repeated(game, false);
        case SpokenGround::seventy_five: return with_intended ? Candidates() : quiet(game, false);
        case SpokenGround::stalemate:
        case SpokenGround::checkmate: return with_intended ? Candidates() : without_move(game);
        case SpokenGround::dead_position: return with_intended ? Candidates() : dead(game);
        case SpokenGround::illegal_move: return with_intended ? Candidates() : irregular(game);
        case SpokenGround::perpetual: return with_intended ? repeated(game, true) : without_end_of_checks(game);
        default: return {};
    }
}

Result<bool> is_right(const Searched& game, const ClaimMoment& moment) {
    const auto judged = judge_claim(game.claim, game.record, game.replay, moment, game.laws);
    if (!judged) return tl::unexpected<Error>(judged.error());
    const chess::Color claimant = game.claim.by.value_or(usual_claimant(game.claim.ground, game.replay, moment.at));
    return claim_holds(game.claim.ground, claimant, judged->ruling) == true;
}

/// The least count with which the claim is right; nothing where it is not with the greatest.
Result<std::optional<int>> least_count(const Searched& game, const Candidates& all) {
    std::map<int, const Candidate*> by_count;
    for (const Candidate& one : all) by_count.try_emplace(one.count, &one);
    std::vector<const Candidate*> sorted;
    for (const auto& [count, one] : by_count) sorted.push_back(one);
    std::size_t first = 0, last = sorted.size();
    while (first < last) {
        // The greatest is asked first: most games have no moment at all.
        const std::size_t middle = last == sorted.size() ? last - 1 : first + (last - first) / 2;
        const auto right = is_right(game, sorted[middle]->moment);
        if (!right) return tl::unexpected<Error>(right.error());
        if (*right) {
            last = middle;
        } else {
            first = middle + 1;
        }
    }
    return last == sorted.size() ? std::nullopt : std::optional(sorted[last]->count);
}

/// The half-moves that may be judged anew in one search: a claim is judged with all that was played before it.
constexpr int kMostJudgedAnew = 400'000;

/// Of candidates among which the claim is right from some count on those with which it is: each judged by itself, and
/// where that is too much for a very long game, the later ones by their counts.
Result<std::vector<ClaimMoment>> right_from_some_count(const Searched& game, const Candidates& all) {
    std::vector<ClaimMoment> right;
    const auto least = least_count(game, all);
    if (!least) return tl::unexpected<Error>(least.error());
    int judged_anew = 0;
    for (const Candidate& one : all) {
        if (!*least || one.count < **least) continue;
        judged_anew += one.moment.at.value;
        const auto is = judged_anew > kMostJudgedAnew ? Result<bool>(true) : is_right(game, one.moment);
        if (!is) return tl::unexpected<Error>(is.error());
        if (*is) right.push_back(one.moment);
    }
    return right;
}

/// The last position may have ended the game by something else: what is counted there tells nothing of those before.
Result<std::vector<ClaimMoment>> right_among(const Searched& game, Candidates all) {
    const auto last =
        std::stable_partition(all.begin(), all.end(), [&](const Candidate& one) { return one.moment.at < game.last; });
    const Candidates at_last(last, all.end());
    all.erase(last, all.end());
    auto right = right_from_some_count(game, all);
    const auto right_at_last = right_from_some_count(game, at_last);
    if (!right || !right_at_last) return right ? right_at_last : right;
    right->insert(right->end(), right_at_last->begin(), right_at_last->end());
    return right;
}

/// Each judged by itself: nothing is counted of which more would be better.
Result<std::vector<ClaimMoment>> right_by_themselves(const Searched& game, const Candidates& all) {
    std::vector<ClaimMoment> right;
    for (const Candidate& one : all) {
        const auto is = is_right(game, one.moment);
        if (!is) return tl::unexpected<Error>(is.error());
        if (*is) right.push_back(one.moment);
    }
    return right;
}

RightMoment& moment_at(std::vector<RightMoment>& moments, const Searched& game, Ply at) {
    const auto place =
        std::find_if(moments.begin(), moments.end(), [&](const RightMoment& one) { return one.at >= at; });
    if (place != moments.end() && place->at == at) return *place;
    RightMoment moment{.at = at, .by = game.claim.by.value_or(usual_claimant(game.claim.ground, game.replay, at))};
    const bool is_objection = game.claim.ground == SpokenGround::illegal_move;  // may be made later, too
    if (at < game.last && !is_objection) moment.lost_with = Ply{at.value + 1};
    return *moments.insert(place, std::move(moment));
}

}  // namespace

bool can_be_searched(SpokenGround ground) {
    return ground != SpokenGround::flag;
}

Result<std::vector<RightMoment>> right_moments(const ClaimToCheck& claim, const game::Record& record,
                                               const game::Replay& replay, Ply last, const Laws& laws) {
    const Searched game{claim, record, replay, last, laws};
    const bool is_counted = claim.ground != SpokenGround::perpetual;
    const Candidates as_it_stands = candidates(game, false);
    const auto on_board = is_counted ? right_among(game, as_it_stands) : right_by_themselves(game, as_it_stands);
    if (!on_board) return tl::unexpected<Error>(on_board.error());
    std::vector<RightMoment> moments;
    std::set<Ply> is_on_board;
    for (const ClaimMoment& one : *on_board) {
        moment_at(moments, game, one.at);
        is_on_board.insert(one.at);
    }
    Candidates with_move = candidates(game, true);
    std::erase_if(with_move, [&](const Candidate& one) { return is_on_board.contains(one.moment.at); });
    const auto with_move_right = right_among(game, with_move);
    if (!with_move_right) return tl::unexpected<Error>(with_move_right.error());
    for (const ClaimMoment& one : *with_move_right) moment_at(moments, game, one.at).intended.push_back(one.intended);
    for (RightMoment& one : moments) std::sort(one.intended.begin(), one.intended.end());
    return moments;
}

}  // namespace jadoube::desk
