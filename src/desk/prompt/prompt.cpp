#include "desk/prompt/prompt.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/incident/fact_text.hpp"
#include "desk/known/board_known.hpp"
#include "desk/known/board_named.hpp"
#include "desk/known/ended_game.hpp"
#include "desk/prompt/decision_words.hpp"
#include "desk/prompt/prompt_words.hpp"
#include "report/event/entry_words.hpp"
#include "report/formats/brief.hpp"
#include "report/ruling/questions.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

constexpr std::size_t kMostLines = 6;
constexpr std::size_t kMostOfBoard = 10;  // before anything is told

Reply refuse(Errors errors) {
    return {.refused = std::move(errors)};
}
Reply refuse(const Error& error) {
    return refuse(Errors{error});
}
Reply refuse(std::string message, std::string hint) {
    return refuse(Error{ErrorCode::usage, std::move(message), {}, std::move(hint)});
}

/// A line that the prompt says.
std::string said_line(report::Key key, report::Slots slots = {}) {
    return report::phrase(key, slots) + "\n";
}

bool may_be_decided(adjudicate::Status status) {
    return status != adjudicate::Status::needs_facts && status != adjudicate::Status::conflict;
}

bool needs_reason(adjudicate::Status status) {
    return status == adjudicate::Status::discretion || status == adjudicate::Status::silent;
}

}  // namespace

std::string Prompt::asks() const {
    switch (stage_) {
        case Stage::board: return report::phrase("prompt.ask_board");
        case Stage::acts: return event::to_text(telling_.game) + "> ";
        case Stage::answer: return answer_prompt(report::questions_in_order(so_far_->judged.ruling).front());
        case Stage::decision:
            return report::phrase(leaves_penalties(so_far_->judged.ruling) ? report::Key("prompt.ask_penalty")
                                                                           : report::Key("prompt.ask_decision"));
        case Stage::reason: return report::phrase("prompt.ask_reason");
        case Stage::over: break;
    }
    return {};
}

Reply Prompt::take(std::string_view typed) {
    const std::string line(trim(typed));
    if (auto reply = take_word(line)) return std::move(*reply);
    switch (stage_) {
        case Stage::board: return take_board(line);
        case Stage::acts: return line.empty() ? go_on() : take_act(line);
        case Stage::answer: return take_answer(line);
        case Stage::decision: return take_decision(line);
        case Stage::reason:
            return line.empty() ? refuse("a reason is needed", "say why; 'later' leaves it open")
                                : decide_with_reason(line);
        case Stage::over: break;
    }
    return {};
}

Reply Prompt::end() {
    return drop(Stage::over);
}

// ---- words that are taken at every stage

std::optional<Reply> Prompt::take_word(const std::string& line) {
    const auto word = prompt_word(line);
    if (!word) return std::nullopt;
    const bool tells = stage_ == Stage::acts || stage_ == Stage::answer;
    switch (*word) {
        case PromptWord::help: return help();
        case PromptWord::quit: return drop(Stage::over);
        case PromptWord::drop: return drop(Stage::board);
        case PromptWord::back: return back();
        case PromptWord::later:
            if (tells && so_far_) return record();
            return drop(Stage::board);
        case PromptWord::another:
            if (!tells) return std::nullopt;
            return another();
    }
    return std::nullopt;
}

/// What was refused because it is like an incident that was entered is told again, as another one.
Reply Prompt::another() {
    if (!refused_) return refuse("nothing was refused", "type what happened");
    Telling again = *refused_;
    again.is_another = true;
    return try_telling(std::move(again));
}

Reply Prompt::help() const {
    if (stage_ == Stage::answer) {
        const auto question = report::questions_in_order(so_far_->judged.ruling).front();
        return {report::to_terminal(report::leads_of_question(question), tools_.style)};
    }
    return {help_at(stage_ == Stage::board  ? PromptPlace::board
                    : stage_ == Stage::acts ? PromptPlace::acts
                                            : PromptPlace::decision)};
}

/// What was told and not recorded is named, so that nobody believes it is.
Reply Prompt::drop(Stage next) {
    Reply reply;
    const bool tells = stage_ == Stage::acts || stage_ == Stage::answer;
    if (tells && !telling_.is_empty())
        reply.says = said_line("prompt.not_recorded", {{"game", event::to_text(telling_.game)}});
    if (stage_ == Stage::decision || stage_ == Stage::reason)
        reply.says = said_line("prompt.waits_for_decision", {{"number", log::to_text(recorded_)},
                                                             {"command", fmt::format("jadoube decide {}", recorded_)}});
    stage_ = next;
    telling_ = {};
    so_far_.reset();
    refused_.reset();
    decision_ = {};
    return reply;
}

