#include "desk/adjourn/resumption.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "desk/known/logged_case.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Person;
using chess::Color;
using rules::SealedMove;

adjudicate::Act finding(Person finder, const char* what, std::optional<Color> of = {}) {
    return {finder, adjudicate::Happening{"find", what, of}};
}

void add_fact(AdjournedIncident& incident, const char* fact, Json value, const std::string& teller) {
    const bool is_told = std::any_of(incident.facts.begin(), incident.facts.end(),
                                     [&](const log::ToldFact& told) { return told.fact == fact; });
    if (!is_told) incident.facts.push_back({fact, std::move(value), teller});
}

/// Whether the arbiter has opened the envelope: as the log has it, and of one on paper unless there is none.
bool is_opened(const ResumptionTold& told, const log::AdjournedGame& game) {
    const log::Envelope* envelope = game.envelope_of(game.adjournment.what.seals);
    return envelope == nullptr ? told.found != SealedMove::no_envelope : envelope->opened.has_value();
}

adjudicate::Act ending(std::optional<EarlyEnd> end) {
    if (end == EarlyEnd::white_resigns) return {Person::white, adjudicate::Resign{}};
    if (end == EarlyEnd::black_resigns) return {Person::black, adjudicate::Resign{}};
    return {Person::both, adjudicate::Agree{}};
}

Person all_of(const std::vector<Color>& sides) {
    return sides.size() == 1 ? adjudicate::person_of(sides.front()) : Person::both;
}

void add_acts(const ResumptionTold& told, const ResumedGame& at, AdjournedIncident& incident) {
    const Person finder = told.raised_by.value_or(Person::arbiter);
    const std::string& teller = at.recording.author;
    const bool was_opened = is_opened(told, at.game);
    switch (told.step) {
        case ResumeStep::absent: incident.acts = {{all_of(told.absent), adjudicate::Happening{"absent"}}}; return;
        case ResumeStep::found:
            incident.is_opened = was_opened;
            incident.acts = {finding(finder, "resume.sealed_move", at.game.adjournment.what.seals)};
            if (told.found) add_fact(incident, "sealed_move", name_of(*told.found), teller);
            return;
        case ResumeStep::ended: incident.acts = {ending(told.ended)}; return;
        case ResumeStep::times:
            incident.is_opened = was_opened;
            incident.acts = {finding(finder, "resume.times")};
            add_fact(incident, "moved_since_resumption", told.after_first_move, teller);
            return;
        case ResumeStep::position:
            incident.is_opened = was_opened;
            incident.acts = {finding(finder, "resume.position")};
            return;
        case ResumeStep::open:
            incident.acts = {finding(Person::arbiter, "resume.opener")};
            add_fact(incident, "opened_by", told.opened_by, teller);
            return;
        default: return;
    }
}

AdjournedIncident incident_of(const ResumedGame& at, const ResumptionTold& told) {
    AdjournedIncident incident{.clocks = told.clocks,
                               .reported_by = std::string(name_of(told.raised_by.value_or(Person::arbiter))),
                               .note = told.note};
    for (const auto& [fact, values] : told.facts)
        incident.facts.push_back({fact, value_json(values), at.recording.author});
    add_acts(told, at, incident);
    return incident;
}

/// Whether the ruling lets the game go on with the sealed move.
bool lets_go_on(const adjudicate::Ruling& ruling) {
    const adjudicate::MatterRuling* main = ruling.main();
    return ruling.status == adjudicate::Status::decided && main != nullptr && !(main->result && main->result->score) &&
           !main->game;
}

/// The move that the players go on with: as told, else as opened.
std::string move_to_make(const ResumedGame& at, const ResumptionTold& told) {
    if (told.found != SealedMove::legal && told.found != SealedMove::no_envelope) return {};
    return told.move.empty() && told.found == SealedMove::legal ? opened_text(at.game) : told.move;
}

std::vector<log::NewEntry> entries_of_end(const ResumedGame& at, EarlyEnd end) {
    const EarlyEndRow& row = rules::row_of(end);
    std::vector<log::NewEntry> entries;
    if (const auto known = at.open.state.games.find(at.game.game); known != at.open.state.games.end()) {
        log::GameKnown over = known->second.what;
        over.result = row.result;
        entries.push_back(at.entry(part_of(at.recording.id, "game"), over));
    }
    entries.push_back(
        at.entry(part_of(at.recording.id, "void"),
                 log::SealVoid{at.game.adjournment.entry.id, std::string(row.result), std::string(row.name)}));
    return entries;
}

Result<std::vector<log::NewEntry>> consequences(const ResumedGame& at, const ResumptionTold& told,
                                                const StepRuled& ruled) {
    if (told.ended) return entries_of_end(at, *told.ended);
    const std::string move = told.step == ResumeStep::found ? move_to_make(at, told) : std::string();
    if (move.empty() || !lets_go_on(ruled.judged.ruling)) return std::vector<log::NewEntry>{};
    const auto going = going_on(at.open, at.game, move, ruled.matter.incident.report.clocks);
    if (!going) return tl::unexpected<Error>(going.error());
    return entries_for(at.open, at.game, *going, at.recording);
}

