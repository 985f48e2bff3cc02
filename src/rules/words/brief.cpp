#include "rules/words/brief.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "rules/words/wording.hpp"
#include "rules/words/words.hpp"

namespace jadoube::rules {
namespace {

std::span<const WordRow> short_men() {
    static const std::vector<WordRow> kRows = {
        {"own_men_touched", "a man touched"},
        {"enemy_men_touched", "an enemy man touched"},
        {"men_touched", "a man touched"},
        {"first_touched", "the man touched first"},
        {"first_own", "his first man touched"},
        {"first_enemy", "the first enemy man touched"},
        {"captured_man", "the man taken off"},
        {"castling_rook", "the Rook"},
        {"intended_man", "the man announced"},
        {"moved_man", "the man moved"},
        {"king", "the King"},
        {"own_men", "any man"},
        {"enemy_men", "any enemy man"},
    };
    return kRows;
}

std::span<const WordRow> short_persons() {
    static const std::vector<WordRow> kRows = {
        {"player", "the player"},     {"opponent", "the opponent"}, {"offender", "the offender"},
        {"claimant", "the claimant"}, {"arbiter", "the arbiter"},   {"both", "both players"},
        {"each", "each player"},      {"either", "either player"},
    };
    return kRows;
}

std::string joined(const std::vector<std::string>& clauses, std::string_view between) {
    return fmt::format("{}", fmt::join(clauses, between));
}

/// Says remedies briefly. `it` is the man meant inside `each`.
class Brief {
public:
    Brief(const Ruleset& ruleset, std::string it) : ruleset_(ruleset), it_(std::move(it)) {}

    std::string of(const Remedy& remedy) const {
        std::string words = std::visit(*this, remedy.what);
        if (remedy.only_if.parts.empty()) return words;
        return fmt::format("{} [if {}]", words, to_words(remedy.only_if, ruleset_));
    }

    std::string operator()(const MoveRemedy& remedy) const {
        const Filter& filter = remedy.filter;
        if (filter.castling == Castling::required) return "castle on that side";
        std::string words = what_to_move(filter);
        if (filter.to) words += *filter.to == "arrival" ? " to where it was put" : " as announced";
        if (!filter.promotes_to.empty()) words += ", becoming a " + list_of(filter.promotes_to, "or");
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
        return Brief(ruleset_, meaning(short_men(), remedy.men)).all(remedy.remedies, ", ");
    }
    std::string operator()(const TreatAs& remedy) const {
        const std::string kind = remedy.kind.substr(remedy.kind.find_last_of('.') + 1);
        return fmt::format("judged as {}{}", spaced(kind), remedy.from_next_turn ? " on his next turn" : "");
    }
    std::string operator()(const Stand& remedy) const {
        return remedy.unless_own_king_left_in_check ? "stands, if his King is not left in check" : "stands";
    }
    std::string operator()(const Restore& remedy) const { return "back to " + meaning(places(), remedy.place); }
    std::string operator()(const CompleteWith& remedy) const { return "the pawn becomes a " + remedy.role; }
    std::string operator()(const May& remedy) const {
        const std::string until = remedy.until ? ", " + to_words(*remedy.until, ruleset_) : std::string();
        return fmt::format("{} may have: {}{}", who(remedy.by), all(remedy.remedies, "; "), until);
    }
    std::string operator()(const ClockRemedy& remedy) const {
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
    std::string operator()(const ResultRemedy& remedy) const { return meaning(results(), remedy.result); }
    std::string operator()(const GameRemedy& remedy) const { return meaning(game_remedies(), remedy.what); }
    std::string operator()(const LoseRight& remedy) const { return "no right " + meaning(rights(), remedy.right); }
    std::string operator()(const OtherRemedy& remedy) const {
        switch (remedy.kind) {
            case OtherKind::penalty: return "penalty: " + meanings(penalties(), remedy.words, "or");
            case OtherKind::refer: return "referred to " + spaced(list_of(remedy.words));
            case OtherKind::grant: return "granted: " + meanings(grants(), remedy.words, "and");
            case OtherKind::record_breach: return "recorded as a breach";
            case OtherKind::wait: return "the arbiter waits";
            case OtherKind::intervene: return "the arbiter steps in";
            case OtherKind::discretion: return "the arbiter decides: " + spaced(list_of(remedy.words));
            case OtherKind::nothing: return "nothing";
            case OtherKind::defer: return ruleset_.defers_to.value_or("another code") + " answers";
        }
        return {};
    }

    std::string all(const std::vector<Remedy>& remedies, std::string_view between) const {
        std::vector<std::string> clauses;
        for (const Remedy& remedy : remedies) clauses.push_back(of(remedy));
        return joined(clauses, between);
    }

private:
    static std::string who(const std::string& by) { return meaning(short_persons(), by); }

    /// A parameter of nothing is there for the event to set.
    std::string amount_words(const Bound& amount) const {
        const auto* name = std::get_if<std::string>(&amount);
        const bool is_open = name != nullptr && ruleset_.parameter(*name, "standard") == 0;
        return is_open ? "what the event sets" : bound_words(amount, ruleset_, time_words);
    }

    std::string man(const std::string& name) const { return name == "it" ? it_ : meaning(short_men(), name); }

    std::string what_to_move(const Filter& filter) const {
        if (filter.moves_or_captures) return "move or take " + man(*filter.moves_or_captures);
        if (filter.man && filter.captures)
            return fmt::format("take {} with {}", man(*filter.captures), man(*filter.man));
        if (filter.captures) return "take " + man(*filter.captures);
        return filter.man ? "move " + man(*filter.man) : "any legal move";
    }

    static std::string meanings(std::span<const WordRow> rows, const std::vector<std::string>& words,
                                std::string_view last) {
        std::vector<std::string> result;
        for (const std::string& word : words) result.push_back(meaning(rows, word));
        return list_of(result, last);
    }

    const Ruleset& ruleset_;
    std::string it_;
};

}  // namespace

std::string brief(const Remedy& remedy, const Ruleset& ruleset) {
    return Brief(ruleset, "it").of(remedy);
}

std::string brief_consequences(const Article& article, const Ruleset& ruleset) {
    if (!article.then.empty()) return Brief(ruleset, "it").all(article.then, "; ");
    std::vector<std::string> enforced;
    for (const std::string& rule : article.enforces) enforced.push_back(meaning(movement_rules(), rule));
    return enforced.empty() ? std::string("it informs") : "applied on the board: " + list_of(enforced);
}

std::string brief_window(const Article& article, const Ruleset& ruleset) {
    if (!article.until) return {};
    const std::string moves = bound_words(article.until->moves, ruleset, count_words);
    switch (article.until->kind) {
        case Until::Kind::claimant_touches: return "claimant touches";
        case Until::Kind::opponent_replies: return "opponent replies";
        case Until::Kind::speaker_moves: return "speaker moves";
        case Until::Kind::moves_by_each: return moves + " moves each";
        case Until::Kind::own_moves: return moves + " own moves";
        case Until::Kind::next_move: return "next move";
        case Until::Kind::game_ends: return "game ends";
    }
    return {};
}

}  // namespace jadoube::rules
