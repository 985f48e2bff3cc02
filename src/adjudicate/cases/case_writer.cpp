// Writes acts and cases as the reader takes them.
#include <fmt/format.h>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/cases/earlier.hpp"
#include "adjudicate/cases/facts_json.hpp"
#include "game/replay.hpp"
#include "rules/vocabulary/hand.hpp"

namespace jadoube::adjudicate {
namespace {

Json text_of(chess::Square square) {
    return chess::to_text(square);
}
Json man_step_json(const Step& step) {
    return Json::array({text_of(step.first), text_of(step.second)});
}

/// Adds the members of each act.
struct Members {
    Json& json;

    void operator()(const Touch& touch) const {
        JsonArray squares;
        for (const chess::Square square : touch.squares) squares.push_back(text_of(square));
        json.set("squares", squares);
        if (touch.said) json.set("said", rules::name_of(*touch.said));
        if (touch.deliberate) json.set("deliberate", *touch.deliberate);
        if (!touch.order_known) json.set("order", rules::kCannotBeEstablished);
    }
    void operator()(const PlaceMan& place) const { from_to(place.step); }
    void operator()(const MoveMan& move) const {
        from_to(move.step);
        if (move.taken) json.set("taken", text_of(*move.taken));
        if (move.piece) json.set("piece", rules::name_of(*move.piece));
        if (move.two_hands) json.set("hands", 2);
    }
    void operator()(const Castle& castle) const {
        json.set("king", man_step_json(castle.king));
        if (castle.rook) json.set("rook", man_step_json(*castle.rook));
        if (castle.two_hands) json.set("hands", 2);
    }
    void operator()(const NamePiece& name) const {
        json.set("piece", rules::name_of(name.piece));
        if (name.is_put_on) json.set("put_on", true);
    }
    void operator()(const Press& press) const {
        if (press.other_hand) json.set("hand", rules::name_of(rules::Hand::other));
    }
    void operator()(const PointOut& point_out) const {
        if (point_out.ply) json.set("ply", *point_out.ply);
        if (point_out.about) json.set("about", rules::name_of(*point_out.about));
    }
    void operator()(const Demand& demand) const {
        if (demand.option) json.set("option", to_text(*demand.option));
        if (demand.man) json.set("man", text_of(*demand.man));
        if (!demand.move.empty()) json.set("move", demand.move);
    }
    void operator()(const Refuse& refuse) const {
        if (refuse.draw_offer) json.set("draw_offer", true);
    }
    void operator()(const Answer& answer) const { json.set("move", answer.move); }
    void operator()(const Adjournment& adjournment) const {
        if (!adjournment.move.empty()) json.set("move", adjournment.move);
    }
    void operator()(const Claim& claim) const {
        json.set("ground", rules::name_of(claim.ground));
        if (!claim.intended.empty()) json.set("intended", claim.intended);
    }
    void operator()(const Refer& refer) const {
        if (refer.to) json.set("to", rules::name_of(*refer.to));
        if (!refer.name.empty()) json.set("name", refer.name);
    }
    void operator()(const Happening& happening) const {
        if (!happening.what.empty()) json.set("what", happening.what);
        if (happening.of) json.set("of", name_of(*happening.of));
    }
    template <typename Bare>
    void operator()(const Bare&) const {}

