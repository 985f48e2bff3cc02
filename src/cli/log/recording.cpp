#include "cli/log/recording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "cli/typed/show.hpp"
#include "report/act_words.hpp"
#include "report/explain.hpp"

namespace jadoube::cli {
namespace {

/// The incident that an entry speaks of.
std::optional<log::EntryId> incident_of(const log::Entry& entry) {
    if (entry.kind() == log::EntryKind::incident) return entry.id;
    const auto references = log::references_of(entry.data);
    const auto found = std::find_if(references.begin(), references.end(),
                                    [](const log::Reference& r) { return r.kind == log::EntryKind::incident; });
    return found == references.end() ? std::nullopt : std::optional(found->id);
}

int number_of(const log::State& state, const std::optional<log::EntryId>& id) {
    const auto found = std::find_if(state.incidents.begin(), state.incidents.end(),
                                    [&](const log::Incident& incident) { return incident.entry.id == id; });
    return found == state.incidents.end() ? 0 : found->number;
}

/// What to type next.
std::string next_step(const adjudicate::Ruling& ruling, int incident) {
    if (!ruling.questions.empty()) {
        const adjudicate::OpenQuestion& question = ruling.questions.front();
        const std::string answer = question.answers.empty() ? "VALUE" : rules::to_text(question.answers.front());
        return fmt::format("jadoube answer {} {}={}", incident, question.fact, answer);
    }
    switch (ruling.status) {
        case adjudicate::Status::choice:
            return fmt::format("jadoube decide {0}, or with the option chosen: jadoube decide {0} --option 1",
                               incident);
        case adjudicate::Status::discretion: return fmt::format("jadoube decide {} --reason \"why\"", incident);
        case adjudicate::Status::silent:
        case adjudicate::Status::conflict:
            return fmt::format("jadoube decide {} --otherwise \"what\" --reason \"why\"", incident);
        default: return fmt::format("jadoube decide {}", incident);
    }
}

}  // namespace

log::NewEntry ruling_entry(const Recording& recording, const log::Incident& incident, const Judged& judged) {
    log::RulingProposed proposed{.incident = incident.entry.id,
                                 .rules = incident.rules,
                                 .ruling = adjudicate::to_json(judged.ruling),
                                 .program = fmt::format("jadoube {}", JADOUBE_VERSION),
                                 .counted = counted_by(judged.ruling)};
    return {part_of(recording.id, "ruling"), std::move(proposed), recording.author, incident.game};
}

std::string to_text(const Receipt& receipt) {
    return fmt::format("{} as {} (incident {})", receipt.was_there ? "already recorded" : "recorded", receipt.seq.value,
                       receipt.incident);
}

Json to_json(const Receipt& receipt) {
    return Json::object({{"schema", "jadoube/recorded/1"},
                         {"entry", receipt.seq.value},
                         {"id", log::to_hex(receipt.id)},
                         {"was_there", receipt.was_there},
                         {"incident", receipt.incident}});
}

Result<std::optional<Receipt>> earlier_try(const Desk& desk, const log::EntryId& id, log::EntryKind kind,
                                           const SaysTheSame& says_the_same) {
    const auto entry = std::find_if(desk.entries.begin(), desk.entries.end(),
                                    [&](const log::Entry& candidate) { return candidate.id == id; });
    if (entry == desk.entries.end()) return std::optional<Receipt>();
    if (entry->kind() != kind) {
        return failure(
            ErrorCode::usage,
            fmt::format("entry {} has this id and is of the kind '{}'", entry->seq.value, name_of(entry->kind())),
            "--id", "leave --id out for a new command");
    }
    if (!says_the_same(*entry)) {
        return failure(
            ErrorCode::usage,
            fmt::format("entry {} has this id and says something else: nothing was recorded", entry->seq.value), "--id",
            "leave --id out for a new command");
    }
    return std::optional(Receipt{entry->seq, id, true, number_of(desk.state, incident_of(*entry))});
}

ExitCode show_ruling(const Session& session, const Judged& judged, const Receipt& receipt, bool with_reasons) {
    if (session.json) {
        session.print(to_json(receipt).set("ruling", adjudicate::to_json(judged.ruling)));
        return exit_code_for(judged.ruling);
    }
    const auto before = judged.before();
    const auto acts = report::sentences_of(judged.given.dispute.acts);
    show(session, report::explain(judged.ruling, {.ruleset = &judged.laws.ruleset(),
                                                  .deferred = judged.laws.deferred.get(),
                                                  .before = before ? &*before : nullptr,
                                                  .acts = acts,
                                                  .reasons = with_reasons}));
    session.out << '\n' << to_text(receipt) << '\n';
    session.out << "next: " << next_step(judged.ruling, receipt.incident) << '\n';
    return exit_code_for(judged.ruling);
}

ExitCode show_recorded(const Session& session, const Desk& desk, const Receipt& receipt, bool with_reasons) {
    const log::Incident* incident = desk.state.incident(receipt.incident);
    if (incident == nullptr || !incident->ruling) {
        if (session.json) session.print(to_json(receipt));
        if (!session.json) session.out << to_text(receipt) << '\n';
        return ExitCode::fine;
    }
    const auto judged = stored_ruling(desk, *incident);
    if (!judged) return session.fail(judged.error());
    return show_ruling(session, *judged, receipt, with_reasons);
}

}  // namespace jadoube::cli
