// Facts that the acts themselves tell: who touched what, in which order, what was said and done since.
#include <algorithm>
#include <array>

#include "adjudicate/classify.hpp"
#include "adjudicate/measurement.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Move;
using chess::Role;
using chess::Setup;
using chess::Square;
using rules::Values;

std::optional<Role> role_of(const Scene& scene, Square square) {
    const auto piece = scene.incident.base->board.at(square);
    return piece ? std::optional(piece->role) : std::nullopt;
}

}  // namespace

Measured king_and_rook(const Scene& scene) {
    const auto men = men_named(scene, "own_men_touched");
    if (!men) return std::nullopt;
    std::optional<Role> first;
    bool king = false;
    bool rook = false;
    for (const Square square : *men) {
        const auto role = role_of(scene, square);
        if (role != Role::king && role != Role::rook) continue;
        if (!first) first = role;
        king = king || role == Role::king;
        rook = rook || role == Role::rook;
    }
    if (!king || !rook) return word("no");
    if (!scene.incident.order_known) return word("cannot_be_established");
    return word(first == Role::king ? "king_first" : "rook_first");
}

namespace {

Measured count_men(const Scene& scene, const char* list) {
    const auto men = men_named(scene, list);
    if (!men) return std::nullopt;
    return number(static_cast<int>(men->size()));
}

Measured first_touched(const Scene& scene) {
    const auto men = men_named(scene, "men_touched");
    if (!men || men->empty()) return std::nullopt;
    if (!scene.incident.order_known) return word("cannot_be_established");
    return word(scene.incident.base->board.at(men->front())->color == scene.offender() ? "own" : "enemy");
}

Measured touched_to_castle(const Scene& scene) {
    const auto& done = scene.incident.done;
    if (done && done->castling) return one(true);
    const Measured both = king_and_rook(scene);
    if (!both) return std::nullopt;
    const Dispute& dispute = scene.context.dispute;
    const bool nothing_said = dispute.told_complete && !dispute.facts.contains("touched_to_castle");
    const bool no = *both == Values{std::string("no")} || nothing_said;
    return no ? one(false) : Measured{};  // what he meant, only he can say
}

Measured moved_another_man(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base) return std::nullopt;
    if (!incident.done || incident.touched.empty()) return one(false);
    return one(std::none_of(incident.touched.begin(), incident.touched.end(), [&](const Handled& man) {
        const auto squares = handled(*incident.done);
        return std::find(squares.begin(), squares.end(), man.square) != squares.end();
    }));
}

Measured touched_king(const Scene& scene) {
    const auto men = men_named(scene, "own_men_touched");
    if (!men) return std::nullopt;
    return one(std::any_of(men->begin(), men->end(), [&](Square s) { return role_of(scene, s) == Role::king; }));
}

Measured first_touched_is_rook(const Scene& scene) {
    const auto men = men_named(scene, "first_own");
    if (!men) return std::nullopt;
    return one(!men->empty() && role_of(scene, men->front()) == Role::rook);
}

/// Where men were touched and nothing was moved, no move is complete and no man released.
Measured move_is_complete(const Scene& scene) {
    const bool only_touched = scene.incident.base && !scene.incident.done && !scene.incident.touched.empty();
    return only_touched ? one(false) : truth(scene.incident.complete);
}

Measured released(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    return one(scene.incident.done && !scene.incident.done->held);
}

/// Pressed, or the game ended by it, or the same person has moved again (FIDE 2023 6.2.1).
Measured completed(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (incident.pressed || incident.moved_again == true) return one(true);
    if (incident.done && incident.done->legal && incident.now) {
        const auto position = chess::Position::from(*incident.now);
        if (position && !position->has_legal_move()) return one(true);
    }
    if (!incident.moved_again) return std::nullopt;
    return one(false);
}

/// What was said with the touch; a man moved was touched without a word.
Measured said_before(const Scene& scene) {
    if (scene.incident.touched.empty() && scene.incident.done) return word("none");
    for (const Handled& man : scene.incident.touched) {
        if (man.deliberate == false) continue;
        return man.said.empty() ? Measured{} : word(man.said);
    }
    const auto& touched = scene.incident.touched;
    if (!touched.empty() && !touched.front().said.empty()) return word(touched.front().said);
    return std::nullopt;
}

