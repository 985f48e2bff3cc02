#include "desk/tournament/round_games.hpp"

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/tournament/board_finder.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using event::GameReference;
using event::ImportFindingKind;
using game::PgnFinding;
using game::PgnGame;
using report::Key;
using report::phrase;

/// "Byron, Ada - Novák, Jan", as the file names them.
report::Text names_of(const game::Record& record) {
    return report::foreign(record.tag("White")) + " - " + report::foreign(record.tag("Black"));
}

/// The first half-move in which two records differ; nothing where one is the beginning of the other.
std::optional<game::Ply> first_other(const game::Record& a, const game::Record& b) {
    if (a.start != b.start) return game::Ply{0};
    const auto same = [](const game::HalfMove& one, const game::HalfMove& other) { return one.played == other.played; };
    const auto [here, there] = std::mismatch(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(), same);
    if (here == a.moves.end() || there == b.moves.end()) return std::nullopt;
    return game::Ply{static_cast<int>(here - a.moves.begin()) + 1};
}

/// The game with these moves, under the names that the log has, and with its result where it has one.
GameOnFile with_moves(GameOnFile known, game::Record record) {
    const log::GameKnown before = known.known;
    GameOnFile game = with_record(std::move(known), std::move(record));
    game.known.players = {first_known(before.players.white, game.known.players.white),
                          first_known(before.players.black, game.known.players.black)};
    if (!before.result.empty()) game.known.result = before.result;
    return game;
}

/// Keeps the moves of games at their boards, as far as the log has fewer and no others.
class MovesKept {
public:
    explicit MovesKept(const OpenLog& open) : open_(open) {}

    /// A game of the file, kept or not.
    void count() { ++round_.games; }
    void note(ImportFindingKind kind, int line, std::string text, const std::string& file = {}) {
        round_.findings.push_back({kind, line, 1, std::move(text), file});
    }
    [[nodiscard]] bool has(const GameReference& board) const { return taken_.count(board) != 0; }

    /// Where the pairing has names and a result they are those of the game.
    Result<void> put(GameAtBoard one) {
        const GameReference board = one.paired.game;
        taken_.insert(board);
        auto known = game_on_file(open_, board);
        if (!known) return tl::unexpected<Error>(known.error());
        note_moves(board, one);
        GameOnFile before = known->value_or(GameOnFile{});
        before.known.players = {first_known(one.paired.players.white, before.known.players.white),
                                first_known(one.paired.players.black, before.known.players.black)};
        before.known.result = first_known(one.paired.result, before.known.result);
        const game::Record& record = one.game.record;
        const std::string result = record.result ? game::to_text(*record.result) : std::string();
        round_.results.push_back({board, before.known.players, result});
        note_result(board, one, before.known.result, result);
        if (!is_more(board, one, before)) return {};
        round_.boards.push_back({board, with_moves(std::move(before), std::move(one.game.record))});
        return {};
    }

    RoundGames finish() {
        event::sort_by_place(round_.findings);
        return std::move(round_);
    }

private:
    /// Whether the file has more of the moves than the log, and no others.
    bool is_more(const GameReference& board, const GameAtBoard& one, const GameOnFile& before) {
        const game::Record& record = one.game.record;
        if (!before.record) return !record.moves.empty();
        const auto other = first_other(*before.record, record);
        if (!other) return record.moves.size() > before.record->moves.size();
        const std::string move = game::move_label(record.start, std::max(*other, game::Ply{1}));
        note(ImportFindingKind::other_moves, one.game.line,
             phrase("import.other_moves", {{"board", event::to_text(board)}, {"move", move}}), one.file);
        return false;
    }

    void note_result(const GameReference& board, const GameAtBoard& one, const std::string& known,
                     const std::string& told) {
        if (!one.paired.result.empty() || known.empty() || told.empty() || known == told) return;
        note(ImportFindingKind::results_disagree, one.game.line,
             phrase("import.other_result", {{"board", event::to_text(board)}, {"known", known}, {"told", told}}),
             one.file);
    }

    /// What in the moves somebody has to look at: illegal ones, and where reading them stopped.
    void note_moves(const GameReference& board, const GameAtBoard& one) {
        const std::string name = event::to_text(board);
        const game::Record& record = one.game.record;
        for (const PgnFinding& finding : one.game.findings) {
            if (finding.kind != game::PgnFindingKind::illegal_move || finding.in_variation) continue;
            note(ImportFindingKind::illegal_move, finding.line,
                 phrase("import.of_board",
                        {{"board", name},
                         {"what", report::foreign(game::move_label(record.start, finding.ply) + finding.text)}}),
                 one.file);
        }
        if (!one.game.unread) return;
        note(
            ImportFindingKind::moves_unread, one.game.unread->line,
            phrase("import.unread",
                   {{"board", name}, {"moves", record.moves.size()}, {"what", report::foreign(one.game.unread->text)}}),
            one.file);
    }

    const OpenLog& open_;
    RoundGames round_;
    std::set<GameReference> taken_;
};

class RoundReader {
public:
    RoundReader(const OpenLog& open, const std::string& section, std::optional<int> round)
        : kept_(open), finder_(open, section, round) {}

    Result<RoundGames> read(const std::string& text) {
        game::PgnReader reader{std::string_view(text)};
        for (auto game = reader.next(); game; game = reader.next()) {
            kept_.count();
            if (const auto taken = take(std::move(*game)); !taken) return tl::unexpected<Error>(taken.error());
        }
        return kept_.finish();
    }

private:
    void leave_out(ImportFindingKind kind, const PgnGame& game, Key why, const std::string& boards = {}) {
        kept_.note(kind, game.line, phrase(why, {{"game", names_of(game.record)}, {"board", boards}}));
    }

    Result<void> take(PgnGame game) {
        const BoardsFound found = finder_.find(game.record);
        std::vector<std::string> names;
        for (const GameReference& board : found.boards) names.push_back(event::to_text(board));
        const std::string boards = jadoube::list_of(names, phrase("list.and"));
        if (names.empty()) {
            leave_out(ImportFindingKind::no_board, game, "import.no_board");
        } else if (found.are_reversed) {
            leave_out(ImportFindingKind::colours_reversed, game, "import.colours_reversed", boards);
        } else if (names.size() > 1) {
            leave_out(ImportFindingKind::several_boards, game, "import.several_boards", boards);
        } else if (kept_.has(found.boards.front())) {
            leave_out(ImportFindingKind::game_twice, game, "import.game_twice", boards);
        } else {
            return kept_.put({{found.boards.front()}, std::move(game)});
        }
        return {};
    }

    MovesKept kept_;
    BoardFinder finder_;
};

}  // namespace

bool looks_like_pgn(const event::DecodedText& text) {
    return !text.lines.empty() && text.lines.front().text().starts_with("[") &&
           text.lines.front().text().find('"') != std::string::npos;
}

Result<RoundGames> games_of_round(const OpenLog& open, const event::DecodedText& text, const std::string& section,
                                  std::optional<int> round) {
    return RoundReader(open, section, round).read(text.text);
}

Result<RoundGames> games_at_boards(const OpenLog& open, std::vector<GameAtBoard> games) {
    MovesKept kept(open);
    for (GameAtBoard& game : games) {
        kept.count();
        if (const auto put = kept.put(std::move(game)); !put) return tl::unexpected<Error>(put.error());
    }
    return kept.finish();
}

}  // namespace jadoube::desk
