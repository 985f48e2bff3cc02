#include "rules/words/words.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "rules/words/wording.hpp"

namespace jadoube::rules {
namespace {

std::string wanted_words(const Wanted& wanted, const Ruleset& ruleset) {
    std::vector<std::string> values;
    for (const Value& value : wanted.values) values.push_back(spaced(to_text(value)));
    switch (wanted.kind) {
        case Wanted::Kind::one_of: return list_of(values, "or");
        case Wanted::Kind::none_of: return "not " + list_of(values, "or");
        case Wanted::Kind::at_least: return "at least " + bound_words(wanted.bound, ruleset, count_words);
        case Wanted::Kind::at_most: return "at most " + bound_words(wanted.bound, ruleset, count_words);
    }
    return {};
}

/// A list of men in a sentence about one move.
std::string one_of(Men list) {
    const std::string words(meaning_of(list));
    return words.rfind("the men", 0) == 0 || words.rfind("all", 0) == 0 ? "one of " + words : words;
}

/// Says remedies in words.
class RemedyWords {
public:
    explicit RemedyWords(const Ruleset& ruleset) : ruleset_(ruleset) {}

    std::string operator()(const MoveRemedy& remedy) const { return filter_words(remedy.filter); }
    std::string operator()(const FirstPossible& remedy) const {
        if (remedy.options.size() == 1) return to_words(remedy.options.front(), ruleset_) + " if that is possible";
        return "the first of these that leaves a legal move: " + joined(numbered(remedy.options), "; ");
    }
    std::string operator()(const ChoiceOf& remedy) const {
        const std::string_view who = row_of(remedy.by).choosing;
        if (remedy.options.size() == 1) return fmt::format("{} may require {}", who, clauses(remedy.options).front());
        return fmt::format("{} chooses among: {}", who, joined(numbered(remedy.options), "; "));
    }
    std::string operator()(const Each& remedy) const {
        return fmt::format("for each man among {}: {}", meaning_of(remedy.men), joined(clauses(remedy.remedies), "; "));
    }
    std::string operator()(const TreatAs& remedy) const {
        std::string words = "judged as: " + std::string(meaning_of(remedy.kind));
        if (remedy.from_next_turn) words += ", when he is next on turn";
        std::vector<std::string> deemed;
        for (const auto& [fact, value] : remedy.with)
            deemed.push_back(fmt::format("{}: {}", spaced(fact), to_text(value)));
        return deemed.empty() ? words : fmt::format("{} (taken as given: {})", words, joined(deemed, ", "));
    }
    std::string operator()(const Stand& remedy) const {
        return remedy.unless_own_king_left_in_check ? "the act stands, unless his own King would be left in check"
                                                    : "what was done stands";
    }
    std::string operator()(const Restore& remedy) const {
        std::vector<std::string> off;
        for (const Men men : remedy.men_off) off.emplace_back(meaning_of(men));
        const std::string words = std::string(meaning_of(remedy.place)) + " is restored";
        return off.empty() ? words : words + " without " + list_of(off);
    }
    std::string operator()(const CompleteWith& remedy) const {
        return "the pawn becomes a " + std::string(name_of(remedy.piece));
    }
    std::string operator()(const May& remedy) const {
        std::string words =
            fmt::format("{} may have: {}", row_of(remedy.by).choosing, joined(clauses(remedy.remedies), "; "));
        return remedy.until ? fmt::format("{}, {}", words, to_words(*remedy.until, ruleset_)) : words;
    }
    std::string operator()(const ClockRemedy& remedy) const {
        std::string words = change_words(remedy);
        const auto limit = [&](std::string_view how, const std::optional<Bound>& bound) {
            if (bound) words += fmt::format(", but {} {} is left", how, bound_words(*bound, ruleset_, time_words));
        };
        limit("at least", remedy.at_least);
        limit("at most", remedy.at_most);
        return words;
    }
    std::string change_words(const ClockRemedy& remedy) const {
        const std::string amount = (remedy.halved ? "half of " : "") + bound_words(remedy.amount, ruleset_, time_words);
        const std::string_view whose = row_of(remedy.to).owning_clock;
        switch (remedy.action) {
            case ClockAction::add: return fmt::format("{} added to the time of {}", amount, whose);
            case ClockAction::subtract: return fmt::format("{} taken off the time of {}", amount, whose);
            case ClockAction::set: return fmt::format("the clock of {} set to {}", whose, amount);
            case ClockAction::credit: return fmt::format("{} given back to {}", amount, whose);
            case ClockAction::runs_for: return fmt::format("the clock of {} bears {}", whose, amount);
        }
        return {};
    }
    std::string operator()(const ResultRemedy& remedy) const { return std::string(meaning_of(remedy.result)); }
    std::string operator()(const GameRemedy& remedy) const { return std::string(meaning_of(remedy.what)); }
    std::string operator()(const LoseRight& remedy) const {
        return fmt::format("the right is lost {}", meaning_of(remedy.right));
    }
    std::string operator()(const OtherRemedy& remedy) const {
        return said_in_words(meaning_of(remedy.kind), remedy, ruleset_);
    }

private:
    std::vector<std::string> clauses(const std::vector<Remedy>& remedies) const {
        std::vector<std::string> result;
        for (const Remedy& remedy : remedies) result.push_back(to_words(remedy, ruleset_));
        return result;
    }

