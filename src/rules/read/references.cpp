#include "rules/read/references.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

class Checker {
public:
    Checker(const Ruleset& ruleset, Notes& notes) : ruleset_(ruleset), notes_(notes) {}

    void check() {
        for (const Article& article : ruleset_.articles) {
            check_id(article);
            check_named(article, "exception_to", article.exception_to);
            check_named(article, "cites", article.cites);
            for (const Remedy& remedy : article.then) {
                check_nesting(article, remedy, {});
                check_deferral(article, remedy);
            }
        }
    }

private:
    struct Inside {
        bool choice = false;
        bool each = false;
    };

    void check_id(const Article& article) {
        const Article* first = ruleset_.find(article.id);
        if (first == &article || article.id.empty()) return;
        notes_.add_line(article.line, ErrorCode::bad_ruleset, fmt::format("a second article '{}'", article.id),
                        first->line > 0 ? fmt::format("the first stands on line {}", first->line)
                                        : std::string("the first stands in the base; list this one under 'replaces'"));
    }

    void check_named(const Article& article, std::string_view key, const std::vector<std::string>& references) {
        for (const std::string& reference : references) {
            const auto is_other = [&](const Article& other) {
                return &other != &article && covers(reference, other.id);
            };
            if (std::any_of(ruleset_.articles.begin(), ruleset_.articles.end(), is_other)) continue;
            if (covers(reference, article.id)) {
                add(article, fmt::format("'{}' of article '{}' names only itself", key, article.id), {});
            } else {
                add(article,
                    fmt::format("'{}' of article '{}' names '{}', which is no article", key, article.id, reference),
                    hint_for(reference));
            }
        }
    }

    std::string hint_for(const std::string& reference) const {
        std::vector<std::string> ids;
        constexpr std::size_t kShortest = 3;  // any other is near to shorter ones
        if (reference.size() < kShortest) return {};
        for (const Article& article : ruleset_.articles) {
            ids.push_back(article.id);
            ids.push_back(number_of(article.id));
        }
        const auto meant = nearest(reference, ids);
        return meant ? fmt::format("did you mean '{}'?", *meant) : std::string();
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
        notes_.add_line(article.line, ErrorCode::bad_ruleset, std::move(message), std::move(hint));
    }

    const Ruleset& ruleset_;
    Notes& notes_;
};

}  // namespace

void check_references(const Ruleset& ruleset, Notes& notes) {
    Checker(ruleset, notes).check();
}

}  // namespace jadoube::rules
