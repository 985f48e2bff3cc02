#include "adjudicate/judge/gates.hpp"

#include <algorithm>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/of_both.hpp"
#include "adjudicate/story/sealed.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Article;
using rules::ArticleStanding;
using rules::Condition;
using rules::Gates;
using rules::Party;
using rules::Truth;
using rules::Value;

constexpr int kDeepestTreatAs = 4;

/// The scene with what the law deems added.
Scene with_deemed(const Scene& scene, const Facts& deemed, bool entered_here) {
    Scene copy = scene;
    for (const auto& [fact, values] : deemed) copy.deemed[fact] = values;
    copy.entered_here = entered_here;
    return copy;
}

bool answers(const rules::Remedy& remedy, rules::Question question) {
    const auto* other = std::get_if<rules::OtherRemedy>(&remedy.what);
    const bool says_nothing = other != nullptr && other->kind == rules::OtherKind::nothing;
    const bool on_board = question != rules::Question::right && question != rules::Question::other;
    return (on_board && std::holds_alternative<rules::TreatAs>(remedy.what)) ||
           (question_of(remedy) == question && !says_nothing);
}

std::vector<std::string> cited_as_set_aside(const Article& article, const std::vector<ArticleStanding>& standings) {
    std::vector<std::string> ids;
    if (!article.cites_set_aside) return ids;
    for (const Article* base : rules::set_aside_by(article, standings)) ids.push_back(base->id);
    return ids;
}

/// Where nobody knows whether the move was legal, what the law says of illegal moves hangs on that too.
Answered answered_of(const Article& article, const Scene& scene, FactsFound& known) {
    const bool is_of_illegal = std::ranges::any_of(
        article.triggers, [](rules::Kind trigger) { return rules::kind_covers(rules::Kind::illegal_move, trigger); });
    if (!scene.incident.unseen.legality_open || !is_of_illegal) return answered(article.when, scene, known);
    Condition both{.parts = {article.when}};
    both.parts.push_back(
        {.kind = Condition::Kind::test, .fact = "move_is_legal", .wanted = {.values = {rules::Value(false)}}});
    return answered(both, scene, known);
}

}  // namespace

std::vector<Applied> Gatekeeper::applied(const std::vector<rules::Kind>& kinds, const Facts& deemed, bool entered_here,
                                         int depth) {
    if (depth > kDeepestTreatAs) return {};
    std::vector<Applied> result;
    const Weighed& now = weighed(kinds, deemed, entered_here);
    for (std::size_t i = 0; i < now.standings.size(); ++i) {
        const ArticleStanding& standing = now.standings[i];
        findings_[standing.article] = now.findings[i];
        if (standing.finding == rules::ArticleState::open) {
            for (const rules::Remedy& remedy : standing.article->then) open_.push_back(&remedy);
        }
        if (standing.finding != rules::ArticleState::applies) continue;
        const std::vector<std::string> set_aside = cited_as_set_aside(*standing.article, now.standings);
        for (const rules::Remedy& remedy : standing.article->then) {
            const Applied one{standing.article, &remedy, deemed, set_aside};
            if (is_in_force(one, remedy.only_if)) add_with_nested(one, depth, result);
        }
    }
    return result;
}

const Gatekeeper::Weighed& Gatekeeper::weighed(const std::vector<rules::Kind>& kinds, const Facts& deemed,
                                               bool entered_here) {
    if (left_ != scene_.left) {
        weighed_.clear();
        is_game_over_.reset();
        left_ = scene_.left;
    }
    for (const auto& one : weighed_)
        if (one->kinds == kinds && one->deemed == deemed && one->entered_here == entered_here) return *one;
    const Scene scene = with_deemed(scene_, deemed, entered_here);
    known_.clear();
    Weighed now{
        kinds,
        deemed,
        entered_here,
        rules::standings(scene.context.ruleset, kinds, [&](const Article& article) { return gates(article, scene); }),
        {}};
    for (const ArticleStanding& standing : now.standings) {
        ArticleFinding& account = accounts_[standing.article];
        account.finding = standing.finding;
        account.by = standing.by;
        now.findings.push_back(std::make_shared<const ArticleFinding>(std::move(account)));
    }
    accounts_.clear();
    return *weighed_.emplace_back(std::make_unique<const Weighed>(std::move(now)));
}

