// At which board of the log a game of a file was played: by FIDE numbers, by names, by what its Round tag says.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "desk/known/open_log.hpp"
#include "game/record.hpp"

namespace jadoube::desk {

/// What its Round tag says of a game: "5.12" is round 5, board 12.
struct RoundTag {
    std::optional<int> round = {};
    std::optional<int> board = {};
    friend bool operator==(const RoundTag&, const RoundTag&) = default;
};
[[nodiscard]] RoundTag read_round_tag(std::string_view text);

/// Boards that a game may be of.
struct BoardsFound {
    std::vector<event::GameReference> boards = {};
    bool are_reversed = false;  // its players sit there with the other colours
};

class BoardFinder {
public:
    /// Of a section; `round` is that of games whose tag does not say it. FIDE numbers are those of the report that was
    /// imported last for the section; where its text is damaged, nothing is known of them.
    BoardFinder(const OpenLog& open, std::string section, std::optional<int> round);

    /// Where the log has these players. Of a round of which it knows no game, the board of the tag.
    [[nodiscard]] BoardsFound find(const game::Record& record) const;

private:
    [[nodiscard]] std::string name_of(const std::string& fide_number, const std::string& name) const;
    [[nodiscard]] std::vector<event::GameReference> boards_of(const chess::ByColor<std::string>& players,
                                                              std::optional<int> round) const;
    [[nodiscard]] bool knows_round(int round) const;

    const log::State* state_;
    std::string section_;
    std::optional<int> round_;
    std::map<std::string, std::string> names_;  // by FIDE number
};

}  // namespace jadoube::desk
