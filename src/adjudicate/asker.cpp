#include "adjudicate/asker.hpp"

#include <algorithm>
#include <set>

#include "adjudicate/cases/fact_of_act.hpp"
#include "adjudicate/dispute/missing_facts.hpp"
#include "adjudicate/essence.hpp"
#include "adjudicate/left_open.hpp"
#include "adjudicate/supposing.hpp"
#include "base/error.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

/// A fact of no act in particular is of all that miss it.
bool is_of_matter(const std::string& fact, const MatterRuling& matter) {
    const auto act = fact_of_act(fact).act;
    return !act || std::find(matter.acts.begin(), matter.acts.end(), *act) != matter.acts.end();
}

bool waits_for(const ArticleFinding& finding, const std::string& fact) {
    if (finding.finding != rules::ArticleState::open) return false;
    const auto tests = grounds_of(finding);
    return std::any_of(tests.begin(), tests.end(), [bare = fact_of_act(fact).fact](const Answered* test) {
        return test->fact == bare && !test->found;
    });
}

/// Rules with facts fixed, and asks exactly: an unknown fact is asked for only if two of its values give
/// different rulings (KERNEL section 9).
class Asker {
public:
    explicit Asker(const Hearing& hearing) : hearing_(hearing), supposing_(hearing) {}
    /// Of the same dispute, with other facts assumed.
    Asker(const Asker& other, Facts assumed)
        : hearing_(other.hearing_), supposing_(other.supposing_), assumed_(std::move(assumed)) {}

    Result<Ruling> run() {
        const auto& first = supposing_.heard_with(assumed_);
        if (!first) return tl::unexpected<Error>(first.error());
        ProvisionalRuling provisional = *first;
        std::set<std::string> asked;
        settle_wholly(provisional, asked);
        std::vector<OpenQuestion> questions;
        for (const std::string& fact : asked)
            if (is_of_this_dispute(fact, provisional.ruling)) questions.push_back(question(fact, provisional));
        if (asked.empty()) return without_guesses(std::move(provisional.ruling));
        const Facts usual = usual_of(asked);
        for (OpenQuestion& one : questions) {
            one.leads_to = leads_to(one, usual);
            one.fact = as_told_here(one.fact);
        }
        provisional.ruling.questions = std::move(questions);
        leave_open_what_is_asked(provisional.ruling, asked);
        if (usual.size() == asked.size())
            if (const auto as_usual = ruled_if(usual)) provisional.ruling.if_usual = supposed(usual, *as_usual);
        const bool says_nothing =
            provisional.ruling.if_usual && provisional.ruling.if_usual->status == Status::needs_facts;
        if (says_nothing) provisional.ruling.if_usual.reset();
        return std::move(provisional.ruling);
    }

private:
    std::optional<std::string> next_unknown(const ProvisionalRuling& provisional,
                                            const std::set<std::string>& asked) const {
        for (const std::string& fact : provisional.unknown)
            if (!asked.contains(fact) && !assumed_.contains(fact)) return fact;
        return std::nullopt;
    }

    /// Nor is an end of the game certain while something is unknown that may have ended it before.
    bool is_open(const ProvisionalRuling& provisional) const {
        if (provisional.ruling.status == Status::needs_facts) return true;
        const auto is_unknown = [&](const std::string& fact) { return !assumed_.contains(fact); };
        return provisional.ruling.standing.over && std::ranges::any_of(provisional.unknown, is_unknown);
    }

    /// Assumes of what is unknown whatever makes no difference, and asks for the rest.
    void settle(ProvisionalRuling& provisional, std::set<std::string>& asked) {
        while (const auto fact = next_unknown(provisional, asked)) {
            if (const auto any_value = value_if_irrelevant(*fact)) {
                assumed_[*fact] = *any_value;
                in_order_.push_back(*fact);
                provisional = *supposing_.ruled_with(assumed_);
                if (is_open(provisional)) assumed_while_open_.insert(*fact);
            } else {
                asked.insert(*fact);
            }
        }
    }

