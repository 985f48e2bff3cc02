#include "game/pgn/pgn_reader.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>

#include "base/text.hpp"
#include "game/pgn/pgn_builder.hpp"

namespace jadoube::game {
namespace {

using TokenKind = PgnToken::Kind;

/// The current token begins another game.
bool begins_next(const PgnBuilder& game, const PgnToken& token) {
    switch (token.kind) {
        case TokenKind::end: return true;
        case TokenKind::tag:
            return game.has_left_tags() ||
                   (token.after_blank_line && (token.tag.first == "Event" || game.has_tag(token.tag.first)));
        case TokenKind::number:
            if (game.has_result()) return token.number >= 0 && !game.goes_on_with(token);
            return token.after_blank_line && game.begins_again_with(token);
        case TokenKind::word: return game.has_result() && token.starts_line;
        default: return false;
    }
}

void note_token_findings(PgnBuilder& game, const PgnTokenizer& tokens) {
    for (PgnFinding finding : tokens.findings()) {
        finding.ply = game.ply();
        game.note(std::move(finding));
    }
}

/// A result token is the end of the game, or castling written with zeros, or a result within a variation.
void take_result(PgnBuilder& game, PgnTokenizer& tokens) {
    const std::string text = with_plain_dashes(tokens.current().text);
    const int line = tokens.current().line;
    tokens.advance();
    const TokenKind next = tokens.current().kind;
    const bool is_last = next == TokenKind::end || next == TokenKind::tag;
    if (text == "0-0" && game.is_castling_here(is_last)) {
        game.word(text, line);
    } else if (game.is_in_variation() && !is_last) {
        game.stray(text, line);
    } else {
        game.result(text, line);
    }
}

void take_token(PgnBuilder& game, PgnTokenizer& tokens) {
    const PgnToken& token = tokens.current();
    note_token_findings(game, tokens);
    switch (token.kind) {
        case TokenKind::tag: game.tag(token); break;
        case TokenKind::comment: game.comment(token); break;
        case TokenKind::number:
            if (game.has_result())
                game.note(
                    {PgnFindingKind::moves_after_result, token.line, game.ply(), "the game goes on after its result"});
            game.number(token);
            break;
        case TokenKind::word: game.word(token.text, token.line); break;
        case TokenKind::nag: game.nag(token); break;
        case TokenKind::variation_open: game.open_variation(token); break;
        case TokenKind::variation_close: game.close_variation(token); break;
        case TokenKind::stray: game.stray(token.text, token.line); break;
        case TokenKind::result: return take_result(game, tokens);
        case TokenKind::end: return;
    }
    tokens.advance();
}

/// Drops the rest of a game that is too large, up to the next tag.
void drop_rest(PgnBuilder& game, PgnTokenizer& tokens) {
    game.note({PgnFindingKind::game_cut, tokens.current().line, game.ply(), "a game over 4 MB"});
    while (tokens.current().kind != TokenKind::end && tokens.current().kind != TokenKind::tag) tokens.advance();
}

/// The first of the findings that is about this half-move and of one of these kinds.
std::optional<PgnFinding> finding_on(const std::vector<PgnFinding>& findings, Ply ply,
                                     std::initializer_list<PgnFindingKind> kinds) {
    for (const PgnFinding& finding : findings) {
        const bool is_of_kind = std::find(kinds.begin(), kinds.end(), finding.kind) != kinds.end();
        if (finding.ply == ply && is_of_kind && !finding.in_variation) return finding;
    }
    return std::nullopt;
}

}  // namespace

std::optional<PgnFinding> unknown_before(const PgnGame& game, Ply at) {
    for (Ply ply{1}; ply <= at; ++ply.value) {
        if (!std::holds_alternative<UnknownMove>(game.record.moves[static_cast<std::size_t>(ply.value) - 1].played))
            continue;
        const auto found = finding_on(game.findings, ply, {PgnFindingKind::missing_move, PgnFindingKind::unknown_move});
        return found.value_or(PgnFinding{PgnFindingKind::unknown_move, 0, ply, "--"});
    }
    return std::nullopt;
}

std::optional<PgnGame> PgnReader::next() {
    std::vector<PgnFinding> before = std::move(leftovers_);
    leftovers_.clear();
    while (tokens_.current().kind != TokenKind::end) {
        const int line = tokens_.current().line;
        const std::uint64_t offset = tokens_.current().offset;
        PgnBuilder game(line);
        for (PgnFinding& finding : before) game.note(std::move(finding));
        before.clear();
        tokens_.begin_game();
        int last_line = line;
        do {
            last_line = tokens_.current().line;
            take_token(game, tokens_);
            if (tokens_.is_game_too_large()) drop_rest(game, tokens_);
        } while (!begins_next(game, tokens_.current()));
        game.finish(last_line);
        if (game.is_game()) {
            return PgnGame{std::move(game.record()), line, offset, std::move(game.findings()),
                           std::move(game.unread())};
        }
        before = std::move(game.findings());
    }
    leftovers_ = std::move(before);
    for (const PgnFinding& finding : tokens_.findings()) leftovers_.push_back(finding);
    return std::nullopt;
}

}  // namespace jadoube::game
