#include "adjudicate/telling/teller.hpp"

#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/acts.hpp"
#include "adjudicate/telling/closing.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/out_of_turn.hpp"
#include "adjudicate/telling/record.hpp"
#include "adjudicate/telling/retractions.hpp"
#include "adjudicate/telling/words.hpp"

namespace jadoube::adjudicate {
namespace {

/// What is done at a board, or said about moves to be made on it: nothing of it is done any more once the game is over.
bool needs_a_game(const Act& act) {
    return std::visit(
        [](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            return std::is_same_v<What, Touch> || std::is_same_v<What, PlaceMan> || std::is_same_v<What, MoveMan> ||
                   std::is_same_v<What, Castle> || std::is_same_v<What, NamePiece> || std::is_same_v<What, Retract> ||
                   std::is_same_v<What, Press> || std::is_same_v<What, SayCheck> || std::is_same_v<What, OfferDraw> ||
                   std::is_same_v<What, GiveNotice> || std::is_same_v<What, Answer> || std::is_same_v<What, Refuse>;
        },
        act.what);
}

}  // namespace

Teller::Teller(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute)
    : story_{ruleset, game, dispute} {
    if (story_.game.start) {
        story_.replay.emplace(*story_.game.start, story_.game.moves);
        story_.now.board = story_.replay->at(story_.replay->end());
        story_.now.turn = story_.now.board->turn;
    }
    story_.now.ply = static_cast<int>(story_.game.moves.size());
    story_.now.line = story_.now.made = story_.game.moves;
    for (const WordOnRecord& said : story_.game.said)
        if (said.act == rules::ActWord::give_notice) story_.now.notices.push_back({said.by, said.ply});
    take_the_record(story_);
    fresh_turn(story_);
    story_.now.unfinished.check_was_announced = is_passed_check_announced(story_);
    if (was_said(story_, rules::ActWord::say_check, story_.now.ply)) story_.now.unfinished.check_was_announced = true;
}

Result<std::optional<std::size_t>> Teller::tell(std::size_t act) {
    story_.index = act;
    story_.raised.reset();
    story_.answering.reset();
    story_.is_rest = std::exchange(story_.is_half_told, false);
    if (!story_.is_rest) story_.now.effects.emplace_back();
    const Act& told = story_.dispute.acts[act];
    if ((story_.now.over || story_.game.played_on > 0) && needs_a_game(told)) {
        no_effect(story_, NoEffect::game_over);
        return std::nullopt;
    }
    const bool goes_on = color_of(told.by) && color_of(told.by) == story_.now.turn && needs_a_game(told);
    if (goes_on && !std::holds_alternative<Retract>(told.what)) leave_only_touched(story_, story_.now.unfinished);
    std::visit([&](const auto& what) { on(story_, told.by, what); }, told.what);
    if (is_move(told) && std::exchange(story_.is_check_said_in_playing, false) && !story_.problem && !story_.raised)
        said_check(story_, told.by);
    if (story_.problem) return tl::unexpected<Error>(*std::exchange(story_.problem, std::nullopt));
    return story_.raised;
}

void Teller::pass_objection(std::size_t turn, std::size_t taken_back) {
    Incident& from = story_.now.matters[turn];
    Incident& to = story_.now.matters[taken_back];
    to.objection.doubted = std::exchange(from.objection.doubted, false);
    to.objection.account_closed = std::exchange(from.objection.account_closed, false);
    to.choice.demand = std::exchange(from.choice.demand, std::nullopt);
    to.objection.raised_by = from.objection.raised_by;
    to.acts.push_back(story_.index);
    std::erase(from.acts, story_.index);
    story_.effect().matter = taken_back;
}

void Teller::objects_too(std::size_t turn, std::size_t taken_back) {
    story_.now.matters[taken_back].objection.raised_by = story_.now.matters[turn].objection.raised_by;
}

void Teller::take_account_of(std::size_t matter) {
    story_.now.matters[matter] = accounted_for(matter);
}

Incident Teller::accounted_for(std::size_t matter) const {
    Incident incident = story_.now.matters[matter];
    give_kinds(incident);
    settle(story_, incident);
    return incident;
}

void Teller::let_stand(Person by) {
    adjudicate::let_stand(story_, by);
}

bool Teller::had_begun_before(std::size_t turn, std::size_t moved) const {
    return adjudicate::had_begun_before(story_, turn, moved);
}

void Teller::begin_again(std::size_t turn, std::size_t moved) {
    adjudicate::begin_again(story_, turn, moved);
}

}  // namespace jadoube::adjudicate
