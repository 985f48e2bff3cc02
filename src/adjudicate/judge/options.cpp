#include "adjudicate/judge/options.hpp"

#include <algorithm>
#include <utility>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/judge/clock_answer.hpp"
#include "adjudicate/judge/filtered_moves.hpp"
#include "adjudicate/judge/positions.hpp"
#include "base/error.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Move;
using chess::Position;
using chess::Square;
using rules::Deed;
using rules::Filter;
using rules::Men;
using rules::Remedy;
using rules::Truth;

class Resolver {
public:
    Resolver(const Scene& scene, const rules::Article& article, const Knows& knows)
        : scene_(scene), article_(article), knows_(knows), base_(scene.base()) {
        if (base_ && base_->turn() != scene.offender()) base_.reset();
    }

    Resolved resolve(const Remedy& remedy) {
        const Truth open = remedy.only_if.parts.empty() ? Truth::yes : knows_(remedy.only_if);
        if (open == Truth::no) return not_in_this_case(remedy);
        Resolved resolved = std::visit([&](const auto& what) { return on(remedy, what); }, remedy.what);
        if (open == Truth::unknown) {
            for (OpenOption& option : resolved.options) option.possible_unknown = true;
        }
        return resolved;
    }

private:
    Resolved not_in_this_case(const Remedy& remedy) const {
        Resolved resolved;
        resolved.unavailable.push_back({action_of(remedy), {}, {}, Obstacle::not_in_this_case});
        return resolved;
    }

    Resolved on(const Remedy& remedy, const rules::MoveRemedy& move) {
        const Filter& filter = move.filter;
        const FilterMen men = men_of(scene_, filter, it_);
        Resolved resolved;
        Option shown = described(remedy, filter, men);
        if (!base_ || is_any_unknown(filter, men)) return without_position(std::move(shown), filter);
        std::vector<Move> moves = filtered_moves(scene_, *base_, filter, men);
        if (moves.empty()) {
            resolved.unavailable.push_back({shown.action, shown.man, shown.with, why_none(*base_, shown.action, men)});
            return resolved;
        }
        shown.moves = to_sans(*base_, moves);
        resolved.options.push_back({std::move(shown), std::move(moves)});
        return resolved;
    }

    /// Nobody told which men they are: what is due can only be said in words.
    static bool is_any_unknown(const Filter& filter, const FilterMen& men) {
        return (filter.man && !men.man) || (filter.captures && !men.captures) ||
               (filter.moves_or_captures && !men.either);
    }

    /// Which man an option is about: the one captured, the one moved with, or the list in words.
    Option described(const Remedy& remedy, const Filter& filter, const FilterMen& men) const {
        Option shown;
        shown.action = action_of(remedy);
        if (is(shown.action, Deed::king_move) || is(shown.action, Deed::castle)) return shown;
        if (filter.captures) {
            shown.man = shown_men(men.captures, *filter.captures);
            if (filter.man) shown.with = shown_men(men.man, *filter.man);
            return shown;
        }
        const auto& name = filter.man ? filter.man : filter.moves_or_captures;
        const auto& list = filter.man ? men.man : men.either;
        if (name && *name != Men::own_men) shown.man = shown_men(list, *name);
        return shown;
    }

    /// The squares, or the list by its name where they are not known.
    MenOfOption shown_men(const std::optional<Squares>& squares, Men list) const {
        if (squares) return *squares;
        if (list != Men::it || !it_) return list;
        if (const auto* square = std::get_if<Square>(&*it_)) return Squares{*square};
        return std::get<Men>(*it_);
    }

    static rules::Condition test(std::string fact, rules::Value value) {
        return {
            .kind = rules::Condition::Kind::test, .fact = std::move(fact), .wanted = {.values = {std::move(value)}}};
    }

    /// The fact that tells it where no position is known.
    static rules::Condition can_be_done(const Option& shown, const Filter& filter) {
        if (is(shown.action, Deed::king_move)) return test("king_can_move", true);
        if (!filter.captures) return test("touched_man", std::string(name_of(rules::TouchedMan::movable)));
        return test(filter.man ? "touched_man_takes" : "enemy_man_can_be_taken", true);
    }

