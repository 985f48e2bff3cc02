#include "log/entry/import_json.hpp"

#include <algorithm>

#include "log/entry/entry_parts.hpp"

namespace jadoube::log {
namespace {

constexpr std::int64_t kMostPlayers = 1'000'000;
constexpr std::int64_t kMostRounds = 9999;

Json json_of(const event::PairedGame& paired) {
    return Json::object(
        {{"game", event::to_text(paired.game)}, {"players", log::json_of(paired.players)}, {"result", paired.result}});
}

event::PairedGame read_paired(Fields& fields) {
    event::PairedGame paired{.players = read_part(fields, "players", fields.object("players"), read_players),
                             .result = fields.name_or_empty("result")};
    const auto game = read_game_or_null(fields, "game");
    if (!game) fields.refuse("game", "a game, as r5b12");
    paired.game = game.value_or(event::GameReference{});
    return paired;
}

FileImported read_imported(Fields& fields) {
    return {.file = fields.name("file"),
            .format = fields.name("format"),
            .encoding = fields.name("encoding"),
            .sha256 = fields.bytes<TextHash>("sha256"),
            .text = fields.bytes<TextHash>("text"),
            .section = fields.name_or_empty("section"),
            .tournament = fields.name_or_empty("tournament"),
            .control = fields.name_or_null("control"),
            .players = fields.number("players", 0, kMostPlayers)};
}

bool is_paired_twice(const RoundPaired& round) {
    std::vector<event::GameReference> games;
    for (const event::PairedGame& paired : round.games) games.push_back(paired.game);
    std::sort(games.begin(), games.end());
    return std::adjacent_find(games.begin(), games.end()) != games.end();
}

RoundPaired read_pairing(Fields& fields) {
    RoundPaired round{.imported = fields.bytes<EntryId>("imported"),
                      .section = fields.name_or_empty("section"),
                      .round = static_cast<int>(fields.number("round", 1, kMostRounds)),
                      .games = read_list(fields, "games", read_paired)};
    const event::RoundReference where{round.section, round.round};
    const bool are_of_round = std::all_of(round.games.begin(), round.games.end(), [&](const event::PairedGame& paired) {
        return event::round_of(paired.game) == where;
    });
    if (!are_of_round || is_paired_twice(round)) fields.refuse("games", "games of this round, each once");
    return round;
}

}  // namespace

Json import_json(const FileImported& imported) {
    return Json::object({{"file", imported.file},
                         {"format", imported.format},
                         {"encoding", imported.encoding},
                         {"sha256", to_hex(imported.sha256)},
                         {"text", to_hex(imported.text)},
                         {"section", imported.section},
                         {"tournament", imported.tournament},
                         {"control", json_of(imported.control)},
                         {"players", imported.players}});
}

Json import_json(const RoundPaired& round) {
    JsonArray games;
    for (const event::PairedGame& paired : round.games) games.push_back(json_of(paired));
    return Json::object({{"imported", to_hex(round.imported)},
                         {"section", round.section},
                         {"round", std::int64_t{round.round}},
                         {"games", Json(std::move(games))}});
}

Result<EntryData> read_import_data(EntryKind kind, const Json& data) {
    return kind == EntryKind::imported ? read_with(data, read_imported) : read_with(data, read_pairing);
}

}  // namespace jadoube::log
