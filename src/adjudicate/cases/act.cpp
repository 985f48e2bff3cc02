#include "adjudicate/cases/act.hpp"

#include <fmt/format.h>

#include <array>

#include "base/text.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr std::array<std::pair<Person, std::string_view>, 7> kPersons{{{Person::white, "white"},
                                                                       {Person::black, "black"},
                                                                       {Person::both, "both"},
                                                                       {Person::arbiter, "arbiter"},
                                                                       {Person::spectator, "spectator"},
                                                                       {Person::supervisor, "supervisor"},
                                                                       {Person::nobody, "nobody"}}};

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

using rules::ActWord;

/// The word of each kind of act.
struct WordOf {
    using Word = std::optional<ActWord>;
    Word operator()(const Touch&) const { return ActWord::touch; }
    Word operator()(const PlaceMan& place) const { return place.released ? ActWord::release : ActWord::place; }
    Word operator()(const MoveMan&) const { return ActWord::move; }
    Word operator()(const Castle&) const { return ActWord::castle; }
    Word operator()(const NamePiece&) const { return ActWord::name; }
    Word operator()(const Retract&) const { return ActWord::retract; }
    Word operator()(const Press&) const { return ActWord::press; }
    Word operator()(const SayCheck&) const { return ActWord::say_check; }
    Word operator()(const OfferDraw&) const { return ActWord::offer_draw; }
    Word operator()(const GiveNotice&) const { return ActWord::give_notice; }
    Word operator()(const PointOut&) const { return ActWord::point_out; }
    Word operator()(const Demand&) const { return ActWord::demand; }
    Word operator()(const Answer&) const { return ActWord::answer; }
    Word operator()(const Refuse&) const { return ActWord::refuse; }
    Word operator()(const Claim&) const { return ActWord::claim; }
    Word operator()(const FlagFalls&) const { return ActWord::flag_falls; }
    Word operator()(const Agree&) const { return ActWord::agree; }
    Word operator()(const Resign&) const { return ActWord::resign; }
    Word operator()(const Concede&) const { return ActWord::concede; }
    Word operator()(const Refer&) const { return ActWord::refer; }
    Word operator()(const Adjournment& adjournment) const { return adjournment.act; }
    Word operator()(const Happening& happening) const { return rules::named<ActWord>(happening.act); }
};

std::string with_underscores_read(std::string_view word) {
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
    std::string operator()(const PlaceMan& place) const {
        return fmt::format("puts {} on {} {}", chess::to_text(place.step.first), chess::to_text(place.step.second),
                           place.released ? "and lets go" : "and still holds it");
    }
    std::string operator()(const MoveMan& move) const {
        std::string text = "moves " + step_text(move.step);
        if (move.taken) text += ", taking off " + chess::to_text(*move.taken);
        if (move.piece) text += ", with a " + std::string(name_of(*move.piece));
        return text + (move.two_hands ? ", with two hands" : "");
    }
    std::string operator()(const Castle& castle) const {
        std::string text = "castles, King " + step_text(castle.king);
        text += castle.rook ? ", Rook " + step_text(*castle.rook) : ", the Rook not yet moved";
        return text + (castle.two_hands ? ", with two hands" : "");
    }
    std::string operator()(const NamePiece& name) const { return "names a " + std::string(name_of(name.piece)); }
    std::string operator()(const Retract&) const { return "wants to take the move back"; }
    std::string operator()(const Press& press) const {
        return press.other_hand ? "presses the clock with the other hand" : "presses the clock";
    }
    std::string operator()(const SayCheck&) const { return "says check"; }
    std::string operator()(const OfferDraw&) const { return "offers a draw"; }
    std::string operator()(const GiveNotice&) const { return "gives notice that the moves are counted"; }
    std::string operator()(const PointOut&) const { return "points it out"; }
    std::string operator()(const Demand& demand) const {
        std::string text = "demands";
        if (!demand.option && !demand.man && demand.move.empty()) return text + " what the law gives";
        if (demand.option) text += " " + with_underscores_read(to_text(*demand.option));
        if (demand.man) text += " of " + chess::to_text(*demand.man);
        if (!demand.move.empty()) text += ": " + demand.move;
        return text;
    }
    std::string operator()(const Answer& answer) const { return "answers with " + answer.move; }
    std::string operator()(const Refuse&) const { return "refuses"; }
    std::string operator()(const Claim& claim) const {
        std::string text = "claims " + with_underscores_read(name_of(claim.ground));
        return claim.intended.empty() ? text : text + ", intending " + claim.intended;
    }
    std::string operator()(const FlagFalls&) const { return "oversteps the time: the flag falls"; }
    std::string operator()(const Agree&) const { return by == Person::both ? "agree to a draw" : "agrees to a draw"; }
    std::string operator()(const Resign&) const { return "resigns"; }
    std::string operator()(const Concede&) const { return "concedes the claim"; }
    std::string operator()(const Refer& refer) const {
        return refer.to.empty() ? "refers the matter" : "refers the matter to " + refer.to;
    }
    std::string operator()(const Adjournment& adjournment) const {
        if (adjournment.act == ActWord::seal) return "seals a move";
        if (adjournment.act == ActWord::open) return "opens the sealed move";
        return adjournment.act == ActWord::adjourn ? "breaks the game off" : "sets up the position";
    }
    std::string operator()(const Happening& happening) const {
        const std::string what = with_underscores_read(happening.what);
        if (happening.is_found()) return what.empty() ? "finds" : "finds " + what;
        return with_underscores_read(happening.act) + (what.empty() ? "" : ", " + what);
    }
};

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

std::string_view name_of(Person person) {
    for (const auto& [value, name] : kPersons)
        if (value == person) return name;
    return "nobody";
}

std::optional<Person> person_named(std::string_view name) {
    for (const auto& [value, word] : kPersons)
        if (word == name) return value;
    return std::nullopt;
}

std::optional<chess::Color> color_of(Person person) {
    if (person == Person::white) return chess::Color::white;
    if (person == Person::black) return chess::Color::black;
    return std::nullopt;
}

Person person_of(chess::Color color) {
    return color == chess::Color::white ? Person::white : Person::black;
}

rules::Party party_of(Person person) {
    switch (person) {
        case Person::white: return rules::Party::white;
        case Person::black: return rules::Party::black;
        case Person::both: return rules::Party::both;
        case Person::arbiter: return rules::Party::arbiter;
        case Person::spectator: return rules::Party::spectator;
        case Person::supervisor: return rules::Party::supervisor;
        case Person::nobody: return rules::Party::nobody;
    }
    return rules::Party::nobody;
}

rules::Party party_of(chess::Color color) {
    return party_of(person_of(color));
}

std::optional<rules::Kind> Happening::kind() const {
    for (const char* family : {"", "observed.", "conduct.", "setup.", "check.", "resume.", "seal.", "claim."}) {
        if (const auto named = rules::named<rules::Kind>(family + word())) return named;
    }
    return std::nullopt;
}

bool Happening::is_found() const {
    return rules::named<ActWord>(act) == ActWord::find;
}

std::optional<ActWord> word_of(const Act& act) {
    return std::visit(WordOf{}, act.what);
}

std::string name_of(const Act& act) {
    if (const auto* happening = std::get_if<Happening>(&act.what)) return happening->act;
    const auto word = word_of(act);
    return word ? std::string(rules::name_of(*word)) : std::string();
}

std::string to_sentence(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const bool is_named_only = happening != nullptr && !happening->is_found();
    return subject(act.by) + (is_named_only ? ": " : " ") + std::visit(Teller{act.by}, act.what);
}

}  // namespace jadoube::adjudicate
