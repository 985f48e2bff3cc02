#include "report/words/act_words.hpp"

#include <fmt/format.h>

#include "base/millis.hpp"
#include "base/text.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/truth.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Adjournment;
using adjudicate::Happening;
using adjudicate::Person;
using adjudicate::Step;

/// What others wrote stays theirs in the document that the sentence becomes part of.
std::string told(Key key, Slots slots = {}) {
    return phrase(key, slots);
}

std::string squares_text(const std::vector<chess::Square>& squares) {
    std::vector<std::string> names;
    for (const chess::Square square : squares) names.push_back(chess::to_text(square));
    return jadoube::list_of(names, phrase("act.and"));
}

std::string step_text(const Step& step) {
    return chess::to_text(step.first) + "-" + chess::to_text(step.second);
}

std::string said_text(rules::NoticeTime said) {
    switch (said) {
        case rules::NoticeTime::before: return phrase("act.notice_before");
        case rules::NoticeTime::at_once: return phrase("act.notice_at_once");
        case rules::NoticeTime::late: return phrase("act.notice_late");
        case rules::NoticeTime::none: return phrase("act.notice_none");
    }
    return {};
}

/// What is told beside the act itself: ", with two hands".
std::string beside(bool is_told, Key key) {
    return is_told ? phrase(key) : std::string();
}

std::string man_on(chess::Square square) {
    return told("act.man_on", {{"square", chess::to_text(square)}});
}

std::string deed_text(const adjudicate::Demand& demand) {
    if (!demand.option) return {};
    if (is_own_word(*demand.option)) return spaced(to_text(*demand.option));
    return plain(
        say_row("deed", to_text(*demand.option), {{"man", demand.man ? man_on(*demand.man) : phrase("act.a_man")}}));
}

/// Whether the deed is said with the man that it concerns.
bool has_man(const adjudicate::Demand& demand) {
    return deed_text({demand.option, {}, {}}) != deed_text({demand.option, demand.man, {}});
}

std::string kind_text(const Happening& happening) {
    const auto kind = happening.kind();
    if (!kind) return spaced(happening.word());
    const auto grounds = rules::rows<rules::Ground>();
    const auto claimed = std::ranges::find(grounds, *kind, &rules::GroundRow::kind);
    const bool is_claimable = happening.is_found() && claimed != grounds.end();  // found by whoever might hear a claim
    return is_claimable ? words_of("claimed", claimed->name) : words_of("kind", rules::name_of(*kind));
}

constexpr std::string_view kDid = "did";

/// What a fact told adds to the sentence on conduct of a kind: the row that the sentence has for it.
struct FactSaid {
    std::string fact;
    std::string row;
    std::string time = {};  // of what is so long
};

/// Nothing where the value changes no sentence.
std::optional<FactSaid> said_of(std::string_view kind, const std::string& fact, const rules::Values& values) {
    if (values.size() != 1) return std::nullopt;
    FactSaid said{fact, fmt::format("{}.{}", kind, fact)};
    const rules::Value& value = values.front();
    if (const auto* word = std::get_if<std::string>(&value)) said.row = fmt::format("{}.{}", kind, *word);
    if (const auto* number = std::get_if<std::int64_t>(&value)) said.time = to_text(Millis{*number});
    if (const auto* truth = std::get_if<bool>(&value); truth != nullptr && !*truth) return std::nullopt;
    return has_words(kDid, said.row) ? std::optional(std::move(said)) : std::nullopt;
}

/// The first of those told of the act, else of the dispute.
std::optional<FactSaid> fact_said(const adjudicate::Act& act, const adjudicate::Facts& of_dispute) {
    const auto* happening = std::get_if<Happening>(&act.what);
    if (happening == nullptr || happening->is_found() || !happening->kind()) return std::nullopt;
    const std::string_view kind = rules::name_of(*happening->kind());
    for (const adjudicate::Facts* facts : {&act.facts, &of_dispute})
        for (const auto& [fact, values] : *facts)
            if (auto said = said_of(kind, fact, values)) return said;
    return std::nullopt;
}

/// The sentence on what somebody, the slot "who", did.
struct Sentence {
    const Person by;
    const std::optional<FactSaid> more = {};  // of conduct
    const Text who = words_of("person", by == Person::both ? "each" : name_of(by));

