#include "rules/lint/remedy_lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "rules/lint/implications.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/fact.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

constexpr std::int64_t kSecond = 1000;

/// What a remedy takes for granted of the matter.
enum class Need { act_on_board, announced_move, adjournment, end_of_game, odds };

std::string_view lacking(Need need) {
    switch (need) {
        case Need::act_on_board: return "nothing on the board is done";
        case Need::announced_move: return "no move is announced";
        case Need::adjournment: return "no game is adjourned";
        case Need::end_of_game: return "nothing ends the game";
        case Need::odds: return "no odds are given, for the code speaks nowhere else of odds";
    }
    return {};
}

bool ends_a_game(const KindTraits& traits) {
    return traits.about_the_end || traits.shows != Ending::no || traits.claims != Ending::no ||
           traits.ends_game_by != Ending::ruling;
}

bool speaks_of(const Article& article, const std::vector<std::string_view>& facts) {
    const auto tests = tests_of(article);
    return std::any_of(tests.begin(), tests.end(), [&](const Condition* test) {
        return std::find(facts.begin(), facts.end(), test->fact) != facts.end();
    });
}

bool knows_odds(const Ruleset& ruleset) {
    if (ruleset.event_defaults.contains("game_at_odds")) return true;
    return std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [](const Article& article) {
        return speaks_of(article, {"game_at_odds", "odds_man", "odds_moves", "odds_giver", "claimant_gives_odds"}) ||
               std::any_of(article.triggers.begin(), article.triggers.end(), [](Kind kind) {
                   return kind_covers(Kind::odds, kind) || kind == Kind::setup_odds_man_left_on ||
                          kind == Kind::setup_wrong_odds_man;
               });
    });
}

bool is_there(Need need, Kind kind, const Article& article, const Ruleset& ruleset) {
    switch (need) {
        case Need::act_on_board: return !is_off_the_board(kind);
        case Need::announced_move: return kind_covers(Kind::claim, kind) || kind_covers(kind, Kind::claim);
        case Need::adjournment: return kind_covers(Kind::seal, kind) || kind_covers(Kind::resume, kind);
        case Need::end_of_game:
            return ends_a_game(row_of(kind).traits) || row_of(kind).kind_class == KindClass::claim ||
                   kind_covers(Kind::observed, kind) || speaks_of(article, {row_of(Window::game_ends).fact});
        case Need::odds: return knows_odds(ruleset);
    }
    return true;
}

/// A word of a remedy, with what it needs.
struct Needed {
    std::string word;
    Need need = Need::act_on_board;
};
using AllNeeded = std::vector<Needed>;

std::optional<Need> need_of(Men men) {
    switch (men) {
        case Men::king:
        case Men::own_men:
        case Men::enemy_men:
        case Men::it: return std::nullopt;
        case Men::intended_man: return Need::announced_move;
        case Men::sealed_men: return Need::adjournment;
        default: return Need::act_on_board;
    }
}

Need need_of(Arrival arrival) {
    if (arrival == Arrival::intended) return Need::announced_move;
    return arrival == Arrival::sealed ? Need::adjournment : Need::act_on_board;
}

std::optional<Need> need_of(Place place) {
    if (place == Place::last_identifiable) return std::nullopt;
    return place == Place::as_adjourned ? Need::adjournment : Need::act_on_board;
}

std::optional<Need> need_of(ResultWord result) {
    if (result == ResultWord::mating_side_wins || result == ResultWord::as_on_board) return Need::end_of_game;
    if (result == ResultWord::odds_giver_wins || result == ResultWord::odds_receiver_wins) return Need::odds;
    return std::nullopt;
}

/// What a remedy itself names; its parts are looked at for themselves.
struct NeedsOf {
    AllNeeded& all;

    template <typename Word>
    void add(Word word) const {
        if (const std::optional<Need> need = need_of(word)) all.push_back({std::string(name_of(word)), *need});
    }
    void operator()(const MoveRemedy& remedy) const {
        for (const auto& men : {remedy.filter.man, remedy.filter.captures, remedy.filter.moves_or_captures})
            if (men) add(*men);
        if (!remedy.filter.to) return;
        if (const auto* arrival = std::get_if<Arrival>(&*remedy.filter.to)) add(*arrival);
    }
    void operator()(const Each& remedy) const { add(remedy.men); }
    void operator()(const Restore& remedy) const {
        add(remedy.place);
        for (const Men men : remedy.men_off) add(men);
    }
    void operator()(const CompleteWith&) const { all.push_back({"complete_with", Need::act_on_board}); }
    void operator()(const ResultRemedy& remedy) const { add(remedy.result); }
    template <typename Other>
    void operator()(const Other&) const {}
};

class RemedyLint {
public:
    explicit RemedyLint(const Ruleset& ruleset) : ruleset_(ruleset) {}

    std::vector<LintFinding> run() {
        for (const Article& article : ruleset_.articles) {
            article_ = &article;
            for (const Remedy& remedy : article.then) look_at(remedy);
            if (article.until && is_time(article.until->kind)) look_at_time(article.until->moves, article.written);
            for (const Condition* test : tests_of(article)) {
                const bool is_limit =
                    test->wanted.kind == Wanted::Kind::at_least || test->wanted.kind == Wanted::Kind::at_most;
                if (is_limit && is_time_name(test->fact)) look_at_time(test->wanted.bound, test->written);
                look_at_fact(*test);
            }
        }
        return std::move(findings_);
    }

private:
    void add(const char* code, TextPlace written, std::string text) {
        const bool is_told = std::any_of(findings_.begin(), findings_.end(), [&](const LintFinding& other) {
            return other.articles.front() == article_->id && other.text == text;
        });
        if (!is_told)
            findings_.push_back(
                {.code = code, .articles = {article_->id}, .written = written, .text = std::move(text)});
    }

