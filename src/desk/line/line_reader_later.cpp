// Moves and games between what happened and what was said of it.
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/line/line_reader.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kWhatBetween = "what was played in between?";
constexpr std::string_view kBetweenHint = "write the moves, parted by ;: an offer ends where the other player moves";

constexpr std::string_view kAfterMove = "after";

bool answers(const Act& act) {
    return std::holds_alternative<adjudicate::Agree>(act.what) || std::holds_alternative<adjudicate::Refuse>(act.what);
}

/// What the next moves change.
bool is_of_the_board(const Act& act) {
    return adjudicate::is_move(act) || std::holds_alternative<adjudicate::PlaceMan>(act.what) ||
           std::holds_alternative<adjudicate::Touch>(act.what) ||
           std::holds_alternative<adjudicate::SayCheck>(act.what) ||
           std::holds_alternative<adjudicate::Retract>(act.what);
}

/// What decides the game, or is only an offence while it goes on.
bool is_about_the_game(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    const bool is_device = happening != nullptr && happening->kind() == rules::Kind::conduct_device;
    return happening == nullptr || happening->is_found() || is_device;
}

std::optional<int> number_in(std::string_view words) {
    for (const std::string_view word : split(words, ' '))
        if (const auto number = parse_int(word)) return static_cast<int>(*number);
    return std::nullopt;
}

/// "second time", and nothing more.
bool tells_second_time(std::string_view words) {
    constexpr std::string_view kTimes[] = {"second time", "third time", "2 nd time", "3 rd time"};
    return std::ranges::find(kTimes, lower(words)) != std::end(kTimes);
}

}  // namespace

/// "points it out 3 moves later": both have moved since. Where the words stand by themselves, of what comes next.
Result<void> LineReader::take_later(const std::string& words, const SaidGroup& group) {
    const bool is_bare = group.verb == nullptr && group.object == nullptr && group.operands.empty();
    if (read_.acts.empty()) return note(words), Result<void>();
    const Act& last = read_.acts.back();
    if (answers(last)) return ask(std::string(kWhatBetween), std::string(kBetweenHint));
    if (raises(last)) return pass_moves(words);
    if (!is_bare) return note(words), Result<void>();
    moves_later_ = words;
    moves_later_at_ = read_.acts.size();
    return {};
}

Result<void> LineReader::pass_moves_told_before() {
    if (moves_later_.empty() || read_.acts.size() == moves_later_at_) return {};
    const std::string words = std::exchange(moves_later_, {});
    if (answers(read_.acts.back())) return ask(std::string(kWhatBetween), std::string(kBetweenHint));
    return raises(read_.acts.back()) ? pass_moves(words) : (note(words), Result<void>());
}

/// What was found last, whoever pointed it out then, is of the start of the game.
bool LineReader::is_about_the_start() const {
    const auto found = std::find_if(read_.acts.rbegin(), read_.acts.rend(), [](const Act& act) {
        return !std::holds_alternative<adjudicate::PointOut>(act.what);
    });
    const auto* happening = found == read_.acts.rend() ? nullptr : std::get_if<adjudicate::Happening>(&found->what);
    return happening != nullptr && happening->kind() && rules::kind_covers(rules::Kind::setup, *happening->kind());
}

/// "wrong colours, 9 moves were played": with what was found.
Result<void> LineReader::take_remark(const std::string& words) {
    const bool may_count = !irregular_movers().empty() || told_of_.contains("device_sounded");
    if (tells_second_time(words) && may_count)
        return ask("of what was it the second time?",
                   "write 'second illegal move', or of a phone 'rings again', or put it behind 'note:'");
    const std::string_view first = std::string_view(words).substr(0, words.find(' '));
    const bool is_count = lower(first) == kAfterMove || parse_int(first);  // "at move 9" is before it was made
    const auto count = is_count && is_about_the_start() ? number_in(words) : std::nullopt;
    const bool is_told = read_.facts.contains("moves_by_each");
    return count && !is_told ? set("moves_by_each", rules::Value(std::int64_t{*count})) : (note(words), Result<void>());
}

/// As facts, since the moves themselves are not told.
Result<void> LineReader::pass_moves(const std::string& words) {
    const auto count = number_in(words);
    if (is_about_the_start() && count) return set("moves_by_each", rules::Value(std::int64_t{*count}));
    const bool is_of_board = std::any_of(read_.acts.begin(), std::prev(read_.acts.end()), is_of_the_board);
    if (!is_of_board) return note(words), Result<void>();
    for (const char* fact : {"claimant_touched", "opponent_replied"})
        if (const auto told = set(fact, rules::Value(true)); !told) return told;
    return count ? set("moves_since_offence", rules::Value(std::int64_t{*count})) : Result<void>();
}

/// "points it out at once": he had touched nothing before it. Of anything else it says nothing.
Result<void> LineReader::take_at_once(const std::string& words) {
    const bool is_objection =
        read_.acts.size() > 1 && raises(read_.acts.back()) && adjudicate::color_of(read_.acts.back().by);
    const auto on_board = is_objection
                              ? std::find_if(std::next(read_.acts.rbegin()), read_.acts.rend(), is_of_the_board)
                              : read_.acts.rend();
    if (on_board == read_.acts.rend() || on_board->by == read_.acts.back().by) return note(words), Result<void>();
    return set("claimant_touched", rules::Value(false));
}

/// What was said or done then is not of the game.
Result<void> LineReader::take_outside_game(const SaidGroup& group) {
    const bool is_told = !read_.acts.empty() && is_about_the_game(read_.acts.back());
    if (!is_told) return note(group.text), Result<void>();
    return ask(
        "before the game or after it: how did the game end, or had it not begun?",
        "write first how it ended ('black resigns'), then what came after; of what was agreed before it, 'note:'");
}

}  // namespace jadoube::desk
