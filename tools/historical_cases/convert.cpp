#include "historical_cases/convert.hpp"

#include <fmt/format.h>

#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "historical_cases/expected.hpp"
#include "historical_cases/telling.hpp"

namespace jadoube::historical {
namespace {

constexpr std::size_t kWidth = 120;

/// `to_text` with a space after each colon and comma outside texts.
std::string spaced(const Json& json) {
    if (const JsonObject* object = json.if_object()) {
        std::string text;
        for (const auto& [key, value] : *object)
            text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", to_text(Json(key)), spaced(value));
        return "{" + text + "}";
    }
    if (const JsonArray* array = json.if_array()) {
        std::string text;
        for (const Json& item : *array) text += (text.empty() ? "" : ", ") + spaced(item);
        return "[" + text + "]";
    }
    return to_text(json);
}

/// Texts of a list fill lines.
std::string filled(const JsonArray& array, const std::string& indent) {
    std::string text = "[\n" + indent;
    std::size_t column = indent.size();
    for (std::size_t at = 0; at < array.size(); ++at) {
        const std::string item = spaced(array[at]) + (at + 1 < array.size() ? "," : "");
        if (column + item.size() + 1 > kWidth) {
            text += "\n" + indent;
            column = indent.size();
        } else if (at > 0) {
            text += " ";
            ++column;
        }
        text += item;
        column += item.size();
    }
    return text + "\n" + indent.substr(2) + "]";
}

std::string laid_out_at(const Json& json, const std::string& indent, std::size_t used) {
    const std::string one_line = spaced(json);
    if (count_code_points(one_line) + used <= kWidth && !indent.empty()) return one_line;
    const std::string deeper = indent + "  ";
    std::string text;
    if (const JsonObject* object = json.if_object()) {
        for (const auto& [key, value] : *object) {
            const std::string head = deeper + to_text(Json(key)) + ": ";
            text += (text.empty() ? "" : ",\n") + head + laid_out_at(value, deeper, head.size() + 1);
        }
        return "{\n" + text + "\n" + indent + "}";
    }
    const JsonArray* array = json.if_array();
    if (array == nullptr) return one_line;
    if (!array->empty() && array->front().if_string() != nullptr) return filled(*array, deeper);
    for (const Json& item : *array)
        text += (text.empty() ? "" : ",\n") + deeper + laid_out_at(item, deeper, deeper.size() + 1);
    return "[\n" + text + "\n" + indent + "]";
}

/// The members that say nothing are left out, as a person would.
Json case_json(const Told& told, Json then) {
    const Json written = adjudicate::to_json(told.given);
    Json json = Json::object();
    for (const auto& [key, value] : *written.if_object()) {
        if (key == "schema") continue;
        Json kept = value;
        if (key == "given") {
            kept = Json::object();
            for (const auto& [name, member] : *value.if_object())
                if (name != "play") kept.set(name, member);
        }
        json.set(key, std::move(kept));
    }
    return json.set("then", std::move(then));
}

}  // namespace

std::string laid_out(const Json& json) {
    return laid_out_at(json, "", 0) + "\n";
}

Conversion convert(std::string_view text, const std::string& name, const Phrases& phrases) {
    Conversion result;
    std::set<std::string> seen;
    int number = 0;
    for (const std::string_view one : split(text, '\n')) {
        const std::string where = fmt::format("{}:{}", name, ++number);
        if (trim(one).empty()) continue;
        const auto line = read_line(trim(one), where);
        if (!line) {
            result.errors.insert(result.errors.end(), line.error().begin(), line.error().end());
            continue;
        }
        auto told = tell(*line, phrases);
        if (!told) {
            Error error = told.error();
            error.where = where;
            result.errors.push_back(error);
            continue;
        }
        if (!seen.insert(line->ruleset + "/" + line->id).second) {
            result.errors.push_back(
                {ErrorCode::bad_case, fmt::format("'{}' stands here a second time", line->id), where});
            continue;
        }
        Json then = then_of(*line, phrases, *told);
        result.files.push_back({line->ruleset, line->id, case_json(*told, std::move(then))});
        for (const std::string& remark : told->remarks) result.remarks.push_back(fmt::format("{}: {}", where, remark));
    }
    return result;
}

}  // namespace jadoube::historical
