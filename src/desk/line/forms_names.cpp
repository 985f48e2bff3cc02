// Persons and things in several forms.
#include "desk/line/forms.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kNames[] = {
    "airpod airpods",
    "arbiter arbiters arb",
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
    "director directors",
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
    "referee referees",
    "regulation regulations",
    "repetition repetitions",
    "rook rooks tower towers",
    "round rounds rd",
    "scoresheet scoresheets",
    "sheet sheets",
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
};

}  // namespace

std::span<const std::string_view> rows_of_names() {
    return kNames;
}

}  // namespace jadoube::desk
