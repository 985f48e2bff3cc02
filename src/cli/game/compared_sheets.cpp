#include "cli/game/compared_sheets.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/typed/show.hpp"
#include "report/game/sheets_page.hpp"

namespace jadoube::cli {
namespace {

constexpr std::size_t kLargestSheet = std::size_t{1} << 20;

Result<game::Scoresheet> sheet_in(const std::string& file) {
    const auto bytes = read_file(file, kLargestSheet);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    game::Scoresheet sheet = game::read_scoresheet(is_utf8(*bytes) ? *bytes : latin1_to_utf8(*bytes));
    const bool has_move = std::any_of(sheet.half_moves.begin(), sheet.half_moves.end(),
                                      [](const auto& half_move) { return half_move.has_value(); });
    if (has_move) return sheet;
    return failure(ErrorCode::bad_pgn, "no move was found", file,
                   "type the moves as on the sheet: 1. e4 e5 2. Nf3 ...");
}

}  // namespace

ExitCode compare_sheets(Session& session, const chess::ByColor<std::string>& files) {
    if (files.white == "-" && files.black == "-")
        return session.fail(
            Error{ErrorCode::usage, "standard input is one sheet", "--sheet", "name a file for the other"});
    report::SheetsCompared compared{.files = files};
    for (const chess::Color side : {chess::Color::white, chess::Color::black}) {
        auto sheet = sheet_in(files[side]);
        if (!sheet) return session.fail(sheet.error());
        compared.sheets[side] = std::move(*sheet);
    }
    compared.comparison = game::compare(compared.sheets);
    if (session.json)
        session.print(report::to_json(compared));
    else
        show(session, report::sheets_page(compared));
    return compared.comparison.is_same() ? ExitCode::fine : ExitCode::negative;
}

}  // namespace jadoube::cli
