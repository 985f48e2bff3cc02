#include "cli/typed/act_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/read/condition_reader.hpp"
#include "rules/read/notes.hpp"
#include "rules/vocabulary/vocabulary.hpp"
#include "rules/words/remedy_json.hpp"

namespace jadoube::cli {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kConduct = "conduct.";

/// The acts of the vocabulary, and conduct by its kind: "absent", "recording".
const Words& verbs() {
    static const Words kVerbs = [] {
        Words words = rules::names_in(rules::rows<rules::ActWord>());
        for (const rules::KindRow& kind : rules::rows<rules::Kind>()) {
            if (kind.name.starts_with(kConduct)) words.emplace_back(kind.name.substr(kConduct.size()));
        }
        return words;
    }();
    return kVerbs;
}

tl::unexpected<Error> not_understood(std::string_view text, std::string message, std::string hint) {
    return failure(ErrorCode::usage, std::move(message), fmt::format("--act '{}'", text), std::move(hint));
}

/// The words as they were typed, parted by white space and commas.
Words parts_of(std::string_view text) {
    std::string spaced(text);
    for (char& c : spaced)
        if (c == ',' || c == '\t' || c == '\n' || c == '\r') c = ' ';
    Words parts;
    for (const std::string_view part : split(spaced, ' '))
        if (!part.empty()) parts.emplace_back(part);
    return parts;
}

Words words_of(std::string_view text) {
    Words words;
    for (const std::string& part : parts_of(text)) words.push_back(lower(part));
    return words;
}

/// "touches" and "point-out" as the vocabulary has them.
std::optional<std::string> verb_of(std::string word) {
    std::replace(word.begin(), word.end(), '-', '_');
    for (const std::string& candidate : verbs()) {
        if (word == candidate || word == candidate + "s" || word == candidate + "es") return candidate;
    }
    if (word == "sets_up") return "set_up";
    if (word == "is_absent") return "absent";
    if (word == "says_check") return "say_check";
    if (word == "offers_draw") return "offer_draw";
    if (word == "points_out") return "point_out";
    if (word == "gives_notice") return "give_notice";
    if (word == "flag_fall" || word == "flag") return "flag_falls";
    return std::nullopt;
}

/// "touch" and "touches", "flag_falls": what may stand second in an act.
Words spoken_verbs() {
    Words spoken = verbs();
    for (const std::string& verb : verbs())
        spoken.push_back(verb + (verb.ends_with('h') || verb.ends_with('s') ? "es" : "s"));
    return spoken;
}

/// "q" and "queen".
std::string piece_of(const std::string& word) {
    const auto piece = word.size() == 1 ? chess::piece_with_fen_letter(word.front()) : std::nullopt;
    return piece ? std::string(chess::name_of(piece->role)) : word;
}

/// "e2e4", "e2-e4".
std::optional<std::pair<std::string, std::string>> step_of(const std::string& word) {
    std::string squares = word;
    squares.erase(std::remove(squares.begin(), squares.end(), '-'), squares.end());
    if (squares.size() != 4) return std::nullopt;
    const std::string from = squares.substr(0, 2);
    const std::string to = squares.substr(2);
    if (!chess::square_named(from) || !chess::square_named(to)) return std::nullopt;
    return std::pair(from, to);
}

/// Turns the words after the verb into members of an act.
class ActWords {
public:
    ActWords(std::string_view text, std::string verb, Words words)
        : text_(text), verb_(std::move(verb)), words_(std::move(words)) {
        json_.set("act", verb_);
    }

    Result<Json> read(const std::string& by) {
        json_.set("by", by);
        for (at_ = 0; at_ < words_.size(); ++at_) {
            const std::string word = words_[at_];
            if (!take(word)) {
                return not_understood(text_, problem_.empty() ? fmt::format("'{}' was not understood", word) : problem_,
                                      act_grammar());
            }
        }
        return json_;
    }

private:
    std::string next() { return ++at_ < words_.size() ? words_[at_] : std::string(); }

    /// The rest of the words as they are.
    std::string rest() {
        std::string text;
        for (; at_ < words_.size(); ++at_) text += (text.empty() ? "" : " ") + words_[at_];
        return text;
    }

