#include "desk/elements/settling_persons.hpp"

#include "base/text.hpp"
#include "desk/elements/settling.hpp"

namespace jadoube::desk {
namespace {

bool is_player_named(const Element& element) {
    return is_color(element) || element.is(Who::opponent);
}
bool opens_bracket(const Element& element) {
    return ends_clause(element) && element.text == "(";
}
bool closes_bracket(const Element& element) {
    return ends_clause(element) && element.text == ")";
}

/// Elements that stand one behind the other, and who is meant: the player whom one of them names, his opponent, or
/// somebody who does not play.
struct PersonPhrase {
    enum class Meant { player, opponent, spectator };
    std::vector<IsElement> parts;
    Meant meant;
};
const std::vector<PersonPhrase>& person_phrases() {
    using Meant = PersonPhrase::Meant;
    constexpr IsElement kWhose = is_the<Link::whose>, kOf = is_the<Link::of>, kOpponent = is_the<Who::opponent>,
                        kSpectator = is_the<Who::spectator>;
    static const std::vector<PersonPhrase> kRows{
        {{is_the<Who::same>, opens_bracket, is_color, closes_bracket}, Meant::player},  // "he (black)"
        {{is_player_named, kWhose, kSpectator}, Meant::spectator},                      // "White's father"
        {{kSpectator, kOf, is_color}, Meant::spectator},                                // "the coach of Black"
        {{is_color, kWhose, kOpponent}, Meant::opponent},                               // "White's opponent"
        {{kOpponent, kOf, is_color}, Meant::opponent}};                                 // "the opponent of White"
    return kRows;
}

bool stands(const Elements& elements, std::size_t at, const PersonPhrase& phrase) {
    return std::ranges::all_of(phrase.parts, [&](IsElement is) { return is(elements[at++]); });
}

Element person_meant(const Elements& elements, std::size_t at, const PersonPhrase& phrase) {
    const std::size_t end = at + phrase.parts.size();
    const Element& player = elements[elements.find(at, end, is_color)];
    if (phrase.meant == PersonPhrase::Meant::player) return player;
    const Who who = phrase.meant == PersonPhrase::Meant::spectator ? Who::spectator
                    : player.is(Who::white)                        ? Who::black
                                                                   : Who::white;
    return said(elements.text(at, end), row_of(who));
}

void settle_person_phrases(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const auto phrase =
            std::ranges::find_if(person_phrases(), [&](const auto& row) { return stands(elements, i, row); });
        if (phrase == person_phrases().end()) continue;
        elements.replace(i, i + phrase->parts.size(), person_meant(elements, i, *phrase));
    }
}

/// "of White touched f3": he.
void settle_of_him(Elements& elements) {
    for (std::size_t i = 0; i + 2 < elements.size(); ++i) {
        const bool is_behind = elements.begins_clause(i) && elements.stand(i, is_the<Link::of>, is_color) &&
                               !elements[i + 2].is(Link::whose);
        if (is_behind) elements.erase(i);
    }
}

/// "white and black agree": both.
void settle_both(Elements& elements) {
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const bool is_two = elements.begins_clause(i) && elements.stand(i, is_color, is_the<Link::also>, is_color) &&
                            elements[i].saying != elements[i + 2].saying;
        const bool is_whose = elements[i + 3].is(Link::whose) || is_man_or_square(elements[i + 3]);
        if (is_two && !is_whose) elements.replace(i, i + 3, said(elements.text(i, i + 3), row_of(Who::both)));
    }
}

/// "they agree to a draw", "they shake hands and agree": both.
void settle_they(Elements& elements) {
    constexpr std::string_view kThey[] = {"they", "sie"};
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::size_t end = elements.clause_end(i);
        const std::size_t agree = elements.find(i + 1, end, is_the<rules::ActWord::agree>);
        const auto is_beside = either(is_the<Manner::gesture>, is_the<Link::also>);
        const bool are_both = elements[i].is(Who::same) && std::ranges::count(kThey, lower(elements[i].text)) > 0 &&
                              agree != end && elements.all(i + 1, agree, is_beside) &&
                              !elements.any(agree, end, is_a<Who>);
        if (are_both) elements.change(i).saying = row_of(Who::both);
    }
}

/// "they take it back", "both moves are taken back": both do.
void settle_both_retract(Elements& elements) {
    constexpr auto kRetracts = is_the<rules::ActWord::retract>;
    const auto are_moves = [](const Element& one) {
        return one.is(rules::ActWord::move) && lower(one.text) == "moves";
    };
    const auto are_they = [](const Element& one) { return one.is(Who::same) && lower(one.text) == "they"; };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements.stand(i, is_the<Who::both>, are_moves, kRetracts)) elements.erase(i + 1);
        if (elements.stand(i, kRetracts, is_the<Who::both>, are_moves, ends_clause)) elements.erase(i + 1, i + 3);
    }
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (elements.stand(i, are_they, kRetracts, ends_clause)) elements.change(i).saying = row_of(Who::both);
    }
}

}  // namespace

void settle_persons(Elements& elements) {
    settle_both_retract(elements);
    settle_they(elements);
    settle_both(elements);
    settle_of_him(elements);
    settle_person_phrases(elements);
}

}  // namespace jadoube::desk
