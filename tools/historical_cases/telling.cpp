#include "historical_cases/telling.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "game/replay.hpp"
#include "historical_cases/teller.hpp"

namespace jadoube::historical {
namespace {

using adjudicate::Case;

/// Legal moves, and unlawful ones that stand, in UCI; SAN of legal moves is taken too.
Result<void> add_move(adjudicate::GameState& game, chess::Setup& at, const std::string& text) {
    const auto position = chess::Position::from(at);
    game::HalfMove move{game::UnknownMove{}, text};
    if (const auto raw = chess::parse_raw_uci(text); raw && at.board.at(raw->from)) {
        move.played = game::IrregularMove{at.turn, *raw};
        if (position) {
            if (const auto legal = chess::parse_uci(*position, text)) move.played = *legal;
        }
    } else {
        if (!position) return failure(ErrorCode::bad_move, fmt::format("'{}' is no move here", text));
        const auto san = chess::parse_san(*position, text);
        if (!san) return tl::unexpected<Error>(san.error());
        move.played = san->move;
    }
    at = game::after(at, move.played);
    game.moves.push_back(std::move(move));
    return {};
}

Result<void> set_up(adjudicate::GameState& game, const Line& line, chess::Setup& at) {
    if (line.fen.empty()) {
        game.start.reset();
        return {};
    }
    const auto setup = chess::parse_fen(line.fen);
    if (!setup) return tl::unexpected<Error>(setup.error());
    game.start = at = *setup;
    for (const std::string& text : line.history)
        if (const auto added = add_move(game, at, text); !added) return added;
    return {};
}

/// Who claims in the end; "is the claimant" is asked of him.
std::string claimant_of(const Line& line, const Phrases& phrases) {
    std::string claimant;
    for (const Occurrence& occurrence : line.occurrences)
        if (phrases.type_named(occurrence.type) == "claim") claimant = occurrence.by;
    return claimant;
}

/// What the texts tell as facts; what is said first about a thing counts.
void add_facts(Case& given, const Reading& reading) {
    for (const auto& [fact, value] : reading.facts) given.dispute.facts.emplace(fact, rules::Values{value});
    for (const auto& [fact, value] : reading.event) given.game.event.emplace(fact, rules::Values{value});
}

}  // namespace

Result<Told> tell(const Line& line, const Phrases& phrases) {
    Told told;
    Case& given = told.given;
    given.name = line.question;
    given.source = line.id;
    given.ruleset = line.ruleset;
    given.dispute.told_complete = true;
    chess::Setup at = chess::Setup::initial();
    if (const auto ready = set_up(given.game, line, at); !ready) return tl::unexpected<Error>(ready.error());

    std::vector<Scene> scenes;
    const std::string claimant = claimant_of(line, phrases);
    for (const Occurrence& occurrence : line.occurrences) {
        const std::string type = phrases.type_named(occurrence.type);
        if (type.empty()) told.remarks.push_back(fmt::format("occurrence '{}' is not known", occurrence.type));
        scenes.push_back({occurrence, type, phrases.read(type, occurrence.text, claimant)});
        add_facts(given, scenes.back().reading);
    }
    Teller(line, phrases, at, scenes, told).tell();
    return told;
}

}  // namespace jadoube::historical
