// A dispute while it is told: what it is told from, the act that is told, and how the game stands by now.
#pragma once

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/standing.hpp"
#include "base/error.hpp"
#include "game/replay.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

struct Story {
    const rules::Ruleset& ruleset;  // asked only for its definitions, and which kinds it regulates
    const GameState& game;
    const Dispute& dispute;
    std::optional<game::Replay> replay = {};
    std::size_t index = 0;                       // of the act that is told
    std::optional<std::size_t> raised = {};      // by that act
    std::optional<Done> answering = {};          // what that act does, where it may answer a duty
    std::optional<std::size_t> succession = {};  // a move out of turn that its own player goes on from with that act
    bool is_half_told = false;
    bool is_check_said_in_playing = false;  // the move is told next
    bool is_rest = false;                   // of an act that is told once more
    bool is_closed = false;                 // every act has been told
    std::optional<Error> problem = {};
    Standing now = {};

    /// Of the act that is told.
    [[nodiscard]] Effect& effect() { return now.effects.back(); }
};

/// A move that a ruling, or the envelope, brings on the board is a turn like any other.
void make(Story& story, const chess::Move& move);
void no_effect(Story& story, NoEffect why);
std::size_t open(Story& story, Incident incident);
/// The matter comes before the arbiter now, by what the act does.
void raise(Story& story, std::size_t matter, EffectWord by = EffectWord::raised);
/// Whether this was said when so many half-moves of the record had been made.
bool was_said(const Story& story, rules::ActWord act, int ply);
void fresh_turn(Story& story);
void refuse(Story& story, std::string message, std::string hint = {});
/// Whose turn it is; where no position is known, the first to act is taken to be on turn.
chess::Color turn_for(Story& story, chess::Color actor);
std::optional<chess::Color> player(Story& story, Person by);
bool check_man(Story& story, chess::Square square);
std::optional<chess::Position> playable(const Story& story);
Incident separate_incident(const Story& story, std::optional<chess::Color> offender, rules::Kind kind);
/// Everything about the offences of the other side that a later act of `actor` changes.
void mark_touched(Story& story, chess::Color actor);
void mark_moved(Story& story, chess::Color actor);
void close_turn(Story& story);
void follow_half_done_turn(Story& story);
void lies_on_the_board(const Story& story, Incident& early);
void played(Story& story, const game::HalfMove& move);
/// The turn begun becomes a matter, or goes on as the one that was raised while it was unfinished.
std::size_t end_turn(Story& story);
Incident* last_turn_of(Story& story, chess::Color color);
/// The last matter of the board: an index in its matters. What was done beside it since, or only said, parts nothing.
[[nodiscard]] std::optional<std::size_t> last_on_board(const Story& story);
/// That has been ruled upon.
[[nodiscard]] bool is_last_on_board_judged(const Story& story);

}  // namespace jadoube::adjudicate
