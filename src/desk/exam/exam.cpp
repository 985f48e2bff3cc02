#include "desk/exam/exam.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "desk/exam/deciding_articles.hpp"
#include "desk/exam/lots.hpp"
#include "desk/exam/otherwise.hpp"
#include "desk/known/judged_matter.hpp"
#include "report/ruling/standing.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Case;
using adjudicate::Ruling;
using report::Text;

constexpr std::size_t kArticlesOffered = 6;
constexpr std::size_t kStandingsOffered = 4;

/// How the game stands, without what else is asked for.
Text standing_of(const Ruling& ruling, const std::optional<chess::Setup>& before) {
    return report::standing_unreasoned(ruling, before ? &*before : nullptr);
}

/// The standings of the cases under the codes, each once, in their order; none that is among `known`.
class Standings {
public:
    explicit Standings(Text right) : known_{std::move(right)} {}

    void add(const Case& given, const Laws& laws) {
        const auto ruling = ruling_on(given, laws);
        if (!ruling || ruling->status == adjudicate::Status::conflict) return;
        Text text = standing_of(*ruling, position_before(given));
        if (std::ranges::find(known_, text) != known_.end()) return;
        known_.push_back(text);
        found_.push_back(std::move(text));
    }
    /// Those added since the last call.
    [[nodiscard]] std::vector<Text> take() { return std::exchange(found_, {}); }

private:
    std::vector<Text> known_;
    std::vector<Text> found_;
};

/// What else the dispute may come to: in this code first, then in others.
std::vector<Text> alternatives(const Case& given, const Text& right, const ExamSources& sources, Lots& lots) {
    Standings standings(right);
    for (const Case& otherwise : told_otherwise(given, sources.laws.ruleset())) standings.add(otherwise, sources.laws);
    std::vector<Text> all = lots.shuffled(standings.take());
    for (const Laws& other : sources.others) standings.add(given, other);
    for (Text& text : lots.shuffled(standings.take())) all.push_back(std::move(text));
    return all;
}

void offer_standings(ExamQuestion& question, const ExamSources& sources, Lots& lots) {
    const Text right = standing_of(question.ruling, question.before);
    std::vector<Text> offered = alternatives(question.given, right, sources, lots);
    offered.resize(std::min(offered.size(), kStandingsOffered - 1));
    offered.push_back(right);
    question.standings = lots.shuffled(std::move(offered));
    const auto found = std::ranges::find(question.standings, right);
    question.right_standing = static_cast<std::size_t>(found - question.standings.begin());
}

/// The others are drawn from those that come first to mind. All stand in the order of the code, which tells nothing.
void offer_articles(ExamQuestion& question, const std::vector<std::string>& deciding, const ExamSources& sources,
                    Lots& lots) {
    const rules::Ruleset& ruleset = sources.laws.ruleset();
    std::vector<std::string> others = other_articles(question.ruling, ruleset, deciding);
    others.resize(std::min(others.size(), 2 * kArticlesOffered));
    const std::size_t room = kArticlesOffered - std::min(kArticlesOffered - 1, deciding.size());
    others = lots.some_of(std::move(others), room);
    const auto is_among = [](const std::vector<std::string>& numbers, const std::string& number) {
        return std::ranges::find(numbers, number) != numbers.end();
    };
    for (const rules::Article& article : ruleset.articles) {
        const std::string number = rules::number_of(article.id);
        const bool decides = is_among(deciding, number);
        if ((!decides && !is_among(others, number)) || is_among(question.articles, number)) continue;
        question.articles.push_back(number);
        question.decide.push_back(decides);
    }
}

bool is_of_code(const Case& given, const rules::Ruleset& ruleset) {
    return given.ruleset.empty() || given.ruleset == ruleset.id;
}

std::optional<ExamQuestion> question_on(const Case& given, const ExamSources& sources, Lots& lots) {
    auto ruling = ruling_on(given, sources.laws);
    if (!ruling) return std::nullopt;
    const auto deciding = deciding_articles(*ruling, sources.laws.ruleset());
    if (deciding.empty()) return std::nullopt;
    ExamQuestion question{.given = given, .before = position_before(given), .ruling = std::move(*ruling)};
    offer_articles(question, deciding, sources, lots);
    offer_standings(question, sources, lots);
    if (question.standings.size() < 2) return std::nullopt;
    return question;
}

}  // namespace

std::vector<ExamQuestion> draw_exam(const ExamSources& sources, std::size_t count, std::uint64_t seed) {
    Lots lots(seed);
    std::vector<const Case*> cases;
    for (const Case& one : sources.cases)
        if (is_of_code(one, sources.laws.ruleset())) cases.push_back(&one);
    std::vector<ExamQuestion> questions;
    for (const Case* one : lots.shuffled(std::move(cases))) {
        if (questions.size() == count) break;
        if (auto question = question_on(*one, sources, lots)) questions.push_back(std::move(*question));
    }
    return questions;
}

}  // namespace jadoube::desk
