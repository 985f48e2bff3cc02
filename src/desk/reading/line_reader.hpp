// Reads a line group by group, with the board and the persons as it goes on.
#pragma once

#include "desk/reading/reading.hpp"

namespace jadoube::desk {

class LineReader {
public:
    explicit LineReader(const std::optional<chess::Setup>& position) : line_(position) {}

    [[nodiscard]] Result<LineRead> read(std::vector<Element> elements);
    /// Where it would be asked who did it, it was this player: once.
    void presume(Color who) { line_.presumed = who; }

private:
    LineSoFar line_;
};

}  // namespace jadoube::desk
