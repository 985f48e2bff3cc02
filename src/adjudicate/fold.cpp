#include "adjudicate/fold.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicate/classify.hpp"
#include "rules/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Setup;
using chess::Square;

bool is_known_kind(const std::string& kind) {
    return rules::kind_named(kind) != nullptr;
}

/// The kind of incident that a claim on this ground is.
std::string kind_of_claim(const std::string& ground) {
    const std::string draw = "claim.draw." + ground;
    return is_known_kind(draw) ? draw : "claim." + ground;
}

/// The kind that a happening names: "find setup.board", "absent", "find repetition".
std::string kind_of_happening(const Happening& happening) {
    const std::string& word = happening.what.empty() ? happening.act : happening.what;
    for (const char* family : {"", "observed.", "conduct.", "setup.", "check.", "resume.", "seal."}) {
        if (is_known_kind(family + word)) return family + word;
    }
    return word;
}

/// Folds act by act. `current_` is the unfinished turn of the person on turn.
class Folder {
public:
    Folder(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute)
        : ruleset_(ruleset), game_(game), dispute_(dispute) {}

    Result<Folded> run() {
        start();
        for (index_ = 0; index_ < dispute_.acts.size(); ++index_) {
            const Act& act = dispute_.acts[index_];
            std::visit([&](const auto& what) { on(act.by, what); }, act.what);
            if (problem_) return tl::unexpected<Error>(*problem_);
        }
        finish();
        return std::move(folded_);
    }

private:
    void start() {
        if (game_.start) {
            replay_.emplace(*game_.start, game_.moves);
            position_ = replay_->at(replay_->end());
            turn_ = position_->turn;
        }
        ply_ = static_cast<int>(game_.moves.size());
        folded_.line = game_.moves;
        fresh_turn();
    }

    void fresh_turn() {
        current_ = Incident{};
        current_.base = position_;
        current_.ply = ply_;
        current_.offender = turn_;
    }

    void refuse(std::string message, std::string hint = {}) {
        if (problem_) return;
        problem_ = Error{ErrorCode::bad_case, std::move(message), fmt::format("act {}", index_ + 1), std::move(hint)};
    }

    /// Whose turn it is; where no position is known, the first to act is taken to be on turn.
    Color turn_for(Color actor) {
        if (!turn_) {
            turn_ = actor;
            current_.offender = actor;
        }
        return *turn_;
    }

    std::optional<Color> player(Person by) {
        const auto color = color_of(by);
        if (!color) refuse("only White or Black can do this", "write \"by\": \"white\" or \"black\"");
        return color;
    }

    /// Touched with intent: an accident or an adjustment with notice costs no claim.
    static bool meant_to_touch(const Incident& incident) {
        return incident.done || std::any_of(incident.touched.begin(), incident.touched.end(), [](const Handled& man) {
                   return man.said != "before" && man.deliberate != false;
               });
    }

    std::optional<chess::Position> playable() const {
        if (!position_) return std::nullopt;
        auto position = chess::Position::from(*position_);
        return position ? std::optional(*position) : std::nullopt;
    }

    static bool has_content(const Incident& incident) {
        return (!incident.touched.empty() && !incident.only_carried) || incident.done || incident.pressed;
    }

    /// Everything about the offences of the other side that a later act of `actor` changes.
    void mark_touched(Color actor) {
        const auto mark = [&](Incident& incident) {
            if (!incident.doubted && incident.offender == !actor) incident.claimant_touched = true;
        };
        for (Incident& incident : folded_.incidents) mark(incident);
        mark(current_);
    }
    void mark_moved(Color actor) {
        for (Incident& incident : folded_.incidents) {
            if (incident.doubted) continue;
            if (incident.offender == !actor) incident.opponent_replied = true;
            if (incident.offender == actor && !incident.retracted) incident.moved_again = true;
            if (incident.offender == actor) incident.speaker_moved = true;
        }
    }

    // ---- acts on the board
    // -------------------------------------------------------------------------------------------

    bool check_man(Square square) {
        if (!position_ || position_->board.at(square)) return true;
        refuse(fmt::format("there is no man on {}", chess::to_text(square)),
               "give squares of the position before the act: " + chess::to_fen(*position_));
        return false;
    }

    void on(Person by, const Touch& touch) {
        const auto color = player(by);
        if (!color) return;
        for (const Square square : touch.squares)
            if (!check_man(square)) return;
        mark_touched(*color);
        Incident out_of_turn = separate_incident(*color, "out_of_turn.touch");
        Incident& incident = turn_for(*color) == *color ? current_ : out_of_turn;
        incident.only_carried = false;
        for (const Square square : touch.squares) incident.touched.push_back({square, touch.said, touch.deliberate});
        incident.order_known = incident.order_known && touch.order_known;
        incident.acts.push_back(index_);
        if (&incident == &out_of_turn) folded_.incidents.push_back(std::move(out_of_turn));
    }

