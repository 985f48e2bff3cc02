#include "rules/grammar/references.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bitset>
#include <map>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/standing.hpp"

namespace jadoube::rules {
namespace {

/// The articles of a ruleset by their ids: all that a reference can cover stand together.
class ById {
public:
    explicit ById(const std::vector<Article>& articles) {
        for (const Article& article : articles) sorted_.push_back(&article);
        std::stable_sort(sorted_.begin(), sorted_.end(), [](const auto* a, const auto* b) { return a->id < b->id; });
    }

    /// The first in the file that has this id; there is one.
    [[nodiscard]] const Article& first_of(const std::string& id) const { return **at(id); }

    [[nodiscard]] std::vector<const Article*> covered_by(const std::string& reference) const {
        std::vector<const Article*> covered;
        for (auto one = at(reference); one != sorted_.end() && (*one)->id.starts_with(reference); ++one)
            if (covers(reference, (*one)->id)) covered.push_back(*one);
        return covered;
    }

private:
    /// The first whose id is that or comes after it.
    [[nodiscard]] std::vector<const Article*>::const_iterator at(const std::string& id) const {
        return std::lower_bound(sorted_.begin(), sorted_.end(), id,
                                [](const Article* article, const std::string& wanted) { return article->id < wanted; });
    }

    std::vector<const Article*> sorted_;
};

/// A set of incidents, by their places in the list of those that are possible; it throws where there are more.
using Incidents = std::bitset<256>;

class Checker {
public:
    Checker(const Ruleset& ruleset, Notes& notes) : ruleset_(ruleset), notes_(notes), by_id_(ruleset.articles) {}

    void check() {
        check_clauses();
        check_group_names();
        check_circles();
        for (const Article& article : ruleset_.articles) {
            check_id(article);
            check_named(article, "exception_to", article.exception_to);
            check_named(article, "cites", article.cites);
            for (const Condition* test : tests_of(article)) check_counted(article, *test);
            for (const Remedy& remedy : article.then) {
                check_nesting(article, remedy, {});
                check_deferral(article, remedy);
            }
        }
        // An article of which the trigger is misspelt seems to inform only.
        if (notes_.empty()) check_conditions_of_informing();
    }

private:
    struct Inside {
        bool choice = false;
        bool each = false;
    };

    void check_id(const Article& article) {
        const Article& first = by_id_.first_of(article.id);
        if (&first == &article || article.id.empty()) return;
        const bool is_in_base = !first.written.is_known() || !article.written.is_known();
        notes_.add_at(std::max(first.written, article.written), ErrorCode::bad_ruleset,
                      fmt::format("a second article '{}'", article.id),
                      is_in_base ? std::string("the base has one; list this one under 'replaces'")
                                 : fmt::format("the first stands on line {}", first.written.line));
    }

    /// The clauses by which numbers hold are articles that only inform: what they say is the number.
    void check_clauses() {
        for (const auto& [name, values] : ruleset_.parameters) {
            for (const auto& [play, number] : values) {
                for (const std::string& id : number.by) check_clause(fmt::format("the parameter '{}'", name), id);
            }
        }
        for (const auto& [name, clauses] : ruleset_.defined_by) {
            for (const std::string& id : clauses) check_clause(fmt::format("the definition '{}'", name), id);
        }
    }

    void check_clause(const std::string& value, const std::string& id) {
        const Article* clause = ruleset_.find(id);
        if (clause == nullptr) {
            notes_.add_at({}, ErrorCode::bad_ruleset, fmt::format("{} holds by '{}', which is no article", value, id),
                          hint_for(id));
        } else if (!clause->triggers.empty()) {
            notes_.add_at(clause->written, ErrorCode::bad_ruleset,
                          fmt::format("{} holds by '{}', which has a trigger", value, id),
                          "name an article that only informs, with the trigger \"none\": it says what the number or "
                          "definition is");
        }
    }

    /// Where a rule of movement holds (Chess960), or a clause on a number, is for the article to say.
    void check_conditions_of_informing() {
        std::set<std::string> clauses;
        for (const auto& [name, values] : ruleset_.parameters) {
            for (const auto& [play, number] : values) clauses.insert(number.by.begin(), number.by.end());
        }
        for (const auto& [name, by] : ruleset_.defined_by) clauses.insert(by.begin(), by.end());
        for (const Article& article : ruleset_.articles) {
            const bool is_asked =
                !article.triggers.empty() || !article.enforces.empty() || clauses.contains(article.id);
            if (is_asked || article.when.parts.empty()) continue;
            notes_.add_at(article.when.written, ErrorCode::bad_ruleset,
                          fmt::format("article '{}' only informs and cannot have 'when'", article.id),
                          "name the incident kinds that trigger it");
        }
    }

    void check_group_names() {
        for (const auto& [name, group] : ruleset_.groups) {
            if (ruleset_.find(name) == nullptr) continue;
            notes_.add_at(group.written, ErrorCode::bad_ruleset,
                          fmt::format("the group '{}' hides the article of that number", name), "give it another name");
        }
    }

    void check_named(const Article& article, std::string_view key, const std::vector<std::string>& references) {
        for (const std::string& reference : references) {
            const auto covered = by_id_.covered_by(reference);
            if (std::any_of(covered.begin(), covered.end(), [&](const auto* other) { return other != &article; }))
                continue;
            if (!covered.empty()) {
                add(article, fmt::format("'{}' of article '{}' names only itself", key, article.id), {});
            } else {
                add(article,
                    fmt::format("'{}' of article '{}' names '{}', which is no article", key, article.id, reference),
                    hint_for(reference));
            }
        }
    }

