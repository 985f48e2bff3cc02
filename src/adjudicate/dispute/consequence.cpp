#include "adjudicate/dispute/consequence.hpp"

#include <algorithm>

#include "adjudicate/dispute/ruled.hpp"
#include "adjudicate/judge/closing.hpp"
#include "adjudicate/judge/rights.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/meanwhile.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::Ending;
using rules::Kind;
using rules::Place;

bool ends_game(const MatterRuling& ruling) {
    const bool is_word = ruling.game && ruling.game->status == Status::decided;
    return is_word && (ruling.game->what == rules::GameWord::annul || ruling.game->what == rules::GameWord::new_game);
}

/// How a ruling has ended the game for what comes after it.
Ending end_by(const Incident& incident, const MatterRuling& ruling) {
    if (ends_game(ruling)) return Ending::ruling;
    const bool has_score = ruling.result && ruling.result->score && ruling.result->status == Status::decided;
    if (has_score && incident.ended_by != Ending::no) return incident.ended_by;  // it only says what had ended it
    if (has_score && incident.choice.refused == true)
        return Ending::ruling;  // who refuses loses, whatever the matter was
    for (const Kind kind : incident.kinds) {
        const auto& traits = rules::row_of(kind).traits;
        if (traits.ends_game_by == Ending::ruling) continue;
        const bool is_unregulated =
            traits.ends_game_unregulated && (ruling.status == Status::silent || is_only_referred(ruling));
        if (has_score || (is_unregulated && incident.ended_by == Ending::no)) return traits.ends_game_by;
    }
    return has_score ? Ending::ruling : Ending::no;
}

/// What was done stands, and a player may still claim upon it.
bool leaves_a_claim(const MatterRuling& ruling) {
    const bool stands = ruling.position && ruling.position->place == Place::stand;
    return stands && std::any_of(ruling.rights.begin(), ruling.rights.end(), [](const Right& right) {
               return !right.options.empty() && right.holder != rules::Party::both;
           });
}

/// A claim about the clocks is upheld: what they showed counts no more.
bool proves_clocks_wrong(const MatterRuling& ruling) {
    const bool is_about_clocks = rules::covers_any(Kind::claim_clock_error, ruling.kinds) ||
                                 rules::covers_any(Kind::claim_clock_defect, ruling.kinds);
    return is_about_clocks && ruling.conclusion == Conclusion::claim_upheld;
}

bool is_open(Status status) {
    return status == Status::needs_facts || status == Status::conflict;
}

/// Nothing came of it; of an objection, because of who made it or when.
bool failed(const MatterRuling& ruling) {
    return ruling.conclusion == Conclusion::waived || ruling.conclusion == Conclusion::claim_rejected;
}

/// Whether what is done on the board after an open ruling hangs on the answer: a result, clocks or penalties alone may
/// be open while it is settled on which board play goes on, and what is due there.
bool is_board_open(const Incident& incident, const MatterRuling& ruling) {
    const bool is_position_open = ruling.position ? is_open(ruling.position->status) : !is_beside_the_board(incident);
    if (is_position_open) return true;
    return ruling.obligation && is_open(ruling.obligation->status);
}

/// The moves that meet the duty; none where one of its options is no move, or nobody could list them.
std::vector<std::string> moves_of(const Obligation& duty) {
    std::vector<std::string> moves;
    for (const Option& option : duty.options) {
        if (!option.moves) return {};
        moves.insert(moves.end(), option.moves->begin(), option.moves->end());
    }
    return moves;
}

/// Puts together what follows from one ruling after the other.
class Gathering {
public:
    Gathering(std::size_t matter, const Incident& incident, const Standing& standing, const GameState& game)
        : incident_(incident), standing_(standing), game_(game) {
        follows_.what.matter = matter;
    }