Reply Prompt::back() {
    if (stage_ == Stage::reason) {
        stage_ = Stage::decision;
        return {};
    }
    if (stage_ == Stage::decision)
        return refuse("it is recorded", "enter a new incident, or decide otherwise: jadoube decide");
    Telling before = telling_;
    if (!before.answers.empty()) {
        before.answers.pop_back();
    } else if (!before.lines.empty()) {
        before.lines.pop_back();
    } else {
        return drop(Stage::board);
    }
    stage_ = Stage::acts;
    return try_telling(std::move(before));
}

// ---- the board

Reply Prompt::take_board(std::string_view line) {
    if (line.empty()) return {};
    const auto blank = line.find(' ');
    const auto game =
        board_named(line.substr(0, blank), last_, [&] { return tools_.open(log::Access::read, log::WholeLog{}); });
    if (!game) return refuse(game.error());
    auto open = tools_.open(log::Access::read, log::GameOf{*game});
    if (!open) return refuse(open.error());
    auto id = tools_.new_id();
    if (!id) return refuse(id.error());
    telling_ = {.game = *game, .id = *id};
    last_ = *game;
    stage_ = Stage::acts;
    Reply known{report::in_brief(board_known(*open, *game), tools_.style, kMostOfBoard)};
    const std::string rest(blank == std::string_view::npos ? "" : trim(line.substr(blank)));
    if (rest.empty()) return known;
    Reply reply = take_act(rest);
    reply.says = known.says + reply.says;
    return reply;
}

// ---- what happened

Reply Prompt::take_act(const std::string& line) {
    if (const auto words = told_to_decide(line)) return record_and_decide(*words);
    if (auto setting = take_setting(line)) return std::move(*setting);
    if (is_another_board(line)) return take_board(line);
    Telling next = telling_;
    next.lines.push_back(line);
    Reply reply = try_telling(std::move(next));
    if (!reply.refused || !answers_first_question(line)) return reply;
    stage_ = Stage::answer;
    return take_answer(line);
}

/// Where nothing was told of this one.
bool Prompt::is_another_board(std::string_view line) const {
    const bool is_untold = telling_.is_empty() && !telling_.position && !telling_.record && !refused_;
    if (!is_untold) return false;
    const auto blank = line.find(' ');
    const bool is_alone = blank == std::string_view::npos;
    return event::parse_game_reference(line.substr(0, blank)) || (is_alone && is_board_alone(line));
}

/// It is no act, and one of the answers to what is asked next.
bool Prompt::answers_first_question(std::string_view line) const {
    return so_far_ && !so_far_->judged.ruling.questions.empty() &&
           answer_to(report::questions_in_order(so_far_->judged.ruling).front(), line);
}

/// What is told beside the acts: where the men stood, who plays, the clocks, a fact.
std::optional<Reply> Prompt::take_setting(const std::string& line) {
    const auto setting = prompt_setting(line);
    if (!setting) return std::nullopt;
    auto next = with_setting(telling_, *setting);
    if (!next) return refuse(next.error());
    return try_telling(*std::move(next));
}

/// Takes the telling over where it can be read and judged.
Reply Prompt::try_telling(Telling telling) {
    const auto open = tools_.open(log::Access::read, telling.part());
    if (!open) return refuse(open.error());
    if (telling.is_empty()) {
        const auto game = game_now(*open, game_told(telling));
        if (!game) return refuse(game.error());
        telling_ = std::move(telling);
        so_far_.reset();
        return {};
    }
    auto told = judged_so_far(*open, telling, recorder(*open, tools_.by));
    if (!told) {
        refused_ = std::move(telling);
        return refuse(told.error());
    }
    refused_.reset();
    telling_ = std::move(telling);
    so_far_ = std::move(*told);
    std::string remarks;
    for (const std::string& remark : so_far_->remarks) remarks += for_terminal(remark) + "\n";
    return {remarks + said_line("prompt.read_as", {{"line", for_terminal(so_far_->read_as)}}) + standing()};
}

std::string Prompt::standing() const {
    const auto before = so_far_->judged.before();
    return report::in_brief(report::standing_of(so_far_->judged.ruling, before ? &*before : nullptr), tools_.style,
                            kMostLines);
}

/// An empty line: the next question, or nothing is missing and it is recorded.
Reply Prompt::go_on() {
    if (!so_far_) return refuse("nothing has happened yet", "say what did: white Nf3-d3, presses; black points it out");
    if (so_far_->judged.ruling.questions.empty()) return record();
    stage_ = Stage::answer;
    return {question()};
}

// ---- what is missing

std::string Prompt::question() const {
    const auto question = report::questions_in_order(so_far_->judged.ruling).front();
    return for_terminal(report::question_words(question)) + "\n";
}

