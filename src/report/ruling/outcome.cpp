#include "report/ruling/outcome.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "report/ruling/deferral.hpp"
#include "report/ruling/duty.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Status;

Text labelled_text(const Text& label, const Text& text, Status status) {
    return strong(plain(say("outcome.label", {{"what", label}, {"reservation", reservation(status)}}))) + " " + text;
}

Block labelled(const Text& label, const Text& text, Status status = Status::decided) {
    return {Paragraph{labelled_text(label, text, status)}};
}

/// The sentence without its full stop, with the articles, with a full stop.
Text cited(std::string sentence, const std::vector<std::string>& articles) {
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence + under(articles) + ".";
}

bool is_about_stalemate(const adjudicate::MatterRuling& ruling) {
    return std::ranges::any_of(ruling.kinds, [](rules::Kind kind) {
        return kind == rules::Kind::claim_draw_stalemate || kind == rules::Kind::observed_stalemate;
    });
}

/// "White loses", where it is known who the offender is.
std::string named_result(const adjudicate::MatterRuling& ruling, rules::ResultWord word) {
    const bool loses = word == rules::ResultWord::offender_loses;
    const bool wins = word == rules::ResultWord::opponent_wins;
    if (ruling.offender && loses) return phrase("outcome.loses", {{"side", side(*ruling.offender)}});
    if (ruling.offender && wins) return phrase("outcome.wins", {{"side", side(!*ruling.offender)}});
    return is_about_stalemate(ruling) ? result_at_stalemate_words(word) : result_words(word);
}

Text result_text(const adjudicate::MatterRuling& ruling) {
    const adjudicate::ResultAnswer& answer = *ruling.result;
    Text text;
    if (answer.score) text += strong(game::to_text(*answer.score)) + ". ";
    if (answer.word) text += cited(capital(named_result(ruling, *answer.word)), answer.articles);
    if (answer.mate) text += " " + foreign(capital(mate_words(*answer.mate)));
    return text;
}

/// "Taken off: the knight on e5.", in one row or another.
Text men_line(Key key, const adjudicate::Squares& squares, const chess::Setup* before) {
    std::vector<Text> men;
    for (const chess::Square square : squares)
        men.emplace_back(man_words(to_text(square), before, GrammarCase::nominative));
    return men.empty() ? Text() : " " + say(key, {{"men", list_of(men, phrase("list.and"))}});
}

Text position_text(const adjudicate::MatterRuling& ruling, const chess::Setup* before,
                   const std::optional<chess::Setup>& play_from) {
    const adjudicate::PositionAnswer& answer = *ruling.position;
    Text text = cited(place_words(ruling), answer.articles);
    text += men_line("outcome.men_off", answer.men_off, before);
    text += men_line("outcome.men_kept", answer.men_kept, before);
    text += men_line("outcome.men_on", answer.men_on, answer.setup ? &*answer.setup : nullptr);
    std::vector<std::string> not_put;
    for (const chess::Square square : answer.not_put) not_put.push_back(to_text(square));
    if (!not_put.empty())
        text += " " + say("outcome.not_put", {{"squares", fmt::format("{}", fmt::join(not_put, ", "))}});
    const bool has_gone_on = answer.setup && play_from && answer.setup != play_from;
    const Key whose_move = has_gone_on ? Key("outcome.was_to_move") : Key("outcome.to_move");
    if (answer.setup) text += " " + say(whose_move, {{"side", side(answer.setup->turn)}});
    return text;
}

/// A reading as it can be set: no clock shows less than nothing.
std::string settable(Millis time) {
    if (time.count >= 0) return to_text(time);
    return plain(say("outcome.below_zero", {{"missing", to_text(Millis{-time.count})}}));
}

Text reading(const std::optional<Millis>& time) {
    return time ? Text(settable(*time)) : say("outcome.not_known");
}

bool known(const chess::ByColor<std::optional<Millis>>& readings) {
    return readings.white || readings.black;
}

/// " under 7.5.5 and A.3": the article that orders it, and the clauses by which the amount holds.
Text under_all(const adjudicate::ClockStep& step) {
    std::vector<std::string> articles = {step.article};
    articles.insert(articles.end(), step.by.begin(), step.by.end());
    return under(articles);
}

/// "+0:02:00", or what a clock shows that is set whatever it showed.
Text change_words(const adjudicate::ClockStep& step) {
    return step.to && step.change == Millis{} ? Text(settable(*step.to)) : Text(signed_time(step.change));
}

