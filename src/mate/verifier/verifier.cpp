#include "mate/verifier/verifier.hpp"

#include <fmt/format.h>

#include <array>
#include <deque>
#include <map>
#include <set>

#include "base/error.hpp"
#include "chess/notation.hpp"
#include "mate/verifier/verifier_static.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Position;
using chess::Role;

/// Nothing where all is well, else the first thing that is not.
using Fault = std::optional<std::string>;

bool has_mated(const Position& position, Color side) {
    const chess::Bitboard checkers = position.checkers() & ~position.board().men(Role::king);
    return position.turn() != side && !checkers.empty() && position.legal_moves().empty();
}

/// The first four fields: what a position is, counters apart.
std::string name_of(const Position& position) {
    const std::string fen = chess::to_fen(position.setup());
    return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
}

/// What no move undoes, named as in the certificate: where the Pawns stand, how many there are of each piece, and the
/// castling rights.
std::string layer_name_of(const Position& position) {
    chess::Setup pawns = position.setup();
    std::string pieces;
    for (const char letter : std::string_view("KQRBNkqrbn")) {
        for (int index = 0; index < 64; ++index) {
            const auto square = chess::Square::from_index(index);
            const auto man = position.board().at(square);
            if (!man || chess::fen_letter_of(*man) != letter) continue;
            pieces += letter;
            pawns.board.remove(square);
        }
    }
    const std::string rights = chess::to_fen(position.setup()), placement = chess::to_fen(pawns);
    const auto field = [](const std::string& fen, int number) {
        std::size_t start = 0;
        for (; number > 0; --number) start = fen.find(' ', start) + 1;
        return fen.substr(start, fen.find(' ', start) - start);
    };
    return field(placement, 0) + ' ' + pieces + ' ' + field(rights, 2);
}

/// Nobody is ever mated by a lone King; by one Knight, unless the other side has a man other than Queens to stand in
/// its King's way; by Bishops on one colour, unless there is a Pawn, a Knight or a Bishop on the other colour: the
/// squares of that other colour beside the King take Rooks or Queens to fill, and one of those can always take the
/// Bishop or stand between. Two Bishops of one colour check at once only where the King was left in check before.
bool are_men_too_few(const Position& position, Color side) {
    int own = 0, own_knights = 0, own_bishops = 0, helpers = 0, pawns_and_knights = 0;
    std::array<int, 2> bishops_on{};
    for (int index = 0; index < 64; ++index) {
        const auto square = chess::Square::from_index(index);
        const auto man = position.board().at(square);
        if (!man || man->role == Role::king) continue;
        own += man->color == side;
        own_knights += man->color == side && man->role == Role::knight;
        own_bishops += man->color == side && man->role == Role::bishop;
        helpers += man->color != side && man->role != Role::queen;
        pawns_and_knights += man->role == Role::pawn || man->role == Role::knight;
        if (man->role == Role::bishop) ++bishops_on[square.is_light() ? 1 : 0];
    }
    if (own == 0) return true;
    if (own == 1 && own_knights == 1) return helpers == 0;
    const bool was_left_in_check = position.after_null().is_check();
    return own == own_bishops && pawns_and_knights == 0 && (bishops_on[0] == 0 || bishops_on[1] == 0) &&
           !was_left_in_check;
}

Fault check_line(Position position, Color side, const Json& answer) {
    const Json* line = answer.find("line");
    if (line == nullptr || line->if_array() == nullptr) return "no line is given";
    for (const Json& word : *line->if_array()) {
        const auto move = chess::parse_uci(position, word.if_string() != nullptr ? *word.if_string() : "");
        if (!move) return fmt::format("{} is no legal move in {}", to_text(word), name_of(position));
        position = position.after(*move);
    }
    if (!has_mated(position, side)) return "the line does not end with the mate";
    return std::nullopt;
}

/// How many positions may still be met for one answer: as many as a search may look at, and each closure at most as
/// many as it counts. So a few bytes that claim much cost no more than an honest answer.
struct Allowance {
    std::uint64_t positions = 0;
};

Fault check_proof(const Position& position, Color side, const Json& proof, Allowance& allowance);

