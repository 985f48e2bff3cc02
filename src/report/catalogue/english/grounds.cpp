// The grounds of a ruling, and earlier matters counted.
#include "report/catalogue/english/english.hpp"

namespace jadoube::report::in_english {
namespace {

constexpr auto kGroundsPhrases = std::to_array<Phrase>({
    {"count.ask", "How many earlier matters of {person} are there {span} ({what})?"},
    {"count.found", "found: {findings}"},
    {"count.many", "{count} earlier matters of {person} {span} are on record ({what})"},
    {"count.one", "{count} earlier matter of {person} {span} is on record ({what})"},
    {"count.penalty", "with the penalty: {penalties}"},
    {"count.proposed", "decided or only proposed"},
    {"count.remembered", "completed, or left open"},
    {"count.under", "ruled under {articles}"},
    {"ground.and", " and "},
    {"ground.any_time", "more than none"},
    {"ground.assumed", "{asked}; not told, and whatever it is, the ruling is the same"},
    {"ground.assumed_in", "{asked} (not told)"},
    {"ground.at_least", "at least {number}"},
    {"ground.at_most", "at most {number}"},
    {"ground.both", "both {all}"},
    {"ground.either", "either {any}"},
    {"ground.fails", "{asked}: it is not so ({origin})"},
    {"ground.fails_in", "{asked} (it is not so, {origin})"},
    {"ground.fewer_than", "fewer than {number}"},
    {"ground.found", "{asked}; found {found} ({origin})"},
    {"ground.found_in", "{asked} (found {found}, {origin})"},
    {"ground.holds", "{asked} ({origin})"},
    {"ground.holds_in", "{asked} ({origin})"},
    {"ground.is", "{fact}: {values}"},
    {"ground.is_not", "{fact}: anything but {values}"},
    {"ground.less_than", "less than {number}"},
    {"ground.more_than", "more than {number}"},
    {"ground.no", "no"},
    {"ground.no_count", "no"},
    {"ground.no_time", "none"},
    {"ground.none_found", "none"},
    {"ground.not_so", "it is not so that {statement}"},
    {"ground.of_parameter", "{asked} ({parameter})"},
    {"ground.or", ", or "},
    {"ground.some_number", "{fact}: {count}"},
    {"ground.unknown", "{asked}; not known yet"},
    {"ground.unknown_in", "{asked} (not known yet)"},
    {"ground.window", "{until}: {open}"},
    {"ground.window_closed", "closed"},
    {"ground.window_open", "open"},
    {"ground.window_unknown", "not known yet"},
    {"ground.yes", "yes"},
    {"span.event", "in this event"},
    {"span.game", "in this game"},
});
static_assert(is_in_order(kGroundsPhrases));

}  // namespace

std::span<const Phrase> grounds() {
    return kGroundsPhrases;
}

}  // namespace jadoube::report::in_english
