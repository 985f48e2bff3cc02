// Words that belong together, with the row of the table that they are: what the reader of lines goes by.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/millis.hpp"
#include "desk/sayings/saying.hpp"

namespace jadoube::desk {

struct Element {
    enum class Kind {
        saying,
        move,
        square,
        pawn_of_file,
        time,
        clock,
        stop,
        doubt,
        remark,
        passive,
        pronoun,  // of the verb before it
        incidental,
        move_of_record,       // by its number: "white's 30th move"
        half_move_of_record,  // "ply 59"
        again,                // "does it again"
        likewise,             // "does the same", as another did
        unknown
    };
    Kind kind = Kind::unknown;
    std::string text;                 // as typed
    const Saying* saying = nullptr;   // of a saying
    std::optional<Millis> time = {};  // of a time: "35 min"; of a default time
    std::optional<Who> whom = {};     // of conduct: to whom it was done
    std::optional<int> number = {};   // of a move of the record
    bool is_judged = false;           // of a move: "Nf3??"
    bool is_late = false;             // of a person: named behind what he did
    bool is_earlier = false;          // of a person: what he did is pointed out later
    bool is_filled = false;           // of a saying: it names a man, a move, a number or a player of its own

    template <typename T>
    [[nodiscard]] const T* as() const {
        return saying == nullptr ? nullptr : std::get_if<T>(&saying->meaning);
    }
    template <typename T>
    [[nodiscard]] bool is(T value) const {
        const T* meaning = as<T>();
        return meaning != nullptr && *meaning == value;
    }
};

}  // namespace jadoube::desk
