#include "game/pgn/pgn_builder.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "game/pgn/pgn_result.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

using chess::Position;

constexpr int kMostFindingsOfAKind = 100;
constexpr std::size_t kDeepestVariation = 64;

bool is_ascii(std::string_view text) {
    unsigned bits = 0;
    for (const char c : text) bits |= static_cast<unsigned char>(c);
    return bits < 0x80;
}

/// Letters and digits alone: programs write "Chess960", "chess 960" and "Chess-960".
std::string letters_of(std::string_view text) {
    std::string letters;
    for (const char c : lower(text))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) letters += c;
    return letters;
}

/// Chess, with whatever initial position. FICS has wild/2 to wild/8a begin elsewhere and play by the same rules; in
/// wild/0 and wild/1 Kings castle otherwise.
bool is_chess(std::string_view variant) {
    constexpr std::string_view kNames =
        " chess standard standardchess normal normalchess regular classic classical orthodox fromposition"
        " chess960 960 frc dfrc chess960frc chess9lx fischerandom fischerandomchess fischerrandom fischerrandomchess"
        " freestyle freestylechess wildfr wild2 wild3 wild4 wild5 wild6 wild7 wild8 wild8a ";
    const std::string letters = letters_of(variant);
    return letters.empty() || kNames.find(" " + letters + " ") != std::string_view::npos;
}

/// Keeps the time told, if any; false where another stands there already.
bool takes_first(std::optional<Millis>& place, std::optional<Millis> time) {
    if (time && place) return false;
    if (time) place = time;
    return true;
}

}  // namespace

PgnBuilder::PgnBuilder(int line) : line_(line) {
    constexpr std::size_t kUsualLength = 128;
    static const Position kInitial = Position::initial();
    record_.moves.reserve(kUsualLength);
    lines_.push_back({&record_.moves, &record_.comment, kInitial, kInitial});
}

void PgnBuilder::note(PgnFinding finding) {
    const bool cuts_off = finding.kind == PgnFindingKind::game_cut || finding.kind == PgnFindingKind::read_failed;
    // What was left open has swallowed what comes after it.
    const bool swallows =
        finding.kind == PgnFindingKind::unclosed_comment || finding.kind == PgnFindingKind::unclosed_variation;
    if ((cuts_off || swallows) && !unread_) unread_ = finding;
    if (swallows && unread_ == finding) unread_->ply = Ply{ply().value + 1};
    int& count = counts_[static_cast<std::size_t>(finding.kind)];
    if (++count <= kMostFindingsOfAKind) findings_.push_back(std::move(finding));
}

void PgnBuilder::note_here(PgnFindingKind kind, int line, std::string text) {
    note({kind, line, ply(), std::move(text), is_in_variation()});
}

void PgnBuilder::note_once(PgnFindingKind kind, int line, std::string text) {
    if (counts_[static_cast<std::size_t>(kind)] == 0) note_here(kind, line, std::move(text));
}

/// Takes back the last finding of a kind.
void PgnBuilder::withdraw(PgnFindingKind kind) {
    const auto last = std::find_if(findings_.rbegin(), findings_.rend(), [&](const auto& f) { return f.kind == kind; });
    if (last == findings_.rend()) return;
    findings_.erase(std::next(last).base());
    --counts_[static_cast<std::size_t>(kind)];
}

std::string PgnBuilder::utf8(std::string_view text, int line) {
    if (is_ascii(text) || is_utf8(text)) return std::string(text);
    note_once(PgnFindingKind::latin1, line, "not UTF-8, read as Latin-1");
    return latin1_to_utf8(text);
}

// --- tags and start ---

bool PgnBuilder::has_tag(std::string_view name) const {
    constexpr std::size_t kSearched = 64;  // enough for any roster, and cheap for any file
    const auto end = record_.tags.begin() + static_cast<std::ptrdiff_t>(std::min(record_.tags.size(), kSearched));
    return std::any_of(record_.tags.begin(), end, [&](const Tag& tag) { return tag.first == name; });
}

