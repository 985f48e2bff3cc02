// What is claimed and demanded.
#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "historical_cases/teller.hpp"

namespace jadoube::historical {

using namespace adjudicate;

void Teller::claim(const Scene& scene) {
    claimants_own_acts(scene);
    auto word = phrases_.demand_named(scene.occurrence.demand);
    if (!word) {
        if (!scene.occurrence.demand.empty())
            told_.remarks.push_back(fmt::format("demand '{}' is not known", scene.occurrence.demand));
        word = DemandWord{subject_.empty() && !scene.reading.has("subject") ? "demand" : "remedy"};
    }
    if (word->as == "claim") return claim_ground(scene, word->word);
    if (word->as == "demand") return demand(scene, word->word);
    if (word->as == "remedy") return remedy(scene, word->word);
    if (word->as == "fact") return fact(scene);
    if (word->as == "agree") return add(Person::both, Agree{});
    if (word->as == "offer_draw") return add(scene, OfferDraw{});
    if (word->as == "resign") return add(scene, Resign{});
    if (word->as == "retract") return add(scene, Retract{});
    subject_ = word->word;
    find_subject(scene);
}

/// "After touching a man": the touch closes the window, which man it was does not matter for that.
void Teller::claimants_own_acts(const Scene& scene) {
    const auto claimant = color_of(person(scene));
    const auto& acts = told_.given.dispute.acts;
    if (!claimant || acts.empty() || color_of(acts.back().by) == claimant) return;
    if (scene.reading.has("claimant_touched")) tell_fact("claimant_touched", true);
    if (scene.reading.has("claimant_replied")) tell_fact("opponent_replied", true);
}

void Teller::claim_ground(const Scene& scene, const std::string& ground) {
    if (ground == "illegal_move") return objection(scene);
    if (ground == "time_limit" && (scene.reading.has("clocks") || any("clocks"))) tell_fact("clocks_provided", true);
    if (ground == "flag" && (any("in_time") || any("exceeded"))) tell_in_time(!any("exceeded"));
    if (ground == "checkmate") {
        if (scene.reading.has("denies") || any("denies")) tell_fact("conceded", false);
        if (any("concedes")) tell_fact("conceded", true);
    }
    const auto named = rules::named<rules::Ground>(ground);
    if (!named) return note(scene);
    add(scene, Claim{*named, scene.occurrence.json.text("move")});
}

/// Something is said to have been illegal: an old check, a half-move of the record, or what was done last.
void Teller::objection(const Scene& scene) {
    if (told_.given.dispute.acts.empty()) {
        const auto& moves = told_.given.game.moves;
        const auto irregular = std::find_if(moves.begin(), moves.end(), [](const game::HalfMove& move) {
            return std::holds_alternative<game::IrregularMove>(move.played);
        });
        if (irregular != moves.end()) {
            return add(scene, PointOut{static_cast<int>(irregular - moves.begin()) + 1});
        }
    }
    if (told_.given.dispute.acts.empty() && (any("illegal") || any("old_check"))) {
        subject_ = any("illegal") ? "observed.illegal_position" : "check.found";
        return find_subject(scene);
    }
    if (scene.type == "claim") return add(scene, Claim{rules::Ground::illegal_move});
    add(scene, PointOut{});
}

/// Where the ruling that is expected lists several options of the opponent, all of them are asked for, and a demand
/// that names one is entered as an election: otherwise that one would be all that is left.
bool Teller::asks_for_all_options() const {
    const Json* options = line_.expected.find("options");
    if (options == nullptr || options->if_array() == nullptr || line_.expected.text("finding") != "breach")
        return false;
    return std::count_if(options->if_array()->begin(), options->if_array()->end(),
                         [](const Json& option) { return option.text("choice_by") == "opponent"; }) > 1;
}

std::optional<chess::Square> Teller::man_meant(const Scene& scene, const std::string& option) const {
    if (scene.occurrence.man) return scene.occurrence.man;
    if (!scene.occurrence.squares.empty()) return scene.occurrence.squares.front();
    const auto wanted = [&](chess::Square square) {
        const auto man = told_.given.game.start ? board_.at(square) : std::nullopt;
        if (option == "rook") return man && man->role == chess::Role::rook;
        const bool own = man && offender_ && man->color == *offender_;
        return option == "capture" ? !own : own || !man;
    };
    if (option == "rook" && rook_) return rook_;
    std::vector<chess::Square> meant;
    for (const chess::Square square : handled_)
        if (wanted(square) && std::find(meant.begin(), meant.end(), square) == meant.end()) meant.push_back(square);
    return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
}

void Teller::demand(const Scene& scene, const std::string& option) {
    if (!subject_.empty()) return find_subject(scene);
    const std::string move = scene.occurrence.json.text("move");
    if (option.empty() || asks_for_all_options()) return add(scene, Demand{});
    if (option == "king_move" || option == "stand" || option == "promote")
        return add(scene, Demand{option, std::nullopt, move});
    if (option == "castling") return add(scene, Demand{"king_move", std::nullopt, move.empty() ? "O-O" : move});
    add(scene, Demand{option == "rook" ? "move" : option, man_meant(scene, option), move});
}

/// He asks that what was wrong be put right: what it was is known from the rest of the line.
void Teller::remedy(const Scene& scene, const std::string& word) {
    if (subject_.empty() && scene.reading.has("subject")) subject_ = scene.reading.word("subject");
    if (subject_.empty() && any("first_move") && word != "retract") subject_ = "setup.first_move";
    const bool old_check = any("old_check") || (word == "restore" && in_check_);
    if (subject_.empty() && old_check && told_.given.dispute.acts.empty()) subject_ = "check.found";
    if (!subject_.empty()) return find_subject(scene);
    if (has_scene("resume") && scene.reading.has("wrongly_set")) {
        subject_ = "resume.position";
        return find_subject(scene);
    }
    const auto claimant = color_of(person(scene));
    if (speaker_ && claimant && *speaker_ != *claimant) {
        const bool shows_board = asks_for_all_options() || any("acted_on_it");
        return add(scene, Demand{shows_board ? "" : "restore"});
    }
    if (word == "play_on") return add(scene, Demand{"stand"});
    if (word == "retract" && offender_ == claimant) return add(scene, Retract{});
    if (word == "retract" && offender_ && asks_for_all_options()) return add(scene, Demand{});
    objection(scene);
}

/// A fact that is disputed: settled by the person to whom both refer it, it is an act like any other.
void Teller::fact(const Scene& scene) {
    const std::string accused = any_word("accused");
    const bool settled = has_scene("refer") && any_word("fact_found") == "yes";
    const auto& squares = scene.occurrence.squares;
    if (settled && !accused.empty() && !squares.empty()) {
        const Person by = person_named(accused).value_or(Person::arbiter);
        offender_ = color_of(by);
        handled_ = squares;
        return add(by, Touch{squares, rules::NoticeTime::none, true});
    }
    if (!has_scene("refer") || any_word("fact_found").empty()) add(scene, Happening{"find", "dispute.fact"});
}

}  // namespace jadoube::historical
