#include "log/verify/schema_check.hpp"

#include <fmt/format.h>

#include <map>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/disk/schema.hpp"

namespace jadoube::log {
namespace {

/// The text of each statement, by kind and name; automatic indexes have none.
using Schema = std::map<std::string, std::string>;

std::string text_of(const SqlValue& value) {
    const auto* text = std::get_if<TextValue>(&value);
    return text != nullptr ? text->value : std::string();
}

Result<Schema> schema_of(const Database& database) {
    Schema schema;
    const auto read =
        database.for_each("SELECT type, name, tbl_name, sql FROM main.sqlite_schema", {}, [&](const Row& row) {
            schema.emplace(text_of(row[0]) + " " + text_of(row[1]), text_of(row[2]) + "\n" + text_of(row[3]));
            return true;
        });
    if (!read) return tl::unexpected(read.error());
    return schema;
}

Result<Schema> our_schema() {
    auto model = Database::in_memory();
    if (!model) return tl::unexpected(model.error());
    if (const auto made = make_tables(*model); !made) return tl::unexpected(made.error());
    return schema_of(*model);
}

}  // namespace

Result<void> make_tables(Database& database) {
    for (const std::string_view statement : schema_statements()) {
        if (auto made = database.run(statement); !made) return made;
    }
    return {};
}

Result<std::vector<std::string>> schema_differences(const Database& database) {
    const auto ours = our_schema();
    if (!ours) return tl::unexpected(ours.error());
    const auto found = schema_of(database);
    if (!found) return tl::unexpected(found.error());
    std::vector<std::string> differences;
    for (const auto& [name, statement] : *ours) {
        const auto same = found->find(name);
        if (same == found->end()) {
            differences.push_back(fmt::format("{} is missing", name));
        } else if (same->second != statement) {
            differences.push_back(fmt::format("{} is not as jadoube made it", name));
        }
    }
    for (const auto& [name, statement] : *found) {
        if (ours->count(name) == 0) differences.push_back(fmt::format("{} was added", for_terminal(name, 100)));
    }
    return differences;
}

}  // namespace jadoube::log
