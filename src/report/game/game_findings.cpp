#include "report/game/game_findings.hpp"

#include <fmt/format.h>

#include "report/game/clock_page.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using audit::FindingKind;
using audit::Weight;
using game::Ply;
using game::Replay;

std::string result_text(const std::optional<game::Score>& score) {
    return score ? game::to_text(*score) : "*";
}

Text words_about(const audit::Results& results) {
    return say("found.results", {{"stated", result_text(results.stated)}, {"board", game::to_text(results.by_board)}});
}

Text words_about(const audit::TagFound& tag) {
    return say(tag.instead.empty() ? Key("found.tag") : Key("found.tag_against"),
               {{"tag", tag.name}, {"value", foreign(tag.value)}, {"instead", foreign(tag.instead)}});
}

/// Where a count is reached still or again.
std::string last_so(const audit::Finding& finding, const Replay& replay) {
    if (!finding.until || *finding.until == finding.ply) return {};
    return phrase("found.so_last", {{"move", move_words(replay, *finding.until)}});
}

/// What a finding is about, as it stands in its sentence.
struct AboutWords {
    Text operator()(const audit::WhyNoMate& found) const {
        const std::string words = words_for(found.why, found.positions);
        return found.is_exact ? Text(words) : say("found.maybe_before", {{"reason", words}});
    }
    Text operator()(chess::IllegalReason why) const { return ": " + Text(spaced(name_of(why))); }
    Text operator()(chess::Irregularity what) const { return spaced(name_of(what)); }
    Text operator()(const audit::TagFound& tag) const { return tag.name; }
    template <typename Other>
    Text operator()(const Other&) const {
        return {};
    }
};

Text words_by_kind(const audit::Finding& finding, const Replay& replay) {
    return say_row("found_as", rules::name_of(finding.kind),
                   {{"side", finding.side ? side(*finding.side) : std::string()},
                    {"remark", remark_words(finding).value_or(std::string())},
                    {"about", std::visit(AboutWords{}, finding.about)},
                    {"last", last_so(finding, replay)}});
}

ListItem item_of(const audit::Finding& finding, const Replay& replay) {
    std::string place;
    if (const auto line = audit::line_of(finding)) place = phrase("found.line", {{"line", *line}});
    if (finding.ply.value > 0) place += move_words(replay, finding.ply) + ": ";
    return {Text(place) + Text(audit::code_of(finding)) + ": " + finding_words(finding, replay)};
}

void add(Blocks& blocks, Key label, Weight weight, const std::vector<audit::Finding>& findings, const Replay& replay) {
    std::vector<ListItem> items;
    for (const audit::Finding& finding : findings)
        if (audit::weight_of(finding) == weight) items.push_back(item_of(finding, replay));
    add_list(blocks, say(label), std::move(items));
}

}  // namespace

std::string move_words(const Replay& replay, Ply ply) {
    const chess::Setup& start = replay.at(Ply{0});
    if (ply.value == 0) return phrase("found.start");
    std::string label = game::move_label(start, ply);
    if (ply > replay.end()) return label;  // it could not be read
    return label + san_words(game::to_san(replay.at(Ply{ply.value - 1}), replay.move_to(ply)));
}

std::optional<std::string> remark_words(const audit::Finding& finding) {
    if (finding.kind == FindingKind::dead_position) return phrase("found.dead");
    if (finding.kind != FindingKind::cannot_mate || !finding.side) return std::nullopt;
    return phrase("found.no_mate", {{"side", side(*finding.side)}});
}

Text finding_words(const audit::Finding& finding, const Replay& replay) {
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) {
        return Text(side(clock->side)) + ": " + finding_words(*clock);
    }
    if (const auto* text = std::get_if<game::PgnFinding>(&finding.about)) {
        return (text->in_variation ? say("found.in_variation") : Text()) + foreign(text->text);
    }
    if (const auto* results = std::get_if<audit::Results>(&finding.about)) return words_about(*results);
    const auto* tag = std::get_if<audit::TagFound>(&finding.about);
    if (tag != nullptr && finding.kind != FindingKind::tag_missing) return words_about(*tag);
    return words_by_kind(finding, replay);
}

Blocks findings_list(const std::vector<audit::Finding>& findings, const Replay& replay) {
    Blocks blocks;
    add(blocks, "found.warnings", Weight::warning, findings, replay);
    add(blocks, "found.remarks", Weight::remark, findings, replay);
    return blocks;
}

Json to_json(const audit::Finding& finding, const Replay& replay) {
    Json json = Json::object({{"kind", audit::code_of(finding)},
                              {"severity", rules::name_of(audit::weight_of(finding))},
                              {"ply", finding.ply.value},
                              {"text", plain(finding_words(finding, replay))}});
    if (const auto line = audit::line_of(finding)) json.set("line", *line);
    if (finding.side) json.set("by", name_of(*finding.side));
    if (finding.until) json.set("until_ply", finding.until->value);
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) json.set("figure_ms", clock->figure.count);
    return json;
}

}  // namespace jadoube::report
