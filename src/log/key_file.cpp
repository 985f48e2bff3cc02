#include "log/key_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/log_path.hpp"

namespace jadoube::log {
namespace {

constexpr mode_t kOwnerOnly = 0600;
constexpr std::string_view kKeyTitle = "jadoube device key 1 - keep it secret";
constexpr std::size_t kLargestKeyFile = 1024;

class File {
public:
    explicit File(int fd) : fd_(fd) {}
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File() {
        if (fd_ >= 0) ::close(fd_);
    }
    [[nodiscard]] int get() const { return fd_; }

private:
    int fd_;
};

tl::unexpected<Error> unusable(const std::filesystem::path& path, std::string why, std::string hint) {
    return failure(ErrorCode::key_unusable, std::move(why), shown(path), std::move(hint));
}

Error not_written(const std::filesystem::path& path, int problem) {
    const std::string why = fmt::format("the key cannot be written: {}", std::strerror(problem));
    if (problem == EEXIST) {
        return {ErrorCode::key_unusable, "a key without its log is here already", shown(path),
                "move it away if its log is somewhere else; then try again"};
    }
    const bool is_full = problem == ENOSPC || problem == EDQUOT || problem == EFBIG;
    return {is_full ? ErrorCode::log_full : ErrorCode::log_readonly, why, shown(path),
            "choose a folder that can be written"};
}

std::string text_of(const DeviceKey& key) {
    const auto& seed = key.seed();
    return fmt::format("{}\nseed {}\npublic {}\n", kKeyTitle, hex_of(std::string(seed.begin(), seed.end())),
                       to_hex(key.public_key()));
}

/// The problem of the system, 0 where the file is held.
int hold(int file, std::chrono::milliseconds wait) {
    constexpr std::chrono::milliseconds kBetween{2};
    const auto end = std::chrono::steady_clock::now() + wait;
    while (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK || std::chrono::steady_clock::now() >= end) return errno;
        std::this_thread::sleep_for(kBetween);
    }
    return 0;
}

/// The value of a line `name value`; nothing where the line is another.
std::optional<std::string> value_of(std::string_view line, std::string_view name) {
    if (line.substr(0, name.size()) != name || line.size() <= name.size() || line[name.size()] != ' ')
        return std::nullopt;
    return raw_of_hex(line.substr(name.size() + 1));
}

Result<DeviceKey> parse_key(const std::filesystem::path& path, std::string_view text) {
    const auto lines = split(text, '\n');
    const auto damaged = [&] { return unusable(path, "is no device key", "restore the file from a copy"); };
    if (lines.size() != 4 || lines[0] != kKeyTitle || !lines[3].empty()) return damaged();
    const auto seed = value_of(lines[1], "seed");
    const auto shown_key = value_of(lines[2], "public");
    if (!seed || seed->size() != DeviceKey::kSeedSize || !shown_key) return damaged();
    DeviceKey::Seed bytes{};
    std::copy(seed->begin(), seed->end(), bytes.begin());
    auto key = DeviceKey::from_seed(bytes);
    if (key && to_raw(key->public_key()) != *shown_key) return damaged();
    return key;
}

}  // namespace

std::filesystem::path key_path_of(const std::filesystem::path& log) {
    return log.string() + ".key";
}

Result<void> write_key_file(const std::filesystem::path& path, const DeviceKey& key) {
    const File file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, kOwnerOnly));
    if (file.get() < 0) return tl::unexpected<Error>(not_written(path, errno));
    const std::string text = text_of(key);
    errno = 0;
    const bool written = ::fchmod(file.get(), kOwnerOnly) == 0 &&
                         ::write(file.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size()) &&
                         ::fsync(file.get()) == 0;
    if (written) return {};
    const int problem = errno != 0 ? errno : ENOSPC;
    ::unlink(path.c_str());
    return tl::unexpected<Error>(not_written(path, problem));
}

Result<void> require_no_key(const std::filesystem::path& path) {
    std::error_code problem;
    if (std::filesystem::symlink_status(path, problem).type() == std::filesystem::file_type::not_found) return {};
    return tl::unexpected<Error>(not_written(path, EEXIST));
}

Result<DeviceKey> read_key_file(const std::filesystem::path& path) {
    const File file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (file.get() < 0) {
        return unusable(path, fmt::format("the key of this log cannot be read: {}", std::strerror(errno)),
                        "put the key file back beside the log; reading and verifying need none");
    }
    struct stat status {};
    if (::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode)) {
        return unusable(path, "is not a regular file", "put the key file back beside the log");
    }
    if ((status.st_mode & 07777) != kOwnerOnly) {
        return unusable(path,
                        fmt::format("has mode {:04o}; a key is used only with mode 0600", status.st_mode & 07777U),
                        fmt::format("if nobody else can have read it: chmod 600 {}", shown(path)));
    }
    std::string text(kLargestKeyFile, '\0');
    const ssize_t size = ::read(file.get(), text.data(), text.size());
    if (size < 0) return unusable(path, std::strerror(errno), "restore the file from a copy");
    return parse_key(path, std::string_view(text).substr(0, static_cast<std::size_t>(size)));
}

HeldKey::HeldKey(const std::filesystem::path& path, std::chrono::milliseconds wait)
    : path_(path),
      file_(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)),
      problem_(file_ < 0 ? errno : hold(file_, wait)) {}

HeldKey::~HeldKey() {
    if (file_ >= 0) ::close(file_);
}

Error HeldKey::error() const {
    if (problem_ == EWOULDBLOCK) return {ErrorCode::log_busy, "another program is writing to the log", {}, "try again"};
    return {ErrorCode::key_unusable, fmt::format("the key cannot be opened: {}", std::strerror(problem_)), shown(path_),
            "put the key of this log back beside it"};
}

}  // namespace jadoube::log
