#include "desk/groups/settling_groups.hpp"
#include "desk/elements/patterns.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/tokens.hpp"

#include <algorithm>
#include <utility>

namespace jadoube::desk {
namespace {

using rules::ActWord;
constexpr std::string_view kScoresAgree = "scores_agree", kClaims = "claim", kSeenByArbiter = "arbiter_saw";

using SaidGroups = std::vector<SaidGroup>;

bool has_kind(const SaidGroup& group, rules::Kind kind) {
    const auto* did = group.verb == nullptr ? nullptr : std::get_if<Did>(&group.verb->meaning);
    return did != nullptr && did->kind == kind;
}
bool has_squares(const SaidGroup& group) {
    return std::ranges::any_of(group.operands, [](const Element& one) {
        return one.kind == Element::Kind::square || one.kind == Element::Kind::move;
    });
}
bool tells_only_a_move(const SaidGroup& group) {
    return !group.who && group.verb == nullptr && group.object == nullptr && has_squares(group) &&
           std::ranges::any_of(group.operands, [](const Element& one) { return one.kind == Element::Kind::move; });
}
void keep(SaidGroup& group, const std::string& text) {
    if (!text.empty()) group.remarks.push_back(text);
}

/// "in passing, exd6": how the next move was made.
bool manner_of_next(const SaidGroup& group) {
    return !group.who && group.verb == nullptr && group.object == nullptr && group.operands.empty() &&
           group.has(Manner::in_passing);
}

/// "took his own pawn, Lc8xe6": what was moved, without the move, which comes next.
bool announces_move(const SaidGroup& group) {
    const bool is_move = group.does(ActWord::move) || (group.verb == nullptr && !group.operands.empty());
    const bool is_vague = std::ranges::all_of(group.operands, [](const Element& one) {
        return one.as<chess::Role>() != nullptr || one.is(Link::taking) || one.is(Link::own) || one.is(Link::of) ||
               one.as<Who>() != nullptr || one.kind == Element::Kind::pawn_of_file;
    });
    const bool has_man =
        std::ranges::any_of(group.operands, [](const Element& one) { return one.as<chess::Role>() != nullptr; });
    const bool is_called_illegal =
        group.operands.empty() && group.has(Manner::is_illegal);  // "an illegal move, Nf3-d3"
    return is_move && is_vague && (has_man || is_called_illegal) && group.object == nullptr &&
           !group.has(Manner::wants) && !group.has(Manner::put_back) && !group.has(Manner::promotes);
}

void join_next(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        SaidGroup& group = groups[i];
        SaidGroup& next = groups[i + 1];
        const bool how = manner_of_next(group) && has_squares(next);
        const bool what = announces_move(group) && tells_only_a_move(next);
        if (!how && !what) continue;
        if (how) next.manners.insert(next.manners.end(), group.manners.begin(), group.manners.end());
        for (const std::string& text : group.remarks) keep(next, text);
        if (what) {
            next.who = group.who;
            keep(next, group.text);
            next.manners.insert(next.manners.end(), group.manners.begin(), group.manners.end());
        }
        next.stop = group.stop;
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// "castles, the rook first, then the king".
void drop_king(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        const SaidGroup& next = groups[i + 1];
        const auto* role = next.operands.size() == 1 ? next.operands.front().as<chess::Role>() : nullptr;
        const bool is_king = groups[i].has(Manner::rook_first) && !next.who && next.verb == nullptr &&
                             role != nullptr && *role == chess::Role::king;
        if (is_king) groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// "no handshake, refused by White": who did not.
void name_refuser(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        const bool is_his = has_kind(groups[i], rules::Kind::conduct_disrepute) && !groups[i].who &&
                            groups[i + 1].does(ActWord::refuse) && groups[i + 1].who;
        if (!is_his) continue;
        groups[i].who = groups[i + 1].who;
        keep(groups[i], groups[i + 1].text);
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// "a spectator says: 'take the rook'": what he said is no act.
void keep_speech(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        const SaidGroup& next = groups[i + 1];
        const bool is_speech = has_kind(groups[i], rules::Kind::conduct_spectator) && !next.who &&
                               (next.stop == kSpeech || next.stop == ":");
        if (!is_speech) continue;
        keep(groups[i], next.text);
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// "the sheets differ: White has Nbd7, Black Nfd7": what stands on the sheets was not made here.
void keep_written(SaidGroups& groups) {
    const auto differs = [](const SaidGroup& group) {
        return std::ranges::any_of(group.told, [](const Saying* row) {
            const auto* told = std::get_if<Told>(&row->meaning);
            return told != nullptr && told->fact == kScoresAgree;
        });
    };
    const auto first = std::ranges::find_if(groups, differs);
    for (auto group = first; group != groups.end(); ++group) {
        const bool has_written = group->who && group->verb == nullptr && group->object == nullptr && group != first &&
                                 !group->operands.empty();
        if (!has_written) continue;
        keep(*group, group->text);
        group->operands.clear();
    }
}

}  // namespace

/// "same position five times, nobody claims": the arbiter sees it.
void name_finder(SaidGroups& groups) {
    const auto is_unclaimed = [](const SaidGroup& group) {
        return std::ranges::any_of(group.remarks, [](const std::string& text) {
            constexpr std::string_view kNobody[] = {"no", "neither", "without"};
            return text.find(kClaims) != std::string::npos &&
                   std::ranges::any_of(kNobody, [&](std::string_view word) { return text.starts_with(word); });
        });
    };
    if (std::ranges::none_of(groups, is_unclaimed)) return;
    for (SaidGroup& group : groups) {
        const bool is_bare = group.object != nullptr && group.verb == nullptr && !group.who;
        if (!is_bare) continue;
        group.who = Who::arbiter;
        group.verb = &*std::ranges::find_if(sayings(), [](const Saying& row) {
            const auto* word = std::get_if<ActWord>(&row.meaning);
            return word != nullptr && *word == ActWord::find;
        });
    }
}

bool is_bare_ground(const SaidGroup& group) {
    return group.object != nullptr && group.verb == nullptr &&
           std::holds_alternative<rules::Ground>(group.object->meaning);
}
/// A whole sentence, and no bare name of a claim.
bool says_that_it_stood(const SaidGroup& group) {
    constexpr std::string_view kVerbs[] = {"stand", "occur", "appear", "repeat", "come"};
    const auto words = compared(group.text);
    return std::ranges::any_of(
        words, [&](const std::string& word) { return std::ranges::find(kVerbs, word) != std::end(kVerbs); });
}
/// "I saw the same position five times".
bool is_seen(const SaidGroup& group) {
    return std::ranges::any_of(group.told, [](const Saying* row) {
        const auto* told = std::get_if<Told>(&row->meaning);
        return told != nullptr && told->fact == kSeenByArbiter &&
               told->value == std::variant<bool, int, std::string_view>(true);
    });
}
/// "the position stood three times", "the clock had no increment", "arbiter: same position five times": what the
/// arbiter tells of himself he has found.
void name_observer(SaidGroups& groups) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        SaidGroup& group = groups[i];
        if (!is_bare_ground(group)) continue;
        const auto ground = std::get<rules::Ground>(group.object->meaning);
        const bool is_of_clock = ground == rules::Ground::clock_error || ground == rules::Ground::clock_defect;
        const bool is_his = group.who == Who::arbiter || group.who == Who::supervisor;
        constexpr std::string_view kForSomebody = " for ";
        const bool is_whose =
            group.who && is_of_clock && (group.is_owner || group.text.find(kForSomebody) != std::string::npos);
        const bool is_told = is_whose || (!group.who && (is_of_clock || says_that_it_stood(group) || is_seen(group)));
        if (!observed(ground) || (!is_his && !is_told)) continue;
        if (is_whose) keep(group, group.text);  // "the clock shows the wrong time for black"
        if (is_told) group.who = Who::arbiter;
        group.verb = desk::row_of(ActWord::find);
        const SaidGroup* next = i + 1 < groups.size() ? &groups[i + 1] : nullptr;
        const bool is_when = next != nullptr && next->does(ActWord::find) && !next->who && next->object == nullptr &&
                             next->operands.empty();
        if (!is_when) continue;  // ", found at move 22"
        keep(group, next->text);
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// "white's flag falls; black resigns; the arbiter sees that white's flag has fallen": he finds it then, and not when
/// it fell.
void name_flag_seen(SaidGroups& groups) {
    for (std::size_t i = 0; i < groups.size(); ++i) {
        SaidGroup& seen = groups[i];
        if (!seen.does(ActWord::flag_falls) || !is_seen(seen)) continue;
        const auto is_of_it = [&](const SaidGroup& one) {
            return one.does(ActWord::flag_falls) && (one.who == seen.who || !seen.who);
        };
        if (std::none_of(groups.begin(), groups.begin() + static_cast<std::ptrdiff_t>(i), is_of_it)) continue;
        seen.object = std::exchange(seen.verb, desk::row_of(ActWord::find));
        seen.who = Who::arbiter;
        seen.is_owner = false;
        std::erase_if(seen.told, [](const Saying* row) {
            const auto* told = std::get_if<Told>(&row->meaning);
            return told != nullptr && told->fact == kSeenByArbiter;
        });
    }
}

/// "third time; black claims a win": a win is not claimed on what makes a draw, nor a draw on what wins.
bool may_claim_on(const SaidGroup& claim, const SaidGroup& reason) {
    const auto ground = std::get<rules::Ground>(reason.object->meaning);
    const bool may_win = ground == rules::Ground::flag || ground == rules::Ground::checkmate ||
                         ground == rules::Ground::forfeit || ground == rules::Ground::clock_error ||
                         ground == rules::Ground::clock_defect;
    if (claim.verb->says == kClaimsDraw) return !may_win;
    return claim.verb->says != kClaimsWin || may_win;
}

/// "claims a draw: same position three times": on what he claims it.
void name_reason(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        const bool is_open = groups[i].does(ActWord::claim) && groups[i].who && groups[i].object == nullptr &&
                             groups[i].operands.empty();
        SaidGroup& reason = groups[i + 1];
        if (!is_open || !is_bare_ground(reason) || reason.who || !may_claim_on(groups[i], reason)) continue;
        reason.who = groups[i].who;
        reason.stop = groups[i].stop;
        reason.verb = desk::row_of(ActWord::claim);
        reason.remarks.insert(reason.remarks.begin(), groups[i].remarks.begin(), groups[i].remarks.end());
        reason.manners.insert(reason.manners.begin(), groups[i].manners.begin(), groups[i].manners.end());
        reason.told.insert(reason.told.begin(), groups[i].told.begin(), groups[i].told.end());
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

/// "the clock is broken; black points it out", "the position stood three times; black claims a draw": he claims it.
void name_claimant(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        SaidGroup& group = groups[i];
        const bool is_bare = is_bare_ground(group) && !group.who;
        const SaidGroup& next = groups[i + 1];
        const bool is_brought = (next.does(ActWord::point_out) || next.does(ActWord::claim)) && next.who &&
                                next.object == nullptr && !next.of && next.who != Who::arbiter && next.operands.empty();
        if (!is_bare || !is_brought || !may_claim_on(next, group)) continue;
        group.who = next.who;
        group.verb = desk::row_of(ActWord::claim);
        keep(group, next.text);
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// "phone of black rings", "flag of white fell": whose it is.
void name_owner(SaidGroups& groups) {
    for (SaidGroup& group : groups) {
        const bool is_owned = has_kind(group, rules::Kind::conduct_device) || group.does(ActWord::flag_falls);
        if (!is_owned || group.who || !group.of) continue;
        group.who = group.of;
        group.is_owner = true;
        group.of.reset();
    }
}

/// "no show, white claims the point": his opponent is absent.
void name_absent(SaidGroups& groups) {
    for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
        const bool is_open = has_kind(groups[i], rules::Kind::conduct_absent) && !groups[i].who && i == 0;
        const SaidGroup& next = groups[i + 1];
        const bool is_claimed = next.does(ActWord::claim) && (next.who == Who::white || next.who == Who::black);
        if (is_open && is_claimed) groups[i].who = next.who == Who::white ? Who::black : Who::white;
    }
}

/// "white finds a wrongly placed board and wrong colours": he finds both.
void name_second_finder(SaidGroups& groups) {
    for (std::size_t i = 1; i < groups.size(); ++i) {
        const SaidGroup& before = groups[i - 1];
        SaidGroup& more = groups[i];
        const bool is_found = more.verb != nullptr && std::get_if<Found>(&more.verb->meaning) != nullptr;
        const bool is_joined = more.stop.empty() && !more.who && before.does(ActWord::find) && before.object != nullptr;
        if (!is_joined || (!is_found && !is_bare_ground(more))) continue;
        if (is_found) more.object = more.verb;
        more.verb = before.verb;
        more.who = before.who;
    }
}

/// "black has a bare king; white's flag falls": what men he has is told of what happened.
void tell_force_last(SaidGroups& groups) {
    constexpr std::string_view kForce = "opponents_force";
    const auto is_force = [&](const Saying* row) {
        const auto* told = std::get_if<Told>(&row->meaning);
        return told != nullptr && told->fact == kForce;
    };
    if (groups.size() < 2) return;
    const SaidGroup& first = groups.front();
    const bool is_alone = first.who && first.verb == nullptr && first.object == nullptr && first.operands.empty() &&
                          first.manners.empty() && first.told.size() == 1 && is_force(first.told.front());
    if (is_alone && groups[1].who) std::rotate(groups.begin(), std::next(groups.begin()), groups.end());
}

void settle_groups(SaidGroups& groups) {
    tell_force_last(groups);
    name_owner(groups);
    name_absent(groups);
    join_next(groups);
    drop_king(groups);
    name_refuser(groups);
    keep_speech(groups);
    keep_written(groups);
    name_second_finder(groups);
    name_finder(groups);
    name_reason(groups);
    name_claimant(groups);
    name_flag_seen(groups);
    name_observer(groups);
}

}  // namespace jadoube::desk
