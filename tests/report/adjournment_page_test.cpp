// The pages of an adjourned game: what stands on the envelope, and nothing that the envelope hides.
#include "report/event/adjournment_page.hpp"

#include "catch.hpp"
#include "holds.hpp"
#include "page_check.hpp"
#include "report/event/entry_words.hpp"
#include "report/formats/html.hpp"
#include "report/formats/markdown.hpp"
#include "report/formats/terminal.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using namespace jadoube::report::samples;
using chess::Color;

namespace {

constexpr const char* kPosition = "8/8/4Bp2/5P1p/P4k2/1P6/r4PK1/8 w - - 0 41";

/// White sealed twice; the second time his clock was paused then.
log::Envelope envelope(std::int64_t entry) {
    log::Envelope result;
    result.sealed.entry.number = {{}, entry};
    result.sealed.what.sealing.commitment.value.fill(static_cast<std::uint8_t>(entry));
    return result;
}

AdjournmentReport adjourned(const std::string& text) {
    AdjournmentReport page{.event = text, .laws = text};
    page.game.game.section = text;
    log::GameAdjourned& adjournment = page.game.adjournment.what;
    adjournment.players = {text, text};
    adjournment.fen = kPosition;
    adjournment.moves = {text, "Kf4"};
    adjournment.move_number = 41;
    adjournment.clocks.reading.white = Millis{2'040'000};
    adjournment.clocks.moves.white = 40;
    adjournment.clocks.control = text;
    adjournment.draw_offer = Color::black;
    adjournment.resumption = text;
    adjournment.note = text;
    page.game.envelopes = {envelope(5), envelope(6)};
    page.game.envelopes[0].replaced = true;
    page.game.paused.white.emplace();
    page.game.ended = {{.reason = text}, {}};
    return page;
}

/// As the player's text and the value in the envelope have it.
void open(log::Envelope& envelope, const std::string& text) {
    envelope.sealed.what.context = Json::object({{"game", "r1b1"}});
    log::SealOpened opened{.text = text};
    opened.commitment = log::commitment_of(opened.value, to_canonical_text(envelope.sealed.what.context), text);
    envelope.sealed.what.sealing.commitment = opened.commitment;
    envelope.opened = {opened, {}};
}

/// In lines that do not break.
template <typename T>
std::string shown(const T& page) {
    TerminalStyle style;
    style.width = 1000;
    return to_terminal(page, style);
}

}  // namespace

TEST_CASE("the envelope has players, position, times, sealer, number, offer, resumption and commitment") {
    AdjournmentReport adjournment = adjourned("Reykjavik");
    adjournment.game.adjournment.what.clocks.control = "40/7200:5400";
    const std::string page = shown(envelope_page(adjournment));
    const std::string commitment = fingerprint_of(adjournment.game.envelopes[1].sealed.what.sealing.commitment);
    for (const char* part : {"White:        Reykjavik", kPosition, "Used   2:56:00", "Left   0:34:00", "not recorded",
                             "Sealed by:    White", "number 41", "offered by Black, open", "Resumption:   Reykjavik",
                             "Moves:        40.Reykjavik Kf4", "Replaced by a later", commitment.c_str()}) {
        INFO(part);
        CHECK(holds(page, part));
    }
    CHECK_FALSE(holds(page, "Opened"));
}

TEST_CASE("a sealed move stands on a page only where it was opened, with the word of its commitment") {
    AdjournmentReport page = adjourned("x");
    open(page.game.envelopes[1], "Bd7 <b>");
    CHECK(holds(shown(envelope_page(page)), "Bd7 <b>. It agrees with the commitment."));
    page.game.envelopes[1].sealed.what.sealing.commitment = {};
    CHECK(holds(shown(Blocks{{adjournment_section(page)}}), "It does not agree with the commitment."));
}

TEST_CASE("the slip has the code apart from the envelope, and no text becomes an element of either page") {
    for (const std::string& text : hostile_texts()) {
        CAPTURE(text);
        const SlipReport slip{text, text, {text, text}, Color::white, 41, "6", "gutih tugad", "4BNC-2N56"};
        AdjournmentReport page = adjourned(text);
        open(page.game.envelopes[1], text.substr(0, log::kLongestSealed));
        const Document section{.title = text, .blocks = {{adjournment_section(page)}}};
        for (const Document& document : {envelope_page(page), section, slip_page(slip)}) {
            const std::string html = to_html(document);
            check_page(html);
            check_visible(html);
            check_visible(to_markdown(document));
        }
        CHECK(holds(to_html(slip_page(slip)), "4BNC-2N56"));
        CHECK_FALSE(holds(to_html(envelope_page(page)), "4BNC-2N56"));
    }
}
