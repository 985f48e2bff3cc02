#include "rules/grammar/remedy_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/vocabulary/fact.hpp"
#include "rules/vocabulary/shapes.hpp"

namespace jadoube::rules {
namespace {

using Words = std::vector<std::string>;

using Beside = OtherKindRow::Beside;

Words names_of_shapes() {
    Words names;
    for (const RemedyShape& shape : remedy_shapes()) names.emplace_back(shape.key);
    return names;
}

const RemedyShape* shape_named(std::string_view key) {
    const auto shapes = remedy_shapes();
    const auto found = std::find_if(shapes.begin(), shapes.end(), [&](const auto& shape) { return shape.key == key; });
    return found == shapes.end() ? nullptr : &*found;
}

/// The naming key of a remedy object; nothing where there is none or several.
const RemedyShape* shape_of(const JsonObject& object) {
    const RemedyShape* only = nullptr;
    for (const auto& [key, value] : object) {
        const RemedyShape* shape = shape_named(key);
        if (shape == nullptr) continue;
        if (only != nullptr) return nullptr;
        only = shape;
    }
    return only;
}

bool is_square(const std::string& text) {
    return text.size() == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

bool is_measured_time(const std::string& name) {
    const FactRow* fact = fact_named(name);
    return fact != nullptr && fact->type == FactType::number && is_time_name(name);
}

}  // namespace

Remedy RemedyReader::read(const Json& json) {
    Remedy remedy{.what = OtherRemedy{}};
    if (json.if_string() != nullptr) {
        remedy = read_name(json);
    } else if (const JsonObject* object = object_of(json, "a remedy", notes_)) {
        remedy = read_object(*object, json);
    }
    remedy.written = json.place();
    return remedy;
}

std::vector<Remedy> RemedyReader::read_list(const Json& json, std::string_view what) {
    const std::vector<const Json*> items = items_of(json);
    if (items.empty()) notes_.add(json, ErrorCode::json_shape, fmt::format("{} is an empty list", what));
    std::vector<Remedy> remedies;
    for (const Json* item : items) {
        if (item->if_string() == nullptr) {
            remedies.push_back(read(*item));
            continue;
        }
        for (Remedy& named : read_names(*item)) remedies.push_back(std::move(named));
    }
    return remedies;
}

Remedy RemedyReader::read_object(const JsonObject& object, const Json& json) {
    const RemedyShape* shape = shape_of(object);
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
    for (const Member& companion : shape->companions) known.emplace_back(companion.name);
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
        note_shares(value);
        return {.what = ChoiceOf{read_list(value, "'choice_of'"), read_party(whole, "by", parties_that_choose())}};
    }
    if (kind == "each") {
        const Json* inner = whole.find("do");
        if (inner == nullptr) notes_.add(whole, ErrorCode::json_shape, "'each' needs a 'do'");
        const Men men = word_in<Men>(value, "list of men", notes_).value_or(Men::it);
        return {.what = Each{men, inner != nullptr ? read_list(*inner, "'do'") : std::vector<Remedy>{}}};
    }
    if (kind == "treat_as") return {.what = read_treat_as(value, whole)};
    if (kind == "stand") {
        const std::string way = word_of(value, "way to stand", {"unless_own_king_left_in_check"}, notes_);
        return {.what = Stand{.unless_own_king_left_in_check = !way.empty()}};
    }
    if (kind == "restore") {
        return {.what = read_restore(value, whole)};
    }
    if (kind == "complete_with") {
        const auto piece = word_in(value, "piece", pieces_to_complete_with(), notes_);
        return {.what = CompleteWith{piece.value_or(PieceName::queen)}};
    }
    if (kind == "may") note_shares(value);
    if (kind == "may") return {.what = read_may(value, whole)};
    if (kind == "clock") return {.what = read_clock(value)};
    if (kind == "result") {
        return {.what = read_result(value, whole)};
    }
    if (kind == "lose_right") {
        return {.what = LoseRight{word_in<RightWord>(value, "right", notes_).value_or(RightWord::to_a_penalty)}};
    }
    if (kind == "phrase" && value.if_string() != nullptr) return read_name(value);
    return read_what_is_said(kind, value);
}

/// An option is a word; the share of a result stands with what follows for sure.
void RemedyReader::note_shares(const Json& options) {
    for (const Json* option : items_of(options)) {
        const Json* share = option->if_object() != nullptr ? option->find("share") : nullptr;
        if (share == nullptr) continue;
        notes_.add(*share, ErrorCode::bad_ruleset, "a result that may be chosen has no 'share'",
                   "let it follow by itself, with an 'if'");
    }
}

Remedy RemedyReader::read_what_is_said(const std::string& kind, const Json& value) {
    const OtherKind other = named<OtherKind>(kind).value_or(OtherKind::nothing);
    switch (row_of(other).beside) {
        case Beside::penalties: return {.what = OtherRemedy{other, said_in<Penalty>(value, kind)}};
        case Beside::grants: return {.what = OtherRemedy{other, said_in<Grant>(value, kind)}};
        case Beside::words:
        case Beside::nothing: break;
    }
    return {.what = OtherRemedy{other, {text_of(value, fmt::format("'{}'", kind), notes_)}}};
}

template <typename Word>
std::vector<SaidWord> RemedyReader::said_in(const Json& value, const std::string& kind) {
    std::vector<SaidWord> words;
    for (const Json* item : items_of(value)) {
        if (item->if_object() != nullptr) {
            words.emplace_back(read_exact<Word>(*item, kind));
        } else if (const auto word = word_in<Word>(*item, kind, notes_)) {
            words.emplace_back(*word);
        }
    }
    return words;
}

/// `{"kind": "fine", "size": 20, "to": "team", "paid_to": "organizer", "in": "next_round"}`.
template <typename Word>
Exact RemedyReader::read_exact(const Json& json, const std::string& kind) {
    Exact exact;
    check_keys(*json.if_object(), fmt::format("'{}'", kind), names_of(exact_members()), notes_);
    const Json* what = json.find("kind");
    if (what == nullptr) notes_.add(json, ErrorCode::json_shape, fmt::format("'{}' without 'kind'", kind));
    if (what != nullptr) exact.what = word_in<Word>(*what, kind, notes_).value_or(all_words<Word>().front());
    if (const Json* to = json.find("to")) exact.to = word_in(*to, "person", parties_addressed(), notes_);
    const Json* paid_to = json.find("paid_to");
    if (paid_to != nullptr && !is_paid(exact)) {
        notes_.add(*paid_to, ErrorCode::bad_ruleset, fmt::format("nobody receives '{}'", to_text(exact)),
                   "'paid_to' stands with money: a 'fine', or the 'deposit' that is lost");
    } else if (paid_to != nullptr) {
        exact.paid_to = word_in(*paid_to, "person", parties_receiving(), notes_);
    }
    if (const Json* stage = json.find("in"))
        exact.stage = word_in<Stage>(*stage, "stage", notes_).value_or(Stage::here);
    const Json* size = json.find("size");
    if (size != nullptr && !has_size(exact)) {
        notes_.add(*size, ErrorCode::bad_ruleset, fmt::format("there is no more or less of '{}'", to_text(exact)),
                   "penalties in time, points, money or rounds have a 'size', and time that is granted");
    } else if (size != nullptr && measure_of(exact) == Measure::points && size->if_string() != nullptr &&
               quarters_in(*size->if_string())) {
        exact.size = *size->if_string();
    } else if (size != nullptr) {
        exact.size = read_bound(*size, parameters_, notes_);
    }
    return exact;
}

Filter RemedyReader::read_filter(const Json& json) {
    Filter filter;
    const JsonObject* object = object_of(json, "'move'", notes_);
    if (object == nullptr) return filter;
    check_keys(*object, "'move'", names_of(filter_members()), notes_);
    const auto men_of = [&](const char* key) -> std::optional<Men> {
        const Json* value = json.find(key);
        return value != nullptr ? word_in<Men>(*value, "list of men", notes_) : std::nullopt;
    };
    filter.man = men_of("man");
    filter.captures = men_of("captures");
    filter.moves_or_captures = men_of("moves_or_captures");
    if (const Json* to = json.find("to")) {
        const std::string name = text_of(*to, "'to'", notes_);
        if (const auto arrival = named<Arrival>(name)) {
            filter.to = *arrival;
        } else {
            filter.to = name;
            if (!is_square(name)) {
                notes_.add_unknown(*to, "place to move to", name,
                                   {"arrival", "intended", "sealed", "a square such as e4"});
            }
        }
    }
    if (const Json* piece = json.find("promotes_to"))
        filter.promotes_to = words_in(*piece, "piece", pieces_to_complete_with(), notes_);
    if (const Json* castling = json.find("castling")) {
        filter.castling = word_in<Castling>(*castling, "rule on castling", notes_).value_or(Castling::allowed);
    }
    return filter;
}

ManPutOn RemedyReader::read_man_put_on(const Json& json) {
    ManPutOn man;
    const JsonObject* object = object_of(json, "a man in 'men_on'", notes_);
    if (object == nullptr) return man;
    check_keys(*object, "a man in 'men_on'", names_of(man_put_on_members()), notes_);
    const auto member = [&](const char* key) {
        const Json* value = json.find(key);
        if (value == nullptr) notes_.add(json, ErrorCode::json_shape, fmt::format("'{}' is missing", key));
        return value;
    };
    if (const Json* piece = member("piece"))
        man.piece = word_in(*piece, "piece to put on", pieces_that_may_be_put_on(), notes_).value_or(man.piece);
    if (const Json* of = member("of")) man.of = word_in(*of, "person", parties_with_men(), notes_).value_or(man.of);
    const Json* on = member("on");
    if (on == nullptr) return man;
    const std::string name = text_of(*on, "'on'", notes_);
    if (const auto square = named<PutOn>(name)) {
        man.on = *square;
    } else {
        man.on = name;
        if (!is_square(name))
            notes_.add_unknown(*on, "place to put a man", name, {"departure", "arrival", "a square such as e4"});
    }
    return man;
}

/// `{"result": "mating_side_wins", "share": "3/4"}`.
ResultRemedy RemedyReader::read_result(const Json& value, const Json& whole) {
    ResultRemedy remedy{word_in<ResultWord>(value, "result", notes_).value_or(ResultWord::draw)};
    const Json* share = whole.find("share");
    if (share == nullptr) return remedy;
    const std::string text = word_of(*share, "share of the winner", {"1/4", "1/2", "3/4"}, notes_);
    if (!text.empty()) remedy.share = text == "1/4" ? 1 : text == "1/2" ? 2 : 3;
    if (!row_of(remedy.result).has_winner)
        notes_.add(*share, ErrorCode::bad_ruleset, "this result has no winner whose share it could be",
                   "say who gets the share, as in {\"result\": \"opponent_wins\", \"share\": \"3/4\"}");
    return remedy;
}

Restore RemedyReader::read_restore(const Json& value, const Json& whole) {
    Restore restore{word_in(value, "place", places_to_restore(), notes_).value_or(Place::stand)};
    const Json* off = whole.find("men_off");
    const Json* on = whole.find("men_on");
    if (off != nullptr && items_of(*off).empty())
        notes_.add(*off, ErrorCode::bad_ruleset, "no men to take off", "name them, or leave out 'men_off'");
    if (on != nullptr && items_of(*on).empty())
        notes_.add(*on, ErrorCode::bad_ruleset, "no men to put on", "say which, or leave out 'men_on'");
    if (off != nullptr) {
        for (const Json* item : items_of(*off)) {
            if (const auto men = word_in(*item, "list of men to take off", men_that_may_be_taken_off(), notes_))
                restore.men_off.push_back(*men);
        }
    }
    if (on != nullptr)
        for (const Json* item : items_of(*on)) restore.men_on.push_back(read_man_put_on(*item));
    const Json* changed = off != nullptr ? off : on;
    const bool is_before_the_act = restore.place == Place::before_offence || restore.place == Place::before_second_move;
    if (changed != nullptr && !is_before_the_act) {
        notes_.add(*changed, ErrorCode::bad_ruleset,
                   fmt::format("men are {} only where they stood before the act",
                               off != nullptr ? "taken off" : "put on a board"),
                   "restore 'before_offence' or 'before_second_move'");
    }
    return restore;
}

TreatAs RemedyReader::read_treat_as(const Json& value, const Json& whole) {
    TreatAs remedy{.kind = word_in<Kind>(value, "incident kind", notes_).value_or(Kind::silence)};
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
            notes_.add_unknown(json, "fact", name, names_in(facts()));
        }
    }
    return remedy;
}

