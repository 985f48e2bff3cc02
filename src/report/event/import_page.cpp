#include "report/event/import_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

Text file_line(const ImportReport& report) {
    const log::FileImported& file = report.file;
    const Text name = file.tournament.empty() ? foreign(file.file) : foreign(file.tournament);
    if (file.players == 0)
        return say("import.games_read", {{"name", name},
                                         {"games", std::to_string(report.games)},
                                         {"format", file.format},
                                         {"encoding", file.encoding}});
    return say("import.read", {{"name", name},
                               {"players", std::to_string(file.players)},
                               {"games", std::to_string(report.games)},
                               {"format", file.format},
                               {"encoding", file.encoding}});
}

Text round_words(const NewRound& round) {
    const Text games = say("import.games", {{"count", std::to_string(round.games)}});
    if (round.round.section.empty()) return say("import.round", {{"number", round.round.round}, {"games", games}});
    return say("import.round_of_section",
               {{"section", round.round.section}, {"number", round.round.round}, {"games", games}});
}

Text game_words(const event::PairedGame& game) {
    const Text result = game.result.empty() ? say("import.no_result") : foreign(game.result);
    return foreign(game.players.white) + " - " + foreign(game.players.black) + ", " + result;
}

Text moves_words(const KeptMoves& kept) {
    return say("import.board_moves", {{"board", foreign(event::to_text(kept.game.game))},
                                      {"game", game_words(kept.game)},
                                      {"moves", std::to_string((kept.moves + 1) / 2)}});
}

Text change_words(const PairingChange& change) {
    const event::PairedGame& known = change.now ? *change.now : *change.before;
    const Text board = foreign(event::to_text(known.game));
    if (!change.before) return board + ": " + say("import.new_game", {{"game", game_words(known)}});
    if (!change.now) return board + ": " + say("import.gone", {{"game", game_words(known)}});
    return board + ": " + say("import.changed", {{"now", game_words(known)}, {"before", game_words(*change.before)}});
}

/// The first of them, and how many there are besides.
template <typename T, typename Words>
std::vector<ListItem> first_of(const std::vector<T>& all, std::size_t most, Words words) {
    std::vector<ListItem> items;
    for (std::size_t i = 0; i < std::min(all.size(), most); ++i) items.push_back({words(all[i])});
    if (all.size() > most) items.push_back({say("import.more", {{"count", std::to_string(all.size() - most)}})});
    return items;
}

event::ImportFindings of_weight(const event::ImportFindings& findings, bool are_faults) {
    event::ImportFindings chosen;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(chosen),
                 [&](const event::ImportFinding& f) { return event::row_of(f.kind).is_fault == are_faults; });
    return chosen;
}

Json game_json(const std::optional<event::PairedGame>& game) {
    if (!game) return {};
    return Json::object({{"game", event::to_text(game->game)},
                         {"white", game->players.white},
                         {"black", game->players.black},
                         {"result", game->result}});
}

Json finding_json(const event::ImportFinding& finding) {
    return Json::object({{"kind", event::row_of(finding.kind).name},
                         {"is_fault", event::row_of(finding.kind).is_fault},
                         {"file", finding.file},
                         {"line", std::int64_t{finding.line}},
                         {"column", std::int64_t{finding.column}},
                         {"text", finding.text}});
}

template <typename T, typename ToJson>
Json list_json(const std::vector<T>& all, ToJson to_json) {
    JsonArray list;
    for (const T& one : all) list.push_back(to_json(one));
    return Json(std::move(list));
}

}  // namespace

Text finding_line(const event::ImportFinding& finding) {
    const Text kind = foreign(event::row_of(finding.kind).name) + ": " + foreign(finding.text);
    std::string where = finding.file;
    if (finding.line != 0) where += fmt::format("{}{}:{}", where.empty() ? "" : ":", finding.line, finding.column);
    return where.empty() ? kind : foreign(where) + ": " + kind;
}

bool ImportReport::has_faults() const {
    return std::any_of(findings.begin(), findings.end(),
                       [](const event::ImportFinding& finding) { return event::row_of(finding.kind).is_fault; });
}

Blocks import_page(const ImportReport& report, std::size_t most) {
    Blocks page{{Paragraph{file_line(report)}}};
    add_list(page, say("import.columns"),
             first_of(report.columns, most, [](const std::string& column) { return foreign(column); }));
    if (report.new_rounds.empty() && report.changes.empty() && report.boards.empty())
        page.push_back({Paragraph{say("import.nothing_new")}});
    add_list(page, say("import.new"), first_of(report.new_rounds, most, round_words));
    add_list(page, say("import.boards"), first_of(report.boards, most, moves_words));
    add_list(page, say("import.changes"), first_of(report.changes, most, change_words));
    add_list(page, say("import.faults"), first_of(of_weight(report.findings, true), most, finding_line));
    add_list(page, say("import.remarks"), first_of(of_weight(report.findings, false), most, finding_line));
    return page;
}

Json import_json(const ImportReport& report) {
    const log::FileImported& file = report.file;
    const auto round = [](const NewRound& one) {
        return Json::object({{"section", one.round.section},
                             {"round", std::int64_t{one.round.round}},
                             {"games", static_cast<std::int64_t>(one.games)}});
    };
    const auto change = [](const PairingChange& one) {
        return Json::object({{"before", game_json(one.before)}, {"now", game_json(one.now)}});
    };
    const auto kept = [](const KeptMoves& one) {
        return game_json(one.game).set("half_moves", static_cast<std::int64_t>(one.moves));
    };
    return Json::object({{"schema", "jadoube/import/1"},
                         {"file", file.file},
                         {"format", file.format},
                         {"encoding", file.encoding},
                         {"tournament", file.tournament},
                         {"control", file.control ? Json(*file.control) : Json()},
                         {"players", file.players},
                         {"games", static_cast<std::int64_t>(report.games)},
                         {"columns", list_json(report.columns, [](const std::string& text) { return Json(text); })},
                         {"new_rounds", list_json(report.new_rounds, round)},
                         {"boards", list_json(report.boards, kept)},
                         {"changes", list_json(report.changes, change)},
                         {"findings", list_json(report.findings, finding_json)}});
}

}  // namespace jadoube::report