    void from_to(const Step& step) const {
        json.set("from", text_of(step.first));
        json.set("to", text_of(step.second));
    }
};

/// A half-move in UCI as the reader takes it: raw squares, castling by the King's step or King takes Rook.
std::string uci_of(const chess::Setup& before, const game::Played& played) {
    if (const auto* irregular = std::get_if<game::IrregularMove>(&played)) {
        std::string text = chess::to_text(irregular->man.from) + chess::to_text(irregular->man.to);
        if (irregular->man.promotes_to) {
            text += static_cast<char>(chess::letter_of(*irregular->man.promotes_to) - 'A' + 'a');
        }
        return text;
    }
    const auto* legal = std::get_if<chess::Move>(&played);
    const auto position = chess::Position::from(before);
    return legal != nullptr && position ? chess::to_uci(*position, *legal) : std::string("--");
}

Json moves_json(chess::Setup at, const std::vector<game::HalfMove>& played) {
    JsonArray moves;
    for (const game::HalfMove& move : played) {
        moves.push_back(uci_of(at, move.played));
        at = game::after(at, move.played);
    }
    return moves;
}

Json clocks_json(const Clocks& clocks) {
    Json json = Json::object();
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        if (clocks.reading[color]) json.set(fmt::format("{}_ms", name_of(color)), clocks.reading[color]->count);
    }
    if (clocks.running) json.set("running", name_of(*clocks.running));
    if (clocks.control) json.set("control", game::to_text(*clocks.control));
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        if (clocks.moves[color]) json.set(fmt::format("{}_moves", name_of(color)), *clocks.moves[color]);
        if (clocks.period[color]) json.set(fmt::format("{}_period", name_of(color)), *clocks.period[color]);
    }
    return json;
}

Json told_json(const Dispute& dispute) {
    JsonArray acts;
    for (const Act& act : dispute.acts) acts.push_back(to_json(act));
    Json json = Json::object({{"acts", acts}});
    if (dispute.told_complete) json.set("told", "complete");
    if (!dispute.facts.empty()) json.set("facts", facts_json(dispute.facts));
    if (dispute.reported_by) json.set("reported", Json::object({{"by", name_of(*dispute.reported_by)}}));
    return json;
}

/// Where the men stood at first, and what was played from there.
void set_position(Json& json, const std::optional<chess::Setup>& start, const std::vector<game::HalfMove>& moves,
                  bool whole_game) {
    if (!start) {
        json.set("position", nullptr);
    } else if (!whole_game || !(*start == chess::Setup::initial())) {
        json.set("position", Json::object({{"fen", chess::to_fen(*start)}}));
    }
    if (start && !moves.empty()) json.set("moves", moves_json(*start, moves));
}

Json before_json(const StoryBefore& story) {
    JsonArray disputes;
    for (const EarlierDispute& dispute : story.disputes) {
        Json json = told_json(dispute.told);
        if (!(dispute.clocks == Clocks{})) json.set("clocks", clocks_json(dispute.clocks));
        if (!dispute.earlier.empty()) json.set("earlier", to_json(dispute.earlier));
        disputes.push_back(std::move(json));
    }
    return disputes;
}

Json given_json(const Case& given) {
    const GameState& game = given.game;
    Json json = Json::object();
    if (!given.ruleset.empty()) json.set("ruleset", given.ruleset);
    json.set("play", rules::name_of(game.play));
    if (game.before) {
        set_position(json, game.before->start, game.before->moves, game.before->whole_game);
        json.set("before", before_json(*game.before));
    } else {
        set_position(json, game.start, game.moves, game.whole_game);
    }
    if (!(game.clocks == Clocks{})) json.set("clocks", clocks_json(game.clocks));
    if (game.earlier_known) {
        json.set("earlier", to_json(game.earlier));
    }
    if (game.earlier_elsewhere) json.set("earlier_elsewhere", to_json(*game.earlier_elsewhere));
    if (!game.said.empty()) {
        JsonArray said;
        for (const WordOnRecord& one : game.said) {
            said.push_back(
                Json::object({{"act", rules::name_of(one.act)}, {"by", name_of(one.by)}, {"after", one.ply}}));
        }
        json.set("said", said);
    }
    if (!game.event.empty()) json.set("event", facts_json(game.event));
    return json;
}

}  // namespace

Json to_json(const Act& act) {
    Json json = Json::object({{"act", name_of(act)}});
    if (act.by != Person::nobody) json.set("by", name_of(act.by));
    std::visit(Members{json}, act.what);
    if (!act.facts.empty()) json.set("facts", facts_json(act.facts));
    return json;
}

Json to_json(const Case& given) {
    Json json = Json::object({{"schema", "jadoube/case/1"}});
    if (!given.name.empty()) json.set("name", given.name);
    if (!given.source.empty()) json.set("source", given.source);
    return json.set("given", given_json(given)).set("when", told_json(given.dispute));
}

}  // namespace jadoube::adjudicate
