#include "rules/read/remedy_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

using Words = std::vector<std::string>;

/// Remedies that need no more than their name.
const Words& bare_words() {
    static const Words kWords = {"stand",   "annul", "new_game",  "adjust_board",  "adjust_men", "play_on",
                                 "nothing", "wait",  "intervene", "record_breach", "defer"};
    return kWords;
}

/// A remedy's naming key and the keys that may stand beside it.
struct Shape {
    std::string_view key;
    std::vector<std::string_view> companions;
};

const std::vector<Shape>& shapes() {
    static const std::vector<Shape> kShapes = {
        {"move", {}},
        {"first_possible", {}},
        {"choice_of", {"by"}},
        {"each", {"do"}},
        {"treat_as", {"from", "with"}},
        {"stand", {}},
        {"restore", {}},
        {"complete_with", {}},
        {"may", {"by", "until"}},
        {"clock", {}},
        {"result", {}},
        {"lose_right", {}},
        {"penalty", {}},
        {"refer", {}},
        {"grant", {}},
        {"discretion", {}},
        {"phrase", {}},
    };
    return kShapes;
}

Words names_of_shapes() {
    Words names;
    for (const Shape& shape : shapes()) names.emplace_back(shape.key);
    return names;
}

const Shape* shape_named(std::string_view key) {
    const auto found =
        std::find_if(shapes().begin(), shapes().end(), [&](const Shape& shape) { return shape.key == key; });
    return found == shapes().end() ? nullptr : &*found;
}

/// The naming key of a remedy object; nothing where there is none or several.
const Shape* shape_of(const JsonObject& object) {
    const Shape* only = nullptr;
    for (const auto& [key, value] : object) {
        const Shape* shape = shape_named(key);
        if (shape == nullptr) continue;
        if (only != nullptr) return nullptr;
        only = shape;
    }
    return only;
}

const Words& roles() {
    static const Words kRoles = {"queen", "rook", "bishop", "knight", "pawn", "king"};
    return kRoles;
}

bool is_square(const std::string& text) {
    return text.size() == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

Castling castling_named(const std::string& word) {
    for (const Castling castling : {Castling::barred, Castling::required, Castling::other_side_only}) {
        if (name_of(castling) == word) return castling;
    }
    return Castling::allowed;
}

constexpr std::array kClockActions = {ClockAction::add, ClockAction::subtract, ClockAction::set, ClockAction::credit,
                                      ClockAction::runs_for};

Words names_of_clock_actions() {
    Words names;
    for (const ClockAction action : kClockActions) names.emplace_back(name_of(action));
    return names;
}

bool is_measured_time(const std::string& name) {
    const FactRow* fact = fact_named(name);
    return fact != nullptr && fact->type == FactType::number && name.size() > 3 &&
           name.substr(name.size() - 3) == "_ms";
}

bool is_bare(const std::string& name) {
    return std::find(bare_words().begin(), bare_words().end(), name) != bare_words().end();
}

Remedy bare_remedy(const std::string& word) {
    if (word == "stand") return {.what = Stand{}};
    for (const OtherKind kind :
         {OtherKind::nothing, OtherKind::wait, OtherKind::intervene, OtherKind::record_breach, OtherKind::defer}) {
        if (name_of(kind) == word) return {.what = OtherRemedy{.kind = kind}};
    }
    return {.what = GameRemedy{word}};
}

}  // namespace

RemedyReader::RemedyReader(const JsonObject* phrases, ParameterNames parameters, Notes& notes)
    : phrases_(phrases), parameters_(std::move(parameters)), notes_(notes) {
    if (phrases_ == nullptr) return;
    for (const auto& [name, json] : *phrases_) {
        if (is_bare(name)) {
            notes_.add(json, ErrorCode::bad_ruleset, fmt::format("the phrase '{}' hides the remedy of that name", name),
                       "give it another name");
        }
        read_phrase(name, json);
    }
}

Remedy RemedyReader::read(const Json& json) {
    Remedy remedy{.what = OtherRemedy{}};
    if (json.if_string() != nullptr) {
        remedy = read_name(json);
    } else if (const JsonObject* object = object_of(json, "a remedy", notes_)) {
        remedy = read_object(*object, json);
    }
    remedy.line = json.line();
    return remedy;
}

std::vector<Remedy> RemedyReader::read_list(const Json& json, std::string_view what) {
    const std::vector<const Json*> items = items_of(json);
    if (items.empty()) notes_.add(json, ErrorCode::json_shape, fmt::format("{} is an empty list", what));
    std::vector<Remedy> remedies;
    for (const Json* item : items) remedies.push_back(read(*item));
    return remedies;
}

