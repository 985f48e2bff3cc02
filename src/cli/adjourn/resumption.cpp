#include "cli/adjourn/resumption.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/text.hpp"
#include "desk/adjourned_games.hpp"
#include "desk/open_log.hpp"
#include "desk/recording.hpp"
#include "desk/sealed_advice.hpp"
#include "report/words.hpp"

namespace jadoube::cli {

using chess::Color;

std::vector<log::NewEntry> presence_entries(const Resumption& run) {
    std::vector<log::NewEntry> entries;
    const auto note = [&](const std::string& word, bool present) {
        for (const Color side : sides_of(word)) {
            const bool is_main = run.step == ResumeStep::present && entries.empty();
            const std::string part = fmt::format("presence {}", name_of(side));
            entries.push_back(run.entry(is_main ? run.recording.id : desk::part_of(run.recording.id, part),
                                        log::PresenceNoted{run.game.adjournment.entry.id, side, present}));
        }
    };
    note(run.words.present, true);
    note(run.words.absent, false);
    return entries;
}

bool is_present(const Resumption& run, Color side) {
    const auto named = sides_of(run.words.present);
    if (std::find(named.begin(), named.end(), side) != named.end()) return true;
    return run.game.presence[side] && run.game.presence[side]->what.present;
}

std::string next_step(const Resumption& run) {
    const log::Envelope* next = run.game.next_to_open();
    if (next == nullptr) {
        const bool is_in_log = run.game.envelope_of(run.game.adjournment.what.seals) != nullptr;
        return fmt::format("jadoube resume {} --found legal{}", run.reference(), is_in_log ? "" : " --move MOVE");
    }
    const Color answers = !next->sealed.what.by;
    if (is_present(run, answers)) return fmt::format("jadoube resume {} --open", run.reference());
    return fmt::format("when {} is there: jadoube resume {} --present {} --open", report::side(answers),
                       run.reference(), name_of(answers));
}

Result<void> require_sealed_move(const Resumption& run) {
    const std::string& told = run.words.move;
    const bool is_found_legal = found_in(run.words) == rules::SealedMove::legal;
    const auto refuse = [](std::string why, std::string where, std::string hint) -> tl::unexpected<Error> {
        return failure(ErrorCode::usage, std::move(why), std::move(where), std::move(hint));
    };
    const log::Envelope* envelope = run.game.envelope_of(run.game.adjournment.what.seals);
    if (envelope == nullptr) {
        if (!is_found_legal || !told.empty()) return {};
        return refuse("the log does not have the sealed move", "--found legal",
                      fmt::format("jadoube resume {} --found legal --move MOVE", run.reference()));
    }
    if (!envelope->opened) {
        const bool makes_a_move = is_found_legal || (run.step == ResumeStep::go_on && !told.empty());
        if (!makes_a_move) return {};
        return refuse("the sealed move is in the log and is not opened yet",
                      is_found_legal ? "--found legal" : "--move", next_step(run));
    }
    const auto position = desk::position_of(run.game);
    if (told.empty() || !position) return {};
    const auto sealed = desk::advice_on(envelope->opened->what.text, *position).move;
    if (!sealed || sealed == desk::advice_on(told, *position).move) return {};
    return refuse(
        fmt::format("{} is not the sealed move, which is {}", for_terminal(told), chess::to_san(*position, *sealed)),
        "--move", "leave --move out: the game goes on with the sealed move");
}

void say(const Resumption& run, const desk::Receipt& receipt, const std::string& words, const std::string& next) {
    if (run.session.json) return run.session.print(adjournment_receipt(receipt, run.game));
    run.session.out << short_text(receipt) << ": " << words << '\n';
    if (!next.empty()) run.session.out << "next: " << next << '\n';
}

desk::Receipt receipt_of(const std::vector<log::Recorded>& recorded, const log::EntryId& id) {
    const auto found =
        std::find_if(recorded.begin(), recorded.end(), [&](const log::Recorded& one) { return one.entry.id == id; });
    const log::Recorded& main = found == recorded.end() ? recorded.front() : *found;
    return {main.entry.seq, main.entry.id, main.was_there};
}

}  // namespace jadoube::cli
