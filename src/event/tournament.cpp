#include "event/tournament.hpp"

#include <algorithm>

namespace jadoube::event {
namespace {

constexpr auto kScoreRows = std::to_array<ScoreRow>({
    {Score::open, ' ', "", ""},
    {Score::win, '1', "1", "", 10},
    {Score::draw, '=', "1/2", "", 5},
    {Score::loss, '0', "0", ""},
    {Score::short_win, 'W', "1", "", 10},
    {Score::short_draw, 'D', "1/2", "", 5},
    {Score::short_loss, 'L', "0", ""},
    {Score::forfeit_win, '+', "", "+", 10},
    {Score::forfeit_loss, '-', "", "-"},
    {Score::half_bye, 'H', "", "", 5},
    {Score::full_bye, 'F', "", "", 10},
    {Score::zero_bye, 'Z', "", ""},
    {Score::pairing_bye, 'U', "", "", 10},
});

char in_capitals(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

}  // namespace

const ScoreRow& row_of(Score score) {
    return kScoreRows[static_cast<std::size_t>(score)];
}

std::optional<Score> score_signed(char sign) {
    const auto* row = std::find_if(kScoreRows.begin(), kScoreRows.end(),
                                   [&](const ScoreRow& candidate) { return candidate.sign == in_capitals(sign); });
    return row == kScoreRows.end() ? std::nullopt : std::optional(row->value);
}

Scoring usual_scoring() {
    Scoring scoring;
    for (const ScoreRow& row : kScoreRows) scoring[static_cast<std::size_t>(row.value)] = Points{row.tenths};
    return scoring;
}

Scoring usual_match_scoring() {
    Scoring scoring{};
    scoring[static_cast<std::size_t>(Score::win)] = Points{20};
    scoring[static_cast<std::size_t>(Score::draw)] = Points{10};
    return scoring;
}

Points given_for(const Scoring& scoring, Score score) {
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
