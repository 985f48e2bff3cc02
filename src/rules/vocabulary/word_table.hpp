// The shape of every closed list of the vocabulary: an enumeration and one table of its rows, a row for each enumerator
// with its name in JSON and what it means. Code compares enumerators; names are read and printed at the edges.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace jadoube::rules {

template <typename Word>
struct WordRow {
    Word value;
    std::string_view name;
    std::string_view meaning;
};

/// What the rows of a list are; specialised beside a list that has more columns.
template <typename Word>
struct RowType {
    using type = WordRow<Word>;
};
template <typename Word>
using RowOf = typename RowType<Word>::type;

/// The table of a list: specialised beside its enumeration. The rows stand in the order of the enumerators.
template <typename Word>
[[nodiscard]] std::span<const RowOf<Word>> rows();

/// Whether the list has an enumerator of this value: compilers write the name of one, and a cast where there is none.
template <auto value>
[[nodiscard]] constexpr bool is_enumerator() {
    constexpr std::string_view kValue = "value = ";
    constexpr std::string_view kFunction = __PRETTY_FUNCTION__;
    static_assert(kFunction.find(kValue) != std::string_view::npos);
    return kFunction[kFunction.find(kValue) + kValue.size()] != '(';
}

/// Whether every enumerator has its row, in their order; asserted where a table is written.
template <typename Row, std::size_t size>
[[nodiscard]] constexpr bool is_in_order(const std::array<Row, size>& table) {
    for (std::size_t i = 0; i < size; ++i)
        if (static_cast<std::size_t>(table[i].value) != i) return false;
    return !is_enumerator<static_cast<decltype(Row::value)>(size)>();
}

template <typename Word>
requires std::is_enum_v<Word>
[[nodiscard]] const RowOf<Word>& row_of(Word word) {
    return rows<Word>()[static_cast<std::size_t>(word)];
}

template <typename Word>
requires std::is_enum_v<Word>
[[nodiscard]] std::string_view name_of(Word word) {
    return row_of(word).name;
}

template <typename Word>
requires std::is_enum_v<Word>
[[nodiscard]] std::string_view meaning_of(Word word) {
    return row_of(word).meaning;
}

/// The word of this name; nothing where the list has none.
template <typename Word>
[[nodiscard]] std::optional<Word> named(std::string_view name) {
    const auto all = rows<Word>();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& row) { return row.name == name; });
    return found == all.end() ? std::nullopt : std::optional(found->value);
}

/// The words of the list of which this holds, in the order of the table.
template <typename Word, typename Holds>
[[nodiscard]] std::vector<Word> words_where(const Holds& holds) {
    std::vector<Word> words;
    for (const auto& row : rows<Word>())
        if (holds(row)) words.push_back(row.value);
    return words;
}
template <typename Word>
[[nodiscard]] std::vector<Word> all_words() {
    return words_where<Word>([](const auto&) { return true; });
}

template <typename Word>
[[nodiscard]] std::vector<std::string_view> names_of(const std::vector<Word>& words) {
    std::vector<std::string_view> names;
    for (const Word word : words) names.push_back(name_of(word));
    return names;
}

/// The same as texts of their own, to be listed.
template <typename Word>
[[nodiscard]] std::vector<std::string> texts_of(const std::vector<Word>& words) {
    const std::vector<std::string_view> names = names_of(words);
    return {names.begin(), names.end()};
}

/// Whether one name is the other or a part of it: "claim.draw" holds "claim.draw.stalemate".
[[nodiscard]] constexpr bool is_part_of(std::string_view part, std::string_view whole) {
    return part == whole || (part.size() > whole.size() && part.starts_with(whole) && part[whole.size()] == '.');
}

}  // namespace jadoube::rules