void PgnBuilder::tag(const PgnToken& token) {
    if (has_tag(token.tag.first)) note_here(PgnFindingKind::repeated_tag, token.line, token.tag.first);
    record_.tags.emplace_back(token.tag.first, utf8(token.tag.second, token.line));
}

void PgnBuilder::leave_tags() {
    if (has_left_tags_) return;
    has_left_tags_ = true;
    set_start();
}

void PgnBuilder::refuse_moves(PgnFindingKind kind, std::string text) {
    unread_ = PgnFinding{kind, line_, ply(), std::move(text)};
    note(*unread_);
    here().mode = Mode::text;
}

void PgnBuilder::set_start() {
    const std::string fen = record_.tag("FEN");
    if (!is_chess(record_.tag("Variant"))) return refuse_moves(PgnFindingKind::other_variant, record_.tag("Variant"));
    if (fen.empty()) return;
    const auto setup = chess::parse_fen(fen);
    if (!setup) return refuse_moves(PgnFindingKind::bad_fen, setup.error().message);
    record_.start = *setup;
    const auto position = Position::from(*setup);
    if (!position) return refuse_moves(PgnFindingKind::bad_fen, position.error().message);
    here().before = here().now = *position;
}

// --- comments ---

std::string& PgnBuilder::comment_here() {
    return here().moves->empty() ? *here().preface : here().moves->back().comment;
}

void PgnBuilder::add_to_comment(std::string_view text, int line) {
    if (text.empty()) return;
    std::string& comment = comment_here();
    comment = joined(std::move(comment), utf8(text, line));
}

bool PgnBuilder::keep_as_text(std::string_view text, int line) {
    leave_tags();
    if (here().mode == Mode::moves) return false;
    if (here().mode == Mode::text) add_to_comment(text, line);
    here().has_text = true;
    return true;
}

void PgnBuilder::stray(std::string_view text, int line) {
    if (keep_as_text(text, line)) return;
    constexpr std::size_t kEnoughToShow = 60;
    add_to_comment(text, line);
    if (words_before_.size() < kEnoughToShow) words_before_ = joined(std::move(words_before_), text);
    if (!std::exchange(last_was_stray_, true)) return note_here(PgnFindingKind::stray_text, line, std::string(text));
    std::string& shown = findings_.back().text;
    if (findings_.back().kind == PgnFindingKind::stray_text && shown.size() < kEnoughToShow) {
        shown = joined(std::move(shown), text);
    }
}

/// In braces between words of movetext; as it is before the first of them, so that a game written by us reads the same.
void PgnBuilder::keep_comment_as_text(const std::string& text, int line) {
    if (here().mode == Mode::dropped) return;
    add_to_comment(here().has_text ? "{" + text + "}" : text, line);
}

void PgnBuilder::comment(const PgnToken& token) {
    last_was_stray_ = false;
    leave_tags();
    if (here().mode != Mode::moves) {
        keep_comment_as_text(with_single_spaces(token.text), token.line);
    } else if (here().moves->empty()) {
        add_to_comment(with_single_spaces(token.text), token.line);
    } else {
        CommentText parsed = parse_comment(token.text);
        HalfMove& last = here().moves->back();
        for (std::string& command : parsed.not_understood) {
            note_here(PgnFindingKind::bad_command, token.line, std::move(command));
        }
        if (parsed.done) correct_last(*parsed.done, token.line);
        if (!takes_first(last.clock, parsed.clock)) refuse_command(command_text(parsed.clock, {}, {}), token.line);
        if (!takes_first(last.elapsed, parsed.elapsed))
            refuse_command(command_text({}, parsed.elapsed, {}), token.line);
        add_to_comment(parsed.text, token.line);
    }
}

/// A command that says again what its half-move has already stays in the comment.
void PgnBuilder::refuse_command(const std::string& command, int line) {
    note_here(PgnFindingKind::bad_command, line, command);
    add_to_comment(command, line);
}

