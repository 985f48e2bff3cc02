// What the command `incident` is told, and what of it goes into the log: the game as it is known now, and the report.
#pragma once

#include "cli/log/logged_case.hpp"
#include "cli/typed/dispute_options.hpp"

namespace jadoube::cli {

struct IncidentWords {
    std::string reference;
    std::string log;
    std::string case_file;
    std::string white;
    std::string black;
    std::string note;
    std::string by;
    std::string id;
    bool brief = false;
    DisputeWords dispute;
};

/// What happened, from the options or from the case file. Fails where neither says any act, where both do, or where the
/// case counts earlier incidents: those are in the log.
[[nodiscard]] tl::expected<adjudicate::Case, Errors> told_case(const IncidentWords& words);

/// A game as options, case and log know it together.
struct GameNow {
    GameOnFile game;
    bool is_new = false;  // something is known that the log does not have
    std::optional<game::Ply> at =
        {};  // the moment of the incident; nothing where it has a position of its own, or none
};

/// Puts a record in the place of what was known of the game's moves.
void take_record(game::Record record, GameOnFile& game);

/// Fails where the game file has no such game or moment.
[[nodiscard]] Result<GameNow> game_now(const Desk& desk, const event::GameReference& reference,
                                       const IncidentWords& words, const adjudicate::Case& told);

/// The report as the log keeps it; `by` told the facts where nobody else is named.
[[nodiscard]] log::IncidentReported report_of(const IncidentWords& words, const adjudicate::Case& told,
                                              const GameNow& game, const log::EventBegun& event, const std::string& by);

}  // namespace jadoube::cli
