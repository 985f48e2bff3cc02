#include "desk/line/line_question.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/elements/nearest_sayings.hpp"
#include "desk/reading/line_reader.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/words/forms.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kAfter = "after", kBefore = "before";

bool turns(const Element& element) {
    return element.kind == Element::Kind::doubt ||
           (element.kind == Element::Kind::unknown && may_turn(basic_form(lower(element.text))));
}

bool is_clear(const Element& element) {
    return element.kind != Element::Kind::unknown && element.kind != Element::Kind::doubt;
}

/// The parts between stops, each with the stop behind it.
std::vector<std::vector<Element>> clauses_of(const std::vector<Element>& elements) {
    std::vector<std::vector<Element>> clauses(1);
    for (const Element& element : elements) {
        const bool ends_doubt = element.kind == Element::Kind::doubt;
        clauses.back().push_back(element);
        if (element.kind == Element::Kind::stop || ends_doubt) clauses.emplace_back();
    }
    return clauses;
}

bool tells_act(const std::vector<Element>& elements) {
    return std::ranges::any_of(elements, [](const Element& element) {
        return element.as<rules::ActWord>() != nullptr || element.as<Did>() != nullptr ||
               element.as<Found>() != nullptr || element.as<rules::Ground>() != nullptr ||
               element.kind == Element::Kind::move;
    });
}

/// The line without what was not understood: single words, or the whole clause where one of them may turn it round.
/// Nothing where an act would go with its clause.
std::optional<std::vector<Element>> without_unclear(const std::vector<Element>& elements, bool keeps_clauses) {
    std::vector<Element> rest;
    for (const std::vector<Element>& clause : clauses_of(elements)) {
        const bool is_all_clear = std::ranges::all_of(clause, is_clear);
        const bool is_dropped = std::ranges::any_of(clause, turns) || (!keeps_clauses && !is_all_clear);
        if (!is_dropped) {
            std::ranges::copy_if(clause, std::back_inserter(rest), is_clear);
            continue;
        }
        if (tells_act(clause)) return std::nullopt;
        static const Element kStop{Element::Kind::stop, ";"};
        if (!rest.empty()) rest.push_back(kStop);
    }
    return rest;
}

/// A question that helps less than the rows that are near to the words.
bool is_weak(const Error& error) {
    return error.message == kNotTogether || error.message == kWhichMen || error.message == kWhatClaimed ||
           error.message == kGroundOfWin || error.message == kGroundOfDraw;
}

/// What the rest tells, said again; or the question that it leaves. Neither where it tells nothing.
struct Rest {
    std::string said = {};
    std::optional<Error> question = {};
};
Rest rest_of(const std::vector<Element>& elements, const std::optional<chess::Setup>& position) {
    Rest rest;
    for (const bool keeps_clauses : {true, false}) {
        const auto clear = without_unclear(elements, keeps_clauses);
        if (!clear) continue;
        const bool is_whole = std::ranges::none_of(elements, turns);  // what may turn the line leaves nothing to offer
        const auto read = LineReader(position).read(*clear);
        constexpr std::size_t kMostShown = 130;  // a hint is short
        if (read && is_whole && !read->acts.empty()) rest.said = to_line(*read, position);
        if (rest.said.size() > kMostShown) rest.said.clear();
        if (!rest.said.empty()) return rest;
        const bool is_better = !rest.question || is_weak(*rest.question);
        if (!read && tells_act(*clear) && is_better) rest.question = read.error();
    }
    return rest;
}

/// The words to ask about; small ones only where there are no others.
std::string unclear_words(const std::vector<Element>& elements) {
    std::vector<std::string> all;
    std::vector<std::string> telling;
    for (const Element& element : elements) {
        if (element.kind != Element::Kind::unknown) continue;
        all.push_back("'" + element.text + "'");
        if (!says_little(basic_form(lower(element.text)))) telling.push_back(all.back());
    }
    const auto& shown = telling.empty() ? all : telling;
    return shown.empty() ? std::string()
                         : fmt::format("{} {} not understood", list_of(shown), shown.size() == 1 ? "was" : "were");
}

/// What stands in most lines.
bool is_everyday(const Element& element) {
    using rules::ActWord;
    return element.is(ActWord::move) || element.is(ActWord::press) || element.is(ActWord::find) ||
           element.is(ActWord::claim) || element.is(ActWord::point_out);
}

/// What is known in the clauses of which something was not understood.
std::vector<const Saying*> known_beside(const std::vector<Element>& elements) {
    std::vector<const Saying*> known;
    for (const std::vector<Element>& clause : clauses_of(elements)) {
        if (std::ranges::all_of(clause, is_clear)) continue;
        for (const Element& element : clause)
            if (tells_act({element}) && element.saying != nullptr && !is_everyday(element))
                known.push_back(element.saying);
    }
    return known;
}

