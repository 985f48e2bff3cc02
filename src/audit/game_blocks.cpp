#include "audit/game_blocks.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "game/pgn/pgn_section.hpp"

namespace jadoube::audit {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 20;
constexpr std::size_t kLongestWithoutSection = std::size_t{16} << 20;
constexpr std::size_t kLongestTagName = 64;
constexpr std::size_t kLeastRoom = std::size_t{1} << 12;
constexpr std::uint64_t kLookBack = std::uint64_t{1} << 16;  // for the blank line before a section

}  // namespace

TextRange shard_of(std::uint64_t size, int i, int n) {
    const auto part = [&](int k) {
        const auto number = static_cast<std::uint64_t>(k);
        const auto parts = static_cast<std::uint64_t>(n);
        return size / parts * number + size % parts * number / parts;
    };
    TextRange range{.from = part(i - 1), .at_sections = true};
    if (i < n) range.to = part(i);
    return range;
}

/// No more than there is of a plain file, as long as it does not grow.
std::size_t GameBlocks::room() const {
    const std::uint64_t at = offset_ + text_.size();
    const auto size = source_.size();
    return size ? std::clamp<std::size_t>(*size - std::min(*size, at), kLeastRoom, kBlock) : kBlock;
}

Result<std::size_t> GameBlocks::read_on() {
    const std::size_t before = text_.size();
    text_.resize(before + room());
    const auto count = source_.read({text_.data() + before, text_.size() - before});
    text_.resize(before + count.value_or(0));
    return count;
}

void GameBlocks::drop(std::size_t count) {
    text_.erase(0, count);
    offset_ += count;
    if (is_leaving_out_) left_out_ += count;
}

/// To the first byte of the range; false where the text ends before it.
Result<bool> GameBlocks::begin() {
    has_begun_ = true;
    const std::uint64_t first = range_.at_sections ? range_.from - std::min(range_.from, kLookBack) : range_.from;
    if (first > 0 && source_.size()) {
        if (const auto done = source_.seek(std::min(first, *source_.size())); !done)
            return tl::unexpected<Error>(done.error());
        offset_ = first;
    }
    while (offset_ < first) {
        const auto count = read_on();
        if (!count) return tl::unexpected<Error>(count.error());
        if (*count == 0) return false;
        drop(static_cast<std::size_t>(std::min<std::uint64_t>(text_.size(), first - offset_)));
    }
    skips_ = range_.at_sections && range_.from > 0;
    return true;
}

/// To the next section of the range; false where there is none.
Result<bool> GameBlocks::skip_to_section() {
    while (true) {
        const std::uint64_t from = std::max(range_.from, offset_) - offset_;
        const auto found =
            from < text_.size() ? game::find_section(text_, static_cast<std::size_t>(from)) : std::nullopt;
        if (found) {
            drop(*found);
            skips_ = is_leaving_out_ = false;
            return true;
        }
        if (text_.size() > 2 * kLookBack) drop(text_.size() - kLookBack);
        const auto count = read_on();
        if (!count) return tl::unexpected<Error>(count.error());
        if (*count > 0) continue;
        drop(text_.size());
        return false;
    }
}

std::optional<GameBlock> GameBlocks::take(std::size_t count) {
    std::string rest = text_.substr(count);  // mostly the beginning of one game: less to copy than the block
    text_.resize(count);
    GameBlock block{offset_, std::exchange(text_, std::move(rest))};
    offset_ += count;
    if (block.text.empty()) return std::nullopt;
    return block;
}

/// What is taken depends on nothing but the text from here on.
std::optional<GameBlock> GameBlocks::take_without_section() {
    const auto move = game::find_last_first_move({text_.data(), kLongestWithoutSection});
    auto block = take(move.value_or(kLongestWithoutSection));
    skips_ = is_leaving_out_ = !move;
    return block;
}

/// Where in what was read the range ends.
std::optional<std::size_t> GameBlocks::end_of_range() const {
    if (!range_.to) return std::nullopt;
    if (*range_.to <= offset_) return 0;  // a section begins here
    const std::uint64_t rest = *range_.to - offset_;
    return rest < text_.size() ? game::find_section(text_, static_cast<std::size_t>(rest)) : std::nullopt;
}

Result<std::optional<GameBlock>> GameBlocks::next() {
    using None = std::optional<GameBlock>;
    if (!has_begun_) {
        const auto begun = begin();
        if (!begun) return tl::unexpected<Error>(begun.error());
        has_ended_ = !*begun;
    }
    if (!has_ended_ && skips_) {
        const auto found = skip_to_section();
        if (!found) return tl::unexpected<Error>(found.error());
        has_ended_ = !*found;
    }
    if (has_ended_) return None();
    std::size_t searched = 1;
    while (true) {
        if (const auto end = end_of_range()) {
            has_ended_ = true;
            return take(*end);
        }
        const auto first = text_.size() >= kBlock ? game::find_section(text_, searched) : std::nullopt;
        if (text_.size() >= kLongestWithoutSection && first.value_or(text_.size()) >= kLongestWithoutSection)
            return take_without_section();
        if (first) return take(*game::find_last_section(text_));
        searched = text_.size() - std::min(text_.size(), kLongestTagName);
        const auto count = read_on();
        if (!count) return tl::unexpected<Error>(count.error());
        if (*count > 0) continue;
        if (!source_.is_at_end()) return None();
        has_ended_ = true;
        return take(text_.size());
    }
}

}  // namespace jadoube::audit
