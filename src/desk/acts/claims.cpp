#include "desk/acts/claims.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/acts/later.hpp"
#include "desk/acts/objections.hpp"
#include "desk/acts/words.hpp"
#include "desk/groups/said_elements.hpp"
#include "desk/told/facts_placed.hpp"
#include "desk/told/line_so_far.hpp"
#include "desk/told/persons.hpp"
#include "desk/told/push.hpp"

namespace jadoube::desk {

namespace {

constexpr std::string_view kDidItHappen = "did it happen, or does he only say so?",
                           kWriteItFirst =
                               "if it did, or is in dispute, write it first, and then who says so: "
                               "'... points it out; ... denies it'";

constexpr std::string_view kDrawByFlags = "a draw, or a win on time?",
                           kFlagsFirst =
                               "write first which flags fell ('both flags down, order unknown'), and then 'white "
                               "claims a draw'; or 'claims a win on time', 'claims threefold'";

/// As it stands, and not as it falls.
bool tells_flag_down(const SaidGroup& group) {
    static constexpr std::string_view kFalls[] = {"falls", "fell", "drop", "run", "expire", "lose", "lost", "overstep"};
    const std::string text = lower(group.text);
    return std::ranges::none_of(kFalls, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

/// "no show, white claims the point".
bool claims_absence(LineSoFar& line, const SaidGroup& group) {
    const auto* done = line.last_act<adjudicate::Happening>();
    const bool wins = group.verb != nullptr && group.verb->says == kClaimsWin && group.object == nullptr;
    const auto who = group.who ? person(line, *group.who) : Result<Person>(Person::both);
    return wins && done != nullptr && done->kind() == rules::Kind::conduct_absent && who && *who != Person::both &&
           *who != line.read.acts.back().by;
}

/// "a spectator says threefold": he claims nothing.
Result<void> say_beside_game(LineSoFar& line, const SaidGroup& group) {
    const auto who = person(line, *group.who);
    if (!who) return tl::unexpected<Error>(who.error());
    note(line, group.text);
    speak_beside_game(line, *who);
    return {};
}

/// What is told with the words of a claim and is none.
std::optional<Result<void>> instead_of_claim(LineSoFar& line, const SaidGroup& group) {
    const auto* ground = group.object == nullptr ? nullptr : std::get_if<rules::Ground>(&group.object->meaning);
    const auto* word = group.object == nullptr ? nullptr : std::get_if<ActWord>(&group.object->meaning);
    const bool castles =
        group.object == nullptr && group.operands.size() == 1 && is_castling_move(group.operands.front());
    if (castles) {  // "says 0-0": what he means to do
        if (group.who) (void)person(line, *group.who);
        return note(line, group.text), Result<void>();
    }
    const bool is_advice = group.who == Who::spectator && word != nullptr && *word != ActWord::flag_falls &&
                           !group.of && group.operands.empty();
    if (is_advice) return say_beside_game(line, group);  // "the captain says: offer a draw"
    const bool is_told =
        group.object != nullptr && ground == nullptr && (word == nullptr || *word != ActWord::flag_falls);
    if (!is_told) return std::nullopt;
    const bool may_be_found = std::holds_alternative<Found>(group.object->meaning) && group.who;
    if (may_be_found) {
        const std::string name = group.who == Who::white ? "white" : group.who == Who::black ? "black" : "arbiter";
        return ask(std::string(kDidItHappen),
                   fmt::format("if it is so, write 'arbiter finds {}', or '{} finds {}'; what is only said, behind "
                               "'note:'",
                               group.object->says, name, group.object->says));
    }
    return ask(std::string(kDidItHappen), std::string(kWriteItFirst));
}

bool has_fallen(const LineSoFar& line, Person whose) {
    return std::ranges::any_of(line.read.acts, [&](const Act& act) {
        return act.by == whose && std::holds_alternative<adjudicate::FlagFalls>(act.what);
    });
}

/// "that white's flag fell": claimed by another than White. "too", where the other has fallen: whether it has is asked.
Result<void> check_whose_flag(LineSoFar& line, const SaidGroup& group) {
    if (!group.of) return {};
    const auto of = person(line, *group.of);
    const auto who = of ? actor(line, group, Unnamed::ask) : of;
    if (!who) return tl::unexpected<Error>(who.error());
    const bool is_second =
        !has_fallen(line, *of) && (has_fallen(line, Person::white) || has_fallen(line, Person::black));
    if (is_second) return ask_which_flag_first();
    if (*who == *of) return ask("whose flag fell?", "write 'white's flag falls; black claims a win on time'");
    return {};
}

/// After his own flag has fallen "claims a draw" only brings it up: why it is one is for the law.
bool brings_up_flag(LineSoFar& line, const SaidGroup& group) {
    const auto who = group.who ? person(line, *group.who) : Result<Person>(Person::nobody);
    const bool is_after_fall = who && has_fallen(line, *who) && group.object == nullptr;
    return is_after_fall && group.verb != nullptr && group.verb->says == kClaimsDraw;
}

/// "white Qxf7 mate; white claims a win": on the mate that stands on the board, or was found.
bool claims_mate(LineSoFar& line, const SaidGroup& group) {
    const bool wins = group.verb != nullptr && group.verb->says == kClaimsWin && group.object == nullptr;
    const auto who = wins && group.who ? person(line, *group.who) : Result<Person>(Person::both);
    const auto by = who ? adjudicate::color_of(*who) : std::nullopt;
    if (!by || line.read.acts.empty()) return false;
    const auto* found = line.last_act<adjudicate::Happening>();
    const bool is_found = found != nullptr && found->is_found() && found->kind() == rules::Kind::observed_checkmate;
    const auto now = line.board.now() ? chess::Position::from(*line.board.now()) : tl::unexpected<Error>(Error{});
    return is_found || (now && now->is_checkmate() && now->turn() != *by);
}

/// The game was over, and he has won it.
bool has_won(LineSoFar& line, const SaidGroup& group) {
    const auto who = group.who ? person(line, *group.who) : Result<Person>(Person::both);
    const auto by = who ? adjudicate::color_of(*who) : std::nullopt;
    return by && std::ranges::any_of(line.read.acts, [&](const Act& act) {
               return act.by == adjudicate::person_of(!*by) && std::holds_alternative<adjudicate::Resign>(act.what);
           });
}

std::optional<rules::Ground> ground_claimed(LineSoFar& line, const SaidGroup& group) {
    const auto* ground = group.object == nullptr ? nullptr : std::get_if<rules::Ground>(&group.object->meaning);
    const auto* word = group.object == nullptr ? nullptr : std::get_if<ActWord>(&group.object->meaning);
    if (ground != nullptr) return *ground;
    if (word != nullptr && *word == ActWord::flag_falls) return rules::Ground::flag;
    if (brings_up_flag(line, group)) return std::nullopt;
    const bool is_draw = group.verb != nullptr && group.verb->says == kClaimsDraw;
    if (!is_draw && line.last_act<adjudicate::FlagFalls>() != nullptr && group.object == nullptr && group.who)
        return rules::Ground::flag;
    if (claims_mate(line, group)) return rules::Ground::checkmate;
    return claims_absence(line, group) ? std::optional(rules::Ground::forfeit) : std::nullopt;
}

/// Nothing is told by which a game could be lost.
bool is_only_touched(const LineSoFar& line) {
    return line.illegal_by.empty() && std::ranges::none_of(line.read.acts, [](const Act& act) {
               return std::holds_alternative<adjudicate::Happening>(act.what) || adjudicate::uses_two_hands(act);
           });
}

Result<void> claim_without_ground(LineSoFar& line, const SaidGroup& group) {
    if (brings_up_flag(line, group)) {
        note(line, group.text);
        return push(line, group, Unnamed::on_turn, adjudicate::PointOut{});
    }
    const bool is_draw = group.verb != nullptr && group.verb->says == kClaimsDraw;
    if (!is_draw && objects_by_claim(line, group)) return point_out(line, group);
    const bool wins = group.verb != nullptr && group.verb->says == kClaimsWin;
    if (!is_draw && claims_on_offence(line, group) && !(wins && is_only_touched(line))) {
        note(line, group.text);
        SaidGroup objects = group;
        if (!objects.who) objects.who = *line.carried == Color::white ? Who::white : Who::black;
        return point_out(line, objects);
    }
    if (wins && has_won(line, group)) return note(line, group.text), Result<void>();
    if (wins)
        return ask(
            std::string(kGroundOfWin),
            "write 'claims a win on time', 'claims checkmate' or 'claims a win by forfeit'; of an illegal move or "
            "conduct, the act, and then 'points it out'");
    if (is_draw || !line.written.empty())
        return ask(std::string(kGroundOfDraw),
                   "write 'claims threefold', 'claims fifty moves', 'claims stalemate' or 'claims a dead position'");
    return ask(std::string(kWhatClaimed),
               "write 'claims threefold', 'claims a win on time' ...; of what he says happened, the act, and then "
               "'points it out'");
}

/// "claims a draw with his flag down": by what it is one is not told.
bool claims_draw_on_flag(const SaidGroup& group, rules::Ground ground) {
    constexpr std::string_view kDraw = "draw";  // "claims a draw on", with what comes behind it
    const bool is_draw = group.verb != nullptr && lower(group.text).find(kDraw) != std::string::npos;
    return is_draw && group.object != nullptr && ground == rules::Ground::flag;
}

/// Without the verb only what is said so is a claim: "white threefold".
Result<void> check_claimant(const SaidGroup& group, rules::Ground ground) {
    using rules::Ground;
    if (group.verb != nullptr) return {};
    const bool is_withdrawn = ground == Ground::withdrawal;  // said with a verb of its own
    const bool is_counted = ground == Ground::repetition || ground == Ground::fifty_moves ||
                            ground == Ground::fivefold || ground == Ground::seventy_five_moves;
    const bool is_bare = parse_int(group.text.substr(group.text.rfind(' ') + 1)).has_value();  // "W 50"
    if (is_bare) return ask("what is claimed?", fmt::format("write 'claims {}'", group.object->says));
    const bool is_asked_for = group.who && ground == Ground::increment;  // said with a verb too
    if (!is_withdrawn && !is_asked_for && (!is_counted || !group.who))
        return ask("who claims it?", fmt::format("write 'white claims {}'", group.object->says));
    return {};
}

/// "writes Nf3-g1, claims threefold with Ng1": one move, told twice.
bool is_same_move(const LineSoFar& line, const std::string& one, const std::string& other) {
    if (one == other) return true;
    constexpr std::string_view kMarks = "-x:+#=";
    const auto plain = [&](std::string text) {
        std::erase_if(text, [&](char c) { return kMarks.find(c) != std::string_view::npos; });
        return text;
    };
    const std::string first = plain(one), second = plain(other);
    constexpr std::size_t kSquare = 2;
    const bool is_there = first.size() > kSquare && second.size() > kSquare &&
                          first.substr(first.size() - kSquare) == second.substr(second.size() - kSquare) &&
                          role_of_letter(first.front()) == role_of_letter(second.front());
    if (!is_there || !line.board.now()) return is_there;
    const Color by = line.carried.value_or(line.board.now()->turn);
    const auto deed = line.board.move_of(one, by, false);
    const auto again = line.board.move_of(other, by, false);
    const auto* step = deed ? std::get_if<adjudicate::MoveMan>(&*deed) : nullptr;
    const auto* step_again = again ? std::get_if<adjudicate::MoveMan>(&*again) : nullptr;
    return step == nullptr || step_again == nullptr || step->step == step_again->step;
}

/// The move with which it is claimed, told here or written before; empty where there is none.
Result<std::string> move_intended(LineSoFar& line, const SaidGroup& group) {
    std::vector<std::string> intended;
    for (const Element& operand : group.operands) {
        if (operand.is(Link::with) || operand.is(Link::of)) continue;  // "claim of threefold by Black"
        const bool is_move = operand.kind == Element::Kind::move || operand.kind == Element::Kind::square;
        if (!is_move) return ask("with which move?", "write 'claims threefold with Qe4'");
        intended.push_back(operand.text);
    }
    if (!line.written.empty()) intended.push_back(std::exchange(line.written, {}));
    if (intended.size() == 2 && is_same_move(line, intended.front(), intended.back())) {
        if (intended.front().size() < intended.back().size()) std::swap(intended.front(), intended.back());
        intended.pop_back();  // the longer one says more
    }
    if (intended.size() > 1) return ask("with which move?", "write 'claims threefold with Qe4'");
    return intended.empty() ? std::string() : intended.front();
}

/// "Nd3", which is illegal, is told by its squares: "Nf3-d3"; so is "Rd2-e2+", which gives no check.
Result<std::string> by_its_squares(const LineSoFar& line, std::string move, std::optional<Color> by) {
    if (!by || move.empty() || !line.board.now()) return move;
    std::string plain = move;
    while (plain.ends_with('+') || plain.ends_with('#')) plain.pop_back();
    const auto deed = line.board.move_of(plain, *by, false);
    if (!deed) return tl::unexpected<Error>(deed.error());
    if (line.board.is_legal(*deed, *by) != false) return move;
    const auto* made = std::get_if<adjudicate::MoveMan>(&*deed);
    const auto* castle = std::get_if<adjudicate::Castle>(&*deed);
    if (made == nullptr && castle == nullptr) return move;
    const auto [from, to] = made != nullptr ? made->step : castle->king;
    const auto man = line.board.now()->board.at(from);
    const std::string letter =
        man && man->role != chess::Role::pawn ? std::string(1, chess::letter_of(man->role)) : std::string();
    return fmt::format("{}{}-{}", letter, to_text(from), to_text(to));
}

}  // namespace

void speak_beside_game(LineSoFar& line, Person who) {
    constexpr rules::Kind kSpeaks = rules::Kind::conduct_spectator;
    const std::string_view name = rules::name_of(kSpeaks);
    add(line, {who, adjudicate::Happening{std::string(name.substr(name.find('.') + 1))}});
}

/// Somebody has claimed on time, and nobody has moved since.
bool is_behind_claim_on_time(const LineSoFar& line) {
    const auto is_it = [](const Act& act) {
        const auto* claim = std::get_if<adjudicate::Claim>(&act.what);
        return adjudicate::is_move(act) || (claim != nullptr && claim->ground == rules::Ground::flag);
    };
    const auto claim = std::find_if(line.read.acts.rbegin(), line.read.acts.rend(), is_it);
    return claim != line.read.acts.rend() && !adjudicate::is_move(*claim);
}

/// "claims a win on time; flag is down": it was down when he claimed it.
void put_before_the_claim(LineSoFar& line, Color whose) {
    const std::size_t claimed_at = line.read.acts.size() - 1;
    add(line, {adjudicate::person_of(whose), adjudicate::FlagFalls{}});
    std::iter_swap(line.read.acts.rbegin(), line.read.acts.rbegin() + 1);
    for (auto& [fact, acts] : line.told_of) {
        auto of_claim = acts.extract(claimed_at);
        if (of_claim.empty()) continue;
        of_claim.key() = claimed_at + 1;
        acts.insert(std::move(of_claim));
    }
}

/// "white lost on time": somebody has said so, and the game was over.
bool says_lost(const SaidGroup& group) {
    constexpr std::string_view kLost[] = {"lost", "loses", "forfeit"};
    const std::string said = lower(group.text);
    return std::ranges::any_of(kLost, [&](std::string_view word) { return said.find(word) != std::string::npos; });
}

/// Behind a claim on time: put before it where it is the flag that he claimed, and nothing came between; else asked.
std::optional<Result<void>> show_flag_of_claim(LineSoFar& line, std::optional<Color> whose) {
    if (!is_behind_claim_on_time(line)) return std::nullopt;
    const auto by = adjudicate::color_of(line.read.acts.back().by);
    const bool is_claimed = line.last_act<adjudicate::Claim>() != nullptr && by && whose == !*by;
    if (is_claimed) return put_before_the_claim(line, *whose), Result<void>();
    return ask("was it down when the claim was made?",
               "write the flags before the claim, in the order in which they fell");
}

Result<void> flag_falls(LineSoFar& line, const SaidGroup& group) {
    const bool is_of_claimed = !group.who && line.last_act<adjudicate::Claim>() != nullptr;  // "flag is down"
    const auto claimant = is_of_claimed ? adjudicate::color_of(line.read.acts.back().by) : std::nullopt;
    const auto who = group.who ? person(line, *group.who) : Result<Person>(Person::both);
    if (!who) return tl::unexpected<Error>(who.error());
    const auto whose = claimant ? std::optional(!*claimant) : adjudicate::color_of(*who);
    if (auto shown = tells_flag_down(group) ? show_flag_of_claim(line, whose) : std::nullopt) return *std::move(shown);
    const auto fell = push(line, group, Unnamed::named_last, adjudicate::FlagFalls{});
    if (fell && says_lost(group)) lose_on_time(line, line.read.acts.back().by);
    return fell;
}

Result<void> claim(LineSoFar& line, const SaidGroup& group) {
    if (auto instead = instead_of_claim(line, group)) return *std::move(instead);
    if (const auto flag = check_whose_flag(line, group); !flag) return flag;
    const auto ground = ground_claimed(line, group);
    const bool is_of_result =
        group.verb != nullptr && (group.verb->says == kClaimsWin || group.verb->says == kClaimsDraw);
    if (!ground && is_of_result && group.who == Who::spectator) return say_beside_game(line, group);
    if (!ground) return claim_without_ground(line, group);
    if (claims_draw_on_flag(group, *ground)) return ask(std::string(kDrawByFlags), std::string(kFlagsFirst));
    const bool is_official = group.who == Who::arbiter || group.who == Who::supervisor;
    if (is_official && group.object != nullptr && observed(*ground)) return find(line, group);
    const bool is_open = *ground == rules::Ground::flag && !line.brings_flag;  // which fell, or did not
    if (group.who == Who::spectator && !is_open) return say_beside_game(line, group);
    if (group.who == Who::spectator) return ask(std::string(kDidItHappen), std::string(kWriteItFirst));
    if (const auto claimant = check_claimant(group, *ground); !claimant) return claimant;
    auto intended = move_intended(line, group);
    if (!intended) return tl::unexpected<Error>(intended.error());
    const auto by = intended->empty() ? Result<Person>(Person::both) : actor(line, group, Unnamed::on_turn);
    if (!by) return tl::unexpected<Error>(by.error());
    adjudicate::Claim claim;
    claim.ground = *ground;
    const auto move = by_its_squares(line, *std::move(intended), adjudicate::color_of(*by));
    if (!move) return tl::unexpected<Error>(move.error());
    claim.intended = *move;
    const auto claimed = push(line, group, Unnamed::on_turn, claim);
    return claimed && std::exchange(line.is_written_down, false) ? set(line, "move_written", true) : claimed;
}

/// Before a claim: the move that is intended with it.
Result<void> written_move(LineSoFar& line, const SaidGroup& group) {
    const Element& move = group.operands.back();
    const bool is_move = move.kind == Element::Kind::move || move.kind == Element::Kind::square;
    if (!is_move || !line.written.empty())
        return ask("which move was written?", "write 'writes Qe4, claims threefold'");
    const auto who = actor(line, group, Unnamed::on_turn);
    if (!who) return tl::unexpected<Error>(who.error());
    if (auto* claim = line.last_act<adjudicate::Claim>();
        claim != nullptr && claim->intended.empty() && line.read.acts.back().by == *who) {
        const auto intended = by_its_squares(line, move.text, adjudicate::color_of(*who));
        if (!intended) return tl::unexpected<Error>(intended.error());
        claim->intended = *intended;
        return {};
    }
    line.written = move.text;
    return {};
}

}  // namespace jadoube::desk
