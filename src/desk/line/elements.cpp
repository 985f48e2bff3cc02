#include "desk/line/elements.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "desk/line/forms.hpp"

namespace jadoube::desk {
namespace {

using Words = std::vector<std::string>;

struct Pattern {
    Words words;
    const Saying* saying;
};

/// "say [at] j'adoube" with and without the words in brackets.
std::vector<Words> readings_of(std::string_view pattern) {
    std::vector<Words> readings{{}};
    for (const std::string_view part : split(pattern, ' ')) {
        if (part.empty()) continue;
        const bool is_optional = part.front() == '[';
        const std::string_view choices = is_optional ? part.substr(1, part.size() - 2) : part;
        std::vector<Words> longer = is_optional ? readings : std::vector<Words>();
        for (const std::string_view word : split(choices, '/')) {
            for (Words reading : readings) {
                reading.emplace_back(word);
                longer.push_back(std::move(reading));
            }
        }
        readings = std::move(longer);
    }
    return readings;
}

/// As it is compared: basic forms, without the words that say nothing.
Words compared(std::string_view text) {
    Words words;
    for (const Token& token : tokens_of(text)) {
        if (token.kind == Token::Kind::stop || token.kind == Token::Kind::doubt) continue;
        const bool is_letter = token.text.size() == 1 && token.text != lower(token.text);
        const std::string word = is_letter || token.kind != Token::Kind::word ? token.text : token.basic;
        if (!says_nothing(word)) words.push_back(word);
    }
    return words;
}

/// The longest first; of equals the row that stands first.
const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> kAll = [] {
        std::vector<Pattern> all;
        for (const Saying& saying : sayings()) {
            std::vector<std::string_view> ways = split(saying.words, '|');
            ways.push_back(saying.says);
            for (const std::string_view way : ways) {
                for (const Words& reading : readings_of(way)) {
                    Words words = compared(fmt::format("{}", fmt::join(reading, " ")));
                    if (!words.empty()) all.push_back({std::move(words), &saying});
                }
            }
        }
        std::ranges::stable_sort(all,
                                 [](const Pattern& a, const Pattern& b) { return a.words.size() > b.words.size(); });
        return all;
    }();
    return kAll;
}

/// Patterns by their first word, longest first.
const std::map<std::string, std::vector<const Pattern*>, std::less<>>& patterns_by_word() {
    static const std::map<std::string, std::vector<const Pattern*>, std::less<>> kAll = [] {
        std::map<std::string, std::vector<const Pattern*>, std::less<>> all;
        for (const Pattern& pattern : patterns()) all[pattern.words.front()].push_back(&pattern);
        return all;
    }();
    return kAll;
}

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
        for (std::size_t i = 0; i < elements_.size(); ++i)
            if (elements_[i].text == "B" && is_bishop(i)) elements_[i].saying = bishop();
        for (std::size_t i = 0; i + 1 < elements_.size(); ++i)  // "B d5": a Bishop, or a pawn of Black
            if (elements_[i].text == "B" && elements_[i].as<Who>() && elements_[i + 1].kind == Kind::square)
                elements_[i] = {Kind::unknown, elements_[i].text};
        return std::move(elements_);
    }

private:
    using Kind = Element::Kind;

    void read_one() {
        if (read_time() || read_pawn_of_file() || read_saying() || read_seconds() || read_move_number()) return;
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
        if (!says_nothing(word) && !comes_late(token)) add(Kind::unknown, token.text);
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
    static constexpr std::string_view kMove = "move", kLate = "late";
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

    /// One past the last token of the pattern from here, silent words between left out; nothing where it does not stand
    /// here.
    std::optional<std::size_t> end_of(const Pattern& pattern) const {
        std::size_t at = at_;
        for (std::size_t i = 0; i < pattern.words.size(); ++i) {
            while (i > 0 && at < tokens_.size() && is_silent(tokens_[at]) && !matches(tokens_[at], pattern.words[i]))
                ++at;
            if (at >= tokens_.size() || !matches(tokens_[at], pattern.words[i])) return std::nullopt;
            ++at;
        }
        return at;
    }

    bool read_saying() {
        const Token& token = tokens_[at_];
        const Pattern* best = nullptr;
        std::size_t end = at_;
        for (const std::string& first : {token.text, token.basic}) {
            const auto known = patterns_by_word().find(first);
            if (known == patterns_by_word().end()) continue;
            for (const Pattern* pattern : known->second) {
                const bool is_longer = best == nullptr || pattern->words.size() > best->words.size();
                const auto after = is_longer ? end_of(*pattern) : std::nullopt;
                if (!after) continue;
                best = pattern;
                end = *after;
                break;
            }
        }
        if (best == nullptr) return false;
        std::string text;
        for (; at_ < end; ++at_) text += (text.empty() ? "" : " ") + tokens_[at_].text;
        elements_.push_back({Kind::saying, std::move(text), best->saying});
        return true;
    }

    std::vector<Token> tokens_;
    std::size_t at_ = 0;
    std::vector<Element> elements_;
};

