#include "adjudicate/options.hpp"

#include <algorithm>

#include "adjudicate/classify.hpp"
#include "adjudicate/positions.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Move;
using chess::Position;
using chess::Square;
using rules::Castling;
using rules::Filter;
using rules::Remedy;
using rules::Truth;
using Squares = std::vector<Square>;

bool contains(const Squares& squares, Square square) {
    return std::find(squares.begin(), squares.end(), square) != squares.end();
}

std::string squares_text(const Squares& squares) {
    std::string text;
    for (const Square square : squares) text += (text.empty() ? "" : " ") + chess::to_text(square);
    return text;
}

/// A filter with its lists of men looked up.
struct Lists {
    std::optional<Squares> man;
    std::optional<Squares> captures;
    std::optional<Squares> either;
};

std::optional<Squares> list_of_men(const Scene& scene, const std::optional<std::string>& name) {
    return name ? men_named(scene, *name) : std::nullopt;
}

bool is_move_of(const Scene& scene, Move move, const Squares& men) {
    if (contains(men, move.from())) return true;
    const bool rook_moves = scene.context.ruleset.definition("castling_counts_as_move_of", "king") == "king_and_rook";
    return rook_moves && move.kind() == Move::Kind::castling && contains(men, move.to());
}

bool castling_allows(const Scene& scene, Castling rule, Move move) {
    const bool castles = move.kind() == Move::Kind::castling;
    if (rule == Castling::barred) return !castles;
    if (rule == Castling::allowed) return true;
    const auto rook = men_named(scene, "castling_rook");
    const bool same_side = rook && contains(*rook, castles ? move.to() : Square{});
    if (rule == Castling::required) return castles && same_side;
    return !castles || !same_side;
}

std::optional<Square> arrival_named(const Scene& scene, const std::string& name) {
    if (name == "arrival") return scene.incident.done ? std::optional(scene.incident.done->raw.man.to) : std::nullopt;
    if (name == "intended")
        return scene.incident.intended ? std::optional(scene.incident.intended->to()) : std::nullopt;
    return chess::square_named(name);
}

bool arrives_at(Move move, Square square) {
    const bool castles = move.kind() == Move::Kind::castling;
    return move.to() == square || (castles && Position::castling_arrival(move).king == square);
}

bool passes(const Scene& scene, const Position& base, const Filter& filter, const Lists& lists, Move move) {
    const auto captured = base.captured(move);
    const auto captures = [&](const Squares& men) { return captured && contains(men, *captured); };
    if (lists.man && !is_move_of(scene, move, *lists.man)) return false;
    if (lists.captures && !captures(*lists.captures)) return false;
    if (lists.either && !is_move_of(scene, move, *lists.either) && !captures(*lists.either)) return false;
    if (filter.to) {
        const auto square = arrival_named(scene, *filter.to);
        if (!square || !arrives_at(move, *square)) return false;
    }
    if (!filter.promotes_to.empty() && move.promotes_to()) {
        const std::string role(chess::name_of(*move.promotes_to()));
        if (std::find(filter.promotes_to.begin(), filter.promotes_to.end(), role) == filter.promotes_to.end())
            return false;
    }
    return castling_allows(scene, filter.castling, move);
}

std::vector<Move> filtered(const Scene& scene, const Position& base, const Filter& filter, const Lists& lists) {
    std::vector<Move> kept;
    for (const Move move : base.legal_moves())
        if (passes(scene, base, filter, lists, move)) kept.push_back(move);
    return kept;
}

/// Whether some man of the list could move, were it not that the own King would be in check.
bool held_by_check(const Position& base, const Squares& men) {
    for (const Square man : men) {
        for (int i = 0; i < 64; ++i) {
            if (chess::why_illegal(base, {man, Square::from_index(i), std::nullopt}) == "leaves_king_in_check")
                return true;
        }
    }
    return false;
}

