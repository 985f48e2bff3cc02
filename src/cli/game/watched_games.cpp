#include "cli/game/watched_games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <ostream>
#include <thread>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/signals.hpp"
#include "desk/claim/claims_due.hpp"
#include "desk/known/game_files.hpp"
#include "report/formats/plain_lines.hpp"

namespace jadoube::cli {
namespace {

namespace fs = std::filesystem;

/// What is known of a file from the look before.
struct SeenFile {
    std::uintmax_t size = 0;
    fs::file_time_type written = {};
    std::string problem = {};
    std::vector<game::Ply> ends = {};  // of its games
    bool operator==(const SeenFile&) const = default;
};

bool is_game_file(const fs::directory_entry& entry) {
    std::error_code problem;
    return entry.is_regular_file(problem) && lower(entry.path().extension().string()) == ".pgn";
}

/// Of a folder all below it, in their order.
std::vector<fs::path> files_at(const fs::path& path) {
    constexpr int kDeepest = 3;
    std::error_code problem;
    if (!fs::is_directory(path, problem)) return {path};
    std::vector<fs::path> files;
    for (fs::recursive_directory_iterator at(path, problem), end; !problem && at != end; at.increment(problem)) {
        if (at.depth() >= kDeepest) at.disable_recursion_pending();
        if (is_game_file(*at)) files.push_back(at->path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

class Watching {
public:
    Watching(Session& session, const Watch& watch, const desk::Laws& laws)
        : session_(session), watch_(watch), laws_(laws) {}

    void look() {
        for (const fs::path& file : files_at(watch_.path)) look_at(file);
        session_.out.flush();
    }

private:
    void look_at(const fs::path& file) {
        std::error_code problem;
        SeenFile& seen = seen_[file];
        const auto size = fs::file_size(file, problem);
        const auto written = problem ? fs::file_time_type() : fs::last_write_time(file, problem);
        if (!problem && size == seen.size && written == seen.written) return;
        const auto games = desk::each_game(file.string(), [&](const desk::NumberedGame& one) {
            if (one.number == 1) seen.problem.clear();
            look_at(file, static_cast<std::size_t>(one.number) - 1, one.game, seen);
            return true;
        });
        if (!games) return tell_problem(seen, games.error());
        seen.size = size;
        seen.written = written;
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
        session_.out << for_terminal(fmt::format("{}: {}", file.filename().string(),
                                                 report::plain(desk::words_of_due(due, game))))
                     << '\n';
    }

    /// Once, until it is another: a file may be half written.
    void tell_problem(SeenFile& seen, const Error& problem) {
        if (seen.problem == problem.message) return;
        seen.problem = problem.message;
        session_.err << "remark: " << for_terminal(to_text(problem)) << '\n';
    }

    Session& session_;
    const Watch& watch_;
    const desk::Laws& laws_;
    std::map<fs::path, SeenFile> seen_;
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
