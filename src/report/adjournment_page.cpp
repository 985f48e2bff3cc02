#include "report/adjournment_page.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "chess/notation.hpp"
#include "game/time_control.hpp"
#include "report/entry_words.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

using chess::Color;

constexpr std::string_view kLine = "______________________";

void add(Particulars& particulars, std::string_view name, Text value) {
    if (!value.empty()) particulars.rows.emplace_back(std::string(name), std::move(value));
}

Text named(const std::string& name) {
    return name.empty() ? Text("not named") : foreign(name);
}

Text game_words(const std::string& reference, const chess::ByColor<std::string>& players) {
    return foreign(reference) + ", " + named(players.white) + " - " + named(players.black);
}

Text sealer(const log::GameAdjourned& adjournment) {
    return side(adjournment.seals) + ", " + named(adjournment.players[adjournment.seals]);
}

Text offer_words(const std::optional<Color>& by) {
    return by ? Text("offered by " + side(*by) + ", open") : Text("none");
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
    add(particulars, "Event", foreign(report.event));
    add(particulars, "Game", foreign(reference_words(report.game.game)));
    add(particulars, "White", named(adjournment.players.white));
    add(particulars, "Black", named(adjournment.players.black));
    add(particulars, "Adjourned", stamp_words(report.game.adjournment.entry));
    add(particulars, "Sealed by", sealer(adjournment));
    add(particulars, "Sealed move", fmt::format("number {}", adjournment.move_number));
    add(particulars, "Moves", foreign(moves));
    add(particulars, "Draw offer", offer_words(adjournment.draw_offer));
    add(particulars, "Resumption",
        adjournment.resumption.empty() ? Text("not agreed") : foreign(adjournment.resumption));
    add(particulars, "Laws", foreign(report.laws));
    add(particulars, "Note", foreign(adjournment.note));
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

Text time_or_unknown(const std::optional<Millis>& time) {
    return time ? to_text(*time) : std::string("not recorded");
}

Blocks clock_blocks(const log::ClockReadings& clocks) {
    Table table{{"Clock", "White", "Black"}, {}};
    const chess::ByColor<std::optional<Millis>> used{used_by(Color::white, clocks), used_by(Color::black, clocks)};
    if (used.white || used.black)
        table.rows.push_back({"Used", time_or_unknown(used.white), time_or_unknown(used.black)});
    table.rows.push_back({"Left", time_or_unknown(clocks.reading.white), time_or_unknown(clocks.reading.black)});
    Blocks blocks{{std::move(table)}};
    std::vector<Text> more;
    if (clocks.control) more.push_back("Time control: " + foreign(*clocks.control) + ".");
    if (clocks.running) more.emplace_back(side(*clocks.running) + "'s clock was running.");
    if (!more.empty()) blocks.push_back({Paragraph{join(more, " ")}});
    return blocks;
}

Text opened_words(const log::Entered<log::SealOpened>& opened, const log::MoveSealed& sealed) {
    const std::string how = stamp_words(opened.entry) + (opened.what.by.empty() ? "" : ", by " + opened.what.by);
    const Text agrees = log::is_as_sealed(sealed, opened.what) ? Text(" It agrees with the commitment.")
                                                               : strong(" It does not agree with the commitment.");
    return "Opened " + foreign(how) + ": " + code(opened.what.text) + "." + agrees;
}

ListItem envelope_item(const log::Envelope& envelope, bool is_fixed, bool is_over) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    Text text = fmt::format("{} sealed, entry {}, {}. Commitment: ", side(sealed.by), envelope.sealed.entry.seq.value,
                            stamp_words(envelope.sealed.entry)) +
                code(fingerprint_of(sealed.sealing.commitment)) + ".";
    if (envelope.replaced) text += " Replaced by a later one.";
    if (envelope.replaced && !envelope.opened) return {text + " Never opened."};
    if (is_fixed) text += " The clock was paused then; it can no longer be changed.";
    for (const log::EscrowWrap& wrap : sealed.escrow)
        text += " In escrow for the key " + code(log::to_hex(wrap.to)) + ".";
    if (envelope.opened) text += " " + opened_words(*envelope.opened, sealed);
    if (!envelope.opened && is_over) text += " Never opened.";
    return {text};
}

