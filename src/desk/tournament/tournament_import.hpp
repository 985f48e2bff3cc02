// A file of the tournament goes into the log: the file itself, as evidence, and the pairing of each round that it
// changes, or the moves of each board.
#pragma once

#include "desk/incident/recording.hpp"
#include "desk/tournament/round_games.hpp"
#include "desk/tournament/tournament_file.hpp"
#include "event/livechess/livechess_folder.hpp"
#include "report/event/import_page.hpp"

namespace jadoube::desk {

/// A file as it was found.
struct FileTold {
    std::string name;
    std::string bytes;  // of a folder, its files as one text
    std::string section = {};
    std::optional<int> round = {};   // of a table, or of games, that do not say it; of a folder, the only one
    event::FolderFiles folder = {};  // those that LiveChess has; empty: it is one file
};

/// What is about to be recorded.
struct Import {
    std::string text = {};                      // of the file, for the log to keep
    std::vector<log::RoundPaired> rounds = {};  // that are new, or were changed
    std::vector<BoardMoves> boards = {};        // games with more of their moves
    report::ImportReport report = {};
    bool is_known = false;  // this very file is in the log, and it changes nothing
};

/// Reads the file, and compares it with what the log knows. What the log should know and does not (a forfeit, or points
/// taken, without an incident), or knows otherwise (what was decided), is among the findings. Fails as read_tournament
/// does.
[[nodiscard]] Result<Import> import_of(const OpenLog& open, const FileTold& file);

/// All of it is recorded, or nothing. Answers for the file.
[[nodiscard]] Result<Receipt> enter_import(OpenLog& open, const Import& import, const Recording& recording);

/// Whether the entry is of this file.
[[nodiscard]] bool imports_file(const log::Entry& entry, const FileTold& file);

}  // namespace jadoube::desk
