// What holds for every dispute as a story, tried on stories made at random under every code (STORY section 5).
#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/adjudicate.hpp"
#include "adjudicate/answers_lead_there.hpp"
#include "adjudicate/story_maker.hpp"
#include "adjudicate/support.hpp"
#include "base/error.hpp"
#include "catch.hpp"
#include "game/replay.hpp"
#include "size.hpp"

using namespace jadoube;
using namespace jadoube::adjudicate;

namespace {

using tests::ruling_on;
using tests::StoryRulings;

/// The standing without the numbers of acts and matters, which shift when an act is left out.
FinalStanding essence(FinalStanding standing) {
    if (standing.over) standing.over->act = standing.over->matter = {};
    return standing;
}

void check_every_act_has_its_effect(const Case& given, const Ruling& ruling) {
    REQUIRE(ruling.story.size() == given.dispute.acts.size());
    for (const Effect& effect : ruling.story) {
        if (effect.matter) CHECK(*effect.matter < ruling.matters.size());
        const bool is_objection_only = effect.what == EffectWord::raised && effect.why == NoEffect::not_open;
        CHECK((effect.what == EffectWord::none || is_objection_only) == effect.why.has_value());
    }
    const auto count = [&](EffectWord word) {
        return std::count_if(ruling.story.begin(), ruling.story.end(),
                             [&](const Effect& effect) { return effect.what == word; });
    };
    CHECK(count(EffectWord::ended_game) <= 1);
    if (count(EffectWord::ended_game) == 1) CHECK(ruling.standing.over.has_value());
}

/// An offence or a flag that nobody raised until all was told is ruled on last: what came between was play.
bool is_raised_at_the_close(const Ruling& ruling) {
    const auto& over = ruling.standing.over;
    const bool is_by_a_ruling = over->by == rules::Ending::flag || over->by == rules::Ending::ruling;
    return is_by_a_ruling && std::none_of(ruling.story.begin(), ruling.story.end(), [&](const Effect& effect) {
               return effect.what == EffectWord::raised && effect.matter == over->matter;
           });
}

void check_the_end_silences_the_rest(const Ruling& ruling) {
    const FinalStanding& standing = ruling.standing;
    if (!standing.over) return;
    CHECK(standing.due.empty());
    CHECK(standing.clock_steps.empty());
    CHECK_FALSE(standing.play_from);
    for (std::size_t i = 0; i < ruling.matters.size(); ++i) {
        if (standing.over->matter == i) continue;
        CHECK_FALSE(ruling.matters[i].obligation);
        CHECK(ruling.matters[i].rights.empty());
        CHECK_FALSE(ruling.matters[i].clock);
        CHECK_FALSE(ruling.matters[i].game);
        for (const OtherAnswer& other : ruling.matters[i].other) {
            CHECK(other.kind != rules::OtherKind::grant);
            CHECK(other.kind != rules::OtherKind::wait);
            CHECK(other.kind != rules::OtherKind::discretion);
        }
    }
    if (is_raised_at_the_close(ruling)) return;
    for (std::size_t act = standing.over->act ? *standing.over->act + 1 : 0; act < ruling.story.size(); ++act) {
        CHECK(ruling.story[act].what != EffectWord::on_board);
        CHECK(ruling.story[act].what != EffectWord::chose);
        CHECK(ruling.story[act].what != EffectWord::answered);
        CHECK(ruling.story[act].what != EffectWord::taken_back);
    }
}

/// Whether every matter was brought before the arbiter: what nobody raised is judged only when all is told.
bool is_all_raised(const Ruling& ruling) {
    std::set<std::size_t> raised;
    for (const Effect& effect : ruling.story)
        if (effect.matter && effect.what == EffectWord::raised) raised.insert(*effect.matter);
    return raised.size() == ruling.matters.size();
}

/// The board printed is the one on which the next move is made.
void check_play_goes_on_from_the_board_printed(const Case& given, const Ruling& ruling) {
    const bool is_open = ruling.status == Status::needs_facts || ruling.status == Status::conflict;
    const auto& board = ruling.standing.play_from;
    if (is_open || !board || !ruling.standing.due.empty() || !is_all_raised(ruling)) return;
    const auto position = chess::Position::from(*board);
    if (!position || !position->has_legal_move()) return;
    const chess::MoveList moves = position->legal_moves();
    const chess::Move move = moves[0];
    if (move.kind() == chess::Move::Kind::castling || move.promotes_to()) return;
    Case longer = given;
    MoveMan made{{move.from(), move.to()}};
    if (move.kind() == chess::Move::Kind::en_passant)
        made.taken = chess::Square::at(move.to().file(), move.from().rank());
    longer.dispute.acts.push_back({person_of(board->turn), made});
    const auto after = ruling_on(longer);
    INFO("then " << chess::to_uci(*position, move));
    REQUIRE(after);
    if (after->status == Status::needs_facts || after->standing.over || !after->standing.play_from) return;
    if (!after->standing.due.empty()) return;
    CHECK(chess::to_fen(*after->standing.play_from) == chess::to_fen(game::after(*board, move)));
}

/// What happened beside the board may change places with what was done on it.
void check_conduct_has_no_place(const Case& given, const Ruling& ruling) {
    const auto& acts = given.dispute.acts;
    for (std::size_t act = 1; act < acts.size(); ++act) {
        const bool is_conduct =
            std::holds_alternative<Happening>(acts[act].what) && std::get<Happening>(acts[act].what).act == "device";
        const bool after_board = std::holds_alternative<MoveMan>(acts[act - 1].what);
        if (!is_conduct || !after_board || ruling.standing.over) continue;
        Case swapped = given;
        std::swap(swapped.dispute.acts[act - 1], swapped.dispute.acts[act]);
        const auto other = ruling_on(swapped);
        INFO("acts " << act << " and " << act + 1 << " change places");
        CHECK(other);
        if (!other) continue;
        CHECK(essence(other->standing) == essence(ruling.standing));
    }
}

/// What is played outside a duty, and the clock then pressed: that is no press without a move.
bool is_pressed_for(const std::vector<Act>& acts, std::size_t act) {
    return act + 1 < acts.size() && std::holds_alternative<Press>(acts[act + 1].what) &&
           acts[act + 1].by == acts[act].by;
}

/// Half an agreement waits for the other half; what fell with a position had its effect until then.
bool is_remark(const std::vector<Effect>& story, const std::vector<Act>& acts, std::size_t act) {
    const Effect& effect = story[act];
    const bool had_effect = effect.why == NoEffect::half_agreed || effect.why == NoEffect::position_gone ||
                            (effect.why == NoEffect::not_what_is_due && is_pressed_for(acts, act));
    return effect.what == EffectWord::none && !had_effect;
}

/// An act that is said to have no effect has none: without it the game stands the same.
void check_remarks_change_nothing(const Case& given, const Ruling& ruling, StoryRulings& rulings) {
    for (std::size_t act = 0; act < ruling.story.size(); ++act) {
        if (!is_remark(ruling.story, given.dispute.acts, act)) continue;
        Case without = given;
        without.dispute.acts.erase(without.dispute.acts.begin() + static_cast<std::ptrdiff_t>(act));
        const auto& other = rulings.on(without);
        INFO("without act " << act + 1);
        if (!other && act == 0) continue;  // what came second would object to nothing
        CHECK(other);
        if (!other) continue;
        CHECK(essence(other->standing) == essence(ruling.standing));
    }
}

/// What was told before does not change by what is told after, but where it is taken back or hangs on an answer.
void check_the_past_stays(const Case& given, const Ruling& ruling, StoryRulings& rulings) {
    if (ruling.status == Status::needs_facts) return;
    Case earlier = given;
    if (earlier.dispute.acts.empty()) return;
    earlier.dispute.acts.pop_back();
    const auto& before = rulings.on(earlier);
    if (!before || before->status == Status::needs_facts) return;
    for (std::size_t act = 0; act < before->story.size(); ++act) {
        INFO("act " << act + 1);
        const EffectWord now = ruling.story[act].what;
        const EffectWord then = before->story[act].what;
        // What nobody had raised is judged when all is told: it may have been taken back then, and not now.
        const auto fell = [](const Effect& effect) {
            return effect.what == EffectWord::taken_back || effect.why == NoEffect::position_gone;
        };
        const bool is_taken_back = fell(ruling.story[act]) || fell(before->story[act]);
        // It is shown as open where no ruling is on it, and a move that ended the game as that once it is raised.
        const auto is_undecided = [](EffectWord word) {
            return word == EffectWord::opened || word == EffectWord::on_board;
        };
        const bool is_decided_since = is_undecided(then) && (is_undecided(now) || now == EffectWord::ended_game);
        const bool waits_for_other_half = before->story[act].why == NoEffect::half_agreed;
        // "Check" turns out to have been said of the move that its player makes next.
        const bool is_said_of_last_move = now == EffectWord::kept && act + 1 == before->story.size() &&
                                          std::holds_alternative<SayCheck>(given.dispute.acts[act].what);
        CHECK((now == then || is_taken_back || is_decided_since || is_said_of_last_move || waits_for_other_half));
    }
}

void check_reads_back(const Ruling& ruling) {
    const auto read = read_ruling(to_json(ruling));
    REQUIRE(read);
    CHECK(*read == ruling);
}

}  // namespace

