#include "report/ruling/verdict.hpp"

#include <algorithm>

#include "report/ruling/deferral.hpp"
#include "report/ruling/duty.hpp"
#include "report/ruling/outcome.hpp"
#include "report/ruling/standing.hpp"
#include "report/ruling/standing_lines.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {

using adjudicate::FinalStanding;
using adjudicate::GameEnd;
using adjudicate::MatterRuling;
using adjudicate::Obligation;
using adjudicate::Ruling;
using adjudicate::Status;
using adjudicate::Supposed;
using chess::Color;
using rules::Conclusion;
using rules::Ending;

namespace {

/// A standing with what its line needs of the ruling that it belongs to.
struct Answer {
    const FinalStanding& standing;
    Status status = Status::decided;
    std::optional<Conclusion> conclusion = {};
    std::size_t questions = 0;
    const MatterRuling* ended_by = nullptr;  // the matter whose ruling ended the game
    Text refer_to = {};
    Text result = {};               // where nobody knows whose it is, and so there is no score
    bool is_anything_else = false;  // a penalty, a right
    bool is_all_silent = true;      // no matter in it on which the code has anything
    bool is_of_result = false;      // what the result was is the matter: the game had ended
    bool was_over = false;          // before: that is no finding of this ruling
    const chess::Setup* before = nullptr;
};

// ---- the game is over

std::optional<Color> winner(const game::Score& score) {
    if (score.white == 2) return Color::white;
    return score.black == 2 ? std::optional(Color::black) : std::nullopt;
}

/// Who resigned or ran out of time is known by who lost; else who resigned by whose matter it is.
Text ending_words(const GameEnd& end, const std::optional<Color>& offender) {
    const auto won_by = end.score ? winner(*end.score) : std::nullopt;
    const bool is_done_by_one = end.by == Ending::resignation || end.by == Ending::flag;
    const auto by = won_by ? std::optional(!*won_by) : end.by == Ending::resignation ? offender : std::nullopt;
    if (is_done_by_one && !by) return words_of("fact.game_ended_by", name_of(end.by));
    return say_row("ending", name_of(end.by), {{"side", by ? side(*by) : std::string()}});
}

/// A claim is upheld where somebody claimed; what the arbiter found himself is only ruled.
bool is_reason(Conclusion conclusion, const MatterRuling* matter) {
    const bool is_on_a_claim = conclusion == Conclusion::claim_upheld || conclusion == Conclusion::claim_rejected;
    if (!is_on_a_claim || matter == nullptr || matter->kinds.empty()) return true;
    return rules::covers_any(rules::Kind::claim, matter->kinds);
}

/// What would have ended the game as a draw is no reason for another result, where it was not found so.
bool is_another_result(const GameEnd& end, const MatterRuling* matter) {
    const bool is_of_a_player = end.by == Ending::resignation || end.by == Ending::flag || end.by == Ending::checkmate;
    const bool is_drawn = !end.score || end.score == game::Score{1, 1};
    return !is_of_a_player && !is_drawn && matter != nullptr && matter->conclusion != Conclusion::claim_upheld;
}

Text why_over(const Answer& answer, const GameEnd& end) {
    const MatterRuling* matter = answer.ended_by;
    const auto conclusion = matter != nullptr && matter->conclusion ? matter->conclusion : answer.conclusion;
    const auto offender = matter != nullptr ? matter->offender : std::nullopt;
    if (answer.was_over && end.by == Ending::ruling) return say("standing.before");
    const bool is_by_ruling = end.by == Ending::ruling || is_another_result(end, matter);
    const bool is_ruled = is_by_ruling && conclusion && is_reason(*conclusion, matter);
    const Text what = is_ruled ? finding_words(*conclusion, offender) : ending_words(end, offender);
    return what + (matter != nullptr && matter->result ? in_brackets(matter->result->articles) : Text());
}

Text over_line(const Answer& answer) {
    const GameEnd& end = *answer.standing.over;
    const MatterRuling* matter = answer.ended_by;
    if (!end.score && matter != nullptr && matter->game && matter->game->what) return game_word(*matter);
    const Text why = why_over(answer, end);
    if (!end.score) return say("standing.over", {{"why", why}});
    const Text score = game::to_text(*end.score);
    if (const auto won_by = winner(*end.score))
        return say("standing.won", {{"side", side(*won_by)}, {"score", score}, {"why", why}});
    if (end.score == game::Score{1, 1}) return say("standing.drawn", {{"score", score}, {"why", why}});
    return say("standing.over_with", {{"score", score}, {"why", why}});
}

// ---- it goes on, or nobody can tell yet

const chess::Setup* board_of(const Answer& answer) {
    return answer.standing.play_from ? &*answer.standing.play_from : answer.before;
}

Text goes_on_line(const Answer& answer) {
    if (answer.is_of_result) return say("standing.result_stands");
    const auto& from = answer.standing.play_from;
    const Text line = from ? say("standing.goes_on", {{"side", side(from->turn)}}) : say("standing.goes_on_somewhere");
    const bool is_quiet = answer.standing.clock_steps.empty() && !answer.is_anything_else;
    return is_quiet ? say("standing.nothing_due", {{"line", line}}) : line;
}

/// What is still open besides.
Text with_questions(Text line, const Answer& answer) {
    if (answer.status != Status::needs_facts) return line;
    if (answer.questions == 0) return join({line, say("standing.more")}, "; ");  // of a lead nobody counts them
    return say("standing.and_open", {{"line", line}, {"questions", count_of_questions(answer.questions)}});
}

Text line_of(const Answer& answer) {
    if (answer.status == Status::conflict) return say("standing.conflict");
    if (answer.standing.over) return with_questions(over_line(answer), answer);
    if (answer.status == Status::needs_facts)
        return answer.questions == 0 ? say("standing.more")
                                     : say("standing.needs", {{"questions", count_of_questions(answer.questions)}});
    if (!answer.result.empty()) return answer.result;
    if (!answer.standing.due.empty()) return due_line(answer.standing.due.front(), board_of(answer));
    if (!answer.refer_to.empty()) return say("standing.referred", {{"what", answer.refer_to}});
    if (answer.status == Status::discretion) return say("standing.discretion");
    const bool is_silent = answer.is_all_silent && answer.standing.clock_steps.empty();
    if (answer.status == Status::silent && is_silent) return say("standing.silent");
    return goes_on_line(answer);
}

/// To whom the matter goes, with the article that says so.
Text referred_to(const Ruling& ruling) {
    if (ruling.conclusion != Conclusion::referred) return {};
    for (const MatterRuling& matter : ruling.matters) {
        for (const adjudicate::OtherAnswer& other : as_cited(matter).other) {
            if (other.kind != rules::OtherKind::refer || other.words.empty()) continue;
            std::vector<Text> words;
            for (const rules::SaidWord& word : other.words) words.push_back(foreign(words_of("refer", to_text(word))));
            return list_of(words, phrase("list.or")) + in_brackets(other.articles);
        }
    }
    return {};
}

/// "the offender loses (11.3.2.2)"
Text result_without_score(const Ruling& ruling) {
    for (const MatterRuling& matter : ruling.matters) {
        const auto& result = matter.result;
        const bool is_unsaid = result && result->word && !result->score && result->status == Status::decided;
        if (is_unsaid) return result_words(*result->word) + in_brackets(as_cited(matter).result->articles);
    }
    return {};
}

/// Whether somebody has already chosen among what the matter left.
bool is_chosen(const Ruling& ruling, std::size_t matter) {
    return std::any_of(ruling.story.begin(), ruling.story.end(), [&](const adjudicate::Effect& effect) {
        return effect.what == adjudicate::EffectWord::chose && effect.matter == matter;
    });
}

/// No article laid it: whoever is to move plays what he likes.
bool is_plain_play(const Obligation& duty) {
    return duty.articles.empty() && duty.unavailable.empty() && duty.lost.empty() && duty.options.size() == 1 &&
           is(duty.options.front().action, rules::Deed::free_move);
}

/// It is about the end, and is brought up when it is over; no article says that the game goes on.
bool is_about_result(const MatterRuling& matter) {
    return !matter.game && std::any_of(matter.kinds.begin(), matter.kinds.end(), [](rules::Kind kind) {
        const auto& traits = rules::row_of(kind).traits;
        return traits.about_the_end && traits.outlasts_the_game;
    });
}

}  // namespace

