#include "report/event/slip.hpp"

#include <fmt/format.h>

#include <set>

#include "log/keys/proquint.hpp"
#include "report/event/as_decided.hpp"
#include "report/event/entry_words.hpp"
#include "report/law/law_text.hpp"
#include "report/ruling/clock_notes.hpp"
#include "report/ruling/standing.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

using log::DecisionManner;

constexpr std::size_t kMostArticles = 6;  // of which the summaries fit on the page
constexpr std::string_view kSignatureLine = "______________________________";

Text name_words(const std::string& name) {
    return name.empty() ? say("label.not_named") : foreign(name);
}

Particulars particulars(const EventReport& event, const IncidentReport& incident) {
    return {{{say("label.event"), foreign(event.event.name)},
             {say("label.game"), foreign(reference_words(incident.incident.game))},
             {say("label.white"), name_words(incident.players.white)},
             {say("label.black"), name_words(incident.players.black)},
             {say("label.laws"), foreign(law_title(event.ruleset, event.ruleset_title))},
             {say("label.incident"),
              fmt::format("{}, {}", incident.incident.number, stamp_words(incident.incident.entry))}}};
}

bool is_otherwise(const IncidentReport& incident) {
    const auto& decision = incident.incident.decision;
    return decision && decision->what.manner == DecisionManner::otherwise;
}

/// The board from which play goes on; that before the incident where nothing is ruled or it was decided otherwise.
const chess::Setup* board_of(const IncidentReport& incident, const adjudicate::Ruling* holds) {
    if (holds != nullptr && holds->standing.play_from) return &*holds->standing.play_from;
    return incident.before ? &*incident.before : nullptr;
}

Diagrams board(const chess::Setup& setup) {
    return {{{setup, say("slip.to_move", {{"side", capital(side(setup.turn))}})}}};
}

/// What holds: the decision where it goes its own way, else the ruling.
Blocks ruled(const IncidentReport& incident, const adjudicate::Ruling* holds) {
    if (is_otherwise(incident))
        return {{Paragraph{foreign(incident.incident.decision->what.words), Paragraph::Role::verdict}}};
    if (holds == nullptr) return {{Paragraph{say("report.no_ruling"), Paragraph::Role::verdict}}};
    return standing_of(*holds, incident.before ? &*incident.before : nullptr);
}

/// The articles by which something is to be played, set, scored or suffered.
std::set<std::string> articles_in_force(const adjudicate::Ruling& ruling) {
    std::set<std::string> articles;
    const auto take = [&](const std::vector<std::string>& more) { articles.insert(more.begin(), more.end()); };
    for (const adjudicate::Obligation& duty : ruling.standing.due) take(duty.articles);
    for (const adjudicate::ClockStep& step : ruling.standing.clock_steps) take({step.article});
    for (const adjudicate::MatterRuling& matter : ruling.matters) {
        if (matter.result) take(matter.result->articles);
        for (const adjudicate::OtherAnswer& other : matter.other)
            if (other.kind == rules::OtherKind::penalty) take(other.articles);
    }
    return articles;
}

/// With their summaries, in the order of the code.
List articles_of(const IncidentReport& incident, const adjudicate::Ruling* holds) {
    List list;
    if (holds == nullptr || incident.ruleset == nullptr) return list;
    const auto articles = articles_in_force(*holds);
    for (const rules::Article& article : incident.ruleset->articles)
        if (articles.count(article.id) != 0 && list.items.size() < kMostArticles)
            list.items.push_back(
                {strong(rules::number_of(article.id)) + " " + law_summary(incident.ruleset->id, article)});
    return list;
}

Text decision_line(const IncidentReport& incident) {
    const auto& decision = incident.incident.decision;
    const Text changed = incident.rests_on_changed ? strong(phrase("report.rests_on_changed")) : Text();
    if (!decision) return join({strong(phrase("slip.not_decided")), changed}, " ");
    Text line = say("slip.decided", {{"decided", strong(phrase("slip.decided_word"))},
                                     {"name", foreign(decision->what.by)},
                                     {"when", stamp_words(decision->entry)}});
    if (decision->what.manner == DecisionManner::option)
        line += say(imposed_words(decision->what.option).empty() ? Key("slip.with_option") : Key("slip.with_penalty"),
                    {{"what", foreign(decided(incident))}});
    if (incident.incident.status() == log::IncidentStatus::contested)
        line = join({line, strong(phrase("report.is_contested"))}, "; ");
    line = join({line, changed}, "; ");
    if (!decision->what.reason.empty()) line += say("slip.reason", {{"reason", foreign(decision->what.reason)}});
    return line;
}

Particulars signatures() {
    return {{{say("label.arbiter"), kSignatureLine},
             {say("label.white"), kSignatureLine},
             {say("label.black"), kSignatureLine}}};
}

Paragraph end_of_log(const EventReport& event) {
    Text words = say("slip.log", {{"entries", event.entries}});
    if (event.head)
        words += say("slip.end", {{"hash", code(log::to_hex(*event.head))},
                                  {"words", code(log::fingerprint_of(log::to_raw(*event.head)))}});
    return {words, Paragraph::Role::remark};
}

/// Nothing of it holds, and nobody has anything to sign.
Blocks withdrawn(const log::Entered<log::Withdrawn>& withdrawal) {
    Particulars particulars;
    add_row(particulars, "label.reason", foreign(withdrawal.what.reason));
    add_row(particulars, "label.at", stamp_words(withdrawal.entry));
    return {{Paragraph{strong(phrase("slip.withdrawn")), Paragraph::Role::warning}}, {std::move(particulars)}};
}

Blocks in_force(const IncidentReport& incident) {
    const auto ruling = is_otherwise(incident) ? std::nullopt : as_decided(incident);
    const adjudicate::Ruling* holds = ruling ? &*ruling : nullptr;
    Blocks blocks;
    if (const chess::Setup* setup = board_of(incident, holds); setup != nullptr) blocks.push_back({board(*setup)});
    append(blocks, ruled(incident, holds));
    if (Text notes = holds ? clock_notes_in_line(incident.given, *holds, incident.ruleset.get()) : Text();
        !notes.empty())
        blocks.push_back({Paragraph{std::move(notes)}});
    if (Text earlier = earlier_words(incident.earlier); !earlier.empty())
        blocks.push_back({Paragraph{std::move(earlier)}});
    blocks.push_back({Paragraph{decision_line(incident)}});
    if (List articles = articles_of(incident, holds); !articles.items.empty()) blocks.push_back({std::move(articles)});
    blocks.push_back({signatures()});
    return blocks;
}

}  // namespace

Document ruling_slip(const EventReport& event) {
    const IncidentReport& incident = event.incidents.front();
    const auto& withdrawal = incident.incident.withdrawal;
    Document slip{.title = phrase("slip.title", {{"game", event::to_text(incident.incident.game)}})};
    if (withdrawal) append(slip.blocks, withdrawn(*withdrawal));
    slip.blocks.push_back({particulars(event, incident)});
    if (!withdrawal) append(slip.blocks, in_force(incident));
    if (event.head) slip.blocks.push_back({QrCode{log::to_hex(*event.head)}});
    slip.blocks.push_back({end_of_log(event)});
    return slip;
}

}  // namespace jadoube::report