TEST_CASE("stories made at random lose no act, end once, and stand where they say") {
    std::set<EffectWord> seen;
    std::set<NoEffect> reasons;
    for (const std::string& id : tests::ruleset_ids()) {
        StoryRulings rulings;
        const auto judge = [&](const Case& told) { return rulings.on(told); };
        tests::StoryMaker maker(23, judge);
        for (std::int64_t i = 0; i < sized(100, 100, 7'200, 4); ++i) {
            rulings.forget();
            const Case given = maker.next(id);
            INFO(to_text(to_json(given)));
            const auto& ruling = rulings.on(given);
            REQUIRE(ruling);
            CHECK(ruling->status != Status::conflict);
            for (const Effect& effect : ruling->story) {
                seen.insert(effect.what);
                if (effect.why) reasons.insert(*effect.why);
            }
            check_every_act_has_its_effect(given, *ruling);
            check_the_end_silences_the_rest(*ruling);
            check_play_goes_on_from_the_board_printed(given, *ruling);
            check_conduct_has_no_place(given, *ruling);
            check_remarks_change_nothing(given, *ruling, rulings);
            check_the_past_stays(given, *ruling, rulings);
            check_reads_back(*ruling);
            tests::check_answers_lead_there(given, *ruling, judge);
        }
    }
    if (test_size() == TestSize::brief) return;  // too few to see every word
    for (const auto& row : rules::rows<EffectWord>()) {
        INFO(row.name);
        CHECK(seen.contains(row.value));
    }
    for (const auto& row : rules::rows<NoEffect>()) {
        // Too rare at random, or told of no act there: demands_test.cpp, denials_test.cpp.
        const bool is_tested_there = row.value == NoEffect::not_open || row.value == NoEffect::right_lost ||
                                     row.value == NoEffect::not_established || row.value == NoEffect::settled;
        if (is_tested_there) continue;
        INFO(row.name);
        CHECK(reasons.contains(row.value));
    }
}

TEST_CASE("Who brings up what takes the board back has not spoken for nothing") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "a press without a move, answered", "given": {"ruleset": "fide-2023", "play": "standard"},
        "when": {"told": "complete", "acts": [
            {"act": "press", "by": "white"}, {"act": "move", "by": "black", "from": "a7", "to": "a6"},
            {"act": "press", "by": "black"}, {"act": "point_out", "by": "white"}]}})"));
    REQUIRE(ruling);
    CHECK(ruling->story[1].what == EffectWord::taken_back);
    CHECK(ruling->story[3] == Effect{.what = EffectWord::raised, .matter = 0});
}

