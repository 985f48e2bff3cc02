// Bytes that must not be found afterwards: kept out of swap and core dumps as far as the system allows, wiped when they
// go. What is copied out of one is no longer guarded.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "base/result.hpp"

namespace jadoube::log {

/// A secret of a fixed capacity. Moves, and does not copy.
class Secret {
public:
    Secret() = default;
    /// Zeros.
    explicit Secret(std::size_t size);
    [[nodiscard]] static Secret of(std::string_view bytes);
    /// Bytes that nobody can foresee.
    [[nodiscard]] static Secret random(std::size_t size);

    [[nodiscard]] std::uint8_t* data() { return bytes_.get(); }
    [[nodiscard]] const std::uint8_t* data() const { return bytes_.get(); }
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::string_view view() const;
    /// Forgets all but the first bytes.
    void shorten(std::size_t size);

private:
    struct Wipe {
        void operator()(std::uint8_t* bytes) const;
    };
    std::unique_ptr<std::uint8_t, Wipe> bytes_;
    std::size_t size_ = 0;
};

/// Once, before a secret is read: no core dumps of this process, and no look into its memory by others of the same
/// user. Fails with internal where the system refuses.
[[nodiscard]] Result<void> guard_process();

}  // namespace jadoube::log
