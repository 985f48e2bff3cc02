#include "adjudicate/judge/judge.hpp"

#include <algorithm>
#include <set>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/facts/places.hpp"
#include "adjudicate/facts/turning_points.hpp"
#include "adjudicate/judge/citations.hpp"
#include "adjudicate/judge/clock_answer.hpp"
#include "adjudicate/judge/closing.hpp"
#include "adjudicate/judge/conclusion.hpp"
#include "adjudicate/judge/in_time.hpp"
#include "adjudicate/judge/obligation.hpp"
#include "adjudicate/judge/play_on.hpp"
#include "adjudicate/judge/positions.hpp"
#include "adjudicate/judge/result_answer.hpp"
#include "adjudicate/judge/rights.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/story/of_both.hpp"
#include "adjudicate/story/told.hpp"
#include "base/error.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using rules::GameWord;
using rules::Place;
using rules::Question;

void add_article(std::vector<std::string>& articles, const std::string& id) {
    if (std::find(articles.begin(), articles.end(), id) == articles.end()) articles.push_back(id);
}

bool leaves_nothing_to_observe(Conclusion of) {
    return of == Conclusion::no_breach || of == Conclusion::claim_rejected || of == Conclusion::waived;
}

/// Judges one incident. The scene changes as answers come in; `gatekeeper_` measures in the scene as it stands.
class Judge {
public:
    Judge(const Context& context, const Incident& incident)
        : incident_(incident), scene_{.context = context, .incident = incident}, gatekeeper_(scene_) {
        if (incident.base) leave(*incident.base);
    }

    Judged run() {
        MatterRuling& ruling = judged_.ruling;
        ruling.kinds = incident_.kinds;
        ruling.offender = incident_.offender;
        ruling.acts = incident_.acts;
        ruling.due_under = incident_.due.under;
        if (answer_game()) {
            answer_clock_of_new_game();
        } else {
            answer_position();
            answer_obligation();
            answer_rights();
            answer_clock();
            answer_result();
        }
        answer_other();
        close();
        return std::move(judged_);
    }

private:
    using Applieds = std::vector<Applied>;

    /// The remedies that answer a question, with everything that applies remembered for the finding.
    Applieds round(Question question) {
        gatekeeper_.new_round();
        Applieds all = gatekeeper_.applied(incident_.kinds);
        if (refusal_) {
            for (Applied& applied : gatekeeper_.applied({rules::Kind::conduct_refuse}, *refusal_, false)) {
                all.push_back(std::move(applied));
            }
        }
        std::erase_if(all, [&](const Applied& applied) {
            const bool is_unborne = nobody_bears(*applied.remedy);
            if (is_unborne) unborne_.insert(applied.article->id);
            return is_unborne;
        });
        for (const Applied& applied : all) remember(applied);
        Applieds answers;
        for (const Applied& applied : all)
            if (question_of(*applied.remedy) == question) answers.push_back(applied);
        return answers;
    }

    /// A result for or against somebody, where nobody who plays did it: the code gives none here.
    bool nobody_bears(const rules::Remedy& remedy) const {
        const auto* result = std::get_if<rules::ResultRemedy>(&remedy.what);
        if (result == nullptr || score_of(scene_, result->result)) return false;
        if (const auto winner = rules::row_of(result->result).winner) return !untold(scene_, *winner);
        if (incident_.offender || is_of_both(incident_, scene_.context.dispute)) return false;
        Incident named = incident_;
        named.offender = Color::white;
        return score_of({.context = scene_.context, .incident = named}, result->result).has_value();
    }

    void remember(const Applied& applied) {
        const bool known = std::any_of(applied_.begin(), applied_.end(),
                                       [&](const Applied& other) { return other.remedy == applied.remedy; });
        if (!known) applied_.push_back(applied);
    }

    void conflict(Question question, const std::string& one, const std::string& other) {
        judged_.ruling.conflicts.push_back({question, one, other});
    }

    Status open_or(Question question, Status status) const {
        return gatekeeper_.is_open(question) ? Status::needs_facts : status;
    }

    // ---- game

    /// True where the answer makes the rest moot.
    bool answer_game() {
        GameAnswer answer;
        for (const Applied& applied : round(Question::game)) {
            const GameWord what = std::get<rules::GameRemedy>(applied.remedy->what).what;
            if (answer.what && answer.what != what)
                conflict(Question::game, answer.articles.front(), applied.article->id);
            answer.what = what;
            add_article(answer.articles, applied.article->id);
        }
        answer.status = open_or(Question::game, Status::decided);
        if (!answer.what && answer.status == Status::decided) return false;
        judged_.ruling.game = answer;
        return answer.what == GameWord::annul || answer.what == GameWord::new_game;
    }

