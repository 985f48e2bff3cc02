#include "desk/told/echo.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/groups/line_board.hpp"
#include "desk/sayings/saying.hpp"
#include "desk/told/acts_told.hpp"
#include "desk/told/facts_of_acts.hpp"

namespace jadoube::desk {
namespace {

using adjudicate::Act;
using chess::Square;
using rules::ActWord;

template <typename T>
std::string_view says(T meaning) {
    for (const Saying& row : sayings()) {
        const T* found = std::get_if<T>(&row.meaning);
        if (found != nullptr && *found == meaning) return row.says;
    }
    return {};
}

bool holds(const Told& told, const rules::Values& values) {
    if (values.size() != 1) return false;
    const rules::Value& value = values.front();
    if (const bool* truth = std::get_if<bool>(&told.value)) return value == rules::Value(*truth);
    if (const int* number = std::get_if<int>(&told.value)) return value == rules::Value(std::int64_t{*number});
    return value == rules::Value(std::string(std::get<std::string_view>(told.value)));
}

/// Says acts in order, on the board as it goes on, and then the facts that no act has said.
class Echo {
public:
    Echo(const LineRead& read, const std::optional<chess::Setup>& position)
        : read_(read), facts_(read.facts), board_(position) {}

    std::string text() {
        for (const Act& act : read_.acts) {
            here_ = act.facts;
            here_.insert(read_.facts.begin(), read_.facts.end());
            if (std::holds_alternative<adjudicate::Demand>(act.what)) board_.go_on(act);  // men as they are put right
            const auto by = adjudicate::color_of(act.by);
            if (by && adjudicate::is_move(act)) board_.go_to_board_meant(act.what, *by);
            parts_.push_back(fmt::format("{} {}", name_of(act.by),
                                         std::visit([&](const auto& what) { return say(what, act); }, act.what)));
            const bool is_happening = std::holds_alternative<adjudicate::Happening>(act.what);
            is_happening ? say_what_was_seen(act) : say_facts_of(act);
            if (raises(act)) say_moves_since();
            board_.go_on(act);
        }
        say_facts();
        std::string text = fmt::format("{}", fmt::join(parts_, "; "));
        if (!read_.remark.empty()) text += fmt::format("{}note: {}", text.empty() ? "" : "; ", read_.remark);
        return text;
    }

private:
    std::string man_on(Square square) const {
        const auto man = board_.now() ? board_.now()->board.at(square) : std::nullopt;
        const bool has_letter = man && man->role != chess::Role::pawn;
        return (has_letter ? std::string(1, letter_of(man->role)) : "") + to_text(square);
    }
    /// The letter is that of a man of the mover: of another the squares are enough.
    std::string step(const adjudicate::Step& step, adjudicate::Person by) const {
        const auto man = board_.now() ? board_.now()->board.at(step.first) : std::nullopt;
        const bool is_own = !man || man->color == adjudicate::color_of(by);
        return (is_own ? man_on(step.first) : to_text(step.first)) + "-" + to_text(step.second);
    }

    static std::string with(std::string text, bool holds, Manner manner) {
        return holds ? fmt::format("{} {}", text, says(manner)) : text;
    }
    static Manner manner_of(rules::NoticeTime when) {
        switch (when) {
            case rules::NoticeTime::before: return Manner::notice_before;
            case rules::NoticeTime::at_once: return Manner::notice_at_once;
            case rules::NoticeTime::late: return Manner::notice_late;
            case rules::NoticeTime::none: return Manner::notice_none;
        }
        return Manner::notice_none;
    }

