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

/// The words of each kind of act, for the vocabulary.
struct Namer {
    std::string operator()(const Touch&) const { return "touch"; }
    std::string operator()(const Place& place) const { return place.released ? "release" : "place"; }
    std::string operator()(const MoveMan&) const { return "move"; }
    std::string operator()(const Castle&) const { return "castle"; }
    std::string operator()(const NamePiece&) const { return "name"; }
    std::string operator()(const Retract&) const { return "retract"; }
    std::string operator()(const Press&) const { return "press"; }
    std::string operator()(const SayCheck&) const { return "say_check"; }
    std::string operator()(const OfferDraw&) const { return "offer_draw"; }
    std::string operator()(const GiveNotice&) const { return "give_notice"; }
    std::string operator()(const PointOut&) const { return "point_out"; }
    std::string operator()(const Demand&) const { return "demand"; }
    std::string operator()(const Answer&) const { return "answer"; }
    std::string operator()(const Refuse&) const { return "refuse"; }
    std::string operator()(const Claim&) const { return "claim"; }
    std::string operator()(const FlagFalls&) const { return "flag_falls"; }
    std::string operator()(const Agree&) const { return "agree"; }
    std::string operator()(const Resign&) const { return "resign"; }
    std::string operator()(const Concede&) const { return "concede"; }
    std::string operator()(const Refer&) const { return "refer"; }
    std::string operator()(const Adjournment& adjournment) const { return adjournment.act; }
    std::string operator()(const Happening& happening) const { return happening.act; }
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

std::string name_of(const Act& act) {
    return std::visit(Namer{}, act.what);
}

}  // namespace jadoube::adjudicate
