// The table of words: what a type of occurrence, a demand or a phrase of a note means. It stands in phrases.json, whose
// head says how it is written; nothing of it is in the code.
#pragma once

#include <map>
#include <regex>
#include <string>
#include <vector>

#include "historical_cases/line.hpp"
#include "rules/condition.hpp"

namespace jadoube::historical {

using Named = std::map<std::string, rules::Value>;

/// What was read out of one text: marks steer the acts, facts and facts of the event go into the case.
struct Reading {
    Named marks;
    Named facts;
    Named event;

    [[nodiscard]] bool has(const std::string& mark) const { return marks.count(mark) != 0; }
    /// The word of a mark; empty where it was not read.
    [[nodiscard]] std::string word(const std::string& mark) const;
};

/// One meaning of a demand: what kind of act it is, and its word.
struct DemandWord {
    std::string as;  // claim, demand, find, agree, remedy
    std::string word = {};
};

class Phrases {
public:
    [[nodiscard]] static Result<Phrases> read(const std::string& path);

    /// What the text says for an occurrence of that type. `claimant` is who claims in the end.
    [[nodiscard]] Reading read(const std::string& type, const std::string& text, const std::string& claimant) const;
    /// The name under which a type of occurrence is treated; empty where it is unknown.
    [[nodiscard]] std::string type_named(const std::string& type) const;
    [[nodiscard]] std::optional<DemandWord> demand_named(const std::string& demand) const;
    /// The word that a case's `then` has for an action of an option: "move"; nothing where it is unknown.
    [[nodiscard]] std::optional<std::string> action_named(const std::string& action) const;

private:
    struct Row {
        std::vector<std::string> in;
        std::regex says;
        Json json;
    };
    Result<void> add_row(const Json& json, const std::string& path);

    std::vector<Row> rows_;
    std::map<std::string, std::string> types_;
    std::map<std::string, std::string> actions_;
    std::map<std::string, DemandWord> demands_;
};

}  // namespace jadoube::historical
