#include "base/did_you_mean.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube {

std::string did_you_mean(std::string_view name) {
    return fmt::format("did you mean '{}'?", name);
}

std::string did_you_mean(std::string_view typed, const std::vector<std::string>& known, std::string otherwise) {
    const auto meant = nearest(typed, known);
    return meant ? did_you_mean(*meant) : std::move(otherwise);
}

}  // namespace jadoube
