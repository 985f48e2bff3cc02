// The code of a slip as typed: what is read as one has sixteen bytes and is written as a code that reads the same.
#include "base/error.hpp"
#include "fuzz/target.hpp"
#include "log/keys/seal_keys.hpp"

namespace jadoube {

void fuzz(std::string_view input) {
    const auto second = log::read_slip_code(input);
    if (!second) {
        must(second.error().code == ErrorCode::seal_shut);
        return;
    }
    must(second->size() == log::SealKeys::kSecondSize);
    const auto again = log::read_slip_code(log::slip_code(*second).view());
    must(again && again->view() == second->view());
}

}  // namespace jadoube
