#include "rules/compare/article_pairs.hpp"

#include <algorithm>
#include <map>

#include "rules/compare/canonical.hpp"

namespace jadoube::rules {
namespace {

using Tests = std::map<std::string, const Wanted*>;

/// The facts that must all be as wanted, where the condition says nothing else.
Tests tests_by_fact(const Condition& condition) {
    Tests tests;
    for (const Condition& part : condition.parts) {
        if (condition.kind != Condition::Kind::all || part.kind != Condition::Kind::test) return {};
        tests.emplace(part.fact, &part.wanted);
    }
    return tests;
}

struct Side {
    const Article* article;
    const Ruleset* ruleset;
    CanonicalArticle spelt;
    bool taken = false;
};

std::vector<Side> sides(const std::vector<const Article*>& articles, const Ruleset& ruleset) {
    std::vector<Side> result;
    for (const Article* article : articles) result.push_back({article, &ruleset, canonical(*article, ruleset)});
    return result;
}

int alike(const CanonicalPart& a, const CanonicalPart& b, int weight) {
    if (a.text == b.text) return weight;
    return a.shape == b.shape ? weight - 1 : 0;
}

/// Values among which there is one that meets the test, if it can be met at all.
Values values_near(const Wanted& wanted, const Ruleset& ruleset) {
    if (wanted.kind == Wanted::Kind::one_of || wanted.kind == Wanted::Kind::none_of) return wanted.values;
    if (const auto* number = std::get_if<std::int64_t>(&wanted.bound)) return {*number};
    const auto number = ruleset.parameter(std::get<std::string>(wanted.bound), Play::standard);
    return number ? Values{*number} : Values{};
}

/// Whether some value meets what both sides want of a fact.
bool can_both_hold(const Wanted& a, const Side& of_a, const Wanted& b, const Side& of_b) {
    const auto met = [](const Value& value, const Wanted& wanted, const Side& side) {
        const auto number = [&](const std::string& name) { return side.ruleset->parameter(name, Play::standard); };
        return meets({value}, wanted, number) == Truth::yes;
    };
    Values values = values_near(a, *of_a.ruleset);
    const Values more = values_near(b, *of_b.ruleset);
    values.insert(values.end(), more.begin(), more.end());
    return std::any_of(values.begin(), values.end(),
                       [&](const Value& value) { return met(value, a, of_a) && met(value, b, of_b); });
}

/// Whether both test the same facts, and in one case at least both find what they want.
bool overlap(const Side& a, const Side& b) {
    const Tests one = tests_by_fact(a.article->when);
    const Tests other = tests_by_fact(b.article->when);
    return !one.empty() && one.size() == other.size() && std::all_of(one.begin(), one.end(), [&](const auto& test) {
        const auto found = other.find(test.first);
        return found != other.end() && can_both_hold(*test.second, a, *found->second, b);
    });
}

int likeness_of_conditions(const Side& a, const Side& b) {
    constexpr int kSame = 5;
    const bool is_conditional = !tests_of(a.article->when).empty();
    const int same = alike(a.spelt.when, b.spelt.when, is_conditional ? kSame : 2);
    return same == 0 && overlap(a, b) ? kSame - 2 : same;
}

/// How well two articles answer each other; nothing in common that tells: 0.
int likeness(const Side& a, const Side& b) {
    const int remedies = alike(a.spelt.then, b.spelt.then, 8);
    const bool is_conditional = !tests_of(a.article->when).empty();
    const int conditions = likeness_of_conditions(a, b);
    const int number = a.article->id == b.article->id ? 4 : 0;
    if (remedies == 0 && number == 0 && (conditions == 0 || !is_conditional)) return 0;
    const int window = alike(a.spelt.until, b.spelt.until, 2);
    const int raisers = a.spelt.raised_by == b.spelt.raised_by ? 1 : 0;
    const int kinds = a.article->triggers == b.article->triggers ? 2 : 0;
    return remedies + conditions + number + window + raisers + kinds;
}

/// In what two articles differ.
class Comparison {
public:
    Comparison(const Side& a, const Side& b) : a_(a.spelt), b_(b.spelt) {}

    std::vector<Difference> run() {
        add(Aspect::conditions, a_.when, b_.when);
        if (a_.raised_by != b_.raised_by) differences_.push_back({Aspect::raised_by});
        add(Aspect::window, a_.until, b_.until);
        add(Aspect::remedies, a_.then, b_.then);
        if (a_.finding != b_.finding) differences_.push_back({Aspect::finding});
        return std::move(differences_);
    }

private:
    void add(Aspect part, const CanonicalPart& a, const CanonicalPart& b) {
        if (a.text != b.text) differences_.push_back({a.shape == b.shape ? Aspect::numbers : part, part});
    }

    const CanonicalArticle& a_;
    const CanonicalArticle& b_;
    std::vector<Difference> differences_;
};

struct Candidate {
    int likeness;
    std::size_t a;
    std::size_t b;
};

/// All that could pair, the likeliest first; among equals in the order of the codes.
std::vector<Candidate> candidates(const std::vector<Side>& a, const std::vector<Side>& b) {
    std::vector<Candidate> all;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            if (const int how = likeness(a[i], b[j]); how > 0) all.push_back({how, i, j});
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Candidate& one, const Candidate& other) { return one.likeness > other.likeness; });
    return all;
}

std::vector<const Article*> left_over(const std::vector<Side>& sides) {
    std::vector<const Article*> articles;
    for (const Side& side : sides)
        if (!side.taken) articles.push_back(side.article);
    return articles;
}

}  // namespace

KindsDiff paired(const std::vector<const Article*>& a, const Ruleset& of_a, const std::vector<const Article*>& b,
                 const Ruleset& of_b) {
    std::vector<Side> left = sides(a, of_a);
    std::vector<Side> right = sides(b, of_b);
    KindsDiff result;
    for (const Candidate& candidate : candidates(left, right)) {
        Side& one = left[candidate.a];
        Side& other = right[candidate.b];
        if (one.taken || other.taken) continue;
        one.taken = true;
        other.taken = true;
        result.pairs.push_back({one.article, other.article, Comparison(one, other).run()});
    }
    std::stable_sort(result.pairs.begin(), result.pairs.end(), [&](const ArticlePair& one, const ArticlePair& other) {
        return std::find(a.begin(), a.end(), one.a) < std::find(a.begin(), a.end(), other.a);
    });
    result.only_a = left_over(left);
    result.only_b = left_over(right);
    return result;
}

}  // namespace jadoube::rules