TEST_CASE("A turn that the end of the game leaves unfinished is no breach") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "a man in hand, and a resignation", "given": {"ruleset": "fide-2023", "play": "standard"},
        "when": {"told": "complete", "acts": [
            {"act": "place", "by": "white", "from": "e2", "to": "e4"}, {"act": "resign", "by": "white"}]}})"));
    REQUIRE(ruling);
    REQUIRE(ruling->matters.size() == 2);
    for (const MatterRuling& matter : ruling->matters) CHECK(matter.conclusion != Conclusion::breach);
}

TEST_CASE("A finding that hangs on what is asked is not made yet") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "an offer, a touch, and the offer accepted", "given": {"ruleset": "fide-2023", "play": "standard",
            "position": {"fen": "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"}},
        "when": {"told": "complete", "acts": [
            {"act": "offer_draw", "by": "black"}, {"act": "touch", "by": "white", "squares": ["f3"]},
            {"act": "agree", "by": "white"}]}})"));
    REQUIRE(ruling);
    REQUIRE(ruling->questions.size() == 1);
    for (const MatterRuling& matter : ruling->matters) {
        const bool is_offer = matter.acts == std::vector<std::size_t>{0};  // out of turn, whatever White meant
        CHECK(matter.conclusion.has_value() == is_offer);
    }
}

