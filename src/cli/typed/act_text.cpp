#include "cli/typed/act_text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/did_you_mean.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/notation.hpp"
#include "cli/typed/act_words.hpp"
#include "desk/incident/fact_text.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::cli {
namespace {

using rules::ActWord;
using What = decltype(adjudicate::Act::what);
using Words = std::vector<std::string>;

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

/// The word that was meant, or all of them.
std::string hint_among(const std::string& word, const Words& known) {
    return did_you_mean(word, known, fmt::format("one of {}", fmt::join(known, ", ")));
}

/// "q" and "queen": a name of a piece; nothing where it is none.
std::optional<rules::PieceName> piece_of(const std::string& word) {
    const auto piece = word.size() == 1 ? chess::piece_with_fen_letter(word.front()) : std::nullopt;
    const auto role = piece ? std::optional(piece->role) : chess::role_named(word);
    return role ? rules::named<rules::PieceName>(chess::name_of(*role)) : std::nullopt;
}

/// "e2e4", "e2-e4".
std::optional<adjudicate::Step> step_of(const std::string& word) {
    std::string squares = word;
    squares.erase(std::remove(squares.begin(), squares.end(), '-'), squares.end());
    if (squares.size() != 4) return std::nullopt;
    const auto from = chess::square_named(squares.substr(0, 2));
    const auto to = chess::square_named(squares.substr(2));
    return from && to ? std::optional(adjudicate::Step{*from, *to}) : std::nullopt;
}

/// Takes the words after a verb into its act.
class ActWords {
public:
    ActWords(std::string_view text, Words words) : text_(text), words_(std::move(words)) {}

    Result<What> read(What what) {
        for (at_ = 0; at_ < words_.size(); ++at_) {
            const std::string word = words_[at_];
            if (!std::visit([&](auto& act) { return take(act, word); }, what)) {
                return not_understood(text_, problem_.empty() ? fmt::format("'{}' was not understood", word) : problem_,
                                      hint_.empty() ? act_grammar() : hint_);
            }
        }
        const std::string missing = std::visit([&](const auto& act) { return missing_in(act); }, what);
        if (missing.empty()) return what;
        return not_understood(text_, fmt::format("{} is missing", missing), act_grammar());
    }

private:
    std::string next() { return ++at_ < words_.size() ? words_[at_] : std::string(); }

    /// The rest of the words as they are.
    std::string rest() {
        std::string text;
        for (; at_ < words_.size(); ++at_) text += (text.empty() ? "" : " ") + words_[at_];
        return text;
    }

    /// A word of the text with its capitals: moves in SAN need them.
    std::string original(const std::string& word) const {
        for (const std::string& part : parts_of(text_))
            if (lower(part) == word) return part;
        return word;
    }

    bool refuse(std::string problem, std::string hint = {}) {
        problem_ = std::move(problem);
        hint_ = std::move(hint);
        return false;
    }
    /// The text ends where something had to follow.
    bool refuse_end() { return refuse(fmt::format("something is missing after '{}'", words_.back())); }
    /// What would silently take the place of something told before.
    bool refuse_second() { return refuse("two of one kind in one act; enter two acts, or leave one out"); }

    bool put(std::string& place, std::string value) {
        if (value.empty()) return refuse_end();
        if (!place.empty()) return refuse_second();
        place = std::move(value);
        return true;
    }
    template <typename T>
    bool put(std::optional<T>& place, T value) {
        if (place) return refuse_second();
        place = std::move(value);
        return true;
    }
    bool put(bool& place, bool value) {
        if (place == value) return refuse_second();
        place = value;
        return true;
    }
    bool put_step(adjudicate::Step& place, adjudicate::Step step) {
        if (has_step_) return refuse_second();
        has_step_ = true;
        place = step;
        return true;
    }
    bool put_piece(std::optional<rules::PieceName>& place, const std::string& word) {
        const auto piece = piece_of(word);
        return piece ? put(place, *piece) : refuse(fmt::format("'{}' is no piece", word), "write queen, rook ...");
    }
    bool put_square(std::optional<chess::Square>& place, const std::string& word) {
        if (word.empty()) return refuse_end();
        const auto square = chess::square_named(word);
        return square ? put(place, *square)
                      : refuse(fmt::format("'{}' is not a square", word), "write a letter a-h and a number 1-8");
    }

