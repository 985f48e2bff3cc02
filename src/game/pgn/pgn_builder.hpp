// Puts one game together from the tokens of its text. Keeps everything: what cannot be played is kept as text.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/pgn/pgn_comment.hpp"
#include "game/pgn/pgn_finding.hpp"
#include "game/pgn/pgn_move.hpp"
#include "game/pgn/pgn_tokenizer.hpp"

namespace jadoube::game {

/// A game under construction. Takes each token as its kind says; nothing is refused.
class PgnBuilder {
public:
    explicit PgnBuilder(int line);
    PgnBuilder(const PgnBuilder&) = delete;  // open lines point into the record
    PgnBuilder& operator=(const PgnBuilder&) = delete;
    ~PgnBuilder() = default;

    void tag(const PgnToken& token);
    void comment(const PgnToken& token);
    void number(const PgnToken& token);
    void word(std::string_view text, int line);
    void nag(const PgnToken& token);
    void open_variation(const PgnToken& token);
    void close_variation(const PgnToken& token);
    /// A result that ends the game; open variations end with it.
    void result(std::string_view text, int line);
    /// A token that means nothing where it stands; kept in the comment.
    void stray(std::string_view text, int line);
    /// Only the first 100 findings of a kind are kept.
    void note(PgnFinding finding);

    /// Anything but tags has been taken.
    [[nodiscard]] bool has_left_tags() const { return has_left_tags_; }
    [[nodiscard]] bool has_tag(std::string_view name) const;
    [[nodiscard]] bool has_result() const { return marker_.has_value(); }
    [[nodiscard]] bool is_in_variation() const { return lines_.size() > 1; }
    /// The half-move last made in the game itself.
    [[nodiscard]] Ply ply() const { return record_.end(); }
    /// Whether "0-0" is castling: the King may castle here, or the game goes on although its result is another.
    [[nodiscard]] bool is_castling_here(bool is_last) const;
    /// A move number that goes on counting in this game.
    [[nodiscard]] bool goes_on_with(const PgnToken& number) const;
    /// The first move number again although moves have been made.
    [[nodiscard]] bool begins_again_with(const PgnToken& number) const;

    /// Completes the game: closes what is open, settles its result.
    /// `line` is the last of the game.
    void finish(int line);
    /// There was a tag, a half-move or a result.
    [[nodiscard]] bool is_game() const;
    [[nodiscard]] Record& record() { return record_; }
    [[nodiscard]] std::vector<PgnFinding>& findings() { return findings_; }
    /// What stopped the reading of moves before the text of the game ended. Once it is finished.
    [[nodiscard]] std::optional<PgnFinding>& unread() { return unread_; }

private:
    /// How tokens of a line are kept.
    enum class Mode { moves, text, dropped };

    /// The game itself or a variation that is being read.
    struct OpenLine {
        std::vector<HalfMove>* moves = nullptr;
        std::string* preface = nullptr;
        chess::Position before;  // the last half-move
        chess::Position now;
        Mode mode = Mode::moves;
        bool has_text = false;       // words of movetext have been kept
        int nested = 0;              // brackets open within text
        bool keeps_bracket = false;  // text whose closing bracket belongs to it
        std::size_t text_begin = 0;  // of the text in the comment
    };
    /// A move number as the text gives it.
    struct StatedNumber {
        int number = 0;
        bool is_black = false;
    };

    void leave_tags();
    void set_start();
    void refuse_moves(PgnFindingKind kind, std::string text);
    [[nodiscard]] OpenLine& here() { return lines_.back(); }
    [[nodiscard]] const OpenLine& here() const { return lines_.back(); }
    void note_here(PgnFindingKind kind, int line, std::string text);
    void note_once(PgnFindingKind kind, int line, std::string text);
    void withdraw(PgnFindingKind kind);
    [[nodiscard]] std::string utf8(std::string_view text, int line);
    /// True where the line is kept as text or dropped, and the token with it.
    [[nodiscard]] bool keep_as_text(std::string_view text, int line);
    void keep_comment_as_text(const std::string& text, int line);
    void add_to_comment(std::string_view text, int line);
    void sign(std::string_view signs, int line);
    void play(std::string_view word, std::string_view signs, int line);
    void take_no_move(std::string_view word, int line);
    void push(std::string_view word, const MoveReading& reading, int line);
    void note_reading(const MoveReading& reading, std::string_view word, int line);
    [[nodiscard]] std::optional<MoveReading> read_after_missing_half_move(std::string_view word) const;
    [[nodiscard]] bool is_in_order(const MoveReading& reading) const;
    void refuse_move(std::string_view written, std::string_view word, std::string_view why, int line);
    [[nodiscard]] bool fits(const StatedNumber& stated, const chess::Position& before) const;
    void check_number(const StatedNumber& stated, int line);
    void keep_rest_as_text(std::string_view first, int line);
    [[nodiscard]] std::string& comment_here();
    void refuse_command(const std::string& command, int line);
    void correct_last(const IrregularMove& done, int line);
    void close_open_variations(int line);
    [[nodiscard]] std::string unread_text();
    void take_off_unread_text();
    [[nodiscard]] std::string take_off_moves(std::size_t count);
    void take_off_result_signal(int line);
    [[nodiscard]] std::optional<Score> score() const;
    void check_result(int line);
    void note_cut_in_words();
    void note_swallowed_in_tag();

    Record record_;
    int line_;
    std::vector<PgnFinding> findings_;
    std::optional<PgnFinding> unread_;
    std::array<int, kPgnFindingKinds> counts_{};
    std::vector<OpenLine> lines_;
    std::optional<std::string> marker_;   // the result after the moves
    std::optional<StatedNumber> stated_;  // before the next half-move
    std::optional<int> number_offset_;    // of the text's move numbers from those of the start position
    bool has_left_tags_ = false;
    bool last_was_stray_ = false;
    std::string words_before_;  // the next half-move, in its line: words that are no move, as the text gives them
};

}  // namespace jadoube::game