    bool take(const std::string& word) {
        if (verb_ == "touch") return take_touch(word);
        if (verb_ == "move" || verb_ == "place" || verb_ == "release") return take_move(word);
        if (verb_ == "castle") return take_castle(word);
        if (verb_ == "demand") return take_demand(word);
        if (verb_ == "claim") return take_claim(word);
        if (verb_ == "find") return take_find(word);
        if (verb_ == "name") return word == "a" || set("piece", piece_of(word));
        if (verb_ == "answer" || verb_ == "seal" || verb_ == "open") return set("move", original(word));
        if (verb_ == "refer") return word == "to" || set("to", rest());
        if (verb_ == "press")
            return word == "other_hand" || word == "other-hand" ? set("hand", "other") : word == "clock";
        if (verb_ == "point_out" && word == "ply") return set_number("ply", next());
        return false;
    }

    /// Refuses what would silently take the place of something told before.
    bool put(std::string_view key, Json value) {
        if (json_.find(key) != nullptr) {
            problem_ = "two of one kind in one act; enter two acts, or leave one out";
            return false;
        }
        json_.set(key, std::move(value));
        return true;
    }
    bool set(std::string_view key, std::string value) {
        if (!value.empty()) return put(key, Json(std::move(value)));
        problem_ = fmt::format("something is missing after '{}'", words_.back());
        return false;
    }
    bool set_number(std::string_view key, const std::string& text) {
        const auto number = parse_int(text);
        return number && put(key, Json(*number));
    }

    /// A word of the text with its capitals: moves in SAN need them.
    std::string original(const std::string& word) const {
        for (const std::string& part : parts_of(text_))
            if (lower(part) == word) return part;
        return word;
    }

    bool take_touch(const std::string& word) {
        if (chess::square_named(word)) {
            Json* squares = json_.find("squares");
            if (squares == nullptr) json_.set("squares", Json::array());
            json_.find("squares")->push(word);
            return true;
        }
        if (word == "and") return true;
        if (word == "deliberately" || word == "deliberate") return put("deliberate", Json(true));
        if (word == "accidentally" || word == "accident") return put("deliberate", Json(false));
        if (word == "unclear-order" || word == "unclear_order") return set("order", "cannot_be_established");
        std::string said = word;
        std::replace(said.begin(), said.end(), '-', '_');
        if (said == "said") {
            said = next();
            std::replace(said.begin(), said.end(), '-', '_');
        }
        const bool known = said == "before" || said == "at_once" || said == "late" || said == "none";
        return known && set("said", said);
    }

    bool take_move(const std::string& word) {
        if (const auto step = step_of(word)) {
            return set("from", step->first) && set("to", step->second);
        }
        if (word == "takes" || word == "taking") return set("taken", next());
        if (word.starts_with('=')) return set("piece", piece_of(word.substr(1)));
        return two_hands(word);
    }

    bool two_hands(const std::string& word) {
        if (word != "two-hands" && word != "two_hands") return false;
        return put("hands", Json(2));
    }

    bool take_castle(const std::string& word) {
        const auto step = step_of(word);
        if (!step) return two_hands(word);
        const char* man = json_.find("king") == nullptr ? "king" : "rook";
        return put(man, Json::array({step->first, step->second}));
    }

    bool take_demand(const std::string& word) {
        if (chess::square_named(word)) return set("man", word);
        if (word == "with" || word == "by") return set("move", original(next()));
        std::string option = word;
        std::replace(option.begin(), option.end(), '-', '_');
        return set("option", option);
    }

    bool take_claim(const std::string& word) {
        if (word == "with" || word == "intending") return set("intended", original(next()));
        std::string ground = word;
        std::replace(ground.begin(), ground.end(), '-', '_');
        return json_.find("ground") == nullptr ? set("ground", ground) : set("intended", original(word));
    }

    bool take_find(const std::string& word) {
        if (word == "of") return set("of", next());
        return set("what", word);
    }

