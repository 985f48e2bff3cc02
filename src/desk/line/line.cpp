#include "desk/line/line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "desk/line/forms.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

constexpr std::size_t kLongestLine = 1000;
constexpr std::string_view kNote = "note:";

std::string quoted(const Saying& saying) {
    return fmt::format("'{}'", saying.says);
}

/// What the line tells up to the part in which something is not understood; empty where that is nothing, or a question.
std::string read_without(const std::vector<Element>& elements, const std::optional<chess::Setup>& position) {
    std::vector<Element> rest;
    std::vector<Element> part;
    bool goes_on = true;
    const auto flush = [&] {
        const bool is_clear = std::ranges::none_of(part, [](const Element& element) {
            return element.kind == Element::Kind::unknown || element.kind == Element::Kind::doubt;
        });
        goes_on = goes_on && is_clear;
        if (goes_on) rest.insert(rest.end(), part.begin(), part.end());
        part.clear();
    };
    for (const Element& element : elements) {
        if (element.kind == Element::Kind::stop) {
            flush();
            if (goes_on && !rest.empty()) rest.push_back(element);
        } else {
            part.push_back(element);
        }
    }
    flush();
    const auto read = LineReader(position).read(rest);
    return read && !read->acts.empty() ? to_line(*read, position) : std::string();
}

/// Words that may turn what stands beside them into its opposite, into another time, or into what might be.
bool may_turn(std::string_view word) {
    constexpr std::string_view kTurning[] = {
        "not",   "no",      "never",  "without", "if",      "may",     "might",  "maybe", "could",
        "would", "should",  "or",     "almost",  "nearly",  "only",    "unless", "until", "before",
        "after", "nothing", "nobody", "either",  "neither", "can",     "was",    "were",  "is",
        "got",   "about",   "think",  "meant",   "instead", "thought", "told",   "tell",  "wrong"};
    return std::ranges::find(kTurning, basic_form(lower(word))) != std::end(kTurning);
}

/// What the line would tell without the words that are not understood; empty where they may turn it round, or the rest
/// tells nothing.
std::string read_past(const std::vector<Element>& elements, const std::optional<chess::Setup>& position) {
    std::vector<Element> rest;
    for (const Element& element : elements) {
        const bool is_unknown = element.kind == Element::Kind::unknown;
        if (is_unknown && may_turn(element.text)) return {};
        if (!is_unknown && element.kind != Element::Kind::doubt) rest.push_back(element);
    }
    const auto read = LineReader(position).read(rest);
    return read && !read->acts.empty() ? to_line(*read, position) : std::string();
}

/// Words that no row has: all of them, with what is nearest.
Error not_understood(const std::vector<Element>& elements, std::string_view line,
                     const std::optional<chess::Setup>& position) {
    std::vector<std::string> unknown;
    for (const Element& element : elements)
        if (element.kind == Element::Kind::unknown) unknown.push_back("'" + element.text + "'");
    std::string all;
    for (const Element& element : elements)
        if (element.kind == Element::Kind::unknown) all += element.text + " ";
    auto near = nearest_sayings(all);
    for (const Saying* more : nearest_sayings(line)) {
        const bool is_known = std::ranges::count(near, more) > 0 ||
                              std::ranges::any_of(elements, [&](const Element& one) { return one.saying == more; });
        if (!is_known && near.size() < 3) near.push_back(more);
    }
    const std::string past = read_past(elements, position);
    const std::string rest = past.empty() ? read_without(elements, position) : past;
    std::vector<std::string> nearest;
    for (const Saying* saying : near) nearest.push_back(quoted(*saying));
    std::string hint = nearest.empty() ? "" : "is it " + list_of(nearest, "or") + "? ";
    constexpr std::size_t kMostShown = 120;  // a hint is short
    if (!rest.empty() && rest.size() <= kMostShown) {
        hint += past.empty() ? fmt::format("Up to there it is read as: {}. ", rest)
                             : fmt::format("Or no more than: {}? ", rest);
    }
    hint += "Say it otherwise ('jadoube words'), or put it behind 'note:', which is kept as it is";
    return question(fmt::format("{} {} not understood", list_of(unknown), unknown.size() == 1 ? "was" : "were"), {},
                    std::move(hint));
}

}  // namespace

Result<LineRead> read_line(std::string_view line, const std::optional<chess::Setup>& position) {
    if (line.size() > kLongestLine) {
        return tl::unexpected<Error>(question(fmt::format("the line has {} bytes", line.size()), {},
                                              fmt::format("write at most {}", kLongestLine)));
    }
    const std::size_t note = lower(line).find(kNote);
    std::string remark;
    if (note != std::string::npos) {
        remark = trim(line.substr(note + kNote.size()));
        line = line.substr(0, note);
    }
    const std::vector<Element> elements = elements_of(line);
    const auto has = [&](Element::Kind kind) {
        return std::ranges::any_of(elements, [&](const Element& element) { return element.kind == kind; });
    };
    if (has(Element::Kind::unknown)) return tl::unexpected<Error>(not_understood(elements, line, position));
    if (has(Element::Kind::doubt)) {
        return tl::unexpected<Error>(question("a question mark: did it happen?", std::string(trim(line)),
                                              "write what is certain without it, and the rest behind 'note:'"));
    }
    auto read = LineReader(position).read(elements);
    if (read && !remark.empty()) read->remark += (read->remark.empty() ? "" : "; ") + remark;
    return read;
}

}  // namespace jadoube::desk
