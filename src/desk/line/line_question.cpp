#include "desk/line/line_question.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "desk/line/forms.hpp"
#include "desk/line/line_reader.hpp"
#include "desk/line/nearest_sayings.hpp"

namespace jadoube::desk {
namespace {

using Elements = std::vector<Element>;
using Kind = Element::Kind;

bool turns(const Element& element) {
    return element.kind == Kind::doubt || (element.kind == Kind::unknown && may_turn(basic_form(lower(element.text))));
}

bool is_clear(const Element& element) {
    return element.kind != Kind::unknown && element.kind != Kind::doubt;
}

/// The parts between stops, each with the stop behind it.
std::vector<Elements> clauses_of(const Elements& elements) {
    std::vector<Elements> clauses(1);
    for (const Element& element : elements) {
        const bool ends_doubt = element.kind == Kind::doubt;
        clauses.back().push_back(element);
        if (element.kind == Kind::stop || ends_doubt) clauses.emplace_back();
    }
    return clauses;
}

/// The line without what was not understood: single words, or the whole clause where one of them may turn it round.
Elements without_unclear(const Elements& elements, bool keeps_clauses) {
    Elements rest;
    for (const Elements& clause : clauses_of(elements)) {
        const bool is_all_clear = std::ranges::all_of(clause, is_clear);
        const bool is_dropped = std::ranges::any_of(clause, turns) || (!keeps_clauses && !is_all_clear);
        if (is_dropped) {
            static const Element kStop{Kind::stop, ";"};
            if (!rest.empty()) rest.push_back(kStop);
            continue;
        }
        std::ranges::copy_if(clause, std::back_inserter(rest), is_clear);
    }
    return rest;
}

bool tells_act(const Elements& elements) {
    return std::ranges::any_of(elements, [](const Element& element) {
        return element.as<rules::ActWord>() != nullptr || element.as<Did>() != nullptr ||
               element.as<Found>() != nullptr || element.as<rules::Ground>() != nullptr || element.kind == Kind::move;
    });
}

/// What the rest tells, said again; or the question that it leaves. Neither where it tells nothing.
struct Rest {
    std::string said = {};
    std::optional<Error> question = {};
};
Rest rest_of(const Elements& elements, const std::optional<chess::Setup>& position) {
    Rest rest;
    for (const bool keeps_clauses : {true, false}) {
        const Elements clear = without_unclear(elements, keeps_clauses);
        const auto read = LineReader(position).read(clear);
        constexpr std::size_t kMostShown = 130;  // a hint is short
        if (read && !read->acts.empty()) rest.said = to_line(*read, position);
        if (rest.said.size() > kMostShown) rest.said.clear();
        if (!rest.said.empty()) return rest;
        if (!read && tells_act(clear) && !rest.question) rest.question = read.error();
    }
    return rest;
}

/// The words to ask about; small ones only where there are no others.
std::string unclear_words(const Elements& elements) {
    std::vector<std::string> all;
    std::vector<std::string> telling;
    for (const Element& element : elements) {
        if (element.kind != Kind::unknown) continue;
        all.push_back("'" + element.text + "'");
        if (!says_little(basic_form(lower(element.text)))) telling.push_back(all.back());
    }
    const auto& shown = telling.empty() ? all : telling;
    return shown.empty() ? std::string()
                         : fmt::format("{} {} not understood", list_of(shown), shown.size() == 1 ? "was" : "were");
}

/// What it may be, as it would be typed.
std::string nearest_to(const Elements& elements, std::string_view line) {
    std::string words;
    for (const Element& element : elements)
        if (element.kind == Kind::unknown) words += element.text + " ";
    auto near = nearest_sayings(words);
    for (const Saying* more : nearest_sayings(line)) {
        const bool is_known = std::ranges::count(near, more) > 0 ||
                              std::ranges::any_of(elements, [&](const Element& one) { return one.saying == more; });
        constexpr std::size_t kMost = 3;
        if (!is_known && near.size() < kMost) near.push_back(more);
    }
    std::vector<std::string> said;
    for (const Saying* saying : near) {
        const bool is_ground = std::get_if<rules::Ground>(&saying->meaning) != nullptr;
        said.push_back(fmt::format("'{}{}'", is_ground ? "claims " : "", saying->says));
    }
    return list_of(said, "or");
}

constexpr std::string_view kOtherwise =
    "Say it otherwise ('jadoube words'), or put it behind 'note:', which is kept as it is";

}  // namespace

Error asked_about(const Elements& elements, std::string_view line, const std::optional<chess::Setup>& position) {
    const std::string unclear = unclear_words(elements);
    const std::string nearest = unclear.empty() ? "" : nearest_to(elements, line);
    const Rest rest = rest_of(elements, position);
    if (unclear.empty()) {
        return question("a question mark: did it happen?", std::string(trim(line)),
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
    if (rest.question) {
        Error asked = *rest.question;
        asked.hint += fmt::format("; {}{}", unclear, nearest.empty() ? "" : ": is it " + nearest + "?");
        return asked;
    }
    return question(unclear, {}, (nearest.empty() ? "" : "is it " + nearest + "? ") + std::string(kOtherwise));
}

}  // namespace jadoube::desk
