#include "rules/article_state.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto kArticleStates = std::to_array<WordRow<ArticleState>>({
    {ArticleState::applies, "applies", "it applies"},
    {ArticleState::set_aside, "set_aside", "another article is an exception to it"},
    {ArticleState::not_met, "not_met", "what it asks does not hold"},
    {ArticleState::open, "open", "what it asks is not known"},
    {ArticleState::window_closed, "window_closed", "it was raised too late"},
    {ArticleState::not_yours, "not_yours", "it was raised by somebody who may not"},
});
static_assert(is_in_order(kArticleStates));

}  // namespace

template <>
std::span<const WordRow<ArticleState>> rows<ArticleState>() {
    return kArticleStates;
}

}  // namespace jadoube::rules
