// Facts that the acts, the board, the record and the log measure (KERNEL section 4). No edition of the laws is
// consulted but for the measurement that its definitions choose.
#include <algorithm>
#include <array>

#include "adjudicate/classify.hpp"
#include "adjudicate/scene.hpp"
#include "game/counting.hpp"
#include "rules/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using chess::Color;
using chess::Move;
using chess::Role;
using chess::Setup;
using chess::Square;
using rules::Value;
using rules::Values;
using Measured = std::optional<Values>;

Measured one(Value value) {
    return Values{std::move(value)};
}
Measured word(std::string text) {
    return one(std::move(text));
}
Measured number(int count) {
    return one(std::int64_t{count});
}
Measured truth(std::optional<bool> value) {
    return value ? one(*value) : Measured{};
}

// ---- acts
// ------------------------------------------------------------------------------------------------------------

Measured count_men(const Scene& scene, const char* list) {
    const auto men = men_named(scene, list);
    if (!men) return std::nullopt;
    return number(static_cast<int>(men->size()));
}

std::optional<Role> role_of(const Scene& scene, Square square) {
    const auto piece = scene.incident.base->board.at(square);
    return piece ? std::optional(piece->role) : std::nullopt;
}

Measured first_touched(const Scene& scene) {
    const auto men = men_named(scene, "men_touched");
    if (!men || men->empty()) return std::nullopt;
    if (!scene.incident.order_known) return word("cannot_be_established");
    return word(scene.incident.base->board.at(men->front())->color == scene.offender() ? "own" : "enemy");
}

/// Whether King and Rook are among the men touched, and which came first.
Measured king_and_rook(const Scene& scene) {
    const auto men = men_named(scene, "own_men_touched");
    if (!men) return std::nullopt;
    std::optional<Role> first;
    bool king = false;
    bool rook = false;
    for (const Square square : *men) {
        const auto role = role_of(scene, square);
        if (role != Role::king && role != Role::rook) continue;
        if (!first) first = role;
        king = king || role == Role::king;
        rook = rook || role == Role::rook;
    }
    if (!king || !rook) return word("no");
    if (!scene.incident.order_known) return word("cannot_be_established");
    return word(first == Role::king ? "king_first" : "rook_first");
}

Measured touched_to_castle(const Scene& scene) {
    const auto& done = scene.incident.done;
    if (done && done->castling) return one(true);
    const Measured both = king_and_rook(scene);
    if (!both) return std::nullopt;
    const Dispute& dispute = scene.context.dispute;
    const bool nothing_said = dispute.told_complete && !dispute.facts.contains("touched_to_castle");
    const bool no = *both == Values{std::string("no")} || nothing_said;
    return no ? one(false) : Measured{};  // what he meant, only he can say
}

Measured moved_another_man(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base) return std::nullopt;
    if (!incident.done || incident.touched.empty()) return one(false);
    return one(std::none_of(incident.touched.begin(), incident.touched.end(), [&](const Handled& man) {
        const auto squares = handled(*incident.done);
        return std::find(squares.begin(), squares.end(), man.square) != squares.end();
    }));
}

/// What keeps the first own man touched from moving: nothing, a check (held), or its way is blocked.
Measured touched_man(const Scene& scene) {
    const auto men = men_named(scene, "first_own");
    const auto base = scene.base();
    if (!men || men->empty() || !base || base->turn() != scene.offender()) return std::nullopt;
    const Square man = men->front();
    const auto moves = base->legal_moves();
    if (std::any_of(moves.begin(), moves.end(), [&](Move move) { return move.from() == man; })) return word("movable");
    for (int i = 0; i < 64; ++i) {
        const chess::RawMove raw{man, Square::from_index(i), std::nullopt};
        if (chess::why_illegal(*base, raw) == "leaves_king_in_check") return word("held_by_check");
    }
    return word("blocked");
}

Measured touched_king(const Scene& scene) {
    const auto men = men_named(scene, "own_men_touched");
    if (!men) return std::nullopt;
    return one(std::any_of(men->begin(), men->end(), [&](Square s) { return role_of(scene, s) == Role::king; }));
}

