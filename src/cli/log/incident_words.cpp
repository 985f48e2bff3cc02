#include "cli/log/incident_words.hpp"

#include <fmt/format.h>

#include "cli/laws/case_files.hpp"
#include "game/pgn_writer.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Case;

tl::unexpected<Errors> refuse(ErrorCode code, std::string message, std::string where, std::string hint) {
    return tl::unexpected<Errors>(Errors{{code, std::move(message), std::move(where), std::move(hint)}});
}

/// The one case of a file.
tl::expected<Case, Errors> case_in(const std::string& file) {
    auto cases = read_case_file(file);
    if (!cases) return tl::unexpected<Errors>(cases.error());
    if (cases->size() != 1) {
        return refuse(ErrorCode::bad_case, fmt::format("holds {} cases", cases->size()), file,
                      "an incident is made from a file with one case");
    }
    if (!cases->front().game.earlier.empty()) {
        return refuse(ErrorCode::bad_case, "counts earlier incidents of the game", file,
                      "the log counts them: enter each with 'jadoube incident', and leave 'earlier' out");
    }
    return std::move(cases->front());
}

/// Whether what was told says where the men stood, apart from any record of the game.
bool has_own_position(const IncidentWords& words, const Case& told) {
    if (words.case_file.empty()) return !words.dispute.fen.empty() || words.dispute.no_position;
    return !told.game.whole_game;
}

std::string first_known(const std::string& told, const std::string& known) {
    return told.empty() || told == "?" ? known : told;
}

/// Adds what is told of the game to what is known.
Result<void> take_moves(const IncidentWords& words, const Case& told, GameOnFile& game) {
    if (!words.dispute.pgn.empty()) {
        auto chosen = choose_game({words.dispute.pgn, words.dispute.game, words.dispute.at});
        if (!chosen) return tl::unexpected<Error>(chosen.error());
        take_record(std::move(chosen->game.record), game);
    } else if (!has_own_position(words, told) && !told.game.moves.empty()) {
        game::Record record;
        record.moves = told.game.moves;
        take_record(std::move(record), game);
    }
    return {};
}

Result<std::optional<game::Ply>> moment(const IncidentWords& words, const Case& told, const GameOnFile& game) {
    const std::string& at = words.dispute.at;
    if (!game.record || has_own_position(words, told)) {
        if (at.empty()) return std::optional<game::Ply>();
        return failure(ErrorCode::usage, fmt::format("there is no game to look up '{}' in", at), "--at",
                       "give the game with --pgn; a position with --fen has no other moments");
    }
    if (at.empty()) return std::optional(game.record->end());
    const auto ply = game::parse_moment(*game.record, at);
    if (!ply) return tl::unexpected<Error>(ply.error());
    return std::optional(*ply);
}

/// The kind of play, where it is told and is not the event's.
std::string told_play(const IncidentWords& words, const Case& told, const log::EventBegun& event) {
    const std::string play = words.case_file.empty() ? words.dispute.play : std::string(name_of(told.game.play));
    return play == event.play ? std::string() : play;
}

}  // namespace

void take_record(game::Record record, GameOnFile& game) {
    game.known.players = {first_known(record.tag("White"), game.known.players.white),
                          first_known(record.tag("Black"), game.known.players.black)};
    game.known.result = record.result ? game::to_text(*record.result) : std::string();
    game.known.start.reset();
    game.known.moves.clear();
    game.pgn = game::to_pgn(record);
    game.known.pgn = log::hash_of_text(game.pgn);
    game.record = std::move(record);
}

tl::expected<Case, Errors> told_case(const IncidentWords& words) {
    if (!words.case_file.empty()) {
        DisputeWords besides = words.dispute;
        besides.pgn.clear();
        besides.game.reset();
        besides.at.clear();
        if (besides == DisputeWords{}) return case_in(words.case_file);
        return refuse(ErrorCode::usage, "what happened stands in the case file and in options", "--case",
                      "leave out the file, or --act, --fen and the like");
    }
    DisputeWords dispute = words.dispute;
    dispute.pgn.clear();  // the game becomes an entry of its own
    dispute.no_position = dispute.fen.empty();
    auto told = read_dispute(dispute);
    if (!told || !told->dispute.acts.empty()) return told;
    return refuse(ErrorCode::usage, "nothing has happened yet", {},
                  "say what did: --act \"white touches c1 d5\", once for each act in order");
}

Result<GameNow> game_now(const Desk& desk, const event::GameReference& reference, const IncidentWords& words,
                         const Case& told) {
    const auto known = game_on_file(desk, reference);
    if (!known) return tl::unexpected<Error>(known.error());
    GameNow now{known->value_or(GameOnFile{})};
    if (auto taken = take_moves(words, told, now.game); !taken) return tl::unexpected<Error>(taken.error());
    now.game.known.players = {first_known(words.white, now.game.known.players.white),
                              first_known(words.black, now.game.known.players.black)};
    now.is_new = !*known || now.game.known != (*known)->known;
    const auto at = moment(words, told, now.game);
    if (!at) return tl::unexpected<Error>(at.error());
    now.at = *at;
    return now;
}

log::IncidentReported report_of(const IncidentWords& words, const Case& told, const GameNow& game,
                                const log::EventBegun& event, const std::string& by) {
    const std::string teller = told.dispute.reported_by ? std::string(name_of(*told.dispute.reported_by)) : by;
    log::IncidentReported report = to_report(told, teller);
    if (const std::string play = told_play(words, told, event); !play.empty()) {
        report.facts.push_back({"play", play, teller});
    }
    if (game.at) {
        report.ply = game.at->value;
        report.fen.reset();
        report.moves.clear();
    }
    report.note = words.note;
    return report;
}

}  // namespace jadoube::cli
