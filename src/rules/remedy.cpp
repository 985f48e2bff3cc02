#include "rules/remedy.hpp"

#include <fmt/format.h>

namespace jadoube::rules {
namespace {

struct QuestionOf {
    Question operator()(const MoveRemedy&) const { return Question::obligation; }
    Question operator()(const FirstPossible&) const { return Question::obligation; }
    Question operator()(const ChoiceOf&) const { return Question::obligation; }
    Question operator()(const Each&) const { return Question::obligation; }
    Question operator()(const TreatAs&) const { return Question::obligation; }
    Question operator()(const Stand&) const { return Question::position; }
    Question operator()(const Restore&) const { return Question::position; }
    Question operator()(const CompleteWith&) const { return Question::position; }
    Question operator()(const May&) const { return Question::right; }
    Question operator()(const LoseRight&) const { return Question::right; }
    Question operator()(const ClockRemedy&) const { return Question::clock; }
    Question operator()(const ResultRemedy&) const { return Question::result; }
    Question operator()(const GameRemedy&) const { return Question::game; }
    Question operator()(const OtherRemedy&) const { return Question::other; }
};

struct PartsOf {
    const std::vector<Remedy>* operator()(const FirstPossible& remedy) const { return &remedy.options; }
    const std::vector<Remedy>* operator()(const ChoiceOf& remedy) const { return &remedy.options; }
    const std::vector<Remedy>* operator()(const Each& remedy) const { return &remedy.remedies; }
    const std::vector<Remedy>* operator()(const May& remedy) const { return &remedy.remedies; }
    template <typename Simple>
    const std::vector<Remedy>* operator()(const Simple&) const {
        return nullptr;
    }
};

std::string moves(const Bound& count) {
    return to_text(count) + (count == Bound{std::int64_t{1}} ? " move" : " moves");
}

}  // namespace

std::string_view name_of(Question question) {
    switch (question) {
        case Question::game: return "game";
        case Question::position: return "position";
        case Question::obligation: return "obligation";
        case Question::right: return "right";
        case Question::clock: return "clock";
        case Question::result: return "result";
        case Question::other: return "other";
    }
    return {};
}

std::string_view name_of(OtherKind kind) {
    switch (kind) {
        case OtherKind::penalty: return "penalty";
        case OtherKind::refer: return "refer";
        case OtherKind::grant: return "grant";
        case OtherKind::record_breach: return "record_breach";
        case OtherKind::wait: return "wait";
        case OtherKind::intervene: return "intervene";
        case OtherKind::discretion: return "discretion";
        case OtherKind::nothing: return "nothing";
        case OtherKind::defer: return "defer";
    }
    return {};
}

std::string_view name_of(ClockAction action) {
    switch (action) {
        case ClockAction::add: return "add";
        case ClockAction::subtract: return "subtract";
        case ClockAction::set: return "set";
        case ClockAction::credit: return "credit";
        case ClockAction::runs_for: return "runs_for";
    }
    return {};
}

std::string_view name_of(Castling castling) {
    switch (castling) {
        case Castling::allowed: return "allowed";
        case Castling::barred: return "barred";
        case Castling::required: return "required";
        case Castling::other_side_only: return "other_side_only";
    }
    return {};
}

Question question_of(const Remedy& remedy) {
    return std::visit(QuestionOf{}, remedy.what);
}

std::vector<const Remedy*> parts_of(const Remedy& remedy) {
    std::vector<const Remedy*> parts;
    if (const std::vector<Remedy>* inside = std::visit(PartsOf{}, remedy.what)) {
        for (const Remedy& part : *inside) parts.push_back(&part);
    }
    return parts;
}

std::string to_text(const Until& until) {
    switch (until.kind) {
        case Until::Kind::claimant_touches: return "until the claimant touches a man";
        case Until::Kind::opponent_replies: return "until the opponent has replied";
        case Until::Kind::speaker_moves: return "until the player who said it has completed his next move";
        case Until::Kind::moves_by_each: return "until " + moves(until.moves) + " have been completed on each side";
        case Until::Kind::own_moves: return "until the holder of the right has completed " + moves(until.moves);
        case Until::Kind::next_move: return "for the next move only";
        case Until::Kind::game_ends: return "until the game is over";
    }
    return {};
}

}  // namespace jadoube::rules