Fault check_branches(const Position& position, Color side, const Json& proof, Allowance& allowance) {
    const Json* branches = proof.find("branches");
    if (branches == nullptr || branches->if_array() == nullptr) return "no branches are given";
    std::set<std::string> listed;
    for (const Json& branch : *branches->if_array()) {
        const auto move = chess::parse_uci(position, branch.text("move"));
        const Json* next = branch.find("proof");
        if (!move || next == nullptr)
            return fmt::format("a branch in {} has no legal move or no proof", name_of(position));
        listed.insert(chess::to_uci(position, *move));
        if (auto fault = check_proof(position.after(*move), side, *next, allowance)) return fault;
    }
    for (const chess::Move move : position.legal_moves()) {
        const std::string name = chess::to_uci(position, move);
        if (!listed.contains(name)) return fmt::format("{} in {} is not looked at", name, name_of(position));
    }
    return std::nullopt;
}

/// Enumerates the closure anew.
class ClosureCheck {
public:
    ClosureCheck(Color side, const Json& proof) : side_(side), proof_(proof) {}

    Fault run(const Position& start, Allowance& allowance) {
        if (auto fault = take_from(allowance)) return fault;
        if (auto fault = read_settled()) return fault;
        meet(start);
        while (!open_.empty()) {
            const Position position = open_.front();
            open_.pop_front();
            if (met_.size() > counted_) return fmt::format("{} positions were counted, and there are more", counted_);
            if (has_mated(position, side_)) return "mate comes about: " + name_of(position);
            if (auto fault = go_on(position)) return fault;
        }
        return compare();
    }

private:
    Fault take_from(Allowance& allowance) {
        const std::int64_t counted = proof_.number("positions");
        if (counted < 1) return "no number of positions is given";
        counted_ = static_cast<std::uint64_t>(counted);
        if (counted_ > allowance.positions) {
            return fmt::format("{} positions are counted, more than the {} that are left of what a search may look at",
                               counted_, allowance.positions);
        }
        allowance.positions -= counted_;
        return std::nullopt;
    }

    Fault read_settled() {
        const Json* settled = proof_.find("settled");
        if (settled == nullptr || settled->if_array() == nullptr) return std::nullopt;
        for (const Json& fen : *settled->if_array()) {
            const auto setup = chess::parse_fen(fen.if_string() != nullptr ? *fen.if_string() : "");
            const auto position = setup ? Position::from(*setup) : tl::unexpected(setup.error());
            if (!position) return "a settled position is none: " + to_text(fen);
            settled_.insert(name_of(*position));
        }
        return std::nullopt;
    }

    void meet(const Position& position) {
        if (!met_.insert(name_of(position)).second) return;
        ++layers_[layer_name_of(position)];
        open_.push_back(position);
    }

    Fault go_on(const Position& position) {
        if (are_men_too_few(position, side_)) return std::nullopt;
        if (settled_.contains(name_of(position))) {
            if (is_proved_by_reach(position, side_)) return std::nullopt;
            return "not proved by reach sets: " + name_of(position);
        }
        for (const chess::Move move : position.legal_moves()) meet(position.after(move));
        return std::nullopt;
    }

    Fault compare() const {
        if (proof_.number("positions") != static_cast<std::int64_t>(met_.size())) {
            return fmt::format("{} positions were counted, {} found", proof_.number("positions"), met_.size());
        }
        const Json* layers = proof_.find("layers");
        if (layers == nullptr || layers->if_array() == nullptr) return "no layers are given";
        std::map<std::string, std::int64_t> listed;
        for (const Json& layer : *layers->if_array()) {
            const std::string name = layer.text("layer");
            if (!listed.emplace(name, layer.number("positions")).second) return "a layer is listed twice: " + name;
        }
        std::int64_t unlisted = 0;
        for (const auto& [layer, count] : layers_) {
            const auto found = listed.find(layer);
            if (found == listed.end()) {
                unlisted += count;
            } else if (found->second != count) {
                return "the size of a layer differs: " + layer;
            } else {
                listed.erase(found);
            }
        }
        if (!listed.empty()) return "a layer is listed that does not come about: " + listed.begin()->first;
        if (unlisted != proof_.number("unlisted")) return "the number of positions in unlisted layers differs";
        return std::nullopt;
    }

