#include "event/trf/player_record.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

constexpr int kEndOfName = 47;
constexpr int kFirstRound = 92;  // then one every ten columns
constexpr int kRoundWidth = 10;
constexpr int kMostRounds = 99;
constexpr int kFarthest = 24;  // that columns are looked for beside their places

bool is_point(char c) {
    return c == '.' || c == ',';
}

/// Whether what follows the name has its gaps where they should be, so far beside.
bool has_gaps(const Line& line, int shift) {
    for (const int gap : {48, 53, 57, 69, 80, 85})
        if (line.at(gap + shift) != ' ') return false;
    for (int column = kFirstRound + shift; column <= line.width(); column += kRoundWidth) {
        if (!line.is_blank(column - 2, column - 1) || line.at(column + 4) != ' ' || line.at(column + 6) != ' ')
            return false;
    }
    return true;
}

/// How far the columns behind the name stand beside their places; nothing where they cannot be found.
std::optional<int> shift_of(const Line& line) {
    if (has_gaps(line, 0)) return 0;
    for (int distance = 1; distance <= kFarthest; ++distance) {
        for (const int shift : {-distance, distance})
            if (is_point(line.at(83 + shift)) && has_gaps(line, shift)) return shift;
    }
    return std::nullopt;
}

bool is_year(std::string_view text) {
    const auto year = parse_int(text.substr(0, 4));
    return text.size() >= 4 && year && (*year == 0 || (*year >= 1850 && *year <= 2100));
}

/// "1990", "1990/00/00", "1969.12.06", "0000/00/00"; the month and the day may be unknown.
bool is_birth(std::string_view text) {
    if (!is_year(text)) return false;
    if (text.size() == 4) return true;
    if (text.size() != 10) return false;
    const auto month = parse_int(text.substr(5, 2));
    const auto day = parse_int(text.substr(8, 2));
    return month && day && *month >= 0 && *month <= 12 && *day >= 0 && *day <= 31;
}

class PlayerRecord {
public:
    PlayerRecord(const Line& line, ImportFindings& findings) : line_(&line), fields_(line, findings) {}

    Player read() {
        player_.line = line_->number();
        player_.number = fields_.number(5, 8, "number").value_or(0);
        player_.sex = fields_.text(10, 10);
        player_.title = fields_.text(11, 13);
        const auto shift = shift_of(*line_);
        player_.name = fields_.text(15, kEndOfName + shift.value_or(0));
        if (!shift) {
            fields_.note(ImportFindingKind::unreadable, kEndOfName + 1,
                         "the columns behind the name do not stand where they should");
            return player_;
        }
        if (*shift != 0)
            fields_.note(ImportFindingKind::shifted_columns, kEndOfName + 1 + *shift,
                         fmt::format("columns behind the name stand {} to the {}", std::abs(*shift),
                                     *shift < 0 ? "left" : "right"));
        read_particulars(*shift);
        read_rounds(*shift);
        return player_;
    }

private:
    void read_particulars(int shift) {
        player_.rating = fields_.number(49 + shift, 52 + shift, "rating");
        if (player_.rating == 0) player_.rating.reset();
        player_.federation = fields_.text(54 + shift, 56 + shift);
        player_.fide_id = fields_.text(58 + shift, 68 + shift);
        if (player_.fide_id.find_first_not_of('0') == std::string::npos) player_.fide_id.clear();
        player_.birth = fields_.text(70 + shift, 79 + shift);
        if (!player_.birth.empty() && !is_birth(player_.birth))
            fields_.note(ImportFindingKind::unreadable, 70 + shift, fmt::format("birth: '{}'", player_.birth));
        player_.points = fields_.points(81 + shift, 84 + shift, "points");
        player_.rank = fields_.number(86 + shift, 89 + shift, "rank");
    }

    void read_rounds(int shift) {
        for (int round = 0; round < kMostRounds; ++round) {
            const int column = kFirstRound + shift + round * kRoundWidth;
            if (column > line_->width()) break;
            player_.rounds.push_back(cell_at(column));
        }
        while (!player_.rounds.empty() && is_empty(player_.rounds.back())) player_.rounds.pop_back();
    }

    RoundCell cell_at(int column) {
        RoundCell cell{.column = column};
        cell.opponent = fields_.number(column, column + 3, "opponent").value_or(0);
        cell.color = color_at(column + 5);
        const char sign = line_->at(column + 7);
        const auto score = score_signed(sign);
        if (!score) fields_.note(ImportFindingKind::unreadable, column + 7, fmt::format("result: '{}'", sign));
        cell.score = score.value_or(RoundScore::open);
        return cell;
    }

    std::optional<chess::Color> color_at(int column) {
        const char letter = line_->at(column);
        if (letter == 'w' || letter == 'W') return chess::Color::white;
        if (letter == 'b' || letter == 'B') return chess::Color::black;
        if (letter != ' ' && letter != '-')
            fields_.note(ImportFindingKind::unreadable, column, fmt::format("colour: '{}'", letter));
        return std::nullopt;
    }

    static bool is_empty(const RoundCell& cell) {
        return cell.opponent == 0 && !cell.color && cell.score == RoundScore::open;
    }

    const Line* line_;
    TrfFields fields_;
    Player player_;
};

}  // namespace

Player read_player(const Line& line, ImportFindings& findings) {
    return PlayerRecord(line, findings).read();
}

}  // namespace jadoube::event
