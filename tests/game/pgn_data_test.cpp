// Every file of real games is read without losing a game, and what is counted in them is what other programs count.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include "base/text.hpp"
#include "catch.hpp"
#include "data_table.hpp"
#include "game/counting.hpp"
#include "game/pgn/pgn_reader.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

using namespace data_table;

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

Counts count_file(const std::string& file, bool& has_latin1) {
    Counts counts;
    std::ifstream in(folder() + file, std::ios::binary);
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
    const std::vector<Row> all = rows();
    REQUIRE(all.size() > 70);
    for (const Row& row : all) {
        Counts expected = row.counts;
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
    for (const Row& row : rows()) files.push_back(row.file);
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder())) {
        if (entry.path().extension() != ".pgn") continue;
        const std::string file = std::filesystem::relative(entry.path(), folder()).string();
        INFO(file);
        CHECK(std::find(files.begin(), files.end(), file) != files.end());
    }
}
