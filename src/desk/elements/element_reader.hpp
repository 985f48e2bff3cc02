// Reads the words of a line as elements, one behind the other. Used inside this room only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "desk/elements/row_in_line.hpp"
#include "desk/elements/settling.hpp"

namespace jadoube::desk {

class ElementReader {
public:
    explicit ElementReader(std::string_view line) : tokens_(tokens_of(line)) {}

    [[nodiscard]] std::vector<Element> read();

private:
    using Kind = Element::Kind;

    void read_one();
    void read_word(const Token& token);
    void read_square(const Token& token);
    bool read_question();
    bool read_side_of_man();
    bool read_pawn_of_file();
    bool read_falling();
    bool read_once_more();
    bool read_saying();
    [[nodiscard]] bool is_particle(const Token& token) const;
    [[nodiscard]] ClauseSoFar clause() const;

    // element_reader_times.cpp
    bool read_time();
    bool read_duration();
    bool read_default();
    bool read_seconds();
    bool read_minutes();
    [[nodiscard]] bool comes_late(const Token& token) const;

    // element_reader_counts.cpp
    void read_plain_number(const Token& token);
    bool read_count_alone();
    bool read_count();
    bool read_place();
    bool read_turn();
    bool read_move_number();
    bool read_move_of_record();
    [[nodiscard]] bool may_point_out(std::size_t end);
    [[nodiscard]] bool add_move_of_record(int number, std::size_t end, bool is_half);

    [[nodiscard]] bool begins_clause() const { return elements_.begins_clause(elements_.size()); }
    void add(Kind kind, std::string text) { elements_.push_back({kind, std::move(text)}); }
    void add_time(std::string text, Millis time) { elements_.push_back({Kind::time, std::move(text), nullptr, time}); }
    void leave_out(const Token& token);
    /// The words from here to there, which are read with it.
    [[nodiscard]] std::string text_to(std::size_t end);
    /// The same, with what was read before it.
    [[nodiscard]] std::string text_with_last(std::string text);

    Tokens tokens_;
    std::size_t at_ = 0;
    bool is_numbered_ = false;  // written as a game is
    LineElements line_ = {};
    Elements& elements_ = line_.all;
};

}  // namespace jadoube::desk
