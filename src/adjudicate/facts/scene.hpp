// Where facts are measured: one incident, seen with what earlier answers of the ruling leave, and its men by name.
#pragma once

#include "adjudicate/facts/mate_answers.hpp"
#include "adjudicate/story/incident.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// What rulings of the dispute have done to one clock so far.
struct ClockSet {
    Millis change = {};
    std::optional<std::size_t> at = {};  // acts told when it last got more time, or was set anew
};

/// What is said of a board that nobody knows, by anybody who speaks of it before a move is made on it.
struct SaidOfBoard {
    rules::Ending found = rules::Ending::no;  // there, by an official
    bool is_end_claimed = false;              // that it ends the game
};

/// What all incidents of one dispute are measured against.
struct Context {
    const rules::Ruleset& ruleset;
    const rules::Ruleset* deferred;  // the code that it defers to, if any
    const GameState& game;
    const Dispute& dispute;
    const std::vector<game::HalfMove>& line;
    const std::vector<game::HalfMove>& made;  // with those half-moves that a ruling has taken back
    const std::vector<Notice>& notices;
    const std::vector<ReplacedPawn>& replaced_pawns;
    std::optional<int> adjourned_at;             // half-moves made when the game was broken off, where acts tell
    std::optional<std::size_t> sealed = {};      // the act by which the move was sealed that counts
    std::optional<int> restored_to = {};         // half-moves left by an earlier ruling of the dispute that took back
    std::optional<chess::Setup> put_right = {};  // the board to which the ruling before this goes back, and beyond it
    chess::ByColor<ClockSet> clocks_set = {};    // by rulings before this incident
    chess::ByColor<bool> falls_later = {};       // a later act tells that this flag fell
    SaidOfBoard said_of_board = {};
    Facts assumed = {};                            // facts that change nothing, whatever they are
    std::vector<EarlierIncident> in_dispute = {};  // ruled upon in the dispute before this incident
    MateAnswers& mates;
};

/// The board that a ruling leaves.
struct BoardLeft {
    chess::Setup board;
    std::vector<chess::Move> moves = {};  // those an obligation leaves on this board; empty: all

    friend bool operator==(const BoardLeft&, const BoardLeft&) = default;
};

/// One incident in its context.
struct Scene {
    const Context& context;
    const Incident& incident;
    Facts deemed = {};                          // by the law: `with` of treat_as, a requirement
    bool entered_here = true;                   // false where reached through treat_as
    std::optional<BoardLeft> left = {};         // nothing where no board is known
    std::optional<chess::Setup> restored = {};  // the board before the offence, where men were taken off it

    /// Nobody where no player is one, or nobody knows who.
    [[nodiscard]] std::optional<chess::Color> offender() const { return incident.offender; }
    [[nodiscard]] std::optional<chess::Color> opponent() const;
    [[nodiscard]] std::optional<chess::Position> base() const;
};

/// The men of a named list as squares of the base position; nothing where no position is known, or whose men they are.
[[nodiscard]] std::optional<std::vector<chess::Square>> men_named(const Scene& scene, rules::Men men);
/// The men touched without those adjusted with notice or brushed by accident; these count where nothing else was
/// handled.
[[nodiscard]] std::vector<Handled> men_that_count(const Scene& scene);

/// The player who claims, or who has raised what nobody here did; of an act or a check
/// the other player than who did or said it, and of a flag than whose it is. Nobody where the arbiter raised it.
[[nodiscard]] std::optional<chess::Color> claimant_of(const Incident& incident);

/// The legal moves that the sealed move, as it was written, can be; none where it was not told, or no position is
/// known.
[[nodiscard]] std::vector<chess::Move> sealed_readings(const Scene& scene);
/// Before the matter, and nobody has played on: a sealed move is made for its player once it is in the envelope.
[[nodiscard]] bool has_sealed(const Scene& scene, chess::Color player);

/// The game up to the incident, with the move announced with a claim.
[[nodiscard]] std::optional<game::Replay> replay_to(const Scene& scene, bool with_intended);
/// Of the board that the ruling leaves: the position in which it is asked who can still mate. Nothing where nobody
/// knows one that can be played.
[[nodiscard]] std::optional<chess::Position> position_to_mate_from(const Scene& scene);

}  // namespace jadoube::adjudicate
