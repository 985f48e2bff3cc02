// jadoube mate: can this side still mate, by any series of legal moves?
#include <ostream>

#include "base/text.hpp"
#include "chess/notation.hpp"
#include "cli/commands.hpp"
#include "mate/can_mate.hpp"

namespace jadoube::cli {
namespace {

struct MateWords {
    std::string fen;
    std::string side;
};

Json to_json(const chess::Position& start, const mate::CanMate& answer) {
    Json json = Json::object();
    json.set("can_mate",
             answer.verdict == mate::Verdict::unknown ? Json(nullptr) : Json(answer.verdict == mate::Verdict::yes));
    JsonArray line;
    chess::Position position = start;
    for (const chess::Move move : answer.line) {
        line.push_back(chess::to_uci(position, move));
        position = position.after(move);
    }
    if (!line.empty()) json.set("line", line);
    return json.set("reason", answer.reason);
}

std::string sentence(const chess::Position& start, chess::Color side, const mate::CanMate& answer) {
    const std::string who = side == chess::Color::white ? "White" : "Black";
    if (answer.verdict == mate::Verdict::unknown) return who + ": unknown; the search ended without an answer";
    if (answer.verdict == mate::Verdict::no) return who + " cannot mate: " + answer.reason;
    std::string text = who + " can mate:";
    chess::Position position = start;
    for (const chess::Move move : answer.line) {
        if (position.turn() == chess::Color::white || position.key() == start.key()) {
            text +=
                " " + std::to_string(position.move_number()) + (position.turn() == chess::Color::white ? "." : "...");
        } else {
            text += " ";
        }
        text += chess::to_san(position, move);
        position = position.after(move);
    }
    return answer.line.empty() ? text + " it stands on the board" : text;
}

ExitCode exit_code_of(mate::Verdict verdict) {
    if (verdict == mate::Verdict::unknown) return ExitCode::needs_facts;
    return verdict == mate::Verdict::yes ? ExitCode::fine : ExitCode::negative;
}

ExitCode run_mate(Session& session, const MateWords& words) {
    const auto setup = chess::parse_fen(words.fen);
    if (!setup) return session.fail(setup.error());
    const auto position = chess::Position::from(*setup);
    if (!position) return session.fail(position.error());
    Json json = Json::object({{"schema", "jadoube/mate/1"}, {"fen", chess::to_fen(*setup)}});
    ExitCode code = ExitCode::fine;
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        if (!words.side.empty() && words.side != chess::name_of(side)) continue;
        const mate::CanMate answer = mate::can_mate(*position, side);
        if (!words.side.empty()) code = exit_code_of(answer.verdict);
        if (session.json) json.set(chess::name_of(side), to_json(*position, answer));
        if (!session.json) session.out << sentence(*position, side, answer) << '\n';
    }
    if (session.json) session.print(json);
    return code;
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
        "moves are left out of account. With --side: exit code 0 yes, 1 no, 4 unknown.";
    command.example = "jadoube mate \"8/8/4k3/3n4/8/2N5/4K3/8 w - - 0 1\" --side black";
    command.options = {{"fen", "the position", &words->fen, "FEN", true},
                       {"--side", "only this side", &words->side, "SIDE", false, {"white", "black"}}};
    command.run = [words](Session& session) { return run_mate(session, *words); };
    return command;
}

}  // namespace jadoube::cli