Measured first_touched_is_rook(const Scene& scene) {
    const auto men = men_named(scene, "first_own");
    if (!men) return std::nullopt;
    return one(!men->empty() && role_of(scene, men->front()) == Role::rook);
}

Measured move_kind(const Scene& scene) {
    if (!scene.incident.done || !scene.incident.base) return std::nullopt;
    const std::string kind = kind_of_move(*scene.incident.done, *scene.incident.base);
    return word(kind == "transfer" ? "plain" : kind);
}

Measured move_is_legal(const Scene& scene) {
    if (!scene.incident.done) return std::nullopt;
    return one(scene.incident.done->legal.has_value());
}

/// Where men were touched and nothing was moved, no move is complete and no man released.
Measured move_is_complete(const Scene& scene) {
    const bool only_touched = scene.incident.base && !scene.incident.done && !scene.incident.touched.empty();
    return only_touched ? one(false) : truth(scene.incident.complete);
}

Measured released(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    return one(scene.incident.done && !scene.incident.done->held);
}

Measured new_piece_put(const Scene& scene) {
    if (!scene.incident.done) return std::nullopt;
    const bool not_there = scene.incident.done->named_only && scene.incident.complete == false;
    return word(not_there ? "none" : new_piece(*scene.incident.done));
}

/// Pressed, or the game ended by it, or the same person has moved again (FIDE 2023 6.2.1).
Measured completed(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (incident.pressed || incident.moved_again == true) return one(true);
    if (incident.done && incident.done->legal && incident.now) {
        const auto position = chess::Position::from(*incident.now);
        if (position && !position->has_legal_move()) return one(true);
    }
    if (!incident.moved_again) return std::nullopt;
    return one(false);
}

/// What was said with the touch; a man moved was touched without a word.
Measured said_before(const Scene& scene) {
    if (scene.incident.touched.empty() && scene.incident.done) return word("none");
    for (const Handled& man : scene.incident.touched) {
        if (man.deliberate == false) continue;
        return man.said.empty() ? Measured{} : word(man.said);
    }
    const auto& touched = scene.incident.touched;
    if (!touched.empty() && !touched.front().said.empty()) return word(touched.front().said);
    return std::nullopt;
}

Measured deliberate(const Scene& scene) {
    const auto& men = scene.incident.touched;
    if (men.empty()) return scene.incident.done ? one(true) : Measured{};
    bool unknown = false;
    for (const Handled& man : men) {
        if (man.deliberate == true) return one(true);
        unknown = unknown || !man.deliberate;
    }
    return unknown ? Measured{} : one(false);
}

Measured raised_by(const Scene& scene) {
    const auto person = scene.incident.raised_by;
    if (!person) return std::nullopt;
    const auto color = color_of(*person);
    if (!color) return word(std::string(name_of(*person)));
    return word(scene.incident.offender == *color ? "player" : "opponent");
}

// ---- board
// -----------------------------------------------------------------------------------------------------------

bool is_attacked(const Setup& setup, Color side) {
    const auto king = setup.board.king(side);
    return king && !setup.board.attackers(*king, !side).empty();
}

/// King and Rook of a castling, and where the King goes.
struct CastlingTried {
    Square from;
    Square to;
    std::optional<Square> rook;
};

/// The castling that was done or begun, or that the touched King and Rook would make.
std::optional<CastlingTried> castling_tried(const Scene& scene) {
    const auto& done = scene.incident.done;
    const auto rook = men_named(scene, "castling_rook");
    if (!rook) return std::nullopt;
    const auto rook_square = rook->empty() ? std::nullopt : std::optional(rook->front());
    if (done && done->castling) return CastlingTried{done->raw.man.from, done->raw.man.to, rook_square};
    const auto king = scene.incident.base->board.king(scene.offender());
    const Measured both = king_and_rook(scene);
    if (!king || !rook_square || both == Values{std::string("no")}) return std::nullopt;
    return CastlingTried{*king, Square::at(*rook_square > *king ? 6 : 2, king->rank()), rook_square};
}

