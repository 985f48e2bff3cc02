// Tells acts to a standing, one at a time: what was done changes the board, opens matters, raises them, or has no
// effect (STORY section 2). Rulings are applied to the same standing, so that the next act is read in what they leave.
#pragma once

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/standing.hpp"
#include "base/error.hpp"
#include "game/replay.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

class Teller {
public:
    /// The standing when the first act was done. `ruleset` is asked only for its definitions.
    Teller(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute);

    /// The matter that the act brings before the arbiter, if it does: to be judged and applied before the next act.
    /// What it comes to is the last of `Standing::effects`. Fails with bad_case where the act cannot have been done (a
    /// man touched on an empty square, a point-out beyond the record), naming it by its number.
    [[nodiscard]] Result<std::optional<std::size_t>> tell(std::size_t act);
    /// Whether the act told last is to be told once more when the matter that it raised has been ruled upon: it gave a
    /// choice up, and is itself done on the board that this leaves.
    [[nodiscard]] bool is_half_told() const { return is_half_told_; }
    void apply(const Consequence& ruled);
    /// A move out of turn that nobody has objected to stands on the board on which this person goes on.
    void let_stand(Person by);
    /// The move that is told next is made after a move out of turn of the other player.
    void go_on_from_reply(const Act& move);
    /// A matter that was ruled upon falls with the board that goes back by the ruling on another.
    void drop(std::size_t matter, std::size_t with);
    /// A turn in order is a matter of these kinds all the same.
    void note_kinds(std::size_t matter, std::vector<rules::Kind> kinds) {
        standing_.matters[matter].kinds = std::move(kinds);
    }
    /// A turn in which a duty that waited has fallen due becomes a matter.
    void take_up(Incident turn) { standing_.matters.push_back(std::move(turn)); }
    /// Who objects to a turn means the move taken back from which it went on: the objection is to that matter.
    void pass_objection(std::size_t turn, std::size_t taken_back);
    /// Who objects to a turn has objected, at the same time, to the move taken back before it.
    void objects_too(std::size_t turn, std::size_t taken_back);
    /// What was done in it has come to stand, whatever it was.
    void leave_standing(std::size_t matter) { standing_.matters[matter].since.stands = true; }
    /// What was demanded of a matter that had fallen with the board is not open in it either.
    void leave_fallen(std::size_t matter);
    /// The matter is judged though nobody has raised it: it is given its kinds and what silence tells.
    void take_account_of(std::size_t matter);
    /// The matter lay on a board that goes back, and has been ruled upon all the same: nobody raises it again.
    void leave_ruled(std::size_t matter) { standing_.matters[matter].fate = Fate::fallen; }
    /// What a ruling on this turn has made due stays as it was elected, whatever was touched in it since.
    void leave_due(std::size_t matter, const Incident& as_ruled);
    /// As it would be judged then.
    [[nodiscard]] Incident accounted_for(std::size_t matter) const;
    /// The board shows the end of the game: over with the act that brought it about, where an act has.
    void end_on_the_board(rules::Ending by, std::optional<std::size_t> turn, bool by_election);
    /// At the end of the story: the turn begun becomes a matter where something was done in it, and every matter is
    /// given its kinds and what silence tells.
    void close();
    /// At the end of a dispute from which another goes on: the same, but that the turn begun goes on.
    void end_dispute();

