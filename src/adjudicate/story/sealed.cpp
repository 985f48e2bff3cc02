#include "adjudicate/story/sealed.hpp"

#include <algorithm>
#include <iterator>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr char kOr = '/';

/// "e4/e5", what cannot be told apart in the handwriting: each is a reading where it is legal.
SealedContent read_readings(const chess::Position& position, const std::string& written) {
    SealedContent all;
    bool is_any_illegal = false;
    for (const std::string_view part : split(written, kOr)) {
        const SealedContent one = read_sealed(position, std::string(trim(part)));
        is_any_illegal = is_any_illegal || one.what == rules::SealedMove::illegal;
        for (const chess::Move move : one.readings)
            if (std::ranges::find(all.readings, move) == all.readings.end()) all.readings.push_back(move);
    }
    if (all.readings.size() > 1) return {rules::SealedMove::ambiguous, {}, std::move(all.readings)};
    if (all.readings.size() == 1) return {rules::SealedMove::legal, all.readings.front(), all.readings};
    return {is_any_illegal ? rules::SealedMove::illegal : rules::SealedMove::unintelligible};
}

}  // namespace

SealedContent read_sealed(const chess::Position& position, const std::string& written) {
    if (written.find(kOr) != std::string::npos) return read_readings(position, written);
    std::string squares;
    std::remove_copy(written.begin(), written.end(), std::back_inserter(squares), '-');
    if (const auto uci = chess::parse_uci(position, squares)) return {rules::SealedMove::legal, *uci, {*uci}};
    if (const auto san = chess::parse_san(position, written)) return {rules::SealedMove::legal, san->move, {san->move}};
    const auto irregular = [&](const chess::RawMove& raw) {
        return SealedContent{rules::SealedMove::illegal,
                             game::IrregularMove{.by = position.turn(), .man = {raw.from, raw.to}}};
    };
    if (const auto raw = chess::parse_raw_uci(squares)) return irregular(*raw);
    const auto meant = chess::raw_candidates(position.board(), position.turn(), written);
    if (meant.empty()) return {};
    if (meant.size() == 1) return irregular(meant.front());
    std::vector<chess::Move> readings;
    for (const chess::RawMove& raw : meant)
        if (const auto move = chess::legal_move(position, raw)) readings.push_back(*move);
    // Of several men none of which can make it, it does not matter which was meant.
    if (readings.size() < 2) return {rules::SealedMove::illegal};
    return {rules::SealedMove::ambiguous, {}, std::move(readings)};
}

std::optional<rules::Kind> illegal_kind_sealed(const chess::Position& position, const std::string& written) {
    const auto meant = chess::raw_candidates(position.board(), position.turn(), written);
    if (meant.size() < 2) return std::nullopt;
    const auto taken = position.board().at(meant.front().to);
    if (!taken) return rules::Kind::illegal_move_false_move;
    return taken->color == position.turn() ? rules::Kind::illegal_move_own_man_captured
                                           : rules::Kind::illegal_move_false_capture;
}

const Act* sealed_with_a_move(const Dispute& dispute, std::optional<std::size_t> sealed) {
    if (!sealed || *sealed >= dispute.acts.size()) return nullptr;
    const Act& act = dispute.acts[*sealed];
    const auto* seal = std::get_if<Adjournment>(&act.what);
    return seal != nullptr && !seal->move.empty() ? &act : nullptr;
}

}  // namespace jadoube::adjudicate
