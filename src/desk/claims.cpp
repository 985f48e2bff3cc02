#include "desk/claims.hpp"

namespace jadoube::desk {

using adjudicate::Conclusion;
using adjudicate::Person;
using adjudicate::Ruling;
using chess::Color;
using rules::Ground;

const std::vector<std::string>& claim_grounds() {
    static const std::vector<std::string> kGrounds{"threefold",    "fifty",     "fivefold",      "seventy-five",
                                                   "stalemate",    "checkmate", "dead-position", "perpetual",
                                                   "illegal-move", "flag"};
    return kGrounds;
}

adjudicate::Act claim_act(const std::string& ground, const std::string& intended, Color claimant, game::Ply at) {
    const Person person = adjudicate::person_of(claimant);
    if (ground == "illegal-move") return {person, adjudicate::PointOut{at.value}};
    if (ground == "fivefold") return {Person::arbiter, adjudicate::Happening{"find", "observed.repetition", claimant}};
    if (ground == "seventy-five")
        return {Person::arbiter, adjudicate::Happening{"find", "observed.quiet_moves", claimant}};
    const std::pair<const char*, Ground> names[] = {{"threefold", Ground::repetition},
                                                    {"fifty", Ground::fifty_moves},
                                                    {"dead-position", Ground::dead_position},
                                                    {"perpetual", Ground::perpetual_check}};
    for (const auto& [word, name] : names)
        if (ground == word) return {person, adjudicate::Claim{name, intended}};
    return {person, adjudicate::Claim{rules::named<Ground>(ground).value_or(Ground::repetition), intended}};
}

Color usual_claimant(const std::string& ground, const game::Replay& replay, game::Ply at) {
    const Color on_turn = replay.at(at).turn;
    return ground == "checkmate" ? !on_turn : on_turn;
}

std::optional<bool> claim_holds(const Ruling& ruling) {
    using adjudicate::Status;
    const bool is_open = ruling.status == Status::needs_facts || ruling.status == Status::silent ||
                         ruling.status == Status::conflict || ruling.conclusion == Conclusion::referred;
    if (is_open || !ruling.main()) return std::nullopt;
    if (ruling.conclusion == Conclusion::breach || ruling.conclusion == Conclusion::annulled) return true;
    const auto& result = ruling.main()->result;
    return ruling.conclusion == Conclusion::claim_upheld || (result && result->score);
}

}  // namespace jadoube::desk
