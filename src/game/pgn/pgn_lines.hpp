// The lines of a text of any length, in bounded memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string_view>
#include <vector>

namespace jadoube::game {

/// Reads lines that end with LF, CR LF or CR. A line over 1 MB comes in pieces, cut at a space where there is one.
class PgnLines {
public:
    static constexpr std::size_t kLongestLine = std::size_t{1} << 20;

    /// Keeps a reference to the stream.
    explicit PgnLines(std::istream& in) : in_(&in) {}
    /// Of a text in memory, which is not copied and must stay where it is.
    explicit PgnLines(std::string_view text) : data_(text.data()), end_(text.size()) {}

    /// The next line without its end; nothing after the last. The view holds until the next call.
    [[nodiscard]] std::optional<std::string_view> next();
    /// The number of the line last read, from 1; all pieces of a line carry the same.
    [[nodiscard]] int number() const { return number_; }
    /// The line last read is a piece: more of it follows.
    [[nodiscard]] bool goes_on() const { return goes_on_; }
    /// Where the line last read begins, in bytes of the source.
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    /// The source broke off with an error.
    [[nodiscard]] bool failed() const { return in_ != nullptr && in_->bad(); }

private:
    [[nodiscard]] bool find_stretch();
    [[nodiscard]] bool refill();
    void cut_stretch();

    std::istream* in_ = nullptr;  // nothing: all there is lies at `data_`
    std::vector<char> buffer_;
    const char* data_ = nullptr;  // of the buffer, or of the text
    std::size_t begin_ = 0;       // of what is not yet read
    std::size_t end_ = 0;         // of what is there
    std::uint64_t dropped_ = 0;   // bytes read before those at `data_`
    std::uint64_t offset_ = 0;
    // The stretch up to the next LF; single CRs within it end lines too.
    std::size_t stretch_end_ = 0;
    std::size_t next_stretch_ = 0;
    bool is_cut_ = false;

    int number_ = 0;
    bool goes_on_ = false;
};

}  // namespace jadoube::game
