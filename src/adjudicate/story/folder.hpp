// Folds acts, one at a time, into incidents, as they stood on the board (KERNEL section 3). Used by fold.cpp alone.
#pragma once

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/fold.hpp"
#include "game/replay.hpp"

namespace jadoube::adjudicate {

/// The state of the fold: the position, whose turn it is, the unfinished turn, and the incidents so far. The acts are
/// told to it in order, with `on`.
class Folder {
public:
    Folder(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute)
        : ruleset_(ruleset), game_(game), dispute_(dispute) {}

    /// Fails with bad_case where an act cannot have been done, naming it by its number.
    Result<Folded> run();

private:
    // Acts on the board: folder_moves.cpp.
    void on(Person by, const Touch& touch);
    void on(Person by, const PlaceMan& place);
    void on(Person by, const MoveMan& move);
    void on(Person by, const Castle& castle);
    void on(Person by, const NamePiece& name);
    void on(Person by, const Press& press);
    /// The player takes his move back, or wants to: what he did is one incident, and the turn is his again.
    void on(Person by, const Retract&);
    template <typename Classify>
    void moved(Person by, const Classify& classify);
    /// An unfinished move gives the turn up once the other player acts, where the code says so.
    void take_turn_given_up(chess::Color actor);
    /// A clock pressed without a move gives the turn away once the other player moves.
    void take_turn_given_away(chess::Color mover);
    /// A move where no position is known: only the turn passes.
    void pass_unknown_turn();
    void close_if_complete();
    /// Castling on the side where the player gave his Rook as odds: only the King goes.
    bool is_castling_without_rook(const Done& done) const;
    /// The turn after a move was taken back: the men handled stay touched.
    void carry_on(std::vector<Handled> touched);

    // Objections to what was done: folder_objections.cpp.
    void on(Person by, const PointOut& point_out);
    void on(Person by, const Demand& demand);
    void on(Person, const Answer& answer);
    void on(Person by, const Refuse&);
    bool refuses_an_offer(Person by) const;
    /// The incident that somebody objects to: the last thing the other side did, or for others the last thing done.
    Incident* doubt(Person by);
    /// A half-move of the record becomes the incident: what came later in the record came after it.
    void doubt_record(Person by, int ply);
    std::optional<bool> announced_before(int ply) const;
    /// What was not in order comes before what was; of either the last. A player may point out his own fault where
    /// there is nothing else.
    Incident* target_of(Person by);
    Incident* last_doubted();

    // Words, claims and happenings: folder_words.cpp.
    void on(Person by, const SayCheck&);
    void on(Person by, const OfferDraw&);
    void on(Person by, const GiveNotice&);
    void on(Person, const Concede&) {}  // a fact of the claim before it
    void on(Person by, const Claim& claim);
    void on(Person by, const FlagFalls&);
    void on(Person by, const Resign&);
    void on(Person, const Agree&);
    void on(Person by, const Refer& refer);
    void on(Person by, const Adjournment& adjournment);
    void on(Person by, const Happening& happening);
    bool is_called_late(const Incident& turn) const;
    /// Whether the side on turn is in check; taken to be where no position is known.
    bool gives_check() const;
    /// A claim about a flag that has been entered as fallen is part of that incident.
    [[nodiscard]] bool seals_now() const;
    void drop_unseen_flag(chess::Color whose);
    bool merge_flag(Person by, chess::Color claimant);
    /// A claim that conduct loses the game is part of that incident.
    bool merge_forfeit(Person by, chess::Color claimant);
    void read_intended(Incident& incident);
    std::optional<chess::Color> offender_of(Person by, const Happening& happening, rules::Kind kind) const;
    /// What has ended the game: an act before this one, or mate or stalemate on the board.
    rules::Ending ended_by() const;

    // The turn and its end: fold.cpp.
    void start();
    void finish();
    /// What was not entered did not take place, if the arbiter said that all is told.
    void settle(Incident& incident) const;
    void fresh_turn();
    void close_turn();
    void refuse(std::string message, std::string hint = {});
    /// Whose turn it is; where no position is known, the first to act is taken to be on turn.
    chess::Color turn_for(chess::Color actor);
    std::optional<chess::Color> player(Person by);
    bool check_man(chess::Square square);
    std::optional<chess::Position> playable() const;
    Incident separate_incident(std::optional<chess::Color> offender, rules::Kind kind) const;
    /// Everything about the offences of the other side that a later act of `actor` changes.
    void mark_touched(chess::Color actor);
    void mark_moved(chess::Color actor);
    Incident* last_turn_of(chess::Color color);
    static bool has_content(const Incident& incident);
    /// Whether this was said when so many half-moves of the record had been made.
    bool was_said(rules::ActWord act, int ply) const;

    const rules::Ruleset& ruleset_;
    const GameState& game_;
    const Dispute& dispute_;
    std::optional<game::Replay> replay_;
    std::optional<chess::Setup> position_;
    std::optional<chess::Color> turn_;
    int ply_ = 0;
    Incident current_;  // the unfinished turn of the person on turn
    std::optional<std::size_t> last_closed_;
    rules::Ending ended_by_ = rules::Ending::no;
    std::size_t index_ = 0;
    std::optional<Error> problem_;
    Folded folded_;
};

}  // namespace jadoube::adjudicate
