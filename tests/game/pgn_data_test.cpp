// Every file of real games is read without losing a game, and what is counted in them is what other programs count. The
// expected numbers are those of the table in the data's own README, made with another program (python-chess).
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "base/text.hpp"
#include "catch.hpp"
#include "game/counting.hpp"
#include "game/pgn/pgn_reader.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

using Counts = std::map<std::string, int>;

const std::string kDataFolder = std::string(JADOUBE_TEST_DATA) + "/pgn/";

// What the table's words stand for where they are not the same.
constexpr const char* kGames = "games";
constexpr const char* kHalfMoves = "half-moves";
constexpr const char* kErrors = "games with an error";

struct Row {
    std::string file;
    std::string encoding;
    Counts counts;
};

/// "threefold 2, 50 moves 15"
Counts counts_in(std::string_view cell) {
    Counts counts;
    for (std::string_view item : split(cell, ',')) {
        item = trim(item);
        const auto space = item.rfind(' ');
        if (space == std::string_view::npos) continue;  // "-"
        counts[std::string(item.substr(0, space))] = static_cast<int>(parse_int(item.substr(space + 1)).value());
    }
    return counts;
}

std::vector<Row> rows_of_readme() {
    std::vector<Row> rows;
    std::ifstream readme(kDataFolder + "README.md");
    for (std::string line; std::getline(readme, line);) {
        const auto cells = split(line, '|');
        if (cells.size() != 8 || trim(cells[1]).substr(0, 1) != "`") continue;
        Row row{std::string(trim(cells[1])), std::string(trim(cells[5])), counts_in(cells[6])};
        row.file = row.file.substr(1, row.file.size() - 2);
        row.counts[kGames] = static_cast<int>(parse_int(trim(cells[3])).value());
        row.counts[kHalfMoves] = static_cast<int>(parse_int(trim(cells[4])).value());
        rows.push_back(std::move(row));
    }
    return rows;
}

bool is_bare(const chess::Board& board) {
    using chess::Role;
    const auto men = [&](Role role) { return board.men(role); };
    if (!(men(Role::pawn) | men(Role::rook) | men(Role::queen)).empty()) return false;
    const chess::Bitboard bishops = men(Role::bishop);
    if ((men(Role::knight) | bishops).count() <= 1) return true;
    if (!men(Role::knight).empty()) return false;
    chess::Bitboard light;
    for (const chess::Square square : bishops) {
        if (square.is_light()) light |= chess::Bitboard::of(square);
    }
    return light.empty() || light == bishops;
}

/// Half-moves up to the first that is illegal, which is where programs that know only legal moves stop.
int half_moves_of(const Record& record) {
    const auto is_irregular = [](const HalfMove& move) { return std::holds_alternative<IrregularMove>(move.played); };
    return static_cast<int>(std::find_if(record.moves.begin(), record.moves.end(), is_irregular) -
                            record.moves.begin());
}

void count_end(const Record& record, const Replay& replay, Counts& counts) {
    const auto position = replay.position(replay.end());
    const std::string result = record.result ? to_text(*record.result) : "*";
    if (!position) return;
    std::string on_board;
    if (position->is_checkmate()) {
        ++counts["mate"];
        on_board = position->turn() == chess::Color::white ? "0-1" : "1-0";
    } else if (position->is_stalemate() || is_bare(position->board())) {
        ++counts[position->is_stalemate() ? "stalemate" : "bare material"];
        on_board = "1/2-1/2";
    }
    if (!on_board.empty() && on_board != result) ++counts["result against the board"];
}

bool has_finding(const PgnGame& game, PgnFindingKind kind) {
    return std::any_of(game.findings.begin(), game.findings.end(), [&](const auto& f) { return f.kind == kind; });
}

/// Whether a position stands so many times.
bool comes_back(const Replay& replay, int times) {
    Repetitions repetitions(Sameness::possible_moves);
    bool found = false;
    for (Ply ply{0}; ply <= replay.end(); ++ply.value) found |= repetitions.take(replay.at(ply)).times >= times;
    return found;
}

