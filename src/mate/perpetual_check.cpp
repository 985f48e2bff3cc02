#include "mate/perpetual_check.hpp"

#include <string>
#include <unordered_map>
#include <vector>

#include "chess/notation.hpp"

namespace jadoube::mate {
namespace {

using chess::Position;

/// A position with the checking side on turn: for each of its checks, the positions that the replies lead to.
struct Node {
    std::vector<std::vector<std::size_t>> checks;
    bool is_open = true;  // not looked at yet
};

/// The positions with the checking side on turn, as far as they were reached. A position belongs to an endless series
/// as long as one of its checks leaves only such positions: those that fail are taken out until none does.
class Series {
public:
    explicit Series(std::size_t most) : most_(most) {}

    std::optional<bool> answer(const Position& start) {
        const std::size_t first = index_of(start);
        for (std::size_t at = 0; at < nodes_.size() && nodes_.size() <= most_; ++at) look_at(at);
        if (!holds(first, true)) return false;  // even if all that was not looked at were endless
        return holds(first, false) ? std::optional(true) : std::nullopt;
    }

private:
    /// Positions are the same whatever their counters.
    static std::string key_of(const Position& position) {
        const std::string fen = chess::to_fen(position.setup());
        return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
    }

    std::size_t index_of(const Position& position) {
        const auto [found, is_new] = known_.emplace(key_of(position), nodes_.size());
        if (is_new) {
            nodes_.emplace_back();
            positions_.push_back(position);
        }
        return found->second;
    }

    void look_at(std::size_t at) {
        std::vector<std::vector<std::size_t>> checks;
        const Position position = positions_[at];
        for (const chess::Move move : position.legal_moves()) {
            const Position checked = position.after(move);
            if (!checked.is_check() || !checked.has_legal_move()) continue;
            std::vector<std::size_t> replies;
            for (const chess::Move reply : checked.legal_moves()) replies.push_back(index_of(checked.after(reply)));
            checks.push_back(std::move(replies));
        }
        nodes_[at].checks = std::move(checks);
        nodes_[at].is_open = false;
    }

    bool holds(std::size_t first, bool open_ones_hold) const {
        std::vector<bool> endless(nodes_.size(), true);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            if (nodes_[i].is_open) endless[i] = open_ones_hold;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < nodes_.size(); ++i) {
                if (!endless[i] || nodes_[i].is_open || has_check_within(nodes_[i], endless)) continue;
                endless[i] = false;
                changed = true;
            }
        }
        return endless[first];
    }

    static bool has_check_within(const Node& node, const std::vector<bool>& endless) {
        for (const auto& replies : node.checks) {
            bool all = true;
            for (const std::size_t reply : replies) all = all && endless[reply];
            if (all) return true;
        }
        return false;
    }

    std::size_t most_;
    std::vector<Node> nodes_;
    std::vector<Position> positions_;
    std::unordered_map<std::string, std::size_t> known_;
};

}  // namespace

std::optional<bool> has_perpetual_check(const Position& position, std::size_t most) {
    return Series(most).answer(position);
}

}  // namespace jadoube::mate
