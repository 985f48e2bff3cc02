#include "game/time/time_control_tokens.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::game {
namespace {

using Word = ControlWord;

struct Meaning {
    ControlWord word;
    std::string_view spellings;  // between spaces
};

constexpr std::array kMeanings{
    Meaning{Word::hour, " h hr hrs hour hours std stunde stunden "},
    Meaning{Word::minute, " m min mins minute minutes minuten ' "},
    Meaning{Word::second, " s sec secs second seconds sek sekunde sekunden \" "},
    Meaning{Word::move, " move moves mv mvs zug züge zuege zügen zuegen "},
    Meaning{Word::per, " per each every a an pro je jeden jeder jedem jedes "},
    Meaning{Word::slash, " / "},
    Meaning{Word::rest,
            " rest remainder remaining game g sd sudden all whole entire partie restliche restlichen "
            "übrige übrigen alle spielende "},
    Meaning{Word::increment,
            " increment increments inc bonus added addition additional extra fischer zuschlag "
            "zeitzuschlag inkrement zeitgutschrift gutschrift zugabe zusätzlich "},
    Meaning{Word::delay, " delay d verzögerung aufschub "},
    Meaning{Word::bronstein, " bronstein "},
    Meaning{Word::sandclock, " sandclock sandglass hourglass sanduhr "},
    Meaning{Word::from, " from starting beginning ab vom beginnend "},
    Meaning{Word::first, " first 1st erste ersten "},
    Meaning{Word::half, " half halbe halben "},
    Meaning{Word::next,
            " then followed danach dann anschließend anschliessend and und sowie with mit , ; & "
            "plus "},
    Meaning{Word::plus, " + "},
    Meaning{Word::white, " white weiß weiss "},
    Meaning{Word::black, " black schwarz "},
};

constexpr std::string_view kSaysNothing =
    " the of der den die das des dem by player players spieler mode is time zeit bedenkzeit to both for in für fuer "
    "auf within binnen death at insgesamt simple us after nach von jeweils next nächste nächsten ";

constexpr std::string_view kOne = " one eine einer ";

bool is_one_of(std::string_view words, const std::string& spelling) {
    return words.find(" " + spelling + " ") != std::string_view::npos;
}

std::optional<ControlWord> meaning_of(const std::string& spelling) {
    const auto found = std::find_if(kMeanings.begin(), kMeanings.end(),
                                    [&](const Meaning& meaning) { return is_one_of(meaning.spellings, spelling); });
    return found == kMeanings.end() ? std::nullopt : std::optional(found->word);
}

bool is_word_letter(char c) {
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Typographic signs and capitals as plain ones.
std::string plain(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kSeparators{{{"′′", "\""},
                                                                                         {"’’", "\""},
                                                                                         {"''", "\""},
                                                                                         {"″", "\""},
                                                                                         {"”", "\""},
                                                                                         {"′", "'"},
                                                                                         {"’", "'"},
                                                                                         {"´", "'"},
                                                                                         {"–", "-"},
                                                                                         {"Ü", "ü"},
                                                                                         {"Ö", "ö"},
                                                                                         {"Ä", "ä"},
                                                                                         {"\u00a0", " "}}};
    std::string result = lower(text);
    for (const auto& [from, to] : kSeparators) {
        for (auto at = result.find(from); at != std::string::npos; at = result.find(from, at)) {
            result.replace(at, from.size(), to);
        }
    }
    return result;
}

class Tokenizer {
public:
    explicit Tokenizer(std::string_view text) : text_(plain(text)) {}

    std::optional<std::vector<ControlToken>> read() {
        while (at_ < text_.size()) {
            if (!take_one()) return std::nullopt;
        }
        return tokens_;
    }

private:
    bool take_one() {
        const char c = text_[at_];
        if (is_digit(c)) return take_number();
        if (is_word_letter(c)) return take_word(run(is_word_letter));
        ++at_;
        if (c == ' ' || c == '\t' || c == '.' || c == '(' || c == ')') return true;
        return take_word(std::string(1, c));
    }

    template <typename Belongs>
    std::string run(Belongs belongs) {
        const std::size_t begin = at_;
        while (at_ < text_.size() && belongs(text_[at_])) ++at_;
        return text_.substr(begin, at_ - begin);
    }

    bool take_number() {
        const std::string digits = run([](char c) { return is_digit(c) || c == ':'; });
        if (digits.find(':') != std::string::npos) return take_duration(digits);
        if (digits == "1" && text_.compare(at_, 2, "st") == 0 && text_.compare(at_, 3, "std") != 0) {
            at_ += 2;
            tokens_.push_back({Word::first});
            return true;
        }
        if (at_ + 1 < text_.size() && text_[at_] == '.' && is_digit(text_[at_ + 1])) return false;  // "1.5": not read
        const auto number = parse_int(digits);
        if (!number || *number > 99999) return false;
        tokens_.push_back({Word::number, *number});
        return true;
    }

    /// "1:30:00", and "1:30" as hours and minutes, which is how time controls are written.
    bool take_duration(const std::string& digits) {
        const bool has_seconds = std::count(digits.begin(), digits.end(), ':') == 2;
        const auto time = parse_millis(has_seconds ? digits : digits + ":00");
        if (!time) return false;
        tokens_.push_back({Word::duration, 0, *time, !has_seconds});
        return true;
    }

    bool take_word(const std::string& spelling) {
        if (const auto word = meaning_of(spelling)) {
            tokens_.push_back({*word});
            return true;
        }
        if (is_one_of(kOne, spelling)) {
            tokens_.push_back({Word::number, 1});
            return true;
        }
        return is_one_of(kSaysNothing, spelling);
    }

    std::string text_;
    std::size_t at_ = 0;
    std::vector<ControlToken> tokens_;
};

}  // namespace

std::optional<std::vector<ControlToken>> control_tokens(std::string_view text) {
    return Tokenizer(text).read();
}

}  // namespace jadoube::game
