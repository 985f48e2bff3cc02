#include "perft_file.hpp"

#include <fstream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"

std::vector<PerftLine> read_perft_file(const std::string& path) {
    std::ifstream file(path);
    INFO(path);
    REQUIRE(file);
    std::vector<PerftLine> lines;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text.front() == '#') continue;
        const auto parts = jadoube::split(text, ';');
        PerftLine line{std::string(jadoube::trim(parts.front())), {}};
        for (std::size_t i = 1; i < parts.size(); ++i) {
            const auto words = jadoube::split(jadoube::trim(parts[i]), ' ');
            REQUIRE(words.size() == 2);
            const auto depth = jadoube::parse_int(words[0].substr(1));
            const auto leaves = jadoube::parse_int(words[1]);
            REQUIRE((depth && leaves));
            line.counts.push_back({static_cast<int>(*depth), static_cast<std::uint64_t>(*leaves)});
        }
        lines.push_back(std::move(line));
    }
    REQUIRE_FALSE(lines.empty());
    return lines;
}

jadoube::chess::Position position_of(std::string_view fen) {
    const auto setup = jadoube::chess::parse_fen(fen);
    INFO(fen);
    REQUIRE(setup);
    const auto position = jadoube::chess::Position::from(*setup);
    REQUIRE(position);
    return *position;
}