    void check_counted(const Article& article, const Condition& test) {
        const auto count = count_named(test.fact);
        if (!count) return;
        for (const std::string& reference : count->articles) {
            if (!by_id_.covered_by(reference).empty()) continue;
            notes_.add_at(
                test.written, ErrorCode::bad_ruleset,
                fmt::format("article '{}' counts rulings under '{}', which is no article", article.id, reference),
                hint_for(reference));
        }
    }

    /// Articles that set one another aside would leave nothing where all of them hold.
    void check_circles() {
        std::set<const Article*> done;
        for (const Article& article : ruleset_.articles) {
            std::vector<const Article*> way;
            follow_exceptions(article, way, done);
        }
    }

    /// Those to which it is an exception and which are exceptions themselves, in the order of the file.
    std::set<const Article*> exceptions_under(const Article& article) const {
        std::set<const Article*> bases;
        for (const std::string& reference : article.exception_to)
            for (const Article* base : by_id_.covered_by(reference))
                if (!base->exception_to.empty() && excepts(article, *base)) bases.insert(base);
        return bases;
    }

    /// Says of each circle once, at the article by which it was entered. Only exceptions can be in one.
    void follow_exceptions(const Article& article, std::vector<const Article*>& way, std::set<const Article*>& done) {
        const auto before = std::find(way.begin(), way.end(), &article);
        if (before != way.end()) {
            std::string circle;
            for (auto one = before; one != way.end(); ++one) circle += fmt::format("'{}' -> ", (*one)->id);
            add(article, fmt::format("exceptions go in a circle: {}'{}'", circle, article.id),
                "of two that can hold at once, only one is the exception to the other");
            return;
        }
        if (done.contains(&article)) return;
        way.push_back(&article);
        for (const Article* base : exceptions_under(article)) {
            if (can_meet(article, *base)) follow_exceptions(*base, way, done);
        }
        way.pop_back();
        done.insert(&article);
    }

    /// Whether some incident brings up both.
    bool can_meet(const Article& one, const Article& other) {
        return (that_bring_up(one) & that_bring_up(other)).any();
    }

    Incidents that_bring_up(const Article& article) {
        Incidents all;
        for (const Kind trigger : article.triggers) all |= with_trigger(trigger);
        return all;
    }

    const Incidents& with_trigger(Kind trigger) {
        const auto [known, is_new] = with_trigger_.try_emplace(trigger);
        for (std::size_t i = 0; is_new && i < incidents_.size(); ++i)
            known->second.set(i, covers_any(trigger, incidents_[i]));
        return known->second;
    }

    std::string hint_for(const std::string& reference) const {
        std::vector<std::string> ids;
        constexpr std::size_t kShortest = 3;  // any other is near to shorter ones
        if (reference.size() < kShortest) return numbers_there_are();
        for (const Article& article : ruleset_.articles) {
            ids.push_back(article.id);
            ids.push_back(number_of(article.id));
        }
        for (const auto& [name, group] : ruleset_.groups) ids.push_back(name);
        return did_you_mean(reference, ids, numbers_there_are());
    }

    /// "the articles are 1, 2, 3(a) and 40 more".
    std::string numbers_there_are() const {
        constexpr std::size_t kMost = 12;
        std::vector<std::string> ids;
        for (const Article& article : ruleset_.articles) ids.push_back(article.id);
        if (ids.size() > kMost) {
            const std::size_t others = ids.size() - kMost;
            ids.resize(kMost);
            ids.push_back(fmt::format("{} more", others));
        }
        return fmt::format("the articles are {}", list_of(ids));
    }

    void check_deferral(const Article& article, const Remedy& remedy) {
        const auto* other = std::get_if<OtherRemedy>(&remedy.what);
        if (other == nullptr || other->kind != OtherKind::defer || ruleset_.defers_to) return;
        add(article, fmt::format("article '{}' defers to another code, and the ruleset names none", article.id),
            "give the ruleset a 'defers_to'");
    }

    void check_nesting(const Article& article, const Remedy& remedy, Inside inside) {
        if (std::holds_alternative<Each>(remedy.what) && !inside.choice) {
            add(article, fmt::format("article '{}' has 'each' outside first_possible and choice_of", article.id), {});
        }
        const auto* move = std::get_if<MoveRemedy>(&remedy.what);
        if (move != nullptr && names_it(move->filter) && !inside.each) {
            add(article, fmt::format("article '{}' names the man 'it' outside 'each'", article.id),
                "'it' is the man that 'each' has come to");
        }
        inside.choice =
            std::holds_alternative<FirstPossible>(remedy.what) || std::holds_alternative<ChoiceOf>(remedy.what);
        inside.each = inside.each || std::holds_alternative<Each>(remedy.what);
        for (const Remedy* part : parts_of(remedy)) check_nesting(article, *part, inside);
    }

    static bool names_it(const Filter& filter) {
        return filter.man == Men::it || filter.captures == Men::it || filter.moves_or_captures == Men::it;
    }

    void add(const Article& article, std::string message, std::string hint) {
        notes_.add_at(article.written, ErrorCode::bad_ruleset, std::move(message), std::move(hint));
    }

    const Ruleset& ruleset_;
    Notes& notes_;
    ById by_id_;
    const std::vector<std::vector<Kind>> incidents_ = possible_incidents();
    std::map<Kind, Incidents> with_trigger_;
};

}  // namespace

void check_references(const Ruleset& ruleset, Notes& notes) {
    Checker(ruleset, notes).check();
}

}  // namespace jadoube::rules
