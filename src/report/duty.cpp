#include "report/duty.hpp"

#include <fmt/format.h>

#include "report/words.hpp"

namespace jadoube::report {
namespace {

using adjudicate::Obligation;
using adjudicate::Option;
using rules::Deed;
using rules::DoWord;

/// From this many moves on, their number is said too.
constexpr std::size_t kManyMoves = 9;

/// What is done with a man, in the infinitive: "take the pawn on d5 with the bishop on c1".
std::string deed_words(Deed deed, const std::string& object, const std::string& taker) {
    switch (deed) {
        case Deed::free_move: return "play any legal move";
        case Deed::touch: return "treat " + (object.empty() ? "the man" : object) + " as touched";
        case Deed::stand: return "let the position stand as it is";
        case Deed::king_move: return "move the king";
        case Deed::rook_move: return "move the rook";
        case Deed::restore: return "restore the position";
        case Deed::retract: return "take the move back";
        case Deed::move: return object.empty() ? "make some other move" : "move " + object;
        case Deed::capture: {
            const std::string with = taker.empty() ? std::string() : " with " + taker;
            return "take " + (object.empty() ? "the man" : object) + with;
        }
        case Deed::move_or_capture: return "move or capture" + (object.empty() ? "" : " " + object);
        case Deed::castle: return "castle";
        case Deed::promote: return "promote" + (object.empty() ? "" : " " + object);
        case Deed::complete_with: return "let the pawn become a piece";
        case Deed::treat_as: return "have it judged as another matter";
        case Deed::clock: return "have the clock set";
        case Deed::result: return "have the game ended";
        case Deed::lose_right: return "lose a right";
        case Deed::annul: return "have the game annulled";
        case Deed::new_game: return "have a new game played";
        case Deed::adjust_board: return "have the board put right";
        case Deed::adjust_men: return "have the men put right";
        case Deed::play_on: return "have the game go on";
        case Deed::penalty: return "impose a penalty";
        case Deed::refer: return "have the matter referred";
        case Deed::grant: return "have it granted";
        case Deed::record_breach: return "have the breach recorded";
        case Deed::wait: return "wait";
        case Deed::intervene: return "step in";
        case Deed::discretion: return "decide at discretion";
        case Deed::nothing: return "do nothing";
        case Deed::defer: return "follow the other code";
    }
    return {};
}

std::string deed(const DoWord& action, const std::string& man, const std::string& with, const chess::Setup* board) {
    const std::string object = man.empty() ? std::string() : man_words(man, board);
    const auto* named = std::get_if<Deed>(&action);
    if (named == nullptr) return spaced(std::get<std::string>(action)) + (object.empty() ? "" : " " + object);
    return deed_words(*named, object, with.empty() ? std::string() : man_words(with, board));
}

/// A sentence as it stands within another: "The game is annulled." -> "the game is annulled".
std::string clause(std::string text) {
    if (text.ends_with('.')) text.pop_back();
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return text;
}

/// What somebody may have of the laws that is no move: a result, an end of the game, the piece that a pawn becomes.
struct Demanded {
    std::string operator()(std::monostate) const { return {}; }
    std::string operator()(rules::Place place) const { return "require that " + clause(sentence_for(place)); }
    std::string operator()(rules::GameWord word) const { return "require that " + clause(sentence_for(word)); }
    std::string operator()(rules::ResultWord result) const {
        return result == rules::ResultWord::draw ? "have the game drawn" : "require that " + words_for(result);
    }
    std::string operator()(rules::PieceName piece) const {
        return "let the pawn become a " + std::string(name_of(piece));
    }
    std::string operator()(rules::RightWord right) const { return "lose " + words_for(right); }
    std::string operator()(rules::Kind kind) const { return "have it judged as: " + std::string(meaning_of(kind)); }
    std::string operator()(const rules::SaidWord& word) const { return meaning_of(word); }
};

std::string deed_in_words(const Option& option) {
    const std::string words = std::visit(Demanded{}, option.about);
    if (is(option.action, Deed::refer)) return "take it to: " + words;
    return is(option.action, Deed::penalty) ? "impose a penalty: " + words : words;
}

Text deed(const Option& option, const chess::Setup* board) {
    const bool is_about_something = !std::holds_alternative<std::monostate>(option.about);
    if (is_about_something && !option.moves) return foreign(deed_in_words(option));
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
    return is(option.action, Deed::free_move);
}

/// "White must move the king under 4.4.3: Ke2." or its like for the only thing that may be done.
Text only_option(const Obligation& duty, const Option& option, const chess::Setup* board,
                 const std::vector<std::string>& articles) {
    const std::string who = side(duty.binds);
    if (is(option.action, Deed::stand)) return "The position stands as it is" + under(articles) + ".";
    if (!is_free(option)) return who + " must " + option_words(option, board, articles);
    const std::string lead = duty.unavailable.empty() && duty.lost.empty() ? "" : "No penalty can be exacted. ";
    return lead + who + " may " + option_words(option, board, articles);
}

/// No article laid a duty: the game goes on as it stands.
bool nothing_owed(const Obligation& duty) {
    return duty.discharged && duty.articles.empty();
}

Text chooser(const Obligation& duty) {
    return person(duty.chooser.value_or(adjudicate::party_of(duty.binds))) + " chooses";
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
    for (const DoWord& action : duty.not_reached) not_reached.push_back({deed(action, {}, {}, board)});
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
