#include "log/entry/fields.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::log {
namespace {

bool is_control(char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

}  // namespace

bool is_name(std::string_view text) {
    return text.size() <= kLongestName && is_utf8(text) && std::none_of(text.begin(), text.end(), is_control);
}

bool is_note(std::string_view text) {
    return text.size() <= kLongestNote && is_utf8(text) && text.find('\0') == std::string_view::npos;
}

Fields::Fields(const Json& object, std::string where) : object_(&object), where_(std::move(where)) {
    if (object.if_object() == nullptr) {
        problem_ =
            Error{ErrorCode::json_shape, fmt::format("expected an object, found {}", object.type_name()), where_};
    }
}

std::string Fields::hex_digits(std::size_t bytes) {
    return fmt::format("{} small hexadecimal digits", bytes * 2);
}

std::string Fields::pointer(std::string_view key) const {
    return fmt::format("{}/{}", where_, key);
}

void Fields::refuse(std::string_view key, std::string_view expected) {
    const Json* value = object_->find(key);
    const std::string found = value == nullptr ? "nothing" : for_terminal(to_text(*value), kMostQuoted);
    refuse(Error{ErrorCode::json_shape, fmt::format("expected {}, found {}", expected, found), pointer(key)});
}

void Fields::refuse(const Error& problem) {
    if (!problem_) problem_ = problem;
}

const Json* Fields::member(std::string_view key) {
    const Json* found = object_->find(key);
    read_.push_back(found);
    return found;
}

bool Fields::has(std::string_view key) const {
    return object_->find(key) != nullptr;
}

std::string Fields::name(std::string_view key) {
    std::string text = name_or_empty(key);
    if (text.empty()) refuse(key, "a text of one line");
    return text;
}

std::string Fields::name_or_empty(std::string_view key) {
    const Json* value = member(key);
    const std::string* text = value != nullptr ? value->if_string() : nullptr;
    if (text != nullptr && is_name(*text)) return *text;
    refuse(key, fmt::format("a text of one line, at most {} bytes", kLongestName));
    return {};
}

std::string Fields::note(std::string_view key) {
    const Json* value = member(key);
    const std::string* text = value != nullptr ? value->if_string() : nullptr;
    if (text != nullptr && is_note(*text)) return *text;
    refuse(key, fmt::format("a text of at most {} bytes", kLongestNote));
    return {};
}

std::optional<std::string> Fields::name_or_null(std::string_view key) {
    if (any(key).is_null()) return std::nullopt;
    return name(key);
}

std::int64_t Fields::number(std::string_view key, std::int64_t least, std::int64_t most) {
    const Json* value = member(key);
    const std::int64_t* number = value != nullptr ? value->if_int() : nullptr;
    if (number != nullptr && *number >= least && *number <= most) return *number;
    refuse(key, fmt::format("a whole number from {} to {}", least, most));
    return least;
}

std::optional<std::int64_t> Fields::number_or_null(std::string_view key, std::int64_t least, std::int64_t most) {
    if (any(key).is_null()) return std::nullopt;
    return number(key, least, most);
}

bool Fields::truth(std::string_view key) {
    const Json* value = member(key);
    const bool* truth = value != nullptr ? value->if_bool() : nullptr;
    if (truth == nullptr) refuse(key, "true or false");
    return truth != nullptr && *truth;
}

JsonArray Fields::list(std::string_view key) {
    const Json* value = member(key);
    const JsonArray* items = value != nullptr ? value->if_array() : nullptr;
    if (items == nullptr) refuse(key, "a list");
    return items != nullptr ? *items : JsonArray{};
}

std::vector<std::string> Fields::names(std::string_view key) {
    std::vector<std::string> all;
    for (const Json& item : list(key)) {
        const std::string* text = item.if_string();
        if (text == nullptr || !is_name(*text)) refuse(key, "a list of texts");
        if (text != nullptr) all.push_back(*text);
    }
    return all;
}

Json Fields::object(std::string_view key) {
    const Json* value = member(key);
    if (value != nullptr && value->if_object() != nullptr) return *value;
    refuse(key, "an object");
    return Json::object();
}

Json Fields::any(std::string_view key) {
    const Json* value = member(key);
    if (value == nullptr) refuse(key, "a value, or null where there is none");
    return value != nullptr ? *value : Json();
}

std::optional<Error> Fields::problem() const {
    if (problem_) return problem_;  // also where this is no object
    for (const auto& [key, value] : *object_->if_object()) {
        if (std::find(read_.begin(), read_.end(), &value) != read_.end()) continue;
        return Error{ErrorCode::json_shape, fmt::format("unknown key '{}'", for_terminal(key, kMostQuoted)), where_};
    }
    return std::nullopt;
}

}  // namespace jadoube::log
