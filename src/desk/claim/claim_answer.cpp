#include "desk/claim/claim_answer.hpp"

#include <fmt/format.h>

#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "report/game/game_findings.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

using game::Ply;
using game::Replay;
using report::Key;
using report::phrase;
using report::say;

/// Answers one claim, step by step.
class Answering {
public:
    Answering(const ClaimAsked& asked, game::PgnGame game, const Laws& laws)
        : asked_(asked), laws_(laws), answer_{.chosen = {std::move(game), {}}}, replay_(record()) {}

    Result<ClaimAnswer> run() {
        const auto at = asked_at();
        if (!at) return tl::unexpected<Error>(at.error());
        answer_.chosen.at = *at;
        answer_.unread = game::unknown_before(answer_.chosen.game, *at);
        if (!answer_.unread && !asked_.at) unread() = answer_.chosen.game.unread;
        if (answer_.unread) return std::move(answer_);
        if (const auto playable = is_intended_playable(); !playable) return tl::unexpected<Error>(playable.error());
        ClaimMoment moment{*at, asked_.intended, is_objection() && !asked_.at};
        if (auto over = over_before(asked_.made, record(), *at, laws_)) moment = at_the_end(*over);
        const bool is_anywhere = !asked_.at && asked_.intended.empty() && !is_objection();
        if (is_anywhere) {
            if (const auto searched = search(); !searched) return tl::unexpected<Error>(searched.error());
            if (!answer_.moments.empty()) moment = last_right();
        }
        if (const auto judged = judge(moment); !judged) return tl::unexpected<Error>(judged.error());
        if (!is_anywhere && answer_.holds == false) {
            if (const auto searched = search(); !searched) return tl::unexpected<Error>(searched.error());
        }
        return std::move(answer_);
    }

private:
    [[nodiscard]] const game::Record& record() const { return answer_.chosen.game.record; }

    [[nodiscard]] bool is_objection() const { return asked_.made.ground == SpokenGround::illegal_move; }

    /// The move written down, at the moment asked about, wherever the game was over.
    Result<void> is_intended_playable() {
        if (asked_.intended.empty()) return {};
        const auto evidence = evidence_for(asked_.made.ground, answer_.chosen, asked_.intended, laws_.ruleset());
        return evidence ? Result<void>() : tl::unexpected<Error>(evidence.error());
    }

    Result<Ply> asked_at() {
        if (!is_objection()) return asked_.at.value_or(record().end());
        const auto objected_to = asked_.at ? Result<ObjectedTo>(ObjectedTo{*asked_.at})
                                           : half_move_objected_to(asked_.made, record(), replay_, laws_);
        if (!objected_to) return tl::unexpected<Error>(objected_to.error());
        if (objected_to->at.value == 0 && !answer_.chosen.game.unread)
            return failure(ErrorCode::no_such_game, "no move has been made", {}, "--at names the move");
        is_objection_open_ = objected_to->is_open;
        return objected_to->at;
    }

    /// Where it is told that the record was not read to its end. An illegal move that was read comes before that.
    std::optional<game::PgnFinding>& unread() { return is_objection_open_ ? answer_.unread_later : answer_.unread; }

    /// What was played after the end is none of the game; a move that was illegal is still pointed out by its number.
    ClaimMoment at_the_end(const adjudicate::EndOnRecord& over) {
        answer_.over = over;
        return {is_objection() ? answer_.chosen.at : over.ply, {}, is_objection()};
    }

    [[nodiscard]] Ply last_of_game() const {
        const auto end = over_before(asked_.made, record(), record().end(), laws_);
        return end ? end->ply : record().end();
    }

    Result<void> search() {
        if (!can_be_searched(asked_.made.ground)) return {};
        Ply last = last_of_game();
        while (last.value > 0 && game::unknown_before(answer_.chosen.game, last)) --last.value;
        auto moments = right_moments(asked_.made, record(), replay_, last, laws_);
        if (!moments) return tl::unexpected<Error>(moments.error());
        answer_.moments = std::move(*moments);
        answer_.was_searched = true;
        return {};
    }

