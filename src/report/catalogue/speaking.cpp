#include "report/catalogue/speaking.hpp"

namespace jadoube::report {
namespace {

/// Of each thread its own: tests and readers of games in other threads are not spoken for.
thread_local const Catalogue* language_spoken = nullptr;
thread_local const rules::Translations* laws_spoken = nullptr;

}  // namespace

Speaking::Speaking(const Catalogue& language, const rules::Translations* laws)
    : language_before_(language_spoken), laws_before_(laws_spoken) {
    language_spoken = &language;
    laws_spoken = laws;
}

Speaking::~Speaking() {
    language_spoken = language_before_;
    laws_spoken = laws_before_;
}

const Catalogue& spoken() {
    return language_spoken == nullptr ? english() : *language_spoken;
}

std::string spoken_language() {
    return std::string(spoken().language());
}

const rules::Translation* translation_spoken(const std::string& code) {
    if (laws_spoken == nullptr) return nullptr;
    const auto found = laws_spoken->find(code);
    return found == laws_spoken->end() ? nullptr : &found->second;
}

}  // namespace jadoube::report
