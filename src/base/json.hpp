// JSON as this project uses it: whole numbers only, keys once, every value with the place where it stands. Read from
// text and written in one canonical spelling; the library behind it stays in json.cpp.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/text_place.hpp"

namespace jadoube {

class Json;
using JsonArray = std::vector<Json>;
/// Members in the order in which they were written.
using JsonObject = std::vector<std::pair<std::string, Json>>;

/// A JSON value. Copyable; compared by value, places and the order of members apart. A copy costs the same whatever is
/// in it: lists and objects are shared until one of the copies is asked for something that can be changed. So a pointer
/// to what can be changed is good until the value, or one that holds it, is copied.
class Json {
public:
    // What copies, moves and ends a value is compiled once, in json.cpp: every file of the upper modules would have it.
    Json();
    Json(const Json& other);
    Json(Json&& other) noexcept;
    Json& operator=(const Json& other);
    Json& operator=(Json&& other) noexcept;
    ~Json();
    Json(std::nullptr_t);          // NOLINT(google-explicit-constructor): a literal
    Json(bool value);              // NOLINT(google-explicit-constructor)
    Json(int value);               // NOLINT(google-explicit-constructor)
    Json(std::int64_t value);      // NOLINT(google-explicit-constructor)
    Json(std::string value);       // NOLINT(google-explicit-constructor)
    Json(std::string_view value);  // NOLINT(google-explicit-constructor)
    Json(const char* value);       // NOLINT(google-explicit-constructor)
    Json(JsonArray value);         // NOLINT(google-explicit-constructor)
    Json(JsonObject value);        // NOLINT(google-explicit-constructor)

    /// `Json::object({{"schema", "x/1"}, {"count", 3}})`
    [[nodiscard]] static Json object(std::initializer_list<JsonObject::value_type> members = {});
    [[nodiscard]] static Json array(std::initializer_list<Json> items = {});

    [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(value_); }
    /// The value as that type, or nothing where it is another.
    [[nodiscard]] const bool* if_bool() const { return std::get_if<bool>(&value_); }
    [[nodiscard]] const std::int64_t* if_int() const { return std::get_if<std::int64_t>(&value_); }
    [[nodiscard]] const std::string* if_string() const { return std::get_if<std::string>(&value_); }
    [[nodiscard]] const JsonArray* if_array() const { return shared<JsonArray>(); }
    [[nodiscard]] const JsonObject* if_object() const { return shared<JsonObject>(); }
    [[nodiscard]] JsonArray* if_array();
    [[nodiscard]] JsonObject* if_object();

    /// The member of that name; nothing where there is none or this is no object.
    [[nodiscard]] const Json* find(std::string_view key) const;
    [[nodiscard]] Json* find(std::string_view key);
    /// The text, number or truth of the member of that name; the fallback where it is absent or of another type.
    [[nodiscard]] std::string text(std::string_view key, std::string_view fallback = {}) const;
    [[nodiscard]] std::int64_t number(std::string_view key, std::int64_t fallback = 0) const;
    [[nodiscard]] bool truth(std::string_view key, bool fallback = false) const;

    /// Replaces the member of that name or adds it at the end. Only for objects (null becomes one).
    Json& set(std::string_view key, Json value);
    /// Adds an item. Only for arrays (null becomes one).
    Json& push(Json value);

    /// Where in the text the value begins; of a member of an object, where its name does. Not known for values that
    /// were not read; of a text with escapes by number the lines alone.
    [[nodiscard]] TextPlace place() const { return place_; }
    [[nodiscard]] int line() const { return place_.line; }
    void set_place(TextPlace place) { place_ = place; }

    /// "null", "truth value", "whole number", "text", "list" or "object".
    [[nodiscard]] std::string_view type_name() const;

    friend bool operator==(const Json& a, const Json& b);

private:
    template <typename Items>
    [[nodiscard]] const Items* shared() const {
        const auto* items = std::get_if<std::shared_ptr<Items>>(&value_);
        return items != nullptr ? items->get() : nullptr;
    }
    /// Of this value alone from now on.
    template <typename Items>
    [[nodiscard]] Items* alone();

    std::variant<std::nullptr_t, bool, std::int64_t, std::string, std::shared_ptr<JsonArray>,
                 std::shared_ptr<JsonObject>>
        value_ = nullptr;
    TextPlace place_;
};

/// A list of texts.
[[nodiscard]] Json array_of(const std::vector<std::string>& texts);

inline constexpr std::size_t kLargestJson = 1 << 20;
inline constexpr int kDeepestJson = 64;
inline constexpr std::int64_t kLargestJsonNumber = (std::int64_t{1} << 53) - 1;

/// Reads one JSON text (RFC 8259) of at most 1 MB, 64 levels deep, in UTF-8, whole numbers within +-(2^53-1) only, each
/// key once an object. `name` is what errors call the source; they carry line and column.
[[nodiscard]] Result<Json> parse_json(std::string_view text, std::string_view name);

/// One line, members in their order.
[[nodiscard]] std::string to_text(const Json& value);
/// Indented by two spaces for people, members in their order, with a final line end.
[[nodiscard]] std::string to_pretty_text(const Json& value);
/// The one spelling of a value: RFC 8785 for values without fractions. One line, members sorted by their UTF-8 bytes.
[[nodiscard]] std::string to_canonical_text(const Json& value);

}  // namespace jadoube