bool is_man_between(const Setup& base, const CastlingTried& tried, int step) {
    const int rook_file = tried.rook ? tried.rook->file() : (step > 0 ? 7 : 0);
    for (int file = tried.from.file() + step; file != rook_file && file >= 0 && file < 8; file += step) {
        if (base.board.at(Square::at(file, tried.from.rank()))) return true;
    }
    return false;
}

bool is_path_attacked(const Setup& base, const CastlingTried& tried, int step, Color by) {
    for (int file = tried.from.file(); file >= 0 && file < 8; file += step) {
        if (!base.board.attackers(Square::at(file, tried.from.rank()), by).empty()) return true;
        if (file == tried.to.file()) return false;
    }
    return false;
}

Measured castling_faults(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    const auto tried = castling_tried(scene);
    if (!tried) return std::nullopt;
    const Setup& base = *scene.incident.base;
    const int step = tried->to > tried->from ? 1 : -1;
    Values faults;
    if (!tried->rook || !base.castling_rooks.has(*tried->rook)) faults.emplace_back(std::string("moved"));
    if (is_man_between(base, *tried, step)) faults.emplace_back(std::string("man_between"));
    if (is_path_attacked(base, *tried, step, !scene.offender())) faults.emplace_back(std::string("check"));
    if (scene.incident.done && scene.incident.done->castling && scene.incident.done->captured) {
        faults.emplace_back(std::string("takes"));
    }
    if (faults.empty()) faults.emplace_back(std::string("none"));
    return faults;
}

Measured leaves_own_king_in_check(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.done || !incident.base) return std::nullopt;
    return one(is_attacked(with(*incident.done, *incident.base), scene.offender()));
}

Measured check_left(const Scene& scene) {
    const Measured left = leaves_own_king_in_check(scene);
    if (!left) return std::nullopt;
    if (*left == Values{false} || !is_attacked(*scene.incident.base, scene.offender())) return word("none");
    if (!scene.incident.check_was_announced) return std::nullopt;
    return word(*scene.incident.check_was_announced ? "announced" : "unannounced");
}

Measured on_turn(const Scene& scene, bool (chess::Position::*question)() const) {
    const auto base = scene.base();
    return base ? one(((*base).*question)()) : Measured{};
}

/// Whether the only legal moves are captures in passing (BCF 1911, 14).
Measured only_moves(const Scene& scene) {
    const auto base = scene.base();
    if (!base) return std::nullopt;
    const auto moves = base->legal_moves();
    if (moves.empty()) return word("none");
    const bool passing =
        std::all_of(moves.begin(), moves.end(), [](Move m) { return m.kind() == Move::Kind::en_passant; });
    return word(passing ? "en_passant" : "other");
}

// ---- record
// ----------------------------------------------------------------------------------------------------------

/// Moves completed by a side before the incident. Counted from the move number where the record begins later; where the
/// wrong side began (setup.first_move) White has made none.
int moves_by(const Scene& scene, Color side) {
    const Setup& start = *scene.context.game.start;
    const int halfmoves = scene.incident.ply;
    const int played = start.turn == side ? (halfmoves + 1) / 2 : halfmoves / 2;
    const bool white_had_moved = start.turn == Color::black && !(start.board == chess::Board::initial());
    return start.move_number - 1 + (side == Color::white && white_had_moved ? 1 : 0) + played;
}

Measured moves_by_each(const Scene& scene) {
    if (!scene.context.game.start) return std::nullopt;
    return number(std::min(moves_by(scene, Color::white), moves_by(scene, Color::black)));
}

Measured own_moves(const Scene& scene) {
    if (!scene.context.game.start || !scene.incident.offender) return std::nullopt;
    return number(moves_by(scene, *scene.incident.offender));
}

/// A move announced with a claim that cannot be played brings no position about.
bool announced_illegal_move(const Scene& scene) {
    return scene.incident.base && !scene.incident.intended_written.empty() && !scene.incident.intended;
}

