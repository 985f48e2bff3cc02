#include "desk/tournament/round_merge.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "event/player_name.hpp"
#include "report/words/say.hpp"

namespace jadoube::desk {
namespace {

using event::GameReference;
using event::PairedGame;

report::Text names_of(const PairedGame& game) {
    return report::foreign(game.players.white) + " - " + report::foreign(game.players.black);
}

/// Whether more is known of the game than its pairing.
bool is_held(const log::State& state, const GameReference& game) {
    const auto known = state.games.find(game);
    const bool has_record = known != state.games.end() && (known->second.what.pgn || !known->second.what.moves.empty());
    return has_record || state.adjournment_of(game) != nullptr ||
           std::any_of(state.incidents.begin(), state.incidents.end(), [&](const log::LoggedIncident& incident) {
               return incident.game == game && !incident.withdrawal;
           });
}

class RoundMerge {
public:
    RoundMerge(const log::State& state, const event::RoundReference& round) : state_(&state) {
        for (const auto& [game, known] : state.games)
            if (event::round_of(game) == round)
                known_.emplace(game, PairedGame{game, known.what.players, known.what.result});
        result_.is_new = state.rounds.count(round) == 0;
    }

    MergedRound merge(const RoundTold& told) {
        std::vector<PairedGame> strange;
        for (const PairedGame& game : told.games) {
            const auto board = board_known(game);
            if (board) met_.insert(*board);
            if (board && !told.has_boards)
                put(*board, game);
            else if (board && is_to_stay(*board, game.game))
                stay(*board, game);
            else
                strange.push_back(game);
        }
        for (PairedGame& game : strange) put_new(std::move(game));
        for (auto& [board, game] : now_) result_.games.push_back(game);
        list_changes();
        return std::move(result_);
    }

private:
    /// The board at which the log has these players.
    [[nodiscard]] std::optional<GameReference> board_known(const PairedGame& told) const {
        for (const auto& [board, known] : known_)
            if (met_.count(board) == 0 && event::may_be_same_players(known.players, told.players)) return board;
        return std::nullopt;
    }

    /// More is known of the game at its board, or of another at the one to which the file moves it.
    [[nodiscard]] bool is_to_stay(const GameReference& board, const GameReference& told) const {
        return board != told && (is_held(*state_, board) || is_held(*state_, told));
    }

    void stay(const GameReference& board, const PairedGame& told) {
        result_.findings.push_back({event::ImportFindingKind::board_kept, 0, 0,
                                    report::phrase("import.board_kept", {{"board", event::to_text(board)},
                                                                         {"game", names_of(told)},
                                                                         {"told", event::to_text(told.game)}})});
        put(board, told);
    }

    void put(const GameReference& board, PairedGame game) {
        game.game = board;
        now_.emplace(board, std::move(game));
    }

    void put_new(PairedGame game) {
        const auto known = known_.find(game.game);
        const bool is_same = known != known_.end() && event::may_be_same_players(known->second.players, game.players);
        const bool is_kept = known != known_.end() && !is_same && is_held(*state_, game.game);
        const bool is_named = is_kept && (!known->second.players.white.empty() || !known->second.players.black.empty());
        if (is_named && now_.count(game.game) == 0) return keep(known->second, game);
        GameReference board = game.game;
        while (now_.count(board) != 0 || (board != game.game && known_.count(board) != 0)) ++board.board;
        put(board, std::move(game));
    }

    void keep(const PairedGame& known, const PairedGame& told) {
        result_.findings.push_back({event::ImportFindingKind::players_kept, 0, 0,
                                    report::phrase("import.players_kept", {{"board", event::to_text(known.game)},
                                                                           {"known", names_of(known)},
                                                                           {"told", names_of(told)}})});
    }

    void list_changes() {
        if (result_.is_new && known_.empty()) return;
        std::set<GameReference> boards;
        for (const auto& [board, game] : known_) boards.insert(board);
        for (const auto& [board, game] : now_) boards.insert(board);
        for (const GameReference& board : boards) list_change(board);
    }

    void list_change(const GameReference& board) {
        const auto before = known_.find(board);
        const auto now = now_.find(board);
        const bool stays = now == now_.end() && is_held(*state_, board);
        if (stays) return;
        report::PairingChange change;
        if (before != known_.end()) change.before = before->second;
        if (now != now_.end()) change.now = now->second;
        if (change.before && change.now && now->second.result.empty()) change.before->result.clear();  // it is kept
        if (change.before != change.now) result_.changes.push_back(std::move(change));
    }

    const log::State* state_;
    std::map<GameReference, PairedGame> known_;
    std::set<GameReference> met_;  // of those known, that the file has too
    std::map<GameReference, PairedGame> now_;
    MergedRound result_;
};

}  // namespace

MergedRound merged(const log::State& state, const event::RoundReference& round, const RoundTold& told) {
    return RoundMerge(state, round).merge(told);
}

}  // namespace jadoube::desk
