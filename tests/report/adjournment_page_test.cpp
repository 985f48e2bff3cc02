// The pages of an adjourned game: what stands on the envelope, and nothing that the envelope hides.
#include "report/adjournment_page.hpp"

#include "catch.hpp"
#include "page_check.hpp"
#include "report/formats/html.hpp"
#include "report/formats/markdown.hpp"
#include "report/formats/terminal.hpp"
#include "samples.hpp"

using namespace jadoube;
using namespace jadoube::report;
using namespace jadoube::report::samples;
using chess::Color;

namespace {

AdjournmentReport adjourned(const std::string& text) {
    AdjournmentReport page{.event = text, .reference = text, .entry = "4", .at = text, .players = {text, text}};
    page.position = setup("8/8/4Bp2/5P1p/P4k2/1P6/r4PK1/8 w - - 0 41");
    page.moves = text;
    page.move_number = 41;
    page.left = {Millis{2'040'000}, {}};
    page.used = {Millis{10'560'000}, {}};
    page.control = text;
    page.draw_offer = Color::black;
    page.resumption = text;
    page.laws = text;
    page.note = text;
    page.envelopes = {{.by = Color::white, .entry = "5", .at = text, .fingerprint = "lusab babad", .replaced = true},
                      {.by = Color::white, .entry = "6", .at = text, .fingerprint = "gutih tugad", .is_fixed = true}};
    page.since = {text};
    return page;
}

/// In lines that do not break.
template <typename T>
std::string shown(const T& page) {
    TerminalStyle style;
    style.width = 1000;
    return to_terminal(page, style);
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the envelope has players, position, times, sealer, number, offer, resumption and commitment") {
    const std::string page = shown(envelope_page(adjourned("Reykjavik")));
    for (const char* part :
         {"White:        Reykjavik", "8/8/4Bp2/5P1p/P4k2/1P6/r4PK1/8 w - - 0 41", "Used   2:56:00", "Left   0:34:00",
          "not recorded", "Sealed by:    White", "number 41", "offered by Black, open", "Resumption:   Reykjavik",
          "gutih tugad", "Replaced by a later"}) {
        INFO(part);
        CHECK(holds(page, part));
    }
    CHECK_FALSE(holds(page, "Opened"));
}

TEST_CASE("a sealed move stands on a page only where it was opened, with the word of its commitment") {
    AdjournmentReport page = adjourned("x");
    page.envelopes[1].opened = "Bd7 <b>";
    page.envelopes[1].opened_how = "today";
    CHECK(holds(shown(envelope_page(page)), "Bd7 <b>. It agrees with the commitment."));
    page.envelopes[1].agrees = false;
    CHECK(holds(shown(Blocks{{adjournment_section(page)}}), "It does not agree with the commitment."));
}

TEST_CASE("the slip has the code apart from the envelope, and no text becomes an element of either page") {
    for (const std::string& text : hostile_texts()) {
        CAPTURE(text);
        const SlipReport slip{text, text, {text, text}, Color::white, 41, "6", "gutih tugad", "4BNC-2N56"};
        AdjournmentReport page = adjourned(text);
        page.envelopes[1].opened = text;
        for (const Document& document : {envelope_page(page), slip_page(slip)}) {
            const std::string html = to_html(document);
            check_page(html);
            check_visible(html);
            check_visible(to_markdown(document));
        }
        CHECK(holds(to_html(slip_page(slip)), "4BNC-2N56"));
        CHECK_FALSE(holds(to_html(envelope_page(page)), "4BNC-2N56"));
    }
}
