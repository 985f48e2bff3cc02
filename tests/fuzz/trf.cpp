// A tournament report in: whatever the bytes, its games are of players that it has, nobody plays two in a round, no
// board is given twice, and what was found stands where the file has a line.
#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "event/cross_checks.hpp"
#include "event/pairings.hpp"
#include "event/text_lines.hpp"
#include "event/trf/trf_reader.hpp"
#include "fuzz/target.hpp"

namespace jadoube {
namespace {

void check_games(const event::Tournament& tournament, const event::Pairings& pairings) {
    std::set<std::pair<int, int>> seen;  // round, player
    std::set<event::GameReference> boards;
    for (const event::Pairing& pairing : pairings.games) {
        for (const int number : {pairing.players.white, pairing.players.black}) {
            must(tournament.players.count(number) == 1);
            must(seen.emplace(pairing.game.round, number).second);
        }
        must(pairing.game.board >= 1);
        must(boards.insert(pairing.game).second);
        must(event::parse_game_reference(event::to_text(pairing.game)).has_value());
    }
}

void check_places(const event::ImportFindings& findings, const event::DecodedText& text) {
    const int last = text.lines.empty() ? 0 : text.lines.back().number();
    for (const event::ImportFinding& finding : findings) must(finding.line >= 0 && finding.line <= last);
}

}  // namespace

void fuzz(std::string_view input) {
    const event::DecodedText text = event::decode(input);
    const event::TournamentFile file = event::read_trf(text.lines);
    event::Pairings pairings = event::pairings_of(file.tournament);
    event::number_boards(file.tournament, pairings);
    check_games(file.tournament, pairings);
    check_places(file.findings, text);
    check_places(pairings.findings, text);
    check_places(event::contradictions_in(file.tournament), text);
    must(event::with_names(file.tournament, pairings, "A").size() == pairings.games.size());
}

}  // namespace jadoube