    [[nodiscard]] const Standing& standing() const { return standing_; }

private:
    // Acts on the board: teller_moves.cpp, and what play goes on from: teller_going_on.cpp.
    void on(Person by, const Touch& touch);
    [[nodiscard]] bool closes_windows(const Touch& touch) const;
    /// Who has a choice and moves instead lets stand what he could have let stand; who touches a man loses the choice,
    /// where notice does not keep it.
    [[nodiscard]] bool gives_choice_up(Person by, bool by_touch);
    [[nodiscard]] bool keeps_choice(Person by, bool by_touch) const;
    bool lets_be_taken_back(Person by, Incident& early);
    void go_on_from_wrong_answer(Person by);
    void leave_wrong_answer(std::size_t due);
    [[nodiscard]] bool has_moved_on_in_the_turn(const Incident& matter) const;
    void reinstate(std::size_t matter);
    void put_on_the_board_again(std::size_t matter);
    /// By what he did a player has only given his choice up: the board has gone back, and the other plays.
    [[nodiscard]] bool only_gave_choice_up(Person by) const;
    /// The other player replies to a move that its player wants back: whether it stands is judged first.
    [[nodiscard]] bool replies_to_move_wanted_back(Person by);
    void on(Person by, const PlaceMan& place);
    void on(Person by, const MoveMan& move);
    void on(Person by, const Castle& castle);
    void on(Person by, const NamePiece& name);
    template <typename Classify>
    void moved(Person by, const Classify& classify);
    void moved_out_of_turn(chess::Color color, const std::optional<Done>& done);
    void moved_in_words(Person by, const MoveMan& move);
    void moved_as_read(Person by, const game::Played& move);
    /// An unfinished move gives the turn up once the other player acts, where the code says so.
    void take_turn_given_up(chess::Color actor);
    /// A move played where a ruling has left him a duty, in place of what he did, is his answer.
    bool answers_with(chess::Color by, const Done& done);
    void take_press_before_the_move(chess::Color mover);
    /// What was touched on turn before a move out of turn that stands is touched on the board which that has left.
    void goes_on_after(const Incident& moved);
    [[nodiscard]] chess::Setup board_in_the_middle(const Done& reply) const;
    [[nodiscard]] std::optional<std::size_t> reply_gone_on_from(Person by, const Step& step) const;
    void go_on_over_reply(Person by, const Step& step);
    void play_reply(const Incident& reply);
    [[nodiscard]] bool goes_on_out_of_turn(const Incident& move) const;
    void join_succession(Incident move);
    [[nodiscard]] bool regulates(rules::Kind kind) const;
    /// A clock pressed in the middle of a turn gives it away once the other player touches a man.
    void take_turn_given_away(chess::Color actor);
    void pass_turn(const Incident& press, chess::Color to);
    [[nodiscard]] bool has_open_turn_since(std::size_t matter) const;
    /// The move that is due, where it is a promotion and this piece is put on.
    [[nodiscard]] std::optional<MoveMan> promotion_due(chess::Color color, rules::PieceName piece) const;
    bool answers_once_named(chess::Color color, const Done& done);
    /// A Rook upside down may be a Queen.
    [[nodiscard]] rules::PieceName piece_put_on(rules::PieceName piece) const;
    void see_nothing_of(std::optional<rules::MoveKind> kind, bool two_hands);
    /// A move where no position is known: only the turn passes.
    void pass_unknown_turn();
    void close_if_complete();
    /// Castling on the side where the player gave his Rook as odds: only the King goes.
    bool is_castling_without_rook(const Done& done) const;
    bool tells_move_again(Person by, const MoveMan& told);
    std::optional<Step> moved_on(Person by, const Step& step);
    [[nodiscard]] std::optional<Castle> finishes_castling(Person by, const MoveMan& move) const;
    [[nodiscard]] chess::Square in_base(Person by, chess::Square man) const;
    [[nodiscard]] Step from_where_it_came(Person by, const Step& step) const;
    [[nodiscard]] bool has_left_unfinished(Person by) const;
    [[nodiscard]] bool leaves_unfinished(Person by, const Step& step) const;

    // The clock: teller_presses.cpp.
    void on(Person by, const Press& press);
    /// A press while it is this player's turn.
    void press_on_turn(Person by, chess::Color color);
    void press_after_the_move(chess::Color color);
    void note_offer_before_the_press(chess::Color color);
    /// Whether the code has anything on the press: else there is nothing that it could do to a turn.
    [[nodiscard]] bool knows_the_press() const;
    /// A press before the move was made, or made to the end: a matter by itself, and the turn goes on from what was
    /// done in it.
    void press_in_the_middle();
    Incident* turn_still_to_press(chess::Color color);
    [[nodiscard]] const Incident* move_not_completed() const;
    [[nodiscard]] bool has_something_to_press(Person by, chess::Color color);
    [[nodiscard]] bool has_man_in_hand() const;
    [[nodiscard]] bool has_pressed_already() const;
    [[nodiscard]] std::optional<std::size_t> answer_not_accepted(Person by) const;
    void note_illegal_answer(std::size_t answered);
    void note_two_hands_of_answer(chess::Color color, std::size_t answered);

    // What is taken back: teller_retractions.cpp.
    /// The player takes his move back, or wants to: what he did is one incident, and the turn is his again.
    void on(Person by, const Retract&);
    void takes_back_on_turn(chess::Color color);
    void takes_back_last_turn(Person by, chess::Color color);
    bool takes_back_move_out_of_turn(chess::Color color);
    bool takes_back_what_was_pressed(chess::Color color);
    bool takes_back_what_is_to_be_chosen(chess::Color color);
    [[nodiscard]] bool is_taken_back_meanwhile(const Incident& early) const;
    [[nodiscard]] bool has_been_put_back(chess::Color color) const;
    void wants_back_what_was_answered(const Incident& made);
    [[nodiscard]] bool plays_instead_of_what_was_answered(Person by, chess::Square from);
    [[nodiscard]] const Incident* turn_replied_to(chess::Color color) const;
    [[nodiscard]] bool takes_back_what_was_misled(Person by);
    void put_back();
    /// A man put back before it was let go is no more than touched, once its player goes on or the other speaks of it.
    void leave_only_touched(Incident& turn);
    /// The turn after a move was taken back: the men handled stay touched.
    void carry_on(std::vector<Handled> touched);

