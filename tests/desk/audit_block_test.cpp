// A quick look at games finds and counts what a close one does.
#include "desk/audit/audit_block.hpp"

#include <array>
#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "data_table.hpp"

using namespace jadoube;
using namespace jadoube::desk;

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

AuditedBlock block_of(const std::string& text, bool closely, bool asks_mate) {
    auto laws = GameLaws::from(rules::RulesetStore({std::string(JADOUBE_SOURCE) + "/rules"}), "auto");
    REQUIRE(laws);
    FindingLaw findings;
    AuditTools tools;
    const AuditWanted wanted{.asks_mate = asks_mate, .looks_closely = closely};
    AuditedBlock done = audited({0, text}, "games.pgn", wanted, {*laws, findings}, tools);
    REQUIRE(done.errors.empty());
    return done;
}

std::string audit_of(const std::string& text, bool closely, bool asks_mate) {
    const AuditedBlock done = block_of(text, closely, asks_mate);
    return done.lines + to_text(to_json(done.summary));
}

void check(const fs::path& file) {
    const std::string text = text_of(file);
    INFO(file.string());
    CHECK(audit_of(text, false, true) == audit_of(text, true, true));
    CHECK(audit_of(text, false, false) == audit_of(text, true, false));
}

/// Words of a summary, and of the table of the data.
constexpr std::array<std::pair<const char*, const char*>, 7> kTotals = {
    {{"games", data_table::kGames},
     {"half_moves", data_table::kHalfMoves},
     {"half_moves_with_clock", "half-moves with %clk"},
     {"games_over_150_moves", "over 150 moves"},
     {"games_ending_with_bare_material", "bare material"},
     {"games_from_own_position", "own FEN"},
     {"games_lost_on_time_by_tag", "time forfeit"}}};
constexpr std::array<std::pair<const char*, const char*>, 8> kGamesWith = {
    {{"threefold", "threefold"},
     {"fivefold", "fivefold"},
     {"fifty-moves", "50 moves"},
     {"seventy-five-moves", "75 moves"},
     {"checkmate", "mate"},
     {"stalemate", "stalemate"},
     {"result-against-board", "result against the board"},
     {"other-variant", "other variant"}}};

template <typename Names>
void check_counts(const AuditSummary::Counts& found, const Names& names, const data_table::Counts& expected) {
    for (const auto& [name, word] : names) {
        INFO(name);
        const auto count = found.find(name);
        const auto wanted = expected.find(word);
        CHECK((count == found.end() ? 0 : count->second) == (wanted == expected.end() ? 0 : wanted->second));
    }
}

/// Texts with a byte changed here and there: what is no longer plain has to be seen.
std::string spoilt(std::string text, std::size_t step) {
    constexpr std::string_view kBytes = "x{}()[]\"\\;$%*1aNO-+#=.\n \r\x01\xE4";
    for (std::size_t at = step, i = 0; at < text.size(); at += step, ++i) text[at] = kBytes[i % kBytes.size()];
    return text;
}

}  // namespace

TEST_CASE("a quick look at the games of the tests makes no difference") {
    check(std::string(JADOUBE_SOURCE) + "/tests/audit/files/games.pgn");
    for (const char* folder : {"/tests/pgn", "/data"})
        for (const auto& entry : fs::directory_iterator(std::string(JADOUBE_SOURCE) + folder))
            if (entry.path().extension() == ".pgn") check(entry.path());
}

TEST_CASE("a quick look at spoilt games makes no difference") {
    std::string text;
    for (const auto& entry : fs::directory_iterator(std::string(JADOUBE_SOURCE) + "/data"))
        if (entry.path().extension() == ".pgn") text += text_of(entry.path()) + "\n\n";
    text += text_of(std::string(JADOUBE_SOURCE) + "/tests/audit/files/games.pgn");
    for (std::size_t step = 37; step < 900; step += 41) {
        const std::string other = spoilt(text, step);
        INFO(step);
        CHECK(audit_of(other, false, false) == audit_of(other, true, false));
    }
}

TEST_CASE("a quick look at real games makes no difference", "[data]") {
    for (const auto& entry : fs::recursive_directory_iterator(std::string(JADOUBE_TEST_DATA) + "/pgn"))
        if (entry.path().extension() == ".pgn" && entry.path().stem() != "longest") check(entry.path());
}

TEST_CASE("the counts of an audit are those of the table of the data", "[data]") {
    for (const data_table::Row& row : data_table::rows()) {
        if (row.counts.contains(data_table::kErrors) && row.counts.at(data_table::kErrors) > 0) continue;
        INFO(row.file);
        const AuditSummary summary = block_of(text_of(data_table::folder() + row.file), false, true).summary;
        check_counts(summary.totals, kTotals, row.counts);
        check_counts(summary.games_with, kGamesWith, row.counts);
    }
}
