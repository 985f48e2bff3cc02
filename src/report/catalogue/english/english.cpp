#include "report/catalogue/english/english.hpp"

namespace jadoube::report {

const Catalogue& english() {
    using namespace in_english;
    static const Catalogue catalogue(
        "en", {acts(),          appeals(),      deeds(),   questions(), exam(),    facts_acts(), facts_board(),
               facts_persons(), facts_record(), grounds(), imports(),   kinds(),   vocabulary(), ruling(),
               law(),           log(),          clocks(),  games(),     prompts(), line_asked(), line_hints()});
    return catalogue;
}

}  // namespace jadoube::report
