#include "rules/remedy.hpp"

#include <fmt/format.h>

#include "base/millis.hpp"

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

std::string number_words(const Until& until) {
    const auto* number = std::get_if<std::int64_t>(&until.moves);
    if (is_time(until.kind)) return number != nullptr ? jadoube::to_text(Millis{*number}) : to_text(until.moves);
    return to_text(until.moves) + (number != nullptr && *number == 1 ? " move" : " moves");
}

}  // namespace

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
    return fmt::format(fmt::runtime(meaning_of(until.kind)), number_words(until));
}

}  // namespace jadoube::rules
