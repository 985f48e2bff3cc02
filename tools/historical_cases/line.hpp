// One line of historical.jsonl: a dispute told in occurrences, with the ruling that is expected. Read as it stands;
// nothing is interpreted here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "chess/square.hpp"

namespace jadoube::historical {

struct Occurrence {
    std::string type;
    std::string by;  // white, black, A, B, arbiter, spectator, supervisor; empty: nobody is named
    std::vector<chess::Square> squares = {};
    std::string demand = {};
    std::optional<chess::Square> man = {};
    std::string text = {};  // all that is told in words, as `plain` writes it
    Json json = {};         // the whole of it
};

struct Line {
    std::string id;
    std::string ruleset;
    std::string fen;  // empty: no position is known
    std::vector<std::string> history = {};
    std::vector<Occurrence> occurrences = {};
    std::string question = {};
    Json expected = {};
};

/// Small letters; quotation marks, dashes and points of print as ASCII.
[[nodiscard]] std::string plain(std::string_view text);

/// Fails with all that is wrong in the line; `where` is its file and number.
[[nodiscard]] tl::expected<Line, Errors> read_line(std::string_view text, const std::string& where);

}  // namespace jadoube::historical
