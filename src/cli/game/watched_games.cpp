#include "cli/game/watched_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <ostream>
#include <set>
#include <thread>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/signals.hpp"
#include "cli/typed/livechess_files.hpp"
#include "desk/claim/claims_due.hpp"
#include "desk/known/game_files.hpp"
#include "report/event/import_page.hpp"
#include "report/formats/plain_lines.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestLiveFile = std::size_t{8} << 20;

/// What the system says of a file.
struct SeenState {
    std::uintmax_t size = 0;
    fs::file_time_type written = {};
    bool operator==(const SeenState&) const = default;
};

/// Nothing where it is not there.
std::optional<SeenState> seen_state(const fs::path& file) {
    std::error_code problem;
    const auto size = fs::file_size(file, problem);
    const auto written = problem ? fs::file_time_type() : fs::last_write_time(file, problem);
    return problem ? std::nullopt : std::optional(SeenState{size, written});
}

/// What is known of a file from the look before.
struct SeenFile {
    std::optional<SeenState> state = {};
    std::string problem = {};
    std::vector<game::Ply> ends = {};  // of its games
};

/// The files of a folder that LiveChess keeps, as they were at the look before.
struct SeenFolder {
    std::map<fs::path, SeenState> files = {};
    std::set<std::string> problems = {};  // that were told
};

bool is_pgn(const fs::path& file) {
    return lower(file.extension().string()) == ".pgn";
}

/// Of a folder all below it, in their order.
std::vector<fs::path> files_at(const fs::path& path) {
    constexpr int kDeepest = 4;
    std::error_code problem;
    if (!fs::is_directory(path, problem)) return {path};
    std::vector<fs::path> files;
    for (fs::recursive_directory_iterator at(path, problem), end; !problem && at != end; at.increment(problem)) {
        if (at.depth() >= kDeepest) at.disable_recursion_pending();
        std::error_code unknown;
        if (at->is_regular_file(unknown)) files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

/// By its name alone, but of a game of LiveChess with its round.
std::string name_of_watched(const fs::path& file) {
    return is_pgn(file) || !livechess_folder_of(file) ? file.filename().string() : file.generic_string();
}

class Watching {
public:
    Watching(Session& session, const Watch& watch, const desk::Laws& laws)
        : session_(session), watch_(watch), laws_(laws) {}

    void look() {
        std::error_code problem;
        const bool is_folder = fs::is_directory(watch_.path, problem);
        std::map<fs::path, std::map<fs::path, SeenState>> folders;  // of LiveChess
        for (const fs::path& file : files_at(watch_.path)) {
            const auto folder = is_folder ? livechess_folder_of(file) : std::nullopt;
            if (!folder && (!is_folder || is_pgn(file))) look_at(file);
            if (const auto state = folder ? seen_state(file) : std::nullopt) folders[*folder].emplace(file, *state);
        }
        for (const auto& [folder, files] : folders) look_at(folder, files);
        session_.out.flush();
    }

private:
    void look_at(const fs::path& file) {
        SeenFile& seen = seen_[file];
        const auto state = seen_state(file);
        if (state && state == seen.state) return;
        const auto games = desk::each_game(file.string(), [&](const desk::NumberedGame& one) {
            if (one.number == 1) seen.problem.clear();
            look_at(file, static_cast<std::size_t>(one.number) - 1, one.game, seen);
            return true;
        });
        if (!games) return tell_problem(seen, games.error());
        seen.state = state;
    }

    /// A file that LiveChess is writing is read again when it has changed.
    void look_at(const fs::path& folder, const std::map<fs::path, SeenState>& files) {
        SeenFolder& seen = folders_[folder];
        if (seen.files == files) return;
        const auto read = livechess_files(folder, kLargestLiveFile);
        if (!read) return tell_once(seen.problems, to_text(read.error()));
        seen.files = files;
        const event::LiveFolder live = event::read_livechess(*read, {});
        for (const event::ImportFinding& finding : live.findings)
            if (event::row_of(finding.kind).is_fault)
                tell_once(seen.problems, report::plain(report::finding_line(finding)));
        for (const event::LiveGame& one : live.played)
            look_at(fs::path(one.file), 0, one.game, seen_[folder / one.file]);
    }

    void look_at(const fs::path& file, std::size_t number, const game::PgnGame& game, SeenFile& seen) {
        const game::Ply end = game.record.end();
        const bool is_known = number < seen.ends.size();
        if (is_known && seen.ends[number] == end) return;
        // Moves that were taken back are looked at anew.
        const auto until = is_known ? std::optional(std::min(seen.ends[number], end)) : std::nullopt;
        if (!is_known) seen.ends.resize(number + 1);
        seen.ends[number] = end;
        const auto due = desk::claims_due(game, until, watch_.play, laws_);
        if (!due) return tell_problem(seen, due.error());
        for (const desk::ClaimDue& one : *due)
            if (watch_.ground.empty() || rules::name_of(one.ground) == watch_.ground) tell(file, number, game, one);
    }

    void tell(const fs::path& file, std::size_t number, const game::PgnGame& game, const desk::ClaimDue& due) {
        if (session_.json) {
            Json json = Json::object({{"schema", "jadoube/claim-due/1"},
                                      {"file", file.string()},
                                      {"number", static_cast<std::int64_t>(number) + 1}});
            const Json words = desk::to_json(due, game);
            for (const auto& [key, value] : *words.if_object()) json.set(key, value);
            return session_.print(json);
        }
        session_.out << for_terminal(
                            fmt::format("{}: {}", name_of_watched(file), report::plain(desk::words_of_due(due, game))))
                     << '\n';
    }

    /// Once, until it is another: a file may be half written.
    void tell_problem(SeenFile& seen, const Error& problem) {
        if (seen.problem == problem.message) return;
        seen.problem = problem.message;
        session_.err << "remark: " << for_terminal(to_text(problem)) << '\n';
    }

    void tell_once(std::set<std::string>& told, const std::string& problem) {
        if (told.insert(problem).second) session_.err << "remark: " << for_terminal(problem) << '\n';
    }

    Session& session_;
    const Watch& watch_;
    const desk::Laws& laws_;
    std::map<fs::path, SeenFile> seen_;
    std::map<fs::path, SeenFolder> folders_;
};

void wait_for(int seconds, const StopOnInterrupt& stop) {
    constexpr std::chrono::milliseconds kSlice{100};
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    while (!stop.was_asked() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(kSlice);
}

}  // namespace

ExitCode watch_games(Session& session, const Watch& watch, const desk::Laws& laws) {
    std::error_code problem;
    if (!fs::exists(watch.path, problem))
        return session.fail(Error{ErrorCode::file_missing, "no such file, and no such folder", watch.path.string(),
                                  "check the name and the folder"});
    Watching watching(session, watch, laws);
    const StopOnInterrupt stop;
    for (int look = 1; !stop.was_asked(); ++look) {
        watching.look();
        if (watch.looks && look >= *watch.looks) break;
        if (!session.out) break;  // nobody reads any more
        wait_for(watch.every_seconds, stop);
    }
    return ExitCode::fine;
}

}  // namespace jadoube::cli
