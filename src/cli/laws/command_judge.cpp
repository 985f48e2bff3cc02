// jadoube judge: a ruling without a log.
#include <filesystem>
#include <ostream>
#include <utility>

#include "adjudicate/adjudicate.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/installed_rules.hpp"
#include "cli/typed/dispute_options.hpp"
#include "cli/typed/show.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/told_facts.hpp"
#include "cli/typed/typed_line.hpp"
#include "desk/claim/case_files.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/laws/kind_of_play.hpp"
#include "desk/laws/laws.hpp"
#include "game/replay.hpp"
#include "report/ruling/explain.hpp"

namespace jadoube::cli {
namespace {

struct JudgeWords {
    std::string file;
    std::string rules;
    bool all = false;
    RulingWords ruling;
    DisputeWords dispute;
};

ExitCode worse(ExitCode a, ExitCode b) {
    return a == ExitCode::fine ? b : a;
}

tl::unexpected<Errors> refuse(std::string message, std::string where, std::string hint) {
    return tl::unexpected<Errors>(Errors{{ErrorCode::usage, std::move(message), std::move(where), std::move(hint)}});
}

/// The case with what the line tells.
Result<desk::CaseTold> line_added(const Session& session, const DisputeWords& words, desk::CaseTold told) {
    const auto read = typed_line(session, words.line, desk::position_before(told.given));
    if (!read) return tl::unexpected<Error>(read.error());
    return desk::with_line(std::move(told), *read);
}

tl::expected<std::vector<desk::CaseTold>, Errors> case_of(const Session& session, const DisputeWords& words) {
    if (words.pgn.empty() && (words.game || !words.at.empty())) {
        return refuse("there is no game to look in", words.game ? "--game" : "--at", "give the game with --pgn");
    }
    DisputeWords typed = words;
    // The men of a line stand where they do; nobody means the initial array by saying nothing.
    if (!words.line.empty() && words.fen.empty() && words.pgn.empty()) typed.no_position = true;
    auto one = read_dispute(typed);
    if (!one) return tl::unexpected<Errors>(one.error());
    if (!words.line.empty()) {
        auto added = line_added(session, words, std::move(*one));
        if (!added) return tl::unexpected<Errors>(Errors{added.error()});
        one = std::move(*added);
    }
    if (one->given.dispute.acts.empty()) {
        return refuse("nothing has happened yet", {},
                      "give a case file, or what did with --line \"white touches f3\", or --act for each act");
    }
    return std::vector<desk::CaseTold>{std::move(*one)};
}

tl::expected<std::vector<desk::CaseTold>, Errors> cases_of(const Session& session, const JudgeWords& words) {
    if (words.file.empty()) return case_of(session, words.dispute);
    if (words.dispute != DisputeWords{}) {
        return refuse("a case file says all; options would contradict it", words.file,
                      "leave out the file, or --act, --fen and the like");
    }
    const auto cases = desk::read_case_file(words.file);
    if (!cases) return tl::unexpected<Errors>(cases.error());
    std::vector<desk::CaseTold> told;
    for (const adjudicate::Case& one : *cases) {
        if (one.dispute.acts.empty())
            return refuse("nothing has happened in it", words.file, "write \"acts\": [...] in \"when\"");
        told.push_back({.given = one, .play = one.game.play});
    }
    return told;
}

const chess::Setup* before(const adjudicate::Case& given, std::optional<chess::Setup>& keep) {
    if (!given.game.start) return nullptr;
    const game::Replay replay(*given.game.start, given.game.moves);
    keep = replay.at(replay.end());
    return &*keep;
}

/// One case under one code.
ExitCode judge_one(Session& session, const rules::RulesetStore& store, const desk::CaseTold& told,
                   const std::string& name, const JudgeWords& words) {
    const auto laws = desk::load_laws(store, name);
    if (!laws) return session.fail(laws.error());
    const desk::KindOfPlay play = desk::kind_of_play(laws->ruleset(), told.play, told.control);
    tell_play(session, play);
    adjudicate::Case given = told.given;
    given.game.play = play.play;
    const auto ruling = adjudicate::adjudicate(laws->ruleset(), given.game, given.dispute, {}, laws->deferred.get());
    if (!ruling) return session.fail(ruling.error());
    if (const auto heard = desk::require_heard(*ruling, given.dispute, given.dispute.facts); !heard)
        return session.fail(heard.error());
    if (!given.name.empty() && !session.json) session.out << for_terminal(given.name) << "\n\n";
    std::optional<chess::Setup> position;
    show(session, *ruling, *laws, given, before(given, position), words.ruling);
    return exit_code_for(*ruling);
}

/// One case under every code at hand, in one table. Codes that cannot be read are told apart.
ExitCode judge_under_all(Session& session, const rules::RulesetStore& store, const desk::CaseTold& told) {
    std::vector<adjudicate::Ruling> rulings;
    ExitCode code = ExitCode::fine;
    for (const rules::ListedRuleset& listed : store.list()) {
        const auto laws = desk::load_laws(store, listed.id);
        if (!laws) {
            code = worse(code, session.fail(laws.error()));
            continue;
        }
        adjudicate::GameState game = told.given.game;
        game.play = desk::kind_of_play(laws->ruleset(), told.play, told.control).play;
        auto ruling = adjudicate::adjudicate(laws->ruleset(), game, told.given.dispute, {}, laws->deferred.get());
        if (!ruling) return session.fail(ruling.error());
        rulings.push_back(std::move(*ruling));
    }
    if (session.json) {
        for (const adjudicate::Ruling& ruling : rulings) session.print(to_json(ruling));
    } else {
        std::optional<chess::Setup> position;
        show(session, {{report::compare(rulings, before(told.given, position))}});
    }
    return code;
}

/// Words, which no file is called like: "white touches c1".
bool is_line(const std::string& text) {
    std::error_code none;
    return text.find(' ') != std::string::npos && !text.ends_with(".json") && !std::filesystem::exists(text, none);
}

ExitCode run_judge(Session& session, const JudgeWords& typed) {
    JudgeWords words = typed;
    if (words.dispute.line.empty() && is_line(words.file)) words.dispute.line = std::exchange(words.file, {});
    const auto cases = cases_of(session, words);
    if (!cases) return session.fail(cases.error());
    if (const auto& control = cases->front().control) tell_control(session, *control);
    const rules::RulesetStore store = ruleset_store(session);
    ExitCode code = ExitCode::fine;
    for (const desk::CaseTold& told : *cases) {
        const std::string& name = words.rules.empty() ? told.given.ruleset : words.rules;
        code = worse(code,
                     words.all ? judge_under_all(session, store, told) : judge_one(session, store, told, name, words));
    }
    return code;
}

}  // namespace

Command judge_command() {
    const auto words = std::make_shared<JudgeWords>();
    Command command;
    command.name = "judge";
    command.summary = "Say what the law has follow from what happened at a board";
    command.details =
        "What happened is told in a line, by options, or in a case file. The ruling names the articles, the exact "
        "legal "
        "moves\n"
        "that remain, the times to set, the result, and what must still be told. Exit code 4: something must be told "
        "first.";
    command.example =
        "jadoube judge \"white touches h1 deliberately\" "
        "--fen \"r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4\" --nothing-else --all";
    command.options = {
        {"told", "what happened, in a line; or a case file, or - for standard input", &words->file, "LINE"},
        {"-r,--rules", "the code of laws: an id, a family with a date, or a file", &words->rules, "RULES"},
        {"--all", "under every code, side by side", &words->all},
        explain_option(words->ruling)};
    command.options.push_back({"-l,--line", "what happened, in a line: \"white Nf3-d3, presses; black points it out\"",
                               &words->dispute.line, "LINE"});
    for (OptionSpec& spec : options_for(words->dispute, Background::told)) command.options.push_back(std::move(spec));
    command.is_paged = true;
    command.run = [words](Session& session) { return run_judge(session, *words); };
    return command;
}

}  // namespace jadoube::cli
