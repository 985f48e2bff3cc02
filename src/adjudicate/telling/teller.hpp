// Tells acts to a standing, one at a time: what was done changes the board, opens matters, raises them, or has no
// effect (STORY section 2). Rulings are applied to the same standing, so that the next act is read in what they leave.
#pragma once

#include "adjudicate/telling/story.hpp"

namespace jadoube::adjudicate {

class Teller {
public:
    /// The standing when the first act was done. `ruleset` is asked only for its definitions.
    Teller(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute);

    /// The game was over before the first act.
    void begin_after(rules::Ending by) { story_.now.over = Over{.by = by}; }

    /// The matter that the act brings before the arbiter, if it does: to be judged and applied before the next act.
    /// What it comes to is the last of `Standing::effects`. Fails with bad_case where the act cannot have been done (a
    /// man touched on an empty square, a point-out beyond the record), naming it by its number.
    [[nodiscard]] Result<std::optional<std::size_t>> tell(std::size_t act);
    /// Whether the act told last is to be told once more when the matter that it raised has been ruled upon: it gave a
    /// choice up, and is itself done on the board that this leaves.
    [[nodiscard]] bool is_half_told() const { return story_.is_half_told; }
    void apply(const Consequence& ruled);
    /// A move out of turn that nobody has objected to stands on the board on which this person goes on.
    void let_stand(Person by);
    /// The move that is told next is made after a move out of turn of the other player.
    void go_on_from_reply(const Act& move);
    /// Of a move out of turn that has gone back, and the turn that was played over it.
    [[nodiscard]] bool had_begun_before(std::size_t turn, std::size_t moved) const;
    /// That turn goes on with the men touched before the move.
    void begin_again(std::size_t turn, std::size_t moved);
    /// A matter that was ruled upon falls with the board that goes back by the ruling on another.
    void drop(std::size_t matter, std::size_t with);
    /// A turn in order is a matter of these kinds all the same.
    void note_kinds(std::size_t matter, std::vector<rules::Kind> kinds) {
        story_.now.matters[matter].kinds = std::move(kinds);
    }
    /// A turn in which a duty that waited has fallen due becomes a matter.
    void take_up(Incident turn) { story_.now.matters.push_back(std::move(turn)); }
    /// Who objects to a turn means the move taken back from which it went on: the objection is to that matter.
    void pass_objection(std::size_t turn, std::size_t taken_back);
    /// Who objects to a turn has objected, at the same time, to the move taken back before it.
    void objects_too(std::size_t turn, std::size_t taken_back);
    /// What was done in it has come to stand, whatever it was.
    void leave_standing(std::size_t matter) { story_.now.matters[matter].since.stands = true; }
    /// What was demanded of a matter that had fallen with the board is not open in it either.
    void leave_fallen(std::size_t matter);
    /// The matter is judged though nobody has raised it: it is given its kinds and what silence tells.
    void take_account_of(std::size_t matter);
    /// The answer that met what was due in it has gone back with the board of another. Whether it had been met so.
    [[nodiscard]] bool take_answer_back(std::size_t matter, std::size_t with);
    /// The matter lay on a board that goes back, and has been ruled upon all the same: nobody raises it again.
    void leave_ruled(std::size_t matter) { story_.now.matters[matter].fate = Fate::fallen; }
    /// What a ruling on this turn has made due stays as it was elected, whatever was touched in it since.
    void leave_due(std::size_t matter, const Incident& as_ruled);
    /// It stays as it was brought before the arbiter, whoever has objected to it since.
    void leave_objection(std::size_t matter, const Incident& as_ruled);
    /// As it would be judged then.
    [[nodiscard]] Incident accounted_for(std::size_t matter) const;
    /// The board shows the end of the game: over with the act that brought it about, where an act has.
    void end_on_the_board(rules::Ending by, std::optional<std::size_t> turn, bool by_election);
    /// At the end of the story: the turn begun becomes a matter where something was done in it, and every matter is
    /// given its kinds and what silence tells.
    void close();
    /// At the end of a dispute from which another goes on: the same, but that the turn begun goes on.
    void end_dispute();

    [[nodiscard]] const Standing& standing() const { return story_.now; }

private:
    Story story_;
};

}  // namespace jadoube::adjudicate
