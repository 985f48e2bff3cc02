#include "adjudicate/judge/option_names.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Castling;
using rules::Filter;
using rules::Remedy;

std::string action_of_filter(const Filter& filter) {
    if (filter.castling == Castling::required) return "castle";
    if (filter.captures) return "capture";
    if (filter.moves_or_captures) return "move_or_capture";
    if (filter.man == "king") return "king_move";
    if (!filter.promotes_to.empty()) return "promote";
    return filter.man ? "move" : "free_move";
}

}  // namespace

std::string action_of(const Remedy& remedy) {
    if (!remedy.phrase.empty()) return remedy.phrase;
    if (const auto* move = std::get_if<rules::MoveRemedy>(&remedy.what)) return action_of_filter(move->filter);
    if (const auto* game = std::get_if<rules::GameRemedy>(&remedy.what)) return game->what;
    if (const auto* other = std::get_if<rules::OtherRemedy>(&remedy.what)) return std::string(name_of(other->kind));
    if (const auto* first = std::get_if<rules::FirstPossible>(&remedy.what)) {
        return first->options.empty() ? "nothing" : action_of(first->options.front());
    }
    if (const auto* choice = std::get_if<rules::ChoiceOf>(&remedy.what)) {
        return choice->options.empty() ? "nothing" : action_of(choice->options.front());
    }
    if (const auto* each = std::get_if<rules::Each>(&remedy.what)) {
        return each->remedies.empty() ? "nothing" : action_of(each->remedies.front());
    }
    if (const auto* may = std::get_if<rules::May>(&remedy.what)) {
        return may->remedies.empty() ? "nothing" : action_of(may->remedies.front());
    }
    constexpr const char* kNames[] = {"move",   "first_possible", "choice_of",     "each", "treat_as",
                                      "stand",  "restore",        "complete_with", "may",  "clock",
                                      "result", "game",           "lose_right",    "other"};
    return kNames[remedy.what.index()];
}

namespace {

/// The opponent of the player who sealed; where acts do not tell, it was the one on turn. Empty where neither is known.
std::string replier(const Scene& scene) {
    for (const Act& act : scene.context.dispute.acts) {
        const auto* adjournment = std::get_if<Adjournment>(&act.what);
        const auto sealer = color_of(act.by);
        if (adjournment != nullptr && adjournment->act == "seal" && sealer) return std::string(name_of(!*sealer));
    }
    return scene.incident.base ? std::string(name_of(!scene.incident.base->turn)) : std::string();
}

}  // namespace

std::string side_named(const Scene& scene, const std::string& role) {
    const chess::Color offender = scene.offender();
    if (role == "replier") return replier(scene);
    if (role == "opponent") return std::string(chess::name_of(!offender));
    if (role == "each" || role == "either") return "either";
    if (role == "both" || role == "arbiter" || role == "white" || role == "black") return role;
    if (role == "claimant") {
        const auto& raised_by = scene.incident.raised_by;
        if (!scene.incident.offender && raised_by) return std::string(name_of(*raised_by));
        const bool is_claim = !scene.incident.ground.empty();
        return std::string(chess::name_of(is_claim ? offender : !offender));
    }
    return std::string(chess::name_of(offender));
}

}  // namespace jadoube::adjudicate
