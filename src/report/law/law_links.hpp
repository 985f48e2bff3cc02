// Where the pages on codes and articles stand, when many are written together: one file, or a file for each code.
#pragma once

#include <map>
#include <span>
#include <string>

#include "report/words/document.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {

enum class LawLayout { one_file, file_each };

/// Anchors and links for the articles of these codes, which must outlive it. Two articles never share an anchor.
class LawLinks {
public:
    LawLinks(std::span<const rules::Ruleset* const> codes, LawLayout layout);

    [[nodiscard]] std::string anchor(const rules::Ruleset& code) const;
    [[nodiscard]] std::string anchor(const rules::Article& article) const;
    /// "bcf-1911.html", in a folder of its own.
    [[nodiscard]] static std::string file_name(const rules::Ruleset& code);

    /// The words, leading to the code or the article.
    [[nodiscard]] Text to(const rules::Ruleset& code, std::string_view words) const;
    [[nodiscard]] Text to(const rules::Ruleset& code, const rules::Article& article, std::string_view words) const;

private:
    [[nodiscard]] std::string file_of(const rules::Ruleset& code) const;

    LawLayout layout_;
    std::map<const rules::Article*, std::string> anchors_;
};

}  // namespace jadoube::report