/// Puts what was done in the place of a half-move that the movetext could not write.
void PgnBuilder::correct_last(const IrregularMove& done, int line) {
    HalfMove& last = here().moves->back();
    const auto after = Position::from(stand(here().before.setup(), done));
    if (!after || std::holds_alternative<chess::Move>(last.played)) {
        return refuse_command(command_text({}, {}, done), line);
    }
    const bool was_unknown = std::holds_alternative<UnknownMove>(last.played);
    if (was_unknown) last.written.clear();
    if (!was_unknown || !is_in_variation()) {
        withdraw(was_unknown ? PgnFindingKind::unknown_move : PgnFindingKind::illegal_move);
    }
    last.played = done;
    here().now = *after;
    const auto why = why_illegal(here().before, done.man);
    note_here(PgnFindingKind::illegal_move, line,
              fmt::format("{}: {}", squares_notation(here().before.board(), done), why ? name_of(*why) : ""));
}

// --- variations ---

void PgnBuilder::open_variation(const PgnToken& token) {
    last_was_stray_ = false;
    words_before_.clear();
    leave_tags();
    stated_.reset();
    const OpenLine& parent = here();
    if (parent.mode != Mode::moves) {
        ++here().nested;
        (void)keep_as_text(token.text, token.line);
    } else if (parent.moves->empty()) {
        note_here(PgnFindingKind::stray_variation, token.line, "a variation before the first move");
        lines_.push_back({parent.moves, parent.preface, parent.before, parent.now});
        here().keeps_bracket = true;
        keep_rest_as_text(token.text, token.line);
    } else {
        Variation& variation = parent.moves->back().variations.emplace_back();
        lines_.push_back({&variation.moves, &variation.comment, parent.before, parent.before});
        if (lines_.size() <= kDeepestVariation + 1) return;
        note_here(PgnFindingKind::deep_variation, token.line, "a variation more than 64 deep");
        here().mode = Mode::dropped;
    }
}

void PgnBuilder::close_variation(const PgnToken& token) {
    last_was_stray_ = false;
    words_before_.clear();
    leave_tags();
    stated_.reset();
    if (here().nested > 0) {
        --here().nested;
        (void)keep_as_text(token.text, token.line);
    } else if (is_in_variation()) {
        if (here().keeps_bracket) add_to_comment(token.text, token.line);
        lines_.pop_back();
    } else {
        note_here(PgnFindingKind::stray_variation, token.line, "a closing bracket too many");
        add_to_comment(token.text, token.line);
    }
}

void PgnBuilder::close_open_variations(int line) {
    if (!is_in_variation()) return;
    note_here(PgnFindingKind::unclosed_variation, line, "a variation without a closing bracket");
    lines_.erase(lines_.begin() + 1, lines_.end());
}

// --- the end ---

static bool names_a_square(std::string_view words) {
    for (std::size_t at = 0; at + 1 < words.size(); ++at)
        if (chess::square_named(lower(words.substr(at, 2)))) return true;
    return false;
}

static bool has_digit(std::string_view words) {
    return std::any_of(words.begin(), words.end(), is_digit);
}

/// "resigns", "draw agreed": longer than what is left of a move.
static bool is_plain_word(std::string_view words) {
    constexpr std::size_t kShortestWord = 4;
    return words.size() >= kShortestWord &&
           std::all_of(words.begin(), words.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == ' '; });
}

void PgnBuilder::result(std::string_view text, int line) {
    leave_tags();
    close_open_variations(line);
    const bool stand_for_a_move = stated_ && has_digit(words_before_);
    if (!marker_ && (stand_for_a_move || names_a_square(words_before_))) note_cut_in_words();
    last_was_stray_ = false;
    if (text == "1/2" || text == "½-½") note_here(PgnFindingKind::broken_result, line, std::string(text));
    if (!marker_) {
        marker_ = text;
    } else {
        note_here(PgnFindingKind::several_results, line, fmt::format("{} after {}", text, *marker_));
        if (text == *marker_) return;
        const bool is_of_tag = text == record_.tag("Result");
        add_to_comment(is_of_tag ? std::exchange(*marker_, std::string(text)) : std::string(text), line);
    }
}

/// Movetext that could not be read; empty where all was.
std::string PgnBuilder::unread_text() {
    if (here().mode != Mode::text) return {};
    return std::string(trim(std::string_view(comment_here()).substr(here().text_begin)));
}