    /// The clocks of a new game show nothing yet: what somebody gets more or less is said by itself.
    void answer_clock_of_new_game() {
        if (judged_.ruling.game->what != GameWord::new_game) return;
        answer_clock();
        if (judged_.ruling.clock) judged_.ruling.clock->before = judged_.ruling.clock->after = {};
    }

    // ---- position

    void answer_position() {
        PositionAnswer answer;
        for (const Applied& applied : round(Question::position)) {
            if (completes_nothing(incident_, *applied.remedy)) continue;
            const PositionAnswer one = position_by(scene_, *applied.remedy);
            const bool is_same_board = answer.setup && answer.setup == one.setup;  // by whatever name
            const bool is_same_answer = answer.place == one.place && answer.men_off == one.men_off;
            if (answer.place && !is_same_answer && !is_same_board) {
                conflict(Question::position, answer.articles.front(), applied.article->id);
            }
            answer.place = std::max(answer.place, one.place);  // the name that says most of where it is
            answer.setup = one.setup;
            answer.men_off = one.men_off;
            answer.men_kept = one.men_kept;
            add_article(answer.articles, applied.article->id);
        }
        answer.status = open_or(Question::position, Status::decided);
        if (!answer.place && answer.status == Status::decided) return;
        judged_.ruling.position = answer;
        if (answer.setup && !answer.men_off.empty()) scene_.restored = answer.setup;  // duties are met without them
        if (answer.setup) leave(*answer.setup);
    }

    // ---- obligation and right

    void answer_obligation() {
        const Applieds remedies = round(Question::obligation);
        ObligationMaker maker(scene_, gatekeeper_);
        for (const Applied& applied : remedies) {
            const auto* treat = std::get_if<rules::TreatAs>(&applied.remedy->what);
            if (treat != nullptr) {
                if (treat->from_next_turn) defer(*treat, *applied.article);
                continue;
            }
            maker.add(applied);
        }
        const bool open = gatekeeper_.is_open(Question::obligation);
        maker.finish(position_goes_back(), open);
        take(maker);
    }

    /// The position goes back without a duty being named: the player then plays any legal move.
    bool position_goes_back() const {
        const auto& position = judged_.ruling.position;
        return position && position->setup && position->place != Place::stand && position->setup == incident_.base;
    }

    void take(ObligationMaker& maker) {
        for (const Applied& applied : maker.from_requirement()) remember(applied);
        for (const std::string& other : maker.conflicting())
            conflict(Question::obligation, maker.first_article(), other);
        right_lost_ = maker.right_lost();
        judged_.demand_unfit = (maker.demand_is_illegal() && !right_lost_) || maker.elects_nothing();
        is_left_free_ = maker.is_left_free();
        const bool is_bound = !maker.is_left_free() || maker.demand_is_illegal();
        if (incident_.choice.refused == true && is_bound) take_refusal(maker.requirement());
        if (!maker.obligation()) return;
        Obligation obligation = *maker.obligation();
        discharged_ = obligation.discharged && !maker.answered();
        if (scene_.left && scene_.left->board == incident_.base) scene_.left->moves = maker.left_moves();
        for (const std::string& article : incident_.due.under) add_article(obligation.articles, article);
        if (maker.demand_met() && obligation.options.size() == 1) carry_out(obligation);
        settle_position(obligation, discharged_);
        judged_.ruling.obligation = std::move(obligation);
    }

    /// What was legally required of him, or what the code says of what he did; where that is nothing, so is the
    /// refusal.
    void take_refusal(rules::Requirement required) {
        const Facts refusal{{"requirement", {std::string(name_of(required))}}, {"refused", {true}}};
        if (required != rules::Requirement::none) {
            refusal_ = refusal;
            return;
        }
        Incident before = incident_;
        before.choice.refused.reset();
        const Judged ruled = Judge(scene_.context, before).run();
        if (!ruled.ruling.conclusion) refusal_waits_for_ = ruled.unknown;
        judged_.refused_nothing = ruled.ruling.conclusion && leaves_nothing_to_observe(*ruled.ruling.conclusion);
        if (ruled.ruling.conclusion && !judged_.refused_nothing) refusal_ = refusal;
    }

