#include "adjudicate/left_open.hpp"

#include <algorithm>

#include "adjudicate/dispute/consequence.hpp"

namespace jadoube::adjudicate {
namespace {

/// The same matter under other answers: that of the same first act. Nothing where that has come to nothing there.
const MatterRuling* counterpart(const MatterRuling& matter, const Ruling& other) {
    const auto is_it = [&](const MatterRuling& one) {
        if (matter.acts.empty() || one.acts.empty()) return one.acts.empty() && matter.acts.empty();
        return std::ranges::find(one.acts, matter.acts.front()) != one.acts.end() && one.offender == matter.offender;
    };
    const auto found = std::ranges::find_if(other.matters, is_it);
    return found == other.matters.end() ? nullptr : &*found;
}

/// Without the articles, which are reasons.
template <typename Answer>
std::optional<Answer> answer_alone(std::optional<Answer> answer) {
    if (answer) answer->articles.clear();
    return answer;
}

/// Of a duty that is met, and of one to play any move, nothing is left to be done.
std::optional<Obligation> duty_left(const std::optional<Obligation>& duty) {
    if (!duty || duty->discharged) return std::nullopt;
    return Obligation{.status = duty->status, .binds = duty->binds, .chooser = duty->chooser, .options = duty->options};
}

std::optional<PositionAnswer> board_left(const std::optional<PositionAnswer>& position) {
    if (!position) return std::nullopt;
    return PositionAnswer{.status = position->status, .setup = position->setup};
}

/// A breach, a claim that holds, or nothing.
bool is_alike(const std::optional<Conclusion>& one, const std::optional<Conclusion>& other) {
    const auto comes_to_nothing = [](const std::optional<Conclusion>& finding) {
        return finding == Conclusion::waived || finding == Conclusion::no_breach ||
               finding == Conclusion::claim_rejected;
    };
    return one == other || (comes_to_nothing(one) && comes_to_nothing(other));
}

/// Whether anything was left open now.
template <typename Answer>
bool leave_open(std::optional<Answer>& answer, bool differs) {
    if (!differs || !answer) return differs;
    if (answer->status >= Status::needs_facts) return false;  // and says what it can
    answer.emplace();
    answer->status = Status::needs_facts;
    return true;
}

template <typename Said>
bool keep_what_both_say(std::vector<Said>& all, const std::vector<Said>& others) {
    const auto is_said_there = [&](const Said& said) { return std::ranges::find(others, said) != others.end(); };
    return std::erase_if(all, [&](const Said& said) { return !is_said_there(said); }) > 0;
}

/// Whether its board is among that. Where the game may be over no board is another one.
bool leave_open_what_differs(MatterRuling& matter, const MatterRuling& other, bool is_over_there) {
    const bool is_other_board = !is_over_there && board_left(matter.position) != board_left(other.position);
    const bool is_board_open = leave_open(matter.position, is_other_board);
    bool is_open = is_board_open;
    is_open |= leave_open(matter.game, answer_alone(matter.game) != answer_alone(other.game));
    is_open |= leave_open(matter.obligation, duty_left(matter.obligation) != duty_left(other.obligation));
    is_open |= leave_open(matter.clock, answer_alone(matter.clock) != answer_alone(other.clock));
    is_open |= leave_open(matter.result, answer_alone(matter.result) != answer_alone(other.result));
    is_open |= keep_what_both_say(matter.other, other.other);
    is_open |= keep_what_both_say(matter.rights, other.rights);
    if (!is_alike(matter.conclusion, other.conclusion)) {
        matter.conclusion.reset();
        is_open = true;
    }
    if (is_open) matter.status = std::max(matter.status, Status::needs_facts);
    return is_board_open;
}

/// As the matter is where nobody has to speak of it.
MatterRuling come_to_nothing(const MatterRuling& matter) {
    MatterRuling nothing{.conclusion = Conclusion::no_breach};
    if (matter.position && !is_board_changed(*matter.position)) nothing.position = matter.position;
    return nothing;
}

void leave_open_what_differs(FinalStanding& standing, const FinalStanding& other, bool is_board_open) {
    keep_what_both_say(standing.due, other.due);
    if (keep_what_both_say(standing.clock_steps, other.clock_steps)) standing.clocks = {};
    if (is_board_open && standing.play_from != other.play_from) standing.play_from.reset();
}

void leave_over_open(Ruling& ruling) {
    ruling.standing.over.reset();
    for (Effect& effect : ruling.story)
        if (effect.what == EffectWord::ended_game || effect.why == NoEffect::game_over)
            effect = {.what = EffectWord::waits};
}

}  // namespace

void leave_end_open(Ruling& ruling, const std::vector<Ruling>& others) {
    if (!ruling.standing.over) return;
    const GameEnd end = *ruling.standing.over;
    const auto has_other_score = [&](const Ruling& other) {
        return !other.standing.over || other.standing.over->score != end.score;
    };
    const auto is_other = [&](const Ruling& other) {
        return has_other_score(other) || other.standing.over->by != end.by;
    };
    if (std::ranges::none_of(others, is_other)) return;
    const bool is_over_anyway = std::ranges::all_of(others, [&](const Ruling& other) {
        const auto& over = other.standing.over;
        return over && over->by == end.by && over->act == end.act;
    });
    if (is_over_anyway)
        ruling.standing.over->score.reset();
    else
        leave_over_open(ruling);
    if (!end.matter || std::ranges::none_of(others, has_other_score)) return;
    MatterRuling& ended_it = ruling.matters[*end.matter];
    if (ended_it.result) ended_it.result = ResultAnswer{.status = Status::needs_facts};
    ended_it.conclusion.reset();
    ended_it.status = Status::needs_facts;
}

void leave_open_what_differs(Ruling& ruling, const std::vector<Ruling>& others) {
    for (const Ruling& other : others) {
        bool is_board_open = false;
        for (MatterRuling& matter : ruling.matters) {
            const MatterRuling* found = counterpart(matter, other);
            const bool is_over_there = other.standing.over.has_value();
            is_board_open |= leave_open_what_differs(matter, found ? *found : come_to_nothing(matter), is_over_there);
        }
        leave_open_what_differs(ruling.standing, other.standing, is_board_open);
    }
    if (const MatterRuling* main = ruling.main()) ruling.conclusion = main->conclusion;
}

}  // namespace jadoube::adjudicate
