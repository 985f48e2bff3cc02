#include "report/event/entry_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "event/moment.hpp"
#include "log/keys/proquint.hpp"
#include "report/event/appeal_page.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/act_words.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

std::string incident_name(const log::State& state, const log::EntryId& id) {
    const auto found = std::find_if(state.incidents.begin(), state.incidents.end(),
                                    [&](const log::LoggedIncident& incident) { return incident.entry.id == id; });
    return found == state.incidents.end() ? phrase("entry.no_incident")
                                          : phrase("entry.incident", {{"number", log::to_text(found->number)}});
}

}  // namespace

std::string recorded_words(std::int64_t entry, bool was_there) {
    return phrase(was_there ? Key("prompt.recorded_before") : Key("prompt.recorded"), {{"entry", entry}});
}

std::string recorded_incident_words(std::int64_t entry, const log::LogNumber& incident, bool was_there) {
    return phrase("prompt.recorded_of",
                  {{"recorded", recorded_words(entry, was_there)}, {"number", log::to_text(incident)}});
}

std::string acts_in_words(const JsonArray& acts) {
    std::vector<std::string> sentences;
    for (const Json& json : acts) {
        const auto act = adjudicate::read_act(json, "act");
        sentences.push_back(act ? to_sentence(*act) : to_text(json));
    }
    return fmt::format("{}", fmt::join(sentences, "; "));
}

namespace {

std::string players_in_words(const log::GameKnown& game) {
    const auto name = [](const std::string& text) { return text.empty() ? std::string("?") : text; };
    return name(game.players.white) + " - " + name(game.players.black);
}

/// What each kind of entry says, the game apart.
struct Words {
    const log::Entry& entry;
    const log::State& state;

    std::string operator()(const log::EventBegun& event) const {
        return phrase(event.control ? Key("entry.begun_with") : Key("entry.begun"),
                      {{"event", event.name},
                       {"laws", event.rules.id},
                       {"play", play_words(event.play)},
                       {"control", event.control.value_or("")}});
    }
    std::string operator()(const log::RulesChanged& change) const {
        return phrase("entry.rules", {{"laws", change.rules.id}, {"reason", change.reason}});
    }
    std::string operator()(const log::GameKnown& game) const { return players_in_words(game); }
    std::string operator()(const log::IncidentReported& incident) const {
        return incident_name(state, entry.id) + ": " + acts_in_words(incident.acts);
    }
    std::string operator()(const log::IncidentCorrected& correction) const {
        return phrase("entry.corrected", {{"incident", incident_name(state, correction.incident)},
                                          {"acts", acts_in_words(correction.report.acts)},
                                          {"reason", correction.reason}});
    }
    std::string operator()(const log::FactTold& fact) const {
        return phrase("entry.fact", {{"incident", incident_name(state, fact.incident)},
                                     {"fact", spaced(fact.told.fact)},
                                     {"value", value_words(fact.told.value)},
                                     {"name", fact.told.by}});
    }
    std::string operator()(const log::RulingProposed& proposed) const {
        const auto ruling = adjudicate::read_ruling(proposed.ruling);
        const std::string words = ruling ? plain(verdict(*ruling)) : proposed.ruling.text("status");
        return incident_name(state, proposed.incident) + ": " + words;
    }
    std::string operator()(const log::DecisionMade& decision) const {
        std::string words = spaced(name_of(decision.manner));
        if (!decision.words.empty()) words += ": " + decision.words;
        if (const std::string imposed = imposed_words(decision.option); !imposed.empty()) words += ": " + imposed;
        return incident_name(state, decision.incident) + ": " + words;
    }
    std::string operator()(const log::AppealFiled& appeal) const {
        return phrase("entry.appeal", {{"incident", incident_name(state, appeal.incident)},
                                       {"who", appellant_words(appeal.appellant)},
                                       {"grounds", foreign(appeal.grounds)}});
    }
    std::string operator()(const log::AppealPanel& panel) const {
        return phrase("entry.appeal_panel", {{"members", foreign(jadoube::list_of(panel.members))}});
    }
    std::string operator()(const log::AppealClosed& closed) const {
        return phrase("entry.appeal_closed", {{"outcome", outcome_words(closed.outcome)}, {"reason", closed.reason}});
    }
    std::string operator()(const log::Withdrawn& withdrawal) const { return withdrawal.reason; }
    std::string operator()(const log::GameAdjourned& adjournment) const {
        std::string words =
            phrase("entry.adjourned", {{"side", side(adjournment.seals)}, {"number", adjournment.move_number}});
        if (adjournment.draw_offer) words += phrase("entry.draw_offered", {{"side", side(*adjournment.draw_offer)}});
        return adjournment.resumption.empty() ? words
                                              : words + phrase("entry.resumption", {{"when", adjournment.resumption}});
    }
    std::string operator()(const log::MoveSealed& sealed) const {
        return phrase(sealed.replaces ? Key("entry.sealed_anew") : Key("entry.sealed"),
                      {{"side", side(sealed.by)}, {"commitment", fingerprint_of(sealed.sealing.commitment)}});
    }
    std::string operator()(const log::ClockPaused& paused) const {
        return phrase("entry.paused", {{"side", side(paused.by)}});
    }
    std::string operator()(const log::PresenceNoted& presence) const {
        return phrase(presence.present ? Key("entry.present") : Key("entry.absent"), {{"side", side(presence.player)}});
    }
    std::string operator()(const log::SealOpened& opened) const {
        return phrase("entry.opened", {{"move", opened.text}});
    }
    std::string operator()(const log::GameResumed& resumed) const {
        return phrase(resumed.move.empty() ? Key("entry.resumed") : Key("entry.resumed_with"),
                      {{"move", resumed.move}});
    }
    std::string operator()(const log::SealVoid& ended) const {
        return phrase("entry.ended", {{"reason", early_end_words(ended)}});
    }
    std::string operator()(const log::FileImported& imported) const {
        return phrase(imported.section.empty() ? Key("entry.imported") : Key("entry.imported_for"),
                      {{"file", foreign(imported.file)},
                       {"format", imported.format},
                       {"section", imported.section},
                       {"players", imported.players}});
    }
    std::string operator()(const log::KeyChanged& change) const {
        return phrase(change.key ? Key("entry.key") : Key("entry.key_retired"), {{"reason", change.reason}});
    }
    std::string operator()(const log::ConfidentialNote&) const { return phrase("entry.confidential"); }
    std::string operator()(const log::DeviceRetired& retired) const {
        return phrase("entry.device_retired", {{"entry", log::to_text(state.names.number(retired.chain, retired.last))},
                                               {"reason", retired.reason}});
    }
    std::string operator()(const log::Redacted& redacted) const {
        return phrase("entry.redacted", {{"reason", redacted.reason}});
    }
    std::string operator()(const log::ChainsMerged& merge) const {
        std::vector<std::string> chains;
        for (const log::ChainMerged& chain : merge.chains) {
            const std::string letters = state.names.letters(chain.chain);
            const std::string first = log::to_text({letters, chain.first});
            chains.push_back(first + (chain.first == chain.last ? "" : "-" + log::to_text({letters, chain.last})));
        }
        return phrase("entry.merged", {{"entries", jadoube::list_of(chains)}});
    }
    std::string operator()(const log::RoundPaired& round) const {
        return phrase(round.section.empty() ? Key("entry.paired") : Key("entry.paired_in"),
                      {{"section", round.section}, {"round", round.round}, {"games", round.games.size()}});
    }
    std::string operator()(const log::ClocksRead& read) const {
        const std::string first = event::to_text(read.boards.front().game);
        const std::string last = event::to_text(read.boards.back().game);
        const std::string words =
            read.boards.size() == 1
                ? phrase("entry.clocks_read", {{"game", first}})
                : phrase("entry.clocks_read_at", {{"count", read.boards.size()}, {"first", first}, {"last", last}});
        return read.watch ? phrase("entry.by_the_watch", {{"what", words}, {"time", to_text(*read.watch)}}) : words;
    }
};

}  // namespace

