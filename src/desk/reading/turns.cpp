#include "desk/reading/turns.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "base/text.hpp"
#include "desk/groups/touch_reported.hpp"
#include "desk/reading/reading.hpp"
#include "desk/told/echo.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kMove = "move", kNot = "not", kTo = "to", kOn = "on";

/// Whose turn a remark tells.
struct TurnTold {
    Who whose = Who::opponent;
    bool is_of_clock = false;  // which runs until it is pressed
};

template <std::size_t N>
bool holds(const std::vector<std::string>& words, const std::string_view (&any)[N]) {
    return std::ranges::any_of(words,
                               [&](const std::string& word) { return std::ranges::find(any, word) != std::end(any); });
}

std::vector<std::string> words_of(std::string_view remark) {
    std::vector<std::string> words;
    const std::string said = lower(remark);
    for (const auto part : split(said, ' ')) {
        std::string word(part);
        for (const std::string_view end : {"'s", "'"})
            if (word.ends_with(end)) word.resize(word.size() - end.size());
        if (!word.empty()) words.push_back(word);
    }
    return words;
}

std::optional<Who> owner_in(const std::vector<std::string>& words) {
    constexpr std::string_view kWhite[] = {"white", "w", "wh"}, kBlack[] = {"black", "b", "bl", "blk"},
                               kOpponent[] = {"opponent", "opp", "opponents", "gegner"},
                               kSame[] = {"his", "her", "their"};
    if (holds(words, kWhite)) return Who::white;
    if (holds(words, kBlack)) return Who::black;
    if (holds(words, kOpponent)) return Who::opponent;
    return holds(words, kSame) ? std::optional(Who::same) : std::nullopt;
}

/// "black to move", "opponent on move".
bool ends_with_turn(const std::vector<std::string>& words) {
    if (words.size() < 3 || words.back() != kMove) return false;
    const std::string& before = words[words.size() - 2];
    return before == kTo || before == kOn;
}

/// "not on move", "not his turn", "out of turn".
bool denies_turn(const std::vector<std::string>& words) {
    constexpr std::string_view kOutOfTurn[] = {"out", "of", "turn"};
    if (std::ranges::equal(words, kOutOfTurn)) return true;
    if (words.size() != 3 || words.front() != kNot) return false;
    constexpr std::string_view kTurn[] = {kMove, "turn"};
    const bool is_his = words[1] == kOn || words[1] == kTo || owner_in(words) == Who::same;
    return is_his && holds(words, kTurn);
}

/// "on black's time", "while the opponent was to move", "black to move", "not on move".
std::optional<TurnTold> turn_told(std::string_view remark) {
    constexpr std::string_view kWhen[] = {kOn, "in", "during", "at", "while", "when", "with", "although", "though"};
    constexpr std::string_view kTurn[] = {kMove, "turn"};
    constexpr std::string_view kClock[] = {"time", "clock", "thinking", "thinks", "think", "thought"};
    constexpr std::string_view kOther[] = {kNot, "every", "each", "next", "last", "first", "other", "another", "shows"};
    const auto words = words_of(remark);
    if (denies_turn(words)) return TurnTold{};
    if (words.size() < 2 || holds(words, kOther)) return std::nullopt;
    const auto whose = owner_in(words);
    const bool is_clock = holds(words, kClock);
    const bool is_turn = is_clock || holds(words, kTurn);
    if (!whose || !is_turn || (!holds({words.front()}, kWhen) && !ends_with_turn(words))) return std::nullopt;
    return TurnTold{*whose, is_clock};
}

bool handles_men(const Act& act) {
    return adjudicate::is_move(act) || std::holds_alternative<adjudicate::Touch>(act.what) ||
           std::holds_alternative<adjudicate::PlaceMan>(act.what);
}

}  // namespace

/// What is told of the turn with a touch or a move decides whether he was bound by it: where the board does not show
/// it so, it is asked.
Result<void> check_turn(const LineSoFar& line, const SaidGroup& group) {
    if (line.read.acts.empty() || !handles_men(line.read.acts.back())) return {};
    const Act& act = line.read.acts.back();
    const auto by = adjudicate::color_of(act.by);
    if (!by) return {};
    const LineBoard& board = adjudicate::is_move(act) ? line.before_last : line.board;
    const auto last = std::find_if(line.read.acts.rbegin() + 1, line.read.acts.rend(), [](const Act& one) {
        return adjudicate::is_move(one) || std::holds_alternative<adjudicate::Press>(one.what);
    });
    const bool is_unpressed = last != line.read.acts.rend() && adjudicate::is_move(*last);
    std::vector<std::string> remarks = group.remarks;
    if (group.who && group.is_only_remarked()) remarks.push_back(group.text);
    for (const std::string& remark : remarks) {
        const auto told = turn_told(remark);
        if (!told || (told->is_of_clock && is_unpressed)) continue;
        const Color turn = told->whose == Who::white   ? Color::white
                           : told->whose == Who::black ? Color::black
                           : told->whose == Who::same  ? *by
                                                       : !*by;
        if (board.now() ? board.now()->turn == turn : turn == *by) continue;
        return ask("whose move was it?",
                   board.now()
                       ? fmt::format("here it is {}'s: write first the moves that were made before, or give the "
                                     "position with {} on turn",
                                     chess::name_of(!turn), chess::name_of(turn))
                       : fmt::format("give the position, with {} on turn", chess::name_of(turn)));
    }
    return {};
}

/// "White d2-d3; Black points out that White touched f3": before that move, where the line says so; else it is asked.
Result<void> order_touches(const LineSoFar& line, std::vector<SaidGroup>& groups) {
    const auto touch = touch_behind_move(groups);
    if (!touch) return {};
    auto ordered = with_touch_first(groups, *touch);
    if (touch->is_earlier) return groups = std::move(ordered), Result<void>();
    LineSoFar again(line.start.now());
    const auto read = read_groups(again, std::move(ordered));
    if (!read) return tl::unexpected<Error>(read.error());
    return tl::unexpected<Error>(order_question(groups[touch->told].text, to_line(*read, line.start.now())));
}

}  // namespace jadoube::desk
