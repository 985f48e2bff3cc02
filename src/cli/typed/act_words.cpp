#include "cli/typed/act_words.hpp"

#include <algorithm>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::cli {
namespace {

using rules::ActWord;

constexpr std::string_view kConduct = "conduct.";

const std::vector<Verb>& verbs() {
    static const std::vector<Verb> kVerbs = [] {
        std::vector<Verb> verbs;
        for (const auto& row : rules::rows<ActWord>()) verbs.push_back({std::string(row.name), row.value});
        for (const rules::KindRow& kind : rules::rows<rules::Kind>()) {
            if (kind.name.starts_with(kConduct)) verbs.push_back({std::string(kind.name.substr(kConduct.size()))});
        }
        return verbs;
    }();
    return kVerbs;
}

/// What somebody does who has not come, as people say it.
constexpr std::string_view kIsAbsent = "is_absent";
constexpr std::string_view kAbsent = "absent";

/// How people say some acts.
constexpr std::pair<std::string_view, ActWord> kSpoken[] = {
    {"sets_up", ActWord::set_up},       {"says_check", ActWord::say_check},     {"offers_draw", ActWord::offer_draw},
    {"points_out", ActWord::point_out}, {"gives_notice", ActWord::give_notice}, {"flag_fall", ActWord::flag_falls},
    {"flag", ActWord::flag_falls}};

constexpr std::pair<std::string_view, Particle> kParticles[] = {{"and", Particle::also},
                                                                {"deliberately", Particle::deliberately},
                                                                {"deliberate", Particle::deliberately},
                                                                {"accidentally", Particle::accidentally},
                                                                {"accident", Particle::accidentally},
                                                                {"unclear_order", Particle::unclear_order},
                                                                {"said", Particle::said},
                                                                {"takes", Particle::takes},
                                                                {"taking", Particle::takes},
                                                                {"two_hands", Particle::two_hands},
                                                                {"a", Particle::a},
                                                                {"clock", Particle::clock},
                                                                {"other_hand", Particle::other_hand},
                                                                {"put_on", Particle::put_on},
                                                                {"draw_offer", Particle::draw_offer},
                                                                {"ply", Particle::ply},
                                                                {"with", Particle::with},
                                                                {"by", Particle::by},
                                                                {"intending", Particle::intending},
                                                                {"to", Particle::to},
                                                                {"of", Particle::of}};

std::string in_third_person(const std::string& verb) {
    return verb + (verb.ends_with('h') || verb.ends_with('s') ? "es" : "s");
}

}  // namespace

std::string with_underscores(std::string word) {
    std::replace(word.begin(), word.end(), '-', '_');
    return word;
}

std::optional<Verb> verb_of(const std::string& typed) {
    std::string word = with_underscores(typed);
    if (word == kIsAbsent) word = kAbsent;
    for (const auto& [spoken, act] : kSpoken)
        if (word == spoken) word = name_of(act);
    for (const Verb& candidate : verbs()) {
        if (word == candidate.name || word == candidate.name + "s" || word == candidate.name + "es") return candidate;
    }
    return std::nullopt;
}

std::vector<std::string> spoken_verbs() {
    std::vector<std::string> spoken;
    for (const Verb& verb : verbs()) spoken.push_back(verb.name);
    for (const Verb& verb : verbs()) spoken.push_back(in_third_person(verb.name));
    return spoken;
}

std::vector<std::string> verbs_of_a_person() {
    std::vector<std::string> verbs;
    for (const auto& row : rules::rows<ActWord>()) {
        const auto spoken = std::ranges::find(kSpoken, row.value, &std::pair<std::string_view, ActWord>::second);
        const bool has_own = spoken != std::end(kSpoken) && !row.name.ends_with('s');
        verbs.push_back(has_own                   ? std::string(spoken->first)
                        : row.name.ends_with('s') ? std::string(row.name)
                                                  : in_third_person(std::string(row.name)));
    }
    return verbs;
}

std::optional<Particle> particle_of(const std::string& typed) {
    const std::string word = with_underscores(typed);
    const auto found = std::ranges::find(kParticles, word, &std::pair<std::string_view, Particle>::first);
    return found == std::end(kParticles) ? std::nullopt : std::optional(found->second);
}

decltype(adjudicate::Act::what) act_begun_by(const Verb& verb) {
    using namespace adjudicate;
    if (!verb.word) return Happening{verb.name};
    switch (*verb.word) {
        case ActWord::touch: return Touch{};
        case ActWord::place: return PlaceMan{};
        case ActWord::release: return PlaceMan{.step = {}, .released = true};
        case ActWord::move: return MoveMan{};
        case ActWord::castle: return Castle{};
        case ActWord::name: return NamePiece{};
        case ActWord::retract: return Retract{};
        case ActWord::press: return Press{};
        case ActWord::say_check: return SayCheck{};
        case ActWord::offer_draw: return OfferDraw{};
        case ActWord::give_notice: return GiveNotice{};
        case ActWord::point_out: return PointOut{};
        case ActWord::demand: return Demand{};
        case ActWord::answer: return Answer{};
        case ActWord::refuse: return Refuse{};
        case ActWord::claim: return Claim{};
        case ActWord::flag_falls: return FlagFalls{};
        case ActWord::agree: return Agree{};
        case ActWord::resign: return Resign{};
        case ActWord::concede: return Concede{};
        case ActWord::refer: return Refer{};
        case ActWord::adjourn:
        case ActWord::seal:
        case ActWord::open:
        case ActWord::set_up: return Adjournment{*verb.word};
        case ActWord::find: break;
    }
    return Happening{verb.name};
}

}  // namespace jadoube::cli
