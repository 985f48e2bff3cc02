#include "adjudicate/judge/result_answer.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;

std::vector<std::string> sans_of(chess::Position position, const std::vector<chess::Move>& line) {
    std::vector<std::string> sans;
    for (const chess::Move move : line) {
        sans.push_back(chess::to_san(position, move));
        position = position.after(move);
    }
    return sans;
}

/// Which men are too few to mate (mate::why_men_cannot_mate).
NoMate too_few(const chess::Board& board, Color side) {
    const auto own = board.men(side) & ~board.men(chess::Role::king);
    const auto theirs = board.men(!side) & ~board.men(chess::Role::king);
    if (own.empty()) return NoMate::lone_king;
    if (!(own & board.men(chess::Role::bishop)).empty()) return NoMate::bishops_on_one_colour;
    return theirs.empty() ? NoMate::lone_knight : NoMate::lone_knight_against_queens;
}

/// Why not, in the kinds of proof that `mate` has.
struct WhyNot {
    const chess::Position& position;
    Color side;
    NoMate operator()(const mate::Over&) const { return position.is_check() ? NoMate::is_mated : NoMate::stalemate; }
    NoMate operator()(const mate::TooFewMen&) const { return too_few(position.board(), side); }
    NoMate operator()(const mate::ForcedEnd&) const { return NoMate::lines_end; }
    NoMate operator()(const mate::Closure&) const { return NoMate::no_position_left; }
    NoMate operator()(const mate::StaticProof&) const { return NoMate::no_room; }
};

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

std::optional<MateAnswer> mate_answer(const Scene& scene) {
    if (!scene.left || !scene.left_moves.empty()) return std::nullopt;
    const auto position = chess::Position::from(*scene.left);
    if (!position) return std::nullopt;
    const Color opponent = !scene.offender();
    const mate::CanMate& found = scene.context.mates.of(*position, opponent);
    MateAnswer answer{.side = opponent, .from = *scene.left};
    if (found.proof) {
        answer.why_not = std::visit(WhyNot{*position, opponent}, *found.proof);
        if (const auto* closure = std::get_if<mate::Closure>(&*found.proof)) answer.positions = closure->positions;
        return answer;
    }
    if (found.verdict != mate::Verdict::yes || found.line.empty()) return std::nullopt;
    answer.line = sans_of(*position, found.line);
    return answer;
}

}  // namespace jadoube::adjudicate
