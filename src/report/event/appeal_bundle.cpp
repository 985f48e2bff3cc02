#include "report/event/appeal_bundle.hpp"

#include <algorithm>

#include "game/replay.hpp"
#include "log/keys/proquint.hpp"
#include "report/event/entry_words.hpp"
#include "report/event/event_report.hpp"
#include "report/law/article_page.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::report {
namespace {

Blocks chain_of_entries(const std::vector<ChainLine>& chain) {
    Table table{{say("label.entry"), say("label.time"), say("label.by"), say("label.kind"), say("label.what"),
                 say("bundle.hash")},
                {},
                true};
    for (const ChainLine& line : chain)
        table.rows.push_back({log::to_text(line.stamp.number), stamp_words(line.stamp), foreign(line.stamp.author),
                              spaced(line.kind), foreign(line.words), code(log::to_hex(line.hash))});
    return {{Heading{2, say("bundle.chain")}}, {std::move(table)}};
}

/// The moves up to the incident, as far as the log has them.
Blocks moves_before(const IncidentReport& incident) {
    const adjudicate::GameState& state = incident.given.game;
    Blocks blocks{{Heading{2, say("bundle.position")}}};
    if (incident.before) {
        Particulars particulars;
        add_row(particulars, "replay.fen", code(chess::to_fen(*incident.before)));
        blocks.push_back({std::move(particulars)});
    } else {
        blocks.push_back({Paragraph{say("bundle.no_position")}});
    }
    if (!state.start || state.moves.empty()) return blocks;
    const game::Replay replay(*state.start, state.moves);
    std::string moves;
    for (int ply = 1; ply <= replay.end().value; ++ply) {
        const chess::Setup& before = replay.at(game::Ply{ply - 1});
        const bool is_numbered = ply == 1 || before.turn == chess::Color::white;
        moves += ply == 1 ? "" : " ";
        moves += is_numbered ? game::move_label(*state.start, game::Ply{ply}) : std::string();
        moves += san_words(game::to_san(before, replay.move_to(game::Ply{ply})));
    }
    blocks.push_back({Paragraph{foreign(moves)}});
    return blocks;
}

/// Those of the ruling, and those by which it may be appealed against; each once, in the order in which they are named.
std::vector<std::string> articles_of(const IncidentReport& incident) {
    std::vector<std::string> articles;
    const auto take = [&](const std::vector<std::string>& more) {
        for (const std::string& article : more)
            if (std::ranges::find(articles, article) == articles.end()) articles.push_back(article);
    };
    if (incident.proposed)
        for (const adjudicate::MatterRuling& matter : incident.proposed->matters) {
            take(matter.articles);
            take(matter.deferred_by);
        }
    for (const log::Appeal& appeal : incident.incident.appeals) take(appeal.filed.what.under);
    return articles;
}

Blocks articles_in_full(const IncidentReport& incident) {
    Blocks blocks;
    for (const std::string& named : articles_of(incident)) {
        for (const auto& ruleset : {incident.ruleset, incident.deferred}) {
            const rules::Article* article = ruleset ? ruleset->find(named) : nullptr;
            if (article == nullptr) continue;
            append(blocks, article_page(*article, {ruleset.get()}));
            break;
        }
    }
    if (!blocks.empty()) blocks.insert(blocks.begin(), {Heading{2, say("bundle.articles")}});
    return blocks;
}

Blocks proof(const EventReport& event) {
    Table table{{say("bundle.device"), say("label.entries"), say("bundle.hash"), say("label.in_words")}, {}};
    for (const log::VerifiedChain& chain : event.verification.chains)
        table.rows.push_back({foreign(chain.letters.empty() ? chain.device : chain.letters),
                              std::to_string(chain.entries), code(log::to_hex(chain.head)),
                              code(log::fingerprint_of(log::to_raw(chain.head)))});
    Blocks blocks{{Heading{2, say("bundle.proof")}}, {std::move(table)}};
    if (event.head) {
        blocks.push_back({Paragraph{say("bundle.to_verify", {{"head", code(log::to_hex(*event.head))}})}});
        blocks.push_back({QrCode{log::to_hex(*event.head)}});
    }
    return blocks;
}

}  // namespace

Document appeal_bundle(const EventReport& event, const std::vector<ChainLine>& chain) {
    const IncidentReport& incident = event.incidents.front();
    Document document{.title = phrase("bundle.title", {{"number", log::to_text(incident.incident.number)},
                                                       {"event", foreign(event.event.name)}})};
    document.blocks.push_back({event_particulars(event)});
    document.blocks.push_back({incident_section(incident, event.verification, Considered::shown)});
    append(document.blocks, moves_before(incident));
    if (event.incidents.size() > 1) document.blocks.push_back({Heading{2, say("bundle.rests_on")}});
    for (std::size_t i = 1; i < event.incidents.size(); ++i) {
        document.blocks.push_back({incident_section(event.incidents[i], event.verification, Considered::shown)});
        append(document.blocks, moves_before(event.incidents[i]));
    }
    append(document.blocks, chain_of_entries(chain));
    append(document.blocks, articles_in_full(incident));
    append(document.blocks, proof(event));
    return document;
}

}  // namespace jadoube::report
