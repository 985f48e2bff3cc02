// Remedies of the law, in full and briefly (law_words.hpp).
#include "base/millis.hpp"
#include "game/record.hpp"
#include "report/law/grounds.hpp"
#include "report/law/law_words.hpp"
#include "report/law/number_words.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using rules::Castling;
using rules::ClockAction;
using rules::Remedy;

/// For whom something is done, who may demand it, whose time it is.
Text whose(rules::Party party) {
    return words_of("whose", name_of(party), GrammarCase::dative);
}
Text men(rules::Men men, GrammarCase grammar_case) {
    return words_of("men", name_of(men), grammar_case);
}

Text pieces(const std::vector<rules::PieceName>& pieces) {
    std::vector<Text> names;
    for (const rules::PieceName piece : pieces) names.emplace_back(words_of("piece", name_of(piece)));
    return list_of(names, phrase("list.or"));
}

Text to_square(const rules::Destination& to) {
    const auto* arrival = std::get_if<rules::Arrival>(&to);
    return arrival != nullptr ? Text(words_of("arrival", name_of(*arrival))) : foreign(std::get<std::string>(to));
}

Text man_put_on(const rules::ManPutOn& man) {
    const auto* meant = std::get_if<rules::PutOn>(&man.on);
    const Text square =
        meant != nullptr ? Text(words_of("put_on", name_of(*meant))) : foreign(std::get<std::string>(man.on));
    return say("law.man_put_on",
               {{"piece", words_of("piece", name_of(man.piece))}, {"person", whose(man.of)}, {"square", square}});
}

Text castling(Castling castling) {
    switch (castling) {
        case Castling::allowed: return {};
        case Castling::barred: return say("law.no_castling");
        case Castling::required: return say("law.castling_there");
        case Castling::other_side_only: return say("law.castling_elsewhere");
    }
    return {};
}

Text filtered(const rules::Filter& filter) {
    std::vector<Text> parts{say("law.legal_move")};
    if (filter.man) parts.push_back(say("law.with", {{"men", men(*filter.man, GrammarCase::dative)}}));
    if (filter.captures)
        parts.push_back(say("law.that_takes", {{"men", men(*filter.captures, GrammarCase::accusative)}}));
    if (filter.moves_or_captures)
        parts.push_back(
            say("law.that_moves_or_takes", {{"men", men(*filter.moves_or_captures, GrammarCase::accusative)}}));
    if (filter.to) parts.push_back(say("law.to", {{"square", to_square(*filter.to)}}));
    if (!filter.promotes_to.empty()) parts.push_back(say("law.becoming", {{"pieces", pieces(filter.promotes_to)}}));
    parts.push_back(castling(filter.castling));
    return join(parts, "");
}

/// A number of the code by its name and value, a measured time by its name, a time as it is.
Text amount(const rules::Bound& bound, const rules::Ruleset& ruleset) {
    if (const auto* ms = std::get_if<std::int64_t>(&bound)) return to_text(Millis{*ms});
    const auto& name = std::get<std::string>(bound);
    const Text words = foreign(number_name(name));
    const Text value = number_value(name, ruleset);
    return value.empty() ? words : say("ground.of_parameter", {{"asked", value}, {"parameter", words}});
}

/// The same without the name of the number. A number of nothing is there for the event to set.
Text brief_amount(const rules::Bound& bound, const rules::Ruleset& ruleset) {
    const auto* name = std::get_if<std::string>(&bound);
    if (name == nullptr || !ruleset.parameters.contains(*name)) return amount(bound, ruleset);
    return ruleset.parameter(*name, rules::Play::standard) == 0 ? say("law.event_sets") : number_value(*name, ruleset);
}

Key change_key(ClockAction action) {
    switch (action) {
        case ClockAction::add: return "law.time_added";
        case ClockAction::subtract: return "law.time_taken_off";
        case ClockAction::set: return "law.clock_set";
        case ClockAction::credit: return "law.time_given_back";
        case ClockAction::runs_for: break;
    }
    return "law.time_borne";
}

