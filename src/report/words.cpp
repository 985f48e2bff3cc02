#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::report {
namespace {

struct Entry {
    std::string_view name;
    std::string_view words;
};

template <std::size_t N>
std::string look_up(const std::array<Entry, N>& entries, std::string_view name) {
    for (const Entry& entry : entries)
        if (entry.name == name) return std::string(entry.words);
    return {};
}

/// Between a code and its article: neither may hold it.
constexpr std::string_view kOfCode = ": ";

constexpr std::array kPlaces{
    Entry{"stand", "The position stands as it is."},
    Entry{"before_offence", "The position before the offence is restored."},
    Entry{"before_second_move", "The position before the second of the two moves is restored."},
    Entry{"when_check_was_given", "The position in which the check was given is restored."},
    Entry{"before_checked_sides_last_move", "The position before the last move of the side in check is restored."},
    Entry{"before_first_illegal_move", "The position before the first illegal move is restored."},
    Entry{"as_adjourned", "The adjourned position is restored."},
    Entry{"last_identifiable", "The last position that can be identified is restored."},
};

constexpr std::array kGames{
    Entry{"annul", "The game is annulled."},
    Entry{"new_game", "A new game is played."},
    Entry{"adjust_board", "The board is put right and the game goes on."},
    Entry{"adjust_men", "The men are put right and the game goes on."},
    Entry{"play_on", "The game goes on."},
};

constexpr std::array kResults{
    Entry{"offender_loses", "the offender loses"},
    Entry{"claimant_wins", "the claimant wins"},
    Entry{"claimant_loses", "the claimant loses"},
    Entry{"draw", "the game is drawn"},
    Entry{"mating_side_wins", "the side that gave mate wins"},
    Entry{"both_lose", "both players lose"},
};

constexpr std::array kPersons{
    Entry{"white", "White"},
    Entry{"black", "Black"},
    Entry{"either", "Either player"},
    Entry{"both", "Both players"},
    Entry{"each", "Each player"},
    Entry{"arbiter", "The arbiter"},
    Entry{"nobody", "Nobody"},
    Entry{"player", "The player"},
    Entry{"opponent", "The opponent"},
    Entry{"spectator", "A spectator"},
    Entry{"supervisor", "The supervisor"},
};

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

std::string person(std::string_view name) {
    const std::string words = look_up(kPersons, name);
    return words.empty() ? capital(spaced(name)) : words;
}

std::string words_for(adjudicate::Conclusion conclusion) {
    using adjudicate::Conclusion;
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

std::string place_sentence(std::string_view place) {
    const std::string words = look_up(kPlaces, place);
    return words.empty() ? capital(spaced(place)) + "." : words;
}

std::string place_after_claim_sentence(std::string_view place) {
    return place == "before_offence" ? "The position before the claim is restored." : place_sentence(place);
}

std::string game_sentence(std::string_view what) {
    const std::string words = look_up(kGames, what);
    return words.empty() ? capital(spaced(what)) + "." : words;
}

std::string result_words(std::string_view result) {
    const std::string words = look_up(kResults, result);
    return words.empty() ? spaced(result) : words;
}

std::string origin_words(rules::Origin origin) {
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
    if (!square) return is_role(man) || man == "it" ? "the " + std::string(man) : spaced(man);
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
