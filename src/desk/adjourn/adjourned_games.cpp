#include "desk/adjourn/adjourned_games.hpp"

#include "base/error.hpp"
#include "desk/known/earlier_matters.hpp"

#include <fmt/format.h>

namespace jadoube::desk {
namespace {

using adjudicate::Act;
using adjudicate::Person;

/// What was done before anything could go wrong: the game broken off, the move sealed, perhaps opened.
std::vector<Act> acts_before(const log::AdjournedGame& game, bool is_opened) {
    const Person sealer = adjudicate::person_of(game.adjournment.what.seals);
    std::vector<Act> acts{{Person::arbiter, adjudicate::Adjournment{rules::ActWord::adjourn}},
                          {sealer, adjudicate::Adjournment{rules::ActWord::seal}}};
    if (is_opened) acts.push_back({Person::arbiter, adjudicate::Adjournment{rules::ActWord::open}});
    return acts;
}

}  // namespace

Result<const log::AdjournedGame*> adjourned_ever(const OpenLog& open, const std::string& reference) {
    const auto game = event::parse_game_reference(reference);
    if (!game) return tl::unexpected<Error>(game.error());
    const log::AdjournedGame* found = open.state.adjournment_of(*game);
    if (found != nullptr) return found;
    const std::string name = event::to_text(*game);
    return refusal(fmt::format("{} is not adjourned", name), fmt::format("jadoube adjourn {} --pgn FILE", name));
}

Result<const log::AdjournedGame*> adjourned_now(const OpenLog& open, const std::string& reference) {
    const auto game = adjourned_ever(open, reference);
    if (!game) return game;
    const std::string name = event::to_text((*game)->game);
    if ((*game)->resumed)
        return refusal(fmt::format("{} was resumed by entry {}", name, (*game)->resumed->entry.number),
                       "what happens now is entered with 'jadoube incident'");
    if ((*game)->ended)
        return refusal(fmt::format("{} ended before it was resumed: entry {}", name, (*game)->ended->entry.number),
                       "the envelope stays shut unless both players ask");
    return game;
}

std::optional<chess::Position> position_of(const log::AdjournedGame& game) {
    if (!game.adjournment.what.fen) return std::nullopt;
    const auto setup = chess::parse_fen(*game.adjournment.what.fen);
    if (!setup) return std::nullopt;
    const auto position = chess::Position::from(*setup);
    return position ? std::optional(*position) : std::nullopt;
}

std::string opened_text(const log::AdjournedGame& game) {
    const log::Envelope* envelope = game.envelope_of(game.adjournment.what.seals);
    return envelope != nullptr && envelope->opened ? envelope->opened->what.text : std::string();
}

Result<GameMatter> matter_on(const OpenLog& open, const log::AdjournedGame& game, const AdjournedIncident& incident,
                             const Recording& recording) {
    const log::GameAdjourned& adjournment = game.adjournment.what;
    std::vector<Act> acts = acts_before(game, incident.is_opened);
    acts.insert(acts.end(), incident.acts.begin(), incident.acts.end());
    log::IncidentReported report{.acts = acts_json(acts),
                                 .told_complete = true,
                                 .facts = incident.facts,
                                 .clocks = incident.clocks.value_or(game.clocks()),
                                 .reported_by = incident.reported_by,
                                 .note = incident.note};
    auto known = game_on_file(open, game.game);
    if (!known) return tl::unexpected<Error>(known.error());
    const auto plies = static_cast<std::int64_t>(adjournment.moves.size());
    const bool has_record = *known && (*known)->record && (*known)->record->end().value >= plies;
    if (has_record) report.ply = plies;
    if (!has_record) report.fen = adjournment.fen;
    auto elsewhere = *known ? earlier_elsewhere(open.state, game.game, (*known)->known.players) : std::nullopt;
    return GameMatter{.incident = incident_to_be(open, recording.id, game.game, adjournment.rules, std::move(report)),
                      .game = std::move(*known),
                      .event = event_of(open.state),
                      .earlier = earlier_in(open.state, game.game),
                      .elsewhere = std::move(elsewhere)};
}

}  // namespace jadoube::desk
