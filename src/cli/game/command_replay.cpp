// jadoube replay: a game move by move, with boards, clocks and what was noticed.
#include <fmt/format.h>

#include <ostream>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/typed/show.hpp"
#include "desk/claim_evidence.hpp"
#include "desk/game_files.hpp"
#include "game/counting.hpp"
#include "game/pgn_writer.hpp"
#include "game/replay.hpp"

namespace jadoube::cli {
namespace {

struct ReplayWords {
    desk::GameChoice game;
    bool boards = false;
    bool pgn = false;
};

using audit::MatingChances;

/// Of one question; a remark is not worth more.
constexpr mate::Budget kForRemark{200'000};

/// "White can no longer mate", at the half-move after which that is so; empty at others.
std::string remark_at(const std::optional<MatingChances>& chances, game::Ply ply) {
    if (!chances) return {};
    if (chances->dead_since == ply) return "neither side can mate any more";
    if (chances->sides.white.lost_at == ply) return "White can no longer mate";
    if (chances->sides.black.lost_at == ply) return "Black can no longer mate";
    return {};
}

/// One half-move in words: number, move, clock, and a remark.
report::Text move_line(const game::Record& record, const game::Replay& replay,
                       const std::optional<MatingChances>& chances, int ply) {
    const game::HalfMove& move = record.moves[static_cast<std::size_t>(ply) - 1];
    std::string line =
        game::move_label(record.start, game::Ply{ply}) + game::to_san(replay.at(game::Ply{ply - 1}), move.played);
    if (move.clock) line += fmt::format("  clock {}", to_text(*move.clock));
    if (move.elapsed) line += fmt::format("  spent {}", to_text(*move.elapsed));
    if (const std::string remark = remark_at(chances, game::Ply{ply}); !remark.empty()) line += "  (" + remark + ")";
    return line;
}

report::Blocks moves_of(const game::Record& record, const game::Replay& replay, const ReplayWords& words,
                        const std::optional<MatingChances>& chances, int last) {
    report::Blocks blocks;
    std::vector<report::ListItem> lines;
    for (int ply = 1; ply <= last; ++ply) {
        if (words.boards) {
            blocks.push_back({report::Paragraph{move_line(record, replay, chances, ply)}});
            blocks.push_back({report::Diagrams{{{replay.at(game::Ply{ply})}}}});
        } else {
            lines.push_back({move_line(record, replay, chances, ply)});
        }
    }
    report::add_list(blocks, "", std::move(lines));
    return blocks;
}

std::string state_of(const chess::Setup& setup) {
    const auto position = chess::Position::from(setup);
    if (!position) return "No game can be played from this position.";
    if (position->is_checkmate()) return "Checkmate.";
    if (position->is_stalemate()) return "Stalemate.";
    return fmt::format("{} to move{}.", setup.turn == chess::Color::white ? "White" : "Black",
                       position->is_check() ? ", in check" : "");
}

report::Blocks end_of(const game::Replay& replay, game::Ply at) {
    const auto times = game::occurrences(replay, at, game::Sameness::possible_moves).size();
    const auto quiet = game::quiet_count(replay, at);
    report::Blocks blocks;
    blocks.push_back({report::Diagrams{{{replay.at(at)}}}});
    blocks.push_back({report::Paragraph{state_of(replay.at(at))}});
    report::Particulars particulars;
    particulars.rows = {{"FEN", report::code(chess::to_fen(replay.at(at)))},
                        {"This position has stood", report::Text(times == 1 ? "once" : fmt::format("{} times", times))},
                        {"Half-moves without capture or pawn move", report::Text(std::to_string(quiet.halfmoves))}};
    blocks.push_back({std::move(particulars)});
    return blocks;
}

void add_findings(const game::PgnGame& game, report::Blocks& blocks) {
    std::vector<report::ListItem> items;
    for (const game::PgnFinding& finding : game.findings) {
        const std::string where =
            finding.ply.value > 0 ? game::move_label(game.record.start, finding.ply) + ": " : std::string();
        items.push_back({report::Text(fmt::format("line {}: {}{}: ", finding.line, where, name_of(finding.kind))) +
                         report::foreign(finding.text)});
    }
    report::add_list(blocks, "What was noticed:", std::move(items));
}

Json to_json(const desk::ChosenGame& chosen, const game::Replay& replay, const std::optional<MatingChances>& chances) {
    const game::Record& record = chosen.game.record;
    JsonArray moves;
    for (int ply = 1; ply <= chosen.at.value; ++ply) {
        const game::HalfMove& move = record.moves[static_cast<std::size_t>(ply) - 1];
        Json json = Json::object({{"ply", ply},
                                  {"san", game::to_san(replay.at(game::Ply{ply - 1}), move.played)},
                                  {"fen", chess::to_fen(replay.at(game::Ply{ply}))}});
        if (!std::holds_alternative<chess::Move>(move.played)) json.set("irregular", true);
        if (move.clock) json.set("clock_ms", move.clock->count);
        if (move.elapsed) json.set("elapsed_ms", move.elapsed->count);
        moves.push_back(std::move(json));
    }
    JsonArray findings;
    for (const game::PgnFinding& finding : chosen.game.findings) {
        findings.push_back(Json::object({{"kind", name_of(finding.kind)},
                                         {"line", finding.line},
                                         {"ply", finding.ply.value},
                                         {"text", finding.text}}));
    }
    Json json =
        Json::object({{"schema", "jadoube/replay/1"}, {"white", record.tag("White")}, {"black", record.tag("Black")}});
    json.set("result", record.result ? Json(game::to_text(*record.result)) : Json(nullptr));
    json.set("mating_chances", chances ? desk::to_json(*chances) : Json(nullptr));
    return json.set("moves", moves).set("findings", findings);
}

ExitCode run_replay(Session& session, const ReplayWords& words) {
    if (words.pgn && (session.json || words.boards || !words.game.at.empty())) {
        const char* other = session.json ? "--json" : words.boards ? "--boards" : "--at";
        return session.fail(Error{ErrorCode::usage, "does not go with --pgn, which writes the whole game as PGN", other,
                                  "leave one of them out"});
    }
    const auto chosen = desk::choose_game(words.game);
    if (!chosen) return session.fail(chosen.error());
    const game::Record& record = chosen->game.record;
    if (words.pgn) {
        session.out << for_document(game::to_pgn(record, game::PgnStyle::strict));
        return ExitCode::fine;
    }
    const game::Replay replay(record);
    const auto chances = audit::mating_chances(replay, chosen->at, kForRemark);
    if (session.json) {
        session.print(to_json(*chosen, replay, chances));
    } else {
        report::Blocks blocks;
        blocks.push_back({report::Heading{2, report::foreign(desk::title_of(record))}});
        report::append(blocks, moves_of(record, replay, words, chances, chosen->at.value));
        report::append(blocks, end_of(replay, chosen->at));
        add_findings(chosen->game, blocks);
        show(session, blocks);
    }
    return chosen->game.findings.empty() ? ExitCode::fine : ExitCode::negative;
}

}  // namespace

Command replay_command() {
    const auto words = std::make_shared<ReplayWords>();
    Command command;
    command.name = "replay";
    command.summary = "Play a game through, with boards, clocks and findings";
    command.details =
        "Illegal moves that stand are played as they were made, and marked. Exit code 1: something was noticed.";
    command.example = "jadoube replay data/carlsen-inarkiev-2017.pgn";
    command.options = {{"game", "a PGN file, or - for standard input", &words->game.file, "GAME.pgn", true},
                       {"--game", "which game of the file, from 1", &words->game.number, "N"},
                       {"--at", "stop there: 45b is after Black's 45th move", &words->game.at, "MOVE"},
                       {"--boards", "a board after every move", &words->boards},
                       {"--pgn", "write the game as PGN that other programs open", &words->pgn}};
    command.run = [words](Session& session) { return run_replay(session, *words); };
    return command;
}

}  // namespace jadoube::cli
