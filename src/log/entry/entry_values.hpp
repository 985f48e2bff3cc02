// What the data of several kinds of entries is made of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "base/millis.hpp"
#include "chess/color.hpp"
#include "log/keys/bytes.hpp"

namespace jadoube::log {

/// The text of one ruleset, kept in the log.
struct RulesText {
    std::string id;
    TextHash text;
    friend bool operator==(const RulesText&, const RulesText&) = default;
};

/// A code of laws as it was: the text is kept in the log, so that newer installed rules change nothing.
struct AdoptedRules {
    std::string id;
    TextHash text;
    std::vector<RulesText> with = {};  // what it extends or defers to
    friend bool operator==(const AdoptedRules&, const AdoptedRules&) = default;
};

struct Arbiter {
    std::string name;
    std::string role;  // "chief arbiter"; may be empty
    friend bool operator==(const Arbiter&, const Arbiter&) = default;
};

/// A fact that only a person can know, and who said so.
struct ToldFact {
    std::string fact;
    Json value;
    std::string by;
    friend bool operator==(const ToldFact&, const ToldFact&) = default;
};

struct ClockReadings {
    chess::ByColor<std::optional<Millis>> reading = {};
    std::optional<chess::Color> running = {};
    std::optional<std::string> control = {};         // the time control in its compact text
    chess::ByColor<std::optional<int>> moves = {};   // completed as they count for the time, where that was told
    chess::ByColor<std::optional<int>> period = {};  // in which each clock was, where that was told
    friend bool operator==(const ClockReadings&, const ClockReadings&) = default;
};

/// Something that the law counts in the rest of the game: "illegal_move" by "white".
struct Counted {
    std::string kind;
    std::string by;
    friend bool operator==(const Counted&, const Counted&) = default;
};

}  // namespace jadoube::log
