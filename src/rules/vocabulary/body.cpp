#include "rules/vocabulary/body.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr bool kDecidesLaw = true;

constexpr auto kBodies = std::to_array<BodyRow>({
    {Body::arbiter, "arbiter", "the arbiter"},
    {Body::supervisor, "supervisor", "the supervisor"},
    {Body::independent_spectator, "independent_spectator", "an independent spectator"},
    {Body::third_person, "third_person", "a third person", kDecidesLaw},
    {Body::committee, "committee", "the committee", kDecidesLaw},
    {Body::executive_committee, "executive_committee", "the Executive Committee", kDecidesLaw},
    {Body::appeals_committee, "appeals_committee", "the appeals committee", kDecidesLaw},
});
static_assert(is_in_order(kBodies));

}  // namespace

template <>
std::span<const BodyRow> rows<Body>() {
    return kBodies;
}

}  // namespace jadoube::rules
