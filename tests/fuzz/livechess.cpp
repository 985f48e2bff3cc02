// A folder of LiveChess in, as one text in which each file stands behind a line with its name: whatever the bytes, no
// board is given twice, games with moves are of those paired, and what was found stands in one of the files.
#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "event/livechess/livechess_folder.hpp"
#include "fuzz/target.hpp"
#include "game/replay.hpp"

namespace jadoube {
namespace {

constexpr std::string_view kHeading = "=== ";

event::FolderFiles files_in(std::string_view input) {
    event::FolderFiles files;
    while (!input.empty()) {
        const auto end = input.find('\n');
        const std::string_view line = input.substr(0, end);
        input.remove_prefix(end == std::string_view::npos ? input.size() : end + 1);
        if (line.starts_with(kHeading) && line.size() > kHeading.size())  // no file is without a name
            files.push_back({std::string(line.substr(kHeading.size())), {}});
        else if (!files.empty())
            files.back().bytes += std::string(line) + '\n';
    }
    return files;
}

}  // namespace

void fuzz(std::string_view input) {
    const event::LiveFolder folder = event::read_livechess(files_in(input), "A");
    std::set<event::GameReference> boards;
    for (const event::PairedGame& game : folder.games) {
        must(boards.insert(game.game).second);
        must(!game.players.white.empty() && !game.players.black.empty());
        must(event::parse_game_reference(event::to_text(game.game)).has_value());
    }
    for (const event::LiveGame& game : folder.played) {
        must(boards.count(game.paired.game) == 1);
        must(game::Replay(game.game.record).end() == game.game.record.end());
    }
    for (const event::ImportFinding& finding : folder.findings) must(!finding.file.empty() && finding.line >= 0);
}

}  // namespace jadoube
