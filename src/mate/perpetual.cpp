#include "mate/perpetual.hpp"

#include <unordered_map>

namespace jadoube::mate {
namespace {

using chess::Position;

/// The positions with the checking side on turn, and for each check the positions that the answers to it lead to.
class Checks {
public:
    Checks(const Position& start, std::uint64_t most) : most_(most) { (void)meet(start); }

    [[nodiscard]] Verdict answer() {
        for (std::size_t next = 0; next < nodes_.size() && positions_ < most_; ++next) expand(next);
        if (goes_on(false)) return Verdict::yes;
        return goes_on(true) ? Verdict::unknown : Verdict::no;
    }

private:
    using Answers = std::vector<std::size_t>;
    struct Node {
        Position position;
        std::vector<Answers> checks = {};
        bool is_expanded = false;
    };

    /// Nothing where another position has the same key: then the answer stays open rather than wrong.
    [[nodiscard]] std::optional<std::size_t> meet(const Position& position) {
        const auto [found, is_new] = by_key_.try_emplace(position.key(), nodes_.size());
        if (is_new) nodes_.push_back({position});
        const Position& known = nodes_[found->second].position;
        if (known.board() != position.board() || known.castling_rooks() != position.castling_rooks() ||
            known.en_passant() != position.en_passant()) {
            return std::nullopt;
        }
        return found->second;
    }

    void expand(std::size_t index) {
        const Position position = nodes_[index].position;
        std::vector<Answers> checks;
        for (const chess::Move move : position.legal_moves()) {
            const Position checked = position.after(move);
            if (!checked.is_check()) continue;
            Answers answers;
            for (const chess::Move answer : checked.legal_moves()) {
                ++positions_;
                const auto next = meet(checked.after(answer));
                if (!next) return;
                answers.push_back(*next);
            }
            checks.push_back(std::move(answers));
        }
        nodes_[index].checks = std::move(checks);
        nodes_[index].is_expanded = true;
    }

    /// Whether the checks go on from the start for ever, if from positions not expanded they do, or do not: the largest
    /// set of positions from each of which some check has all its answers in the set.
    [[nodiscard]] bool goes_on(bool beyond) const {
        std::vector<bool> in(nodes_.size(), true);
        for (std::size_t i = 0; i < nodes_.size(); ++i) in[i] = nodes_[i].is_expanded || beyond;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < nodes_.size(); ++i) {
                if (!in[i] || !nodes_[i].is_expanded || has_check_into(nodes_[i], in)) continue;
                in[i] = false;
                changed = true;
            }
        }
        return in[0];
    }

    [[nodiscard]] static bool has_check_into(const Node& node, const std::vector<bool>& set) {
        for (const Answers& answers : node.checks) {
            bool all = true;
            for (const std::size_t answer : answers) all = all && set[answer];
            if (all) return true;
        }
        return false;
    }

    std::uint64_t most_;
    std::uint64_t positions_ = 0;
    std::vector<Node> nodes_;
    std::unordered_map<chess::Key, std::size_t> by_key_;
};

}  // namespace

Verdict perpetual_check(const Position& position, Budget budget) {
    return Checks(position, budget.nodes).answer();
}

}  // namespace jadoube::mate
