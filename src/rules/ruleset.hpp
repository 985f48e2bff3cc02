// A code of laws as data: articles, parameters, definitions. Knows no chess.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/definitions.hpp"
#include "rules/remedy.hpp"

namespace jadoube::rules {

/// One article, or one rule of an article: "24(a)", "24(a) castling". The part before the first space is the number
/// that is cited.
struct Article {
    std::string id;
    std::string heading;
    std::string summary;
    std::string note = {};
    std::vector<std::string> triggers = {};   // incident kinds; empty: only informs
    std::vector<std::string> enforces = {};   // rules of movement that the board applies for it
    std::vector<std::string> raised_by = {};  // empty: anyone
    Condition when = {};
    std::optional<Until> until = {};
    std::vector<std::string> exception_to = {};
    std::vector<Remedy> then = {};
    std::vector<std::string> cites = {};
    std::optional<std::string> finding = {};  // overrides what follows by rule
    bool verified = true;
    int line = 0;
};

/// Every test in the article: of its `when`, then of its remedies and their options, at any depth.
[[nodiscard]] std::vector<const Condition*> tests_of(const Article& article);
/// "24(a) castling" -> "24(a)".
[[nodiscard]] std::string number_of(const std::string& article_id);
/// Whether a reference in `exception_to`, `cites` or a case names the article: the same id, or a number that covers it
/// ("22" covers "22(a)", "7.5.5" covers "7.5.5 first" and "7.5.5.1"; "4.3" does not cover "4.31").
[[nodiscard]] bool covers(const std::string& reference, const std::string& article_id);
/// Whether a trigger covers an incident kind: the same kind or one of its sub-kinds.
[[nodiscard]] bool kind_covers(const std::string& trigger, const std::string& kind);

struct Ruleset {
    std::string id;
    std::string title;
    std::string source;
    std::string checked_on;  // ISO date
    /// parameter -> kind of play ("standard", "rapid", "blitz", or "any") -> number
    std::map<std::string, std::map<std::string, std::int64_t>> parameters = {};
    std::set<std::string> own_parameters = {};  // those that the file itself names, not its base
    Definitions definitions = {};
    /// What holds of the event where it says nothing: fact of the event -> values.
    std::map<std::string, Values> event_defaults = {};
    std::vector<std::string> exhaustive = {};   // kinds on which the code says all there is
    std::optional<std::string> defers_to = {};  // the ruleset that answers where this one is silent
    std::map<std::string, Remedy> phrases = {};
    std::vector<Article> articles = {};
    std::string text_sha = {};  // filled by whoever stores the text; empty otherwise

    [[nodiscard]] const Article* find(const std::string& article_id) const;
    /// The number for the kind of play, falling back to "any", then to "standard".
    [[nodiscard]] std::optional<std::int64_t> parameter(const std::string& name, const std::string& play) const;
};

}  // namespace jadoube::rules
