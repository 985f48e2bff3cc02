#include "log/disk/wal_check.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdint>
#include <thread>

#include "base/error.hpp"
#include "base/file.hpp"

namespace jadoube::log {
namespace {

// https://www.sqlite.org/fileformat2.html#the_write_ahead_log
constexpr std::size_t kWalHeaderSize = 32;
constexpr std::size_t kFrameHeaderSize = 24;
constexpr std::uint32_t kMagic = 0x377F0682;  // checksums over little-endian words; plus 1: big-endian

std::uint32_t number_at(std::string_view bytes, std::size_t at, bool big_endian = true) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number = number << 8U | static_cast<unsigned char>(bytes[at + (big_endian ? i : 3 - i)]);
    return number;
}

struct Checksum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    friend bool operator==(const Checksum&, const Checksum&) = default;
};

Checksum checksum_at(std::string_view bytes, std::size_t at) {
    return {number_at(bytes, at), number_at(bytes, at + 4)};
}

/// The checksum goes on over these bytes.
Checksum over(Checksum sum, std::string_view bytes, bool big_endian) {
    for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
        sum.first += number_at(bytes, at, big_endian) + sum.second;
        sum.second += number_at(bytes, at + 4, big_endian) + sum.first;
    }
    return sum;
}

/// Goes through the frames of one generation, each by the checksum that stands in the one before.
class Frames {
public:
    explicit Frames(std::string_view content)
        : content_(content),
          big_endian_((number_at(content, 0) & 1U) != 0),
          frame_size_(kFrameHeaderSize + number_at(content, 8)),
          before_(checksum_at(content, 24)) {}

    [[nodiscard]] bool has_whole_header() const {
        const bool is_ours = (number_at(content_, 0) & ~1U) == kMagic && frame_size_ >= kFrameHeaderSize + 512;
        return is_ours && over({}, content_.substr(0, 24), big_endian_) == before_;
    }

    [[nodiscard]] std::optional<std::string> damage() {
        std::optional<std::size_t> first_bad;
        bool committed_since = false;
        for (std::size_t at = kWalHeaderSize, number = 1; at + frame_size_ <= content_.size();
             at += frame_size_, ++number) {
            const std::string_view frame = content_.substr(at, frame_size_);
            const bool is_whole = is_of_this_generation(frame) && is_whole_after_the_one_before(frame);
            if (is_whole && first_bad && committed_since) {
                return fmt::format(
                    "the -wal file beside the log has changed: frame {} does not fit its checksum, and "
                    "entries were recorded after it",
                    *first_bad);
            }
            if (!is_whole && !first_bad) first_bad = number;
            if (first_bad && is_of_this_generation(frame) && number_at(frame, 4) != 0) committed_since = true;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool is_of_this_generation(std::string_view frame) const {
        return frame.substr(8, 8) == content_.substr(16, 8);
    }
    [[nodiscard]] bool is_whole_after_the_one_before(std::string_view frame) {
        const Checksum computed =
            over(over(before_, frame.substr(0, 8), big_endian_), frame.substr(kFrameHeaderSize), big_endian_);
        before_ = checksum_at(frame, 16);
        return computed == before_;
    }

    std::string_view content_;
    bool big_endian_;
    std::size_t frame_size_;
    Checksum before_;
};

}  // namespace

std::filesystem::path wal_path_of(const std::filesystem::path& log) {
    return log.string() + "-wal";
}

std::optional<std::string> wal_damage(std::string_view content) {
    if (content.size() <= kWalHeaderSize) return std::nullopt;  // nothing was committed in it
    Frames frames(content);
    if (!frames.has_whole_header()) return "the header of the -wal file beside the log has changed";
    return frames.damage();
}

std::optional<std::string> wal_damage_beside(const std::filesystem::path& log) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
    constexpr int kLooks = 5;
    constexpr std::chrono::milliseconds kBetween{20};
    std::string seen;
    for (int look = 0; look < kLooks; ++look) {
        const auto content = read_file(wal_path_of(log), kMostBytes);
        if (!content) return std::nullopt;
        auto damage = wal_damage(*content);
        if (!damage || *content == seen) return damage;
        seen = *content;
        std::this_thread::sleep_for(kBetween);
    }
    return std::nullopt;  // it changes all the time: somebody writes, and reads by what he keeps in memory
}

}  // namespace jadoube::log
