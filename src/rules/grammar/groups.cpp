#include "rules/grammar/groups.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::rules {

Groups::Groups(const JsonObject* groups, Notes& notes) : notes_(notes) {
    if (groups == nullptr) return;
    for (const auto& [name, list] : *groups) {
        if (named<Kind>(name)) {
            notes_.add(list, ErrorCode::bad_ruleset, fmt::format("the group '{}' hides the kind of that name", name),
                       "give it another name");
        }
        if (texts_of(list, fmt::format("the group '{}'", name), notes_).empty()) continue;
        lists_.emplace(name, &list);
    }
    const auto lists = lists_;
    for (const auto& [name, list] : lists) check_circle(name, *list, {name});
}

/// A group that leads back to itself is noted and left out.
void Groups::check_circle(const std::string& name, const Json& list, std::vector<std::string> open) {
    for (const Json* item : items_of(list)) {
        const std::string* text = item->if_string();
        const auto inner = text != nullptr ? lists_.find(*text) : lists_.end();
        if (inner == lists_.end()) continue;
        if (inner->first == name) {
            notes_.add(list, ErrorCode::bad_ruleset, fmt::format("the group '{}' names itself in the end", name),
                       fmt::format("it goes by way of {}", list_of(open)));
            lists_.erase(name);
            return;
        }
        if (std::find(open.begin(), open.end(), inner->first) != open.end()) continue;
        std::vector<std::string> further = open;
        further.push_back(inner->first);
        check_circle(name, *inner->second, std::move(further));
    }
}

void Groups::add(const Json& item, JsonArray& members) {
    const std::string* name = item.if_string();
    const auto group = name != nullptr ? lists_.find(*name) : lists_.end();
    if (group == lists_.end()) {
        members.push_back(item);
        return;
    }
    used_.insert(*name);
    for (const Json* member : items_of(*group->second)) add(*member, members);
}

Json Groups::written_out(const Json& list) {
    JsonArray members;
    for (const Json* item : items_of(list)) add(*item, members);
    Json written{std::move(members)};
    written.set_place(list.place());
    return written;
}

std::vector<std::string> Groups::names() const {
    std::vector<std::string> names;
    for (const auto& [name, list] : lists_) names.push_back(name);
    return names;
}

std::map<std::string, NamedGroup> Groups::taken() const {
    std::map<std::string, NamedGroup> groups;
    for (const auto& [name, list] : lists_) {
        Groups alone = *this;
        NamedGroup group{{}, used_.contains(name), list->place()};
        const Json members = alone.written_out(*list);
        for (const Json* member : items_of(members)) {
            if (const std::string* text = member->if_string()) group.members.push_back(*text);
        }
        groups.emplace(name, std::move(group));
    }
    return groups;
}

}  // namespace jadoube::rules
