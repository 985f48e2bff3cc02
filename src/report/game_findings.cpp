#include "report/game_findings.hpp"

#include <fmt/format.h>

#include "report/clock_page.hpp"
#include "report/words.hpp"

namespace jadoube::report {
namespace {

using audit::Finding;
using audit::FindingKind;
using audit::Severity;
using game::Ply;
using game::Replay;

std::string result_text(const std::optional<game::Score>& score) {
    return score ? game::to_text(*score) : "*";
}

Text words_about(const audit::Results& results) {
    return fmt::format("the result is {}, and the board says {}", result_text(results.stated),
                       game::to_text(results.by_board));
}

Text words_about(const audit::TagFound& tag) {
    Text words = Text(tag.name + ": ") + foreign(tag.value);
    return tag.instead.empty() ? words : words + Text(", and the record says ") + foreign(tag.instead);
}

/// Where a count is reached still or again.
std::string last_so(const Finding& finding, const Replay& replay) {
    if (!finding.until || *finding.until == finding.ply) return {};
    return fmt::format("; so last after {}", move_words(replay, *finding.until));
}

std::string why_no_mate(const Finding& finding) {
    const auto& reason = std::get<audit::Reason>(finding.about);
    return fmt::format("{}{}", reason.words, reason.is_exact ? "" : "; it may have been so before");
}

std::string rule_broken(const Finding& finding) {
    const auto* why = std::get_if<chess::IllegalReason>(&finding.about);
    return why != nullptr ? ": " + spaced(name_of(*why)) : std::string();
}

Text words_by_kind(const Finding& finding, const Replay& replay) {
    const std::string who = finding.side ? side(*finding.side) : "";
    switch (finding.kind) {
        case FindingKind::checkmate: return fmt::format("{} has given checkmate", who);
        case FindingKind::stalemate: return fmt::format("{} has no legal move and is not in check", who);
        case FindingKind::dead_position:
        case FindingKind::cannot_mate: return Text(*remark_words(finding) + ": " + why_no_mate(finding));
        case FindingKind::threefold: return "the position stands for the third time" + last_so(finding, replay);
        case FindingKind::fivefold: return "the position stands for the fifth time" + last_so(finding, replay);
        case FindingKind::fifty_moves:
            return "fifty moves by each side without a capture or a pawn move" + last_so(finding, replay);
        case FindingKind::seventy_five_moves:
            return "seventy-five moves by each side without a capture or a pawn move" + last_so(finding, replay);
        case FindingKind::illegal_move: return fmt::format("{} made no legal move{}", who, rule_broken(finding));
        case FindingKind::unknown_move: return fmt::format("the half-move of {} is not known", who);
        case FindingKind::check_ignored: return fmt::format("{} stands in check, and is not on turn", who);
        case FindingKind::pawn_on_last_rank: return fmt::format("a Pawn of {} stands on its last rank", who);
        case FindingKind::irregular_position:
            return Text("legal moves bring no such position about: ") +
                   Text(spaced(name_of(std::get<chess::Irregularity>(finding.about))));
        case FindingKind::play_after_end: return "the game goes on after its end on the board";
        case FindingKind::won_without_mate: return fmt::format("{} has won, and could not mate", who);
        case FindingKind::forfeit_without_mate:
            return fmt::format("{} has won on time, and could not mate by any legal moves", who);
        case FindingKind::drawn_forfeit: return "lost on time and given as a draw, though both sides could mate";
        case FindingKind::tag_missing: return "no tag " + std::get<audit::TagFound>(finding.about).name;
        default: return Text(rules::meaning_of(finding.kind));
    }
}

ListItem item_of(const Finding& finding, const Replay& replay) {
    std::string place;
    if (const auto line = audit::line_of(finding)) place = fmt::format("line {}: ", *line);
    if (finding.ply.value > 0) place += move_words(replay, finding.ply) + ": ";
    return {Text(place) + Text(std::string(audit::code_of(finding)) + ": ") + finding_words(finding, replay)};
}

void add(Blocks& blocks, std::string_view label, Severity severity, const std::vector<Finding>& findings,
         const Replay& replay) {
    std::vector<ListItem> items;
    for (const Finding& finding : findings)
        if (audit::severity_of(finding) == severity) items.push_back(item_of(finding, replay));
    add_list(blocks, label, std::move(items));
}

}  // namespace

std::string move_words(const Replay& replay, Ply ply) {
    const chess::Setup& start = replay.at(Ply{0});
    if (ply.value == 0) return "the start";
    std::string label = game::move_label(start, ply);
    if (ply > replay.end()) return label;  // it could not be read
    return label + game::to_san(replay.at(Ply{ply.value - 1}), replay.move_to(ply));
}

std::optional<std::string> remark_words(const Finding& finding) {
    if (finding.kind == FindingKind::dead_position) return "neither side can mate any more";
    if (finding.kind != FindingKind::cannot_mate || !finding.side) return std::nullopt;
    return side(*finding.side) + " can no longer mate";
}

Text finding_words(const Finding& finding, const Replay& replay) {
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) {
        return Text(fmt::format("{}: {}", side(clock->side), finding_words(*clock)));
    }
    if (const auto* text = std::get_if<game::PgnFinding>(&finding.about)) {
        return (text->in_variation ? Text("in a variation: ") : Text()) + foreign(text->text);
    }
    if (const auto* results = std::get_if<audit::Results>(&finding.about)) return words_about(*results);
    const auto* tag = std::get_if<audit::TagFound>(&finding.about);
    if (tag != nullptr && finding.kind != FindingKind::tag_missing) return words_about(*tag);
    return words_by_kind(finding, replay);
}

Blocks findings_list(const std::vector<Finding>& findings, const Replay& replay) {
    Blocks blocks;
    add(blocks, "What is wrong, or unusual:", Severity::warning, findings, replay);
    add(blocks, "What was noticed:", Severity::remark, findings, replay);
    return blocks;
}

Json to_json(const Finding& finding, const Replay& replay) {
    Json json = Json::object({{"kind", audit::code_of(finding)},
                              {"severity", rules::name_of(audit::severity_of(finding))},
                              {"ply", finding.ply.value},
                              {"text", plain(finding_words(finding, replay))}});
    if (const auto line = audit::line_of(finding)) json.set("line", *line);
    if (finding.side) json.set("by", name_of(*finding.side));
    if (finding.until) json.set("until_ply", finding.until->value);
    if (const auto* clock = std::get_if<game::ClockFinding>(&finding.about)) json.set("figure_ms", clock->figure.count);
    return json;
}

}  // namespace jadoube::report
