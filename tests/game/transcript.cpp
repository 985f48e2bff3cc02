#include "transcript.hpp"

#include <fmt/format.h>

#include "game/pgn/pgn_tag.hpp"
#include "game/replay.hpp"

namespace jadoube::game {
namespace {

std::string line_of(const chess::Setup& start, const std::vector<HalfMove>& moves);

std::string show(const chess::Setup& before, const HalfMove& move) {
    std::string text = to_san(before, move.played);
    for (const int nag : move.nags) text += fmt::format(" ${}", nag);
    if (move.clock) text += " clock " + to_text(*move.clock);
    if (move.elapsed) text += " took " + to_text(*move.elapsed);
    if (!move.comment.empty()) text += " {" + move.comment + "}";
    for (const Variation& variation : move.variations) {
        text += " (" + (variation.comment.empty() ? "" : "{" + variation.comment + "} ") +
                line_of(before, variation.moves) + ")";
    }
    return text;
}

std::string line_of(const chess::Setup& start, const std::vector<HalfMove>& moves) {
    std::string text;
    chess::Setup before = start;
    for (const HalfMove& move : moves) {
        text += (text.empty() ? "" : " | ") + show(before, move);
        before = after(before, move.played);
    }
    return text;
}

std::string show(const PgnFinding& finding) {
    return fmt::format("  line {}, ply {}: {}: {}\n", finding.line, finding.ply.value, name_of(finding.kind),
                       finding.text);
}

std::string show(const PgnGame& game) {
    const Record& record = game.record;
    std::string text = fmt::format("game at line {}\n", game.line);
    for (const Tag& tag : record.tags) text += "  " + to_text(tag) + "\n";
    if (!record.comment.empty()) text += "  {" + record.comment + "}\n";
    text += "  " + line_of(record.start, record.moves) + "\n";
    text += "  result " + (record.result ? to_text(*record.result) : "*") + "\n";
    for (const PgnFinding& finding : game.findings) text += show(finding);
    return text;
}

}  // namespace

std::string transcript_of(std::istream& in) {
    std::string text;
    PgnReader reader(in);
    while (const auto game = reader.next()) text += show(*game);
    if (!reader.leftovers().empty()) text += "no game\n";
    for (const PgnFinding& finding : reader.leftovers()) text += show(finding);
    return text;
}

}  // namespace jadoube::game
