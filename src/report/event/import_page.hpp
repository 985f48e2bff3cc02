// What was taken from a file of the tournament, and what in it somebody has to look at.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "event/import_finding.hpp"
#include "log/entry/entries.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// A game as it was known, and as it is now: nothing before where it is new, nothing now where it is no longer paired.
struct PairingChange {
    std::optional<event::PairedGame> before = {};
    std::optional<event::PairedGame> now = {};
};

/// A round of which nothing was known.
struct NewRound {
    event::RoundReference round = {};
    std::size_t games = 0;
};

/// A board whose moves are kept now.
struct KeptMoves {
    event::PairedGame game = {};
    std::size_t moves = 0;  // half-moves
};

struct ImportReport {
    log::FileImported file = {};
    std::size_t games = 0;  // that the file has
    std::vector<NewRound> new_rounds = {};
    std::vector<PairingChange> changes = {};  // in rounds that were known
    std::vector<KeptMoves> boards = {};       // of games with their moves
    std::vector<std::string> columns = {};    // how its header was read, where it has one
    event::ImportFindings findings = {};

    [[nodiscard]] bool has_faults() const;
};

/// A finding with its place: "round-1/index.json:3:1 unreadable: ...".
[[nodiscard]] Text finding_line(const event::ImportFinding& finding);

/// What is new and what has changed, then the findings: first those that somebody has to look at. Of each at most
/// `most`, and how many there are besides.
[[nodiscard]] Blocks import_page(const ImportReport& report, std::size_t most = 40);

/// All of it.
[[nodiscard]] Json import_json(const ImportReport& report);

}  // namespace jadoube::report
