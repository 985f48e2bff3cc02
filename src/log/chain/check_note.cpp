#include "log/chain/check_note.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <time.h>  // NOLINT(modernize-deprecated-headers): the coarse clock is Linux, not C++
#include <unistd.h>

#include <algorithm>
#include <array>
#include <thread>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "log/chain/heads_file.hpp"
#include "log/disk/wal_check.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kNoteTitle = "jadoube-checked-v2";
constexpr std::size_t kLargestNote = 4096;

std::int64_t nanoseconds(const timespec& time) {
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

std::string text_of(const FileState& file) {
    return fmt::format("{}:{}:{}:{}:{}", file.device, file.inode, file.size, file.modified_ns, file.changed_ns);
}

std::string statement(const CheckNote& note) {
    return fmt::format("{} {} {} {} {} {} {} {}", kNoteTitle, to_hex(note.chain), note.head.seq.value,
                       to_hex(note.head.hash), text_of(note.files.log), text_of(note.files.heads), note.at.ms,
                       to_text(note.sequels));
}

std::optional<FileState> read_file_state(std::string_view text) {
    const auto parts = split(text, ':');
    if (parts.size() != 5) return std::nullopt;
    std::array<std::int64_t, 5> numbers{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto number = parse_int(parts[i]);
        if (!number) return std::nullopt;
        numbers[i] = *number;
    }
    return FileState{static_cast<std::uint64_t>(numbers[0]), static_cast<std::uint64_t>(numbers[1]), numbers[2],
                     numbers[3], numbers[4]};
}

std::optional<CheckNote> read_note(const std::vector<std::string_view>& words) {
    const auto chain = from_hex<ChainId>(words[1]);
    const auto seq = parse_int(words[2]);
    const auto hash = from_hex<EntryHash>(words[3]);
    const auto log = read_file_state(words[4]);
    const auto heads = read_file_state(words[5]);
    const auto at = parse_int(words[6]);
    const auto sequels = read_sequels(words[7]);
    if (!chain || !seq || !hash || !log || !heads || !at || !sequels) return std::nullopt;
    return CheckNote{*chain, {EntrySeq{*seq}, *hash}, {*log, *heads}, UtcTime{*at}, *sequels};
}

}  // namespace

FileState state_of_file(const std::filesystem::path& path) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0) return {};
    return {status.st_dev, status.st_ino, status.st_size, nanoseconds(status.st_mtim), nanoseconds(status.st_ctim)};
}

std::optional<LogFiles> files_of(const std::filesystem::path& log) {
    if (state_of_file(wal_path_of(log)).size != 0) return std::nullopt;
    return LogFiles{state_of_file(log), state_of_file(heads_path_of(log))};
}

std::optional<LogFiles> settled_files_of(const std::filesystem::path& log) {
    constexpr int kLooks = 50;
    for (int look = 0; look < kLooks; ++look) {
        timespec now{};
        ::clock_gettime(CLOCK_REALTIME_COARSE, &now);
        const auto files = files_of(log);
        if (!files) return std::nullopt;
        if (std::max(files->log.changed_ns, files->heads.changed_ns) < nanoseconds(now)) return files;
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return std::nullopt;
}

std::filesystem::path check_note_path_of(const std::filesystem::path& log) {
    return log.string() + ".checked";
}

void write_check_note(const std::filesystem::path& log, const CheckNote& note, const DeviceKey& key) {
    const std::string path = check_note_path_of(log).string();
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    if (file < 0) return;
    const std::string text = fmt::format("{} {}\n", statement(note), to_hex(key.sign_text(statement(note))));
    [[maybe_unused]] const auto written = ::write(file, text.data(), text.size());
    ::close(file);
}

std::optional<SignedCheckNote> check_note_beside(const std::filesystem::path& log) {
    const auto text = read_file(check_note_path_of(log), kLargestNote);
    if (!text || text->empty() || text->back() != '\n') return std::nullopt;
    const auto words = split(trim(*text), ' ');
    if (words.size() != 9 || words[0] != kNoteTitle) return std::nullopt;
    const auto note = read_note(words);
    const auto sig = from_hex<Signature>(words[8]);
    return note && sig ? std::optional(SignedCheckNote{*note, *sig}) : std::nullopt;
}

bool is_signed_by(const PublicKey& key, const SignedCheckNote& note) {
    return is_text_signed_by(key, statement(note.note), note.sig);
}

bool still_holds(const CheckNote& note, const std::filesystem::path& log, const ChainId& chain, const Head& head,
                 UtcTime now) {
    const auto age = std::chrono::milliseconds(now.ms - note.at.ms);
    return note.chain == chain && note.head == head && age >= age.zero() && age <= kBelieved &&
           files_of(log) == note.files;
}

}  // namespace jadoube::log
