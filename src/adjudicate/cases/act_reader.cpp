#include "adjudicate/cases/act_reader.hpp"

#include <fmt/format.h>

#include "adjudicate/cases/case.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Notes;
using Words = std::vector<std::string>;

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
        const Words known{"white", "black", "both", "arbiter", "spectator", "supervisor"};
        return person_named(word_of(json, "'by'", known, notes_)).value_or(Person::arbiter);
    }

    void keys(const Words& allowed) {
        Words known{"act", "by"};
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

    void read_what(const std::string& act, const Json& name, Act& result) {
        if (act == "touch") return touch(result);
        if (act == "place" || act == "release")
            return keys({"from", "to"}), void(result.what = Place{from_to(), act == "release"});
        if (act == "move") return move(result);
        if (act == "castle") return castle(result);
        if (act == "name") return name_piece(result);
        if (act == "retract") return keys({}), void(result.what = Retract{});
        if (act == "press") return keys({"hand"}), void(result.what = Press{word("hand") == "other"});
        if (act == "say_check") return keys({}), void(result.what = SayCheck{});
        if (act == "offer_draw") return keys({}), void(result.what = OfferDraw{});
        if (act == "give_notice") return keys({}), void(result.what = GiveNotice{});
        if (act == "point_out") return point_out(result);
        if (act == "demand") return demand(result);
        if (act == "answer") return keys({"move"}), void(result.what = Answer{word("move")});
        if (act == "refuse") return keys({}), void(result.what = Refuse{});
        if (act == "claim") return claim(result);
        if (act == "flag_falls") return keys({}), void(result.what = FlagFalls{});
        if (act == "agree") return keys({}), void(result.what = Agree{});
        if (act == "resign") return keys({}), void(result.what = Resign{});
        if (act == "concede") return keys({}), void(result.what = Concede{});
        if (act == "refer") return keys({"to"}), void(result.what = Refer{word("to")});
        const bool breaks_off = act == "adjourn" || act == "seal" || act == "open" || act == "set_up";
        if (breaks_off && json_.find("what") == nullptr) {
            keys(act == "seal" ? Words{"move"} : Words{});
            result.what = Adjournment{act, word("move")};
            return;
        }
        happening(act, name, result);
    }

    std::string piece_in(const Json& json) {
        return word_of(json, "piece", {"queen", "rook", "bishop", "knight", "pawn", "king"}, notes_);
    }

    void name_piece(Act& result) {
        keys({"piece"});
        if (const Json* piece = need("piece")) result.what = NamePiece{piece_in(*piece)};
    }

    void touch(Act& result) {
        keys({"squares", "said", "deliberate", "order"});
        Touch touch;
        if (const Json* squares = need("squares")) touch.squares = squares_in(*squares, notes_);
        if (const Json* said = json_.find("said")) {
            touch.said = word_of(*said, "'said'", {"before", "at_once", "late", "none"}, notes_);
        }
        if (const Json* deliberate = json_.find("deliberate")) {
            const bool* truth = deliberate->if_bool();
            if (truth == nullptr) notes_.add(*deliberate, ErrorCode::json_shape, "'deliberate' is true or false");
            if (truth != nullptr) touch.deliberate = *truth;
        }
        if (const Json* order = json_.find("order")) {
            touch.order_known =
                word_of(*order, "'order'", {"known", "cannot_be_established"}, notes_) != "cannot_be_established";
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
        keys({"ply"});
        PointOut point_out;
        if (const Json* ply = json_.find("ply")) point_out.ply = static_cast<int>(count_of(*ply, "'ply'", 1, notes_));
        result.what = point_out;
    }

    void demand(Act& result) {
        keys({"option", "man", "move"});
        Demand demand{word("option"), std::nullopt, word("move")};
        if (const Json* man = json_.find("man")) demand.man = square_in(*man, notes_);
        result.what = std::move(demand);
    }

    void claim(Act& result) {
        keys({"ground", "intended"});
        Claim claim;
        if (const Json* ground = need("ground")) {
            claim.ground = word_of(*ground, "ground", rules::names_of(rules::grounds()), notes_);
        }
        claim.intended = word("intended");
        result.what = std::move(claim);
    }

    void happening(const std::string& act, const Json& name, Act& result) {
        const auto kind_exists = [](const std::string& word) {
            return rules::kind_named(word) != nullptr || rules::kind_named("conduct." + word) != nullptr;
        };
        if (act != "find" && !kind_exists(act)) {
            return notes_.add_unknown(name, "act", act, rules::names_of(rules::acts()));
        }
        keys({"what", "of"});
        Happening happening{act, word("what"), std::nullopt};
        if (const Json* of = json_.find("of")) {
            happening.of = chess::color_named(word_of(*of, "'of'", {"white", "black"}, notes_));
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