May RemedyReader::read_may(const Json& value, const Json& whole) {
    May may{.remedies = read_list(value, "'may'"), .by = read_party(whole, "by", parties_that_choose())};
    if (const Json* until = whole.find("until")) {
        may.until = std::make_shared<const Until>(read_until(*until, parameters_, notes_));
    }
    return may;
}

ClockRemedy RemedyReader::read_clock(const Json& json) {
    ClockRemedy remedy;
    const JsonObject* object = object_of(json, "'clock'", notes_);
    if (object == nullptr) return remedy;
    check_keys(*object, "'clock'", names_of(clock_members()), notes_);
    int actions = 0;
    for (const ClockAction action : all_words<ClockAction>()) {
        const Json* amount = json.find(name_of(action));
        if (amount == nullptr) continue;
        ++actions;
        remedy.action = action;
        remedy.amount = read_amount(*amount);
    }
    if (actions != 1) {
        notes_.add(json, ErrorCode::json_shape, "'clock' needs exactly one thing to do",
                   fmt::format("one of {}", list_of(names_in(rows<ClockAction>()), "or")));
    }
    remedy.to = read_party(json, "to", parties_with_clocks());
    if (const Json* least = json.find("at_least")) remedy.at_least = read_amount(*least);
    if (const Json* most = json.find("at_most")) remedy.at_most = read_amount(*most);
    if (const Json* share = json.find("share")) remedy.halved = word_of(*share, "'share'", {"half"}, notes_) == "half";
    return remedy;
}

Bound RemedyReader::read_amount(const Json& json) {
    const std::string* name = json.if_string();
    if (name != nullptr && is_measured_time(*name)) return *name;
    return read_bound(json, parameters_, notes_);
}

Party RemedyReader::read_party(const Json& whole, std::string_view key, const std::vector<Party>& known) {
    if (const Json* value = whole.find(key)) return word_in(*value, "person", known, notes_).value_or(Party::player);
    notes_.add(whole, ErrorCode::json_shape, fmt::format("'{}' is missing", key),
               fmt::format("one of {}", list_of(texts_of(known), "or")));
    return Party::player;
}

}  // namespace jadoube::rules
