#include "desk/elements/elements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "desk/elements/row_in_line.hpp"
#include "desk/elements/settling.hpp"
#include "desk/words/arbiters_questions.hpp"
#include "desk/words/durations.hpp"
#include "desk/words/forms.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {
namespace {

class ElementReader {
public:
    explicit ElementReader(std::string_view line) : tokens_(tokens_of(line)) {}

    std::vector<Element> read() {
        while (at_ < tokens_.size()) read_one();
        settle(line_);
        elements_.insert(elements_.end(), incidental_.begin(), incidental_.end());
        return std::move(elements_);
    }

private:
    using Kind = Element::Kind;

    void read_one() {
        if (read_question() || read_duration() || read_default() || read_count_alone() || read_count() || read_time() ||
            read_place() || read_turn() || read_pawn_of_file() || read_falling() || read_saying() || read_seconds() ||
            read_minutes() || read_move_number())
            return;
        const Token& token = tokens_[at_++];
        switch (token.kind) {
            case Token::Kind::move:
                return elements_.push_back({.kind = Kind::move, .text = token.text, .is_judged = token.is_judged});
            case Token::Kind::square:
                if (is_numbered_ && !elements_.empty() && elements_.back().kind == Kind::square)
                    add(Kind::stop, std::string(kPoint));  // "1. e4 e5"
                return add(Kind::square, token.text);
            case Token::Kind::clock: return add(Kind::clock, token.text);
            case Token::Kind::stop: return add(Kind::stop, token.text);
            case Token::Kind::doubt: return add(Kind::doubt, token.text);
            case Token::Kind::number: return read_plain_number(token);
            case Token::Kind::word: return read_word(token);
        }
    }

    /// "2. Ng5+": the number of the move, as a game is written.
    void read_plain_number(const Token& token) {
        std::size_t end = at_;
        while (end < tokens_.size() && tokens_[end].text == kPoint) ++end;
        const bool is_move = end > at_ && end < tokens_.size() &&
                             (tokens_[end].kind == Token::Kind::move || tokens_[end].kind == Token::Kind::square);
        const bool is_listed =
            at_ < tokens_.size() && tokens_[at_].text == kClosing && (at_ < 2 || tokens_[at_ - 2].text != kOpening);
        if (is_listed) return add(Kind::stop, ";");  // "1) touched Nf3 2) ..."
        const bool is_bracketed =
            at_ > 1 && at_ < tokens_.size() && tokens_[at_ - 2].text == kOpening && tokens_[at_].text == kClosing;
        if (is_bracketed) return incidental_.push_back({Kind::incidental, token.text});  // "the boy (10)"
        if (!is_move) return add(Kind::unknown, token.text);
        const bool follows_move = !elements_.empty() && elements_.back().kind == Kind::move;
        if (!follows_move || end - at_ > 1) add(Kind::stop, std::string(kPoint));
        is_numbered_ = true;
        at_ = end;
    }
    bool is_numbered_ = false;  // written as a game is
    static constexpr std::string_view kPoint = ".", kOpening = "(", kClosing = ")";

    /// Of a person, "was offered" is not "offers": there the auxiliary stays, until a word follows that is no verb.
    void read_word(const Token& token) {
        constexpr std::string_view kPassive[] = {"is", "was", "were", "are", "been", "being", "gets", "got"};
        const std::string word = lower(token.text);
        const bool is_passive = std::ranges::find(kPassive, word) != std::end(kPassive);
        if (is_passive && !elements_.empty() && elements_.back().as<Who>() != nullptr)
            return add(Kind::passive, token.text);
        const bool is_moved = !elements_.empty() && elements_.back().is(rules::ActWord::move);
        if (word == kIt && is_moved) return add(Kind::pronoun, token.text);
        if (is_perfect(token.text)) return add(Kind::unknown, token.text);
        const bool is_relative = word == kWho && !elements_.empty() && elements_.back().kind == Kind::stop;
        if (is_relative) return;  // "by White, who claims"
        if (says_nothing(word) || comes_late(token) || is_particle(token)) return;
        if (is_incidental(token.basic) || is_incidental(word)) {
            leave_out(token);
        } else {
            add(Kind::unknown, token.text);
        }
    }

