#include "desk/tournament/tournament_file.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "event/cross_checks.hpp"
#include "event/csv/pairing_table.hpp"
#include "event/pairings.hpp"
#include "event/text_lines.hpp"
#include "event/trf/trf_reader.hpp"

namespace jadoube::desk {
namespace {

std::vector<PointsTold> points_told(const event::Tournament& tournament) {
    std::vector<PointsTold> told;
    for (const event::PointChange& change : tournament.changes) {
        for (const int number : change.numbers) {
            const auto player = tournament.players.find(number);
            const bool is_of_player = tournament.teams.empty() && player != tournament.players.end();
            if (is_of_player) told.push_back({player->second.name, change.points, change.round, change.line});
        }
    }
    return told;
}

void add(event::ImportFindings& all, const event::ImportFindings& more) {
    all.insert(all.end(), more.begin(), more.end());
}

TournamentRead read_report(const event::DecodedText& text, const std::string& section) {
    const event::TournamentFile file = event::read_trf(text.lines);
    event::Pairings pairings = event::pairings_of(file.tournament);
    event::number_boards(file.tournament, pairings);
    TournamentRead read{.format = TournamentFormat::trf,
                        .encoding = text.encoding,
                        .text = text.text,
                        .name = file.tournament.name,
                        .control = file.tournament.control,
                        .players = file.tournament.players.size(),
                        .games = event::with_names(file.tournament, pairings, section),
                        .points = points_told(file.tournament),
                        .findings = text.findings};
    add(read.findings, file.findings);
    add(read.findings, pairings.findings);
    add(read.findings, event::contradictions_in(file.tournament));
    event::sort_by_place(read.findings);
    return read;
}

TournamentRead read_table(const event::DecodedText& text, event::PairingTable table) {
    TournamentRead read{.format = TournamentFormat::csv,
                        .encoding = text.encoding,
                        .text = text.text,
                        .players = table.players,
                        .games = std::move(table.games),
                        .has_boards = table.has_boards,
                        .columns = std::move(table.columns),
                        .findings = std::move(table.findings)};
    const bool is_other =
        !text.findings.empty() && text.findings.front().kind == event::ImportFindingKind::other_encoding;
    if (is_other) read.findings.insert(read.findings.begin(), text.findings.front());
    return read;
}

}  // namespace

std::string_view name_of(TournamentFormat format) {
    switch (format) {
        case TournamentFormat::trf: return "TRF";
        case TournamentFormat::csv: return "CSV";
        case TournamentFormat::pgn: return "PGN";
        case TournamentFormat::livechess: return "DGT";
    }
    return {};
}

Result<TournamentRead> read_tournament(std::string_view bytes, const std::string& section, std::optional<int> round) {
    const event::DecodedText text = event::decode(bytes);
    if (event::looks_like_trf(text.lines)) return read_report(text, section);
    auto table = event::read_pairing_table(text.text, section, round);
    if (table && table->has_round) return read_table(text, std::move(*table));
    if (table) return failure(ErrorCode::usage, "no column says which round it is", {}, "say it: --round 5");
    return failure(ErrorCode::not_understood,
                   "is no tournament report (no line begins with 001 or 012), and no table of pairings (no row names "
                   "columns White and Black)",
                   {}, "export it from the pairing program as TRF");
}

}  // namespace jadoube::desk
