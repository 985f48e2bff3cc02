#include "slow_chess.hpp"

#include <cctype>
#include <vector>

namespace slow {
namespace {

using jadoube::chess::Color;
using jadoube::chess::Setup;
using jadoube::chess::Square;

struct Game {
    std::string men = std::string(64, ' ');  // a1 first, capital letters are White's
    bool white_to_move = true;
    std::set<int> castling_rooks;
    int passed = -1;
    std::string promotes_to = "qrbn";
    bool takes_in_passing = true;
    bool castles_after_check = true;
};

struct Step {
    int from;
    int to;
    char promotes_to = ' ';
    bool castles = false;
};

bool on_board(int file, int rank) {
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}
bool is_white(char man) {
    return std::isupper(static_cast<unsigned char>(man)) != 0;
}
char kind(char man) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(man)));
}
char man_of(bool white, char kind_of_man) {
    return white ? static_cast<char>(std::toupper(static_cast<unsigned char>(kind_of_man))) : kind_of_man;
}
char& at(Game& game, int square) {
    return game.men[static_cast<std::size_t>(square)];
}
char at(const Game& game, int square) {
    return game.men[static_cast<std::size_t>(square)];
}

using Directions = std::vector<std::pair<int, int>>;

Directions directions(char piece) {
    const Directions straight = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    const Directions diagonal = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    if (piece == 'n') return {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};
    if (piece == 'r') return straight;
    if (piece == 'b') return diagonal;
    Directions all = straight;
    all.insert(all.end(), diagonal.begin(), diagonal.end());
    return all;
}

/// Squares a piece other than a Pawn attacks.
std::vector<int> reach(const Game& game, int from) {
    const char piece = kind(at(game, from));
    const bool leaps = piece == 'n' || piece == 'k';
    std::vector<int> squares;
    for (const auto& [df, dr] : directions(piece)) {
        int file = from % 8 + df, rank = from / 8 + dr;
        while (on_board(file, rank)) {
            squares.push_back(rank * 8 + file);
            if (leaps || at(game, rank * 8 + file) != ' ') break;
            file += df;
            rank += dr;
        }
    }
    return squares;
}

std::vector<int> pawn_takes(const Game& game, int from) {
    const int rank = from / 8 + (is_white(at(game, from)) ? 1 : -1);
    std::vector<int> squares;
    for (const int file : {from % 8 - 1, from % 8 + 1}) {
        if (on_board(file, rank)) squares.push_back(rank * 8 + file);
    }
    return squares;
}

bool is_attacked(const Game& game, int target, bool by_white) {
    for (int from = 0; from < 64; ++from) {
        const char man = at(game, from);
        if (man == ' ' || is_white(man) != by_white) continue;
        for (const int to : kind(man) == 'p' ? pawn_takes(game, from) : reach(game, from)) {
            if (to == target) return true;
        }
    }
    return false;
}

int king_of(const Game& game, bool white) {
    return static_cast<int>(game.men.find(man_of(white, 'k')));
}

void arrive(const Game& game, std::vector<Step>& steps, int from, int to) {
    if (to / 8 != 0 && to / 8 != 7) {
        steps.push_back({from, to});
    } else {
        for (const char piece : game.promotes_to) steps.push_back({from, to, piece});
    }
}

void pawn_steps(const Game& game, int from, std::vector<Step>& steps) {
    const bool white = game.white_to_move;
    const int up = white ? 8 : -8;
    for (const int to : pawn_takes(game, from)) {
        const bool enemy = at(game, to) != ' ' && is_white(at(game, to)) != white;
        if (enemy || to == game.passed) arrive(game, steps, from, to);
    }
    const int one = from + up;
    if (one < 0 || one > 63 || at(game, one) != ' ') return;
    arrive(game, steps, from, one);
    if (from / 8 == (white ? 1 : 6) && at(game, one + up) == ' ') steps.push_back({from, one + up});
}

void castling_steps(const Game& game, std::vector<Step>& steps) {
    const int king = king_of(game, game.white_to_move);
    for (const int rook : game.castling_rooks) {
        if (at(game, rook) != man_of(game.white_to_move, 'r') || rook / 8 != king / 8) continue;
        const int rank = king / 8 * 8;
        const int king_to = rank + (rook > king ? 6 : 2), rook_to = rank + (rook > king ? 5 : 3);
        bool free = true;
        for (int square = rank; square < rank + 8; ++square) {
            const auto crossed = [square](int a, int b) {
                return square >= std::min(a, b) && square <= std::max(a, b);
            };
            if (crossed(king, king_to) && is_attacked(game, square, !game.white_to_move)) free = false;
            const bool must_be_empty = crossed(king, king_to) || crossed(rook, rook_to) || crossed(king, rook);
            if (must_be_empty && square != king && square != rook && at(game, square) != ' ') free = false;
        }
        if (free) steps.push_back({king, rook, ' ', true});
    }
}