    /// The option demanded is a board, or a word about the whole game: nothing is left for the offender to play.
    void carry_out(Obligation& obligation) {
        if (!use(obligation.options.front(), obligation.articles)) return;
        obligation.discharged = true;
        obligation.status = Status::decided;
    }

    /// The option as the answer to the question of the game or the position, if it is one.
    bool use(const Option& option, const std::vector<std::string>& articles) {
        const auto* deed = std::get_if<rules::Deed>(&option.action);
        if (const auto game = deed != nullptr ? game_word_of(*deed) : std::nullopt) {
            judged_.ruling.game = GameAnswer{Status::decided, game, articles};
            return carried_out_ = true;
        }
        if (!option.position_after) return false;
        const auto* place = std::get_if<Place>(&option.about);
        judged_.ruling.position =
            PositionAnswer{Status::decided, place != nullptr ? *place : Place::stand, option.position_after, articles};
        scene_.left = BoardLeft{*option.position_after};
        return carried_out_ = true;
    }

    /// A duty is discharged, or counts, in the position before the offence (KERNEL section 7) unless the law said
    /// otherwise.
    void settle_position(const Obligation& obligation, bool by_move_played) {
        if (judged_.ruling.position || !incident_.base || judged_.ruling.game) return;
        const bool stands = by_move_played || obligation.options.empty();
        PositionAnswer answer;
        answer.status = obligation.status == Status::needs_facts ? Status::needs_facts : Status::decided;
        answer.place = stands ? Place::stand : Place::before_offence;
        answer.setup = stands ? board_left_by(incident_) : incident_.base;
        if (!answer.setup) answer.setup = incident_.base;
        answer.articles = obligation.articles;
        if (answer.setup) leave(*answer.setup);
        judged_.ruling.position = answer;
    }

    /// The moves an obligation leaves are of one board; on another they are nothing.
    void leave(const chess::Setup& board) {
        if (!scene_.left || scene_.left->board != board) scene_.left = BoardLeft{board};
    }

    void defer(const rules::TreatAs& treat, const rules::Article& article) {
        if (!scene_.offender()) return;
        PendingDuty duty{.binds = *scene_.offender(),
                         .kind = treat.kind,
                         .men = {},
                         .ply = incident_.ply,
                         .articles = {article.id},
                         .demand = incident_.choice.demand};
        for (const auto& [fact, value] : treat.with) duty.deemed[fact] = {value};
        if (incident_.play.done && incident_.play.done->castling) duty.deemed["touched_to_castle"] = {true};
        if (incident_.base) {
            for (const Handled& man : incident_.play.touched) duty.men.push_back(man.square);
        }
        judged_.duties.push_back(std::move(duty));
    }

    void answer_rights() {
        const Applieds rights = round(Question::right);
        rest_is_open_ = gatekeeper_.is_open(Question::right);
        for (const Applied& applied : rights) {
            if (std::holds_alternative<rules::LoseRight>(applied.remedy->what)) {
                judged_.ruling.rights.push_back(right_lost(scene_, applied));
            } else {
                Right right = right_given(scene_, gatekeeper_, applied);
                const bool is_done = use_if_demanded(right) && right.holder == rules::Party::both;
                const bool is_said =
                    !right.options.empty() || !right.unavailable.empty();  // else it hangs on a question
                if (!is_done && is_said) judged_.ruling.rights.push_back(std::move(right));
            }
        }
        rest_is_open_ = rest_is_open_ || gatekeeper_.is_open(Question::right);  // a part of a right may be open
        const bool may_move_again = std::any_of(judged_.ruling.rights.begin(), judged_.ruling.rights.end(),
                                                [](const Right& right) { return !right.options.empty(); });
        if (may_move_again && incident_.play.retracted && incident_.base && !judged_.ruling.position) {
            judged_.ruling.position = PositionAnswer{Status::decided, Place::before_offence, incident_.base, {}};
        }
    }

    /// A right that was claimed in words: its board, or its word on the game, is the answer to that question.
    bool use_if_demanded(const Right& right) {
        if (have_agreed_to(right)) return use(right.options.front(), right.articles);
        if (!incident_.choice.demand) return false;
        const auto by = color_of(incident_.choice.demand->by);
        if (!by && incident_.choice.demand->by != Person::both) return false;
        if (by && right.holder != rules::Party::either && right.holder != party_of(*by)) return false;
        bool is_used = false;
        for (const Option& option : right.options)
            if (incident_.choice.demand->what.option == option.action) is_used = use(option, right.articles) || is_used;
        if (is_used) judged_.demand_unfit = false;
        return is_used;
    }

