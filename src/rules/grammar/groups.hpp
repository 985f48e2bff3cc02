// Named lists of a ruleset: kinds of incidents or references to articles, written once and named in `trigger` and
// `exception_to`.
#pragma once

#include <map>

#include "rules/grammar/notes.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

class Groups {
public:
    /// `groups` is the member of that name of the ruleset, or nothing. It is read at once.
    Groups(const JsonObject* groups, Notes& notes);

    /// A list, or the one value that stands instead of a list, with the members of each group that it names in the
    /// place of the name. Those groups are used.
    [[nodiscard]] Json written_out(const Json& list);

    [[nodiscard]] std::vector<std::string> names() const;
    /// All of them, as they have been used until now.
    [[nodiscard]] std::map<std::string, NamedGroup> taken() const;

private:
    void add(const Json& item, JsonArray& members);
    void check_circle(const std::string& name, const Json& list, std::vector<std::string> open);

    std::map<std::string, const Json*> lists_;
    std::set<std::string> used_;
    Notes& notes_;
};

}  // namespace jadoube::rules