tl::unexpected<Errors> failed(const Error& error) {
    return tl::unexpected<Errors>(Errors{error});
}

}  // namespace

log::EntryKind kind_of(ResumeStep step) {
    switch (step) {
        case ResumeStep::present: return log::EntryKind::presence;
        case ResumeStep::open: return log::EntryKind::opened;
        case ResumeStep::go_on: return log::EntryKind::resumed;
        default: return log::EntryKind::incident;
    }
}

bool is_present(const ResumedGame& at, const ResumptionTold& told, Color side) {
    if (std::find(told.present.begin(), told.present.end(), side) != told.present.end()) return true;
    return at.game.presence[side] && at.game.presence[side]->what.present;
}

std::vector<log::NewEntry> presence_entries(const ResumedGame& at, const ResumptionTold& told) {
    std::vector<log::NewEntry> entries;
    const auto note = [&](const std::vector<Color>& sides, bool present) {
        for (const Color side : sides) {
            const bool is_main = told.step == ResumeStep::present && entries.empty();
            const std::string part = fmt::format("presence {}", name_of(side));
            entries.push_back(at.entry(is_main ? at.recording.id : part_of(at.recording.id, part),
                                       log::PresenceNoted{at.game.adjournment.entry.id, side, present}));
        }
    };
    note(told.present, true);
    note(told.absent, false);
    return entries;
}

tl::expected<StepRuled, Errors> ruled_step(const ResumedGame& at, const ResumptionTold& told) {
    auto matter = matter_on(at.open, at.game, incident_of(at, told), at.recording);
    if (!matter) return failed(matter.error());
    auto judged = judge_matter(at.open, *matter);
    if (!judged) return tl::unexpected<Errors>(judged.error());
    // What the steps themselves say need not be heard.
    const auto heard = require_heard(judged->ruling, judged->given.dispute, {told.facts.begin(), told.facts.end()});
    if (!heard) return failed(heard.error());
    StepRuled ruled{std::move(*matter), std::move(*judged), presence_entries(at, told)};
    ruled.entries.push_back(at.entry(at.recording.id, ruled.matter.incident.report));
    ruled.entries.push_back(ruling_entry(at.recording, ruled.matter.incident, ruled.judged));
    const auto more = consequences(at, told, ruled);
    if (!more) return failed(more.error());
    ruled.entries.insert(ruled.entries.end(), more->begin(), more->end());
    return ruled;
}

bool is_as_if_played(const JudgedMatter& judged) {
    const adjudicate::MatterRuling* main = judged.ruling.main();
    if (main == nullptr) return false;
    return std::any_of(main->chain.begin(), main->chain.end(), [&](const adjudicate::ArticleFinding& finding) {
        const rules::Article* article = judged.laws.ruleset().find(finding.article);
        return finding.finding == rules::ArticleState::applies && article != nullptr &&
               rules::covers_any(rules::Kind::illegal_move, article->triggers);
    });
}

Result<OpeningRuled> opening_entries(const ResumedGame& at, const ResumptionTold& told, log::SealOpened opened) {
    opened.by = told.opened_by.empty() ? at.recording.author : told.opened_by;
    OpeningRuled ruled{presence_entries(at, told)};
    ruled.entries.push_back(at.entry(at.recording.id, opened));
    if (told.opened_by.empty()) return ruled;
    const Recording part{part_of(at.recording.id, "opener"), at.recording.author};
    const auto matter = matter_on(at.open, at.game, incident_of(at, told), part);
    if (!matter) return tl::unexpected<Error>(matter.error());
    auto judged = judge_matter(at.open, *matter);
    if (!judged) return tl::unexpected<Error>(judged.error().front());
    ruled.entries.push_back(at.entry(part.id, matter->incident.report));
    ruled.entries.push_back(ruling_entry(part, matter->incident, *judged));
    ruled.opener = std::move(*judged);
    return ruled;
}

}  // namespace jadoube::desk

namespace jadoube::rules {
namespace {

using desk::EarlyEnd;

constexpr auto kEarlyEnds = std::to_array<desk::EarlyEndRow>({
    {EarlyEnd::draw, "draw", "1/2-1/2"},
    {EarlyEnd::white_resigns, "white-resigns", "0-1"},
    {EarlyEnd::black_resigns, "black-resigns", "1-0"},
});
static_assert(is_in_order(kEarlyEnds));

}  // namespace

template <>
std::span<const desk::EarlyEndRow> rows<EarlyEnd>() {
    return kEarlyEnds;
}
}  // namespace jadoube::rules
