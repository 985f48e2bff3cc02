#include "rules/compare/printed.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/compare/print_marks.hpp"
#include "rules/compare/print_sections.hpp"

namespace jadoube::rules {
namespace {

/// More places where a mark may stand than any print of laws has.
constexpr std::size_t kMostSpots = 20'000;

/// What speaks for a place: a mark in its line's beginning more than one within, a misread one less.
constexpr int kAtTheBeginning = 4;
constexpr int kNamed = 3;  // behind "Rule" or "Article", which a sentence may go on with too
constexpr int kMisread = 2;
constexpr int kWithinALine = 1;

struct Spot {
    std::size_t at = 0;
    bool begins_line = true;
    std::size_t from = at;  // where the line begins: "Rule 2"
    [[nodiscard]] bool is_named() const { return from < at; }
};

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

/// Marks of the text's own making, such as "<b>", that stand where a line begins, have nothing to do with its words.
std::size_t after_markup(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] == '<') {
        const auto end = text.find_first_of(">\n", at);
        if (end == std::string_view::npos || text[end] != '>') return at;
        at = end + 1;
    }
    return at;
}

/// The first sign of each line, and every opening bracket that stands apart.
std::vector<Spot> spots_in(std::string_view text) {
    std::vector<Spot> spots;
    bool at_the_beginning = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') {
            at_the_beginning = true;
        } else if (!is_blank(text[i])) {
            const bool apart = text[i] == '(' && i > 0 && is_blank(text[i - 1]);
            if (at_the_beginning) i = std::min(after_markup(text, i), text.size() - 1);
            const std::size_t named = at_the_beginning ? i + clause_word_length(text.substr(i)) : i;
            if (named > i) spots.push_back({named, true, i});
            if (named == i && (at_the_beginning || apart)) spots.push_back({i, at_the_beginning});
            at_the_beginning = false;
        }
    }
    return spots;
}

int weight(std::string_view text, const Spot& spot, std::string_view mark) {
    const auto found = mark_at(text.substr(spot.at), mark);
    if (!found) return 0;
    if (!spot.begins_line) return found->likeness == Likeness::exact ? kWithinALine : 0;
    if (spot.is_named()) return found->likeness == Likeness::exact ? kNamed : 0;
    return found->likeness == Likeness::exact ? kAtTheBeginning : kMisread;
}

/// Where a mark was found.
struct MarkPlace {
    NumberMark mark;
    std::size_t at = 0;
    std::size_t from = at;
    bool is_listed = true;
};

/// Those places, each after the one before it, that weigh most together.
class Alignment {
public:
    Alignment(std::string_view text, const std::vector<NumberMark>& marks, const std::vector<Spot>& spots)
        : text_(text), marks_(marks), spots_(spots), best_((marks.size() + 1) * (spots.size() + 1), 0) {}

    std::vector<MarkPlace> run() {
        for (std::size_t i = 1; i <= marks_.size(); ++i)
            for (std::size_t j = 1; j <= spots_.size(); ++j)
                best(i, j) = std::max({best(i - 1, j), best(i, j - 1), taken(i, j)});
        return places();
    }

private:
    int& best(std::size_t marks, std::size_t spots) { return best_[marks * (spots_.size() + 1) + spots]; }

    /// With the last mark at the last spot; nothing where it does not stand there.
    int taken(std::size_t i, std::size_t j) {
        const int here = weight(text_, spots_[j - 1], marks_[i - 1].mark);
        return here == 0 ? 0 : best(i - 1, j - 1) + here;
    }

    std::vector<MarkPlace> places() {
        std::vector<MarkPlace> found;
        std::size_t j = spots_.size();
        for (std::size_t i = marks_.size(); i > 0; --i) {
            if (best(i, j) == best(i - 1, j)) continue;
            while (best(i, j - 1) == best(i, j)) --j;
            --j;
            found.push_back({marks_[i - 1], spots_[j].at, spots_[j].from});
        }
        std::reverse(found.begin(), found.end());
        return found;
    }

    std::string_view text_;
    const std::vector<NumberMark>& marks_;
    const std::vector<Spot>& spots_;
    std::vector<int> best_;
};

