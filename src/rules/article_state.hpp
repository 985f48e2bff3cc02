// How an article stands in one incident, in a word.
#pragma once

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::rules {

enum class ArticleState { applies, set_aside, not_met, open, window_closed, not_yours };
template <>
std::span<const WordRow<ArticleState>> rows<ArticleState>();

}  // namespace jadoube::rules
