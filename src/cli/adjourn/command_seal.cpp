// jadoube seal: a move goes into the log so that nobody can read it before the resumption, nor change it.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/adjourn/pages.hpp"
#include "cli/commands.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/secret_input.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "desk/adjourn/adjourned_games.hpp"
#include "desk/adjourn/sealing.hpp"
#include "desk/incident/recording.hpp"
#include "desk/known/event_data.hpp"
#include "desk/known/open_log.hpp"
#include "desk/laws/laws.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::cli {
namespace {

struct SealWords {
    std::string reference;
    std::string by;
    std::optional<int> from_fd;
    std::optional<int> passphrase_fd;
    bool new_passphrase = false;
    std::vector<std::string> escrow;
    bool clock_paused = false;
    std::string white_clock;
    std::string black_clock;
    PageWords pages;
    std::string author;
    std::string log;
    std::string id;
};

Result<std::vector<log::EscrowKey>> escrow_keys(const std::vector<std::string>& words) {
    std::vector<log::EscrowKey> keys;
    for (const std::string& word : words) {
        const auto key = log::from_hex<log::EscrowKey>(word);
        if (!key)
            return refusal(fmt::format("'{}' is no escrow key", word), "it has 64 small hexadecimal digits",
                           "--escrow");
        keys.push_back(*key);
    }
    return keys;
}

/// The move first, then the passphrase: two people type.
Result<desk::SealSecrets> read_secrets(const SealWords& words, chess::Color side) {
    auto text = read_secret({.descriptor = words.from_fd,
                             .option = "--from-fd",
                             .prompt = fmt::format("{}: the move to be sealed", report::side(side)),
                             .twice = true},
                            log::kLongestSealed);
    if (!text) return tl::unexpected<Error>(text.error());
    if (text->size() == 0) return refusal("there is no move to seal", "write it into the descriptor", "--from-fd");
    if (words.new_passphrase) return desk::SealSecrets{std::move(*text), log::new_passphrase()};
    auto passphrase = read_secret({.descriptor = words.passphrase_fd,
                                   .option = "--passphrase-fd",
                                   .prompt = "Arbiter: a passphrase for this envelope",
                                   .twice = true},
                                  kLongestPassphrase);
    if (!passphrase) return tl::unexpected<Error>(passphrase.error());
    return desk::SealSecrets{std::move(*text), std::move(*passphrase)};
}

/// Envelope and slip, each a page of its own.
Result<JsonArray> write_pages(const Session& session, const SealWords& words, const report::SlipReport& slip,
                              const log::Recorded& recorded) {
    auto open = open_log(session, words.log, log::Access::read, game_named(words.reference));
    if (!open) return tl::unexpected<Error>(open.error());
    const auto game = desk::adjourned_ever(*open, words.reference);
    if (!game) return tl::unexpected<Error>(game.error());
    const auto envelope = write_page(session, words.pages, (*game)->game, "envelope", (*game)->adjournment.entry.number,
                                     report::envelope_page(desk::adjournment_report(*open, **game)));
    if (!envelope) return tl::unexpected<Error>(envelope.error());
    const auto written = write_page(session, words.pages, (*game)->game, "slip",
                                    log::LogNumber{{}, recorded.entry.seq.value}, report::slip_page(slip));
    if (!written) return tl::unexpected<Error>(written.error());
    return JsonArray{*envelope, *written};
}

ExitCode say(Session& session, const SealWords& words, const log::AdjournedGame& game, const desk::SealSecrets& secrets,
             const report::SlipReport& slip, const log::Recorded& recorded) {
    const desk::Receipt receipt{recorded.entry.seq, recorded.entry.id, recorded.was_there};
    JsonArray pages;
    ExitCode code = ExitCode::fine;  // the code of the slip is shown only now, whatever becomes of the pages
    if (!words.pages.folder.empty()) {
        auto written = write_pages(session, words, slip, recorded);
        if (written) pages = std::move(*written);
        if (!written) code = session.fail(written.error());
    }
    const std::string passphrase = words.new_passphrase ? std::string(secrets.passphrase.view()) : std::string();
    if (session.json) {
        Json json = adjournment_receipt(receipt, game).set("status", "sealed");
        json.set("commitment", slip.fingerprint).set("slip", slip.code);
        if (!passphrase.empty()) json.set("passphrase", passphrase);
        if (!pages.empty()) json.set("pages", pages);
        session.print(json);
        return code;
    }
    say_line(session, "prompt.sealed", {{"recorded", short_text(receipt)}, {"side", report::side(slip.by)}});
    say_line(session, "prompt.commitment", {{"value", slip.fingerprint}});
    say_line(session, "prompt.slip", {{"code", slip.code}});
    if (!passphrase.empty()) say_line(session, "prompt.passphrase", {{"words", passphrase}});
    for (const Json& page : pages) say_line(session, "prompt.page", {{"file", for_terminal(*page.if_string())}});
    say_next(session, "prompt.when_paused",
             fmt::format("jadoube seal {} --by {} --clock-paused", event::to_text(game.game), name_of(slip.by)));
    return code;
}

/// Two people have typed, for minutes perhaps: the log is looked at again.
ExitCode record(Session& session, const SealWords& words, chess::Color side, const desk::SealSecrets& secrets,
                const std::vector<log::EscrowKey>& escrow, const log::EntryId& id) {
    auto open = open_log(session, words.log, log::Access::append, game_named(words.reference));
    if (!open) return session.fail(on_paper(open.error()));
    const auto game = desk::adjourned_now(*open, words.reference);
    if (!game) return session.fail(game.error());
    if (const auto still = desk::sealer(**game, side); !still) return session.fail(still.error());
    const auto move = desk::seal_move(*open, **game, side, secrets, escrow, id);
    if (!move) return session.fail(move.error());
    const Uninterrupted held(session);
    const log::NewEntry entry{id, move->sealed, desk::recorder(*open, words.author), (*game)->game};
    const auto recorded = open->record(entry);
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    return say(session, words, **game, secrets, desk::slip_of(*open, **game, *move, recorded->entry.seq), *recorded);
}

ExitCode seal(Session& session, const log::AdjournedGame& game, const SealWords& words, const log::EntryId& id) {
    if (words.from_fd && words.from_fd == words.passphrase_fd)
        return session.fail(
            Error{ErrorCode::usage, "move and passphrase come from one descriptor", "--from-fd", "give each its own"});
    if (const auto folder = make_page_folder(words.pages); !folder) return session.fail(folder.error());
    const auto side = desk::sealer(game, chess::color_named(words.by));
    if (!side) return session.fail(side.error());
    const auto escrow = escrow_keys(words.escrow);
    if (!escrow) return session.fail(escrow.error());
    const auto secrets = read_secrets(words, *side);
    if (!secrets) return session.fail(secrets.error());
    return record(session, words, *side, *secrets, *escrow, id);
}

Result<log::ClockReadings> readings(const SealWords& words) {
    log::ClockReadings clocks;
    const auto read = [](const std::string& text, const char* option, std::optional<Millis>& to) -> Result<void> {
        if (text.empty()) return {};
        const auto time = time_option(text, option);
        if (!time) return tl::unexpected<Error>(time.error());
        to = *time;
        return {};
    };
    if (auto white = read(words.white_clock, "--white-clock", clocks.reading.white); !white)
        return tl::unexpected<Error>(white.error());
    if (auto black = read(words.black_clock, "--black-clock", clocks.reading.black); !black)
        return tl::unexpected<Error>(black.error());
    return clocks;
}

ExitCode say_paused(const Session& session, const log::AdjournedGame& game, const desk::Receipt& receipt) {
    if (session.json) {
        session.print(adjournment_receipt(receipt, game).set("status", "paused"));
        return ExitCode::fine;
    }
    say_line(session, "prompt.sealed_for_good", {{"recorded", short_text(receipt)}});
    say_next(session, "prompt.at_resumption",
             fmt::format("jadoube resume {} --present both", event::to_text(game.game)));
    return ExitCode::fine;
}

ExitCode pause(Session& session, desk::OpenLog& open, const log::AdjournedGame& game, const SealWords& words,
               const log::EntryId& id) {
    const auto side = desk::sealer(game, chess::color_named(words.by));
    if (!side) return session.fail(side.error());
    auto clocks = readings(words);
    if (!clocks) return session.fail(clocks.error());
    const Uninterrupted held(session);
    const auto recorded = open.record(
        log::NewEntry{id, desk::pause_of(game, *side, *clocks), desk::recorder(open, words.author), game.game});
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    return say_paused(session, game, {recorded->entry.seq, id, recorded->was_there});
}

/// A reading that is not recorded would be lost.
Result<void> require_clock_paused(const SealWords& words) {
    const bool reads = !words.white_clock.empty() || !words.black_clock.empty();
    if (words.clock_paused || !reads) return {};
    return refusal("is recorded with --clock-paused", "seal first, then give it with --clock-paused",
                   words.white_clock.empty() ? "--black-clock" : "--white-clock");
}

/// What is told of a move that is sealed would be dropped where the clock alone is paused.
Result<void> require_move_alone(const SealWords& words) {
    if (!words.clock_paused) return {};
    const std::pair<bool, const char*> told[] = {{words.from_fd.has_value(), "--from-fd"},
                                                 {words.passphrase_fd.has_value(), "--passphrase-fd"},
                                                 {words.new_passphrase, "--new-passphrase"},
                                                 {!words.escrow.empty(), "--escrow"},
                                                 {!words.pages.folder.empty(), "--pages"}};
    for (const auto& [is_told, option] : told)
        if (is_told)
            return refusal("--clock-paused seals no move, it makes the one sealed before final",
                           "seal first; then --clock-paused alone, once the code is on the slip", option);
    return {};
}

ExitCode run_seal(Session& session, const SealWords& words) {
    if (const auto goes = require_move_alone(words); !goes) return session.fail(goes.error());
    if (const auto goes = require_clock_paused(words); !goes) return session.fail(goes.error());
    auto open = open_log(session, words.log, log::Access::append, game_named(words.reference));
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto kind = words.clock_paused ? log::EntryKind::clock_paused : log::EntryKind::sealed;
    const auto tried = desk::earlier_try(*open, *id, kind, [&](const log::Entry& entry) {
        const auto reference = event::parse_game_reference(words.reference);
        return reference && entry.game == *reference;
    });
    if (!tried) return session.fail(tried.error());
    const auto game =
        *tried ? desk::adjourned_ever(*open, words.reference) : desk::adjourned_now(*open, words.reference);
    if (!game) return session.fail(game.error());
    if (*tried && words.clock_paused) return say_paused(session, **game, **tried);
    if (*tried) {
        return session.fail(
            Error{ErrorCode::usage,
                  fmt::format("this is recorded as {}, and its code was shown only then", (*tried)->seq.value), "--id",
                  "if the code is lost, seal again without --id: that replaces it"});
    }
    return words.clock_paused ? pause(session, *open, **game, words, *id) : seal(session, **game, words, *id);
}

}  // namespace

