// The matters of a story that have been ruled upon, in the order of the story.
#pragma once

#include <vector>

#include "adjudicate/judge/judge.hpp"
#include "adjudicate/story/standing.hpp"

namespace jadoube::adjudicate {

/// One matter of the story with its ruling: under the code itself, and under the one that it defers to.
struct Ruled {
    std::size_t matter = 0;
    Incident incident;  // as it was judged
    std::vector<Judged> judged = {};
};

/// A value of its own for rulings only; what they do to the standing is Teller::apply.
class RuledMatters {
public:
    [[nodiscard]] bool contains(std::size_t matter) const;
    /// In the order of the story; an earlier ruling on the same matter is replaced.
    Ruled& put(Ruled ruled);
    /// The board has gone back to `ply` half-moves by the ruling on an earlier matter. Of rulings on what lay after,
    /// what they left to be done there goes with it; a breach with its time, count and penalty remains. The matters of
    /// which nothing remains.
    std::vector<std::size_t> go_back(std::size_t matter, int ply);
    /// Of a matter that lies beyond the board which the ruling on a later one brings back; whether all was in order in
    /// it, so that nothing remains of it.
    bool drop_in_order(std::size_t matter);
    /// Of a matter that was ruled upon.
    [[nodiscard]] const Ruled& at(std::size_t matter) const;
    /// What was ruled in the matters before this one, as the law counts it.
    [[nodiscard]] std::vector<EarlierIncident> before(std::size_t matter) const;
    /// A turn in which nothing was done but to play what was due for a move taken back, on which there is a ruling.
    [[nodiscard]] bool is_met_duty(const Ruled& turn) const;

    /// A turn gone on from a move that its player might take back, to play as he likes, or by which he has met what
    /// that left due: the men handled do not bind him.
    [[nodiscard]] bool leaves_free(const Incident& turn) const;

    [[nodiscard]] bool empty() const { return all_.empty(); }
    [[nodiscard]] auto begin() const { return all_.begin(); }
    [[nodiscard]] auto end() const { return all_.end(); }
    [[nodiscard]] auto begin() { return all_.begin(); }
    [[nodiscard]] auto end() { return all_.end(); }

private:
    std::vector<Ruled> all_;
};

/// What the matter left on a board that has gone back is no more; what it was remains.
void lose_board(MatterRuling& ruling);
/// A demand was made upon this matter, and its board has gone back for a choice over what the same player did before.
[[nodiscard]] bool lies_on_board_gone_back(const Standing& standing, std::size_t matter);
/// What was demanded is open in it, and comes to no more than that the board goes back.
[[nodiscard]] bool is_demand_to_go_back(const Ruled& ruled, const Standing& standing, const GameState& game);

[[nodiscard]] bool is_about_flag(const Incident& incident);
[[nodiscard]] bool is_about_the_result(const Incident& incident);
/// A flag that nobody claimed and no arbiter called.
[[nodiscard]] bool is_unclaimed_flag(const Incident& incident);

/// The board as it stands, as a matter of its own: whether the game is over on it.
[[nodiscard]] Incident end_on(const Standing& standing);
[[nodiscard]] bool gives_a_score(const Ruled& ruled);
/// Though nobody may have told which player wins by it: the side that gave mate.
[[nodiscard]] bool decides_the_result(const Ruled& ruled);
/// Whether it comes to nothing but what had ended the game already.
[[nodiscard]] bool says_only(const Ruled& ruled, rules::Ending end);
/// Whether nothing in it is wrong or open, and no board goes back.
/// What one or both players ended the game by, a resignation or an agreement, is withdrawn, and the code lets the game
/// go on.
[[nodiscard]] bool withdraws_the_end(const Incident& incident, const MatterRuling& ruling);

[[nodiscard]] bool is_in_order(const Ruled& ruled);
/// Turns before this matter that nobody has raised, made since there were `ply` half-moves: where the board goes back
/// so far, what was in order in them goes with it.
[[nodiscard]] std::vector<std::size_t> turns_made_since(const Standing& standing, std::size_t matter, int ply);
/// Whether by it an irregular move stands on this board for good: somebody has elected that, or it is too late to
/// object.
[[nodiscard]] bool is_left_standing(const Ruled& ruled, const chess::Setup& board);
/// By a choice, and not because it is too late.
[[nodiscard]] bool is_elected_to_stand(const Ruled& ruled);
/// What was done after the end, and nobody has raised, is no matter; but for what can still come about.
[[nodiscard]] bool came_after_the_end(const Incident& incident, const Standing& standing);

/// Who may have the position before the offence back, and took his move back since or has played from there, has used
/// that right.
[[nodiscard]] bool is_used_up(const Right& right, const Incident& incident, const Standing& standing);
/// After the end nothing is due and nothing to be set, and there is no second score.
void silence(MatterRuling& ruling);

}  // namespace jadoube::adjudicate
