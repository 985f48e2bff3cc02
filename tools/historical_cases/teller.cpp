#include "historical_cases/teller.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::historical {

using namespace adjudicate;

void Teller::tell() {
    for (const Scene& one : scenes_) scene(one);
    if (!subject_.empty() && !has_scene("claim")) add(Person::arbiter, Happening{"find", subject_, culprit_});
    defaults();
}

void Teller::scene(const Scene& scene) {
    const std::string& type = scene.type;
    counted(scene);
    if (type == "touch") return touch(scene);
    if (type == "place") return place(scene, false);
    if (type == "release") return place(scene, true);
    if (type == "move") return move(scene);
    if (type == "castle") return castle(scene);
    if (type == "name") return name(scene);
    if (type == "retract") return retract(scene);
    if (type == "say_check") {
        speaker_ = color_of(person(scene));
        return add(scene, SayCheck{});
    }
    if (type == "give_notice") return void(noticed_ = true);
    if (type == "press") return add(scene, Press{});
    if (type == "offer_draw") return add(scene, OfferDraw{});
    if (type == "agree") return add(Person::both, Agree{});
    if (type == "resign") return add(scene, Resign{});
    if (type == "concede") return add(scene, Concede{});
    if (type == "deny") return tell_fact("conceded", false);
    if (type == "answer") return add(scene, Answer{scene.occurrence.json.text("move")});
    if (type == "refuse") return add(scene, Refuse{});
    if (type == "point_out") return objection(scene);
    if (type == "spectator" || type == "supervisor") return spectator(scene);
    if (type == "refer") return refer(scene);
    if (type == "consult") return consult(scene);
    if (type == "adjourn") return add(scene, Adjournment{rules::ActWord::adjourn});
    if (type == "seal") return seal(scene);
    if (type == "resume") return resume(scene);
    if (type == "time") return clocks(scene);
    if (type == "flag") return flag(scene);
    if (type == "absent") return happen(scene, "absent");
    if (type == "upset" || type == "displaced") return happen(scene, type);
    if (type == "annoy") return happen(scene, "disturb");
    if (type == "setup") return setup(scene);
    if (type == "find") return find(scene);
    if (type == "claim") return claim(scene);
    note(scene);
}

void Teller::add(Person by, decltype(Act::what) what) {
    told_.given.dispute.acts.push_back({by, std::move(what)});
}

void Teller::happen(const Scene& scene, const std::string& act, const std::string& what) {
    add(scene, Happening{act, what, std::nullopt});
    const auto meant = scene.reading.marks.find("deliberate");
    if (meant != scene.reading.marks.end()) tell_fact("deliberate", meant->second);
}

void Teller::tell_fact(const std::string& fact, rules::Value value) {
    told_.given.dispute.facts.emplace(fact, rules::Values{std::move(value)});
}

void Teller::tell_event(const std::string& fact, rules::Value value) {
    told_.given.game.event.emplace(fact, rules::Values{std::move(value)});
}

/// Players without men are called A and B; A stands for White.
Person Teller::person(const Scene& scene) const {
    const std::string by = lower(scene.occurrence.by);
    if (by == "a") return Person::white;
    if (by == "b") return Person::black;
    if (const auto named = person_named(by)) return *named;
    if (scene.type == "spectator") return Person::spectator;
    return scene.type == "refer" || scene.type == "absent" ? Person::both : Person::arbiter;
}

bool Teller::any(const std::string& mark) const {
    return std::any_of(scenes_.begin(), scenes_.end(), [&](const Scene& one) { return one.reading.has(mark); });
}

std::string Teller::any_word(const std::string& mark) const {
    for (const Scene& one : scenes_)
        if (one.reading.has(mark)) return one.reading.word(mark);
    return {};
}

bool Teller::has_scene(const std::string& type) const {
    return std::any_of(scenes_.begin(), scenes_.end(), [&](const Scene& one) { return one.type == type; });
}

}  // namespace jadoube::historical