    /// On no board: "own f3", "black's f6".
    static std::string side_told(const Act& act) {
        if (act.facts.contains(kOwnTouched)) return fmt::format("{} ", says(Link::own));
        const auto by = adjudicate::color_of(act.by);
        const bool is_enemy = by && act.facts.contains(kEnemyTouched);
        return is_enemy ? fmt::format("{}{} ", name_of(!*by), says(Link::whose)) : "";
    }
    std::string say(const adjudicate::Touch& touch, const Act& act) const {
        std::vector<std::string> men;
        for (const Square square : touch.squares) men.push_back(side_told(act) + man_on(square));
        std::string text = fmt::format("{} {}", says(ActWord::touch), fmt::join(men, " and "));
        text = with(text, touch.deliberate == true, Manner::on_purpose);
        text = with(text, touch.deliberate == false, Manner::by_accident);
        if (touch.said) text = fmt::format("{}, {}", text, says(manner_of(*touch.said)));
        return with(text, !touch.order_known, Manner::order_unknown);
    }
    std::string say(const adjudicate::PlaceMan& place, const Act& act) const {
        const Manner how = place.released ? Manner::man_left : Manner::still_held;
        return fmt::format("{} {} {}", says(ActWord::move), step(place.step, act.by), says(how));
    }
    std::string say(const adjudicate::MoveMan& move, const Act& act) const {
        std::string text = fmt::format("{} {}", says(ActWord::move), step(move.step, act.by));
        const auto role = move.piece ? chess::role_named(name_of(*move.piece)) : std::nullopt;
        if (role) text += fmt::format("={}", letter_of(*role));
        if (move.taken) text += fmt::format(" {} {}", says(Link::taking), to_text(*move.taken));
        return with(text, move.two_hands, Manner::two_hands);
    }
    std::string say(const adjudicate::Castle& castle, const Act& act) const {
        return with(castling(castle, act), castle.two_hands, Manner::two_hands);
    }
    std::string castling(const adjudicate::Castle& castle, const Act& act) const {
        const bool is_short = castle.king.second.file() > castle.king.first.file();
        const std::string side = fmt::format("{} {}", says(ActWord::castle), is_short ? "0-0" : "0-0-0");
        const auto usual =
            board_.castling_of(side, adjudicate::color_of(act.by).value_or(chess::Color::white), is_short);
        const auto* whole = usual ? std::get_if<adjudicate::Castle>(&*usual) : nullptr;
        if (whole != nullptr && whole->king == castle.king) {
            if (whole->rook == castle.rook) return side;
            if (!castle.rook) return fmt::format("{} {}", side, says(Manner::without_rook));
        }
        const std::string king = fmt::format("{} {}", says(ActWord::castle), step(castle.king, act.by));
        return castle.rook ? fmt::format("{} {} {}", king, says(Link::also), step(*castle.rook, act.by)) : king;
    }
    /// Where his last move to a last rank before the act went, else his last move.
    [[nodiscard]] std::optional<chess::Square> square_of_new_piece(const Act& act) const {
        std::optional<chess::Square> square;
        bool arrived = false;
        for (const Act* before = read_.acts.data(); before != &act; ++before) {
            const auto* move = std::get_if<adjudicate::MoveMan>(&before->what);
            const bool is_his = move != nullptr && before->by == act.by;
            const bool is_at_the_end = is_his && (move->step.second.rank() == 0 || move->step.second.rank() == 7);
            if (is_his && (!arrived || is_at_the_end)) square = move->step.second;
            arrived = arrived || is_at_the_end;
        }
        return square;
    }
    std::string say(const adjudicate::NamePiece& name, const Act& act) const {
        const auto square = name.is_put_on ? square_of_new_piece(act) : std::nullopt;
        if (square) return fmt::format("puts a {} on {}", name_of(name.piece), to_text(*square));
        return fmt::format("{} {}", says(ActWord::name), name_of(name.piece));
    }
    std::string say(const adjudicate::Refuse& refuse, const Act&) const {
        return std::string(refuse.draw_offer ? "declines the draw" : says(ActWord::refuse));
    }
    std::string say(const adjudicate::PointOut& point_out, const Act&) const {
        if (point_out.ply) return fmt::format("points out ply {}", *point_out.ply);
        if (point_out.about == rules::Kind::illegal_move) return "points out the illegal move";
        if (point_out.about == rules::Kind::touch) return "points out the touch";
        const Saying* row = point_out.about ? row_of<Did>(point_out.about) : nullptr;
        return row != nullptr ? fmt::format("points out '{}'", row->says) : std::string(says(ActWord::point_out));
    }
    static std::string say(const adjudicate::Press& press, const Act&) {
        return with(std::string(says(ActWord::press)), press.other_hand, Manner::other_hand);
    }
    static std::string say(const adjudicate::Claim& claim, const Act&) {
        const std::string text = fmt::format("{} {}", says(ActWord::claim), says(claim.ground));
        return claim.intended.empty() ? text : fmt::format("{} {} {}", text, says(Link::with), claim.intended);
    }
    std::string say(const adjudicate::Demand& demand, const Act&) const {
        const auto* deed = demand.option ? std::get_if<rules::Deed>(&*demand.option) : nullptr;
        const auto* game = demand.option ? std::get_if<rules::GameWord>(&*demand.option) : nullptr;
        std::string what;
        if (demand.man && deed != nullptr) {
            what = fmt::format("{} {}", says(Link::taking), man_on(*demand.man));
        } else if (demand.man) {
            what = man_on(*demand.man);
        } else if (!demand.move.empty()) {
            what = demand.move;
        } else if (deed != nullptr) {
            what = says(Demandable{*deed});
        } else if (game != nullptr) {
            what = says(Demandable{*game});
        }
        return what.empty() ? std::string(says(ActWord::demand)) : fmt::format("{} {}", kDemands, what);
    }
    static std::string say(const adjudicate::Adjournment& adjournment, const Act&) {
        const std::string text(says(adjournment.act));
        return adjournment.move.empty() ? text : fmt::format("{} {}", text, adjournment.move);
    }
    std::string say(const adjudicate::Happening& happening, const Act&) {
        return happening.is_found() ? finding(happening) : conduct(happening);
    }
    static std::string say(const adjudicate::Agree&, const Act& act) {
        std::string text(says(ActWord::agree));
        if (act.by == adjudicate::Person::both) text.erase(text.find('s'), 1);  // "both agree"
        return text;
    }
    template <typename Bare>
    std::string say(const Bare&, const Act& act) const {
        const auto word = adjudicate::word_of(act);
        return std::string(word ? says(*word) : std::string_view());
    }