    Color side_;
    const Json& proof_;
    std::uint64_t counted_ = 0;
    std::set<std::string> settled_;
    std::set<std::string> met_;
    std::map<std::string, std::int64_t> layers_;
    std::deque<Position> open_;
};

Fault check_proof(const Position& position, Color side, const Json& proof, Allowance& allowance) {
    const std::string kind = proof.text("kind");
    if (has_mated(position, side)) return "mate comes about: " + name_of(position);
    if (kind == "over") {
        if (position.legal_moves().empty()) return std::nullopt;
        return "the game is not over in " + name_of(position);
    }
    if (kind == "material") {
        if (are_men_too_few(position, side)) return std::nullopt;
        return "the men are not too few in " + name_of(position);
    }
    if (kind == "forced_end") return check_branches(position, side, proof, allowance);
    if (kind == "closure") return ClosureCheck(side, proof).run(position, allowance);
    if (kind == "static") return fault_of_static(position, side, proof);
    return "there is no such proof: " + kind;
}

/// What "dead" must be after these answers: nothing where they leave it open.
std::optional<bool> dead_by(const Json& certificate) {
    int cannot = 0;
    for (const Color side : {Color::white, Color::black}) {
        const Json* answer = certificate.find(chess::name_of(side));
        const Json* can = answer != nullptr ? answer->find("can_mate") : nullptr;
        if (can == nullptr || can->if_bool() == nullptr) continue;
        if (*can->if_bool()) return false;
        ++cannot;
    }
    return cannot == 2 ? std::optional(true) : std::nullopt;
}

bool says_rightly_whether_dead(const Json& certificate) {
    const Json* dead = certificate.find("dead");
    if (dead == nullptr || dead->is_null()) return true;
    const auto right = dead_by(certificate);
    return dead->if_bool() != nullptr && right && *right == *dead->if_bool();
}

Checked check_side(const Position& position, Color side, const Json& answer, Budget budget) {
    const Json* claim = answer.find("can_mate");
    if (claim == nullptr) return {side, false, "nothing is claimed"};
    if (claim->is_null()) return {side, true, "unknown; nothing is claimed"};
    if (claim->if_bool() == nullptr) return {side, false, "\"can_mate\" is neither true, false nor null"};
    const bool can = *claim->if_bool();
    const Json* proof = answer.find("proof");
    if (!can && proof == nullptr) return {side, false, "no proof is given"};
    Allowance allowance{budget.nodes};
    const Fault fault = can ? check_line(position, side, answer) : check_proof(position, side, *proof, allowance);
    if (fault) return {side, false, *fault};
    return {side, true, can ? "can mate; the line is legal and ends with it" : "cannot mate; the proof holds"};
}

}  // namespace

Result<std::vector<Checked>> check_certificate(const Json& certificate, Budget budget) {
    const auto setup = chess::parse_fen(certificate.text("fen"));
    if (!setup) return tl::unexpected(setup.error());
    const auto position = Position::from(*setup);
    if (!position) return tl::unexpected(position.error());
    if (!says_rightly_whether_dead(certificate)) {
        return failure(ErrorCode::json_shape, "\"dead\" does not follow from the answers", "/dead",
                       "it is true where neither side can mate, false where one can, else null");
    }
    if (const Json* schema = certificate.find("schema");
        schema != nullptr && to_text(*schema) != "\"jadoube/mate/1\"") {
        return failure(ErrorCode::json_shape, "certificates of this kind are not known: " + to_text(*schema), "/schema",
                       "this program reads jadoube/mate/1");
    }
    std::vector<Checked> checked;
    for (const Color side : {Color::white, Color::black}) {
        const Json* answer = certificate.find(chess::name_of(side));
        if (answer != nullptr) checked.push_back(check_side(*position, side, *answer, budget));
    }
    if (checked.empty()) {
        return failure(ErrorCode::json_shape, "a certificate has \"white\" or \"black\" or both, this has neither", "",
                       "write one with: jadoube mate FEN --json");
    }
    return checked;
}

}  // namespace jadoube::mate
