#include "audit/plain_game.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "game/pgn/pgn_section.hpp"

namespace jadoube::audit {
namespace {

using chess::Color;
using game::Score;

constexpr std::size_t kLongest = std::size_t{1} << 20;  // longer games and lines are for the other reader
constexpr int kMostMoves = 9999;
constexpr int kManyQuiet = 100;
constexpr int kThirdTime = 8;  // quiet half-moves at least, before a position stands for the third time

bool is_space(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

constexpr std::array<bool, 256> kIsOfWord = [] {
    std::array<bool, 256> is_of_word{};
    is_of_word.fill(true);
    for (const char c : {' ', '\n', '\r', '\t', '{', '.'}) is_of_word[static_cast<unsigned char>(c)] = false;
    return is_of_word;
}();

/// Text without anything to remark on: no bytes that are no text, no commands, no braces within.
bool is_plain_text(std::string_view text) {
    unsigned char high = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < ' ' && c != '\n' && c != '\r' && c != '\t') || byte == 0x7F) return false;
        high |= byte;
    }
    return high < 0x80 || is_utf8(text);
}

std::optional<Score> score_of(std::string_view result) {
    if (result == "1-0") return Score{2, 0};
    if (result == "0-1") return Score{0, 2};
    if (result == "1/2-1/2") return Score{1, 1};
    return std::nullopt;
}

/// "0:05:00", "1:23:45.6"; nothing where it is anything else.
std::optional<Millis> clock_in(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == 0 || colon > 2 || text.size() != colon + 6 || text[colon + 3] != ':') return std::nullopt;
    std::int64_t hours = 0;
    for (const char c : text.substr(0, colon)) {
        if (!is_digit(c)) return std::nullopt;
        hours = 10 * hours + (c - '0');
    }
    const auto two = [&](std::size_t at) -> int {
        if (!is_digit(text[at]) || !is_digit(text[at + 1])) return 100;
        return 10 * (text[at] - '0') + (text[at + 1] - '0');
    };
    const int minutes = two(colon + 1);
    const int seconds = two(colon + 4);
    if (minutes > 59 || seconds > 59) return std::nullopt;
    return Millis{((hours * 60 + minutes) * 60 + seconds) * 1000};
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
    game_.date = tags_.date();
    game_.time_control = tags_.time_control();
    game_.termination = tags_.termination();
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
    if (length == 0) return false;
    at_ += length;
    keys_.push_back(board_.key());
    ++game_.half_moves;
    const int quiet = board_.quiet_halfmoves();
    return quiet < kThirdTime || (quiet < kManyQuiet && !is_repeated_thrice());
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
    const std::size_t close = text_.find('}', at_);
    if (close == std::string_view::npos || close - at_ > kLongest || game_.half_moves == 0) return false;
    std::string_view text = text_.substr(at_ + 1, close - at_ - 1);
    at_ = close + 1;
    while (true) {
        const std::size_t open = text.find_first_of("[{");
        if (open == std::string_view::npos) return is_plain_text(text);
        const std::size_t end = text.find(']', open);
        if (end == std::string_view::npos || !is_plain_text(text.substr(0, open))) return false;
        if (!read_command(text.substr(open, end + 1 - open))) return false;
        text.remove_prefix(end + 1);
    }
}

/// A clock reading, the only one of its half-move, or an evaluation, which says nothing to us.
bool PlainReader::read_command(std::string_view command) {
    if (command.starts_with("[%eval ")) return is_plain_text(command);
    if (!command.starts_with("[%clk ")) return false;
    const auto clock = clock_in(command.substr(6, command.size() - 7));
    const auto ply = static_cast<std::size_t>(game_.half_moves);
    if (!clock || game_.readings.size() >= ply) return false;
    game_.readings.resize(ply);
    game_.readings.back() = clock;
    ++game_.clocks;
    return true;
}

// --- the end ---

bool PlainReader::finish() {
    if (!skip_space()) return false;
    if (at_ < text_.size() && !game::begins_section(text_, at_)) return false;
    game_.end = at_;
    game_.result = score_of(marker_);
    const auto ply_count = tags_.ply_count();
    if (marker_ != tags_.result() || (ply_count && *ply_count != game_.half_moves)) return false;
    last_ = board_.position();
    return last_.has_legal_move();
}

}  // namespace jadoube::audit
