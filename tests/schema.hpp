// Our JSON schemas and the library that checks documents against them. Only schemas of this repository are read with
// it.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace jadoube::rules {

/// One of the files in schemas/. Throws where it is no schema.
class SchemaFile {
public:
    explicit SchemaFile(const std::filesystem::path& path);
    ~SchemaFile();
    SchemaFile(const SchemaFile&) = delete;
    SchemaFile& operator=(const SchemaFile&) = delete;

    /// What is wrong with the document; empty where it is valid.
    [[nodiscard]] std::vector<std::string> problems_of(const std::string& document) const;

private:
    struct Parsed;
    std::unique_ptr<Parsed> parsed_;
};

/// The schema of that name in this source tree: "ruleset" is schemas/ruleset.schema.json.
[[nodiscard]] std::filesystem::path schema_path(const std::string& name);

}  // namespace jadoube::rules
