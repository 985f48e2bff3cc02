// Topics: families of kinds of incident that people ask about together. Every kind belongs to one at least.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/vocabulary/kind.hpp"
#include "rules/vocabulary/move_words.hpp"

namespace jadoube::rules {

struct Article;

struct Topic {
    std::string_view name;  // as it is typed: "out-of-turn"
    std::vector<Kind> kinds;
    std::vector<MovementRule> movement = {};   // that belong to it
    std::vector<std::string_view> facts = {};  // an article of any kind that tests one of these is about it too
};

/// All topics; the last one has the kinds that no other has.
[[nodiscard]] std::span<const Topic> topics();
[[nodiscard]] const Topic* topic_named(std::string_view name);
[[nodiscard]] std::vector<std::string> topic_names();

/// Whether the article decides something about the topic, or enforces a rule of movement of it.
[[nodiscard]] bool is_about(const Article& article, const Topic& topic);

/// The kinds of the topic that have no sub-kinds, in the order of the vocabulary.
[[nodiscard]] std::vector<Kind> single_kinds(const Topic& topic);

}  // namespace jadoube::rules
