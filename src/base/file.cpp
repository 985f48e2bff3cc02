#include "base/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube {
namespace {

/// Closes the descriptor at the end of its scope.
class Descriptor {
public:
    explicit Descriptor(int fd) : fd_(fd) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (fd_ > STDERR_FILENO) ::close(fd_);
    }
    [[nodiscard]] int get() const { return fd_; }
    /// Closes now; false where the system reports a failure.
    [[nodiscard]] bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

private:
    int fd_;
};

std::string shown(const std::filesystem::path& path) {
    return path == "-" ? std::string("standard input") : for_terminal(path.string(), 500);
}

Error unreadable(const std::filesystem::path& path, std::string why, std::string hint = {}) {
    return {ErrorCode::file_unreadable, std::move(why), shown(path), std::move(hint)};
}

/// Without waiting for the other end of a pipe.
Descriptor opened(const std::filesystem::path& path) {
    return Descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
}

Result<void> require_regular(const Descriptor& file, const std::filesystem::path& path) {
    if (file.get() < 0) {
        if (errno == ENOENT || errno == ENOTDIR) {
            return failure(ErrorCode::file_missing, "no such file", shown(path), "check the name and the folder");
        }
        return tl::unexpected<Error>(unreadable(path, std::strerror(errno)));
    }
    struct stat status {};
    if (::fstat(file.get(), &status) != 0) return tl::unexpected<Error>(unreadable(path, std::strerror(errno)));
    if (S_ISDIR(status.st_mode)) return tl::unexpected<Error>(unreadable(path, "is a directory", "name a file in it"));
    if (!S_ISREG(status.st_mode)) {
        return tl::unexpected<Error>(unreadable(path, "is not a regular file", "use '-' for standard input"));
    }
    return {};
}

Result<std::string> read_all(int fd, const std::filesystem::path& path, std::size_t most) {
    std::string content;
    char buffer[1 << 16];
    while (true) {
        const ssize_t count = ::read(fd, buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return tl::unexpected<Error>(unreadable(path, std::strerror(errno)));
        if (count == 0) return content;
        content.append(buffer, static_cast<std::size_t>(count));
        if (content.size() > most) {
            return failure(ErrorCode::too_large, fmt::format("over {} bytes", most), shown(path));
        }
    }
}

bool write_all(int fd, std::string_view content) {
    while (!content.empty()) {
        const ssize_t count = ::write(fd, content.data(), content.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

}  // namespace

Result<std::string> read_file(const std::filesystem::path& path, std::size_t most) {
    if (path == "-") {
        if (::isatty(STDIN_FILENO) != 0) {
            return failure(ErrorCode::usage, "'-' reads standard input, which is a terminal here", {},
                           "pipe a file into the command, or name the file");
        }
        return read_all(STDIN_FILENO, path, most);
    }
    const Descriptor file = opened(path);
    if (const auto readable = require_regular(file, path); !readable) return tl::unexpected<Error>(readable.error());
    return read_all(file.get(), path, most);
}

Result<void> require_readable(const std::filesystem::path& path) {
    return require_regular(opened(path), path);
}

Result<void> write_file(const std::filesystem::path& path, std::string_view content) {
    struct stat there {};
    if (::lstat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode)) {
        return failure(ErrorCode::output_failed, "could not be written: it is no regular file and is left as it is",
                       shown(path), "name another file");
    }
    const std::filesystem::path temporary = path.string() + fmt::format(".{}.tmp", ::getpid());
    const auto fail = [&](int problem) {
        ::unlink(temporary.c_str());
        return failure(ErrorCode::output_failed, fmt::format("could not be written: {}", std::strerror(problem)),
                       shown(path), "check that the folder exists and has room");
    };
    ::unlink(temporary.c_str());  // left by a process of the same number that was killed
    Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666));
    if (file.get() < 0) return fail(errno);
    if (!write_all(file.get(), content) || ::fsync(file.get()) != 0) return fail(errno);
    if (!file.close()) return fail(errno);
    if (::rename(temporary.c_str(), path.c_str()) != 0) return fail(errno);
    return {};
}

}  // namespace jadoube