    // Objections to what was done: teller_objections.cpp.
    void on(Person by, const PointOut& point_out);
    void hear_spectator();
    void on(Person by, const Demand& demand);
    /// What a demand names is not open in the matter that it was taken to be about: it is of another that is, or no
    /// more than an objection.
    void leave_unfit_demand(std::size_t matter);
    /// An offence of the other player that nobody has raised.
    [[nodiscard]] Incident* open_offence_of_other(Person by);
    [[nodiscard]] Incident* offence_with_man_named(Person by, const Demand& demand);
    void choose(const DemandMade& demand);
    void demand_of(Incident& offence, const DemandMade& demand);
    /// An offence of the other player that lay on a board gone back for a choice over what he did before it.
    [[nodiscard]] Incident* offence_gone_back(Person by);
    void demand_of_fallen(Incident& offence, const DemandMade& demand);
    Incident* own_offence_before_what_was_in_order(Person by);
    Incident* first_move_by_wrong_person();
    [[nodiscard]] bool is_open_to_both(const Demand& demand) const;
    /// What only both players may require takes effect when the second of them does.
    void require_together(Person by, const Demand& demand);
    void on(Person by, const Answer& answer);
    bool plays(Person by, const Answer& answer);
    void on(Person by, const Refuse&);
    bool refuses_an_offer(Person by) const;
    [[nodiscard]] bool refuses_a_ruling(Person by, std::size_t matter) const;
    [[nodiscard]] bool says_what_he_refuses() const;
    [[nodiscard]] bool is_asked_for_something(Person by) const;
    [[nodiscard]] std::optional<std::size_t> last_claimed_of(Person by) const;
    void look_at_the_end(Incident& incident) const;
    [[nodiscard]] bool is_required_of_him(const Incident& incident) const;
    bool declines(Person by, std::size_t matter);
    void refuse_beside_the_board(Person by, std::optional<std::size_t> asked);
    /// The matter has been ruled upon, and the ruling leaves nothing to demand or to refuse.
    [[nodiscard]] bool is_settled(std::size_t matter) const;
    [[nodiscard]] bool is_settled(const Incident& incident) const;
    /// The incident that somebody objects to: the last thing the other side did, or for others the last thing done.
    std::optional<std::size_t> doubt(Person by);
    std::size_t doubt(Person by, Incident& incident);
    Incident* told_by_acts(rules::Kind kind, std::optional<chess::Color> offender);
    /// What was not in order comes before what was; of either the last. A player may point out his own fault where
    /// there is nothing else.
    Incident* target_of(Person by, bool with_settled);
    std::optional<std::size_t> last_doubted() const;
    // How far an objection reaches beyond what was told last: teller_reach.cpp.
    [[nodiscard]] std::optional<std::size_t> turn_reached_too(Person by);
    [[nodiscard]] bool reaches_a_flag(Person by);
    void point_out_with_the_flag(Person by);
    /// Whether this person has the say in what a ruling has left.
    bool may_choose(Person by) const;
    [[nodiscard]] bool has_offended_since(Person by) const;