    /// "picks the rook up", "the flag of white is down": the verb says it.
    bool is_particle(const Token& token) const {
        constexpr std::string_view kUp = "up", kFallen[] = {"down", "fall"};
        const bool is_up = token.basic == kUp;
        const bool is_fallen = std::ranges::find(kFallen, token.basic) != std::end(kFallen);
        const auto is_stop = [](const Element& one) { return one.kind == Kind::stop; };
        const auto begin = std::find_if(elements_.rbegin(), elements_.rend(), is_stop).base();
        return std::any_of(begin, elements_.end(), [&](const Element& one) {
            return (is_up && one.is(rules::ActWord::touch)) || (is_fallen && one.is(rules::ActWord::flag_falls));
        });
    }

    /// "knocks the king over".
    bool read_falling() {
        const std::string word = lower(tokens_[at_].text);
        const bool is_falling = std::ranges::find(kFalling, word) != std::end(kFalling) &&
                                std::ranges::any_of(elements_, [](const Element& element) {
                                    const auto* did = element.as<Did>();
                                    return did != nullptr && did->kind == rules::Kind::conduct_displaced;
                                });
        if (is_falling) incidental_.push_back({Kind::incidental, tokens_[at_++].text});
        return is_falling;
    }

    void leave_out(const Token& token) {
        if (may_tell_order(lower(token.text))) line_.order_words.push_back({elements_.size(), token.text});
        incidental_.push_back({Kind::incidental, token.text});
    }

    /// "arrived 35 min late": the verb adds nothing.
    bool comes_late(const Token& token) const {
        constexpr std::string_view kComing[] = {"arrive", "come", "appear"};
        if (std::ranges::find(kComing, token.basic) == std::end(kComing)) return false;
        const auto duration = duration_at(tokens_, at_);
        return duration && duration->end < tokens_.size() && tokens_[duration->end].basic == kLate;
    }

    void add(Kind kind, std::string text) { elements_.push_back({kind, std::move(text)}); }

    bool read_time() {
        const auto duration = duration_at(tokens_, at_);
        if (!duration) return false;
        const auto row = row_at(tokens_, at_);
        if (row && row->end > duration->end) return read_saying();  // "20 sec in air"
        constexpr std::string_view kAway[] = {"gone", "away"};
        const bool is_away =
            duration->end < tokens_.size() && std::ranges::count(kAway, lower(tokens_[duration->end].text)) > 0;
        add(Kind::time, text_to(duration->end + (is_away ? 1 : 0)));  // "20 min gone"
        elements_.back().time = duration->time;
        return true;
    }
    /// The words from here to there, which are read with it.
    std::string text_to(std::size_t end) {
        std::string text;
        for (; at_ < end; ++at_) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        return text;
    }

    /// "increment 30".
    bool read_seconds() {
        const bool is_told = !elements_.empty() && elements_.back().is(Manner::increment);
        const auto count =
            is_told && tokens_[at_].kind == Token::Kind::number ? parse_int(tokens_[at_].text) : std::nullopt;
        constexpr std::int64_t kMost = 600;
        if (!count || *count > kMost) return false;
        add(Kind::time, tokens_[at_++].text);
        elements_.back().time = Millis{*count * 1000};
        return true;
    }

    bool read_question() {
        const bool begins = elements_.empty() || elements_.back().kind == Kind::stop;
        const auto end =
            begins ? end_of_question(tokens_, at_, elements_.empty() ? "" : elements_.back().text) : std::nullopt;
        if (end) add(Kind::remark, text_to(*end));
        return end.has_value();
    }