void add_envelopes(Blocks& blocks, const log::AdjournedGame& game) {
    const bool is_over = game.resumed || game.ended;
    std::vector<ListItem> items;
    for (const log::Envelope& envelope : game.envelopes)
        items.push_back(envelope_item(envelope, game.paused[envelope.sealed.what.by].has_value(), is_over));
    add_list(blocks, "Sealed in the log", std::move(items));
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
        const Text caption = "Before the sealed move, " + side(position->turn) + " to move";
        blocks.push_back({Diagrams{{Diagram{*position, caption}}}});
    }
    append(blocks, clock_blocks(report.game.clocks()));
    add_envelopes(blocks, report.game);
    return blocks;
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

/// What has happened since, a sentence each.
std::vector<std::string> since(const log::AdjournedGame& game) {
    std::vector<std::string> sentences;
    for (const Color side : {Color::white, Color::black}) {
        const std::string name = report::side(side);
        if (const auto& paused = game.paused[side]) {
            sentences.push_back(fmt::format("{}'s clock was paused, {}.", name, stamp_words(paused->entry)));
        }
        if (const auto& presence = game.presence[side]) {
            sentences.push_back(fmt::format("{} {}, {}.", name, presence->what.present ? "was present" : "was absent",
                                            stamp_words(presence->entry)));
        }
    }
    if (const auto& resumed = game.resumed) {
        const std::string& move = resumed->what.move;
        sentences.push_back(fmt::format("The game was resumed{}, {}.", move.empty() ? "" : " with " + move,
                                        stamp_words(resumed->entry)));
        for (const std::string& duty : resumed->what.obligations) sentences.push_back("Still open: " + duty);
    }
    if (const auto& ended = game.ended)
        sentences.push_back(
            fmt::format("{} The envelope stays shut unless both players ask.", sentence(ended->what.reason)));
    return sentences;
}

Block signatures(const std::vector<std::string>& who) {
    Particulars particulars;
    for (const std::string& name : who) particulars.rows.emplace_back(name, Text(kLine));
    return {std::move(particulars)};
}

}  // namespace

Document envelope_page(const AdjournmentReport& adjournment) {
    Document document{.title = "Adjourned game: " + reference_words(adjournment.game.game)};
    document.blocks = body_of(adjournment);
    document.blocks.push_back({Heading{2, "Signed"}});
    document.blocks.push_back(signatures({"White", "Black", "Arbiter"}));
    document.blocks.push_back(
        {Paragraph{"The envelope holds the sealed move on paper and, where the log has it too, "
                   "the slip with the code. It is opened only when the player is present who "
                   "has to answer the move.",
                   Paragraph::Role::remark}});
    return document;
}

Section adjournment_section(const AdjournmentReport& adjournment, int heading_level) {
    Section section;
    section.blocks.push_back(
        {Heading{heading_level, "Adjourned: " + game_words(reference_words(adjournment.game.game),
                                                           adjournment.game.adjournment.what.players)}});
    section.blocks.push_back({Paragraph{status_words(adjournment.game), Paragraph::Role::verdict}});
    append(section.blocks, body_of(adjournment));
    std::vector<ListItem> items;
    for (const std::string& words : since(adjournment.game)) items.push_back({foreign(words)});
    add_list(section.blocks, "Since then", std::move(items));
    return section;
}

Document slip_page(const SlipReport& slip) {
    Document document{.title = "Slip for the envelope: " + slip.reference};
    document.blocks.push_back({Paragraph{code(slip.code), Paragraph::Role::verdict}});
    Particulars particulars;
    add(particulars, "Event", foreign(slip.event));
    add(particulars, "Game", game_words(slip.reference, slip.players));
    add(particulars, "Sealed by", Text(side(slip.by)));
    add(particulars, "Sealed move", fmt::format("number {}, entry {} of the log", slip.move_number, slip.entry));
    add(particulars, "Commitment", code(slip.fingerprint));
    document.blocks.push_back({std::move(particulars)});
    document.blocks.push_back({Heading{2, "Signed"}});
    document.blocks.push_back(signatures({"White", "Black"}));
    document.blocks.push_back(
        {Paragraph{"This code is one half of the key; the other half is the arbiter's passphrase. The slip goes into "
                   "the paper envelope and nowhere else: with both halves the move can be read.",
                   Paragraph::Role::warning}});
    return document;
}

}  // namespace jadoube::report
