#include "rules/read/extends.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {
namespace {

void forget_places(Json& json) {
    json.set_place({});
    if (JsonArray* array = json.if_array()) {
        for (Json& item : *array) forget_places(item);
    }
    if (JsonObject* object = json.if_object()) {
        for (auto& [key, value] : *object) forget_places(value);
    }
}

/// Without a copy of the text, for each change asks this of every article.
bool has_id(const Json& article, const std::string& id) {
    const Json* own = article.find("id");
    const std::string* text = own != nullptr ? own->if_string() : nullptr;
    return text != nullptr ? *text == id : id.empty();
}

JsonArray::iterator article_named(JsonArray& articles, const std::string& id) {
    return std::find_if(articles.begin(), articles.end(), [&](const Json& article) { return has_id(article, id); });
}

void remove_member(Json& object, std::string_view key) {
    std::erase_if(*object.if_object(), [&](const auto& member) { return member.first == key; });
}

/// The article without `after`, which says where it goes.
Json without_place(Json article) {
    remove_member(article, "after");
    return article;
}

/// By the very id that it excepts or cites: the first such article of the base.
std::map<std::string_view, const Json*> first_to_name(const JsonArray& articles) {
    std::map<std::string_view, const Json*> first;
    for (const Json& article : articles) {
        if (article.place().is_known()) continue;
        for (const char* key : {"exception_to", "cites"}) {
            const Json* references = article.find(key);
            if (references == nullptr) continue;
            for (const Json* reference : items_of(*references))
                if (const std::string* id = reference->if_string()) first.emplace(*id, &article);
        }
    }
    return first;
}

/// The articles of the base while they are being changed.
class Amended {
public:
    Amended(JsonArray articles, Notes& notes) : articles_(std::move(articles)), notes_(notes) {}

    void replace(const Json& article) {
        const std::string id = article.text("id");
        const auto old = article_named(articles_, id);
        if (old == articles_.end()) {
            note_unknown(article, id);
        } else if (!replaced_.insert(id).second) {
            notes_.add(article, ErrorCode::bad_ruleset, fmt::format("a second article '{}' under 'replaces'", id));
        } else {
            *old = article;
        }
    }

    void repeal(const Json& reference) {
        const std::string id = text_of(reference, "'repeals'", notes_);
        const auto old = article_named(articles_, id);
        if (old == articles_.end()) {
            note_unknown(reference, id);
        } else {
            articles_.erase(old);
            repealed_.emplace_back(&reference, id);
        }
    }

    /// What stays may name a number as a whole, but not an article that is gone and of which parts alone are left.
    void look_for_repealed() const {
        if (repealed_.empty()) return;
        const auto named_by = first_to_name(articles_);
        for (const auto& [reference, id] : repealed_) {
            const auto by = named_by.find(id);
            if (by == named_by.end() || !only_old_parts_are_left(id)) continue;
            notes_.add(
                *reference, ErrorCode::bad_ruleset,
                fmt::format("article '{}', which is repealed, is still named by '{}'", id, by->second->text("id")),
                "put that article under 'replaces' as well");
        }
    }

    /// A number means all its parts.
    void doubt(const Json& reference) {
        const std::string id = text_of(reference, "'unverified'", notes_);
        bool found = false;
        for (Json& article : articles_) {
            if (!covers(id, article.text("id"))) continue;
            article.set("verified", false);
            found = true;
        }
        if (!found) note_unknown(reference, id);
    }

    void add(const Json& article) {
        const Json* after = article.find("after");
        if (after == nullptr) {
            articles_.push_back(article);
            return;
        }
        const std::string id = text_of(*after, "'after'", notes_);
        const auto before = article_named(articles_, id);
        if (before == articles_.end()) {
            note_unknown(*after, id);
        } else {
            articles_.insert(before + 1, without_place(article));
        }
    }

    [[nodiscard]] JsonArray taken() { return std::move(articles_); }

private:
    /// Where none is left at all, the reader says so.
    [[nodiscard]] bool only_old_parts_are_left(const std::string& id) const {
        bool any = false;
        for (const Json& article : articles_) {
            if (!covers(id, article.text("id"))) continue;
            if (article.place().is_known()) return false;
            any = true;
        }
        return any;
    }

