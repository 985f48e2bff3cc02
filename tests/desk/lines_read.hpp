// Lines in an arbiter's words as tests read them: each echo is read again, and must be the same.
#pragma once

#include "adjudicate/cases/case_file.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "desk/line/line.hpp"
#include "desk/sayings/saying.hpp"
#include "report/catalogue/speaking.hpp"

namespace jadoube::desk {

using Position = std::optional<chess::Setup>;

inline Position example_position() {
    return *chess::parse_fen(kExamplePosition);
}
inline Position position(const char* fen) {
    return *chess::parse_fen(fen);
}

inline const Position kItalian = position("r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
inline const Position kCastles = position("r3k2r/pppq1ppp/2npbn2/4p3/4P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9");

inline std::string json_of(const LineRead& read) {
    std::string text;
    for (const adjudicate::Act& act : read.acts) text += to_text(adjudicate::to_json(act));
    for (const auto& [fact, values] : read.facts) {
        text += fact;
        for (const rules::Value& value : values) {
            std::visit(
                [&](const auto& one) {
                    if constexpr (std::is_same_v<std::decay_t<decltype(one)>, std::string>)
                        text += "=" + one;
                    else
                        text += "=" + std::to_string(one);
                },
                value);
        }
    }
    if (read.play) text += name_of(*read.play);
    for (const chess::Color color : {chess::Color::white, chess::Color::black})
        if (read.clocks[color]) text += to_text(*read.clocks[color]);
    return text + read.remark;
}

/// How it is said again, after it was read the same again.
inline std::string echo(const std::string& line, const Position& before = {}) {
    const auto read = read_line(line, before);
    INFO(line << ": " << (read ? "" : read.error().message));
    REQUIRE(read);
    const std::string said = to_line(*read, before);
    const auto again = read_line(said, before);
    INFO(said << ": " << (again ? "" : again.error().message));
    REQUIRE(again);
    CHECK(json_of(*again) == json_of(*read));
    return said;
}

/// The question that is asked.
inline std::string asked(const std::string& line, const Position& before = {}) {
    const auto read = read_line(line, before);
    INFO(line << ": " << (read ? to_line(*read, before) : ""));
    REQUIRE_FALSE(read);
    CHECK(read.error().code == ErrorCode::not_understood);
    CHECK_FALSE(read.error().hint.empty());
    const report::Speaking language(report::german());
    const auto in_german = read_line(line, before);
    REQUIRE_FALSE(in_german);
    INFO(in_german.error().message << " | " << in_german.error().hint);
    CHECK(in_german.error().message != read.error().message);
    CHECK(in_german.error().hint != read.error().hint);
    return read.error().message;
}

struct Pair {
    const char* line;
    const char* said;
};

/// Lines that are read, with how each is said again.
inline void check(std::initializer_list<Pair> rows, const Position& before = {}) {
    for (const Pair& row : rows) {
        INFO(row.line);
        CHECK(echo(row.line, before) == row.said);
    }
}

/// Lines that are asked about, with the question.
inline void check_asked(std::initializer_list<Pair> rows, const Position& before = {}) {
    for (const Pair& row : rows) {
        INFO(row.line);
        CHECK(asked(row.line, before) == row.said);
    }
}

}  // namespace jadoube::desk