    /// No position: the duty in words, and the question whether it can be done, a fact like any other.
    Resolved without_position(Option shown, const Filter& filter) {
        const rules::Condition test = can_be_done(shown, filter);
        const std::string& fact = test.fact;
        Resolved resolved;
        const bool is_sealed = filter.to == rules::Destination(rules::Arrival::sealed);
        const bool is_sure = is_sealed || is(shown.action, Deed::promote);  // the pawn is there already
        const Truth answer = is_sure ? Truth::yes : knows_({.kind = rules::Condition::Kind::all, .parts = {test}});
        if (answer == Truth::no) {
            resolved.unavailable.push_back({shown.action, shown.man, shown.with, Obstacle::cannot_be_done});
            return resolved;
        }
        if (answer == Truth::unknown) resolved.unknown.insert(fact);
        resolved.options.push_back({std::move(shown), {}, answer == Truth::unknown});
        return resolved;
    }

    static void append(Resolved& to, Resolved&& from) {
        for (auto& option : from.options) to.options.push_back(std::move(option));
        for (auto& option : from.unavailable) to.unavailable.push_back(std::move(option));
        for (auto& name : from.not_reached) to.not_reached.push_back(std::move(name));
        to.unknown.insert(from.unknown.begin(), from.unknown.end());
        if (from.chooser) to.chooser = from.chooser;
        to.by_choice = to.by_choice || from.by_choice;
    }

    Resolved on(const Remedy&, const rules::FirstPossible& first) {
        Resolved result;
        bool found = false;
        for (const Part& option : expand(first.options)) {
            if (found) {
                result.not_reached.push_back(action_of(*option.remedy));
                continue;
            }
            Resolved one = resolve(option);
            found = !one.options.empty();
            append(result, std::move(one));
        }
        return result;
    }

    Resolved on(const Remedy&, const rules::ChoiceOf& choice) {
        Resolved result;
        for (const Part& option : expand(choice.options)) append(result, resolve(option));
        merge_equal(result.options);
        result.chooser = side_named(scene_, choice.by);
        if (const auto fact = untold(scene_, choice.by)) result.unknown.insert(*fact);
        result.by_choice = !scene_.offender() || result.chooser != party_of(*scene_.offender());
        return result;
    }

    /// Options that leave the same moves are one: an illegally moved King and "the King" (KERNEL section 7).
    static void merge_equal(std::vector<OpenOption>& options) {
        for (std::size_t i = 0; i < options.size(); ++i) {
            for (std::size_t j = options.size() - 1; j > i; --j) {
                const bool same = !options[i].moves.empty() && options[i].moves == options[j].moves;
                if (same) options.erase(options.begin() + static_cast<std::ptrdiff_t>(j));
            }
        }
    }

    /// One option, with the man that `it` is in it.
    struct Part {
        const Remedy* remedy;
        std::optional<ManMeant> it = {};
    };

    Resolved resolve(const Part& part) {
        const auto outer = std::exchange(it_, part.it ? part.it : it_);
        Resolved resolved = resolve(*part.remedy);
        it_ = outer;
        return resolved;
    }

    /// `each` becomes one option per man.
    std::vector<Part> expand(const std::vector<Remedy>& options) const {
        std::vector<Part> expanded;
        for (const Remedy& option : options) {
            const auto* each = std::get_if<rules::Each>(&option.what);
            if (each == nullptr) {
                expanded.push_back({&option});
            } else {
                for (const Part& part : per_man(*each)) expanded.push_back(part);
            }
        }
        return expanded;
    }

    /// Where nobody knows which men they are, `it` is the list.
    std::vector<Part> per_man(const rules::Each& each) const {
        const auto men = men_named(scene_, each.men);
        std::vector<Part> parts;
        for (const Remedy& remedy : each.remedies)
            if (!men) parts.push_back({&remedy, ManMeant(each.men)});
        for (const Square man : men.value_or(Squares{}))
            for (const Remedy& remedy : each.remedies) parts.push_back({&remedy, ManMeant(man)});
        return parts;
    }

    Resolved on(const Remedy&, const rules::Each& each) {
        Resolved result;
        for (const Part& part : per_man(each)) append(result, resolve(part));
        return result;
    }

