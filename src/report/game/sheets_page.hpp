// Two scoresheets of a game beside each other, in words and as JSON.
#pragma once

#include "base/json.hpp"
#include "game/sheet/sheet_comparison.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

struct SheetsCompared {
    chess::ByColor<std::string> files = {};
    chess::ByColor<game::Scoresheet> sheets = {};
    game::SheetComparison comparison = {};
};

/// How far they agree, with the board; from where it is not certain what was played; then each place.
[[nodiscard]] Blocks sheets_page(const SheetsCompared& compared);
[[nodiscard]] Json to_json(const SheetsCompared& compared);

}  // namespace jadoube::report
