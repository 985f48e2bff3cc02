// The opening of a sealed move: who must be there, which keys, what it held, and that it is what was sealed.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/adjourn/resumption.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/secret_input.hpp"
#include "desk/adjourn/adjourned_games.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/known/open_log.hpp"
#include "desk/laws/sealed_advice.hpp"
#include "log/keys/escrow_file.hpp"
#include "report/event/entry_words.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

using chess::Color;

constexpr std::size_t kLongestCode = 200;

tl::unexpected<Error> nothing_to_open(const Resumption& run) {
    for (const Color side : {Color::white, Color::black})
        if (const log::Envelope* envelope = run.at.game.opened_of(side))
            return refusal(fmt::format("{}'s sealed move was opened by entry {}", report::side(side),
                                       envelope->opened->entry.number),
                           fmt::format("say what it is: jadoube resume {} --found legal", run.reference()));
    return refusal(
        "the log has no sealed move to open",
        fmt::format("one on paper is entered with: jadoube resume {} --found legal --move MOVE", run.reference()));
}

Result<const log::Envelope*> envelope_to_open(const Resumption& run) {
    const log::Envelope* envelope = run.at.game.next_to_open();
    if (envelope == nullptr) return nothing_to_open(run);
    if (run.at.game.ended && !run.words.both_ask)
        return refusal("the game has ended, and the envelope stays shut", "if both players ask: --both-ask");
    const Color answers = !envelope->sealed.what.by;
    if (run.is_present(answers) || run.at.game.ended) return envelope;
    return refusal(
        fmt::format("{} has to answer the sealed move and is not noted as present", report::side(answers)),
        fmt::format("when he is there: jadoube resume {} --present {} --open", run.reference(), name_of(answers)));
}

Result<log::SealKeys> keys_in_escrow(const ResumeWords& words, const log::MoveSealed& sealed) {
    const auto secret = log::read_escrow_file(words.escrow_key);
    if (!secret) return tl::unexpected<Error>(secret.error());
    Error last{ErrorCode::seal_shut, "this move was sealed for no escrow key", "--escrow-key",
               "it opens with passphrase and slip"};
    for (const log::EscrowWrap& wrap : sealed.escrow) {
        auto keys = log::unwrap_escrow(wrap, *secret);
        if (keys) return keys;
        last = keys.error();
    }
    return tl::unexpected<Error>(std::move(last));
}

/// The slip first: its check is done at once, the passphrase takes its time.
Result<log::SealKeys> keys_for(const ResumeWords& words, const log::MoveSealed& sealed) {
    if (!words.escrow_key.empty()) return keys_in_escrow(words, sealed);
    if (words.slip_fd && words.slip_fd == words.passphrase_fd)
        return refusal("passphrase and code come from one descriptor", "give each its own");
    const auto code = read_secret(
        {.descriptor = words.slip_fd, .option = "--slip-fd", .prompt = "The code on the slip"}, kLongestCode);
    if (!code) return tl::unexpected<Error>(code.error());
    auto second = log::read_slip_code(code->view());
    if (!second) return tl::unexpected<Error>(second.error());
    const auto passphrase = read_secret({.descriptor = words.passphrase_fd,
                                         .option = "--passphrase-fd",
                                         .prompt = "Arbiter: the passphrase of this envelope"},
                                        kLongestPassphrase);
    if (!passphrase) return tl::unexpected<Error>(passphrase.error());
    auto first = log::unwrap_first(sealed.passphrase, *passphrase);
    if (!first) return tl::unexpected<Error>(first.error());
    return log::SealKeys{std::move(*first), std::move(*second)};
}

/// The entry must be of this log, game and envelope before it is believed.
Result<log::Opening> opening_of(const Resumption& run, const log::Envelope& envelope) {
    const log::MoveSealed& sealed = envelope.sealed.what;
    const auto entries = run.at.open.entries();
    const auto entry = std::find_if(entries.begin(), entries.end(),
                                    [&](const log::Entry& e) { return e.id == envelope.sealed.entry.id; });
    if (const std::string why = log::misplaced(*entry, run.at.game.adjournment.what); !why.empty())
        return failure(ErrorCode::log_damaged, fmt::format("entry {}: {}", entry->seq.value, why), {},
                       "see: jadoube verify");
    const auto keys = keys_for(run.words, sealed);
    if (!keys) return tl::unexpected<Error>(keys.error());
    return log::open_text(sealed.sealing, *keys, to_canonical_text(sealed.context));
}

ExitCode show_opening(const Resumption& run, const log::MoveSealed& sealed, const log::SealOpened& opened,
                      const desk::Receipt& receipt) {
    const auto position =
        sealed.by == run.at.game.adjournment.what.seals ? desk::position_of(run.at.game) : std::nullopt;
    const auto advice = position ? std::optional(desk::advice_on(opened.text, *position)) : std::nullopt;
    const bool agrees = log::is_as_sealed(sealed, opened);
    if (run.session.json) {
        Json json = adjournment_receipt(receipt, run.at.game).set("status", "opened");
        json.set("text", is_utf8(opened.text) ? Json(opened.text) : Json()).set("bytes", log::hex_of(opened.text));
        json.set("commitment", report::fingerprint_of(sealed.sealing.commitment)).set("agrees", agrees);
        run.session.print(json.set("reads_as", advice ? Json(rules::name_of(advice->found)) : Json()));
        return agrees ? ExitCode::fine : ExitCode::log_unverified;
    }
    std::ostream& out = run.session.out;
    const Session& session = run.session;
    say_line(session, "prompt.opened", {{"side", report::side(sealed.by)}, {"text", for_terminal(opened.text)}});
    say_line(session, "prompt.commitment", {{"value", report::fingerprint_of(sealed.sealing.commitment)}});
    say_line(session, agrees ? report::Key("prompt.agrees") : report::Key("prompt.differs"));
    if (advice) out << advice->words << ' ' << report::phrase("prompt.arbiter_finds") << '\n';
    out << short_text(receipt) << '\n';
    if (!run.at.game.ended)
        say_next(session, fmt::format("jadoube resume {} --found {}", run.reference(),
                                      rules::name_of(advice ? advice->found : rules::SealedMove::legal)));
    return agrees ? ExitCode::fine : ExitCode::log_unverified;
}

}  // namespace

ExitCode open_envelope(const Resumption& run) {
    if (const auto guarded = log::guard_process(); !guarded) return run.session.fail(guarded.error());
    const auto envelope = envelope_to_open(run);
    if (!envelope) return run.session.fail(envelope.error());
    const auto opening = opening_of(run, **envelope);
    if (!opening) return run.session.fail(opening.error());
    const log::MoveSealed sealed = (*envelope)->sealed.what;
    const log::SealOpened opened{.sealed = (*envelope)->sealed.entry.id,
                                 .value = opening->value,
                                 .text = opening->text,
                                 .commitment = opening->commitment};
    const auto ruled = desk::opening_entries(run.at, run.told, opened);
    if (!ruled) return run.session.fail(ruled.error());
    if (ruled->opener && !run.session.json)
        say_line(run.session, "prompt.who_opened",
                 {{"standing", report::standing_in_line(ruled->opener->ruling, nullptr)}});
    const Uninterrupted held(run.session);
    const auto recorded = run.at.open.record(ruled->entries);
    if (!recorded) return run.session.fail(on_paper(recorded.error(), run.at.recording.id));
    return show_opening(run, sealed, opened, receipt_of(*recorded, run.at.recording.id));
}

}  // namespace jadoube::cli
