#include "declared.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace jadoube::architecture {
namespace {

namespace fs = std::filesystem;
using Tokens = std::vector<Token>;

/// The place of the first of these marks from `at` on.
std::size_t next_of(const Tokens& tokens, std::size_t at, const std::set<std::string_view>& marks) {
    while (at < tokens.size() && !marks.contains(tokens[at].text)) ++at;
    return at;
}

bool begins_type(const std::string& text) {
    return text == "struct" || text == "class" || text == "union" || text == "enum";
}

/// The name of `struct Score : Base {`; nothing for a type that is only mentioned, or has arguments of a template.
std::optional<std::string> type_at(const Tokens& tokens, std::size_t at) {
    if (!begins_type(tokens[at].text)) return std::nullopt;
    const std::size_t name = begins_type(text_at(tokens, at + 1)) ? at + 2 : at + 1;  // enum class
    const std::size_t last = text_at(tokens, name + 1) == "final" ? name + 1 : name;
    const std::string& mark = text_at(tokens, last + 1);
    const bool has_body = mark == "{" || (mark == ":" && text_at(tokens, next_of(tokens, last, {"{", ";"})) == "{");
    return has_body ? std::optional(text_at(tokens, name)) : std::nullopt;
}

/// The name of `using Score = ...`.
std::optional<std::string> alias_at(const Tokens& tokens, std::size_t at) {
    const bool is_alias = tokens[at].text == "using" && text_at(tokens, at + 2) == "=";
    return is_alias ? std::optional(text_at(tokens, at + 1)) : std::nullopt;
}

}  // namespace

std::set<std::string> types_declared(const Tokens& tokens) {
    std::set<std::string> names;
    bool opens_namespace = false;
    int within = 0;  // so many braces that are none of a namespace
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& text = tokens[at].text;
        if (text == "namespace") opens_namespace = true;
        if (text == ";") opens_namespace = false;
        if (text == "}" && within > 0) --within;
        if (text == "{" && !opens_namespace) ++within;
        if (text == "{") opens_namespace = false;
        if (within > 0) continue;
        if (auto name = type_at(tokens, at)) names.insert(*std::move(name));
        if (auto name = alias_at(tokens, at)) names.insert(*std::move(name));
    }
    return names;
}

std::vector<std::string> types_declared_again(const fs::path& src) {
    std::map<std::string, std::set<std::string>> headers;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(src)) {
        if (entry.path().extension() != ".hpp") continue;
        for (const std::string& name : types_declared(tokens_of(text_of_file(entry.path()))))
            headers[name].insert(entry.path().lexically_relative(src).generic_string());
    }
    std::vector<std::string> again;
    for (const auto& [name, files] : headers) {
        if (files.size() < 2) continue;
        std::string line = name + ":";
        for (const std::string& file : files) line += (file == *files.begin() ? " " : ", ") + file;
        again.push_back(line);
    }
    return again;
}

}  // namespace jadoube::architecture
