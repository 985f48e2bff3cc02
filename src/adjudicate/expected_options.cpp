#include "adjudicate/expected_options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/json.hpp"

namespace jadoube::adjudicate {
namespace {

using Texts = std::vector<std::string>;

std::string sorted_text(Texts words) {
    std::sort(words.begin(), words.end());
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string option_text(std::string action, const std::string& man, const std::string& words,
                        const std::optional<Texts>& moves) {
    std::string text = std::move(action);
    for (const std::string& word : {man, words}) {
        if (!word.empty()) text += " " + word;
    }
    if (moves && !moves->empty()) text += ": " + sorted_text(*moves);
    return text;
}

std::optional<Millis> time_in(const Json& clocks, std::string_view key) {
    return clocks.find(key) != nullptr ? std::optional(Millis{clocks.number(key)}) : std::nullopt;
}

std::string clocks_text(const std::optional<Millis>& white, const std::optional<Millis>& black) {
    std::string text;
    if (white) text += fmt::format(" white {}", white->count);
    if (black) text += fmt::format(" black {}", black->count);
    return text;
}

/// Those that are expected.
bool are_set(const std::optional<ClockAnswer>& clock, const Json& wanted) {
    const auto is_set = [](const std::optional<Millis>& expected, const std::optional<Millis>& found) {
        return !expected || expected == found;
    };
    return clock && is_set(time_in(wanted, "white_ms"), clock->after.white) &&
           is_set(time_in(wanted, "black_ms"), clock->after.black);
}

bool meets(const Option& option, const Json& wanted) {
    const Json* moves = wanted.find("moves");
    if (wanted.find("do") != nullptr && wanted.text("do") != to_text(option.action)) return false;
    if (wanted.find("words") != nullptr && wanted.text("words") != to_text(option.about)) return false;
    if (wanted.text("man") != to_text(option.man) && (wanted.find("do") != nullptr || wanted.find("man") != nullptr))
        return false;
    if (const Json* clocks = wanted.find("clocks"); clocks != nullptr && !are_set(option.clock, *clocks)) return false;
    if (moves == nullptr) return !option.moves || option.moves->empty();
    return sorted_text(texts_of(*moves)) == sorted_text(option.moves.value_or(Texts{}));
}

}  // namespace

std::vector<std::string> texts_of(const Json& json) {
    Texts texts;
    if (const std::string* one = json.if_string()) texts.push_back(*one);
    if (const JsonArray* items = json.if_array()) {
        for (const Json& item : *items)
            if (item.if_string() != nullptr) texts.push_back(*item.if_string());
    }
    return texts;
}

bool all_meet(const std::vector<Option>& found, const Json& expected) {
    const JsonArray none;
    const JsonArray& items = expected.if_array() != nullptr ? *expected.if_array() : none;
    std::vector<bool> taken(found.size());
    return items.size() == found.size() && std::all_of(items.begin(), items.end(), [&](const Json& item) {
               for (std::size_t at = 0; at < found.size(); ++at)
                   if (!taken[at] && meets(found[at], item)) {
                       taken[at] = true;
                       return true;
                   }
               return false;
           });
}

std::string bracketed(Texts texts) {
    std::sort(texts.begin(), texts.end());
    std::string all;
    for (const std::string& text : texts) all += "[" + text + "]";
    return all;
}

std::vector<std::string> texts_of_options(const std::vector<Option>& options) {
    Texts texts;
    for (const Option& option : options) {
        std::string text =
            option_text(to_text(option.action), to_text(option.man), to_text(option.about), option.moves);
        if (option.clock) text += clocks_text(option.clock->after.white, option.clock->after.black);
        texts.push_back(std::move(text));
    }
    return texts;
}

std::vector<std::string> expected_options(const Json& wanted) {
    Texts expected;
    if (const JsonArray* items = wanted.if_array()) {
        for (const Json& item : *items) {
            const Json* moves = item.find("moves");
            const auto listed = moves != nullptr ? std::optional(texts_of(*moves)) : std::nullopt;
            std::string text = option_text(item.text("do"), item.text("man"), item.text("words"), listed);
            if (const Json* clocks = item.find("clocks"))
                text += clocks_text(time_in(*clocks, "white_ms"), time_in(*clocks, "black_ms"));
            expected.push_back(std::move(text));
        }
    }
    return expected;
}

std::string named(const rules::DoWord& action, const MenOfOption& man) {
    return option_text(to_text(action), to_text(man), {}, std::nullopt);
}

std::string comparable_fen(chess::Setup setup) {
    const auto position = chess::Position::from(setup);
    bool is_used = false;
    if (position && setup.en_passant) {
        for (const chess::Move move : position->legal_moves())
            is_used = is_used || move.kind() == chess::Move::Kind::en_passant;
    }
    if (!is_used) setup.en_passant.reset();
    return chess::to_fen(setup);
}

std::string comparable_fen(const std::string& fen) {
    const auto setup = chess::parse_fen(fen);
    return setup ? comparable_fen(*setup) : fen;
}

}  // namespace jadoube::adjudicate