TEST_CASE("Times to set and a duty wait where the game may be over") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "an illegal move, and the other player's flag", "given": {"ruleset": "fide-2023", "play": "standard",
            "position": {"fen": "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 6 5"}},
        "when": {"told": "complete", "acts": [
            {"act": "move", "by": "black", "from": "f6", "to": "d6"}, {"act": "press", "by": "black"},
            {"act": "flag_falls", "by": "white"}, {"act": "claim", "by": "black", "ground": "flag"}]}})"));
    REQUIRE(ruling);
    CHECK(ruling->status == Status::needs_facts);
    CHECK(ruling->standing.clock_steps.empty());
    CHECK(ruling->standing.due.empty());
    CHECK_FALSE(ruling->matters.front().conclusion);
}

TEST_CASE("Mate ends the game with the move that gives it, whoever claims a flag after it") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "mate, and then the flag", "given": {"ruleset": "fide-2023", "play": "standard",
            "position": {"fen": "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 40"}},
        "when": {"told": "complete", "acts": [
            {"act": "move", "by": "white", "from": "e1", "to": "e8"}, {"act": "flag_falls", "by": "white"},
            {"act": "claim", "by": "black", "ground": "flag"}]}})"));
    REQUIRE(ruling);
    CHECK(ruling->story[0].what == EffectWord::ended_game);
    CHECK(ruling->story[2].why == NoEffect::game_over);
    REQUIRE(ruling->standing.over);
    CHECK(ruling->standing.over->act == 0U);
}

TEST_CASE("The end on the board comes with the act that made it: the envelope opened, a Queen let go") {
    const auto ended_by = [](const char* acts) {
        const auto ruling =
            ruling_on(tests::case_of(fmt::format(R"({{"name": "an end on the board", "given": {{"ruleset": "bcf-1911",
                "position": {{"fen": "7k/8/5QK1/8/8/8/8/8 w - - 0 1"}}}}, "when": {{"told": "complete", "acts": [{}]}}}})",
                                                 acts)));
        REQUIRE(ruling);
        REQUIRE(ruling->standing.over);
        CHECK(ruling->story.back().why == NoEffect::game_over);
        return ruling->standing.over->act;
    };
    CHECK(ended_by(R"({"act": "adjourn", "by": "arbiter"}, {"act": "seal", "by": "white", "move": "Qf8#"},
                      {"act": "open", "by": "black"}, {"act": "agree", "by": "black"})") == 2U);
    CHECK(ended_by(R"({"act": "release", "by": "white", "from": "f6", "to": "f7"},
                      {"act": "move", "by": "white", "from": "f6", "to": "f8"})") == 0U);
}

TEST_CASE("A move out of turn that came to stand ends the game itself, and not the move before it") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "two moves, and mate with the second", "given": {"ruleset": "us-clubs",
            "position": {"fen": "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3"}},
        "when": {"told": "complete", "acts": [
            {"act": "move", "by": "white", "from": "d1", "to": "h5"},
            {"act": "move", "by": "white", "from": "h5", "to": "f7"},
            {"act": "touch", "by": "black", "squares": ["a7"], "said": "none", "deliberate": true},
            {"act": "point_out", "by": "black"}, {"act": "resign", "by": "black"}]}})"));
    REQUIRE(ruling);
    CHECK(ruling->story[0].what == EffectWord::on_board);
    CHECK(ruling->story[1].what == EffectWord::ended_game);
    CHECK(ruling->story[4].why == NoEffect::game_over);
    REQUIRE(ruling->standing.over);
    CHECK(ruling->standing.over->act == 1U);
}

