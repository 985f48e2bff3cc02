#include "game/pgn/pgn_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "game/pgn/pgn_comment.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

using chess::Setup;
using Moves = std::span<const HalfMove>;

bool is_legal(const HalfMove& move) {
    return std::holds_alternative<chess::Move>(move.played);
}
bool is_irregular(const HalfMove& move) {
    return std::holds_alternative<IrregularMove>(move.played);
}

std::string words_of(const Setup& start, Moves moves);

/// A variation in words: "(comment: 5. d4 exd4)".
std::string words_of(const Setup& start, const Variation& variation) {
    return "(" + joined(variation.comment, words_of(start, variation.moves)) + ")";
}

/// Half-moves with all that belongs to them, in words: "27... Nd5-e3 [illegal] (clock 0:01:05) 28. Kd3".
std::string words_of(const Setup& start, Moves moves) {
    std::string words;
    Setup before = start;
    bool needs_number = true;
    for (const HalfMove& move : moves) {
        if (needs_number || before.turn == chess::Color::white) words = joined(words, move_label(before, Ply{1}));
        words = joined(words, to_san(before, move.played));
        for (const int nag : move.nags) words = joined(words, fmt::format("${}", nag));
        if (move.clock) words = joined(words, fmt::format("(clock {})", to_text(*move.clock)));
        if (move.elapsed) words = joined(words, fmt::format("(took {})", to_text(*move.elapsed)));
        words = joined(words, move.comment);
        for (const Variation& variation : move.variations) words = joined(words, words_of(before, variation));
        needs_number = !move.comment.empty() || !move.variations.empty();
        before = after(before, move.played);
    }
    return words;
}

std::vector<HalfMove> playable(const Setup& start, Moves moves);

/// A variation up to its first irregular move; the rest as words at the last half-move before it.
Variation playable(const Setup& start, const Variation& variation, std::size_t length) {
    const Moves moves(variation.moves);
    Variation kept{variation.comment, playable(start, moves.first(length))};
    const Setup then = Replay(start, moves.first(length)).at(Ply{static_cast<int>(length)});
    std::string& comment = kept.moves.back().comment;
    comment = joined(std::move(comment), words_of(then, moves.subspan(length)));
    return kept;
}

/// The half-move with variations of legal and unknown half-moves only; others become words in its comment.
HalfMove playable(const Setup& before, HalfMove move) {
    std::vector<Variation> kept;
    for (const Variation& variation : move.variations) {
        const auto& moves = variation.moves;
        const auto irregular = std::find_if(moves.begin(), moves.end(), is_irregular);
        const auto length = static_cast<std::size_t>(irregular - moves.begin());
        if (length > 0) {
            kept.push_back(playable(before, variation, length));
        } else if (!moves.empty() || !variation.comment.empty()) {
            move.comment = joined(std::move(move.comment), words_of(before, variation));
        }
    }
    move.variations = std::move(kept);
    return move;
}

std::vector<HalfMove> playable(const Setup& start, Moves moves) {
    std::vector<HalfMove> result;
    Setup before = start;
    for (const HalfMove& move : moves) {
        result.push_back(playable(before, move));
        before = after(before, move.played);
    }
    return result;
}

bool is_known_to_pgn(const std::optional<Score>& score) {
    return !score || score == Score{2, 0} || score == Score{0, 2} || score == Score{1, 1};
}

std::string& last_comment(Record& record) {
    return record.moves.empty() ? record.comment : record.moves.back().comment;
}

void add_last(Record& record, std::string_view words) {
    std::string& comment = last_comment(record);
    comment = joined(std::move(comment), words);
}

/// A part without moves.
Record part_from(const Record& whole, const Setup& start, std::string comment) {
    Record part{.tags = whole.tags, .start = start, .comment = std::move(comment), .moves = {}, .result = whole.result};
    if (!is_known_to_pgn(part.result)) part.result.reset();
    if (part.tag("FEN").empty()) std::erase_if(part.tags, [](const Tag& tag) { return tag.first == "SetUp"; });
    return part;
}

std::vector<Record> cut_at_irregular(const Record& whole) {
    const Replay replay(whole);
    const Moves moves(whole.moves);
    const auto setup = [&](std::size_t index) { return replay.at(Ply{static_cast<int>(index)}); };
    std::vector<Record> parts = {part_from(whole, whole.start, whole.comment)};
    for (std::size_t at = 0; at < moves.size(); ++at) {
        if (is_legal(moves[at])) {
            parts.back().moves.push_back(playable(setup(at), moves[at]));
            continue;
        }
        const auto resume = std::find_if(moves.begin() + static_cast<std::ptrdiff_t>(at), moves.end(), is_legal);
        const auto end = static_cast<std::size_t>(resume - moves.begin());
        const std::string left_out = words_of(setup(at), moves.subspan(at, end - at));
        add_last(parts.back(), left_out);
        if (end < moves.size()) {
            add_last(parts.back(), "The game goes on after this in the next one.");
            parts.push_back(part_from(whole, setup(end), fmt::format("Goes on after {}", left_out)));
        }
        at = end - 1;
    }
    return parts;
}

void round_brackets_in(std::string& comment) {
    std::replace(comment.begin(), comment.end(), '{', '(');
    std::replace(comment.begin(), comment.end(), '}', ')');
}

void round_brackets_in(std::vector<HalfMove>& moves) {
    for (HalfMove& move : moves) {
        round_brackets_in(move.comment);
        for (Variation& variation : move.variations) {
            round_brackets_in(variation.comment);
            round_brackets_in(variation.moves);
        }
    }
}

}  // namespace

std::vector<Record> playable_parts(const Record& record) {
    std::vector<Record> parts = cut_at_irregular(record);
    for (Record& part : parts) {
        if (!is_known_to_pgn(record.result)) add_last(part, fmt::format("Result {}", to_text(*record.result)));
        round_brackets_in(part.comment);
        round_brackets_in(part.moves);
    }
    return parts;
}

}  // namespace jadoube::game
