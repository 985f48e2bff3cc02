// Where the next incident of a game begins: with what the last one that was ruled upon has left, its board, duties and
// choices, as if both were told in one; else where the record stands, or where it is told.
#pragma once

#include "desk/known/game_told.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {

/// The story that ends with an incident, judged anew with what was elected in the decisions on it: a ruling on nothing
/// further, which ends in the standing that was left.
[[nodiscard]] tl::expected<JudgedMatter, Errors> judged_up_to(const OpenLog& open, const log::LoggedIncident& incident);

/// What the last incident of a game left.
struct LeftOff {
    log::EntryId incident;
    log::LogNumber number = {};
    bool is_decided = false;
    std::optional<std::int64_t> ply = {};  // the moment of the record at which the story began
    adjudicate::FinalStanding standing;
    /// Whether its story can be told on: this program rules on it as the log says.
    bool can_go_on = false;
};

/// Nothing where the game has no ruling, or the last one is no more what the game goes on from: it was decided
/// otherwise, or its text cannot be read.
[[nodiscard]] std::optional<LeftOff> left_off(const OpenLog& open, const event::GameReference& game);

/// Where an incident begins, before its acts are known.
struct Beginning {
    std::optional<chess::Setup> told = {};  // by the position or the record; nothing where none is known
    std::optional<LeftOff> left = {};       // where the incident may go on from that

    /// The position in which the acts are read, if it goes on.
    [[nodiscard]] std::optional<chess::Setup> position() const;
    /// What is said to whoever tells an incident that goes on from there, or from nothing; empty where there is nothing
    /// to say.
    [[nodiscard]] std::string remark(const std::optional<LeftOff>& goes_on_from) const;

    std::string not_carried = {};  // why what was left does not hold here
};

/// An incident goes on from the last one where nothing is told of the board, or the very board that was left. Once the
/// game is over, or was and it is told that it was not, it goes on from nothing. `happened`: nothing where it is now.
[[nodiscard]] Beginning beginning_of(const OpenLog& open, const GameTold& told, const GameNow& now,
                                     const std::optional<chess::Setup>& own_position,
                                     const std::optional<log::UtcTime>& happened = {});

/// What these acts go on from. While the last ruling is not decided, or no board is known, only a reply to it does: a
/// demand, an answer, a refusal.
[[nodiscard]] std::optional<LeftOff> gone_on_from(const Beginning& beginning, const std::vector<adjudicate::Act>& acts);
/// The last ruling is decided, and left a board or an end: whatever is told next comes after it.
[[nodiscard]] bool goes_on_whatever_is_told(const Beginning& beginning);

}  // namespace jadoube::desk
