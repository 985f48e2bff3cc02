#include "report/formats/csv.hpp"

#include <fmt/format.h>

#include <array>

#include "base/text.hpp"

namespace jadoube::report {
namespace {

using namespace std::string_view_literals;

// Skipped by spreadsheets before a formula: spaces, the byte order mark, zero-width characters.
constexpr std::array kSkipped{" "sv,
                              "\xc2\xa0"sv,
                              "\xe3\x80\x80"sv,
                              "\xef\xbb\xbf"sv,
                              "\xe2\x80\x8b"sv,
                              "\xe2\x80\x8c"sv,
                              "\xe2\x80\x8d"sv,
                              "\xe2\x80\x8e"sv,
                              "\xe2\x80\x8f"sv,
                              "\xe2\x81\xa0"sv};
// Begin a formula or hide one: = + - @, their full-width forms and the minus sign, controls.
constexpr std::array kFormula{"="sv,
                              "+"sv,
                              "-"sv,
                              "@"sv,
                              "\xef\xbc\x9d"sv,
                              "\xef\xbc\x8b"sv,
                              "\xef\xbc\x8d"sv,
                              "\xef\xbc\xa0"sv,
                              "\xe2\x88\x92"sv,
                              "\t"sv,
                              "\r"sv,
                              "\n"sv,
                              "\0"sv};

template <std::size_t N>
std::size_t prefix_of(const std::array<std::string_view, N>& prefixes, std::string_view text) {
    for (const std::string_view prefix : prefixes)
        if (text.starts_with(prefix)) return prefix.size();
    return 0;
}

bool begins_formula(std::string_view text) {
    while (const std::size_t skipped = prefix_of(kSkipped, text)) text.remove_prefix(skipped);
    return prefix_of(kFormula, text) > 0;
}

std::string_view points_in_csv(game::Share share) {
    constexpr std::array<std::string_view, 5> kPoints{"0", "¼", "½", "¾", "1"};
    return kPoints[static_cast<std::size_t>(share.quarters)];
}

}  // namespace

std::string csv_text(std::string_view text) {
    std::string field = "\"";
    if (begins_formula(text) || text.starts_with('\'')) field += '\'';
    for (const char c : for_document(text)) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + "\"";
}

std::string csv_score(game::Score score) {
    return fmt::format("\"{}-{}\"", points_in_csv(score.white), points_in_csv(score.black));
}

std::string csv_row(const std::vector<std::string>& fields) {
    return fmt::format("{}\r\n", fmt::join(fields, ","));
}

}  // namespace jadoube::report
