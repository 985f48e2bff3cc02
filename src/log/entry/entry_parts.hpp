// The parts that several kinds of entry have, as JSON and back; for entries_json.cpp and adjournment_json.cpp.
#pragma once

#include "log/entry/entries.hpp"
#include "log/entry/fields.hpp"

namespace jadoube::log {

template <typename Tag, std::size_t size>
Json json_of(const std::optional<Bytes<Tag, size>>& bytes) {
    return bytes ? Json(to_hex(*bytes)) : Json();
}
[[nodiscard]] Json json_of(const std::string& text);
[[nodiscard]] Json json_of(const std::optional<std::string>& text);
[[nodiscard]] Json json_of(const std::optional<std::int64_t>& number);
[[nodiscard]] Json json_of(const std::optional<chess::Color>& side);
[[nodiscard]] Json json_of(const AdoptedRules& rules);
[[nodiscard]] Json json_of(const Arbiter& arbiter);
[[nodiscard]] Json json_of(const ToldFact& told);
[[nodiscard]] Json json_of(const Counted& counted);
[[nodiscard]] Json json_of(const chess::ByColor<std::string>& players);
[[nodiscard]] Json json_of(const ClockReadings& clocks);
[[nodiscard]] Json json_of(const BoardReading& board);
template <typename T>
Json json_of(const std::vector<T>& items) {
    JsonArray list;
    for (const T& item : items) list.push_back(json_of(item));
    return Json(std::move(list));
}

/// Reads a part of an object with a reader of its own, and hands on what that found wrong.
template <typename Read>
auto read_part(Fields& fields, std::string_view key, const Json& json, Read read) {
    Fields part(json, fields.pointer(key));
    auto value = read(part);
    if (const auto problem = part.problem()) fields.refuse(*problem);
    return value;
}

template <typename Read>
auto read_list(Fields& fields, std::string_view key, Read read) {
    std::vector<decltype(read(fields))> all;
    for (const Json& item : fields.list(key)) all.push_back(read_part(fields, key, item, read));
    return all;
}

/// The data of an entry, whole.
template <typename Read>
Result<EntryData> read_with(const Json& data, Read read) {
    Fields fields(data, "/data");
    EntryData value = read(fields);
    return fields.finish(std::move(value));
}

[[nodiscard]] AdoptedRules read_rules(Fields& fields);
[[nodiscard]] Counted read_counted(Fields& fields);
[[nodiscard]] chess::ByColor<std::string> read_players(Fields& fields);
[[nodiscard]] ClockReadings read_clocks(Fields& fields);
[[nodiscard]] BoardReading read_board(Fields& fields);
/// "r5b12" or null.
[[nodiscard]] std::optional<event::GameReference> read_game_or_null(Fields& fields, std::string_view key);
/// "white", "black" or null.
[[nodiscard]] std::optional<chess::Color> read_side_or_null(Fields& fields, std::string_view key);

}  // namespace jadoube::log
