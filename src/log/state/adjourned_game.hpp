// An adjourned game as the entries of the log tell it, and what a sealing in it is bound to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "log/chain/chain_names.hpp"

namespace jadoube::log {

/// Which entry said something: who, when, under which number.
struct Stamp {
    EntryId id = {};
    LogNumber number = {};
    UtcTime at = {};
    LogicalTime hlc = {};
    std::string author = {};
    std::string zone = {};  // of the event, in which the time is shown; empty: UTC
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

[[nodiscard]] inline Stamp stamp_of(const Entry& entry, const ChainNames& names, const std::string& zone) {
    return {entry.id, names.number(entry), entry.at, entry.hlc, entry.author, zone};
}

/// Something said, with the entry that said it.
template <typename T>
struct Entered {
    T what;
    Stamp entry;
    friend bool operator==(const Entered&, const Entered&) = default;
};

/// One sealed move of an adjourned game.
struct Envelope {
    Entered<MoveSealed> sealed;
    bool replaced = false;  // by a later one of the same player
    std::optional<Entered<SealOpened>> opened = {};
    friend bool operator==(const Envelope&, const Envelope&) = default;
};

enum class AdjournedStatus {
    adjourned,  // nothing was sealed here yet
    sealed,     // and may be replaced
    paused,     // nothing may be replaced any more
    opened,
    resumed,
    ended  // before it was resumed
};
[[nodiscard]] std::string_view name_of(AdjournedStatus status);

struct AdjournedGame {
    event::GameReference game = {};
    Entered<GameAdjourned> adjournment;
    std::vector<Envelope> envelopes = {};                             // in order of entry
    chess::ByColor<std::optional<Entered<ClockPaused>>> paused = {};  // by who sealed
    chess::ByColor<std::optional<Entered<PresenceNoted>>> presence = {};
    std::optional<Entered<GameResumed>> resumed = {};
    std::optional<Entered<SealVoid>> ended = {};

    [[nodiscard]] AdjournedStatus status() const;
    /// The sealed move of that player that counts; nothing where there is none.
    [[nodiscard]] const Envelope* envelope_of(chess::Color side) const;
    /// The first sealed move of that player that was opened: from then on it is the one that counts.
    [[nodiscard]] const Envelope* opened_of(chess::Color side) const;
    /// Whose envelope is opened next: that of the first who sealed, then the other's.
    [[nodiscard]] const Envelope* next_to_open() const;
    /// The clocks as they were last read before the resumption.
    [[nodiscard]] ClockReadings clocks() const;
    friend bool operator==(const AdjournedGame&, const AdjournedGame&) = default;
};

/// What a sealing is bound to: log, game, the entry that holds it, who sealed and all that stands on the envelope. Its
/// canonical text goes into the commitment and the encryption.
[[nodiscard]] Json context_of(const ChainId& chain, const event::GameReference& game, const EntryId& sealed,
                              chess::Color by, const EntryId& adjournment, const GameAdjourned& envelope);

/// Why the entry of a sealed move is not one of this log, game and adjournment; empty where it is.
[[nodiscard]] std::string misplaced(const Entry& sealed, const GameAdjourned& envelope);
/// Whether what was opened is what was sealed: the commitment, made anew from context, value and text.
[[nodiscard]] bool is_as_sealed(const MoveSealed& sealed, const SealOpened& opened);

}  // namespace jadoube::log
