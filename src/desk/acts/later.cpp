#include "desk/acts/later.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/another_time.hpp"
#include "desk/acts/manners.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/movers.hpp"
#include "desk/words/durations.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kWhatBetween = "what was played in between?";
constexpr std::string_view kBetweenHint = "write the moves, parted by ;: an offer ends where the other player moves";

constexpr std::string_view kAfterMove = "after", kAtMove = "at", kOnMove = "on";

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

tl::unexpected<Error> ask_how_it_ended() {
    return ask(
        "before the game or after it: how did the game end, or had it not begun?",
        "write first how it ended ('black resigns'), then what came after; of what was agreed before it, 'note:'");
}

/// What the score that is written down behind it may come from.
bool may_give_a_result(const Act& act) {
    return !is_of_the_board(act) && !std::holds_alternative<adjudicate::Press>(act.what) &&
           !adjudicate::offers_draw(act);
}

/// Done while a game is played, and nothing that its result may come from.
bool is_of_a_game(const Act& act) {
    const auto* happening = std::get_if<adjudicate::Happening>(&act.what);
    const bool is_conduct = happening != nullptr && !happening->is_found();
    return is_of_the_board(act) || is_conduct || std::holds_alternative<adjudicate::FlagFalls>(act.what) ||
           adjudicate::offers_draw(act);
}

constexpr std::string_view kWhiteWins = "1-0", kBlackWins = "0-1", kDrawn = "1/2-1/2";
constexpr std::string_view kScores[] = {kWhiteWins, kBlackWins, kDrawn};

void see_game_over(LineSoFar& line) {
    if (!line.over_at) line.over_at = line.read.acts.size();
}

/// A resignation or an agreement that does not end the game so.
bool gives_another_score(const Act& act, std::string_view score) {
    if (std::holds_alternative<adjudicate::Agree>(act.what)) return score != kDrawn;
    const bool resigns = std::holds_alternative<adjudicate::Resign>(act.what);
    return resigns && score != (act.by == Person::white ? kBlackWins : kWhiteWins);
}

/// "second time", "for the third time today".
bool tells_second_time(std::string_view words) {
    constexpr std::string_view kTimes[] = {"second time", "third time",  "fourth time",  "2 nd time", "3 rd time",
                                           "once more",   "first claim", "second claim", " again"};
    const std::string said = lower(words);
    return says_again(said) ||
           std::ranges::any_of(kTimes, [&](std::string_view time) { return said.find(time) != std::string::npos; });
}

/// A claim on time, a device, two hands: what the second brings is not what the first did.
bool counts_each_time(const Act& act) {
    const auto* claim = std::get_if<adjudicate::Claim>(&act.what);
    const auto* done = std::get_if<adjudicate::Happening>(&act.what);
    return adjudicate::uses_two_hands(act) || (claim != nullptr && claim->ground == rules::Ground::flag) ||
           (done != nullptr && done->kind() == rules::Kind::conduct_device);
}

/// The line tells itself what was done the first time, before something was brought up: by the same player, and of the
/// same sort.
bool tells_like_before(const LineSoFar& line) {
    const auto brought_up = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), raises);
    if (brought_up == line.read.acts.rend()) return false;
    const Act& last = line.read.acts.back();
    const auto* done = std::get_if<adjudicate::Happening>(&last.what);
    const auto is_like = [&](const Act& act) {
        const auto* before = std::get_if<adjudicate::Happening>(&act.what);
        const bool is_same_conduct = done != nullptr && before != nullptr && done->kind() == before->kind();
        return act.by == last.by && (is_same_conduct || (may_be_illegal(act) && may_be_illegal(last)));
    };
    return brought_up != line.read.acts.rbegin() && std::any_of(brought_up, line.read.acts.rend(), is_like);
}

/// What was found last, whoever pointed it out then, is of the start of the game.
bool is_about_the_start(const LineSoFar& line) {
    const auto found = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), [](const Act& act) {
        return !std::holds_alternative<adjudicate::PointOut>(act.what);
    });
    return found != line.read.acts.rend() && finds_wrong_start(*found);
}

/// "after 9 moves", "9 moves were played"; "at move 9" is before that move was made.
std::optional<int> moves_made_by(std::string_view words) {
    const std::string first = lower(words.substr(0, words.find(' ')));
    const auto count = number_told(words);
    if (first == kAfterMove || parse_int(first)) return count;
    const bool is_at = first == kAtMove || first == kOnMove;
    return is_at && count && *count > 0 ? std::optional(*count - 1) : std::nullopt;
}

/// As facts, since the moves themselves are not told.
Result<void> pass_moves(LineSoFar& line, const std::string& words) {
    const auto count = number_told(words);
    if (is_about_the_start(line) && count) return set(line, "moves_by_each", rules::Value(std::int64_t{*count}));
    const bool is_of_board = finds_illegal_move(line.read.acts.back()) ||
                             std::any_of(line.read.acts.begin(), std::prev(line.read.acts.end()), is_of_the_board);
    if (!is_of_board) return note(line, words), Result<void>();
    for (const char* fact : {"claimant_touched", "opponent_replied"})
        if (const auto told = set(line, fact, rules::Value(true)); !told) return told;
    return count ? set(line, "moves_since_offence", rules::Value(std::int64_t{*count})) : Result<void>();
}

}  // namespace