bool Gatekeeper::is_in_force(const Applied& applied, const Condition& only_if) {
    const Truth holds = only_if.parts.empty() ? Truth::yes : knows(only_if, applied);
    if (holds == Truth::unknown) open_.push_back(applied.remedy);
    return holds == Truth::yes;
}

/// The remedy, and what follows from the incident that it treats the matter as.
void Gatekeeper::add_with_nested(const Applied& one, int depth, std::vector<Applied>& result) {
    result.push_back(one);
    const auto* treat = std::get_if<rules::TreatAs>(&one.remedy->what);
    if (treat == nullptr || treat->from_next_turn) return;
    Facts inner = one.deemed;
    for (const auto& [fact, value] : treat->with) inner[fact] = {value};
    for (Applied& nested : applied({kind_treated(treat->kind)}, inner, false, depth + 1))
        result.push_back(std::move(nested));
}

rules::Kind Gatekeeper::kind_treated(rules::Kind kind) const {
    const Incident& incident = scene_.incident;
    if (kind != rules::Kind::illegal_move || !incident.base) return kind;
    if (incident.play.done) return incident.play.done->legal ? kind : illegal_kind(*incident.play.done, *incident.base);
    const Act* sealed = sealed_with_a_move(scene_.context.dispute, scene_.context.sealed);
    const auto position = scene_.base();
    if (sealed == nullptr || !position || position->turn() != color_of(sealed->by)) return kind;
    return illegal_kind_sealed(*position, std::get<Adjournment>(sealed->what).move).value_or(kind);
}

Truth Gatekeeper::knows(const Condition& condition, const Applied& applied) {
    FactsFound known;
    const Answered answer = answered(condition, with_deemed(scene_, applied.deemed, true), known);
    note_unknown_in(answer);
    std::vector<Answered>& options = options_[applied.article];
    if (std::find(options.begin(), options.end(), answer) == options.end()) options.push_back(answer);
    return answer.truth;
}

bool Gatekeeper::is_open(rules::Question question) const {
    return std::any_of(open_.begin(), open_.end(),
                       [&](const rules::Remedy* remedy) { return answers(*remedy, question); });
}

Gates Gatekeeper::gates(const Article& article, const Scene& scene) {
    const bool is_both = is_of_both(scene.incident, scene.context.dispute);
    return is_both ? gates_for_both(article, scene) : gates_in(article, scene, known_);
}

/// What the law says of both players holds where it is so of each, with his own acts and facts. The account is that of
/// the one with whom it fails.
Gates Gatekeeper::gates_for_both(const Article& article, const Scene& scene) {
    std::vector<std::pair<Gates, ArticleFinding>> each;
    for (const chess::Color player : {chess::Color::white, chess::Color::black}) {
        const Incident part = part_of(scene.incident, scene.context.dispute, player, true);
        FactsFound known;
        const Scene of_him{.context = scene.context,
                           .incident = part,
                           .deemed = scene.deemed,
                           .entered_here = scene.entered_here,
                           .left = scene.left};
        const Gates gates = gates_in(article, of_him, known);
        each.emplace_back(gates, accounts_[&article]);
    }
    if (each.front().first.when < each.back().first.when) accounts_[&article] = each.front().second;
    Gates both = each.front().first;
    both.when = both.when && each.back().first.when;
    both.until = both.until && each.back().first.until;
    both.raised_by = both.raised_by && each.back().first.raised_by;
    return both;
}

Gates Gatekeeper::gates_in(const Article& article, const Scene& scene, FactsFound& known) {
    ArticleFinding& finding = accounts_[&article] = {.article = article.id};
    Gates gates;
    finding.when = answered_of(article, scene, known);
    note_unknown_in(finding.when);
    gates.when = finding.when.truth;
    if (article.until) {
        finding.until = window(*article.until, scene);
        gates.until = finding.until->open;
    }
    if (!article.raised_by.empty() && scene.entered_here) {
        finding.raised_by = raised_by(article, scene);
        gates.raised_by = finding.raised_by->truth;
    }
    return gates;
}