    void settle_wholly(ProvisionalRuling& provisional, std::set<std::string>& asked) {
        settle(provisional, asked);
        while (const auto fact = relevant_after_all()) ask({*fact}, provisional, asked);
        if (const auto usual = usual_if_all_irrelevant(asked)) {
            assume_usual(*usual, provisional);
            asked.clear();
        }
        const bool may_be_over = provisional.ruling.standing.over && !in_order_.empty();
        std::set<std::string> more = may_be_over ? relevant_together() : std::set<std::string>{};
        std::erase_if(more, [&](const std::string& fact) { return asked.contains(fact); });
        if (!more.empty()) ask(more, provisional, asked);
        ask_of_each_act(asked);
    }

    /// What one matter misses, and others once that is known, is asked of the act of each.
    static void ask_of_each_act(std::set<std::string>& asked) {
        std::set<std::string> of_acts;
        for (const std::string& fact : asked)
            if (const FactOfAct of = fact_of_act(fact); of.act) of_acts.insert(of.fact);
        std::erase_if(asked, [&](const std::string& fact) { return of_acts.contains(fact); });
    }

    void assume_usual(const Facts& usual, ProvisionalRuling& provisional) {
        for (const auto& [fact, values] : usual) {
            assumed_[fact] = values;
            in_order_.push_back(fact);
        }
        provisional = *supposing_.ruled_with(assumed_);
    }

    void ask(const std::set<std::string>& facts, ProvisionalRuling& provisional, std::set<std::string>& asked) {
        for (const std::string& fact : facts) forget_from(fact);
        asked.insert(facts.begin(), facts.end());
        provisional = *supposing_.ruled_with(assumed_);
        settle(provisional, asked);
    }

    /// What was assumed after it made no difference with it fixed, and may make one without.
    void forget_from(const std::string& fact) {
        const auto first = std::ranges::find(in_order_, fact);
        for (auto later = first; later != in_order_.end(); ++later) {
            assumed_.erase(*later);
            assumed_while_open_.erase(*later);
        }
        in_order_.erase(first, in_order_.end());
    }

    /// Of facts each of which leaves the ruling open while another is unknown, and which leave it the same all
    /// together, whatever they are: the usual values.
    std::optional<Facts> usual_if_all_irrelevant(const std::set<std::string>& asked) const {
        Facts usual = usual_of(asked);
        if (asked.empty() || usual.size() != asked.size()) return std::nullopt;
        const auto outcomes = supposing_.outcomes(assumed_);
        const bool is_one =
            outcomes && outcomes->all.size() == 1 && outcomes->all.front().status != Status::needs_facts;
        Facts all_usual = assumed_;
        all_usual.insert(usual.begin(), usual.end());
        return is_one && supposing_.ruled_with(all_usual) ? std::optional(std::move(usual)) : std::nullopt;
    }

    /// Facts none of which makes a difference by itself while the others are as assumed, and some of which do together:
    /// of a claim that holds only if all of its conditions do.
    std::set<std::string> relevant_together() const {
        auto outcomes = supposing_.outcomes(told());
        return outcomes ? std::move(outcomes->parted_by) : std::set<std::string>{};
    }

    /// What is assumed because somebody said so, and not because it makes no difference.
    Facts told() const {
        Facts told = assumed_;
        for (const std::string& fact : in_order_) told.erase(fact);
        return told;
    }

    /// A fact that made no difference while another one kept the ruling open, and does now that the other is fixed.
    std::optional<std::string> relevant_after_all() {
        for (const std::string& fact : assumed_while_open_) {
            const auto assumed = assumed_.extract(fact);
            if (assumed.empty()) continue;
            const bool is_irrelevant = value_if_irrelevant(fact).has_value();
            assumed_[fact] = assumed.mapped();
            if (!is_irrelevant) return fact;
        }
        return std::nullopt;
    }

    /// The act and the matter with which a game ends.
    using Moment = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;