Text game_word(const MatterRuling& matter) {
    std::string words = words_of("game", name_of(*matter.game->what));
    if (words.ends_with('.')) words.pop_back();
    return words + in_brackets(matter.game->articles);
}

bool is_put_right(const MatterRuling& matter) {
    const auto& game = matter.game;
    return game && game->status == Status::decided &&
           (game->what == rules::GameWord::adjust_board || game->what == rules::GameWord::adjust_men);
}

bool says_something(const adjudicate::OtherAnswer& other) {
    return other.kind != rules::OtherKind::nothing;
}

Text finding_words(Conclusion conclusion, const std::optional<Color>& offender) {
    const std::string what = words_for(conclusion);
    const bool names_offender = conclusion == Conclusion::breach && offender;
    return names_offender ? say("standing.breach_by", {{"what", what}, {"side", side(*offender)}}) : Text(what);
}

bool says_what_is_due(const Ruling& ruling) {
    return !ruling.standing.over && result_without_score(ruling).empty() && ruling.status != Status::needs_facts &&
           ruling.status != Status::conflict;
}

FinalStanding said_of(const Ruling& ruling) {
    FinalStanding standing = standing_as_cited(ruling);
    for (std::size_t i = 0; i < ruling.matters.size(); ++i) {
        for (std::size_t k = 0; k < standing.due.size(); ++k)
            if (ruling.matters[i].obligation == ruling.standing.due[k] && is_chosen(ruling, i))
                standing.due[k].until.reset();
    }
    std::erase_if(standing.due, is_plain_play);
    return standing;
}

