#include "desk/told/persons.hpp"

#include <utility>

#include "base/error.hpp"
#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kWhoDidIt = "who did it?", kWhoIsMeant = "who is meant?",
                           kWhoseOpponent = "whose opponent is meant?";

Person named(LineSoFar& line, Color color) {
    line.subjects.insert(color);
    return carry(line, color);
}

/// Who is asked for, or presumed.
Result<Person> unnamed(LineSoFar& line, std::string_view question, std::string_view hint) {
    const auto who = std::exchange(line.presumed, std::nullopt);
    if (!who) return ask(std::string(question), std::string(hint));
    line.is_carried = true;
    return named(line, *who);
}

}  // namespace

bool asks_who(const Error& error) {
    return error.message == kWhoDidIt || error.message == kWhoIsMeant || error.message == kWhoseOpponent;
}

Result<Person> person(LineSoFar& line, Who who) {
    switch (who) {
        case Who::white: return named(line, Color::white);
        case Who::black: return named(line, Color::black);
        case Who::both: return Person::both;
        case Who::arbiter: return Person::arbiter;
        case Who::spectator: return Person::spectator;
        case Who::supervisor: return Person::supervisor;
        case Who::opponent:
            if (line.subjects.empty() && line.only_color)
                return carry(line, !*line.only_color);  // "opp smells, B complains"
            if (line.subjects.size() != 1) return unnamed(line, kWhoseOpponent, "write white or black");
            return carry(line, !*line.subjects.begin());
        case Who::same:
            if (!line.carried && line.read.acts.empty() && line.board.now()) return named(line, line.board.now()->turn);
            if (!line.carried || line.colors.size() > 1) return unnamed(line, kWhoIsMeant, "write white or black");
            return adjudicate::person_of(*line.carried);
    }
    return Person::arbiter;
}

/// Who is spoken of from here on. Whoever is called the opponent stays the opponent of the same player.
Person carry(LineSoFar& line, Color color) {
    line.carried = color;
    line.colors.insert(color);
    return adjudicate::person_of(color);
}

Result<Person> actor(LineSoFar& line, const SaidGroup& group, Unnamed otherwise) {
    if (group.who) {
        line.is_carried = true;
        return person(line, *group.who);
    }
    if (!line.is_carried) return unnamed(line, kWhoDidIt, "write white or black before it");
    const bool is_one = line.colors.size() == 1 && line.carried;
    if (otherwise == Unnamed::on_turn && line.carried) return adjudicate::person_of(*line.carried);
    if (otherwise == Unnamed::named_last && is_one) return adjudicate::person_of(*line.carried);
    if (otherwise == Unnamed::on_turn && line.board.now()) {
        line.carried = line.board.now()->turn;
        line.subjects.insert(*line.carried);
        return adjudicate::person_of(*line.carried);
    }
    return unnamed(line, kWhoDidIt, "write white or black before it");
}

Result<Color> player(LineSoFar& line, const SaidGroup& group) {
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto color = adjudicate::color_of(*who);
    if (!color) return ask("which player did it?", "write white or black before it");
    line.board.answered_by(*color);
    return *color;
}

}  // namespace jadoube::desk
