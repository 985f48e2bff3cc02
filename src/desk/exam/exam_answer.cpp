#include "desk/exam/exam_answer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kBetween = " \t,;.)&+";

tl::unexpected<Error> not_offered(std::string_view part, const ExamQuestion& question) {
    return refusal(fmt::format("'{}' is nothing that is offered", part),
                   fmt::format("letters from a to {} for the articles, then a number from 1 to {}: \"a c 2\"",
                               exam_letter(question.articles.size() - 1), question.standings.size()));
}

/// The digits, or the one other sign, with which the text begins.
std::string_view first_part(std::string_view text) {
    const auto digits = std::find_if_not(text.begin(), text.end(), is_digit) - text.begin();
    return text.substr(0, std::max<std::size_t>(1, static_cast<std::size_t>(digits)));
}

/// Whether it names something that is offered, which is then among the answers. Of two numbers one is too many.
bool take(ExamAnswer& answer, std::string_view part, const ExamQuestion& question) {
    if (const auto number = parse_int(part)) {
        if (answer.standing || *number < 1 || *number > std::ssize(question.standings)) return false;
        answer.standing = static_cast<std::size_t>(*number - 1);
        return true;
    }
    for (std::size_t place = 0; place < question.articles.size(); ++place) {
        if (lower(part) != exam_letter(place)) continue;
        answer.articles.resize(question.articles.size());
        answer.articles[place] = true;
        return true;
    }
    return false;
}

}  // namespace

std::string exam_letter(std::size_t place) {
    return {static_cast<char>('a' + static_cast<int>(place))};
}

Result<ExamAnswer> read_exam_answer(std::string_view line, const ExamQuestion& question) {
    ExamAnswer answer;
    for (std::string_view rest = line; !rest.empty();) {
        const std::string_view part = first_part(rest);
        rest.remove_prefix(part.size());
        if (kBetween.find(part.front()) != std::string_view::npos) continue;
        if (!take(answer, part, question)) return not_offered(part, question);
    }
    return answer;
}

int marks_of(const ExamAnswer& answer, const ExamQuestion& question) {
    return (answer.articles == question.decide ? 1 : 0) + (answer.standing == question.right_standing ? 1 : 0);
}

}  // namespace jadoube::desk
