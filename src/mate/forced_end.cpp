#include "mate/forced_end.hpp"

#include "mate/can_mate.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;

constexpr std::uint64_t kLargestTree = 300;
constexpr int kDeepest = 18;  // a line that repeats ends here too; deeper ones would not fit into JSON

class Tree {
public:
    explicit Tree(Color side) : side_(side) {}
    [[nodiscard]] std::uint64_t size() const { return size_; }

    [[nodiscard]] std::optional<Proof> prove(const Position& position, int depth) {
        if (++size_ > kLargestTree || depth > kDeepest) return std::nullopt;
        const auto moves = position.legal_moves();
        if (moves.empty()) {
            if (position.is_check() && position.turn() != side_) return std::nullopt;
            return AlreadyOver{};
        }
        if (why_men_cannot_mate(position, side_)) return TooFewMen{};
        if (size_ + moves.size() > kLargestTree) return std::nullopt;
        ForcedEnd end;
        for (const Move move : moves) {
            auto proof = prove(position.after(move), depth + 1);
            if (!proof) return std::nullopt;
            end.branches.push_back({move, std::move(*proof)});
        }
        return end;
    }

private:
    Color side_;
    std::uint64_t size_ = 0;
};

}  // namespace

std::optional<ForcedEnd> prove_forced_end(const Position& position, Color side, std::uint64_t& nodes) {
    Tree tree(side);
    auto proof = tree.prove(position, 0);
    nodes += tree.size();
    if (!proof || !std::holds_alternative<ForcedEnd>(*proof)) return std::nullopt;
    return std::get<ForcedEnd>(std::move(*proof));
}

}  // namespace jadoube::mate