Key brief_change_key(ClockAction action) {
    switch (action) {
        case ClockAction::add: return "law_short.time_added";
        case ClockAction::subtract: return "law_short.time_taken_off";
        case ClockAction::set:
        case ClockAction::credit:
        case ClockAction::runs_for: break;
    }
    return change_key(action);
}

/// Says remedies in full, or briefly; `it` is the man meant within `each`.
class InWords {
public:
    InWords(const rules::Ruleset& ruleset, Length length, rules::Men it = rules::Men::it)
        : ruleset_(ruleset), is_brief_(length == Length::brief), it_(it) {}

    Text operator()(const rules::MoveRemedy& remedy) const {
        return is_brief_ ? briefly(remedy.filter) : filtered(remedy.filter);
    }
    Text operator()(const rules::FirstPossible& remedy) const {
        if (!is_brief_ && only_each(remedy.options) != nullptr) return first_in_order(remedy.options.front());
        if (remedy.options.size() == 1)
            return say(is_brief_ ? Key("law_short.if_possible") : Key("law.if_possible"),
                       {{"what", of(remedy.options.front())}});
        if (is_brief_) return joined(remedy.options, phrase("law_short.else"));
        std::vector<Text> options;
        for (const Remedy& option : remedy.options) options.push_back(first_in_order(option));
        return heading(remedy) + " " + numbered(options);
    }
    Text operator()(const rules::ChoiceOf& remedy) const {
        const Slot who{"person", whose(remedy.by)};
        const rules::Each* each = is_brief_ ? nullptr : only_each(remedy.options);
        if (each != nullptr) {
            return say("law.chooses_man",
                       {who, {"men", men(each->men, GrammarCase::nominative)}, {"what", together(each->remedies)}});
        }
        if (remedy.options.size() == 1) return say("law.may_require", {who, {"what", of(remedy.options.front())}});
        if (is_brief_)
            return say("law_short.chooses", {who, {"options", joined(remedy.options, phrase("law_short.or"))}});
        return heading(remedy) + " " + numbered(remedy.options);
    }
    /// What stands above several options.
    static Text heading(const rules::FirstPossible&) { return say("law.first_of"); }
    static Text heading(const rules::ChoiceOf& remedy) { return say("law.chooses", {{"person", whose(remedy.by)}}); }
    Text operator()(const rules::Each& remedy) const {
        if (is_brief_) return InWords(ruleset_, Length::brief, remedy.men).joined(remedy.remedies, ", ");
        return say("law.for_each",
                   {{"men", men(remedy.men, GrammarCase::nominative)}, {"what", together(remedy.remedies)}});
    }
    Text operator()(const rules::TreatAs& remedy) const {
        const Slot kind{"kind", words_of("kind", name_of(remedy.kind))};
        const Text judged = say(remedy.from_next_turn ? Key("law.judged_next_turn") : Key("law.judged_as"), {kind});
        std::vector<Text> given;
        for (const auto& [fact, value] : remedy.with) given.push_back(told_words(fact, {value}));
        return given.empty() ? judged : say("law.taken_as_given", {{"what", judged}, {"facts", join(given, "; ")}});
    }
    Text operator()(const rules::Stand& remedy) const {
        return say(remedy.unless_own_king_left_in_check ? Key("law.stands_unless_check") : Key("law.stands"));
    }
    Text operator()(const rules::Restore& remedy) const {
        const Text back = clause(place_sentence(remedy.place));
        std::vector<Text> off;
        for (const rules::Men list : remedy.men_off) off.emplace_back(men(list, GrammarCase::nominative));
        const Text without =
            off.empty() ? back : say("law.without_men", {{"what", back}, {"men", list_of(off, phrase("list.and"))}});
        std::vector<Text> on;
        for (const rules::ManPutOn& man : remedy.men_on) on.push_back(man_put_on(man));
        if (on.empty()) return without;
        return say("law.with_men", {{"what", without}, {"men", list_of(on, phrase("list.and"))}});
    }
    Text operator()(const rules::CompleteWith& remedy) const {
        const auto place = rules::completed_with(remedy.piece);
        return place ? Text(clause(place_sentence(*place))) : Text();
    }
    Text operator()(const rules::May& remedy) const {
        const Text right = say("law.may_have", {{"person", whose(remedy.by)}, {"what", together(remedy.remedies)}});
        return remedy.until
                   ? say("law.right_until", {{"right", right}, {"until", until_words(*remedy.until, ruleset_)}})
                   : right;
    }
    Text operator()(const rules::ClockRemedy& remedy) const {
        const Text whole = sized(remedy.amount);
        const Text time = remedy.halved ? say("law.half_of", {{"time", whole}}) : whole;
        Text change = say(is_brief_ ? brief_change_key(remedy.action) : change_key(remedy.action),
                          {{"time", time}, {"person", whose(remedy.to)}});
        if (remedy.at_least)
            change = say("law.leaving_at_least", {{"what", change}, {"time", sized(*remedy.at_least)}});
        if (remedy.at_most) change = say("law.leaving_at_most", {{"what", change}, {"time", sized(*remedy.at_most)}});
        return change;
    }
    Text operator()(const rules::ResultRemedy& remedy) const {
        constexpr int kPoint = 4;
        if (remedy.share == kPoint) return result_words(remedy.result);
        return say("law.result_shared",
                   {{"result", result_words(remedy.result)},
                    {"share", foreign(std::string(game::to_text(game::Share::of_quarters(remedy.share))))},
                    {"rest", foreign(std::string(game::to_text(game::Share::of_quarters(kPoint - remedy.share))))}});
    }
    Text operator()(const rules::GameRemedy& remedy) const { return clause(game_sentence(remedy.what)); }
    Text operator()(const rules::LoseRight& remedy) const {
        return say("law.right_lost", {{"right", words_of("right", name_of(remedy.right))}});
    }
    Text operator()(const rules::OtherRemedy& remedy) const {
        if (remedy.kind == rules::OtherKind::nothing) return say("law.nothing");
        if (remedy.kind == rules::OtherKind::defer && ruleset_.defers_to)
            return say("law.defers", {{"code", foreign(*ruleset_.defers_to)}});
        std::vector<Text> words;
        for (const rules::SaidWord& word : remedy.words) words.push_back(said(remedy.kind, word));
        const std::string_view kind = name_of(remedy.kind);
        const Text what = words.empty() ? Text(words_of("other_unsaid", kind)) : list_of(words, phrase("list.or"));
        return say("outcome.other", {{"label", words_of("other", kind)}, {"what", what}});
    }

