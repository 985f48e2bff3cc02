#include "desk/elements/element_reader.hpp"

#include <fmt/format.h>

#include <array>

#include "base/text.hpp"
#include "desk/words/durations.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kMove = "move";

/// The row that tells how many illegal moves were made before.
const Saying* row_of_illegal_before(int count) {
    constexpr std::string_view kCounts = "illegal_moves_before";
    return &*std::ranges::find_if(sayings(), [&](const Saying& saying) {
        const auto* told = std::get_if<Told>(&saying.meaning);
        const auto* its_own = told == nullptr ? nullptr : std::get_if<int>(&told->value);
        return its_own != nullptr && told->fact == kCounts && *its_own == count;
    });
}

}  // namespace

/// "2. Ng5+": the number of the move, as a game is written.
void ElementReader::read_plain_number(const Token& token) {
    constexpr std::string_view kPoint = ".", kOpening = "(", kClosing = ")";
    const bool is_closed = tokens_[at_].text == kClosing;
    const bool is_opened = tokens_[at_ - 2].text == kOpening;
    if (is_closed && !is_opened) return add(Kind::stop, ";");  // "1) touched Nf3 2) ..."
    if (is_closed) return line_.leave_out(token.text);         // "the boy (10)"
    std::size_t end = at_;
    while (tokens_[end].text == kPoint) ++end;
    const bool is_move =
        end > at_ && (tokens_[end].kind == Token::Kind::move || tokens_[end].kind == Token::Kind::square);
    if (!is_move) return add(Kind::unknown, token.text);
    if (elements_.back().kind != Kind::move || end - at_ > 1) add(Kind::stop, std::string(kPoint));
    is_numbered_ = true;
    at_ = end;
}

/// "..., 2nd": which illegal move it was, where it stands alone.
bool ElementReader::read_count_alone() {
    constexpr std::array<std::string_view, 3> kDigits[] = {
        {"1", "st", "first"}, {"2", "nd", "second"}, {"3", "rd", "third"}};
    if (elements_.empty() || !begins_clause()) return false;
    const std::string here = lower(tokens_[at_].text);
    for (int before = 0; before < 3; ++before) {
        const auto& [digit, ending, word] = kDigits[before];
        const bool is_digit = here == digit && lower(tokens_[at_ + 1].text) == ending && tokens_.is_stop(at_ + 2);
        const bool is_word = here == word && tokens_.is_stop(at_ + 1) && before > 0;
        if (!is_digit && !is_word) continue;
        elements_.push_back(said(text_to(at_ + (is_word ? 1 : 2)), row_of_illegal_before(before)));
        return true;
    }
    return false;
}

/// "12 moves", "4 more moves": no act, and not understood, unless a row has it.
bool ElementReader::read_count() {
    constexpr std::string_view kMore = "more", kOn = "on";
    const std::size_t end = at_ + (lower(tokens_[at_ + 1].text) == kMore ? 3 : 2);
    const bool is_count = tokens_[at_].kind == Token::Kind::number && tokens_[end - 1].basic == kMove;
    if (!is_count || read_saying()) return is_count;
    const std::size_t behind = end + (lower(tokens_[end].text) == kOn ? 1 : 0);  // "5 moves on"
    const bool is_alone = begins_clause() && tokens_.is_stop(behind);            // "wrong colours, 20 moves"
    add(is_alone ? Kind::remark : Kind::unknown, text_to(is_alone ? behind : end));
    return true;
}

/// "bd 4", "round 3": where it was, which the line does not decide; "rang in round 3" may be of another game.
bool ElementReader::read_place() {
    constexpr std::string_view kPlaces[] = {"bd", "board", "table", "rd", "round", "rm", "room", "brd"};
    constexpr std::string_view kWhere[] = {"in", "on", "at", "near"};
    const std::size_t at = std::ranges::find(kWhere, tokens_[at_].basic) != std::end(kWhere) ? at_ + 1 : at_;
    const bool is_place = tokens_[at + 1].kind == Token::Kind::number &&
                          std::ranges::find(kPlaces, lower(tokens_[at].text)) != std::end(kPlaces);
    constexpr std::string_view kRounds[] = {"round", "rd"};
    const bool is_dated = is_place && at > at_ &&
                          std::ranges::find(kRounds, lower(tokens_[at].text)) != std::end(kRounds) && !begins_clause();
    if (is_dated)
        add(Kind::remark, text_to(at + 2));
    else if (is_place)
        line_.leave_out(text_with_last(text_to(at + 2)));
    return is_place;
}

