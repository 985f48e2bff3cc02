// The pass over one dispute: it tells each act to the standing, judges what that raises there and then, and applies the
// ruling before the next act. Used by follow.cpp alone.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "adjudicate/dispute/consequence.hpp"
#include "adjudicate/dispute/follow.hpp"
#include "adjudicate/dispute/precedence.hpp"
#include "adjudicate/dispute/put_together.hpp"
#include "adjudicate/dispute/ruled.hpp"
#include "adjudicate/dispute/waiting_duties.hpp"
#include "adjudicate/telling/teller.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// What a matter was measured against when it was raised; kept, for it may be judged again when it is answered.
struct Moment {
    Dispute dispute;  // with the acts so far
    std::vector<game::HalfMove> line;
    std::vector<game::HalfMove> made;
    std::vector<Notice> notices;
    std::vector<ReplacedPawn> replaced_pawns;
    std::optional<int> adjourned_at;
    std::optional<std::size_t> sealed;
    std::optional<int> restored_to;
    chess::ByColor<ClockSet> clocks_set;
    std::optional<chess::Setup> put_right = {};
};

class Follower {
public:
    Follower(const Hearing& hearing, const Facts& assumed);
    Result<ProvisionalRuling> run();

private:
    /// What the arbiter saw, and what waited for the next move, comes before him when that move is made and pressed,
    /// whatever is done after it; what he saw, also before a word or a flag that may end the game.
    void settle_what_waited(std::size_t act);
    /// A completed illegal move: he steps in at once, whatever is said after it (FIDE 2023 7.5.1, A.5.2).
    [[nodiscard]] bool is_seen_by_the_arbiter(const Incident& incident) const;
    /// What was asked of a turn in its middle may be answered, or matter no more, once he has completed it.
    void settle_what_was_completed(std::size_t act);
    [[nodiscard]] bool is_completed_since_ruling(std::size_t matter) const;
    /// A move that was not legal, and that an objection now would find standing, is not taken back either.
    void settle_what_stands(const Act& act);
    /// Who rules on one matter has the board before him: what puts it back is put back before play goes on from there,
    /// though nobody has spoken of it. Where it is not on turn who plays on, nobody had seen it.
    void put_right_what_lies_there(std::size_t act);
    [[nodiscard]] bool would_put_back(std::size_t matter, std::size_t acts, chess::Color on_turn) const;
    /// Acts are numbered as they are told in the last dispute.
    [[nodiscard]] Error numbered(Error error, std::size_t act) const;
    /// A dispute before the last one ends here, and is ruled upon. A turn that was only begun goes on in the next.
    void end_dispute(std::size_t act);
    /// Who elects among what a duty leaves that was put off, and has now fallen due, elects in that matter. Where its
    /// player has touched more since, or moved, the duty is part of that turn, and so is the election.
    void take_up_what_is_due(const Act& act);
    /// Who elects after a turn in which such a duty was due elects of that turn, whatever else has been ruled upon.
    void take_up_what_was_due(const Act& act);
    /// What the player on turn touched before his turn, in the matters before this one, binds him in it.
    void judge_what_falls_due(std::size_t before, chess::Color on);
    bool leaves_duties(std::size_t matter);

