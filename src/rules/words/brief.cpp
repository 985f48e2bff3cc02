#include "rules/words/brief.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "rules/words/wording.hpp"
#include "rules/words/words.hpp"

namespace jadoube::rules {
namespace {

std::string_view short_words(Men men) {
    switch (men) {
        case Men::own_men_touched:
        case Men::men_touched: return "a man touched";
        case Men::enemy_men_touched: return "an enemy man touched";
        case Men::first_touched: return "the man touched first";
        case Men::first_own: return "his first man touched";
        case Men::first_enemy: return "the first enemy man touched";
        case Men::last_touched: return "the man touched last";
        case Men::last_own: return "his last man touched";
        case Men::last_enemy: return "the last enemy man touched";
        case Men::captured_man: return "the man taken off";
        case Men::castling_rook: return "the Rook";
        case Men::intended_man: return "the man announced";
        case Men::sealed_men: return "a man of the sealed move";
        case Men::moved_man: return "the man moved";
        case Men::king: return "the King";
        case Men::own_men: return "any man";
        case Men::enemy_men: return "any enemy man";
        case Men::it: return "it";
    }
    return {};
}

std::string_view short_words(Party party) {
    switch (party) {
        case Party::player: return "the player";
        case Party::opponent: return "the opponent";
        default: return meaning_of(party);
    }
}

/// Says remedies briefly. `it` is the man meant inside `each`.
class Brief {
public:
    Brief(const Ruleset& ruleset, std::string_view it) : ruleset_(ruleset), it_(it) {}

    std::string of(const Remedy& remedy) const {
        std::string words = std::visit(*this, remedy.what);
        if (remedy.only_if.parts.empty()) return words;
        return fmt::format("{} [if {}]", words, to_words(remedy.only_if, ruleset_));
    }

    std::string operator()(const MoveRemedy& remedy) const {
        const Filter& filter = remedy.filter;
        if (filter.castling == Castling::required) return "castle on that side";
        std::string words = what_to_move(filter);
        if (filter.to) words += filter.to == Destination(Arrival::arrival) ? " to where it was put" : " as announced";
        if (!filter.promotes_to.empty()) words += ", becoming a " + pieces(filter.promotes_to);
        if (filter.castling == Castling::barred) words += ", not castling";
        if (filter.castling == Castling::other_side_only) words += ", or castle on the other side";
        return words;
    }
    std::string operator()(const FirstPossible& remedy) const {
        if (remedy.options.size() == 1) return all(remedy.options, "") + " if possible";
        return all(remedy.options, "; else ");
    }
    std::string operator()(const ChoiceOf& remedy) const {
        const std::string by = who(remedy.by);
        if (remedy.options.size() == 1) return fmt::format("{} may require: {}", by, all(remedy.options, ""));
        return fmt::format("{} chooses: either {}", by, all(remedy.options, ", or "));
    }
    std::string operator()(const Each& remedy) const {
        return Brief(ruleset_, short_words(remedy.men)).all(remedy.remedies, ", ");
    }
    std::string operator()(const TreatAs& remedy) const {
        const std::string_view kind = name_of(remedy.kind);
        return fmt::format("judged as {}{}", spaced(std::string(kind.substr(kind.find_last_of('.') + 1))),
                           remedy.from_next_turn ? " on his next turn" : "");
    }
    std::string operator()(const Stand& remedy) const {
        return remedy.unless_own_king_left_in_check ? "stands, if his King is not left in check" : "stands";
    }
    std::string operator()(const Restore& remedy) const {
        std::vector<std::string> off;
        for (const Men men : remedy.men_off) off.emplace_back(meaning_of(men));
        const std::string words = "back to " + std::string(meaning_of(remedy.place));
        return off.empty() ? words : words + " without " + list_of(off);
    }
    std::string operator()(const CompleteWith& remedy) const {
        return "the pawn becomes a " + std::string(name_of(remedy.piece));
    }
    std::string operator()(const May& remedy) const {
        const std::string until = remedy.until ? ", " + to_words(*remedy.until, ruleset_) : std::string();
        return fmt::format("{} may have: {}{}", who(remedy.by), all(remedy.remedies, "; "), until);
    }
    std::string operator()(const ClockRemedy& remedy) const {
        std::string words = change_words(remedy);
        if (remedy.at_least) words += fmt::format(", leaving at least {}", amount_words(*remedy.at_least));
        if (remedy.at_most) words += fmt::format(", leaving at most {}", amount_words(*remedy.at_most));
        return words;
    }
    std::string change_words(const ClockRemedy& remedy) const {
        const std::string amount = (remedy.halved ? "half of " : "") + amount_words(remedy.amount);
        const std::string whose = who(remedy.to);
        switch (remedy.action) {
            case ClockAction::add: return fmt::format("{} more for {}", amount, whose);
            case ClockAction::subtract: return fmt::format("{} less for {}", amount, whose);
            case ClockAction::set: return fmt::format("clock of {} set to {}", whose, amount);
            case ClockAction::credit: return fmt::format("{} back to {}", amount, whose);
            case ClockAction::runs_for: return fmt::format("{} at the cost of {}", amount, whose);
        }
        return {};
    }
    std::string operator()(const ResultRemedy& remedy) const { return std::string(meaning_of(remedy.result)); }
    std::string operator()(const GameRemedy& remedy) const { return std::string(meaning_of(remedy.what)); }
    std::string operator()(const LoseRight& remedy) const {
        return "no right " + std::string(meaning_of(remedy.right));
    }
    std::string operator()(const OtherRemedy& remedy) const {
        return said_in_words(row_of(remedy.kind).brief, remedy, ruleset_);
    }