    Incident separate_incident(std::optional<Color> offender, std::string kind) const {
        Incident incident;
        incident.kinds = {std::move(kind)};
        incident.offender = offender;
        incident.base = position_;
        incident.now = position_;
        incident.ply = ply_;
        return incident;
    }

    void on(Person by, const Place& place) {
        const auto color = player(by);
        if (!color || !check_man(place.step.first)) return;
        on(by, Touch{{place.step.first}, {}, true, true});
        if (turn_for(*color) != *color || !position_) return;
        current_.done = classify_move(*position_, *color, MoveMan{place.step});
        current_.done->captured_man_off = false;
        current_.done->held = !place.released;
        current_.complete = false;
    }

    void on(Person by, const MoveMan& move) {
        if (!check_man(move.step.first)) return;
        if (move.taken && !check_man(*move.taken)) return;
        moved(by, [&](Color color) { return classify_move(*position_, color, move); });
    }

    void on(Person by, const Castle& castle) {
        if (!check_man(castle.king.first)) return;
        moved(by, [&](Color color) { return classify_castling(*position_, color, castle); });
    }

    template <typename Classify>
    void moved(Person by, const Classify& classify) {
        const auto color = player(by);
        if (!color) return;
        mark_touched(*color);
        if (turn_for(*color) != *color) {
            Incident incident = separate_incident(color, "out_of_turn.move");
            incident.acts.push_back(index_);
            if (position_) {
                incident.done = classify(*color);
                for (const Square square : handled(*incident.done)) incident.touched.push_back({square, {}, true});
                incident.now = with(*incident.done, *position_);
                incident.now->turn = position_->turn;
            }
            folded_.incidents.push_back(std::move(incident));
            return;
        }
        current_.acts.push_back(index_);
        if (!position_) return pass_unknown_turn();
        current_.done = classify(*color);
        close_if_complete();
    }

    /// A move where no position is known: only the turn passes.
    void pass_unknown_turn() {
        Incident incident = std::move(current_);
        incident.complete = true;
        mark_moved(*turn_);
        folded_.incidents.push_back(std::move(incident));
        last_closed_ = folded_.incidents.size() - 1;
        turn_ = !*turn_;
        ++ply_;
        fresh_turn();
    }

    void close_if_complete() {
        const Setup& base = *current_.base;
        current_.now = with(*current_.done, base);
        const bool unfinished_castling = current_.done->castling && !current_.done->raw.rook;
        const bool unfinished_promotion = is_promotion(*current_.done, base) && new_piece(*current_.done) != "allowed";
        current_.complete = current_.done->legal ? is_complete(*current_.done, base, true, ruleset_)
                                                 : !unfinished_castling && !unfinished_promotion;
        if (*current_.complete) close_turn();
    }

    void close_turn() {
        const Color mover = *turn_;
        mark_moved(mover);
        folded_.line.push_back({played(*current_.done), {}});
        position_ = current_.now;
        folded_.incidents.push_back(std::move(current_));
        last_closed_ = folded_.incidents.size() - 1;
        turn_ = !mover;
        ++ply_;
        fresh_turn();
    }

    static game::Played played(const Done& done) {
        if (done.legal) return *done.legal;
        return done.raw;
    }

    void on(Person by, const NamePiece& name) {
        const auto color = player(by);
        if (!color) return;
        if (turn_for(*color) != *color || !current_.done || !current_.base) {
            return refuse("no pawn of this player waits for a piece", "enter the move of the pawn first");
        }
        const MoveMan move{{current_.done->raw.man.from, current_.done->raw.man.to},
                           current_.done->raw.taken,
                           name.piece,
                           current_.done->two_hands};
        current_.acts.push_back(index_);
        current_.done = classify_move(*current_.base, *color, move);
        current_.done->named_only = true;
        close_if_complete();
    }

    void on(Person by, const Press& press) {
        const auto color = player(by);
        if (!color) return;
        if (press.other_hand) {
            folded_.incidents.push_back(separate_incident(color, "press.other_hand"));
            folded_.incidents.back().acts.push_back(index_);
        }
        if (turn_for(*color) == *color) {
            current_.pressed = true;
            current_.acts.push_back(index_);
            if (current_.done && current_.now) return close_turn();
            current_.now = position_;
            folded_.incidents.push_back(std::move(current_));
            return fresh_turn();
        }
        if (Incident* incident = last_turn_of(*color)) {
            incident->pressed = true;
            incident->acts.push_back(index_);
        }
    }

