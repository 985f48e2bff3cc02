// The tags of a game that is written plainly: each on a line of its own as the standard has it, the seven of the roster
// among them. Nothing is copied and nothing unusual is taken.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace jadoube::audit {

/// Tags as they stand in the text; empty: absent.
struct PlainTagValues {
    std::string_view event = {}, date = {}, round = {}, white = {}, black = {}, result = {}, time_control = {},
                     termination = {};
};

class PlainTags {
public:
    /// The byte after the tags that begin at `begin`, where the blank line before the moves begins. Nothing where they
    /// have to be looked at closely: a tag of the roster is missing or one is told twice, the game has an own start or
    /// is no usual chess, a day cannot be, or anything is written unusually. What was read holds until the next call.
    [[nodiscard]] std::optional<std::size_t> read(std::string_view text, std::size_t begin);

    [[nodiscard]] const PlainTagValues& values() const { return values_; }
    [[nodiscard]] std::optional<std::int64_t> ply_count() const { return ply_count_; }

private:
    [[nodiscard]] bool read_tag();
    [[nodiscard]] bool keep(std::string_view name, std::string_view value);
    [[nodiscard]] bool is_new(std::string_view name);
    [[nodiscard]] bool stands_here(char first, char second) const;

    std::string_view text_ = {};
    std::size_t at_ = 0;
    std::vector<std::string_view> names_ = {};
    std::uint64_t marks_ = 0;  // of the names
    int of_roster_ = 0;        // names
    PlainTagValues values_ = {};
    std::optional<std::int64_t> ply_count_ = {};
};

}  // namespace jadoube::audit
