// Appeals against decisions.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kAppealPhrases = std::to_array<Phrase>({
    {"appeal.against", "the decision of entry {decision}"},
    {"appeal.answers", "{code}, {articles}: it goes to {body}"},
    {"appeal.both_needed", "{code} knows no appeal; where both players agree the question goes to {body} ({articles})"},
    {"appeal.closed", "appeal {outcome}"},
    {"appeal.heading", "Appeal, entry {entry}"},
    {"appeal.in_time", "{after} after the decision; in time, within {window}"},
    {"appeal.late", "{after} after the decision; {late} too late, the time for it was {window}"},
    {"appeal.no_law", "{code} does not say who hears appeals"},
    {"appeal.no_window", "{after} after the decision; neither code nor event says until when"},
    {"appeal.of_fact", ", and a question of fact to {body} ({article})"},
    {"appeal.panel", "heard by {members}"},
    {"appeal.panel_without", "heard by {members}; without {recused}"},
    {"appeal.told", "{who} appeals against the decision of entry {decision}: {time}"},
    {"appeal.until", "until {time}, {left} left"},
    {"appeal.waits_for_decision", "the appeal waits for its decision"},
    {"appeal_outcome.dismissed", "dismissed; the decision of entry {decision} stands"},
    {"appeal_outcome.upheld", "upheld; the decision of entry {decision} is replaced"},
    {"appeal_outcome.withdrawn", "withdrawn; the decision of entry {decision} stands"},
    {"appeal_short.dismissed", "dismissed"},
    {"appeal_short.upheld", "upheld"},
    {"appeal_short.withdrawn", "withdrawn"},
    {"deposit.kept", "kept"},
    {"deposit.returned", "returned"},
});
static_assert(is_in_order(kAppealPhrases));

}  // namespace

std::span<const Phrase> appeals() {
    return kAppealPhrases;
}

}  // namespace jadoube::report::in_english