void PgnBuilder::take_off_unread_text() {
    unread_.reset();
    comment_here().resize(here().text_begin);
    std::erase_if(findings_, [](const PgnFinding& finding) { return finding.kind == PgnFindingKind::unreadable_move; });
}

/// Their words; their comments go to the move before.
std::string PgnBuilder::take_off_moves(std::size_t count) {
    std::vector<HalfMove>& moves = record_.moves;
    const auto first = moves.end() - static_cast<std::ptrdiff_t>(count);
    std::string words;
    std::string comment;
    for (auto move = first; move != moves.end(); ++move) {
        words = joined(std::move(words), move->written);
        comment = joined(std::move(comment), move->comment);
    }
    moves.erase(first, moves.end());
    std::erase_if(findings_, [&](const PgnFinding& finding) {
        return finding.kind == PgnFindingKind::illegal_move && finding.ply > ply();
    });
    comment_here() = joined(std::move(comment_here()), comment);
    return words;
}

/// One King alone shows a result only where the game has one.
void PgnBuilder::take_off_result_signal(int line) {
    const std::string text = unread_text();
    const std::size_t in_words = count_signal_words(text);
    const std::size_t in_moves = count_signal_moves(record_, in_words);
    const std::size_t kings = in_words + in_moves;
    if (kings == 0 || (kings == 1 && !record_.result)) return;
    if (in_words > 0) take_off_unread_text();
    const std::string moves = take_off_moves(in_moves);
    note_here(PgnFindingKind::result_signal, line, in_words > 0 ? joined(moves, text) : moves);
}

/// Of the tag, or where that says none the one after the moves.
std::optional<Score> PgnBuilder::score() const {
    const auto in_tag = score_in(record_.tag("Result"));
    return in_tag || !marker_ ? in_tag : score_in(*marker_);
}

void PgnBuilder::check_result(int line) {
    const std::string tag = record_.tag("Result");
    const auto tag_score = score_in(tag);
    const auto marker_score = marker_ ? score_in(*marker_) : std::nullopt;
    const bool tag_is_broken = !tag_score && tag != "*" && tag != "?" && !tag.empty();
    if (!marker_) note_here(PgnFindingKind::missing_result, line, "no result after the moves");
    if (tag_is_broken) note_here(PgnFindingKind::broken_result, line, tag);
    if (marker_ && (tag_score || tag == "*") && tag_score != marker_score) {
        note_here(PgnFindingKind::result_mismatch, line,
                  fmt::format("{} after the moves, {} in the tag", *marker_, tag));
        add_to_comment(*marker_, line);
    }
}

/// Words that are no move, with which a game ends: without a result it was cut off in one, "43. Kx"; before one they
/// may be moves in another way of writing, "43. E4 E5 1/2-1/2".
void PgnBuilder::note_cut_in_words() {
    if (!last_was_stray_ || unread_) return;
    const auto last = std::find_if(findings_.rbegin(), findings_.rend(), [](const PgnFinding& finding) {
        return finding.kind == PgnFindingKind::stray_text;
    });
    if (last != findings_.rend()) unread_ = PgnFinding{last->kind, last->line, Ply{ply().value + 1}, last->text};
}

bool PgnBuilder::is_game() const {
    return !record_.tags.empty() || !record_.moves.empty() || marker_;
}

void PgnBuilder::finish(int line) {
    if (!is_game()) return;
    leave_tags();
    close_open_variations(line);
    record_.result = score();
    take_off_result_signal(line);
    check_result(line);
    if (!marker_ && !is_plain_word(words_before_)) note_cut_in_words();
    note_swallowed_in_tag();
}

/// A tag that nothing closes, and no move behind it: it may have taken them.
void PgnBuilder::note_swallowed_in_tag() {
    if (unread_ || !record_.moves.empty()) return;
    const auto open = std::ranges::find_if(findings_, [](const PgnFinding& finding) {
        return finding.kind == PgnFindingKind::broken_tag && !finding.text.ends_with(']');
    });
    if (open != findings_.end()) unread_ = PgnFinding{open->kind, open->line, Ply{1}, open->text};
}

}  // namespace jadoube::game
