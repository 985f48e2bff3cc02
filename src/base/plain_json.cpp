#include "base/plain_json.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube {
namespace {

constexpr std::size_t kMostDigits = 15;  // fewer than kLargestJsonNumber has

/// Control characters and what is beyond ASCII are below the space as signed bytes.
bool ends_plain_text(char c) {
    return c == '"' || c == '\\' || static_cast<signed char>(c) < 0x20;
}

bool is_beyond_ascii_byte(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

/// Of a character of several bytes, but for the first.
bool continues_character(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// What a backslash and this letter stand for.
std::optional<char> escaped(char letter) {
    constexpr std::string_view kLetters = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    const std::size_t place = kLetters.find(letter);
    return place == std::string_view::npos ? std::nullopt : std::optional(kMeant[place]);
}

/// Every function takes what it reads, and has nothing where the text goes on otherwise; then all is given up.
class PlainJson {
public:
    explicit PlainJson(std::string_view text) : rest_(text), line_begin_(text.data()) {}

    std::optional<Json> read() {
        skip_space();
        auto value = read_value(0, here());
        skip_space();
        return rest_.empty() ? std::move(value) : std::nullopt;
    }

private:
    void skip_space() {
        for (; !rest_.empty(); rest_.remove_prefix(1)) {
            const char c = rest_.front();
            if (c != ' ' && c != '\n' && c != '\r' && c != '\t') return;
            if (c != '\n') continue;
            ++line_;
            line_begin_ = rest_.data() + 1;
            continuing_ = 0;
        }
    }

    bool take(char c) {
        skip_space();
        return take_here(c);
    }

    bool take_here(char c) {
        const bool is_next = rest_.starts_with(c);
        if (is_next) rest_.remove_prefix(1);
        return is_next;
    }

    [[nodiscard]] TextPlace here() const {
        return {line_, 1 + static_cast<int>(rest_.data() - line_begin_) - continuing_};
    }

    /// `depth`: how many lists and objects are open.
    std::optional<Json> read_value(int depth, TextPlace place) {
        skip_space();
        auto value = read_after_space(depth);
        if (value) value->set_place(place);
        return value;
    }

    std::optional<Json> read_after_space(int depth) {
        if (rest_.empty()) return std::nullopt;
        switch (rest_.front()) {
            case '{': return depth < kDeepestJson ? read_object(depth + 1) : std::nullopt;
            case '[': return depth < kDeepestJson ? read_array(depth + 1) : std::nullopt;
            case '"': return read_text();
            case 't': return read_word("true", true);
            case 'f': return read_word("false", false);
            case 'n': return read_word("null", nullptr);
            default: return read_number();
        }
    }

    std::optional<Json> read_object(int depth) {
        JsonObject members;
        rest_.remove_prefix(1);
        if (take('}')) return Json(std::move(members));
        do {
            skip_space();
            const TextPlace place = here();
            auto key = read_text();
            if (!key || !take(':')) return std::nullopt;
            const auto is_key = [&](const auto& member) { return member.first == *key; };
            if (std::any_of(members.begin(), members.end(), is_key)) return std::nullopt;
            auto value = read_value(depth, place);
            if (!value) return std::nullopt;
            members.emplace_back(std::move(*key), std::move(*value));
        } while (take(','));
        return take('}') ? std::optional<Json>(std::move(members)) : std::nullopt;
    }

    std::optional<Json> read_array(int depth) {
        JsonArray items;
        rest_.remove_prefix(1);
        if (take(']')) return Json(std::move(items));
        do {
            skip_space();
            auto value = read_value(depth, here());
            if (!value) return std::nullopt;
            items.push_back(std::move(*value));
        } while (take(','));
        return take(']') ? std::optional<Json>(std::move(items)) : std::nullopt;
    }

    /// A byte of a character beyond ASCII, to the text.
    bool take_wide(std::string& text) {
        if (rest_.empty() || !is_beyond_ascii_byte(rest_.front())) return false;
        if (continues_character(rest_.front())) ++continuing_;
        text += rest_.front();
        rest_.remove_prefix(1);
        return true;
    }

    std::optional<std::string> read_text() {
        if (!take_here('"')) return std::nullopt;
        std::string text;
        while (true) {
            std::size_t length = 0;
            while (length < rest_.size() && !ends_plain_text(rest_[length])) ++length;
            text += rest_.substr(0, length);
            rest_.remove_prefix(length);
            if (take_here('"')) return text;
            if (take_wide(text)) continue;
            if (rest_.size() < 2 || rest_.front() != '\\') return std::nullopt;
            const auto meant = escaped(rest_[1]);
            if (!meant) return std::nullopt;
            text += *meant;
            rest_.remove_prefix(2);
        }
    }

    std::optional<Json> read_word(std::string_view word, Json value) {
        if (!rest_.starts_with(word)) return std::nullopt;
        rest_.remove_prefix(word.size());
        return value;
    }

    /// A whole number: what follows it must end the value, which fractions and exponents do not.
    std::optional<Json> read_number() {
        const bool is_negative = take_here('-');
        const auto end = std::find_if_not(rest_.begin(), rest_.end(), is_digit);
        const std::string_view digits = rest_.substr(0, static_cast<std::size_t>(end - rest_.begin()));
        const bool has_idle_zero = digits.size() > 1 && digits.front() == '0';
        if (digits.empty() || digits.size() > kMostDigits || has_idle_zero) return std::nullopt;
        rest_.remove_prefix(digits.size());
        std::int64_t number = 0;
        for (const char digit : digits) number = 10 * number + (digit - '0');
        return Json(is_negative ? -number : number);
    }

    std::string_view rest_;
    const char* line_begin_;
    int line_ = 1;
    int continuing_ = 0;  // bytes on this line that begin no character
};

}  // namespace

std::optional<Json> read_plain_json(std::string_view text) {
    return PlainJson(text).read();
}

}  // namespace jadoube
