#include "rules/lint/number_lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::rules {
namespace {

constexpr std::array<std::string_view, 20> kToNineteen = {
    "no",  "one",    "two",    "three",    "four",     "five",    "six",     "seven",     "eight",    "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
constexpr std::array<std::string_view, 10> kTens = {"",      "",      "twenty",  "thirty", "forty",
                                                    "fifty", "sixty", "seventy", "eighty", "ninety"};

/// "five", "seventy-five"; digits from a hundred on.
std::string in_letters(std::int64_t number) {
    if (number < 0 || number > 99) return std::to_string(number);
    const auto whole = static_cast<std::size_t>(number);
    if (whole < kToNineteen.size()) return std::string(kToNineteen[whole]);
    const std::string tens(kTens[whole / 10]);
    return whole % 10 == 0 ? tens : fmt::format("{}-{}", tens, kToNineteen[whole % 10]);
}

constexpr std::array<std::string_view, 20> kOrdinals = {
    "",           "first",     "second",    "third",       "fourth",     "fifth",     "sixth",
    "seventh",    "eighth",    "ninth",     "tenth",       "eleventh",   "twelfth",   "thirteenth",
    "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth"};

/// "third", "3rd", "threefold": which of several, or how often.
std::vector<std::string> ordinals_of(std::int64_t number) {
    const auto whole = static_cast<std::size_t>(number);
    if (number < 1 || whole >= kOrdinals.size()) return {};
    constexpr std::array<std::string_view, 4> kEndings = {"th", "st", "nd", "rd"};
    const std::string_view ending = whole < kEndings.size() ? kEndings[whole] : kEndings[0];
    return {std::string(kOrdinals[whole]), fmt::format("{}{}", number, ending), in_letters(number) + "fold"};
}

/// "two minutes" and "2 minutes", in each unit in which the time is whole.
std::vector<std::string> figures_of_time(std::int64_t milliseconds) {
    constexpr std::array<std::pair<std::int64_t, std::string_view>, 3> kUnits = {
        {{3'600'000, "hour"}, {60'000, "minute"}, {1'000, "second"}}};
    std::vector<std::string> figures;
    for (const auto& [size, unit] : kUnits) {
        if (milliseconds == 0 || milliseconds % size != 0) continue;
        const std::int64_t count = milliseconds / size;
        figures.push_back(counted(count, unit));
        figures.push_back(fmt::format("{} {}{}", in_letters(count), unit, count == 1 ? "" : "s"));
        if (count == 1) figures.push_back(fmt::format("{} {}", unit == "hour" ? "an" : "a", unit));
    }
    return figures;
}

/// How a sentence may say the number of this parameter; none where it says nothing of it.
std::vector<std::string> figures_of(const std::string& parameter, std::int64_t number) {
    if (is_time_name(parameter)) return figures_of_time(number);
    if (number < 2) return {};
    std::vector<std::string> figures = ordinals_of(number);
    figures.insert(figures.end(), {std::to_string(number), in_letters(number)});
    return figures;
}

bool says(const std::string& sentence, const std::string& figure) {
    const auto is_part_of_word = [&](std::size_t at) {
        return at < sentence.size() && (is_letter(sentence[at]) || is_digit(sentence[at]) || sentence[at] == '-');
    };
    for (auto at = sentence.find(figure); at != std::string::npos; at = sentence.find(figure, at + 1)) {
        if (!is_part_of_word(at - 1) && !is_part_of_word(at + figure.size())) return true;
    }
    return false;
}

/// Words of the ruleset's own beside what is only said, "up_to_one_minute_off", at any depth.
void add_own_words(const Remedy& remedy, std::string& text) {
    if (const auto* other = std::get_if<OtherRemedy>(&remedy.what)) {
        for (const SaidWord& word : other->words)
            if (const auto* own = std::get_if<std::string>(&word)) text += ' ' + *own;
    }
    for (const Remedy* part : parts_of(remedy)) add_own_words(*part, text);
}

/// All that the article says to people, in small letters.
std::string sentences_of(const Article& article) {
    std::string text = article.heading + ' ' + article.summary;
    for (const Remedy& remedy : article.then) add_own_words(remedy, text);
    std::replace(text.begin(), text.end(), '_', ' ');
    return lower(text);
}

using ByPlay = std::map<Play, Number>;

bool has_value(const ByPlay& by_play, std::int64_t value) {
    return std::any_of(by_play.begin(), by_play.end(), [&](const auto& one) { return one.second.is == value; });
}

bool is_about(const Article& article, const std::string& parameter, const ByPlay& old) {
    const bool sets_it = std::any_of(old.begin(), old.end(), [&](const auto& one) {
        const std::vector<std::string>& by = one.second.by;
        return std::find(by.begin(), by.end(), article.id) != by.end();
    });
    const auto tests = tests_of(article);
    return sets_it || numbers_named(article).contains(parameter) ||
           std::any_of(tests.begin(), tests.end(), [&](const Condition* test) {
               const FactRow* row = fact_named(test->fact);
               if (row == nullptr) return false;
               const auto& against = row->traits.measured_against;
               return std::find(against.begin(), against.end(), parameter) != against.end();
           });
}

/// The figure of the base that the article still says; nothing where it says none.
std::optional<std::string> old_figure_in(const Article& article, const std::string& parameter, const ByPlay& old,
                                         const ByPlay& now) {
    const std::string sentences = sentences_of(article);
    for (const auto& [play, number] : old) {
        if (has_value(now, number.is)) continue;
        for (const std::string& figure : figures_of(parameter, number.is))
            if (says(sentences, figure)) return figure;
    }
    return std::nullopt;
}

bool is_about_promotion(const Article& article) {
    const bool applies_it =
        std::find(article.enforces.begin(), article.enforces.end(), MovementRule::promotion) != article.enforces.end();
    return applies_it || std::any_of(article.triggers.begin(), article.triggers.end(), [](Kind kind) {
               return kind == Kind::promotion || kind == Kind::press_pawn_on_last_rank;
           });
}

/// A sentence of the base by which a pawn may become what this code does not let it become.
std::vector<LintFinding> old_promotions_said(const Ruleset& ruleset) {
    if (ruleset.definitions.promotes_to != PromotesTo::queen) return {};
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        if (article.written.is_known() || !is_about_promotion(article)) continue;
        const std::string sentences = sentences_of(article);
        for (const PieceName piece : {PieceName::rook, PieceName::bishop, PieceName::knight}) {
            const std::string word(name_of(piece));
            if (!says(sentences, word)) continue;
            findings.push_back({.code = "old_number_said",
                                .articles = {article.id},
                                .text = fmt::format("still says \"{}\", and by 'promotes_to' a pawn becomes a Queen "
                                                    "alone; replace its sentence",
                                                    word)});
            break;
        }
    }
    return findings;
}

}  // namespace

std::vector<LintFinding> lint_numbers_said(const Ruleset& ruleset) {
    std::vector<LintFinding> findings = old_promotions_said(ruleset);
    for (const auto& [parameter, old] : ruleset.numbers_set_anew) {
        for (const Article& article : ruleset.articles) {
            const bool of_the_base = !article.written.is_known();
            if (!of_the_base || !is_about(article, parameter, old)) continue;
            const auto figure = old_figure_in(article, parameter, old, ruleset.parameters.at(parameter));
            if (!figure) continue;
            findings.push_back({.code = "old_number_said",
                                .articles = {article.id},
                                .text = fmt::format("still says \"{}\", and '{}' is set anew; replace its sentence",
                                                    *figure, parameter)});
        }
    }
    return findings;
}

}  // namespace jadoube::rules
