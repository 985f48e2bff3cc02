// A ruling as a value: what follows, which articles, which facts, and what is still to be told. Words for people are
// made from it in `report`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/dispute.hpp"
#include "adjudicate/ruling/answered.hpp"
#include "adjudicate/ruling/effect.hpp"
#include "adjudicate/ruling/option.hpp"
#include "adjudicate/ruling/status.hpp"
#include "base/result.hpp"
#include "base/shared_list.hpp"
#include "mate/no_mate.hpp"
#include "rules/article_state.hpp"

namespace jadoube {
class Json;
}

namespace jadoube::adjudicate {

using rules::Conclusion;

/// How one article stands in the matter.
struct ArticleFinding {
    std::string article;
    rules::ArticleState finding = rules::ArticleState::not_met;
    std::vector<std::string> by = {};          // exceptions that set it aside or leave it open
    Answered when = {};                        // its condition
    std::optional<AnsweredWindow> until = {};  // where it has a window
    std::optional<Answered> raised_by = {};    // a test of that fact, where it says who may raise the matter
    std::vector<Answered> options = {};        // conditions on which an option was open or not
    friend bool operator==(const ArticleFinding&, const ArticleFinding&) = default;
};
/// The tests on which it rests: of a condition that is not met those it fails by, else every one that was made, of its
/// condition, who raised the matter, its options.
[[nodiscard]] std::vector<const Answered*> grounds_of(const ArticleFinding& finding);

struct GameAnswer {
    Status status = Status::decided;
    std::optional<rules::GameWord> what = {};  // nothing: it waits for facts
    std::vector<std::string> articles = {};
    friend bool operator==(const GameAnswer&, const GameAnswer&) = default;
};

struct PositionAnswer {
    Status status = Status::decided;
    std::optional<rules::Place> place = {};  // nothing: it waits for facts
    std::optional<chess::Setup> setup = {};  // from which play goes on
    std::vector<std::string> articles = {};
    Squares men_off = {};       // that are taken off the board restored
    Squares men_kept = {};      // Kings that are not, though the law says so
    Squares men_on = {};        // of men that are put on it then
    Squares not_put = {};       // on which a man should be put, and cannot stand
    bool unchanged = false;     // the board restored is the one that stood there already
    bool undoes_later = false;  // it stands, and what was done after it goes back
    /// Other men stand there than stood there at the time.
    [[nodiscard]] bool has_other_men() const { return !men_off.empty() || !men_on.empty(); }
    friend bool operator==(const PositionAnswer&, const PositionAnswer&) = default;
};

struct Obligation {
    Status status = Status::decided;
    chess::Color binds = chess::Color::white;
    std::optional<rules::Party> chooser = {};  // white, black, either: who picks the option
    std::optional<rules::Until> until = {};    // while the option can be demanded; in numbers, not in parameters
    bool discharged = false;                   // by the move already played
    std::vector<Option> options = {};
    std::vector<Unavailable> unavailable = {};
    std::vector<rules::DoWord> not_reached = {};
    std::vector<Option> lost = {};
    std::optional<chess::Color> first_due = {};  // of a duty that waits: on whose next turn it falls due
    std::vector<std::string> articles = {};
    friend bool operator==(const Obligation&, const Obligation&) = default;
};

/// A right that somebody may use.
struct Right {
    rules::Party holder = rules::Party::either;  // white, black, either
    std::vector<Option> options = {};
    std::vector<Unavailable> unavailable = {};
    std::optional<rules::RightWord> lost = {};  // the right that somebody has no more
    std::vector<std::string> articles = {};
    friend bool operator==(const Right&, const Right&) = default;
};

/// Whether a side can still mate, which decides some results: a line that ends in mate, or why there is none.
struct MateAnswer {
    chess::Color side = chess::Color::white;
    chess::Setup from = {};
    std::vector<std::string> line = {};        // SAN, all moves up to the mate
    std::optional<mate::NoMate> why_not = {};  // where there is no line
    std::uint64_t positions = 0;               // looked at: of no_position_left
    friend bool operator==(const MateAnswer&, const MateAnswer&) = default;
};

struct ResultAnswer {
    Status status = Status::decided;
    std::optional<rules::ResultWord> word = {};  // nothing: it waits for facts
    std::optional<game::Score> score = {};
    std::optional<MateAnswer> mate = {};  // where it turned on it
    std::vector<std::string> articles = {};
    friend bool operator==(const ResultAnswer&, const ResultAnswer&) = default;
};

/// What is said and not computed: penalties, referral, discretion.
struct OtherAnswer {
    rules::OtherKind kind = rules::OtherKind::nothing;
    std::vector<rules::SaidWord> words = {};
    std::vector<std::string> articles = {};
    friend bool operator==(const OtherAnswer&, const OtherAnswer&) = default;
};

/// Two articles that answer one question differently.
struct Contradiction {
    rules::Question question = rules::Question::game;
    std::string one;
    std::string other;
    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// A half-move of the record.
struct MoveOfRecord {
    int ply = 0;     // from 1, as it is pointed out
    int number = 0;  // of the move, as on the scoresheet
    chess::Color by = chess::Color::white;
    std::string move = {};  // in SAN; an irregular one from square to square
    friend bool operator==(const MoveOfRecord&, const MoveOfRecord&) = default;
};

/// One incident judged in the state that the one before left.
struct MatterRuling {
    std::vector<rules::Kind> kinds;
    std::optional<chess::Color> offender = {};   // or claimant
    std::vector<std::size_t> acts = {};          // of the dispute, from 0: what was done
    std::optional<MoveOfRecord> of_record = {};  // that it is about, and no act of the dispute
    std::vector<std::string> due_under = {};     // the articles of a duty that falls due in it
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
    SharedList<ArticleFinding> chain = {};
    std::vector<Contradiction> conflicts = {};
    std::string deferred_to = {};  // the ruleset that answered, where the ruling's own is silent or says so
    std::vector<std::string> deferred_by = {};  // the articles of the ruling's own that say so
    /// What the code remembers of it for the rest of the game: an illegal move, or a claim that was left open.
    std::optional<rules::Kind> counts_as = {};
    friend bool operator==(const MatterRuling&, const MatterRuling&) = default;
};

/// What has ended the game.
struct GameEnd {
    rules::Ending by = rules::Ending::ruling;
    std::optional<std::size_t> act = {};     // with which it ended; nothing where the board or the record ended it
    std::optional<std::size_t> matter = {};  // whose ruling ended it
    std::optional<game::Score> score = {};
    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// How the game stands after a dispute: who has to do what, from which board, with which times; or that it is over, and
/// then there is nothing of all this.
struct FinalStanding {
    std::optional<GameEnd> over = {};
    /// The position from which play goes on; nothing where the game is over or nobody can tell. Options may have their
    /// own.
    std::optional<chess::Setup> play_from = {};
    std::vector<Obligation> due = {};  // duties and choices that are not met yet
    std::vector<ClockStep> clock_steps = {};
    /// The times to set, where the readings were given: as they were, with what the rulings add and take off.
    chess::ByColor<std::optional<Millis>> clocks = {};
    friend bool operator==(const FinalStanding&, const FinalStanding&) = default;
};

/// What a dispute comes to if some facts that nobody told are as supposed.
struct Supposed {
    Facts facts = {};
    Status status = Status::decided;
    std::optional<Conclusion> conclusion = {};
    FinalStanding standing = {};
    friend bool operator==(const Supposed&, const Supposed&) = default;
};

/// What has to be told, asked exactly: the answers would change the ruling.
struct OpenQuestion {
    std::string fact;                        // "device_place@2" where it is asked of the second act alone
    std::optional<chess::Color> of = {};     // whose act that is
    rules::Values answers = {};              // that may be given; none: a number
    std::vector<std::string> articles = {};  // that wait for it
    /// What each of the answers leads to, in their order, where what is asked besides is as usual.
    std::vector<Supposed> leads_to = {};
    friend bool operator==(const OpenQuestion&, const OpenQuestion&) = default;
};

/// The answer to a dispute under one code.
struct Ruling {
    std::string ruleset;
    std::string ruleset_title;
    bool unverified = false;  // an article in it is not checked against its source
    Status status = Status::decided;
    std::optional<Conclusion> conclusion = {};
    FinalStanding standing = {};
    std::vector<Effect> story = {};  // of every act of the dispute, in their order
    std::vector<MatterRuling> matters = {};
    std::vector<OpenQuestion> questions = {};
    /// Where only what is usual was not told: what then follows. Open until somebody says so.
    std::optional<Supposed> if_usual = {};

    /// The incident the matter is about: the last one that was demanded or claimed upon, else the last breach, else the
    /// last.
    std::size_t main_matter = 0;
    [[nodiscard]] const MatterRuling* main() const {
        return main_matter < matters.size() ? &matters[main_matter] : nullptr;
    }
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

[[nodiscard]] Json to_json(const Ruling& ruling);
/// Reads what to_json wrote (rulings are stored in the log). Fails with json_shape.
[[nodiscard]] Result<Ruling> read_ruling(const Json& json);

}  // namespace jadoube::adjudicate
