#include "report/catalogue/german/german.hpp"

namespace jadoube::report {

const Catalogue& german() {
    using namespace in_german;
    static const Catalogue catalogue(
        "de",
        {acts(),         appeals(), deeds(),   questions(),  exam(),       facts_acts(), facts_board(), facts_persons(),
         facts_record(), grounds(), imports(), kinds(),      vocabulary(), ruling(),     law(),         log(),
         clocks(),       games(),   prompts(), line_asked(), line_hints(), named(),      named_facts()});
    return catalogue;
}

}  // namespace jadoube::report