    void add(const Judged& judged) {
        const MatterRuling& ruling = judged.ruling;
        const Ending by = end_by(incident_, ruling);
        follows_.what.is_end_shown = by != Ending::no && judged.shown_end != Ending::no && !ends_game(ruling);
        if (by != Ending::no) follows_.what.over_by = follows_.what.is_end_shown ? judged.shown_end : by;
        follows_.annuls = follows_.annuls || ends_game(ruling);
        follows_.what.is_open = is_open(ruling.status);
        set_clocks(ruling);
        if (incident_.sealed && ruling.conclusion == Conclusion::breach) follows_.what.keeps_sealed_move = true;
        follows_.what.is_demand_unfit = follows_.what.is_demand_unfit || judged.demand_unfit;
        follows_.what.is_refusal_of_nothing = follows_.what.is_refusal_of_nothing || judged.refused_nothing;
        follows_.what.is_waived = failed(ruling) || leaves_a_claim(ruling);
        if (follows_.what.is_open && is_board_open(incident_, ruling)) {
            follows_.waits_at = ply_after(incident_);
            const auto& position = ruling.position;
            if (position && !position->setup)
                move_board(ruling);  // what is due there is open; that it goes back is not
            return;
        }
        follows_.what.lifts_end = follows_.what.lifts_end || withdraws_the_end(incident_, ruling);
        if (standing_.over) return;
        if (!follows_.what.is_open) lose_time_claim(ruling);
        if (is_withdrawal_in_order(ruling)) follows_.what.offer_withdrawn = incident_.offender;
        follows_.what.castling_lost |= castling_lost(incident_, ruling);
        for (const Right& right : ruling.rights)
            if (right.holder == rules::Party::both)
                for (const Option& option : right.options) follows_.what.open_to_both.push_back(option.action);
        if (goes_on_from_move_instead(incident_, ruling)) return;
        const bool is_waived = incident_.play.retracted && ruling.conclusion == Conclusion::waived;
        if (is_waived) return;  // too late: what he did instead stands
        if (move_board(ruling)) answer(ruling.obligation, board_of_answer(ruling));
        leave_waiting(ruling.obligation);
        const bool leaves_nothing_due = !ruling.obligation || ruling.obligation->articles.empty();
        if (ruling.conclusion == Conclusion::referred && leaves_nothing_due) leave_to_be_decided();
    }

    [[nodiscard]] Follows all() { return std::move(follows_); }

private:
    void set_clocks(const MatterRuling& ruling) {
        if (ruling.clock && ruling.clock->status == Status::decided)
            for (const ClockStep& step : ruling.clock->steps) {
                Millis& change = follows_.what.clock_change[step.side];
                change = change + step.change;
            }
        follows_.what.sets_clocks = follows_.what.sets_clocks || proves_clocks_wrong(ruling);
    }

    /// An offer that its maker wants back before it was answered, where the code allows that, or has nothing on it.
    [[nodiscard]] bool is_withdrawal_in_order(const MatterRuling& ruling) const {
        const bool is_granted =
            ruling.conclusion == Conclusion::claim_upheld || ruling.conclusion == Conclusion::referred;
        return is_granted && rules::covers_any(Kind::claim_withdrawal, incident_.kinds);
    }

    void lose_time_claim(const MatterRuling& ruling) {
        for (const Right& right : ruling.rights)
            for (const Color side : {Color::white, Color::black})
                if (right.lost == rules::RightWord::to_claim_time && right.holder == party_of(side))
                    follows_.what.time_claim_lost = side;
    }

    /// Whether the board is known on which play goes on.
    bool move_board(const MatterRuling& ruling) {
        const auto& position = ruling.position;
        if (!position || position->status != Status::decided) return false;
        auto& back = follows_.what.back;
        if (!position->setup) {  // it goes back to where nobody knows
            if (is_board_changed(*position)) back = Consequence::Back{std::nullopt, incident_.ply};
            return false;
        }
        if (is_board_changed(*position)) {
            back = Consequence::Back{position->setup, ply_of(*position->setup)};
            if (position->setup == incident_.base || position->has_other_men()) follows_.restored_to = incident_.ply;
        }
        if (position->place == Place::stand && !incident_.beside_the_board) let_stand(*position);
        return true;
    }

    /// A move that its player wanted back stands, and so does one made out of turn that play has not gone on from.
    void let_stand(const PositionAnswer& position) {
        auto& back = follows_.what.back;
        const bool is_out_of_turn = rules::covers_any(Kind::out_of_turn_move, incident_.kinds) && incident_.play.done;
        if (incident_.play.retracted && incident_.play.complete == true && incident_.play.done) {
            back = Consequence::Back{incident_.play.done->legal ? incident_.base : position.setup, incident_.ply};
            follows_.what.answered_by = incident_.play.done->legal;
            if (!incident_.play.done->legal) follows_.what.stands = {incident_.play.done->raw};
        } else if (((is_out_of_turn || was_put_back()) && incident_.ply == standing_.ply) || is_last_on_board() ||
                   was_played_over()) {
            back = Consequence::Back{position.setup, incident_.ply};
            follows_.what.stands = {incident_.play.done->raw};
            follows_.what.stands.insert(follows_.what.stands.end(), incident_.play.moved_on.begin(),
                                        incident_.play.moved_on.end());
        } else if (standing_.pressed_away == follows_.what.matter && incident_.offender) {
            follows_.what.is_turn_given_away = position.setup->turn == !*incident_.offender;
        }
    }

