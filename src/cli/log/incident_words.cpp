#include "cli/log/incident_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/claim/case_files.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/known/game_files.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Case;

tl::unexpected<Errors> refuse(ErrorCode code, std::string message, std::string where, std::string hint) {
    return tl::unexpected<Errors>(Errors{{code, std::move(message), std::move(where), std::move(hint)}});
}

/// The one case of a file, which says of which kind its play is.
tl::expected<desk::CaseTold, Errors> case_in(const std::string& file) {
    auto cases = desk::read_case_file(file);
    if (!cases) return tl::unexpected<Errors>(cases.error());
    if (cases->size() != 1) {
        return refuse(ErrorCode::bad_case, fmt::format("holds {} cases", cases->size()), file,
                      "an incident is made from a file with one case");
    }
    if (!cases->front().game.earlier.empty()) {
        return refuse(ErrorCode::bad_case, "counts earlier incidents of the game", file,
                      "the log counts them: enter each with 'jadoube incident', and leave 'earlier' out");
    }
    const rules::Play play = cases->front().game.play;
    return desk::CaseTold{.given = std::move(cases->front()), .play = play};
}

/// Whether what was told says where the men stood, apart from any record of the game.
bool has_own_position(const IncidentWords& words, const Case& told) {
    if (words.case_file.empty()) return !words.dispute.fen.empty() || words.dispute.no_position;
    return !told.game.whole_game;
}

}  // namespace

tl::expected<desk::CaseTold, Errors> told_case(const IncidentWords& words) {
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
    if (!told || !told->given.dispute.acts.empty() || !words.dispute.line.empty()) return told;
    return refuse(
        ErrorCode::usage, "nothing has happened yet", {},
        "say what did: \"white Nf3-d3, presses; black points it out\" behind the board, or --act for each act");
}

log::Part part_for(const IncidentWords& words, const event::GameReference& reference) {
    const bool names = !words.white.empty() || !words.black.empty();
    return names ? log::Part(log::WholeLog{}) : log::Part(log::GameOf{reference});
}

Result<desk::GameTold> told_game(const IncidentWords& words, const event::GameReference& reference, const Case& told) {
    desk::GameTold game{.reference = reference,
                        .players = {words.white, words.black},
                        .at = words.dispute.at,
                        .renames = words.rename,
                        .has_own_position = has_own_position(words, told),
                        .is_end_told = std::ranges::any_of(
                            told.dispute.facts, [](const auto& one) { return desk::is_of_the_end(one.first); })};
    if (!words.dispute.pgn.empty()) {
        auto chosen = desk::choose_game({words.dispute.pgn, words.dispute.game, words.dispute.at});
        if (!chosen) return tl::unexpected<Error>(chosen.error());
        game.record = std::move(chosen->game.record);
    } else if (!game.has_own_position && !told.game.moves.empty()) {
        game.record.emplace().moves = told.game.moves;
    }
    return game;
}

}  // namespace jadoube::cli
