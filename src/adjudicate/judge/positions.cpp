#include "adjudicate/judge/positions.hpp"

#include "adjudicate/facts/places.hpp"
#include "adjudicate/judge/option_names.hpp"
#include "adjudicate/story/classify.hpp"

namespace jadoube::adjudicate {
namespace {

/// With the piece named on the last rank.
std::optional<chess::Setup> completed_with(const Incident& incident, rules::PieceName piece) {
    if (!incident.play.done || !incident.base) return std::nullopt;
    const game::IrregularMove& raw = incident.play.done->raw;
    return with(classify_move(*incident.base, raw.by, MoveMan{{raw.man.from, raw.man.to}, raw.taken, piece}),
                *incident.base);
}

/// A King is never taken off. Where nobody knows which men they are, nobody knows the board.
void take_off(const Scene& scene, rules::Men men, PositionAnswer& answer) {
    const auto squares = men_named(scene, men);
    if (!squares) answer.setup.reset();
    if (!answer.setup) return;
    chess::Setup& setup = *answer.setup;
    for (const chess::Square square : *squares) {
        const auto man = setup.board.at(square);
        if (!man) continue;
        const bool is_king = man->role == chess::Role::king;
        (is_king ? answer.men_kept : answer.men_off).push_back(square);
        if (!is_king) setup.board.remove(square);
    }
    setup.castling_rooks = chess::tenable_castling_rooks(setup);
    if (!chess::is_en_passant_possible(setup)) setup.en_passant.reset();
}

/// The square by its name, or by the move that was made.
std::optional<chess::Square> square_meant(const Scene& scene, const rules::ManPutOn& man) {
    if (const auto* name = std::get_if<std::string>(&man.on)) return chess::square_named(*name);
    const auto& done = scene.incident.play.done;
    if (!done) return std::nullopt;
    const bool is_departure = std::get<rules::PutOn>(man.on) == rules::PutOn::departure;
    return is_departure ? done->raw.man.from : done->raw.man.to;
}

std::optional<chess::Color> owner_of(const Scene& scene, const rules::ManPutOn& man) {
    const auto side = side_named(scene, man.of);
    if (side != rules::Party::white && side != rules::Party::black) return std::nullopt;
    return side == rules::Party::white ? chess::Color::white : chess::Color::black;
}

/// On an empty square, and no pawn on the first or the last rank. Where nobody knows the square or whose man it is,
/// nobody knows the board.
void put_on(const Scene& scene, const rules::ManPutOn& man, PositionAnswer& answer) {
    const auto square = square_meant(scene, man);
    const auto owner = owner_of(scene, man);
    if (!square || !owner) answer.setup.reset();
    if (!answer.setup) return;
    const chess::Role role = chess::role_named(name_of(man.piece)).value_or(chess::Role::queen);
    const bool is_end = square->rank() == 0 || square->rank() == 7;
    const bool can_stand = !answer.setup->board.at(*square) && !(role == chess::Role::pawn && is_end);
    (can_stand ? answer.men_on : answer.not_put).push_back(*square);
    if (!can_stand) return;
    answer.setup->board.put(*square, {*owner, role});
    if (!chess::is_en_passant_possible(*answer.setup)) answer.setup->en_passant.reset();
}

}  // namespace

bool completes_nothing(const Incident& incident, const rules::Remedy& remedy) {
    if (!std::holds_alternative<rules::CompleteWith>(remedy.what) || !incident.base) return false;
    if (!incident.play.done) return true;
    const game::IrregularMove& raw = incident.play.done->raw;
    const auto man = incident.base->board.at(raw.man.from);
    return !man || man->role != chess::Role::pawn || chess::rank_for(man->color, raw.man.to) != 7;
}

PositionAnswer position_by(const Scene& scene, const rules::Remedy& remedy) {
    PositionAnswer answer;
    if (const auto* restore = std::get_if<rules::Restore>(&remedy.what)) {
        answer.place = restore->place;
        answer.setup = position_at(scene, restore->place);
        for (const rules::Men men : restore->men_off) take_off(scene, men, answer);
        for (const rules::ManPutOn& man : restore->men_on) put_on(scene, man, answer);
    } else if (const auto* complete = std::get_if<rules::CompleteWith>(&remedy.what)) {
        answer.place = rules::completed_with(complete->piece);
        answer.setup = completed_with(scene.incident, complete->piece);
    } else {
        answer.place = rules::Place::stand;
        answer.setup = position_that_stands(scene);
    }
    return answer;
}

}  // namespace jadoube::adjudicate
