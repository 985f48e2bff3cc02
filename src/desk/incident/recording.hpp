// Commands that record: the entries they share, and what they answer.
#pragma once

#include <functional>

#include "desk/known/logged_case.hpp"

namespace jadoube::desk {

struct JudgedMatter;

/// One command that records.
struct Recording {
    log::EntryId id;
    std::string author;
};

/// A game as an entry, to be recorded before what is said of it. Keeps its text in the log first; fails as that does.
[[nodiscard]] Result<log::NewEntry> game_entry(OpenLog& open, const Recording& recording,
                                               const event::GameReference& reference, const GameOnFile& game);

/// The ruling as an entry, to be recorded with what it rules on.
[[nodiscard]] log::NewEntry ruling_entry(const Recording& recording, const log::LoggedIncident& incident,
                                         const JudgedMatter& judged);

/// What was recorded, or had been by an earlier try of the same command.
struct Receipt {
    log::EntrySeq seq;  // of the entry that the command is for
    log::EntryId id;
    bool was_there = false;
    log::LogNumber incident = {};  // its number; 0: none
};

/// Whether an entry of the command's kind is what the command tells now.
using SaysTheSame = std::function<bool(const log::Entry&)>;

/// The receipt of a command that was recorded before; nothing where this is the first try. Fails with usage where the
/// id is that of another kind of entry, or of one that says something else.
[[nodiscard]] Result<std::optional<Receipt>> earlier_try(const OpenLog& open, const log::EntryId& id,
                                                         log::EntryKind kind, const SaysTheSame& says_the_same);

}  // namespace jadoube::desk
