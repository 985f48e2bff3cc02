#include "adjudicate/judge/options.hpp"

#include <algorithm>

#include "adjudicate/facts/places.hpp"
#include "adjudicate/judge/filtered_moves.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Move;
using chess::Position;
using chess::Square;
using rules::Filter;
using rules::Remedy;
using rules::Truth;

class Resolver {
public:
    Resolver(const Scene& scene, const Knows& knows) : scene_(scene), knows_(knows), base_(scene.base()) {
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
        const FilterMen men = men_of(scene_, filter);
        Resolved resolved;
        Option shown = described(remedy, filter, men);
        if (!base_) return without_position(std::move(shown), filter);
        std::vector<Move> moves = filtered_moves(scene_, *base_, filter, men);
        if (moves.empty()) {
            resolved.unavailable.push_back({shown.action, shown.man, shown.with, why_none(*base_, shown.action, men)});
            return resolved;
        }
        shown.moves = to_sans(*base_, moves);
        resolved.options.push_back({std::move(shown), std::move(moves)});
        return resolved;
    }

    /// Which man an option is about: the one captured, the one moved with, or the list in words.
    Option described(const Remedy& remedy, const Filter& filter, const FilterMen& men) const {
        Option shown;
        shown.action = action_of(remedy);
        if (shown.action == "king_move" || shown.action == "castle") return shown;
        if (filter.captures) {
            shown.man = men.captures ? squares_text(*men.captures) : *filter.captures;
            if (filter.man) shown.with = men.man ? squares_text(*men.man) : *filter.man;
            return shown;
        }
        const auto& name = filter.man ? filter.man : filter.moves_or_captures;
        const auto& list = filter.man ? men.man : men.either;
        if (name && *name != "own_men") shown.man = list ? squares_text(*list) : *name;
        return shown;
    }

    static std::string fact_without_position(const Option& shown, const Filter& filter) {
        if (shown.action == "king_move") return "king_can_move";
        if (!filter.captures) return "touched_man";
        return filter.man ? "touched_man_takes" : "enemy_man_can_be_taken";
    }

    /// No position: the duty in words, and the question whether it can be done, a fact like any other.
    Resolved without_position(Option shown, const Filter& filter) {
        const std::string fact = fact_without_position(shown, filter);
        rules::Condition possible;
        possible.kind = rules::Condition::Kind::all;
        rules::Condition test;
        test.kind = rules::Condition::Kind::test;
        test.fact = fact;
        test.wanted.values = {fact == "touched_man" ? rules::Value(std::string("movable")) : rules::Value(true)};
        possible.parts.push_back(test);
        Resolved resolved;
        const Truth answer = knows_(possible);
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
        if (!from.chooser.empty()) to.chooser = from.chooser;
        to.by_choice = to.by_choice || from.by_choice;
    }

