// jadoube claim: a claim checked against the moves of a game, with the evidence.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/laws/installed_rules.hpp"
#include "cli/laws/law_shelf.hpp"
#include "cli/typed/dispute_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/claim_evidence.hpp"
#include "desk/claims.hpp"
#include "desk/game_files.hpp"
#include "desk/judged_matter.hpp"
#include "desk/laws.hpp"
#include "report/act_words.hpp"
#include "report/explain.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::Dispute;
using adjudicate::Ruling;
using chess::Color;
using desk::SpokenGround;

struct ClaimWords {
    std::string ground;
    desk::GameChoice game;
    std::string intended;
    std::string by;
    std::string rules;
    std::string play;
    std::string white_clock;
    std::string black_clock;
    std::vector<std::string> facts;
    RulingWords ruling;
};

/// The option takes no other word.
SpokenGround ground_of(const ClaimWords& words) {
    return rules::named<SpokenGround>(words.ground).value();
}

/// Everything the claim turns on.
struct Checked {
    desk::ChosenGame chosen;
    Color claimant = Color::white;
    std::vector<std::string> acts;  // as sentences
    Ruling ruling;
    desk::Evidence evidence;
};

Json to_json(const ClaimWords& words, const Checked& checked) {
    Json json =
        Json::object({{"schema", "jadoube/claim/1"}, {"ground", words.ground}, {"by", name_of(checked.claimant)}});
    const auto verdict = desk::claim_holds(checked.ruling);
    json.set("holds", verdict ? Json(*verdict) : Json(nullptr));
    json.set("at", game::move_label(checked.chosen.game.record.start, checked.chosen.at));
    json.set("evidence", to_json(checked.evidence));
    return json.set("ruling", adjudicate::to_json(checked.ruling));
}

tl::expected<adjudicate::GameState, Errors> state_of(const ClaimWords& words, const desk::ChosenGame& chosen) {
    adjudicate::GameState state;
    state.whole_game = true;
    state.start = chosen.game.record.start;
    state.moves = chosen.game.record.moves;
    if (ground_of(words) != SpokenGround::illegal_move) state.moves.resize(static_cast<std::size_t>(chosen.at.value));
    state.play = rules::named<rules::Play>(words.play).value_or(state.play);
    DisputeWords clocks;
    clocks.white_clock = words.white_clock;
    clocks.black_clock = words.black_clock;
    clocks.no_position = true;
    const auto read = read_dispute(clocks);
    if (!read) return tl::unexpected<Errors>(read.error());
    state.clocks = read->game.clocks;
    return state;
}

tl::expected<Dispute, Errors> dispute_of(const ClaimWords& words, Color claimant, game::Ply at) {
    DisputeWords told;
    told.facts = words.facts;
    told.no_position = true;
    auto read = read_dispute(told);
    if (!read) return tl::unexpected<Errors>(read.error());
    Dispute dispute = std::move(read->dispute);
    dispute.acts = {desk::claim_act(ground_of(words), words.intended, claimant, at)};
    dispute.told_complete = true;
    if (!words.intended.empty()) dispute.facts.try_emplace("move_written", rules::Values{true});
    return dispute;
}

ExitCode report(Session& session, const ClaimWords& words, const Checked& checked, const desk::Laws& laws) {
    const auto verdict = desk::claim_holds(checked.ruling);
    if (session.json) {
        session.print(to_json(words, checked));
    } else {
        report::Blocks blocks = desk::to_blocks(checked.evidence, checked.chosen);
        report::append(blocks, report::explain(checked.ruling, {.ruleset = &laws.ruleset(),
                                                                .deferred = laws.deferred.get(),
                                                                .acts = checked.acts,
                                                                .on_its_own = false,
                                                                .considered = considered(words.ruling)}));
        show(session, blocks);
    }
    if (!verdict) {
        return checked.ruling.status == adjudicate::Status::conflict ? ExitCode::bad_input : ExitCode::needs_facts;
    }
    return *verdict ? ExitCode::fine : ExitCode::negative;
}

