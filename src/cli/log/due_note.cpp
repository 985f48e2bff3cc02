#include "cli/log/due_note.hpp"

#include <ostream>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/left_open.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

using DueIncidents = std::set<log::EntryId>;

DueIncidents due_now(const desk::OpenLog& open) {
    DueIncidents due;
    if (const auto all = desk::due_after_changes(open))
        for (const desk::RulingDue& one : *all) due.insert(one.incident->entry.id);
    return due;
}

void tell_others_due(const Session& session, const desk::OpenLog& open, const DueIncidents& told) {
    const auto due = desk::due_after_changes(open);
    if (!due) return;
    for (const desk::RulingDue& one : *due) {
        if (told.contains(one.incident->entry.id)) continue;
        const std::string game = event::to_text(one.incident->game);
        session.err << for_terminal(report::phrase(
                           "waiting.rests_on_changed",
                           {{"number", log::to_text(one.incident->number)}, {"game", report::foreign(game)}}))
                    << '\n';
    }
}

}  // namespace

void tell_due_again(const Session& session, const desk::OpenLog& open) {
    tell_others_due(session, open, {});
}

void tell_due_but(const Session& session, const desk::OpenLog& open, const log::LogNumber& incident) {
    const log::LoggedIncident* one = open.state.incident(incident);
    tell_others_due(session, open, one == nullptr ? DueIncidents{} : DueIncidents{one->entry.id});
}

void tell_due_since(const Session& session, desk::OpenLog& open) {
    const DueIncidents told = due_now(open);
    open.look_again();
    tell_others_due(session, open, told);
}

}  // namespace jadoube::cli
