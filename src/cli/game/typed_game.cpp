#include "cli/game/typed_game.hpp"

#include <algorithm>
#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/typed/show.hpp"
#include "desk/prompt/prompt_words.hpp"
#include "game/pgn/pgn_writer.hpp"
#include "game/replay.hpp"
#include "report/game/game_findings.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {
namespace {

using game::PgnFinding;
using game::PgnFindingKind;
using report::phrase;

game::PgnGame read_typed(const std::string& text) {
    return game::PgnReader(std::string_view(text)).next().value_or(game::PgnGame{});
}

/// The text of a game that goes on.
std::string open_text(game::Record record) {
    record.result.reset();
    std::string text(trim(game::to_pgn(record)));
    if (text.ends_with('*')) text.pop_back();
    return text.ends_with(']') ? text + "\n\n" : text + "\n";
}

bool is_no_move(const PgnFinding& finding) {
    switch (finding.kind) {
        case PgnFindingKind::stray_text:
        case PgnFindingKind::unreadable_move:
        case PgnFindingKind::unclosed_comment:
        case PgnFindingKind::unclosed_variation:
        case PgnFindingKind::moves_after_result: return true;
        default: return false;
    }
}

class TypedGame {
public:
    explicit TypedGame(Session& session) : session_(session) {}

    game::PgnGame type() {
        session_.out << phrase("typed.welcome") << '\n';
        show_board();
        while (!is_over_) {
            session_.out.flush();
            const auto line = session_.next_line(asks());
            is_over_ = !line || (trim(*line).empty() && !game_.record.moves.empty());
            if (!is_over_) take(std::string(trim(*line)));
        }
        if (!game_.record.result) game_ = read_typed(text_ + "*\n");
        return std::move(game_);
    }

private:
    /// "12... "
    [[nodiscard]] std::string asks() const {
        return game::move_label(game_.record.start, game::Ply{game_.record.end().value + 1}) + "> ";
    }

    void take(const std::string& line) {
        if (line.empty()) return;
        if (const auto word = desk::prompt_word(line)) return obey(*word);
        const std::string text = text_ + line + "\n";
        game::PgnReader reader{std::string_view(text)};
        auto game = reader.next();
        if (!game) return;
        const auto refused = what_is_refused(*game, reader.next().has_value());
        if (refused) return say(phrase("typed.refused", {{"what", report::foreign(*refused)}}));
        const game::Ply before = game_.record.end();
        text_ = text;
        game_ = std::move(*game);
        is_over_ = line.ends_with('*') || game_.record.result.has_value();
        tell_illegal(before);
        if (game_.record.end() != before) show_board();
    }

    void obey(desk::PromptWord word) {
        switch (word) {
            case desk::PromptWord::back: return take_back();
            case desk::PromptWord::quit: is_over_ = true; return;
            default: session_.out << phrase("typed.welcome") << '\n';
        }
    }

    /// What of the game that was read with the last line is no move.
    [[nodiscard]] std::optional<std::string> what_is_refused(const game::PgnGame& game, bool is_second) const {
        if (is_second) return phrase("typed.one_game");
        if (game.unread) return game.unread->text;
        const auto found = std::ranges::find_if(game.findings, is_no_move);
        return found == game.findings.end() ? std::nullopt : std::optional(found->text);
    }

    void take_back() {
        if (game_.record.moves.empty()) return say(phrase("typed.nothing_before"));
        game_.record.moves.pop_back();
        text_ = open_text(game_.record);
        game_ = read_typed(text_);
        show_board();
    }

    void tell_illegal(game::Ply before) const {
        for (const PgnFinding& finding : game_.findings)
            if (finding.kind == PgnFindingKind::illegal_move && finding.ply > before && !finding.in_variation)
                say(phrase("typed.illegal", {{"what", report::foreign(finding.text)}}));
    }

    void say(const std::string& words) const { session_.out << for_terminal(words) << '\n'; }

    void show_board() const {
        if (session_.json) return;
        const game::Replay replay(game_.record);
        report::Blocks blocks;
        const bool has_moves = replay.end() > game::Ply{0};
        if (has_moves) blocks.push_back({report::Paragraph{report::move_words(replay, replay.end())}});
        blocks.push_back({report::Diagrams{{{replay.at(replay.end())}}}});
        show(session_, blocks);
    }

    Session& session_;
    std::string text_;  // that was taken
    game::PgnGame game_;
    bool is_over_ = false;
};

}  // namespace

Result<void> each_told_game(Session& session, const std::string& file, const std::string& numbers,
                            const desk::TakeGame& take) {
    const bool is_typed = file == "-" && session.is_terminal && session.next_line;
    if (!is_typed) return desk::each_chosen_game(file, numbers, take);
    game::PgnGame game = TypedGame(session).type();
    if (game.record.moves.empty())
        return failure(ErrorCode::bad_pgn, "no move was typed", {}, "type moves such as 1. e4 e5");
    (void)take({1, std::move(game)});
    return {};
}

}  // namespace jadoube::cli