    // A matter that is raised: follower_rulings.cpp.
    void rule_on(std::size_t matter, std::size_t acts);
    /// What the turn went on from comes first, unless it leaves only a duty that is due in that turn.
    void rule_on_taken_back(std::size_t turn, std::size_t acts);
    /// Judges the matter as it stands, and applies what follows.
    void rule(std::size_t matter, std::size_t acts);
    /// `again`: as of the moment when it was ruled upon before, and its clocks have been set.
    void rule(std::size_t matter, std::size_t acts, bool again);
    /// What a ruling has made due in this turn stays due where more was touched in it since, and the code only refers
    /// that, or leaves once more to be elected what the opponent has elected.
    [[nodiscard]] bool stays_due(const Ruled& again) const;
    /// Somebody has objected in time, and that was ruled upon; who objects once more may be too late, or may not, and
    /// takes nothing from it.
    [[nodiscard]] bool falls_by_who_objects_now(const Ruled& again) const;
    void note_clocks(const Consequence& what, std::size_t acts);
    /// A flag that cannot fall, since a ruling has set that clock, is none.
    void pass_over_fall(std::size_t act);
    static void forget_carried(Incident& turn);
    /// While acts are told, a matter that arose before the end is judged as before it.
    [[nodiscard]] bool was_over_before(std::size_t matter, const Incident& incident) const;
    bool is_after_the_end(std::size_t matter) const { return over_matter_ && matter >= matters_before_the_end_; }
    [[nodiscard]] Moment moment(std::size_t acts) const;
    [[nodiscard]] Dispute with_acts(std::size_t acts) const;
    [[nodiscard]] Ruled judged(std::size_t matter, Incident incident) const;
    [[nodiscard]] Ruled judged(std::size_t matter, Incident incident, const Moment& moment) const;
    [[nodiscard]] Ruled judged_as_told(std::size_t matter, Incident incident, const Moment& moment) const;
    [[nodiscard]] Context context(const rules::Ruleset& code, const Moment& moment, const Ruled& ruled) const;
    /// Of a draw, made before this matter: each counts, though nobody has raised it.
    [[nodiscard]] std::vector<EarlierIncident> offers_before(std::size_t matter) const;
    /// Keeps the ruling in the order of the story; an earlier one on the same matter is replaced.
    const Ruled& keep(Ruled ruled);
    /// The game was over, by an earlier ruling, before this matter was raised.
    [[nodiscard]] bool ended_before(const Ruled& ruled) const;
    /// Two flags that were down before the game was over are one matter: which fell first decides between them, not
    /// which is judged first.
    [[nodiscard]] bool is_second_flag(const Incident& incident) const;
    /// One matter has one result.
    [[nodiscard]] bool has_result_elsewhere(const Ruled& ruled) const;
    /// A flag that nobody claimed and no arbiter called before the game ended otherwise has not ended it.
    [[nodiscard]] bool ended_otherwise_before(const Incident& incident) const;
    /// What the ruling does to the standing; what that means for the rest of the story is remembered.
    Consequence consequence(const Ruled& ruled);
    void end_by(std::size_t matter, std::size_t matters_before);
    /// What had ended the game is withdrawn: the matter that ended it gives no result any more.
    void lift_end();
    /// Of a resignation or an agreement: the game is over whatever the one fact is that is still to be told, for each
    /// answer gives it a result.
    [[nodiscard]] std::optional<rules::Ending> end_whatever_is_told(const Ruled& ruled) const;
    /// Half-moves before what waits for an answer; nothing where all is known on which the board depends.
    [[nodiscard]] std::optional<int> waits_at() const;

    // A board that goes back: follower_board_back.cpp.
    /// What was played to meet a duty has gone with the board: the duty stands as it did.
    void exact_again(const Ruled& ruled, const Consequence& what, std::size_t acts);
    /// A turn that was played over a move out of turn goes on, now that the move has gone back, with what was touched
    /// in it before.
    void rule_on_turns_begun_again(std::size_t moved, std::size_t acts);
    /// What is demanded of it is that the board goes back, and it has gone back further: that is cited, and changes
    /// nothing more. What else the matter would leave has fallen with the board.
    void rule_on_fallen(Ruled ruled);
    /// An illegal move completed on a board that goes back has been made all the same, whoever raised the matter before
    /// it: it counts (FIDE 2023 7.5.5). Whether the other player can mate is seen on the board that is put right.
    void count_what_falls(std::size_t matter, int ply, const std::optional<chess::Setup>& board, std::size_t acts);
    /// Whether it does.
    bool count_if_illegal(std::size_t fallen, const std::optional<chess::Setup>& board, std::size_t acts);
    /// Men touched or moved out of turn after a move that goes back were touched all the same, and bind their player on
    /// his next turn (BCF 1911, 23).
    void keep_duties_of_what_falls(const Ruled& before, const Consequence& what, std::size_t acts);
    /// Where the other player left a board on which the rules of movement say nothing, a reply to it is no offence.
    [[nodiscard]] static bool is_playable(const Incident& incident);
    void go_back(std::size_t matter, int ply);
    void drop_turns_since(const Consequence::Back& back, std::size_t matter, std::size_t acts);

    // The end that the board shows: follower_shown_end.cpp.
    /// The last turn may have ended the game: then what comes after it comes after the end, where the code says so and
    /// all was in order in that turn.
    void look_at_the_board();
    /// A claim or finding, after words and clocks only, that this board is an end of the game: it was one before them.
    [[nodiscard]] const Act* said_of_this_board_later() const;
    /// Whether it was one may have to be told: then what came after it hangs on that.
    void ask_of_the_end_said();
    /// What is unknown in it may decide what the game went on from.
    void ask_of(const Ruled& ruled);
    /// Or it was irregular, and the other player goes on from it: if nobody can have it back then, it has ended the
    /// game before he did.
    void look_at_what_a_reply_lets_stand(const Act& act);
    [[nodiscard]] std::optional<std::size_t> left_standing_by_a_reply(chess::Color by) const;
    /// Who has lost by what he did beside the board gives no mate after it, and cannot be stalemated.
    void rule_on_conduct_that_loses();
    /// Somebody has found it before, and nobody has ruled on that.
    void rule_on_end_found(rules::Ending by);
    /// What is told of the conduct gives the game a score by itself, and nobody has ruled on it.
    [[nodiscard]] bool is_lost_by_conduct(std::size_t matter, std::size_t acts) const;
    /// What the board shows that moves in order have led to; nothing where it shows no end.
    [[nodiscard]] std::optional<rules::Ending> shown_end() const;
    [[nodiscard]] bool hangs_on_the_board(const Act& act) const;
    [[nodiscard]] static bool has_no_move(const chess::Setup& board);
    [[nodiscard]] BoardShown what_the_board_shows() const;
    /// Each matter of it, as it would be ruled upon now.
    [[nodiscard]] std::vector<Ruled> last_turn_as_it_stands() const;
    /// Nothing that was done in it leaves something open, or a board to go back to.
    [[nodiscard]] bool was_last_turn_in_order() const;
    /// By the move of that turn, or by whoever elects that it stands; with the facts of whoever saw it.
    void end_as_shown(rules::Ending by, std::optional<std::size_t> turn, bool by_election, const Facts& seen = {});
    /// What an irregular move has left may be an end as well, once it is elected that it stands, or too late to object.
    void end_if_left_standing(const Ruled& ruled);
    /// Whatever led to that board.
    [[nodiscard]] std::optional<rules::Ending> end_left_on_the_board() const;