    bool take(adjudicate::Touch& touch, const std::string& word) {
        if (const auto square = chess::square_named(word)) {
            touch.squares.push_back(*square);
            return true;
        }
        const auto particle = particle_of(word);
        if (particle == Particle::also) return true;
        if (particle == Particle::deliberately) return put(touch.deliberate, true);
        if (particle == Particle::accidentally) return put(touch.deliberate, false);
        if (particle == Particle::unclear_order) return put(touch.order_known, false);
        const std::string said = with_underscores(particle == Particle::said ? next() : word);
        const auto notice = rules::named<rules::NoticeTime>(said);
        return notice && put(touch.said, *notice);
    }

    bool take(adjudicate::PlaceMan& place, const std::string& word) {
        const auto step = step_of(word);
        return step && put_step(place.step, *step);
    }

    bool take(adjudicate::MoveMan& move, const std::string& word) {
        const std::size_t piece = word.find('=');
        if (const auto step = step_of(word.substr(0, piece))) {
            return put_step(move.step, *step) &&
                   (piece == std::string::npos || put_piece(move.piece, word.substr(piece + 1)));
        }
        if (particle_of(word) == Particle::takes) return put_square(move.taken, next());
        if (piece == 0) return put_piece(move.piece, word.substr(1));
        return particle_of(word) == Particle::two_hands && put(move.two_hands, true);
    }

    bool take(adjudicate::Castle& castle, const std::string& word) {
        const auto step = step_of(word);
        if (!step) return particle_of(word) == Particle::two_hands && put(castle.two_hands, true);
        return has_step_ ? put(castle.rook, *step) : put_step(castle.king, *step);
    }

    bool take(adjudicate::NamePiece& name, const std::string& word) {
        const auto particle = particle_of(word);
        if (particle == Particle::a) return true;
        if (particle == Particle::put_on) return put(name.is_put_on, true);
        if (!put_piece(piece_, word)) return false;
        name.piece = *piece_;
        return true;
    }

    bool take(adjudicate::Press& press, const std::string& word) {
        const auto particle = particle_of(word);
        return particle == Particle::clock || (particle == Particle::other_hand && put(press.other_hand, true));
    }

    bool take(adjudicate::PointOut& point_out, const std::string& word) {
        if (const auto about = rules::named<rules::Kind>(word)) return put(point_out.about, *about);
        if (particle_of(word) != Particle::ply) return false;
        const auto ply = parse_int(next());
        constexpr std::int64_t kMost = 100'000;
        return ply && *ply >= 1 && *ply <= kMost && put(point_out.ply, static_cast<int>(*ply));
    }

    bool take(adjudicate::Refuse& refuse, const std::string& word) {
        return particle_of(word) == Particle::draw_offer && put(refuse.draw_offer, true);
    }

    bool take(adjudicate::Demand& demand, const std::string& word) {
        if (chess::square_named(word)) return put_square(demand.man, word);
        const auto particle = particle_of(word);
        if (particle == Particle::with || particle == Particle::by) return put(demand.move, original(next()));
        const std::string typed = with_underscores(word);
        if (typed == rules::name_of(rules::Men::king)) return put(demand.option, rules::DoWord{rules::Deed::king_move});
        const bool names_a_move = std::any_of(word.begin(), word.end(), [](char c) { return c >= '1' && c <= '8'; });
        if (names_a_move || chess::is_castling(original(word))) return put(demand.move, original(word));
        return put(demand.option, rules::do_word(typed));
    }

    bool take(adjudicate::Answer& answer, const std::string& word) { return put(answer.move, original(word)); }

    bool take(adjudicate::Claim& claim, const std::string& word) {
        const auto particle = particle_of(word);
        if (particle == Particle::with || particle == Particle::intending) return put(claim.intended, original(next()));
        if (ground_) return put(claim.intended, original(word));
        const std::string typed = with_underscores(word);
        ground_ = rules::named<rules::Ground>(typed);
        if (!ground_) {
            return refuse(fmt::format("'{}' is no ground", typed),
                          hint_among(typed, rules::names_in(rules::rows<rules::Ground>())));
        }
        claim.ground = *ground_;
        return true;
    }

