#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::report {
namespace {

/// Between a code and its article: neither may hold it.
constexpr std::string_view kOfCode = ": ";

std::string why_no_mate(adjudicate::NoMate why, std::uint64_t positions) {
    using adjudicate::NoMate;
    switch (why) {
        case NoMate::is_mated: return "its own King is checkmated";
        case NoMate::stalemate: return "stalemate has ended the game";
        case NoMate::lone_king: return "a lone King cannot mate";
        case NoMate::lone_knight: return "King and Knight cannot mate a lone King";
        case NoMate::lone_knight_against_queens:
            return "King and Knight cannot mate where the other side has nothing but Queens";
        case NoMate::bishops_on_one_colour:
            return "Bishops on squares of one colour cannot mate without a Pawn, a Knight or a Bishop on the other";
        case NoMate::lines_end: return "every line of legal moves soon ends without such a mate";
        case NoMate::no_position_left:
            return fmt::format("none of the {} positions that can still arise is mate or leaves one possible",
                               positions);
        case NoMate::no_room:
            return "wherever the men can get, none of the squares that the other King can reach leaves room for a mate";
    }
    return {};
}

std::string line_words(const adjudicate::MateAnswer& answer) {
    constexpr std::size_t kShown = 40;
    std::string text = side(answer.side) + " could still mate:";
    int number = answer.from.move_number;
    bool is_white = answer.from.turn == chess::Color::white;
    for (std::size_t i = 0; i < answer.line.size() && i < kShown; ++i) {
        const bool is_numbered = is_white || i == 0;
        text += is_numbered ? fmt::format(" {}{}", number, is_white ? "." : "...") : " ";
        text += answer.line[i];
        number += is_white ? 0 : 1;
        is_white = !is_white;
    }
    return answer.line.size() > kShown ? text + " ..." : text;
}

bool is_role(std::string_view name) {
    return chess::role_named(name).has_value();
}

}  // namespace

std::string spaced(std::string_view name) {
    std::string words(name);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string sentence(std::string text) {
    if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos) text += '.';
    return text;
}

std::string side(chess::Color color) {
    return color == chess::Color::white ? "White" : "Black";
}

std::string person(rules::Party party) {
    using rules::Party;
    switch (party) {
        case Party::white: return "White";
        case Party::black: return "Black";
        case Party::either: return "Either player";
        case Party::both: return "Both players";
        case Party::each: return "Each player";
        case Party::arbiter: return "The arbiter";
        case Party::nobody: return "Nobody";
        case Party::player: return "The player";
        case Party::opponent: return "The opponent";
        case Party::offender: return "The offender";
        case Party::claimant: return "The claimant";
        case Party::replier: return "The player who has to reply";
        case Party::spectator: return "A spectator";
        case Party::supervisor: return "The supervisor";
        case Party::giver: return "The player who gave the check";
        case Party::checked_player: return "The player in check";
    }
    return {};
}

std::string words_for(rules::Conclusion conclusion) {
    using rules::Conclusion;
    switch (conclusion) {
        case Conclusion::breach: return "a breach";
        case Conclusion::no_breach: return "no breach";
        case Conclusion::waived: return "the irregularity is waived";
        case Conclusion::claim_upheld: return "the claim is upheld";
        case Conclusion::claim_rejected: return "the claim is rejected";
        case Conclusion::annulled: return "the game is annulled";
        case Conclusion::referred: return "the matter is referred";
    }
    return {};
}

std::string words_for(adjudicate::Status status) {
    using adjudicate::Status;
    switch (status) {
        case Status::decided: return "decided";
        case Status::choice: return "a choice is open";
        case Status::discretion: return "at the arbiter's discretion";
        case Status::silent: return "the code is silent";
        case Status::needs_facts: return "more must be known";
        case Status::conflict: return "the ruleset contradicts itself";
    }
    return {};
}

std::string words_for(rules::Finding finding) {
    using rules::Finding;
    switch (finding) {
        case Finding::applies: return "applies";
        case Finding::set_aside: return "set aside";
        case Finding::not_met: return "not met";
        case Finding::open: return "open";
        case Finding::window_closed: return "too late";
        case Finding::not_yours: return "not for this person to raise";
    }
    return {};
}

std::string reservation(adjudicate::Status status) {
    using adjudicate::Status;
    switch (status) {
        case Status::decided:
        case Status::choice: return {};
        case Status::discretion: return " (at the arbiter's discretion)";
        case Status::silent: return " (the code does not say)";
        case Status::needs_facts: return " (waits for an answer)";
        case Status::conflict: return " (articles contradict each other)";
    }
    return {};
}

std::string sentence_for(rules::Place place) {
    using rules::Place;
    switch (place) {
        case Place::stand: return "The position stands as it is.";
        case Place::before_offence: return "The position before the offence is restored.";
        case Place::before_second_move: return "The position before the second of the two moves is restored.";
        case Place::when_check_was_given: return "The position in which the check was given is restored.";
        case Place::before_checked_sides_last_move:
            return "The position before the last move of the side in check is restored.";
        case Place::before_claimants_last_move: return "The position before the claimant's last move is restored.";
        case Place::before_first_illegal_move: return "The position before the first illegal move is restored.";
        case Place::as_adjourned: return "The adjourned position is restored.";
        case Place::last_identifiable: return "The last position that can be identified is restored.";
        case Place::complete_with_queen: return "The pawn becomes a queen.";
        case Place::complete_with_rook: return "The pawn becomes a rook.";
        case Place::complete_with_bishop: return "The pawn becomes a bishop.";
        case Place::complete_with_knight: return "The pawn becomes a knight.";
    }
    return {};
}