    /// "for 15 min": how long it was decides nothing, unless somebody is late or away.
    bool read_duration() {
        if (lower(tokens_[at_].text) != kFor) return false;
        const auto duration = duration_at(tokens_, at_ + 1);
        const auto* did = elements_.empty() ? nullptr : elements_.back().as<Did>();
        const bool is_told =
            did != nullptr && (did->kind == rules::Kind::conduct_absent || did->kind == rules::Kind::conduct_leave);
        if (!duration) return false;
        if (is_told) return ++at_, read_time();
        incidental_.push_back({Kind::incidental, text_to(duration->end)});
        return true;
    }
    static constexpr std::string_view kFor = "for", kWho = "who";

    /// "default time 30", "tolerance of 15 min": in minutes where nothing else is said.
    bool read_default() {
        constexpr std::string_view kNames[] = {"default", "tolerance", "tol", "wartezeit", "karenzzeit"};
        constexpr std::string_view kNone[] = {"zero", "no", "null", "none"};
        const bool is_none = std::ranges::find(kNone, tokens_[at_].basic) != std::end(kNone);
        std::size_t at = is_none ? at_ + 1 : at_;
        const bool is_named = at < tokens_.size() && std::ranges::find(kNames, tokens_[at].basic) != std::end(kNames);
        if (!is_named) return false;
        ++at;
        for (const std::string_view word : {kTime, kOfIt})
            if (at < tokens_.size() && (tokens_[at].basic == word || is_silent(tokens_[at]))) ++at;
        constexpr std::string_view kSaid[] = {"announce", "mention", "set", "publish"};
        const bool is_of_notice =  // "no default time announced" tells none
            is_none && at < tokens_.size() && std::ranges::find(kSaid, tokens_[at].basic) != std::end(kSaid);
        if (is_of_notice) return false;
        const bool has_none = at < tokens_.size() && std::ranges::find(kNone, tokens_[at].basic) != std::end(kNone);
        if (has_none) ++at;
        auto duration = is_none || has_none ? std::optional(Duration{Millis{0}, at}) : duration_at(tokens_, at);
        const auto minutes =
            at < tokens_.size() && tokens_[at].kind == Token::Kind::number ? parse_int(tokens_[at].text) : std::nullopt;
        constexpr std::int64_t kMost = 600;
        if (!duration && minutes && *minutes <= kMost) duration = Duration{Millis{*minutes * 60'000}, at + 1};
        if (!duration) return false;
        elements_.push_back({Kind::saying, text_to(duration->end), row_of(Manner::default_time), duration->time});
        return true;
    }
    static constexpr std::string_view kTime = "time", kOfIt = "of";

    /// "..., 2nd": which illegal move it was, where it stands alone.
    bool read_count_alone() {
        constexpr std::array<std::string_view, 3> kDigits[] = {
            {"1", "st", "first"}, {"2", "nd", "second"}, {"3", "rd", "third"}};
        if (elements_.empty() || elements_.back().kind != Kind::stop) return false;
        const auto ends_at = [&](std::size_t end) {
            return end == tokens_.size() || (end < tokens_.size() && tokens_[end].kind == Token::Kind::stop);
        };
        for (int before = 0; before < 3; ++before) {
            const auto& [digit, ending, word] = kDigits[before];
            const bool is_digit = tokens_[at_].text == digit && ends_at(at_ + 2) && tokens_.size() > at_ + 1 &&
                                  lower(tokens_[at_ + 1].text) == ending;
            const bool is_word = lower(tokens_[at_].text) == word && ends_at(at_ + 1) && before > 0;
            if (!is_digit && !is_word) continue;
            const auto row = std::ranges::find_if(sayings(), [&](const Saying& saying) {
                const auto* told = std::get_if<Told>(&saying.meaning);
                const auto* count = told == nullptr ? nullptr : std::get_if<int>(&told->value);
                return count != nullptr && told->fact == kIllegalBefore && *count == before;
            });
            elements_.push_back({Kind::saying, text_to(at_ + (is_word ? 1 : 2)), &*row});
            return true;
        }
        return false;
    }

    /// "12 moves", "4 more moves": no act, and not understood, unless a row has it.
    bool read_count() {
        const bool is_number = tokens_[at_].kind == Token::Kind::number;
        std::size_t end = at_ + 1;
        if (end < tokens_.size() && lower(tokens_[end].text) == kMore) ++end;
        const bool is_count = is_number && end < tokens_.size() && tokens_[end].basic == kMove;
        if (!is_count || read_saying()) return is_count;
        const bool begins = elements_.empty() || elements_.back().kind == Kind::stop;
        const bool is_on = end + 1 < tokens_.size() && lower(tokens_[end + 1].text) == kOn;  // "5 moves on"
        const std::size_t behind = end + (is_on ? 2 : 1);
        const bool is_alone = begins && (behind == tokens_.size() || ends_clause(tokens_[behind]));
        if (is_alone) return add(Kind::remark, text_to(behind)), true;  // "wrong colours, 20 moves"
        std::string text;
        for (++end; at_ < end; ++at_) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        add(Kind::unknown, std::move(text));
        return true;
    }
    static bool ends_clause(const Token& token) { return token.kind == Token::Kind::stop; }
    static constexpr std::string_view kMore = "more", kOn = "on";

    /// "late 35", "35 late": minutes.
    bool read_minutes() {
        if (tokens_[at_].kind != Token::Kind::number) return false;
        const auto count = parse_int(tokens_[at_].text);
        const auto* did = elements_.empty() ? nullptr : elements_.back().as<Did>();
        const bool is_behind =
            did != nullptr && did->kind == rules::Kind::conduct_absent && lower(elements_.back().text).ends_with(kLate);
        const bool is_before = at_ + 1 < tokens_.size() && tokens_[at_ + 1].basic == kLate;
        constexpr std::int64_t kMost = 600;
        if (!count || *count > kMost || (!is_behind && !is_before)) return false;
        add(Kind::time, tokens_[at_++].text);
        elements_.back().time = Millis{*count * 60'000};
        return true;
    }

    /// "bd 4", "round 3": where it was, which the line does not decide.
    bool read_place() {
        constexpr std::string_view kPlaces[] = {"bd", "board", "table", "rd", "round", "rm", "room", "brd"};
        constexpr std::string_view kWhere[] = {"in", "on", "at", "near"};
        const std::size_t at = std::ranges::find(kWhere, tokens_[at_].basic) != std::end(kWhere) ? at_ + 1 : at_;
        const bool is_place = at + 1 < tokens_.size() && tokens_[at + 1].kind == Token::Kind::number &&
                              std::ranges::find(kPlaces, lower(tokens_[at].text)) != std::end(kPlaces);
        if (!is_place) return false;
        std::string text = text_to(at + 2);
        if (!elements_.empty() && elements_.back().is(Link::to)) {
            text = elements_.back().text + " " + text;
            elements_.pop_back();
        }
        incidental_.push_back({Kind::incidental, std::move(text)});
        return true;
    }

    /// "on W's time", "during the opponent's move": a remark.
    bool read_turn() {
        constexpr std::string_view kWhen[] = {"on", "in", "during", "at"};
        constexpr std::string_view kTurn[] = {"move", "turn", "time", "clock"};
        std::size_t end = at_ + 1;
        const auto stands = [&](const auto& words) {
            while (end < tokens_.size() && is_silent(tokens_[end])) ++end;
            const bool is_there =
                end < tokens_.size() && std::ranges::find(words, tokens_[end].basic) != std::end(words);
            if (is_there) ++end;
            return is_there;
        };
        if (std::ranges::find(kWhen, tokens_[at_].basic) == std::end(kWhen)) return false;
        constexpr std::string_view kPlayers[] = {"w", "white", "wh", "b", "black", "bl", "blk", "opp", "opponent"};
        constexpr std::string_view kOf[] = {"'s"};
        if (!stands(kPlayers) || !stands(kOf) || !stands(kTurn)) return false;
        const bool is_of_time = !elements_.empty() && tokens_[end - 1].basic == kClock &&
                                (elements_.back().is(Manner::clock_shows) || elements_.back().kind == Kind::clock ||
                                 elements_.back().kind == Kind::time);
        if (is_of_time) {  // "0:30 left on black's clock": whose it is
            ++at_;
            (void)read_saying();
            return at_ = end, true;
        }
        std::string text;
        for (; at_ < end; ++at_) text += (text.empty() || tokens_[at_].text == "'s" ? "" : " ") + tokens_[at_].text;
        elements_.push_back({Kind::remark, std::move(text)});
        return true;
    }

    static constexpr std::string_view kClock = "clock";

    /// "move 14", "at move 14": when it was, kept as a remark.
    bool read_move_number() {
        if (tokens_[at_].kind != Token::Kind::number || elements_.empty()) return false;
        if (!elements_.back().is(rules::ActWord::move) || lower(elements_.back().text) != kMove) return false;
        elements_.pop_back();
        std::string text = fmt::format("{} {}", kMove, tokens_[at_++].text);
        if (!elements_.empty() && elements_.back().is(Link::to)) {
            text = elements_.back().text + " " + text;
            elements_.pop_back();
        }
        elements_.push_back({Kind::remark, std::move(text)});
        return true;
    }

    /// "d-pawn", "d pawn".
    bool read_pawn_of_file() {
        const auto is_file = [](std::string_view word) { return word.size() == 1 && word[0] >= 'a' && word[0] <= 'h'; };
        const std::string& text = tokens_[at_].text;
        if (text.size() > 2 && text.substr(1) == "-pawn" && is_file(text.substr(0, 1))) {
            add(Kind::pawn_of_file, text);
            ++at_;
            return true;
        }
        const bool follows = at_ + 1 < tokens_.size() && chess::role_named(tokens_[at_ + 1].basic) == chess::Role::pawn;
        if (!follows || !is_file(text) || text == "a" || text == "b") return false;  // "a pawn"; a black pawn
        add(Kind::pawn_of_file, text + "-pawn");
        at_ += 2;
        return true;
    }

    static constexpr std::string_view kFalling[] = {"over", "down", "about", "around"};
    static constexpr std::string_view kMove = "move", kLate = "late", kIt = "it";
    static constexpr std::string_view kIllegalBefore = "illegal_moves_before";
    ClauseSoFar clause() const {
        const auto is_stop = [](const Element& element) { return element.kind == Element::Kind::stop; };
        const auto begin = std::find_if(elements_.rbegin(), elements_.rend(), is_stop).base();
        const auto has = [&](auto is) { return std::any_of(begin, elements_.end(), is); };
        const bool is_named_before = begin - elements_.begin() > 1 && std::prev(begin, 2)->as<Who>() != nullptr &&
                                     (begin - elements_.begin() == 2 || is_stop(*std::prev(begin, 3)));  // "white then"
        const bool is_of_others = has([](const Element& one) { return one.is(Who::spectator); });
        const bool is_named = is_named_before || has([](const Element& one) { return one.as<Who>() != nullptr; });
        return {.speaker = is_named && !is_of_others ? Speaker::player_or_arbiter : Speaker::anybody,
                .demands = has([](const Element& one) { return one.is(rules::ActWord::demand); })};
    }
    bool read_saying() {
        const auto row = row_at(tokens_, at_, clause());
        if (!row) return false;
        const auto* manner = std::get_if<Manner>(&row->saying->meaning);
        if (row->is_perfect && manner == nullptr) add(Kind::unknown, "had");
        std::string text;
        for (; at_ < row->end; ++at_) {
            const bool is_out = std::ranges::find(row->left_out, at_) != row->left_out.end();
            if (is_out) leave_out(tokens_[at_]);
            if (!is_out) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        }
        elements_.push_back({Kind::saying, std::move(text), row->saying});
        elements_.back().whom = row->whom;
        elements_.back().is_filled = row->is_filled;
        return true;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    LineElements line_ = {};
    std::vector<Element>& elements_ = line_.all;
    std::vector<Element>& incidental_ = line_.incidental;
};

}  // namespace

std::vector<Element> elements_of(std::string_view line) {
    return ElementReader(line).read();
}

}  // namespace jadoube::desk