    /// The row of a kind that says the most of the facts told with it.
    template <typename Of>
    const Saying* row_of(std::optional<rules::Kind> kind) const {
        const Saying* best = nullptr;
        for (const Saying& row : sayings()) {
            const auto* of = std::get_if<Of>(&row.meaning);
            if (of == nullptr || of->kind != kind) continue;
            const bool all_told = std::ranges::all_of(row.also, [&](const Told& told) {
                const auto fact = here_.find(std::string(told.fact));
                return fact != here_.end() && holds(told, fact->second);
            });
            if (all_told && (best == nullptr || row.also.size() > best->also.size())) best = &row;
        }
        return best;
    }

    std::string finding(const adjudicate::Happening& happening) {
        const auto kind = happening.kind();
        std::string_view what;
        if (const Saying* row = row_of<Found>(kind)) {
            what = row->says;
            for (const Told& told : row->also) facts_.erase(std::string(told.fact));
        }
        for (const rules::GroundRow& ground : rules::rows<rules::Ground>()) {
            if (what.empty() && kind && observed(ground.value) == kind) what = says(ground.value);
        }
        std::string text = fmt::format("{} {}", says(ActWord::find), what);
        if (happening.of) text += fmt::format(" {} {}", says(Link::of), name_of(*happening.of));
        return text;
    }

    std::string conduct(const adjudicate::Happening& happening) {
        const Saying* best = row_of<Did>(happening.kind());
        if (best == nullptr) return happening.act;
        std::set<std::string_view> said;
        for (const Told& told : best->also) said.insert(told.fact);
        std::string text(best->says);
        for (const auto& [fact, values] : here_) {
            if (said.contains(fact) || !concerns(fact, {adjudicate::Person::white, happening})) continue;
            if (fact == kLate || fact == kAway) text += time_of(values);
            if (fact == kDeliberate) text += intent(values);
            if (const Saying* row = row_of_fact(fact, values)) text += fmt::format(", {}", row->says);
        }
        return text;
    }
    /// "black points it out 3 moves later": the moves made between, which are not told.
    void say_moves_since() {
        constexpr const char* kSince[] = {"moves_by_each", "moves_since_offence"};
        std::optional<rules::Value> count;
        const rules::Values none{std::int64_t{0}};
        for (const char* fact : kSince) {
            const auto told = facts_.find(fact);
            if (told == facts_.end() || told->second == none) continue;  // none: said for itself
            count = told->second.front();
            facts_.erase(told);
        }
        const auto touched = facts_.extract("claimant_touched");
        const bool has_touched = touched && touched.mapped() == rules::Values{true};
        if (touched && !has_touched) parts_.back() += fmt::format(" {}", says(Manner::at_once));
        if (has_touched) facts_.erase("opponent_replied");
        const auto* number = count ? std::get_if<std::int64_t>(&*count) : nullptr;
        if (number != nullptr) parts_.back() += fmt::format(" {} moves later", *number);
        if (number == nullptr && has_touched) parts_.back() += fmt::format(" {}", says(Manner::moves_later));
    }
    /// "white moves Nf3-d3, not pressed"; what is so of several acts is said with each.
    void say_facts_of(const Act& act) {
        for (const auto& [fact, values] : here_) {
            if (!act.facts.contains(fact) && !is_of_several(fact, act)) continue;
            if (const Saying* row = row_of_fact(fact, values)) parts_.back() += fmt::format(", {}", row->says);
            facts_.erase(fact);
        }
    }
    void say_what_was_seen(const Act& act) {
        const auto seen = act.facts.find("arbiter_saw");
        const Saying* row = seen == act.facts.end() ? nullptr : row_of_fact(seen->first, seen->second);
        if (row != nullptr) parts_.back() += fmt::format(", {}", row->says);
    }
    bool is_of_several(const std::string& fact, const Act& act) const {
        const auto is_of = [&](const Act& one) { return concerns(fact, one); };
        return is_of(act) && std::ranges::count_if(read_.acts, is_of) > 1;
    }
    static const Saying* row_of_fact(const std::string& fact, const rules::Values& values) {
        const auto row = std::ranges::find_if(sayings(), [&](const Saying& saying) {
            const auto* told = std::get_if<Told>(&saying.meaning);
            return told != nullptr && told->fact == fact && holds(*told, values);
        });
        return row == sayings().end() ? nullptr : &*row;
    }