    // Words, claims and happenings: teller_words.cpp.
    void on(Person by, const SayCheck&);
    void on(Person by, const OfferDraw&);
    [[nodiscard]] bool may_still_press_move_before_the_acts(chess::Color color) const;
    void on(Person by, const GiveNotice&);
    void on(Person by, const Concede&);
    void on(Person by, const Claim& claim);
    void on(Person by, const FlagFalls&);
    void on(Person by, const Resign&);
    void on(Person by, const Agree&);
    /// The second half has come: the first is no word without effect any more.
    void keep_first_half();
    void on(Person by, const Refer& refer);
    void on(Person by, const Adjournment& adjournment);
    /// The sealed move comes to light: it is judged, and made on the board where that is still to be done.
    void open_envelope();
    [[nodiscard]] std::optional<bool> is_as_sealed(const Done& done) const;
    [[nodiscard]] bool is_in_the_middle_of_another_move() const;
    [[nodiscard]] const Act* sealed_move() const;
    [[nodiscard]] bool is_envelope_open() const;
    [[nodiscard]] bool is_taken_up_again() const;
    [[nodiscard]] bool has_sealed(chess::Color by) const;
    void seal(chess::Color by, const std::string& written);
    [[nodiscard]] bool regulates_change_of_sealed() const;
    void change_sealed_move(chess::Color by);
    void put_in_envelope(std::size_t act);
    void note_sealed_on_board(chess::Color by);
    [[nodiscard]] const Incident* sealed_on_board(chess::Color by) const;
    [[nodiscard]] bool changes_sealed_move(chess::Color by, const Done& done);
    void note_opener(Person by);
    void on(Person by, const Happening& happening);
    [[nodiscard]] Incident incident_of(Person by, const Happening& happening, rules::Kind kind,
                                       std::optional<chess::Color> offender);
    [[nodiscard]] std::optional<rules::Kind> as_regulated(Person by, const Happening& happening) const;
    [[nodiscard]] bool are_both_kings_in_check() const;
    std::optional<std::size_t> join_conduct_of_other(rules::Kind kind, std::optional<chess::Color> offender);
    [[nodiscard]] bool other_does_the_same_next(rules::Kind kind, std::optional<chess::Color> offender) const;
    void concede_mate(Person by);
    [[nodiscard]] std::optional<chess::Color> sealer() const;
    void take_as_done(Incident& incident, const rules::KindTraits& traits) const;
    bool is_called_late(const Incident& turn) const;
    [[nodiscard]] bool finds_check_passed_over(chess::Color giver) const;
    void call_late(chess::Color checked);
    /// Whether the side on turn is in check; taken to be where no position is known.
    bool gives_check() const;
    /// The game is broken off and no move sealed yet: an offer goes with the sealed move.
    [[nodiscard]] bool seals_now() const;
    /// It is his to write the sealed move, and he has not yet.
    [[nodiscard]] bool has_to_seal(chess::Color by) const;
    void note_move_within_reach(chess::Color by);
    std::vector<std::size_t> drop_unseen_flag(chess::Color whose);
    void lift_flags(const Consequence& consequence);
    [[nodiscard]] std::optional<std::size_t> flag_that_nobody_called(std::optional<chess::Color> whose) const;
    /// The arbiter calls a flag that has been entered as fallen: of this player, or of either.
    bool calls_fallen_flag(Person by, std::optional<chess::Color> whose);
    /// A claim about a flag that has been entered as fallen is part of that incident.
    bool merge_flag(Person by, chess::Color claimant);
    [[nodiscard]] bool is_just_ruled_upon(Person by, rules::Kind kind, std::optional<chess::Color> offender) const;
    bool calls_own_flag(Person by, chess::Color color);
    bool claims_forfeit(Person by, chess::Color claimant);
    bool merge_forfeit(Person by, chess::Color claimant);
    bool objects_to_illegal_move(Person by, chess::Color claimant);
    void read_intended(Incident& incident);
    /// The move announced is none of those that a ruling has left to him.
    [[nodiscard]] bool is_other_than_due(chess::Color claimant, chess::Move move) const;
    /// What he has to play now follows from men that he touched for it.
    [[nodiscard]] bool has_touched_for_what_is_due(chess::Color claimant) const;
    std::optional<chess::Color> offender_of(Person by, const Happening& happening, rules::Kind kind) const;
    /// What has ended the game before this act; `no` while it goes on.
    rules::Ending over_by() const;
    [[nodiscard]] bool is_mated(std::optional<chess::Color> side) const;
    [[nodiscard]] bool is_in_playing(Person by) const;
    [[nodiscard]] rules::Kind as_done(rules::Kind found) const;
    [[nodiscard]] rules::Kind as_untold(rules::Kind found) const;
    void said_check(Person by);
    bool says_it_of_move_out_of_turn(chess::Color giver);
    void join(std::size_t matter, Person by);

    // The record of the game: teller_record.cpp.
    /// What was not in order in it lies there as matters, in the order of the game, before anybody has looked.
    void take_the_record();
    /// The record comes first: what is not in order in it is looked at before what asks for that.
    void read_the_record();
    [[nodiscard]] bool brings_up_the_record(const Incident& incident) const;
    /// A half-move of the record becomes the incident: what came later in the record came after it.
    [[nodiscard]] Incident half_move(int ply) const;
    std::optional<std::size_t> doubt_record(Person by, int ply);
    /// An illegal position is found because of the first half-move that was not in order.
    bool finds_in_the_record(Person by, rules::Kind kind);
    std::optional<bool> announced_before(int ply) const;
    [[nodiscard]] std::optional<bool> is_passed_check_announced() const;