    std::string all(const std::vector<Remedy>& remedies, std::string_view between) const {
        std::vector<std::string> clauses;
        for (const Remedy& remedy : remedies) clauses.push_back(of(remedy));
        return joined(clauses, between);
    }

private:
    static std::string who(Party by) { return std::string(short_words(by)); }

    /// A parameter of nothing is there for the event to set.
    std::string amount_words(const Bound& amount) const {
        const auto* name = std::get_if<std::string>(&amount);
        const bool is_open = name != nullptr && ruleset_.parameter(*name, Play::standard) == 0;
        return is_open ? "what the event sets" : bound_words(amount, ruleset_, time_words);
    }

    std::string man(Men men) const { return std::string(men == Men::it ? it_ : short_words(men)); }

    static std::string pieces(const std::vector<PieceName>& pieces) { return list_of(texts_of(pieces), "or"); }

    std::string what_to_move(const Filter& filter) const {
        if (filter.moves_or_captures) return "move or take " + man(*filter.moves_or_captures);
        if (filter.man && filter.captures)
            return fmt::format("take {} with {}", man(*filter.captures), man(*filter.man));
        if (filter.captures) return "take " + man(*filter.captures);
        return filter.man ? "move " + man(*filter.man) : "any legal move";
    }

    const Ruleset& ruleset_;
    std::string_view it_;
};

}  // namespace

std::string brief(const Remedy& remedy, const Ruleset& ruleset) {
    return Brief(ruleset, "it").of(remedy);
}

std::string brief_consequences(const Article& article, const Ruleset& ruleset) {
    if (!article.then.empty()) return Brief(ruleset, "it").all(article.then, "; ");
    std::vector<std::string> enforced;
    for (const MovementRule rule : article.enforces) enforced.emplace_back(meaning_of(rule));
    return enforced.empty() ? std::string("it informs") : "applied on the board: " + list_of(enforced);
}

std::string brief_window(const Article& article, const Ruleset& ruleset) {
    if (!article.until) return {};
    const Window window = article.until->kind;
    return fmt::format(fmt::runtime(row_of(window).brief),
                       bound_words(article.until->moves, ruleset, is_time(window) ? time_words : count_words));
}

}  // namespace jadoube::rules