    std::vector<std::string> numbered(const std::vector<Remedy>& remedies) const {
        std::vector<std::string> result = clauses(remedies);
        for (std::size_t i = 0; i < result.size(); ++i) result[i] = fmt::format("({}) {}", i + 1, result[i]);
        return result;
    }

    static std::string filter_words(const Filter& filter) {
        std::string words = "a legal move";
        if (filter.man) words += " with " + one_of(*filter.man);
        if (filter.captures) words += " that takes " + one_of(*filter.captures);
        if (filter.moves_or_captures) words += " that moves or takes " + one_of(*filter.moves_or_captures);
        if (filter.to) words += " to " + place_words(*filter.to);
        if (!filter.promotes_to.empty()) words += ", the pawn becoming a " + pieces(filter.promotes_to);
        return words + castling_words(filter.castling);
    }

    static std::string pieces(const std::vector<PieceName>& pieces) { return list_of(texts_of(pieces), "or"); }

    static std::string place_words(const Destination& to) {
        const auto* arrival = std::get_if<Arrival>(&to);
        return arrival != nullptr ? std::string(meaning_of(*arrival)) : std::get<std::string>(to);
    }

    static std::string castling_words(Castling castling) {
        switch (castling) {
            case Castling::allowed: return {};
            case Castling::barred: return ", but not castling";
            case Castling::required: return ": castling on that side";
            case Castling::other_side_only: return ", castling on the other side included";
        }
        return {};
    }

    const Ruleset& ruleset_;
};

/// What stands above several options; empty where the remedy offers nothing to number.
std::string heading_of(const Remedy& remedy) {
    if (const auto* first = std::get_if<FirstPossible>(&remedy.what)) {
        return first->options.size() > 1 ? "the first of these that leaves a legal move:" : std::string();
    }
    if (const auto* choice = std::get_if<ChoiceOf>(&remedy.what)) {
        return choice->options.size() > 1 ? std::string(row_of(choice->by).choosing) + " chooses among:"
                                          : std::string();
    }
    return {};
}

}  // namespace

Outline outline_of(const Remedy& remedy, const Ruleset& ruleset) {
    const std::string heading = heading_of(remedy);
    if (heading.empty()) return {to_words(remedy, ruleset)};
    Outline outline{heading};
    for (const Remedy* option : parts_of(remedy)) outline.parts.push_back(outline_of(*option, ruleset));
    return outline;
}

std::string to_words(const Condition& condition, const Ruleset& ruleset) {
    std::vector<std::string> clauses;
    for (const Condition& part : condition.parts) clauses.push_back(to_words(part, ruleset));
    switch (condition.kind) {
        case Condition::Kind::all: return joined(clauses, "; ");
        case Condition::Kind::any: return fmt::format("either ({})", joined(clauses, ") or ("));
        case Condition::Kind::negation: return fmt::format("not ({})", clauses.front());
        case Condition::Kind::test:
            return fmt::format("{}: {}", fact_words(condition.fact), wanted_words(condition.wanted, ruleset));
    }
    return {};
}

std::string to_words(const Remedy& remedy, const Ruleset& ruleset) {
    std::string words = std::visit(RemedyWords(ruleset), remedy.what);
    if (remedy.only_if.parts.empty()) return words;
    return fmt::format("{} [only if {}]", words, to_words(remedy.only_if, ruleset));
}

std::string to_words(const Until& until, const Ruleset& ruleset) {
    Until written = until;
    if (const auto* name = std::get_if<std::string>(&until.moves)) {
        if (const auto number = ruleset.parameter(*name, Play::standard)) written.moves = *number;
    }
    return to_text(written);
}

}  // namespace jadoube::rules
