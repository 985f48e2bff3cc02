#include "desk/audit/game_line.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/keys/bytes.hpp"
#include "log/keys/signing.hpp"
#include "report/game/game_findings.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using audit::Finding;
using game::Ply;

/// Start, moves and result, so that two records of one game have the same hash whatever their tags say.
std::string hash_of(const AuditedGame& audited) {
    const game::Record& record = audited.game.record;
    std::string text = chess::to_fen(record.start);
    for (Ply ply{1}; ply <= audited.replay.end(); ++ply.value)
        text += " " + game::to_san(audited.replay.at(Ply{ply.value - 1}), audited.replay.move_to(ply));
    text += record.result ? " " + game::to_text(*record.result) : " *";
    constexpr std::size_t kDigits = 32;
    return log::to_hex(log::hash_of_text(text)).substr(0, kDigits);
}

/// What the line tells of any game: its place, its tags, its result and length.
struct Heading {
    PlaceOfGame place;
    std::string_view white, black, event, round, date;  // tags
    std::optional<game::Score> result;
    int half_moves;
};

Json line_with(const Heading& heading) {
    Json json = Json::object({{"schema", "jadoube/audited-game/1"},
                              {"file", for_document(heading.place.file)},
                              {"offset", static_cast<std::int64_t>(heading.place.offset)}});
    const auto set_tag = [&](const char* key, std::string_view value) {
        if (!value.empty() && value != "?") json.set(key, for_document(value));
    };
    set_tag("white", heading.white);
    set_tag("black", heading.black);
    set_tag("event", heading.event);
    set_tag("round", heading.round);
    set_tag("date", heading.date);
    json.set("result", heading.result ? Json(game::to_text(*heading.result)) : Json(nullptr));
    return json.set("half_moves", heading.half_moves);
}

Json with_what_is_said(Json json, const SaidOfFinding& said) {
    if (!said.articles.empty()) json.set("articles", array_of(said.articles));
    if (said.holds) json.set("holds", *said.holds);
    return json;
}

Json finding_json(const LegalFinding& legal, const game::Replay& replay) {
    Json json = report::to_json(legal.finding, replay);
    if (legal.finding.ply.value > 0) json.set("move", report::move_words(replay, legal.finding.ply));
    return with_what_is_said(std::move(json), legal.said);
}

Json over_json(const adjudicate::EndOnRecord& over, const game::Replay& replay) {
    Json json = Json::object({{"by", rules::name_of(over.by)}, {"ply", over.ply.value}});
    if (over.ply.value > 0) json.set("move", report::move_words(replay, over.ply));
    return json;
}

/// Where the other code says something else.
Json against_json(const AuditedGame& audited) {
    const SaidOtherwise& other = *audited.against;
    Json json = Json::object({{"rules", other.law.laws->ruleset().id}});
    if (other.over && other.over->ply < audited.replay.end()) json.set("over", over_json(*other.over, audited.replay));
    JsonArray findings;
    for (std::size_t i = 0; i < audited.findings.size(); ++i) {
        if (other.said[i] == audited.findings[i].said) continue;
        const Finding& finding = audited.findings[i].finding;
        Json one = Json::object({{"kind", audit::code_of(finding)}, {"ply", finding.ply.value}});
        findings.push_back(with_what_is_said(std::move(one), other.said[i]));
    }
    return json.set("findings", std::move(findings));
}

void set_law(Json& json, const LawOfGame& law) {
    json.set("rules", law.missing ? Json(nullptr) : Json(law.id));
    if (law.missing) json.set("no_rules", rules::name_of(*law.missing));
    if (law.missing) return;
    json.set("play", rules::name_of(law.play));
    if (law.play_is_assumed) json.set("play_assumed", true);
}

}  // namespace

Json line_of(const AuditedGame& audited, const PlaceOfGame& place, bool with_hash) {
    const game::Record& record = audited.game.record;
    const std::string white = record.tag("White"), black = record.tag("Black"), event = record.tag("Event"),
                      round = record.tag("Round"), date = record.tag("Date");
    Json json = line_with({place, white, black, event, round, date, record.result, record.end().value});
    set_law(json, audited.law);
    if (audited.was_over_before_end()) {
        Json over = over_json(*audited.over, audited.replay);
        const auto articles = said_of_end(audited).articles;
        json.set("over", articles.empty() ? over : over.set("articles", array_of(articles)));
    }
    JsonArray findings;
    for (const LegalFinding& legal : audited.findings) findings.push_back(finding_json(legal, audited.replay));
    json.set("findings", std::move(findings));
    if (audited.is_judged_otherwise()) json.set("against", against_json(audited));
    if (with_hash) json.set("hash", hash_of(audited));
    return json;
}

Json line_of_mate(const audit::PlainGame& game, const LawOfGame& law, const SaidOfFinding& said,
                  const PlaceOfGame& place) {
    const auto& [event, date, round, white, black, result, control, termination] = game.tags;
    const auto& [before, move] = *game.mate;
    const game::HalfMove last{move, {}};
    const game::Replay replay(before.setup(), {&last, 1});
    const Finding mate{audit::FindingKind::checkmate, Ply{game.half_moves}, {}, before.turn()};
    Json finding = report::to_json(mate, replay).set("move", report::move_words(replay, replay.end()));
    Json json = line_with({place, white, black, event, round, date, game.result, game.half_moves});
    set_law(json, law);
    return json.set("findings", JsonArray{with_what_is_said(std::move(finding), said)});
}

}  // namespace jadoube::desk
