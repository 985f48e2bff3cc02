// jadoube perft: counts of legal move sequences, to compare move generators.
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/chess960.hpp"
#include "chess/notation.hpp"
#include "chess/perft.hpp"
#include "cli/commands.hpp"

namespace jadoube::cli {
namespace {

struct PerftWords {
    std::string fen;
    std::optional<int> chess960;
    std::optional<int> depth;
    bool divide = false;
};

Result<chess::Setup> setup_of(const PerftWords& words) {
    if (!words.fen.empty()) {
        auto setup = chess::parse_fen(words.fen);
        if (!setup) setup.error().where = "--fen";
        return setup;
    }
    if (!words.chess960) return chess::Setup::initial();
    if (const auto setup = chess::chess960_start(*words.chess960)) return *setup;
    return failure(ErrorCode::usage, "there is no such start position", "--chess960", "give a number from 0 to 959");
}

Json to_json(const chess::Position& position, int depth, std::uint64_t nodes,
             const std::vector<chess::DividedMove>& divided) {
    Json json = Json::object({{"schema", "jadoube/perft/1"},
                              {"fen", chess::to_fen(position.setup())},
                              {"depth", depth},
                              {"nodes", static_cast<std::int64_t>(nodes)}});
    if (divided.empty()) return json;
    JsonArray moves;
    for (const chess::DividedMove& one : divided) {
        moves.push_back(Json::object(
            {{"move", chess::to_uci(position, one.move)}, {"nodes", static_cast<std::int64_t>(one.leaves)}}));
    }
    return json.set("moves", moves);
}

ExitCode run_perft(Session& session, const PerftWords& words) {
    constexpr int kDeepest = 20;
    const int depth = words.depth.value_or(5);
    if (depth < 0 || depth > kDeepest) {
        return session.fail(
            Error{ErrorCode::usage, "the depth is out of range", "--depth", "give a number from 0 to 20"});
    }
    const auto setup = setup_of(words);
    if (!setup) return session.fail(setup.error());
    const auto position = chess::Position::from(*setup);
    if (!position) return session.fail(position.error());
    const std::uint64_t nodes = chess::perft(*position, depth);
    const auto moves = words.divide && depth > 0 ? chess::divide(*position, depth) : std::vector<chess::DividedMove>{};
    if (session.json) {
        session.print(to_json(*position, depth, nodes, moves));
        return ExitCode::fine;
    }
    for (const chess::DividedMove& one : moves) {
        session.out << chess::to_uci(*position, one.move) << ": " << one.leaves << '\n';
    }
    session.out << nodes << '\n';
    return ExitCode::fine;
}

}  // namespace

Command perft_command() {
    const auto words = std::make_shared<PerftWords>();
    Command command;
    command.name = "perft";
    command.summary = "Count the legal move sequences of a position";
    command.details = "For comparing move generators. The count stands alone on the last line.";
    command.example = "jadoube perft --depth 5 --divide";
    command.options = {{"--fen", "the position (default: the usual initial one)", &words->fen, "FEN"},
                       {"--chess960", "a Chess960 start position, 0 to 959", &words->chess960, "N"},
                       {"--depth", "half-moves (default 5)", &words->depth, "N"},
                       {"--divide", "the count after each first move", &words->divide}};
    command.run = [words](Session& session) { return run_perft(session, *words); };
    return command;
}

}  // namespace jadoube::cli
