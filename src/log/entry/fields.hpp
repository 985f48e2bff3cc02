// Reads the members of a JSON object of the log, each once, and remembers the first thing that is wrong with it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "log/keys/bytes.hpp"

namespace jadoube::log {

/// Longest name (of a person, a place, a fact) and longest note, in bytes.
inline constexpr std::size_t kLongestName = 512;
inline constexpr std::size_t kLongestNote = std::size_t{16} * 1024;

/// UTF-8 in one line without control characters, at most kLongestName bytes.
[[nodiscard]] bool is_name(std::string_view text);
/// UTF-8 without NUL, at most kLongestNote bytes.
[[nodiscard]] bool is_note(std::string_view text);

/// Every member must be present; null stands for what is absent. After a failure the answers are empty values.
class Fields {
public:
    /// `where` is the pointer to the object, for errors.
    Fields(const Json& object, std::string where);

    /// Whether an optional member is there.
    [[nodiscard]] bool has(std::string_view key) const;
    [[nodiscard]] std::string name(std::string_view key);  // not empty
    [[nodiscard]] std::string name_or_empty(std::string_view key);
    [[nodiscard]] std::string note(std::string_view key);  // may be empty
    [[nodiscard]] std::optional<std::string> name_or_null(std::string_view key);
    [[nodiscard]] std::int64_t number(std::string_view key, std::int64_t least, std::int64_t most);
    [[nodiscard]] std::optional<std::int64_t> number_or_null(std::string_view key, std::int64_t least,
                                                             std::int64_t most);
    [[nodiscard]] bool truth(std::string_view key);
    [[nodiscard]] JsonArray list(std::string_view key);
    [[nodiscard]] std::vector<std::string> names(std::string_view key);
    [[nodiscard]] Json object(std::string_view key);
    [[nodiscard]] Json any(std::string_view key);

    template <typename T>
    [[nodiscard]] T bytes(std::string_view key) {
        const auto value = from_hex<T>(name(key));
        if (!value) refuse(key, hex_digits(T::kSize));
        return value.value_or(T{});
    }
    template <typename T>
    [[nodiscard]] std::optional<T> bytes_or_null(std::string_view key) {
        if (any(key).is_null()) return std::nullopt;
        return bytes<T>(key);
    }

    /// The member is not what is expected here.
    void refuse(std::string_view key, std::string_view expected);
    /// What a reader of a part found wrong.
    void refuse(const Error& problem);
    [[nodiscard]] std::string pointer(std::string_view key) const;
    /// Nothing where all was well and no member is left over.
    [[nodiscard]] std::optional<Error> problem() const;

    /// The value, or the first failure.
    template <typename T>
    [[nodiscard]] Result<T> finish(T value) const {
        if (auto found = problem()) return tl::unexpected<Error>(std::move(*found));
        return value;
    }

private:
    [[nodiscard]] static std::string hex_digits(std::size_t bytes);
    const Json* member(std::string_view key);

    const Json* object_;
    std::string where_;
    std::vector<const Json*> read_;
    std::optional<Error> problem_;
};

}  // namespace jadoube::log
