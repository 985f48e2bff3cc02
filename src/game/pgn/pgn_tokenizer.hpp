// The tokens of a PGN text. Knows how PGN is written, not what it means; nothing in a text stops it.
#pragma once

#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "game/pgn/pgn_finding.hpp"
#include "game/pgn/pgn_lines.hpp"

namespace jadoube::game {

/// One token. Views hold until the tokenizer advances.
struct PgnToken {
    enum class Kind {
        end,              // of the text
        tag,              // `tag`
        comment,          // `text`: what stands between braces or after a semicolon, line ends as they are
        number,           // `number`: a move number, or -1 for dots alone; `is_dotted` as in "3..."
        word,             // `text`: a move, we hope
        nag,              // `number`
        variation_open,   //
        variation_close,  //
        result,           // `text`: "1-0", "*", "1/2" and so on. "0-0" may yet be castling
        stray             // `text`: a bracket or brace with no meaning where it stands
    };
    Kind kind = Kind::end;
    std::string_view text;
    Tag tag;
    int number = 0;
    bool is_dotted = false;
    int line = 0;
    std::uint64_t offset = 0;       // of its first byte in the source
    bool starts_line = false;       // nothing but spaces before it on its line
    bool after_blank_line = false;  // a blank line between the token before and this one
};

/// Reads tokens one by one. Lines that begin with `%` are skipped, except within comments. A comment that never closes
/// ends before a blank line followed by a tag.
class PgnTokenizer {
public:
    /// The first token is current at once.
    explicit PgnTokenizer(PgnLines lines);

    [[nodiscard]] const PgnToken& current() const { return token_; }
    void advance();
    /// What was noticed while reading the current token; kinds, lines and texts, no plies.
    [[nodiscard]] const std::vector<PgnFinding>& findings() const { return findings_; }

    /// Starts counting anew for a game that begins with the current token. A single comment is cut where the count
    /// would pass 4 MB.
    void begin_game() { game_bytes_ = rest_.size(); }
    [[nodiscard]] bool is_game_too_large() const { return game_bytes_ > kLargestGame; }
    static constexpr std::size_t kLargestGame = std::size_t{4} << 20;

private:
    [[nodiscard]] bool next_raw_line();
    [[nodiscard]] bool next_line();
    [[nodiscard]] bool find_token();
    void read_token();
    void read_tag();
    void read_brace_comment();
    void read_long_comment();
    void keep_comment(std::string_view line);
    void read_digits();
    void read_word();
    void read_nag();
    void take(PgnToken::Kind kind, std::size_t length);
    void note(PgnFindingKind kind, std::string text);

    PgnLines lines_;
    std::string_view line_;  // the whole line
    std::string_view rest_;  // of it, not yet read
    std::string comment_;    // a comment over several lines
    PgnToken token_;
    std::vector<PgnFinding> findings_;
    std::size_t game_bytes_ = 0;
    bool at_line_start_ = false;
};

}  // namespace jadoube::game
