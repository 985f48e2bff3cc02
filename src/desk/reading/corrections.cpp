#include "desk/reading/corrections.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/reading/reading.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kBoth = "do both stand, or only the last?";
constexpr std::string_view kOnlyLast =
    "write only what happened, without what was corrected; or both, without a word between";

/// Words by which the line itself is corrected, and never what a player said.
constexpr std::string_view kCorrections[] = {"i mean",  "correction", "actually",  "rather",    "no sorry", "sorry no",
                                             "no wait", "wait no",    "no i mean", "or rather", "korrektur"};

bool corrects(const std::string& remark) {
    return std::ranges::find(kCorrections, lower(remark)) != std::end(kCorrections);
}
bool corrects_line(const SaidGroup& group) {
    return std::ranges::any_of(group.remarks, corrects);
}

/// A word by which somebody may correct what he has just typed, and not one that tells what a player said.
bool may_correct(const SaidGroup& group) {
    constexpr std::string_view kExcuses[] = {"sorry", "oops", "pardon", "excuse", "wrong one", "sorry wrong one"};
    return corrects_line(group) || std::ranges::any_of(group.remarks, [&](const std::string& remark) {
               return std::ranges::find(kExcuses, lower(remark)) != std::end(kExcuses);
           });
}

/// What the line would say of another player, another man or another move in the same words.
bool is_like(const Act& one, const Act& other) {
    const auto* done = std::get_if<adjudicate::Happening>(&one.what);
    const auto* done_too = std::get_if<adjudicate::Happening>(&other.what);
    if (done != nullptr && done_too != nullptr) return done->act == done_too->act;
    const auto moves = [](const Act& act) {
        return std::holds_alternative<adjudicate::MoveMan>(act.what) ||
               std::holds_alternative<adjudicate::Castle>(act.what);
    };
    return one.what.index() == other.what.index() || (moves(one) && moves(other));
}

/// "i mean b", "sorry, no, b's": a name and nothing else.
bool corrects_person(const SaidGroup& group) {
    if (!group.who || !group.is_only_remarked()) return false;
    return corrects_line(group) || (may_correct(group) && group.text.starts_with(group.remarks.front()));
}

}  // namespace

/// "white resigns, i mean black": Black resigns. Only where the clause before it names the person; what was corrected
/// is kept as a remark.
Result<void> correct_persons(std::vector<SaidGroup>& groups) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const bool is_bare_before = i > 0 && corrects_line(groups[i - 1]) && groups[i - 1].is_only_remarked();
        const bool is_name = is_bare_before && groups[i].has_only_a_person() && !groups[i - 1].who;
        if (i == 0 || (!corrects_person(groups[i]) && !is_name)) continue;
        std::size_t before = i;
        while (before > 0 && groups[before - 1].is_only_remarked() && !groups[before - 1].who) --before;
        if (before == 0) continue;  // nothing stands before it
        SaidGroup& corrected = groups[before - 1];
        if (!corrected.who || corrected.has_only_a_person() || corrected.is_only_remarked() || corrected.of)
            return tl::unexpected<Error>(
                question("who is corrected, and in what?", groups[i].text, std::string(kOnlyLast)));
        corrected.who = groups[i].who;
        corrected.is_letter = false;
        if (!groups[i].text.empty()) corrected.remarks.push_back(groups[i].text);
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
        --i;
    }
    return {};
}

/// Who denies, admits, accepts or declines what the other has just said answers him: his opponent is meant.
void settle_answer(const LineSoFar& line, SaidGroup& group) {
    const auto* word = group.verb == nullptr ? nullptr : std::get_if<ActWord>(&group.verb->meaning);
    const auto* found = group.verb == nullptr ? nullptr : std::get_if<Found>(&group.verb->meaning);
    const bool answers =
        (found != nullptr && found->kind == rules::Kind::dispute_fact) ||
        (word != nullptr && (*word == ActWord::concede || *word == ActWord::agree || *word == ActWord::refuse));
    const auto by = line.read.acts.empty() ? std::nullopt : adjudicate::color_of(line.read.acts.back().by);
    const bool is_open = group.who == Who::opponent && line.subjects.size() > 1;
    const bool accepts = word != nullptr && *word == ActWord::agree;
    const auto offer = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), adjudicate::offers_draw);
    const auto offered_by = offer == line.read.acts.rend() ? std::nullopt : adjudicate::color_of(offer->by);
    if (accepts && group.who == Who::same && line.colors.size() > 1 && offered_by)  // nobody accepts his own offer
        group.who = *offered_by == Color::white ? Who::black : Who::white;
    if (answers && is_open && by) group.who = *by == Color::white ? Who::black : Who::white;
}

/// After "sorry" the like again may stand in the place of what was told before, or beside it.
Result<void> take_corrected(LineSoFar& line, const SaidGroup& group) {
    const auto men = [&] {
        const auto* touch = line.last_act<adjudicate::Touch>();
        return touch == nullptr ? std::size_t{0} : touch->squares.size();
    };
    const std::vector<Act> before = line.read.acts;
    const std::size_t men_before = men();
    const bool is_corrected = line.is_corrected || may_correct(group);
    const auto took = take(line, group);
    const bool is_touched = line.read.acts.size() == before.size() && men() > men_before;  // one more man of it
    const bool is_new = is_touched || (!before.empty() && line.read.acts.size() > before.size());
    const bool is_instead = corrects_line(group) && !group.is_only_remarked() && !before.empty();
    if (is_instead && took && line.read.acts.size() > before.size())
        return ask(std::string(kBoth), std::string(kOnlyLast));
    const bool is_second = line.last_mover && !took && took.error().message == kSecondMove;
    if (is_corrected && (is_second || (is_new && (is_touched || is_like(before.back(), line.read.acts.back())))))
        return ask(std::string(kBoth), std::string(kOnlyLast));
    line.is_corrected = took && !is_new && is_corrected && !before.empty();
    return took;
}

}  // namespace jadoube::desk