    /// What a fact says of conduct stands behind it.
    static std::string intent(const rules::Values& values) {
        return fmt::format(" {}", says(values == rules::Values{true} ? Manner::on_purpose : Manner::by_accident));
    }
    /// In whole minutes or seconds, as times are told in a line.
    static std::string time_of(const rules::Values& values) {
        const auto* ms = std::get_if<std::int64_t>(&values.front());
        constexpr std::int64_t kMinute = 60'000;
        constexpr std::int64_t kSecond = 1000;
        if (ms == nullptr) return {};
        return *ms % kMinute == 0 ? fmt::format(" {} min", *ms / kMinute) : fmt::format(" {} s", *ms / kSecond);
    }
    static inline const std::string kDefault = "default_time_ms";
    static constexpr std::string_view kLate = "late_ms", kAway = "away_ms", kDeliberate = "deliberate";

    void say_facts() {
        std::erase_if(facts_, [&](const auto& fact) {
            return std::ranges::any_of(read_.acts, [&](const Act& act) {
                return std::holds_alternative<adjudicate::Happening>(act.what) && concerns(fact.first, act);
            });
        });
        if (facts_.contains("increment_ms")) {
            parts_.push_back(std::string(says(Manner::increment)) + time_of(facts_.at("increment_ms")));
            facts_.erase("has_increment");
            facts_.erase("increment_ms");
        }
        if (facts_.contains(kDefault)) {
            parts_.push_back(std::string(says(Manner::default_time)) + time_of(facts_.at(kDefault)));
            facts_.erase(kDefault);
        }
        if (facts_.erase("in_check") > 0) parts_.emplace_back(says(Manner::in_check));
        if (const auto legal = facts_.extract("move_is_legal")) {
            parts_.emplace_back(says(legal.mapped() == rules::Values{true} ? Manner::is_legal : Manner::is_illegal));
        }
        for (const auto& [fact, values] : facts_)
            if (const Saying* row = row_of_fact(fact, values)) parts_.emplace_back(row->says);
        if (read_.play) parts_.emplace_back(says(*read_.play));
        for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
            if (!read_.clocks[color]) continue;
            parts_.push_back(fmt::format("{}{} {} {}", name_of(color), says(Link::whose), says(Manner::clock_shows),
                                         to_text(*read_.clocks[color])));
        }
    }

    const LineRead& read_;
    adjudicate::Facts facts_;
    adjudicate::Facts here_ = {};  // of the act that is said now, and of them all
    LineBoard board_;
    std::vector<std::string> parts_ = {};
};

}  // namespace

std::string to_line(const LineRead& read, const std::optional<chess::Setup>& position) {
    return Echo(read, position).text();
}

Error order_question(std::string where, std::string_view ordered) {
    return question("in which order did it happen?", std::move(where),
                    fmt::format("is it in this: {}? Type it so", ordered));
}

}  // namespace jadoube::desk