bool says_where_it_goes(const Ruling& ruling) {
    return says_what_is_due(ruling) && said_of(ruling).due.empty() && !referred_to(ruling).empty();
}

Text verdict_on(const Ruling& ruling, const chess::Setup* before) {
    const FinalStanding standing = said_of(ruling);
    std::optional<MatterRuling> ended_by;
    if (standing.over && standing.over->matter && *standing.over->matter < ruling.matters.size())
        ended_by = as_cited(ruling.matters[*standing.over->matter]);
    const bool is_anything_else = std::any_of(ruling.matters.begin(), ruling.matters.end(), [](const auto& matter) {
        return is_put_right(matter) || !rights_left(matter).empty() ||
               std::any_of(matter.other.begin(), matter.other.end(), says_something);
    });
    const bool is_all_silent = std::all_of(ruling.matters.begin(), ruling.matters.end(),
                                           [](const MatterRuling& matter) { return matter.status == Status::silent; });
    return sentence(capital(line_of({.standing = standing,
                                     .status = ruling.status,
                                     .conclusion = ruling.conclusion,
                                     .questions = ruling.questions.size(),
                                     .ended_by = ended_by ? &*ended_by : nullptr,
                                     .refer_to = referred_to(ruling),
                                     .result = result_without_score(ruling),
                                     .is_anything_else = is_anything_else,
                                     .is_all_silent = is_all_silent,
                                     .is_of_result = std::ranges::any_of(ruling.matters, is_about_result),
                                     .was_over = standing.over && !standing.over->matter,
                                     .before = before})));
}

Text verdict(const Ruling& ruling) {
    return verdict_on(ruling, nullptr);
}

Text lead_line(const Supposed& supposed) {
    const FinalStanding& standing = supposed.standing;
    const Answer answer{.standing = standing, .status = supposed.status, .conclusion = supposed.conclusion};
    const Text clocks = clocks_to_set(standing);
    if (supposed.status == Status::needs_facts && !standing.over && !standing.due.empty())
        return join({due_line(standing.due.front(), board_of(answer)), clocks, say("standing.more")}, "; ");
    const bool is_plain = supposed.status == Status::decided && !standing.over && standing.due.empty();
    if (!is_plain) return join({line_of(answer), clocks}, "; ");
    const bool is_empty = !supposed.conclusion || supposed.conclusion == Conclusion::no_breach;
    if (is_empty && clocks.empty()) return say("standing.nothing_follows");
    if (!supposed.conclusion) return join({goes_on_line(answer), clocks}, "; ");
    const bool goes_on = clocks.empty() && supposed.conclusion == Conclusion::claim_rejected;
    return join({finding_words(*supposed.conclusion, {}), goes_on ? say("standing.goes_on_somewhere") : clocks}, "; ");
}

Text count_of_questions(std::size_t number) {
    return number == 1 ? say("ruling.one_question") : say("ruling.questions", {{"count", std::to_string(number)}});
}

}  // namespace jadoube::report