    // The moves given as odds: teller_odds.cpp.
    [[nodiscard]] int moves_given_as_odds() const;
    [[nodiscard]] bool gives_the_odds(chess::Color player) const;
    [[nodiscard]] bool has_moved_alone(chess::Color player) const;
    void take_turn_given_as_odds(chess::Color actor);
    [[nodiscard]] bool is_given_as_odds(const Incident& turn) const;

    // The turn and its end: teller.cpp.
    /// What was not entered did not take place, if the arbiter said that all is told.
    void settle_reply(Incident& incident) const;
    void settle(Incident& incident) const;
    void settle_what_is_open();
    void look_at_flag_where_the_game_is(Incident& incident) const;
    void played(const game::HalfMove& move);
    void fresh_turn();
    void close_turn();
    void pass_turn_of(std::size_t matter);
    void find_in_envelope();
    [[nodiscard]] bool has_wrong_person_sealed() const;
    void make_sealed_move();
    [[nodiscard]] std::optional<chess::Move> legal_sealed_move() const;
    [[nodiscard]] rules::Ending ended_by_sealed_move() const;
    [[nodiscard]] bool is_of_half_done_turn(const Incident& incident) const;
    [[nodiscard]] bool lets_stand_in_the_middle(const Consequence& consequence) const;
    void finish_the_move();
    void follow_half_done_turn();
    void follow_turn_put_right(const Incident& turn);
    void lies_on_the_board(Incident& early) const;
    /// A move that a ruling, or the envelope, brings on the board is a turn like any other: what comes after belongs to
    /// it.
    void make(const chess::Move& move);
    /// The turn begun becomes a matter, or goes on as the one that was raised while it was unfinished.
    std::size_t end_turn();
    void close_judged(const Consequence& consequence);
    void go_on_from(const Consequence& consequence);
    void leave_open(const Consequence& consequence);
    void end_by(const Consequence& consequence);
    void go_back(const Consequence& consequence);
    void forget_touches_beside_the_duty(const Consequence& consequence);
    void judge_answer(const Consequence& consequence);
    void note_exacted(const Consequence& consequence);
    void leave_waiting(const Consequence& consequence);
    [[nodiscard]] bool is_left_after_all(const Consequence& consequence) const;
    [[nodiscard]] bool leaves_turn_unbound(const Consequence& consequence) const;
    void go_on_unbound();
    void use_freedom(chess::Color mover);
    void refuse(std::string message, std::string hint = {});
    Effect& effect() { return standing_.effects.back(); }
    void no_effect(NoEffect why);
    void take_back(const Incident& incident, std::size_t with);
    std::size_t open(Incident incident);
    /// The matter comes before the arbiter now, by what the act does.
    void raise(std::size_t matter, EffectWord by = EffectWord::raised);
    /// Whose turn it is; where no position is known, the first to act is taken to be on turn.
    chess::Color turn_for(chess::Color actor);
    std::optional<chess::Color> player(Person by);
    bool check_man(chess::Square square);
    std::optional<chess::Position> playable() const;
    Incident separate_incident(std::optional<chess::Color> offender, rules::Kind kind) const;
    /// Everything about the offences of the other side that a later act of `actor` changes.
    void mark_touched(chess::Color actor);
    void begin_offence(const std::vector<chess::Square>& men);
    void mark_moved(chess::Color actor);
    Incident* last_turn_of(chess::Color color);
    [[nodiscard]] std::optional<std::size_t> act_that_ended_it(const Consequence& consequence) const;
    [[nodiscard]] std::optional<std::size_t> act_that_bears_out(std::size_t matter) const;
    [[nodiscard]] std::optional<std::size_t> last_move_of(const Incident& turn) const;
    /// Whether this was said when so many half-moves of the record had been made.
    bool was_said(rules::ActWord act, int ply) const;

    const rules::Ruleset& ruleset_;
    const GameState& game_;
    const Dispute& dispute_;
    std::optional<game::Replay> replay_;
    std::size_t index_ = 0;                       // of the act that is told
    std::optional<std::size_t> raised_ = {};      // by that act
    std::optional<Done> answering_ = {};          // what that act does, where it may answer a duty
    std::optional<std::size_t> succession_ = {};  // a move out of turn that its own player goes on from with that act
    bool is_half_told_ = false;
    bool is_check_said_in_playing_ = false;  // the move is told next
    bool is_rest_ = false;                   // of an act that is told once more
    bool is_closed_ = false;                 // every act has been told
    std::optional<Error> problem_;
    Standing standing_;
};

}  // namespace jadoube::adjudicate
