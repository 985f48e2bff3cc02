// How the game began, adjournments, clocks, behaviour, and what notes tell.
#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "historical_cases/teller.hpp"

namespace jadoube::historical {

using namespace adjudicate;

namespace {

int men_on(const chess::Board& board) {
    int count = 0;
    for (int index = 0; index < 64; ++index) count += board.at(chess::Square::from_index(index)) ? 1 : 0;
    return count;
}

bool has_pawns(const chess::Board& board) {
    return !(board.men(chess::Role::pawn) == chess::Bitboard{});
}

}  // namespace

/// The words first; then the men that stood at the start.
std::string Teller::setup_kind(const Scene& scene) const {
    for (const char* mark : {"subject", "setup"})
        if (scene.reading.has(mark)) return scene.reading.word(mark);
    if (scene.reading.has("first_move")) return "setup.first_move";
    if (!told_.given.game.start) return "setup.men_misplaced";
    const chess::Board& start = told_.given.game.start->board;
    if (men_on(start) < men_on(chess::Board::initial())) return "setup.men_omitted";
    return start == chess::Board::initial() ? "setup.board" : "setup.men_misplaced";
}

void Teller::setup(const Scene& scene) {
    subject_ = setup_kind(scene);
    culprit_ = color_of(person(scene));
}

/// Whoever raises it finds it.
void Teller::find_subject(const Scene& scene) {
    const auto finder = color_of(person(scene));
    if (subject_ == "setup.men_omitted" && culprit_ && finder) tell_event("claimant_omitted", *culprit_ == *finder);
    const bool about_past = subject_.rfind("setup.", 0) == 0 && line_.history.empty();
    const std::string count =
        scene.reading.has("moves_by_each") ? scene.reading.word("moves_by_each") : any_word("moves_by_each");
    if (const auto moves = parse_int(count); about_past && moves) {
        for (const char* fact : {"moves_by_each", "own_moves"}) tell_fact(fact, *moves);
        tell_fact("moves_made", 2 * *moves);
    }
    const bool of_finder = subject_.rfind("series.", 0) == 0 || subject_.rfind("dispute.", 0) == 0;
    add(scene, Happening{"find", subject_, of_finder || culprit_ == finder ? std::nullopt : culprit_});
    if (subject_ == "check.found" && any("check_announced")) tell_fact("check_left", std::string("announced"));
    subject_.clear();
}

void Teller::find(const Scene& scene) {
    if (subject_.empty() && scene.reading.has("subject")) subject_ = scene.reading.word("subject");
    if (subject_.empty() && scene.reading.has("old_check")) subject_ = "check.found";
    if (subject_.empty()) return objection(scene);
    find_subject(scene);
}

void Teller::note(const Scene& scene) {
    const std::string subject = scene.reading.word("subject");
    if (subject.empty() || subject == "undertaking") return;
    subject_ = subject;
}

/// "moves_each": that many moves of each side after what was told before.
void Teller::counted(const Scene& scene) {
    const std::int64_t each = scene.occurrence.json.number("moves_each", -1);
    if (each < 0) return;
    tell_fact("counted_moves_by_each", each);
    tell_fact("quiet_moves_by_each", each);
    tell_fact("moves_by_each", each);
}

void Teller::seal(const Scene& scene) {
    const std::string subject = scene.reading.word("subject");
    sealed_ = scene.reading.word("sealed");
    add(scene, Adjournment{rules::ActWord::seal, scene.occurrence.json.text("move")});
    if (!subject.empty()) add(Person::arbiter, Happening{"find", subject, color_of(person(scene))});
}

/// The sealed move is made when the game is resumed.
void Teller::resume(const Scene& scene) {
    if (scene.reading.has("sealed")) sealed_ = scene.reading.word("sealed");
    if (!sealed_.empty()) {
        tell_fact("sealed_move", sealed_);
        return add(scene, Happening{"find", "resume.sealed_move", std::nullopt});
    }
    for (const Scene& one : scenes_) {
        const auto& squares = one.occurrence.squares;
        if (one.type == "seal" && squares.size() >= 2) add(one, MoveMan{{squares[0], squares[1]}});
    }
    if (scene.reading.has("wrongly_set")) subject_ = "resume.position";
    if (scene.reading.has("subject")) subject_ = scene.reading.word("subject");
    if (scene.reading.has("opener_told")) {
        tell_fact("opened_by", std::string("player"));
        add(Person::arbiter, Happening{"find", "resume.opener", std::nullopt});
    }
}

void Teller::flag(const Scene& scene) {
    if (color_of(person(scene))) add(scene, FlagFalls{});
    tell_in_time(scene.reading.has("in_time") && !scene.reading.has("exceeded"));
}

void Teller::tell_in_time(bool in_time) {
    tell_fact("time_exceeded", !in_time);
    tell_fact("moves_completed_in_time", in_time);
}

void Teller::clocks(const Scene& scene) {
    if (scene.reading.has("in_time") && !scene.reading.has("exceeded")) tell_in_time(true);
    if (scene.reading.has("exceeded")) flag(scene);
}

void Teller::spectator(const Scene& scene) {
    const bool official = scene.type == "supervisor";
    Person by = person(scene);
    if (official && color_of(by)) by = Person::supervisor;
    if (scene.reading.has("observed") && told_.given.dispute.acts.empty())
        return add(by, Happening{"find", scene.reading.word("observed"), std::nullopt});
    const bool to_the_point = scene.reading.has("speaks") || !scene.reading.has("interferes");
    if (!official && (!to_the_point || has_scene("claim") || told_.given.dispute.acts.empty())) {
        tell_fact("settles_fact", false);
        return add(by, Happening{"spectator", "", std::nullopt});
    }
    add(by, PointOut{});
}

/// Whoever asks an official asks for a ruling; whoever asks another, or a book, asks for help.
void Teller::consult(const Scene& scene) {
    if (scene.reading.has("official")) return;
    tell_fact("relates_to_game", true);
    happen(scene, "assist");
}

void Teller::refer(const Scene& scene) {
    std::string to = scene.occurrence.json.text("to");
    if (to.empty()) to = scene.reading.word("refer_to");
    const auto agreed = told_.given.dispute.facts.find("both_agree");
    const bool refused =
        agreed != told_.given.dispute.facts.end() && agreed->second == rules::Values{rules::Value{false}};
    Refer refer{.to = rules::named<rules::Body>(to)};
    if (!refer.to) refer.name = to;
    add(refused ? person(scene) : Person::both, std::move(refer));
}

/// What a line of this kind takes for granted.
void Teller::defaults() {
    const auto& acts = told_.given.dispute.acts;
    const bool about_arrangements = std::any_of(acts.begin(), acts.end(), [](const Act& act) {
        const auto* claim = std::get_if<Claim>(&act.what);
        const auto* found = std::get_if<Happening>(&act.what);
        return (claim != nullptr && claim->ground == rules::Ground::time_limit) ||
               (found != nullptr && found->what.rfind("series.", 0) == 0);
    });
    const bool about_clocks = std::any_of(acts.begin(), acts.end(), [](const Act& act) {
        const auto* claim = std::get_if<Claim>(&act.what);
        return claim != nullptr && claim->ground == rules::Ground::clock_error;
    });
    if (about_clocks) tell_fact("own_neglect", false);
    if (about_arrangements) tell_fact("agreed_otherwise", false);
    const bool both_handled = std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        const bool handled = std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Touch>(act.what);
        return handled && act.by != acts.front().by;
    });
    if (touched_out_of_turn_ || both_handled) tell_fact("consent", std::string("none"));
    const auto rook_given = told_.given.game.event.find("rook_given");
    if (rook_given != told_.given.game.event.end() && has_scene("castle")) tell_fact("corner_ever_occupied", false);
    if (noticed_) tell_fact("notice_of_counting", true);
    const bool counts = std::any_of(acts.begin(), acts.end(), [](const Act& act) {
        const auto* claim = std::get_if<Claim>(&act.what);
        return claim != nullptr && claim->ground == rules::Ground::fifty_moves;
    });
    if (counts && told_.given.game.start) tell_fact("men_as_listed", !has_pawns(board_));
    const bool answered_a_check =
        speaker_ && std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
            const bool handled = std::holds_alternative<MoveMan>(act.what) || std::holds_alternative<Touch>(act.what);
            return handled && color_of(act.by) == !*speaker_;
        });
    if (answered_a_check) tell_fact("acted_on_it", true);
}

}  // namespace jadoube::historical
