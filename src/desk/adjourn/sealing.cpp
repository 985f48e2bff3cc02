#include "desk/adjourn/sealing.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "report/event/entry_words.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
Result<chess::Color> sealer(const log::AdjournedGame& game, std::optional<chess::Color> told) {
    const chess::Color first = game.adjournment.what.seals;
    const chess::Color side = told.value_or(first);
    const std::string name = report::side(side);
    const std::string reference = event::to_text(game.game);
    if (game.paused[side]) {
        return refusal(fmt::format("{}'s clock was paused by entry {}: the sealed move is fixed", name,
                                   game.paused[side]->entry.number),
                       "it is opened with 'jadoube resume'");
    }
    if (const log::Envelope* shown = game.opened_of(side)) {
        return refusal(fmt::format("{}'s sealed move was opened by entry {}: what it held is fixed", name,
                                   shown->opened->entry.number),
                       "what was seen cannot be sealed again; go on with 'jadoube resume', or enter what happened with "
                       "'jadoube incident'");
    }
    if (side == first || game.paused[first]) return side;
    return refusal(fmt::format("{} has the move, and he seals", report::side(first)),
                   fmt::format("{0} may seal his reply once {1}'s clock is paused; if {0} sealed on paper, enter it: "
                               "jadoube incident {2} --act \"{3} seals\"",
                               name, report::side(first), reference, name_of(side)));
}

Result<NewSeal> seal_move(const OpenLog& open, const log::AdjournedGame& game, chess::Color side,
                          const SealSecrets& secrets, const std::vector<log::EscrowKey>& escrow,
                          const log::EntryId& id) {
    const log::ChainId& chain = open.store.own_chain();
    log::MoveSealed move{
        .adjournment = game.adjournment.entry.id,
        .by = side,
        .context = log::context_of(chain, game.game, id, side, game.adjournment.entry.id, game.adjournment.what)};
    if (const log::Envelope* before = game.envelope_of(side)) move.replaces = before->sealed.entry.id;
    auto sealed = log::seal_text(secrets.text, to_canonical_text(move.context));
    if (!sealed) return tl::unexpected<Error>(sealed.error());
    auto wrap = log::wrap_first(sealed->keys.first, secrets.passphrase);
    if (!wrap) return tl::unexpected<Error>(wrap.error());
    move.sealing = sealed->sealing;
    move.passphrase = *wrap;
    for (const log::EscrowKey& key : escrow) {
        auto kept = log::wrap_for(key, sealed->keys);
        if (!kept) return tl::unexpected<Error>(kept.error());
        move.escrow.push_back(*kept);
    }
    return NewSeal{std::move(move), log::slip_code(sealed->keys.second)};
}

log::ClockPaused pause_of(const log::AdjournedGame& game, chess::Color side, const log::ClockReadings& clocks) {
    log::ClockPaused paused{.adjournment = game.adjournment.entry.id, .by = side, .clocks = clocks};
    if (const log::Envelope* envelope = game.envelope_of(side)) paused.sealed = envelope->sealed.entry.id;
    return paused;
}

report::SlipReport slip_of(const OpenLog& open, const log::AdjournedGame& game, const NewSeal& move,
                           log::EntrySeq entry) {
    const log::GameAdjourned& adjournment = game.adjournment.what;
    const bool is_reply_to_next = move.sealed.by != adjournment.seals && adjournment.seals == chess::Color::black;
    return {.event = event_of(open.state).name,
            .reference = event::to_text(game.game),
            .players = adjournment.players,
            .by = move.sealed.by,
            .move_number = adjournment.move_number + (is_reply_to_next ? 1 : 0),
            .entry = fmt::format("{}", entry.value),
            .fingerprint = report::fingerprint_of(move.sealed.sealing.commitment),
            .code = std::string(move.code.view())};
}

}  // namespace jadoube::desk
