// A move is sealed into the log, so that nobody can read it before the resumption, nor change it.
#pragma once

#include "desk/incident/recording.hpp"
#include "report/event/adjournment_page.hpp"

namespace jadoube::desk {

/// Whose sealed move it is: first the player's on turn, then, once that one is fixed, the other's reply. Fails with
/// usage where this side cannot seal now.
[[nodiscard]] Result<chess::Color> sealer(const log::AdjournedGame& game, std::optional<chess::Color> side);

/// The move and the arbiter's half of the key, as two people typed them.
struct SealSecrets {
    log::Secret text;
    log::Secret passphrase;
};

/// What is about to be recorded, and the code for the slip.
struct NewSeal {
    log::MoveSealed sealed;
    log::Secret code;
};
/// The move as the entry with this id will hold it. Fails with key_unusable where the log is not open for writing, and
/// as the cryptography does.
[[nodiscard]] Result<NewSeal> seal_move(const OpenLog& open, const log::AdjournedGame& game, chess::Color side,
                                        const SealSecrets& secrets, const std::vector<log::EscrowKey>& escrow,
                                        const log::EntryId& id);

/// The clock of that side's player is paused: from now on his sealed move stays as it is.
[[nodiscard]] log::ClockPaused pause_of(const log::AdjournedGame& game, chess::Color side,
                                        const log::ClockReadings& clocks);

/// The slip that goes into the paper envelope.
[[nodiscard]] report::SlipReport slip_of(const OpenLog& open, const log::AdjournedGame& game, const NewSeal& move,
                                         log::EntrySeq entry);

}  // namespace jadoube::desk
