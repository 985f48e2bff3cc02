#include "report/adjournment_page.hpp"

#include <fmt/format.h>

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

Text sealer(const AdjournmentReport& adjournment) {
    return side(adjournment.seals) + ", " + named(adjournment.players[adjournment.seals]);
}

Text offer_words(const std::optional<Color>& by) {
    return by ? Text("offered by " + side(*by) + ", open") : Text("none");
}

Particulars particulars_of(const AdjournmentReport& adjournment) {
    Particulars particulars;
    add(particulars, "Event", foreign(adjournment.event));
    add(particulars, "Game", foreign(adjournment.reference));
    add(particulars, "White", named(adjournment.players.white));
    add(particulars, "Black", named(adjournment.players.black));
    add(particulars, "Adjourned", foreign(adjournment.at));
    add(particulars, "Sealed by", sealer(adjournment));
    add(particulars, "Sealed move", fmt::format("number {}", adjournment.move_number));
    add(particulars, "Moves", foreign(adjournment.moves));
    add(particulars, "Draw offer", offer_words(adjournment.draw_offer));
    add(particulars, "Resumption",
        adjournment.resumption.empty() ? Text("not agreed") : foreign(adjournment.resumption));
    add(particulars, "Laws", foreign(adjournment.laws));
    add(particulars, "Note", foreign(adjournment.note));
    return particulars;
}

Text time_or_unknown(const std::optional<Millis>& time) {
    return time ? to_text(*time) : std::string("not recorded");
}

Blocks clock_blocks(const AdjournmentReport& adjournment) {
    Table table{{"Clock", "White", "Black"}, {}};
    const auto& used = adjournment.used;
    if (used.white || used.black)
        table.rows.push_back({"Used", time_or_unknown(used.white), time_or_unknown(used.black)});
    table.rows.push_back({"Left", time_or_unknown(adjournment.left.white), time_or_unknown(adjournment.left.black)});
    Blocks blocks{{std::move(table)}};
    std::vector<Text> more;
    if (!adjournment.control.empty()) more.push_back("Time control: " + foreign(adjournment.control) + ".");
    if (adjournment.running) more.emplace_back(side(*adjournment.running) + "'s clock was running.");
    if (!more.empty()) blocks.push_back({Paragraph{join(more, " ")}});
    return blocks;
}

Text opened_words(const EnvelopeReport& envelope) {
    const Text agrees =
        envelope.agrees ? Text(" It agrees with the commitment.") : strong(" It does not agree with the commitment.");
    return "Opened " + foreign(envelope.opened_how) + ": " + code(*envelope.opened) + "." + agrees;
}

ListItem envelope_item(const EnvelopeReport& envelope) {
    Text text = side(envelope.by) + " sealed, entry " + foreign(envelope.entry) + ", " + foreign(envelope.at) +
                ". Commitment: " + code(envelope.fingerprint) + ".";
    if (envelope.replaced) return {text + " Replaced by a later one."};
    if (envelope.is_fixed) text += " The clock was paused then; it can no longer be changed.";
    for (const std::string& key : envelope.escrow) text += " In escrow for the key " + code(key) + ".";
    if (envelope.opened) text += " " + opened_words(envelope);
    return {text};
}

void add_envelopes(Blocks& blocks, const AdjournmentReport& adjournment) {
    std::vector<ListItem> items;
    for (const EnvelopeReport& envelope : adjournment.envelopes) items.push_back(envelope_item(envelope));
    add_list(blocks, "Sealed in the log", std::move(items));
}

Blocks body_of(const AdjournmentReport& adjournment) {
    Blocks blocks{{particulars_of(adjournment)}};
    if (adjournment.position) {
        const Text caption = "Before the sealed move, " + side(adjournment.position->turn) + " to move";
        blocks.push_back({Diagrams{{Diagram{*adjournment.position, caption}}}});
    }
    append(blocks, clock_blocks(adjournment));
    add_envelopes(blocks, adjournment);
    return blocks;
}

Block signatures(const std::vector<std::string>& who) {
    Particulars particulars;
    for (const std::string& name : who) particulars.rows.emplace_back(name, Text(kLine));
    return {std::move(particulars)};
}

}  // namespace

Document envelope_page(const AdjournmentReport& adjournment) {
    Document document{.title = "Adjourned game: " + adjournment.reference};
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
        {Heading{heading_level, "Adjourned: " + game_words(adjournment.reference, adjournment.players)}});
    section.blocks.push_back({Paragraph{adjournment.status, Paragraph::Role::verdict}});
    append(section.blocks, body_of(adjournment));
    std::vector<ListItem> since;
    for (const std::string& sentence : adjournment.since) since.push_back({foreign(sentence)});
    add_list(section.blocks, "Since then", std::move(since));
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