    void look_at(const Remedy& remedy) {
        AllNeeded needs;
        std::visit(NeedsOf{needs}, remedy.what);
        for (const Needed& needed : needs) look_at_need(needed, remedy.written);
        if (const auto* treated = std::get_if<TreatAs>(&remedy.what)) look_at_treatment(*treated, remedy.written);
        if (const auto* clock = std::get_if<ClockRemedy>(&remedy.what)) look_at_clock(*clock, remedy.written);
        if (const auto* other = std::get_if<OtherRemedy>(&remedy.what)) look_at_sizes(*other, remedy.written);
        if (const auto* may = std::get_if<May>(&remedy.what); may != nullptr && may->until && is_time(may->until->kind))
            look_at_time(may->until->moves, remedy.written);
        for (const Remedy* part : parts_of(remedy)) look_at(*part);
    }

    void look_at_fact(const Condition& test) {
        const bool is_had =
            article_->triggers.empty() || std::any_of(article_->triggers.begin(), article_->triggers.end(),
                                                      [&](Kind kind) { return can_have(kind, test.fact); });
        if (is_had) return;
        add("no_such_fact", test.written,
            fmt::format("no matter of '{}' has the fact '{}'", list_of(texts_of(article_->triggers), "or"), test.fact));
    }

    void look_at_need(const Needed& needed, TextPlace written) {
        for (const Kind kind : article_->triggers) {
            if (is_there(needed.need, kind, *article_, ruleset_)) continue;
            add("out_of_place", written,
                fmt::format("'{}' cannot be carried out: in '{}' {}", needed.word, name_of(kind),
                            lacking(needed.need)));
            return;
        }
    }

    void look_at_treatment(const TreatAs& treated, TextPlace written) {
        const auto covers_it = [&](Kind kind) {
            return kind_covers(kind, treated.kind) || kind_covers(treated.kind, kind);
        };
        if (treated.with.empty() && std::any_of(article_->triggers.begin(), article_->triggers.end(), covers_it)) {
            add("treated_as_itself", written,
                fmt::format("'{}' is treated as itself; say what follows", name_of(treated.kind)));
            return;
        }
        const bool is_judged = std::any_of(
            ruleset_.articles.begin(), ruleset_.articles.end(),
            [&](const Article& other) { return std::any_of(other.triggers.begin(), other.triggers.end(), covers_it); });
        if (is_judged || ruleset_.defers_to) return;
        add("treated_as_nothing", written,
            fmt::format("treated as '{}', on which the code has no article", name_of(treated.kind)));
    }

    void look_at_clock(const ClockRemedy& clock, TextPlace written) {
        for (const Bound& bound :
             {clock.amount, clock.at_least.value_or(std::int64_t{0}), clock.at_most.value_or(std::int64_t{0})})
            look_at_time(bound, written);
        if (is_above(clock.at_least, clock.at_most)) {
            add("no_such_time", written,
                "the clock is left with no less than 'at_least' and no more than 'at_most', which is less");
        } else if (clock.action == ClockAction::set &&
                   (is_above(clock.amount, clock.at_most) || is_above(clock.at_least, clock.amount))) {
            add("no_such_time", written, "the time that is set is beyond the limits beside it");
        }
    }

    /// Under any kind of play.
    [[nodiscard]] bool is_above(const std::optional<Bound>& lower, const std::optional<Bound>& upper) const {
        if (!lower || !upper) return false;
        return std::any_of(all_plays().begin(), all_plays().end(), [&](Play play) {
            const auto low = value_of(*lower, play);
            const auto high = value_of(*upper, play);
            return low && high && *low > *high;
        });
    }

    static const std::vector<Play>& all_plays() {
        static const std::vector<Play> kPlays{Play::standard, Play::rapid, Play::blitz};
        return kPlays;
    }

    [[nodiscard]] std::optional<std::int64_t> value_of(const Bound& bound, Play play) const {
        if (const auto* number = std::get_if<std::int64_t>(&bound)) return *number;
        return ruleset_.parameter(std::get<std::string>(bound), play);
    }

    void look_at_sizes(const OtherRemedy& other, TextPlace written) {
        for (const SaidWord& word : other.words) {
            const auto* exact = std::get_if<Exact>(&word);
            if (exact == nullptr || !exact->size) continue;
            if (measure_of(*exact) == Measure::time) look_at_time(*exact->size, written);
            const bool is_none = std::any_of(all_plays().begin(), all_plays().end(), [&](Play play) {
                return value_of(*exact->size, play) == std::int64_t{0};
            });
            if (is_none) add("nothing_imposed", written, fmt::format("the size of '{}' is 0", to_text(word)));
        }
    }

    /// A number written out that seems to be of seconds; one millisecond is "any time at all".
    void look_at_time(const Bound& bound, TextPlace written) {
        const auto* number = std::get_if<std::int64_t>(&bound);
        if (number == nullptr || *number <= 1 || *number >= kSecond) return;
        add("small_time", written,
            fmt::format("a time is {} milliseconds; {} seconds are written {}", *number, *number, *number * kSecond));
    }

    const Ruleset& ruleset_;
    const Article* article_ = nullptr;
    std::vector<LintFinding> findings_ = {};
};

}  // namespace

std::vector<LintFinding> lint_remedies(const Ruleset& ruleset) {
    return RemedyLint(ruleset).run();
}

}  // namespace jadoube::rules
