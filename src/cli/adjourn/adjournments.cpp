#include "cli/adjourn/adjournments.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>

#include "base/file.hpp"
#include "cli/clock/clock_commands.hpp"
#include "cli/log/entry_words.hpp"
#include "cli/typed/show.hpp"
#include "log/proquint.hpp"
#include "report/formats/html.hpp"
#include "report/formats/markdown.hpp"
#include "report/words.hpp"

namespace jadoube::cli {
namespace {

using chess::Color;

constexpr std::size_t kFingerprint = 16;

tl::unexpected<Error> refuse(std::string why, std::string hint) {
    return failure(ErrorCode::usage, std::move(why), {}, std::move(hint));
}

/// Time used by then; nothing where time comes with each move, so that the readings alone do not tell.
std::optional<Millis> used_by(Color side, const log::ClockReadings& clocks) {
    if (!clocks.control || !clocks.reading[side] || !clocks.moves[side]) return std::nullopt;
    const auto control = game::parse_time_control(*clocks.control);
    if (!control || control->periods[side].empty()) return std::nullopt;
    const game::TimePeriods& periods = control->periods[side];
    const bool adds = std::any_of(periods.begin(), periods.end(), [](const game::TimePeriod& period) {
        return period.per_move != Millis{} || period.is_sandclock;
    });
    if (adds) return std::nullopt;
    return game::place_after(periods, *clocks.moves[side]).given - *clocks.reading[side];
}

std::string last_of(const std::vector<std::string>& moves, int next_number, Color next) {
    constexpr std::size_t kShown = 6;
    const std::size_t first = moves.size() > kShown ? moves.size() - kShown : 0;
    const int half_moves = 2 * next_number + (next == Color::black ? 1 : 0);  // of the move to come
    std::string text = first > 0 ? "…" : "";
    for (std::size_t i = first; i < moves.size(); ++i) {
        const int here = half_moves - static_cast<int>(moves.size() - i);
        const bool is_white = here % 2 == 0;
        const std::string number = is_white ? fmt::format("{}.", here / 2) : fmt::format("{}...", here / 2);
        text += (text.empty() ? "" : " ") + (is_white || i == first ? number : std::string()) + moves[i];
    }
    return text;
}

std::string when(const log::Stamp& stamp) {
    return to_words(stamp.at) + " UTC";
}

report::EnvelopeReport envelope_report(const log::AdjournedGame& game, const log::Envelope& envelope) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    report::EnvelopeReport result{.by = sealed.by,
                                  .entry = fmt::format("{}", envelope.sealed.entry.seq.value),
                                  .at = when(envelope.sealed.entry),
                                  .fingerprint = fingerprint_of(sealed.sealing.commitment),
                                  .replaced = envelope.replaced,
                                  .is_fixed = game.paused[sealed.by].has_value()};
    for (const log::EscrowWrap& wrap : sealed.escrow) result.escrow.push_back(log::to_hex(wrap.to));
    if (!envelope.opened) return result;
    const log::SealOpened& opened = envelope.opened->what;
    result.opened = opened.text;
    result.opened_how = when(envelope.opened->entry) + (opened.by.empty() ? "" : ", by " + opened.by);
    result.agrees = log::is_as_sealed(sealed, opened);
    return result;
}

std::string status_words(const log::AdjournedGame& game) {
    switch (game.status()) {
        case log::AdjournedStatus::adjourned: return "Adjourned. No move is sealed in the log.";
        case log::AdjournedStatus::sealed:
            return "Adjourned. A move is sealed, and may be replaced until the clock is paused.";
        case log::AdjournedStatus::paused: return "Adjourned. The sealed move is fixed.";
        case log::AdjournedStatus::opened: return "The envelope is open; the game is not resumed yet.";
        case log::AdjournedStatus::resumed: return "Resumed.";
        default: return "The game ended before it was resumed.";
    }
}

std::vector<std::string> since(const log::AdjournedGame& game) {
    std::vector<std::string> sentences;
    for (const Color side : {Color::white, Color::black}) {
        const std::string name = report::side(side);
        if (const auto& paused = game.paused[side]) {
            sentences.push_back(fmt::format("{}'s clock was paused, {}.", name, when(paused->entry)));
        }
        if (const auto& presence = game.presence[side]) {
            sentences.push_back(fmt::format("{} {}, {}.", name, presence->what.present ? "was present" : "was absent",
                                            when(presence->entry)));
        }
    }
    if (const auto& resumed = game.resumed) {
        const std::string& move = resumed->what.move;
        sentences.push_back(
            fmt::format("The game was resumed{}, {}.", move.empty() ? "" : " with " + move, when(resumed->entry)));
        for (const std::string& duty : resumed->what.obligations) sentences.push_back("Still open: " + duty);
    }
    if (const auto& ended = game.ended)
        sentences.push_back(
            fmt::format("{} The envelope stays shut unless both players ask.", report::sentence(ended->what.reason)));
    return sentences;
}

Json act(const char* what, std::string_view by) {
    return Json::object({{"act", what}, {"by", by}});
}

}  // namespace

