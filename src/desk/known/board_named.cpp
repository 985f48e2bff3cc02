#include "desk/known/board_named.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::desk {
namespace {

/// The round that was paired last, where the event has one section.
std::optional<event::RoundReference> last_round(const log::State& state) {
    if (state.rounds.empty()) return std::nullopt;
    const event::RoundReference& last = std::prev(state.rounds.end())->first;
    const bool is_one = state.rounds.begin()->first.section == last.section;
    return is_one ? std::optional(last) : std::nullopt;
}

}  // namespace

bool is_board_alone(std::string_view word) {
    if (!word.empty() && (word.front() == 'b' || word.front() == 'B')) word.remove_prefix(1);
    return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

Result<event::GameReference> board_named(std::string_view word, const std::optional<event::GameReference>& last,
                                         const std::function<Result<OpenLog>()>& open) {
    auto whole = event::parse_game_reference(word);
    if (whole || !is_board_alone(word)) return whole;
    const std::string board(word.substr(word.find_first_of("0123456789")));
    event::GameReference like = last.value_or(event::GameReference());
    if (!last) {
        const auto event = open();
        if (!event) return tl::unexpected<Error>(event.error());
        const auto round = last_round(event->state);
        if (!round) return whole;
        like.section = round->section;
        like.round = round->round;
    }
    const auto numbered = event::parse_game_reference("r1b" + board);
    if (!numbered) return numbered;
    like.board = numbered->board;
    return like;
}

}  // namespace jadoube::desk
