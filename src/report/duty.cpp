#include "report/duty.hpp"

#include <fmt/format.h>

#include "report/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Obligation;
using adjudicate::Option;

/// From this many moves on, their number is said too.
constexpr std::size_t kManyMoves = 9;

/// An action with its men, in the infinitive: "take the pawn on d5 with the bishop on c1".
std::string deed(const std::string& action, const std::string& man, const std::string& with,
                 const chess::Setup* board) {
    const std::string object = man.empty() ? std::string() : man_words(man, board);
    if (action == "any_legal_move" || action == "free_move") return "play any legal move";
    if (action == "touch") return "treat " + (object.empty() ? "the man" : object) + " as touched";
    if (action == "stand") return "let the position stand as it is";
    if (action == "king_move") return "move the king";
    if (action == "rook_move") return "move the rook";
    if (action == "restore") return "restore the position";
    if (action == "retract") return "take the move back";
    if (action == "move") return object.empty() ? "make some other move" : "move " + object;
    if (action == "capture") {
        const std::string taker = with.empty() ? std::string() : " with " + man_words(with, board);
        return "take " + (object.empty() ? "the man" : object) + taker;
    }
    return spaced(action) + (object.empty() ? "" : " " + object);
}

/// A sentence as it stands within another: "The game is annulled." -> "the game is annulled".
std::string clause(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

bool is_game_remedy(std::string_view action) {
    return action == "annul" || action == "new_game" || action == "adjust_board" || action == "adjust_men";
}

/// Options that are no moves: a result, an end of the game, the piece that a pawn becomes.
std::string deed_in_words(const std::string& action, const std::string& words) {
    if (action == "result") return words == "draw" ? "have the game drawn" : "require that " + result_words(words);
    if (action == "game" || is_game_remedy(action))
        return "require that " + clause(game_sentence(action == "game" ? words : action));
    if (action == "restore") return "require that " + clause(place_sentence(words));
    if (action == "refer") return "take it to: " + spaced(words);
    if (action == "penalty") return "impose a penalty: " + spaced(words);
    if (action == "complete_with") return "let the pawn become a " + words;
    if (action == "lose_right") return "lose the right " + spaced(words);
    return spaced(words);
}

Text deed(const Option& option, const chess::Setup* board) {
    if (!option.words.empty() && !option.moves) return foreign(deed_in_words(option.action, option.words));
    return deed(option.action, option.man, option.with, board);
}

std::string moves_in_line(const std::vector<std::string>& moves) {
    if (moves.empty()) return "no move";
    const std::string list = fmt::format("{}", fmt::join(moves, ", "));
    return moves.size() < kManyMoves ? list : fmt::format("{} ({} moves)", list, moves.size());
}

Text position_note(const chess::Setup& position) {
    return "; then " + side(position.turn) + " is to move in " + code(chess::to_fen(position));
}

bool is_free(const Option& option) {
    return option.action == "any_legal_move" || option.action == "free_move";
}

/// "White must move the king under 4.4.3: Ke2." or its like for the only thing that may be done.
Text only_option(const Obligation& duty, const Option& option, const chess::Setup* board,
                 const std::vector<std::string>& articles) {
    const std::string who = side(duty.binds);
    if (option.action == "stand") return "The position stands as it is" + under(articles) + ".";
    if (!is_free(option)) return who + " must " + option_words(option, board, articles);
    const std::string lead = duty.unavailable.empty() && duty.lost.empty() ? "" : "No penalty can be exacted. ";
    return lead + who + " may " + option_words(option, board, articles);
}

/// No article laid a duty: the game goes on as it stands.
bool nothing_owed(const Obligation& duty) {
    return duty.discharged && duty.articles.empty();
}

Text chooser(const Obligation& duty) {
    const std::string name = duty.chooser.empty() ? std::string(chess::name_of(duty.binds)) : duty.chooser;
    return person(name) + " chooses";
}

Text lead_of(const Obligation& duty, const chess::Setup* board) {
    const std::string who = side(duty.binds);
    if (duty.discharged) return who + " has already met it with the move played" + under(duty.articles) + ".";
    if (duty.options.empty()) return who + " has one" + under(duty.articles) + ".";
    if (duty.options.size() == 1) return only_option(duty, duty.options.front(), board, duty.articles);
    return chooser(duty) + under(duty.articles) + " one of:";
}

Blocks options_of(const Obligation& duty, const chess::Setup* board) {
    const Text text = strong("Duty" + reservation(duty.status) + ":") + " " + lead_of(duty, board);
    if (duty.discharged || duty.options.size() < 2) return {{Paragraph{text}}};
    return {{Paragraph{text, Paragraph::Role::lead_in}}, {option_list(duty.options, board)}};
}

void add_times(Blocks& blocks, const Obligation& duty) {
    if (duty.first_due) blocks.push_back({Paragraph{"It falls due on " + side(*duty.first_due) + "'s next turn."}});
    if (duty.until) blocks.push_back({Paragraph{"It can be demanded " + until_words(*duty.until) + "."}});
}

}  // namespace

const chess::Setup* duty_board(const adjudicate::IncidentRuling& ruling, const chess::Setup* before) {
    return ruling.position && ruling.position->setup ? &*ruling.position->setup : before;
}

Text option_words(const Option& option, const chess::Setup* board, const std::vector<std::string>& articles) {
    Text text = deed(option, board) + under(articles);
    if (option.moves) text += ": " + moves_in_line(*option.moves);
    if (option.position_after) text += position_note(*option.position_after);
    return text + ".";
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
        items.push_back({deed(item.action, item.man, item.with, board) + (": " + words_for(item.why))});
    add_list(blocks, "Not available:", std::move(items));
}

Blocks duty_of(const Obligation& duty, const chess::Setup* board) {
    if (nothing_owed(duty)) return {};
    Blocks blocks = options_of(duty, board);
    add_times(blocks, duty);
    add_unavailable(blocks, duty.unavailable, board);
    std::vector<ListItem> not_reached;
    for (const std::string& action : duty.not_reached) not_reached.push_back({deed(action, {}, {}, board)});
    add_list(blocks, "Not reached, because what the law puts first can be done:", std::move(not_reached));
    std::vector<ListItem> lost;
    for (const Option& option : duty.lost) lost.push_back({option_words(option, board)});
    add_list(blocks, "Lost:", std::move(lost));
    return blocks;
}

Text duty_line(const Obligation& duty, const chess::Setup* board) {
    if (nothing_owed(duty)) return {};
    if (duty.discharged) return side(duty.binds) + " has met the duty.";
    if (duty.options.empty()) return side(duty.binds) + " has a duty.";
    if (duty.options.size() == 1) return only_option(duty, duty.options.front(), board, {});
    std::vector<Text> choices;
    for (const Option& option : duty.options) {
        Text choice = deed(option, board);
        if (option.moves) choice += " (" + moves_in_line(*option.moves) + ")";
        choices.push_back(choice);
    }
    return chooser(duty) + ": " + list_of(choices, "or") + ".";
}

}  // namespace jadoube::report