    Resolved on(const Remedy&, const rules::FirstPossible& first) {
        Resolved result;
        bool found = false;
        for (const Remedy& option : expand(first.options)) {
            if (found) {
                result.not_reached.push_back(action_of(option));
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
        for (const Remedy& option : expand(choice.options)) append(result, resolve(option));
        merge_equal(result.options);
        result.chooser = side_named(scene_, choice.by);
        result.by_choice = result.chooser != std::string(chess::name_of(scene_.offender()));
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

    /// `each` becomes one option per man.
    std::vector<Remedy> expand(const std::vector<Remedy>& options) {
        std::vector<Remedy> expanded;
        for (const Remedy& option : options) {
            const auto* each = std::get_if<rules::Each>(&option.what);
            if (each == nullptr) {
                expanded.push_back(option);
                continue;
            }
            const auto men = men_named(scene_, each->men);
            for (const Remedy& remedy : each->remedies) {
                if (!men) expanded.push_back(bound(remedy, each->men));  // which men they are, nobody knows
            }
            for (const Square man : men.value_or(Squares{})) {
                for (const Remedy& remedy : each->remedies) expanded.push_back(bound(remedy, chess::to_text(man)));
            }
        }
        return expanded;
    }

    /// The remedy with `it` written as a square or as the list that it comes from.
    static Remedy bound(Remedy remedy, const std::string& man) {
        if (auto* move = std::get_if<rules::MoveRemedy>(&remedy.what)) {
            for (auto* name : {&move->filter.man, &move->filter.captures, &move->filter.moves_or_captures}) {
                if (*name && **name == "it") *name = man;
            }
        }
        return remedy;
    }

    Resolved on(const Remedy&, const rules::Each& each) {
        Resolved result;
        for (const Remedy& remedy : expand({Remedy{each}})) append(result, resolve(remedy));
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
        shown.position_after = scene_.incident.now;
        if (shown.position_after) shown.position_after->turn = !scene_.offender();
        result.options.push_back({std::move(shown)});
        return result;
    }

    bool leaves_king_in_announced_check() const {
        const auto left = measure(scene_, "leaves_own_king_in_check");
        const auto check = measure(scene_, "check_left");
        return left == rules::Values{true} && check != rules::Values{std::string("unannounced")};
    }

    Resolved on(const Remedy& remedy, const rules::Restore& restore) {
        Resolved result;
        Option shown;
        shown.action = action_of(remedy);
        shown.words = restore.place;
        shown.position_after = position_at(scene_, restore.place);
        result.options.push_back({std::move(shown)});
        return result;
    }

    Resolved on(const Remedy& remedy, const rules::TreatAs& treat) { return in_words(remedy, treat.kind); }
    Resolved on(const Remedy&, const rules::May& may) {
        Resolved result;
        for (const Remedy& inner : may.remedies) append(result, resolve(inner));
        if (result.chooser.empty()) result.chooser = side_named(scene_, may.by);
        return result;
    }
    Resolved on(const Remedy& remedy, const rules::CompleteWith& with) { return in_words(remedy, with.role); }
    Resolved on(const Remedy& remedy, const rules::ClockRemedy&) { return in_words(remedy, {}); }
    Resolved on(const Remedy& remedy, const rules::ResultRemedy& result) { return in_words(remedy, result.result); }
    Resolved on(const Remedy& remedy, const rules::GameRemedy& game) { return in_words(remedy, game.what); }
    Resolved on(const Remedy& remedy, const rules::LoseRight& lose) { return in_words(remedy, lose.right); }
    Resolved on(const Remedy& remedy, const rules::OtherRemedy& other) {
        return in_words(remedy, other.words.empty() ? std::string() : other.words.front());
    }

    Resolved in_words(const Remedy& remedy, std::string words) const {
        Resolved result;
        Option shown;
        shown.action = action_of(remedy);
        shown.words = std::move(words);
        result.options.push_back({std::move(shown)});
        return result;
    }

    const Scene& scene_;
    const Knows& knows_;
    std::optional<Position> base_;
};

}  // namespace

std::vector<std::string> to_sans(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> sans;
    for (const Move move : moves) sans.push_back(chess::to_san(position, move));
    std::sort(sans.begin(), sans.end());
    return sans;
}

OpenOption free_move(const Scene& scene) {
    return free_move(scene.incident.base);
}

OpenOption free_move(const std::optional<chess::Setup>& setup) {
    OpenOption option;
    option.shown.action = "free_move";
    const auto position = setup ? Position::from(*setup) : Result<Position>(tl::unexpect, Error{});
    if (!position) return option;
    for (const Move move : position->legal_moves()) option.moves.push_back(move);
    option.shown.moves = to_sans(*position, option.moves);
    return option;
}

Resolved resolve(const Scene& scene, const Remedy& remedy, const Knows& knows) {
    return Resolver(scene, knows).resolve(remedy);
}

}  // namespace jadoube::adjudicate
