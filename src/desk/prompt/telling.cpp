#include "desk/prompt/telling.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/authority.hpp"
#include "desk/incident/fact_text.hpp"
#include "desk/incident/incident_told.hpp"
#include "desk/incident/penalties.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/known/game_files.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kRemark = "note:";

/// One line of all: the acts in their order, then the remarks, which end a line.
std::string one_line(const std::vector<std::string>& lines) {
    std::string acts;
    std::string remarks;
    for (const std::string& line : lines) {
        const auto note = lower(line).find(kRemark);
        acts += (acts.empty() ? "" : "; ") + std::string(trim(line.substr(0, note)));
        if (note == std::string::npos) continue;
        remarks += (remarks.empty() ? "" : "; ") + std::string(trim(line.substr(note + kRemark.size())));
    }
    return remarks.empty() ? acts : acts + "; " + std::string(kRemark) + " " + remarks;
}

Result<IncidentTold> with_answers(IncidentTold told, const ToldValues& answers) {
    for (const auto& [fact, values] : answers) {
        if (told.told.given.dispute.facts.emplace(fact, values).second) continue;
        return failure(ErrorCode::usage, "the line tells it otherwise", fact, "take the line back, or the answer");
    }
    return told;
}

/// What is told besides the lines.
IncidentTold told_of_game(const Telling& telling) {
    IncidentTold told{.game = game_told(telling), .is_another = telling.is_another};
    told.told.given.game.start = telling.position;
    told.told.given.game.whole_game = !telling.position;
    told.told.given.game.clocks.reading = telling.clocks;
    told.told.given.dispute.told_complete = telling.is_complete;
    return told;
}

tl::expected<ToldSoFar, Errors> judged(const OpenLog& open, const Telling& telling, const IncidentTold& told,
                                       const std::string& by) {
    if (const auto known = require_of_event(open.state, by); !known)
        return tl::unexpected<Errors>(Errors{known.error()});
    auto incident = incident_to_enter(open, told, {telling.id, by});
    if (!incident) return tl::unexpected<Errors>(incident.error());
    auto judged = judge_matter(open, incident->matter);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    if (const auto heard = require_heard(judged->ruling, judged->given.dispute, judged->given.dispute.facts); !heard)
        return tl::unexpected<Errors>(Errors{heard.error()});
    return ToldSoFar{.incident = std::move(*incident), .judged = std::move(*judged)};
}

template <typename T>
Result<void> set_to(Result<T> read, auto& member) {
    if (!read) return tl::unexpected<Error>(read.error());
    member = *std::move(read);
    return {};
}

Result<game::Record> record_of_file(const std::string& file) {
    auto chosen = choose_game({file, {}, {}});
    if (!chosen) return tl::unexpected<Error>(chosen.error());
    return std::move(chosen->game.record);
}

/// "1:00:00 0:58:30": White's, then Black's.
Result<void> set_clocks(const std::string& text, Telling& telling) {
    const auto blank = text.find(' ');
    if (blank == std::string::npos)
        return failure(ErrorCode::usage, "two times are needed, White's and Black's", "clocks",
                       "clocks 0:58:30 1:02:00; of one alone: white-clock 0:58:30");
    if (const auto white = set_to(parse_millis(text.substr(0, blank)), telling.clocks.white); !white) return white;
    return set_to(parse_millis(trim(text.substr(blank))), telling.clocks.black);
}

Result<void> tell(const std::string& text, Telling& telling) {
    auto fact = parse_fact(text);
    if (!fact) return tl::unexpected<Error>(fact.error());
    std::erase_if(telling.answers, [&](const auto& told) { return told.first == fact->first; });
    telling.answers.push_back(*std::move(fact));
    return {};
}

Result<void> set(const PromptSetting& setting, Telling& telling) {
    using What = PromptSetting::What;
    switch (setting.what) {
        case What::fen:
            telling.has_no_position = false;
            return set_to(chess::parse_fen(setting.value), telling.position);
        case What::pgn: return set_to(record_of_file(setting.value), telling.record);
        case What::at: telling.at = setting.value; return {};
        case What::names: return set_to(players_named(setting.value), telling.players);
        case What::clocks: return set_clocks(setting.value, telling);
        case What::white_clock: return set_to(parse_millis(setting.value), telling.clocks.white);
        case What::black_clock: return set_to(parse_millis(setting.value), telling.clocks.black);
        case What::fact: return tell(setting.value, telling);
        case What::no_position:
            telling.has_no_position = true;
            telling.position.reset();
            return {};
        case What::nothing_else: telling.is_complete = true; return {};
    }
    return {};
}

}  // namespace

tl::expected<Telling, Errors> with_setting(Telling telling, const PromptSetting& setting) {
    if (const auto taken = set(setting, telling); !taken) return tl::unexpected<Errors>(Errors{taken.error()});
    return telling;
}

std::vector<std::string> options_told(const Telling& telling) {
    std::vector<std::string> options;
    if (telling.position) options.insert(options.end(), {"--fen", chess::to_fen(*telling.position)});
    if (telling.has_no_position) options.emplace_back("--no-position");
    if (!telling.at.empty()) options.insert(options.end(), {"--at", telling.at});
    for (const auto& [option, clock] :
         {std::pair{"--white-clock", telling.clocks.white}, std::pair{"--black-clock", telling.clocks.black}})
        if (clock) options.insert(options.end(), {option, to_text(*clock)});
    for (const auto& [fact, values] : telling.answers) {
        std::vector<std::string> words;
        for (const rules::Value& value : values) words.push_back(rules::to_text(value));
        options.insert(options.end(), {"-f", fmt::format("{}={}", fact, fmt::join(words, ","))});
    }
    if (telling.is_complete) options.emplace_back("--nothing-else");
    if (telling.is_another) options.emplace_back("--another");
    return options;
}

GameTold game_told(const Telling& telling) {
    return {.reference = telling.game,
            .players = telling.players,
            .record = telling.record,
            .at = telling.at,
            .has_own_position = telling.position.has_value() || telling.has_no_position,
            .is_end_told =
                std::ranges::any_of(telling.answers, [](const auto& told) { return is_of_the_end(told.first); })};
}

log::Part Telling::part() const {
    const bool names = !players.white.empty() || !players.black.empty();
    return names ? log::Part(log::WholeLog{}) : log::Part(log::GameOf{game});
}

tl::expected<ToldSoFar, Errors> judged_so_far(const OpenLog& open, const Telling& telling, const std::string& by) {
    const auto fail = [](const Error& error) { return tl::unexpected<Errors>(Errors{error}); };
    const auto now = game_now(open, game_told(telling));
    if (!now) return fail(now.error());
    const Beginning beginning = beginning_of(open, game_told(telling), *now, telling.position);
    const auto line = read_in_game(one_line(telling.lines), beginning);
    if (!line) return fail(line.error());
    auto told = told_by_line(told_of_game(telling), *line);
    if (told) told = with_answers(std::move(*told), telling.answers);
    if (!told) return fail(told.error());
    auto so_far = judged(open, telling, *told, by);
    if (!so_far) return so_far;
    so_far->read_as = read_back(line->read, line->position);
    if (std::string remark = beginning.remark(line->goes_on_from); !remark.empty())
        so_far->remarks.push_back(std::move(remark));
    for (const report::Text& imposed : imposed_before(open.state, telling.game, so_far->judged.ruling))
        so_far->remarks.push_back(report::plain(imposed));
    return so_far;
}

}  // namespace jadoube::desk