    [[nodiscard]] ClaimMoment last_right() const {
        const RightMoment& last = answer_.moments.back();
        return {last.at, last.intended.empty() ? std::string() : last.intended.front()};
    }

    Result<void> judge(const ClaimMoment& moment) {
        answer_.chosen.at = moment.at;
        auto evidence = evidence_for(asked_.made.ground, answer_.chosen, moment.intended, laws_.ruleset());
        if (!evidence) return tl::unexpected<Error>(evidence.error());
        auto judged = judge_claim(asked_.made, record(), replay_, moment, laws_);
        if (!judged) return tl::unexpected<Error>(judged.error());
        const ClaimToCheck& made = asked_.made;
        const chess::Color claimant = made.by.value_or(usual_claimant(made.ground, replay_, moment.at));
        answer_.holds = claim_holds(made.ground, claimant, judged->ruling);
        const auto& over = judged->ruling.standing.over;
        if (!answer_.over && answer_.holds == false && over && is_over_otherwise(made.ground, over->by))
            answer_.over = {over->by, moment.is_late ? last_of_game() : moment.at};
        answer_.evidence = std::move(*evidence);
        answer_.judged = std::move(*judged);
        return {};
    }

    const ClaimAsked& asked_;
    const Laws& laws_;
    ClaimAnswer answer_;
    Replay replay_;
    bool is_objection_open_ = false;
};

std::string how_it_ended(rules::Ending by) {
    return by == rules::Ending::quiet_moves ? phrase("claims.quiet_moves") : report::spaced(rules::name_of(by));
}

/// "The claim fails: the game was over after 10.Qe6, half-move 19 (stalemate)."
report::Text over_words(const ClaimAnswer& answer, const Replay& replay) {
    return say(fails_by_end(answer) ? Key("claims.fails_over") : Key("claims.over"),
               {{"move", report::move_words(replay, answer.over->ply)},
                {"number", std::to_string(answer.over->ply.value)},
                {"how", how_it_ended(answer.over->by)}});
}

report::Text unread_words(const ClaimAnswer& answer, const Replay& replay) {
    const game::PgnFinding& unread = *answer.unread_later;
    return say("claims.unread_later",
               {{"move", report::move_words(replay, last_known(replay, unread))},
                {"line", std::to_string(unread.line)},
                {"what", report::foreign(fmt::format("{}: {}", name_of(unread.kind), unread.text))}});
}

/// "24.Nb5 or 24.Nb6".
report::Text any_of(const std::vector<std::string>& moves) {
    return fmt::format("{}", fmt::join(moves, " " + phrase("list.or") + " "));
}

/// "; lost with 24...Kc6"; empty where the right was not lost.
std::string lost_words(const RightMoment& moment, const Replay& replay) {
    if (!moment.lost_with) return {};
    return phrase("claims.lost_with", {{"move", report::move_words(replay, *moment.lost_with)}});
}

/// "after 24.Nb5, Black: the position on the board; lost with 24...Kc6"
std::string moment_words(const RightMoment& moment, const Replay& replay) {
    const bool on_board = moment.intended.empty();
    const std::string words = phrase(on_board ? Key("claims.moment") : Key("claims.moment_with"),
                                     {{"move", report::move_words(replay, moment.at)},
                                      {"side", report::side(replay.at(moment.at).turn)},
                                      {"moves", any_of(moment.intended)}});
    return words + lost_words(moment, replay);
}

/// "after each half-move from 60.Kd3 to 75...Ra1": where the board gave the right all the time.
std::string run_words(const RightMoment& first, const RightMoment& last, const Replay& replay) {
    return phrase("claims.run",
                  {{"first", report::move_words(replay, first.at)}, {"last", report::move_words(replay, last.at)}}) +
           lost_words(last, replay);
}

