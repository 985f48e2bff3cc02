// The half-moves of a game under construction.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/error.hpp"
#include "game/pgn/pgn_builder.hpp"
#include "game/pgn/pgn_sign.hpp"

namespace jadoube::game {
namespace {

using chess::Color;
using chess::Position;

/// Signs of check and capture in passing that stand apart from their move.
bool belongs_to_move_before(std::string_view word) {
    constexpr std::array<std::string_view, 6> kSigns = {"+", "#", "++", "e.p.", "e.p", "ep"};
    return std::find(kSigns.begin(), kSigns.end(), word) != kSigns.end();
}

PgnFindingKind finding_for(chess::SanRemark remark) {
    switch (remark) {
        case chess::SanRemark::over_disambiguated: return PgnFindingKind::over_disambiguated;
        case chess::SanRemark::under_disambiguated: return PgnFindingKind::under_disambiguated;
        case chess::SanRemark::check_sign_wrong: return PgnFindingKind::check_sign_wrong;
        case chess::SanRemark::capture_sign_wrong: return PgnFindingKind::capture_sign_wrong;
        case chess::SanRemark::not_standard: break;
    }
    return PgnFindingKind::not_standard;
}

}  // namespace

void PgnBuilder::number(const PgnToken& token) {
    last_was_stray_ = false;
    if (keep_as_text(token.text, token.line)) return;
    if (token.number >= 0) {
        stated_ = StatedNumber{token.number, token.is_dotted};
        if (!number_offset_) number_offset_ = token.number - here().now.move_number();
    } else if (stated_ && token.is_dotted) {
        stated_->is_black = true;
    }
}

bool PgnBuilder::goes_on_with(const PgnToken& number) const {
    return number.number == here().now.move_number() + number_offset_.value_or(0) && !begins_again_with(number);
}

bool PgnBuilder::begins_again_with(const PgnToken& number) const {
    return !is_in_variation() && !number.is_dotted &&
           number.number == record_.start.move_number + number_offset_.value_or(0) &&
           here().now.move_number() > record_.start.move_number;
}

bool PgnBuilder::is_castling_here(bool is_last) const {
    const bool is_legal = here().mode == Mode::moves && parse_san(here().now, "O-O").has_value();
    if (record_.tag("Result") == "0-0") return is_legal && !is_last;
    return is_legal || !is_last;
}

void PgnBuilder::word(std::string_view text, int line) {
    if (keep_as_text(text, line)) return;
    const auto [word, signs] = split_annotation(text);
    if (word.empty()) {
        sign(signs, line);
    } else {
        play(word, signs, line);
    }
}

/// Annotation signs of the half-move last read.
void PgnBuilder::sign(std::string_view signs, int line) {
    if (signs.empty()) return;
    const auto nags = nags_of(signs);
    if (!nags || here().moves->empty()) return stray(signs, line);
    auto& of_move = here().moves->back().nags;
    of_move.insert(of_move.end(), nags->begin(), nags->end());
}

void PgnBuilder::play(std::string_view word, std::string_view signs, int line) {
    MoveReading reading = read_move(here().now, word);
    if (reading.kind == MoveReading::Kind::no_move) {
        take_no_move(word, line);
        return sign(signs, line);
    }
    last_was_stray_ = false;
    const std::string words = std::exchange(words_before_, {});
    if (!std::holds_alternative<chess::Move>(reading.played)) {
        if (auto later = read_after_missing_half_move(word)) {
            push({}, {MoveReading::Kind::played, UnknownMove{}, here().now.after_null()}, line);
            reading = std::move(*later);
        }
    }
    const std::string written = std::string(word).append(signs);
    if (reading.kind == MoveReading::Kind::unreadable) return refuse_move(written, word, reading.why, line);
    if (!words.empty() && !is_in_order(reading))
        return refuse_move(written, word, fmt::format("'{}' before it may be a move", words), line);
    push(word, reading, line);
    if (stated_) check_number(*std::exchange(stated_, std::nullopt), line);
    sign(signs, line);
}

/// A legal move, of the side and number that the text names where it names any.
bool PgnBuilder::is_in_order(const MoveReading& reading) const {
    return !std::holds_alternative<IrregularMove>(reading.played) && (!stated_ || fits(*stated_, here().now));
}

void PgnBuilder::refuse_move(std::string_view written, std::string_view word, std::string_view why, int line) {
    const PgnFinding unreadable{PgnFindingKind::unreadable_move, line, Ply{ply().value + (is_in_variation() ? 0 : 1)},
                                fmt::format("{}: {}", word, why), is_in_variation()};
    if (!is_in_variation()) unread_ = unreadable;
    note(unreadable);
    keep_rest_as_text(written, line);
}

void PgnBuilder::keep_rest_as_text(std::string_view first, int line) {
    here().mode = Mode::text;
    here().text_begin = comment_here().size();
    (void)keep_as_text(first, line);
}

/// A sign of the move before, or a word with no meaning.
void PgnBuilder::take_no_move(std::string_view word, int line) {
    if (!belongs_to_move_before(word) || here().moves->empty()) return stray(word, line);
    std::string& written = here().moves->back().written;
    written = joined(std::move(written), word);
}

void PgnBuilder::push(std::string_view word, const MoveReading& reading, int line) {
    HalfMove& move = here().moves->emplace_back();
    move.played = reading.played;
    move.written = utf8(word, line);
    note_reading(reading, word, line);
    here().before = here().now;
    here().now = reading.after;
}

void PgnBuilder::note_reading(const MoveReading& reading, std::string_view word, int line) {
    for (const chess::SanRemark remark : reading.remarks) note_once(finding_for(remark), line, std::string(word));
    if (std::holds_alternative<chess::Move>(reading.played)) return;
    if (std::holds_alternative<IrregularMove>(reading.played)) {
        note_here(PgnFindingKind::illegal_move, line, fmt::format("{}: {}", word, reading.why));
    } else if (word.empty()) {
        note_here(PgnFindingKind::missing_move, line, "the move numbers leave a half-move out");
    } else if (!is_in_variation()) {
        note_here(PgnFindingKind::unknown_move, line, std::string(word));
    }
}

/// The word as a legal move of the side that the move number before it names, where that is not the side on turn: then
/// the text leaves a half-move out. Both signs together are needed; a wrong number alone is none.
std::optional<MoveReading> PgnBuilder::read_after_missing_half_move(std::string_view word) const {
    if (!stated_) return std::nullopt;
    const Position& now = here().now;
    const Color stated_side = stated_->is_black ? Color::black : Color::white;
    const int next_number = now.move_number() + (now.turn() == Color::black ? 1 : 0) + number_offset_.value_or(0);
    if (stated_side == now.turn() || stated_->number != next_number) return std::nullopt;
    MoveReading reading = read_move(now.after_null(), word);
    if (!std::holds_alternative<chess::Move>(reading.played)) return std::nullopt;
    return reading;
}

/// Whether a number may stand before the half-move made from a position. "8. c3 8. d5" is let pass.
bool PgnBuilder::fits(const StatedNumber& stated, const Position& before) const {
    return stated.number == before.move_number() + number_offset_.value_or(0) &&
           !(stated.is_black && before.turn() == Color::white);
}

/// Notes a move number that does not fit the half-move just made.
void PgnBuilder::check_number(const StatedNumber& stated, int line) {
    if (!fits(stated, here().before))
        note_once(PgnFindingKind::wrong_number, line, fmt::format("move number {}", stated.number));
}

void PgnBuilder::nag(const PgnToken& token) {
    if (keep_as_text(token.text, token.line)) return;
    if (here().moves->empty()) return stray(token.text, token.line);
    here().moves->back().nags.push_back(token.number);
}

}  // namespace jadoube::game
