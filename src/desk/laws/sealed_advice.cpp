#include "desk/laws/sealed_advice.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {

using rules::SealedMove;

std::string_view without_number(std::string_view text) {
    const std::string_view whole = trim(text);
    const auto digits = whole.find_first_not_of("0123456789");
    if (digits == 0 || digits == std::string_view::npos || whole[digits] != '.') return whole;
    const auto rest = whole.find_first_not_of(". ", digits);
    return rest == std::string_view::npos ? whole : whole.substr(rest);
}

SealedAdvice advice_on(std::string_view text, const chess::Position& position) {
    const std::string_view move = without_number(text);
    if (const auto read = chess::parse_san(position, move)) {
        const std::string san = chess::to_san(position, read->move);
        return {SealedMove::legal, report::phrase("advice.legal", {{"move", san}}), read->move};
    }
    const auto candidates = chess::raw_candidates(position.setup().board, position.turn(), move);
    const auto legal = std::count_if(candidates.begin(), candidates.end(), [&](const chess::RawMove& raw) {
        return chess::legal_move(position, raw).has_value();
    });
    if (legal > 1) return {SealedMove::ambiguous, report::phrase("advice.ambiguous", {{"count", legal}})};
    if (candidates.empty()) return {SealedMove::unintelligible, report::phrase("advice.unintelligible")};
    const std::string why = chess::why_illegal_in_words(position, candidates.front());
    SealedAdvice advice{SealedMove::illegal, report::phrase("advice.illegal", {{"why", why}})};
    if (candidates.size() == 1) advice.raw = candidates.front();
    return advice;
}

}  // namespace jadoube::desk
