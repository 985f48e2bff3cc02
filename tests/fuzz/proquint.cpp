// Words of five letters: what is read is written the same way, and all bytes come back.
#include "log/keys/proquint.hpp"

#include "fuzz/target.hpp"

namespace jadoube {

void fuzz(std::string_view input) {
    if (const auto raw = log::raw_of_proquints(input)) must(log::proquints_of(*raw) == input);
    const std::string_view even = input.substr(0, input.size() / 2 * 2);
    if (!even.empty()) must(log::raw_of_proquints(log::proquints_of(even)) == even);
}

}  // namespace jadoube