/// What it may be, as it would be typed.
std::string nearest_to(const std::vector<Element>& elements, std::string_view line, bool with_known) {
    std::string words;
    for (const Element& element : elements)
        if (element.kind == Element::Kind::unknown) words += element.text + " ";
    constexpr std::size_t kMost = 3;
    std::vector<const Saying*> near;
    const auto take = [&](const std::vector<const Saying*>& more, bool may_be_known) {
        for (const Saying* one : more) {
            const bool is_known = !may_be_known && std::ranges::any_of(elements, [&](const Element& element) {
                return element.saying == one;
            });
            if (!is_known && near.size() < kMost && std::ranges::count(near, one) == 0) near.push_back(one);
        }
    };
    if (with_known) take(known_beside(elements), true);
    take(nearest_sayings(words), true);
    take(nearest_sayings(line), false);
    std::vector<std::string> said;
    for (const Saying* saying : near) {
        const bool is_ground = std::get_if<rules::Ground>(&saying->meaning) != nullptr;
        said.push_back(fmt::format("'{}{}'", is_ground ? "claims " : "", saying->says));
    }
    return list_of(said, "or");
}

/// What to do about words that turn something round, where nothing is near to them.
std::string guidance(const std::vector<Element>& elements) {
    const bool is_order = std::ranges::any_of(elements, [](const Element& element) {
        return element.kind == Element::Kind::unknown && tells_order(basic_form(lower(element.text)));
    });
    return is_order ? "Write the acts in the order in which they happened, parted by ;, and the rest behind 'note:'"
                    : "Write what happened, parted by ;, and the rest behind 'note:'";
}

/// Read with the words for those that were probably mistyped; nothing where there are others too.
std::optional<Result<LineRead>> corrected(const std::vector<Element>& elements, std::string_view line,
                                          const std::optional<chess::Setup>& position) {
    std::string right(line);
    for (const Element& element : elements) {
        if (is_clear(element)) continue;
        const bool is_unknown = element.kind == Element::Kind::unknown;
        if (is_unknown && says_little(basic_form(lower(element.text)))) continue;  // it may belong to the word meant
        const auto meant = is_unknown ? typed_for(element.text) : std::nullopt;
        const std::size_t at = meant ? right.find(element.text) : std::string::npos;
        if (at == std::string::npos) return std::nullopt;
        right.replace(at, element.text.size(), *meant);
    }
    std::vector<Element> read_again = elements_of(right);
    std::erase_if(read_again, [](const Element& element) { return element.kind == Element::Kind::incidental; });
    if (!std::ranges::all_of(read_again, is_clear)) return std::nullopt;
    return LineReader(position).read(read_again);
}

bool is_perfect(const Element& element) {
    const std::string word = lower(element.text);
    constexpr std::string_view kWords[] = {"had", "hatte", "already", "schon", "bereits"};
    return element.kind == Element::Kind::unknown && std::ranges::find(kWords, word) != std::end(kWords);
}

/// "white's flag falls, black had resigned": with the clause of "had" before the rest.
std::string with_first(const std::vector<Element>& elements, std::vector<Element>::const_iterator had,
                       const std::optional<chess::Setup>& position) {
    const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
    const auto end = std::find_if(had, elements.end(), is_stop);
    auto begin = had;
    while (begin != elements.begin() && !is_stop(*std::prev(begin))) --begin;
    auto place = elements.begin();  // a press stands behind the move before it
    const bool is_press = std::any_of(had, end, [](const Element& one) { return one.is(rules::ActWord::press); });
    for (auto one = elements.begin(); is_press && one != begin; ++one)
        if (one->kind == Element::Kind::move || one->is(rules::ActWord::move))
            place = std::find_if(one, begin, is_stop);
    if (place != elements.begin() && place != begin) ++place;
    std::vector<Element> ordered(elements.begin(), place);
    ordered.insert(ordered.end(), begin, had);
    ordered.insert(ordered.end(), had + 1, end);
    ordered.push_back({Element::Kind::stop, ";"});
    ordered.insert(ordered.end(), place, begin);
    if (end != elements.end()) ordered.insert(ordered.end(), end + 1, elements.end());
    const auto read = LineReader(position).read(ordered);
    return read && read->acts.size() > 1 ? to_line(*read, position) : std::string();
}

/// A player presses a second time and has not moved in between: the press was told already.
bool presses_twice(const LineRead& read) {
    std::optional<adjudicate::Person> pressed;
    for (const adjudicate::Act& act : read.acts) {
        const bool is_press = std::holds_alternative<adjudicate::Press>(act.what);
        if (is_press && pressed == act.by) return true;
        if (is_press) pressed = act.by;
        if (adjudicate::is_move(act)) pressed.reset();
    }
    return false;
}

