#include "report/ruling/duty.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "report/ruling/outcome.hpp"
#include "report/words/penalty_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::MenOfOption;
using adjudicate::Obligation;
using adjudicate::Option;
using rules::Deed;
using rules::DoWord;

/// From this many moves on, their number is said too.
constexpr std::size_t kManyMoves = 9;

/// More moves than these are only counted in a line: of the only option, of each of several.
constexpr std::size_t kMovesInLine = 8;
constexpr std::size_t kMovesOfEach = 5;

/// "the knight on c6 and the pawn on f3"; of several one is moved or taken, and all are touched.
Text men_words(const MenOfOption& men, const chess::Setup* board, const DoWord& action) {
    const auto* squares = std::get_if<adjudicate::Squares>(&men);
    if (squares == nullptr) return man_words(adjudicate::to_text(men), board, GrammarCase::accusative);
    std::vector<Text> each;
    for (const chess::Square man : *squares) each.emplace_back(man_words(to_text(man), board, GrammarCase::accusative));
    return list_of(each, is(action, Deed::touch) ? phrase("list.and") : phrase("list.or"));
}

/// Whose man stands there says whether it is to be moved or to be taken.
DoWord what_is_done(const DoWord& action, const MenOfOption& man, const chess::Setup* board) {
    const auto square = adjudicate::only_square(man);
    const auto piece = board != nullptr && square ? board->board.at(*square) : std::nullopt;
    if (!is(action, Deed::move_or_capture) || !piece) return action;
    return piece->color == board->turn ? Deed::move : Deed::capture;
}

/// What is done with a man, in the infinitive: "take the pawn on d5 with the bishop on c1".
Text deed(const DoWord& action, const MenOfOption& man, const MenOfOption& with, const chess::Setup* board) {
    const Text object = adjudicate::is_nobody(man) ? Text() : men_words(man, board, action);
    if (is_own_word(action)) {
        const Text own = foreign(spaced(to_text(action)));
        return object.empty() ? say("duty.own_word", {{"what", own}}) : own + " " + object;
    }
    const Text some = object.empty() ? say("duty.man") : object;
    if (is(action, Deed::move) && object.empty()) return say("duty.other_move");
    if (is(action, Deed::capture) && object.empty() && adjudicate::is_nobody(with)) return say("duty.some_capture");
    if (is(action, Deed::capture) && !adjudicate::is_nobody(with))
        return say("duty.capture_with",
                   {{"man", some}, {"with", man_words(adjudicate::to_text(with), board, GrammarCase::dative)}});
    return say_row("deed", to_text(what_is_done(action, man, board)), {{"man", some}});
}

/// What somebody may have of the laws that is no move: a result, an end of the game, the piece that a pawn becomes.
struct Demanded {
    const DoWord& action;

    Text operator()(std::monostate) const { return {}; }
    Text operator()(rules::Place place) const { return required(clause(place_sentence(place))); }
    Text operator()(rules::GameWord word) const { return required(clause(game_sentence(word))); }
    Text operator()(rules::ResultWord result) const {
        return result == rules::ResultWord::draw ? say("duty.draw") : required(result_words(result));
    }
    Text operator()(rules::PieceName piece) const {
        return say("duty.become", {{"what", of("piece", name_of(piece))}});
    }
    Text operator()(rules::RightWord right) const {
        return say("duty.lose_right", {{"what", of("right", name_of(right))}});
    }
    Text operator()(rules::Kind kind) const { return of("kind", name_of(kind)); }
    Text operator()(const rules::SaidWord& word) const {
        const std::string name = to_text(word);
        if (is(action, rules::OtherKind::refer)) return say("duty.take_to", {{"what", of("refer", name)}});
        if (is(action, rules::OtherKind::penalty)) return say("duty.penalty", {{"what", said_words("penalty", word)}});
        if (is(action, rules::OtherKind::grant)) return say("duty.have", {{"what", said_words("grant", word)}});
        return said_words(to_text(action), word);
    }

private:
    static Text of(std::string_view table, std::string_view word) { return foreign(words_of(table, word)); }
    static Text required(std::string what) { return say("duty.require", {{"what", foreign(std::move(what))}}); }
};

