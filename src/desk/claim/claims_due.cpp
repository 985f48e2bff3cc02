#include "desk/claim/claims_due.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "desk/known/game_files.hpp"
#include "report/game/game_findings.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

/// Nobody has to claim these: the game is over with them, or it is by the arbiter's word.
bool is_an_end(SpokenGround ground) {
    return ground != SpokenGround::threefold && ground != SpokenGround::fifty;
}

report::Key why(SpokenGround ground) {
    switch (ground) {
        case SpokenGround::threefold: return "due.threefold";
        case SpokenGround::fifty: return "due.fifty";
        case SpokenGround::fivefold: return "due.fivefold";
        case SpokenGround::seventy_five: return "due.seventy_five";
        case SpokenGround::stalemate: return "due.stalemate";
        case SpokenGround::checkmate: return "due.checkmate";
        default: return "due.dead_position";
    }
}

game::Ply known_end(const game::PgnGame& game) {
    game::Ply last = game.record.end();
    while (last.value > 0 && game::unknown_before(game, last)) --last.value;
    return last;
}

/// The first of those that follow one another, and of an end the first at all.
std::vector<RightMoment> first_of_runs(std::vector<RightMoment> moments, SpokenGround ground) {
    if (is_an_end(ground) && moments.size() > 1) moments.resize(1);
    std::vector<RightMoment> first;
    for (std::size_t i = 0; i < moments.size(); ++i) {
        const bool goes_on = i > 0 && moments[i].at.value == moments[i - 1].at.value + 1;
        if (!goes_on) first.push_back(moments[i]);
    }
    return first;
}

}  // namespace

Result<std::vector<ClaimDue>> claims_due(const game::PgnGame& game, std::optional<game::Ply> seen, rules::Play play,
                                         const Laws& laws) {
    const game::Replay replay(game.record);
    const game::Ply last = known_end(game);
    std::vector<ClaimDue> all;
    for (const SpokenGroundRow& row : rules::rows<SpokenGround>()) {
        if (!row.ends_by) continue;
        ClaimToCheck claim;
        claim.ground = row.value;
        claim.play = play;
        const auto over = over_before(claim, game.record, game.record.end(), laws);
        auto moments = right_moments(claim, game.record, replay, over ? std::min(over->ply, last) : last, laws);
        if (!moments) return tl::unexpected<Error>(moments.error());
        if (!seen && !is_an_end(row.value)) std::erase_if(*moments, [&](const auto& one) { return one.at != last; });
        for (RightMoment& moment : first_of_runs(std::move(*moments), row.value))
            if (!seen || *seen < moment.at) all.push_back({row.value, std::move(moment)});
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.moment.at < b.moment.at; });
    return all;
}

report::Text words_of_due(const ClaimDue& due, const game::PgnGame& game) {
    using report::Key;
    const game::Replay replay(game.record);
    const std::string title = title_of(game.record);
    const std::string move = report::move_words(replay, due.moment.at);
    if (is_an_end(due.ground))
        return report::say("claims.due_over",
                           {{"game", report::foreign(title)}, {"move", move}, {"why", report::say(why(due.ground))}});
    const std::string moves = fmt::format("{}", fmt::join(due.moment.intended, " " + report::phrase("list.or") + " "));
    return report::say(moves.empty() ? Key("claims.due") : Key("claims.due_with"),
                       {{"game", report::foreign(title)},
                        {"move", move},
                        {"side", report::side(due.moment.by)},
                        {"moves", moves},
                        {"why", report::say(why(due.ground))}});
}

Json to_json(const ClaimDue& due, const game::PgnGame& game) {
    JsonArray intended;
    for (const std::string& move : due.moment.intended) intended.push_back(move);
    return Json::object({{"game", title_of(game.record)},
                         {"ground", rules::name_of(due.ground)},
                         {"by", name_of(due.moment.by)},
                         {"ply", due.moment.at.value},
                         {"at", game::move_label(game.record.start, due.moment.at)},
                         {"intended", intended},
                         {"ends", is_an_end(due.ground)}});
}

}  // namespace jadoube::desk