/// How often the position has stood. Unknown where the record begins too late to tell.
Measured times_stood(const Scene& scene) {
    if (announced_illegal_move(scene)) return number(0);
    const auto replay = replay_to(scene, true);
    if (!replay) return std::nullopt;
    const auto sameness = game::sameness_named(scene.context.ruleset.definition("same_position", "possible_moves"));
    const auto times = game::occurrences(*replay, replay->end(), sameness.value_or(game::Sameness::possible_moves));
    const game::QuietCount quiet = game::quiet_count(*replay, replay->end());
    const bool reaches_back = quiet.reset_at || replay->at(game::Ply{0}).quiet_halfmoves == 0;
    if (!reaches_back) return std::nullopt;
    return number(static_cast<int>(times.size()));
}

Measured quiet_moves_by_each(const Scene& scene) {
    if (announced_illegal_move(scene)) return number(0);
    const auto replay = replay_to(scene, true);
    if (!replay) return std::nullopt;
    return number(game::quiet_count(*replay, replay->end()).halfmoves / 2);
}

Measured position_known(const Scene& scene) {
    return scene.incident.base ? one(true) : Measured{};
}

/// What ended the game before the matter was raised.
Measured game_ended_by(const Scene& scene) {
    if (!scene.incident.ended_by.empty()) return word(scene.incident.ended_by);
    // A legal move that ends the game ends it before anything that is done with the clock.
    const auto& done = scene.incident.done;
    const auto after = done && done->legal ? chess::Position::from(*scene.incident.now)
                                           : Result<chess::Position>(tl::unexpect, Error{});
    if (after && after->is_checkmate()) return word("checkmate");
    if (after && after->is_stalemate()) return word("stalemate");
    const auto base = scene.base();
    if (!base) return std::nullopt;
    if (base->is_checkmate()) return word("checkmate");
    if (base->is_stalemate()) return word("stalemate");
    // Whether a dead position ends the game is for the code to say: under some it is played on (SP-38).
    if (scene.context.ruleset.definition("dead_position_ends_game", "no") != "yes") return word("no");
    // A game goes on until it is proved to be over: a position not proved dead does not end it unasked.
    const bool dead = scene.context.mates.of(*base, Color::white).verdict == mate::Verdict::no &&
                      scene.context.mates.of(*base, Color::black).verdict == mate::Verdict::no;
    return word(dead ? "dead_position" : "no");
}

Measured is_claimant_on_turn(const Scene& scene) {
    const Incident& incident = scene.incident;
    if (!incident.base || !incident.offender) return std::nullopt;
    return one(incident.base->turn == *incident.offender);
}

// ---- mate
// ------------------------------------------------------------------------------------------------------------

/// Whether the side can mate from the position that the ruling leaves, by the moves that it leaves.
Measured can_mate(const Scene& scene, Color side) {
    const auto& setup = scene.left ? scene.left : scene.incident.base;
    if (!setup) return std::nullopt;
    const auto position = chess::Position::from(*setup);
    if (!position) return std::nullopt;
    if (scene.left_moves.empty()) {
        const mate::Verdict verdict = scene.context.mates.of(*position, side).verdict;
        return verdict == mate::Verdict::unknown ? Measured{} : one(verdict == mate::Verdict::yes);
    }
    bool unknown = false;
    for (const Move move : scene.left_moves) {
        const mate::Verdict verdict = scene.context.mates.of(position->after(move), side).verdict;
        if (verdict == mate::Verdict::yes) return one(true);
        unknown = unknown || verdict == mate::Verdict::unknown;
    }
    return unknown ? Measured{} : one(false);
}

Measured position_is_dead(const Scene& scene) {
    const auto base = scene.base();
    if (!base) return std::nullopt;
    const Measured white = can_mate(scene, Color::white);
    const Measured black = can_mate(scene, Color::black);
    if (white == one(true) || black == one(true)) return one(false);
    return white && black ? one(true) : Measured{};
}

// ---- log and event
// ---------------------------------------------------------------------------------------------------

Measured illegal_moves_before(const Scene& scene) {
    const GameState& game = scene.context.game;
    if (!game.earlier_known && !scene.context.dispute.told_complete) return std::nullopt;
    const Person offender = person_of(scene.offender());
    const auto earlier = std::count_if(game.earlier.begin(), game.earlier.end(), [&](const EarlierIncident& incident) {
        const bool counts =
            rules::kind_covers("illegal_move", incident.kind) || rules::kind_covers("press", incident.kind);
        return counts && incident.by == offender;
    });
    return number(static_cast<int>(earlier) + scene.context.illegal_moves_in_dispute[index(scene.offender())]);
}