    /// What only both players may require, where it was told that they agree on it.
    bool have_agreed_to(const Right& right) const {
        if (right.holder != rules::Party::both || right.options.size() != 1) return false;
        const rules::Values* agreed = told(scene_.context.dispute, incident_, "both_agree");
        return agreed != nullptr && *agreed == rules::Values{true};
    }

    // ---- clock and result

    void answer_clock() {
        ClockAnswer answer = clock_answer(scene_, gatekeeper_, round(Question::clock));
        answer.status = std::max(answer.status, open_or(Question::clock, Status::decided));
        if (answer.articles.empty() && answer.status == Status::decided) return;
        judged_.ruling.clock = std::move(answer);
    }

    void answer_result() {
        ResultAnswer answer;
        for (const Applied& applied : round(Question::result)) {
            const rules::ResultWord word = std::get<rules::ResultRemedy>(applied.remedy->what).result;
            if (answer.word && answer.word != word) {
                conflict(Question::result, answer.articles.front(), applied.article->id);
            }
            answer.word = word;
            add_article(answer.articles, applied.article->id);
        }
        for (const std::string& fact : refusal_waits_for_) gatekeeper_.note_unknown(fact);
        answer.status = refusal_waits_for_.empty() ? open_or(Question::result, Status::decided) : Status::needs_facts;
        if (!answer.word && answer.status == Status::decided) return;
        if (answer.word) answer.score = score_of(scene_, *answer.word);
        const auto winner = answer.word ? rules::row_of(*answer.word).winner : std::nullopt;
        if (const auto fact = winner ? untold(scene_, *winner) : std::nullopt) {
            gatekeeper_.note_unknown(*fact);
            answer.status = Status::needs_facts;
        }
        if (turned_on_mate(answer)) answer.mate = mate_answer(scene_);
        judged_.ruling.result = std::move(answer);
    }

    /// Whether the result was answered by asking if the opponent can mate; a draw only by an article that asks so.
    bool turned_on_mate(const ResultAnswer& answer) const {
        const bool is_draw = answer.word == rules::ResultWord::draw;
        const bool answered = std::any_of(applied_.begin(), applied_.end(), [](const Applied& applied) {
            return question_of(*applied.remedy) == Question::result;
        });
        const auto chain = gatekeeper_.chain();
        return answered && std::any_of(chain.begin(), chain.end(), [&](const ArticleFinding& finding) {
                   if (is_draw && finding.finding != rules::Finding::applies) return false;
                   const auto tests = grounds_of(finding);
                   return std::any_of(tests.begin(), tests.end(), [](const Answered* test) {
                       return test->fact == kOpponentCanMate && test->found;
                   });
               });
    }

    // ---- the rest

    void answer_other() {
        const Applieds others = round(Question::other);
        rest_is_open_ = rest_is_open_ || gatekeeper_.is_open(Question::other);
        for (const Applied& applied : others) {
            const auto& remedy = std::get<rules::OtherRemedy>(applied.remedy->what);
            judged_.ruling.other.push_back({remedy.kind, in_numbers(remedy.words), {applied.article->id}});
        }
    }

    /// What a parameter stands for here.
    std::vector<rules::SaidWord> in_numbers(std::vector<rules::SaidWord> words) const {
        for (rules::SaidWord& word : words) {
            auto* exact = std::get_if<rules::Exact>(&word);
            if (exact == nullptr || !exact->size) continue;
            if (const auto size = amount_of(scene_, *exact->size)) exact->size = *size;
        }
        return words;
    }

