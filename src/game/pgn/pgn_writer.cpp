#include "game/pgn/pgn_writer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "game/pgn/pgn_comment.hpp"
#include "game/pgn/pgn_layout.hpp"
#include "game/pgn/pgn_move.hpp"
#include "game/pgn/pgn_parts.hpp"
#include "game/pgn/pgn_tag.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

using chess::Color;
using chess::Position;
using chess::Setup;

std::string result_text(const Record& record) {
    return record.result ? to_text(*record.result) : "*";
}

// --- tags ---

bool is_roster(std::string_view name) {
    return std::find(kTagRoster.begin(), kTagRoster.end(), name) != kTagRoster.end();
}

std::string roster_value(const Record& record, std::string_view name) {
    if (name == "Result") return result_text(record);
    std::string value = record.tag(name);
    if (!value.empty()) return value;
    return name == "Date" ? "????.??.??" : "?";
}

/// The FEN tag as it stands, where it says the start position or nothing that can be read; else one that does.
std::string fen_value(const Record& record) {
    std::string written = record.tag("FEN");
    const auto setup = chess::parse_fen(written);
    if (setup ? *setup == record.start : !written.empty()) return written;
    return record.start == Setup::initial() ? std::string() : to_fen(record.start);
}

std::string tag_section(const Record& record) {
    std::string text;
    const auto add = [&](std::string_view name, std::string value) {
        text += to_text(Tag{name, std::move(value)}) + "\n";
    };
    for (const std::string_view name : kTagRoster) add(name, roster_value(record, name));
    const std::string fen = fen_value(record);
    if (!fen.empty()) {
        const std::string set_up = record.tag("SetUp");
        add("SetUp", set_up.empty() ? "1" : set_up);
        add("FEN", fen);
    }
    const bool sets_up = !fen.empty() || !record.tag("FEN").empty();
    for (const Tag& tag : record.tags) {
        const bool is_start = tag.first == "FEN" || (tag.first == "SetUp" && sets_up);
        if (!is_start && !is_roster(tag.first)) add(tag.first, tag.second);
    }
    return text;
}

// --- moves ---

/// How a half-move is written: its word, and what was done where the word cannot say it.
struct WrittenMove {
    std::string word;
    std::optional<IrregularMove> command = {};
};

/// A castling with the letter O: with zeros it may read as the result of a game that both have lost.
std::string unmistakable(std::string word) {
    if (word.starts_with("0-0")) std::replace(word.begin(), word.end(), '0', 'O');
    return word;
}

WrittenMove written_irregular(const Setup& before, const IrregularMove& done, const std::string& written) {
    const auto position = Position::from(before);
    if (!position) return {"--", done};
    for (const std::string& word : {unmistakable(written), squares_notation(before.board, done)}) {
        const auto reading = read_move(*position, word);
        const auto* read = std::get_if<IrregularMove>(&reading.played);
        if (read != nullptr && *read == done) return {word};
    }
    return {"--", done};
}

WrittenMove written_move(const Setup& before, const HalfMove& move) {
    const auto* irregular = std::get_if<IrregularMove>(&move.played);
    if (irregular != nullptr) return written_irregular(before, *irregular, move.written);
    return {to_san(before, move.played)};
}

void write_line(PgnLayout& layout, const Setup& start, const std::vector<HalfMove>& moves);

void write_variation(PgnLayout& layout, const Setup& before, const Variation& variation) {
    layout.open("(");
    layout.comment({}, variation.comment);
    write_line(layout, before, variation.moves);
    layout.close(")");
}

void write_line(PgnLayout& layout, const Setup& start, const std::vector<HalfMove>& moves) {
    Setup before = start;
    bool needs_number = true;
    for (const HalfMove& move : moves) {
        if (needs_number || before.turn == Color::white) layout.word(move_label(before, Ply{1}));
        const WrittenMove written = written_move(before, move);
        layout.word(written.word);
        for (const int nag : move.nags) layout.word(fmt::format("${}", nag));
        const std::string commands = command_text(move.clock, move.elapsed, written.command);
        layout.comment(commands, move.comment);
        for (const Variation& variation : move.variations) write_variation(layout, before, variation);
        needs_number = !commands.empty() || !move.comment.empty() || !move.variations.empty();
        before = after(before, move.played);
    }
}

std::string game_text(const Record& record) {
    PgnLayout layout;
    layout.comment({}, record.comment);
    write_line(layout, record.start, record.moves);
    layout.word(result_text(record));
    return tag_section(record) + "\n" + std::move(layout).take() + "\n";
}

}  // namespace

std::string to_pgn(const Record& record, PgnStyle style) {
    if (style == PgnStyle::faithful) return game_text(record);
    std::string text;
    for (const Record& part : playable_parts(record)) text += game_text(part);
    return text;
}

}  // namespace jadoube::game
