// Persons and things in several forms.
#include "desk/words/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kNames[] = {
    "airpod airpods",
    "arbiter arbiters arb director directors referee referees umpire umpires",
    "arm arms",
    "arrow arrows",
    "bag bags",
    "battery batteries",
    "bishop bishops",
    "board boards bd brd",
    "chance chances",
    "claimant claimants",
    "clock clk clks clocks",
    "colour colours color colors",
    "cuff cuffs",
    "ear ears",
    "earbud earbuds",
    "earphone earphones",
    "elbow elbows",
    "engine engines",
    "envelope envelopes",
    "face faces",
    "figure figures",
    "gesture gestures",
    "hand hands",
    "handshake handshakes",
    "headphone headphones",
    "j'adoube jadoube adoube jadoub j'adoub jadub j'adub",
    "jacket jackets",
    "kibitzer kibitzers",
    "king kings",
    "knight knights",
    "law laws",
    "man men",
    "mark marks",
    "message messages",
    "minute minutes",
    "mobile mobiles",
    "mv mvs",
    "neighbour neighbor neighbours",
    "opponent opponents opps opp",
    "parent parents",
    "pawn pawns",
    "period periods",
    "permission permissions",
    "phone phn phones telephone smartphone cellphone cell",
    "photo photos photograph photographs picture pictures",
    "photographer photographers",
    "piece pieces pcs",
    "player players",
    "position positions pos",
    "regulation regulations",
    "repetition repetitions",
    "rook rooks tower towers",
    "round rounds rd",
    "sheet sheets scoresheet scoresheets score-sheet score-sheets",
    "shoe shoes",
    "side sides",
    "sleeve sleeves",
    "smartwatch smartwatches",
    "spectator spectators",
    "square squares",
    "symbol symbols",
    "tablet tablets",
    "teammate teammates team-mate team-mates",
    "time times",
    "toilet toilets wc loo",
    "tournament tournaments",
    "variation variations",
};

}  // namespace

std::span<const std::string_view> rows_of_names() {
    return kNames;
}

}  // namespace jadoube::desk
