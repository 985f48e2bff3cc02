// How much of a code its cases show: which clauses have articles, and which articles have applied, have been considered
// and not applied, or have stood open because a fact was unknown. A rule that never applies looks like success.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/cases/clauses.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::adjudicate {

/// The articles of a code as they were seen in rulings, by id.
struct Sightings {
    std::set<std::string> applied = {};
    std::set<std::string> cited = {};
    std::set<std::string> failed = {};  // considered: not met, too late, not raised by the right person, set aside
    std::set<std::string> open = {};    // because a fact was unknown

    /// Adds what one ruling shows of its own code. Of what another code answered, only the articles that sent it there.
    void add(const Ruling& ruling);
};

/// What a code and its cases may lack.
enum class Gap {
    no_clause_list,
    clause_without_article,
    clause_not_decided,  // X or F, but no article decides it and no ruling cites it
    never_fired,
    never_nearly_fired,
    exception_never_open
};
[[nodiscard]] std::string_view name_of(Gap gap);

struct Missing {
    Gap gap = Gap::never_fired;
    std::vector<std::string> ids = {};  // clauses or articles
};

/// So many of so many.
struct Tally {
    std::size_t count = 0;
    std::size_t of = 0;
    friend bool operator==(const Tally&, const Tally&) = default;
};

struct Coverage {
    std::string ruleset;
    std::optional<Tally> clauses = {};  // with an article; nothing where there is no list
    std::size_t articles = 0;
    std::size_t executable = 0;  // with a trigger
    std::size_t exceptions = 0;
    Tally fired = {};            // of those executable, and those that enforce a rule of movement (fired: cited)
    Tally nearly = {};           // of the executable ones that can fail: by a condition, window, person or exception
    Tally open_exceptions = {};  // of the exceptions that test anything that may be unknown
    Tally apart = {};            // fired, of those that need clock arithmetic or sealing; these stand in no other tally
    std::vector<Missing> missing = {};      // only what has ids, or no_clause_list
    std::vector<std::string> waiting = {};  // those apart that never fired
};

/// `clauses` is nothing where the code has no list.
[[nodiscard]] Coverage coverage_of(const rules::Ruleset& ruleset, const Sightings& sightings,
                                   const std::optional<std::vector<Clause>>& clauses);

[[nodiscard]] Json to_json(const Coverage& coverage);

}  // namespace jadoube::adjudicate
