#include "game/pgn/pgn_lines.hpp"

#include <algorithm>
#include <cstddef>

namespace jadoube::game {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 16;

}  // namespace

/// Moves what is not yet read to the front and reads on behind it; false at the end.
bool PgnLines::refill() {
    if (in_ == nullptr) return false;
    const auto first = buffer_.begin();
    std::copy(first + static_cast<std::ptrdiff_t>(begin_), first + static_cast<std::ptrdiff_t>(end_), first);
    dropped_ += begin_;
    end_ -= begin_;
    begin_ = 0;
    if (buffer_.size() < end_ + kChunk) buffer_.resize(std::max(2 * buffer_.size(), end_ + kChunk));
    data_ = buffer_.data();
    if (!in_->good()) return false;
    in_->read(buffer_.data() + end_, kChunk);
    const auto count = static_cast<std::size_t>(in_->gcount());
    end_ += count;
    return count > 0;
}

/// Ends the stretch after 1 MB, at the last space there.
void PgnLines::cut_stretch() {
    const std::string_view piece(data_ + begin_, kLongestLine);
    const auto space = piece.find_last_of(" \t\r");
    stretch_end_ = next_stretch_ = begin_ + (space == std::string_view::npos || space == 0 ? kLongestLine : space);
    is_cut_ = true;
}

bool PgnLines::find_stretch() {
    std::size_t searched = 0;
    while (true) {
        const std::string_view rest(data_ + begin_, end_ - begin_);
        const auto line_end = rest.substr(0, kLongestLine).find('\n', searched);
        is_cut_ = false;
        if (line_end != std::string_view::npos) {
            stretch_end_ = begin_ + line_end;
            next_stretch_ = stretch_end_ + 1;
            return true;
        }
        if (rest.size() >= kLongestLine) {
            cut_stretch();
            return true;
        }
        searched = rest.size();
        if (!refill()) {
            stretch_end_ = next_stretch_ = end_;
            return end_ > begin_;
        }
    }
}

std::optional<std::string_view> PgnLines::next() {
    if (begin_ >= next_stretch_ && !find_stretch()) return std::nullopt;
    if (!goes_on_) ++number_;
    offset_ = dropped_ + begin_;
    const std::string_view stretch(data_ + begin_, stretch_end_ - begin_);
    const auto carriage_return = stretch.find('\r');
    const bool is_last = carriage_return == std::string_view::npos || carriage_return + 1 == stretch.size();
    begin_ = is_last ? next_stretch_ : begin_ + carriage_return + 1;
    goes_on_ = is_last && is_cut_;
    return stretch.substr(0, carriage_return);
}

}  // namespace jadoube::game
