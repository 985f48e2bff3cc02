#include "desk/claim/claim_evidence.hpp"

#include <fmt/format.h>

#include "adjudicate/cases/defined.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "mate/certificate.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using chess::Color;
using chess::Setup;
using game::Ply;
using game::PositionDifference;
using report::Key;
using report::phrase;
using report::say;
using report::side;

/// "61.Rb2", "the start": the move that led to a position.
std::string move_text(const Evidence& evidence, const ChosenGame& chosen, Ply ply) {
    if (ply.value == 0) return phrase("found.start");
    const auto& record = chosen.game.record;
    const Setup& before = evidence.line[static_cast<std::size_t>(ply.value) - 1];
    const bool is_intended = ply.value > chosen.at.value;
    const std::string san = is_intended
                                ? evidence.intended
                                : game::to_san(before, record.moves[static_cast<std::size_t>(ply.value) - 1].played);
    return game::move_label(record.start, ply) + report::san_words(san);
}

/// "Black could still castle long": the rights that one position has and the other has not.
std::vector<std::string> rights_only_in(const Setup& a, const Setup& b) {
    std::vector<std::string> rights;
    for (const chess::Square rook : a.castling_rooks & ~b.castling_rooks) {
        const Color color = rook.rank() == 0 ? Color::white : Color::black;
        const auto king = a.board.king(color);
        const bool is_short = king && rook > *king;
        rights.push_back(
            phrase(is_short ? Key("evidence.castle_short") : Key("evidence.castle_long"), {{"side", side(color)}}));
    }
    return rights;
}

std::string difference_text(PositionDifference difference, const Setup& then, const Setup& now) {
    switch (difference) {
        case PositionDifference::men: return phrase("evidence.men");
        case PositionDifference::turn:
            return phrase("evidence.turn", {{"then", side(then.turn)}, {"now", side(now.turn)}});
        case PositionDifference::castling: {
            std::vector<std::string> rights;
            for (const std::string& right : rights_only_in(then, now))
                rights.push_back(phrase("evidence.no_longer", {{"right", right}}));
            for (const std::string& right : rights_only_in(now, then))
                rights.push_back(phrase("evidence.only_now", {{"right", right}}));
            return list_of(rights, phrase("list.and"));
        }
        case PositionDifference::en_passant: {
            const auto& square = then.en_passant ? then.en_passant : now.en_passant;
            return phrase(then.en_passant ? Key("evidence.in_passing_then") : Key("evidence.in_passing_now"),
                          {{"square", square ? chess::to_text(*square) : std::string()}});
        }
    }
    return {};
}

std::string look_alike_text(const Evidence& evidence, const ChosenGame& chosen, const game::LookAlike& one) {
    std::vector<std::string> reasons;
    for (const PositionDifference difference : one.differences) {
        reasons.push_back(
            difference_text(difference, evidence.line[static_cast<std::size_t>(one.ply.value)], evidence.position));
    }
    return phrase("evidence.look_alike",
                  {{"move", move_text(evidence, chosen, one.ply)}, {"reasons", list_of(reasons, phrase("list.and"))}});
}

void add_repetition(const Evidence& evidence, const ChosenGame& chosen, report::Blocks& blocks) {
    const std::size_t times = evidence.occurrences.size();
    const Key stood = times == 1 ? Key("evidence.once") : times == 2 ? Key("evidence.twice") : Key("evidence.times");
    blocks.push_back({report::Paragraph{say(stood, {{"count", times}})}});
    report::Diagrams diagrams;
    for (const Ply ply : evidence.occurrences) {
        diagrams.boards.push_back({evidence.line[static_cast<std::size_t>(ply.value)],
                                   say("evidence.after", {{"move", move_text(evidence, chosen, ply)}})});
    }
    blocks.push_back({std::move(diagrams)});
    std::vector<report::ListItem> alike;
    for (const game::LookAlike& one : evidence.look_alikes) alike.push_back({look_alike_text(evidence, chosen, one)});
    report::add_list(blocks, say("evidence.alike"), std::move(alike));
}

Key count_key(game::QuietReset reset) {
    switch (reset) {
        case game::QuietReset::capture_or_pawn_move: return Key("evidence.quiet_moves");
        case game::QuietReset::capture: return Key("evidence.moves_without_capture");
        case game::QuietReset::nothing: break;
    }
    return Key("evidence.full_moves");
}

void add_quiet_count(const Evidence& evidence, const ChosenGame& chosen, report::Blocks& blocks) {
    const game::QuietCount& quiet = *evidence.quiet;
    report::Text text = say(count_key(evidence.reset), {{"count", quiet.halfmoves / 2}, {"halves", quiet.halfmoves}});
    text += quiet.reset_at ? say("evidence.begins", {{"move", move_text(evidence, chosen, *quiet.reset_at)}})
                           : say("evidence.from_beginning");
    blocks.push_back({report::Paragraph{text}});
}

/// "White can no longer mate since 60.Nxd5: ..." for each side, and since when the position is dead.
void add_chances(const Evidence& evidence, const ChosenGame& chosen, report::Blocks& blocks) {
    const auto since = [&](Ply ply) {
        return ply.value == 0 ? phrase("evidence.from_start")
                              : phrase("evidence.since", {{"move", move_text(evidence, chosen, ply)}});
    };
    for (const Color color : {Color::white, Color::black}) {
        const auto& [way, lost_at] = evidence.chances->sides[color];
        const Key key = lost_at ? (way.is_exact ? Key("evidence.lost") : Key("evidence.lost_at_latest"))
                        : way.at_end == mate::Verdict::yes ? Key("evidence.can_mate")
                                                           : Key("evidence.mate_unknown");
        blocks.push_back({report::Paragraph{say(key, {{"side", side(color)},
                                                      {"since", lost_at ? since(*lost_at) : std::string()},
                                                      {"reason", report::why_words(way.evidence)}})}});
    }
    if (evidence.chances->dead_since)
        blocks.push_back({report::Paragraph{say("evidence.dead", {{"since", since(*evidence.chances->dead_since)}})}});
}

