// Who plays whom in each round of a tournament, at which board, and how it ended.
#pragma once

#include <string>
#include <vector>

#include "event/import_finding.hpp"
#include "event/paired_game.hpp"
#include "event/tournament.hpp"

namespace jadoube::event {

/// One game of a round, between players of these numbers.
struct Pairing {
    GameReference game = {};
    chess::ByColor<int> players = {};
    std::string result = {};  // as in PairedGame; empty too where it is not clear
    friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct Pairings {
    std::vector<Pairing> games = {};  // by round, match and board
    ImportFindings findings = {};
};

/// The games that the rounds of the players tell. One that only one of the two knows is taken where the other plays
/// nobody in that round; players who name each other otherwise are not paired. Where the colours contradict each other
/// or are not told, White is as the player with the lower number says, or he himself.
[[nodiscard]] Pairings pairings_of(const Tournament& tournament);

/// Gives boards their numbers, as a file has none: in the order in which FIDE has pairings published (General Handling
/// Rules for Swiss pairings): by the score before the round of the higher ranked of the two, then the sum of both, then
/// his number. In team events the matches are numbered so, by match points counted from the games, and their boards by
/// the line-ups or the order of the team. The organiser may have numbered otherwise: a finding says so.
void number_boards(const Tournament& tournament, Pairings& pairings);

/// The same with names, in a section of the event.
[[nodiscard]] PairedGames with_names(const Tournament& tournament, const Pairings& pairings,
                                     const std::string& section);

}  // namespace jadoube::event
