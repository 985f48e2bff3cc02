#include "report/game/clock_sheet_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "event/moment.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using chess::Color;

/// The readings of one round of reading, by board.
using ReadingsOfGames = std::map<event::GameReference, log::ClockReadings>;

/// The boards of one round of play, or of one match of it, with the times at which they were read.
struct Sheet {
    std::vector<Text> heads{say("label.clock")};
    std::vector<ReadingsOfGames> columns = {};
};

/// What the boards of one sheet have in common.
event::GameReference sheet_of(event::GameReference game) {
    game.board = 1;
    return game;
}

std::map<event::GameReference, Sheet> sheets_of(const ClockRounds& rounds) {
    std::map<event::GameReference, Sheet> sheets;
    for (const auto& read : rounds) {
        std::map<event::GameReference, ReadingsOfGames> columns;
        for (const log::BoardReading& board : read.what.boards) {
            columns[sheet_of(board.game)].emplace(board.game, board.clocks);
        }
        for (auto& [key, column] : columns) {
            Sheet& sheet = sheets[key];
            sheet.heads.push_back(
                say("sheet.read", {{"time", reading_time(read)}, {"entry", log::to_text(read.entry.number)}}));
            sheet.columns.push_back(std::move(column));
        }
    }
    return sheets;
}

std::string cell(const ReadingsOfGames& column, const event::GameReference& game, Color side) {
    const auto found = column.find(game);
    if (found == column.end()) return {};
    const log::ClockReadings& clocks = found->second;
    std::string words = clocks.reading[side] ? to_text(*clocks.reading[side]) : "?";
    if (clocks.moves[side]) words += fmt::format(" ({})", *clocks.moves[side]);
    return clocks.running == side ? words + " *" : words;
}

Table table_of(const Sheet& sheet) {
    std::map<event::GameReference, bool> games;
    for (const ReadingsOfGames& column : sheet.columns) {
        for (const auto& [game, clocks] : column) games[game] = true;
    }
    Table table{sheet.heads, {}};
    for (const auto& [game, is_there] : games) {
        for (const Color side : {Color::white, Color::black}) {
            table.rows.push_back({foreign(event::to_text(game) + " " + report::side(side))});
            for (const ReadingsOfGames& column : sheet.columns)
                table.rows.back().push_back(Text(cell(column, game, side)));
        }
    }
    return table;
}

Text heading_of(const event::GameReference& game) {
    Text words = say("sheet.round", {{"round", game.round}});
    if (game.match) words += say("sheet.match", {{"match", *game.match}});
    return game.section.empty() ? words : words + say("sheet.section", {{"section", foreign(game.section)}});
}

}  // namespace

std::string reading_time(const log::Entered<log::ClocksRead>& read) {
    if (!read.what.watch) return event::clock_text(read.entry.at.ms, read.entry.zone);
    const std::string time = to_text(*read.what.watch);
    const bool is_whole = time.size() > 3 && time.compare(time.size() - 3, 3, ":00") == 0;
    return is_whole ? time.substr(0, time.size() - 3) : time;
}

Blocks clock_sheet(const ClockRounds& rounds, int heading_level) {
    Blocks blocks;
    for (const auto& [game, sheet] : sheets_of(rounds)) {
        blocks.push_back({Heading{heading_level, heading_of(game)}});
        blocks.push_back({table_of(sheet)});
    }
    std::vector<ListItem> notes;
    for (const auto& read : rounds) {
        if (read.what.note.empty()) continue;
        notes.push_back({Text(reading_time(read)) + ": " + foreign(read.what.note)});
    }
    add_list(blocks, say("sheet.notes"), std::move(notes));
    if (!blocks.empty()) {
        blocks.push_back({Paragraph{say("sheet.key"), Paragraph::Role::remark}});
    }
    return blocks;
}

Json to_json(const ClockRounds& rounds) {
    JsonArray list;
    for (const auto& read : rounds) {
        list.push_back(Json::object({{"entry", log::json_of(read.entry.number)},
                                     {"at", log::to_text(read.entry.at)},
                                     {"by", read.entry.author},
                                     {"read", log::to_json(log::EntryData(read.what))}}));
    }
    return Json(std::move(list));
}

}  // namespace jadoube::report