/// "Black +0:02:00, added under 7.5.5".
Text steps_in_line(const adjudicate::ClockAnswer& answer) {
    std::vector<Text> steps;
    for (const adjudicate::ClockStep& step : answer.steps) {
        steps.push_back(say("outcome.step", {{"side", side(step.side)},
                                             {"change", change_words(step)},
                                             {"what", words_for(step.action)},
                                             {"under", under_all(step)}}));
    }
    return join(steps, "; ");
}

Table clock_table(const adjudicate::ClockAnswer& answer) {
    Table table{{say("outcome.clock_table"), side(chess::Color::white), side(chess::Color::black)}, {}};
    table.rows.push_back({say("outcome.before"), reading(answer.before.white), reading(answer.before.black)});
    for (const adjudicate::ClockStep& step : answer.steps) {
        const bool white = step.side == chess::Color::white;
        const Text change = change_words(step);
        table.rows.push_back(
            {capital(words_for(step.action)) + under_all(step), white ? change : Text(), white ? Text() : change});
    }
    const auto set_to = [&](chess::Color color) { return strong(plain(reading(answer.after[color]))); };
    table.rows.push_back(
        {strong(plain(say("outcome.set_to"))), set_to(chess::Color::white), set_to(chess::Color::black)});
    return table;
}

/// More is to be taken off than a clock shows: what cannot be set.
std::vector<Text> not_to_be_set(const adjudicate::ClockAnswer& answer) {
    std::vector<Text> said;
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        if (!answer.before[color]) continue;
        Millis left = *answer.before[color];
        for (const adjudicate::ClockStep& step : answer.steps)
            if (step.side == color) left = left + step.change;
        if (left < Millis{})
            said.push_back(
                say("outcome.less_than_nothing", {{"side", side(color)}, {"missing", to_text(Millis{-left.count})}}));
    }
    return said;
}

bool stands(Status status) {
    return status != Status::needs_facts && status != Status::conflict;
}

/// Times to set only where nothing waits: a reading shown before that could be set by mistake.
Blocks clock_blocks(const adjudicate::ClockAnswer& answer) {
    const bool has_times = known(answer.after) && stands(answer.status);
    std::vector<Text> parts;
    if (!stands(answer.status)) {
        parts.push_back(say("outcome.clock_waits", {{"under", under(answer.articles)}}));
    }
    const bool changes_nothing =
        answer.status == Status::decided && answer.steps.empty() && answer.before == answer.after;
    if (changes_nothing)
        parts.push_back(say("outcome.clocks_stay", {{"under", under(answer.articles)}}));
    else if (has_times)
        parts.push_back(
            say("outcome.set_clocks", {{"times", clock_words(answer.after)}, {"under", under(answer.articles)}}));
    for (Text& missing : not_to_be_set(answer)) parts.push_back(std::move(missing));
    if (!known(answer.after) && !answer.steps.empty()) parts.push_back(steps_in_line(answer) + ".");
    Blocks blocks{labelled(say("outcome.clocks"), join(parts, " "), answer.status)};
    if (has_times && !changes_nothing) blocks.push_back({clock_table(answer)});
    return blocks;
}

/// Rights that are either's to use are lost by both.
Text lost_right(const adjudicate::Right& right) {
    const Text words = foreign(words_of("right", name_of(*right.lost)));
    const bool is_shared = right.holder == rules::Party::either || right.holder == rules::Party::both;
    return say(is_shared ? Key("outcome.lost_by_both") : Key("outcome.lost_right"),
               {{"person", person(right.holder)},
                {"right", say("outcome.right_to", {{"what", words}})},
                {"under", under(right.articles)}});
}

/// A right of both is used by both, and not by either of them.
std::string holder_of(const adjudicate::Right& right) {
    return right.holder == rules::Party::both ? phrase("outcome.both_together") : person(right.holder);
}

Blocks right_to_choose(const adjudicate::Right& right, const chess::Setup* board) {
    const Text text = say("outcome.may_choose", {{"person", holder_of(right)}, {"under", under(right.articles)}});
    return {{Paragraph{labelled_text(say("outcome.right"), text, Status::decided), Paragraph::Role::lead_in}},
            {option_list(right.options, board)}};
}

