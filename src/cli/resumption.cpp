#include "cli/resumption.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "report/words.hpp"

namespace jadoube::cli {

using chess::Color;

std::vector<log::NewEntry> presence_entries(const Resumption& run) {
    std::vector<log::NewEntry> entries;
    const auto note = [&](const std::string& word, bool present) {
        for (const Color side : sides_of(word)) {
            const bool is_main = run.step == ResumeStep::present && entries.empty();
            const std::string part = fmt::format("presence {}", name_of(side));
            entries.push_back(run.entry(is_main ? run.recording.id : part_of(run.recording.id, part),
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
    if (next == nullptr) return fmt::format("jadoube resume {} --found legal", run.reference());
    const Color answers = !next->sealed.what.by;
    if (is_present(run, answers)) return fmt::format("jadoube resume {} --open", run.reference());
    return fmt::format("when {} is there: jadoube resume {} --present {} --open", report::side(answers),
                       run.reference(), name_of(answers));
}

void say(const Resumption& run, const Receipt& receipt, const std::string& words, const std::string& next) {
    if (run.session.json) return run.session.print(adjournment_receipt(receipt, run.game));
    run.session.out << short_text(receipt) << ": " << words << '\n';
    if (!next.empty()) run.session.out << "next: " << next << '\n';
}

Receipt receipt_of(const std::vector<log::Recorded>& recorded, const log::EntryId& id) {
    const auto found =
        std::find_if(recorded.begin(), recorded.end(), [&](const log::Recorded& one) { return one.entry.id == id; });
    const log::Recorded& main = found == recorded.end() ? recorded.front() : *found;
    return {main.entry.seq, main.entry.id, main.was_there};
}

}  // namespace jadoube::cli
