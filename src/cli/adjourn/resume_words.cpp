#include "cli/adjourn/resume_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/typed/act_text.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/told_facts.hpp"
#include "desk/logged_case.hpp"
#include "report/words.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Person;
using chess::Color;
using rules::SealedMove;

adjudicate::Act finding(Person finder, const char* what, std::optional<Color> of = {}) {
    return {finder, adjudicate::Happening{"find", what, of}};
}

void add_fact(desk::AdjournedIncident& incident, const char* fact, Json value, const std::string& teller) {
    const bool is_told = std::any_of(incident.facts.begin(), incident.facts.end(),
                                     [&](const log::ToldFact& told) { return told.fact == fact; });
    if (!is_told) incident.facts.push_back({fact, std::move(value), teller});
}

/// Whether the arbiter has opened the envelope: as the log has it, and of one on paper unless there is none.
bool is_opened(const ResumeWords& words, const log::AdjournedGame& game) {
    const log::Envelope* envelope = game.envelope_of(game.adjournment.what.seals);
    return envelope == nullptr ? found_in(words) != SealedMove::no_envelope : envelope->opened.has_value();
}

adjudicate::Act ending(const ResumeWords& words) {
    if (words.ended == "white-resigns") return {Person::white, adjudicate::Resign{}};
    if (words.ended == "black-resigns") return {Person::black, adjudicate::Resign{}};
    return {Person::both, adjudicate::Agree{}};
}

void add_acts(ResumeStep step, const ResumeWords& words, const log::AdjournedGame& game, const std::string& teller,
              desk::AdjournedIncident& incident) {
    const Person finder = adjudicate::person_named(words.raised_by).value_or(Person::arbiter);
    switch (step) {
        case ResumeStep::absent:
            incident.acts = {
                {adjudicate::person_named(words.absent).value_or(Person::both), adjudicate::Happening{"absent"}}};
            return;
        case ResumeStep::found:
            incident.is_opened = is_opened(words, game);
            incident.acts = {finding(finder, "resume.sealed_move", game.adjournment.what.seals)};
            add_fact(incident, "sealed_move", words.found, teller);
            return;
        case ResumeStep::ended: incident.acts = {ending(words)}; return;
        case ResumeStep::times:
            incident.is_opened = is_opened(words, game);
            incident.acts = {finding(finder, "resume.times")};
            add_fact(incident, "moved_since_resumption", words.after_first_move, teller);
            return;
        case ResumeStep::position:
            incident.is_opened = is_opened(words, game);
            incident.acts = {finding(finder, "resume.position")};
            return;
        case ResumeStep::open:
            incident.acts = {finding(Person::arbiter, "resume.opener")};
            add_fact(incident, "opened_by", words.opened_by, teller);
            return;
        default: return;
    }
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

Result<desk::AdjournedIncident> incident_of(ResumeStep step, const ResumeWords& words, const log::AdjournedGame& game,
                                            const std::string& teller) {
    desk::AdjournedIncident incident{.reported_by = words.raised_by.empty() ? "arbiter" : words.raised_by,
                                     .note = words.note};
    const auto told = read_told(words.facts);
    if (!told) return tl::unexpected<Error>(told.error().front());
    for (const auto& [fact, value] : *told) incident.facts.push_back({fact, desk::value_json(value), teller});
    auto clocks = told_clocks(words, game);
    if (!clocks) return tl::unexpected<Error>(clocks.error());
    incident.clocks = std::move(*clocks);
    add_acts(step, words, game, teller, incident);
    return incident;
}

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

std::optional<SealedMove> found_in(const ResumeWords& words) {
    return rules::named<SealedMove>(words.found);
}

std::vector<Color> sides_of(const std::string& word) {
    if (adjudicate::person_named(word) == Person::both) return {Color::white, Color::black};
    const auto side = chess::color_named(word);
    return side ? std::vector<Color>{*side} : std::vector<Color>{};
}

EarlyEnd early_end(const ResumeWords& words) {
    if (words.ended == "white-resigns") return {"0-1", "White resigned"};
    if (words.ended == "black-resigns") return {"1-0", "Black resigned"};
    return {"1/2-1/2", "a draw was agreed"};
}

std::vector<OptionSpec> resume_options(ResumeWords& words) {
    const std::vector<std::string> sides{"white", "black", "both"};
    return {{"game", "the adjourned game: r21b1", &words.reference, "REF", true},
            {"--present", "who has come; goes with every step", &words.present, "SIDE", false, sides},
            {"--absent", "who has not come at the time of resumption", &words.absent, "SIDE", false, sides},
            {"--open", "open the sealed move; the player who has to answer it must be present", &words.open},
            {"--opened-by",
             "with --open: who opened the paper envelope; it is ruled on whether he should",
             &words.opened_by,
             "WHO",
             false,
             {"opponent", "player", "arbiter", "other"}},
            {"--passphrase-fd", "read the passphrase from this descriptor, and do not ask", &words.passphrase_fd, "N"},
            {"--slip-fd", "read the code of the slip from this descriptor", &words.slip_fd, "N"},
            {"--escrow-key", "open with this file, in place of passphrase and slip", &words.escrow_key, "FILE"},
            {"--both-ask", "both players ask to open the envelope of a game that has ended", &words.both_ask},
            {"--found", "what the sealed move is, as the arbiter finds", &words.found, "WHAT", false,
             rules::texts_of(rules::all_words<SealedMove>())},
            {"--move", "the move that is made on the board, where the log does not have it", &words.move, "MOVE"},
            {"--ended",
             "the game ended before the resumption",
             &words.ended,
             "HOW",
             false,
             {"draw", "white-resigns", "black-resigns"}},
            {"--wrong-times", "the clocks show wrong times, or the times are not known", &words.wrong_times},
            {"--after-first-move", "with --wrong-times: found after the first move of who says so",
             &words.after_first_move},
            {"--wrong-position", "the position was set up wrongly, or is not known", &words.wrong_position},
            {"--go-on", "the game goes on", &words.go_on},
            {"-f,--fact", "what only a person can know: times_known=no", &words.facts, "FACT=VALUE"},
            {"--raised-by",
             "who says so (default: the arbiter)",
             &words.raised_by,
             "WHO",
             false,
             {"white", "black", "arbiter"}},
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
