#include "event/livechess/livechess_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/error.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "event/livechess/live_moves.hpp"
#include "event/player_name.hpp"
#include "event/result_words.hpp"
#include "game/time/time_control_words.hpp"

namespace jadoube::event {
namespace {

using Kind = ImportFindingKind;
using chess::Color;

constexpr std::int64_t kLastInFolder = 9999;
constexpr std::string_view kTournament = "tournament.json";

/// Which file of a round it is: its index, or that of a game.
struct RoundFile {
    int round = 0;
    std::optional<int> game = {};
};

/// The number between what stands before and behind it.
std::optional<int> number_in(std::string_view text, std::string_view before, std::string_view behind) {
    if (!text.starts_with(before) || !text.ends_with(behind) || text.size() <= before.size() + behind.size())
        return std::nullopt;
    text.remove_prefix(before.size());
    text.remove_suffix(behind.size());
    const auto number = is_digit(text.front()) && text.front() != '0' ? parse_int(text) : std::nullopt;
    return number && *number <= kLastInFolder ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::optional<RoundFile> round_file(std::string_view name) {
    const auto slash = name.find('/');
    const auto round = slash == std::string_view::npos ? std::nullopt : number_in(name.substr(0, slash), "round-", "");
    if (!round) return std::nullopt;
    const std::string_view file = name.substr(slash + 1);
    if (file == "index.json") return RoundFile{*round};
    const auto game = number_in(file, "game-", ".json");
    return game ? std::optional(RoundFile{*round, game}) : std::nullopt;
}

/// The line and column that an error says behind the name of its source.
ImportFinding place_of(const Error& error, const std::string& file) {
    ImportFinding finding{Kind::unreadable, 1, 1, error.message, file};
    const std::string_view where = error.where;
    if (!where.starts_with(file + ":")) return finding;
    const auto numbers = split(where.substr(file.size() + 1), ':');
    finding.line = static_cast<int>(parse_int(numbers.front()).value_or(1));
    if (numbers.size() > 1) finding.column = static_cast<int>(parse_int(numbers[1]).value_or(1));
    return finding;
}

/// What a file of a round has, as JSON.
struct RoundJson {
    std::string index_file = {};
    std::optional<Json> index = {};
    std::map<int, std::pair<std::string, Json>> games = {};  // by their numbers
};

class FolderReader {
public:
    FolderReader(std::string section, std::optional<int> round) : section_(std::move(section)), only_(round) {}

    LiveFolder read(const FolderFiles& files) {
        FolderFiles decoded;
        for (const FolderFile& file : files) decoded.push_back({file.name, text_of(file)});
        for (const FolderFile& file : decoded) take(file);
        folder_.text = to_text(decoded);
        for (const auto& [number, round] : rounds_) take_round(number, round);
        folder_.players = names_.size();
        return std::move(folder_);
    }

private:
    void note(Kind kind, const std::string& file, int line, std::string text) {
        folder_.findings.push_back({kind, line, line == 0 ? 0 : 1, std::move(text), file});
    }

    void take(const FolderFile& file) {
        const auto of_round = round_file(file.name);
        if (of_round && only_ && *only_ != of_round->round) return;
        if (!of_round && file.name != kTournament) return;
        const auto json = json_in(file);
        if (of_round && !of_round->game) rounds_[of_round->round].index_file = file.name;
        if (!json) return;
        if (!of_round)
            take_tournament(file.name, *json);
        else if (of_round->game)
            rounds_[of_round->round].games.insert_or_assign(*of_round->game, std::pair(file.name, *json));
        else
            rounds_[of_round->round].index = *json;
    }

    std::string text_of(const FolderFile& file) {
        DecodedText text = decode(file.bytes);
        if (text.encoding != TextEncoding::utf_8) folder_.encoding = text.encoding;
        for (ImportFinding finding : text.findings) {
            finding.file = file.name;
            folder_.findings.push_back(std::move(finding));
        }
        return std::move(text.text);
    }

    /// Nothing, with a finding, where a file is not what it should be.
    std::optional<Json> json_in(const FolderFile& file) {
        auto json = parse_json(file.bytes, file.name);
        if (!json) {
            folder_.findings.push_back(place_of(json.error(), file.name));
            return std::nullopt;
        }
        if (json->if_object() != nullptr) return std::move(*json);
        note(Kind::unreadable, file.name, json->line(),
             fmt::format("a {} stands where an object should", json->type_name()));
        return std::nullopt;
    }

    void take_tournament(const std::string& file, const Json& json) {
        folder_.name = made_fit(json.text("name"));
        const Json* told = json.find("timecontrol");
        const std::string control = json.text("timecontrol");
        if (control.empty()) return;
        const auto read = game::read_time_control(control);
        if (read)
            folder_.control = game::to_text(*read);
        else
            note(Kind::unreadable, file, told->line(), fmt::format("time control: '{}'", control));
    }

    void take_round(int number, const RoundJson& round) {
        const Json* pairings = round.index ? round.index->find("pairings") : nullptr;
        const JsonArray* list = pairings != nullptr ? pairings->if_array() : nullptr;
        if (list == nullptr) note_no_pairings(number, round);
        const JsonArray none;
        const JsonArray& all = list != nullptr ? *list : none;
        for (std::size_t i = 0; i < all.size() && i < kLastInFolder; ++i)
            take_pairing({.section = section_, .round = number, .board = static_cast<int>(i) + 1}, all[i], round);
        for (const auto& [board, game] : round.games)
            if (list != nullptr && board > static_cast<int>(all.size()))
                note(Kind::no_board, game.first, 0,
                     fmt::format("the index has {} pairings, and none of this game", all.size()));
    }

    void note_no_pairings(int number, const RoundJson& round) {
        const std::string file =
            round.index_file.empty() ? fmt::format("round-{}/index.json", number) : round.index_file;
        if (round.index_file.empty())
            note(Kind::unreadable, file, 0, "is not there: who plays in this round is not known");
        else if (round.index)
            note(Kind::unreadable, file, round.index->line(), "has no list of pairings");
    }

    void take_pairing(const GameReference& board, const Json& json, const RoundJson& round) {
        PairedGame paired{board, {name_in(json, "white", round), name_in(json, "black", round)}};
        const auto game = round.games.find(board.board);
        const bool has_game = game != round.games.end();
        if (paired.players.white.empty() || paired.players.black.empty()) {
            if (has_game) note(Kind::no_board, game->second.first, 0, "the pairing has no player on one side");
            return;
        }
        if (folded(paired.players.white) == folded(paired.players.black))
            return note(Kind::player_twice, round.index_file, json.line(),
                        fmt::format("'{}' against himself, which is left out", paired.players.white));
        meet(paired, Color::white, json.line(), round);
        meet(paired, Color::black, json.line(), round);
        paired.result = result_in(json, round.index_file);
        if (has_game) take_game(json, game->second, paired);
        folder_.games.push_back(std::move(paired));
    }

    /// "Byron, Ada Maria"; empty where there is no player.
    std::string name_in(const Json& pairing, std::string_view side, const RoundJson& round) {
        const Json* player = pairing.find(side);
        if (player == nullptr) return {};
        const std::string first = fmt::format("{} {}", player->text("fname"), player->text("mname"));
        const std::string last(trim(player->text("lname")));
        const std::string given(trim(first));
        const std::string name = last.empty() || given.empty() ? last + given : last + ", " + given;
        std::string fit = made_fit(name);
        if (fit != name)
            note(Kind::control_character, round.index_file, player->line(),
                 "a name with characters that are no text, or too long, is cut");
        return fit;
    }

    /// A player sits at one board of a round; two of one name may sit at two.
    void meet(const PairedGame& paired, Color side, int line, const RoundJson& round) {
        const std::string& name = paired.players[side];
        names_.insert(name);
        const auto [first, is_new] = boards_.emplace(std::pair(paired.game.round, folded(name)), paired.game);
        if (!is_new)
            note(Kind::player_twice, round.index_file, line,
                 fmt::format("'{}' is at {} and at {}", name, to_text(first->second), to_text(paired.game)));
    }

    std::string result_in(const Json& json, const std::string& file) {
        const Json* told = json.find("result");
        if (told == nullptr || told->is_null()) return {};
        const auto result = told->if_string() != nullptr ? result_told(*told->if_string()) : std::nullopt;
        if (!result) note(Kind::unreadable, file, told->line(), fmt::format("result: {}", jadoube::to_text(*told)));
        return result.value_or(std::string());
    }

    void take_game(const Json& pairing, const std::pair<std::string, Json>& told, PairedGame& paired) {
        const auto& [file, json] = told;
        const std::string result = result_in(json, file);
        if (paired.result.empty()) paired.result = result;
        if (!result.empty() && result != paired.result)
            note(Kind::results_disagree, file, json.find("result")->line(),
                 fmt::format("{} here, and {} in the index", result, paired.result));
        LiveGame game{paired, file, read_live_moves(json, file, folder_.findings)};
        game::Record& record = game.game.record;
        record.set_tag("White", paired.players.white);
        record.set_tag("Black", paired.players.black);
        record.set_tag("Round", fmt::format("{}.{}", paired.game.round, paired.game.board));
        set_number(record, "WhiteFideId", pairing.find("white"));
        set_number(record, "BlackFideId", pairing.find("black"));
        record.result = game::parse_score(paired.result);
        folder_.played.push_back(std::move(game));
    }

    /// Written as a number or as a text.
    static void set_number(game::Record& record, std::string_view tag, const Json* player) {
        const Json* told = player != nullptr ? player->find("fideid") : nullptr;
        if (told == nullptr) return;
        const auto number = told->if_string() != nullptr ? parse_int(*told->if_string())
                            : told->if_int() != nullptr  ? std::optional(*told->if_int())
                                                         : std::nullopt;
        if (number && *number > 0) record.set_tag(tag, std::to_string(*number));
    }

    std::string section_;
    std::optional<int> only_;
    std::map<int, RoundJson> rounds_;
    std::set<std::string> names_;
    std::map<std::pair<int, std::string>, GameReference> boards_;  // by round and name
    LiveFolder folder_;
};

}  // namespace

bool is_livechess_file(std::string_view name) {
    return name == kTournament || round_file(name);
}

std::string to_text(const FolderFiles& files) {
    std::string text;
    for (const FolderFile& file : files)
        text += fmt::format("=== {}\n{}{}", file.name, file.bytes, file.bytes.ends_with('\n') ? "" : "\n");
    return text;
}

LiveFolder read_livechess(const FolderFiles& files, const std::string& section, std::optional<int> round) {
    return FolderReader(section, round).read(files);
}

}  // namespace jadoube::event