Reply Prompt::take_answer(const std::string& line) {
    const auto open = report::questions_in_order(so_far_->judged.ruling).front();
    const auto answer = answer_to(open, line);
    if (!answer) return refuse(answer.error());
    auto fact = parse_fact(open.fact + "=" + *answer);
    if (!fact) return refuse(fact.error());
    Telling next = telling_;
    next.answers.push_back(std::move(*fact));
    Reply reply = try_telling(std::move(next));
    if (reply.refused) return reply;
    if (!so_far_->judged.ruling.questions.empty()) return {question()};
    stage_ = Stage::acts;
    reply.says = standing() + said_line("prompt.enter_records");
    return reply;
}

std::optional<UnderWay> Prompt::under_way() const {
    const bool is_told = (stage_ == Stage::acts || stage_ == Stage::answer) && !telling_.is_empty();
    if (!is_told) return std::nullopt;
    UnderWay told{
        .game = telling_.game, .lines = telling_.lines, .players = telling_.players, .options = options_told(telling_)};
    if (so_far_) told.ruling = report::plain(report::verdict(so_far_->judged.ruling));
    return told;
}

// ---- recorded and decided

Reply Prompt::record() {
    auto open = tools_.open(log::Access::append, telling_.part());
    if (!open) return refuse(open.error());
    auto told = judged_so_far(*open, telling_, recorder(*open, tools_.by));
    if (!told) return refuse(told.error());
    const auto receipt = enter(*open, told->incident, told->judged);
    if (!receipt) return refuse(receipt.error());
    recorded_ = receipt->incident;
    so_far_ = std::move(*told);
    Reply reply{report::recorded_incident_words(receipt->seq.value, receipt->incident) + "\n"};
    const auto& ruling = so_far_->judged.ruling;
    if (may_be_decided(ruling.status)) {
        stage_ = Stage::decision;
        reply.says += options_in_lines(ruling, so_far_->judged.before());
        if (const std::string penalties = penalties_left(so_far_->judged); !penalties.empty())
            reply.says += said_line("prompt.to_choose", {{"penalties", for_terminal(penalties)}});
        return reply;
    }
    if (!ruling.questions.empty())
        reply.says += said_line("prompt.waits_for_answer",
                                {{"command", fmt::format("jadoube answer {} {}=...", recorded_,
                                                         report::questions_in_order(ruling).front().fact)}});
    telling_ = {};
    reply.says += drop(Stage::board).says;
    return reply;
}

/// What was typed behind "decide": recorded first, and decided where nothing is missing.
Reply Prompt::record_and_decide(std::string_view words) {
    if (!so_far_) return refuse("nothing has happened yet", "say what did: white Nf3-d3, presses; black points it out");
    const auto told = decision_told(words);
    if (!told) return refuse(told.error());
    if (!may_be_decided(so_far_->judged.ruling.status))
        return refuse("it cannot be decided before all is told",
                      "Enter asks what is missing; 'later' records without it");
    const Reply recorded = record();
    if (recorded.refused) return recorded;
    Reply decided = take_decision(std::string(words));
    decided.says = recorded.says + decided.says;
    return decided;
}

Reply Prompt::take_decision(const std::string& line) {
    auto told = decision_told(told_to_decide(line).value_or(line));
    if (!told) return refuse(told.error());
    const bool lacks_reason = needs_reason(so_far_->judged.ruling.status) || !told->otherwise.empty();
    if (!lacks_reason || !told->reason.empty()) return decide(std::move(*told));
    decision_ = std::move(*told);
    stage_ = Stage::reason;
    return {said_line(decision_.otherwise.empty() ? report::Key("prompt.law_leaves") : report::Key("prompt.why"))};
}

Reply Prompt::decide_with_reason(const std::string& why) {
    DecisionTold told = decision_;
    told.reason = why;
    return decide(std::move(told));
}

Reply Prompt::decide(DecisionTold told) {
    auto open = tools_.open(log::Access::append, log::GameOfIncident{recorded_});
    if (!open) return refuse(open.error());
    const auto incident = incident_numbered(*open, recorded_);
    if (!incident) return refuse(incident.error());
    told.by = recorder(*open, tools_.by);
    const auto decision = decision_on(*open, **incident, told);
    if (!decision) {
        stage_ = Stage::decision;
        return refuse(decision.error());
    }
    const auto id = tools_.new_id();
    if (!id) return refuse(id.error());
    const auto recorded = open->record(log::NewEntry{*id, decision->made, told.by, (*incident)->game});
    if (!recorded) return refuse(recorded.error());
    const std::string receipt = report::recorded_incident_words(recorded->entry.seq.value, recorded_);
    Reply reply{said_line("prompt.decided", {{"recorded", receipt}})};
    open->look_again();
    if (const std::string stands = stands_since(open->state, telling_.game); !stands.empty())
        reply.says += for_terminal(stands) + "\n";
    stage_ = Stage::board;
    (void)drop(Stage::board);
    return reply;
}

}  // namespace jadoube::desk
