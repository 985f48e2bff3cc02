#include "report/game/sheets_page.hpp"

#include <algorithm>
#include <array>

#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using chess::Color;
using game::Ply;
using game::SheetComparison;
using game::SheetPlace;
using game::SheetPlaceKind;
using game::SheetReading;

constexpr std::array<Color, 2> kBoth = {Color::white, Color::black};

std::string label(Ply ply) {
    return game::move_label(chess::Setup::initial(), ply);
}

Text sheet_of(Color side) {
    return say(side == Color::white ? Key("sheets.of_white") : Key("sheets.of_black"));
}

Text written(const SheetReading& reading) {
    return reading.word ? foreign(reading.word->text) : say("sheets.a_gap");
}

/// What is to be said of one reading: that it is legal, or why not, or where it fails later.
Text words_for_reading(const SheetReading& reading) {
    if (!reading.word || !reading.is_legal) return {};
    const Text move = foreign(reading.word->text);
    if (reading.fails_at) return say("sheets.fails_later", {{"move", move}, {"later", label(*reading.fails_at)}});
    if (*reading.is_legal) return say("sheets.is_legal", {{"move", move}});
    if (reading.san.empty()) return say("sheets.is_unreadable", {{"move", move}});
    return reading.why.empty() ? say("sheets.is_illegal", {{"move", move}})
                               : say("sheets.is_illegal_as", {{"move", move}, {"reason", spaced(reading.why)}});
}

Text words_by_kind(const SheetPlace& place) {
    const bool has_white = place.sheets.white.word.has_value();
    const Color with = has_white ? Color::white : Color::black;
    const bool is_in_neither = !has_white && !place.sheets.black.word;
    const bool is_in_both = has_white && place.sheets.black.word;
    const std::string kind = is_in_neither ? "gap_in_both" : std::string(name_of(place.kind));
    Text words = say_row("sheets_as", kind,
                         {{"white", written(place.sheets.white)},
                          {"black", written(place.sheets.black)},
                          {"sheet", sheet_of(with)},
                          {"other", sheet_of(!with)},
                          {"move", written(place.sheets[with])}});
    std::vector<Text> verdicts{words_for_reading(place.sheets[with])};
    if (is_in_both && place.kind == SheetPlaceKind::differ) verdicts.push_back(words_for_reading(place.sheets[!with]));
    const Text verdict = join(verdicts, "; ");
    if (!verdict.empty()) words += ": " + verdict;
    if (place.kind == SheetPlaceKind::differ && !place.followed && place.sheets[with].is_legal)
        words += say("sheets.open");
    return words;
}

/// The moves that one sheet has behind the end of the other.
ListItem tail_from(const std::vector<SheetPlace>& places, std::size_t first) {
    const auto has_white = [](const SheetPlace& place) { return place.sheets.white.word.has_value(); };
    const bool is_white = std::any_of(places.begin() + static_cast<std::ptrdiff_t>(first), places.end(), has_white);
    const Color side = is_white ? Color::white : Color::black;
    Text moves;
    Text verdict;
    for (std::size_t i = first; i < places.size(); ++i) {
        const SheetReading& reading = places[i].sheets[side];
        const bool is_by_white = places[i].ply.value % 2 == 1;
        moves += Text(std::string(i == first ? "" : " "));
        if (is_by_white || i == first) moves += label(places[i].ply);
        moves += written(reading);
        if (verdict.empty() && reading.is_legal == false)
            verdict = "; " + label(places[i].ply) + " " + words_for_reading(reading);
    }
    return {say("sheets.tail", {{"sheet", sheet_of(side)}, {"moves", moves}}) + verdict};
}

Text result_on_sheet(const std::string& result) {
    return result.empty() ? say("sheets.no_result") : foreign(result);
}

std::vector<ListItem> items_of(const SheetComparison& comparison) {
    std::vector<ListItem> items;
    const auto& places = comparison.places;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].kind == SheetPlaceKind::ended) {
            items.push_back(tail_from(places, i));
            break;
        }
        items.push_back({Text(label(places[i].ply)) + ": " + words_by_kind(places[i])});
    }
    if (comparison.results.white != comparison.results.black)
        items.push_back({say("sheets.results", {{"white", result_on_sheet(comparison.results.white)},
                                                {"black", result_on_sheet(comparison.results.black)}})});
    return items;
}

