#include "mate/exhaustion.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>

#include "base/error.hpp"
#include "mate/can_mate.hpp"
#include "mate/distance.hpp"

namespace jadoube::mate {
namespace {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::PositionKey;
using chess::Role;
using chess::Setup;
using chess::Square;

// Found by trial: how many positions are gone on with before others are looked at; until how many the order matters.
constexpr std::size_t kWave = 8;
constexpr std::size_t kDirected = 400'000;
// A static proof costs as much as some dozens of positions. It is tried where a layer begins, and for the first few.
constexpr std::size_t kAlwaysTried = 64;
constexpr std::size_t kSettledAtMost = 500;
constexpr std::size_t kListedLayers = 5'000;  // a certificate has at most a megabyte

/// The same for the same men on the same squares.
std::uint64_t mixed(const Board& board, std::uint64_t rest) {
    std::uint64_t hash = rest;
    for (const Bitboard set : {board.men(Color::white), board.men(Color::black), board.diagonal_movers(),
                               board.straight_movers(), board.men(Role::pawn)}) {
        hash = (hash ^ set.bits()) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29;
    }
    return hash;
}

/// Without Pawns face to face the reach sets hardly ever prove anything.
bool has_locked_pawns(const Board& board) {
    const Bitboard white = board.men({Color::white, Role::pawn}), black = board.men({Color::black, Role::pawn});
    return !(Bitboard(white.bits() << 8) & black).empty();
}

bool begins_layer(const Position& before, const Position& after) {
    return after.quiet_halfmoves() == 0 || before.castling_rooks() != after.castling_rooks();
}

}  // namespace

Exhaustion::Exhaustion(const Position& start, Color side) : side_(side), table_(1024) {
    assert(start.has_legal_move());
    const auto index = add(start, 0, true);
    if (!is_settled(start, *index)) wave_ = {*index};
}

Exhaustion::Outcome Exhaustion::run(std::uint64_t most) {
    while (!mate_ && !wave_.empty()) {
        for (; next_in_wave_ < wave_.size(); ++next_in_wave_) {
            if (nodes_.size() >= most) return Outcome::unfinished;
            if (expand(wave_[next_in_wave_])) return Outcome::mate;
        }
        choose_wave();
    }
    return mate_ ? Outcome::mate : Outcome::none;
}

/// Whether one of the positions a move on is mate.
bool Exhaustion::expand(Index parent) {
    const Position position = position_of(nodes_[parent]);
    for (const Move move : position.legal_moves()) {
        const Position next = position.after(move);
        const auto index = add(next, parent, begins_layer(position, next));
        if (!index) continue;
        if (next.turn() != side_ && next.is_checkmate()) {
            mate_ = index;
            return true;
        }
        if (is_settled(next, *index)) continue;
        const int distance = nodes_.size() < kDirected ? estimated_distance(next, side_) : 0;
        candidates_.push_back({distance, *index});
    }
    return false;
}

/// Whether no mate can follow, by the men or by a static proof.
bool Exhaustion::is_settled(const Position& position, Index index) {
    if (why_men_cannot_mate(position, side_)) return true;
    if (!nodes_[index].is_new_layer && index >= kAlwaysTried) return false;
    if (!has_locked_pawns(position.board())) return false;
    if (statically_settled_.size() >= kSettledAtMost || !position.has_legal_move()) return false;
    if (attempts_ > kAlwaysTried + nodes_.size() / 50 + 20 * statically_settled_.size()) return false;
    ++attempts_;
    if (!prove_statically(position, side_)) return false;
    statically_settled_.push_back(index);
    return true;
}

void Exhaustion::choose_wave() {
    std::size_t width = kWave;
    if (candidates_.empty()) {
        candidates_.swap(left_over_);
        width = std::max(width, candidates_.size() / 8);  // so that many left over do not cost their number squared
    }
    if (nodes_.size() >= kDirected) width = candidates_.size();
    if (candidates_.size() > width) {
        const auto rest = candidates_.begin() + static_cast<std::ptrdiff_t>(width);
        std::nth_element(candidates_.begin(), rest, candidates_.end());
        left_over_.insert(left_over_.end(), rest, candidates_.end());
        candidates_.erase(rest, candidates_.end());
    }
    std::sort(candidates_.begin(), candidates_.end());  // the same order with every standard library
    wave_.clear();
    next_in_wave_ = 0;
    for (const Candidate& candidate : candidates_) wave_.push_back(candidate.index);
    candidates_.clear();
}

Exhaustion::Node Exhaustion::node_of(const Position& position) {
    Node node;
    node.board = position.board();
    node.turn = position.turn() == Color::black;
    if (const auto passed = position.en_passant()) node.en_passant = static_cast<std::uint8_t>(passed->index() & 63);
    auto found = std::find(rights_.begin(), rights_.end(), position.castling_rooks());
    if (found == rights_.end()) found = rights_.insert(found, position.castling_rooks());
    assert(rights_.size() < 256 && "each side has a Rook at most on either side of its King, so there are sixteen");
    node.rights = static_cast<std::uint8_t>(found - rights_.begin());
    return node;
}

Position Exhaustion::position_of(const Node& node) const {
    Setup setup{.board = node.board,
                .turn = node.turn != 0 ? Color::black : Color::white,
                .castling_rooks = rights_[node.rights],
                .en_passant = {},
                .quiet_halfmoves = 1};
    if (node.en_passant != 0) setup.en_passant = Square::from_index(node.en_passant);
    return *Position::from(setup);
}

namespace {

template <typename Node>
std::uint64_t hash_of(const Node& node) {
    return mixed(node.board,
                 std::uint64_t{node.turn} | std::uint64_t{node.en_passant} << 1 | std::uint64_t{node.rights} << 8);
}

}  // namespace

std::optional<Exhaustion::Index> Exhaustion::add(const Position& position, Index parent, bool is_new_layer) {
    if (2 * (nodes_.size() + 1) > table_.size()) grow_table();
    Node node = node_of(position);
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = hash_of(node) & mask;
    for (; table_[slot] != 0; slot = (slot + 1) & mask) {
        const Node& other = nodes_[table_[slot] - 1];
        if (other.board == node.board && other.turn == node.turn && other.en_passant == node.en_passant &&
            other.rights == node.rights) {
            return std::nullopt;
        }
    }
    node.parent = parent;
    node.is_new_layer = is_new_layer;
    assert(nodes_.size() < std::numeric_limits<Index>::max());
    const auto index = static_cast<Index>(nodes_.size());
    nodes_.push_back(node);
    table_[slot] = index + 1;
    return index;
}

void Exhaustion::grow_table() {
    table_.assign(2 * table_.size(), 0);
    const std::size_t mask = table_.size() - 1;
    for (Index index = 0; index < nodes_.size(); ++index) {
        std::size_t slot = hash_of(nodes_[index]) & mask;
        while (table_[slot] != 0) slot = (slot + 1) & mask;
        table_[slot] = index + 1;
    }
}

std::vector<Move> Exhaustion::line() const {
    assert(mate_);
    std::vector<Index> way;
    for (Index index = *mate_; index != 0; index = nodes_[index].parent) way.push_back(index);
    std::vector<Move> line;
    Position position = position_of(nodes_[0]);
    for (auto index = way.rbegin(); index != way.rend(); ++index) {
        const PositionKey wanted = position_of(nodes_[*index]).key();
        for (const Move move : position.legal_moves()) {
            const Position next = position.after(move);
            if (next.key() != wanted) continue;
            line.push_back(move);
            position = next;
            break;
        }
    }
    return line;
}

Closure Exhaustion::closure() const {
    assert(!mate_ && next_in_wave_ == wave_.size() && candidates_.empty() && left_over_.empty());
    std::map<std::string, std::uint64_t> layers;
    for (const Node& node : nodes_) ++layers[layer_of(position_of(node).setup())];
    Closure closure{.positions = nodes_.size()};
    for (const auto& [layer, positions] : layers) {
        if (closure.layers.size() < kListedLayers) {
            closure.layers.push_back({layer, positions});
        } else {
            closure.unlisted += positions;
        }
    }
    for (const Index index : statically_settled_) closure.settled.push_back(position_of(nodes_[index]).setup());
    return closure;
}

}  // namespace jadoube::mate