Text only_right(const adjudicate::Right& right, const chess::Setup* board) {
    const std::string holder = holder_of(right);
    if (!right.options.empty()) {
        const Text what = option_words(right.options.front(), board, right.articles);
        return say("outcome.may", {{"person", holder}, {"what", what}});
    }
    return say("outcome.no_use", {{"person", holder}, {"under", under(right.articles)}});
}

Blocks right_blocks(const adjudicate::Right& right, const chess::Setup* board) {
    if (right.lost) return {labelled(say("outcome.right"), lost_right(right))};
    Blocks blocks;
    if (right.options.size() > 1) {
        blocks = right_to_choose(right, board);
    } else {
        blocks.push_back(labelled(say("outcome.right"), only_right(right, board)));
    }
    add_unavailable(blocks, right.unavailable, board);
    return blocks;
}

std::string other_label(rules::OtherKind kind) {
    return words_of("other", name_of(kind));
}

Text other_text(const adjudicate::OtherAnswer& answer) {
    std::vector<Text> words;
    const std::string_view kind = name_of(answer.kind);
    for (const rules::SaidWord& word : answer.words) words.push_back(said_words(kind, word));
    if (words.empty()) words.emplace_back(words_of("other_unsaid", kind));
    return list_of(words, phrase("list.or")) + under(answer.articles) + ".";
}

/// Which answers wait for a fact so wholly that there is nothing to say of them yet.
struct OpenAnswers {
    bool result = false;
    bool game = false;
    bool position = false;
    bool duty = false;
    bool clock = false;
};

OpenAnswers open_answers_in(const adjudicate::MatterRuling& ruling) {
    const auto& clock = ruling.clock;
    return {.result = ruling.result && !ruling.result->word && !ruling.result->score,
            .game = ruling.game && !ruling.game->what,
            .position = ruling.position && !ruling.position->place,
            .duty = ruling.obligation && !ruling.obligation->discharged && ruling.obligation->options.empty() &&
                    ruling.obligation->articles.empty(),
            .clock = clock && !known(clock->after) && clock->steps.empty() && clock->status != Status::decided};
}

Blocks still_open(const OpenAnswers& waiting) {
    std::vector<Text> names;
    if (waiting.result) names.push_back(say("outcome.open_result"));
    if (waiting.game) names.push_back(say("outcome.open_game"));
    if (waiting.position) names.push_back(say("outcome.open_position"));
    if (waiting.duty) names.push_back(say("outcome.open_duty"));
    if (waiting.clock) names.push_back(say("outcome.open_clock"));
    if (names.empty()) return {};
    return {{Paragraph{strong(plain(say("outcome.open"))) + " " + list_of(names, phrase("list.and")) + "."}}};
}

/// Whether the game has a result: nobody has anything to play then.
bool is_decided(const adjudicate::MatterRuling& ruling) {
    return ruling.result && ruling.result->score && ruling.result->status == Status::decided;
}

bool is_used(const adjudicate::Right& right, const std::optional<adjudicate::PositionAnswer>& position) {
    const bool is_settled = position && position->status == Status::decided && position->articles == right.articles;
    return is_settled && right.options.size() == 1 && right.options.front().position_after == position->setup &&
           std::holds_alternative<rules::Place>(right.options.front().about);
}

/// A result that somebody may have is told with the side that wins by it, where the offender is known.
void name_winner(adjudicate::Option& option, const std::optional<chess::Color>& offender) {
    auto* result = std::get_if<rules::ResultWord>(&option.about);
    const bool wins = result != nullptr &&
                      (*result == rules::ResultWord::offender_loses || *result == rules::ResultWord::opponent_wins);
    if (!wins || !offender) return;
    *result = *offender == chess::Color::white ? rules::ResultWord::black_wins : rules::ResultWord::white_wins;
}

}  // namespace

std::vector<adjudicate::Right> rights_left(const adjudicate::MatterRuling& ruling) {
    std::vector<adjudicate::Right> left;
    for (const adjudicate::Right& right : ruling.rights)
        if (!is_used(right, ruling.position)) left.push_back(right);
    for (adjudicate::Right& right : left)
        for (adjudicate::Option& option : right.options) name_winner(option, ruling.offender);
    return left;
}

