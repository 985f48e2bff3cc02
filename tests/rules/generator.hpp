// Random conditions and rulesets for properties. The sequence is fixed, so a failure can be repeated.
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "rules/ruleset.hpp"
#include "rules/standing.hpp"

namespace jadoube::rules::samples {

/// What is known of some facts; those absent are unknown.
using Known = std::map<std::string, Values>;

class Generator {
public:
    explicit Generator(unsigned seed) : random_(seed) {}

    /// From 0 to below.
    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

    std::string fact() { return "fact" + std::to_string(below(5)); }

    Condition condition(int depth) {
        const int kind = depth == 0 ? 3 : below(4);
        if (kind == 3) return test();
        Condition condition{.kind = kind == 0 ? Condition::Kind::all : Condition::Kind::any};
        if (kind == 2) condition.kind = Condition::Kind::negation;
        const int parts = kind == 2 ? 1 : 1 + below(3);
        for (int i = 0; i < parts; ++i) condition.parts.push_back(this->condition(depth - 1));
        return condition;
    }

    /// Every fact is a number from 0 to 2, or unknown.
    Known known() {
        Known all;
        for (int i = 0; i < 5; ++i) {
            const int value = below(4);
            if (value < 3) all["fact" + std::to_string(i)] = {std::int64_t{value}};
        }
        return all;
    }

    /// Articles on one kind of incident that except each other at random.
    Ruleset ruleset(int articles) {
        Ruleset ruleset;
        for (int i = 0; i < articles; ++i) {
            Article article{.id = std::to_string(i + 1), .triggers = {Kind::touch}, .when = condition(2)};
            for (int j = below(3); j > 0; --j) article.exception_to.push_back(std::to_string(1 + below(articles)));
            ruleset.articles.push_back(article);
        }
        return ruleset;
    }

    template <typename Items>
    void shuffle(Items& items) {
        std::shuffle(items.begin(), items.end(), random_);
    }

private:
    Condition test() {
        Condition condition{.kind = Condition::Kind::test, .fact = fact()};
        const int kind = below(4);
        const std::int64_t number = below(3);
        if (kind == 0) condition.wanted = {.kind = Wanted::Kind::one_of, .values = {number}};
        if (kind == 1) condition.wanted = {.kind = Wanted::Kind::none_of, .values = {number}};
        if (kind == 2) condition.wanted = {.kind = Wanted::Kind::at_least, .bound = number};
        if (kind == 3) condition.wanted = {.kind = Wanted::Kind::at_most, .bound = number};
        return condition;
    }

    std::mt19937 random_;
};

[[nodiscard]] inline Truth evaluate_with(const Condition& condition, const Known& known) {
    return evaluate(
        condition,
        [&](const std::string& fact) -> std::optional<Values> {
            const auto found = known.find(fact);
            if (found == known.end()) return std::nullopt;
            return found->second;
        },
        [](const std::string&) { return std::nullopt; });
}

}  // namespace jadoube::rules::samples
