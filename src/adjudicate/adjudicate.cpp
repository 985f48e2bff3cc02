#include "adjudicate/adjudicate.hpp"

#include <algorithm>

#include "adjudicate/asker.hpp"
#include "adjudicate/cases/defined.hpp"
#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/dispute/denials.hpp"
#include "adjudicate/dispute/follow.hpp"
#include "adjudicate/dispute/manner_of_touch.hpp"
#include "adjudicate/facts/end_on_record.hpp"
#include "base/error.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

/// The game as the code defines play. Where nobody has moved yet and White begins, he is on turn, whoever is about to
/// move and whoever has the move in the FEN; what a Pawn may become, passing and castling are told to the board.
GameState as_defined(const rules::Definitions& definitions, GameState game) {
    if (!game.start) return game;
    const bool untouched = game.moves.empty() && game.start->board == chess::Board::initial();
    if (untouched && definitions.first_move_by == rules::FirstMoveBy::white) game.start->turn = chess::Color::white;
    game.start = under_rules_of(definitions, *game.start);
    game.moves = game::under_rule_of(*game.start, std::move(game.moves));
    return game;
}

/// What was told in the dispute of the event or its games is so of this game, unless the event says otherwise.
GameState with_event_as_told(GameState game, const Facts& told) {
    for (const auto& [name, values] : told) {
        const rules::FactRow* row = rules::fact_named(name);
        if (row != nullptr && row->origin == rules::Origin::event && !values.empty()) game.event.emplace(name, values);
    }
    return game;
}

/// The game where the story begins that the dispute goes on.
GameState from_its_beginning(GameState game) {
    if (!game.before) return game;
    game.start = game.before->start;
    game.moves = game.before->moves;
    game.whole_game = game.before->whole_game;
    return game;
}

/// Nothing where a fact is told of an act that there is not.
Result<DisputesBefore> disputes_before(const GameState& game) {
    if (!game.before) return DisputesBefore{};
    std::vector<EarlierDispute> disputes = game.before->disputes;
    for (EarlierDispute& dispute : disputes) {
        auto with_acts = with_facts_at_their_acts(std::move(dispute.told));
        if (!with_acts) return tl::unexpected<Error>(with_acts.error());
        dispute.told = with_denials_as_told(with_touches_as_told(std::move(*with_acts)));
    }
    return DisputesBefore{disputes, game};
}

/// The game up to its end under the code: what was played after it is none of it.
GameState up_to_its_end(GameState game, const rules::Ruleset& ruleset, MateAnswers& mates) {
    if (!game.start || game.moves.empty()) return game;
    const auto end = end_on_record(game::Replay(*game.start, game.moves), ruleset, game.play, mates);
    if (!end) return game;
    game.played_on = static_cast<int>(game.moves.size()) - end->ply.value;
    game.moves.resize(static_cast<std::size_t>(end->ply.value));
    return game;
}

}  // namespace

std::optional<EndOnRecord> end_of_game(const rules::Ruleset& ruleset, const GameState& given, const Limits& limits) {
    if (!given.start) return std::nullopt;
    const GameState game = as_defined(ruleset.definitions, given);
    MateAnswers mates(limits.mate_nodes);
    return end_on_record(game::Replay(*game.start, game.moves), ruleset, game.play, mates);
}

bool is_told_of_an_act(const Dispute& dispute, const std::string& fact) {
    const std::string of_act = fact_of_act(fact).fact;
    return std::any_of(dispute.acts.begin(), dispute.acts.end(),
                       [&](const Act& act) { return is_untold_of(act, of_act); });
}

Result<Ruling> adjudicate(const rules::Ruleset& ruleset, const GameState& given, const Dispute& told,
                          const Limits& limits, const rules::Ruleset* deferred) {
    auto with_acts = with_facts_at_their_acts(told);
    if (!with_acts) return tl::unexpected<Error>(with_acts.error());
    GameState game = as_defined(ruleset.definitions, with_event_as_told(from_its_beginning(given), with_acts->facts));
    if (game.start && !game.moves.empty() && !chess::Position::from(*game.start)) {
        return failure(ErrorCode::bad_case, "moves cannot be played from a position without one King a side",
                       "given.position");
    }
    MateAnswers mates(limits.mate_nodes);
    game = up_to_its_end(std::move(game), ruleset, mates);
    const auto before = disputes_before(game);
    if (!before) return tl::unexpected<Error>(before.error());
    const Dispute dispute = before->with_acts_of(with_denials_as_told(with_touches_as_told(std::move(*with_acts))));
    return rule_and_ask(Hearing{ruleset, deferred, game, dispute, mates, *before});
}

}  // namespace jadoube::adjudicate