/// What the file has after the last half-move: a claim at the end of the record passes it over.
void tell_what_follows(Session& session, const ClaimWords& words, const desk::ChosenGame& chosen) {
    using Kind = game::PgnFindingKind;
    if (chosen.at != chosen.game.record.end()) return;
    for (const game::PgnFinding& finding : chosen.game.findings) {
        const bool cuts_off = finding.kind == Kind::unreadable_move || finding.kind == Kind::result_signal ||
                              finding.kind == Kind::game_cut;
        if (!cuts_off || finding.ply < chosen.at) continue;
        session.err << fmt::format("{}: line {}: {}, not taken as played: {}\n", for_terminal(words.game.file),
                                   finding.line, name_of(finding.kind), for_terminal(finding.text));
    }
}

ExitCode run_claim(Session& session, const ClaimWords& words) {
    auto chosen = desk::choose_game(words.game);
    if (!chosen) return session.fail(chosen.error());
    tell_what_follows(session, words, *chosen);
    const game::Replay replay(chosen->game.record);
    if (ground_of(words) == SpokenGround::illegal_move && words.game.at.empty())
        chosen->at = game::objected_to(replay, chess::color_named(words.by));
    const Color claimant =
        chess::color_named(words.by).value_or(desk::usual_claimant(ground_of(words), replay, chosen->at));
    if (ground_of(words) == SpokenGround::illegal_move && chosen->at.value == 0) {
        return session.fail(
            Error{ErrorCode::no_such_game, "no move has been made", words.game.file, "--at names the move"});
    }
    const auto laws = desk::load_laws(ruleset_store(session), words.rules);
    if (!laws) return session.fail(laws.error());
    auto evidence = desk::evidence_for(ground_of(words), *chosen, words.intended, laws->ruleset());
    if (!evidence) return session.fail(evidence.error());
    const auto state = state_of(words, *chosen);
    if (!state) return session.fail(state.error());
    const auto dispute = dispute_of(words, claimant, chosen->at);
    if (!dispute) return session.fail(dispute.error());
    auto ruling = desk::ruling_on({.game = *state, .dispute = *dispute}, *laws);
    if (!ruling) return session.fail(ruling.error());
    if (const auto heard = desk::require_heard(*ruling, dispute->facts); !heard) return session.fail(heard.error());
    return report(session, words,
                  Checked{std::move(*chosen), claimant, report::sentences_of(dispute->acts), std::move(*ruling),
                          std::move(*evidence)},
                  *laws);
}

}  // namespace

Command claim_command() {
    const auto words = std::make_shared<ClaimWords>();
    const std::vector<std::string> grounds = rules::texts_of(rules::all_words<SpokenGround>());
    Command command;
    command.name = "claim";
    command.summary = "Check a claim against the moves of a game";
    command.details =
        "Shows the evidence: where the position stood, or why look-alikes are not the same; what began the count of "
        "moves;\n"
        "the article; and what follows. It is taken that the claim was made as the law asks; --fact tells otherwise.\n"
        "Exit code 0: the claim holds; 1: it fails; 4: something must be told first, the code says nothing, or "
        "somebody "
        "else\n"
        "decides.";
    command.example = "jadoube claim threefold data/karpov-miles-1986.pgn --at 26w";
    command.options = {
        {"ground", "one of " + fmt::format("{}", fmt::join(grounds, ", ")), &words->ground, "GROUND", true, grounds},
        {"game", "a PGN file, or - for standard input", &words->game.file, "GAME.pgn", true},
        {"--game", "which game of the file, from 1", &words->game.number, "N"},
        {"--at", "the moment: 45b is after Black's 45th move (default: the end)", &words->game.at, "MOVE"},
        {"--intended", "the move written down and meant to be made: Qe4", &words->intended, "MOVE"},
        {"--by", "who claims (default: the side on turn)", &words->by, "SIDE", false, {"white", "black"}},
        {"-r,--rules", "the code of laws", &words->rules, "RULES"},
        {"--play", "standard, rapid or blitz", &words->play, "KIND", false, {"standard", "rapid", "blitz"}},
        {"--white-clock", "White's clock when it was stopped: 0:05:58", &words->white_clock, "TIME"},
        {"--black-clock", "Black's clock", &words->black_clock, "TIME"},
        {"-f,--fact", "what only a person can know: claimant_touched=yes", &words->facts, "FACT=VALUE"},
        explain_option(words->ruling),
    };
    command.run = [words](Session& session) { return run_claim(session, *words); };
    return command;
}

}  // namespace jadoube::cli
