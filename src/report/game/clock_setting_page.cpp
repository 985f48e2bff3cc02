#include "report/game/clock_setting_page.hpp"

#include <fmt/format.h>

#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using chess::Color;
using game::ClockSettingStep;
using game::ClockState;
using ChangeKind = game::ClockChange::Kind;

std::string setting_time(const std::optional<Millis>& time) {
    return time ? to_text(*time) : "?";
}

std::string reason(const ClockSettingStep& step, const game::Record& record) {
    switch (step.kind) {
        case ChangeKind::add: return phrase("setting.added");
        case ChangeKind::subtract: return phrase("setting.taken_off");
        case ChangeKind::set: return phrase("setting.set");
        case ChangeKind::ran: return phrase("setting.ran");
        case ChangeKind::increment: return phrase("setting.gained");
        case ChangeKind::restore: break;
    }
    if (step.moment.value == 0) return phrase("setting.as_at_start");
    return phrase("setting.as_recorded", {{"move", game::move_label(record.start, step.moment)}});
}

std::string change_words(const ClockSettingStep& step) {
    const Millis change = step.after - step.before;
    return (change < Millis{} ? "" : "+") + to_text(change);
}

}  // namespace

Json state_json(const ClockState& state) {
    Json json = Json::object();
    for (const Color side : {Color::white, Color::black}) {
        const auto& reading = state.reading[side];
        const auto& moves = state.moves[side];
        json.set(fmt::format("{}_ms", name_of(side)), reading ? Json(reading->count) : Json(nullptr));
        json.set(fmt::format("{}_moves", name_of(side)), moves ? Json(*moves) : Json(nullptr));
    }
    return json;
}

namespace {

std::string counter_words(const ClockState& state) {
    if (!state.moves.white || !state.moves.black) return {};
    return phrase("setting.white_black", {{"white", *state.moves.white}, {"black", *state.moves.black}});
}

std::string sum_words(const game::TotalLeft& total) {
    if (total.left == total.left_most) return to_text(total.left);
    return phrase("setting.from_to", {{"left", to_text(total.left)}, {"most", to_text(total.left_most)}});
}

}  // namespace

Blocks setting_page(const game::ClockSetting& setting, const game::Record& record) {
    Table table{{say("label.clocks"), say("label.white"), say("label.black")}, {}};
    table.rows.push_back(
        {say("label.before"), setting_time(setting.before.reading.white), setting_time(setting.before.reading.black)});
    for (const ClockSettingStep& step : setting.steps) {
        const bool white = step.side == Color::white;
        const std::string change = change_words(step);
        table.rows.push_back({reason(step, record), white ? change : std::string(), white ? std::string() : change});
    }
    table.rows.push_back({strong(phrase("setting.set_to")), strong(setting_time(setting.after.reading.white)),
                          strong(setting_time(setting.after.reading.black))});
    Blocks blocks{{std::move(table)}};
    if (const std::string counter = counter_words(setting.after); !counter.empty()) {
        Particulars particulars;
        particulars.rows = {{say("label.moves_completed"), Text(counter)}};
        blocks.push_back({std::move(particulars)});
    }
    return blocks;
}

Json to_json(const game::ClockSetting& setting, const game::Record& record) {
    JsonArray steps;
    for (const ClockSettingStep& step : setting.steps) {
        steps.push_back(Json::object({{"by", name_of(step.side)},
                                      {"change_ms", (step.after - step.before).count},
                                      {"after_ms", step.after.count},
                                      {"why", reason(step, record)}}));
    }
    return Json::object({{"schema", "jadoube/clock-setting/1"},
                         {"before", state_json(setting.before)},
                         {"steps", steps},
                         {"after", state_json(setting.after)}});
}

Blocks total_page(const game::TotalLeft& total) {
    Particulars sums;
    sums.rows = {{say("setting.both_at_reading"), to_text(total.before)},
                 {say("setting.added_since"), to_text(total.added)},
                 {say("setting.passed_since"), to_text(total.passed)},
                 {say("setting.both_now"), strong(sum_words(total))}};
    Blocks blocks{{std::move(sums)}};
    add_list(blocks, say("setting.shared"),
             {{say("setting.white_time", {{"time", setting_time(total.most.white)}})},
              {say("setting.black_time", {{"time", setting_time(total.most.black)}})}});
    return blocks;
}

Json to_json(const game::TotalLeft& total) {
    return Json::object({{"schema", "jadoube/clock-total/1"},
                         {"before_ms", total.before.count},
                         {"added_ms", total.added.count},
                         {"passed_ms", total.passed.count},
                         {"left_ms", total.left.count},
                         {"left_most_ms", total.left_most.count},
                         {"white_most_ms", total.most.white.value_or(Millis{}).count},
                         {"black_most_ms", total.most.black.value_or(Millis{}).count}});
}

}  // namespace jadoube::report
