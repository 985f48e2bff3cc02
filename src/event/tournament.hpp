// A tournament as a file of it tells it: players with what they have for each round, teams, scoring. Who plays at which
// board follows from it (pairings.hpp).
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/color.hpp"
#include "event/points.hpp"

namespace jadoube::event {

/// What a player has for a round.
enum class RoundScore {
    open,  // not played yet, or not told
    win,
    draw,
    loss,
    short_win,  // these three: the game lasted less than one move
    short_draw,
    short_loss,
    forfeit_win,
    forfeit_loss,
    half_bye,
    full_bye,
    zero_bye,
    pairing_bye  // as nobody was left to play
};
inline constexpr std::size_t kRoundScores = static_cast<std::size_t>(RoundScore::pairing_bye) + 1;

struct RoundScoreRow {
    RoundScore value;
    char sign;                    // in a file
    std::string_view over_board;  // as it stands in a result: "1", "1/2", "0"; empty: not played
    std::string_view by_forfeit;  // "+", "-"; empty: none
    int tenths = 0;               // usually given for it
};
[[nodiscard]] const RoundScoreRow& row_of(RoundScore score);
/// By its sign in either case; a blank is open.
[[nodiscard]] std::optional<RoundScore> score_signed(char sign);

/// What stands in a file on one player and one round.
struct RoundCell {
    int opponent = 0;  // his number; 0: none
    std::optional<chess::Color> color = {};
    RoundScore score = RoundScore::open;
    int column = 0;  // where it stands
    friend bool operator==(const RoundCell&, const RoundCell&) = default;
};

struct Player {
    int number = 0;  // for pairing
    std::string name = {};
    std::string sex = {};
    std::string title = {};
    std::optional<int> rating = {};
    std::string federation = {};
    std::string fide_id = {};  // digits; empty: none
    std::string birth = {};    // as written
    std::optional<Points> points = {};
    std::optional<int> rank = {};
    std::vector<RoundCell> rounds = {};
    int line = 0;  // of the file
    friend bool operator==(const Player&, const Player&) = default;
};

struct Team {
    int number = 0;
    std::string name = {};
    std::vector<int> players = {};  // by their boards
};

/// Who played for a team in a round, where it was not by the order of its boards.
struct LineUp {
    int round = 0;
    int team = 0;
    std::vector<int> players = {};  // 0: nobody
};

/// Points given or taken beside the games: the record 299.
struct PointChange {
    std::optional<RoundScore> for_score = {};  // what a round of this kind gives; nothing: beside the games
    std::optional<Points> match_points = {};
    std::optional<Points> points = {};
    std::optional<int> round = {};
    std::vector<int> numbers = {};
    int line = 0;
};

/// Points that count for the pairing of some rounds alone.
struct FictitiousPoints {
    int from_round = 1;
    int to_round = 1;
    int first = 1;  // of the players, or teams
    int last = 1;
    Points points = {};
};

using Scoring = std::array<Points, kRoundScores>;
/// One for a win and a bye of the pairing, a half for a draw.
[[nodiscard]] Scoring usual_scoring();
/// Two for a match won, one for a drawn one.
[[nodiscard]] Scoring usual_match_scoring();

/// A record that was not read: kept as it stands.
struct UnreadRecord {
    int line = 0;
    std::string text;
};

struct Tournament {
    std::string name = {};
    std::string place = {};
    std::optional<std::string> control = {};  // in its compact text
    int rounds = 0;                           // that are to be played; 0: not told
    std::map<int, Player> players = {};       // by their numbers
    std::map<int, Team> teams = {};
    std::vector<LineUp> line_ups = {};
    std::vector<PointChange> changes = {};
    std::vector<FictitiousPoints> fictitious = {};
    Scoring scoring = usual_scoring();
    Scoring match_scoring = usual_match_scoring();  // win, draw and loss of a match
    std::vector<UnreadRecord> unread = {};
};

/// What the scoring gives for it.
[[nodiscard]] Points given_for(const Scoring& scoring, RoundScore score);
/// What he has after that many rounds by his games and byes.
[[nodiscard]] Points points_after(const Tournament& tournament, const Player& player, int rounds);

}  // namespace jadoube::event