    bool take(adjudicate::Refer& refer, const std::string& word) {
        if (particle_of(word) == Particle::to) return true;
        constexpr std::string_view kThe = "the_";
        const std::string typed = rest();
        std::string named = with_underscores(typed);
        std::replace(named.begin(), named.end(), ' ', '_');
        if (named.starts_with(kThe)) named.erase(0, kThe.size());
        refer.to = rules::named<rules::Body>(named);
        return refer.to.has_value() || put(refer.name, typed);
    }

    bool take(adjudicate::Adjournment& adjournment, const std::string& word) {
        return adjournment.act == ActWord::seal && put(adjournment.move, original(word));
    }

    bool take(adjudicate::Happening& happening, const std::string& word) {
        if (!happening.is_found()) return false;
        if (particle_of(word) != Particle::of) return put(happening.what, word);
        const auto side = chess::color_named(next());
        return side ? put(happening.of, *side) : refuse("'of' is white or black");
    }

    template <typename Bare>
    bool take(Bare&, const std::string&) {
        return false;
    }

    std::string missing_in(const adjudicate::Touch& touch) const { return touch.squares.empty() ? "a square" : ""; }
    std::string missing_in(const adjudicate::PlaceMan&) const { return has_step_ ? "" : "from where to where"; }
    std::string missing_in(const adjudicate::MoveMan&) const { return has_step_ ? "" : "from where to where"; }
    std::string missing_in(const adjudicate::Castle&) const { return has_step_ ? "" : "the King's step"; }
    std::string missing_in(const adjudicate::NamePiece&) const { return piece_ ? "" : "the piece"; }
    std::string missing_in(const adjudicate::Answer& answer) const { return answer.move.empty() ? "the move" : ""; }
    std::string missing_in(const adjudicate::Claim&) const { return ground_ ? "" : "the ground"; }
    template <typename Other>
    std::string missing_in(const Other&) const {
        return {};
    }

    std::string_view text_;
    Words words_;
    std::size_t at_ = 0;
    bool has_step_ = false;
    std::optional<rules::PieceName> piece_ = {};  // named for a pawn
    std::optional<rules::Ground> ground_ = {};    // of the claim
    std::string problem_ = {};                    // why the last word was not taken, where more than that is to say
    std::string hint_ = {};
};

/// "device_place=on_person", and not the piece of "b7-b8=Q".
bool is_fact(std::string_view word) {
    const auto equals = word.find('=');
    return equals != std::string_view::npos && rules::fact_named(word.substr(0, equals)) != nullptr;
}

/// The act in the words that tell no fact.
Result<adjudicate::Act> parse_bare_act(std::string_view text);

}  // namespace

std::string act_grammar() {
    return "write WHO ACT and squares or words: \"white touches c1 d5\", \"white moves e4-e5 takes e5\", "
           "\"white castles e1-g1 h1-f1\", \"white presses\", \"black demands move f3\", \"black claims repetition "
           "with Qe4\"";
}

Result<adjudicate::Act> parse_act(std::string_view text) {
    std::string bare;
    adjudicate::Facts facts;
    for (const std::string_view word : split(text, ' ')) {
        if (!is_fact(word)) {
            bare += (bare.empty() ? "" : " ") + std::string(word);
            continue;
        }
        auto fact = desk::parse_fact(word);
        if (!fact) return not_understood(text, fact.error().message, fact.error().hint);
        facts.insert(std::move(*fact));
    }
    auto act = parse_bare_act(bare);
    if (act) act->facts = std::move(facts);
    return act;
}

namespace {

Result<adjudicate::Act> parse_bare_act(std::string_view text) {
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
        return not_understood(text, fmt::format("'{}' is no act", words[1]),
                              did_you_mean(words[1], spoken_verbs(), act_grammar()));
    }
    auto what =
        ActWords(text, Words(words.begin() + static_cast<std::ptrdiff_t>(used), words.end())).read(act_begun_by(*verb));
    if (!what) return tl::unexpected<Error>(what.error());
    return adjudicate::Act{*person, std::move(*what)};
}

}  // namespace

}  // namespace jadoube::cli
