#include "report/event/adjournment_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "chess/notation.hpp"
#include "game/time/time_control.hpp"
#include "report/event/entry_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using chess::Color;

constexpr std::string_view kLineToWriteOn = "______________________";

Text named(const std::string& name) {
    return name.empty() ? say("label.not_named") : foreign(name);
}

Text game_words(const std::string& reference, const chess::ByColor<std::string>& players) {
    return foreign(reference) + ", " + named(players.white) + " - " + named(players.black);
}

Text sealer(const log::GameAdjourned& adjournment) {
    return side(adjournment.seals) + ", " + named(adjournment.players[adjournment.seals]);
}

Text offer_words(const std::optional<Color>& by) {
    return by ? say("adjournment.offered_by", {{"side", side(*by)}}) : say("label.none");
}

/// The last moves, with numbers that end before the sealed one's.
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

Particulars particulars_of(const AdjournmentReport& report) {
    const log::GameAdjourned& adjournment = report.game.adjournment.what;
    const std::string moves = last_of(adjournment.moves, adjournment.move_number, adjournment.seals);
    Particulars particulars;
    add_row(particulars, "label.event", foreign(report.event));
    add_row(particulars, "label.game", foreign(reference_words(report.game.game)));
    add_row(particulars, "label.white", named(adjournment.players.white));
    add_row(particulars, "label.black", named(adjournment.players.black));
    add_row(particulars, "label.adjourned", stamp_words(report.game.adjournment.entry));
    add_row(particulars, "label.sealed_by", sealer(adjournment));
    add_row(particulars, "label.sealed_move", say("adjournment.number", {{"number", adjournment.move_number}}));
    add_row(particulars, "label.moves", foreign(moves));
    add_row(particulars, "label.draw_offer", offer_words(adjournment.draw_offer));
    add_row(particulars, "label.resumption",
            adjournment.resumption.empty() ? say("adjournment.not_agreed") : foreign(adjournment.resumption));
    add_row(particulars, "label.laws", foreign(report.laws));
    add_row(particulars, "label.note", foreign(adjournment.note));
    return particulars;
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

Text time_used_or_left(const std::optional<Millis>& time) {
    return time ? Text(to_text(*time)) : say("adjournment.not_recorded");
}

Blocks clock_blocks(const log::ClockReadings& clocks) {
    Table table{{say("label.clock"), say("label.white"), say("label.black")}, {}};
    const chess::ByColor<std::optional<Millis>> used{used_by(Color::white, clocks), used_by(Color::black, clocks)};
    if (used.white || used.black)
        table.rows.push_back({say("label.used"), time_used_or_left(used.white), time_used_or_left(used.black)});
    table.rows.push_back(
        {say("label.left"), time_used_or_left(clocks.reading.white), time_used_or_left(clocks.reading.black)});
    Blocks blocks{{std::move(table)}};
    std::vector<Text> more;
    if (clocks.control) more.push_back(say("adjournment.time_control", {{"control", foreign(*clocks.control)}}));
    if (clocks.running) more.push_back(say("adjournment.running", {{"side", side(*clocks.running)}}));
    if (!more.empty()) blocks.push_back({Paragraph{join(more, " ")}});
    return blocks;
}

Text opened_words(const log::Entered<log::SealOpened>& opened, const log::MoveSealed& sealed) {
    const Text by = opened.what.by.empty() ? Text() : say("adjournment.opened_by", {{"name", foreign(opened.what.by)}});
    const Text agrees =
        log::is_as_sealed(sealed, opened.what) ? say("adjournment.agrees") : strong(phrase("adjournment.disagrees"));
    return say("adjournment.opened", {{"when", foreign(stamp_words(opened.entry))},
                                      {"by", by},
                                      {"move", code(opened.what.text)},
                                      {"agrees", agrees}});
}

ListItem envelope_item(const log::Envelope& envelope, bool is_fixed, bool is_over) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    Text text = say("adjournment.envelope", {{"side", side(sealed.by)},
                                             {"entry", log::to_text(envelope.sealed.entry.number)},
                                             {"when", stamp_words(envelope.sealed.entry)},
                                             {"commitment", code(fingerprint_of(sealed.sealing.commitment))}});
    if (envelope.replaced) text += say("adjournment.replaced");
    if (envelope.replaced && !envelope.opened) return {text + say("adjournment.never_opened")};
    if (is_fixed) text += say("adjournment.fixed");
    for (const log::EscrowWrap& wrap : sealed.escrow)
        text += say("adjournment.escrow", {{"key", code(log::to_hex(wrap.to))}});
    if (envelope.opened) text += " " + opened_words(*envelope.opened, sealed);
    if (!envelope.opened && is_over) text += say("adjournment.never_opened");
    return {text};
}

void add_envelopes(Blocks& blocks, const log::AdjournedGame& game) {
    const bool is_over = game.resumed || game.ended;
    std::vector<ListItem> items;
    for (const log::Envelope& envelope : game.envelopes)
        items.push_back(envelope_item(envelope, game.paused[envelope.sealed.what.by].has_value(), is_over));
    add_list(blocks, say("adjournment.in_the_log"), std::move(items));
}