game::Replay replay_with(const ChosenGame& chosen, const std::optional<chess::Move>& intended) {
    const auto& record = chosen.game.record;
    std::vector<game::HalfMove> moves(record.moves.begin(), record.moves.begin() + chosen.at.value);
    if (intended) moves.push_back({*intended, {}});
    return {record.start, moves};
}

Result<std::optional<chess::Move>> read_intended(const std::string& text, const chess::Setup& setup) {
    if (text.empty()) return std::optional<chess::Move>{};
    const auto position = chess::Position::from(setup);
    if (!position) return tl::unexpected<Error>(position.error());
    if (const auto uci = chess::parse_uci(*position, text)) return std::optional(*uci);
    const auto san = chess::parse_san(*position, text);
    if (!san) {
        Error error = san.error();
        error.where = "--intended";
        return tl::unexpected<Error>(std::move(error));
    }
    return std::optional(san->move);
}

}  // namespace

Result<Evidence> evidence_for(SpokenGround ground, const ChosenGame& chosen, const std::string& intended,
                              const rules::Ruleset& ruleset) {
    const game::Replay so_far = replay_with(chosen, std::nullopt);
    const auto move = read_intended(intended, so_far.at(so_far.end()));
    if (!move) return tl::unexpected<Error>(move.error());
    const game::Replay replay = replay_with(chosen, *move);
    Evidence evidence;
    evidence.position = replay.at(replay.end());
    if (*move) evidence.intended = chess::to_san(*chess::Position::from(so_far.at(so_far.end())), **move);
    for (int ply = 0; ply <= replay.end().value; ++ply) evidence.line.push_back(replay.at(Ply{ply}));
    evidence.sameness = adjudicate::sameness_by(ruleset.definitions);
    if (ground == SpokenGround::threefold || ground == SpokenGround::fivefold) {
        evidence.occurrences = game::occurrences(replay, replay.end(), evidence.sameness);
        evidence.look_alikes = game::look_alikes(replay, replay.end(), evidence.sameness);
    } else if (ground == SpokenGround::fifty || ground == SpokenGround::seventy_five) {
        evidence.reset = adjudicate::quiet_reset_by(ruleset.definitions);
        evidence.quiet = game::quiet_count(replay, replay.end(), evidence.reset);
    } else {
        evidence.shown_by_board = true;
        if (ground == SpokenGround::dead_position) evidence.chances = audit::mating_chances(replay, replay.end());
    }
    return evidence;
}

report::Blocks to_blocks(const Evidence& evidence, const ChosenGame& chosen) {
    report::Blocks blocks;
    if (!evidence.occurrences.empty()) add_repetition(evidence, chosen, blocks);
    if (evidence.quiet) add_quiet_count(evidence, chosen, blocks);
    if (evidence.shown_by_board || evidence.quiet) {
        const Ply last{static_cast<int>(evidence.line.size()) - 1};
        const report::Text caption = say("evidence.after", {{"move", move_text(evidence, chosen, last)}});
        blocks.push_back({report::Diagrams{{{evidence.position, caption}}}});
    }
    if (evidence.chances) add_chances(evidence, chosen, blocks);
    return blocks;
}

Json to_json(const audit::MatingChances& chances) {
    const auto ply_of = [](std::optional<Ply> ply) { return ply ? Json(ply->value) : Json(nullptr); };
    Json json = Json::object({{"dead_since_ply", ply_of(chances.dead_since)}});
    for (const Color color : {Color::white, Color::black}) {
        const auto& [way, lost_at] = chances.sides[color];
        Json of_side =
            Json::object({{"can_mate", way.at_end == mate::Verdict::unknown ? Json(nullptr)
                                                                            : Json(way.at_end == mate::Verdict::yes)}});
        of_side.set("lost_at_ply", ply_of(lost_at)).set("is_exact", way.is_exact);
        mate::set_why(of_side, way.evidence);
        json.set(name_of(color), std::move(of_side));
    }
    return json;
}

Json to_json(const Evidence& evidence) {
    Json json = Json::object({{"position", chess::to_fen(evidence.position)}});
    if (!evidence.intended.empty()) json.set("intended", evidence.intended);
    if (!evidence.occurrences.empty()) {
        json.set("same_position", name_of(evidence.sameness));
        JsonArray occurrences;
        for (const Ply ply : evidence.occurrences) occurrences.push_back(std::int64_t{ply.value});
        json.set("occurrence_plies", occurrences);
        JsonArray alike;
        for (const game::LookAlike& one : evidence.look_alikes) {
            JsonArray differences;
            for (const PositionDifference difference : one.differences) differences.push_back(name_of(difference));
            alike.push_back(Json::object({{"ply", one.ply.value}, {"differences", differences}}));
        }
        json.set("look_alikes", alike);
    }
    if (evidence.chances) json.set("mating_chances", to_json(*evidence.chances));
    if (evidence.quiet) {
        json.set("quiet_halfmoves", evidence.quiet->halfmoves);
        json.set("count_begins_after_ply",
                 evidence.quiet->reset_at ? Json(evidence.quiet->reset_at->value) : Json(nullptr));
    }
    return json;
}

}  // namespace jadoube::desk
