// jadoube decide, overrule: what the arbiter decided goes into the log, or what somebody above him did.
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/due_note.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/penalty_options.hpp"
#include "desk/incident/decisions.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/known/open_log.hpp"
#include "report/ruling/duty.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

struct DecideWords {
    std::optional<log::LogNumber> incident;
    std::optional<int> option;
    std::vector<std::string> penalties;
    std::vector<std::string> times;
    std::vector<std::string> points;
    std::string otherwise;
    std::string reason;
    std::string counts;
    std::string by;
    bool anew = false;
    std::string log;
    std::string id;
};

/// What was decided, in a line.
std::string words_for(const desk::DecisionToRecord& decision) {
    const log::DecisionMade& made = decision.made;
    if (made.manner == log::DecisionManner::otherwise)
        return report::phrase("prompt.otherwise", {{"what", for_terminal(made.words)}});
    const std::string imposed = report::imposed_words(made.option);
    if (!imposed.empty()) return report::phrase("report.proposed_with", {{"what", for_terminal(imposed)}});
    if (!decision.option) return report::phrase("report.proposed");
    const report::Text text = report::option_words(*decision.option, decision.before ? &*decision.before : nullptr);
    return report::phrase("prompt.with_option", {{"what", for_terminal(report::plain(text))}});
}

ExitCode say(const Session& session, const desk::Receipt& receipt, const std::string& words) {
    if (session.json) {
        session.print(receipt_json(receipt).set("decision", words));
    } else {
        session.out << report::phrase("prompt.decided_so", {{"recorded", to_text(receipt)}, {"what", words}}) << '\n';
    }
    return ExitCode::fine;
}

ExitCode decide(Session& session, desk::OpenLog& open, const log::LoggedIncident& incident,
                const desk::DecisionTold& told, const log::EntryId& id) {
    const auto anew = told.anew ? desk::ruled_anew(open, incident, {id, told.by}) : desk::RuledAnew{incident};
    if (!anew) return session.fail(anew.error());
    const auto decision = desk::decision_on(open, anew->incident, told);
    if (!decision) return session.fail(decision.error());
    std::vector<log::NewEntry> entries;
    if (anew->ruling) entries.push_back(*anew->ruling);
    entries.push_back({id, decision->made, told.by, incident.game});
    const log::LogNumber number = incident.number;
    const Uninterrupted held(session);
    const auto recorded = open.record(entries);
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    const event::GameReference game = incident.game;
    tell_due_since(session, open);
    if (const std::string stands = desk::stands_since(open.state, game); !stands.empty())
        session.err << for_terminal(stands) << '\n';
    const log::Recorded& last = recorded->back();
    return say(session, {last.entry.seq, id, last.was_there, number}, words_for(*decision));
}

ExitCode run_decide(Session& session, const DecideWords& words, bool overrules) {
    const log::LogNumber number = words.incident.value_or(log::LogNumber{});
    auto open = open_log_unsaid(session, words.log, log::Access::append, log::GameOfIncident{number});
    if (!open) return session.fail(on_paper(open.error()));
    if (words.anew)
        tell_due_but(session, *open, number);
    else
        tell_due_again(session, *open);
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto penalties = penalty_options(words.penalties, words.times, words.points);
    if (!penalties) return session.fail(penalties.error());
    const desk::DecisionTold told{words.option, *penalties,   words.otherwise,
                                  words.reason, words.counts, desk::recorder(*open, words.by),
                                  words.anew,   overrules};
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::decision, [&](const log::Entry& entry) {
        const log::LoggedIncident* incident = open->state.incident(number);
        return incident != nullptr && desk::is_decision(*open, entry, *incident, told);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return say(session, **tried, report::phrase("prompt.earlier_try"));
    const auto incident = desk::incident_numbered(*open, words.incident);
    if (!incident) return session.fail(incident.error());
    return decide(session, *open, **incident, told, *id);
}

std::vector<OptionSpec> options_for(DecideWords& words) {
    return {
        {"incident", "the number of the incident", &words.incident, "N", true, {}, ValueKind::incidents},
        {"--option", "the option that was chosen, as the ruling numbers them", &words.option, "K"},
        {"--penalty",
         "a penalty that the ruling leaves to choose, by its name; may be repeated",
         &words.penalties,
         "NAME",
         false,
         {},
         ValueKind::penalties},
        {"--time", "a penalty in time, as in \"black +2:00\" or \"white -1:00\"; may be repeated", &words.times,
         "CHANGE"},
        {"--points", "a penalty in points, as in \"black +0.5\" or \"white -1\"; may be repeated", &words.points,
         "CHANGE"},
        {"--anew", "on the ruling as it would be made now, where what it rests on was changed since", &words.anew},
        {"--otherwise", "what is decided in place of the proposal", &words.otherwise, "TEXT"},
        {"--reason", "why", &words.reason, "TEXT"},
        {"--counts", "with --otherwise: it counts as an illegal move of this side", &words.counts, "SIDE", false,
         sides()},
        {"--by", "who decides (default: the event's only arbiter)", &words.by, "NAME"},
        log_option(words.log),
        id_option(words.id),
    };
}

}  // namespace

Command decide_command() {
    const auto words = std::make_shared<DecideWords>();
    Command command;
    command.name = "decide";
    command.summary = "Record the arbiter's decision on an incident";
    command.details =
        "Without options the decision is as proposed. A reason is needed for a decision otherwise than proposed, for "
        "a\n"
        "second one on the same incident, and where the law leaves the matter to the arbiter. Where the law names "
        "several\n"
        "penalties, one or more of them have to be chosen: more time or points for the opponent, less for the "
        "offender,\n"
        "as far as the law and the clock go; without a choice all of them are listed.";
    command.example = "jadoube decide 1 --option 2 --by \"Ada Byron\"";
    command.options = options_for(*words);
    command.run = [words](Session& session) { return run_decide(session, *words, false); };
    return command;
}

Command overrule_command() {
    const auto words = std::make_shared<DecideWords>();
    Command command;
    command.name = "overrule";
    command.summary = "Replace a decision by that of somebody above who made it";
    command.details =
        "As 'jadoube decide', with a reason, by somebody whose role stands above that of whoever decided: arbiter, "
        "deputy\n"
        "chief arbiter, chief arbiter, appeals committee. Both decisions stay in the log. Rulings that rest on the "
        "one\n"
        "before are listed by 'jadoube due'.";
    command.example =
        "jadoube overrule 1 --otherwise \"the game goes on\" --reason \"no offence\" --by \"Appeals committee\"";
    command.options = options_for(*words);
    command.run = [words](Session& session) { return run_decide(session, *words, true); };
    return command;
}

}  // namespace jadoube::cli
