#include "adjudicate/play_on.hpp"

#include "adjudicate/options.hpp"

namespace jadoube::adjudicate {

Obligation play_on(const Scene& scene, const std::optional<chess::Setup>& stands) {
    const Incident& incident = scene.incident;
    const auto base = scene.base();
    Obligation obligation;
    obligation.discharged = true;
    const bool put_back = stands && incident.base && *stands == *incident.base && stands->turn != scene.offender();
    if (put_back && base) {
        obligation.binds = stands->turn;
        obligation.chooser = std::string(chess::name_of(obligation.binds));
        obligation.options = {free_move(scene).shown};
        return obligation;
    }
    obligation.binds = !incident.done && stands ? stands->turn : scene.offender();
    obligation.chooser = std::string(chess::name_of(obligation.binds));
    if (incident.done && !incident.done->legal && stands) return play_on_from(*stands);
    if (incident.done) {
        Option option{"stand"};
        option.position_after = stands;
        if (incident.done->legal && base) option.moves = to_sans(*base, {*incident.done->legal});
        obligation.options = {std::move(option)};
    } else if (stands && incident.base && !(*stands == *incident.base)) {
        return play_on_from(*stands);
    } else if (base) {
        obligation.options = {free_move(scene).shown};
    }
    return obligation;
}

Obligation play_on_from(const chess::Setup& position) {
    Obligation obligation;
    obligation.discharged = true;
    obligation.binds = position.turn;
    obligation.chooser = std::string(chess::name_of(position.turn));
    Option option{"free_move"};
    if (const auto playable = chess::Position::from(position)) {
        const auto legal = playable->legal_moves();
        option.moves = to_sans(*playable, {legal.begin(), legal.end()});
    }
    obligation.options = {std::move(option)};
    return obligation;
}

}  // namespace jadoube::adjudicate
