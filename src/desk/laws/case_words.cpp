#include "desk/laws/case_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/expected_options.hpp"
#include "base/did_you_mean.hpp"
#include "base/text.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/said.hpp"

namespace jadoube::desk {
namespace {

using Texts = std::vector<std::string>;

class NamesOfCase {
public:
    NamesOfCase(const adjudicate::Case& one, const Laws& laws) : one_(one), laws_(laws) {}

    Texts unknown() {
        for (const adjudicate::EarlierIncident& earlier : one_.game.earlier)
            for (const std::string& id : earlier.articles.value_or(Texts{})) check_article("earlier", id);
        if (!one_.then) return std::move(unknown_);
        for (const char* key : {"articles", "not_articles"})
            for (const std::string& id : texts(key)) check_article(key, id);
        for (const std::string& word : texts("other")) check_said(word);
        for (const std::string& word : texts("result")) check_result(word);
        return std::move(unknown_);
    }

private:
    Texts texts(const char* key) const {
        const Json* value = one_.then->find(key);
        return value != nullptr ? adjudicate::texts_of(*value) : Texts{};
    }

    void add(const std::string& what, const std::string& word, const Texts& known) {
        const auto meant = nearest(word, known);
        unknown_.push_back(what + (meant ? "; " + did_you_mean(*meant) : std::string()));
    }

    static bool has(const rules::Ruleset& code, const std::string& id) {
        return std::any_of(code.articles.begin(), code.articles.end(), [&](const rules::Article& article) {
            return rules::covers(id, article.id) || rules::number_of(article.id) == id;
        });
    }

    /// Of the code itself, or of the one that it defers to, whose name may stand before the number.
    void check_article(const char* key, const std::string& id) {
        const rules::Ruleset& code = laws_.ruleset();
        if (has(code, id)) return;
        if (laws_.deferred != nullptr) {
            const std::string prefix = laws_.deferred->id + " ";
            const std::string own = id.starts_with(prefix) ? id.substr(prefix.size()) : id;
            if (own == laws_.deferred->id || has(*laws_.deferred, own)) return;
        }
        Texts known;
        for (const rules::Article& article : code.articles) known.push_back(article.id);
        add(fmt::format("{}: '{}' is no article of {}", key, id, code.id), id, known);
    }

    /// "refer", "penalty warning", "penalty fine:20:to team".
    void check_said(const std::string& text) {
        const auto space = text.find(' ');
        const std::string kind = text.substr(0, space);
        const auto other = rules::named<rules::OtherKind>(kind);
        if (!other)
            return add(fmt::format("other: nothing is said as '{}'", kind), kind,
                       rules::texts_of(rules::all_words<rules::OtherKind>()));
        const std::string word = space == std::string::npos ? std::string() : text.substr(space + 1);
        if (word.empty() || !rules::said_words(*other, {word}).empty()) return;
        add(fmt::format("other: '{}' is no {}", word, kind), word.substr(0, word.find(':')),
            row_of(*other).beside == rules::OtherKindRow::Beside::penalties
                ? rules::texts_of(rules::all_words<rules::Penalty>())
                : rules::texts_of(rules::all_words<rules::Grant>()));
    }

    void check_result(const std::string& score) {
        static const Texts kScores{"1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "3/4-1/4", "1/4-3/4", "continue"};
        if (std::find(kScores.begin(), kScores.end(), score) == kScores.end())
            unknown_.push_back(fmt::format("result: '{}' is none of {}", score, list_of(kScores)));
    }

    const adjudicate::Case& one_;
    const Laws& laws_;
    Texts unknown_;
};

}  // namespace

std::vector<std::string> unknown_names(const adjudicate::Case& one, const Laws& laws) {
    return NamesOfCase(one, laws).unknown();
}

}  // namespace jadoube::desk