    Resolved on(const Remedy& remedy, const rules::Stand& stand) {
        Resolved result;
        Option shown;
        shown.action = action_of(remedy);
        if (stand.unless_own_king_left_in_check && leaves_king_in_announced_check()) {
            result.unavailable.push_back({shown.action, {}, {}, Obstacle::king_left_in_check});
            return result;
        }
        if (takes_a_king()) return not_in_this_case(remedy);
        shown.position_after = scene_.incident.now;
        if (shown.position_after && scene_.offender()) shown.position_after->turn = *scene_.opponent();
        result.options.push_back({std::move(shown)});
        return result;
    }

    /// A King is never taken, so a move that takes one off the board cannot be let stand (SP-18).
    bool takes_a_king() const {
        const auto& now = scene_.incident.now;
        const auto& base = scene_.incident.base;
        const auto is_gone = [&](chess::Color color) { return base->board.king(color) && !now->board.king(color); };
        return base && now && (is_gone(chess::Color::white) || is_gone(chess::Color::black));
    }

    bool leaves_king_in_announced_check() const {
        return leaves_own_king_in_check(scene_) == true && check_left(scene_) != rules::CheckCall::unannounced;
    }

    Resolved on(const Remedy& remedy, const rules::Restore& restore) {
        Resolved result;
        Option shown;
        shown.action = action_of(remedy);
        shown.about = restore.place;
        shown.position_after = position_by(scene_, remedy).setup;
        result.options.push_back({std::move(shown)});
        return result;
    }

    Resolved on(const Remedy& remedy, const rules::TreatAs& treat) { return in_words(remedy, treat.kind); }
    Resolved on(const Remedy&, const rules::May& may) {
        Resolved result;
        for (const Remedy& inner : may.remedies) append(result, resolve(inner));
        if (!result.chooser) result.chooser = side_named(scene_, may.by);
        return result;
    }
    Resolved on(const Remedy& remedy, const rules::CompleteWith& with) { return in_words(remedy, with.piece); }
    Resolved on(const Remedy& remedy, const rules::ClockRemedy&) {
        Resolved result = in_words(remedy, {});
        result.options.front().shown.clock = clock_answer(scene_, result.unknown, {{&article_, &remedy}});
        return result;
    }
    Resolved on(const Remedy& remedy, const rules::ResultRemedy& result) { return in_words(remedy, result.result); }
    Resolved on(const Remedy& remedy, const rules::GameRemedy& game) { return in_words(remedy, game.what); }
    Resolved on(const Remedy& remedy, const rules::LoseRight& lose) { return in_words(remedy, lose.right); }
    Resolved on(const Remedy& remedy, const rules::OtherRemedy& other) {
        return in_words(remedy, other.words.empty() ? About{} : About(other.words.front()));
    }

    Resolved in_words(const Remedy& remedy, About about) const {
        Resolved result;
        Option shown;
        shown.action = action_of(remedy);
        shown.about = std::move(about);
        result.options.push_back({std::move(shown)});
        return result;
    }

    const Scene& scene_;
    const rules::Article& article_;
    const Knows& knows_;
    std::optional<Position> base_;
    std::optional<ManMeant> it_;  // inside `each`
};

}  // namespace

std::vector<std::string> to_sans(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> sans;
    for (const Move move : moves) sans.push_back(chess::to_san(position, move));
    std::sort(sans.begin(), sans.end());
    return sans;
}

OpenOption free_move(const Scene& scene) {
    return free_move(scene.restored ? scene.restored : scene.incident.base);
}

OpenOption free_move(const std::optional<chess::Setup>& setup) {
    OpenOption option;
    option.shown.action = Deed::free_move;
    const auto position = setup ? Position::from(*setup) : Result<Position>(tl::unexpect, Error{});
    if (!position) return option;
    for (const Move move : position->legal_moves()) option.moves.push_back(move);
    option.shown.moves = to_sans(*position, option.moves);
    return option;
}

Resolved resolve(const Scene& scene, const Applied& applied, const Knows& knows) {
    return Resolver(scene, *applied.article, knows).resolve(*applied.remedy);
}

}  // namespace jadoube::adjudicate
