#include "report/event/earlier_offences.hpp"

#include <algorithm>

#include "chess/color.hpp"
#include "report/event/entry_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

Text incident_words(const EarlierOffence& offence) {
    return say("earlier.incident",
               {{"number", log::to_text(offence.incident)}, {"when", to_words(offence.at, offence.zone)}});
}

Text counted_player(const std::string& by) {
    const auto color = chess::color_named(by);
    return color ? Text(side(*color)) : foreign(by);
}

Text sentence_on(const std::vector<EarlierOffence>& same) {
    std::vector<Text> incidents;
    for (const EarlierOffence& one : same) incidents.push_back(incident_words(one));
    const EarlierOffence& first = same.front();
    const bool is_second = first.number == 2;
    return say(is_second ? Key("earlier.second") : Key("earlier.later"),
               {{"kind", foreign(capital(spaced(first.counted.kind)))},
                {"side", counted_player(first.counted.by)},
                {"number", std::to_string(first.number)},
                {"before", list_of(incidents, phrase("list.and"))}});
}

}  // namespace

Text earlier_words(const std::vector<EarlierOffence>& offences) {
    std::vector<Text> sentences;
    std::vector<EarlierOffence> left = offences;
    while (!left.empty()) {
        const auto rest = std::stable_partition(
            left.begin(), left.end(),
            [counted = left.front().counted](const EarlierOffence& one) { return one.counted == counted; });
        sentences.push_back(sentence(sentence_on({left.begin(), rest})));
        left.erase(left.begin(), rest);
    }
    return join(sentences, " ");
}

JsonArray earlier_json(const std::vector<EarlierOffence>& offences) {
    JsonArray all;
    for (const EarlierOffence& one : offences)
        all.push_back(Json::object({{"kind", one.counted.kind},
                                    {"by", one.counted.by},
                                    {"incident", log::json_of(one.incident)},
                                    {"at", log::to_text(one.at)}}));
    return all;
}

}  // namespace jadoube::report
