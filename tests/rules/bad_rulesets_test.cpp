// Rulesets with one defect each, and what is said about them: tests/bad-rulesets. With JADOUBE_UPDATE_GOLDEN=1 the
// expected texts are written anew; read them before you commit them.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/json.hpp"
#include "catch.hpp"
#include "rules/lint/lint.hpp"
#include "rules/read/readings.hpp"
#include "rules/read/ruleset_store.hpp"
#include "samples.hpp"
#include "schema.hpp"

namespace jadoube::rules {
namespace {

namespace fs = std::filesystem;

const fs::path& folder() {
    static const fs::path kFolder = fs::path(JADOUBE_SOURCE) / "tests" / "bad-rulesets";
    return kFolder;
}

std::vector<fs::path> bad_rulesets() {
    std::vector<fs::path> files;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder())) {
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string text_of_file(const fs::path& path) {
    const auto text = read_file(path, kLargestJson);
    return text ? *text : std::string();
}

/// All that is said: the errors of the reader, or what the lint finds.
std::string said_about(const fs::path& path) {
    const RulesetStore others({folder() / "others"});
    const auto ruleset = read_ruleset(text_of_file(path), path.filename().string(),
                                      [&](const std::string& id) { return others.text_of(id); });
    if (!ruleset) return samples::to_text(ruleset.error());
    std::string said;
    for (const LintFinding& finding : lint(*ruleset)) {
        if (finding.severity != Severity::remark) said += to_text(finding) + '\n';
    }
    return said;
}

bool updates_golden() {
    const char* value = std::getenv("JADOUBE_UPDATE_GOLDEN");
    return value != nullptr && std::strcmp(value, "1") == 0;
}

TEST_CASE("each bad ruleset is refused with its own message") {
    CHECK(bad_rulesets().size() >= 50);
    for (const fs::path& path : bad_rulesets()) {
        INFO(path.filename().string());
        const std::string said = said_about(path);
        const fs::path expected = fs::path(path).replace_extension(".expected");
        if (updates_golden()) REQUIRE(write_file(expected, said).has_value());
        CHECK_FALSE(said.empty());
        CHECK(said == text_of_file(expected));
    }
}

TEST_CASE("the schema refuses what is wrong in shape or in words") {
    const SchemaFile schema(schema_path("ruleset"));
    for (const char* name :
         {"misspelt-fact", "misspelt-value", "value-of-the-wrong-type", "limit-on-a-word", "misspelt-key-of-an-article",
          "misspelt-key-of-the-ruleset", "newer-format", "no-title", "no-summary", "no-trigger",
          "choice-without-chooser", "two-remedies-in-one", "unknown-remedy", "unknown-place", "clock-with-two-actions",
          "unknown-definition", "parameter-without-value", "id-that-cannot-be-typed", "checked-on-no-day"}) {
        INFO(name);
        CHECK_FALSE(schema.problems_of(text_of_file(folder() / (std::string(name) + ".json"))).empty());
    }
}

}  // namespace
}  // namespace jadoube::rules
