// What is missing in the matters of a dispute: of each player, where what both did misses it and it may be so of one
// only.
#pragma once

#include <map>
#include <set>

#include "adjudicate/dispute/follow.hpp"
#include "adjudicate/judge/judge.hpp"

namespace jadoube::adjudicate {

/// The player whom a fact of the act is about: who claims, did it himself, or of whom it was found.
[[nodiscard]] std::optional<chess::Color> whose(const Act& act);

class MissingFacts {
public:
    MissingFacts(const Dispute& dispute, const Facts& assumed) : dispute_(dispute), assumed_(assumed) {}

    void add(const Judged& judged);
    /// As they are asked: "device_place@2" where it has to be told of each player's act.
    [[nodiscard]] std::set<std::string> names() const;

private:
    /// The acts that miss it, the last of each player; nothing of whom no act does.
    using OfPlayers = chess::ByColor<std::optional<std::size_t>>;

    [[nodiscard]] std::optional<std::size_t> last_act_of(chess::Color player, const MatterRuling& ruling,
                                                         const std::string& fact) const;
    [[nodiscard]] bool is_asked_of_each(const std::string& fact, const OfPlayers& acts) const;
    [[nodiscard]] bool is_told_of_another(const std::string& fact, const OfPlayers& acts) const;

    const Dispute& dispute_;
    const Facts& assumed_;
    std::map<std::string, OfPlayers> missing_;
};

}  // namespace jadoube::adjudicate
