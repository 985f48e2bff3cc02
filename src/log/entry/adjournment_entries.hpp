// What the entries on an adjourned game say, from the envelope to the resumption.
#pragma once

#include "log/entry/entry_kind.hpp"
#include "log/entry/entry_values.hpp"
#include "log/keys/seal_keys.hpp"

namespace jadoube::log {

/// A game is broken off: what stands on the envelope.
struct GameAdjourned {
    static constexpr EntryKind kKind = EntryKind::adjournment;
    chess::ByColor<std::string> players;
    std::optional<std::string> fen = {};  // before the sealed move
    std::vector<std::string> moves = {};  // so far, in standard notation
    int move_number = 1;                  // of the sealed move
    chess::Color seals = chess::Color::white;
    ClockReadings clocks = {};
    std::optional<chess::Color> draw_offer = {};  // of whom one is open
    std::string resumption = {};                  // day, time and place
    AdoptedRules rules = {};                      // under which the game is resumed
    std::string note = {};
    friend bool operator==(const GameAdjourned&, const GameAdjourned&) = default;
};

/// A move that cannot be read before it is opened.
struct MoveSealed {
    static constexpr EntryKind kKind = EntryKind::sealed;
    EntryId adjournment;
    chess::Color by = chess::Color::white;
    std::optional<EntryId> replaces = {};  // sealed by the same player before his clock was paused
    Json context;                          // what the sealing is bound to: see context_of
    Sealing sealing = {};
    PassphraseWrap passphrase = {};
    std::vector<EscrowWrap> escrow = {};
    friend bool operator==(const MoveSealed&, const MoveSealed&) = default;
};

/// From now on this player's sealed move stays as it is.
struct ClockPaused {
    static constexpr EntryKind kKind = EntryKind::clock_paused;
    EntryId adjournment;
    chess::Color by = chess::Color::white;
    std::optional<EntryId> sealed = {};  // absent: the move is in the paper envelope alone
    ClockReadings clocks = {};
    friend bool operator==(const ClockPaused&, const ClockPaused&) = default;
};

/// Who has come to the resumption, or has not.
struct PresenceNoted {
    static constexpr EntryKind kKind = EntryKind::presence;
    EntryId adjournment;
    chess::Color player = chess::Color::white;
    bool present = true;
    std::string note = {};
    friend bool operator==(const PresenceNoted&, const PresenceNoted&) = default;
};

/// What the envelope held, byte for byte, with the value that makes it checkable for ever. No word on what it is as a
/// move: that is a ruling.
struct SealOpened {
    static constexpr EntryKind kKind = EntryKind::opened;
    EntryId sealed;
    SealValue value = {};
    std::string text = {};       // any bytes
    Commitment commitment = {};  // as computed when it was opened
    std::string by = {};         // who opened it
    friend bool operator==(const SealOpened&, const SealOpened&) = default;
};

/// The game goes on from here.
struct GameResumed {
    static constexpr EntryKind kKind = EntryKind::resumed;
    EntryId adjournment;
    std::string move = {};                // the sealed move as made on the board; empty: none was made
    std::optional<std::string> fen = {};  // after it
    ClockReadings clocks = {};            // with which it goes on
    std::vector<Counted> counted = {};    // what the law counts, from before the adjournment
    std::optional<chess::Color> draw_offer = {};
    std::vector<std::string> obligations = {};  // what earlier rulings still ask
    std::string note = {};
    friend bool operator==(const GameResumed&, const GameResumed&) = default;
};

/// The game ended before it was resumed: the envelope stays shut unless both players ask.
struct SealVoid {
    static constexpr EntryKind kKind = EntryKind::seal_void;
    EntryId adjournment;
    std::string result = {};
    std::string reason = {};
    friend bool operator==(const SealVoid&, const SealVoid&) = default;
};

}  // namespace jadoube::log
