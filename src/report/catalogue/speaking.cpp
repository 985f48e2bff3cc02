#include "report/catalogue/speaking.hpp"

namespace jadoube::report {
namespace {

struct Spoken {
    const Catalogue* language = nullptr;
    const rules::Translations* laws = nullptr;
};

/// Each thread has its own: for tests and for readers of games in other threads nobody speaks.
Spoken& spoken_here() {
    thread_local Spoken here;
    return here;
}

}  // namespace

Speaking::Speaking(const Catalogue& language, const rules::Translations* laws)
    : language_before_(spoken_here().language), laws_before_(spoken_here().laws) {
    spoken_here() = {&language, laws};
}

Speaking::~Speaking() {
    spoken_here() = {language_before_, laws_before_};
}

const Catalogue& spoken() {
    const Catalogue* language = spoken_here().language;
    return language == nullptr ? english() : *language;
}

std::string spoken_language() {
    return std::string(spoken().language());
}

const rules::Translation* translation_spoken(const std::string& code) {
    const rules::Translations* laws = spoken_here().laws;
    if (laws == nullptr) return nullptr;
    const auto found = laws->find(code);
    return found == laws->end() ? nullptr : &found->second;
}

}  // namespace jadoube::report
