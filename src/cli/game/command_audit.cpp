// jadoube audit: whole files of games walked over, one finding on a line.
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "audit/walk.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "desk/game_files.hpp"
#include "report/game_findings.hpp"

namespace jadoube::cli {
namespace {

using audit::Finding;
using audit::Severity;

struct AuditWords {
    std::vector<std::string> files;
    bool remarks = false;
};

struct Totals {
    int games = 0;
    int with_warnings = 0;
    int warnings = 0;
};

/// A game of a file with its replay.
struct Walked {
    const std::string& file;
    int number = 0;
    const game::PgnGame& game;
    const game::Replay& replay;
};

Json to_json(const Walked& walked, const Finding& finding) {
    Json json = Json::object({{"schema", "jadoube/finding/1"},
                              {"code", audit::code_of(finding)},
                              {"severity", rules::name_of(audit::severity_of(finding))},
                              {"file", walked.file},
                              {"game", walked.number},
                              {"ply", finding.ply.value}});
    if (const auto line = audit::line_of(finding)) json.set("line", *line);
    if (finding.side) json.set("by", name_of(*finding.side));
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) json.set("figure_ms", clock->figure.count);
    return json.set("text", plain(report::finding_words(finding, walked.replay)));
}

/// "games.pgn: game 3 (line 40, White - Black, 1-0): 26.Rb2: threefold: the position stands for the third time"
std::string line_of(const Walked& walked, const Finding& finding) {
    const std::string place =
        finding.ply.value > 0 ? report::move_words(walked.replay, finding.ply) + ": " : std::string();
    return fmt::format("{}: game {} (line {}, {}): {}{}: {}", walked.file, walked.number, walked.game.line,
                       desk::title_of(walked.game.record), place, audit::code_of(finding),
                       plain(report::finding_words(finding, walked.replay)));
}

void print(Session& session, const Walked& walked, const Finding& finding) {
    if (session.json) return session.print(to_json(walked, finding));
    session.out << for_terminal(line_of(walked, finding)) << '\n';
}

void audit_game(Session& session, const AuditWords& words, const Walked& walked, mate::MateSolver& solver,
                Totals& totals) {
    int warnings = 0;
    for (const Finding& finding : audit::walk(walked.game, walked.replay, solver)) {
        const bool is_warning = audit::severity_of(finding) == Severity::warning;
        if (is_warning) ++warnings;
        if (is_warning || words.remarks) print(session, walked, finding);
    }
    ++totals.games;
    totals.warnings += warnings;
    totals.with_warnings += warnings > 0 ? 1 : 0;
}

/// One game in memory at a time.
void audit_stream(Session& session, const AuditWords& words, const std::string& file, std::istream& in,
                  mate::MateSolver& solver, Totals& totals) {
    game::PgnReader reader(in);
    int number = 0;
    while (const auto game = reader.next()) {
        const game::Replay replay(game->record);
        audit_game(session, words, {file, ++number, *game, replay}, solver, totals);
    }
}

Result<void> audit_file(Session& session, const AuditWords& words, const std::string& file, mate::MateSolver& solver,
                        Totals& totals) {
    if (file == "-") {
        audit_stream(session, words, file, std::cin, solver, totals);
        return {};
    }
    if (auto readable = require_readable(file); !readable) return readable;
    std::ifstream in(file, std::ios::binary);
    audit_stream(session, words, file, in, solver, totals);
    return {};
}

/// A file that cannot be read does not keep the others from being looked at.
ExitCode run_audit(Session& session, const AuditWords& words) {
    mate::MateSolver solver;
    Totals totals;
    ExitCode failed = ExitCode::fine;
    for (const std::string& file : words.files) {
        const auto done = audit_file(session, words, file, solver, totals);
        if (!done) failed = session.fail(done.error());
    }
    session.err << fmt::format("{}, {} with something wrong or unusual, {} of that kind\n",
                               counted(totals.games, "game"), totals.with_warnings,
                               counted(totals.warnings, "finding"));
    if (failed != ExitCode::fine) return failed;
    return totals.with_warnings > 0 ? ExitCode::negative : ExitCode::fine;
}

}  // namespace

Command audit_command() {
    const auto words = std::make_shared<AuditWords>();
    Command command;
    command.name = "audit";
    command.summary = "Walk over whole files of games and tell what is wrong in them";
    command.details =
        "One finding on a line, with the game, the half-move and what is found; the games are read one after the "
        "other,\n"
        "so that a file may be of any size. No code of laws is asked: it measures, as replay does for one game. Exit "
        "code\n"
        "1: something is wrong or unusual.";
    command.example = "jadoube audit data/clocks-demo.pgn";
    command.options = {
        {"games", "PGN files, or - for standard input", &words->files, "GAMES.pgn", true},
        {"--remarks", "tell too what is remarkable and contradicts nothing: mate, repetitions ...", &words->remarks}};
    command.run = [words](Session& session) { return run_audit(session, *words); };
    return command;
}

}  // namespace jadoube::cli
