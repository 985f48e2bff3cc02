#include "cli/adjourn/resumption.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/log/receipts.hpp"
#include "desk/adjourn/adjourned_games.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/open_log.hpp"
#include "desk/laws/sealed_advice.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {

using chess::Color;

std::string next_step(const Resumption& run) {
    const log::Envelope* next = run.at.game.next_to_open();
    if (next == nullptr) {
        const bool is_in_log = run.at.game.envelope_of(run.at.game.adjournment.what.seals) != nullptr;
        return fmt::format("jadoube resume {} --found legal{}", run.reference(), is_in_log ? "" : " --move MOVE");
    }
    const Color answers = !next->sealed.what.by;
    if (run.is_present(answers)) return fmt::format("jadoube resume {} --open", run.reference());
    return fmt::format("when {} is there: jadoube resume {} --present {} --open", report::side(answers),
                       run.reference(), name_of(answers));
}

Result<void> require_sealed_move(const Resumption& run) {
    const std::string& told = run.told.move;
    const bool is_found_legal = run.told.found == rules::SealedMove::legal;
    const auto refuse = [](std::string why, std::string where, std::string hint) -> tl::unexpected<Error> {
        return failure(ErrorCode::usage, std::move(why), std::move(where), std::move(hint));
    };
    const log::Envelope* envelope = run.at.game.envelope_of(run.at.game.adjournment.what.seals);
    if (envelope == nullptr) {
        if (!is_found_legal || !told.empty()) return {};
        return refuse("the log does not have the sealed move", "--found legal",
                      fmt::format("jadoube resume {} --found legal --move MOVE", run.reference()));
    }
    if (!envelope->opened) {
        const bool makes_a_move = is_found_legal || (run.told.step == desk::ResumeStep::go_on && !told.empty());
        if (!makes_a_move) return {};
        return refuse("the sealed move is in the log and is not opened yet",
                      is_found_legal ? "--found legal" : "--move", next_step(run));
    }
    const auto position = desk::position_of(run.at.game);
    if (told.empty() || !position) return {};
    const auto sealed = desk::advice_on(envelope->opened->what.text, *position).move;
    if (!sealed || sealed == desk::advice_on(told, *position).move) return {};
    return refuse(
        fmt::format("{} is not the sealed move, which is {}", for_terminal(told), chess::to_san(*position, *sealed)),
        "--move", "leave --move out: the game goes on with the sealed move");
}

void say(const Resumption& run, const desk::Receipt& receipt, const std::string& words, const std::string& next) {
    if (run.session.json) return run.session.print(adjournment_receipt(receipt, run.at.game));
    run.session.out << short_text(receipt) << ": " << words << '\n';
    if (!next.empty()) say_next(run.session, next);
}

desk::Receipt receipt_of(const std::vector<log::Recorded>& recorded, const log::EntryId& id) {
    const auto found =
        std::find_if(recorded.begin(), recorded.end(), [&](const log::Recorded& one) { return one.entry.id == id; });
    const log::Recorded& main = found == recorded.end() ? recorded.front() : *found;
    return {main.entry.seq, main.entry.id, main.was_there};
}

}  // namespace jadoube::cli
