// Drawing lots: the same seed draws the same, on every machine and with every library.
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace jadoube::desk {

class Lots {
public:
    explicit Lots(std::uint64_t seed) : numbers_(seed) {}

    /// All of them, in a drawn order. (What the standard library shuffles depends on the library.)
    template <typename Value>
    [[nodiscard]] std::vector<Value> shuffled(std::vector<Value> values) {
        for (std::size_t left = values.size(); left > 1; --left) std::swap(values[left - 1], values[numbers_() % left]);
        return values;
    }
    /// At most so many of them, in a drawn order.
    template <typename Value>
    [[nodiscard]] std::vector<Value> some_of(std::vector<Value> values, std::size_t most) {
        values = shuffled(std::move(values));
        if (values.size() > most) values.erase(values.begin() + static_cast<std::ptrdiff_t>(most), values.end());
        return values;
    }

private:
    std::mt19937_64 numbers_;
};

}  // namespace jadoube::desk
