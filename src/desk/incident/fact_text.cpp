#include "desk/incident/fact_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"
#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/millis.hpp"
#include "base/text.hpp"
#include "desk/words/durations.hpp"
#include "rules/grammar/condition_reader.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/remedy_json.hpp"

namespace jadoube::desk {
namespace {

bool is_time(std::string_view name) {
    return name.ends_with("_ms");
}

rules::Value value_of(std::string_view text) {
    if (text == name_of(rules::Truth::yes) || text == "true") return true;
    if (text == name_of(rules::Truth::no) || text == "false") return false;
    if (const auto number = parse_int(text)) return *number;
    return std::string(text);
}

/// Milliseconds, or a time as people write it: "1800000", "30:00", "30 min".
Result<rules::Value> time_for(std::string_view text) {
    if (text.find(':') == std::string_view::npos) {
        if (const auto number = parse_int(text); number && *number >= 0) return rules::Value(*number);
        if (const auto lasts = duration_in(text)) return rules::Value(lasts->count);
        return failure(ErrorCode::usage, fmt::format("'{}' is no time", text), "--fact",
                       "write it as 0:30:00 or 30m, or as milliseconds");
    }
    const auto time = parse_millis(text);
    if (!time) {
        Error error = time.error();
        error.where = "--fact";
        return tl::unexpected<Error>(std::move(error));
    }
    return rules::Value(time->count);
}

/// "no" is a word of some facts and the opposite of yes in others.
Result<rules::Value> value_for(const rules::FactRow& row, std::string_view text) {
    if (is_time(row.name)) return time_for(text);
    const bool is_word = std::find(row.words.begin(), row.words.end(), text) != row.words.end();
    const rules::Value value = is_word ? rules::Value(std::string(text)) : value_of(text);
    rules::Notes notes("--fact");
    (void)rules::read_value(rules::to_json(value), row, notes);
    if (notes.empty()) return value;
    Error error = notes.sorted().front();
    error.code = ErrorCode::usage;
    error.where = "--fact";
    return tl::unexpected<Error>(std::move(error));
}

}  // namespace

Result<std::pair<std::string, rules::Values>> parse_fact(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos) {
        return failure(ErrorCode::usage, fmt::format("'{}' is no fact with a value", text), "--fact",
                       fmt::format("write {}=yes", rules::fact_named(text) != nullptr ? text : "deliberate"));
    }
    const std::string name(text.substr(0, equals));
    const rules::FactRow* row = adjudicate::row_of_told(name);
    if (row == nullptr && is_time(name)) {  // a number of the code that the event sets itself
        auto time = time_for(text.substr(equals + 1));
        if (!time) return tl::unexpected<Error>(time.error());
        return std::pair(name, rules::Values{std::move(*time)});
    }
    if (row == nullptr) {
        std::vector<std::string> known;
        for (const rules::FactRow& fact : rules::facts()) known.emplace_back(fact.name);
        return failure(ErrorCode::usage, fmt::format("'{}' is no fact", name), "--fact",
                       did_you_mean(name, known, "'jadoube rules vocabulary' lists them"));
    }
    rules::Values values;
    for (const std::string_view part : split(text.substr(equals + 1), ',')) {
        auto value = value_for(*row, part);
        if (!value) return tl::unexpected<Error>(value.error());
        values.push_back(std::move(*value));
    }
    return std::pair(name, values);
}

}  // namespace jadoube::desk
