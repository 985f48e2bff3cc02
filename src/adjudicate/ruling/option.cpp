#include "adjudicate/ruling/option.hpp"

#include <array>

#include "base/text.hpp"

namespace jadoube::rules {
namespace {

using adjudicate::Obstacle;

constexpr auto kObstacles = std::to_array<WordRow<Obstacle>>({
    {Obstacle::blocked, "blocked", "the man has no move"},
    {Obstacle::held_by_check, "held_by_check", "it could move, were his own King not in check then"},
    {Obstacle::cannot_be_taken, "cannot_be_taken", "no man can take it"},
    {Obstacle::cannot_be_moved_or_taken, "cannot_be_moved_or_taken", "it can be neither moved nor taken"},
    {Obstacle::no_such_man, "no_such_man", "there is no such man"},
    {Obstacle::king_has_no_move, "king_has_no_move", "the King has no move"},
    {Obstacle::king_left_in_check, "king_left_in_check", "the position that stands would leave his own King in check"},
    {Obstacle::not_in_this_case, "not_in_this_case", "the law gives it on a condition that does not hold"},
    {Obstacle::cannot_be_done, "cannot_be_done", "nobody knows the position, and a person says that it cannot be done"},
});
static_assert(is_in_order(kObstacles));

}  // namespace

template <>
std::span<const WordRow<Obstacle>> rows<Obstacle>() {
    return kObstacles;
}

}  // namespace jadoube::rules

namespace jadoube::adjudicate {
namespace {

struct NameOfAbout {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(const rules::SaidWord& word) const { return rules::to_text(word); }
    template <typename Word>
    std::string operator()(Word word) const {
        return std::string(rules::name_of(word));
    }
};

}  // namespace

std::string to_text(const Squares& squares) {
    std::string text;
    for (const chess::Square square : squares) text += (text.empty() ? "" : " ") + chess::to_text(square);
    return text;
}

std::optional<Squares> squares_named(std::string_view text) {
    Squares squares;
    for (const std::string_view word : split(text, ' ')) {
        const auto square = chess::square_named(word);
        if (!square && !word.empty()) return std::nullopt;
        if (square) squares.push_back(*square);
    }
    return squares;
}

bool is_nobody(const MenOfOption& men) {
    return men == MenOfOption();
}

std::string to_text(const MenOfOption& men) {
    const auto* list = std::get_if<rules::Men>(&men);
    return list != nullptr ? std::string(rules::name_of(*list)) : to_text(std::get<Squares>(men));
}

std::optional<MenOfOption> men_of_option(std::string_view text) {
    if (const auto list = rules::named<rules::Men>(text)) return *list;
    if (auto squares = squares_named(text)) return std::move(*squares);
    return std::nullopt;
}

std::optional<chess::Square> only_square(const MenOfOption& men) {
    const auto* squares = std::get_if<Squares>(&men);
    return squares != nullptr && squares->size() == 1 ? std::optional(squares->front()) : std::nullopt;
}

std::string to_text(const About& about) {
    return std::visit(NameOfAbout{}, about);
}

std::string_view name_of(Obstacle obstacle) {
    return rules::name_of(obstacle);
}

}  // namespace jadoube::adjudicate