    void close() {
        MatterRuling& ruling = judged_.ruling;
        ruling.chain = gatekeeper_.chain();
        std::erase_if(ruling.chain, [&](const ArticleFinding& finding) {
            const bool is_unborne = unborne_.contains(finding.article);
            if (is_unborne) judged_.unborne.push_back(finding);
            return is_unborne;
        });
        const bool silent = is_silent() || (!unborne_.empty() && applied_.empty());
        const bool exhausted = silent && is_exhausted();
        if (silent && !exhausted) refer_silence();
        if (!is_anything_open(ruling, rest_is_open_)) {
            ruling.conclusion = conclude({.incident = incident_,
                                          .applied = applied_,
                                          .chain = ruling.chain,
                                          .duty = ruling.obligation,
                                          .discharged = discharged_,
                                          .right_lost = right_lost_,
                                          .referred = silence_refers_,
                                          .exhausted = exhausted,
                                          .fails_by_result = fails_by_result(scene_, ruling)});
        }
        if (incident_.offender_assumed && ruling.conclusion != Conclusion::breach) ruling.offender.reset();
        if (!(silent && !exhausted)) add_play_on();
        ruling.articles = articles_cited(scene_, ruling, applied_, is_left_free_);
        ruling.status = status_of(ruling, silent && !exhausted, rest_is_open_);
        judged_.unknown = gatekeeper_.unknown();
        judged_.unverified = rests_on_unverified(scene_, applied_);
        judged_.defers = std::any_of(ruling.other.begin(), ruling.other.end(),
                                     [](const OtherAnswer& other) { return other.kind == rules::OtherKind::defer; });
        if (goes_on_from_move_instead(incident_, ruling)) {
            ruling.position->place = Place::stand;
            ruling.position->setup = board_left_by(incident_);
        }
        leave_without_castling(ruling, castling_lost(incident_, ruling));
        if (ruling.result && ruling.result->score) judged_.shown_end = end_shown_by(scene_, *ruling.result->score);
        judged_.taken_back = is_taken_back(incident_, ruling);
        judged_.counts_as_illegal = is_completed_illegal_move(scene_, ruling, applied_);
        ruling.counts_as = counts_as(incident_, ruling, judged_.counts_as_illegal);
    }

    /// No article has the trigger, and the incident is one.
    bool is_silent() const { return !incident_.kinds.empty() && judged_.ruling.chain.empty(); }

    bool is_exhausted() const {
        const auto& closed = scene_.context.ruleset.exhaustive;
        return std::any_of(incident_.kinds.begin(), incident_.kinds.end(), [&](rules::Kind kind) {
            return std::any_of(closed.begin(), closed.end(),
                               [&](rules::Kind topic) { return rules::kind_covers(topic, kind); });
        });
    }

    void refer_silence() {
        for (const Applied& applied : gatekeeper_.applied({rules::Kind::silence})) {
            remember(applied);
            if (const auto* other = std::get_if<rules::OtherRemedy>(&applied.remedy->what)) {
                silence_refers_ = silence_refers_ || other->kind == rules::OtherKind::refer;
                judged_.ruling.other.push_back({other->kind, other->words, {applied.article->id}});
            }
        }
    }

    void add_play_on() {
        MatterRuling& ruling = judged_.ruling;
        const bool ended = ruling.result || (ruling.game && ruling.game->what != GameWord::play_on);
        const bool restored = ruling.position && ruling.position->setup && ruling.position->place != Place::stand;
        const bool bound = ruling.obligation || !judged_.duties.empty() || (!carried_out_ && !ruling.rights.empty());
        const bool waits = ruling.position && ruling.position->status != Status::decided;
        if (ended || bound || waits || !incident_.base || incident_.beside_the_board) return;
        if (!ruling.position) {
            const auto stands_now = position_that_stands(scene_);
            ruling.position =
                PositionAnswer{Status::decided, Place::stand, stands_now ? stands_now : incident_.base, {}};
        }
        if (incident_.ended_by == rules::Ending::no)
            ruling.obligation = play_on(scene_, ruling.position->setup, restored);
    }

    const Incident& incident_;
    Scene scene_;
    Gatekeeper gatekeeper_;
    Judged judged_;
    Applieds applied_;
    std::optional<Facts> refusal_;                  // what was refused is itself a matter (KERNEL section 8)
    std::set<std::string> refusal_waits_for_ = {};  // facts that tell whether there was anything to refuse
    bool carried_out_ = false;                      // what was demanded is a board, or a word on the game
    bool rest_is_open_ = false;                     // a right, a grant or a referral waits for facts
    bool discharged_ = false;
    bool right_lost_ = false;
    bool is_left_free_ = false;  // something bound him, and nothing of it could be exacted
    bool silence_refers_ = false;
    std::set<std::string> unborne_;  // articles whose result nobody here could bear
};

}  // namespace

Judged judge(const Context& context, const Incident& incident) {
    Judged judged = Judge(context, incident).run();
    // An objection to a turn gone on from a move taken back is to that as well, and too late for both.
    const bool is_of_both_turns = incident.objection.doubted && incident.due.carried > 0;
    if (judged.ruling.conclusion != Conclusion::waived || is_of_both_turns) return judged;
    const Incident in_time = as_if_in_time(incident);
    Judged at_once = Judge(context, in_time).run();
    if (!was_nothing_wrong(at_once.ruling)) return judged;
    at_once.ruling.position->setup = position_that_stands({.context = context, .incident = incident});
    return at_once;
}

}  // namespace jadoube::adjudicate