/// "claims after playing Kg7 and pressing", put in the order in which it happened; nothing where it does not stand so.
std::string in_order(const std::vector<Element>& elements, const std::optional<chess::Setup>& position) {
    const auto unclear = [](const Element& element) { return !is_clear(element); };
    const auto after = std::ranges::find_if(elements, unclear);
    const bool is_one = std::ranges::count_if(elements, unclear) == 1;
    if (!is_one) return {};
    if (is_perfect(*after)) return with_first(elements, after, position);
    const std::string word = basic_form(lower(after->text));
    if (word != kAfter && word != kBefore) return {};
    const bool is_told =
        after != elements.begin() && !std::prev(after)->is(Link::also) && std::prev(after)->kind != Element::Kind::stop;
    if (word == kBefore && !is_told) return {};
    const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
    const auto end = std::find_if(after, elements.end(), is_stop);
    auto begin = after;
    while (begin != elements.begin() && !is_stop(*std::prev(begin))) --begin;
    const auto who = std::find_if(begin, after, [](const Element& element) { return element.as<Who>() != nullptr; });
    const bool names = std::any_of(after, end, [](const Element& element) { return element.as<Who>() != nullptr; });
    std::vector<Element> ordered(elements.begin(), begin);
    const bool is_press = std::any_of(after, end, [](const Element& one) { return one.is(rules::ActWord::press); });
    const bool is_movers = is_press && begin != elements.begin();  // "objects after the press"
    const bool is_named = word == kAfter && who != after && !names && !is_movers;
    if (word == kBefore && !tells_act({std::next(after), end})) return {};
    const Element stop{Element::Kind::stop, ";"};
    if (word == kBefore) ordered.insert(ordered.end(), begin, after), ordered.push_back(stop);
    if (is_named) ordered.push_back(*who);
    ordered.insert(ordered.end(), after + 1, end);
    if (word == kAfter) ordered.push_back(stop), ordered.insert(ordered.end(), begin, after);
    ordered.insert(ordered.end(), end, elements.end());
    const auto read = LineReader(position).read(ordered);
    return read && read->acts.size() > 1 && !presses_twice(*read) ? to_line(*read, position) : std::string();
}

/// The clause with an act that one of its words may turn round, as typed; empty where there is none.
std::string turned_act(const std::vector<Element>& elements) {
    for (const std::vector<Element>& clause : clauses_of(elements)) {
        if (!tells_act(clause) || !std::ranges::any_of(clause, turns)) continue;
        std::string text;
        for (const Element& element : clause)
            if (element.kind != Element::Kind::stop) text += (text.empty() ? "" : " ") + element.text;
        return text;
    }
    return {};
}

constexpr std::string_view kWhatHappened = "what of this happened, and in which order?";
constexpr std::string_view kCertain = "is it certain that it happened?";

/// All words that turn the line say that it may not be so.
bool are_doubts(const std::vector<Element>& elements) {
    return std::ranges::all_of(elements, [](const Element& element) {
        return is_clear(element) || !turns(element) || says_doubt(basic_form(lower(element.text)));
    });
}

constexpr std::string_view kOtherwise =
    "Say it otherwise ('jadoube words'), or put it behind 'note:', which is kept as it is";

}  // namespace

Error asked_about(const std::vector<Element>& elements, std::string_view line,
                  const std::optional<chess::Setup>& position) {
    const std::string unclear = unclear_words(elements);
    if (const auto typed = corrected(elements, line, position)) {
        if (!*typed && !is_weak(typed->error())) return typed->error();  // what is open in any case
        if (*typed && !(*typed)->acts.empty())
            return question(unclear, {}, fmt::format("mistyped? Is it: {}? Type it so", to_line(**typed, position)));
    }
    if (const std::string ordered = in_order(elements, position); !ordered.empty())
        return order_question(std::string(trim(line)), ordered);
    const Rest rest = rest_of(elements, position);
    const std::string nearest = unclear.empty() ? "" : nearest_to(elements, line, rest.said.empty());
    if (unclear.empty()) {
        const std::string doubtful = turned_act(elements);
        return question("a question mark: did it happen?", doubtful.empty() ? std::string(trim(line)) : doubtful,
                        rest.said.empty()
                            ? "write what is certain without it, and the rest behind 'note:'"
                            : fmt::format("is this certain, and no more: {}? Type it so; if more is, write "
                                          "it without the mark",
                                          rest.said));
    }
    if (!rest.said.empty()) {
        return question(unclear, {},
                        fmt::format("is it {}{}nothing beyond this: {}? {}", nearest, nearest.empty() ? "" : ", or ",
                                    rest.said, kOtherwise));
    }
    if (rest.question && (nearest.empty() || !is_weak(*rest.question))) {
        Error asked = *rest.question;
        asked.hint += fmt::format("; {}{}", unclear, nearest.empty() ? "" : ": is it " + nearest + "?");
        return asked;
    }
    std::string hint = nearest.empty() ? "" : "is it " + nearest + "? ";
    const std::string turned = turned_act(elements);
    if (!turned.empty())
        return question(std::string(are_doubts(elements) ? kCertain : kWhatHappened), turned,
                        hint + guidance(elements));
    return question(unclear, {}, hint + (nearest.empty() ? guidance(elements) : std::string(kOtherwise)));
}

}  // namespace jadoube::desk
