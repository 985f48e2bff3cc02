#include "adjudicate/facts/scene.hpp"

#include <algorithm>

#include "adjudicate/story/sealed.hpp"
#include "base/error.hpp"

namespace jadoube::adjudicate {

std::optional<chess::Position> Scene::base() const {
    const std::optional<chess::Setup>& board = restored ? restored : incident.base;
    if (!board) return std::nullopt;
    auto position = chess::Position::from(*board);
    return position ? std::optional(*position) : std::nullopt;
}

std::optional<chess::Color> Scene::opponent() const {
    return incident.offender ? std::optional(!*incident.offender) : std::nullopt;
}

std::optional<chess::Color> claimant_of(const Incident& incident) {
    const auto& raised_by = incident.objection.raised_by;
    if (!incident.offender) return raised_by ? color_of(*raised_by) : std::nullopt;
    const auto is_his_own = [&](rules::Kind kind) {
        const rules::KindRow& row = rules::row_of(kind);
        const bool is_of_the_other = row.traits.about_the_flag || rules::kind_covers(rules::Kind::check, kind);
        // Of a move that is said to have been illegal the offender is who made it.
        const bool is_claimed = incident.claim.ground || !rules::kind_covers(rules::Kind::claim, kind);
        return row.kind_class == rules::KindClass::claim && is_claimed && !is_of_the_other;
    };
    return std::ranges::any_of(incident.kinds, is_his_own) ? incident.offender : !*incident.offender;
}

std::vector<chess::Move> sealed_readings(const Scene& scene) {
    const Act* sealed = sealed_with_a_move(scene.context.dispute, scene.context.sealed);
    const auto position = scene.base();
    if (sealed == nullptr || !position || position->turn() != color_of(sealed->by)) return {};
    return read_sealed(*position, std::get<Adjournment>(sealed->what).move).readings;
}

bool has_sealed(const Scene& scene, chess::Color player) {
    const auto& acts = scene.context.dispute.acts;
    const auto& own = scene.incident.acts;
    const auto until = own.empty() ? acts.size() : own.front();
    return scene.context.adjourned_at == scene.incident.ply &&
           std::any_of(acts.begin(), acts.begin() + static_cast<std::ptrdiff_t>(until), [&](const Act& act) {
               return word_of(act) == rules::ActWord::seal && color_of(act.by) == player;
           });
}

std::optional<game::Replay> replay_to(const Scene& scene, bool with_intended) {
    const GameState& game = scene.context.game;
    if (!game.start || !scene.incident.base) return std::nullopt;
    const auto& line = scene.context.line;
    const auto count = std::min(line.size(), static_cast<std::size_t>(scene.incident.ply));
    std::vector<game::HalfMove> moves(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(count));
    if (with_intended && scene.incident.claim.intended) moves.push_back({*scene.incident.claim.intended, {}});
    return game::Replay(*game.start, moves);
}

}  // namespace jadoube::adjudicate