Measured deliberate(const Scene& scene) {
    const auto& men = scene.incident.touched;
    if (men.empty()) return scene.incident.done ? one(true) : Measured{};
    bool unknown = false;
    for (const Handled& man : men) {
        if (man.deliberate == true) return one(true);
        unknown = unknown || !man.deliberate;
    }
    return unknown ? Measured{} : one(false);
}

Measured raised_by(const Scene& scene) {
    const auto person = scene.incident.raised_by;
    if (!person) return std::nullopt;
    const auto color = color_of(*person);
    if (!color) return word(std::string(name_of(*person)));
    return word(scene.incident.offender == *color ? "player" : "opponent");
}

Measured move_kind(const Scene& scene) {
    if (!scene.incident.done || !scene.incident.base) return std::nullopt;
    const std::string kind = kind_of_move(*scene.incident.done, *scene.incident.base);
    return word(kind == "transfer" ? "plain" : kind);
}

Measured move_is_legal(const Scene& scene) {
    if (!scene.incident.done) return std::nullopt;
    return one(scene.incident.done->legal.has_value());
}

Measured two_hands(const Scene& scene) {
    if (!scene.incident.done) return std::nullopt;
    return one(scene.incident.done->two_hands);
}
Measured is_claimant_on_turn(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base || !incident.offender) return std::nullopt;
    return one(incident.base->turn == *incident.offender);
}

/// The other player admitted the claim; where all is told and nobody did, he did not.
Measured conceded(const Scene& scene) {
    const Dispute& dispute = scene.context.dispute;
    const bool admitted = std::any_of(dispute.acts.begin(), dispute.acts.end(),
                                      [](const Act& act) { return std::holds_alternative<Concede>(act.what); });
    if (admitted) return one(true);
    return dispute.told_complete && !dispute.facts.contains("conceded") ? one(false) : Measured{};
}

constexpr std::array kMeasurements{
    Measurement{"own_men_touched", [](const Scene& s) { return count_men(s, "own_men_touched"); }},
    Measurement{"enemy_men_touched", [](const Scene& s) { return count_men(s, "enemy_men_touched"); }},
    Measurement{"first_touched", first_touched},
    Measurement{"king_and_rook", king_and_rook},
    Measurement{"touched_to_castle", touched_to_castle},
    Measurement{"moved_another_man", moved_another_man},
    Measurement{"touched_king", touched_king},
    Measurement{"first_touched_is_rook", first_touched_is_rook},
    Measurement{"move_kind", move_kind},
    Measurement{"move_is_legal", move_is_legal},
    Measurement{"move_is_complete", move_is_complete},
    Measurement{"released", released},
    Measurement{"completed", completed},
    Measurement{"two_hands", two_hands},
    Measurement{"offer_timely", [](const Scene& s) { return truth(s.incident.offer_timely); }},
    Measurement{"demand_made", [](const Scene& s) { return one(s.incident.demand.has_value()); }},
    Measurement{"notice", said_before},
    Measurement{"deliberate", deliberate},
    Measurement{"raised_by", raised_by},
    Measurement{"conceded", conceded},
    Measurement{"claimant_touched", [](const Scene& s) { return truth(s.incident.claimant_touched); }},
    Measurement{"claimant_on_turn", is_claimant_on_turn},
    Measurement{"intended_move_declared", [](const Scene& s) { return one(!s.incident.intended_written.empty()); }},
    Measurement{"opponent_replied", [](const Scene& s) { return truth(s.incident.opponent_replied); }},
    Measurement{"next_move_made", [](const Scene& s) { return truth(s.incident.opponent_replied); }},
    Measurement{"speaker_moved", [](const Scene& s) { return truth(s.incident.speaker_moved); }},
    Measurement{"refused", [](const Scene& s) { return truth(s.incident.refused); }},
};

}  // namespace

std::span<const Measurement> measurements_of_acts() {
    return kMeasurements;
}

}  // namespace jadoube::adjudicate
