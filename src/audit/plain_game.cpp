#include "audit/plain_game.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"
#include "game/pgn/pgn_section.hpp"

namespace jadoube::audit {
namespace {

using chess::Color;
using game::Score;

constexpr std::size_t kLongest = std::size_t{1} << 20;  // longer games and lines are for the other reader
constexpr int kMostMoves = 9999;
constexpr int kManyQuiet = 100;
constexpr int kThirdTime = 8;  // quiet half-moves at least, before a position stands for the third time

constexpr bool is_space(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

constexpr std::array<bool, 256> kIsOfWord = [] {
    std::array<bool, 256> is_of_word{};
    is_of_word.fill(true);
    for (const char c : {' ', '\n', '\r', '\t', '{', '.'}) is_of_word[static_cast<unsigned char>(c)] = false;
    return is_of_word;
}();

constexpr std::array<bool, 256> kIsOfText = [] {
    std::array<bool, 256> is_of_text{};
    is_of_text.fill(true);
    for (unsigned char c = 0; c < ' '; ++c) is_of_text[c] = is_space(static_cast<char>(c));
    for (const char c : {'[', '{', '}', '\x7F'}) is_of_text[static_cast<unsigned char>(c)] = false;
    return is_of_text;
}();

/// Where a run of bytes that are text ends, with all of them put together.
struct TextRun {
    std::size_t end;
    unsigned char bits = 0;
};
TextRun text_run(std::string_view text, std::size_t at) {
    TextRun run{at};
    for (; run.end < text.size() && kIsOfText[static_cast<unsigned char>(text[run.end])]; ++run.end)
        run.bits |= static_cast<unsigned char>(text[run.end]);
    return run;
}

std::optional<Score> score_of(std::string_view result) {
    if (result == "1-0") return Score{2, 0};
    if (result == "0-1") return Score{0, 2};
    if (result == "1/2-1/2") return Score{1, 1};
    return std::nullopt;
}

/// "0:05:00", "12:34:56" at the beginning of the text, with the `]` after it; nothing where it is anything else.
struct ClockText {
    Millis clock;
    std::size_t length;
};
std::optional<ClockText> clock_in(std::string_view text) {
    constexpr std::size_t kAfterHours = 7;  // ":05:00]"
    const auto digit = [&](std::size_t at) { return static_cast<unsigned>(text[at] - '0'); };
    const std::size_t colon = text.size() > 1 && text[1] == ':' ? 1 : 2;
    if (text.size() < colon + kAfterHours) return std::nullopt;
    const unsigned hours = colon == 1 ? digit(0) : 10 * digit(0) + digit(1);
    const unsigned tens[] = {colon == 1 ? 0 : digit(0), digit(colon - 1), digit(colon + 2), digit(colon + 5)};
    const bool has_digits = std::all_of(std::begin(tens), std::end(tens), [](unsigned one) { return one <= 9; });
    const bool is_in_range = digit(colon + 1) <= 5 && digit(colon + 4) <= 5;
    const bool has_marks = text[colon] == ':' && text[colon + 3] == ':' && text[colon + 6] == ']';
    if (!has_digits || !is_in_range || !has_marks) return std::nullopt;
    const unsigned minutes = 10 * digit(colon + 1) + digit(colon + 2);
    const unsigned seconds = 10 * digit(colon + 4) + digit(colon + 5);
    return ClockText{Millis{((hours * 60 + minutes) * 60 + seconds) * std::int64_t{1000}}, colon + kAfterHours};
}

}  // namespace

const PlainGame* PlainReader::read(std::string_view text, std::size_t begin) {
    static const chess::ReadingBoard kInitial(chess::Position::initial());
    const auto moves = tags_.read(text, begin);
    if (!moves) return nullptr;
    text_ = text;
    at_ = *moves;
    game_.end = 0;
    game_.half_moves = game_.clocks = 0;
    game_.mate.reset();
    game_.tags = tags_.values();
    game_.readings.clear();
    marker_ = {};
    board_ = kInitial;
    keys_.assign(1, board_.key());
    const bool is_plain = read_moves() && finish() && at_ - begin < kLongest;
    return is_plain ? &game_ : nullptr;
}

// --- moves ---

/// False at a line that begins with a percent sign.
bool PlainReader::skip_space() {
    for (; at_ < text_.size(); ++at_) {
        const auto byte = static_cast<unsigned char>(text_[at_]);
        if (byte > ' ' || !is_space(text_[at_])) return true;
        const bool ends_line = byte == '\n' || byte == '\r';
        if (ends_line && at_ + 1 < text_.size() && text_[at_ + 1] == '%') return false;
    }
    return true;
}

std::string_view PlainReader::word() const {
    const char* const begin = text_.data() + at_;
    const char* const text_end = text_.data() + text_.size();
    const char* end = begin;
    while (end < text_end && kIsOfWord[static_cast<unsigned char>(*end)]) ++end;
    return {begin, static_cast<std::size_t>(end - begin)};
}

[[gnu::flatten]] bool PlainReader::read_moves() {
    while (marker_.empty())
        if (!skip_space() || at_ >= text_.size() || !read_token()) return false;
    return true;
}

bool PlainReader::read_token() {
    const char first = text_[at_];
    if (first == '{') return read_comment();
    if (first > '9') return read_move();
    if (!is_digit(first) && first != '*') return false;
    const char second = at_ + 1 < text_.size() ? text_[at_ + 1] : ' ';
    if (first != '*' && second != '-' && second != '/') return read_number();
    return read_marker();
}

bool PlainReader::read_marker() {
    marker_ = word();
    at_ += marker_.size();
    return marker_ == "*" || score_of(marker_).has_value();
}

/// The number of the move to come, with the dots of its side.
bool PlainReader::read_number() {
    if (text_[at_] == '0') return false;
    int number = 0;
    for (; at_ < text_.size() && is_digit(text_[at_]) && number <= kMostMoves; ++at_)
        number = 10 * number + (text_[at_] - '0');
    const std::size_t dots = at_;
    while (at_ < text_.size() && text_[at_] == '.') ++at_;
    return number == board_.move_number() && at_ - dots == (board_.turn() == Color::white ? 1U : 3U);
}

bool PlainReader::read_move() {
    const std::size_t length = board_.read(text_.substr(at_));
    if (length == 0) return read_mate();
    at_ += length;
    keys_.push_back(board_.key());
    ++game_.half_moves;
    const int quiet = board_.quiet_halfmoves();
    return quiet < kThirdTime || (quiet < kManyQuiet && !is_repeated_thrice());
}

/// What the board does not read as it ends with `#`, and the result after it: no move is left.
bool PlainReader::read_mate() {
    const std::string_view written = word();
    if (!written.ends_with('#') || board_.quiet_halfmoves() + 1 >= kManyQuiet) return false;
    const chess::Position before = board_.position();
    const auto read = chess::parse_san(before, written);
    if (!read || chess::to_san(before, read->move) != written) return false;
    game_.mate = PlainMate{before, read->move};
    last_ = before.after(read->move);
    ++game_.half_moves;
    at_ += written.size();
    while (marker_.empty()) {
        if (!skip_space() || at_ >= text_.size()) return false;
        if (!(text_[at_] == '{' ? read_comment() : read_marker())) return false;
    }
    return true;
}

/// The position now on the board stood twice before, as far as its key tells.
bool PlainReader::is_repeated_thrice() const {
    const auto now = static_cast<std::ptrdiff_t>(keys_.size()) - 1;
    const std::ptrdiff_t first = now - board_.quiet_halfmoves();
    int times = 1;
    for (std::ptrdiff_t ply = now - 4; ply >= first; ply -= 2)
        times += keys_[static_cast<std::size_t>(ply)] == keys_.back() ? 1 : 0;
    return times >= 3;
}

bool PlainReader::read_comment() {
    if (game_.half_moves == 0) return false;
    const std::size_t begin = at_++;
    unsigned char bits = 0;
    while (true) {
        const TextRun run = text_run(text_, at_);
        bits |= run.bits;
        at_ = run.end;
        if (at_ >= text_.size()) return false;
        if (text_[at_] == '}') break;
        if (text_[at_] != '[' || !read_command(bits)) return false;
    }
    ++at_;
    const std::string_view comment = text_.substr(begin, at_ - begin);
    return comment.size() <= kLongest && (bits < 0x80 || is_utf8(comment));
}

/// A clock reading, the only one of its half-move, or an evaluation, which says nothing to us.
bool PlainReader::read_command(unsigned char& bits) {
    constexpr std::string_view kClock = "[%clk ", kEvaluation = "[%eval ";
    const std::string_view rest = text_.substr(at_);
    if (rest.starts_with(kClock)) {
        const auto read = clock_in(rest.substr(kClock.size()));
        const auto ply = static_cast<std::size_t>(game_.half_moves);
        if (!read || game_.readings.size() >= ply) return false;
        game_.readings.resize(ply);
        game_.readings.back() = read->clock;
        ++game_.clocks;
        at_ += kClock.size() + read->length;
        return true;
    }
    if (!rest.starts_with(kEvaluation)) return false;
    const TextRun run = text_run(rest, 1);
    const std::size_t close = rest.substr(0, run.end).find(']');
    if (close == std::string_view::npos) return false;
    bits |= run.bits;
    at_ += close + 1;
    return true;
}

// --- the end ---

bool PlainReader::finish() {
    if (!skip_space()) return false;
    if (at_ < text_.size() && !game::begins_section(text_, at_)) return false;
    game_.end = at_;
    game_.result = score_of(marker_);
    const auto ply_count = tags_.ply_count();
    if (marker_ != game_.tags.result || (ply_count && *ply_count != game_.half_moves)) return false;
    if (game_.mate) return true;
    last_ = board_.position();
    return last_.has_legal_move();
}

}  // namespace jadoube::audit
