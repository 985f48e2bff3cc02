// The bytes of a file of games, plain or compressed, one stretch after the other.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace jadoube::audit {

/// Opened for reading. What compresses it is seen by its first bytes, not by its name; several compressed parts one
/// after the other (as pigz, pbzip2 and `cat` make them) are one text.
class TextSource {
public:
    /// "-" is standard input. Fails with file_missing, file_unreadable, or not_utf8 for UTF-16.
    [[nodiscard]] static Result<TextSource> open(const std::string& file);

    /// Fills `room` from its beginning and says how many bytes it took; fewer than asked for only where the text ends
    /// or the system interrupts the reading. Fails with file_unreadable where reading or unpacking does, once all that
    /// could be read before has been given.
    [[nodiscard]] Result<std::size_t> read(std::span<char> room);
    [[nodiscard]] bool is_at_end() const;
    [[nodiscard]] bool is_compressed() const;

    /// Of a plain file that can be read from anywhere: its size.
    [[nodiscard]] std::optional<std::uint64_t> size() const;
    /// Goes on reading at that byte of a plain file.
    [[nodiscard]] Result<void> seek(std::uint64_t offset);
    /// How much of the file as it lies on the disk has been read.
    [[nodiscard]] std::uint64_t bytes_taken() const;
    /// The size of the file as it lies on the disk; nothing of what is no file.
    [[nodiscard]] std::optional<std::uint64_t> bytes_on_disk() const;

    class Bytes;
    class Unpacker;

private:
    TextSource(std::shared_ptr<Bytes> bytes, std::shared_ptr<Unpacker> unpacker);
    /// The bytes that one step gives; none at the end of the text, and where the reading was interrupted.
    [[nodiscard]] Result<std::size_t> read_some(std::span<char> room);
    [[nodiscard]] Result<std::size_t> unpack_some(std::string_view packed, std::span<char> room);

    std::shared_ptr<Bytes> bytes_;
    std::shared_ptr<Unpacker> unpacker_;
    std::optional<Error> failed_ = {};
};

/// The name without the suffix of a compression: "games.pgn" of "games.pgn.gz".
[[nodiscard]] std::string unpacked_name(const std::string& file);

}  // namespace jadoube::audit
