// The verifier in Python that goes beside a bundle, so that a stranger can check it: tools/verify-log.py, as it was
// when the program was built.
#pragma once

#include <string_view>

namespace jadoube::cli {

[[nodiscard]] std::string_view verifier_script();

}  // namespace jadoube::cli
