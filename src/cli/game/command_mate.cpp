// jadoube mate: can this side still mate, by any series of legal moves?
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"
#include "cli/commands.hpp"
#include "cli/typed/choices.hpp"
#include "mate/certificate.hpp"
#include "mate/verifier/verifier.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

constexpr std::size_t kLongestFen = 200;
constexpr std::size_t kLongestLine = 1 << 20;
constexpr std::size_t kLargestCertificate = 1 << 20;

struct MateWords {
    std::string fen;
    std::string side;
    std::string certificate;
    std::string lines;
};

bool is_asked(const MateWords& words, chess::Color side) {
    return words.side.empty() || words.side == chess::name_of(side);
}

Result<chess::Position> position_of(const std::string& fen) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) return tl::unexpected<Error>(setup.error());
    return chess::Position::from(*setup);
}

using ByAsked = std::vector<std::pair<chess::Color, mate::CanMate>>;

std::string sentence(const chess::Position& start, chess::Color side, const mate::CanMate& answer) {
    const std::string why = report::why_words(answer);
    switch (answer.verdict) {
        case mate::Verdict::yes:
            return report::phrase(
                "mate.can",
                {{"side", report::side(side)},
                 {"line", answer.line.empty()
                              ? why
                              : report::numbered_line(start.setup(), chess::line_to_san(start, answer.line))}});
        case mate::Verdict::no: return report::phrase("mate.cannot", {{"side", report::side(side)}, {"why", why}});
        case mate::Verdict::unknown: break;
    }
    return report::phrase("mate.unknown", {{"side", report::side(side)}, {"why", why}});
}

/// Of an answer about both sides, only that one is unknown.
ExitCode exit_code_of(const ByAsked& answers) {
    const auto has = [&](mate::Verdict verdict) {
        return std::any_of(answers.begin(), answers.end(),
                           [&](const auto& asked) { return asked.second.verdict == verdict; });
    };
    if (has(mate::Verdict::unknown)) return ExitCode::needs_facts;
    return answers.size() == 1 && has(mate::Verdict::no) ? ExitCode::negative : ExitCode::fine;
}

/// Both sides' answers with their evidence, or the one side's that is asked about.
Json to_json(const chess::Position& position, const ByAsked& answers) {
    Json json = Json::object({{"schema", "jadoube/mate/1"}, {"fen", chess::to_fen(position.setup())}});
    std::uint64_t nodes = 0;
    bool all_no = true, any_yes = false;
    for (const auto& [side, answer] : answers) {
        json.set(chess::name_of(side), mate::to_json(position, answer));
        nodes += answer.nodes;
        all_no = all_no && answer.verdict == mate::Verdict::no;
        any_yes = any_yes || answer.verdict == mate::Verdict::yes;
    }
    if (answers.size() == 2) json.set("dead", all_no || any_yes ? Json(all_no) : Json(nullptr));
    return json.set("nodes", static_cast<std::int64_t>(nodes));
}

ByAsked answers_to(mate::MateSolver& solver, const chess::Position& position, const MateWords& words) {
    ByAsked answers;
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        if (is_asked(words, side)) answers.emplace_back(side, solver.can_mate(position, side));
    }
    return answers;
}

ExitCode answer_one(Session& session, const MateWords& words) {
    const auto position = position_of(words.fen);
    if (!position) return session.fail(position.error());
    mate::MateSolver solver;
    const ByAsked answers = answers_to(solver, *position, words);
    if (session.json) {
        session.print(to_json(*position, answers));
    } else {
        for (const auto& [side, answer] : answers) session.out << sentence(*position, side, answer) << '\n';
    }
    return exit_code_of(answers);
}

/// Nothing at the end of the input.
Result<std::optional<std::string>> next_line(std::istream& in, const std::string& name) {
    std::string line;
    for (char letter = 0; in.get(letter) && letter != '\n';) {
        if (line.size() == kLongestLine) {
            return failure(ErrorCode::too_large, fmt::format("a line of over {} bytes", kLongestLine), name,
                           "give a file with a FEN on each line");
        }
        line += letter;
    }
    if (in.bad()) return failure(ErrorCode::file_unreadable, "could not be read to its end", name);
    if (in.eof() && line.empty()) return std::optional<std::string>();
    return std::optional(std::move(line));
}

