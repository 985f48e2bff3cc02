#include "adjudicate/dispute/denials.hpp"

#include <algorithm>

#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/dispute/disputes_before.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Kind;

const std::string kHappened = "happened";
const std::string kArbiterSaw = "arbiter_saw";

bool is_denial(const Act& act) {
    const auto* found = std::get_if<Happening>(&act.what);
    return found != nullptr && found->is_found() && found->kind() == Kind::dispute_fact && color_of(act.by);
}

bool is_word_about_the_game(const Act& act) {
    return std::holds_alternative<Resign>(act.what) || std::holds_alternative<Agree>(act.what) ||
           std::holds_alternative<OfferDraw>(act.what) || std::holds_alternative<Concede>(act.what) ||
           std::holds_alternative<SayCheck>(act.what);
}

bool is_conduct(const Act& act) {
    const auto* done = std::get_if<Happening>(&act.what);
    return done != nullptr && !done->is_found() && done->kind() && rules::kind_covers(Kind::conduct, *done->kind());
}

/// What somebody has brought up since, which he denies.
struct BroughtUp {
    bool is_offence = false;
    std::optional<Kind> about = {};  // by its name

    void note(const Act& act) {
        const auto* pointed_out = std::get_if<PointOut>(&act.what);
        const bool is_first = !is_offence;  // looking back: the last
        is_offence = is_offence || pointed_out != nullptr || std::holds_alternative<Demand>(act.what);
        if (is_first && pointed_out != nullptr) about = pointed_out->about;
    }
    [[nodiscard]] bool may_be(const Act& act) const {
        if (std::holds_alternative<NotEstablished>(act.what)) return true;
        const bool is_of_conduct = about && rules::kind_covers(Kind::conduct, *about);
        if (std::holds_alternative<Touch>(act.what)) return !is_of_conduct;
        if (is_conduct(act)) return !about || std::get<Happening>(act.what).kind() == about;
        return is_word_about_the_game(act) && !is_offence;
    }
};

/// Looks back from a denial, to the last that may be meant by it: what is pointed out is nothing that was only said.
std::optional<std::size_t> denied_by(const std::vector<Act>& acts, std::size_t denial, const DisputesBefore& before) {
    BroughtUp brought_up;
    for (std::size_t later = denial; later > 0 && !before.is_end(later); --later) {
        const Act& act = acts[later - 1];
        const bool is_his = act.by == acts[denial].by || act.by == Person::both;
        if (!is_his && is_move(act)) return std::nullopt;
        if (!is_his) brought_up.note(act);
        if (is_his && brought_up.may_be(act)) return later - 1;
    }
    return std::nullopt;
}

bool is_told(const Act& act) {
    return act.facts.contains(kHappened);
}

bool is_so(const rules::Values& values) {
    return values == rules::Values{true};
}

bool is_established(const rules::Values& values) {
    return is_so(values) || values == rules::Values{false};
}

/// By the arbiter himself.
bool is_seen(const Facts& facts) {
    const auto saw = facts.find(kArbiterSaw);
    return saw != facts.end() && is_so(saw->second);
}

}  // namespace

std::map<std::size_t, std::size_t> denied_acts(const std::vector<Act>& acts, const DisputesBefore& before) {
    std::map<std::size_t, std::size_t> denied;
    for (std::size_t act = 0; act < acts.size(); ++act)
        if (const auto what = is_denial(acts[act]) ? denied_by(acts, act, before) : std::nullopt)
            denied.emplace(act, *what);
    return denied;
}

Dispute with_denials_as_told(Dispute dispute) {
    const auto denials = denied_acts(dispute.acts, {});
    if (denials.empty()) return dispute;
    const auto of_all = dispute.facts.extract(kHappened);
    for (const auto& [denial, denied] : denials) {
        Act& act = dispute.acts[denied];
        const bool was_seen = is_seen(dispute.facts) || is_seen(act.facts) || is_seen(dispute.acts[denial].facts);
        if (is_told(act)) continue;
        if (!of_all.empty())
            act.facts[kHappened] = of_all.mapped();
        else if (was_seen)
            act.facts[kHappened] = {true};
    }
    return dispute;
}

Dispute with_denials_settled(Dispute dispute, const DisputesBefore& before, const Facts& assumed) {
    const auto said_to_have_happened = [&](std::size_t act) {
        const Facts& facts = dispute.acts[act].facts;
        const auto told = facts.find(kHappened);
        return told != facts.end() ? &told->second : said_of(assumed, {act}, kHappened);
    };
    for (const auto& [denial, denied] : denied_acts(dispute.acts, before)) {
        const rules::Values* values = said_to_have_happened(denied);
        if (values != nullptr && is_established(*values)) dispute.acts[denial].what = Settled{};
    }
    for (std::size_t act = 0; act < dispute.acts.size(); ++act) {
        const rules::Values* values = said_to_have_happened(act);
        if (values != nullptr && !is_so(*values)) dispute.acts[act].what = NotEstablished{};
    }
    return dispute;
}

std::set<std::string> untold_of_denials(const Dispute& dispute, const DisputesBefore& before, const Facts& assumed) {
    std::set<std::string> untold;
    for (const auto& [denial, denied] : denied_acts(dispute.acts, before)) {
        const bool is_known = is_told(dispute.acts[denied]) || said_of(assumed, {denied}, kHappened) != nullptr;
        if (!is_known) untold.insert(to_text({kHappened, denied}));
    }
    return untold;
}

}  // namespace jadoube::adjudicate