/// On the board as it stands after the act.
Measured both_kings_in_check(const Scene& scene) {
    if (!scene.incident.now) return std::nullopt;
    const Setup& now = *scene.incident.now;
    return one(is_attacked(now, Color::white) && is_attacked(now, Color::black));
}

Measured pawn_on_last_rank(const Scene& scene) {
    if (!scene.incident.now) return std::nullopt;
    const chess::Board& board = scene.incident.now->board;
    const auto white = board.men(chess::Piece{Color::white, Role::pawn}) & chess::rank_bitboard(7);
    const auto black = board.men(chess::Piece{Color::black, Role::pawn}) & chess::rank_bitboard(0);
    return one(!(white | black).empty());
}

/// Which men are left, as far as lists of material in the codes go.
Measured dead_material(const Scene& scene) {
    if (!scene.incident.base) return std::nullopt;
    const chess::Board& board = scene.incident.base->board;
    const chess::Bitboard bishops = board.men(Role::bishop);
    const chess::Bitboard minors = bishops | board.men(Role::knight);
    const chess::Bitboard others = board.men() & ~minors & ~board.men(Role::king);
    if (!others.empty() || minors.count() > 2) return word("no");
    if (minors.empty()) return word("bare_kings");
    if (minors.count() == 1) return word("single_minor");
    const bool one_each =
        (bishops & board.men(Color::white)).count() == 1 && (bishops & board.men(Color::black)).count() == 1;
    if (!one_each) return word("no");
    const Square first = bishops.first();
    const Square second = bishops.without_first().first();
    return word(first.is_light() == second.is_light() ? "same_coloured_bishops" : "no");
}

Measured two_hands(const Scene& scene) {
    if (!scene.incident.done) return std::nullopt;
    return one(scene.incident.done->two_hands);
}

using Measure = Measured (*)(const Scene&);
struct Row {
    std::string_view fact;
    Measure measure;
};

constexpr std::array kRows{
    Row{"own_men_touched", [](const Scene& s) { return count_men(s, "own_men_touched"); }},
    Row{"enemy_men_touched", [](const Scene& s) { return count_men(s, "enemy_men_touched"); }},
    Row{"first_touched", first_touched},
    Row{"king_and_rook", king_and_rook},
    Row{"touched_to_castle", touched_to_castle},
    Row{"moved_another_man", moved_another_man},
    Row{"touched_man", touched_man},
    Row{"touched_king", touched_king},
    Row{"first_touched_is_rook", first_touched_is_rook},
    Row{"move_kind", move_kind},
    Row{"move_is_legal", move_is_legal},
    Row{"move_is_complete", move_is_complete},
    Row{"released", released},
    Row{"new_piece", new_piece_put},
    Row{"completed", completed},
    Row{"two_hands", two_hands},
    Row{"offer_timely", [](const Scene& s) { return truth(s.incident.offer_timely); }},
    Row{"demand_made", [](const Scene& s) { return one(s.incident.demand.has_value()); }},
    Row{"notice", said_before},
    Row{"deliberate", deliberate},
    Row{"raised_by", raised_by},
    Row{"claimant_touched", [](const Scene& s) { return truth(s.incident.claimant_touched); }},
    Row{"opponent_replied", [](const Scene& s) { return truth(s.incident.opponent_replied); }},
    Row{"speaker_moved", [](const Scene& s) { return truth(s.incident.speaker_moved); }},
    Row{"refused", [](const Scene& s) { return truth(s.incident.refused); }},
    Row{"castling_faults", castling_faults},
    Row{"leaves_own_king_in_check", leaves_own_king_in_check},
    Row{"check_left", check_left},
    Row{"both_kings_in_check", both_kings_in_check},
    Row{"pawn_on_last_rank", pawn_on_last_rank},
    Row{"dead_material", dead_material},
    Row{"is_checkmate", [](const Scene& s) { return on_turn(s, &chess::Position::is_checkmate); }},
    Row{"is_stalemate", [](const Scene& s) { return on_turn(s, &chess::Position::is_stalemate); }},
    Row{"in_check", [](const Scene& s) { return on_turn(s, &chess::Position::is_check); }},
    Row{"has_legal_move", [](const Scene& s) { return on_turn(s, &chess::Position::has_legal_move); }},
    Row{"only_moves", only_moves},
    Row{"moves_by_each", moves_by_each},
    Row{"own_moves", own_moves},
    Row{"times_stood", times_stood},
    Row{"quiet_moves_by_each", quiet_moves_by_each},
    Row{"position_known", position_known},
    Row{"game_ended_by", game_ended_by},
    Row{"claimant_on_turn", is_claimant_on_turn},
    Row{"intended_move_declared", [](const Scene& s) { return one(!s.incident.intended_written.empty()); }},
    Row{"opponent_can_mate",
        [](const Scene& s) { return s.incident.offender ? can_mate(s, !s.offender()) : Measured{}; }},
    Row{"player_can_mate", [](const Scene& s) { return s.incident.offender ? can_mate(s, s.offender()) : Measured{}; }},
    Row{"dead_position", position_is_dead},
    Row{"illegal_moves_before", illegal_moves_before},
    Row{"play", [](const Scene& s) { return word(s.context.game.play); }},
};

