#include "mate/helpmate_search.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "mate/distance.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;

/// The same position for play; the counters do not matter here.
bool is_same(const Position& a, const Position& b) {
    return a.key() == b.key() && a.turn() == b.turn() && a.board() == b.board() &&
           a.castling_rooks() == b.castling_rooks() && a.en_passant() == b.en_passant();
}

}  // namespace

HelpmateSearch::HelpmateSearch(const Position& start, Color side, std::uint64_t most)
    : start_(start), side_(side), most_(std::min<std::uint64_t>(most, 1U << 30)), table_(1024) {}

CanMate HelpmateSearch::run() {
    layer_ = {*add(start_, 0, {})};
    while (!layer_.empty()) {
        for (const Index index : layer_) {
            if (const auto mate = expand(index)) return found(*mate);
            if (nodes_.size() >= most_) return unknown();
        }
        choose_layer();
    }
    return impossible();
}

std::optional<HelpmateSearch::Index> HelpmateSearch::expand(Index parent) {
    const Position position = nodes_[parent].position;
    for (const Move move : position.legal_moves()) {
        const Position next = position.after(move);
        const auto index = add(next, parent, move);
        if (!index) continue;
        if (next.turn() != side_ && next.is_checkmate()) return index;
        if (why_men_cannot_mate(next.board(), side_).empty()) {
            candidates_.push_back({estimated_distance(next, side_), *index});
        }
    }
    return std::nullopt;
}

void HelpmateSearch::choose_layer() {
    std::size_t width = 400;  // found best of 100 to 4000 by trial
    if (candidates_.empty()) {
        candidates_.swap(left_over_);
        width = std::max(width, candidates_.size() / 8);  // so that many left over do not cost their number squared
    }
    if (candidates_.size() > width) {
        const auto rest = candidates_.begin() + static_cast<std::ptrdiff_t>(width);
        std::nth_element(candidates_.begin(), rest, candidates_.end());
        left_over_.insert(left_over_.end(), rest, candidates_.end());
        candidates_.erase(rest, candidates_.end());
    }
    std::sort(candidates_.begin(), candidates_.end());  // the same order with every standard library
    layer_.clear();
    for (const Candidate& candidate : candidates_) layer_.push_back(candidate.index);
    candidates_.clear();
}

std::optional<HelpmateSearch::Index> HelpmateSearch::add(const Position& position, Index parent, Move move) {
    if (2 * (nodes_.size() + 1) > table_.size()) grow_table();
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = position.key() & mask;
    for (; table_[slot] != 0; slot = (slot + 1) & mask) {
        if (is_same(nodes_[table_[slot] - 1].position, position)) return std::nullopt;
    }
    const auto index = static_cast<Index>(nodes_.size());
    nodes_.push_back({position, parent, move});
    table_[slot] = index + 1;
    return index;
}

void HelpmateSearch::grow_table() {
    table_.assign(2 * table_.size(), 0);
    const std::size_t mask = table_.size() - 1;
    for (Index index = 0; index < nodes_.size(); ++index) {
        std::size_t slot = nodes_[index].position.key() & mask;
        while (table_[slot] != 0) slot = (slot + 1) & mask;
        table_[slot] = index + 1;
    }
}

CanMate HelpmateSearch::found(Index mate) const {
    const auto line = line_to(mate);
    const std::string reason = line.size() == 1 ? std::string("the next move can be mate")
                                                : fmt::format("mate is possible in {} half-moves", line.size());
    return {Verdict::yes, line, reason, nodes_.size()};
}

CanMate HelpmateSearch::impossible() const {
    return {Verdict::no,
            {},
            fmt::format("none of the {} positions that can still arise is mate", nodes_.size()),
            nodes_.size()};
}

CanMate HelpmateSearch::unknown() const {
    return {
        Verdict::unknown, {}, fmt::format("no mate among the {} positions looked at", nodes_.size()), nodes_.size()};
}

std::vector<Move> HelpmateSearch::line_to(Index index) const {
    std::vector<Move> line;
    for (; index != 0; index = nodes_[index].parent) line.push_back(nodes_[index].move);
    std::reverse(line.begin(), line.end());
    return line;
}

}  // namespace jadoube::mate
