#include "report/event/report_data.hpp"

#include <algorithm>

#include "game/replay.hpp"
#include "report/ruling/duty.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

struct Collector {
    Marks marks;

    void mark(chess::Square square) {
        if (std::find(marks.squares.begin(), marks.squares.end(), square) == marks.squares.end())
            marks.squares.push_back(square);
    }
    void draw(const adjudicate::Step& step) {
        const Arrow arrow{step.first, step.second};
        if (std::find(marks.arrows.begin(), marks.arrows.end(), arrow) == marks.arrows.end())
            marks.arrows.push_back(arrow);
    }

    void operator()(const adjudicate::Touch& touch) {
        for (const chess::Square square : touch.squares) mark(square);
    }
    void operator()(const adjudicate::PlaceMan& place) { draw(place.step); }
    void operator()(const adjudicate::MoveMan& move) {
        draw(move.step);
        if (move.taken) mark(*move.taken);
    }
    void operator()(const adjudicate::Castle& castle) {
        draw(castle.king);
        if (castle.rook) draw(*castle.rook);
    }
    template <typename Other>
    void operator()(const Other&) {}
};

/// The option that was taken; as JSON where the ruling has no such option.
std::string option_taken(const log::DecisionMade& decision, const IncidentReport& incident) {
    if (const std::string imposed = imposed_words(decision.option); !imposed.empty()) return imposed;
    const adjudicate::MatterRuling* main = incident.proposed ? incident.proposed->main() : nullptr;
    if (main == nullptr || !main->obligation) return to_text(decision.option);
    const chess::Setup* before = incident.before ? &*incident.before : nullptr;
    const std::string action = decision.option.text("do");
    const std::string man = decision.option.text("man");
    for (const adjudicate::Option& option : main->obligation->options) {
        if (to_text(option.action) == action && adjudicate::to_text(option.man) == man)
            return plain(option_words(option, before));
    }
    return to_text(decision.option);
}

}  // namespace

Marks marks_of(const std::vector<adjudicate::Act>& acts) {
    Collector collector;
    for (const adjudicate::Act& act : acts) std::visit(collector, act.what);
    return std::move(collector.marks);
}

std::string last_moves(const adjudicate::GameState& game) {
    constexpr int kShown = 6;
    if (!game.start || game.moves.empty()) return {};
    const game::Replay replay(*game.start, game.moves);
    const int last = replay.end().value;
    const int first = std::max(1, last - kShown + 1);
    std::string text = first > 1 ? "…" : "";
    for (int ply = first; ply <= last; ++ply) {
        const game::Ply here{ply};
        const game::Ply before{ply - 1};
        const bool numbered = ply == first || replay.at(before).turn == chess::Color::white;
        text += text.empty() ? "" : " ";
        text += (numbered ? game::move_label(*game.start, here) : "") +
                san_words(game::to_san(replay.at(before), replay.move_to(here)));
    }
    return text;
}

std::string status_words(log::IncidentStatus status) {
    switch (status) {
        case log::IncidentStatus::open: return phrase("report.is_open");
        case log::IncidentStatus::needs_facts: return phrase("report.waits_for_facts");
        case log::IncidentStatus::ruled: return phrase("report.waits_for_decision");
        case log::IncidentStatus::decided: return phrase("report.is_decided");
        case log::IncidentStatus::contested: return phrase("report.is_contested");
        default: return phrase("report.is_withdrawn");
    }
}

std::string decided(const IncidentReport& incident) {
    if (!incident.incident.decision) return {};
    const log::DecisionMade& made = incident.incident.decision->what;
    return made.manner == log::DecisionManner::option ? option_taken(made, incident) : made.words;
}

}  // namespace jadoube::report