/// Up to where they agree, and what ends it.
Text certainty(const SheetsCompared& compared) {
    const SheetComparison& comparison = compared.comparison;
    const std::size_t count = compared.sheets.white.half_moves.size();
    if (comparison.places.empty()) return say("sheets.agree", {{"count", count}});
    const Text from = label(comparison.places.front().ply);
    const bool is_end = comparison.places.front().kind == SheetPlaceKind::ended;
    if (comparison.certain.value == 0) return say("sheets.nothing_certain", {{"from", from}});
    const Text last = Text(label(comparison.certain)) + san_words(comparison.last);
    return say(is_end ? Key("sheets.agree_to_end") : Key("sheets.agree_to"), {{"move", last}, {"from", from}});
}

Json to_json(const SheetReading& reading) {
    if (!reading.word) return nullptr;
    Json json = Json::object({{"written", reading.word->text}, {"line", reading.word->line}});
    json.set("san", reading.san.empty() ? Json(nullptr) : Json(reading.san));
    json.set("is_legal", reading.is_legal ? Json(*reading.is_legal) : Json(nullptr));
    if (!reading.why.empty()) json.set("why", reading.why);
    if (reading.fails_at) json.set("fails_at_ply", reading.fails_at->value);
    return json;
}

Json to_json(const SheetPlace& place) {
    Json json = Json::object({{"ply", place.ply.value},
                              {"move", label(place.ply)},
                              {"kind", name_of(place.kind)},
                              {"white", to_json(place.sheets.white)},
                              {"black", to_json(place.sheets.black)}});
    return json.set("followed", place.followed ? Json(name_of(*place.followed)) : Json(nullptr));
}

}  // namespace

Blocks sheets_page(const SheetsCompared& compared) {
    const SheetComparison& comparison = compared.comparison;
    Particulars particulars;
    for (const Color side : kBoth)
        particulars.rows.emplace_back(
            say(side == Color::white ? Key("sheets.to_white") : Key("sheets.to_black")),
            foreign(compared.files[side]) + ", " +
                say("sheets.half_moves", {{"count", compared.sheets[side].half_moves.size()}}));
    Blocks blocks;
    blocks.push_back({Heading{2, say("sheets.title")}});
    blocks.push_back({std::move(particulars)});
    blocks.push_back({Paragraph{certainty(compared), Paragraph::Role::verdict}});
    blocks.push_back({Diagrams{{{comparison.board}}}});
    add_list(blocks, say("sheets.places"), items_of(comparison));
    std::vector<ListItem> out_of_step;
    for (const Color side : kBoth)
        for (const game::SheetWord& number : compared.sheets[side].out_of_step)
            out_of_step.push_back(
                {say("sheets.out_of_step",
                     {{"sheet", capital(sheet_of(side))}, {"number", foreign(number.text)}, {"line", number.line}})});
    add_list(blocks, say("sheets.remarks"), std::move(out_of_step));
    return blocks;
}

Json to_json(const SheetsCompared& compared) {
    const SheetComparison& comparison = compared.comparison;
    JsonArray places;
    for (const SheetPlace& place : comparison.places) places.push_back(to_json(place));
    Json json = Json::object({{"schema", "jadoube/sheets/1"}, {"is_same", comparison.is_same()}});
    for (const Color side : kBoth) {
        JsonArray out_of_step;
        for (const game::SheetWord& number : compared.sheets[side].out_of_step)
            out_of_step.push_back(Json::object({{"number", number.text}, {"line", number.line}}));
        json.set(name_of(side), Json::object({{"file", compared.files[side]},
                                              {"half_moves", static_cast<int>(compared.sheets[side].half_moves.size())},
                                              {"result", comparison.results[side]},
                                              {"out_of_step", out_of_step}}));
    }
    return json.set("certain_ply", comparison.certain.value)
        .set("certain_fen", chess::to_fen(comparison.board))
        .set("places", places);
}

}  // namespace jadoube::report
