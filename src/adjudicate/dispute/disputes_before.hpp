// The disputes from which one goes on: told with it as one story, each with what was told in it, and left out of the
// ruling, which is on the last one alone.
#pragma once

#include <map>

#include "adjudicate/dispute/ruled.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// Acts are counted from the first dispute on, those of the last among them.
class DisputesBefore {
public:
    DisputesBefore() = default;
    /// `game`: as it stood when the first of the disputes began.
    DisputesBefore(const std::vector<EarlierDispute>& disputes, const GameState& game);

    [[nodiscard]] bool empty() const { return all_.empty(); }
    /// The number of their acts.
    [[nodiscard]] std::size_t acts() const { return empty() ? 0 : all_.back().end; }
    /// The dispute as `last` told it, with all acts before its own.
    [[nodiscard]] Dispute with_acts_of(Dispute last) const;
    /// Whether one of them ends before this act.
    [[nodiscard]] bool is_end(std::size_t act) const;

    /// The whole dispute with the facts that hold in a matter: those told in the dispute where it arose, and of the
    /// last one too, where it has gone on in that.
    [[nodiscard]] Dispute as_told_of(const Incident& incident, Dispute dispute, const Dispute& last) const;
    /// The dispute in which this act is told.
    [[nodiscard]] Dispute at(std::size_t act, Dispute dispute, const Dispute& last) const;
    /// The game with the clocks and the count that held in the matter; `game` itself in the last dispute.
    [[nodiscard]] const GameState& game_of(const Incident& incident, const GameState& game) const;

private:
    struct Told {
        Dispute dispute;
        GameState game;
        std::size_t end = 0;  // of its acts
    };
    [[nodiscard]] const Told* of(const Incident& incident) const;
    [[nodiscard]] const Told* around(std::size_t act) const;

    std::vector<Told> all_ = {};
};

/// What was ruled in the disputes before stands: its clocks are set, and it is counted.
class RuledBefore {
public:
    void note(const RuledMatters& ruled);
    [[nodiscard]] bool has(std::size_t matter) const { return clocks_.contains(matter); }
    /// Takes what stands already out of the rulings on the same matters.
    void leave_out(RuledMatters& ruled) const;

private:
    std::map<std::size_t, std::vector<std::optional<ClockAnswer>>> clocks_ = {};
};

/// Whether a matter is of the acts before the one of that number alone.
[[nodiscard]] bool is_of_acts_before(std::size_t act, const std::vector<std::size_t>& acts);

/// The ruling on the acts from `first` on, which are numbered from 0: of the matters before, those alone that these
/// acts bear on otherwise than by doing what was due, or that are still open. What is due stays in the standing,
/// whichever matter it comes from.
void leave_acts_before(std::size_t first, Ruling& ruling);

}  // namespace jadoube::adjudicate
