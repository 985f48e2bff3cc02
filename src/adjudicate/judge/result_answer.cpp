#include "adjudicate/judge/result_answer.hpp"

#include <fmt/format.h>

#include "adjudicate/facts/measurement.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::Ending;
using rules::ResultWord;

std::string line_text(Color mating, chess::Position position, const std::vector<chess::Move>& line) {
    constexpr std::size_t kShown = 40;
    std::string text = mating == Color::white ? "White could still mate:" : "Black could still mate:";
    for (std::size_t i = 0; i < line.size() && i < kShown; ++i) {
        if (position.turn() == Color::white) text += fmt::format(" {}.", position.move_number());
        if (position.turn() == Color::black && i == 0) text += fmt::format(" {}...", position.move_number());
        text += (text.back() == '.' ? "" : " ") + chess::to_san(position, line[i]);
        position = position.after(line[i]);
    }
    return line.size() > kShown ? text + " ..." : text;
}

/// The side on turn after what was done: where the move mated, the side mated.
std::optional<Color> side_to_move(const Incident& incident) {
    if (!incident.base) return std::nullopt;
    return incident.now ? incident.now->turn : incident.base->turn;
}

/// What the board showed when the game was over: mate, or a draw (FIDE 2023 I.10). Nothing where the game ended in
/// another way, or not.
std::optional<game::Score> score_on_board(const Scene& scene) {
    switch (game_ended_by(scene).value_or(Ending::no)) {
        case Ending::checkmate: {
            const auto mated = side_to_move(scene.incident);
            return mated ? std::optional(loss_of(*mated)) : std::nullopt;
        }
        case Ending::stalemate:
        case Ending::dead_position:
        case Ending::repetition:
        case Ending::quiet_moves:
        case Ending::agreement: return game::Score{1, 1};
        case Ending::resignation:
        case Ending::flag:
        case Ending::ruling:
        case Ending::no: break;
    }
    return std::nullopt;
}

}  // namespace

game::Score loss_of(Color color) {
    return color == Color::white ? game::Score{0, 2} : game::Score{2, 0};
}

std::optional<game::Score> score_of(const Scene& scene, rules::ResultWord result) {
    const auto& offender = scene.incident.offender;
    const auto claimant = offender && !scene.incident.ground ? std::optional(!*offender) : offender;
    const auto loss = [](std::optional<Color> side) { return side ? std::optional(loss_of(*side)) : std::nullopt; };
    switch (result) {
        case ResultWord::draw: return game::Score{1, 1};
        case ResultWord::both_lose: return game::Score{0, 0};
        case ResultWord::mating_side_wins: return loss(side_to_move(scene.incident));
        case ResultWord::offender_loses:
        case ResultWord::opponent_wins: return loss(offender);
        case ResultWord::claimant_loses: return loss(claimant);
        case ResultWord::claimant_wins: return claimant ? loss(!*claimant) : std::nullopt;
        case ResultWord::as_on_board: return score_on_board(scene);
    }
    return std::nullopt;
}

std::string mate_words(const Scene& scene) {
    if (!scene.left || !scene.left_moves.empty()) return {};
    const auto position = chess::Position::from(*scene.left);
    if (!position) return {};
    const Color opponent = !scene.offender();
    const mate::CanMate& answer = scene.context.mates.of(*position, opponent);
    if (answer.verdict == mate::Verdict::no) return answer.reason;
    if (answer.verdict != mate::Verdict::yes || answer.line.empty()) return {};
    return line_text(opponent, *position, answer.line);
}

}  // namespace jadoube::adjudicate
