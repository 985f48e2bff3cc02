#include "report/catalogue/speaking.hpp"

namespace jadoube::report {
namespace {

/// Of each thread its own: tests and readers of games in other threads are not spoken for.
thread_local const Catalogue* language_spoken = nullptr;

}  // namespace

Speaking::Speaking(const Catalogue& language) : before_(language_spoken) {
    language_spoken = &language;
}

Speaking::~Speaking() {
    language_spoken = before_;
}

const Catalogue& spoken() {
    return language_spoken == nullptr ? english() : *language_spoken;
}

std::string spoken_language() {
    return std::string(spoken().language());
}

}  // namespace jadoube::report
