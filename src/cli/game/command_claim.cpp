// jadoube claim: a claim checked against the moves of a game, with the evidence.
#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/game/compared_sheets.hpp"
#include "cli/game/typed_game.hpp"
#include "cli/game/watched_games.hpp"
#include "cli/installed_rules.hpp"
#include "cli/laws/law_shelf.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/dispute_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/claim/claim_answer.hpp"
#include "desk/known/game_files.hpp"
#include "desk/known/judged_matter.hpp"
#include "desk/laws/laws.hpp"
#include "report/game/game_findings.hpp"
#include "report/ruling/explain.hpp"
#include "report/words/act_words.hpp"

namespace jadoube::cli {
namespace {

using desk::ClaimAnswer;
using desk::SpokenGround;

struct ClaimWords {
    std::string ground;
    std::string file;
    std::string numbers;
    std::string at;
    std::string intended;
    std::string by;
    std::string rules;
    std::string play;
    std::string white_clock;
    std::string black_clock;
    std::vector<std::string> facts;
    RulingWords ruling;
    std::vector<std::string> sheets;
    std::string watch;
    std::optional<int> every;
    std::optional<int> looks;
};

/// What is claimed, and what is told of it. The options take no other words for the ground and the play.
tl::expected<desk::ClaimToCheck, Errors> claim_made(const ClaimWords& words) {
    DisputeWords told;
    told.facts = words.facts;
    told.white_clock = words.white_clock;
    told.black_clock = words.black_clock;
    told.no_position = true;
    auto read = read_dispute(told);
    if (!read) return tl::unexpected<Errors>(read.error());
    desk::ClaimToCheck made;
    made.ground = rules::named<SpokenGround>(words.ground).value();
    made.by = chess::color_named(words.by);
    made.play = rules::named<rules::Play>(words.play).value_or(made.play);
    made.clocks = read->given.game.clocks;
    made.facts = std::move(read->given.dispute.facts);
    return made;
}

Result<std::optional<game::Ply>> moment_in(const game::Record& record, const ClaimWords& words) {
    if (words.at.empty()) return std::optional<game::Ply>();
    const auto moment = game::parse_moment(record, words.at);
    if (moment) return std::optional(*moment);
    Error error = moment.error();
    error.where = fmt::format("--at, {}", words.file);
    return tl::unexpected<Error>(std::move(error));
}

/// Kings on centre squares that only show the result: a claim at the end of the record passes them over.
void tell_result_signal(Session& session, const ClaimWords& words, const game::PgnGame& game) {
    for (const game::PgnFinding& finding : game.findings) {
        if (finding.kind != game::PgnFindingKind::result_signal) continue;
        session.err << fmt::format("{}: line {}: {}, not taken as played: {}\n", for_terminal(words.file), finding.line,
                                   name_of(finding.kind), for_terminal(finding.text));
    }
}

Json to_json(const ClaimWords& words, int number, const ClaimAnswer& answer) {
    Json json = Json::object({{"schema", "jadoube/claim/1"}, {"ground", words.ground}, {"game", number}});
    const Json answered = desk::to_json(answer);
    for (const auto& [key, value] : *answered.if_object()) json.set(key, value);
    return json;
}

void print(Session& session, const ClaimWords& words, const ClaimAnswer& answer, const desk::Laws& laws) {
    report::Blocks blocks;
    blocks.push_back({report::Heading{2, report::foreign(desk::title_of(answer.chosen.game.record))}});
    report::append(blocks, desk::to_blocks(answer));
    report::append(blocks,
                   report::explain(answer.judged->ruling, {.ruleset = &laws.ruleset(),
                                                           .deferred = laws.deferred.get(),
                                                           .acts = report::sentences_of(answer.judged->dispute.acts),
                                                           .on_its_own = false,
                                                           .finding = !desk::fails_by_end(answer),
                                                           .considered = considered(words.ruling)}));
    show(session, blocks);
}

ExitCode exit_code_of(const ClaimAnswer& answer) {
    if (answer.holds) return *answer.holds ? ExitCode::fine : ExitCode::negative;
    const bool is_conflict = answer.judged->ruling.status == adjudicate::Status::conflict;
    return is_conflict ? ExitCode::bad_input : ExitCode::needs_facts;
}

ExitCode claim_on(Session& session, const ClaimWords& words, const desk::ClaimToCheck& made, desk::NumberedGame of_file,
                  const desk::Laws& laws) {
    const auto at = moment_in(of_file.game.record, words);
    const bool is_beyond_what_was_read =
        !at && at.error().code == ErrorCode::no_such_game && of_file.game.unread.has_value();
    if (!at && !is_beyond_what_was_read) return session.fail(at.error());
    if (words.at.empty()) tell_result_signal(session, words, of_file.game);
    // Without a moment a game that was not read to its end has no answer.
    const auto answer =
        desk::answer_claim({made, at.value_or(std::nullopt), words.intended}, std::move(of_file.game), laws);
    if (!answer) {
        Error error = answer.error();
        if (error.where.empty()) error.where = words.file;
        return session.fail(error);
    }
    const auto heard = answer->unread ? Result<void>()
                                      : desk::require_heard(answer->judged->ruling, answer->judged->dispute,
                                                            answer->judged->dispute.facts);
    if (!heard) return session.fail(heard.error());
    if (session.json) session.print(to_json(words, of_file.number, *answer));
    if (answer->unread) return session.fail(desk::not_read(answer->chosen.game.record, *answer->unread, words.file));
    if (!session.json) print(session, words, *answer, laws);
    return exit_code_of(*answer);
}

/// As far as both sheets have the same moves.
ExitCode claim_on_sheets(Session& session, const ClaimWords& words, const desk::ClaimToCheck& made,
                         const desk::Laws& laws) {
    auto game = game_of_sheets(words.sheets);
    if (!game) return session.fail(game.error());
    ClaimWords named = words;
    named.file = fmt::format("{}, {}", words.sheets.front(), words.sheets.back());
    return claim_on(session, named, made, {1, std::move(*game)}, laws);
}

/// Of several games: input that cannot be used before what must be told first, that before a claim that fails.
ExitCode worst_first(ExitCode a, ExitCode b) {
    for (const ExitCode code : {ExitCode::usage, ExitCode::bad_input, ExitCode::needs_facts, ExitCode::negative})
        if (a == code || b == code) return code;
    return ExitCode::fine;
}

ExitCode run_watch(Session& session, const ClaimWords& words) {
    if (!words.file.empty())
        return session.fail(Error{ErrorCode::usage, "one file or folder is watched", "--watch",
                                  "jadoube claim --watch " + words.watch});
    if (words.every.value_or(1) < 1 || words.looks.value_or(1) < 1)
        return session.fail(Error{ErrorCode::usage, "is less than 1",
                                  words.every.value_or(1) < 1 ? "--every" : "--looks", "write 1, 2, 3"});
    const auto laws = desk::load_laws(ruleset_store(session), words.rules);
    if (!laws) return session.fail(laws.error());
    Watch watch{.path = words.watch, .ground = words.ground, .looks = words.looks};
    watch.play = rules::named<rules::Play>(words.play).value_or(watch.play);
    watch.every_seconds = words.every.value_or(watch.every_seconds);
    return watch_games(session, watch, *laws);
}

std::string grounds_in_words() {
    return "one of " + fmt::format("{}", fmt::join(rules::texts_of(rules::all_words<SpokenGround>()), ", "));
}

/// As of other commands whose arguments are missing; here they may be, with --watch.
Error missing(const std::string& name, const std::string& what) {
    return {ErrorCode::usage, name + " is missing: " + what, {}, "'jadoube claim --help' shows how it is used"};
}

ExitCode run_claim(Session& session, const ClaimWords& words) {
    if (!words.watch.empty()) return run_watch(session, words);
    if (words.ground.empty()) return session.fail(missing("GROUND", grounds_in_words()));
    if (words.file.empty() && words.sheets.empty())
        return session.fail(missing("GAME.pgn", "a PGN file, or - for standard input"));
    if (!words.file.empty() && !words.sheets.empty())
        return session.fail(
            Error{ErrorCode::usage, "is no scoresheet to compare", words.file, "name both with --sheet, and no game"});
    const auto laws = desk::load_laws(ruleset_store(session), words.rules);
    if (!laws) return session.fail(laws.error());
    const auto made = claim_made(words);
    if (!made) return session.fail(made.error());
    if (!words.sheets.empty()) return claim_on_sheets(session, words, *made, *laws);
    ExitCode code = ExitCode::fine;
    const auto all = each_told_game(session, words.file, words.numbers, [&](desk::NumberedGame one) {
        code = worst_first(code, claim_on(session, words, *made, std::move(one), *laws));
        return true;
    });
    return all ? code : session.fail(all.error());
}

std::vector<OptionSpec> watch_options(ClaimWords& words) {
    return {
        {"--watch",
         "a PGN file that is being written, a folder of them, or of LiveChess: claims are told as they fall due",
         &words.watch, "PATH"},
        {"--every", "with --watch: look again after so many seconds (default: 2)", &words.every, "N"},
        {"--looks", "with --watch: end after so many looks (default: when interrupted)", &words.looks, "N"},
    };
}

}  // namespace

Command claim_command() {
    const auto words = std::make_shared<ClaimWords>();
    const std::vector<std::string> grounds = rules::texts_of(rules::all_words<SpokenGround>());
    Command command;
    command.name = "claim";
    command.summary = "Check a claim against the moves of a game";
    command.details =
        "Without --at the whole game is looked through: each moment at which the claim was right, with the move to be\n"
        "written down where one was needed, and where the right was lost; the ruling is on the last of them. A claim "
        "that\n"
        "fails says where it would have held. Moves made after the game was over under the code are none of it. An "
        "illegal\n"
        "move is objected to at once with --at, and without it when the whole record had been played.\n"
        "Shows the evidence: where the position stood, or why look-alikes are not the same; what began the count of "
        "moves;\n"
        "the article; and what follows. It is taken that the claim was made as the law asks; --fact tells otherwise.\n"
        "Exit code 0: the claim holds; 1: it fails; 3: the game could not be read to the moment asked about; 4: "
        "something\n"
        "must be told first, the code says nothing, or somebody else decides.\n"
        "With --watch the files of games in play are looked at again and again, and there is a line for each claim "
        "that\n"
        "may be made now, and for what ended a game; GROUND says which alone. With - on a terminal moves are typed, "
        "and the\n"
        "board is shown after each line; 'back' takes the last move away. With --sheet twice the game is what two "
        "scoresheets\n"
        "both have, and a claim at a moment from which on they are not the same is not answered.";
    command.example = "jadoube claim threefold data/karpov-miles-1986.pgn --at 26w";
    command.options = {
        {"ground", grounds_in_words(), &words->ground, "GROUND", false, grounds},
        {"game", "a PGN file, or - for standard input", &words->file, "GAME.pgn"},
        {"--game", "which games of the file, from 1: 3, 1,4-6 or all", &words->numbers, "N"},
        {"--at", "the moment: 45b is after Black's 45th move (default: anywhere)", &words->at, "MOVE"},
        {"--intended", "the move written down and meant to be made: Qe4", &words->intended, "MOVE"},
        {"--sheet", "in place of a game White's scoresheet as text, and again: Black's", &words->sheets, "FILE"},
        {"--by", "who claims (default: the side on turn)", &words->by, "SIDE", false, sides()},
        {"-r,--rules", "the code of laws", &words->rules, "RULES"},
        {"--play", "standard, rapid or blitz", &words->play, "KIND", false, kinds_of_play()},
        {"--white-clock", "White's clock when it was stopped: 0:05:58", &words->white_clock, "TIME"},
        {"--black-clock", "Black's clock", &words->black_clock, "TIME"},
        {"-f,--fact", "what only a person can know: claimant_touched=yes", &words->facts, "FACT=VALUE"},
        explain_option(words->ruling),
    };
    for (OptionSpec& option : watch_options(*words)) command.options.push_back(std::move(option));
    command.run = [words](Session& session) { return run_claim(session, *words); };
    return command;
}

}  // namespace jadoube::cli
