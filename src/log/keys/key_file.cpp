#include "log/keys/key_file.hpp"

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
#include "log/disk/log_path.hpp"
#include "log/keys/keyring.hpp"

namespace jadoube::log {
namespace {

constexpr mode_t kOwnerOnly = 0600;
constexpr std::string_view kKeyTitle = "jadoube device key 1 - keep it secret";
constexpr std::string_view kLockedTitle = "jadoube device key 2 - locked with a passphrase";
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

std::string locked_text_of(const PublicKey& key, const PassphraseWrap& wrap) {
    return fmt::format("{}\nsalt {}\noperations {}\nmemory {}\nnonce {}\nseed {}\npublic {}\n", kLockedTitle,
                       to_hex(wrap.salt), wrap.operations, wrap.memory, to_hex(wrap.nonce), to_hex(wrap.key),
                       to_hex(key));
}

Result<std::string> text_for(const DeviceKey& key, const Secret* passphrase) {
    if (passphrase == nullptr) return text_of(key);
    const auto& seed = key.seed();
    const auto wrap = wrap_first(Secret::of({reinterpret_cast<const char*>(seed.data()), seed.size()}), *passphrase);
    if (!wrap) return tl::unexpected<Error>(wrap.error());
    return locked_text_of(key.public_key(), *wrap);
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

std::optional<std::int64_t> number_of(std::string_view line, std::string_view name) {
    if (line.substr(0, name.size()) != name || line.size() <= name.size() + 1) return std::nullopt;
    return parse_int(line.substr(name.size() + 1));
}

template <typename T>
std::optional<T> bytes_of(std::string_view line, std::string_view name) {
    const auto raw = value_of(line, name);
    return raw ? from_raw<T>(*raw) : std::nullopt;
}

std::optional<DeviceKey> key_of_seed(std::string_view seed) {
    if (seed.size() != DeviceKey::kSeedSize) return std::nullopt;
    DeviceKey::Seed bytes{};
    std::copy(seed.begin(), seed.end(), bytes.begin());
    const auto key = DeviceKey::from_seed(bytes);
    return key ? std::optional(*key) : std::nullopt;
}

std::optional<KeyFile> parse_plain(const std::vector<std::string_view>& lines) {
    const auto seed = value_of(lines[1], "seed");
    const auto shown_key = bytes_of<PublicKey>(lines[2], "public");
    const auto key = seed ? key_of_seed(*seed) : std::nullopt;
    if (!key || key->public_key() != shown_key) return std::nullopt;
    return KeyFile{.key = *shown_key, .open = key};
}

std::optional<KeyFile> parse_locked(const std::vector<std::string_view>& lines) {
    const auto salt = bytes_of<WrapSalt>(lines[1], "salt");
    const auto operations = number_of(lines[2], "operations");
    const auto memory = number_of(lines[3], "memory");
    const auto nonce = bytes_of<WrapNonce>(lines[4], "nonce");
    const auto seed = bytes_of<WrappedKey>(lines[5], "seed");
    const auto key = bytes_of<PublicKey>(lines[6], "public");
    if (!salt || !operations || !memory || !nonce || !seed || !key) return std::nullopt;
    return KeyFile{.key = *key, .wrap = PassphraseWrap{*salt, *operations, *memory, *nonce, *seed}};
}

Result<KeyFile> parse_key(const std::filesystem::path& path, std::string_view text) {
    const auto lines = split(text, '\n');
    std::optional<KeyFile> file;
    if (lines.size() == 4 && lines[0] == kKeyTitle && lines[3].empty()) file = parse_plain(lines);
    if (lines.size() == 8 && lines[0] == kLockedTitle && lines[7].empty()) file = parse_locked(lines);
    if (file) return *file;
    return unusable(path, "is no device key", "restore the file from a copy");
}

/// All of a key file, which nobody else may read.
Result<std::string> read_private(const std::filesystem::path& path) {
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
    text.resize(static_cast<std::size_t>(size));
    return text;
}

/// In the same file, so that whoever waits for it waits for the right one; what it held is written over.
Result<void> write_over(const std::filesystem::path& path, const std::string& text) {
    const File file(::open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    errno = 0;
    bool written = file.get() >= 0 && ::fstat(file.get(), &status) == 0;
    std::string whole = text;
    whole.resize(std::max(text.size(), static_cast<std::size_t>(std::max<off_t>(status.st_size, 0))), '\0');
    written = written && ::pwrite(file.get(), whole.data(), whole.size(), 0) == static_cast<ssize_t>(whole.size()) &&
              ::fsync(file.get()) == 0 && ::ftruncate(file.get(), static_cast<off_t>(text.size())) == 0 &&
              ::fsync(file.get()) == 0;
    if (written) return {};
    return tl::unexpected<Error>(not_written(path, errno != 0 ? errno : ENOSPC));
}

}  // namespace

std::filesystem::path key_path_of(const std::filesystem::path& log) {
    return log.string() + ".key";
}

std::filesystem::path next_key_path_of(const std::filesystem::path& log) {
    return key_path_of(log).string() + ".next";
}

Result<void> write_key_file(const std::filesystem::path& path, const DeviceKey& key, const Secret* passphrase) {
    const auto made = text_for(key, passphrase);
    if (!made) return tl::unexpected<Error>(made.error());
    const std::string& text = *made;
    const File file(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, kOwnerOnly));
    if (file.get() < 0) return tl::unexpected<Error>(not_written(path, errno));
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

Result<KeyFile> look_at_key_file(const std::filesystem::path& path) {
    const auto text = read_private(path);
    if (!text) return tl::unexpected<Error>(text.error());
    return parse_key(path, *text);
}

Result<DeviceKey> read_key_file(const std::filesystem::path& path) {
    const auto file = look_at_key_file(path);
    if (!file) return tl::unexpected<Error>(file.error());
    if (file->open) return *file->open;
    const auto kept = seed_in_keyring(file->key);
    const auto key = kept ? key_of_seed(kept->view()) : std::nullopt;
    if (key && key->public_key() == file->key) return *key;
    return unusable(path, "is locked with a passphrase", "jadoube unlock --for 4h");
}

Result<DeviceKey> open_key(const KeyFile& file, const Secret& passphrase) {
    if (file.open) return *file.open;
    const auto seed = unwrap_first(file.wrap.value_or(PassphraseWrap{}), passphrase);
    if (!seed && seed.error().code != ErrorCode::seal_shut) return tl::unexpected<Error>(seed.error());
    const auto key = seed ? key_of_seed(seed->view()) : std::nullopt;
    if (key && key->public_key() == file.key) return *key;
    return failure(ErrorCode::key_unusable, "the passphrase is another than that of the key", {},
                   "capital letters and spaces count");
}

Result<DeviceKey> read_device_key(const std::filesystem::path& log, const PublicKey& wanted) {
    const auto path = key_path_of(log);
    auto file = look_at_key_file(path);
    if (const auto next = look_at_key_file(next_key_path_of(log)); next && next->key == wanted) {
        if (!file || file->key != wanted)
            if (const auto adopted = adopt_next_key(log); !adopted) return tl::unexpected<Error>(adopted.error());
        file = look_at_key_file(path);
    }
    if (!file) return tl::unexpected<Error>(file.error());
    if (file->key == wanted) return read_key_file(path);
    return unusable(path, "is the key of another log", "put the key of this log back beside it");
}

Result<void> write_next_key(const std::filesystem::path& log, const DeviceKey& key, const Secret* passphrase) {
    const auto path = next_key_path_of(log);
    ::unlink(path.c_str());  // of a change that was never recorded
    if (auto written = write_key_file(path, key, passphrase); !written) return written;
    return sync_folder_of(path);
}

Result<void> adopt_next_key(const std::filesystem::path& log) {
    const auto next = next_key_path_of(log);
    const auto text = read_private(next);
    if (!text) return tl::unexpected<Error>(text.error());
    if (auto written = write_over(key_path_of(log), *text); !written) return written;
    ::unlink(next.c_str());
    return sync_folder_of(next);
}

Result<void> destroy_key(const std::filesystem::path& log) {
    const auto path = key_path_of(log);
    if (auto written = write_over(path, {}); !written) return written;
    ::unlink(path.c_str());
    return sync_folder_of(path);
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
