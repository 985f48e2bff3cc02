#include "adjudicate/support.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "catch.hpp"
#include "rules/read/ruleset_store.hpp"

namespace jadoube::tests {
namespace {

namespace fs = std::filesystem;

std::vector<FiledCase> read_all() {
    std::vector<fs::path> files;
    for (const char* folder : {"tests/scenarios", "tests/cases"}) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(JADOUBE_SOURCE) / folder)) {
            if (entry.path().extension() == ".json") files.push_back(entry.path());
        }
    }
    std::sort(files.begin(), files.end());
    std::vector<FiledCase> cases;
    for (const fs::path& file : files) {
        const auto text = read_file(file, kLargestJson);
        REQUIRE(text);
        auto read = adjudicate::read_cases(*text, file.filename().string());
        if (!read) FAIL(to_text(read.error().front()));
        for (adjudicate::Case& one : *read) cases.push_back({file.filename().string(), std::move(one)});
    }
    return cases;
}

}  // namespace

const rules::Ruleset& ruleset(const std::string& id) {
    static std::map<std::string, rules::Ruleset> known;
    const auto found = known.find(id);
    if (found != known.end()) return found->second;
    const rules::RulesetStore store({fs::path(JADOUBE_SOURCE) / "rules"});
    auto loaded = store.load(id);
    if (!loaded) FAIL(to_text(loaded.error().front()));
    return known.emplace(id, *loaded->ruleset).first->second;
}

std::vector<std::string> ruleset_ids() {
    std::vector<std::string> ids;
    for (const auto& entry : fs::directory_iterator(fs::path(JADOUBE_SOURCE) / "rules")) {
        const std::string id = entry.path().stem().string();
        if (entry.path().extension() == ".json" && id != "index") ids.push_back(id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

const std::vector<FiledCase>& all_cases() {
    static const std::vector<FiledCase> cases = read_all();
    return cases;
}

adjudicate::Case case_of(const std::string& json) {
    auto cases = adjudicate::read_cases(json, "test");
    if (!cases) FAIL(to_text(cases.error().front()));
    return cases->front();
}

}  // namespace jadoube::tests
