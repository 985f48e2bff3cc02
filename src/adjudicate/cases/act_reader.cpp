#include "adjudicate/cases/act_reader.hpp"

#include <fmt/format.h>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/cases/facts_json.hpp"
#include "base/error.hpp"
#include "rules/vocabulary/hand.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::ActWord;
using rules::Notes;
using Words = std::vector<std::string>;

/// In the order in which they are said to know.
const std::vector<rules::NoticeTime> kNotices{rules::NoticeTime::before, rules::NoticeTime::at_once,
                                              rules::NoticeTime::late, rules::NoticeTime::none};

chess::Square square_in(const Json& json, Notes& notes) {
    const std::string text = text_of(json, "a square", notes);
    const auto square = chess::square_named(text);
    if (!square && !text.empty()) {
        notes.add(json, ErrorCode::bad_square, fmt::format("'{}' is not a square", text),
                  "write a letter a-h and a number 1-8");
    }
    return square.value_or(chess::Square{});
}

std::vector<chess::Square> squares_in(const Json& json, Notes& notes) {
    std::vector<chess::Square> squares;
    for (const Json* item : rules::items_of(json)) squares.push_back(square_in(*item, notes));
    return squares;
}

/// ["e1", "g1"]
Step step_in(const Json& json, Notes& notes) {
    const auto squares = squares_in(json, notes);
    if (squares.size() == 2) return {squares[0], squares[1]};
    notes.add(json, ErrorCode::bad_case, "a step has two squares", "write [\"e1\", \"g1\"]");
    return {};
}

/// The members of one act, with what is missing or of the wrong shape noted.
class ActReader {
public:
    ActReader(const Json& json, Notes& notes) : json_(json), notes_(notes) {}

    Act read() {
        const JsonObject* object = object_of(json_, "an act", notes_);
        if (object == nullptr) return {};
        const Json* name = need("act");
        if (name == nullptr) return {};
        const std::string act = text_of(*name, "'act'", notes_);
        Act result;
        if (const Json* by = json_.find("by")) result.by = person_in(*by);
        if (const Json* facts = json_.find("facts")) result.facts = facts_in(*facts, notes_);
        read_what(act, *name, result);
        return result;
    }

private:
    const Json* need(const char* key) {
        const Json* value = json_.find(key);
        if (value == nullptr) notes_.add(json_, ErrorCode::json_shape, fmt::format("an act needs '{}' here", key));
        return value;
    }

    Person person_in(const Json& json) {
        const std::vector<Person> who{Person::white,   Person::black,     Person::both,
                                      Person::arbiter, Person::spectator, Person::supervisor};
        return person_named(rules::word_of(json, "'by'", rules::texts_of(who), notes_)).value_or(Person::arbiter);
    }

    void keys(const Words& allowed) {
        Words known{"act", "by", "facts"};
        known.insert(known.end(), allowed.begin(), allowed.end());
        check_keys(*json_.if_object(), "an act", known, notes_);
    }

    std::string word(const char* key) {
        const Json* value = json_.find(key);
        return value == nullptr ? std::string() : text_of(*value, fmt::format("'{}'", key), notes_);
    }

    bool two_hands() {
        const Json* hands = json_.find("hands");
        return hands != nullptr && count_of(*hands, "'hands'", 1, notes_) == 2;
    }

    Step from_to() {
        const Json* from = need("from");
        const Json* to = need("to");
        if (from == nullptr || to == nullptr) return {};
        return {square_in(*from, notes_), square_in(*to, notes_)};
    }

    template <typename Bare>
    void bare(Act& result) {
        keys({});
        result.what = Bare{};
    }

    void read_what(const std::string& act, const Json& name, Act& result) {
        const auto word = rules::named<ActWord>(act);
        if (word) {
            read_word(*word, act, name, result);
        } else {
            happening(act, name, result);
        }
    }

    void read_word(ActWord word, const std::string& act, const Json& name, Act& result) {
        switch (word) {
            case ActWord::touch: return touch(result);
            case ActWord::place:
            case ActWord::release: return place(word, result);
            case ActWord::move: return move(result);
            case ActWord::castle: return castle(result);
            case ActWord::name: return name_piece(result);
            case ActWord::retract: return bare<Retract>(result);
            case ActWord::press: return press(result);
            case ActWord::say_check: return bare<SayCheck>(result);
            case ActWord::offer_draw: return bare<OfferDraw>(result);
            case ActWord::give_notice: return bare<GiveNotice>(result);
            case ActWord::point_out: return point_out(result);
            case ActWord::demand: return demand(result);
            case ActWord::answer: return answer(result);
            case ActWord::refuse: return refuse(result);
            case ActWord::claim: return claim(result);
            case ActWord::flag_falls: return bare<FlagFalls>(result);
            case ActWord::agree: return bare<Agree>(result);
            case ActWord::resign: return bare<Resign>(result);
            case ActWord::concede: return bare<Concede>(result);
            case ActWord::refer: return refer(result);
            case ActWord::adjourn:
            case ActWord::seal:
            case ActWord::open:
            case ActWord::set_up:
                if (json_.find("what") == nullptr) return adjournment(word, result);
                return happening(act, name, result);
            case ActWord::find: return happening(act, name, result);
        }
    }

    void place(ActWord word, Act& result) {
        keys({"from", "to"});
        result.what = PlaceMan{from_to(), word == ActWord::release};
    }

