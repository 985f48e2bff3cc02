// An incident as it is told at the prompt, before it is recorded: the lines typed so far and what was answered, read
// and judged anew after each.
#pragma once

#include "desk/incident/answers.hpp"
#include "desk/incident/incident_entered.hpp"
#include "desk/prompt/prompt_words.hpp"

namespace jadoube::desk {

struct Telling {
    event::GameReference game;
    log::EntryId id = {};                       // under which it is recorded
    std::vector<std::string> lines = {};        // of acts, as typed
    ToldValues answers = {};                    // in their order
    std::optional<chess::Setup> position = {};  // told apart from any record
    std::optional<game::Record> record = {};
    chess::ByColor<std::string> players = {};  // empty: not named
    std::string at = {};                       // the moment in the record
    chess::ByColor<std::optional<Millis>> clocks = {};
    bool has_no_position = false;  // and none is taken from the log
    bool is_complete = false;      // what was not entered did not happen
    bool is_another = false;

    /// The part of the log that it needs: all of it where players are named, who may play elsewhere.
    [[nodiscard]] log::Part part() const;
    [[nodiscard]] bool is_empty() const { return lines.empty(); }
};

/// The telling with what that line sets. Fails where its value cannot be read.
[[nodiscard]] tl::expected<Telling, Errors> with_setting(Telling telling, const PromptSetting& setting);

/// What is told beside the lines and the names, as the options of the command `incident`; a record has none.
[[nodiscard]] std::vector<std::string> options_told(const Telling& telling);

/// A telling as it was read, and the ruling that follows.
struct ToldSoFar {
    std::string read_as;               // in the language spoken
    std::vector<std::string> remarks;  // on where it begins, and what was imposed before
    IncidentToEnter incident;
    JudgedMatter judged;
};

/// The game with what is told of it.
[[nodiscard]] GameTold game_told(const Telling& telling);

/// Reads all lines as one, in the position that the telling or the log knows, and judges. Fails with one question where
/// a line is not understood, with usage where an answer contradicts what was entered.
[[nodiscard]] tl::expected<ToldSoFar, Errors> judged_so_far(const OpenLog& open, const Telling& telling,
                                                            const std::string& by);

}  // namespace jadoube::desk
