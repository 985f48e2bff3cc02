// Who is meant in a line, and who acts where nobody is named.
#include <utility>

#include "base/error.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kWhoDidIt = "who did it?", kWhoIsMeant = "who is meant?",
                           kWhoseOpponent = "whose opponent is meant?";

}  // namespace

bool asks_who(const Error& error) {
    return error.message == kWhoDidIt || error.message == kWhoIsMeant || error.message == kWhoseOpponent;
}

Result<Person> LineReader::person(Who who) {
    switch (who) {
        case Who::white: return named(Color::white);
        case Who::black: return named(Color::black);
        case Who::both: return Person::both;
        case Who::arbiter: return Person::arbiter;
        case Who::spectator: return Person::spectator;
        case Who::supervisor: return Person::supervisor;
        case Who::opponent:
            if (subjects_.empty() && only_color_) return carry(!*only_color_);  // "opp smells, B complains"
            if (subjects_.size() != 1) return unnamed(kWhoseOpponent, "write white or black");
            return carry(!*subjects_.begin());
        case Who::same:
            if (!carried_ && read_.acts.empty() && board_.now()) return named(board_.now()->turn);
            if (!carried_ || colors_.size() > 1) return unnamed(kWhoIsMeant, "write white or black");
            return adjudicate::person_of(*carried_);
    }
    return Person::arbiter;
}

/// Who is asked for, or presumed.
Result<Person> LineReader::unnamed(std::string_view question, std::string_view hint) {
    const auto who = std::exchange(presumed_, std::nullopt);
    if (!who) return ask(std::string(question), std::string(hint));
    is_carried_ = true;
    return named(*who);
}

Person LineReader::named(Color color) {
    subjects_.insert(color);
    return carry(color);
}

/// Who is spoken of from here on. Whoever is called the opponent stays the opponent of the same player.
Person LineReader::carry(Color color) {
    carried_ = color;
    colors_.insert(color);
    return adjudicate::person_of(color);
}

Result<Person> LineReader::actor(const SaidGroup& group, Unnamed otherwise) {
    if (group.who) {
        is_carried_ = true;
        return person(*group.who);
    }
    if (!is_carried_) return unnamed(kWhoDidIt, "write white or black before it");
    const bool is_one = colors_.size() == 1 && carried_;
    if (otherwise == Unnamed::on_turn && carried_) return adjudicate::person_of(*carried_);
    if (otherwise == Unnamed::named_last && is_one) return adjudicate::person_of(*carried_);
    if (otherwise == Unnamed::on_turn && board_.now()) {
        carried_ = board_.now()->turn;
        subjects_.insert(*carried_);
        return adjudicate::person_of(*carried_);
    }
    return unnamed(kWhoDidIt, "write white or black before it");
}

Result<Color> LineReader::player(const SaidGroup& group) {
    const auto who = actor(group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto color = adjudicate::color_of(*who);
    if (!color) return ask("which player did it?", "write white or black before it");
    board_.answered_by(*color);
    return *color;
}

}  // namespace jadoube::desk
