#include "report/ruling/story.hpp"

#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/vocabulary/outcome.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Effect;
using adjudicate::EffectWord;
using adjudicate::NoEffect;

/// Matters and acts are counted from 1 by people.
std::string number_of(std::size_t index) {
    return std::to_string(index + 1);
}

/// What was done on the board speaks for itself: its matter is said, where that is not the only one.
Text effect_words(const Effect& effect, bool several) {
    const bool names_matter = several && effect.matter;
    const Text matter = names_matter ? say("story.matter", {{"number", number_of(*effect.matter)}}) : Text();
    if (effect.what == EffectWord::on_board && (names_matter || !several)) return matter;
    const Text words = words_of("effect", rules::name_of(effect.what));
    const bool is_none = effect.what == EffectWord::none;
    const Text what = is_none ? Text(words) : join({words, matter}, " ");
    if (effect.why) return sentence(say("story.none", {{"effect", what}, {"why", why_none(effect)}}));
    return sentence(join({words, matter}, " "));
}

}  // namespace

Text why_none(const Effect& effect) {
    if (effect.why == NoEffect::game_over && effect.since)
        return say("story.over_since", {{"act", number_of(*effect.since)}});
    return words_of("no_effect", rules::name_of(*effect.why));
}

std::optional<Text> why_over(const adjudicate::Ruling& ruling, const adjudicate::MatterRuling& matter) {
    if (matter.conclusion && *matter.conclusion != rules::Conclusion::claim_rejected) return std::nullopt;
    const Effect* after = nullptr;
    for (const std::size_t act : matter.acts) {
        if (act >= ruling.story.size()) continue;
        const Effect& effect = ruling.story[act];
        if (effect.what == EffectWord::raised || effect.what == EffectWord::ended_game) return std::nullopt;
        if (after == nullptr && effect.why == NoEffect::game_over) after = &effect;
    }
    return after != nullptr ? std::optional(why_none(*after)) : std::nullopt;
}

List story_of(const adjudicate::Ruling& ruling, std::span<const std::string> acts) {
    List list{{}, true};
    for (std::size_t i = 0; i < acts.size(); ++i) {
        const Text act = foreign(sentence(capital(acts[i])));
        const bool is_told = i < ruling.story.size();
        list.items.push_back(
            {join({act, is_told ? effect_words(ruling.story[i], ruling.matters.size() > 1) : Text()}, " ")});
    }
    return list;
}

}  // namespace jadoube::report