void Gatekeeper::note_unknown_in(const Answered& condition) {
    if (condition.truth != Truth::unknown) return;
    for (const Answered* test : tests_of(condition))
        if (!test->found) unknown_.insert(test->fact);
}

Truth Gatekeeper::holds(const Scene& scene, const std::string& fact, Value value) {
    const FoundFact found = find_fact(scene, fact);
    if (!found.values) {
        unknown_.insert(fact);
        return Truth::unknown;
    }
    return rules::truth_of(std::find(found.values->begin(), found.values->end(), value) != found.values->end());
}

AnsweredWindow Gatekeeper::window(const rules::Until& until, const Scene& scene) {
    AnsweredWindow window{.until = until, .open = is_window_open(until, scene)};
    if (std::holds_alternative<std::string>(until.moves)) window.moves = amount_of(scene_, until.moves);
    return window;
}

Truth Gatekeeper::is_window_open(const rules::Until& until, const Scene& scene) {
    using rules::Window;
    const auto fewer_than = [&](const std::string& fact) {
        const FoundFact found = find_fact(scene, fact);
        const auto limit = amount_of(scene_, until.moves);
        if (!found.values || !limit) {
            unknown_.insert(fact);
            return Truth::unknown;
        }
        return rules::truth_of(std::get<std::int64_t>(found.values->front()) < *limit);
    };
    switch (until.kind) {
        case Window::claimant_touches:
            if (is_game_over(scene)) return Truth::no;  // nobody is bound by a touch any more
            // An arbiter touches nothing: his window stays open, as long as the player who may choose does not touch.
            if (scene.incident.objection.raised_by == Person::arbiter && !scene.incident.choice.given_up)
                return Truth::yes;
            return !holds(scene, "claimant_touched", true);
        case Window::opponent_replies:
        case Window::next_move: return !holds(scene, "opponent_replied", true);
        case Window::speaker_moves: return !holds(scene, "speaker_moved", true);
        case Window::moves_by_each:
        case Window::own_moves:
        case Window::moves_since_offence:
        case Window::replies_since_offence:
        case Window::time_since_offence_ms: return fewer_than(std::string(rules::row_of(until.kind).fact));
        case Window::game_ends: return rules::truth_of(!is_game_over(scene));
    }
    return Truth::yes;
}

bool Gatekeeper::is_game_over(const Scene& scene) {
    if (&scene.incident != &scene_.incident) return is_over(scene);
    if (!is_game_over_) is_game_over_ = is_over(scene);
    return *is_game_over_;
}

/// "either" names both sides of the matter; the fact tells how the person who raised it stands to the offender.
Answered Gatekeeper::raised_by(const Article& article, const Scene& scene) {
    const FoundFact found = find_fact(scene, "raised_by");
    Answered answer{.kind = Condition::Kind::test, .fact = "raised_by", .found = found.values, .origin = found.origin};
    for (const Party who : article.raised_by) answer.wanted.values.emplace_back(std::string(name_of(who)));
    answer.truth = Truth::no;
    const auto is = [&](Party who) { return holds(scene, "raised_by", std::string(name_of(who))); };
    for (const Party who : article.raised_by) {
        const bool is_of_players = who == Party::either || who == Party::player || who == Party::opponent;
        if (who != Party::either) answer.truth = answer.truth || is(who);
        if (who == Party::either) answer.truth = answer.truth || is(Party::player) || is(Party::opponent);
        if (is_of_players) answer.truth = answer.truth || is(Party::both);  // then each of them has
    }
    return answer;
}

std::vector<ArticleFinding> Gatekeeper::chain() const {
    std::vector<ArticleFinding> chain;
    chain.reserve(findings_.size());
    for (const Article& article : scene_.context.ruleset.articles) {
        const auto found = findings_.find(&article);
        if (found == findings_.end()) continue;
        chain.push_back(*found->second);
        if (const auto options = options_.find(&article); options != options_.end())
            chain.back().options = options->second;
    }
    return chain;
}

}  // namespace jadoube::adjudicate
