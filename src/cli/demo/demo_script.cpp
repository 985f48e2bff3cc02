#include "cli/demo/demo_script.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"

namespace jadoube::cli {
namespace {

constexpr std::string_view kScript = "demo.json";

std::vector<std::string> texts_in(const Json& json, std::string_view key) {
    std::vector<std::string> texts;
    const Json* list = json.find(key);
    if (list == nullptr || list->if_array() == nullptr) return texts;
    for (const Json& item : *list->if_array()) {
        if (const std::string* text = item.if_string()) texts.push_back(*text);
    }
    return texts;
}

}  // namespace

std::filesystem::path data_folder(const Session& session) {
    auto installed = session.executable.parent_path().parent_path() / "share" / "jadoube" / "data";
    std::error_code problem;
    if (std::filesystem::exists(installed / kScript, problem)) return installed;
    return std::filesystem::path(JADOUBE_SOURCE_SHARE) / "data";
}

Result<DemoScript> read_demo_script(const std::filesystem::path& folder) {
    const auto path = folder / kScript;
    const auto text = read_file(path, kLargestJson);
    if (!text) return tl::unexpected<Error>(text.error());
    const auto json = parse_json(*text, path.string());
    if (!json) return tl::unexpected<Error>(json.error());
    DemoScript script{texts_in(*json, "files"), {}, json->text("report")};
    const Json* steps = json->find("steps");
    if (steps == nullptr || steps->if_array() == nullptr || script.report.empty()) {
        return failure(ErrorCode::json_shape, "needs 'files', 'steps' and 'report'", path.string());
    }
    for (const Json& step : *steps->if_array()) {
        script.steps.push_back({step.text("say"), texts_in(step, "run"), static_cast<int>(step.number("exit"))});
    }
    return script;
}

std::string quoted(const std::string& word) {
    constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./=:@,-";
    if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) return word;
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\' || c == '$' || c == '`') text += '\\';
        text += c;
    }
    return text + "\"";
}

std::string as_typed(const std::vector<std::string>& words) {
    constexpr std::size_t kWidth = 96;
    std::string text = "jadoube";
    std::size_t column = text.size();
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string word = quoted(words[i]);
        const bool takes_value = words[i].starts_with('-') && i + 1 < words.size() && !words[i + 1].starts_with('-');
        if (takes_value) word += " " + quoted(words[++i]);
        const bool fits = column + 1 + word.size() <= kWidth;
        text += (fits ? " " : " \\\n      ") + word;
        column = (fits ? column + 1 : 6) + word.size();
    }
    return text;
}

}  // namespace jadoube::cli