    [[nodiscard]] bool is_last_on_board() const { return standing_.out_of_turn == follows_.what.matter; }

    /// A move of which somebody elects that it stands, after the board had gone back to let him choose.
    [[nodiscard]] bool was_put_back() const {
        return incident_.play.done && incident_.play.complete == true && standing_.board == incident_.base;
    }

    /// Of a move of which somebody elects that it stands, though its player has played another in its place meanwhile.
    [[nodiscard]] bool was_played_over() const {
        return incident_.choice.demand && !incident_.play.played_instead && incident_.play.complete == true &&
               turn_made_meanwhile(standing_, follows_.what.matter) != nullptr;
    }

    /// The board before the offence, without the men that were taken off it and with those that were put on.
    [[nodiscard]] const std::optional<chess::Setup>& board_of_answer(const MatterRuling& ruling) const {
        return ruling.position->has_other_men() ? ruling.position->setup : incident_.base;
    }

    /// The answer that met a duty is made on the board before the offence, and stands in its place.
    void answer(const std::optional<Obligation>& duty, const std::optional<chess::Setup>& board) {
        const bool is_met = incident_.choice.answer && duty && duty->discharged && duty->options.size() == 1 &&
                            duty->options.front().position_after &&
                            !is(duty->options.front().action, rules::Deed::stand);
        if (!is_met || !board) return;
        const auto base = chess::Position::from(*board);
        if (!base) return;
        follows_.what.back = Consequence::Back{board, incident_.ply};
        follows_.what.stands.clear();
        follows_.what.answered_by = move_named(*base, incident_.choice.answer->move);
    }

    void leave_waiting(const std::optional<Obligation>& duty) {
        if (!duty || duty->articles.empty() || duty->discharged || duty->first_due) return;
        const bool others_choose = duty->status == Status::choice && duty->chooser != party_of(duty->binds);
        const bool may_stand = std::any_of(duty->options.begin(), duty->options.end(),
                                           [](const Option& option) { return is(option.action, rules::Deed::stand); });
        const bool is_free = duty->options.size() == 1 && is(duty->options.front().action, rules::Deed::free_move);
        follows_.what.waiting = Waiting{.matter = follows_.what.matter,
                                        .binds = duty->binds,
                                        .chooser = others_choose ? duty->chooser : std::nullopt,
                                        .may_stand = may_stand,
                                        .exactable = !is_free,
                                        .one_left = duty->options.size() == 1,
                                        .moves = moves_of(*duty),
                                        .on_restored_board = follows_.what.back.has_value()};
    }

    /// What he has to play is for somebody else to say, as long as the other player does not play on.
    void leave_to_be_decided() {
        const bool is_of_the_turn = rules::covers_any(Kind::touch, incident_.kinds) && incident_.offender;
        if (!is_of_the_turn || incident_.play.retracted) return;
        follows_.what.waiting = Waiting{.matter = follows_.what.matter,
                                        .binds = *incident_.offender,
                                        .chooser = party_of(!*incident_.offender),
                                        .is_referred = true};
    }

    /// The moment of the line at which the board stood so; where it never did, the moment of the matter.
    [[nodiscard]] int ply_of(const chess::Setup& setup) const {
        if (setup == incident_.base || !game_.start) return incident_.ply;
        const game::Replay replay(*game_.start, standing_.line);
        for (int ply = std::min(replay.end().value, standing_.ply); ply >= 0; --ply)
            if (replay.at(game::Ply{ply}) == setup) return ply;
        return incident_.ply;
    }

    const Incident& incident_;
    const Standing& standing_;
    const GameState& game_;
    Follows follows_;
};

}  // namespace

Follows what_follows(std::size_t matter, const Incident& incident, const std::vector<Judged>& judged,
                     const Standing& standing, const GameState& game) {
    Gathering gathering(matter, incident, standing, game);
    for (const Judged& one : judged) gathering.add(one);
    return gathering.all();
}

int ply_after(const Incident& incident) {
    return incident.ply + (incident.play.retracted ? 0 : 1);
}

bool is_board_changed(const PositionAnswer& position) {
    return position.place && *position.place != Place::stand;
}

}  // namespace jadoube::adjudicate
