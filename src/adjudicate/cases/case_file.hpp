// A case: one dispute with its game, as it is written in a file, and read and written as JSON.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/cases/dispute.hpp"
#include "base/json.hpp"

namespace jadoube::adjudicate {

/// A case: a user's input and, with `then`, a test.
struct Case {
    std::string name = {};
    std::string source = {};
    std::string ruleset = {};
    std::string about = {};  // the article that its file is about, if it says so
    GameState game = {};
    Dispute dispute = {};
    std::optional<Json> then = {};
};

/// Where a case says that its position stands: `{"pgn": "round3.pgn", "game": 2, "after": "45b"}`.
struct GamePlace {
    std::string pgn;
    std::optional<int> game = {};  // from 1; nothing where the file holds one
    std::string after = {};        // after Black's 45th move; empty: at the end
};

/// Finds the record up to the moment named.
using FindGame = std::function<Result<game::Record>(const GamePlace&)>;

/// The cases of a text: one case, or `{"article", "cases": [...]}`. Without `find_game` a case may name no game file.
/// Fails with all problems found, each with its line.
[[nodiscard]] tl::expected<std::vector<Case>, Errors> read_cases(std::string_view text, std::string_view name,
                                                                 const FindGame& find_game = {});
/// The same for one case that is a value already; `name` stands in errors.
[[nodiscard]] tl::expected<Case, Errors> read_case(const Json& json, std::string_view name);
[[nodiscard]] Json to_json(const Act& act);
/// Reads one act, as in `when.acts`.
[[nodiscard]] tl::expected<Act, Errors> read_act(const Json& json, std::string_view name);
/// The case without `then`.
[[nodiscard]] Json to_json(const Case& given);

}  // namespace jadoube::adjudicate
