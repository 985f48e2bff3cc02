#include "adjudicate/cases/act.hpp"

#include <array>

namespace jadoube::adjudicate {
namespace {

constexpr std::array<std::pair<Person, std::string_view>, 7> kPersons{{{Person::white, "white"},
                                                                       {Person::black, "black"},
                                                                       {Person::both, "both"},
                                                                       {Person::arbiter, "arbiter"},
                                                                       {Person::spectator, "spectator"},
                                                                       {Person::supervisor, "supervisor"},
                                                                       {Person::nobody, "nobody"}}};

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
    Word operator()(const NotEstablished&) const { return std::nullopt; }
    Word operator()(const Settled&) const { return std::nullopt; }
};

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

bool is_move(const Act& act) {
    return std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Castle>(act.what);
}

bool uses_two_hands(const Act& act) {
    if (const auto* move = std::get_if<MoveMan>(&act.what)) return move->two_hands;
    const auto* castle = std::get_if<Castle>(&act.what);
    return castle != nullptr && castle->two_hands;
}

bool is_objection(const Act& act) {
    return std::holds_alternative<PointOut>(act.what) || std::holds_alternative<Demand>(act.what);
}

bool offers_draw(const Act& act) {
    const auto* claim = std::get_if<Claim>(&act.what);
    if (claim != nullptr) return rules::is_offer_of_draw(rules::row_of(claim->ground).kind);
    return std::holds_alternative<OfferDraw>(act.what);
}

bool is_in_passing(const Act& act) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const auto kind = happening != nullptr && !happening->is_found() ? happening->kind() : std::nullopt;
    const bool is_conduct =
        kind && rules::kind_covers(rules::Kind::conduct, *kind) && !rules::row_of(*kind).traits.at_a_moment;
    return is_conduct || act.by == Person::spectator || std::holds_alternative<GiveNotice>(act.what) ||
           std::holds_alternative<OfferDraw>(act.what) || std::holds_alternative<SayCheck>(act.what);
}

std::optional<std::size_t> last_act_of(const std::vector<Act>& acts, Person by, std::size_t before) {
    for (std::size_t i = before; i > 0; --i)
        if (acts[i - 1].by == by && !is_in_passing(acts[i - 1])) return i - 1;
    return std::nullopt;
}

std::optional<std::size_t> next_act(const std::vector<Act>& acts, std::size_t after) {
    for (std::size_t i = after + 1; i < acts.size(); ++i)
        if (!is_in_passing(acts[i])) return i;
    return std::nullopt;
}

}  // namespace jadoube::adjudicate
