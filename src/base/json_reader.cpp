#include "base/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/error.hpp"
#include "base/json_fault.hpp"
#include "base/plain_json.hpp"
#include "base/text.hpp"
#include "base/text_place.hpp"

namespace jadoube {
namespace {

/// How far the parser has read.
struct Reached {
    const char* at;
    int line = 1;
};

/// Iterates over the text and counts lines, so that each event of the parser has a line. nlohmann reads one character
/// ahead of numbers only.
class LineCounter {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    LineCounter(const char* at, Reached* reached) : at_(at), reached_(reached) {}
    reference operator*() const { return *at_; }
    LineCounter& operator++() {
        if (*at_ == '\n') ++reached_->line;
        reached_->at = ++at_;
        return *this;
    }
    LineCounter operator++(int) {
        LineCounter before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const LineCounter& a, const LineCounter& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    Reached* reached_;
};

/// Builds a Json from the parser's events and refuses what we do not accept.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, std::string_view name, const Reached* reached)
        : text_(text), name_(name), reached_(reached) {}

    bool null() override { return add(Json(nullptr)); }
    bool boolean(bool value) override { return add(Json(value)); }
    bool number_integer(number_integer_t value) override {
        if (value < -kLargestJsonNumber) return refuse_number();
        return add(Json(static_cast<std::int64_t>(value)));
    }
    bool number_unsigned(number_unsigned_t value) override {
        if (value > static_cast<number_unsigned_t>(kLargestJsonNumber)) return refuse_number();
        return add(Json(static_cast<std::int64_t>(value)));
    }
    bool number_float(number_float_t, const string_t& text) override {
        return refuse(ErrorCode::json_syntax,
                      fmt::format("the number {} is not a whole number within 2^53", for_terminal(text, kMostQuoted)),
                      "numbers are whole: times in milliseconds, points in halves of a point", text.size() + 1);
    }
    bool string(string_t& value) override { return add(Json(std::move(value))); }
    bool binary(binary_t&) override { return refuse(ErrorCode::json_syntax, "binary data", {}); }
    bool start_object(std::size_t) override { return open(Json(JsonObject{})); }
    bool start_array(std::size_t) override { return open(Json(JsonArray{})); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (open_.back().value.find(name) != nullptr) {
            return refuse(ErrorCode::json_duplicate_key,
                          fmt::format("the key '{}' stands twice in one object", for_terminal(name, kMostQuoted)),
                          "keep one of them", name.size() + 2);
        }
        open_.back().key = std::move(name);
        open_.back().key_line = reached_->line;
        return true;
    }
    bool parse_error(std::size_t read, const std::string& token, const nlohmann::detail::exception&) override {
        const JsonFault fault = json_fault(text_, read, token);
        refuse(ErrorCode::json_syntax, "not JSON: " + fault.message, fault.hint);
        const bool is_at_line_end = read > 0 && read <= text_.size() && text_[read - 1] == '\n';
        error_->where = place_in(name_, {reached_->line - (is_at_line_end ? 1 : 0), fault.column});
        return false;
    }

    [[nodiscard]] Result<Json> take() {
        if (error_) return tl::unexpected<Error>(*error_);
        return std::move(root_);
    }

private:
    struct Level {
        Json value;
        std::string key;  // of the member being read
        int key_line = 0;
    };

    /// `back`: how many bytes of what is refused were read.
    bool refuse(ErrorCode code, std::string message, std::string hint, std::size_t back = 1) {
        if (error_) return false;
        const auto read = static_cast<std::size_t>(reached_->at - text_.data());
        const TextPlace place = place_of_byte(text_, read - std::min(read, back));
        error_ = Error{code, std::move(message), place_in(name_, place), std::move(hint)};
        return false;
    }
    bool refuse_number() { return refuse(ErrorCode::json_syntax, "a number beyond 2^53", {}); }

    bool open(Json value) {
        value.set_place(line_of_next());
        if (open_.size() >= kDeepestJson) {
            return refuse(ErrorCode::json_syntax, fmt::format("nested over {} levels deep", kDeepestJson), {});
        }
        open_.push_back({.value = std::move(value), .key = {}});
        return true;
    }
    [[nodiscard]] TextPlace line_of_next() const {
        const bool is_member = !open_.empty() && open_.back().value.if_object() != nullptr;
        return {.line = is_member ? open_.back().key_line : reached_->line};
    }
    bool close() {
        Json value = std::move(open_.back().value);
        open_.pop_back();
        return put(std::move(value));
    }
    bool add(Json value) {
        value.set_place(line_of_next());
        return put(std::move(value));
    }
    bool put(Json value) {
        if (open_.empty()) {
            root_ = std::move(value);
        } else if (JsonObject* object = open_.back().value.if_object()) {
            object->emplace_back(std::move(open_.back().key), std::move(value));
        } else {
            open_.back().value.push(std::move(value));
        }
        return true;
    }

    std::string_view text_;
    std::string name_;
    const Reached* reached_;
    std::vector<Level> open_;
    Json root_;
    std::optional<Error> error_;
};

/// The first, from 1.
std::size_t line_that_is_not_utf8(std::string_view text) {
    std::size_t line = 0;
    for (const std::string_view one : split(text, '\n')) {
        ++line;
        if (!is_utf8(one)) break;
    }
    return line;
}

}  // namespace

Result<Json> parse_json(std::string_view text, std::string_view name) {
    if (text.size() > kLargestJson) {
        return failure(ErrorCode::too_large,
                       fmt::format("{} bytes of JSON; at most {} are read", text.size(), kLargestJson),
                       std::string(name));
    }
    if (looks_like_utf16(text)) {
        return failure(ErrorCode::not_utf8, "UTF-16 text, not UTF-8", std::string(name),
                       "save the file anew, with the encoding UTF-8");
    }
    if (!is_utf8(text)) {
        return failure(ErrorCode::not_utf8, "not UTF-8 text", fmt::format("{}:{}", name, line_that_is_not_utf8(text)),
                       "save the file as UTF-8");
    }
    if (auto plain = read_plain_json(text)) return std::move(*plain);
    const char* begin = text.data();
    Reached reached{begin};
    Builder builder(text, name, &reached);
    nlohmann::json::sax_parse(LineCounter(begin, &reached), LineCounter(begin + text.size(), &reached), &builder);
    return builder.take();
}

}  // namespace jadoube
