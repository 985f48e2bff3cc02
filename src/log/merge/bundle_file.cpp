#include "log/merge/bundle_file.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/new_file.hpp"

namespace jadoube::log {

Result<TextHash> write_bundle(const std::filesystem::path& path, const Bundle& bundle, const Random& random) {
    const auto resolved = resolve_log_path(path);
    if (!resolved) return tl::unexpected(resolved.error());
    if (const auto free = require_free_name(*resolved); !free) return tl::unexpected(free.error());
    const std::string text = to_text(bundle);
    if (text.size() > kLargestBundle)
        return failure(ErrorCode::too_large,
                       fmt::format("a bundle of {} bytes; at most {} are read", text.size(), kLargestBundle),
                       shown(*resolved), "leave out what the other device has: --since SEQ");
    const TemporaryFile made(fmt::format("{}.{}.tmp", resolved->string(), hex_of(random(8))));
    if (const auto written = write_file(made.path(), text); !written) {
        Error problem = written.error();
        problem.where = shown(*resolved);
        return tl::unexpected<Error>(problem);
    }
    if (const auto named = name_file(made.path(), *resolved); !named) return tl::unexpected(named.error());
    return hash_of_text(text);
}

Result<BundleFile> read_bundle(const std::filesystem::path& path) {
    const auto text = read_file(path, kLargestBundle);
    if (!text) return tl::unexpected(text.error());
    auto bundle = parse_bundle(*text, path.string());
    if (!bundle) return tl::unexpected(bundle.error());
    return BundleFile{path.string(), hash_of_text(*text), std::move(*bundle)};
}

}  // namespace jadoube::log