std::string why_empty(const Position& base, const std::string& action, const Lists& lists) {
    if (action == "king_move") return "the King has no legal move";
    if (lists.captures || action == "capture") return "cannot be taken";
    if (lists.either) return "can neither be moved nor taken";
    if (!lists.man || lists.man->empty()) return "no such man";
    return held_by_check(base, *lists.man) ? "held by check" : "blocked";
}

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
        resolved.unavailable.push_back({action_of(remedy), {}, {}, "not in this case"});
        return resolved;
    }

    Resolved on(const Remedy& remedy, const rules::MoveRemedy& move) {
        const Filter& filter = move.filter;
        const Lists lists{list_of_men(scene_, filter.man), list_of_men(scene_, filter.captures),
                          list_of_men(scene_, filter.moves_or_captures)};
        Resolved resolved;
        Option shown = described(remedy, filter, lists);
        if (!base_) return without_position(std::move(shown), filter);
        std::vector<Move> moves = filtered(scene_, *base_, filter, lists);
        if (moves.empty()) {
            resolved.unavailable.push_back(
                {shown.action, shown.man, shown.with, why_empty(*base_, shown.action, lists)});
            return resolved;
        }
        shown.moves = to_sans(*base_, moves);
        resolved.options.push_back({std::move(shown), std::move(moves)});
        return resolved;
    }

    /// Which man an option is about: the one captured, the one moved with, or the list in words.
    Option described(const Remedy& remedy, const Filter& filter, const Lists& lists) const {
        Option shown;
        shown.action = action_of(remedy);
        if (shown.action == "king_move" || shown.action == "castle") return shown;
        if (filter.captures) {
            shown.man = lists.captures ? squares_text(*lists.captures) : *filter.captures;
            if (filter.man) shown.with = lists.man ? squares_text(*lists.man) : *filter.man;
            return shown;
        }
        const auto& name = filter.man ? filter.man : filter.moves_or_captures;
        const auto& list = filter.man ? lists.man : lists.either;
        if (name && *name != "own_men") shown.man = list ? squares_text(*list) : *name;
        return shown;
    }

    /// No position: the duty in words, and the question whether it can be done, a fact like any other.
    Resolved without_position(Option shown, const Filter& filter) {
        const std::string fact = shown.action == "king_move" ? "king_can_move"
                                 : filter.captures           ? "enemy_man_can_be_taken"
                                                             : "touched_man";
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
            resolved.unavailable.push_back({shown.action, shown.man, shown.with, "cannot be done"});
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
            for (const Remedy& remedy : each->todo) {
                if (!men) expanded.push_back(bound(remedy, each->men));  // which men they are, nobody knows
            }
            for (const Square man : men.value_or(Squares{})) {
                for (const Remedy& remedy : each->todo) expanded.push_back(bound(remedy, chess::to_text(man)));
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
            result.unavailable.push_back({shown.action, {}, {}, "would leave the King in check"});
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

    Resolved on(const Remedy& remedy, const rules::TreatAs& treat) {
        return in_words(remedy, "treated as " + treat.kind);
    }
    Resolved on(const Remedy&, const rules::May& may) {
        Resolved result;
        for (const Remedy& inner : may.todo) append(result, resolve(inner));
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

std::string action_of_filter(const Filter& filter) {
    if (filter.castling == Castling::required) return "castle";
    if (filter.captures) return "capture";
    if (filter.moves_or_captures) return "move_or_capture";
    if (filter.man == "king") return "king_move";
    if (!filter.promotes_to.empty()) return "promote";
    return filter.man ? "move" : "free_move";
}

}  // namespace

std::string action_of(const Remedy& remedy) {
    if (!remedy.phrase.empty()) return remedy.phrase;
    if (const auto* move = std::get_if<rules::MoveRemedy>(&remedy.what)) return action_of_filter(move->filter);
    if (const auto* game = std::get_if<rules::GameRemedy>(&remedy.what)) return game->what;
    if (const auto* other = std::get_if<rules::OtherRemedy>(&remedy.what)) return std::string(name_of(other->kind));
    if (const auto* first = std::get_if<rules::FirstPossible>(&remedy.what)) {
        return first->options.empty() ? "nothing" : action_of(first->options.front());
    }
    if (const auto* choice = std::get_if<rules::ChoiceOf>(&remedy.what)) {
        return choice->options.empty() ? "nothing" : action_of(choice->options.front());
    }
    if (const auto* each = std::get_if<rules::Each>(&remedy.what)) {
        return each->todo.empty() ? "nothing" : action_of(each->todo.front());
    }
    if (const auto* may = std::get_if<rules::May>(&remedy.what)) {
        return may->todo.empty() ? "nothing" : action_of(may->todo.front());
    }
    constexpr const char* kNames[] = {"move",   "first_possible", "choice_of",     "each", "treat_as",
                                      "stand",  "restore",        "complete_with", "may",  "clock",
                                      "result", "game",           "lose_right",    "other"};
    return kNames[remedy.what.index()];
}

std::string side_named(const Scene& scene, const std::string& role) {
    const chess::Color offender = scene.offender();
    if (role == "opponent") return std::string(chess::name_of(!offender));
    if (role == "each" || role == "either") return "either";
    if (role == "both" || role == "arbiter" || role == "white" || role == "black") return role;
    if (role == "claimant") {
        const auto& raised_by = scene.incident.raised_by;
        if (!scene.incident.offender && raised_by) return std::string(name_of(*raised_by));
        const bool is_claim = !scene.incident.ground.empty();
        return std::string(chess::name_of(is_claim ? offender : !offender));
    }
    return std::string(chess::name_of(offender));
}

std::vector<std::string> to_sans(const Position& position, const std::vector<Move>& moves) {
    std::vector<std::string> sans;
    for (const Move move : moves) sans.push_back(chess::to_san(position, move));
    std::sort(sans.begin(), sans.end());
    return sans;
}

OpenOption free_move(const Scene& scene) {
    OpenOption option;
    option.shown.action = "free_move";
    const auto base = scene.base();
    if (!base) return option;
    for (const Move move : base->legal_moves()) option.moves.push_back(move);
    option.shown.moves = to_sans(*base, option.moves);
    return option;
}

Resolved resolve(const Scene& scene, const Remedy& remedy, const Knows& knows) {
    return Resolver(scene, knows).resolve(remedy);
}

}  // namespace jadoube::adjudicate
