#include "desk/line/elements.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "desk/line/forms.hpp"
#include "desk/line/patterns.hpp"
#include "desk/line/word_classes.hpp"

namespace jadoube::desk {
namespace {

std::optional<Millis> unit(std::string_view word) {
    constexpr std::pair<std::string_view, std::int64_t> kUnits[] = {
        {"m", 60'000},  {"min", 60'000},  {"mins", 60'000},    {"minute", 60'000},   {"minutes", 60'000},
        {"mn", 60'000}, {"h", 3'600'000}, {"hour", 3'600'000}, {"hours", 3'600'000}, {"s", 1'000},
        {"sec", 1'000}, {"secs", 1'000},  {"second", 1'000},   {"seconds", 1'000}};
    for (const auto& [name, ms] : kUnits)
        if (name == word) return Millis{ms};
    return std::nullopt;
}

class Elements {
public:
    explicit Elements(std::string_view line) : tokens_(tokens_of(line)) {}

    std::vector<Element> read() {
        while (at_ < tokens_.size()) read_one();
        settle_passives();
        settle_asides();
        settle_for();
        for (std::size_t i = 0; i < elements_.size(); ++i)
            if (elements_[i].text == "B" && is_bishop(i)) elements_[i].saying = bishop();
        for (std::size_t i = 0; i + 1 < elements_.size(); ++i)  // "B d5": a Bishop, or a pawn of Black
            if (elements_[i].text == "B" && elements_[i].as<Who>() && elements_[i + 1].kind == Kind::square)
                elements_[i] = {Kind::unknown, elements_[i].text};
        elements_.insert(elements_.end(), incidental_.begin(), incidental_.end());
        return std::move(elements_);
    }

private:
    using Kind = Element::Kind;

    void read_one() {
        if (read_duration() || read_default() || read_count() || read_time() || read_place() || read_turn() ||
            read_pawn_of_file() || read_saying() || read_seconds() || read_minutes() || read_move_number())
            return;
        const Token& token = tokens_[at_++];
        switch (token.kind) {
            case Token::Kind::move: return add(Kind::move, token.text);
            case Token::Kind::square: return add(Kind::square, token.text);
            case Token::Kind::clock: return add(Kind::clock, token.text);
            case Token::Kind::stop: return add(Kind::stop, token.text);
            case Token::Kind::doubt: return add(Kind::doubt, token.text);
            case Token::Kind::number: return add(Kind::unknown, token.text);
            case Token::Kind::word: return read_word(token);
        }
    }

    /// Of a person, "was offered" is not "offers": there the auxiliary stays, until a word follows that is no verb.
    void read_word(const Token& token) {
        constexpr std::string_view kPassive[] = {"is", "was", "were", "are", "been", "being", "gets", "got"};
        const std::string word = lower(token.text);
        const bool is_passive = std::ranges::find(kPassive, word) != std::end(kPassive);
        if (is_passive && !elements_.empty() && elements_.back().as<Who>() != nullptr)
            return add(Kind::passive, token.text);
        constexpr std::size_t kPrefix = 2;
        if (word.starts_with("m.") && parse_int(std::string_view(word).substr(kPrefix)))
            return add(Kind::remark, token.text);
        const bool is_falling = std::ranges::find(kFalling, word) != std::end(kFalling) &&
                                std::ranges::any_of(elements_, [](const Element& element) {
                                    const auto* did = element.as<Did>();
                                    return did != nullptr && did->kind == rules::Kind::conduct_displaced;
                                });
        if (is_falling) return incidental_.push_back({Kind::incidental, token.text});
        const bool is_moved = !elements_.empty() && elements_.back().is(rules::ActWord::move);
        if (word == kIt && is_moved) return add(Kind::pronoun, token.text);
        if (says_nothing(word) || comes_late(token)) return;
        if (is_incidental(token.basic) || is_incidental(word)) {
            incidental_.push_back({Kind::incidental, token.text});
        } else {
            add(Kind::unknown, token.text);
        }
    }

    /// "arrived 35 min late": the verb adds nothing.
    bool comes_late(const Token& token) const {
        constexpr std::string_view kComing[] = {"arrive", "come", "appear"};
        if (std::ranges::find(kComing, token.basic) == std::end(kComing) || at_ + 2 >= tokens_.size()) return false;
        const bool is_time = tokens_[at_].kind == Token::Kind::number && unit(lower(tokens_[at_ + 1].text));
        return is_time && tokens_[at_ + 2].basic == kLate;
    }

    /// An auxiliary before a verb makes it passive, which is not understood; before anything else it says nothing.
    void settle_passives() {
        for (std::size_t i = elements_.size(); i > 0; --i) {
            Element& element = elements_[i - 1];
            if (element.kind != Kind::passive) continue;
            const Element* next = i < elements_.size() ? &elements_[i] : nullptr;
            const auto* act = next == nullptr ? nullptr : next->as<rules::ActWord>();
            const auto* did = next == nullptr ? nullptr : next->as<Did>();
            const bool is_verb = (act != nullptr && *act != rules::ActWord::flag_falls) ||
                                 (did != nullptr && did->kind != rules::Kind::conduct_absent);
            if (is_verb) {
                element.kind = Kind::unknown;
            } else {
                elements_.erase(elements_.begin() + static_cast<std::ptrdiff_t>(i - 1));
            }
        }
    }

    /// "time up for white" tells whose it is, "moved for 0-0" what; of anything else "for" is not understood.
    void settle_for() {
        for (std::size_t i = 0; i < elements_.size(); ++i) {
            const Element* next = i + 1 < elements_.size() ? &elements_[i + 1] : nullptr;
            const bool is_known = next != nullptr && (next->as<Who>() != nullptr || next->kind == Kind::move);
            if (elements_[i].is(Link::by) && lower(elements_[i].text) == kFor && !is_known)
                elements_[i] = {Kind::unknown, elements_[i].text};
        }
    }

    /// "(attacked)", "(10)": what stands in brackets and tells nothing that is known is an aside, unless a word in it
    /// may turn something round.
    void settle_asides() {
        for (std::size_t open = 0; open < elements_.size(); ++open) {
            if (elements_[open].kind != Kind::stop || elements_[open].text != "(") continue;
            std::size_t close = open + 1;
            while (close < elements_.size() && elements_[close].kind == Kind::unknown &&
                   !may_turn(basic_form(lower(elements_[close].text))))
                ++close;
            const bool is_aside = close > open + 1 && close < elements_.size() && elements_[close].kind == Kind::stop &&
                                  elements_[close].text == ")";
            if (!is_aside) continue;
            std::string text;
            for (std::size_t i = open + 1; i < close; ++i) text += (text.empty() ? "" : " ") + elements_[i].text;
            const auto at = elements_.begin() + static_cast<std::ptrdiff_t>(open);
            elements_.erase(at, elements_.begin() + static_cast<std::ptrdiff_t>(close));
            incidental_.push_back({Kind::incidental, std::move(text)});
        }
    }

    void add(Kind kind, std::string text) { elements_.push_back({kind, std::move(text)}); }

    bool read_time() {
        if (at_ + 1 >= tokens_.size() || tokens_[at_].kind != Token::Kind::number) return false;
        const auto count = parse_int(tokens_[at_].text);
        const auto each = unit(lower(tokens_[at_ + 1].text));
        constexpr std::int64_t kMost = 10'000;
        if (!count || *count > kMost) return false;
        if (!each) return false;
        add(Kind::time, tokens_[at_].text + " " + tokens_[at_ + 1].text);
        elements_.back().time = Millis{*count * each->count};
        at_ += 2;
        return true;
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

    /// "for 15 min", unless somebody is late for so long: how long it was decides nothing.
    bool read_duration() {
        const bool is_time = at_ + 2 < tokens_.size() && tokens_[at_ + 1].kind == Token::Kind::number &&
                             unit(lower(tokens_[at_ + 2].text)).has_value();
        const auto* did = elements_.empty() ? nullptr : elements_.back().as<Did>();
        const bool is_late = did != nullptr && did->kind == rules::Kind::conduct_absent;
        if (!is_time || is_late || lower(tokens_[at_].text) != kFor) return false;
        std::string text;
        for (const std::size_t end = at_ + 3; at_ < end; ++at_) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        incidental_.push_back({Kind::incidental, std::move(text)});
        return true;
    }
    static constexpr std::string_view kFor = "for";

    /// "default time 30": of the event.
    bool read_default() {
        if (tokens_[at_].basic != kDefault) return false;
        std::size_t end = at_ + 1;
        if (end < tokens_.size() && tokens_[end].basic == kTime) ++end;
        if (end >= tokens_.size() || tokens_[end].kind != Token::Kind::number) return false;
        ++end;
        if (end < tokens_.size() && unit(lower(tokens_[end].text))) ++end;
        std::string text;
        for (; at_ < end; ++at_) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        incidental_.push_back({Kind::incidental, std::move(text)});
        return true;
    }
    static constexpr std::string_view kTime = "time";

    /// "12 moves", "4 more moves": no act, and not understood, unless a row has it.
    bool read_count() {
        const bool is_number = tokens_[at_].kind == Token::Kind::number;
        std::size_t end = at_ + 1;
        if (end < tokens_.size() && lower(tokens_[end].text) == kMore) ++end;
        const bool is_count = is_number && end < tokens_.size() && tokens_[end].basic == kMove;
        if (!is_count || read_saying()) return is_count;
        std::string text;
        for (++end; at_ < end; ++at_) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        add(Kind::unknown, std::move(text));
        return true;
    }
    static constexpr std::string_view kMore = "more";

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
        const bool is_place = at_ + 1 < tokens_.size() && tokens_[at_ + 1].kind == Token::Kind::number &&
                              std::ranges::find(kPlaces, lower(tokens_[at_].text)) != std::end(kPlaces);
        if (!is_place) return false;
        std::string text = fmt::format("{} {}", tokens_[at_].text, tokens_[at_ + 1].text);
        if (!elements_.empty() && elements_.back().is(Link::to)) {
            text = elements_.back().text + " " + text;
            elements_.pop_back();
        }
        incidental_.push_back({Kind::incidental, std::move(text)});
        at_ += 2;
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
        std::string text;
        for (; at_ < end; ++at_) text += (text.empty() || tokens_[at_].text == "'s" ? "" : " ") + tokens_[at_].text;
        elements_.push_back({Kind::remark, std::move(text)});
        return true;
    }

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

    /// B is Black, but among men a bishop: "touched B", "K and B touched".
    bool is_bishop(std::size_t at) const {
        const auto near = [&](std::size_t place) { return place < elements_.size() ? &elements_[place] : nullptr; };
        const Element* next = near(at + 1);
        const Element* before = at > 0 ? near(at - 1) : nullptr;
        const auto is_role = [](const Element* one) { return one != nullptr && one->as<chess::Role>() != nullptr; };
        const auto joins = [](const Element* one) { return one != nullptr && one->is(Link::also); };
        if (next != nullptr && (next->is(Link::whose) || next->kind == Kind::move || is_role(next))) return false;
        if (joins(next) && is_role(near(at + 2))) return true;
        if (before == nullptr) return false;
        const bool follows_man = joins(before) && at > 1 && is_role(near(at - 2));
        return follows_man || before->is(Link::own) || before->is(rules::ActWord::touch);
    }
    static constexpr std::string_view kFalling[] = {"over", "down", "about", "around"};
    static constexpr std::string_view kMove = "move", kLate = "late", kIt = "it", kDefault = "default";
    static const Saying* bishop() {
        return &*std::ranges::find_if(sayings(), [](const Saying& row) {
            const auto* role = std::get_if<chess::Role>(&row.meaning);
            return role != nullptr && *role == chess::Role::bishop;
        });
    }

    static bool matches(const Token& token, const std::string& word) {
        if (token.kind == Token::Kind::stop || token.kind == Token::Kind::doubt) return false;
        const bool is_letter = word.size() == 1 && word != lower(word);
        return is_letter || token.kind != Token::Kind::word ? token.text == word : token.basic == word;
    }

    static bool is_silent(const Token& token) {
        return token.kind == Token::Kind::word && (says_nothing(token.basic) || says_nothing(lower(token.text)));
    }
    static bool is_left_out(const Token& token) {
        return token.kind == Token::Kind::word && (is_incidental(token.basic) || is_incidental(lower(token.text)));
    }

    /// Where a pattern stands from here: one past its last token, and the incidental words between.
    struct Place {
        std::size_t end = 0;
        std::vector<std::size_t> left_out = {};
    };
    std::optional<Place> place_of(const Pattern& pattern) const {
        Place place{at_};
        for (std::size_t i = 0; i < pattern.words.size(); ++i) {
            for (; i > 0 && place.end < tokens_.size(); ++place.end) {
                const Token& token = tokens_[place.end];
                const bool may_stand = is_silent(token) || is_left_out(token);
                if (!may_stand || matches(token, pattern.words[i])) break;
                if (is_left_out(token)) place.left_out.push_back(place.end);
            }
            if (place.end >= tokens_.size() || !matches(tokens_[place.end], pattern.words[i])) return std::nullopt;
            ++place.end;
        }
        return place;
    }

    bool read_saying() {
        const Token& token = tokens_[at_];
        const Pattern* best = nullptr;
        Place place;
        for (const std::string& first : {token.text, token.basic}) {
            const auto known = patterns_by_word().find(first);
            if (known == patterns_by_word().end()) continue;
            for (const Pattern* pattern : known->second) {
                const bool is_longer = best == nullptr || pattern->words.size() > best->words.size();
                auto there = is_longer ? place_of(*pattern) : std::nullopt;
                if (!there) continue;
                best = pattern;
                place = std::move(*there);
                break;
            }
        }
        if (best == nullptr) return false;
        std::string text;
        for (; at_ < place.end; ++at_) {
            const bool is_out = std::ranges::find(place.left_out, at_) != place.left_out.end();
            if (is_out) incidental_.push_back({Kind::incidental, tokens_[at_].text});
            if (!is_out) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        }
        elements_.push_back({Kind::saying, std::move(text), best->saying});
        return true;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::vector<Element> elements_;
    std::vector<Element> incidental_;
};

}  // namespace

std::vector<Element> elements_of(std::string_view line) {
    return Elements(line).read();
}

}  // namespace jadoube::desk
