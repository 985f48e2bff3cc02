#include "rules/words/remedy_json.hpp"

#include <array>

namespace jadoube::rules {
namespace {

Json to_json(const Bound& bound) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return Json(*number);
    return Json(std::get<std::string>(bound));
}

/// One text stands without a list around it.
Json one_or_list(const std::vector<std::string>& texts) {
    if (texts.size() == 1) return Json(texts.front());
    return array_of(texts);
}

template <typename Word>
Json one_or_list(const std::vector<Word>& words) {
    std::vector<std::string> names;
    for (const Word word : words) names.emplace_back(name_of(word));
    return one_or_list(names);
}

Json said_json(const SaidWord& word) {
    const auto* exact = std::get_if<Exact>(&word);
    if (exact == nullptr) return Json(to_text(word));
    Json json = Json::object({{"kind", std::visit([](const auto what) { return rules::name_of(what); }, exact->what)}});
    if (exact->size) json.set("size", to_json(*exact->size));
    if (exact->to) json.set("to", rules::name_of(*exact->to));
    if (exact->paid_to) json.set("paid_to", rules::name_of(*exact->paid_to));
    if (exact->stage != Stage::here) json.set("in", rules::name_of(exact->stage));
    return json;
}

Json one_or_list(const std::vector<SaidWord>& words) {
    if (words.size() == 1) return said_json(words.front());
    JsonArray list;
    for (const SaidWord& word : words) list.push_back(said_json(word));
    return Json(std::move(list));
}

/// A square by what was done, or by its own name.
template <typename Word>
std::string name_of(const std::variant<Word, std::string>& square) {
    const auto* word = std::get_if<Word>(&square);
    return word != nullptr ? std::string(rules::name_of(*word)) : std::get<std::string>(square);
}

Json one_or_list(const Values& values) {
    if (values.size() == 1) return rules::to_json(values.front());
    JsonArray list;
    for (const Value& value : values) list.push_back(rules::to_json(value));
    return Json(std::move(list));
}

Json list_of_remedies(const std::vector<Remedy>& remedies) {
    JsonArray list;
    for (const Remedy& remedy : remedies) list.push_back(rules::to_json(remedy));
    return Json(std::move(list));
}

Json filter_json(const Filter& filter) {
    Json json = Json::object();
    if (filter.man) json.set("man", rules::name_of(*filter.man));
    if (filter.captures) json.set("captures", rules::name_of(*filter.captures));
    if (filter.moves_or_captures) json.set("moves_or_captures", rules::name_of(*filter.moves_or_captures));
    if (filter.to) json.set("to", name_of(*filter.to));
    if (!filter.promotes_to.empty()) json.set("promotes_to", one_or_list(filter.promotes_to));
    if (filter.castling != Castling::allowed) json.set("castling", rules::name_of(filter.castling));
    return json;
}

Json man_on_json(const ManPutOn& man) {
    return Json::object(
        {{"piece", rules::name_of(man.piece)}, {"of", rules::name_of(man.of)}, {"on", name_of(man.on)}});
}

Json men_on_json(const std::vector<ManPutOn>& men) {
    if (men.size() == 1) return man_on_json(men.front());
    JsonArray all;
    for (const ManPutOn& man : men) all.push_back(man_on_json(man));
    return Json(std::move(all));
}

struct RemedyJson {
    Json operator()(const MoveRemedy& remedy) const { return Json::object({{"move", filter_json(remedy.filter)}}); }
    Json operator()(const FirstPossible& remedy) const {
        return Json::object({{"first_possible", list_of_remedies(remedy.options)}});
    }
    Json operator()(const ChoiceOf& remedy) const {
        return Json::object({{"choice_of", list_of_remedies(remedy.options)}, {"by", rules::name_of(remedy.by)}});
    }
    Json operator()(const Each& remedy) const {
        return Json::object({{"each", rules::name_of(remedy.men)}, {"do", list_of_remedies(remedy.remedies)}});
    }
    Json operator()(const TreatAs& remedy) const {
        Json json = Json::object({{"treat_as", rules::name_of(remedy.kind)}});
        if (remedy.from_next_turn) json.set("from", "offenders_next_turn");
        Json with = Json::object();
        for (const auto& [fact, value] : remedy.with) with.set(fact, rules::to_json(value));
        if (!remedy.with.empty()) json.set("with", with);
        return json;
    }
    Json operator()(const Stand& remedy) const {
        if (remedy.unless_own_king_left_in_check) return Json::object({{"stand", "unless_own_king_left_in_check"}});
        return "stand";
    }
    Json operator()(const Restore& remedy) const {
        Json json = Json::object({{"restore", rules::name_of(remedy.place)}});
        if (!remedy.men_off.empty()) json.set("men_off", one_or_list(remedy.men_off));
        if (!remedy.men_on.empty()) json.set("men_on", men_on_json(remedy.men_on));
        return json;
    }
    Json operator()(const CompleteWith& remedy) const {
        return Json::object({{"complete_with", rules::name_of(remedy.piece)}});
    }
    Json operator()(const May& remedy) const {
        Json json = Json::object({{"may", list_of_remedies(remedy.remedies)}, {"by", rules::name_of(remedy.by)}});
        if (remedy.until) json.set("until", rules::to_json(*remedy.until));
        return json;
    }
    Json operator()(const ClockRemedy& remedy) const {
        Json clock = Json::object(
            {{std::string(rules::name_of(remedy.action)), to_json(remedy.amount)}, {"to", rules::name_of(remedy.to)}});
        if (remedy.halved) clock.set("share", "half");
        if (remedy.at_least) clock.set("at_least", to_json(*remedy.at_least));
        if (remedy.at_most) clock.set("at_most", to_json(*remedy.at_most));
        return Json::object({{"clock", clock}});
    }
    Json operator()(const ResultRemedy& remedy) const {
        Json json = Json::object({{"result", rules::name_of(remedy.result)}});
        constexpr int kWhole = 4;
        constexpr std::array<std::string_view, kWhole> kShares{"0", "1/4", "1/2", "3/4"};
        if (remedy.share != kWhole) json.set("share", kShares[static_cast<std::size_t>(remedy.share)]);
        return json;
    }
    Json operator()(const GameRemedy& remedy) const { return Json(rules::name_of(remedy.what)); }
    Json operator()(const LoseRight& remedy) const {
        return Json::object({{"lose_right", rules::name_of(remedy.right)}});
    }
    Json operator()(const OtherRemedy& remedy) const {
        if (remedy.words.empty()) return Json(rules::name_of(remedy.kind));
        return Json::object({{std::string(rules::name_of(remedy.kind)), one_or_list(remedy.words)}});
    }
};

/// A count as it is written, with what it must be.
Json count_json(const Count& count, const Wanted& wanted) {
    Json json = Json::object();
    if (!count.kinds.empty()) json.set("kind", one_or_list(count.kinds));
    if (!count.articles.empty()) json.set("article", one_or_list(count.articles));
    json.set("of", name_of(count.of)).set("in", name_of(count.in));
    if (count.since != CountSince::beginning) json.set("since", name_of(count.since));
    if (!count.found.empty()) json.set("found", one_or_list(count.found));
    if (!count.penalties.empty()) json.set("penalty", one_or_list(count.penalties));
    if (count.also_proposed) json.set("proposed", true);
    if (count.only_remembered) json.set("remembered", true);
    const Json limit = to_json(wanted);
    if (limit.if_object() == nullptr) return json.set("is", limit);
    const auto& [key, value] = limit.if_object()->front();
    return json.set(key, value);
}

/// Counts stand together under one key.
void add_count(Json& object, const Json& count) {
    Json* others = object.find("earlier");
    if (others == nullptr) {
        object.set("earlier", JsonArray{count});
    } else {
        others->if_array()->push_back(count);
    }
}

/// A test as `fact: wanted`; other conditions cannot stand as a member.
void add_member(Json& object, const Condition& condition) {
    if (const auto count = count_named(condition.fact)) {
        add_count(object, count_json(*count, condition.wanted));
    } else if (condition.kind == Condition::Kind::test) {
        object.set(condition.fact, to_json(condition.wanted));
    } else if (condition.kind == Condition::Kind::negation) {
        object.set("not", rules::to_json(condition.parts.front()));
    } else if (condition.kind == Condition::Kind::any) {
        JsonArray parts;
        for (const Condition& part : condition.parts) parts.push_back(rules::to_json(part));
        object.set("any", Json(std::move(parts)));
    } else {
        for (const Condition& part : condition.parts) add_member(object, part);
    }
}

}  // namespace

