#define VALIJSON_USE_EXCEPTIONS 1
#include "schema.hpp"

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wold-style-cast"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#include <fstream>

#include "base/error.hpp"

namespace jadoube::rules {

using Adapter = valijson::adapters::NlohmannJsonAdapter;

struct SchemaFile::Parsed {
    nlohmann::json json;
    valijson::Schema schema;
};

SchemaFile::SchemaFile(const std::filesystem::path& path) : parsed_(std::make_unique<Parsed>()) {
    std::ifstream file(path);
    parsed_->json = nlohmann::json::parse(file);
    valijson::SchemaParser(valijson::SchemaParser::kDraft7).populateSchema(Adapter(parsed_->json), parsed_->schema);
}

SchemaFile::~SchemaFile() = default;

std::vector<std::string> SchemaFile::problems_of(const std::string& document) const {
    const nlohmann::json json = nlohmann::json::parse(document);
    valijson::ValidationResults results;
    valijson::Validator(valijson::Validator::kStrongTypes).validate(parsed_->schema, Adapter(json), &results);
    std::vector<std::string> problems;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
        std::string where;
        for (const std::string& step : error.context) where += step;
        problems.push_back(where + ": " + error.description);
    }
    return problems;
}

std::filesystem::path schema_path(const std::string& name) {
    return std::filesystem::path(JADOUBE_SOURCE) / "schemas" / (name + ".schema.json");
}

}  // namespace jadoube::rules