TEST_CASE("The flag that an arbiter finds is the one that was told to have fallen") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "a flag seen late", "given": {"ruleset": "fide-2023", "play": "standard",
            "position": {"fen": "8/5k2/8/3r4/8/8/3R1K2/8 w - - 10 70"}},
        "when": {"told": "complete", "facts": {"time_exceeded": true, "moves_completed_in_time": false}, "acts": [
            {"act": "flag_falls", "by": "white"}, {"act": "move", "by": "white", "from": "d2", "to": "d3"},
            {"act": "press", "by": "white"}, {"act": "find", "by": "arbiter", "what": "observed.flag"}]}})"));
    REQUIRE(ruling);
    CHECK(ruling->matters.size() == 1);
    CHECK(ruling->story[3] == Effect{.what = EffectWord::ended_game, .matter = 0});
}

TEST_CASE("Nobody plays on while it is to be decided whether a fallen flag has lost the game") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "a claim postponed, and the flag", "given": {"ruleset": "fide-2023", "play": "standard",
            "position": {"fen": "8/8/4k3/3r4/8/2R5/4K3/8 w - - 0 60"},
            "earlier": [{"kind": "claim.draw.normal_means", "by": "white"}],
            "event": {"quickplay_finish_announced": true}},
        "when": {"told": "complete", "facts": {"moves_completed_in_time": false, "normal_means": "undecided"},
            "acts": [{"act": "flag_falls", "by": "white"}], "reported": {"by": "arbiter"}}})"));
    REQUIRE(ruling);
    CHECK_FALSE(ruling->standing.play_from);
    CHECK_FALSE(ruling->standing.over);
}

TEST_CASE("One objection brings all before the arbiter that it reaches") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "an illegal move, pressed with the other hand", "given": {"ruleset": "fide-2023", "play": "standard"},
        "when": {"told": "complete", "acts": [
            {"act": "move", "by": "white", "from": "e2", "to": "e5"},
            {"act": "press", "by": "white", "hand": "other"}, {"act": "point_out", "by": "black"}]}})"));
    REQUIRE(ruling);
    REQUIRE(ruling->matters.size() == 2);
    for (const MatterRuling& matter : ruling->matters) {
        CHECK(matter.conclusion == Conclusion::breach);
        CHECK(matter.acts.back() == 2U);
    }
}

TEST_CASE("A telephone that rang before anybody objected to the offence before it has ended the game") {
    const auto ruling = ruling_on(tests::case_of(R"({
        "name": "a second illegal move, and a telephone seen", "given": {"ruleset": "fide-2023", "play": "standard",
            "earlier": [{"kind": "illegal_move", "by": "white"}]},
        "when": {"told": "complete", "acts": [
            {"act": "move", "by": "white", "from": "e2", "to": "e5"}, {"act": "press", "by": "white"},
            {"act": "device", "by": "black", "facts": {"device_place": "on_person"}},
            {"act": "point_out", "by": "black"}]}})"));
    REQUIRE(ruling);
    REQUIRE(ruling->matters.size() == 2);
    CHECK(ruling->matters[1].conclusion == Conclusion::breach);
    REQUIRE(ruling->standing.over);
    CHECK(ruling->standing.over->matter == 1U);
    CHECK(ruling->standing.over->act == 2U);
}

TEST_CASE("Where a move taken back stands, the ruling says that what was made instead goes back") {
    const auto ruling_after = [](const char* touch) {
        return ruling_on(tests::case_of(fmt::format(R"({{"name": "a move, and another in its place",
            "given": {{"ruleset": "fide-2023", "play": "standard"}},
            "when": {{"told": "complete", "acts": [
                {{"act": "move", "by": "white", "from": "g1", "to": "f3"}}, {{"act": "retract", "by": "white"}},
                {{"act": "move", "by": "white", "from": "g1", "to": "h3"}}, {{"act": "press", "by": "white"}},{}
                {{"act": "point_out", "by": "black"}}]}}}})",
                                                    touch)));
    };
    const auto at_once = ruling_after("");
    REQUIRE(at_once);
    REQUIRE(at_once->matters.size() == 1);
    CHECK(at_once->matters[0].position->undoes_later);
    const auto late =
        ruling_after(R"({"act": "touch", "by": "black", "squares": ["e7"], "said": "none", "deliberate": true},)");
    REQUIRE(late);
    for (const MatterRuling& matter : late->matters)
        if (matter.position) CHECK_FALSE(matter.position->undoes_later);
}

