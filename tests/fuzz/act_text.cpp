// Acts and facts as they are typed: what is understood is an act that a case file can hold, what is not has a hint.
#include "cli/typed/act_text.hpp"
#include "base/error.hpp"
#include "desk/incident/fact_text.hpp"

#include "adjudicate/cases/case_file.hpp"
#include "fuzz/target.hpp"
#include "report/words/act_words.hpp"

namespace jadoube {

void fuzz(std::string_view input) {
    const auto act = cli::parse_act(input);
    if (act) {
        const Json json = adjudicate::to_json(*act);
        const auto again = adjudicate::read_act(json, "act");
        must(again.has_value());
        must(adjudicate::to_json(*again) == json);
        must(!report::to_sentence(*act).empty());
    } else {
        must(!act.error().message.empty() && !act.error().hint.empty());
    }
    if (const auto fact = desk::parse_fact(input); !fact) must(!fact.error().hint.empty());
}

}  // namespace jadoube