    static std::vector<std::optional<Conclusion>> conclusions_of(const Ruling& ruling) {
        std::vector<std::optional<Conclusion>> all;
        for (const MatterRuling& matter : ruling.matters) all.push_back(matter.conclusion);
        return all;
    }

    static void add_differences(const std::vector<std::optional<Conclusion>>& one,
                                const std::vector<std::optional<Conclusion>>& other, std::set<std::size_t>& unsure) {
        for (std::size_t i = 0; i < std::max(one.size(), other.size()); ++i)
            if (i >= one.size() || i >= other.size() || one[i] != other[i]) unsure.insert(i);
    }

    /// The game stands the same whatever was so: what a matter beside that would have come to, nobody needs to know.
    Ruling without_guesses(Ruling ruling) const {
        const auto& over = ruling.standing.over;
        const bool is_ended = over && (over->score || over->by != rules::Ending::ruling);
        const auto end = is_ended ? over->matter : std::nullopt;
        for (const std::size_t number : unsure_) {
            if (number >= ruling.matters.size() || end == number) continue;
            MatterRuling& matter = ruling.matters[number];
            matter.conclusion.reset();
            std::erase_if(matter.other,
                          [](const OtherAnswer& other) { return other.kind == rules::OtherKind::record_breach; });
        }
        if (const MatterRuling* main = ruling.main()) ruling.conclusion = main->conclusion;
        return ruling;
    }

    /// A value of the fact, if all its values give the same ruling.
    std::optional<rules::Values> value_if_irrelevant(const std::string& fact) {
        std::optional<Ruling> first;
        std::vector<std::optional<Conclusion>> conclusions;
        std::set<std::size_t> unsure;
        Moment ended;       // of the values that end the game latest
        rules::Values any;  // one of these; the usual one, if it is among them
        for (const rules::Value& value : supposing_.values_of(fact)) {
            Facts facts = assumed_;
            facts[fact] = {value};
            const ProvisionalRuling* provisional = supposing_.ruled_with(facts);
            if (provisional == nullptr)
                return std::nullopt;  // what was done later could not have been done then: it matters
            const auto& over = provisional->ruling.standing.over;
            const Moment moment = over ? Moment(over->act, over->matter) : Moment();
            if (!first) conclusions = conclusions_of(provisional->ruling);
            add_differences(conclusions, conclusions_of(provisional->ruling), unsure);
            Ruling one = essence(provisional->ruling, hearing_.dispute.told_complete);
            if (first && !(*first == one)) return std::nullopt;
            if (!first || ended < moment || (ended == moment && usual_value(fact) == value)) any = {value};
            ended = std::max(ended, moment);
            if (!first) first = std::move(one);
        }
        unsure_.insert(unsure.begin(), unsure.end());
        return first ? std::optional(any) : std::nullopt;
    }

    std::vector<Supposed> leads_to(const OpenQuestion& question, const Facts& usual) const {
        std::vector<Supposed> leads;
        for (const rules::Value& answer : question.answers) {
            Facts facts = usual;
            facts[question.fact] = {answer};
            if (const auto ruling = ruled_if(facts)) leads.push_back(supposed({{question.fact, {answer}}}, *ruling));
        }
        return leads;
    }

    void leave_open_what_is_asked(Ruling& ruling, const std::set<std::string>& asked) const {
        ruling.status = std::max(ruling.status, Status::needs_facts);
        const std::vector<Ruling> others = with_each_answer(asked, ruling.standing.over ? told() : assumed_);
        leave_end_open(ruling, others);
        if (hearing_.dispute.told_complete) leave_open_what_differs(ruling, others);
    }

