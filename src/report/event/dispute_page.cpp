#include "report/event/dispute_page.hpp"

#include "adjudicate/cases/case_file.hpp"
#include "report/event/report_data.hpp"
#include "report/game/clock_page.hpp"
#include "report/law/grounds.hpp"
#include "report/ruling/outcome.hpp"
#include "report/words/act_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Case;

Text clocks_told(const adjudicate::Clocks& clocks) {
    std::vector<Text> texts{clock_words(clocks.reading)};
    if (clocks.running) texts.push_back(say("report.running", {{"side", side(*clocks.running)}}));
    return join(texts, "; ");
}

/// "White: an illegal move".
Text earlier_words(const adjudicate::EarlierIncident& earlier) {
    std::vector<Text> kinds;
    for (const rules::Kind kind : earlier.kinds) kinds.emplace_back(words_of("kind", rules::name_of(kind)));
    return say("exam.earlier",
               {{"who", words_of("person", adjudicate::name_of(earlier.by))}, {"what", join(kinds, ", ")}});
}

Text earlier_told(const adjudicate::GameState& game) {
    std::vector<Text> texts;
    for (const adjudicate::EarlierIncident& earlier : game.earlier) texts.push_back(earlier_words(earlier));
    return join(texts, "; ");
}

void add_facts(std::vector<Text>& told, const adjudicate::Facts& facts) {
    for (const auto& [fact, values] : facts) told.push_back(sentence(capital(told_words(fact, values))));
}

std::vector<Text> told_besides(const Case& given) {
    std::vector<Text> told;
    add_facts(told, given.dispute.facts);
    add_facts(told, given.game.event);
    if (given.dispute.told_complete) told.push_back(say("exam.nothing_else"));
    return told;
}

std::vector<Text> acts_of(const Case& given) {
    std::vector<Text> acts;
    for (const std::string& act : sentences_of(given.dispute.acts)) acts.push_back(foreign(sentence(act)));
    return acts;
}

Particulars particulars_of(const Case& given) {
    Particulars particulars;
    add_row(particulars, "exam.play_label", play_words(given.game.play));
    add_row(particulars, "label.clocks", clocks_told(given.game.clocks));
    if (given.game.clocks.control)
        add_row(particulars, "label.time_control", control_words(*given.game.clocks.control));
    add_row(particulars, "label.moves", foreign(last_moves(given.game)));
    add_row(particulars, "exam.earlier_label", earlier_told(given.game));
    if (given.dispute.reported_by)
        add_row(particulars, "label.raised_by", words_of("person", adjudicate::name_of(*given.dispute.reported_by)));
    return particulars;
}

List list_of_texts(const std::vector<Text>& texts, bool numbered) {
    List list{{}, numbered};
    for (const Text& text : texts) list.items.push_back({text});
    return list;
}

}  // namespace

Blocks dispute_page(const Case& given, const chess::Setup* before) {
    Blocks blocks{{particulars_of(given)}};
    if (before != nullptr)
        blocks.push_back({Diagrams{{{*before, say("report.before", {{"side", side(before->turn)}})}}}});
    blocks.push_back({list_of_texts(acts_of(given), true)});
    if (const std::vector<Text> besides = told_besides(given); !besides.empty())
        blocks.push_back({list_of_texts(besides, false)});
    return blocks;
}

std::vector<std::string> dispute_sentences(const Case& given) {
    std::vector<std::string> sentences;
    for (const Text& act : acts_of(given)) sentences.push_back(plain(act));
    for (const Text& told : told_besides(given)) sentences.push_back(plain(told));
    return sentences;
}

}  // namespace jadoube::report
