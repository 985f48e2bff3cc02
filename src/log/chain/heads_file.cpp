#include "log/chain/heads_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "log/disk/log_path.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kHeadTitle = "jadoube-head-v1";

std::string statement(const HeadNote& note) {
    return fmt::format("{} {} {} {} {}", kHeadTitle, to_hex(note.chain), note.seq.value, to_hex(note.hash), note.at.ms);
}

/// The file, open to be added to; its last line has its end.
class Lines {
public:
    explicit Lines(const std::filesystem::path& path)
        : file_(::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600)) {}
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;
    ~Lines() {
        if (file_ >= 0) ::close(file_);
    }

    [[nodiscard]] bool add(const std::string& line) const {
        struct stat status {};
        if (file_ < 0 || ::fstat(file_, &status) != 0 || !S_ISREG(status.st_mode)) return false;
        char last = '\n';
        if (status.st_size > 0 && ::pread(file_, &last, 1, status.st_size - 1) != 1) return false;
        const std::string text = (last == '\n' ? "" : "\n") + line + "\n";
        return ::write(file_, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fdatasync(file_) == 0;
    }

private:
    int file_;
};

}  // namespace

std::filesystem::path heads_path_of(const std::filesystem::path& log) {
    return log.string() + ".heads";
}

HeadNote signed_head(const Entry& entry, const DeviceKey& key) {
    HeadNote note{.chain = entry.chain, .seq = entry.seq, .hash = entry.hash, .at = entry.at};
    note.sig = key.sign_text(statement(note));
    return note;
}

bool is_signed_by(const PublicKey& key, const HeadNote& note) {
    return is_text_signed_by(key, statement(note), note.sig);
}

std::string to_text(const HeadNote& note) {
    return fmt::format("{} {}", statement(note), to_hex(note.sig));
}

std::optional<HeadNote> parse_head_note(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() != 6 || words[0] != kHeadTitle) return std::nullopt;
    const auto chain = from_hex<ChainId>(words[1]);
    const auto seq = parse_int(words[2]);
    const auto hash = from_hex<EntryHash>(words[3]);
    const auto at = parse_int(words[4]);
    const auto sig = from_hex<Signature>(words[5]);
    if (!chain || !seq || *seq < 1 || !hash || !at || !sig) return std::nullopt;
    return HeadNote{*chain, EntrySeq{*seq}, *hash, UtcTime{*at}, *sig};
}

HeadNotes read_head_notes(std::string_view text) {
    HeadNotes all;
    auto lines = split(text, '\n');
    lines.pop_back();  // after the last line's end: nothing, or what was never finished
    for (const std::string_view line : lines) {
        if (const auto note = parse_head_note(line)) {
            all.notes.push_back(*note);
        } else {
            ++all.others;
        }
    }
    return all;
}

Result<std::optional<HeadNotes>> heads_beside(const std::filesystem::path& log) {
    const auto text = read_file(heads_path_of(log), kMostBytesOfHeads);
    if (text) return std::optional(read_head_notes(*text));
    if (text.error().code == ErrorCode::file_missing) return std::optional<HeadNotes>();
    return tl::unexpected(text.error());
}

Result<void> keep_head(const std::filesystem::path& log, const HeadNote& note) {
    return add_head(heads_path_of(log), note);
}

Result<void> add_head(const std::filesystem::path& path, const HeadNote& note) {
    std::error_code ignored;
    const bool is_new = !std::filesystem::exists(path, ignored);
    errno = 0;
    if (!Lines(path).add(to_text(note))) {
        const bool is_full = errno == ENOSPC || errno == EDQUOT || errno == EFBIG;
        return failure(is_full ? ErrorCode::log_full : ErrorCode::log_readonly,
                       fmt::format("cannot be added to: {}", errno != 0 ? std::strerror(errno) : "no regular file"),
                       shown(path));
    }
    return is_new ? sync_folder_of(path) : Result<void>{};
}

}  // namespace jadoube::log