    std::string operator()(const adjudicate::Touch& touch) const {
        return told("act.touch", {{"who", who},
                                  {"men", squares_text(touch.squares)},
                                  {"how", beside(touch.deliberate == false, "act.by_accident")},
                                  {"order", beside(!touch.order_known, "act.order_unknown")},
                                  {"notice", touch.said ? said_text(*touch.said) : std::string()}});
    }
    std::string operator()(const adjudicate::PlaceMan& place) const {
        return told(
            place.released ? Key("act.place_released") : Key("act.place_held"),
            {{"who", who}, {"man", chess::to_text(place.step.first)}, {"square", chess::to_text(place.step.second)}});
    }
    std::string operator()(const adjudicate::MoveMan& move) const {
        const std::string taken =
            move.taken ? told("act.taking", {{"square", chess::to_text(*move.taken)}}) : std::string();
        const std::string piece =
            move.piece ? told("act.with_piece", {{"piece", words_of("piece", rules::name_of(*move.piece))}})
                       : std::string();
        return told("act.move", {{"who", who},
                                 {"step", step_text(move.step)},
                                 {"taken", taken},
                                 {"piece", piece},
                                 {"hands", beside(move.two_hands, "act.two_hands")}});
    }
    std::string operator()(const adjudicate::Castle& castle) const {
        const std::string rook =
            castle.rook ? told("act.rook", {{"step", step_text(*castle.rook)}}) : phrase("act.rook_not_moved");
        return told("act.castle", {{"who", who},
                                   {"king", step_text(castle.king)},
                                   {"rook", rook},
                                   {"hands", beside(castle.two_hands, "act.two_hands")}});
    }
    std::string operator()(const adjudicate::NamePiece& name) const {
        return told(name.is_put_on ? Key("act.put_piece_on") : Key("act.name_piece"),
                    {{"who", who}, {"piece", words_of("piece", rules::name_of(name.piece))}});
    }
    std::string operator()(const adjudicate::Retract&) const { return told("act.retract", {{"who", who}}); }
    std::string operator()(const adjudicate::Press& press) const {
        return told(press.other_hand ? Key("act.press_other_hand") : Key("act.press"), {{"who", who}});
    }
    std::string operator()(const adjudicate::SayCheck&) const { return told("act.say_check", {{"who", who}}); }
    std::string operator()(const adjudicate::OfferDraw&) const { return told("act.offer_draw", {{"who", who}}); }
    std::string operator()(const adjudicate::GiveNotice&) const { return told("act.give_notice", {{"who", who}}); }
    std::string operator()(const adjudicate::PointOut& point_out) const {
        if (point_out.about) {
            const auto about = words_of("kind", rules::name_of(*point_out.about));
            return told("act.point_out_about", {{"who", who}, {"what", about}});
        }
        if (!point_out.ply) return told("act.point_out", {{"who", who}});
        return told("act.point_out_ply", {{"who", who}, {"ply", std::to_string(*point_out.ply)}});
    }
    std::string operator()(const adjudicate::Demand& demand) const {
        if (!demand.option && !demand.man && demand.move.empty()) return told("act.demand", {{"who", who}});
        std::vector<std::string> all;
        if (demand.option) all.push_back(deed_text(demand));
        if (demand.man && !has_man(demand)) all.push_back(man_on(*demand.man));
        if (!demand.move.empty()) all.push_back(demand.move);
        return told("act.demand_what",
                    {{"who", who}, {"what", foreign(fmt::format("{}", fmt::join(all, phrase("act.then"))))}});
    }
    std::string operator()(const adjudicate::Answer& answer) const {
        return told("act.answer", {{"who", who}, {"move", foreign(answer.move)}});
    }
    std::string operator()(const adjudicate::Refuse& refuse) const {
        return told(refuse.draw_offer ? Key("act.refuse_draw_offer") : Key("act.refuse"), {{"who", who}});
    }
    std::string operator()(const adjudicate::Claim& claim) const {
        const Text ground = words_of("claimed", rules::name_of(claim.ground));
        if (claim.intended.empty()) return told("act.claim", {{"who", who}, {"ground", ground}});
        return told("act.claim_intending", {{"who", who}, {"ground", ground}, {"move", foreign(claim.intended)}});
    }
    std::string operator()(const adjudicate::FlagFalls&) const { return told("act.flag_falls", {{"who", who}}); }
    std::string operator()(const adjudicate::Agree&) const {
        return by == Person::both ? phrase("act.agree_both") : told("act.agree", {{"who", who}});
    }
    std::string operator()(const adjudicate::Resign&) const { return told("act.resign", {{"who", who}}); }
    std::string operator()(const adjudicate::Concede&) const { return told("act.concede", {{"who", who}}); }
    std::string operator()(const adjudicate::NotEstablished&) const { return {}; }
    std::string operator()(const adjudicate::Settled&) const { return {}; }
    std::string operator()(const adjudicate::Refer& refer) const {
        if (!refer.name.empty()) return told("act.refer_to", {{"who", who}, {"body", foreign(refer.name)}});
        if (!refer.to) return told("act.refer", {{"who", who}});
        return told("act.refer_to", {{"who", who}, {"body", words_of("body", rules::name_of(*refer.to))}});
    }
    std::string operator()(const Adjournment& adjournment) const {
        switch (adjournment.act) {
            case rules::ActWord::seal: return told("act.seal", {{"who", who}});
            case rules::ActWord::open: return told("act.open", {{"who", who}});
            case rules::ActWord::adjourn:
                return by == Person::both ? phrase("act.adjourn_both") : told("act.adjourn", {{"who", who}});
            default: return told("act.set_up", {{"who", who}});
        }
    }
    std::string operator()(const Happening& happening) const {
        const Text what = foreign(kind_text(happening));
        if (!happening.is_found()) return conduct(happening, what);
        if (happening.what.empty()) return told("act.find", {{"who", who}});
        if (!happening.of) return told("act.find_what", {{"who", who}, {"what", what}});
        const Text side = words_of("person", chess::name_of(*happening.of));
        return told("act.find_of", {{"who", who}, {"side", side}, {"what", what}});
    }

private:
    [[nodiscard]] std::string conduct(const Happening& happening, const Text& what) const {
        if (more) return plain(say_row(kDid, more->row, {{"who", who}, {"time", more->time}}));
        const auto kind = happening.kind();
        if (kind && has_words(kDid, rules::name_of(*kind)))
            return plain(say_row(kDid, rules::name_of(*kind), {{"who", who}}));
        return told("act.conduct", {{"who", who}, {"what", what}});
    }
};