/// The men that stand on the board and not in the position, where nothing else is otherwise.
adjudicate::Squares men_taken_off(const chess::Board& board, const chess::Board& position) {
    adjudicate::Squares off;
    for (int i = 0; i < 64; ++i) {
        const chess::Square square = chess::Square::at(i % 8, i / 8);
        if (board.at(square) == position.at(square)) continue;
        if (position.at(square)) return {};
        off.push_back(square);
    }
    return off;
}

/// Of a position that is demanded without men that stood in it.
Text without_men(const Text& what, const Option& option, const chess::Setup* board) {
    const bool is_of_position = std::holds_alternative<rules::Place>(option.about) && option.position_after;
    if (!is_of_position || board == nullptr) return what;
    const adjudicate::Squares off = men_taken_off(board->board, option.position_after->board);
    if (off.empty()) return what;
    std::vector<Text> men;
    for (const chess::Square square : off) men.emplace_back(man_words(to_text(square), board, GrammarCase::nominative));
    return say("law.without_men", {{"what", what}, {"men", list_of(men, phrase("list.and"))}});
}

Text deed(const Option& option, const chess::Setup* board) {
    const bool is_about_something = !std::holds_alternative<std::monostate>(option.about);
    if (is_about_something && !option.moves)
        return without_men(std::visit(Demanded{option.action}, option.about), option, board);
    return deed(option.action, option.man, option.with, board);
}

/// The moves with the letters of the language.
std::string in_letters(const std::vector<std::string>& moves, std::string_view separator) {
    std::vector<std::string> all;
    for (const std::string& move : moves) all.push_back(san_words(move));
    return fmt::format("{}", fmt::join(all, separator));
}

Text moves_in_line(const std::vector<std::string>& moves) {
    if (moves.empty()) return say("duty.no_move");
    const std::string list = in_letters(moves, ", ");
    if (moves.size() < kManyMoves) return list;
    return say("duty.many_moves", {{"moves", list}, {"count", std::to_string(moves.size())}});
}

Text position_note(const chess::Setup& position) {
    return say("duty.then", {{"side", side(position.turn)}, {"position", code(chess::to_fen(position))}});
}

/// What a change of the clocks comes to: ": set White 0:10:00, Black 0:12:00 (+0:02:00 for Black)".
Text times_note(const adjudicate::ClockAnswer& clock) {
    std::vector<Text> changes;
    for (const adjudicate::ClockStep& step : clock.steps)
        if (step.change != Millis{})
            changes.push_back(
                say("standing.change", {{"change", signed_time(step.change)}, {"side", side(step.side)}}));
    const std::string times = clock_words(clock.after);
    const bool is_set = std::any_of(clock.steps.begin(), clock.steps.end(), [](const auto& step) { return step.to; });
    if (changes.empty()) return is_set ? ": " + say("standing.set", {{"times", times}}) : Text();
    const Text all = join(changes, ", ");
    return ": " + (times.empty() ? all : say("duty.set", {{"times", times}, {"changes", all}}));
}

bool is_free(const Option& option) {
    return is(option.action, Deed::free_move);
}

/// He may play what he likes, and is mated or stalemated.
bool has_no_legal_move(const Option& option) {
    return is_free(option) && option.moves && option.moves->empty();
}

bool is_left_to_nobody(const Obligation& duty) {
    return duty.chooser == rules::Party::nobody;
}

std::string chooser(const Obligation& duty) {
    const auto bound = adjudicate::party_of(duty.binds);
    return person(is_left_to_nobody(duty) ? bound : duty.chooser.value_or(bound));
}

/// Not a move, but what another may have of the law.
bool is_for_another(const Obligation& duty, const Option& only) {
    const bool is_elected = duty.chooser && *duty.chooser != adjudicate::party_of(duty.binds);
    return is_elected && !only.moves && only.position_after;
}