/// Where the matter is a claim, or broke nothing (a move not made to its end, or rightly taken back), there is no
/// offence to go back before.
std::string place_words(const adjudicate::MatterRuling& ruling) {
    const bool is_claim = std::all_of(ruling.kinds.begin(), ruling.kinds.end(),
                                      [](rules::Kind kind) { return rules::kind_covers(rules::Kind::claim, kind); });
    const bool nobody_offended =
        (is_claim && !ruling.kinds.empty()) || ruling.conclusion == rules::Conclusion::claim_rejected;
    if (!ruling.position->place) return {};
    if (ruling.position->unchanged) return place_sentence(rules::Place::stand);
    if (ruling.position->undoes_later) return phrase("outcome.stands_again");
    const bool broke_nothing =
        ruling.position->place == rules::Place::before_offence && ruling.conclusion == rules::Conclusion::no_breach;
    if (broke_nothing) return phrase("outcome.before_it");
    return nobody_offended ? place_after_claim_sentence(*ruling.position->place)
                           : place_sentence(*ruling.position->place);
}

std::string signed_time(Millis change) {
    return (change.count < 0 ? "" : "+") + to_text(change);
}

Text right_line(const adjudicate::Right& right, const chess::Setup* board) {
    if (right.lost) return lost_right(right);
    if (right.options.size() < 2) return only_right(right, board);
    std::vector<Text> options;
    for (const adjudicate::Option& option : right.options) options.push_back(option_in_short(option, board));
    return say("outcome.may_one_of", {{"person", holder_of(right)},
                                      {"options", list_of(options, phrase("list.or"))},
                                      {"under", under(right.articles)}});
}

Text other_line(const adjudicate::OtherAnswer& answer) {
    return say("outcome.other", {{"label", other_label(answer.kind)}, {"what", other_text(answer)}});
}

std::string clock_words(const chess::ByColor<std::optional<Millis>>& readings) {
    std::vector<std::string> parts;
    if (readings.white) parts.push_back(side(chess::Color::white) + " " + settable(*readings.white));
    if (readings.black) parts.push_back(side(chess::Color::black) + " " + settable(*readings.black));
    return fmt::format("{}", fmt::join(parts, ", "));
}

namespace {

/// A result, a change of clocks or anything else beside "no penalty", which would then be said against it.
bool is_something_laid_on(const adjudicate::MatterRuling& ruling, const OpenAnswers& waiting) {
    return ruling.result || ruling.clock || waiting.result || waiting.clock ||
           std::any_of(ruling.other.begin(), ruling.other.end(),
                       [](const adjudicate::OtherAnswer& answer) { return answer.kind != rules::OtherKind::nothing; });
}

/// Each once, whatever clauses of an article say it.
Blocks others_said(const adjudicate::MatterRuling& ruling, const OpenAnswers& waiting) {
    const bool is_laid_on = is_something_laid_on(ruling, waiting);
    std::set<std::string> said;
    Blocks blocks;
    for (const adjudicate::OtherAnswer& answer : ruling.other) {
        if (is_laid_on && answer.kind == rules::OtherKind::nothing) continue;
        const auto text = other_text(answer);
        if (said.insert(other_label(answer.kind) + plain(text)).second)
            blocks.push_back(labelled(other_label(answer.kind), text));
    }
    return blocks;
}

}  // namespace

Blocks outcome_of(const adjudicate::MatterRuling& judged, const chess::Setup* before,
                  const adjudicate::FinalStanding& in_the_end) {
    const adjudicate::MatterRuling ruling = as_cited(judged);
    const OpenAnswers waiting = open_answers_in(ruling);
    const chess::Setup* board = duty_board(ruling, before);
    Blocks blocks;
    if (ruling.result && !waiting.result)
        blocks.push_back(labelled(say("outcome.result"), result_text(ruling), ruling.result->status));
    if (ruling.game && !waiting.game)
        blocks.push_back(labelled(say("outcome.game"), cited(game_sentence(*ruling.game->what), ruling.game->articles),
                                  ruling.game->status));
    if (ruling.position && !waiting.position && !in_the_end.over)
        blocks.push_back(labelled(say("outcome.position"), position_text(ruling, before, in_the_end.play_from),
                                  ruling.position->status));
    if (ruling.obligation && !waiting.duty && !is_decided(ruling)) append(blocks, duty_of(*ruling.obligation, board));
    if (ruling.clock && !waiting.clock) append(blocks, clock_blocks(*ruling.clock));
    for (const adjudicate::Right& right : rights_left(ruling)) append(blocks, right_blocks(right, board));
    append(blocks, others_said(ruling, waiting));
    append(blocks, still_open(waiting));
    return blocks;
}

}  // namespace jadoube::report