    Incident* last_turn_of(Color color) {
        if (!last_closed_ || folded_.incidents[*last_closed_].offender != color) return nullptr;
        return &folded_.incidents[*last_closed_];
    }

    /// The player takes his move back, or wants to: what he did is one incident, and the turn is his again.
    void on(Person by, const Retract&) {
        const auto color = player(by);
        if (!color) return;
        if (turn_for(*color) == *color) {
            if (!has_content(current_)) return refuse("there is nothing to take back");
            current_.retracted = true;
            current_.acts.push_back(index_);
            const std::vector<Handled> touched = men_handled(current_);
            folded_.incidents.push_back(std::move(current_));
            return carry_on(touched);
        }
        Incident* incident = last_turn_of(*color);
        if (incident == nullptr) return refuse("this player has no move to take back");
        incident->retracted = true;
        incident->acts.push_back(index_);
        position_ = incident->base;
        ply_ = incident->ply;
        folded_.line.resize(static_cast<std::size_t>(ply_));
        turn_ = *color;
        const std::vector<Handled> touched = men_handled(*incident);
        last_closed_.reset();
        carry_on(touched);
    }

    /// The turn after a move was taken back: the men handled stay touched.
    void carry_on(std::vector<Handled> touched) {
        fresh_turn();
        current_.touched = std::move(touched);
        current_.only_carried = true;
    }

    static std::vector<Handled> men_handled(const Incident& incident) {
        std::vector<Handled> men = incident.touched;
        if (!incident.done) return men;
        for (const Square square : handled(*incident.done)) men.push_back({square, {}, true});
        return men;
    }

    // ---- words
    // -------------------------------------------------------------------------------------------------------

    void on(Person by, const SayCheck&) {
        const auto color = player(by);
        if (!color) return;
        if (Incident* incident = last_turn_of(*color)) {
            incident->said_check = true;
            incident->acts.push_back(index_);
            current_.check_was_announced = true;
        }
        if (gives_check()) return;
        Incident false_check = separate_incident(color, "check.false");
        false_check.said_check = true;
        false_check.acts.push_back(index_);
        folded_.incidents.push_back(std::move(false_check));
    }

    /// Whether the side on turn is in check; taken to be where no position is known.
    bool gives_check() const {
        const auto position = playable();
        return !position || position->is_check();
    }

    void on(Person by, const OfferDraw&) {
        const auto color = player(by);
        if (!color) return;
        Incident offer = separate_incident(color, "draw_offer");
        const Incident* moved = last_turn_of(*color);
        offer.offer_timely = moved != nullptr && turn_ != color && !moved->pressed;
        offer.acts.push_back(index_);
        folded_.incidents.push_back(std::move(offer));
    }
    void on(Person, const Concede&) {}

    void on(Person by, const PointOut& point_out) {
        if (point_out.ply) return doubt_record(by, *point_out.ply);
        doubt(by);
    }

    void on(Person by, const Demand& demand) {
        Incident* incident = doubt(by);
        if (incident == nullptr) return;
        const bool names = !demand.option.empty() || demand.man || !demand.move.empty();
        incident->demand = DemandMade{by, demand, names};
    }

    void on(Person, const Answer& answer) {
        if (Incident* incident = last_doubted()) {
            incident->answer = answer;
            incident->acts.push_back(index_);
        }
    }

    void on(Person, const Refuse&) {
        if (Incident* incident = last_doubted()) {
            incident->refused = true;
            incident->acts.push_back(index_);
        }
    }