    void press(Act& result) {
        keys({"hand"});
        result.what = Press{rules::named<rules::Hand>(word("hand")) == rules::Hand::other};
    }

    void answer(Act& result) {
        keys({"move"});
        if (need("move") != nullptr) result.what = Answer{word("move")};
    }

    void refer(Act& result) {
        keys({"to", "name"});
        Refer refer{.name = word("name")};
        if (const Json* to = json_.find("to")) refer.to = rules::word_in<rules::Body>(*to, "body", notes_);
        result.what = std::move(refer);
    }

    void adjournment(ActWord act, Act& result) {
        keys(act == ActWord::seal ? Words{"move"} : Words{});
        result.what = Adjournment{act, word("move")};
    }

    std::optional<rules::PieceName> piece_in(const Json& json) {
        return rules::word_in<rules::PieceName>(json, "piece", notes_);
    }

    std::optional<bool> truth_in(const Json& json, std::string_view name) {
        const bool* truth = json.if_bool();
        if (truth != nullptr) return *truth;
        notes_.add(json, ErrorCode::json_shape, fmt::format("{} is true or false", name));
        return std::nullopt;
    }

    void name_piece(Act& result) {
        keys({"piece", "put_on"});
        NamePiece name;
        if (const Json* piece = need("piece")) name.piece = piece_in(*piece).value_or(name.piece);
        if (const Json* put_on = json_.find("put_on")) name.is_put_on = truth_in(*put_on, "'put_on'").value_or(false);
        result.what = name;
    }

    void touch(Act& result) {
        keys({"squares", "said", "deliberate", "order"});
        Touch touch;
        if (const Json* squares = need("squares")) touch.squares = squares_in(*squares, notes_);
        if (const Json* said = json_.find("said")) {
            touch.said = rules::word_in(*said, "'said'", kNotices, notes_);
        }
        if (const Json* deliberate = json_.find("deliberate")) {
            touch.deliberate = truth_in(*deliberate, "'deliberate'");
        }
        if (const Json* order = json_.find("order")) {
            touch.order_known = rules::word_of(*order, "'order'", {"known", std::string(rules::kCannotBeEstablished)},
                                               notes_) != rules::kCannotBeEstablished;
        }
        result.what = std::move(touch);
    }

    void move(Act& result) {
        keys({"from", "to", "taken", "piece", "hands"});
        MoveMan move{from_to()};
        if (const Json* taken = json_.find("taken")) move.taken = square_in(*taken, notes_);
        if (const Json* piece = json_.find("piece")) move.piece = piece_in(*piece);
        move.two_hands = two_hands();
        result.what = std::move(move);
    }

    void castle(Act& result) {
        keys({"king", "rook", "hands"});
        Castle castle;
        if (const Json* king = need("king")) castle.king = step_in(*king, notes_);
        if (const Json* rook = json_.find("rook")) castle.rook = step_in(*rook, notes_);
        castle.two_hands = two_hands();
        result.what = castle;
    }

    void point_out(Act& result) {
        keys({"ply", "about"});
        PointOut point_out;
        if (const Json* about = json_.find("about"))
            point_out.about = rules::word_in<rules::Kind>(*about, "kind", notes_);
        if (const Json* ply = json_.find("ply")) point_out.ply = static_cast<int>(count_of(*ply, "'ply'", 1, notes_));
        result.what = point_out;
    }

    void refuse(Act& result) {
        keys({"draw_offer"});
        Refuse refuse;
        if (const Json* offer = json_.find("draw_offer"))
            refuse.draw_offer = truth_in(*offer, "'draw_offer'").value_or(false);
        result.what = refuse;
    }

    void demand(Act& result) {
        keys({"option", "man", "move"});
        Demand demand{std::nullopt, std::nullopt, word("move")};
        if (const std::string option = word("option"); !option.empty()) demand.option = rules::do_word(option);
        if (const Json* man = json_.find("man")) demand.man = square_in(*man, notes_);
        result.what = std::move(demand);
    }

    void claim(Act& result) {
        keys({"ground", "intended"});
        Claim claim;
        if (const Json* ground = need("ground")) {
            claim.ground = rules::word_in<rules::Ground>(*ground, "ground", notes_).value_or(claim.ground);
        }
        claim.intended = word("intended");
        result.what = std::move(claim);
    }

    void happening(const std::string& act, const Json& name, Act& result) {
        const auto kind_exists = [](const std::string& word) {
            return rules::named<rules::Kind>(word) || rules::named<rules::Kind>("conduct." + word);
        };
        if (rules::named<ActWord>(act) != ActWord::find && !kind_exists(act)) {
            return notes_.add_unknown(name, "act", act, rules::names_in(rules::rows<ActWord>()));
        }
        keys({"what", "of"});
        Happening happening{act, word("what"), std::nullopt};
        if (const Json* of = json_.find("of")) {
            happening.of = chess::color_named(rules::word_of(
                *of, "'of'", rules::texts_of<chess::Color>({chess::Color::white, chess::Color::black}), notes_));
        }
        result.what = std::move(happening);
    }

    const Json& json_;
    Notes& notes_;
};

}  // namespace

Act act_in(const Json& json, Notes& notes) {
    return ActReader(json, notes).read();
}

tl::expected<Act, Errors> read_act(const Json& json, std::string_view name) {
    Notes notes{std::string(name)};
    Act act = act_in(json, notes);
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return act;
}

}  // namespace jadoube::adjudicate
