// jadoube replay: a game move by move, with boards, clocks and what was noticed.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "audit/walk.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/game/compared_sheets.hpp"
#include "cli/game/typed_game.hpp"
#include "cli/typed/show.hpp"
#include "desk/claim/claim_evidence.hpp"
#include "desk/known/game_files.hpp"
#include "game/counting.hpp"
#include "game/pgn/pgn_writer.hpp"
#include "game/replay.hpp"
#include "report/game/game_findings.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

struct ReplayWords {
    std::string file;
    std::string numbers;
    std::string at;
    std::vector<std::string> sheets;
    bool boards = false;
    bool pgn = false;
};

using audit::Finding;
using game::Ply;

/// A game with what the walk over it found, as far as it is played.
struct Replayed {
    desk::NumberedGame of_file;
    game::Replay replay;
    Ply at;
    std::vector<Finding> findings;

    [[nodiscard]] const game::Record& record() const { return of_file.game.record; }
};

/// Where who can mate changes, the line of the move says so; the last to be found says most.
std::string remark_at(const Replayed& game, Ply ply) {
    std::string remark;
    for (const Finding& finding : game.findings) {
        const auto words = finding.ply == ply ? report::remark_words(finding) : std::nullopt;
        if (words) remark = fmt::format("  ({})", *words);
    }
    return remark;
}

/// One half-move in words: number, move, clock, and a remark.
report::Text move_line(const Replayed& game, int ply) {
    const game::HalfMove& move = game.record().moves[static_cast<std::size_t>(ply) - 1];
    report::Text line = report::move_words(game.replay, Ply{ply});
    if (move.clock) line += report::say("replay.clock", {{"time", to_text(*move.clock)}});
    if (move.elapsed) line += report::say("replay.spent", {{"time", to_text(*move.elapsed)}});
    return line + remark_at(game, Ply{ply});
}

report::Blocks moves_of(const Replayed& game, bool with_boards) {
    report::Blocks blocks;
    std::vector<report::ListItem> lines;
    for (int ply = 1; ply <= game.at.value; ++ply) {
        if (with_boards) {
            blocks.push_back({report::Paragraph{move_line(game, ply)}});
            blocks.push_back({report::Diagrams{{{game.replay.at(Ply{ply})}}}});
        } else {
            lines.push_back({move_line(game, ply)});
        }
    }
    report::add_list(blocks, {}, std::move(lines));
    return blocks;
}

report::Text state_of(const chess::Setup& setup) {
    const auto position = chess::Position::from(setup);
    if (!position) return report::say("replay.not_playable");
    if (position->is_checkmate()) return report::say("replay.checkmate");
    if (position->is_stalemate()) return report::say("replay.stalemate");
    return report::say(position->is_check() ? report::Key("replay.in_check") : report::Key("replay.to_move"),
                       {{"side", report::side(setup.turn)}});
}

report::Blocks end_of(const game::Replay& replay, game::Ply at) {
    const auto times = game::occurrences(replay, at, game::Sameness::possible_moves).size();
    const auto quiet = game::quiet_count(replay, at);
    report::Blocks blocks;
    blocks.push_back({report::Diagrams{{{replay.at(at)}}}});
    blocks.push_back({report::Paragraph{state_of(replay.at(at))}});
    report::Particulars particulars;
    particulars.rows = {{report::say("replay.fen"), report::code(chess::to_fen(replay.at(at)))},
                        {report::say("replay.has_stood"),
                         times == 1 ? report::say("replay.once") : report::say("replay.times", {{"count", times}})},
                        {report::say("replay.quiet"), report::Text(std::to_string(quiet.halfmoves))}};
    blocks.push_back({std::move(particulars)});
    return blocks;
}

Json moves_json(const Replayed& game) {
    JsonArray moves;
    for (int ply = 1; ply <= game.at.value; ++ply) {
        const game::HalfMove& move = game.record().moves[static_cast<std::size_t>(ply) - 1];
        Json json = Json::object({{"ply", ply},
                                  {"san", game::to_san(game.replay.at(Ply{ply - 1}), move.played)},
                                  {"fen", chess::to_fen(game.replay.at(Ply{ply}))}});
        if (!std::holds_alternative<chess::Move>(move.played)) json.set("irregular", true);
        if (move.clock) json.set("clock_ms", move.clock->count);
        if (move.elapsed) json.set("elapsed_ms", move.elapsed->count);
        moves.push_back(std::move(json));
    }
    return moves;
}

Json to_json(const Replayed& game) {
    JsonArray findings;
    for (const Finding& finding : game.findings) findings.push_back(report::to_json(finding, game.replay));
    const auto chances = audit::mating_chances(game.replay, game.at, audit::WalkLimits{}.mate);
    Json json = Json::object({{"schema", "jadoube/replay/1"},
                              {"game", game.of_file.number},
                              {"white", game.record().tag("White")},
                              {"black", game.record().tag("Black")}});
    json.set("result", game.record().result ? Json(game::to_text(*game.record().result)) : Json(nullptr));
    json.set("mating_chances", chances ? desk::to_json(*chances) : Json(nullptr));
    return json.set("moves", moves_json(game)).set("findings", findings);
}