std::string sentence_after_claim(rules::Place place) {
    return place == rules::Place::before_offence ? "The position before the claim is restored." : sentence_for(place);
}

std::string sentence_for(rules::GameWord word) {
    using rules::GameWord;
    switch (word) {
        case GameWord::annul: return "The game is annulled.";
        case GameWord::new_game: return "A new game is played.";
        case GameWord::adjust_board: return "The board is put right and the game goes on.";
        case GameWord::adjust_men: return "The men are put right and the game goes on.";
        case GameWord::play_on: return "The game goes on.";
    }
    return {};
}

std::string words_for(rules::ResultWord result) {
    using rules::ResultWord;
    switch (result) {
        case ResultWord::offender_loses: return "the offender loses";
        case ResultWord::claimant_wins: return "the claimant wins";
        case ResultWord::claimant_loses: return "the claimant loses";
        case ResultWord::opponent_wins: return "the opponent wins";
        case ResultWord::mating_side_wins: return "the side that gave mate wins";
        case ResultWord::draw: return "the game is drawn";
        case ResultWord::both_lose: return "both players lose";
        case ResultWord::as_on_board: return "the result that the board shows stands";
    }
    return {};
}

std::string words_for(rules::RightWord right) {
    using rules::RightWord;
    switch (right) {
        case RightWord::to_a_penalty: return "the right to a penalty";
        case RightWord::to_claim: return "the right to claim";
        case RightWord::to_castle: return "the right to castle";
        case RightWord::to_castle_on_that_side: return "the right to castle on that side";
        case RightWord::to_castle_with_misplaced_men: return "the right to castle with misplaced men";
        case RightWord::to_adjust: return "the right to adjust";
        case RightWord::to_choose: return "the right to choose";
    }
    return {};
}

std::string words_for(rules::Origin origin) {
    using rules::Origin;
    switch (origin) {
        case Origin::acts: return "from what was done";
        case Origin::board: return "from the board";
        case Origin::record: return "from the moves of the game";
        case Origin::clock: return "from the clock";
        case Origin::mate: return "from the search for a mate";
        case Origin::log: return "from the log";
        case Origin::event: return "from the rules of the event";
        case Origin::ruling: return "from the ruling before";
        case Origin::person: return "told by a person";
        case Origin::law: return "set by the law itself";
        case Origin::assumed: return "not told";
    }
    return {};
}

std::string question_words(const std::string& fact) {
    const rules::FactRow* row = rules::fact_named(fact);
    return row != nullptr ? std::string(row->question) : fact;
}

Text until_words(const rules::Until& until) {
    return foreign(rules::to_text(until));
}

std::string words_for(rules::ClockAction action) {
    using rules::ClockAction;
    switch (action) {
        case ClockAction::add:
        case ClockAction::credit: return "added";
        case ClockAction::subtract: return "taken off";
        case ClockAction::runs_for: return "time that ran";
        case ClockAction::set: return "set";
    }
    return {};
}

std::string words_for(adjudicate::Obstacle obstacle) {
    using adjudicate::Obstacle;
    switch (obstacle) {
        case Obstacle::blocked: return "blocked";
        case Obstacle::held_by_check: return "held by check";
        case Obstacle::cannot_be_taken: return "cannot be taken";
        case Obstacle::cannot_be_moved_or_taken: return "can neither be moved nor taken";
        case Obstacle::no_such_man: return "no such man";
        case Obstacle::king_has_no_move: return "the King has no legal move";
        case Obstacle::king_left_in_check: return "would leave the King in check";
        case Obstacle::not_in_this_case: return "not in this case";
        case Obstacle::cannot_be_done: return "cannot be done";
    }
    return {};
}

std::string mate_words(const adjudicate::MateAnswer& answer) {
    return answer.why_not ? why_no_mate(*answer.why_not, answer.positions) : line_words(answer);
}

std::string man_words(std::string_view man, const chess::Setup* board) {
    const auto square = chess::square_named(man);
    if (!square) return is_role(man) ? "the " + std::string(man) : spaced(man);
    const auto piece = board != nullptr ? board->board.at(*square) : std::nullopt;
    const std::string name = piece ? std::string(chess::name_of(piece->role)) : "man";
    return "the " + name + " on " + std::string(man);
}

std::string of_code(const std::string& code, const std::string& article) {
    return code.empty() ? article : code + std::string(kOfCode) + article;
}

std::string shown_number(const std::string& article) {
    const auto end = article.find(kOfCode);
    if (end == std::string::npos) return rules::number_of(article);
    return article.substr(0, end) + " " + rules::number_of(article.substr(end + kOfCode.size()));
}

std::vector<std::string> numbers_of(const std::vector<std::string>& articles) {
    std::vector<std::string> numbers;
    for (const std::string& article : articles) {
        std::string number = shown_number(article);
        if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) numbers.push_back(std::move(number));
    }
    return numbers;
}

Text under(const std::vector<std::string>& articles) {
    std::vector<Text> numbers;
    for (const std::string& number : numbers_of(articles)) numbers.push_back(foreign(number));
    return numbers.empty() ? Text() : " under " + list_of(numbers);
}

}  // namespace jadoube::report
