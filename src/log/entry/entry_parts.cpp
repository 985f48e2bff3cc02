#include "log/entry/entry_parts.hpp"

namespace jadoube::log {
namespace {

constexpr std::int64_t kMostClock = std::int64_t{999} * 3600 * 1000;

Json count_json(const std::optional<int>& number) {
    return number ? Json(*number) : Json();
}
Json time_json(const std::optional<Millis>& time) {
    return time ? Json(time->count) : Json();
}
Json text_json(const RulesText& rules) {
    return Json::object({{"id", rules.id}, {"sha256", to_hex(rules.text)}});
}

RulesText read_rules_text(Fields& fields) {
    return {fields.name("id"), fields.bytes<TextHash>("sha256")};
}

std::optional<Millis> read_reading(Fields& fields, std::string_view key) {
    const auto ms = fields.number_or_null(key, -kMostClock, kMostClock);
    return ms ? std::optional(Millis{*ms}) : std::nullopt;
}

std::optional<int> read_count(Fields& fields, std::string_view key, std::int64_t least) {
    constexpr std::int64_t kMost = 9999;
    const auto count = fields.number_or_null(key, least, kMost);
    return count ? std::optional(static_cast<int>(*count)) : std::nullopt;
}

}  // namespace

Json json_of(const std::string& text) {
    return Json(text);
}
Json json_of(const std::optional<std::string>& text) {
    return text ? Json(*text) : Json();
}
Json json_of(const std::optional<std::int64_t>& number) {
    return number ? Json(*number) : Json();
}
Json json_of(const std::optional<chess::Color>& side) {
    return side ? Json(name_of(*side)) : Json();
}
Json json_of(const AdoptedRules& rules) {
    JsonArray with;
    for (const RulesText& other : rules.with) with.push_back(text_json(other));
    return Json::object({{"id", rules.id}, {"sha256", to_hex(rules.text)}, {"with", Json(std::move(with))}});
}
Json json_of(const Arbiter& arbiter) {
    return Json::object({{"name", arbiter.name}, {"role", arbiter.role}});
}
Json json_of(const ToldFact& told) {
    return Json::object({{"fact", told.fact}, {"value", told.value}, {"by", told.by}});
}
Json json_of(const Counted& counted) {
    return Json::object({{"kind", counted.kind}, {"by", counted.by}});
}
Json json_of(const chess::ByColor<std::string>& players) {
    return Json::object({{"white", players.white}, {"black", players.black}});
}
Json json_of(const ClockReadings& clocks) {
    return Json::object({{"white_ms", time_json(clocks.reading.white)},
                         {"black_ms", time_json(clocks.reading.black)},
                         {"running", json_of(clocks.running)},
                         {"control", clocks.control ? Json(*clocks.control) : Json()},
                         {"white_moves", count_json(clocks.moves.white)},
                         {"black_moves", count_json(clocks.moves.black)},
                         {"white_period", count_json(clocks.period.white)},
                         {"black_period", count_json(clocks.period.black)}});
}

Json json_of(const BoardReading& board) {
    return Json::object({{"game", event::to_text(board.game)}, {"clocks", json_of(board.clocks)}});
}

std::optional<event::GameReference> read_game_or_null(Fields& fields, std::string_view key) {
    const auto text = fields.name_or_null(key);
    if (!text) return std::nullopt;
    const auto game = event::parse_game_reference(*text);
    if (game) return *game;
    fields.refuse(key, "a game as in r5b12");
    return std::nullopt;
}

std::optional<chess::Color> read_side_or_null(Fields& fields, std::string_view key) {
    const auto name = fields.name_or_null(key);
    if (!name) return std::nullopt;
    const auto side = chess::color_named(*name);
    if (!side) fields.refuse(key, "white, black or null");
    return side;
}

AdoptedRules read_rules(Fields& fields) {
    return {fields.name("id"), fields.bytes<TextHash>("sha256"), read_list(fields, "with", read_rules_text)};
}
Counted read_counted(Fields& fields) {
    return {fields.name("kind"), fields.name("by")};
}
chess::ByColor<std::string> read_players(Fields& fields) {
    return {fields.name_or_empty("white"), fields.name_or_empty("black")};
}

ClockReadings read_clocks(Fields& fields) {
    ClockReadings clocks{{read_reading(fields, "white_ms"), read_reading(fields, "black_ms")}, {}};
    clocks.running = read_side_or_null(fields, "running");
    clocks.control = fields.name_or_null("control");
    clocks.moves = {read_count(fields, "white_moves", 0), read_count(fields, "black_moves", 0)};
    clocks.period = {read_count(fields, "white_period", 1), read_count(fields, "black_period", 1)};
    return clocks;
}

BoardReading read_board(Fields& fields) {
    const auto game = read_game_or_null(fields, "game");
    if (!game) fields.refuse("game", "a game as in r5b12");
    return {game.value_or(event::GameReference{}), read_part(fields, "clocks", fields.object("clocks"), read_clocks)};
}

}  // namespace jadoube::log
