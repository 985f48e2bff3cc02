#include "desk/tournament/tournament_import.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/error.hpp"
#include "desk/tournament/import_questions.hpp"
#include "desk/tournament/round_merge.hpp"
#include "log/entry/fields.hpp"

namespace jadoube::desk {
namespace {

using RoundsTold = std::map<event::RoundReference, event::PairedGames>;

RoundsTold by_round(const event::PairedGames& games) {
    RoundsTold rounds;
    for (const event::PairedGame& game : games) rounds[event::round_of(game.game)].push_back(game);
    return rounds;
}

log::FileImported file_entry(const FileTold& file, const TournamentRead& read) {
    return {.file = file.name,
            .format = std::string(name_of(read.format)),
            .encoding = std::string(name_of(read.encoding)),
            .sha256 = log::hash_of_text(file.bytes),
            .text = log::hash_of_text(read.text),
            .section = file.section,
            .tournament = log::is_name(read.name) ? read.name : std::string(),
            .control = read.control,
            .players = static_cast<std::int64_t>(read.players)};
}

bool is_in_log(const log::State& state, const log::FileImported& file) {
    return std::any_of(state.imports.begin(), state.imports.end(), [&](const auto& earlier) {
        return earlier.what.sha256 == file.sha256 && earlier.what.section == file.section;
    });
}

bool is_paired_so(const log::State& state, const event::RoundReference& round, const event::PairedGames& games) {
    const auto known = state.rounds.find(round);
    return known != state.rounds.end() && known->second.what.games == games;
}

/// Answers how the round is paired with it.
event::PairedGames take_round(const log::State& state, const event::RoundReference& round, const RoundTold& told,
                              Import& import) {
    MergedRound now = merged(state, round, told);
    auto& report = import.report;
    report.findings.insert(report.findings.end(), now.findings.begin(), now.findings.end());
    if (is_paired_so(state, round, now.games)) return now.games;
    if (now.is_new) report.new_rounds.push_back({round, now.games.size()});
    report.changes.insert(report.changes.end(), now.changes.begin(), now.changes.end());
    import.rounds.push_back({.section = round.section, .round = round.round, .games = now.games});
    return now.games;
}

Import import_read(const OpenLog& open, const FileTold& file, const TournamentRead& read) {
    Import import{.text = read.text};
    import.report.file = file_entry(file, read);
    import.report.games = read.games.size();
    import.report.columns = read.columns;
    import.report.findings = read.findings;
    for (const auto& [round, games] : by_round(read.games))
        (void)take_round(open.state, round, {games, read.has_boards}, import);
    return import;
}

/// As the report lists them.
std::vector<report::KeptMoves> moves_kept(const std::vector<BoardMoves>& boards) {
    std::vector<report::KeptMoves> kept;
    for (const BoardMoves& one : boards) {
        const log::GameKnown& known = one.game.known;
        kept.push_back({{one.board, known.players, known.result}, one.game.record->moves.size()});
    }
    return kept;
}

/// The game at the board that the pairing gives it, which may be another than the folder's; nothing where it is left
/// out of the pairing.
std::optional<GameAtBoard> at_its_board(const event::LiveGame& game, const event::PairedGames& paired) {
    const auto found = std::ranges::find(paired, game.paired.players, &event::PairedGame::players);
    if (found == paired.end()) return std::nullopt;
    return GameAtBoard{*found, game.game, game.file};
}

/// The folder of LiveChess: first who plays at which board, then the moves.
Result<Import> import_folder(const OpenLog& open, const FileTold& file, TournamentRead& read) {
    event::LiveFolder folder = event::read_livechess(file.folder, file.section, file.round);
    read = {.format = TournamentFormat::livechess,
            .encoding = folder.encoding,
            .text = std::move(folder.text),
            .name = folder.name,
            .control = folder.control,
            .players = folder.players,
            .games = std::move(folder.games),
            .findings = std::move(folder.findings)};
    Import import{.text = read.text};
    import.report.file = file_entry(file, read);
    import.report.games = read.games.size();
    import.report.findings = read.findings;
    std::vector<GameAtBoard> played;
    for (const auto& [round, games] : by_round(read.games)) {
        const event::PairedGames paired = take_round(open.state, round, {games}, import);
        for (const event::LiveGame& game : folder.played)
            if (event::round_of(game.paired.game) == round)
                if (auto one = at_its_board(game, paired)) played.push_back(std::move(*one));
    }
    auto games = games_at_boards(open, std::move(played));
    if (!games) return tl::unexpected<Error>(games.error());
    auto& findings = import.report.findings;
    findings.insert(findings.end(), games->findings.begin(), games->findings.end());
    event::sort_by_place(findings);
    import.report.boards = moves_kept(games->boards);
    import.boards = std::move(games->boards);
    return import;
}

/// The file of a round's games; `read` has those that were put to boards.
Result<Import> import_games(const OpenLog& open, const FileTold& file, const event::DecodedText& text,
                            TournamentRead& read) {
    auto games = games_of_round(open, text, file.section, file.round);
    if (!games) return tl::unexpected<Error>(games.error());
    read = {.format = TournamentFormat::pgn, .encoding = text.encoding, .text = text.text, .games = games->results};
    Import import{.text = text.text};
    import.report.file = file_entry(file, read);
    import.report.games = games->games;
    import.report.findings = games->findings;
    import.report.boards = moves_kept(games->boards);
    import.boards = std::move(games->boards);
    return import;
}

/// The file read, as what it is.
Result<Import> import_alone(const OpenLog& open, const FileTold& file, TournamentRead& read) {
    if (!file.folder.empty()) return import_folder(open, file, read);
    const event::DecodedText text = event::decode(file.bytes);
    if (looks_like_pgn(text)) return import_games(open, file, text, read);
    auto tournament = read_tournament(file.bytes, file.section, file.round);
    if (!tournament) return tl::unexpected<Error>(tournament.error());
    read = std::move(*tournament);
    return import_read(open, file, read);
}

}  // namespace

Result<Import> import_of(const OpenLog& open, const FileTold& file) {
    TournamentRead read;
    auto import = import_alone(open, file, read);
    if (!import) return import;
    const event::ImportFindings questions = import_questions(open.state, read, file.section);
    import->report.findings.insert(import->report.findings.end(), questions.begin(), questions.end());
    const bool is_nothing_new = import->rounds.empty() && import->boards.empty();
    import->is_known = is_nothing_new && is_in_log(open.state, import->report.file);
    return import;
}

Result<Receipt> enter_import(OpenLog& open, const Import& import, const Recording& recording) {
    if (const auto kept = open.store.put_text(import.text); !kept) return tl::unexpected<Error>(kept.error());
    std::vector<log::NewEntry> entries{{recording.id, import.report.file, recording.author}};
    for (log::RoundPaired round : import.rounds) {
        round.imported = recording.id;
        const auto part = part_of(recording.id, fmt::format("{}.r{}", round.section, round.round));
        entries.push_back({part, std::move(round), recording.author});
    }
    for (const BoardMoves& one : import.boards) {
        auto entry = game_entry(open, recording, one.board, one.game);
        if (!entry) return tl::unexpected<Error>(entry.error());
        entry->id = part_of(recording.id, event::to_text(one.board));
        entries.push_back(std::move(*entry));
    }
    const auto recorded = open.record(entries);
    if (!recorded) return tl::unexpected<Error>(recorded.error());
    return Receipt{recorded->front().entry.seq, recording.id, recorded->front().was_there};
}

bool imports_file(const log::Entry& entry, const FileTold& file) {
    const auto& there = std::get<log::FileImported>(entry.data);
    return there.sha256 == log::hash_of_text(file.bytes) && there.section == file.section;
}

}  // namespace jadoube::desk