    // The end of the story: follower_close.cpp.
    void close();
    [[nodiscard]] bool has_ruled_on_last_dispute() const;
    /// Where nothing is told in the last dispute it is the one before that the story ends with.
    [[nodiscard]] std::size_t acts_before_the_last_dispute() const;
    /// What a ruling has made due in this turn goes before what waited for it; where nothing can be exacted under that
    /// ruling, what waited binds alone.
    void take_what_falls_due();
    /// The matter whose ruling has put right what was seen on the board.
    [[nodiscard]] std::optional<std::size_t> put_right_with(const Incident& seen) const;
    void judge_what_is_open(std::size_t acts);
    void judge_if_open(std::size_t matter, std::size_t acts);
    /// A move made after a touch that no player has objected to, though something else was brought up, under a code by
    /// which a touch is for the players to claim.
    [[nodiscard]] bool is_left_to_the_players(const Incident& incident) const;
    /// The turn with which the board came to show the end.
    [[nodiscard]] bool has_ended_it(std::size_t matter) const;
    /// A right that a ruling gave stands as long as the conditions hold on which the code gives it.
    void drop_lapsed_rights(Ruled& ruled);
    /// What was put off is said where it falls due, and no more where it was put off.
    void drop_duty_that_waits_no_more(Ruled& ruled);
    /// Turns taken at the end are not among the matters of the story.
    [[nodiscard]] bool has_lapsed(std::size_t matter) const;
    static void drop_duty(Ruled& ruled);
    /// Where everything was in order, the last move is what is asked about: it stands, and the ruling cites the rules
    /// of movement that allow it.
    void take_last_in_order();
    const Ruled& take_at_the_end(const Incident& incident, std::size_t matter);
    /// Play would go on from a position in which the game is over: then that is a matter of its own, where the code has
    /// an article on it and no other matter has said so.
    void take_end_on_the_board();
    /// Or what it says hangs on what nobody has told.
    [[nodiscard]] static bool says_something(const std::optional<Ruled>& ruled);
    void write();
    /// Nothing where the game is over, or where it hangs on an answer which board it is.
    [[nodiscard]] std::optional<chess::Setup> board_to_play_on() const;
    [[nodiscard]] std::optional<OverByMatter> over() const;
    /// It was told that the game had ended before all acts, and no ruling gives it another result or lets it go on.
    [[nodiscard]] std::optional<OverByMatter> end_told_of() const;
    [[nodiscard]] const Standing& standing() const { return teller_.standing(); }

    const Hearing& hearing_;
    const Facts& assumed_;
    Dispute telling_;  // with what was told in the dispute whose acts are told now
    Teller teller_;
    ProvisionalRuling provisional_;
    std::map<std::size_t, Moment> moments_;
    RuledMatters ruled_;
    std::set<std::size_t> in_hand_;  // matters that wait for what comes before them
    RuledBefore before_;
    WaitingDuties duties_;
    std::optional<int> restored_to_;  // half-moves left by a ruling that took back
    chess::ByColor<ClockSet> clocks_set_ = {};
    std::map<std::size_t, int> waits_;  // for an answer in that matter: what was done on the board from here on
    std::optional<int> waits_when_closed_;
    std::optional<std::size_t> over_matter_;
    std::size_t matters_before_the_end_ = 0;
    std::optional<chess::Setup> looked_at_;  // for the end of the game
    std::optional<Ruled> end_on_board_;      // the ruling on the end that it shows
    bool is_over_before_the_close_ = false;
    bool is_before_him_ = false;          // somebody has brought up a matter since the last move
    bool is_closed_ = false;              // every act has been told
    bool annulled_ = false;               // and with it everything that was done on its board
    std::set<std::size_t> waiting_acts_;  // what they come to hangs on an answer
};

}  // namespace jadoube::adjudicate
