#include "cli/log/receipts.hpp"

#include <fmt/format.h>

#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/typed/show.hpp"
#include "desk/known/judged_matter.hpp"
#include "report/event/entry_words.hpp"
#include "report/ruling/clock_notes.hpp"
#include "report/ruling/explain.hpp"
#include "report/ruling/outcome.hpp"
#include "report/ruling/questions.hpp"
#include "report/words/act_words.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

/// All of them: which one is true the arbiter knows, and a line that is pasted as it stands tells nothing.
std::string answers_to(const adjudicate::OpenQuestion& question) {
    if (question.answers.empty()) return "VALUE";
    std::vector<std::string> answers;
    for (const rules::Value& answer : question.answers) answers.push_back(rules::to_text(answer));
    return list_of(answers, "or");
}

}  // namespace

std::string next_step(const adjudicate::Ruling& ruling, const log::LogNumber& incident, bool was_decided) {
    if (!ruling.questions.empty()) {
        const adjudicate::OpenQuestion question = report::questions_in_order(ruling).front();
        return fmt::format("jadoube answer {} {}={}", incident, question.fact, answers_to(question));
    }
    const std::string reason = was_decided ? " --reason \"why\"" : "";
    switch (ruling.status) {
        case adjudicate::Status::choice:
            return fmt::format("jadoube decide {0}{1}, or with the option chosen: jadoube decide {0} --option 1{1}",
                               incident, reason);
        case adjudicate::Status::discretion: return fmt::format("jadoube decide {} --reason \"why\"", incident);
        case adjudicate::Status::silent:
        case adjudicate::Status::conflict:
            return fmt::format("jadoube decide {} --otherwise \"what\" --reason \"why\"", incident);
        default: return fmt::format("jadoube decide {}{}", incident, reason);
    }
}

std::string to_text(const desk::Receipt& receipt) {
    return report::recorded_incident_words(receipt.seq.value, receipt.incident, receipt.was_there);
}

std::string short_text(const desk::Receipt& receipt) {
    return report::recorded_words(receipt.seq.value, receipt.was_there);
}

Json receipt_json(const desk::Receipt& receipt) {
    return Json::object({{"schema", "jadoube/recorded/1"},
                         {"entry", receipt.seq.value},
                         {"id", log::to_hex(receipt.id)},
                         {"was_there", receipt.was_there},
                         {"incident", log::json_of(receipt.incident)}});
}

void say_line(const Session& session, report::Key key, report::Slots slots) {
    session.out << report::phrase(key, slots) << '\n';
}

void say_next(const Session& session, const std::string& command) {
    say_line(session, "prompt.next", {{"command", command}});
}

void say_next(const Session& session, report::Key moment, const std::string& command) {
    say_next(session, report::phrase(moment, {{"command", command}}));
}

namespace {

/// Why the times to set are not made of the readings that the log has of the board.
void say_reading_not_used(const Session& session, const desk::JudgedMatter& judged, const std::string& told_with) {
    if (!judged.not_used) return;
    const auto& [entry, watch, clocks] = *judged.not_used;
    session.out << '\n';
    say_line(session, "prompt.clocks_read",
             {{"entry", log::to_text(entry.number)},
              {"when", watch ? to_text(*watch) : report::stamp_words(entry)},
              {"times", report::foreign(report::clock_words(clocks.reading))},
              {"command", told_with}});
}

void show_words(const Session& session, const desk::JudgedMatter& judged, const RulingWords& words) {
    const auto before = judged.before();
    const auto acts = report::sentences_of(judged.given.dispute.acts, judged.given.dispute.facts);
    show(session, report::explain(judged.ruling, {.ruleset = &judged.laws.ruleset(),
                                                  .deferred = judged.laws.deferred.get(),
                                                  .before = before ? &*before : nullptr,
                                                  .acts = acts,
                                                  .reasons = !words.brief,
                                                  .considered = considered(words)}));
    const report::Text notes = report::clock_notes_in_line(judged.given, judged.ruling, &judged.laws.ruleset());
    if (!notes.empty()) session.out << '\n' << for_terminal(report::plain(notes)) << '\n';
    if (const report::Text earlier = report::earlier_words(judged.earlier); !earlier.empty())
        session.out << '\n' << for_terminal(report::plain(earlier)) << '\n';
}

}  // namespace

ExitCode show_ruling(const Session& session, const desk::JudgedMatter& judged, const desk::Receipt& receipt,
                     const RulingWords& words, bool was_decided) {
    if (session.json) {
        session.print(receipt_json(receipt)
                          .set("ruling", adjudicate::to_json(judged.ruling))
                          .set("earlier", report::earlier_json(judged.earlier)));
        return exit_code_for(judged.ruling);
    }
    show_words(session, judged, words);
    say_reading_not_used(session, judged,
                         fmt::format("jadoube correct {} --white-clock H:MM:SS --black-clock H:MM:SS --reason \"why\"",
                                     receipt.incident));
    session.out << '\n' << to_text(receipt) << '\n';
    say_next(session, next_step(judged.ruling, receipt.incident, was_decided));
    return exit_code_for(judged.ruling);
}

ExitCode show_unrecorded(const Session& session, const desk::JudgedMatter& judged, const log::LogNumber& incident,
                         const RulingWords& words) {
    if (session.json) {
        session.print(Json::object({{"schema", "jadoube/recorded/1"},
                                    {"entry", nullptr},
                                    {"id", nullptr},
                                    {"was_there", false},
                                    {"incident", log::json_of(incident)},
                                    {"earlier", report::earlier_json(judged.earlier)},
                                    {"ruling", adjudicate::to_json(judged.ruling)}}));
        return exit_code_for(judged.ruling);
    }
    show_words(session, judged, words);
    say_reading_not_used(session, judged, "--white-clock H:MM:SS --black-clock H:MM:SS");
    session.out << '\n';
    say_line(session, "prompt.only_shown", {{"number", log::to_text(incident)}});
    return exit_code_for(judged.ruling);
}

ExitCode show_recorded(const Session& session, const desk::OpenLog& open, const desk::Receipt& receipt,
                       const RulingWords& words) {
    const log::LoggedIncident* incident = open.state.incident(receipt.incident);
    if (incident == nullptr || !incident->ruling) {
        if (session.json) session.print(receipt_json(receipt));
        if (!session.json) session.out << to_text(receipt) << '\n';
        return ExitCode::fine;
    }
    const auto judged = desk::recorded_ruling(open, *incident);
    if (!judged) return session.fail(judged.error());
    return show_ruling(session, *judged, receipt, words, !incident->decisions.empty());
}

}  // namespace jadoube::cli
