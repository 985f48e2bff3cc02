#include "report/ruling/clock_notes.hpp"

#include <algorithm>
#include <string_view>

#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Case;
using adjudicate::MatterRuling;
using chess::Color;

constexpr std::string_view kAdded = "increment_taken_off_ms";

bool takes_off_what_was_added(const rules::Article& article) {
    return std::any_of(article.then.begin(), article.then.end(), [](const rules::Remedy& remedy) {
        const auto* clock = std::get_if<rules::ClockRemedy>(&remedy.what);
        const auto* fact = clock == nullptr ? nullptr : std::get_if<std::string>(&clock->amount);
        return fact != nullptr && *fact == kAdded;
    });
}

/// By an article that applies in the matter.
bool takes_off_what_was_added(const MatterRuling& matter, const rules::Ruleset& ruleset) {
    return std::any_of(matter.articles.begin(), matter.articles.end(), [&](const std::string& id) {
        return std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const rules::Article& article) {
            return article.id == id && takes_off_what_was_added(article);
        });
    });
}

std::optional<Color> presser(const adjudicate::Act& act) {
    const bool is_press = std::holds_alternative<adjudicate::Press>(act.what);
    return is_press ? adjudicate::color_of(act.by) : std::nullopt;
}

bool is_control_known(const Case& given) {
    if (given.game.clocks.control && given.game.clocks.control->kind != game::TimeControl::Kind::unknown) return true;
    const auto is_told = [](const adjudicate::Facts& facts) {
        return facts.contains(std::string(kAdded)) || facts.contains("increment_ms") || facts.contains("has_increment");
    };
    return is_told(given.dispute.facts) || is_told(given.game.event);
}

/// Of whoever pressed in a matter whose article takes off what that has added.
std::vector<Text> unknown_additions(const Case& given, const adjudicate::Ruling& ruling,
                                    const rules::Ruleset& ruleset) {
    std::vector<Text> notes;
    for (const MatterRuling& matter : ruling.matters) {
        if (!takes_off_what_was_added(matter, ruleset)) continue;
        for (const std::size_t act : matter.acts) {
            const auto by = act < given.dispute.acts.size() ? presser(given.dispute.acts[act]) : std::nullopt;
            if (by && by == matter.offender) notes.push_back(say("clock_note.take_off", {{"side", side(*by)}}));
        }
    }
    return notes;
}

/// What the control gives at least with each move, by increment.
Millis added_with_each_move(const Case& given, Color by) {
    const auto& control = given.game.clocks.control;
    if (!control || control->periods[by].empty()) return {};
    Millis least = control->periods[by].front().per_move;
    for (const game::TimePeriod& period : control->periods[by])
        least = period.manner == game::PerMove::increment ? std::min(least, period.per_move) : Millis{};
    return least;
}

std::vector<Text> impossible_readings(const Case& given) {
    std::vector<Text> notes;
    for (const Color by : {Color::white, Color::black}) {
        const auto& reading = given.game.clocks.reading[by];
        if (!reading) continue;
        const bool has_pressed = std::any_of(given.dispute.acts.begin(), given.dispute.acts.end(),
                                             [&](const adjudicate::Act& act) { return presser(act) == by; });
        const Millis added = added_with_each_move(given, by);
        if (has_pressed && *reading < added) {
            notes.push_back(say("clock_note.too_little",
                                {{"side", side(by)}, {"reading", to_text(*reading)}, {"added", to_text(added)}}));
        } else if (reading->count == 0) {
            notes.push_back(say("clock_note.flag_down", {{"side", side(by)}}));
        }
    }
    return notes;
}

}  // namespace

std::vector<Text> clock_notes(const Case& given, const adjudicate::Ruling& ruling, const rules::Ruleset* ruleset) {
    if (ruling.standing.over) return {};
    std::vector<Text> notes;
    if (ruleset != nullptr && !is_control_known(given)) notes = unknown_additions(given, ruling, *ruleset);
    if (!ruling.standing.clock_steps.empty())
        for (Text& note : impossible_readings(given)) notes.push_back(std::move(note));
    return notes;
}

Text clock_notes_in_line(const Case& given, const adjudicate::Ruling& ruling, const rules::Ruleset* ruleset) {
    std::vector<Text> sentences;
    for (const Text& note : clock_notes(given, ruling, ruleset)) sentences.push_back(sentence(capital(note)));
    return join(sentences, " ");
}

}  // namespace jadoube::report
