#include "cli/game/compared_sheets.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/typed/show.hpp"
#include "game/pgn/pgn_move.hpp"
#include "game/pgn/pgn_result.hpp"
#include "report/game/sheets_page.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

constexpr std::size_t kLargestSheet = std::size_t{1} << 20;

Result<game::Scoresheet> sheet_in(const std::string& file) {
    const auto bytes = read_file(file, kLargestSheet);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    game::Scoresheet sheet = game::read_scoresheet(is_utf8(*bytes) ? *bytes : latin1_to_utf8(*bytes));
    const chess::Position start = chess::Position::initial();
    const bool has_move = std::any_of(sheet.half_moves.begin(), sheet.half_moves.end(), [&](const auto& half_move) {
        return half_move && game::read_move(start, half_move->text).kind != game::MoveReading::Kind::no_move;
    });
    if (has_move) return sheet;
    return failure(ErrorCode::bad_pgn, "no move was found", file,
                   "type the moves as on the sheet: 1. e4 e5 2. Nf3 ...");
}

Result<report::SheetsCompared> sheets_in(const std::vector<std::string>& files) {
    if (files.size() != 2)
        return failure(ErrorCode::usage, "two scoresheets are compared", "--sheet",
                       "name White's, then Black's: --sheet white.txt --sheet black.txt");
    if (files.front() == "-" && files.back() == "-")
        return failure(ErrorCode::usage, "standard input is one sheet", "--sheet", "name a file for the other");
    report::SheetsCompared compared{.files = {files.front(), files.back()}};
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        auto sheet = sheet_in(compared.files[side]);
        if (!sheet) return tl::unexpected<Error>(sheet.error());
        compared.sheets[side] = std::move(*sheet);
    }
    compared.sheets = game::in_step(compared.sheets);
    compared.comparison = game::compare(compared.sheets);
    return compared;
}

}  // namespace

ExitCode compare_sheets(Session& session, const std::vector<std::string>& files) {
    const auto compared = sheets_in(files);
    if (!compared) return session.fail(compared.error());
    if (session.json)
        session.print(report::to_json(*compared));
    else
        show(session, report::sheets_page(*compared));
    return compared->comparison.is_same() ? ExitCode::fine : ExitCode::negative;
}

Result<game::PgnGame> game_of_sheets(const std::vector<std::string>& files) {
    auto compared = sheets_in(files);
    if (!compared) return tl::unexpected<Error>(compared.error());
    game::SheetComparison& comparison = compared->comparison;
    game::PgnGame game;
    game.record.moves = std::move(comparison.moves);
    const auto& results = comparison.results;
    if (!comparison.have_other_results())
        game.record.result = game::score_in(results.white.empty() ? results.black : results.white);
    if (!comparison.places.empty())
        game.unread = game::PgnFinding{game::PgnFindingKind::missing_move, 0, game::Ply{comparison.certain.value + 1},
                                       report::phrase("sheets.not_certain")};
    return game;
}

}  // namespace jadoube::cli