    Text of(const Remedy& remedy) const {
        const Text what = std::visit(*this, remedy.what);
        const std::vector<Text> conditions = statements_of(remedy.only_if, ruleset_);
        if (conditions.empty()) return what;
        return say("law.only_if", {{"what", what}, {"conditions", join(conditions, phrase("ground.and"))}});
    }

    Text joined(const std::vector<Remedy>& remedies, std::string_view between) const {
        std::vector<Text> words;
        for (const Remedy& remedy : remedies) words.push_back(of(remedy));
        return join(words, between);
    }

private:
    /// Where each of several men is all there is to choose among.
    static const rules::Each* only_each(const std::vector<Remedy>& options) {
        const bool is_alone = options.size() == 1 && options.front().only_if.parts.empty();
        return is_alone ? std::get_if<rules::Each>(&options.front().what) : nullptr;
    }

    static Text said(rules::OtherKind kind, const rules::SaidWord& word) {
        if (const auto* own = std::get_if<std::string>(&word)) return foreign(spaced(*own));
        return said_words(name_of(kind), word);
    }

    Text sized(const rules::Bound& bound) const {
        return is_brief_ ? brief_amount(bound, ruleset_) : amount(bound, ruleset_);
    }

    Text one(rules::Men list, GrammarCase grammar_case) const {
        return men(list == rules::Men::it ? it_ : list, grammar_case);
    }

