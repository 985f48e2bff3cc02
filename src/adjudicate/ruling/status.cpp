#include "adjudicate/ruling/status.hpp"

#include <array>

namespace jadoube::rules {
namespace {

using adjudicate::Status;

constexpr auto kStatuses = std::to_array<WordRow<Status>>({
    {Status::decided, "decided", "the law leaves one answer"},
    {Status::choice, "choice", "somebody may choose"},
    {Status::discretion, "discretion", "it is left to the arbiter"},
    {Status::silent, "silent", "no article answers"},
    {Status::needs_facts, "needs_facts", "it hangs on what nobody has told"},
    {Status::conflict, "conflict", "two articles answer differently"},
});
static_assert(is_in_order(kStatuses));

}  // namespace

template <>
std::span<const WordRow<Status>> rows<Status>() {
    return kStatuses;
}

}  // namespace jadoube::rules

namespace jadoube::adjudicate {

std::string_view name_of(Status status) {
    return rules::name_of(status);
}

}  // namespace jadoube::adjudicate
