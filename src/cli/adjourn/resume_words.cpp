#include "cli/adjourn/resume_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "cli/typed/act_text.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/told_facts.hpp"
#include "desk/known/logged_case.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Person;
using chess::Color;
using desk::ResumeStep;
using rules::SealedMove;

/// Whom a word names: "both" are two.
std::vector<Color> sides_of(const std::string& word) {
    if (adjudicate::person_named(word) == Person::both) return {Color::white, Color::black};
    const auto side = chess::color_named(word);
    return side ? std::vector<Color>{*side} : std::vector<Color>{};
}

/// The clocks as told with the command; nothing where none was.
Result<std::optional<log::ClockReadings>> told_clocks(const ResumeWords& words, const log::AdjournedGame& game) {
    std::optional<log::ClockReadings> clocks;
    const std::pair<const std::string*, Color> told[] = {{&words.white_clock, Color::white},
                                                         {&words.black_clock, Color::black}};
    for (const auto& [text, side] : told) {
        if (text->empty()) continue;
        const auto time = time_option(*text, side == Color::white ? "--white-clock" : "--black-clock");
        if (!time) return tl::unexpected<Error>(time.error());
        if (!clocks) clocks = game.clocks();
        clocks->reading[side] = *time;
    }
    return clocks;
}

}  // namespace

Result<ResumeStep> step_of(const ResumeWords& words) {
    const std::pair<bool, ResumeStep> steps[] = {{!words.absent.empty(), ResumeStep::absent},
                                                 {words.open, ResumeStep::open},
                                                 {!words.found.empty(), ResumeStep::found},
                                                 {!words.ended.empty(), ResumeStep::ended},
                                                 {words.wrong_times, ResumeStep::times},
                                                 {words.wrong_position, ResumeStep::position},
                                                 {words.go_on, ResumeStep::go_on}};
    const auto asked = std::count_if(std::begin(steps), std::end(steps), [](const auto& step) { return step.first; });
    if (asked > 1) {
        return failure(
            ErrorCode::usage, "one step of the resumption at a time", {},
            "--absent, --open, --found, --ended, --wrong-times, --wrong-position and --go-on exclude each other");
    }
    for (const auto& [is_asked, step] : steps)
        if (is_asked) return step;
    if (!words.present.empty()) return ResumeStep::present;
    return failure(ErrorCode::usage, "which step of the resumption?", {},
                   fmt::format("begin with who is there: jadoube resume {} --present both", words.reference));
}

Result<desk::ResumptionTold> told_of(ResumeStep step, const ResumeWords& words, const log::AdjournedGame& game) {
    desk::ResumptionTold told{.step = step,
                              .present = sides_of(words.present),
                              .absent = sides_of(words.absent),
                              .found = rules::named<SealedMove>(words.found),
                              .ended = rules::named<desk::EarlyEnd>(words.ended),
                              .opened_by = words.opened_by,
                              .move = words.move,
                              .after_first_move = words.after_first_move,
                              .raised_by = adjudicate::person_named(words.raised_by),
                              .note = words.note};
    if (step == ResumeStep::present) return told;
    if (step != ResumeStep::go_on) {
        auto facts = read_told(words.facts);
        if (!facts) return tl::unexpected<Error>(facts.error().front());
        told.facts = {facts->begin(), facts->end()};
    }
    auto clocks = told_clocks(words, game);
    if (!clocks) return tl::unexpected<Error>(clocks.error());
    told.clocks = std::move(*clocks);
    return told;
}

namespace {

std::vector<std::string> openers() {
    const auto& words = rules::fact_named("opened_by")->words;
    return {words.begin(), words.end()};
}

}  // namespace

std::vector<OptionSpec> resume_options(ResumeWords& words) {
    const std::vector<std::string> sides = persons({Person::white, Person::black, Person::both});
    return {{"game", "the adjourned game: r21b1", &words.reference, "REF", true},
            {"--present", "who has come; goes with every step", &words.present, "SIDE", false, sides},
            {"--absent", "who has not come at the time of resumption", &words.absent, "SIDE", false, sides},
            {"--open", "open the sealed move; the player who has to answer it must be present", &words.open},
            {"--opened-by", "with --open: who opened the paper envelope; it is ruled on whether he should",
             &words.opened_by, "PERSON", false, openers()},
            {"--passphrase-fd", "read the passphrase from this descriptor, and do not ask", &words.passphrase_fd, "N"},
            {"--slip-fd", "read the code of the slip from this descriptor", &words.slip_fd, "N"},
            {"--escrow-key", "open with this file, in place of passphrase and slip", &words.escrow_key, "FILE"},
            {"--both-ask", "both players ask to open the envelope of a game that has ended", &words.both_ask},
            {"--found", "what the sealed move is, as the arbiter finds", &words.found, "WHAT", false,
             rules::texts_of(rules::all_words<SealedMove>())},
            {"--move", "the move that is made on the board, where the log does not have it", &words.move, "MOVE"},
            {"--ended", "the game ended before the resumption", &words.ended, "HOW", false,
             rules::texts_of(rules::all_words<desk::EarlyEnd>())},
            {"--wrong-times", "the clocks show wrong times, or the times are not known", &words.wrong_times},
            {"--after-first-move", "with --wrong-times: found after the first move of who says so",
             &words.after_first_move},
            {"--wrong-position", "the position was set up wrongly, or is not known", &words.wrong_position},
            {"--go-on", "the game goes on", &words.go_on},
            {"-f,--fact", "what only a person can know: times_known=no", &words.facts, "FACT=VALUE"},
            {"--raised-by", "who says so (default: the arbiter)", &words.raised_by, "PERSON", false,
             persons({Person::white, Person::black, Person::arbiter})},
            {"--white-clock", "White's clock as it is now set", &words.white_clock, "TIME"},
            {"--black-clock", "Black's clock", &words.black_clock, "TIME"},
            {"--note", "a remark for the report", &words.note, "TEXT"},
            {"--by", "who records (default: the event's only arbiter)", &words.by, "NAME"},
            brief_option(words.ruling),
            explain_option(words.ruling),
            log_option(words.log),
            id_option(words.id)};
}

}  // namespace jadoube::cli
