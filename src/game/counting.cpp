#include "game/counting.hpp"

#include <algorithm>

#include "base/error.hpp"

namespace jadoube::game {
namespace {

using chess::Setup;

/// Castling rights and square of passing as they can be used: those that mean nothing on this board are dropped.
struct Rights {
    chess::Bitboard castling_rooks;
    std::optional<chess::Square> en_passant;
};

Rights usable_rights(const Setup& setup) {
    const auto position = chess::Position::from(setup);
    if (!position) return {setup.castling_rooks, std::nullopt};
    return {position->castling_rooks(), position->en_passant()};
}

bool has_rights(const Setup& setup) {
    return !setup.castling_rooks.empty() || setup.en_passant.has_value();
}

/// The same for setups that are the same under every sameness.
std::uint64_t bucket_of(const Setup& setup) {
    constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15ULL;
    auto hash = static_cast<std::uint64_t>(index(setup.turn));
    const auto mix = [&hash](std::uint64_t bits) {
        hash = (hash ^ bits) * kMultiplier;
        hash ^= hash >> 32;
    };
    mix(setup.board.men(chess::Color::white).bits());
    for (int role = 0; role < chess::kRoles; ++role) mix(setup.board.men(static_cast<chess::Role>(role)).bits());
    return hash;
}

}  // namespace

std::string_view name_of(Sameness sameness) {
    return sameness == Sameness::men_on_squares ? "men_on_squares" : "possible_moves";
}

std::string_view name_of(PositionDifference difference) {
    switch (difference) {
        case PositionDifference::men: return "men";
        case PositionDifference::turn: return "turn";
        case PositionDifference::castling: return "castling";
        case PositionDifference::en_passant: break;
    }
    return "en_passant";
}

std::vector<PositionDifference> differences(const Setup& a, const Setup& b, Sameness sameness) {
    if (a.board != b.board) return {PositionDifference::men};
    std::vector<PositionDifference> found;
    if (a.turn != b.turn) found.push_back(PositionDifference::turn);
    if (sameness == Sameness::men_on_squares || (!has_rights(a) && !has_rights(b))) return found;
    const Rights rights_a = usable_rights(a);
    const Rights rights_b = usable_rights(b);
    if (rights_a.castling_rooks != rights_b.castling_rooks) found.push_back(PositionDifference::castling);
    if (rights_a.en_passant != rights_b.en_passant) found.push_back(PositionDifference::en_passant);
    return found;
}

std::vector<Ply> occurrences(const Replay& replay, Ply at, Sameness sameness) {
    std::vector<Ply> plies;
    for (Ply ply{0}; ply <= at; ++ply.value) {
        if (differences(replay.at(ply), replay.at(at), sameness).empty()) plies.push_back(ply);
    }
    return plies;
}

std::vector<LookAlike> look_alikes(const Replay& replay, Ply at, Sameness sameness) {
    std::vector<LookAlike> found;
    for (Ply ply{0}; ply < at; ++ply.value) {
        auto what = differences(replay.at(ply), replay.at(at), sameness);
        if (!what.empty() && what.front() != PositionDifference::men) found.push_back({ply, std::move(what)});
    }
    return found;
}

namespace {

/// Half-moves since the number of men last changed.
QuietCount since_capture(const Replay& replay, Ply at) {
    const auto men = [&](int ply) { return replay.at(Ply{ply}).board.men().count(); };
    int began = at.value;
    while (began > 0 && men(began - 1) == men(at.value)) --began;
    if (began > 0) return {.halfmoves = at.value - began, .reset_at = Ply{began}};
    return {.halfmoves = replay.at(Ply{0}).quiet_halfmoves + at.value};
}

}  // namespace

QuietCount quiet_count(const Replay& replay, Ply at, QuietReset reset) {
    if (reset == QuietReset::nothing) {
        const Setup& start = replay.at(Ply{0});
        const int before = 2 * (start.move_number - 1) + (start.turn == chess::Color::black ? 1 : 0);
        return {.halfmoves = before + at.value};
    }
    if (reset == QuietReset::capture) return since_capture(replay, at);
    QuietCount count{.halfmoves = replay.at(at).quiet_halfmoves};
    const Ply began{at.value - count.halfmoves};
    if (began > Ply{0}) count.reset_at = began;
    return count;
}

bool can_have_stood_before_the_record(const Replay& replay, Ply first, Sameness sameness) {
    const Setup& start = replay.at(Ply{0});
    const bool has_lost_rights = sameness == Sameness::possible_moves &&
                                 usable_rights(start).castling_rooks != usable_rights(replay.at(first)).castling_rooks;
    return start.quiet_halfmoves > 0 && !quiet_count(replay, first).reset_at && !has_lost_rights;
}

const Repetitions::Seen* Repetitions::find(const Setup& setup) const {
    const auto bucket = seen_.find(bucket_of(setup));
    if (bucket == seen_.end()) return nullptr;
    const auto same = std::find_if(bucket->second.begin(), bucket->second.end(),
                                   [&](const Seen& seen) { return differences(seen.setup, setup, sameness_).empty(); });
    return same == bucket->second.end() ? nullptr : &*same;
}

Stood Repetitions::again(const Seen* seen) const {
    if (seen == nullptr) return {};
    const bool goes_on = next_.value - seen->last.value == kThereAndBack;
    return {seen->stood.times + 1, goes_on ? seen->stood.in_a_row + 1 : 1};
}

Stood Repetitions::would_stand(const Setup& setup) const {
    return again(find(setup));
}

Stood Repetitions::take(const Setup& setup) {
    std::vector<Seen>& alike = seen_[bucket_of(setup)];
    auto same = std::find_if(alike.begin(), alike.end(),
                             [&](const Seen& seen) { return differences(seen.setup, setup, sameness_).empty(); });
    const Stood stood = again(same == alike.end() ? nullptr : &*same);
    if (same == alike.end()) same = alike.insert(same, Seen{setup, {}, {}});
    same->stood = stood;
    same->last = next_;
    ++next_.value;
    return stood;
}

}  // namespace jadoube::game