/// "on W's time", "during the opponent's move": a remark.
bool ElementReader::read_turn() {
    constexpr std::string_view kWhen[] = {"on", "in", "during", "at"};
    constexpr std::string_view kPlayers[] = {"w", "white", "wh", "b", "black", "bl", "blk", "opp", "opponent"};
    constexpr std::string_view kTurn[] = {"move", "turn", "time", "clock"};
    constexpr std::string_view kWhose = "'s", kClock = "clock";
    std::size_t end = at_;
    const auto stands = [&](const auto& words) {
        while (end > at_ && is_silent(tokens_[end])) ++end;
        return std::ranges::find(words, tokens_[end++].basic) != std::end(words);
    };
    if (!stands(kWhen) || !stands(kPlayers) || !stands(std::array{kWhose}) || !stands(kTurn)) return false;
    const auto is_time = either(is_the<Manner::clock_shows>, is_kind<Kind::clock>, is_kind<Kind::time>);
    const bool is_of_time = tokens_[end - 1].basic == kClock && is_time(elements_.back());
    if (is_of_time) {  // "0:30 left on black's clock": whose it is
        ++at_;
        (void)read_saying();
        return at_ = end, true;
    }
    std::string text;
    for (; at_ < end; ++at_) text += (text.empty() || tokens_[at_].text == kWhose ? "" : " ") + tokens_[at_].text;
    add(Kind::remark, std::move(text));
    return true;
}

/// Behind "points out"; behind "says" and "finds" where it is called illegal, which points it out.
bool ElementReader::may_point_out(std::size_t end) {
    constexpr std::string_view kIllegal = "illegal";
    const Element& verb = elements_.back();
    if (verb.is(rules::ActWord::point_out)) return true;
    while (is_silent(tokens_[end])) ++end;
    const bool says = verb.is(rules::ActWord::claim) || verb.is(rules::ActWord::find);
    if (!says || tokens_[end].basic != kIllegal) return false;
    elements_.change(elements_.size() - 1).saying = desk::row_of(rules::ActWord::point_out);
    return true;
}

bool ElementReader::add_move_of_record(int number, std::size_t end, bool is_half) {
    const bool is_called = elements_.back().is(Manner::is_illegal);  // "white's illegal 30th move"
    if (is_called) elements_.pop_back();
    const std::size_t size = elements_.size();
    const bool is_whose = elements_[size - 1].is(Link::whose) && is_color(elements_[size - 2]);
    std::optional<Who> whose;
    std::string text;
    if (is_whose) {
        whose = *elements_[size - 2].as<Who>();
        text = fmt::format("{}{}", elements_[size - 2].text, elements_[size - 1].text);
        elements_.erase(size - 2, size);
    }
    if (!may_point_out(end)) return false;
    text += (text.empty() ? "" : " ") + tokens_.text(at_, end);
    Element element{.kind = is_half ? Kind::half_move_of_record : Kind::move_of_record, .text = std::move(text)};
    element.whom = whose;
    element.number = number;
    elements_.push_back(std::move(element));
    at_ = end;
    return true;
}

/// "points out white's 30th move", "points out move 30", "points out ply 59".
bool ElementReader::read_move_of_record() {
    constexpr std::string_view kHalf[] = {"ply", "half-move", "halfmove", "halbzug"};
    constexpr std::string_view kEndings[] = {"st", "nd", "rd", "th"}, kMoves[] = {"move", "zug"};
    const auto is_one_of = [&](const auto& words, std::size_t at) {
        return std::ranges::find(words, lower(tokens_[at].text)) != std::end(words);
    };
    const std::size_t end = elements_.size();
    const auto may_say =
        either(is_the<rules::ActWord::point_out>, is_the<rules::ActWord::claim>, is_the<rules::ActWord::find>);
    if (!elements_.any(elements_.clause_begin(end), end, may_say)) return false;
    constexpr std::string_view kOrdinals[] = {"first", "second",  "third",  "fourth", "fifth",
                                              "sixth", "seventh", "eighth", "ninth",  "tenth"};
    const auto ordinal = std::ranges::find(kOrdinals, lower(tokens_[at_].text));
    if (ordinal != std::end(kOrdinals) && is_one_of(kMoves, at_ + 1))
        return add_move_of_record(static_cast<int>(ordinal - std::begin(kOrdinals)) + 1, at_ + 2, false);
    const bool is_named = is_one_of(kHalf, at_) || is_one_of(kMoves, at_);
    const std::size_t at = is_named ? at_ + 1 : at_;
    const auto number = tokens_[at].kind == Token::Kind::number ? parse_int(tokens_[at].text) : std::nullopt;
    constexpr std::int64_t kMost = 10000;
    if (!number || *number < 1 || *number > kMost) return false;
    const int count = static_cast<int>(*number);
    if (is_named) return add_move_of_record(count, at + 1, is_one_of(kHalf, at_));
    const bool is_point = tokens_[at + 1].text == "." && is_one_of(kMoves, at + 2);  // "den 30. Zug"
    const bool is_whole = is_one_of(kMoves, at + 2) || tokens_.is_stop(at + 2);      // no "2nd illegal move"
    if (!is_point && (!is_one_of(kEndings, at + 1) || !is_whole)) return false;
    return add_move_of_record(count, is_one_of(kMoves, at + 2) ? at + 3 : at + 2, false);
}

/// "move 14", "at move 14": when it was, kept as a remark.
bool ElementReader::read_move_number() {
    const Element& last = elements_.back();
    const bool is_number =
        tokens_[at_].kind == Token::Kind::number && last.is(rules::ActWord::move) && lower(last.text) == kMove;
    if (!is_number) return false;
    elements_.pop_back();
    add(Kind::remark, text_with_last(fmt::format("{} {}", kMove, tokens_[at_++].text)));
    return true;
}

}  // namespace jadoube::desk