std::optional<Values> value_in(const Facts& facts, const std::string& fact) {
    const auto found = facts.find(fact);
    return found == facts.end() ? std::nullopt : std::optional(found->second);
}

/// What a person says outranks the measurement where only he can know whether the record is right, or what was meant.
bool is_for_a_person(const std::string& fact, const Values& told) {
    return told == Values{std::string("cannot_be_established")} || fact == "position_known" ||
           fact == "game_ended_by" || fact == "touched_to_castle";
}

}  // namespace

std::optional<chess::Position> Scene::base() const {
    if (!incident.base) return std::nullopt;
    auto position = chess::Position::from(*incident.base);
    return position ? std::optional(*position) : std::nullopt;
}

const mate::CanMate& MateAnswers::of(const chess::Position& position, Color side) {
    const auto key = std::pair(chess::to_fen(position.setup()), side);
    const auto found = answers_.find(key);
    if (found != answers_.end()) return found->second;
    return answers_.emplace(key, mate::can_mate(position, side, mate::Budget{nodes_})).first->second;
}

std::optional<game::Replay> replay_to(const Scene& scene, bool with_intended) {
    const GameState& game = scene.context.game;
    if (!game.start || !scene.incident.base) return std::nullopt;
    const auto& line = scene.context.line;
    const auto count = std::min(line.size(), static_cast<std::size_t>(scene.incident.ply));
    std::vector<game::HalfMove> moves(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(count));
    if (with_intended && scene.incident.intended) moves.push_back({*scene.incident.intended, {}});
    return game::Replay(*game.start, moves);
}

std::optional<Values> measure(const Scene& scene, const std::string& fact) {
    for (const Row& row : kRows)
        if (row.fact == fact) return row.measure(scene);
    return std::nullopt;
}

FoundFact find_fact(const Scene& scene, const std::string& fact) {
    if (auto values = value_in(scene.deemed, fact)) return {values, "law"};
    if (auto values = value_in(scene.incident.deemed, fact)) return {values, "law"};
    const auto told = value_in(scene.context.dispute.facts, fact);
    if (told && is_for_a_person(fact, *told)) return {told, "person"};
    if (auto values = measure(scene, fact)) {
        const rules::FactRow* row = rules::fact_named(fact);
        return {values, std::string(row != nullptr ? name_of(row->origin) : "board")};
    }
    if (told) return {told, "person"};
    if (auto values = value_in(scene.context.game.event, fact)) return {values, "event"};
    if (auto values = value_in(scene.context.assumed, fact)) return {values, "any"};
    return {std::nullopt, "unknown"};
}

std::vector<std::string> measured_facts() {
    std::vector<std::string> names;
    for (const Row& row : kRows) names.emplace_back(row.fact);
    return names;
}

}  // namespace jadoube::adjudicate
