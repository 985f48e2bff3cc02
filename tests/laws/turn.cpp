#include "laws/turn.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/definition_rows.hpp"
#include "rules/vocabulary/outcome.hpp"
#include "rules/vocabulary/party.hpp"

namespace jadoube::tests {
namespace {

using rules::Party;
using rules::ResultWord;

Party somebody_else(Party party) {
    switch (party) {
        case Party::white: return Party::black;
        case Party::black: return Party::white;
        case Party::opponent:
        case Party::either:
        case Party::each:
        case Party::both: return Party::player;
        case Party::odds_giver: return Party::odds_receiver;
        case Party::odds_receiver: return Party::odds_giver;
        default: return Party::opponent;
    }
}

std::string shown(const Json& value) {
    return value.if_string() != nullptr ? *value.if_string() : to_text(value);
}

std::string shown(const Path& path, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < path.size(); ++i) {
        if (i > from) text += '.';
        text += std::holds_alternative<std::string>(path[i]) ? std::get<std::string>(path[i])
                                                             : std::to_string(std::get<std::size_t>(path[i]));
    }
    return text;
}

/// The value of `{"is": value, "by": articles}`, and of anything else itself, with the way to it.
std::pair<const Json*, Path> without_articles(const Json& value, Path path) {
    const Json* is = value.if_object() != nullptr ? value.find("is") : nullptr;
    if (is == nullptr) return {&value, std::move(path)};
    path.emplace_back("is");
    return {is, std::move(path)};
}

class TurnsOf {
public:
    std::vector<Turn> of(const Json& code) {
        each_member(code, "parameters", [&](const Path& path, const Json& by_play) { numbers(path, by_play); });
        each_member(code, "definitions", [&](const Path& path, const Json& value) { definition(path, value); });
        each_item(code, "exhaustive");
        each_member(code, "groups", [&](const Path& path, const Json& group) { items(path, group); });
        each_member(code, "phrases", [&](const Path& path, const Json& remedy) { roles_and_numbers(path, remedy); });
        for (const char* key : {"replaces", "articles"}) articles(code, key);
        return std::move(turns_);
    }

private:
    template <typename Visit>
    void each_member(const Json& code, const char* key, const Visit& visit) {
        const Json* object = code.find(key);
        if (object == nullptr) return;
        begin_ = 0;
        article_.clear();
        for (const auto& [name, value] : *object->if_object()) visit({key, name}, value);
    }

    void each_item(const Json& code, const char* key) {
        begin_ = 0;
        article_.clear();
        if (const Json* list = code.find(key)) items({key}, *list);
    }

    void articles(const Json& code, const char* key) {
        const Json* list = code.find(key);
        if (list == nullptr) return;
        for (std::size_t i = 0; i < list->if_array()->size(); ++i) {
            const Json& article = (*list->if_array())[i];
            article_ = article.text("id");
            begin_ = 2;
            for (const auto& [name, value] : *article.if_object()) member({key, i, name}, value);
        }
    }

    void member(const Path& path, const Json& value) {
        const std::string& name = std::get<std::string>(path.back());
        if (name == "exception_to") return items(path, value);
        if (name == "raised_by") return add(path, "dropped", std::nullopt);
        if (name == "when" || name == "then" || name == "until") roles_and_numbers(path, value);
    }

    void roles_and_numbers(const Path& path, const Json& value) {
        const auto* name = std::get_if<std::string>(&path.back());
        if (name != nullptr && *name == "until") add(path, "dropped", std::nullopt);
        if (value.if_int() != nullptr) return number(path, value);
        if (name != nullptr && value.if_string() != nullptr) return role(path, *name, *value.if_string());
        within(path, value);
    }

    void within(const Path& path, const Json& value) {
        if (const JsonObject* object = value.if_object()) {
            for (const auto& [key, inside] : *object) roles_and_numbers(down(path, key), inside);
        }
        if (const JsonArray* array = value.if_array()) {
            for (std::size_t i = 0; i < array->size(); ++i) roles_and_numbers(down(path, i), (*array)[i]);
        }
    }