    std::string_view text_;
    std::string verb_;
    Words words_;
    std::string problem_ = {};  // why the last word was not taken, where more than that is to say
    std::size_t at_ = 0;
    Json json_ = Json::object();
};

bool is_time(std::string_view name) {
    return name.ends_with("_ms");
}

rules::Value value_of(std::string_view text) {
    if (text == "yes" || text == "true") return true;
    if (text == "no" || text == "false") return false;
    if (const auto number = parse_int(text)) return *number;
    return std::string(text);
}

/// Milliseconds, or a time as people write it: "1800000", "30:00".
Result<rules::Value> time_for(std::string_view text) {
    if (text.find(':') == std::string_view::npos) {
        if (const auto number = parse_int(text); number && *number >= 0) return rules::Value(*number);
        return failure(ErrorCode::usage, fmt::format("'{}' is no time", text), "--fact",
                       "write it as 0:30:00, or as milliseconds");
    }
    const auto time = parse_millis(text);
    if (!time) {
        Error error = time.error();
        error.where = "--fact";
        return tl::unexpected<Error>(std::move(error));
    }
    return rules::Value(time->count);
}

/// "no" is a word of some facts and the opposite of yes in others.
Result<rules::Value> value_for(const rules::FactRow& row, std::string_view text) {
    if (is_time(row.name)) return time_for(text);
    const bool is_word = std::find(row.words.begin(), row.words.end(), text) != row.words.end();
    const rules::Value value = is_word ? rules::Value(std::string(text)) : value_of(text);
    rules::Notes notes("--fact");
    (void)rules::read_value(rules::to_json(value), row, notes);
    if (notes.empty()) return value;
    Error error = notes.sorted().front();
    error.code = ErrorCode::usage;
    error.where = "--fact";
    return tl::unexpected<Error>(std::move(error));
}

}  // namespace

std::string act_grammar() {
    return "write WHO ACT and squares or words: \"white touches c1 d5\", \"white moves e4-e5 takes e5\", "
           "\"white castles e1-g1 h1-f1\", \"white presses\", \"black demands move f3\", \"black claims repetition "
           "with Qe4\"";
}

Result<adjudicate::Act> parse_act(std::string_view text) {
    Words words = words_of(text);
    if (words.size() < 2) return not_understood(text, "an act needs who and what", act_grammar());
    const auto person = adjudicate::person_named(words[0]);
    if (!person || *person == adjudicate::Person::nobody) {
        return not_understood(text, fmt::format("'{}' is no person", words[0]),
                              "begin with white, black, both, arbiter, spectator or supervisor");
    }
    std::size_t used = 2;
    auto verb = verb_of(words[1]);
    if (words.size() > 2) {
        // "points out", "says check": two words where one act has two.
        if (const auto both = verb_of(words[1] + "_" + words[2])) {
            verb = both;
            used = 3;
        }
    }
    if (!verb) {
        const auto meant = nearest(words[1], spoken_verbs());
        return not_understood(text, fmt::format("'{}' is no act", words[1]),
                              meant ? fmt::format("did you mean '{}'?", *meant) : act_grammar());
    }
    auto json =
        ActWords(text, *verb, Words(words.begin() + static_cast<std::ptrdiff_t>(used), words.end())).read(words[0]);
    if (!json) return tl::unexpected<Error>(json.error());
    auto act = adjudicate::read_act(*json, fmt::format("--act '{}'", text));
    if (!act) {
        Error error = act.error().front();
        error.code = ErrorCode::usage;
        error.where = fmt::format("--act '{}'", text);
        if (error.hint.empty()) error.hint = act_grammar();
        return tl::unexpected<Error>(std::move(error));
    }
    return *act;
}

Result<std::pair<std::string, rules::Values>> parse_fact(std::string_view text) {
    const auto equals = text.find('=');
    if (equals == std::string_view::npos) {
        return failure(ErrorCode::usage, fmt::format("'{}' is no fact with a value", text), "--fact",
                       fmt::format("write {}=yes", rules::fact_named(text) != nullptr ? text : "deliberate"));
    }
    const std::string name(text.substr(0, equals));
    const rules::FactRow* row = rules::fact_named(name);
    if (row == nullptr && is_time(name)) {  // a number of the code that the event sets itself
        auto time = time_for(text.substr(equals + 1));
        if (!time) return tl::unexpected<Error>(time.error());
        return std::pair(name, rules::Values{std::move(*time)});
    }
    if (row == nullptr) {
        Words known;
        for (const rules::FactRow& fact : rules::facts()) known.emplace_back(fact.name);
        const auto meant = nearest(name, known);
        return failure(ErrorCode::usage, fmt::format("'{}' is no fact", name), "--fact",
                       meant ? fmt::format("did you mean '{}'?", *meant) : "'jadoube rules vocabulary' lists them");
    }
    rules::Values values;
    for (const std::string_view part : split(text.substr(equals + 1), ',')) {
        auto value = value_for(*row, part);
        if (!value) return tl::unexpected<Error>(value.error());
        values.push_back(std::move(*value));
    }
    return std::pair(name, values);
}

}  // namespace jadoube::cli