TEST_CASE("A right to require something is gone once its holder has played on") {
    const auto rights_after = [](const char* more) {
        const auto ruling = ruling_on(tests::case_of(fmt::format(R"({{"name": "an arbiter's remark, and play goes on",
            "given": {{"ruleset": "fide-2009", "play": "blitz", "event": {{"well_supervised": false}}}},
            "when": {{"told": "complete", "acts": [
                {{"act": "move", "by": "white", "from": "e2", "to": "e5"}}, {{"act": "press", "by": "white"}},
                {{"act": "point_out", "by": "arbiter"}}{}]}}}})",
                                                                 more)));
        REQUIRE(ruling);
        REQUIRE_FALSE(ruling->matters.empty());
        return ruling->matters.front().rights.size();
    };
    CHECK(rights_after("") == 1);
    CHECK(rights_after(R"(, {"act": "move", "by": "black", "from": "a7", "to": "a6"})") == 0);
}

TEST_CASE("A right to play a man elsewhere is gone once its holder has moved another in the same act") {
    const auto rights_after = [](const char* more) {
        const auto ruling = ruling_on(tests::case_of(fmt::format(R"({{"name": "a Pawn let go, and another man moved",
            "given": {{"ruleset": "bcf-1911", "position": {{"fen": "7k/P5pp/8/8/8/4N3/1r4PP/6K1 w - - 0 40"}}}},
            "when": {{"told": "complete", "acts": [
                {{"act": "move", "by": "white", "from": "a7", "to": "a8"}},
                {}]}}}})",
                                                                 more)));
        REQUIRE(ruling);
        REQUIRE_FALSE(ruling->matters.empty());
        return ruling->matters.front().rights.size();
    };
    CHECK(rights_after(R"({"act": "retract", "by": "white"})") == 1);
    CHECK(rights_after(R"({"act": "move", "by": "white", "from": "e3", "to": "d5"},
                          {"act": "move", "by": "black", "from": "b2", "to": "b8"})") == 0);
}

TEST_CASE("While a question may bind him, no leave to play any move is part of the ruling") {
    const auto duty_with = [](const char* purpose) {
        const auto ruling =
            ruling_on(tests::case_of(fmt::format(R"({{"name": "a touch, and an illegal move with another man",
            "given": {{"ruleset": "fide-2023", "play": "standard", "position": {{"fen":
                "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"}}}},
            "when": {{"told": "complete", "acts": [
                {{"act": "touch", "by": "white", "squares": ["c4"]{}}},
                {{"act": "move", "by": "white", "from": "f3", "to": "h5"}}, {{"act": "press", "by": "white"}},
                {{"act": "point_out", "by": "black"}}]}}}})",
                                                 purpose)));
        REQUIRE(ruling);
        REQUIRE_FALSE(ruling->matters.empty());
        REQUIRE(ruling->matters.front().obligation);
        return *ruling->matters.front().obligation;
    };
    const Obligation open = duty_with("");
    CHECK(open.status == Status::needs_facts);
    CHECK(open.options.empty());
    CHECK(duty_with(R"(, "deliberate": true)").options.size() == 1);
}

TEST_CASE("No breach is written down while a claim before it may have ended the game") {
    const auto ruling = ruling_on(tests::case_of(R"({"name": "a claim, and then a move out of turn",
        "given": {"ruleset": "fide-2023", "play": "standard", "position": {"fen":
            "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5"}},
        "when": {"told": "complete", "acts": [
            {"act": "claim", "by": "white", "ground": "repetition"},
            {"act": "move", "by": "black", "from": "d7", "to": "d6"}, {"act": "point_out", "by": "white"}]}})"));
    REQUIRE(ruling);
    REQUIRE(ruling->matters.size() == 2);
    CHECK_FALSE(ruling->matters.back().conclusion);
    CHECK(ruling->matters.back().other.empty());
}
