#include "report/act_words.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Adjournment;
using adjudicate::Happening;
using adjudicate::Person;
using adjudicate::Step;
using adjudicate::Touch;

std::string squares_text(const std::vector<chess::Square>& squares) {
    std::vector<std::string> names;
    for (const chess::Square square : squares) names.push_back(chess::to_text(square));
    return list_of(names);
}

std::string step_text(const Step& step) {
    return chess::to_text(step.first) + "-" + chess::to_text(step.second);
}

std::string said_text(const Touch& touch) {
    if (!touch.said) return {};
    switch (*touch.said) {
        case rules::NoticeTime::before: return ", after giving notice";
        case rules::NoticeTime::at_once: return ", giving notice at the same moment";
        case rules::NoticeTime::late: return ", giving notice too late";
        case rules::NoticeTime::none: return ", without notice";
    }
    return {};
}

/// A word of the vocabulary as people read it: "claim draw".
std::string read_out(std::string_view word) {
    std::string text(word);
    for (char& c : text)
        if (c == '_' || c == '.') c = ' ';
    return text;
}

/// The predicate of the sentence: "touches c1 and d5".
struct Teller {
    Person by;
    std::string operator()(const Touch& touch) const {
        const std::string how = touch.deliberate == false ? " by accident" : "";
        const std::string order = touch.order_known ? "" : ", in an order that cannot be established";
        return "touches " + squares_text(touch.squares) + how + order + said_text(touch);
    }
    std::string operator()(const adjudicate::PlaceMan& place) const {
        return fmt::format("puts {} on {} {}", chess::to_text(place.step.first), chess::to_text(place.step.second),
                           place.released ? "and lets go" : "and still holds it");
    }
    std::string operator()(const adjudicate::MoveMan& move) const {
        std::string text = "moves " + step_text(move.step);
        if (move.taken) text += ", taking off " + chess::to_text(*move.taken);
        if (move.piece) text += ", with a " + std::string(name_of(*move.piece));
        return text + (move.two_hands ? ", with two hands" : "");
    }
    std::string operator()(const adjudicate::Castle& castle) const {
        std::string text = "castles, King " + step_text(castle.king);
        text += castle.rook ? ", Rook " + step_text(*castle.rook) : ", the Rook not yet moved";
        return text + (castle.two_hands ? ", with two hands" : "");
    }
    std::string operator()(const adjudicate::NamePiece& name) const {
        return "names a " + std::string(name_of(name.piece));
    }
    std::string operator()(const adjudicate::Retract&) const { return "wants to take the move back"; }
    std::string operator()(const adjudicate::Press& press) const {
        return press.other_hand ? "presses the clock with the other hand" : "presses the clock";
    }
    std::string operator()(const adjudicate::SayCheck&) const { return "says check"; }
    std::string operator()(const adjudicate::OfferDraw&) const { return "offers a draw"; }
    std::string operator()(const adjudicate::GiveNotice&) const { return "gives notice that the moves are counted"; }
    std::string operator()(const adjudicate::PointOut&) const { return "points it out"; }
    std::string operator()(const adjudicate::Demand& demand) const {
        std::string text = "demands";
        if (!demand.option && !demand.man && demand.move.empty()) return text + " what the law gives";
        if (demand.option) text += " " + read_out(to_text(*demand.option));
        if (demand.man) text += " of " + chess::to_text(*demand.man);
        if (!demand.move.empty()) text += ": " + demand.move;
        return text;
    }
    std::string operator()(const adjudicate::Answer& answer) const { return "answers with " + answer.move; }
    std::string operator()(const adjudicate::Refuse&) const { return "refuses"; }
    std::string operator()(const adjudicate::Claim& claim) const {
        std::string text = "claims " + read_out(name_of(claim.ground));
        return claim.intended.empty() ? text : text + ", intending " + claim.intended;
    }
    std::string operator()(const adjudicate::FlagFalls&) const { return "oversteps the time: the flag falls"; }
    std::string operator()(const adjudicate::Agree&) const {
        return by == Person::both ? "agree to a draw" : "agrees to a draw";
    }
    std::string operator()(const adjudicate::Resign&) const { return "resigns"; }
    std::string operator()(const adjudicate::Concede&) const { return "concedes the claim"; }
    std::string operator()(const adjudicate::Refer& refer) const {
        return refer.to.empty() ? "refers the matter" : "refers the matter to " + refer.to;
    }
    std::string operator()(const Adjournment& adjournment) const {
        if (adjournment.act == rules::ActWord::seal) return "seals a move";
        if (adjournment.act == rules::ActWord::open) return "opens the sealed move";
        return adjournment.act == rules::ActWord::adjourn ? "breaks the game off" : "sets up the position";
    }
    std::string operator()(const Happening& happening) const {
        const std::string what = read_out(happening.what);
        if (happening.is_found()) return what.empty() ? "finds" : "finds " + what;
        return read_out(happening.act) + (what.empty() ? "" : ", " + what);
    }
};

/// "device place: on person".
std::string facts_text(const adjudicate::Facts& facts) {
    std::vector<std::string> all;
    for (const auto& [name, values] : facts) {
        std::vector<std::string> found;
        for (const rules::Value& value : values) found.push_back(read_out(rules::to_text(value)));
        all.push_back(fmt::format("{}: {}", read_out(name), list_of(found)));
    }
    return fmt::format("{}", fmt::join(all, "; "));
}

std::string subject(Person person) {
    switch (person) {
        case Person::white: return "White";
        case Person::black: return "Black";
        case Person::both: return "Both players";
        case Person::arbiter: return "The arbiter";
        case Person::spectator: return "A spectator";
        case Person::supervisor: return "The supervisor";
        case Person::nobody: return "Nobody";
    }
    return "Nobody";
}

}  // namespace

std::string to_sentence(const adjudicate::Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const bool is_named_only = happening != nullptr && !happening->is_found();
    const std::string told = subject(act.by) + (is_named_only ? ": " : " ") + std::visit(Teller{act.by}, act.what);
    return act.facts.empty() ? told : fmt::format("{} ({})", told, facts_text(act.facts));
}

std::vector<std::string> sentences_of(const std::vector<adjudicate::Act>& acts) {
    std::vector<std::string> sentences;
    for (const adjudicate::Act& act : acts) sentences.push_back(to_sentence(act));
    return sentences;
}

}  // namespace jadoube::report
