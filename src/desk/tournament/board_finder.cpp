#include "desk/tournament/board_finder.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "event/player_name.hpp"
#include "event/text_lines.hpp"
#include "event/trf/trf_reader.hpp"

namespace jadoube::desk {
namespace {

using event::GameReference;
using Players = chess::ByColor<std::string>;

constexpr int kLastNumber = 9999;  // of rounds and boards

std::optional<int> number_in(std::string_view text) {
    const auto number = parse_int(text);
    if (!number || *number < 1 || *number > kLastNumber) return std::nullopt;
    return static_cast<int>(*number);
}

/// The names of a report by FIDE numbers.
std::map<std::string, std::string> names_in(const std::string& report) {
    std::map<std::string, std::string> names;
    const event::DecodedText text = event::decode(report);
    if (!event::looks_like_trf(text.lines)) return names;
    for (const auto& [number, player] : event::read_trf(text.lines).tournament.players)
        if (!player.fide_id.empty()) names.emplace(player.fide_id, player.name);
    return names;
}

std::map<std::string, std::string> names_known(const OpenLog& open, const std::string& section) {
    const auto& imports = open.state.imports;
    for (auto file = imports.rbegin(); file != imports.rend(); ++file) {
        if (file->what.section != section) continue;
        const auto text = open.store.text(file->what.text);
        if (!text) continue;
        if (auto names = names_in(*text); !names.empty()) return names;
    }
    return {};
}

bool is_named(const Players& players) {
    return !players.white.empty() && !players.black.empty();
}

}  // namespace

RoundTag read_round_tag(std::string_view text) {
    const auto parts = split(text, '.');
    RoundTag tag{number_in(parts.front())};
    if (tag.round && parts.size() > 1) tag.board = number_in(parts[1]);
    return tag;
}

BoardFinder::BoardFinder(const OpenLog& open, std::string section, std::optional<int> round)
    : state_(&open.state), section_(std::move(section)), round_(round), names_(names_known(open, section_)) {}

std::string BoardFinder::name_of(const std::string& fide_number, const std::string& name) const {
    const auto known = names_.find(fide_number);
    return known != names_.end() ? known->second : name;
}

std::vector<GameReference> BoardFinder::boards_of(const Players& players, std::optional<int> round) const {
    std::vector<GameReference> boards;
    for (const auto& [board, known] : state_->games) {
        const bool is_of_round = board.section == section_ && (!round || board.round == *round);
        if (is_of_round && is_named(known.what.players) && event::may_be_same_players(known.what.players, players))
            boards.push_back(board);
    }
    return boards;
}

bool BoardFinder::knows_round(int round) const {
    return std::ranges::any_of(
        state_->games, [&](const auto& game) { return game.first.section == section_ && game.first.round == round; });
}

BoardsFound BoardFinder::find(const game::Record& record) const {
    const RoundTag tag = read_round_tag(record.tag("Round"));
    const std::optional<int> round = tag.round ? tag.round : round_;
    const Players players{name_of(record.tag("WhiteFideId"), record.tag("White")),
                          name_of(record.tag("BlackFideId"), record.tag("Black"))};
    if (!is_named(players)) return {};
    BoardsFound found{boards_of(players, round)};
    if (!found.boards.empty()) return found;
    found.boards = boards_of({players.black, players.white}, round);
    found.are_reversed = !found.boards.empty();
    if (found.boards.empty() && tag.board && !knows_round(*tag.round))
        found.boards.push_back({.section = section_, .round = *tag.round, .board = *tag.board});
    return found;
}

}  // namespace jadoube::desk