Result<const log::AdjournedGame*> adjourned_ever(const Desk& desk, const std::string& reference) {
    const auto game = event::parse_game_reference(reference);
    if (!game) return tl::unexpected<Error>(game.error());
    const log::AdjournedGame* found = desk.state.adjournment_of(*game);
    if (found != nullptr) return found;
    const std::string name = event::to_text(*game);
    return refuse(fmt::format("{} is not adjourned", name), fmt::format("jadoube adjourn {} --pgn FILE", name));
}

Result<const log::AdjournedGame*> adjourned_now(const Desk& desk, const std::string& reference) {
    const auto game = adjourned_ever(desk, reference);
    if (!game) return game;
    const std::string name = event::to_text((*game)->game);
    if ((*game)->resumed)
        return refuse(fmt::format("{} was resumed by entry {}", name, (*game)->resumed->entry.seq.value),
                      "what happens now is entered with 'jadoube incident'");
    if ((*game)->ended)
        return refuse(fmt::format("{} ended before it was resumed: entry {}", name, (*game)->ended->entry.seq.value),
                      "the envelope stays shut unless both players ask");
    return game;
}

std::string fingerprint_of(const log::Commitment& commitment) {
    return log::proquints_of(log::to_raw(commitment).substr(0, kFingerprint));
}

log::ClockReadings clocks_of(const log::AdjournedGame& game) {
    log::ClockReadings clocks = game.adjournment.what.clocks;
    for (const Color first : {game.adjournment.what.seals, !game.adjournment.what.seals}) {
        if (!game.paused[first]) continue;
        const log::ClockReadings& read = game.paused[first]->what.clocks;
        for (const Color side : {Color::white, Color::black})
            if (read.reading[side]) clocks.reading[side] = read.reading[side];
        clocks.running.reset();
    }
    return clocks;
}

std::string laws_title(const Desk& desk, const log::AdoptedRules& rules) {
    const auto laws = laws_in(desk.store, rules);
    return laws ? laws->ruleset().title : rules.id;
}

report::AdjournmentReport adjournment_report(const log::State& state, const log::AdjournedGame& game,
                                             const std::string& laws) {
    const log::Adjournment& adjournment = game.adjournment.what;
    const log::ClockReadings clocks = clocks_of(game);
    report::AdjournmentReport result{.event = state.event ? state.event->what.name : std::string(),
                                     .reference = reference_words(game.game),
                                     .entry = fmt::format("{}", game.adjournment.entry.seq.value),
                                     .at = when(game.adjournment.entry),
                                     .players = adjournment.players,
                                     .moves = last_of(adjournment.moves, adjournment.move_number, adjournment.seals),
                                     .move_number = adjournment.move_number,
                                     .seals = adjournment.seals,
                                     .left = clocks.reading,
                                     .used = {used_by(Color::white, clocks), used_by(Color::black, clocks)},
                                     .control = clocks.control.value_or(std::string()),
                                     .running = clocks.running,
                                     .draw_offer = adjournment.draw_offer,
                                     .resumption = adjournment.resumption,
                                     .laws = laws,
                                     .note = adjournment.note,
                                     .status = status_words(game),
                                     .since = since(game)};
    const auto setup =
        adjournment.fen ? chess::parse_fen(*adjournment.fen) : Result<chess::Setup>(tl::unexpected(Error{}));
    if (setup) result.position = *setup;
    for (const log::Envelope& envelope : game.envelopes) result.envelopes.push_back(envelope_report(game, envelope));
    return result;
}

