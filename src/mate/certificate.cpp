#include "mate/certificate.hpp"

#include "chess/notation.hpp"

namespace jadoube::mate {
namespace {

using chess::Position;
using chess::Square;

Json names_of(chess::Bitboard squares) {
    Json names = Json::array();
    for (const Square square : squares) names.push(chess::to_text(square));
    return names;
}

class Writer {
public:
    explicit Writer(const Position& position) : position_(position) {}

    Json operator()(const AlreadyOver&) const { return kind("over"); }
    Json operator()(const TooFewMen&) const { return kind("material"); }

    Json operator()(const ForcedEnd& end) const {
        Json branches = Json::array();
        for (const Branch& branch : end.branches) {
            const Position next = position_.after(branch.move);
            branches.push(Json::object(
                {{"move", chess::to_uci(position_, branch.move)}, {"proof", std::visit(Writer(next), branch.proof)}}));
        }
        return kind("forced_end").set("branches", std::move(branches));
    }

    Json operator()(const Closure& closure) const {
        Json layers = Json::array(), settled = Json::array();
        for (const LayerSize& layer : closure.layers) {
            layers.push(
                Json::object({{"layer", layer.layer}, {"positions", static_cast<std::int64_t>(layer.positions)}}));
        }
        for (const chess::Setup& setup : closure.settled) settled.push(chess::to_fen(setup));
        return kind("closure")
            .set("positions", static_cast<std::int64_t>(closure.positions))
            .set("layers", std::move(layers))
            .set("unlisted", static_cast<std::int64_t>(closure.unlisted))
            .set("settled", std::move(settled));
    }

    Json operator()(const StaticProof& proof) const {
        Json men = Json::array(), squares = Json::array();
        for (const ManReach& man : proof.men) {
            men.push(Json::object({{"man", std::string(1, chess::fen_letter_of(man.piece)) + chess::to_text(man.home)},
                                   {"squares", names_of(man.squares)},
                                   {"may_be_taken", man.may_be_taken},
                                   {"may_be_promoted", man.may_be_promoted}}));
        }
        for (const SafeSquare& safe : proof.squares) {
            squares.push(Json::object({{"square", chess::to_text(safe.square)}, {"flights", names_of(safe.flights)}}));
        }
        return kind("static").set("men", std::move(men)).set("squares", std::move(squares));
    }

private:
    static Json kind(const char* name) { return Json::object({{"kind", name}}); }

    const Position& position_;
};

}  // namespace

void set_why(Json& json, const CanMate& answer) {
    if (answer.why_not) json.set("why_not", name_of(*answer.why_not));
    if (answer.why_unknown) json.set("why_unknown", name_of(*answer.why_unknown));
}

Json to_json(const Position& position, const CanMate& answer) {
    Json json = Json::object();
    json.set("can_mate", answer.verdict == Verdict::unknown ? Json(nullptr) : Json(answer.verdict == Verdict::yes));
    if (answer.verdict == Verdict::yes) {
        JsonArray line;
        Position now = position;
        for (const chess::Move move : answer.line) {
            line.push_back(chess::to_uci(now, move));
            now = now.after(move);
        }
        json.set("line", std::move(line));
    }
    if (answer.proof) json.set("proof", std::visit(Writer(position), *answer.proof));
    set_why(json, answer);
    return json;
}

}  // namespace jadoube::mate
