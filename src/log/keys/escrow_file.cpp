#include "log/keys/escrow_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kEscrowTitle = "jadoube escrow key 1 - keep it secret, and away from the log\n";
constexpr std::size_t kLargestEscrowFile = 1024;

}  // namespace

Result<void> write_escrow_file(const std::filesystem::path& path, const EscrowPair& pair) {
    const std::string text =
        fmt::format("{}secret {}\npublic {}\n", kEscrowTitle, hex_of(pair.secret.view()), to_hex(pair.to));
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    const bool written =
        file >= 0 && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
    const int problem = errno;
    if (file >= 0) ::close(file);
    if (written) return {};
    if (file >= 0) ::unlink(path.c_str());
    return failure(ErrorCode::output_failed, fmt::format("could not be written: {}", std::strerror(problem)),
                   path.string(), "choose a name that is not taken, in a folder that can be written");
}

Result<Secret> read_escrow_file(const std::filesystem::path& path) {
    if (const auto started = start_signing(); !started) return tl::unexpected(started.error());
    const auto text = read_file(path, kLargestEscrowFile);
    if (!text) return tl::unexpected<Error>(text.error());
    std::string_view rest = *text;
    constexpr std::string_view kName = "secret ";
    if (rest.starts_with(kEscrowTitle) && rest.substr(kEscrowTitle.size()).starts_with(kName)) {
        rest.remove_prefix(kEscrowTitle.size() + kName.size());
        const auto raw = raw_of_hex(rest.substr(0, rest.find('\n')));
        if (raw && raw->size() == EscrowKey::kSize) return Secret::of(*raw);
    }
    return failure(ErrorCode::key_unusable, "is no escrow key", path.string(), "jadoube key escrow FILE makes one");
}

}  // namespace jadoube::log