    Incident* last_doubted() {
        if (current_.doubted) return &current_;
        for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it)
            if (it->doubted) return &*it;
        return nullptr;
    }

    /// The incident that somebody objects to: the last thing the other side did, or for others the last thing done.
    Incident* doubt(Person by) {
        Incident* incident = target_of(by);
        if (incident == nullptr) {
            if (game_.moves.empty() || !replay_) {
                refuse("nothing has been done that could be objected to", "enter the act that is objected to first");
                return nullptr;
            }
            return doubt_record(by, static_cast<int>(game_.moves.size())), &folded_.incidents.back();
        }
        incident->doubted = true;
        incident->raised_by = by;
        incident->ended_by = ended_by_;
        incident->acts.push_back(index_);
        return incident;
    }

    /// Claims, agreements and what the arbiter sees are not objected to in this way.
    static bool is_objectionable(const Incident& incident) {
        if (incident.kinds.empty()) return true;
        const rules::KindRow* row = rules::kind_named(incident.kinds.front());
        const bool is_check = rules::kind_covers("check", incident.kinds.front());
        return row == nullptr || row->kind_class == rules::KindClass::act || is_check;
    }

    Incident* target_of(Person by) {
        const auto color = color_of(by);
        const auto is_target = [&](const Incident& incident) {
            return (!color || incident.offender != color) && is_objectionable(incident);
        };
        if (has_content(current_) && is_target(current_)) return &current_;
        for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it)
            if (is_target(*it)) return &*it;
        return nullptr;
    }

    /// A half-move of the record becomes the incident: what came later in the record came after it.
    void doubt_record(Person by, int ply) {
        if (!replay_ || ply < 1 || ply > static_cast<int>(game_.moves.size())) {
            refuse(fmt::format("the record has no half-move {}", ply),
                   fmt::format("give a number from 1 to {}", game_.moves.size()));
            return;
        }
        const Setup& base = replay_->at(game::Ply{ply - 1});
        Incident incident;
        incident.base = base;
        incident.ply = ply - 1;
        incident.offender = base.turn;
        incident.done = classify_played(base, replay_->move_to(game::Ply{ply}));
        incident.now = replay_->at(replay_->end());
        incident.complete = true;
        incident.pressed = true;
        incident.doubted = true;
        incident.raised_by = by;
        const int later = static_cast<int>(game_.moves.size()) - ply;
        if (later >= 1) incident.claimant_touched = incident.opponent_replied = true;
        if (later >= 2) incident.moved_again = true;
        incident.acts.push_back(index_);
        folded_.incidents.push_back(std::move(incident));
    }

    void on(Person by, const Claim& claim) {
        if (claim.ground == "illegal_move" || claim.ground == "touch") return on(by, PointOut{});
        const auto color = player(by);
        if (!color) return;
        const std::string kind = kind_of_claim(claim.ground);
        if (kind == "claim.flag" && merge_flag(by, *color)) return;
        Incident incident = separate_incident(kind == "claim.flag" ? !*color : *color, kind);
        incident.ground = claim.ground;
        incident.raised_by = by;
        incident.doubted = true;
        incident.acts.push_back(index_);
        if (turn_ == color && meant_to_touch(current_)) incident.claimant_touched = true;
        incident.ended_by = ended_by_;
        incident.intended_written = claim.intended;
        if (!claim.intended.empty()) read_intended(incident);
        folded_.incidents.push_back(std::move(incident));
    }

    /// A claim about a flag that has been entered as fallen is part of that incident.
    bool merge_flag(Person by, Color claimant) {
        for (auto it = folded_.incidents.rbegin(); it != folded_.incidents.rend(); ++it) {
            if (it->kinds != std::vector<std::string>{"observed.flag"} || it->offender != !claimant) continue;
            it->kinds.emplace_back("claim.flag");
            it->doubted = true;
            it->raised_by = by;
            it->acts.push_back(index_);
            return true;
        }
        return false;
    }

    void read_intended(Incident& incident) {
        const auto position = playable();
        if (!position) return;
        const std::string& written = incident.intended_written;
        const auto san = chess::parse_san(*position, written);
        if (san) {
            incident.intended = san->move;
            incident.intended_man = san->move.from();
        } else if (const auto raw = chess::parse_raw_uci(written); raw && position_->board.at(raw->from)) {
            incident.intended_man = raw->from;  // announced, and illegal: the laws say what follows
        } else {
            refuse("the move intended with the claim cannot be played: " + san.error().message, san.error().hint);
        }
    }

    void on(Person by, const FlagFalls&) {
        const auto color = player(by);
        if (!color) return;
        Incident incident = separate_incident(*color, "observed.flag");
        incident.acts.push_back(index_);
        incident.ended_by = ended_by_;
        folded_.incidents.push_back(std::move(incident));
    }

    void on(Person by, const Resign&) {
        const auto color = player(by);
        if (!color) return;
        Incident incident = separate_incident(*color, "resign");
        incident.acts.push_back(index_);
        incident.ended_by = ended_by();
        folded_.incidents.push_back(std::move(incident));
        ended_by_ = "resignation";
    }

    /// What has ended the game: an act before this one, or mate or stalemate on the board.
    std::string ended_by() const {
        const auto position = playable();
        if (!ended_by_.empty() || !position || position->has_legal_move()) return ended_by_;
        return position->is_check() ? "checkmate" : "stalemate";
    }

    void on(Person, const Agree&) {
        Incident incident = separate_incident(std::nullopt, "agreement");
        incident.acts.push_back(index_);
        incident.ended_by = ended_by();
        folded_.incidents.push_back(std::move(incident));
        ended_by_ = "agreement";
    }

    void on(Person by, const Refer&) { on(by, Happening{"find", "dispute.fact", std::nullopt}); }

    void on(Person by, const Happening& happening) {
        const std::string kind = kind_of_happening(happening);
        if (!is_known_kind(kind)) {
            return refuse(fmt::format("'{}' names no kind of incident", kind), "jadoube rules vocabulary lists them");
        }
        const auto offender = happening.of ? happening.of : happening.act == "find" ? std::nullopt : color_of(by);
        Incident incident = separate_incident(offender, kind);
        incident.raised_by = by;
        incident.doubted = happening.act == "find" && !(offender && color_of(by) == offender);
        incident.acts.push_back(index_);
        incident.ended_by = ended_by_;
        folded_.incidents.push_back(std::move(incident));
    }

    // ---- the end
    // -----------------------------------------------------------------------------------------------------

    void finish() {
        if (has_content(current_) || current_.doubted) folded_.incidents.push_back(current_);
        for (Incident& incident : folded_.incidents) {
            if (incident.kinds.empty()) incident.kinds = kinds_of(incident);
            settle(incident);
        }
        folded_.end = position_;
        folded_.end_ply = ply_;
        folded_.on_turn = turn_;
    }

    std::vector<std::string> kinds_of(const Incident& incident) const {
        std::vector<std::string> kinds;
        if (incident.retracted) return {"change"};
        if (!incident.base) {
            if (incident.pressed && !incident.complete) kinds.emplace_back("press.without_move");
            if (!incident.touched.empty()) kinds.emplace_back("touch");
            return kinds;
        }
        if (incident.done) {
            kinds = kinds_of_move(incident);
        } else if (incident.pressed) {
            kinds.emplace_back("press.without_move");
        }
        const bool only_touched = (kinds.empty() || !incident.done) && !incident.touched.empty();
        if (only_touched) kinds.emplace_back("touch");
        const bool two_hands = incident.done && incident.done->two_hands && incident.pressed;
        if (two_hands && !ended_the_game(incident)) kinds.emplace_back("press.two_hands");
        return kinds;
    }

    /// A legal move that mates or stalemates ends the game before the clock can be pressed.
    static bool ended_the_game(const Incident& incident) {
        if (!incident.done->legal || !incident.now) return false;
        const auto position = chess::Position::from(*incident.now);
        return position && !position->has_legal_move();
    }

    std::vector<std::string> kinds_of_move(const Incident& incident) const {
        const Done& done = *incident.done;
        const Setup& base = *incident.base;
        if (is_promotion(done, base) && (new_piece(done) != "allowed" || incident.complete == false)) {
            const bool wrong_piece = new_piece(done) == "not_allowed";
            if (incident.pressed && !wrong_piece) return {"promotion", "press.pawn_on_last_rank"};
            return {"promotion"};
        }
        if (incident.complete == false) return {"touch"};
        if (!done.legal) return {illegal_kind(done, base)};
        return {};
    }

    /// What was not entered did not take place, if the arbiter said that all is told.
    void settle(Incident& incident) const {
        if (!incident.raised_by) incident.raised_by = dispute_.reported_by;
        if (!dispute_.told_complete) return;
        const std::pair<const char*, std::optional<bool>*> answers[] = {
            {"claimant_touched", &incident.claimant_touched},
            {"opponent_replied", &incident.opponent_replied},
            {"speaker_moved", &incident.speaker_moved},
            {"completed", &incident.moved_again},
            {"refused", &incident.refused},
            {"", &incident.said_check}};
        for (const auto& [fact, answer] : answers) {
            if (!*answer && !dispute_.facts.contains(fact)) *answer = false;
        }
        for (Handled& man : incident.touched)
            if (man.said.empty()) man.said = "none";
        if (!incident.check_was_announced && incident.ply > static_cast<int>(game_.moves.size())) {
            incident.check_was_announced = false;
        }
        if (!incident.raised_by) incident.raised_by = Person::nobody;
    }

    const rules::Ruleset& ruleset_;
    const GameState& game_;
    const Dispute& dispute_;
    std::optional<game::Replay> replay_;
    std::optional<Setup> position_;
    std::optional<Color> turn_;
    int ply_ = 0;
    Incident current_;
    std::optional<std::size_t> last_closed_;
    std::string ended_by_;
    std::size_t index_ = 0;
    std::optional<Error> problem_;
    Folded folded_;
};

}  // namespace

Result<Folded> fold(const rules::Ruleset& ruleset, const GameState& game, const Dispute& dispute) {
    return Folder(ruleset, game, dispute).run();
}

}  // namespace jadoube::adjudicate
