#include "game/pgn/pgn_comment.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::game {
namespace {

bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

std::string without_spaces(std::string_view text) {
    std::string result;
    std::copy_if(text.begin(), text.end(), std::back_inserter(result), [](char c) { return !is_space(c); });
    return result;
}

/// "d5e3 taken=d4 rook=h1f1 by=black", the words after the first in any order.
std::optional<IrregularMove> parse_irregular(std::string_view text) {
    std::optional<IrregularMove> move;
    for (const std::string_view word : split(text, ' ')) {
        const auto equals = word.find('=');
        const std::string_view name = word.substr(0, equals);
        const std::string_view value = equals == std::string_view::npos ? std::string_view() : word.substr(equals + 1);
        if (!move) {
            const auto man = chess::parse_raw_uci(word);
            if (!man) return std::nullopt;
            move = IrregularMove{.man = *man};
        } else if (name == "taken" && chess::square_named(value)) {
            move->taken = chess::square_named(value);
        } else if (name == "rook" && chess::parse_raw_uci(value)) {
            move->rook = chess::parse_raw_uci(value);
        } else if (name == "by" && chess::color_named(value)) {
            move->by = *chess::color_named(value);
        } else {
            return std::nullopt;
        }
    }
    return move;
}

std::string raw_uci(const chess::RawMove& move) {
    std::string text = to_text(move.from) + to_text(move.to);
    if (move.promotes_to) text += lower(std::string(1, letter_of(*move.promotes_to)));
    return text;
}

/// A time as %clk and %emt write it, perhaps broken over a line end.
bool take_time(std::optional<Millis>& place, std::string_view value) {
    if (place) return false;
    const bool is_broken = std::any_of(value.begin(), value.end(), is_space);
    const auto time = is_broken ? parse_millis(without_spaces(value)) : parse_millis(value);
    if (time) place = *time;
    return time.has_value();
}

void append_with_single_spaces(std::string& result, std::string_view text) {
    for (const char c : text) {
        if (!is_space(c)) {
            result += c;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
}

void drop_last_space(std::string& text) {
    if (!text.empty() && text.back() == ' ') text.pop_back();
}

enum class Taken { yes, no, is_another };

Taken take_command(CommentText& comment, std::string_view command) {
    const std::size_t name_end = std::min(command.find_first_of(" \t\r\n"), command.size());
    const std::string_view name = command.substr(0, name_end);
    const std::string_view value = trim(command.substr(name_end));
    if (name == "clk") return take_time(comment.clock, value) ? Taken::yes : Taken::no;
    if (name == "emt") return take_time(comment.elapsed, value) ? Taken::yes : Taken::no;
    if (name != "irregular") return Taken::is_another;
    if (comment.done) return Taken::no;
    comment.done = parse_irregular(with_single_spaces(value));
    return comment.done ? Taken::yes : Taken::no;
}

}  // namespace

std::string with_single_spaces(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    append_with_single_spaces(result, text);
    drop_last_space(result);
    return result;
}

std::string joined(std::string comment, std::string_view more) {
    if (!comment.empty() && !more.empty()) comment += ' ';
    comment += more;  // and not returned from here, which would copy
    return comment;
}

CommentText parse_comment(std::string_view comment) {
    CommentText parsed;
    while (true) {
        const std::size_t begin = comment.find("[%");
        const std::size_t end = begin == std::string_view::npos ? std::string_view::npos : comment.find(']', begin);
        if (end == std::string_view::npos) break;
        append_with_single_spaces(parsed.text, comment.substr(0, begin));
        const std::string_view command = comment.substr(begin, end + 1 - begin);
        const Taken taken = take_command(parsed, command.substr(2, command.size() - 3));
        if (taken == Taken::no) parsed.not_understood.push_back(with_single_spaces(command));
        append_with_single_spaces(parsed.text, taken == Taken::yes ? std::string_view(" ") : command);
        comment.remove_prefix(end + 1);
    }
    append_with_single_spaces(parsed.text, comment);
    drop_last_space(parsed.text);
    return parsed;
}

std::string command_text(std::optional<Millis> clock, std::optional<Millis> elapsed,
                         const std::optional<IrregularMove>& done) {
    std::string text;
    if (done) {
        text = fmt::format("[%irregular {}", raw_uci(done->man));
        if (done->taken) text += " taken=" + to_text(*done->taken);
        if (done->rook) text += " rook=" + raw_uci(*done->rook);
        text += fmt::format(" by={}]", name_of(done->by));
    }
    if (clock) text = joined(std::move(text), "[%clk " + to_text(*clock) + "]");
    if (elapsed) text = joined(std::move(text), "[%emt " + to_text(*elapsed) + "]");
    return text;
}

}  // namespace jadoube::game
