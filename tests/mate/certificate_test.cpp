#include "mate/certificate.hpp"
#include "base/error.hpp"

#include "catch.hpp"
#include "mate/verifier/verifier.hpp"
#include "schema.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::mate;
using chess::Color;

namespace {

Json certificate_of(std::string_view fen, Color side) {
    const auto position = position_of(fen);
    Json certificate = Json::object({{"schema", "jadoube/mate/1"}, {"fen", fen}});
    return certificate.set(chess::name_of(side), to_json(position, can_mate(position, side)));
}

bool holds(const Json& certificate) {
    const auto checked = check_certificate(certificate);
    REQUIRE(checked);
    INFO(checked->front().words);
    return checked->front().holds;
}

struct Proved {
    const char* kind;
    const char* fen;
    Color side = Color::white;
};
constexpr Proved kProved[] = {
    {"over", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"},
    {"material", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1"},
    {"forced_end", "3k4/3Q4/8/8/8/2K5/8/8 b - - 0 1"},
    {"static", "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 1"},
    {"closure", "1k6/1P3p1p/BP1p4/1P6/8/8/3P1PKP/8 w - - 0 1", Color::black},
};

}  // namespace

TEST_CASE("every kind of proof is written, fits the schema and is verified") {
    const rules::SchemaFile schema(rules::schema_path("mate"));
    for (const Proved& row : kProved) {
        const Json certificate = certificate_of(row.fen, row.side);
        INFO(to_text(certificate));
        REQUIRE(certificate.find(name_of(row.side))->find("proof") != nullptr);
        CHECK(certificate.find(name_of(row.side))->find("proof")->text("kind") == row.kind);
        CHECK(schema.problems_of(to_text(certificate)).empty());
        CHECK(holds(certificate));
    }
    const Json yes = certificate_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::white);
    CHECK(schema.problems_of(to_text(yes)).empty());
    CHECK(holds(yes));
}

TEST_CASE("a proof for another position does not hold") {
    for (const Proved& row : kProved) {
        if (row.side == Color::black) continue;  // the other position has no black men
        INFO(row.kind);
        Json certificate = certificate_of(row.fen, row.side);
        certificate.set("fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        CHECK_FALSE(holds(certificate));
    }
}

TEST_CASE("a proof with something left out does not hold") {
    Json forced = certificate_of(kProved[2].fen, Color::white);
    forced.find("white")->find("proof")->find("branches")->if_array()->clear();
    CHECK_FALSE(holds(forced));

    Json locked = certificate_of(kProved[3].fen, Color::white);
    Json& first = locked.find("white")->find("proof")->find("men")->if_array()->front();
    first.set("squares", Json::array({first.text("man").substr(1)}));
    CHECK_FALSE(holds(locked));

    Json closure = certificate_of(kProved[4].fen, Color::black);
    closure.find("black")->find("proof")->set("positions", 1);
    CHECK_FALSE(holds(closure));
}

TEST_CASE("a proof that says anything more than is true does not hold") {
    const auto proof_of = [](Json& certificate, Color side) { return certificate.find(name_of(side))->find("proof"); };
    Json twice = certificate_of(kProved[4].fen, Color::black);
    auto& layers = *proof_of(twice, Color::black)->find("layers")->if_array();
    layers.push_back(layers.front());
    CHECK_FALSE(holds(twice));
    Json invented = certificate_of(kProved[4].fen, Color::black);
    proof_of(invented, Color::black)->find("layers")->if_array()->front().set("layer", "none such");
    CHECK_FALSE(holds(invented));
    Json settled = certificate_of(kProved[4].fen, Color::black);
    proof_of(settled, Color::black)->set("settled", Json::array({"junk"}));
    CHECK_FALSE(holds(settled));
    Json open = certificate_of(kProved[4].fen, Color::black);  // nothing is proved by reach sets there
    proof_of(open, Color::black)->set("settled", Json::array({kProved[4].fen}));
    CHECK_FALSE(holds(open));
    Json safe = certificate_of(kProved[3].fen, Color::white);
    proof_of(safe, Color::white)->find("squares")->if_array()->pop_back();
    CHECK_FALSE(holds(safe));
    Json other_kind = certificate_of(kProved[3].fen, Color::white);
    proof_of(other_kind, Color::white)->set("kind", "material");
    CHECK_FALSE(holds(other_kind));
}

TEST_CASE("that a position is dead follows from both answers or is refused") {
    const char* const locked = kProved[3].fen;
    Json certificate = certificate_of(locked, Color::white);
    certificate.set("black", *certificate_of(locked, Color::black).find("black"));
    const auto accepted = [&](const Json& dead) {
        certificate.set("dead", dead);
        return check_certificate(certificate).has_value();
    };
    CHECK(accepted(true));
    CHECK_FALSE(accepted(false));
    certificate.set("black", Json::object({{"can_mate", nullptr}}));
    CHECK_FALSE(accepted(true));
    CHECK_FALSE(accepted(false));
    CHECK(accepted(nullptr));
    certificate.set("black", Json::object({{"can_mate", true}, {"line", Json::array()}}));
    CHECK_FALSE(accepted(true));
    CHECK(accepted(false));
    certificate.set("schema", "jadoube/mate/9");
    CHECK_FALSE(accepted(false));
}

TEST_CASE("a line that does not end with mate does not hold") {
    Json yes = certificate_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::white);
    yes.find("white")->find("line")->if_array()->pop_back();
    CHECK_FALSE(holds(yes));
}

TEST_CASE("what claims nothing holds, what is no certificate is refused") {
    const Json unknown =
        Json::object({{"fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}, {"white", Json::object({{"can_mate", nullptr}})}});
    CHECK(holds(unknown));
    CHECK_FALSE(check_certificate(Json::object({{"fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}})));
    CHECK_FALSE(check_certificate(Json::object({{"fen", "nonsense"}, {"white", Json::object()}})));
}

TEST_CASE("a proof costs no more than the positions that it counts, and those no more than a search may look at") {
    const std::string start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const auto claiming = [&](std::int64_t positions) {
        const Json closure = Json::object({{"kind", "closure"}, {"positions", positions}, {"layers", Json::array()}});
        return Json::object({{"fen", start}, {"white", Json::object({{"can_mate", false}, {"proof", closure}})}});
    };
    const auto words_on = [&](std::int64_t positions) {
        const auto checked = check_certificate(claiming(positions), {1000});
        REQUIRE(checked);
        CHECK_FALSE(checked->front().holds);
        return checked->front().words;
    };
    CHECK(words_on(1000) == "1000 positions were counted, and there are more");
    CHECK(words_on(1001).starts_with("1001 positions are counted, more than the 1000"));
    CHECK(words_on(0) == "no number of positions is given");
    CHECK(words_on(-5) == "no number of positions is given");
}

TEST_CASE("the closures of all lines of one answer share what may be looked at") {
    const Json closure = Json::object({{"kind", "closure"}, {"positions", 600}, {"layers", Json::array()}});
    JsonArray branches;
    for (const char* move : {"a1a2", "a1b1", "a1b2"})
        branches.push_back(Json::object({{"move", move}, {"proof", closure}}));
    const Json proof = Json::object({{"kind", "forced_end"}, {"branches", branches}});
    const Json certificate = Json::object(
        {{"fen", "7k/8/8/8/8/8/8/K7 w - - 0 1"}, {"white", Json::object({{"can_mate", false}, {"proof", proof}})}});
    const auto checked = check_certificate(certificate, {1000});
    REQUIRE(checked);
    CHECK_FALSE(checked->front().holds);
}

TEST_CASE("an honest closure holds with just the budget that it needs") {
    const Json certificate = certificate_of(kProved[4].fen, kProved[4].side);
    const auto positions = certificate.find("black")->find("proof")->number("positions");
    const auto held_with = [&](std::int64_t budget) {
        return check_certificate(certificate, {static_cast<std::uint64_t>(budget)})->front().holds;
    };
    CHECK(held_with(positions));
    CHECK_FALSE(held_with(positions - 1));
}
