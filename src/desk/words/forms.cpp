#include "desk/words/forms.hpp"

#include <map>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

const std::map<std::string, std::string, std::less<>>& forms() {
    static const std::map<std::string, std::string, std::less<>> kAll = [] {
        std::map<std::string, std::string, std::less<>> all;
        for (const auto& rows : {rows_of_forms(), rows_of_names(), rows_of_german_forms()}) {
            for (const std::string_view row : rows) {
                const auto words = split(row, ' ');
                for (const std::string_view word : words) all.emplace(word, words.front());
            }
        }
        return all;
    }();
    return kAll;
}

}  // namespace

std::string basic_form(std::string_view word) {
    const auto found = forms().find(word);
    return found == forms().end() ? std::string(word) : found->second;
}

std::vector<std::string> known_forms() {
    std::vector<std::string> known;
    for (const auto& [form, basic] : forms()) known.push_back(form);
    return known;
}

}  // namespace jadoube::desk
