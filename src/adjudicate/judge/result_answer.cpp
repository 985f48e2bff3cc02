#include "adjudicate/judge/result_answer.hpp"

#include <fmt/format.h>

namespace jadoube::adjudicate {
namespace {

using chess::Color;

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

}  // namespace

game::Score loss_of(Color color) {
    return color == Color::white ? game::Score{0, 2} : game::Score{2, 0};
}

std::optional<game::Score> score_of(const Scene& scene, const std::string& result) {
    const Incident& incident = scene.incident;
    if (result == "draw") return game::Score{1, 1};
    if (result == "both_lose") return game::Score{0, 0};
    if (result == "mating_side_wins" && incident.base) {
        return loss_of(incident.now ? incident.now->turn : incident.base->turn);
    }
    if (!incident.offender) return std::nullopt;
    const Color offender = *incident.offender;
    const Color claimant = incident.ground.empty() ? !offender : offender;
    if (result == "offender_loses" || result == "opponent_wins") return loss_of(offender);
    if (result == "claimant_wins") return loss_of(!claimant);
    if (result == "claimant_loses") return loss_of(claimant);
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
