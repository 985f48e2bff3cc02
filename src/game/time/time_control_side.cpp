#include "game/time/time_control_side.hpp"

#include <utility>

namespace jadoube::game {
namespace {

using Word = ControlWord;

constexpr Millis kOneHour{3600 * 1000};
constexpr Millis kOneMinute{60 * 1000};
constexpr Millis kOneSecond{1000};

Millis times(std::int64_t count, Millis unit) {
    return Millis{count * unit.count};
}

/// One side's words into a draft.
class SideReader {
public:
    explicit SideReader(std::vector<ControlToken> tokens) : tokens_(std::move(tokens)) {}

    std::optional<SideDraft> read() {
        while (at_ < tokens_.size()) {
            if (!take_one()) return std::nullopt;
        }
        if (!close() || pending_from_ || pending_manner_) return std::nullopt;
        return side_;
    }

private:
    [[nodiscard]] bool is_next(Word word, std::size_t ahead = 0) const {
        return at_ + ahead < tokens_.size() && tokens_[at_ + ahead].word == word;
    }
    [[nodiscard]] bool is_unit_next(std::size_t ahead = 0) const {
        return is_next(Word::hour, ahead) || is_next(Word::minute, ahead) || is_next(Word::second, ahead);
    }
    [[nodiscard]] bool is_quantity_next(std::size_t ahead) const {
        return is_next(Word::number, ahead) || is_next(Word::duration, ahead) || is_next(Word::half, ahead);
    }
    bool skip(Word word) {
        if (!is_next(word)) return false;
        ++at_;
        return true;
    }

    bool take_one() {
        const Word word = tokens_[at_].word;
        switch (word) {
            case Word::number:
            case Word::duration:
            case Word::half: return take_quantity();
            case Word::next:
            case Word::plus: return take_separator();
            case Word::rest: return take_rest();
            case Word::increment:
            case Word::delay:
            case Word::bronstein: return take_manner();
            case Word::from: return take_from();
            case Word::hour:
            case Word::minute: return take_unit_alone();
            case Word::sandclock: side_.is_sandclock = true; break;
            case Word::per:
            case Word::first: break;
            case Word::slash: return take_slash();
            default: return false;
        }
        ++at_;
        return true;
    }

    /// "90 min/40", "15 min/game"; "G/90".
    bool take_slash() {
        ++at_;
        after_slash_ = true;
        return is_next(Word::rest) || is_quantity_next(0) || is_unit_next();
    }

    bool take_separator() {
        after_plus_ = tokens_[at_].word == Word::plus;
        ++at_;
        return !current_.time || close();
    }

    /// Puts the period that was read behind the others.
    bool close() {
        if (!current_.time) return !current_.moves && !current_.is_rest;
        side_.periods.push_back(current_);
        current_ = {};
        return true;
    }

    bool take_rest() {
        while (skip(Word::rest)) {
        }
        skip(Word::move);
        skip(Word::slash);
        if (current_.time && current_.moves && !close()) return false;
        if (!current_.time && !current_.moves && !side_.periods.empty() && !is_quantity_next(0)) {
            side_.periods.back().is_rest = true;  // "30 min, rest of game"
            return !side_.periods.back().moves;
        }
        current_.is_rest = true;
        return !current_.moves;
    }

    /// "increment of 30 s", "d5", and after an amount "30 s delay".
    bool take_manner() {
        PerMove manner = PerMove::increment;
        while (is_next(Word::increment) || is_next(Word::delay) || is_next(Word::bronstein)) {
            if (is_next(Word::delay) && manner == PerMove::increment) manner = PerMove::delay;
            if (is_next(Word::bronstein)) manner = PerMove::bronstein;
            ++at_;
        }
        skip_per_move();
        while (is_next(Word::per)) ++at_;
        if (is_quantity_next(0)) {
            pending_manner_ = manner;
            return true;
        }
        if (side_.gifts.empty()) return false;
        side_.gifts.back().manner = manner;
        return true;
    }

    bool skip_per_move() {
        if (!(is_next(Word::per) || is_next(Word::slash)) || !is_next(Word::move, 1)) return false;
        at_ += 2;
        return true;
    }

    /// "from move 1", "from the 1st move", "ab dem 41. Zug", "from the beginning".
    bool take_from() {
        int words = 0;
        for (; skip(Word::from); ++words) {
        }
        std::optional<int> from;
        if (skip(Word::first)) from = 1;
        const bool says_move = skip(Word::move);
        if (!from && is_next(Word::number)) from = static_cast<int>(tokens_[at_++].number);
        if (!says_move) skip(Word::move);
        if (!from && words > 1) from = 1;
        if (!from || *from < 1) return false;
        skip(Word::per);  // "an"
        if (side_.gifts.empty()) {
            pending_from_ = from;
        } else {
            side_.gifts.back().from = from;
        }
        return true;
    }

