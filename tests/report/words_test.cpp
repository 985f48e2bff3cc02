// Every word of the vocabulary that a ruling may hold has words for people: in them stands no name of JSON.
#include "report/words.hpp"

#include "catch.hpp"
#include "report/duty.hpp"
#include "report/outcome.hpp"

namespace jadoube::report {
namespace {

void check_words(std::string_view name, const std::string& words) {
    INFO(name << ": " << words);
    CHECK_FALSE(words.empty());
    CHECK(words.find('_') == std::string::npos);
    CHECK(words != name);
    CHECK(words != spaced(name));
}

template <typename Word, typename Say>
void check_all(const Say& say) {
    for (const Word word : rules::all_words<Word>()) check_words(rules::name_of(word), say(word));
}

std::string told(const adjudicate::IncidentRuling& incident) {
    return plain(outcome_line(incident, nullptr));
}

std::string said(rules::OtherKind kind, std::vector<rules::SaidWord> words) {
    adjudicate::IncidentRuling incident;
    incident.other = {{kind, std::move(words), {}}};
    return told(incident);
}

}  // namespace

TEST_CASE("every word of a ruling is told without its name in JSON") {
    check_all<rules::Place>([](auto word) { return sentence_for(word); });
    check_all<rules::Place>([](auto word) { return sentence_after_claim(word); });
    check_all<rules::GameWord>([](auto word) { return sentence_for(word); });
    check_all<rules::ResultWord>([](auto word) { return words_for(word); });
    check_all<rules::RightWord>([](auto word) { return words_for(word); });
    check_all<rules::Party>([](auto word) { return person(word); });
    check_all<rules::Conclusion>([](auto word) { return words_for(word) + "."; });
    check_all<rules::Finding>([](auto word) { return words_for(word) + "."; });
    check_all<rules::Origin>([](auto word) { return words_for(word); });
}

TEST_CASE("every deed is told, with its man and without") {
    const auto option = [](rules::Deed deed, std::string man) {
        return plain(option_words({.action = deed, .man = std::move(man)}, nullptr, {}));
    };
    check_all<rules::Deed>([&](auto deed) { return option(deed, "e4"); });
    check_all<rules::Deed>([&](auto deed) { return option(deed, ""); });
}

TEST_CASE("every penalty, grant and remedy that is only said is told") {
    check_all<rules::OtherKind>([](auto kind) { return said(kind, {}); });
    check_all<rules::Penalty>([](auto word) { return said(rules::OtherKind::penalty, {word}); });
    check_all<rules::Grant>([](auto word) { return said(rules::OtherKind::grant, {word}); });
    CHECK(said(rules::OtherKind::refer, {"appeals_committee"}) == "Refer to: appeals committee.");
}

TEST_CASE("a result has words beside its score, however it came about") {
    adjudicate::IncidentRuling incident;
    incident.result = adjudicate::ResultAnswer{.word = rules::ResultWord::as_on_board, .score = game::Score{1, 1}};
    CHECK(told(incident) == "1/2-1/2. The result that the board shows stands.");
}

}  // namespace jadoube::report
