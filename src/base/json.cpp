#include "base/json.hpp"

#include <algorithm>
#include <cassert>

namespace jadoube {
namespace {

/// The object may be const or not.
template <typename Object>
auto* member_of(Object* object, std::string_view key) {
    decltype(&object->front().second) found = nullptr;
    if (object == nullptr) return found;
    const auto at = std::find_if(object->begin(), object->end(), [&](const auto& m) { return m.first == key; });
    if (at != object->end()) found = &at->second;
    return found;
}

bool same_members(const JsonObject& a, const Json& b) {
    return a.size() == b.if_object()->size() && std::all_of(a.begin(), a.end(), [&](const auto& member) {
               const Json* other = b.find(member.first);
               return other != nullptr && *other == member.second;
           });
}

}  // namespace

Json::Json() = default;
Json::Json(const Json& other) = default;
Json::Json(Json&& other) noexcept = default;
Json& Json::operator=(const Json& other) = default;
Json& Json::operator=(Json&& other) noexcept = default;
Json::~Json() = default;

Json::Json(std::nullptr_t) {}
Json::Json(bool value) : value_(value) {}
Json::Json(int value) : value_(std::int64_t{value}) {}
Json::Json(std::int64_t value) : value_(value) {}
Json::Json(std::string value) : value_(std::move(value)) {}
Json::Json(std::string_view value) : value_(std::string(value)) {}
Json::Json(const char* value) : value_(std::string(value)) {}
Json::Json(JsonArray value) : value_(std::make_shared<JsonArray>(std::move(value))) {}
Json::Json(JsonObject value) : value_(std::make_shared<JsonObject>(std::move(value))) {}

Json Json::object(std::initializer_list<JsonObject::value_type> members) {
    return Json(JsonObject(members));
}

Json Json::array(std::initializer_list<Json> items) {
    return Json(JsonArray(items));
}

template <typename Items>
Items* Json::alone() {
    auto* items = std::get_if<std::shared_ptr<Items>>(&value_);
    if (items == nullptr) return nullptr;
    if (items->use_count() > 1) *items = std::make_shared<Items>(**items);
    return items->get();
}

JsonArray* Json::if_array() {
    return alone<JsonArray>();
}

JsonObject* Json::if_object() {
    return alone<JsonObject>();
}

const Json* Json::find(std::string_view key) const {
    return member_of(if_object(), key);
}

Json* Json::find(std::string_view key) {
    return member_of(if_object(), key);
}

std::string Json::text(std::string_view key, std::string_view fallback) const {
    const Json* member = find(key);
    const std::string* value = member != nullptr ? member->if_string() : nullptr;
    return value != nullptr ? *value : std::string(fallback);
}

std::int64_t Json::number(std::string_view key, std::int64_t fallback) const {
    const Json* member = find(key);
    const std::int64_t* value = member != nullptr ? member->if_int() : nullptr;
    return value != nullptr ? *value : fallback;
}

bool Json::truth(std::string_view key, bool fallback) const {
    const Json* member = find(key);
    const bool* value = member != nullptr ? member->if_bool() : nullptr;
    return value != nullptr ? *value : fallback;
}

Json& Json::set(std::string_view key, Json value) {
    if (is_null()) value_ = std::make_shared<JsonObject>();
    assert(if_object() != nullptr);
    if (Json* member = find(key)) {
        *member = std::move(value);
    } else {
        if_object()->emplace_back(std::string(key), std::move(value));
    }
    return *this;
}

Json& Json::push(Json value) {
    if (is_null()) value_ = std::make_shared<JsonArray>();
    assert(if_array() != nullptr);
    if_array()->push_back(std::move(value));
    return *this;
}

std::string_view Json::type_name() const {
    if (is_null()) return "null";
    if (if_bool() != nullptr) return "truth value";
    if (if_int() != nullptr) return "whole number";
    if (if_string() != nullptr) return "text";
    return if_array() != nullptr ? "list" : "object";
}

bool operator==(const Json& a, const Json& b) {
    if (a.value_ == b.value_) return true;  // of lists and objects: the same ones
    if (const JsonObject* object = a.if_object()) return b.if_object() != nullptr && same_members(*object, b);
    const JsonArray* items = a.if_array();
    return items != nullptr && b.if_array() != nullptr && *items == *b.if_array();
}

Json array_of(const std::vector<std::string>& texts) {
    return JsonArray(texts.begin(), texts.end());
}

}  // namespace jadoube
