// A dispute and the state of its game, as values: what happened, what was told, what was before.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/act.hpp"
#include "game/time/time_control.hpp"

namespace jadoube::adjudicate {

struct Clocks {
    chess::ByColor<std::optional<Millis>> reading;
    std::optional<chess::Color> running = {};
    std::optional<game::TimeControl> control = {};
    chess::ByColor<std::optional<int>> moves = {};  // completed as they count for the time, where the record cannot say
    chess::ByColor<std::optional<int>> period = {};  // in which each clock is, from 1
    friend bool operator==(const Clocks&, const Clocks&) = default;
};

/// A matter already ruled upon that the law may count. What is not known of it is nothing.
struct EarlierIncident {
    std::vector<rules::Kind> kinds = {rules::Kind::illegal_move};
    Person by = Person::white;
    std::optional<std::vector<std::string>> articles = {};  // that applied
    std::optional<rules::Conclusion> found = {};
    std::optional<std::vector<rules::Penalty>> penalties = {};  // that were imposed
    bool is_decided = true;                                     // no: a ruling is proposed and not decided
    /// Whether the game remembers it as what its kind says: an illegal move that was completed, a claim left open.
    bool is_remembered = true;
};

/// Something said during the record that lasts: give_notice (of counting), say_check.
struct WordOnRecord {
    rules::ActWord act = rules::ActWord::give_notice;
    chess::Color by = chess::Color::white;
    int ply = 0;  // half-moves of the record made before it was said
};

struct Dispute {
    std::vector<Act> acts;
    bool told_complete = false;  // nothing else happened
    Facts facts = {};            // told by a person
    std::optional<Person> reported_by = {};
};

/// What was told and ruled upon before in the same game, without a break of the play: the board, the duties and the
/// choices that the rulings on it have left are where the next dispute begins.
struct EarlierDispute {
    Dispute told = {};
    Clocks clocks = {};
    std::vector<EarlierIncident> earlier = {};  // before it, and not among the disputes of this story
};
struct StoryBefore {
    std::optional<chess::Setup> start = {};  // as in the state of a game, when the first of the disputes began
    std::vector<game::HalfMove> moves = {};
    bool whole_game = false;
    std::vector<EarlierDispute> disputes = {};  // in their order
};

/// The game was over before the first act, by what neither its board nor its record shows: a decision, a result.
struct EndBefore {
    rules::Ending by = rules::Ending::ruling;
    std::optional<game::Score> score = {};
    friend bool operator==(const EndBefore&, const EndBefore&) = default;
};

/// The state of the game when the first act was done.
struct GameState {
    rules::Play play = rules::Play::standard;
    std::optional<chess::Setup> start = chess::Setup::initial();  // nothing: no position is known
    std::vector<game::HalfMove> moves = {};                       // from `start`
    bool whole_game = false;                                      // the record begins with the game's first move
    int played_on = 0;                                            // half-moves made after its end, not among `moves`
    Clocks clocks = {};
    std::vector<EarlierIncident> earlier = {};
    bool earlier_known = false;  // whether `earlier` is all there was
    /// In other games of the event, by what colour the same person has in this one; nothing where that is not known.
    std::optional<std::vector<EarlierIncident>> earlier_elsewhere = {};
    std::vector<WordOnRecord> said = {};
    Facts event = {};  // facts of the event (well_supervised, game_at_odds ...)
    std::optional<EndBefore> ended = {};
    /// Where the dispute goes on from others: then `start` and `moves` are what these have left, for whoever shows the
    /// board, and `earlier` is without them.
    std::optional<StoryBefore> before = {};
};

}  // namespace jadoube::adjudicate
