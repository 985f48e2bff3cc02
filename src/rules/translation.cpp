#include "rules/translation.hpp"

#include <fmt/format.h>

#include <cstdint>

#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// FNV-1a of 32 bits.
std::string text_mark(const Article& article) {
    constexpr std::uint32_t kBasis = 2166136261U;
    constexpr std::uint32_t kPrime = 16777619U;
    std::uint32_t mark = kBasis;
    for (const char c : article.heading + '\n' + article.summary) {
        mark ^= static_cast<unsigned char>(c);
        mark *= kPrime;
    }
    return fmt::format("{:08x}", mark);
}

const ArticleWords* words_for(const Article& article, const Translation& translation) {
    const auto words = translation.articles.find(article.id);
    const bool is_of_this = words != translation.articles.end() && words->second.of == text_mark(article);
    return is_of_this ? &words->second : nullptr;
}

}  // namespace jadoube::rules
