// A folder that LiveChess saved, read from the disk.
#pragma once

#include <filesystem>
#include <optional>

#include "base/result.hpp"
#include "event/livechess/livechess_folder.hpp"

namespace jadoube::cli {

/// The folder to which a file belongs by its name, where it is one that LiveChess has: that of "round-1/index.json" is
/// what holds round-1.
[[nodiscard]] std::optional<std::filesystem::path> livechess_folder_of(const std::filesystem::path& file);

/// Those files of a folder that LiveChess has, with numbers in their order; none where it is no such folder. Fails with
/// file_unreadable, and with too_large where one has more bytes.
[[nodiscard]] Result<event::FolderFiles> livechess_files(const std::filesystem::path& folder, std::size_t largest);

}  // namespace jadoube::cli