/// "White must move the king under 4.4.3: Ke2." or its like for the only thing that may be done.
Text only_option(const Obligation& duty, const Option& option, const chess::Setup* board,
                 const std::vector<std::string>& articles) {
    const std::string who = side(duty.binds);
    if (is(option.action, Deed::stand)) return say("duty.stands", {{"under", under(articles)}});
    if (has_no_legal_move(option)) return say("duty.no_legal_move", {{"side", who}, {"under", under(articles)}});
    const Text what = option_words(option, board, articles);
    if (is_for_another(duty, option)) return say("duty.may", {{"side", chooser(duty)}, {"what", what}});
    if (!is_free(option)) return say("duty.must", {{"side", who}, {"what", what}});
    const bool nothing_else = duty.unavailable.empty() && duty.lost.empty();
    return say(nothing_else ? Key("duty.may") : Key("duty.may_freely"), {{"side", who}, {"what", what}});
}

/// No article laid a duty: the game goes on as it stands.
bool nothing_owed(const Obligation& duty) {
    return duty.discharged && duty.articles.empty();
}

/// A new game, a position: no move has met it.
bool is_elected_and_done(const Obligation& duty) {
    return duty.discharged && duty.options.size() == 1 && !duty.options.front().moves;
}

Text lead_of(const Obligation& duty, const chess::Setup* board) {
    const std::string who = side(duty.binds);
    if (is_elected_and_done(duty)) return say("duty.chosen", {{"under", under(duty.articles)}});
    if (duty.discharged) return say("duty.met", {{"side", who}, {"under", under(duty.articles)}});
    if (duty.options.empty()) return say("duty.unsaid", {{"side", who}, {"under", under(duty.articles)}});
    if (duty.options.size() == 1) return only_option(duty, duty.options.front(), board, duty.articles);
    return say("duty.one_of", {{"person", chooser(duty)}, {"under", under(duty.articles)}});
}

Blocks options_of(const Obligation& duty, const chess::Setup* board) {
    const Text text =
        strong(plain(say("duty.label", {{"reservation", reservation(duty.status)}}))) + " " + lead_of(duty, board);
    if (duty.discharged || duty.options.size() < 2) return {{Paragraph{text}}};
    return {{Paragraph{text, Paragraph::Role::lead_in}}, {option_list(duty.options, board)}};
}

Text in_short(const Option& option, const chess::Setup* board, std::size_t most) {
    const Text what = deed(option, board);
    if (option.clock) return what + times_note(*option.clock);
    if (!option.moves || is_free(option)) return what;
    const std::vector<std::string>& moves = *option.moves;
    if (moves.empty()) return what + ": " + say("duty.no_move");
    if (moves.size() > most) return what + ": " + say("moves.many", {{"count", std::to_string(moves.size())}});
    return what + ": " + in_letters(moves, " ");
}

Text only_in_short(const Obligation& duty, const chess::Setup* board, const Text& by) {
    const Option& only = duty.options.front();
    const std::string who = side(duty.binds);
    if (is(only.action, Deed::stand)) return say("due.stands", {{"by", by}});
    if (has_no_legal_move(only)) return say("due.no_legal_move", {{"side", who}, {"by", by}});
    const bool nothing_else = duty.unavailable.empty() && duty.lost.empty();
    if (is_free(only)) return say(nothing_else ? Key("due.free") : Key("due.free_again"), {{"side", who}, {"by", by}});
    if (is_for_another(duty, only))
        return say("due.may", {{"person", chooser(duty)}, {"what", deed(only, board)}, {"by", by}});
    return say("due.must", {{"side", who}, {"what", in_short(only, board, kMovesInLine)}, {"by", by}});
}

