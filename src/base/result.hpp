// What is returned where something may be wrong: a value, or an Error. A header that only declares such functions
// includes this; what looks into the error includes error.hpp.
#pragma once

#include <tl/expected.hpp>
#include <vector>

namespace jadoube {

enum class ErrorCode;
struct Error;

template <typename T>
using Result = tl::expected<T, Error>;

/// All that is wrong with one input: readers collect before they report.
using Errors = std::vector<Error>;

}  // namespace jadoube