/// The position in which the game was broken off, where it is known.
std::optional<chess::Setup> position_of(const log::GameAdjourned& adjournment) {
    if (!adjournment.fen) return std::nullopt;
    const auto setup = chess::parse_fen(*adjournment.fen);
    return setup ? std::optional(*setup) : std::nullopt;
}

Blocks body_of(const AdjournmentReport& report) {
    Blocks blocks{{particulars_of(report)}};
    if (const auto position = position_of(report.game.adjournment.what)) {
        const Text caption = say("adjournment.before", {{"side", side(position->turn)}});
        blocks.push_back({Diagrams{{Diagram{*position, caption}}}});
    }
    append(blocks, clock_blocks(report.game.clocks()));
    add_envelopes(blocks, report.game);
    return blocks;
}

Key status_key(const log::AdjournedGame& game) {
    switch (game.status()) {
        case log::AdjournedStatus::adjourned: return "adjournment.is_adjourned";
        case log::AdjournedStatus::sealed: return "adjournment.is_sealed";
        case log::AdjournedStatus::paused: return "adjournment.is_paused";
        case log::AdjournedStatus::opened: return "adjournment.is_opened";
        case log::AdjournedStatus::resumed: return "adjournment.is_resumed";
        default: return "adjournment.is_ended";
    }
}

/// What has happened since, a sentence each.
std::vector<std::string> since(const log::AdjournedGame& game) {
    std::vector<std::string> sentences;
    for (const Color side : {Color::white, Color::black}) {
        const std::string name = report::side(side);
        if (const auto& paused = game.paused[side]) {
            sentences.push_back(
                phrase("adjournment.clock_paused", {{"side", name}, {"when", stamp_words(paused->entry)}}));
        }
        if (const auto& presence = game.presence[side]) {
            sentences.push_back(
                phrase(presence->what.present ? Key("adjournment.was_present") : Key("adjournment.was_absent"),
                       {{"side", name}, {"when", stamp_words(presence->entry)}}));
        }
    }
    if (const auto& resumed = game.resumed) {
        const std::string& move = resumed->what.move;
        sentences.push_back(phrase(move.empty() ? Key("adjournment.resumed") : Key("adjournment.resumed_with"),
                                   {{"move", move}, {"when", stamp_words(resumed->entry)}}));
        for (const std::string& duty : resumed->what.obligations)
            sentences.push_back(phrase("adjournment.still_open", {{"duty", duty}}));
    }
    if (const auto& ended = game.ended)
        sentences.push_back(phrase("adjournment.stays_shut", {{"reason", sentence(early_end_words(ended->what))}}));
    return sentences;
}

Block signatures(std::initializer_list<Key> who) {
    Particulars particulars;
    for (const Key name : who) add_row(particulars, name, Text(kLineToWriteOn));
    return {std::move(particulars)};
}

}  // namespace

Text adjournment_status(const log::AdjournedGame& game) {
    return say(status_key(game));
}

Document envelope_page(const AdjournmentReport& adjournment) {
    Document document{.title = phrase("adjournment.title", {{"game", reference_words(adjournment.game.game)}})};
    document.blocks = body_of(adjournment);
    document.blocks.push_back({Heading{2, say("label.signed")}});
    document.blocks.push_back(signatures({"label.white", "label.black", "label.arbiter"}));
    document.blocks.push_back({Paragraph{say("adjournment.on_envelope"), Paragraph::Role::remark}});
    return document;
}

Section adjournment_section(const AdjournmentReport& adjournment, int heading_level) {
    Section section;
    section.blocks.push_back({Heading{
        heading_level, say("adjournment.heading", {{"game", game_words(reference_words(adjournment.game.game),
                                                                       adjournment.game.adjournment.what.players)}})}});
    section.blocks.push_back({Paragraph{adjournment_status(adjournment.game), Paragraph::Role::verdict}});
    append(section.blocks, body_of(adjournment));
    std::vector<ListItem> items;
    for (const std::string& words : since(adjournment.game)) items.push_back({foreign(words)});
    add_list(section.blocks, say("adjournment.since"), std::move(items));
    return section;
}

Document slip_page(const SlipReport& slip) {
    Document document{.title = phrase("adjournment.slip", {{"game", slip.reference}})};
    document.blocks.push_back({Paragraph{code(slip.code), Paragraph::Role::verdict}});
    Particulars particulars;
    add_row(particulars, "label.event", foreign(slip.event));
    add_row(particulars, "label.game", game_words(slip.reference, slip.players));
    add_row(particulars, "label.sealed_by", Text(side(slip.by)));
    add_row(particulars, "label.sealed_move",
            say("adjournment.slip_number", {{"number", slip.move_number}, {"entry", slip.entry}}));
    add_row(particulars, "label.commitment", code(slip.fingerprint));
    document.blocks.push_back({std::move(particulars)});
    document.blocks.push_back({Heading{2, say("label.signed")}});
    document.blocks.push_back(signatures({"label.white", "label.black"}));
    document.blocks.push_back({Paragraph{say("adjournment.on_slip"), Paragraph::Role::warning}});
    return document;
}

}  // namespace jadoube::report