std::optional<int> number_told(std::string_view words) {
    for (const std::string_view word : split(words, ' '))
        if (const auto number = parse_int(word) ? parse_int(word) : count_in_words(word))
            return static_cast<int>(*number);
    return std::nullopt;
}

/// "points it out 3 moves later": both have moved since. Where the words stand by themselves, of what comes next.
Result<void> take_later(LineSoFar& line, const std::string& words, const SaidGroup& group) {
    const bool is_bare = group.verb == nullptr && group.object == nullptr && group.operands.empty();
    if (line.read.acts.empty()) return note(line, words), Result<void>();
    const Act& last = line.read.acts.back();
    if (answers(last)) return ask(std::string(kWhatBetween), std::string(kBetweenHint));
    if (raises(last) || finds_illegal_move(last)) return pass_moves(line, words);
    if (!is_bare) return note(line, words), Result<void>();
    line.moves_later = words;
    line.moves_later_at = line.read.acts.size();
    return {};
}

/// "both play on": before what comes next.
Result<void> play_on(LineSoFar& line, const std::string& words) {
    if (line.read.acts.empty() || answers(line.read.acts.back())) return note(line, words), Result<void>();
    line.moves_later = words;
    line.moves_later_at = line.read.acts.size();
    return {};
}

Result<void> pass_moves_told_before(LineSoFar& line) {
    if (line.moves_later.empty() || line.read.acts.size() == line.moves_later_at) return {};
    const std::string words = std::exchange(line.moves_later, {});
    if (answers(line.read.acts.back())) return ask(std::string(kWhatBetween), std::string(kBetweenHint));
    return raises(line.read.acts.back()) ? pass_moves(line, words) : (note(line, words), Result<void>());
}

/// "wrong colours, 9 moves were played": with what was found.
Result<void> take_remark(LineSoFar& line, const std::string& words) {
    const bool may_count = !irregular_movers(line).empty() || line.told_of.contains("device_sounded") ||
                           is_press_without_move(line) ||
                           (!line.read.acts.empty() && counts_each_time(line.read.acts.back()));
    const bool is_said_again =  // "points it out again"
        says_again(lower(words)) && !line.read.acts.empty() && raises(line.read.acts.back());
    const bool is_counted = is_said_again || line.read.facts.contains(kIllegalBefore) || tells_like_before(line);
    if (tells_second_time(words) && may_count && !is_counted)
        return ask("of what was it the second time?",
                   "write 'second illegal move', or of a phone 'rings again', or put it behind 'note:'");
    const auto made =
        is_about_the_start(line) && !line.read.facts.contains("moves_by_each") ? moves_made_by(words) : std::nullopt;
    return made ? set(line, "moves_by_each", rules::Value(std::int64_t{*made})) : (note(line, words), Result<void>());
}

/// "points it out at once": he had touched nothing before it. Of anything else it says nothing.
Result<void> take_at_once(LineSoFar& line, const std::string& words) {
    const bool is_objection =
        line.read.acts.size() > 1 && raises(line.read.acts.back()) && adjudicate::color_of(line.read.acts.back().by);
    const auto on_board = is_objection
                              ? std::find_if(std::next(line.read.acts.rbegin()), line.read.acts.rend(), is_of_the_board)
                              : line.read.acts.rend();
    if (on_board == line.read.acts.rend() || on_board->by == line.read.acts.back().by)
        return note(line, words), Result<void>();
    return set(line, "claimant_touched", rules::Value(false));
}

void lose_on_time(LineSoFar& line, Person loser) {
    see_game_over(line);
    line.over_as = loser == Person::white ? kBlackWins : kWhiteWins;
}

/// Where nothing that was told before gives it.
void see_result(LineSoFar& line) {
    if (std::ranges::none_of(line.read.acts, may_give_a_result)) see_game_over(line);
}

Result<void> write_result(LineSoFar& line, const std::string& words, const SaidGroup& group) {
    const std::string& noted = group.told.empty() ? group.text : words;
    if (!line.read.remark.ends_with(noted)) note(line, noted);  // "signs the result 0-1" says it twice
    see_result(line);
    for (const std::string_view score : kScores)
        if (words.find(score) != std::string::npos) line.over_as = score;
    return {};
}

Result<void> check_after_result(const LineSoFar& line) {
    if (!line.over_at) return {};
    const auto over = line.read.acts.begin() + static_cast<std::ptrdiff_t>(*line.over_at);
    const bool goes_on = std::any_of(over, line.read.acts.end(), [&](const Act& act) {
        return is_of_a_game(act) || (!line.over_as.empty() && gives_another_score(act, line.over_as));
    });
    return goes_on ? ask_how_it_ended() : Result<void>();
}

/// What was said or done then is not of the game.
Result<void> take_outside_game(LineSoFar& line, const SaidGroup& group) {
    const bool is_told = !line.read.acts.empty() && is_about_the_game(line.read.acts.back());
    if (!is_told) return note(line, group.text), Result<void>();
    return ask_how_it_ended();
}

}  // namespace jadoube::desk
