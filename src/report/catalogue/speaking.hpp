// In which language words are said. Who begins a run says so once; everything below asks here.
#pragma once

#include <string>

#include "report/catalogue/catalogue.hpp"

namespace jadoube::report {

/// While it lives, this thread speaks that language. One within another holds until it ends; English where there is
/// none.
class Speaking {
public:
    explicit Speaking(const Catalogue& language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    const Catalogue* before_;
};

[[nodiscard]] const Catalogue& spoken();
/// BCP 47.
[[nodiscard]] std::string spoken_language();

}  // namespace jadoube::report
