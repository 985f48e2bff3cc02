// A ruling as a value: what follows, which articles, which facts, and what is still to be told. Words for people are
// made from it in `report`.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "adjudicate/cases/case.hpp"
#include "rules/ruleset.hpp"
#include "rules/standing.hpp"

namespace jadoube::adjudicate {

/// From best to worst; a ruling has the worst of its questions.
enum class Status { decided, choice, discretion, silent, needs_facts, conflict };
[[nodiscard]] std::string_view name_of(Status status);

using rules::Conclusion;

/// One test of a condition, with what was found and where it came from.
struct FactUse {
    std::string fact;
    std::string expected;  // in words: "is at least 2"
    std::string found;     // in words; "unknown"
    std::string from;      // acts, board, record, clock, mate, log, event, ruling, person, law
};

/// How one article stands in the matter.
struct ArticleFinding {
    std::string article;
    rules::Finding finding = rules::Finding::not_met;
    std::vector<std::string> by = {};  // exceptions that set it aside or leave it open
    std::vector<FactUse> because = {};
};

/// What an option is about that is no move: the position restored, a result, the right lost ...
using About = std::variant<std::monostate, rules::Place, rules::ResultWord, rules::GameWord, rules::RightWord,
                           rules::PieceName, rules::Kind, rules::SaidWord>;
/// Its name in JSON; empty where there is nothing.
[[nodiscard]] std::string to_text(const About& about);

/// Something that may be done. `moves` are all of them, in SAN, sorted; nothing where no position is known.
struct Option {
    rules::DoWord action = rules::Deed::nothing;  // `do` in JSON
    std::string man = {};                         // a square or a named man ("king")
    std::string with = {};
    std::optional<std::vector<std::string>> moves = {};
    std::optional<chess::Setup> position_after = {};  // stand, restore
    About about = {};                                 // where there are no moves to list
    friend bool operator==(const Option&, const Option&) = default;
};

struct Unavailable {
    rules::DoWord action = rules::Deed::nothing;
    std::string man = {};
    std::string with = {};
    std::string why;
    friend bool operator==(const Unavailable&, const Unavailable&) = default;
};

struct GameAnswer {
    Status status = Status::decided;
    std::optional<rules::GameWord> what = {};  // nothing: it waits for facts
    std::vector<std::string> articles = {};
};

struct PositionAnswer {
    Status status = Status::decided;
    std::optional<rules::Place> place = {};  // nothing: it waits for facts
    std::optional<chess::Setup> setup = {};  // from which play goes on
    std::vector<std::string> articles = {};
};

struct Obligation {
    Status status = Status::decided;
    chess::Color binds = chess::Color::white;
    std::optional<rules::Party> chooser = {};  // white, black, either: who picks the option
    std::string until = {};                    // in words; empty: no end
    bool discharged = false;                   // by the move already played
    std::vector<Option> options = {};
    std::vector<Unavailable> unavailable = {};
    std::vector<rules::DoWord> not_reached = {};
    std::vector<Option> lost = {};
    std::string first_due = {};  // "on White's next turn" for a duty that waits
    std::vector<std::string> articles = {};
};

/// A right that somebody may use.
struct Right {
    rules::Party holder = rules::Party::either;  // white, black, either
    std::vector<Option> options = {};
    std::vector<Unavailable> unavailable = {};
    std::optional<rules::RightWord> lost = {};  // the right that somebody has no more
    std::vector<std::string> articles = {};
};

struct ClockStep {
    chess::Color side = chess::Color::white;
    Millis change;     // may be negative, never zero
    std::string what;  // "added", "taken off"
    std::string article;
};

struct ClockAnswer {
    Status status = Status::decided;
    chess::ByColor<std::optional<Millis>> before = {};
    chess::ByColor<std::optional<Millis>> after = {};
    std::vector<ClockStep> steps = {};
    std::string words = {};  // what cannot be given in figures
    std::vector<std::string> articles = {};
};

struct ResultAnswer {
    Status status = Status::decided;
    std::optional<rules::ResultWord> word = {};  // nothing: it waits for facts
    std::optional<game::Score> score = {};
    std::string why = {};  // the mating line, or why there is none
    std::vector<std::string> articles = {};
};

/// What is said and not computed: penalties, referral, discretion.
struct OtherAnswer {
    rules::OtherKind kind = rules::OtherKind::nothing;
    std::vector<rules::SaidWord> words = {};
    std::vector<std::string> articles = {};
};

/// One incident judged in the state that the one before left.
struct IncidentRuling {
    std::vector<rules::Kind> kinds;
    std::optional<chess::Color> offender = {};  // or claimant
    std::string what = {};                      // the acts as a sentence
    Status status = Status::decided;
    std::optional<Conclusion> conclusion = {};
    std::optional<GameAnswer> game = {};
    std::optional<PositionAnswer> position = {};
    std::optional<Obligation> obligation = {};
    std::vector<Right> rights = {};
    std::optional<ClockAnswer> clock = {};
    std::optional<ResultAnswer> result = {};
    std::vector<OtherAnswer> other = {};
    std::vector<std::string> articles = {};  // all that apply or are cited, in the order of the code
    std::vector<ArticleFinding> chain = {};
    std::vector<std::string> conflicts = {};  // which articles answer one question differently
    std::string deferred_to = {};             // the ruleset that answered, where the ruling's own is silent or says so
    std::vector<std::string> deferred_by = {};  // the articles of the ruling's own that say so
    /// What the code remembers of it for the rest of the game: an illegal move, or a claim that was left open.
    std::optional<rules::Kind> counts_as = {};
};

/// What has to be told, asked exactly: the answers would change the ruling.
struct OpenQuestion {
    std::string fact;
    std::string ask;
    std::vector<std::string> answers = {};   // the words or values expected
    std::vector<std::string> articles = {};  // that wait for it
};

/// The answer to a dispute under one code.
struct Ruling {
    std::string ruleset;
    std::string ruleset_title;
    bool unverified = false;  // an article in it is not checked against its source
    Status status = Status::decided;
    std::optional<Conclusion> conclusion = {};
    std::vector<IncidentRuling> incidents = {};
    std::vector<OpenQuestion> questions = {};
    /// The position from which play goes on; nothing where the game is over or nobody can tell. Options may have their
    /// own.
    std::optional<chess::Setup> play_from = {};

    /// The times to set, where the readings were given: as they were, with what the ruling adds and takes off.
    Clocks clocks = {};

    /// The incident the matter is about: the last one that was demanded or claimed upon, else the last breach, else the
    /// last.
    std::size_t main_incident = 0;
    [[nodiscard]] const IncidentRuling* main() const {
        return main_incident < incidents.size() ? &incidents[main_incident] : nullptr;
    }
};

[[nodiscard]] Json to_json(const Ruling& ruling);
/// Reads what to_json wrote (rulings are stored in the log). Fails with json_shape.
[[nodiscard]] Result<Ruling> read_ruling(const Json& json);

}  // namespace jadoube::adjudicate
