// jadoube adjourn: a game is broken off; what stands on the envelope goes into the log.
#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "base/text.hpp"
#include "cli/adjourn/adjournments.hpp"
#include "cli/commands.hpp"
#include "cli/log/incident_words.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/signals.hpp"
#include "cli/typed/time_options.hpp"
#include "game/replay.hpp"
#include "report/words.hpp"

namespace jadoube::cli {
namespace {

struct AdjournWords {
    IncidentWords game;
    std::string seals;
    std::string draw_offer;
    std::string resumption;
    PageWords pages;
};

tl::unexpected<Errors> refuse(std::string why, std::string where, std::string hint) {
    return tl::unexpected<Errors>(Errors{{ErrorCode::usage, std::move(why), std::move(where), std::move(hint)}});
}

/// What is told, as a case without acts.
tl::expected<adjudicate::Case, Errors> told(const AdjournWords& words) {
    DisputeWords dispute = words.game.dispute;
    dispute.pgn.clear();  // the game becomes an entry of its own
    dispute.no_position = dispute.fen.empty();
    return read_dispute(dispute);
}

/// The record up to the adjournment and no word beyond: a file of a game that was played on has the sealed move.
void cut(const Desk& desk, const event::GameReference& reference, GameNow& game) {
    if (!game.at || !game.game.record) return;
    game::Record record = std::move(*game.game.record);
    record.moves.resize(static_cast<std::size_t>(game.at->value));
    record.result.reset();
    if (!record.moves.empty()) record.moves.back().comment.clear();
    if (!record.moves.empty()) record.moves.back().variations.clear();
    take_record(std::move(record), game.game);
    const auto known = desk.state.games.find(reference);
    game.is_new = known == desk.state.games.end() || known->second.what != game.game.known;
}

/// Where no move is known, the game is known from the adjourned position on.
void begin_with(const chess::Setup& position, GameNow& game) {
    if (game.game.record) return;
    game::Record record;
    record.start = position;
    take_record(std::move(record), game.game);
    game.is_new = true;
}

/// The position in which the game is broken off, where it is known.
std::optional<chess::Setup> position_of(const GameNow& game, const adjudicate::Case& given) {
    if (!game.at) return given.game.start;
    return game::Replay(*game.game.record).at(*game.at);
}

std::vector<std::string> moves_of(const GameNow& game) {
    std::vector<std::string> moves;
    if (!game.at) return moves;
    const game::Replay replay(*game.game.record);
    for (int ply = 1; ply <= game.at->value; ++ply)
        moves.push_back(game::to_san(replay.at(game::Ply{ply - 1}), replay.move_to(game::Ply{ply})));
    return moves;
}

tl::expected<log::Adjournment, Errors> adjournment_of(const Desk& desk, const AdjournWords& words, const GameNow& game,
                                                      const adjudicate::Case& given) {
    const auto position = position_of(game, given);
    const auto named = chess::color_named(words.seals);
    if (!position && !named)
        return refuse("it is not known who has the move", "--seals",
                      "give the game with --pgn, the position with --fen, or say --seals white");
    if (position && named && *named != position->turn)
        return refuse(fmt::format("{} has the move, and he seals", report::side(position->turn)), "--seals",
                      "if the other sealed, enter it with 'jadoube incident': --act \"black seals\"");
    log::Adjournment adjournment{.players = game.game.known.players,
                                 .moves = moves_of(game),
                                 .seals = position ? position->turn : *named,
                                 .clocks = to_report(given, {}).clocks,
                                 .draw_offer = chess::color_named(words.draw_offer),
                                 .resumption = words.resumption,
                                 .rules = desk.state.rules ? desk.state.rules->what : log::AdoptedRules{},
                                 .note = words.game.note};
    if (position) adjournment.fen = chess::to_fen(*position);
    if (position) adjournment.move_number = position->move_number;
    return adjournment;
}

/// The moves that each has completed follow from the game, where they were not told.
void count_moves(log::Adjournment& adjournment) {
    auto& moves = adjournment.clocks.moves;
    if (!adjournment.clocks.control || !adjournment.fen) return;
    if (!moves.white) moves.white = adjournment.move_number - (adjournment.seals == chess::Color::white ? 1 : 0);
    if (!moves.black) moves.black = adjournment.move_number - 1;
}

Result<log::Recorded> record(Desk& desk, const event::GameReference& reference, const GameNow& game,
                             const log::Adjournment& adjournment, const Recording& recording) {
    std::vector<log::NewEntry> entries;
    if (game.is_new) {
        if (game.game.known.pgn) {
            if (const auto kept = desk.store.put_text(game.game.pgn); !kept) return tl::unexpected<Error>(kept.error());
        }
        entries.push_back({part_of(recording.id, "game"), game.game.known, recording.author, reference});
    }
    entries.push_back({recording.id, adjournment, recording.author, reference});
    auto recorded = desk.record(entries);
    if (!recorded) return tl::unexpected<Error>(recorded.error());
    return std::move(recorded->back());
}

ExitCode say(Session& session, const Desk& desk, const log::AdjournedGame& game, const Receipt& receipt,
             const PageWords& pages) {
    const std::string laws = laws_title(desk, game.adjournment.what.rules);
    const report::Document page = report::envelope_page(adjournment_report(desk.state, game, laws));
    std::string path;
    ExitCode code = ExitCode::fine;  // what was recorded is told, whatever becomes of the page
    if (!pages.folder.empty()) {
        const auto written = write_page(session, pages, game.game, "envelope", game.adjournment.entry.seq, page);
        if (written) path = *written;
        if (!written) code = session.fail(written.error());
    }
    if (session.json) {
        Json json = adjournment_receipt(receipt, game);
        if (!path.empty()) json.set("pages", Json::array({path}));
        session.print(json);
        return code;
    }
    session.out << report::to_terminal(page, terminal_style(session)) << '\n' << short_text(receipt) << '\n';
    if (!path.empty()) session.out << "page: " << for_terminal(path) << '\n';
    session.out << fmt::format("next: jadoube seal {} --by {}\n", event::to_text(game.game),
                               name_of(game.adjournment.what.seals));
    return code;
}

/// Looks again: what is shown is what the log holds now.
ExitCode show_again(Session& session, const AdjournWords& words, const Receipt& receipt) {
    const auto desk = open_desk(session, words.game.log, log::Access::read);
    if (!desk) return session.fail(desk.error());
    const auto game = adjourned_ever(*desk, words.game.reference);
    if (!game) return session.fail(game.error());
    return say(session, *desk, **game, receipt, words.pages);
}

Result<void> require_not_adjourned(const Desk& desk, const event::GameReference& reference) {
    const log::AdjournedGame* before = desk.state.adjournment_of(reference);
    if (before == nullptr || before->resumed) return {};
    const std::string name = event::to_text(reference);
    if (before->ended) return failure(ErrorCode::usage, fmt::format("{} has ended", name), {}, "jadoube log");
    return failure(ErrorCode::usage,
                   fmt::format("{} is adjourned already: entry {}", name, before->adjournment.entry.seq.value), {},
                   fmt::format("jadoube resume {} --present both", name));
}

ExitCode adjourn(Session& session, Desk& desk, const AdjournWords& words, const event::GameReference& reference,
                 const log::EntryId& id) {
    if (const auto ready = require_not_adjourned(desk, reference); !ready) return session.fail(ready.error());
    if (const auto folder = make_page_folder(words.pages); !folder) return session.fail(folder.error());
    const auto given = told(words);
    if (!given) return session.fail(given.error());
    if (const auto& control = given->game.clocks.control) tell_control(session, *control);
    auto game = game_now(desk, reference, words.game, *given);
    if (!game) return session.fail(game.error());
    cut(desk, reference, *game);
    auto adjournment = adjournment_of(desk, words, *game, *given);
    if (!adjournment) return session.fail(adjournment.error());
    count_moves(*adjournment);
    if (const auto position = position_of(*game, *given)) begin_with(*position, *game);
    const Uninterrupted held(session);
    const auto recorded = record(desk, reference, *game, *adjournment, {id, recorder(desk.state, words.game.by)});
    if (!recorded) return session.fail(on_paper(recorded.error(), id));
    return show_again(session, words, Receipt{recorded->entry.seq, id, recorded->was_there});
}

ExitCode run_adjourn(Session& session, const AdjournWords& words) {
    const auto reference = event::parse_game_reference(words.game.reference);
    if (!reference) return session.fail(reference.error());
    auto desk = open_desk(session, words.game.log, log::Access::append);
    if (!desk) return session.fail(on_paper(desk.error()));
    const auto id = command_id(session, words.game.id);
    if (!id) return session.fail(id.error());
    const auto tried = earlier_try(*desk, *id, log::EntryKind::adjournment, [&](const log::Entry& entry) {
        const auto& there = std::get<log::Adjournment>(entry.data);
        return entry.game == *reference && there.resumption == words.resumption && there.note == words.game.note &&
               there.draw_offer == chess::color_named(words.draw_offer);
    });
    if (!tried) return session.fail(tried.error());
    if (*tried) return show_again(session, words, **tried);
    return adjourn(session, *desk, words, *reference, *id);
}

}  // namespace

Command adjourn_command() {
    const auto words = std::make_shared<AdjournWords>();
    DisputeWords& dispute = words->game.dispute;
    Command command;
    command.name = "adjourn";
    command.summary = "Break a game off, and make the page for its envelope";
    command.details =
        "Records players, position, moves so far, clocks, who seals, an open draw offer, the resumption agreed and the "
        "laws.\n"
        "Of a game file nothing after --at is kept. The sealed move itself goes in with 'jadoube seal', or on paper "
        "alone.";
    command.example =
        "jadoube adjourn r21b1 --pgn game.pgn --at 40b --white-clock 0:34:00 --black-clock 0:21:00 --resumption "
        "\"tomorrow, 14:30\"";
    command.options = {
        {"game", "which game: r5b12 is round 5, board 12", &words->game.reference, "REF", true},
        {"--pgn", "the game so far", &dispute.pgn, "FILE"},
        {"--game", "which game of the file, from 1", &dispute.game, "N"},
        {"--at", "the moment: 40b is after Black's 40th move (default: the end)", &dispute.at, "MOVE"},
        {"--fen", "the position, where no moves are known", &dispute.fen, "FEN"},
        {"--white", "the name of White", &words->game.white, "NAME"},
        {"--black", "the name of Black", &words->game.black, "NAME"},
        {"--white-clock", "White's clock: 0:34:00", &dispute.white_clock, "TIME"},
        {"--black-clock", "Black's clock", &dispute.black_clock, "TIME"},
        {"--running", "whose clock is running", &dispute.running, "SIDE", false, {"white", "black"}},
        {"--control", "the time control: \"40 moves in 2 hours\"", &dispute.control, "CONTROL"},
        {"--seals", "who has the move, where no position is known", &words->seals, "SIDE", false, {"white", "black"}},
        {"--draw-offer", "a draw offer by this side is open", &words->draw_offer, "SIDE", false, {"white", "black"}},
        {"--resumption", "day, time and place", &words->resumption, "TEXT"},
        {"--note", "a remark for the report", &words->game.note, "TEXT"},
        {"--by", "who records (default: the event's only arbiter)", &words->game.by, "NAME"}};
    for (OptionSpec& spec : page_options(words->pages)) command.options.push_back(std::move(spec));
    command.options.push_back(log_option(words->game.log));
    command.options.push_back(id_option(words->game.id));
    command.run = [words](Session& session) { return run_adjourn(session, *words); };
    return command;
}

}  // namespace jadoube::cli
