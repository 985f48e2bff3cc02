#include "adjudicate/story/sealed.hpp"

#include <algorithm>
#include <iterator>

#include "base/error.hpp"
#include "chess/notation.hpp"

namespace jadoube::adjudicate {

SealedContent read_sealed(const chess::Position& position, const std::string& written) {
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

namespace {

bool seals_a_move(const Act& act) {
    const auto* seal = std::get_if<Adjournment>(&act.what);
    return seal != nullptr && seal->act == rules::ActWord::seal && !seal->move.empty() && color_of(act.by);
}

/// The clocks are paused, or what comes later cannot have been before they were.
bool ends_sealing(const Act& act, Person by) {
    const auto* happening = std::get_if<Happening>(&act.what);
    const bool pauses = happening != nullptr && happening->kind() == rules::Kind::conduct_pause;
    return act.by != by || pauses || std::holds_alternative<Press>(act.what);
}

}  // namespace

const Act* sealed_with_a_move(const Dispute& dispute, rules::SealedMoveIsFinal final) {
    const auto first = std::find_if(dispute.acts.begin(), dispute.acts.end(), seals_a_move);
    if (first == dispute.acts.end()) return nullptr;
    const Act* sealed = &*first;
    if (final == rules::SealedMoveIsFinal::sealed) return sealed;
    for (auto act = first; act != dispute.acts.end() && !ends_sealing(*act, first->by); ++act)
        if (seals_a_move(*act)) sealed = &*act;
    return sealed;
}

}  // namespace jadoube::adjudicate