/// One position a line in, one answer a line out, in their order. A line that is no position is answered by an error.
ExitCode answer_lines(Session& session, const MateWords& words, std::istream& in) {
    mate::MateSolver solver;
    ExitCode code = ExitCode::fine;
    while (true) {
        const auto line = next_line(in, words.lines == "-" ? "standard input" : words.lines);
        if (!line) return session.fail(line.error());
        if (!*line) return code;
        const std::string fen(trim(**line));
        if (fen.empty()) continue;
        const auto position = position_of(fen);
        if (position) {
            session.out << to_text(to_json(*position, answers_to(solver, *position, words))) << '\n';
            continue;
        }
        code = ExitCode::bad_input;
        const std::string start = fen.substr(0, kLongestFen);
        session.out << to_text(Json::object({{"schema", "jadoube/mate/1"},
                                             {"fen", is_utf8(start) ? start : std::string()},
                                             {"error", to_text(position.error())}}))
                    << '\n';
    }
}

ExitCode answer_file(Session& session, const MateWords& words) {
    if (words.lines == "-") return answer_lines(session, words, std::cin);
    if (const auto readable = require_readable(words.lines); !readable) return session.fail(readable.error());
    std::ifstream file(words.lines);
    return answer_lines(session, words, file);
}

ExitCode check_file(Session& session, const std::string& name) {
    const auto text = read_file(name, kLargestCertificate);
    if (!text) return session.fail(text.error());
    const auto certificate = parse_json(*text, name);
    if (!certificate) return session.fail(certificate.error());
    const auto checked = mate::check_certificate(*certificate);
    if (!checked) return session.fail(checked.error());
    const std::string fen = certificate->text("fen");
    Json json = Json::object({{"schema", "jadoube/mate-check/1"}, {"fen", fen}});
    if (!session.json) session.out << "Position: " << for_terminal(fen) << '\n';
    bool all_hold = true;
    for (const mate::Checked& one : *checked) {
        all_hold = all_hold && one.holds;
        json.set(chess::name_of(one.side), Json::object({{"holds", one.holds}, {"words", one.words}}));
        if (session.json) continue;
        session.out << (one.side == chess::Color::white ? "White: " : "Black: ") << (one.holds ? "" : "does not hold: ")
                    << for_terminal(one.words) << '\n';
    }
    if (session.json) session.print(json);
    return all_hold ? ExitCode::fine : ExitCode::negative;
}

ExitCode run_mate(Session& session, const MateWords& words) {
    const int asked = (words.fen.empty() ? 0 : 1) + (words.certificate.empty() ? 0 : 1) + (words.lines.empty() ? 0 : 1);
    if (asked != 1) {
        return session.fail(Error{ErrorCode::usage, "give one of FEN, --ndjson and --check", "mate",
                                  "jadoube mate \"8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 1\""});
    }
    if (!words.certificate.empty()) return check_file(session, words.certificate);
    if (!words.lines.empty()) return answer_file(session, words);
    return answer_one(session, words);
}

}  // namespace

Command mate_command() {
    const auto words = std::make_shared<MateWords>();
    Command command;
    command.name = "mate";
    command.summary = "Say whether a side can still mate by any series of legal moves";
    command.details =
        "A question of legality, with both sides helping: it gives no playing advice. The counters of repetition and "
        "of quiet\n"
        "moves are left out of account. Yes comes with a line of legal moves, no with a proof; --json writes both, "
        "and\n"
        "--check verifies what was written, by other and simpler means than found it: exit code 0 it holds, 1 it does "
        "not.\n"
        "Exit code 4 where an answer is unknown; with --side 0 for yes, 1 for no.";
    command.example = "jadoube mate \"8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 1\" --side black";
    command.options = {
        {"fen", "the position", &words->fen, "FEN"},
        {"--side", "only this side", &words->side, "SIDE", false, sides()},
        {"--ndjson", "a FEN a line in, an answer as JSON a line out; - for standard input", &words->lines, "FILE"},
        {"--check", "verify the answer that --json wrote", &words->certificate, "FILE"}};
    command.run = [words](Session& session) { return run_mate(session, *words); };
    return command;
}

}  // namespace jadoube::cli