std::vector<OptionSpec> page_options(PageWords& words) {
    return {{"--pages", "write the page into this folder; its name is made of game and entry", &words.folder, "FOLDER"},
            {"--format", "html (default), md or text", &words.format, "FORMAT", false, {"html", "md", "text"}}};
}

Result<void> make_page_folder(const PageWords& words) {
    if (words.folder.empty()) return {};
    std::error_code problem;
    std::filesystem::create_directories(words.folder, problem);
    if (!problem && std::filesystem::is_directory(words.folder, problem)) return {};
    const std::string why = problem ? problem.message() : "something else has this name";
    return failure(ErrorCode::usage, "the folder cannot be made: " + why, "--pages " + words.folder,
                   "name another; nothing is recorded yet");
}

Result<std::string> write_page(const Session& session, const PageWords& words, const event::GameReference& game,
                               const std::string& what, log::EntrySeq entry, const report::Document& document) {
    const std::string format = words.format.empty() ? "html" : words.format;
    const std::string ending = format == "text" ? "txt" : format;
    const std::filesystem::path path = std::filesystem::path(words.folder) /
                                       fmt::format("{}-{}-{}.{}", event::to_text(game), what, entry.value, ending);
    const std::string text = format == "html" ? report::to_html(document)
                             : format == "md" ? report::to_markdown(document)
                                              : report::to_terminal(document, terminal_style(session));
    const mode_t before = ::umask(077);
    const auto written = write_file(path, text);
    ::umask(before);
    if (!written) return tl::unexpected<Error>(written.error());
    return path.string();
}

Json adjournment_receipt(const Receipt& receipt, const log::AdjournedGame& game) {
    return Json::object({{"schema", "jadoube/adjournment/1"},
                         {"entry", receipt.seq.value},
                         {"id", log::to_hex(receipt.id)},
                         {"was_there", receipt.was_there},
                         {"game", event::to_text(game.game)},
                         {"status", name_of(game.status())}});
}

std::string short_text(const Receipt& receipt) {
    return fmt::format("{} as {}", receipt.was_there ? "already recorded" : "recorded", receipt.seq.value);
}

Result<Matter> matter_on(const Desk& desk, const log::AdjournedGame& game, const AdjournedIncident& incident,
                         const Recording& recording) {
    const log::Adjournment& adjournment = game.adjournment.what;
    log::IncidentReported report{.acts = {act("adjourn", "arbiter"), act("seal", name_of(adjournment.seals))},
                                 .told_complete = true,
                                 .facts = incident.facts,
                                 .clocks = incident.clocks.value_or(clocks_of(game)),
                                 .reported_by = incident.reported_by,
                                 .note = incident.note};
    if (incident.is_opened) report.acts.push_back(act("open", "arbiter"));
    report.acts.insert(report.acts.end(), incident.acts.begin(), incident.acts.end());
    auto known = game_on_file(desk, game.game);
    if (!known) return tl::unexpected<Error>(known.error());
    const auto plies = static_cast<std::int64_t>(adjournment.moves.size());
    const bool has_record = *known && (*known)->record && (*known)->record->end().value >= plies;
    if (has_record) report.ply = plies;
    if (!has_record) report.fen = adjournment.fen;
    Matter matter{.incident = {.number = static_cast<int>(desk.state.incidents.size()) + 1,
                               .entry = {.id = recording.id},
                               .game = game.game,
                               .report = std::move(report),
                               .rules = adjournment.rules},
                  .game = std::move(*known),
                  .earlier = log::counted_in(desk.state, game.game)};
    for (const log::ToldFact& fact : incident.facts) matter.incident.facts.push_back({fact, matter.incident.entry});
    if (desk.state.event) matter.event = desk.state.event->what;
    return matter;
}

}  // namespace jadoube::cli
