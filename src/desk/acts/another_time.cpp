#include "desk/acts/another_time.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/later.hpp"
#include "desk/acts/manners.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kInOrder = "write the acts in the order in which they happened";

/// Whether it may be done now hangs on what has been done before.
bool hangs_on_the_moment(const Act& act) {
    return adjudicate::is_move(act) || std::holds_alternative<adjudicate::Claim>(act.what) ||
           std::holds_alternative<adjudicate::Agree>(act.what) || adjudicate::is_objection(act);
}

/// What it lets another do passes with what is done after it.
bool passes(const Act& act) {
    const bool is_word = hangs_on_the_moment(act) && !adjudicate::is_move(act);
    return std::holds_alternative<adjudicate::Touch>(act.what) ||
           std::holds_alternative<adjudicate::FlagFalls>(act.what) || adjudicate::offers_draw(act) || is_word;
}

bool ends_with_any(std::string_view words, std::initializer_list<std::string_view> endings) {
    return std::ranges::any_of(endings, [&](std::string_view ending) { return words.ends_with(ending); });
}

bool has_any(std::string_view words, std::initializer_list<std::string_view> said) {
    return std::ranges::any_of(said, [&](std::string_view one) { return words.find(one) != std::string_view::npos; });
}

bool says_too_late(const std::string& remark) {
    return ends_with_any(lower(remark), {"too late", "too early", "too soon"});
}

/// "at move 2", where the board stands at another.
bool is_of_another_move(const LineSoFar& line, const std::string& words) {
    constexpr std::string_view kAt[] = {"at move ", "on move "};
    const auto& board = line.start.now();
    const auto named = number_told(words);
    const bool is_at = std::ranges::any_of(kAt, [&](std::string_view at) { return words.starts_with(at); });
    return is_at && named && board && board->move_number != *named;
}

bool says_another_time(const LineSoFar& line, const std::string& remark) {
    const std::string words = lower(remark);
    return has_any(words, {" break", "outside", " pause"}) || says_afterwards(words) ||
           ends_with_any(words, {" ago", " back"}) || is_of_another_move(line, words);
}

/// "in the last round", "before round 3", "yesterday".
bool says_another_game(const std::string& remark) {
    return has_any(lower(remark), {"last round", "before round", "yesterday", "last week", "in round "});
}

/// "is running out of time", "is giving up": begun, and not done.
bool says_it_goes_on(const SaidGroup& group) {
    constexpr std::string_view kGoing[] = {"running", "falling", "losing", "giving", "resigning", "hanging"};
    const std::string said = lower(group.text);
    return std::ranges::any_of(kGoing, [&](std::string_view word) { return said.find(word) != std::string::npos; });
}

/// What ends the game once it is done.
bool ends_game_once_done(const Act& act) {
    return std::holds_alternative<adjudicate::FlagFalls>(act.what) ||
           std::holds_alternative<adjudicate::Resign>(act.what);
}

bool is_king_on(const LineSoFar& line, chess::Square square) {
    const auto& board = line.board.now();
    const auto man = board ? board->board.at(square) : std::nullopt;
    return man && man->role == chess::Role::king;
}

}  // namespace

Result<void> check_when(const LineSoFar& line, const SaidGroup& group) {
    if (line.read.acts.empty() || (group.who && group.is_only_remarked())) return {};
    if (std::ranges::any_of(group.remarks, says_another_game))
        return ask("was it in this game?",
                   "leave the words out where it was; what was in another is entered for that game");
    const Act& last = line.read.acts.back();
    const auto before = std::prev(line.read.acts.end());
    const bool has_moved = std::any_of(line.read.acts.begin(), before, [&](const Act& act) {
        return adjudicate::is_move(act) && act.by == last.by;  // what came between is told
    });
    if (std::ranges::any_of(group.remarks, says_too_late) && hangs_on_the_moment(last) && !has_moved)
        return ask("too late: what had been done before?", std::string(kInOrder));
    const bool is_earlier =
        std::ranges::any_of(group.remarks, [&](const auto& remark) { return says_another_time(line, remark); }) ||
        std::ranges::any_of(group.manners, [&](const Element& manner) {
            return manner.is(Manner::moves_later) && says_another_time(line, manner.text);
        });
    return is_earlier && passes(last) ? ask("what was done since then?", std::string(kInOrder)) : Result<void>();
}

Result<void> check_meant(const LineSoFar& line, const SaidGroup& group) {
    constexpr std::string_view kMistakes[] = {"by mistake",   "in error",  "by error",
                                              "by oversight", "by reflex", "habit"};
    constexpr std::string_view kThink = "think", kFirst = "first";
    const auto says = [&](std::string_view word) {
        return std::ranges::any_of(group.remarks,
                                   [&](const auto& remark) { return lower(remark).find(word) != std::string::npos; });
    };
    const auto* touch = line.last_act<adjudicate::Touch>();
    const bool is_disordered =
        touch != nullptr && touch->squares.size() > 1 && !is_king_on(line, touch->squares.front());
    if (says(kFirst) && is_disordered)
        return ask("which man was touched first?", "write the men in that order: 'touches Ke1 and Rh1'");
    const bool is_new = !line.read.acts.empty() && (group.verb != nullptr || group.object != nullptr);
    if (is_new && ends_game_once_done(line.read.acts.back()) && says_it_goes_on(group))
        return ask("has it happened, or was it only about to?",
                   "write 'white's flag falls', 'white resigns'; or leave it out");
    if (says(kThink) && line.last_act<adjudicate::Agree>() != nullptr)
        return ask("did he agree?", "write 'agrees to a draw', or leave it out");
    const bool is_mistake = std::ranges::any_of(kMistakes, says);
    return is_mistake ? check_press_counts(line) : Result<void>();
}

bool finds_illegal_move(const Act& act) {
    const auto* found = std::get_if<adjudicate::Happening>(&act.what);
    const auto kind = found != nullptr && found->is_found() ? found->kind() : std::nullopt;
    return kind && rules::row_of(*kind).traits.counts_as_illegal_move;
}

}  // namespace jadoube::desk