/// Words that stand in many a line, whatever it is about.
bool says_little(std::string_view word) {
    constexpr std::string_view kCommon[] = {
        "now", "only",  "for",   "at",     "in",   "on",    "of",      "to",    "by",    "with", "from",  "no",
        "not", "and",   "after", "before", "one",  "then",  "too",     "so",    "up",    "down", "my",    "me",
        "him", "he",    "she",   "they",   "i",    "you",   "your",    "each",  "other", "what", "which", "where",
        "but", "as",    "also",  "first",  "last", "still", "already", "white", "black", "w",    "b",     "opponent",
        "can", "could", "make",  "go",     "over", "own",   "say",     "off",   "'s",    "us",   "both",  "all"};
    return std::ranges::find(kCommon, word) != std::end(kCommon);
}

/// How many rows know a word, in what they read or think of.
const std::map<std::string, std::set<const Saying*>>& rows_by_word() {
    static const std::map<std::string, std::set<const Saying*>> kAll = [] {
        std::map<std::string, std::set<const Saying*>> all;
        for (const Pattern& pattern : patterns())
            for (const std::string& word : pattern.words) all[word].insert(pattern.saying);
        for (const Saying& saying : sayings())
            for (const std::string& word : compared(saying.about)) all[word].insert(&saying);
        return all;
    }();
    return kAll;
}

/// The known word that was probably meant, where a word is unknown.
std::string known_word(const std::string& word) {
    constexpr std::size_t kShortest = 4;
    if (rows_by_word().contains(word) || word.size() < kShortest) return word;
    static const Words kKnown = [] {
        Words known = known_forms();
        for (const auto& [name, rows] : rows_by_word()) known.push_back(name);
        return known;
    }();
    Words alike;  // who types fast still begins with the right letter
    std::ranges::copy_if(kKnown, std::back_inserter(alike), [&](const std::string& one) { return one[0] == word[0]; });
    const auto meant = nearest(word, alike);
    return basic_form(meant ? *meant : nearest(word, kKnown).value_or(word));
}

}  // namespace

std::vector<Element> elements_of(std::string_view line) {
    return Elements(line).read();
}

std::vector<const Saying*> nearest_sayings(std::string_view words) {
    std::map<const Saying*, double> scores;
    for (const std::string& word : compared(words)) {
        if (word.size() < 2 || parse_int(word) || says_little(word)) continue;
        const auto rows = rows_by_word().find(known_word(word));
        if (rows == rows_by_word().end()) continue;
        for (const Saying* row : rows->second) scores[row] += 1.0 / static_cast<double>(rows->second.size());
    }
    std::vector<const Saying*> found;
    const auto is_told = [](const Saying& row) {
        return std::get_if<Who>(&row.meaning) == nullptr && std::get_if<chess::Role>(&row.meaning) == nullptr &&
               std::get_if<Link>(&row.meaning) == nullptr;
    };
    for (const Saying& row : sayings())
        if (scores.contains(&row) && is_told(row)) found.push_back(&row);
    std::ranges::stable_sort(found, [&](const Saying* a, const Saying* b) { return scores[a] > scores[b]; });
    constexpr std::size_t kMost = 3;
    if (found.size() > kMost) found.resize(kMost);
    return found;
}

}  // namespace jadoube::desk