/// "an arbiter saw it"; of what is not answered by yes or no "device place: on person".
std::string fact_text(const std::string& name, const rules::Values& values) {
    const bool* truth = values.size() == 1 ? std::get_if<bool>(&values.front()) : nullptr;
    const std::string table = "fact." + name;
    const std::string_view answer = rules::name_of(rules::truth_of(truth != nullptr && *truth));
    if (truth != nullptr && has_words(table, answer)) return words_of(table, answer);
    std::vector<std::string> found;
    for (const rules::Value& value : values) found.push_back(spaced(rules::to_text(value)));
    return told("act.fact",
                {{"fact", foreign(spaced(name))}, {"values", foreign(jadoube::list_of(found, phrase("act.and")))}});
}

std::string facts_text(const adjudicate::Facts& facts) {
    std::vector<std::string> all;
    for (const auto& [name, values] : facts) all.push_back(fact_text(name, values));
    return fmt::format("{}", fmt::join(all, phrase("act.then")));
}

}  // namespace

std::string to_sentence(const adjudicate::Act& act, const adjudicate::Facts& of_dispute) {
    const auto more = fact_said(act, of_dispute);
    const std::string done = std::visit(Sentence{act.by, more}, act.what);
    adjudicate::Facts besides = act.facts;
    if (more) besides.erase(more->fact);
    if (besides.empty()) return done;
    return told("act.with_facts", {{"told", foreign(done)}, {"facts", foreign(facts_text(besides))}});
}

std::vector<std::string> sentences_of(const std::vector<adjudicate::Act>& acts, const adjudicate::Facts& of_dispute) {
    std::vector<std::string> sentences;
    for (const adjudicate::Act& act : acts) sentences.push_back(to_sentence(act, of_dispute));
    return sentences;
}

}  // namespace jadoube::report
