// A text of any size in blocks of whole games, each of which can be read by itself.
#pragma once

#include <functional>

#include "audit/text_source.hpp"

namespace jadoube::audit {

struct GameBlock {
    std::uint64_t offset = 0;  // in the text
    std::string text;
    [[nodiscard]] std::uint64_t end() const { return offset + text.size(); }
};

/// Which part of a text.
struct TextRange {
    std::uint64_t from = 0;
    std::optional<std::uint64_t> to = {};  // nothing: to its end
    /// The part begins with the first section at or after `from` and ends before the first at or after `to`, so that
    /// parts that meet make the whole. False: it begins at `from` itself.
    bool at_sections = false;
};
/// The part number `i` of `n`, both from 1, of a text of that size.
[[nodiscard]] TextRange shard_of(std::uint64_t size, int i, int n);

/// Blocks of about 1 MB that end where a section ends (game::find_section). Where 16 MB go by without a section, a
/// block ends before what seems to be a first move, and where there is none, the rest of the text up to the next
/// section is left out: no game is so large. Where blocks end changes nothing of the games in them.
class GameBlocks {
public:
    GameBlocks(TextSource source, TextRange range) : source_(std::move(source)), range_(range) {}

    /// The next block; nothing after the last, and where the reading was interrupted. Fails as TextSource::read does.
    [[nodiscard]] Result<std::optional<GameBlock>> next();
    /// Where the next block begins: there an interrupted reading can be taken up.
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    /// Bytes that belong to no game, because they go on for too long without one.
    [[nodiscard]] std::uint64_t left_out() const { return left_out_; }
    [[nodiscard]] const TextSource& source() const { return source_; }

private:
    /// How much is asked for at once.
    [[nodiscard]] std::size_t room() const;
    /// How much more was read; none at the end, and where the reading was interrupted.
    [[nodiscard]] Result<std::size_t> read_on();
    [[nodiscard]] Result<bool> begin();
    [[nodiscard]] Result<bool> skip_to_section();
    void drop(std::size_t count);
    [[nodiscard]] std::optional<GameBlock> take(std::size_t count);
    [[nodiscard]] std::optional<GameBlock> take_without_section();
    [[nodiscard]] std::optional<std::size_t> end_of_range() const;

    TextSource source_;
    TextRange range_;
    std::string text_ = {};     // read and not yet given
    std::uint64_t offset_ = 0;  // of its first byte
    bool has_begun_ = false;
    bool has_ended_ = false;
    bool skips_ = false;  // to the next section
    bool is_leaving_out_ = false;
    std::uint64_t left_out_ = 0;
};

}  // namespace jadoube::audit