    void role(const Path& path, const std::string& name, const std::string& word) {
        if (name == "by" || name == "to") {
            if (const auto party = rules::named<Party>(word)) change(path, word, name_of(somebody_else(*party)));
        }
        if (name == "result") change(path, word, name_of(word == "draw" ? ResultWord::both_lose : ResultWord::draw));
    }

    /// None where the number is left to the event.
    void numbers(const Path& path, const Json& by_play) {
        if (by_play.if_object() == nullptr) return;
        for (const auto& [play, value] : *by_play.if_object()) {
            const auto [is, place] = without_articles(value, down(path, play));
            if (is->if_int() != nullptr) number(place, *is);
        }
    }

    void number(const Path& path, const Json& value) {
        const std::int64_t is = *value.if_int();
        change(path, std::to_string(is), Json(is + 1));
        if (is > 0) change(path, std::to_string(is), Json(is - 1));
    }

    void definition(const Path& whole, const Json& value) {
        const std::string& name = std::get<std::string>(whole.back());
        const auto [is, path] = without_articles(value, whole);
        if (name == rules::kMoveIsComplete) return completion(path, *is);
        const rules::DefinitionRow* row = rules::definition_named(name);
        for (const rules::DefinitionValue& other : row->values) {
            if (other.name != *is->if_string()) change(path, *is->if_string(), other.name);
        }
        if (row->values.empty()) change(path, *is->if_string(), "60");
    }

    void completion(const Path& path, const Json& by_kind) {
        for (const auto& [kind, list] : *by_kind.if_object()) {
            if (list.if_array()->size() > 1) items(down(path, kind), list);
        }
    }

    /// A list loses its items one by one; one that holds nothing else goes with its item.
    void items(const Path& path, const Json& list) {
        const JsonArray* array = list.if_array();
        if (array == nullptr || array->size() == 1) {
            return add(path, shown(array == nullptr ? list : array->front()) + " dropped", std::nullopt);
        }
        for (std::size_t i = 0; i < array->size(); ++i) {
            add(path, shown((*array)[i]) + " dropped", std::nullopt, i);
        }
    }

    void change(const Path& path, const std::string& was, const Json& now) {
        add(path, fmt::format("{} -> {}", was, shown(now)), now);
    }

    void add(Path path, const std::string& what, std::optional<Json> now, std::optional<std::size_t> item = {}) {
        const std::string place = shown(path, begin_);
        if (item) path.emplace_back(*item);
        const std::string whose = article_.empty() ? "" : article_ + " / ";
        turns_.push_back({fmt::format("{}{}: {}", whose, place, what), article_, std::move(path), std::move(now)});
    }

    static Path down(Path path, std::variant<std::string, std::size_t> step) {
        path.push_back(std::move(step));
        return path;
    }

    std::string article_ = {};
    std::size_t begin_ = 0;  // of the path, where its name begins
    std::vector<Turn> turns_ = {};
};

void take_out(Json& from, const std::variant<std::string, std::size_t>& step) {
    if (const auto* item = std::get_if<std::size_t>(&step)) {
        from.if_array()->erase(from.if_array()->begin() + static_cast<std::ptrdiff_t>(*item));
    } else {
        std::erase_if(*from.if_object(), [&](const auto& one) { return one.first == std::get<std::string>(step); });
    }
}

Json& at(Json& value, const std::variant<std::string, std::size_t>& step) {
    if (const auto* item = std::get_if<std::size_t>(&step)) return (*value.if_array())[*item];
    return *value.find(std::get<std::string>(step));
}

}  // namespace

std::vector<Turn> turns_of(const Json& code) {
    return TurnsOf().of(code);
}

Json turned(Json code, const Turn& turn) {
    Json* place = &code;
    for (std::size_t i = 0; i + 1 < turn.path.size(); ++i) place = &at(*place, turn.path[i]);
    if (turn.now)
        at(*place, turn.path.back()) = *turn.now;
    else
        take_out(*place, turn.path.back());
    return code;
}

}  // namespace jadoube::tests
