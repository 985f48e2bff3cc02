#include "adjudicate/story/kinds.hpp"

#include "adjudicate/story/classify.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

/// A legal move that mates or stalemates ends the game before the clock can be pressed.
bool ended_the_game(const Incident& incident) {
    if (!incident.done->legal || !incident.now) return false;
    const auto position = chess::Position::from(*incident.now);
    return position && !position->has_legal_move();
}

std::vector<std::string> kinds_of_move(const Incident& incident) {
    const Done& done = *incident.done;
    const chess::Setup& base = *incident.base;
    const bool has_its_piece = new_piece(done) == "allowed" || done.legal;  // a Pawn may stay one under some codes
    if (is_promotion(done, base) && (!has_its_piece || incident.complete == false)) {
        const bool wrong_piece = new_piece(done) == "not_allowed";
        if (incident.pressed && !wrong_piece) return {"promotion", "press.pawn_on_last_rank"};
        return {"promotion"};
    }
    if (done.without_rook) return {"castling_without_rook"};
    if (incident.complete == false) return {"touch"};
    if (!done.legal) return {illegal_kind(done, base)};
    return {};
}

}  // namespace

std::vector<std::string> kinds_of(const Incident& incident) {
    std::vector<std::string> kinds;
    if (incident.retracted) return {"change"};
    if (!incident.base) {
        if (incident.pressed && !incident.complete) kinds.emplace_back("press.without_move");
        if (!incident.touched.empty()) kinds.emplace_back("touch");
        return kinds;
    }
    if (incident.done) {
        kinds = kinds_of_move(incident);
    } else if (incident.pressed) {
        kinds.emplace_back("press.without_move");
    }
    const bool only_touched = (kinds.empty() || !incident.done) && !incident.touched.empty();
    if (only_touched) kinds.emplace_back("touch");
    const bool two_hands = incident.done && incident.done->two_hands && incident.pressed;
    if (two_hands && !ended_the_game(incident)) kinds.emplace_back("press.two_hands");
    return kinds;
}

bool is_illegal_move(const std::string& kind) {
    const bool press = rules::kind_covers("press", kind) && kind != "press.other_hand";
    return press || rules::kind_covers("illegal_move", kind);
}

}  // namespace jadoube::adjudicate
