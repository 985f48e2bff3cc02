#include "rules/read/readings.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/read/extends.hpp"
#include "rules/read/ruleset_file.hpp"
#include "rules/read/ruleset_reader.hpp"

namespace jadoube::rules {
namespace {

bool has_id(const std::string& id, const std::vector<std::string>& ids) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

std::map<std::string, std::map<Play, Number>> numbers_set_anew(const Ruleset& base, const Ruleset& over) {
    std::map<std::string, std::map<Play, Number>> numbers;
    for (const auto& [name, by_play] : base.parameters)
        if (over.own_parameters.contains(name)) numbers.emplace(name, by_play);
    return numbers;
}

tl::unexpected<Errors> refused(const Notes& notes) {
    return tl::unexpected<Errors>(notes.sorted());
}

}  // namespace

const Result<std::string>& Readings::text_of(const std::string& id) {
    auto& text = texts_read_[id];
    if (text == nullptr) text = std::make_shared<const Result<std::string>>(texts_(id));
    return *text;
}

tl::expected<Readings::Resolved, Errors> Readings::resolved(std::string_view text, std::string_view name, Open open) {
    if (const auto known = resolved_.find(text); known != resolved_.end()) return known->second;
    tl::expected<Json, Errors> json = parse_ruleset(text, name);
    if (!json) return tl::unexpected<Errors>(json.error());
    if (open.empty()) open = {json->text("id")};
    tl::expected<Resolved, Errors> resolved = laid_over_its_base(std::move(*json), name, std::move(open));
    if (resolved) resolved_.emplace(text, *resolved);
    return resolved;
}

tl::expected<Readings::Resolved, Errors> Readings::laid_over_its_base(Json json, std::string_view name, Open open) {
    const Json* extends = json.find("extends");
    if (extends == nullptr) return Resolved{std::make_shared<const Json>(std::move(json))};
    Notes notes{std::string(name)};
    const std::string base_id = rules::text_of(*extends, "'extends'", notes);
    if (has_id(base_id, open)) {
        notes.add(*extends, ErrorCode::bad_ruleset, fmt::format("'extends' goes in a circle back to '{}'", base_id),
                  fmt::format("it goes by way of {}", list_of(open)));
    }
    if (!notes.empty()) return refused(notes);
    const Result<std::string>& text = this->text_of(base_id);
    if (!text) {
        notes.add(*extends, text.error().code, text.error().message, text.error().hint);
        return refused(notes);
    }
    open.push_back(base_id);
    const tl::expected<Resolved, Errors> base = resolved(*text, base_id, std::move(open));
    if (!base) return base;
    Resolved over{std::make_shared<const Json>(extended(*base->whole, json, notes)), {base_id}};
    over.bases.insert(over.bases.end(), base->bases.begin(), base->bases.end());
    if (!notes.empty()) return refused(notes);
    return over;
}

/// Follows `defers_to` from code to code; what is wrong inside those is told when they are read themselves.
void Readings::follow_deferral(Reading& reading, const Json& at, Notes& notes) {
    std::vector<std::string> visited = {reading.ruleset->id};
    std::string next = *reading.ruleset->defers_to;
    while (!next.empty()) {
        if (has_id(next, visited)) {
            notes.add(at, ErrorCode::bad_ruleset, fmt::format("'defers_to' goes in a circle back to '{}'", next),
                      fmt::format("it goes by way of {}", list_of(visited)));
            return;
        }
        visited.push_back(next);
        const Result<std::string>& text = this->text_of(next);
        if (!text) {
            notes.add(at, text.error().code, text.error().message, text.error().hint);
            return;
        }
        reading.rests_on.insert(next);
        const tl::expected<Resolved, Errors> other = resolved(*text, next, {});
        if (!other) return;
        reading.rests_on.insert(other->bases.begin(), other->bases.end());
        next = other->whole->text("defers_to");
    }
}

tl::expected<Reading, Errors> Readings::read_resolved(const Resolved& resolved, std::string_view name) {
    Reading reading;
    std::shared_ptr<const Ruleset> extended;
    if (!resolved.bases.empty()) {
        const std::string& base_id = resolved.bases.front();
        const Result<std::string>& text = this->text_of(base_id);
        if (!text) return tl::unexpected<Errors>(Errors{text.error()});
        const tl::expected<Reading, Errors> base = read(*text, base_id);
        if (!base) return base;
        reading.rests_on = base->rests_on;
        reading.rests_on.insert(base_id);
        extended = base->ruleset;
    }
    Notes notes{std::string(name)};
    Ruleset ruleset = read_whole(*resolved.whole, notes);
    if (extended != nullptr) ruleset.numbers_set_anew = numbers_set_anew(*extended, ruleset);
    reading.ruleset = std::make_shared<const Ruleset>(std::move(ruleset));
    if (reading.ruleset->defers_to) follow_deferral(reading, *resolved.whole->find("defers_to"), notes);
    if (!notes.empty()) return refused(notes);
    return reading;
}

tl::expected<Reading, Errors> Readings::read(std::string_view text, std::string_view name) {
    if (const auto known = read_.find(text); known != read_.end()) return known->second;
    const tl::expected<Resolved, Errors> whole = resolved(text, name, {});
    if (!whole) return tl::unexpected<Errors>(whole.error());
    tl::expected<Reading, Errors> reading = read_resolved(*whole, name);
    if (reading) read_.emplace(text, *reading);
    return reading;
}

tl::expected<std::shared_ptr<const Json>, Errors> Readings::resolve(std::string_view text, std::string_view name) {
    const tl::expected<Resolved, Errors> whole = resolved(text, name, {});
    if (!whole) return tl::unexpected<Errors>(whole.error());
    return whole->whole;
}

tl::expected<Ruleset, Errors> read_ruleset(std::string_view text, std::string_view name, const RulesetTexts& texts) {
    const tl::expected<Reading, Errors> reading = Readings(texts).read(text, name);
    if (!reading) return tl::unexpected<Errors>(reading.error());
    return *reading->ruleset;
}

tl::expected<Json, Errors> resolve_ruleset(std::string_view text, std::string_view name, const RulesetTexts& texts) {
    const auto whole = Readings(texts).resolve(text, name);
    if (!whole) return tl::unexpected<Errors>(whole.error());
    return **whole;
}

}  // namespace jadoube::rules
