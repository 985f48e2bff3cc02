#include "cli/log/due_note.hpp"

#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/left_open.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {

void tell_due_again(const Session& session, const desk::OpenLog& open) {
    const auto due = desk::due_after_changes(open);
    if (!due) return;
    for (const desk::RulingDue& one : *due) {
        const std::string game = event::to_text(one.incident->game);
        session.err << for_terminal(report::phrase(
                           "waiting.rests_on_changed",
                           {{"number", log::to_text(one.incident->number)}, {"game", report::foreign(game)}}))
                    << '\n';
    }
}

void tell_due_since(const Session& session, desk::OpenLog& open) {
    open.look_again();
    tell_due_again(session, open);
}

}  // namespace jadoube::cli
