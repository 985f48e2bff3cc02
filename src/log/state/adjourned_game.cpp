#include "log/state/adjourned_game.hpp"

#include <algorithm>

namespace jadoube::log {

std::string_view name_of(AdjournedStatus status) {
    switch (status) {
        case AdjournedStatus::adjourned: return "adjourned";
        case AdjournedStatus::sealed: return "sealed";
        case AdjournedStatus::paused: return "paused";
        case AdjournedStatus::opened: return "opened";
        case AdjournedStatus::resumed: return "resumed";
        default: return "ended";
    }
}

AdjournedStatus AdjournedGame::status() const {
    if (resumed) return AdjournedStatus::resumed;
    if (ended) return AdjournedStatus::ended;
    const bool any_opened =
        std::any_of(envelopes.begin(), envelopes.end(), [](const Envelope& e) { return e.opened.has_value(); });
    if (any_opened) return AdjournedStatus::opened;
    if (paused[adjournment.what.seals]) return AdjournedStatus::paused;
    return envelopes.empty() ? AdjournedStatus::adjourned : AdjournedStatus::sealed;
}

const Envelope* AdjournedGame::envelope_of(chess::Color side) const {
    const auto found = std::find_if(envelopes.rbegin(), envelopes.rend(), [&](const Envelope& envelope) {
        return !envelope.replaced && envelope.sealed.what.by == side;
    });
    return found == envelopes.rend() ? nullptr : &*found;
}

const Envelope* AdjournedGame::opened_of(chess::Color side) const {
    const auto found = std::find_if(envelopes.begin(), envelopes.end(), [&](const Envelope& envelope) {
        return envelope.sealed.what.by == side && envelope.opened;
    });
    return found == envelopes.end() ? nullptr : &*found;
}

const Envelope* AdjournedGame::next_to_open() const {
    const chess::Color first = adjournment.what.seals;
    const Envelope* envelope = envelope_of(first);
    if (envelope != nullptr && !envelope->opened) return envelope;
    const Envelope* reply = envelope_of(!first);
    return reply != nullptr && !reply->opened ? reply : nullptr;
}

ClockReadings AdjournedGame::clocks() const {
    ClockReadings clocks = adjournment.what.clocks;
    for (const chess::Color first : {adjournment.what.seals, !adjournment.what.seals}) {
        if (!paused[first]) continue;
        const ClockReadings& read = paused[first]->what.clocks;
        for (const chess::Color side : {chess::Color::white, chess::Color::black})
            if (read.reading[side]) clocks.reading[side] = read.reading[side];
        clocks.running.reset();
    }
    return clocks;
}

Json context_of(const ChainId& chain, const event::GameReference& game, const EntryId& sealed, chess::Color by,
                const EntryId& adjournment, const GameAdjourned& envelope) {
    return Json::object({{"chain", to_hex(chain)},
                         {"game", event::to_text(game)},
                         {"sealed", to_hex(sealed)},
                         {"by", name_of(by)},
                         {"adjournment", to_hex(adjournment)},
                         {"envelope", to_json(EntryData(envelope))}});
}

std::string misplaced(const Entry& sealed, const GameAdjourned& envelope) {
    const auto* move = std::get_if<MoveSealed>(&sealed.data);
    if (move == nullptr || !sealed.game) return "it is no sealed move of a game";
    const Json expected = context_of(sealed.chain, *sealed.game, sealed.id, move->by, move->adjournment, envelope);
    if (move->context == expected) return {};
    for (const char* member : {"chain", "game", "sealed", "by", "adjournment"}) {
        if (move->context.text(member) != expected.text(member))
            return std::string("it was sealed with another value of '") + member + "'";
    }
    return "the envelope that it was sealed with says something else than the adjournment";
}

bool is_as_sealed(const MoveSealed& sealed, const SealOpened& opened) {
    const Commitment now = commitment_of(opened.value, to_canonical_text(sealed.context), opened.text);
    return now == sealed.sealing.commitment && now == opened.commitment;
}

}  // namespace jadoube::log