    /// The dispute with whatever may be answered beside these facts; where there is too much of it, with one fact at a
    /// time that is another than usual, and what was assumed besides.
    std::vector<Ruling> with_each_answer(const std::set<std::string>& asked, const Facts& facts) const {
        if (auto outcomes = supposing_.outcomes(facts)) return std::move(outcomes->rulings);
        Facts usual = assumed_;
        usual.merge(usual_of(asked));
        std::vector<Ruling> all;
        for (const std::string& fact : asked) {
            for (const rules::Value& value : supposing_.values_of(fact)) {
                Facts so = usual;
                so[fact] = {value};
                if (const auto* provisional = supposing_.ruled_with(so)) all.push_back(provisional->ruling);
            }
        }
        return all;
    }

    /// What the dispute comes to with these facts beside those that change nothing. What changed nothing while the
    /// dispute was open may do so now: then more must be known.
    std::optional<Ruling> ruled_if(const Facts& facts) const {
        Asker then(*this, told());
        for (const auto& [fact, values] : facts) then.assumed_[fact] = values;
        const ProvisionalRuling* first = supposing_.ruled_with(then.assumed_);
        if (first == nullptr) return std::nullopt;
        ProvisionalRuling provisional = *first;
        std::set<std::string> asked;
        then.settle_wholly(provisional, asked);
        if (!asked.empty()) then.leave_open_what_is_asked(provisional.ruling, asked);
        return std::move(provisional.ruling);
    }

    Supposed supposed(const Facts& facts, const Ruling& ruling) const {
        Facts told_here;
        for (const auto& [fact, values] : facts) told_here[as_told_here(fact)] = values;
        return {std::move(told_here), ruling.status, finding_of(ruling), ruling.standing};
    }

    /// Acts are numbered as they were told in this dispute, not from the first of those from which it goes on.
    std::string as_told_here(const std::string& fact) const {
        const std::size_t first = hearing_.before.acts();
        FactOfAct of = fact_of_act(fact);
        if (of.act && *of.act >= first) of.act = *of.act - first;
        return to_text(of);
    }

    /// What only a dispute before this one misses is told in that one.
    bool is_of_this_dispute(const std::string& fact, const Ruling& ruling) const {
        const std::size_t first = hearing_.before.acts();
        if (first == 0) return true;
        if (const auto act = fact_of_act(fact).act) return *act >= first;
        bool is_missed_before = false;
        for (const MatterRuling& matter : ruling.matters) {
            const bool misses_it = std::any_of(matter.chain.begin(), matter.chain.end(),
                                               [&](const auto& finding) { return waits_for(finding, fact); });
            if (misses_it && !matter.acts.empty()) return true;
            is_missed_before = is_missed_before || misses_it;
        }
        return !is_missed_before;
    }

    /// Of the matter that ended the game, where one did.
    static std::optional<Conclusion> finding_of(const Ruling& ruling) {
        const auto& over = ruling.standing.over;
        const bool is_ended = over && over->by == rules::Ending::ruling && over->matter;
        return is_ended ? ruling.matters[*over->matter].conclusion : ruling.conclusion;
    }

    OpenQuestion question(const std::string& fact, const ProvisionalRuling& provisional) const {
        OpenQuestion question{fact};
        const std::string told_here = as_told_here(fact);
        if (const auto act = fact_of_act(fact).act) question.of = whose(hearing_.dispute.acts.at(*act));
        const rules::FactRow* row = row_of_told(fact);
        if (row != nullptr && row->type != rules::FactType::number) question.answers = supposing_.values_of(fact);
        for (const MatterRuling& matter : provisional.ruling.matters) {
            if (!is_of_matter(told_here, matter)) continue;
            for (const ArticleFinding& finding : matter.chain)
                if (waits_for(finding, fact)) question.articles.push_back(finding.article);
        }
        return question;
    }

    const Hearing& hearing_;
    const Supposing supposing_;
    Facts assumed_;
    std::vector<std::string> in_order_;  // facts assumed here, as they were
    std::set<std::string> assumed_while_open_;
    std::set<std::size_t> unsure_;  // matters of which the finding hangs on what was assumed
};

}  // namespace

Result<Ruling> rule_and_ask(const Hearing& hearing) {
    return Asker(hearing).run();
}

}  // namespace jadoube::adjudicate