    /// "20 moves an hour".
    bool take_unit_alone() {
        if (!current_.moves || current_.time) return false;
        current_.time = is_next(Word::hour) ? kOneHour : kOneMinute;
        ++at_;
        return true;
    }

    bool take_quantity() {
        const bool after_slash = std::exchange(after_slash_, false);
        if (is_next(Word::number) && is_next(Word::move, 1)) {
            const auto moves = tokens_[at_].number;
            at_ += 2;
            skip(Word::slash);
            return take_moves(moves);
        }
        const bool is_plain = is_next(Word::number) && !is_unit_next(1);
        if (is_plain && after_slash && current_.time && !current_.moves) return take_moves(tokens_[at_++].number);
        if (is_plain && is_next(Word::slash, 1) && (is_quantity_next(2) || is_unit_next(2))) {
            const auto moves = tokens_[at_].number;
            at_ += 2;
            return take_moves(moves);
        }
        return is_plain ? take_bare() : take_duration();
    }

    bool take_moves(std::int64_t moves) {
        if (moves < 1 || moves > 9999 || current_.is_rest) return false;
        if (current_.moves && (!current_.time || !close())) return false;
        current_.moves = static_cast<int>(moves);
        return true;
    }

    /// A number alone: seconds with each move after "+" or a word for it, else minutes.
    bool take_bare() {
        const auto number = tokens_[at_++].number;
        const bool any_time = current_.time || !side_.periods.empty();
        if (pending_manner_ || (after_plus_ && any_time && !current_.moves && !current_.is_rest)) {
            give(times(number, kOneSecond), !pending_manner_);
            skip_per_move();
            return true;
        }
        if (any_time && !current_.moves && !current_.is_rest) return false;
        return take_time(times(number, kOneMinute));
    }

    bool take_duration() {
        bool only_seconds = false;
        const auto time = duration(only_seconds);
        if (!time) return false;
        const bool any_time = current_.time || !side_.periods.empty();
        const bool is_gift =
            pending_manner_ || skip_per_move() ||
            (any_time && (is_next(Word::increment) || is_next(Word::delay) || is_next(Word::bronstein))) ||
            (any_time && only_seconds);
        if (!is_gift) return take_time(*time);
        give(*time, false);
        skip_per_move();
        return true;
    }

    /// "1h30", "1 hour 30 minutes", "half an hour", "90 min", "1:30:00". Minutes and seconds in one are not read:
    /// "90'30''" means something else to most people.
    std::optional<Millis> duration(bool& only_seconds) {
        if (is_next(Word::duration)) {
            const Millis time = tokens_[at_++].time;
            skip(Word::hour);
            return time;
        }
        if (skip(Word::half)) {
            skip(Word::per);
            return skip(Word::hour) ? std::optional(Millis{kOneHour.count / 2}) : std::nullopt;
        }
        const auto number = tokens_[at_++].number;
        if (skip(Word::second)) {
            only_seconds = true;
            return times(number, kOneSecond);
        }
        if (skip(Word::minute)) {
            const bool seconds_follow = is_next(Word::number) && is_next(Word::second, 1);
            return seconds_follow ? std::nullopt : std::optional(times(number, kOneMinute));
        }
        ++at_;  // the hour
        Millis time = times(number, kOneHour);
        if (is_next(Word::number) && !is_next(Word::move, 1) && !is_next(Word::second, 1)) {
            time = time + times(tokens_[at_++].number, kOneMinute);
            skip(Word::minute);
        }
        return time;
    }

    bool take_time(Millis time) {
        if (current_.time && (!current_.moves || !close())) return false;
        current_.time = time;
        after_plus_ = false;
        return true;
    }

    void give(Millis amount, bool is_bare) {
        const std::size_t done = side_.periods.size();
        PerMoveDraft gift{amount, pending_manner_.value_or(PerMove::increment), pending_from_};
        gift.period = current_.time || done == 0 ? done : done - 1;
        gift.is_bare = is_bare;
        side_.gifts.push_back(gift);
        pending_manner_.reset();
        pending_from_.reset();
        after_plus_ = false;
    }

    std::vector<ControlToken> tokens_;
    std::size_t at_ = 0;
    SideDraft side_;
    PeriodDraft current_;
    bool after_plus_ = false;
    bool after_slash_ = false;
    std::optional<PerMove> pending_manner_;
    std::optional<int> pending_from_;
};

}  // namespace

std::optional<SideDraft> read_side_draft(std::vector<ControlToken> tokens) {
    return SideReader(std::move(tokens)).read();
}

}  // namespace jadoube::game
