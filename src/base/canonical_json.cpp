#include "base/canonical_json.hpp"

#include <array>
#include <charconv>
#include <iterator>
#include <system_error>

#include "base/text.hpp"

namespace jadoube {
namespace {

/// Bytes that stand for themselves in a text.
constexpr auto kPlain = [] {
    std::array<bool, 256> plain{};
    for (std::size_t byte = 0x20; byte < plain.size(); ++byte) plain[byte] = byte != '"' && byte != '\\';
    return plain;
}();

/// One walk over a text that is UTF-8. What is not in the canonical spelling ends it.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    std::optional<Json> read_whole() {
        Json value = read_value(0);
        return rest_.empty() && !is_refused_ ? std::optional(std::move(value)) : std::nullopt;
    }

private:
    /// Nothing is left to be read then.
    Json refuse() {
        is_refused_ = true;
        rest_ = {};
        return {};
    }

    [[nodiscard]] char next() const { return rest_.empty() ? '\0' : rest_.front(); }
    [[nodiscard]] bool take(char expected) {
        if (rest_.empty() || rest_.front() != expected) return false;
        rest_.remove_prefix(1);
        return true;
    }
    Json take_word(std::string_view word, Json value) {
        if (!rest_.starts_with(word)) return refuse();
        rest_.remove_prefix(word.size());
        return value;
    }

    Json read_value(int depth) {
        switch (next()) {
            case '{': return depth < kDeepestJson ? read_object(depth + 1) : refuse();
            case '[': return depth < kDeepestJson ? read_list(depth + 1) : refuse();
            case '"': return read_text();
            case 'n': return take_word("null", nullptr);
            case 't': return take_word("true", true);
            case 'f': return take_word("false", false);
            default: return read_number();
        }
    }

    Json read_object(int depth) {
        const std::size_t first = members_.size();
        rest_.remove_prefix(1);
        if (take('}')) return JsonObject{};
        do {
            std::string key = read_text();
            const bool is_next = members_.size() == first || members_.back().first < key;
            if (!take(':') || !is_next) return refuse();
            Json value = read_value(depth);
            members_.emplace_back(std::move(key), std::move(value));
        } while (take(','));
        return take('}') ? Json(taken_from(members_, first)) : refuse();
    }

    Json read_list(int depth) {
        const std::size_t first = items_.size();
        rest_.remove_prefix(1);
        if (take(']')) return JsonArray{};
        do {
            Json value = read_value(depth);
            items_.push_back(std::move(value));
        } while (take(','));
        return take(']') ? Json(taken_from(items_, first)) : refuse();
    }

    /// What was read from there on, without room for more.
    template <typename Items>
    static Items taken_from(Items& read, std::size_t first) {
        const auto begin = read.begin() + static_cast<std::ptrdiff_t>(first);
        Items items(std::make_move_iterator(begin), std::make_move_iterator(read.end()));
        read.erase(begin, read.end());
        return items;
    }

    std::string read_text() {
        std::string text;
        if (!take('"')) refuse();
        while (!take('"')) {
            std::size_t plain = 0;
            while (plain < rest_.size() && kPlain[static_cast<unsigned char>(rest_[plain])]) ++plain;
            text += rest_.substr(0, plain);
            rest_.remove_prefix(plain);
            if (next() == '\\') {
                text += read_escape();
            } else if (next() != '"') {
                refuse();
            }
            if (is_refused_) break;
        }
        return text;
    }

    /// A byte that cannot stand for itself.
    char read_escape() {
        constexpr std::string_view kNames = "\"\\btnfr";
        constexpr std::string_view kNamed = "\"\\\b\t\n\f\r";
        rest_.remove_prefix(1);
        const std::size_t name = kNames.find(next());
        if (name == std::string_view::npos) return read_numbered(kNamed);
        rest_.remove_prefix(1);
        return kNamed[name];
    }

    /// "u001f": two small digits, of a byte that has no name.
    char read_numbered(std::string_view named) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        constexpr std::string_view kStart = "u00";
        const std::string_view digits = rest_.substr(0, kStart.size() + 2);
        const bool is_whole = digits.size() == kStart.size() + 2 && digits.starts_with(kStart);
        const std::size_t high = is_whole ? kDigits.find(digits[3]) : std::string_view::npos;
        const std::size_t low = is_whole ? kDigits.find(digits[4]) : std::string_view::npos;
        const char value = static_cast<char>(high * kDigits.size() + low);
        if (high > 1 || low == std::string_view::npos || named.find(value) != std::string_view::npos) {
            refuse();
            return '\0';
        }
        rest_.remove_prefix(digits.size());
        return value;
    }

    Json read_number() {
        std::int64_t number = 0;
        const auto [end, problem] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
        if (problem != std::errc() || number < -kLargestJsonNumber || number > kLargestJsonNumber) return refuse();
        return take_word(std::to_string(number), number);
    }

    std::string_view rest_;
    bool is_refused_ = false;
    JsonObject members_;  // of the objects that are being read, the outermost first
    JsonArray items_;     // and of the lists
};

}  // namespace

std::optional<Json> read_canonical_json(std::string_view text) {
    if (text.size() > kLargestJson || !is_utf8(text)) return std::nullopt;
    return Reader(text).read_whole();
}

}  // namespace jadoube