/// Each once, where the list itself has it; else where it stands above the first of its parts.
std::vector<NumberMark> marks_of(const std::vector<std::string>& numbers) {
    const std::set<std::string> named(numbers.begin(), numbers.end());
    std::vector<NumberMark> marks;
    std::set<std::string> known;
    for (const std::string& number : numbers) {
        for (NumberMark& mark : rules::marks_of(number)) {
            const bool stands_elsewhere = mark.number != number && named.contains(mark.number);
            if (!stands_elsewhere && known.insert(mark.number).second) marks.push_back(std::move(mark));
        }
    }
    return marks;
}

/// Numbers that have no place in their order, and stand at the beginning of one line only.
void add_out_of_order(std::string_view text, const std::vector<NumberMark>& marks, const std::vector<Spot>& spots,
                      std::vector<MarkPlace>& places) {
    std::set<std::string> placed;
    std::set<std::size_t> taken;
    for (const MarkPlace& place : places) {
        placed.insert(place.mark.number);
        taken.insert(place.at);
    }
    for (const NumberMark& mark : marks) {
        if (placed.contains(mark.number) || !form_of(mark.mark)) continue;
        std::vector<Spot> found;
        for (const Spot& spot : spots)
            if (!taken.contains(spot.at) && weight(text, spot, mark.mark) >= kNamed) found.push_back(spot);
        if (found.size() == 1 && taken.insert(found.front().at).second)
            places.push_back({mark, found.front().at, found.front().from});
    }
    std::sort(places.begin(), places.end(), [](const MarkPlace& a, const MarkPlace& b) { return a.at < b.at; });
}

/// The first of the parts of a clause that no list has.
std::optional<MarkPlace> first_part(std::string_view text, const Spot& spot, const MarkPlace& before) {
    if (before.is_listed || before.mark.mark.starts_with('(')) return std::nullopt;
    for (const std::string first : {"(a)", "(A)", "(i)", "(1)"}) {
        const auto found = mark_at(text.substr(spot.at), first);
        if (found && found->likeness == Likeness::exact)
            return MarkPlace{{before.mark.number + first, first}, spot.at, spot.from, false};
    }
    return std::nullopt;
}

/// A mark of no list that goes on the series of the place before it, or of a number above that.
std::optional<MarkPlace> going_on(std::string_view text, const Spot& spot, const MarkPlace& before) {
    for (const NumberMark& above : rules::marks_of(before.mark.number)) {
        for (const std::string& next : marks_after(above.mark)) {
            const auto found = mark_at(text.substr(spot.at), next);
            const bool stands_alone = next.front() == '(' || text[spot.at + next.size()] == '.';
            if (!found || found->likeness != Likeness::exact || !stands_alone) continue;
            const std::string stem = above.number.substr(0, above.number.size() - above.mark.size());
            return MarkPlace{{stem + next, next}, spot.at, spot.from, false};
        }
    }
    return std::nullopt;
}

/// A mark of no list that has the form of those that stand in the print, of any form where it stands apart or is named.
std::optional<MarkPlace> of_same_form(std::string_view text, const Spot& spot, const std::vector<MarkPlace>& places) {
    std::set<MarkForm> forms;
    for (const MarkPlace& place : places)
        if (const auto form = form_of(place.mark.mark)) forms.insert(*form);
    const bool is_apart = !places.empty() && is_after_blank_line(text, spot.from);
    if (spot.is_named() || is_apart) forms = {MarkForm::number, MarkForm::dotted, MarkForm::numeral};
    const auto mark = mark_of_form(text.substr(spot.at), forms, spot.is_named());
    if (!mark) return std::nullopt;
    return MarkPlace{{*mark, *mark}, spot.at, spot.from, false};
}

void add_unlisted(std::string_view text, const std::vector<Spot>& spots, const std::set<std::string>& listed,
                  std::vector<MarkPlace>& places) {
    std::vector<MarkPlace> all;
    auto next = places.begin();
    for (const Spot& spot : spots) {
        if (next != places.end() && next->at == spot.at) {
            all.push_back(*next++);
        } else if (spot.begins_line) {
            auto found = all.empty() ? std::nullopt : going_on(text, spot, all.back());
            if (!found) found = of_same_form(text, spot, places);
            if (!found && !all.empty()) found = first_part(text, spot, all.back());
            if (found && !listed.contains(found->mark.number)) all.push_back(*found);
        }
    }
    places = std::move(all);
}