Remedy RemedyReader::read_name(const Json& json) {
    const std::string& name = *json.if_string();
    if (is_bare(name)) return bare_remedy(name);
    Words known = bare_words();
    if (phrases_ != nullptr) {
        for (const auto& [phrase, value] : *phrases_) {
            if (phrase == name) return read_phrase(name, value);
            known.push_back(phrase);
        }
    }
    notes_.add_unknown(json, "phrase or remedy", name, known);
    return {.what = OtherRemedy{}};
}

Remedy RemedyReader::read_phrase(const std::string& name, const Json& phrase) {
    if (const auto known = read_phrases_.find(name); known != read_phrases_.end()) return known->second;
    if (std::find(open_phrases_.begin(), open_phrases_.end(), name) != open_phrases_.end()) {
        notes_.add(phrase, ErrorCode::bad_ruleset, fmt::format("the phrase '{}' names itself in the end", name),
                   fmt::format("it goes by way of {}", list_of(open_phrases_)));
        return {.what = OtherRemedy{}, .phrase = name};
    }
    open_phrases_.push_back(name);
    Remedy remedy = read(phrase);
    open_phrases_.pop_back();
    remedy.phrase = name;
    return read_phrases_.emplace(name, std::move(remedy)).first->second;
}

Remedy RemedyReader::read_object(const JsonObject& object, const Json& json) {
    const Shape* shape = shape_of(object);
    if (shape == nullptr) {
        Words known = names_of_shapes();
        for (const char* companion : {"by", "do", "from", "with", "until", "if"}) known.emplace_back(companion);
        if (check_keys(object, "a remedy", known, notes_)) {
            notes_.add(json, ErrorCode::json_shape, "a remedy needs exactly one key that names it",
                       fmt::format("one of {}", list_of(names_of_shapes(), "or")));
        }
        return {.what = OtherRemedy{}};
    }
    const std::string kind(shape->key);
    Words known = {kind, "if"};
    for (const std::string_view companion : shape->companions) known.emplace_back(companion);
    check_keys(object, fmt::format("the remedy '{}'", kind), known, notes_);
    Remedy remedy = read_kind(kind, *json.find(kind), json);
    if (const Json* condition = json.find("if")) {
        if (!remedy.only_if.parts.empty()) {
            notes_.add(*condition, ErrorCode::bad_ruleset, "the phrase has an 'if' of its own",
                       "write the remedy out here with one 'if'");
        }
        remedy.only_if = read_condition(*condition, parameters_, notes_);
    }
    return remedy;
}

Remedy RemedyReader::read_kind(const std::string& kind, const Json& value, const Json& whole) {
    if (kind == "move") return {.what = MoveRemedy{read_filter(value)}};
    if (kind == "first_possible") return {.what = FirstPossible{read_list(value, "'first_possible'")}};
    if (kind == "choice_of") {
        return {.what = ChoiceOf{read_list(value, "'choice_of'"), read_companion(whole, "by", names_of(choosers()))}};
    }
    if (kind == "each") {
        const Json* inner = whole.find("do");
        if (inner == nullptr) notes_.add(whole, ErrorCode::json_shape, "'each' needs a 'do'");
        const std::string men = word_of(value, "list of men", names_of(rules::men()), notes_);
        return {.what = Each{men, inner != nullptr ? read_list(*inner, "'do'") : std::vector<Remedy>{}}};
    }
    if (kind == "treat_as") return {.what = read_treat_as(value, whole)};
    if (kind == "stand") {
        const std::string way = word_of(value, "way to stand", {"unless_own_king_left_in_check"}, notes_);
        return {.what = Stand{.unless_own_king_left_in_check = !way.empty()}};
    }
    if (kind == "restore") return {.what = Restore{word_of(value, "place", names_of(places()), notes_)}};
    if (kind == "complete_with") {
        return {.what = CompleteWith{word_of(value, "piece", {"queen", "rook", "bishop", "knight"}, notes_)}};
    }
    if (kind == "may") return {.what = read_may(value, whole)};
    if (kind == "clock") return {.what = read_clock(value)};
    if (kind == "result") return {.what = ResultRemedy{word_of(value, "result", names_of(results()), notes_)}};
    if (kind == "lose_right") return {.what = LoseRight{word_of(value, "right", names_of(rights()), notes_)}};
    if (kind == "phrase" && value.if_string() != nullptr) return read_name(value);
    return read_what_is_said(kind, value);
}

