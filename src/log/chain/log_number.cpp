#include "log/chain/log_number.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::log {
namespace {

constexpr std::size_t kMostLetters = 2;

char capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

}  // namespace

bool is_device_letters(std::string_view name) {
    return !name.empty() && name.size() <= kMostLetters && std::all_of(name.begin(), name.end(), is_capital);
}

std::string to_text(const LogNumber& number) {
    return number.device + std::to_string(number.value);
}

std::optional<LogNumber> parse_log_number(std::string_view text) {
    LogNumber number;
    while (!text.empty() && is_capital(capital(text.front()))) {
        number.device += capital(text.front());
        text.remove_prefix(1);
    }
    if (number.device.size() > kMostLetters) return std::nullopt;
    if (!number.device.empty() && (text.empty() || !is_digit(text.front()))) return std::nullopt;
    const auto value = parse_int(text);
    if (!value) return std::nullopt;
    number.value = *value;
    return number;
}

Json json_of(const LogNumber& number) {
    return number.device.empty() ? Json(number.value) : Json(to_text(number));
}

}  // namespace jadoube::log