Json to_json(const Value& value) {
    if (const bool* truth = std::get_if<bool>(&value)) return Json(*truth);
    if (const auto* number = std::get_if<std::int64_t>(&value)) return Json(*number);
    return Json(std::get<std::string>(value));
}

Json to_json(const Wanted& wanted) {
    switch (wanted.kind) {
        case Wanted::Kind::one_of: return one_or_list(wanted.values);
        case Wanted::Kind::none_of: return Json::object({{"not", one_or_list(wanted.values)}});
        case Wanted::Kind::at_least: return Json::object({{"at_least", to_json(wanted.bound)}});
        case Wanted::Kind::at_most: return Json::object({{"at_most", to_json(wanted.bound)}});
    }
    return {};
}

Json to_json(const Condition& condition) {
    Json object = Json::object();
    add_member(object, condition);
    return object;
}

Json to_json(const Until& until) {
    const std::string_view name = name_of(until.kind);
    if (!row_of(until.kind).is_counted) return Json(name);
    return Json::object({{std::string(name), to_json(until.moves)}});
}

Json to_json(const Remedy& remedy) {
    Json json = std::visit(RemedyJson{}, remedy.what);
    if (remedy.only_if.parts.empty()) return json;
    if (const std::string* bare = json.if_string()) json = Json::object({{"phrase", *bare}});
    return json.set("if", to_json(remedy.only_if));
}

bool is_same(const Remedy& a, const Remedy& b) {
    return to_canonical_text(to_json(a)) == to_canonical_text(to_json(b));
}

}  // namespace jadoube::rules
