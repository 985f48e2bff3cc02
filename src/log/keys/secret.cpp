#include "log/keys/secret.hpp"

#include <sodium.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <algorithm>
#include <new>

#include "base/error.hpp"

namespace jadoube::log {

Secret::Secret(std::size_t size) : size_(size) {
    if (size == 0) return;
    if (sodium_init() < 0) throw std::bad_alloc();  // no guarded memory here
    bytes_.reset(static_cast<std::uint8_t*>(sodium_malloc(size)));
    if (bytes_ == nullptr) throw std::bad_alloc();
    sodium_memzero(bytes_.get(), size);
}

Secret Secret::of(std::string_view bytes) {
    Secret secret(bytes.size());
    std::copy(bytes.begin(), bytes.end(), secret.data());
    return secret;
}

Secret Secret::random(std::size_t size) {
    Secret secret(size);
    randombytes_buf(secret.data(), size);
    return secret;
}

std::string_view Secret::view() const {
    return {reinterpret_cast<const char*>(bytes_.get()), size_};
}

void Secret::shorten(std::size_t size) {
    if (size >= size_) return;
    sodium_memzero(bytes_.get() + size, size_ - size);
    size_ = size;
}

void Secret::Wipe::operator()(std::uint8_t* bytes) const {
    sodium_free(bytes);  // wipes
}

Result<void> guard_process() {
    const struct rlimit none { 0, 0 };
    const bool guarded = ::setrlimit(RLIMIT_CORE, &none) == 0 && ::prctl(PR_SET_DUMPABLE, 0) == 0;
    if (guarded) return {};
    return failure(ErrorCode::internal, "the system does not let this program forbid core dumps");
}

}  // namespace jadoube::log
