#include "rules/read/first_file.hpp"

#include "base/json.hpp"
#include "rules/read/layout.hpp"

namespace jadoube::rules {
namespace {

Json begun(const std::string& id, const std::string& today) {
    return Json::object({{"format", 1},
                         {"id", id},
                         {"title", "The title as it is printed"},
                         {"source", "What it was read from, with its date"},
                         {"checked_on", today}});
}

Json informing() {
    return Json::object({{"id", "1"},
                         {"heading", "A clause that only informs"},
                         {"trigger", "none"},
                         {"summary", "What it says, in your own words: a sentence to be read out at the board."}});
}

Json judging() {
    return Json::object({{"id", "2"},
                         {"heading", "A clause with a consequence"},
                         {"trigger", "conduct.device"},
                         {"until", "game_ends"},
                         {"summary", "What happened, and what follows: here, a player whose phone sounds is warned."},
                         {"then", Json::object({{"penalty", "warning"}})}});
}

Json silence() {
    return Json::object({{"id", "3"},
                         {"heading", "Where the rules are silent"},
                         {"trigger", Json::array({"silence", "dispute.law", "dispute.fact"})},
                         {"summary", "Who decides what is not written here."},
                         {"then", Json::object({{"refer", "arbiter"}})}});
}

Json definitions() {
    return Json::object({{"move_is_complete", Json::object({{"transfer", Json::array({"hand_off"})},
                                                            {"capture", Json::array({"hand_off"})},
                                                            {"castling", Json::array({"rook_off"})},
                                                            {"promotion", Json::array({"piece_on"})}})}});
}

}  // namespace

std::string first_file(const std::string& id, const std::string& base, const std::string& today) {
    Json code = begun(id, today);
    if (base.empty()) {
        code.set("definitions", definitions()).set("articles", Json::array({informing(), judging(), silence()}));
    } else {
        Json own = informing();
        own.set("id", "own 1");
        code.set("extends", base).set("articles", Json::array({std::move(own)}));
    }
    return laid_out(code);
}

}  // namespace jadoube::rules