/// What only leads in what stands after it belongs to the clause.
bool leads_in(std::string_view section) {
    return trim(section).ends_with(':');
}

/// Where headings and notes stand between a number and the end of the text, but for one that only leads in what is
/// next.
std::vector<std::size_t> sections_in(std::string_view text, const std::vector<Spot>& spots, std::size_t number) {
    std::vector<std::size_t> sections;
    for (const Spot& spot : spots)
        if (spot.begins_line && spot.at > number && spot.at < text.size() && begins_section(text, spot.from))
            sections.push_back(spot.from);
    if (!sections.empty() && leads_in(text.substr(sections.back()))) sections.pop_back();
    return sections;
}

/// What has no number: what stands before the first, and behind each from a heading or a note on.
void add_sections(std::string_view text, const std::vector<Spot>& spots, std::vector<MarkPlace>& places) {
    const std::size_t first = places.empty() ? text.size() : places.front().from;
    std::vector<MarkPlace> all;
    if (!trim(text.substr(0, first)).empty()) all.push_back({{}, 0, 0});
    for (std::size_t i = 0; i < places.size(); ++i) {
        all.push_back(places[i]);
        const std::size_t end = i + 1 < places.size() ? places[i + 1].from : text.size();
        for (const std::size_t section : sections_in(text.substr(0, end), spots, places[i].at))
            all.push_back({{}, section, section});
    }
    places = std::move(all);
}

std::string in_one_line(std::string_view text) {
    std::string words;
    for (const char c : text) {
        if (!is_blank(c) && c != '\n') {
            words += c;
        } else if (!words.empty() && words.back() != ' ') {
            words += ' ';
        }
    }
    return std::string(trim(words));
}

PrintedClause clause_at(std::string_view text, const MarkPlace& place, std::size_t end) {
    return {.number = place.mark.number,
            .mark = std::string(text.substr(place.at, place.mark.mark.size())),
            .words = in_one_line(text.substr(place.from, end - place.from)),
            .line = 1 + static_cast<int>(
                            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place.at), '\n')),
            .is_listed = place.is_listed};
}

/// Numbers whose place is neither known nor that of a number above them.
std::vector<std::string> without_place(const std::vector<std::string>& numbers, const std::vector<MarkPlace>& places) {
    std::set<std::string> found;
    for (const MarkPlace& place : places) found.insert(place.mark.number);
    std::vector<std::string> missing;
    for (const std::string& number : numbers) {
        const std::string cited = number.substr(0, number.find(' '));
        const auto marks = rules::marks_of(cited);
        if (marks.empty() || !found.contains(marks.back().number)) missing.push_back(number);
    }
    return missing;
}

}  // namespace

Result<Printed> cut_at_numbers(std::string_view text, const std::vector<std::string>& numbers) {
    const std::vector<NumberMark> marks = marks_of(numbers);
    const std::vector<Spot> all = spots_in(text);
    std::vector<Spot> spots = all;
    std::erase_if(spots, [&](const Spot& spot) {
        return std::none_of(marks.begin(), marks.end(),
                            [&](const NumberMark& mark) { return weight(text, spot, mark.mark) > 0; });
    });
    if (spots.size() > kMostSpots) {
        return failure(ErrorCode::too_large, "has more numbers than a print of laws", {},
                       "give the text of one code of laws");
    }
    std::vector<MarkPlace> places = Alignment(text, marks, spots).run();
    add_out_of_order(text, marks, spots, places);
    std::set<std::string> listed;
    for (const NumberMark& mark : marks) listed.insert(mark.number);
    add_unlisted(text, all, listed, places);
    add_sections(text, all, places);

    const std::set<std::string> named(numbers.begin(), numbers.end());
    Printed printed;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t end = i + 1 < places.size() ? places[i + 1].from : text.size();
        printed.clauses.push_back(clause_at(text, places[i], end));
        const std::string& number = places[i].mark.number;
        printed.clauses.back().is_lead_in = !number.empty() && places[i].is_listed && !named.contains(number);
    }
    printed.not_found = without_place(numbers, places);
    return printed;
}

}  // namespace jadoube::rules
