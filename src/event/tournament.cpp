#include "event/tournament.hpp"

#include <algorithm>

namespace jadoube::event {
namespace {

constexpr auto kScoreRows = std::to_array<RoundScoreRow>({
    {RoundScore::open, ' ', "", ""},
    {RoundScore::win, '1', "1", "", 10},
    {RoundScore::draw, '=', "1/2", "", 5},
    {RoundScore::loss, '0', "0", ""},
    {RoundScore::short_win, 'W', "1", "", 10},
    {RoundScore::short_draw, 'D', "1/2", "", 5},
    {RoundScore::short_loss, 'L', "0", ""},
    {RoundScore::forfeit_win, '+', "", "+", 10},
    {RoundScore::forfeit_loss, '-', "", "-"},
    {RoundScore::half_bye, 'H', "", "", 5},
    {RoundScore::full_bye, 'F', "", "", 10},
    {RoundScore::zero_bye, 'Z', "", ""},
    {RoundScore::pairing_bye, 'U', "", "", 10},
});

char in_capitals(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace

const RoundScoreRow& row_of(RoundScore score) {
    return kScoreRows[static_cast<std::size_t>(score)];
}

std::optional<RoundScore> score_signed(char sign) {
    const auto* row = std::find_if(kScoreRows.begin(), kScoreRows.end(),
                                   [&](const RoundScoreRow& candidate) { return candidate.sign == in_capitals(sign); });
    return row == kScoreRows.end() ? std::nullopt : std::optional(row->value);
}

Scoring usual_scoring() {
    Scoring scoring;
    for (const RoundScoreRow& row : kScoreRows) scoring[static_cast<std::size_t>(row.value)] = Points{row.tenths};
    return scoring;
}

Scoring usual_match_scoring() {
    Scoring scoring{};
    scoring[static_cast<std::size_t>(RoundScore::win)] = Points{20};
    scoring[static_cast<std::size_t>(RoundScore::draw)] = Points{10};
    return scoring;
}

Points given_for(const Scoring& scoring, RoundScore score) {
    return scoring[static_cast<std::size_t>(score)];
}

Points points_after(const Tournament& tournament, const Player& player, int rounds) {
    Points points;
    const std::size_t count = std::min(player.rounds.size(), static_cast<std::size_t>(std::max(rounds, 0)));
    for (std::size_t round = 0; round < count; ++round)
        points = points + given_for(tournament.scoring, player.rounds[round].score);
    return points;
}

}  // namespace jadoube::event