std::vector<Step> steps_of(const Game& game) {
    std::vector<Step> steps;
    for (int from = 0; from < 64; ++from) {
        const char man = at(game, from);
        if (man == ' ' || is_white(man) != game.white_to_move) continue;
        if (kind(man) == 'p') {
            pawn_steps(game, from, steps);
            continue;
        }
        for (const int to : reach(game, from)) {
            if (at(game, to) == ' ' || is_white(at(game, to)) != game.white_to_move) steps.push_back({from, to});
        }
    }
    castling_steps(game, steps);
    return steps;
}

void lose_rights(Game& game, const Step& step) {
    const bool king_moves = kind(at(game, step.from)) == 'k';
    std::set<int> kept;
    for (const int rook : game.castling_rooks) {
        const bool own_first_rank = rook / 8 == (game.white_to_move ? 0 : 7);
        if (rook != step.from && rook != step.to && !(king_moves && own_first_rank)) kept.insert(rook);
    }
    game.castling_rooks = kept;
}

/// A King that has been in check castles no more, where the rules say so.
void lose_rights_in_check(Game& game) {
    if (game.castles_after_check || !is_attacked(game, king_of(game, game.white_to_move), !game.white_to_move)) return;
    std::set<int> kept;
    for (const int rook : game.castling_rooks)
        if (rook / 8 != (game.white_to_move ? 0 : 7)) kept.insert(rook);
    game.castling_rooks = kept;
}

Game after(Game game, const Step& step) {
    const char man = at(game, step.from);
    lose_rights(game, step);
    const int passed = game.passed;
    game.passed = -1;
    if (step.castles) {
        const int rank = step.from / 8 * 8;
        at(game, step.from) = at(game, step.to) = ' ';
        at(game, rank + (step.to > step.from ? 6 : 2)) = man;
        at(game, rank + (step.to > step.from ? 5 : 3)) = man_of(game.white_to_move, 'r');
    } else {
        if (kind(man) == 'p' && step.to == passed) at(game, step.to + (game.white_to_move ? -8 : 8)) = ' ';
        if (kind(man) == 'p' && std::abs(step.from - step.to) == 16) game.passed = (step.from + step.to) / 2;
        at(game, step.to) = step.promotes_to == ' ' ? man : man_of(game.white_to_move, step.promotes_to);
        at(game, step.from) = ' ';
    }
    game.white_to_move = !game.white_to_move;
    if (!game.takes_in_passing) game.passed = -1;
    lose_rights_in_check(game);
    return game;
}

std::vector<Step> legal_steps(const Game& game) {
    std::vector<Step> legal;
    for (const Step& step : steps_of(game)) {
        if (!step.castles && kind(at(game, step.to)) == 'k') continue;
        const Game next = after(game, step);
        if (!is_attacked(next, king_of(next, game.white_to_move), !game.white_to_move)) legal.push_back(step);
    }
    return legal;
}

Game game_of(const Setup& setup) {
    Game game;
    for (int square = 0; square < 64; ++square) {
        if (const auto piece = setup.board.at(Square::from_index(square))) {
            at(game, square) = jadoube::chess::fen_letter_of(*piece);
        }
    }
    game.white_to_move = setup.turn == Color::white;
    for (const Square rook : setup.castling_rooks) game.castling_rooks.insert(rook.index());
    if (setup.en_passant && setup.takes_in_passing) game.passed = setup.en_passant->index();
    if (setup.promotion == jadoube::chess::Promotion::queen) game.promotes_to = "q";
    game.takes_in_passing = setup.takes_in_passing;
    game.castles_after_check = setup.castles_after_check;
    lose_rights_in_check(game);
    return game;
}

std::uint64_t perft(const Game& game, int depth) {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Step& step : legal_steps(game)) leaves += perft(after(game, step), depth - 1);
    return leaves;
}

std::string name(int square) {
    return {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
}

}  // namespace

std::set<std::string> legal_moves(const Setup& setup) {
    std::set<std::string> moves;
    for (const Step& step : legal_steps(game_of(setup))) {
        std::string move = name(step.from) + name(step.to);
        if (step.promotes_to != ' ') move += step.promotes_to;
        moves.insert(move);
    }
    return moves;
}

std::uint64_t perft(const Setup& setup, int depth) {
    return perft(game_of(setup), depth);
}

}  // namespace slow
