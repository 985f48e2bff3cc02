#include "cli/command.hpp"

#include "base/text.hpp"
#include "report/catalogue/catalogue.hpp"

namespace jadoube::cli {
namespace {

std::vector<std::string> languages() {
    std::vector<std::string> codes;
    for (const report::Catalogue* language : report::catalogues()) codes.emplace_back(language->language());
    return codes;
}

}  // namespace

bool is_positional(const OptionSpec& spec) {
    return spec.name.front() != '-';
}

bool is_flag(const OptionSpec& spec) {
    return std::holds_alternative<bool*>(spec.target);
}

bool is_list(const OptionSpec& spec) {
    return std::holds_alternative<std::vector<std::string>*>(spec.target);
}

std::vector<std::string> names_of(const OptionSpec& spec) {
    if (is_positional(spec)) return {spec.value_name.empty() ? spec.name : spec.value_name};
    std::vector<std::string> names;
    for (const std::string_view name : split(spec.name, ',')) names.emplace_back(name);
    return names;
}

ValueKind values_of(const OptionSpec& spec) {
    return is_flag(spec) ? ValueKind::text : spec.values.value_or(values_named(spec.value_name));
}

std::string details_of(const Command& command) {
    if (!command.listed) return command.details;
    return command.details.empty() ? command.listed() : command.details + "\n\n" + command.listed();
}

const std::vector<CommonOption>& common_options() {
    static const std::vector<CommonOption> kCommon{
        {{"-h", "--help"}, "explain the command"},
        {{"--json"}, "print the result as JSON, one object a line where there are several"},
        {{"--rules-dir"}, "look for codes of law in this folder first; may be repeated", "DIR", {}, true},
        {{"--language"}, "say rulings and reports in this language", "LANGUAGE", languages()}};
    return kCommon;
}

}  // namespace jadoube::cli
