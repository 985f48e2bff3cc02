// What the tests of the desk share: a log in a folder that goes away, with a clock and chance that are known.
#pragma once

#include <filesystem>
#include <string>

#include "catch.hpp"
#include "desk/incident/incident_entered.hpp"

namespace jadoube::desk {

inline const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The log of an event that is played by tests/cli/club.json; removed with its folder.
class EventLog {
public:
    EventLog();
    EventLog(const EventLog&) = delete;
    EventLog& operator=(const EventLog&) = delete;
    ~EventLog();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// The log as it is now.
    [[nodiscard]] OpenLog open();
    /// Enters what happened at r1b1, judged; answers its receipt. The test fails where that is refused.
    Receipt enter(const adjudicate::Case& told, const std::string& play = {});
    /// The id of the next command.
    [[nodiscard]] log::EntryId next_id();

private:
    [[nodiscard]] log::Surroundings surroundings();

    std::filesystem::path path_;
    std::int64_t now_ms_ = 1'795'269'600'000;
    unsigned char next_ = 1;
};

[[nodiscard]] event::GameReference game(const std::string& text);
/// Where the men stood, and what happened: its acts, and nothing else.
[[nodiscard]] adjudicate::Case told(const std::string& fen, std::vector<adjudicate::Act> acts);
[[nodiscard]] adjudicate::Act touches(adjudicate::Person by, const std::vector<std::string>& squares);
[[nodiscard]] adjudicate::Act moves(adjudicate::Person by, const std::string& from, const std::string& to);

}  // namespace jadoube::desk