std::string early_end_words(const log::SealVoid& ended) {
    return has_words("early_end", ended.reason) ? words_of("early_end", ended.reason) : ended.reason;
}

std::string value_words(const Json& value) {
    if (const bool* truth = value.if_bool()) return phrase(*truth ? Key("entry.yes") : Key("entry.no"));
    if (const std::int64_t* number = value.if_int()) return fmt::format("{}", *number);
    if (const std::string* text = value.if_string()) return spaced(*text);
    if (value.if_array() == nullptr) return to_text(value);
    std::vector<std::string> words;
    for (const Json& item : *value.if_array()) words.push_back(value_words(item));
    return jadoube::list_of(words);
}

std::string to_words(const log::Entry& entry, const log::State& state) {
    const auto is_this = [&](const log::Stamp& stamp) { return stamp.id == entry.id; };
    std::string words = entry.is_veiled ? phrase("entry.confidential") : std::visit(Words{entry, state}, entry.data);
    if (std::any_of(state.not_believed.begin(), state.not_believed.end(), is_this))
        words = phrase("entry.not_believed", {{"what", words}});
    return entry.game ? event::to_text(*entry.game) + " " + words : words;
}

std::string reference_words(const event::GameReference& game) {
    std::vector<Text> parts;
    if (!game.section.empty()) parts.push_back(say("entry.section", {{"section", game.section}}));
    parts.push_back(say("entry.round", {{"number", game.round}}));
    if (game.match) parts.push_back(say("entry.match", {{"number", *game.match}}));
    parts.push_back(say("entry.board", {{"number", game.board}}));
    return plain(join(parts, ", "));
}

std::string stamp_words(const log::Stamp& stamp) {
    return to_words(stamp.at, stamp.zone);
}

std::string fingerprint_of(const log::Commitment& commitment) {
    return log::fingerprint_of(log::to_raw(commitment));
}

std::string to_words(log::UtcTime time, const std::string& zone) {
    return event::moment_text(time.ms, zone);
}

}  // namespace jadoube::report
