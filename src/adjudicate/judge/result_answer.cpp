#include "adjudicate/judge/result_answer.hpp"

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/judge/option_names.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::Ending;
using rules::ResultWord;

/// Half a point for this side, nothing for the other.
game::Score half_for(Color color) {
    return color == Color::white ? game::Score{1, 0} : game::Score{0, 1};
}

/// The side on turn after what was done: where the move mated, the side mated.
std::optional<Color> side_to_move(const Incident& incident) {
    if (!incident.base) return incident.unseen.on_turn;
    return incident.now ? incident.now->turn : incident.base->turn;
}

/// As a person has told it, else as it was measured.
Ending end_told_or_measured(const Scene& scene) {
    const rules::Values* values = told(scene.context.dispute, scene.incident, "game_ended_by");
    const auto* word = values != nullptr && values->size() == 1 ? std::get_if<std::string>(&values->front()) : nullptr;
    const auto end = word != nullptr ? rules::named<Ending>(*word) : std::nullopt;
    return end ? *end : game_ended_by(scene).value_or(Ending::no);
}

/// By a sealed move whoever did not seal it.
std::optional<Color> side_mated(const Scene& scene) {
    const auto by = scene.incident.ended_by == Ending::no ? sealer(scene) : std::nullopt;
    return by ? std::optional(!*by) : side_to_move(scene.incident);
}

/// What the board showed when the game was over: mate, or a draw (FIDE 2023 I.10). Nothing where the game ended in
/// another way, or not.
std::optional<game::Score> score_on_board(const Scene& scene) {
    switch (end_told_or_measured(scene)) {
        case Ending::checkmate: {
            const auto mated = side_mated(scene);
            return mated ? std::optional(loss_of(*mated)) : std::nullopt;
        }
        case Ending::stalemate:
        case Ending::dead_position:
        case Ending::repetition:
        case Ending::quiet_moves:
        case Ending::agreement: return game::Score{1, 1};
        case Ending::resignation:
        case Ending::flag:
        case Ending::bare_king:  // who wins by it the code says
        case Ending::ruling:
        case Ending::no: break;
    }
    return std::nullopt;
}

}  // namespace

game::Score loss_of(Color color) {
    return color == Color::white ? game::Score{0, 2} : game::Score{2, 0};
}

std::optional<game::Score> score_of(const Scene& scene, rules::ResultWord result) {
    const auto& offender = scene.incident.offender;
    const auto claimant = claimant_of(scene.incident);
    const auto loss = [](std::optional<Color> side) { return side ? std::optional(loss_of(*side)) : std::nullopt; };
    if (const auto winner = rules::row_of(result).winner) {
        const auto named = side_named(scene, *winner);
        if (named != rules::Party::white && named != rules::Party::black) return std::nullopt;
        return loss_of(named == rules::Party::white ? Color::black : Color::white);
    }
    switch (result) {
        case ResultWord::draw: return game::Score{1, 1};
        case ResultWord::both_lose: return game::Score{0, 0};
        case ResultWord::opponent_draws: return offender ? std::optional(half_for(!*offender)) : std::nullopt;
        case ResultWord::mating_side_wins:
        case ResultWord::player_on_turn_loses: return loss(side_to_move(scene.incident));
        case ResultWord::offender_loses:
        case ResultWord::opponent_wins: return loss(offender);
        case ResultWord::claimant_loses: return loss(claimant);
        case ResultWord::claimant_wins: return claimant ? loss(!*claimant) : std::nullopt;
        case ResultWord::as_on_board: return score_on_board(scene);
        case ResultWord::white_wins:
        case ResultWord::black_wins:
        case ResultWord::odds_giver_wins:
        case ResultWord::odds_receiver_wins:
        case ResultWord::last_winner_wins: break;  // by name, above
    }
    return std::nullopt;
}

game::Score shared(const game::Score& score, int winners_quarters) {
    constexpr int kPoint = 4;
    const auto share = [&](game::Share side) {
        return game::Share::of_quarters(side.quarters == kPoint ? winners_quarters : kPoint - winners_quarters);
    };
    return winners_quarters == kPoint ? score : game::Score{share(score.white), share(score.black)};
}

Ending end_shown_by(const Scene& scene, const std::optional<game::Score>& score) {
    const Ending end = game_ended_by(scene).value_or(Ending::no);
    const bool is_drawn = score_on_board(scene) == game::Score{1, 1};
    return is_drawn && score != game::Score{1, 1} ? Ending::no : end;
}

std::optional<MateAnswer> mate_answer(const Scene& scene) {
    if (!scene.left || !scene.left->moves.empty()) return std::nullopt;
    const auto position = position_to_mate_from(scene);
    if (!position || !scene.offender()) return std::nullopt;
    const Color opponent = *scene.opponent();
    const auto& [from, found] = scene.context.mates.found(*position, opponent);
    MateAnswer answer{.side = opponent, .from = from.setup()};
    if (game_ended_by(scene) == Ending::checkmate) return std::nullopt;  // there is nothing left to ask
    if (found.why_not) {
        answer.why_not = found.why_not;
        if (found.why_not == mate::NoMate::no_position_left) answer.positions = mate::positions_seen(found);
        return answer;
    }
    if (found.verdict != mate::Verdict::yes || found.line.empty()) return std::nullopt;
    answer.line = chess::line_to_san(from, found.line);
    return answer;
}

}  // namespace jadoube::adjudicate
