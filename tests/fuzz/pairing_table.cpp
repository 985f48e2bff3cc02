// A table of pairings in: whatever the bytes, no board is given twice, names are fit for the log, and what was found
// stands where the table has a line.
#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "event/csv/pairing_table.hpp"
#include "event/text_lines.hpp"
#include "fuzz/target.hpp"

namespace jadoube {
namespace {

bool is_clean(const std::string& name) {
    return !name.empty() && name.size() <= 512 && is_utf8(name) &&
           std::none_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; });
}

}  // namespace

void fuzz(std::string_view input) {
    const event::DecodedText text = event::decode(input);
    const auto table = event::read_pairing_table(text.text, "A", 1);
    if (!table) return;
    std::set<event::GameReference> boards;
    for (const event::PairedGame& game : table->games) {
        must(boards.insert(game.game).second);
        must(event::parse_game_reference(event::to_text(game.game)) == game.game);
        must(is_clean(game.players.white) && is_clean(game.players.black));
    }
    const auto lines =
        2 + std::count_if(text.text.begin(), text.text.end(), [](char c) { return c == '\n' || c == '\r'; });
    for (const event::ImportFinding& finding : table->findings) must(finding.line >= 1 && finding.line <= lines);
}

}  // namespace jadoube
