// A code of laws as data: articles, parameters, definitions. Knows no chess.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_place.hpp"
#include "rules/remedy.hpp"
#include "rules/vocabulary/definitions.hpp"

namespace jadoube::rules {

/// A penalty that an article provides, and how much of it at most: milliseconds, or halves of a point.
struct PenaltyTerms {
    Penalty kind = Penalty::warning;
    std::optional<Bound> at_most = {};
};

/// One article, or one rule of an article: "24(a)", "24(a) castling". The part before the first space is the number
/// that is cited.
struct Article {
    std::string id;
    std::string heading;
    std::string summary;
    std::string note = {};
    std::vector<Kind> triggers = {};           // empty: only informs
    std::vector<MovementRule> enforces = {};   // that the board applies for it
    std::optional<PenaltyTerms> penalty = {};  // that it provides, for others to impose
    std::vector<Party> raised_by = {};         // empty: anyone
    Condition when = {};
    std::optional<Until> until = {};
    std::vector<std::string> exception_to = {};
    bool cites_set_aside = false;  // a ruling cites with it the article that it set aside
    std::vector<Remedy> then = {};
    std::vector<std::string> cites = {};
    std::optional<Conclusion> finding = {};  // overrides what follows by rule
    bool verified = true;
    TextPlace written = {};
};

/// Every test in the article: of its `when`, then of its remedies and their options, at any depth.
[[nodiscard]] std::vector<const Condition*> tests_of(const Article& article);
/// The numbers that the article names: parameters of the code, and measured times. By their names, each once.
[[nodiscard]] std::set<std::string> numbers_named(const Article& article);
/// "24(a) castling" -> "24(a)".
[[nodiscard]] std::string number_of(const std::string& article_id);
/// Whether a reference in `exception_to`, `cites` or a case names the article: the same id, or a number that covers it
/// ("22" covers "22(a)", "7.5.5" covers "7.5.5 first" and "7.5.5.1"; "4.3" does not cover "4.31").
[[nodiscard]] bool covers(const std::string& reference, const std::string& article_id);

/// A number of the law, and the articles by which it is what it is; a ruling that uses it cites those of them whose own
/// condition holds.
struct Number {
    std::int64_t is = 0;
    std::vector<std::string> by = {};
};

/// How long after a decision it may be appealed against, in milliseconds: a number that no article needs to name, since
/// nobody judges an appeal but those who hear it.
inline constexpr std::string_view kAppealWindow = "appeal_window_ms";

/// A list that articles name in their triggers or exceptions instead of writing it out.
struct NamedGroup {
    std::vector<std::string> members;  // without groups: those named in it are put in
    bool is_used = false;
    TextPlace written = {};
};

struct Ruleset {
    std::string id;
    std::string title;
    std::string source;
    std::string checked_on;  // ISO date
    std::map<std::string, std::map<Play, Number>> parameters = {};
    std::set<std::string> own_parameters = {};  // those that the file itself names, not its base
    /// Numbers of the base that the file sets anew, as the base has them.
    std::map<std::string, std::map<Play, Number>> numbers_set_anew = {};
    Definitions definitions = {};
    /// Definition -> the articles by which it is what it is; a ruling that turns on it cites them.
    std::map<std::string, std::vector<std::string>> defined_by = {};
    /// What holds of the event where it says nothing: fact of the event -> values.
    std::map<std::string, Values> event_defaults = {};
    std::vector<Kind> exhaustive = {};          // kinds on which the code says all there is
    std::optional<std::string> defers_to = {};  // the ruleset that answers where this one is silent
    std::map<std::string, NamedGroup> groups = {};
    std::map<std::string, std::vector<Remedy>> phrases = {};
    std::vector<Article> articles = {};
    std::string text_sha = {};  // filled by whoever stores the text; empty otherwise

    [[nodiscard]] const Article* find(const std::string& article_id) const;
    /// The article that provides the penalty; null where none says more of it than its name.
    [[nodiscard]] const Article* provider_of(Penalty penalty) const;
    /// The number for the kind of play, falling back to "any", then to "standard"; null where the code leaves it open.
    [[nodiscard]] const Number* number(const std::string& name, Play play) const;
    [[nodiscard]] std::optional<std::int64_t> parameter(const std::string& name, Play play) const;
};

}  // namespace jadoube::rules