Command seal_command() {
    const auto words = std::make_shared<SealWords>();
    Command command;
    command.name = "seal";
    command.summary = "Seal a move so that nobody can read it before the resumption";
    command.details =
        "The player types the move, the arbiter a passphrase; neither is shown. Any text of at most 120 bytes is taken "
        "as\n"
        "it is, without a word on it. The code that is printed goes on the slip into the paper envelope: passphrase "
        "and\n"
        "code together open the move. Sealing again replaces it, until --clock-paused is recorded. See "
        "docs/adjournment.md.";
    command.example = "jadoube seal r21b1 --by white --new-passphrase";
    command.options = {
        {"game", "the adjourned game: r21b1", &words->reference, "REF", true},
        {"--by", "who seals (default: who has the move)", &words->by, "SIDE", false, sides()},
        {"--from-fd", "read the move from this descriptor, up to its end, and do not ask", &words->from_fd, "N"},
        {"--passphrase-fd", "read the passphrase from this descriptor", &words->passphrase_fd, "N"},
        {"--new-passphrase", "make a passphrase of five words and show it once", &words->new_passphrase},
        {"--escrow", "a public key whose holder can open it too; once for each", &words->escrow, "KEY"},
        {"--clock-paused", "the player has paused his clock: from now on nothing can be replaced",
         &words->clock_paused},
        {"--white-clock", "with --clock-paused: White's clock then", &words->white_clock, "TIME"},
        {"--black-clock", "with --clock-paused: Black's clock then", &words->black_clock, "TIME"},
        {"--recorded-by", "who records (default: the event's only arbiter)", &words->author, "NAME"}};
    for (OptionSpec& spec : page_options(words->pages)) command.options.push_back(std::move(spec));
    command.options.push_back(log_option(words->log));
    command.options.push_back(id_option(words->id));
    command.run = [words](Session& session) { return run_seal(session, *words); };
    return command;
}

}  // namespace jadoube::cli
