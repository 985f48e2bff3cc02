// The print of a code as plain text, cut into its clauses where the numbers of the code stand in it. Knows no code: the
// numbers come from its articles, or from a list of its clauses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace jadoube::rules {

struct PrintedClause {
    std::string number;       // as the code names it: "24(a)"; empty for a section that has none
    std::string mark;         // as it is printed: "(a)", "(al"
    std::string words;        // from the mark to the next one, in one line
    int line = 0;             // of the print, where the mark stands
    bool is_listed = true;    // no: no list has it, but it goes on a series or has the form of others
    bool is_lead_in = false;  // the code names only its parts: "8" over "8(A)" and "8(B)"
};

struct Printed {
    std::vector<PrintedClause> clauses = {};
    std::vector<std::string> not_found = {};  // numbers of the code that the print does not show
};

/// `numbers`: in the order of the code; "24(a)" is looked for as "(a)" after "24". Words that a list adds to a number
/// ("20(a) complete") are looked for where they are marks ("XVI 1", "15 b") and else belong to their number.
/// A mark stands at the beginning of a line, in brackets also within one. Where it is printed nearly so, as a scanner
/// misreads it ("I." for 1, "(al" for (a)), it counts unless another place fits better. The places taken are those, in
/// the order of the numbers, that leave out the fewest; a number that stands out of that order once is found there.
/// Cut off are also numbers of no list, and what has no number: before the first, under a heading, a note. Fails where
/// the text has more marks than a print of laws.
[[nodiscard]] Result<Printed> cut_at_numbers(std::string_view text, const std::vector<std::string>& numbers);

}  // namespace jadoube::rules