/// Played as far as asked; what is found later is left out.
Result<Replayed> replayed(desk::NumberedGame of_file, const ReplayWords& words, mate::MateSolver& solver) {
    const game::Replay replay(of_file.game.record);
    Ply at = replay.end();
    if (!words.at.empty()) {
        const auto moment = game::parse_moment(of_file.game.record, words.at);
        if (!moment) {
            Error error = moment.error();
            error.where = fmt::format("--at, {}", words.file);
            return tl::unexpected<Error>(std::move(error));
        }
        at = *moment;
    }
    auto findings = audit::walk(of_file.game, replay, solver);
    if (at < replay.end()) std::erase_if(findings, [&](const Finding& finding) { return finding.ply > at; });
    return Replayed{std::move(of_file), replay, at, std::move(findings)};
}

void print(Session& session, const ReplayWords& words, const Replayed& game) {
    if (session.json) return session.print(to_json(game));
    report::Blocks blocks;
    blocks.push_back({report::Heading{2, report::foreign(desk::title_of(game.record()))}});
    report::append(blocks, moves_of(game, words.boards));
    report::append(blocks, end_of(game.replay, game.at));
    report::append(blocks, report::findings_list(game.findings, game.replay));
    show(session, blocks);
}

bool is_warning(const Finding& finding) {
    return audit::weight_of(finding) == audit::Weight::warning;
}

Result<ExitCode> show_game(Session& session, const ReplayWords& words, desk::NumberedGame one,
                           mate::MateSolver& solver) {
    if (words.pgn) {
        session.out << for_document(game::to_pgn(one.game.record, game::PgnStyle::strict));
        return ExitCode::fine;
    }
    const auto game = replayed(std::move(one), words, solver);
    if (!game) return tl::unexpected<Error>(game.error());
    print(session, words, *game);
    const bool warns = std::any_of(game->findings.begin(), game->findings.end(), is_warning);
    return warns ? ExitCode::negative : ExitCode::fine;
}

/// Two sheets take the place of the game.
ExitCode run_sheets(Session& session, const ReplayWords& words) {
    const auto refuse = [&](std::string message, std::string where, std::string hint) {
        return session.fail(Error{ErrorCode::usage, std::move(message), std::move(where), std::move(hint)});
    };
    const char* other = words.pgn                ? "--pgn"
                        : words.boards           ? "--boards"
                        : !words.at.empty()      ? "--at"
                        : !words.numbers.empty() ? "--game"
                                                 : nullptr;
    if (other != nullptr) return refuse("does not go with --sheet", other, "leave it out");
    if (!words.file.empty() && words.file != "-")
        return refuse("is no scoresheet to compare", words.file, "name both with --sheet, and no game");
    return compare_sheets(session, words.sheets);
}

ExitCode run_replay(Session& session, const ReplayWords& words) {
    if (!words.sheets.empty()) return run_sheets(session, words);
    if (words.file.empty())
        return session.fail(Error{ErrorCode::usage,
                                  "GAME.pgn is missing: a PGN file, or - for standard input",
                                  {},
                                  "'jadoube replay --help' shows how it is used"});
    if (words.pgn && (session.json || words.boards || !words.at.empty())) {
        const char* other = session.json ? "--json" : words.boards ? "--boards" : "--at";
        return session.fail(Error{ErrorCode::usage, "does not go with --pgn, which writes the whole game as PGN", other,
                                  "leave one of them out"});
    }
    if (desk::may_name_several(words.numbers) && !words.at.empty()) {
        return session.fail(Error{ErrorCode::usage, "a moment is one of one game", "--at", "choose it with --game"});
    }
    mate::MateSolver solver;
    ExitCode code = ExitCode::fine;
    std::optional<Error> failed;
    const auto all = each_told_game(session, words.file, words.numbers, [&](desk::NumberedGame one) {
        const auto shown = show_game(session, words, std::move(one), solver);
        if (!shown) failed = shown.error();
        if (shown && *shown != ExitCode::fine) code = *shown;
        return !failed;
    });
    if (!all) failed = all.error();
    return failed ? session.fail(*failed) : code;
}

}  // namespace

Command replay_command() {
    const auto words = std::make_shared<ReplayWords>();
    Command command;
    command.name = "replay";
    command.summary = "Play games through, with boards, clocks and findings";
    command.details =
        "Illegal moves that stand are played as they were made, and marked. Found are mate, stalemate, who can no "
        "longer\n"
        "mate, repetitions and counts of moves, what is not in order, and where result, tags, clocks or text "
        "contradict\n"
        "the board. Exit code 1: something is wrong or unusual; what is only remarkable does not count.\n"
        "With --sheet twice two scoresheets are compared, as the players wrote them: moves typed with their numbers, "
        "in\n"
        "English or German letters, a gap as '...', '?' or '--'. Said are how far they agree, each place where they do "
        "not,\n"
        "which of two readings is legal, what one sheet alone has, and from where it is not certain what was played. "
        "Exit\n"
        "code 1: they are not the same. With - on a terminal moves are typed, and the board is shown after each line; "
        "'back'\n"
        "takes the last move away.";
    command.example = "jadoube replay data/carlsen-inarkiev-2017.pgn";
    command.options = {
        {"game", "a PGN file, or - for standard input", &words->file, "GAME.pgn"},
        {"--game", "which games of the file, from 1: 3, 1,4-6 or all", &words->numbers, "N"},
        {"--at", "stop there: 45b is after Black's 45th move", &words->at, "MOVE"},
        {"--boards", "a board after every move", &words->boards},
        {"--sheet", "White's scoresheet as text, and again: Black's; - is standard input", &words->sheets, "FILE"},
        {"--pgn", "write the games as PGN that other programs open", &words->pgn}};
    command.run = [words](Session& session) { return run_replay(session, *words); };
    return command;
}

}  // namespace jadoube::cli
