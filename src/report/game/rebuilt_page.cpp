#include "report/game/rebuilt_page.hpp"

#include <fmt/format.h>

#include "report/game/clock_setting_page.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using chess::Color;

std::string reading_words(const RebuiltClocks& rebuilt, Color color) {
    return phrase("rebuilt.reading", {{"side", side(color)},
                                      {"time", to_text(rebuilt.then.reading[color].value_or(Millis{}))},
                                      {"moves", rebuilt.then.moves[color].value_or(0)}});
}

Paragraph estimate_words(const RebuiltClocks& rebuilt) {
    if (!rebuilt.estimate) return {say("rebuilt.no_estimate")};
    return {say("rebuilt.estimate",
                {{"white", to_text(rebuilt.estimate->white)}, {"black", to_text(rebuilt.estimate->black)}})};
}

}  // namespace

Blocks rebuilt_page(const RebuiltClocks& rebuilt) {
    Particulars from;
    from.rows = {{say("label.game"), foreign(event::to_text(rebuilt.game))},
                 {say("rebuilt.last_right"), say("rebuilt.from", {{"time", reading_time(rebuilt.read)},
                                                                  {"entry", log::to_text(rebuilt.read.entry.number)},
                                                                  {"white", reading_words(rebuilt, Color::white)},
                                                                  {"black", reading_words(rebuilt, Color::black)}})},
                 {say("label.time_control"), Text(game::to_text(rebuilt.control))}};
    Blocks blocks{{std::move(from)}};
    append(blocks, total_page(rebuilt.total));
    blocks.push_back({estimate_words(rebuilt)});
    return blocks;
}

Json to_json(const RebuiltClocks& rebuilt) {
    const auto& estimate = rebuilt.estimate;
    return Json::object({{"schema", "jadoube/clock-rebuilt/1"},
                         {"game", event::to_text(rebuilt.game)},
                         {"entry", log::json_of(rebuilt.read.entry.number)},
                         {"then", state_json(rebuilt.then)},
                         {"control", game::to_text(rebuilt.control)},
                         {"total", to_json(rebuilt.total)},
                         {"estimate", estimate ? Json::object({{"white_ms", estimate->white.count},
                                                               {"black_ms", estimate->black.count}})
                                               : Json()}});
}

}  // namespace jadoube::report
