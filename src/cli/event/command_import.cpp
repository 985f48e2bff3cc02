// jadoube import: players, pairings and results from the file of a pairing program.
#include <filesystem>
#include <memory>
#include <ostream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "cli/commands.hpp"
#include "cli/log/receipts.hpp"
#include "cli/log/session_log.hpp"
#include "cli/signals.hpp"
#include "cli/typed/livechess_files.hpp"
#include "cli/typed/log_options.hpp"
#include "cli/typed/show.hpp"
#include "desk/known/for_later.hpp"
#include "desk/tournament/tournament_import.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

constexpr int kLastRound = 9999;
constexpr std::size_t kLargestFile = std::size_t{8} << 20;  // as the log keeps texts

struct ImportWords {
    std::string file;
    std::string section;
    std::optional<int> round;
    std::string by;
    std::string id;
    std::string log;
    bool only_shown = false;
};

Result<desk::FileTold> one_file_told(const fs::path& path) {
    auto bytes = read_file(path, kLargestFile);
    if (!bytes) return tl::unexpected<Error>(bytes.error());
    return desk::FileTold{path.filename().string(), std::move(*bytes)};
}

Result<desk::FileTold> folder_told(const fs::path& folder) {
    auto files = livechess_files(folder, kLargestFile);
    if (!files) return tl::unexpected<Error>(files.error());
    if (files->empty())
        return failure(ErrorCode::not_understood,
                       "is no folder of LiveChess (it has no tournament.json, and no round-1/index.json)",
                       folder.string(), "give the folder that holds round-1, or one file");
    const fs::path named = folder.has_filename() ? folder : folder.parent_path();
    desk::FileTold told{.name = fs::absolute(named).filename().string(), .folder = std::move(*files)};
    told.bytes = event::to_text(told.folder);
    if (told.bytes.size() <= kLargestFile) return told;
    return failure(ErrorCode::too_large, "all its files together have more than 8 MB", folder.string(),
                   "import one round after the other: a folder with round-1 alone, then another");
}

Result<desk::FileTold> file_told(const ImportWords& words) {
    if (!words.section.empty() && !event::parse_game_reference(words.section + ".r1b1"))
        return failure(ErrorCode::usage, "is no name of a section", "--section",
                       "a letter, then letters, digits, '-' or '_': A, U16");
    if (words.round && (*words.round < 1 || *words.round > kLastRound))
        return failure(ErrorCode::usage, "is no number of a round", "--round", "1 to 9999");
    std::error_code problem;
    const bool is_folder = fs::is_directory(words.file, problem);
    auto told = is_folder ? folder_told(words.file) : one_file_told(words.file);
    if (!told) return told;
    told->section = words.section;
    told->round = words.round;
    return told;
}

ExitCode show_import(const Session& session, const desk::Import& import, const std::optional<desk::Receipt>& receipt) {
    if (session.json) {
        session.print(report::import_json(import.report)
                          .set("entry", receipt ? Json(receipt->seq.value) : Json())
                          .set("id", receipt ? Json(log::to_hex(receipt->id)) : Json()));
    } else {
        show(session, report::import_page(import.report));
        session.out << '\n' << (receipt ? short_text(*receipt) : std::string("nothing was recorded")) << '\n';
    }
    return import.report.has_faults() ? ExitCode::negative : ExitCode::fine;
}

/// Penalties for later rounds of those who are paired in one now.
void tell_what_falls_on(const Session& session, const log::State& state, const desk::Import& import) {
    for (const log::RoundPaired& round : import.rounds)
        for (const event::PairedGame& paired : round.games)
            for (const desk::ForLater& one : desk::falling_on(state, paired.game))
                session.err << for_terminal(event::to_text(paired.game) + ": " + report::plain(desk::to_words(one)))
                            << '\n';
}

ExitCode record_import(Session& session, desk::OpenLog& open, const desk::Import& import,
                       const desk::Recording& recording) {
    const Uninterrupted held(session);
    const auto receipt = desk::enter_import(open, import, recording);
    if (!receipt) return session.fail(on_paper(receipt.error(), recording.id));
    open.look_again();
    tell_what_falls_on(session, open.state, import);
    return show_import(session, import, *receipt);
}

ExitCode run_import(Session& session, const ImportWords& words) {
    const auto file = file_told(words);
    if (!file) return session.fail(file.error());
    auto open = open_log(session, words.log, words.only_shown ? log::Access::read : log::Access::append);
    if (!open) return session.fail(on_paper(open.error()));
    const auto id = command_id(session, words.id);
    if (!id) return session.fail(id.error());
    const auto tried = desk::earlier_try(*open, *id, log::EntryKind::imported,
                                         [&](const log::Entry& entry) { return desk::imports_file(entry, *file); });
    if (!tried) return session.fail(tried.error());
    auto import = desk::import_of(*open, *file);
    if (!import) {
        import.error().where = words.file;
        return session.fail(import.error());
    }
    if (words.only_shown || import->is_known || *tried) return show_import(session, *import, *tried);
    return record_import(session, *open, *import, {*id, desk::recorder(*open, words.by)});
}

}  // namespace

Command import_command() {
    const auto words = std::make_shared<ImportWords>();
    Command command;
    command.name = "import";
    command.summary = "Take players, pairings and results from the file of a pairing program, or the games of a round";
    command.details =
        "Reads TRF16, TRF26 and the records that pairing programs add, or a table of pairings (CSV), whose header is "
        "shown\n"
        "as it was read. From then on a board has its players, and a wrong board is noticed. A report does not number "
        "its\n"
        "boards: they are counted as pairings are published, by points before the round. Imported again after a round, "
        "what\n"
        "is new is added and what changed is listed; a game keeps its board, and one with an incident its players. The "
        "file\n"
        "is kept in the log. What contradicts itself in it, or is not understood, is listed with line and column "
        "(exit\n"
        "code 1), and the rest is taken. Of a file of games (PGN) the moves are kept for each board, which is found by "
        "FIDE\n"
        "numbers and names. Of a folder that DGT LiveChess saved (tournament.json, round-N/index.json and game-M.json) "
        "both\n"
        "are taken: pairings with results, and moves with clocks.";
    command.example = "jadoube import open.trf --dry-run";
    command.options = {
        {"file", "the report, table, games or folder, at most 8 MB", &words->file, "FILE", true, {}, ValueKind::files},
        {"--round",
         "the round of a table or of games that do not say it; of a folder, that one alone",
         &words->round,
         "N",
         false,
         {},
         ValueKind::rounds},
        {"--section", "the section of the event that it is of: A", &words->section, "NAME"},
        {"--dry-run", "record nothing; show what would be", &words->only_shown},
        {"--by", "who records (default: the event's only arbiter)", &words->by, "NAME", false, {}, ValueKind::arbiters},
        log_option(words->log),
        id_option(words->id)};
    command.run = [words](Session& session) { return run_import(session, *words); };
    return command;
}

}  // namespace jadoube::cli
