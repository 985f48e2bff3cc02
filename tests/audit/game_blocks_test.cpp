// Texts cut in blocks and parts: the games in them are those of the whole, wherever it is cut and however it is packed.
#include "audit/game_blocks.hpp"

#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "base/error.hpp"
#include "catch.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/pgn/pgn_section.hpp"

using namespace jadoube;
using namespace jadoube::audit;

namespace {

namespace fs = std::filesystem;

const std::string kFiles = std::string(JADOUBE_SOURCE) + "/tests/audit/files/";

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A file in the folder for temporary ones, as long as this lives.
class Scratch {
public:
    explicit Scratch(const std::string& text) : path_(fs::temp_directory_path() / ("jadoube-blocks-" + name())) {
        std::ofstream(path_, std::ios::binary) << text;
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    ~Scratch() { fs::remove(path_); }
    [[nodiscard]] std::string path() const { return path_.string(); }

private:
    static std::string name() { return std::to_string(::getpid()) + ".pgn"; }
    fs::path path_;
};

/// Every block; the test fails where one cannot be read.
std::vector<GameBlock> blocks_of(const std::string& file, TextRange range = {}) {
    auto source = TextSource::open(file);
    REQUIRE(source);
    GameBlocks blocks(std::move(*source), range);
    std::vector<GameBlock> all;
    while (true) {
        auto block = blocks.next();
        REQUIRE(block);
        if (!*block) return all;
        all.push_back(std::move(**block));
    }
}

std::string joined(const std::vector<GameBlock>& blocks) {
    std::string text;
    for (const GameBlock& block : blocks) text += block.text;
    return text;
}

/// Where each game begins, with its tags and half-moves.
std::vector<std::string> games_in(const std::vector<GameBlock>& blocks) {
    std::vector<std::string> games;
    for (const GameBlock& block : blocks) {
        game::PgnReader reader(std::string_view(block.text));
        while (const auto game = reader.next())
            games.push_back(std::to_string(block.offset + game->offset) + " " + game->record.tag("Event") + " " +
                            std::to_string(game->record.moves.size()));
    }
    return games;
}

std::string repeated(const std::string& text, std::size_t size) {
    std::string all;
    while (all.size() < size) all += text;
    return all;
}

}  // namespace

TEST_CASE("blocks join to the text, each but the first begins a section, and the games are those of the whole") {
    const std::string text = repeated(text_of(kFiles + "games.pgn"), 5 << 20);
    const Scratch file(text);
    const auto blocks = blocks_of(file.path());
    CHECK(blocks.size() > 3);
    CHECK(joined(blocks) == text);
    for (const GameBlock& block : blocks) CHECK((block.offset == 0 || block.text.starts_with("[Event \"")));
    CHECK(games_in(blocks) == games_in({{0, text}}));
}

TEST_CASE("parts of a file meet without a gap, whatever byte they are asked for at") {
    const std::string text = text_of(kFiles + "games.pgn");
    const auto whole = games_in({{0, text}});
    for (int n = 1; n <= 60; ++n) {
        std::vector<GameBlock> all;
        for (int i = 1; i <= n; ++i)
            for (GameBlock& block : blocks_of(kFiles + "games.pgn", shard_of(text.size(), i, n)))
                all.push_back(std::move(block));
        CHECK(joined(all) == text);
        CHECK(games_in(all) == whole);
    }
}

TEST_CASE("every text that is hard to read has the same games when it is read by sections") {
    std::string all;
    for (const auto& entry : fs::directory_iterator(std::string(JADOUBE_SOURCE) + "/tests/pgn"))
        if (entry.path().extension() == ".pgn") all += text_of(entry.path()) + "\n\n[Event \"next\"]\n\n1. e4 *\n\n";
    std::vector<GameBlock> sections;
    std::size_t begin = 0;
    for (auto at = game::find_section(all, 1); at; at = game::find_section(all, begin + 1)) {
        sections.push_back({begin, all.substr(begin, *at - begin)});
        begin = *at;
    }
    sections.push_back({begin, all.substr(begin)});
    CHECK(sections.size() > 100);
    CHECK(games_in(sections) == games_in({{0, all}}));
}

TEST_CASE("packed texts are read as they were, several packed parts one after the other as one") {
    const std::string text = text_of(kFiles + "games.pgn");
    for (const char* suffix : {".gz", ".bz2", ".zst"}) {
        INFO(suffix);
        const std::string file = kFiles + "games.pgn" + suffix;
        CHECK(joined(blocks_of(file)) == text);
        CHECK(unpacked_name(file) == kFiles + "games.pgn");
        const auto source = TextSource::open(file);
        REQUIRE(source);
        CHECK(source->is_compressed());
        CHECK_FALSE(source->size());
    }
}

TEST_CASE("what can be read of a damaged or cut packed file is read, and then the damage is told") {
    for (const char* suffix : {".gz", ".bz2", ".zst"}) {
        INFO(suffix);
        const std::string packed = text_of(kFiles + "games.pgn" + suffix);
        std::string damaged = packed;
        for (std::size_t at = packed.size() * 3 / 4; at < packed.size() * 3 / 4 + 20; ++at) damaged[at] ^= 0x55;
        for (const std::string& bytes : {packed.substr(0, packed.size() - 9), damaged}) {
            const Scratch file(bytes);
            auto source = TextSource::open(file.path());
            REQUIRE(source);
            std::vector<char> room(1 << 16);
            auto count = source->read(room);
            REQUIRE(count);
            CHECK(*count > 0);
            count = source->read(room);
            REQUIRE_FALSE(count);
            CHECK(count.error().code == ErrorCode::file_unreadable);
        }
    }
}

TEST_CASE("a text without tags is cut before first moves, and what no game can be is left out") {
    std::string games;
    while (games.size() < (std::size_t{33} << 20)) games += "1. e4 e5 2. Nf3 1-0\n\n1. d4 d5\n2. c4 *\n\n";
    const Scratch file(games);
    const auto blocks = blocks_of(file.path());
    CHECK(blocks.size() == 3);
    CHECK(joined(blocks) == games);
    CHECK(blocks[1].text.starts_with("1. "));

    const std::string noise(std::size_t{20} << 20, 'x');
    const std::string after = "\n\n[Event \"after\"]\n\n1. e4 *\n";
    const Scratch other("1. e4 " + noise + after);
    auto source = TextSource::open(other.path());
    REQUIRE(source);
    GameBlocks reader(std::move(*source), {});
    REQUIRE(reader.next());
    const auto last = reader.next();
    REQUIRE(last);
    REQUIRE(*last);
    CHECK((*last)->text == after.substr(2));
    CHECK(reader.left_out() == 6 + noise.size() + 2 - (std::size_t{16} << 20));
}