void count_game(const PgnGame& game, Counts& counts) {
    const Record& record = game.record;
    const Replay replay(record);
    const auto most_quiet = [&] {
        int most = 0;
        for (Ply ply{0}; ply <= replay.end(); ++ply.value) most = std::max(most, quiet_count(replay, ply).halfmoves);
        return most;
    }();
    const auto add = [&](const char* what, bool is_so) { counts[what] += is_so ? 1 : 0; };
    ++counts[kGames];
    counts[kHalfMoves] += half_moves_of(record);
    add("threefold", comes_back(replay, 3));
    add("fivefold", comes_back(replay, 5));
    add("50 moves", most_quiet >= 100);
    add("75 moves", most_quiet >= 150);
    add("over 150 moves", record.end() > Ply{300});
    add("own FEN", !record.tag("FEN").empty());
    add("Chess960", record.tag("Variant") == "fischerandom");
    add("other variant", has_finding(game, PgnFindingKind::other_variant));
    add("time forfeit", lower(record.tag("Termination")) == "time forfeit");
    add(kErrors, has_finding(game, PgnFindingKind::illegal_move) || has_finding(game, PgnFindingKind::unreadable_move));
    for (const HalfMove& move : record.moves) counts["half-moves with %clk"] += move.clock ? 1 : 0;
    count_end(record, replay, counts);
}

/// What the table counts in another way than we do, and why.
const std::map<std::string, Counts>& deviations() {
    // python-chess ends a game at a blank line in the moves, or before the result; what follows is another game to it,
    // and an error where that begins with moves. A blank line ends nothing here.
    static const std::map<std::string, Counts> kDeviations = {
        {"annotated/human_computer.pgn", {{kGames, 29}, {kHalfMoves, 2290}, {kErrors, 0}}},
        {"odd/chesslib-ep.pgn", {{kGames, 1}}},
        {"odd/chesslib-err.pgn", {{kGames, 1}}},
        {"odd/chesslib-z0.pgn", {{kGames, 1}}},
        // It drops the rest of the game after an illegal move in a variation; the game itself goes on for seven
        // half-moves.
        {"annotated/perle.pgn", {{kHalfMoves, 14922}}},
        // It does not read moves that share a line with a tag.
        {"odd/dartchess-headers-and-moves-on-the-same-line.pgn", {{kGames, 3}, {"other variant", 3}}},
        {"odd/dartchess-leading-whitespace.pgn", {{kGames, 4}, {kHalfMoves, 20}}}};
    return kDeviations;
}

Counts count_file(const std::string& file, bool& has_latin1) {
    Counts counts;
    std::ifstream in(kDataFolder + file, std::ios::binary);
    PgnReader reader(in);
    while (const auto game = reader.next()) {
        count_game(*game, counts);
        has_latin1 = has_latin1 || has_finding(*game, PgnFindingKind::latin1);
    }
    CHECK(reader.leftovers().empty());
    return counts;
}

}  // namespace

TEST_CASE("the counts of every data file hold", "[data]") {
    const std::vector<Row> rows = rows_of_readme();
    REQUIRE(rows.size() > 70);
    for (const Row& row : rows) {
        Counts expected = row.counts;
        if (const auto other = deviations().find(row.file); other != deviations().end()) {
            for (const auto& [what, count] : other->second) expected[what] = count;
        }
        bool has_latin1 = false;
        Counts found = count_file(row.file, has_latin1);
        for (const auto& [what, count] : found) expected.try_emplace(what, 0);
        for (const auto& [what, count] : expected) {
            INFO(row.file << ": " << what);
            CHECK(found[what] == count);
        }
        INFO(row.file);
        CHECK(has_latin1 == (row.encoding == "latin-1"));
    }
}

TEST_CASE("no data file is missing in the table", "[data]") {
    std::vector<std::string> files;
    for (const Row& row : rows_of_readme()) files.push_back(row.file);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(kDataFolder)) {
        if (entry.path().extension() != ".pgn") continue;
        const std::string file = std::filesystem::relative(entry.path(), kDataFolder).string();
        INFO(file);
        CHECK(std::find(files.begin(), files.end(), file) != files.end());
    }
}