Text choice_in_short(const Obligation& duty, const chess::Setup* board, const Text& by) {
    std::vector<Text> options;
    for (const Option& option : duty.options)
        options.push_back(say("due.numbered", {{"number", std::to_string(options.size() + 1)},
                                               {"option", in_short(option, board, kMovesOfEach)}}));
    const Text until = duty.until ? say("due.until", {{"until", until_words(*duty.until)}}) : Text();
    return say("due.choice",
               {{"person", chooser(duty)}, {"until", until}, {"options", join(options, "; ")}, {"by", by}});
}

/// The board with the player on turn whom the duty binds: his men are moved, the others taken.
std::optional<chess::Setup> board_for(const Obligation& duty, const chess::Setup* board) {
    if (board == nullptr) return std::nullopt;
    chess::Setup own = *board;
    own.turn = duty.binds;
    return own;
}

void add_times(Blocks& blocks, const Obligation& duty) {
    if (is_left_to_nobody(duty)) blocks.push_back({Paragraph{say("duty.nobodys", {{"under", under(duty.articles)}})}});
    if (duty.first_due) blocks.push_back({Paragraph{say("duty.falls_due", {{"side", side(*duty.first_due)}})}});
    if (duty.until && !duty.discharged)
        blocks.push_back({Paragraph{say("duty.demanded", {{"until", until_words(*duty.until)}})}});
}

}  // namespace

const chess::Setup* duty_board(const adjudicate::MatterRuling& ruling, const chess::Setup* before) {
    return ruling.position && ruling.position->setup ? &*ruling.position->setup : before;
}

Text option_words(const Option& option, const chess::Setup* board, const std::vector<std::string>& articles) {
    Text text = deed(option, board) + under(articles);
    if (option.moves) text += ": " + moves_in_line(*option.moves);
    if (option.position_after) text += position_note(*option.position_after);
    if (option.clock) text += times_note(*option.clock);
    return text + ".";
}

Text option_in_short(const Option& option, const chess::Setup* board) {
    return in_short(option, board, kMovesOfEach);
}

List option_list(const std::vector<Option>& options, const chess::Setup* board) {
    List list{{}, true};
    for (const Option& option : options) list.items.push_back({option_words(option, board)});
    return list;
}

void add_unavailable(Blocks& blocks, const std::vector<adjudicate::Unavailable>& unavailable,
                     const chess::Setup* board) {
    std::vector<ListItem> items;
    for (const auto& item : unavailable)
        items.push_back({deed(item.action, item.man, item.with, board) + ": " + words_for(item.why)});
    add_list(blocks, phrase("duty.not_available"), std::move(items));
}

Blocks duty_of(const Obligation& duty, const chess::Setup* board) {
    if (nothing_owed(duty)) return {};
    Blocks blocks = options_of(duty, board);
    add_times(blocks, duty);
    add_unavailable(blocks, duty.unavailable, board);
    std::vector<ListItem> not_reached;
    for (auto action = duty.not_reached.begin(); action != duty.not_reached.end(); ++action)
        if (std::find(duty.not_reached.begin(), action, *action) == action)
            not_reached.push_back({deed(*action, {}, {}, board)});
    add_list(blocks, phrase("duty.not_reached"), std::move(not_reached));
    std::vector<ListItem> lost;
    for (const Option& option : duty.lost) lost.push_back({option_words(option, board)});
    add_list(blocks, phrase("duty.lost"), std::move(lost));
    return blocks;
}

Text due_line(const Obligation& duty, const chess::Setup* before) {
    const auto own = board_for(duty, before);
    const chess::Setup* board = own ? &*own : nullptr;
    const Text by = in_brackets(duty.articles);
    if (duty.options.empty()) return say("due.unsaid", {{"side", side(duty.binds)}, {"by", by}});
    if (duty.options.size() > 1) return choice_in_short(duty, board, by);
    Text line = only_in_short(duty, board, by);
    if (duty.first_due) line = say("due.next_turn", {{"line", line}, {"side", side(*duty.first_due)}});
    return duty.until ? say("due.demanded", {{"line", line}, {"until", until_words(*duty.until)}}) : line;
}

}  // namespace jadoube::report
