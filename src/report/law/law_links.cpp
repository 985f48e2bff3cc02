#include "report/law/law_links.hpp"

#include <set>

#include "base/text.hpp"

namespace jadoube::report {
namespace {

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

/// Small letters, digits and dots; what stands between them as one hyphen.
std::string slug(std::string_view text) {
    std::string result;
    for (const char c : lower(text)) {
        if (is_letter_or_digit(c) || c == '.') {
            result += c;
        } else if (!result.empty() && result.back() != '-') {
            result += '-';
        }
    }
    if (result.ends_with('-')) result.pop_back();
    return result;
}

}  // namespace

LawLinks::LawLinks(std::span<const rules::Ruleset* const> codes, LawLayout layout) : layout_(layout) {
    std::set<std::string> taken;
    for (const rules::Ruleset* code : codes) taken.insert(anchor(*code));
    for (const rules::Ruleset* code : codes) {
        for (const rules::Article& article : code->articles) {
            const std::string plain_anchor = slug(code->id + ' ' + article.id);
            std::string anchor = plain_anchor;
            for (int more = 2; !taken.insert(anchor).second; ++more) anchor = plain_anchor + '-' + std::to_string(more);
            anchors_.emplace(&article, std::move(anchor));
        }
    }
}

std::string LawLinks::anchor(const rules::Ruleset& code) const {
    return slug(code.id);
}

std::string LawLinks::anchor(const rules::Article& article) const {
    const auto found = anchors_.find(&article);
    return found == anchors_.end() ? std::string() : found->second;
}

std::string LawLinks::file_name(const rules::Ruleset& code) {
    return slug(code.id) + ".html";
}

std::string LawLinks::file_of(const rules::Ruleset& code) const {
    return layout_ == LawLayout::file_each ? file_name(code) : std::string();
}

Text LawLinks::to(const rules::Ruleset& code, std::string_view words) const {
    return link_to(words, layout_ == LawLayout::file_each ? file_name(code) : '#' + anchor(code));
}

Text LawLinks::to(const rules::Ruleset& code, const rules::Article& article, std::string_view words) const {
    const std::string name = anchor(article);
    return name.empty() ? foreign(words) : link_to(words, file_of(code) + '#' + name);
}

}  // namespace jadoube::report
