// What the writer makes for other programs is opened by one of them: Debian's pgn-extract, which plays all moves.
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/pgn/pgn_writer.hpp"

using namespace jadoube;
using namespace jadoube::game;

namespace {

const std::filesystem::path kForExtract = std::filesystem::path(JADOUBE_SOURCE) / "tests/pgn";

/// Standard output and error of a command.
std::string output_of(const std::string& command) {
    FILE* pipe = popen(("PATH=\"$PATH:/usr/games\"; " + command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string output;
    std::array<char, 4096> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), count);
    pclose(pipe);
    return output;
}

bool has_pgn_extract() {
    if (output_of("command -v pgn-extract").empty()) {
        const char* must = std::getenv("JADOUBE_NO_SKIP");
        CHECK_FALSE((must != nullptr && std::string_view(must) == "1"));
        WARN("pgn-extract is not installed: nothing compared");
        return false;
    }
    return true;
}

struct Written {
    std::string text;
    int games = 0;
};

/// The games of a file as written for other programs, without those in other variants or without a position.
Written written_for_others(const std::filesystem::path& path) {
    Written written;
    std::ifstream in(path, std::ios::binary);
    PgnReader reader(in);
    while (const auto game = reader.next()) {
        const auto cannot_be_played = [](const PgnFinding& f) {
            return f.kind == PgnFindingKind::other_variant || f.kind == PgnFindingKind::bad_fen;
        };
        if (std::any_of(game->findings.begin(), game->findings.end(), cannot_be_played)) continue;
        written.text += to_pgn(game->record, PgnStyle::strict);
    }
    for (auto at = written.text.find("[Event "); at != std::string::npos; at = written.text.find("\n[Event ", at + 1)) {
        ++written.games;
    }
    return written;
}

/// Whether pgn-extract could not read or play something; it also warns of results against the board, which are no
/// concern here.
bool complains(const std::string& output) {
    for (const char* word :
         {"Unknown", "Illegal", "Failed", "Missing result", "Missing move", "Unexpected", "nrecognised"}) {
        if (output.find(word) != std::string::npos) return true;
    }
    return false;
}

/// pgn-extract plays every move of every game.
void check_opens(const std::filesystem::path& path) {
    const Written written = written_for_others(path);
    const auto file = std::filesystem::temp_directory_path() / ("jadoube-" + path.filename().string());
    REQUIRE(write_file(file, written.text));
    const std::string complaints = output_of("pgn-extract -s -r '" + file.string() + "'");
    const std::string summary = output_of("pgn-extract -r '" + file.string() + "'");
    std::filesystem::remove(file);
    INFO(path << "\n" << complaints.substr(0, 1000));
    CHECK_FALSE(complains(complaints));
    CHECK(summary.find("\n" + std::to_string(written.games) + " game") != std::string::npos);
    CHECK(summary.find(" matched out of " + std::to_string(written.games) + ".") != std::string::npos);
}

}  // namespace

TEST_CASE("pgn-extract opens games with illegal moves as written for it") {
    if (!has_pgn_extract()) return;
    for (const auto& entry : std::filesystem::directory_iterator(kForExtract)) {
        if (entry.path().extension() == ".pgn") check_opens(entry.path());
    }
}

TEST_CASE("pgn-extract refuses the same games as they were") {
    // The comparison would mean nothing if it opened them anyway.
    if (!has_pgn_extract()) return;
    const auto file = kForExtract / "carlsen-inarkiev-2017.pgn";
    CHECK(complains(output_of("pgn-extract -s -r '" + file.string() + "'")));
}

TEST_CASE("pgn-extract opens all real games as written for it", "[data]") {
    if (!has_pgn_extract()) return;
    const std::string folder = std::string(JADOUBE_TEST_DATA) + "/pgn/";
    for (const char* part : {"annotated", "odd", "otb", "lichess"}) {
        for (const auto& entry : std::filesystem::directory_iterator(folder + part)) check_opens(entry.path());
    }
}
