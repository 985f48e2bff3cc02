#include "rules/grammar/article_reader.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/grammar/keys.hpp"

namespace jadoube::rules {
namespace {

class ArticleReader {
public:
    ArticleReader(const Json& json, Named named, Notes& notes) : json_(json), named_(named), notes_(notes) {}

    Article read() {
        Article article{.written = json_.place()};
        const JsonObject* object = object_of(json_, "an article", notes_);
        if (object == nullptr) return article;
        read_texts(article);
        check_keys(*object, fmt::format("article '{}'", article.id), article_keys(), notes_);
        read_triggers(article);
        read_gates(article);
        read_references(article);
        if (const Json* then = json_.find("then")) article.then = named_.remedies.read_list(*then, "'then'");
        read_remarks(article);
        check_what_follows(article);
        return article;
    }

private:
    std::string required_text(const char* key, const std::string& id) {
        if (const Json* value = json_.find(key)) return text_of(*value, fmt::format("'{}'", key), notes_);
        notes_.add(json_, ErrorCode::json_shape,
                   id.empty() ? fmt::format("an article without '{}'", key)
                              : fmt::format("article '{}' has no '{}'", id, key));
        return {};
    }

    void read_texts(Article& article) {
        article.id = required_text("id", {});
        if (trim(article.id) != article.id) {
            notes_.add(json_, ErrorCode::bad_ruleset,
                       fmt::format("the id '{}' begins or ends with a blank", article.id),
                       fmt::format("write '{}'", trim(article.id)));
        }
        article.heading = required_text("heading", article.id);
        article.summary = required_text("summary", article.id);
        if (const Json* note = json_.find("note")) article.note = text_of(*note, "'note'", notes_);
    }

    void read_triggers(Article& article) {
        const Json* trigger = json_.find("trigger");
        if (trigger == nullptr) {
            notes_.add(json_, ErrorCode::json_shape, fmt::format("article '{}' has no 'trigger'", article.id),
                       "an article that only informs has the trigger \"none\"");
            return;
        }
        if (trigger->if_string() != nullptr && *trigger->if_string() == "none") return;
        const Json kinds = named_.groups.written_out(*trigger);
        for (const std::string& name : words_of(kinds, "incident kind", named_.triggers, notes_)) {
            if (const auto kind = named<Kind>(name)) article.triggers.push_back(*kind);
        }
    }

    void read_gates(Article& article) {
        if (const Json* raised_by = json_.find("raised_by")) {
            article.raised_by = words_in(*raised_by, "person to raise it", parties_that_raise(), notes_);
        }
        if (const Json* when = json_.find("when")) article.when = read_condition(*when, named_.parameters, notes_);
        if (const Json* until = json_.find("until")) article.until = read_until(*until, named_.parameters, notes_);
    }

    void read_references(Article& article) {
        if (const Json* enforces = json_.find("enforces")) {
            article.enforces = words_in<MovementRule>(*enforces, "rule of movement", notes_);
        }
        if (const Json* bases = json_.find("exception_to")) {
            article.exception_to = texts_of(named_.groups.written_out(*bases), "'exception_to'", notes_);
        }
        if (const Json* penalty = json_.find("penalty")) article.penalty = read_penalty(*penalty);
        if (const Json* cites = json_.find("cites")) article.cites = texts_of(*cites, "'cites'", notes_);
    }

    /// `{"kind": "own_points_less", "at_most": 2}`.
    std::optional<PenaltyTerms> read_penalty(const Json& json) {
        const JsonObject* object = object_of(json, "'penalty' of an article", notes_);
        if (object == nullptr) return std::nullopt;
        check_keys(*object, "'penalty' of an article", {"kind", "at_most"}, notes_);
        const Json* kind = json.find("kind");
        if (kind == nullptr) notes_.add(json, ErrorCode::json_shape, "a penalty without 'kind'");
        const auto named = kind != nullptr ? word_in<Penalty>(*kind, "penalty", notes_) : std::nullopt;
        if (!named) return std::nullopt;
        PenaltyTerms terms{.kind = *named};
        const Json* most = json.find("at_most");
        if (most == nullptr) return terms;
        terms.at_most = read_bound(*most, named_.parameters, notes_);
        if (row_of(*named).measure == Measure::nothing) {
            notes_.add(*most, ErrorCode::bad_ruleset, fmt::format("there is no more or less of '{}'", name_of(*named)),
                       "only penalties in time or points have 'at_most'");
        }
        return terms;
    }

    void read_remarks(Article& article) {
        if (const Json* finding = json_.find("finding")) {
            article.finding = word_in<Conclusion>(*finding, "finding", notes_);
        }
        article.verified = truth("verified", true);
        article.cites_set_aside = truth("cites_set_aside", false);
        if (article.cites_set_aside && article.exception_to.empty()) {
            notes_.add(*json_.find("cites_set_aside"), ErrorCode::bad_ruleset,
                       fmt::format("article '{}' sets nothing aside that it could cite", article.id),
                       "name in 'exception_to' what it sets aside");
        }
    }

    bool truth(const char* key, bool fallback) {
        const Json* value = json_.find(key);
        if (value == nullptr) return fallback;
        if (const bool* truth = value->if_bool()) return *truth;
        notes_.add(*value, ErrorCode::json_shape,
                   fmt::format("'{}' must be true or false, not {}", key, described(*value)));
        return fallback;
    }

    void check_what_follows(const Article& article) {
        const Json* trigger = json_.find("trigger");
        const bool only_informs = trigger != nullptr && article.triggers.empty();
        if (!only_informs && json_.find("then") == nullptr) {
            notes_.add(json_, ErrorCode::json_shape, fmt::format("article '{}' has no 'then'", article.id),
                       "write \"nothing\" where nothing follows");
        }
        if (trigger == nullptr || trigger->if_string() == nullptr || *trigger->if_string() != "none") return;
        for (const std::string_view key : {"raised_by", "until", "exception_to", "then", "finding"}) {
            if (const Json* value = json_.find(key)) {
                notes_.add(*value, ErrorCode::bad_ruleset,
                           fmt::format("article '{}' only informs and cannot have '{}'", article.id, key),
                           "name the incident kinds that trigger it");
            }
        }
    }

    const Json& json_;
    Named named_;
    Notes& notes_;
};

}  // namespace

Article read_article(const Json& json, Named named, Notes& notes) {
    return ArticleReader(json, named, notes).read();
}

}  // namespace jadoube::rules