Remedy RemedyReader::read_what_is_said(const std::string& kind, const Json& value) {
    if (kind == "penalty") {
        return {.what = OtherRemedy{OtherKind::penalty, words_of(value, "penalty", names_of(penalties()), notes_)}};
    }
    if (kind == "grant") {
        return {.what = OtherRemedy{OtherKind::grant, words_of(value, "grant", names_of(grants()), notes_)}};
    }
    const std::string text = text_of(value, fmt::format("'{}'", kind), notes_);
    const OtherKind other = kind == "refer" ? OtherKind::refer : OtherKind::discretion;
    return {.what = OtherRemedy{other, {text}}};
}

Filter RemedyReader::read_filter(const Json& json) {
    Filter filter;
    const JsonObject* object = object_of(json, "'move'", notes_);
    if (object == nullptr) return filter;
    check_keys(*object, "'move'", {"man", "captures", "moves_or_captures", "to", "promotes_to", "castling"}, notes_);
    const auto men_of = [&](const char* key) -> std::optional<std::string> {
        const Json* value = json.find(key);
        if (value == nullptr) return std::nullopt;
        return word_of(*value, "list of men", names_of(rules::men()), notes_);
    };
    filter.man = men_of("man");
    filter.captures = men_of("captures");
    filter.moves_or_captures = men_of("moves_or_captures");
    if (const Json* to = json.find("to")) {
        filter.to = text_of(*to, "'to'", notes_);
        if (*filter.to != "arrival" && *filter.to != "intended" && !is_square(*filter.to)) {
            notes_.add_unknown(*to, "place to move to", *filter.to, {"arrival", "intended", "a square such as e4"});
        }
    }
    if (const Json* piece = json.find("promotes_to")) filter.promotes_to = words_of(*piece, "piece", roles(), notes_);
    if (const Json* castling = json.find("castling")) {
        filter.castling = castling_named(
            word_of(*castling, "rule on castling", {"allowed", "barred", "required", "other_side_only"}, notes_));
    }
    return filter;
}

TreatAs RemedyReader::read_treat_as(const Json& value, const Json& whole) {
    TreatAs remedy{.kind = word_of(value, "incident kind", names_of(kinds()), notes_)};
    if (const Json* from = whole.find("from")) {
        remedy.from_next_turn = !word_of(*from, "moment", {"offenders_next_turn"}, notes_).empty();
    }
    const Json* with = whole.find("with");
    const JsonObject* deemed = with != nullptr ? object_of(*with, "'with'", notes_) : nullptr;
    if (deemed == nullptr) return remedy;
    for (const auto& [name, json] : *deemed) {
        if (const FactRow* fact = fact_named(name)) {
            remedy.with.emplace_back(name, read_value(json, *fact, notes_));
        } else {
            notes_.add_unknown(json, "fact", name, names_of(facts()));
        }
    }
    return remedy;
}

May RemedyReader::read_may(const Json& value, const Json& whole) {
    May may{.remedies = read_list(value, "'may'"), .by = read_companion(whole, "by", names_of(choosers()))};
    if (const Json* until = whole.find("until")) {
        may.until = std::make_shared<const Until>(read_until(*until, parameters_, notes_));
    }
    return may;
}

ClockRemedy RemedyReader::read_clock(const Json& json) {
    ClockRemedy remedy;
    const JsonObject* object = object_of(json, "'clock'", notes_);
    if (object == nullptr) return remedy;
    Words known = names_of_clock_actions();
    known.insert(known.end(), {"to", "share"});
    check_keys(*object, "'clock'", known, notes_);
    int actions = 0;
    for (const ClockAction action : kClockActions) {
        const Json* amount = json.find(name_of(action));
        if (amount == nullptr) continue;
        ++actions;
        remedy.action = action;
        remedy.amount = read_amount(*amount);
    }
    if (actions != 1) {
        notes_.add(json, ErrorCode::json_shape, "'clock' needs exactly one thing to do",
                   fmt::format("one of {}", list_of(names_of_clock_actions(), "or")));
    }
    remedy.to = read_companion(json, "to", names_of(clock_owners()));
    if (const Json* share = json.find("share")) remedy.halved = word_of(*share, "'share'", {"half"}, notes_) == "half";
    return remedy;
}

Bound RemedyReader::read_amount(const Json& json) {
    const std::string* name = json.if_string();
    if (name != nullptr && is_measured_time(*name)) return *name;
    return read_bound(json, parameters_, notes_);
}

std::string RemedyReader::read_companion(const Json& whole, std::string_view key, const Words& known) {
    if (const Json* value = whole.find(key)) return word_of(*value, "person", known, notes_);
    notes_.add(whole, ErrorCode::json_shape, fmt::format("'{}' is missing", key),
               fmt::format("one of {}", list_of(known, "or")));
    return {};
}

}  // namespace jadoube::rules