    void note_unknown(const Json& at, const std::string& id) {
        std::vector<std::string> ids;
        for (const Json& article : articles_) ids.push_back(article.text("id"));
        constexpr std::size_t kFew = 16;
        constexpr std::size_t kTooShortToBeNear = 3;
        if (ids.size() <= kFew || (id.size() >= kTooShortToBeNear && nearest(id, ids)))
            return notes_.add_unknown(at, "article of the base", id, ids);
        notes_.add(at, ErrorCode::unknown_name, fmt::format("'{}' is no article of the base", id),
                   fmt::format("it has {} articles, from '{}' to '{}'", ids.size(), ids.front(), ids.back()));
    }

    JsonArray articles_;
    std::set<std::string> replaced_ = {};
    std::vector<std::pair<const Json*, std::string>> repealed_ = {};
    Notes& notes_;
};

Json merged_by_name(const Json& base, const Json& over) {
    Json merged = base;
    for (const auto& [name, value] : *over.if_object()) merged.set(name, value);
    return merged;
}

bool are_objects(const Json* a, const Json* b) {
    return a != nullptr && b != nullptr && a->if_object() != nullptr && b->if_object() != nullptr;
}

Json amended_articles(const Json& base, const Json& over, Notes& notes) {
    const Json* articles = base.find("articles");
    const bool is_list = articles != nullptr && articles->if_array() != nullptr;
    Amended amended(is_list ? *articles->if_array() : JsonArray{}, notes);
    if (const Json* replaces = over.find("replaces")) {
        for (const Json* article : items_of(*replaces)) amended.replace(*article);
    }
    if (const Json* repeals = over.find("repeals")) {
        for (const Json* reference : items_of(*repeals)) amended.repeal(*reference);
    }
    if (const Json* unverified = over.find("unverified")) {
        for (const Json* reference : items_of(*unverified)) amended.doubt(*reference);
    }
    if (const Json* added = over.find("articles")) {
        for (const Json* article : items_of(*added)) amended.add(*article);
    }
    amended.look_for_repealed();
    return Json(amended.taken());
}

/// The clauses by which numbers and definitions hold, wherever they are named below it.
void collect_clauses(const Json& json, std::set<std::string>& clauses) {
    if (const JsonObject* object = json.if_object()) {
        for (const auto& [key, value] : *object) {
            if (key != "by") {
                collect_clauses(value, clauses);
                continue;
            }
            for (const Json* clause : items_of(value))
                if (const std::string* id = clause->if_string()) clauses.insert(*id);
        }
    }
}

/// A clause of the base that says when a number holds is asked no more where the file sets the number itself: it only
/// informs then, without a condition.
void release_clauses(Json& whole) {
    std::set<std::string> clauses;
    for (const char* key : {"parameters", "definitions"})
        if (const Json* named = whole.find(key)) collect_clauses(*named, clauses);
    Json* articles = whole.find("articles");
    for (Json& article : *articles->if_array()) {
        const bool is_of_the_base = !article.place().is_known();
        const bool only_informs = article.text("trigger") == "none" && article.find("enforces") == nullptr;
        if (is_of_the_base && only_informs && !clauses.contains(article.text("id"))) remove_member(article, "when");
    }
}

}  // namespace

Json extended(const Json& base, const Json& over, Notes& notes) {
    Json whole = base;
    forget_places(whole);
    const Json articles = amended_articles(whole, over, notes);
    for (const auto& [key, value] : *over.if_object()) {
        if (key == "extends" || key == "replaces" || key == "repeals" || key == "unverified" || key == "articles")
            continue;
        const bool by_name = key == "parameters" || key == "definitions" || key == "event_defaults" ||
                             key == "groups" || key == "phrases";
        const Json* old = whole.find(key);
        whole.set(key, by_name && are_objects(old, &value) ? merged_by_name(*old, value) : value);
    }
    whole.set("articles", articles);
    release_clauses(whole);
    whole.set_place(over.place());
    return whole;
}

}  // namespace jadoube::rules
