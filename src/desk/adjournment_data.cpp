#include "desk/adjournment_data.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "desk/adjourned_games.hpp"
#include "game/time_control.hpp"
#include "report/entry_words.hpp"
#include "report/words.hpp"

namespace jadoube::desk {
namespace {

using chess::Color;

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

report::EnvelopeReport envelope_report(const log::AdjournedGame& game, const log::Envelope& envelope) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    report::EnvelopeReport result{.by = sealed.by,
                                  .entry = fmt::format("{}", envelope.sealed.entry.seq.value),
                                  .at = report::stamp_words(envelope.sealed.entry),
                                  .fingerprint = report::fingerprint_of(sealed.sealing.commitment),
                                  .replaced = envelope.replaced,
                                  .is_fixed = game.paused[sealed.by].has_value()};
    for (const log::EscrowWrap& wrap : sealed.escrow) result.escrow.push_back(log::to_hex(wrap.to));
    if (!envelope.opened) return result;
    const log::SealOpened& opened = envelope.opened->what;
    result.opened = opened.text;
    result.opened_how = report::stamp_words(envelope.opened->entry) + (opened.by.empty() ? "" : ", by " + opened.by);
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
            sentences.push_back(fmt::format("{}'s clock was paused, {}.", name, report::stamp_words(paused->entry)));
        }
        if (const auto& presence = game.presence[side]) {
            sentences.push_back(fmt::format("{} {}, {}.", name, presence->what.present ? "was present" : "was absent",
                                            report::stamp_words(presence->entry)));
        }
    }
    if (const auto& resumed = game.resumed) {
        const std::string& move = resumed->what.move;
        sentences.push_back(fmt::format("The game was resumed{}, {}.", move.empty() ? "" : " with " + move,
                                        report::stamp_words(resumed->entry)));
        for (const std::string& duty : resumed->what.obligations) sentences.push_back("Still open: " + duty);
    }
    if (const auto& ended = game.ended)
        sentences.push_back(
            fmt::format("{} The envelope stays shut unless both players ask.", report::sentence(ended->what.reason)));
    return sentences;
}

}  // namespace

report::AdjournmentReport adjournment_report(const log::State& state, const log::AdjournedGame& game,
                                             const std::string& laws) {
    const log::GameAdjourned& adjournment = game.adjournment.what;
    const log::ClockReadings clocks = clocks_of(game);
    report::AdjournmentReport result{.event = state.event ? state.event->what.name : std::string(),
                                     .reference = report::reference_words(game.game),
                                     .entry = fmt::format("{}", game.adjournment.entry.seq.value),
                                     .at = report::stamp_words(game.adjournment.entry),
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

}  // namespace jadoube::desk
