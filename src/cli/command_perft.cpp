// jadoube perft: counts of legal move sequences, to compare move generators.
#include <ostream>

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
    if (!words.fen.empty()) return chess::parse_fen(words.fen);
    if (!words.chess960) return chess::Setup::initial();
    if (const auto setup = chess::chess960_start(*words.chess960)) return *setup;
    return failure(ErrorCode::usage, "there is no such start position", "--chess960", "give a number from 0 to 959");
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
    if (words.divide && depth > 0) {
        for (const chess::DividedMove& one : chess::divide(*position, depth)) {
            session.out << chess::to_uci(*position, one.move) << ": " << one.leaves << '\n';
        }
    }
    session.out << chess::perft(*position, depth) << '\n';
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
