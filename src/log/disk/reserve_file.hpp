// Room for the entries that come when the disk is full: a file beside the log that holds nothing, and is given up then.
#pragma once

#include <cstdint>
#include <filesystem>

namespace jadoube::log {

/// What is kept free by it: some two hundred entries.
inline constexpr std::int64_t kReserveBytes = std::int64_t{4} << 20U;

/// For a person, where it was given up.
inline constexpr const char* kReserveGivenUp =
    "the disk is full: the room that was kept for the last entries is given up now; make room before more are to come";

/// `open.jadoube` keeps its reserve in `open.jadoube.reserve`. It may be removed at any time.
[[nodiscard]] std::filesystem::path reserve_path_of(const std::filesystem::path& log);

/// Whether it stands there whole.
[[nodiscard]] bool has_reserve(const std::filesystem::path& log);

/// Keeps it where it is not kept yet and the disk has as much again three times to spare, all of it taken from the disk
/// now. Answers nothing: without it recording goes on as it does with it, until the disk is full.
void keep_reserve(const std::filesystem::path& log);

/// Gives the room back to the disk; whether there was any.
[[nodiscard]] bool give_up_reserve(const std::filesystem::path& log);

}  // namespace jadoube::log