    Text what_to_move(const rules::Filter& filter) const {
        const auto object = [&](rules::Men list) { return Slot{"men", one(list, GrammarCase::accusative)}; };
        if (filter.moves_or_captures) return say("law_short.move_or_take", {object(*filter.moves_or_captures)});
        if (filter.man && filter.captures)
            return say("law_short.take_with",
                       {object(*filter.captures), {"with", one(*filter.man, GrammarCase::dative)}});
        if (filter.captures) return say("law_short.take", {object(*filter.captures)});
        return filter.man ? say("law_short.move", {object(*filter.man)}) : say("law_short.any_move");
    }

    Text briefly(const rules::Filter& filter) const {
        if (filter.castling == Castling::required) return say("law_short.castle");
        Text words = what_to_move(filter);
        if (filter.to) words += say("law.to", {{"square", to_square(*filter.to)}});
        if (!filter.promotes_to.empty()) words += say("law.becoming", {{"pieces", pieces(filter.promotes_to)}});
        if (filter.castling == Castling::barred) words += say("law_short.no_castling");
        if (filter.castling == Castling::other_side_only) words += say("law_short.castling_elsewhere");
        return words;
    }

    Text together(const std::vector<Remedy>& remedies) const { return joined(remedies, "; "); }

    /// Of men one after the other only the first with which it can be done.
    Text first_in_order(const Remedy& option) const {
        const auto* each = option.only_if.parts.empty() ? std::get_if<rules::Each>(&option.what) : nullptr;
        if (each == nullptr) return of(option);
        return say("law.first_of_men",
                   {{"men", men(each->men, GrammarCase::nominative)}, {"what", together(each->remedies)}});
    }

    static Text numbered(const std::vector<Text>& options) {
        std::vector<Text> words;
        for (const Text& option : options)
            words.push_back(say("due.numbered", {{"number", std::to_string(words.size() + 1)}, {"option", option}}));
        return join(words, "; ");
    }

    Text numbered(const std::vector<Remedy>& options) const {
        std::vector<Text> words;
        for (const Remedy& option : options) words.push_back(of(option));
        return numbered(words);
    }

    const rules::Ruleset& ruleset_;
    bool is_brief_;
    rules::Men it_;
};

/// Several options, of which one is taken or chosen, whatever else holds.
struct Offered {
    Text heading;
    std::span<const Remedy> options;
};

template <typename What>
std::optional<Offered> offered(const Remedy& remedy) {
    const auto* what = std::get_if<What>(&remedy.what);
    const bool is_outline = what != nullptr && what->options.size() > 1 && remedy.only_if.parts.empty();
    return is_outline ? std::optional(Offered{InWords::heading(*what), what->options}) : std::nullopt;
}

}  // namespace

Text remedy_words(const rules::Remedy& remedy, const rules::Ruleset& ruleset, Length length) {
    return InWords(ruleset, length).of(remedy);
}

Outline outline_of(const rules::Remedy& remedy, const rules::Ruleset& ruleset) {
    auto options = offered<rules::FirstPossible>(remedy);
    if (!options) options = offered<rules::ChoiceOf>(remedy);
    if (!options) return {remedy_words(remedy, ruleset)};
    Outline outline{options->heading};
    for (const Remedy& option : options->options) outline.parts.push_back(outline_of(option, ruleset));
    return outline;
}

Text consequences(const rules::Article& article, const rules::Ruleset& ruleset) {
    if (!article.then.empty()) return InWords(ruleset, Length::brief).joined(article.then, "; ");
    std::vector<Text> enforced;
    for (const rules::MovementRule rule : article.enforces) enforced.emplace_back(words_of("movement", name_of(rule)));
    if (enforced.empty()) return clause(phrase("law.informs"));
    return clause(phrase("law.on_the_board", {{"rules", list_of(enforced, phrase("list.and"))}}));
}

}  // namespace jadoube::report