/// The last of the moments from `from` on that follow one another, all of them by the board.
std::size_t end_of_run(const std::vector<RightMoment>& moments, std::size_t from) {
    std::size_t last = from;
    while (last + 1 < moments.size() && moments[last].intended.empty() && moments[last + 1].intended.empty() &&
           moments[last + 1].at.value == moments[last].at.value + 1)
        ++last;
    return last;
}

void add_moments(const ClaimAnswer& answer, const Replay& replay, report::Blocks& blocks) {
    constexpr std::size_t kShortRun = 2;
    std::vector<report::ListItem> items;
    for (std::size_t i = 0; i < answer.moments.size(); ++i) {
        const std::size_t last = end_of_run(answer.moments, i);
        if (last - i < kShortRun) {
            items.push_back({moment_words(answer.moments[i], replay)});
        } else {
            items.push_back({run_words(answer.moments[i], answer.moments[last], replay)});
            i = last;
        }
    }
    const bool is_elsewhere = answer.holds == false;
    report::add_list(blocks, say(is_elsewhere ? Key("claims.would_be_right") : Key("claims.was_right")),
                     std::move(items));
    const bool was_read = !answer.chosen.game.unread;  // else nothing is known of the rest of the game
    if (answer.was_searched && answer.moments.empty() && was_read)
        blocks.push_back({report::Paragraph{say("claims.never_right")}});
}

Json to_json(const RightMoment& moment) {
    JsonArray intended;
    for (const std::string& move : moment.intended) intended.push_back(move);
    Json json = Json::object({{"ply", moment.at.value}, {"by", name_of(moment.by)}, {"intended", intended}});
    return json.set("lost_with_ply", moment.lost_with ? Json(moment.lost_with->value) : Json(nullptr));
}

Json unread_json(const game::PgnFinding& unread) {
    Json json = Json::object({{"kind", name_of(unread.kind)}, {"ply", unread.ply.value}, {"text", unread.text}});
    if (unread.line > 0) json.set("line", unread.line);
    return json;
}

}  // namespace

Result<ClaimAnswer> answer_claim(const ClaimAsked& asked, game::PgnGame game, const Laws& laws) {
    return Answering(asked, std::move(game), laws).run();
}

bool fails_by_end(const ClaimAnswer& answer) {
    return answer.over && answer.holds == false;
}

report::Blocks to_blocks(const ClaimAnswer& answer) {
    const Replay replay(answer.chosen.game.record);
    report::Blocks blocks;
    if (answer.over) blocks.push_back({report::Paragraph{over_words(answer, replay)}});
    if (answer.unread_later) blocks.push_back({report::Paragraph{unread_words(answer, replay)}});
    add_moments(answer, replay, blocks);
    if (answer.evidence) report::append(blocks, to_blocks(*answer.evidence, answer.chosen));
    return blocks;
}

Json to_json(const ClaimAnswer& answer) {
    Json json = Json::object({{"holds", answer.holds ? Json(*answer.holds) : Json(nullptr)}});
    json.set("at", game::move_label(answer.chosen.game.record.start, answer.chosen.at));
    if (answer.unread) return json.set("unread", unread_json(*answer.unread));
    if (answer.unread_later) json.set("unread_later", unread_json(*answer.unread_later));
    if (answer.over)
        json.set("over", Json::object({{"by", rules::name_of(answer.over->by)}, {"ply", answer.over->ply.value}}));
    if (answer.was_searched) {
        JsonArray moments;
        for (const RightMoment& moment : answer.moments) moments.push_back(to_json(moment));
        json.set("moments", moments);
    }
    json.set("by", name_of(answer.judged->claimant)).set("evidence", to_json(*answer.evidence));
    return json.set("ruling", adjudicate::to_json(answer.judged->ruling));
}

}  // namespace jadoube::desk
