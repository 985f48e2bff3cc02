// The bodies and persons to whom a question is referred.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class Body {
    arbiter,
    supervisor,
    independent_spectator,
    third_person,
    committee,
    executive_committee,
    appeals_committee
};
struct BodyRow {
    Body value;
    std::string_view name;
    std::string_view meaning;
    bool decides_law = false;  // what the law means is for it; for the others what happened
};
template <>
struct RowType<Body> {
    using type = BodyRow;
};
template <>
std::span<const BodyRow> rows<Body>();

}  // namespace jadoube::rules
