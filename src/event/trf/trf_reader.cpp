#include "event/trf/trf_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "event/trf/player_record.hpp"
#include "event/trf/point_change.hpp"
#include "event/trf/trf_scoring.hpp"
#include "game/time/time_control.hpp"

namespace jadoube::event {
namespace {

using Kind = ImportFindingKind;

constexpr std::string_view kPlayerRecord = "001";
constexpr std::string_view kNameRecord = "012";

std::string record_of(const Line& line) {
    return {line.at(1), line.at(2), line.at(3)};
}

/// Names of columns ("DDD SSSS sTTT") or their numbers ("1234567890").
bool is_ruler(const Line& line, const std::string& record) {
    const bool is_one_letter = is_letter(record[0]) && record[0] == record[1] && record[1] == record[2];
    if (is_one_letter) return true;
    for (int column = 1; column <= line.width(); ++column)
        if (line.at(column) != ' ' && !is_digit(line.at(column))) return false;
    return line.at(4) != ' ' || line.at(1) == ' ';
}

/// A national record: a federation, then the number of a player.
bool is_national(const Line& line, const std::string& record) {
    const bool is_federation = std::all_of(record.begin(), record.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return is_federation && line.at(4) == ' ' && parse_int(line.field(5, 8));
}

/// Takes in a file line by line.
class TrfReader {
public:
    TournamentFile read(const std::vector<Line>& lines) {
        for (const Line& line : lines) take(line);
        if (tournament_.teams.empty()) tournament_.teams = std::move(old_teams_);
        if (players_told_ && *players_told_ != static_cast<int>(tournament_.players.size()))
            findings_.push_back(
                {Kind::other_count, players_told_at_, 5,
                 fmt::format("{} players are told, and there are {}", *players_told_, tournament_.players.size())});
        sort_by_place(findings_);
        return {std::move(tournament_), std::move(findings_)};
    }

private:
    using Take = void (TrfReader::*)(const Line&);
    struct Record {
        std::string_view name;
        Take take;  // null: known, and not needed
    };

    static const Record* record_named(std::string_view name) {
        static constexpr auto kRecords = std::to_array<Record>({
            {kPlayerRecord, &TrfReader::take_player}, {kNameRecord, &TrfReader::take_name},
            {"022", &TrfReader::take_place},          {"062", &TrfReader::take_count},
            {"142", &TrfReader::take_rounds},         {"XXR", &TrfReader::take_rounds},
            {"222", &TrfReader::take_control},        {"162", &TrfReader::take_scoring},
            {"XXS", &TrfReader::take_scoring},        {"362", &TrfReader::take_match_scoring},
            {"BBW", &TrfReader::take_score},          {"BBD", &TrfReader::take_score},
            {"BBL", &TrfReader::take_score},          {"BBZ", &TrfReader::take_score},
            {"BBF", &TrfReader::take_score},          {"BBU", &TrfReader::take_score},
            {"XXA", &TrfReader::take_accelerated},    {"250", &TrfReader::take_fictitious},
            {"299", &TrfReader::take_change},         {"013", &TrfReader::take_old_team},
            {"310", &TrfReader::take_team},           {"300", &TrfReader::take_line_up},
        });
        const auto* found =
            std::find_if(kRecords.begin(), kRecords.end(), [&](const Record& r) { return r.name == name; });
        return found == kRecords.end() ? nullptr : found;
    }

    static bool is_passed_over(std::string_view name) {
        static constexpr auto kNames = std::to_array<std::string_view>(
            {"###", "032", "042", "052", "072", "082", "092", "102", "112", "122", "132", "152", "172", "182",
             "192", "202", "212", "240", "260", "320", "330", "352", "801", "802", "XXC", "XXZ", "XXP", "DAT"});
        return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
    }

    void take(const Line& line) {
        const std::string name = record_of(line);
        if (const Record* record = record_named(name)) return (this->*record->take)(line);
        if (is_passed_over(name)) return;
        if (is_ruler(line, name)) return note_once(Kind::ruler_line, line, name, "names or numbers of columns");
        if (is_national(line, name)) return;
        tournament_.unread.push_back({line.number(), line.text()});
        note_once(Kind::unknown_record, line, name, fmt::format("'{}' is kept and not read", name));
    }

    void note_once(Kind kind, const Line& line, const std::string& name, std::string text) {
        const std::string& said = kind == Kind::ruler_line ? std::string(row_of(kind).name) : name;
        if (noted_.insert(said).second) findings_.push_back({kind, line.number(), 1, std::move(text)});
    }

    void take_player(const Line& line) {
        Player player = read_player(line, findings_);
        const auto found = tournament_.players.find(player.number);
        if (player.number == 0) {
            findings_.push_back({Kind::no_number, line.number(), 5, fmt::format("'{}'", player.name)});
        } else if (found != tournament_.players.end()) {
            findings_.push_back({Kind::number_twice, line.number(), 5,
                                 fmt::format("{} is '{}' in line {}; '{}' is left out", player.number,
                                             found->second.name, found->second.line, player.name)});
        } else {
            tournament_.players.emplace(player.number, std::move(player));
        }
    }

    void take_name(const Line& line) { tournament_.name = line.rest(5); }
    void take_place(const Line& line) { tournament_.place = line.rest(5); }

    void take_count(const Line& line) {
        // Some write "284 (146 rated)".
        const std::string told = line.rest(5);
        const auto count = parse_int(told.substr(0, told.find(' ')));
        if (!count || *count < 0 || *count > 9999) return unreadable(line, 5, "players", told);
        players_told_ = static_cast<int>(*count);
        players_told_at_ = line.number();
    }

    void take_rounds(const Line& line) {
        const auto rounds = TrfFields(line, findings_).number(5, line.width(), "rounds");
        if (rounds) tournament_.rounds = *rounds;
    }

    void take_control(const Line& line) {
        const std::string told = line.rest(5);
        if (told.empty()) return;
        const auto control = game::parse_time_control(told);
        if (!control) return unreadable(line, 5, "time control", told);
        tournament_.control = game::to_text(*control);
    }

    void take_scoring(const Line& line) {
        TrfFields fields(line, findings_);
        read_scoring(fields, tournament_.scoring);
    }
    void take_match_scoring(const Line& line) {
        TrfFields fields(line, findings_);
        read_scoring(fields, tournament_.match_scoring);
    }
    void take_score(const Line& line) {
        TrfFields fields(line, findings_);
        read_score_record(fields, tournament_.scoring);
    }

    void take_accelerated(const Line& line) {
        TrfFields fields(line, findings_);
        const auto number = fields.number(5, 8, "number");
        if (!number) return;
        int round = 1;
        for (int column = 10; column <= line.width(); column += 5, ++round)
            if (const auto points = fields.points(column, column + 3, "points"))
                tournament_.fictitious.push_back({round, round, *number, *number, *points});
    }

    void take_fictitious(const Line& line) {
        TrfFields fields(line, findings_);
        const auto of_matches = fields.points(5, 8, "match points");
        const auto of_games = fields.points(10, 13, "points");
        const auto from = fields.number(15, 17, "round");
        const auto to = fields.number(19, 21, "round");
        const auto first = fields.number(23, 26, "number");
        const auto last = fields.number(28, 31, "number");
        const auto points = of_matches ? of_matches : of_games;
        if (points && from && first)
            tournament_.fictitious.push_back({*from, to.value_or(*from), *first, last.value_or(*first), *points});
    }

    void take_change(const Line& line) {
        if (auto change = read_point_change(line, findings_)) tournament_.changes.push_back(std::move(*change));
    }

    /// Teams of TRF16 have no numbers: they are counted.
    void take_old_team(const Line& line) {
        TrfFields fields(line, findings_);
        const int number = static_cast<int>(old_teams_.size()) + 1;
        old_teams_.emplace(number, Team{number, fields.text(5, 36), fields.numbers(37, 4, "number")});
    }

    void take_team(const Line& line) {
        TrfFields fields(line, findings_);
        const auto number = fields.number(5, 7, "number");
        if (number.value_or(0) == 0) {
            findings_.push_back({Kind::no_number, line.number(), 5, fmt::format("'{}'", fields.text(9, 40))});
            return;
        }
        const Team team{*number, fields.text(9, 40), fields.numbers(74, 4, "number")};
        if (!tournament_.teams.emplace(*number, team).second)
            findings_.push_back({Kind::number_twice, line.number(), 5, fmt::format("team {} is told before", *number)});
    }

    void take_line_up(const Line& line) {
        TrfFields fields(line, findings_);
        const auto round = fields.number(5, 7, "round");
        const auto team = fields.number(9, 11, "team");
        if (round && team) tournament_.line_ups.push_back({*round, *team, fields.numbers(17, 4, "number")});
    }

    void unreadable(const Line& line, int column, std::string_view what, std::string_view found) {
        findings_.push_back({Kind::unreadable, line.number(), column, fmt::format("{}: '{}'", what, found)});
    }

    Tournament tournament_;
    ImportFindings findings_;
    std::map<int, Team> old_teams_;
    std::optional<int> players_told_;
    int players_told_at_ = 0;
    std::set<std::string, std::less<>> noted_;
};

}  // namespace

TournamentFile read_trf(const std::vector<Line>& lines) {
    return TrfReader().read(lines);
}

bool looks_like_trf(const std::vector<Line>& lines) {
    for (const Line& line : lines) {
        const std::string record = record_of(line);
        if ((record == kPlayerRecord || record == kNameRecord) && line.at(4) == ' ') return true;
    }
    return false;
}

}  // namespace jadoube::event
