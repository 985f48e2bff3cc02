#include "cli/typed/typed_line.hpp"

#include <fmt/format.h>

#include <ostream>

#include "base/text.hpp"

namespace jadoube::cli {
namespace {

constexpr std::string_view kIllegalMovesBefore = "illegal_moves_before";

tl::unexpected<Error> told_twice(std::string_view what, std::string_view option) {
    return failure(ErrorCode::usage, fmt::format("{} stands in the line and in an option", what), std::string(option),
                   "tell it once");
}

}  // namespace

Result<desk::LineRead> typed_line(const Session& session, const std::string& line,
                                  const std::optional<chess::Setup>& position) {
    auto read = desk::read_line(line, position);
    if (!read) {
        read.error().where = read.error().where.empty() ? "the line" : fmt::format("'{}'", read.error().where);
        return read;
    }
    session.err << "Read as: " << for_terminal(desk::to_line(*read, position)) << '\n';
    return read;
}

Result<adjudicate::Case> with_line(adjudicate::Case given, const desk::LineRead& read) {
    if (!given.dispute.acts.empty()) return told_twice("what happened", "--act");
    given.dispute.acts = read.acts;
    const bool counts_earlier = given.dispute.told_complete && !given.game.earlier_known && !read.earlier.empty();
    if (counts_earlier) {
        given.game.earlier = read.earlier;
        given.game.earlier_known = true;
    }
    for (const auto& [fact, values] : read.facts) {
        if (counts_earlier && fact == kIllegalMovesBefore) continue;
        if (given.game.event.contains(fact)) return told_twice(fmt::format("'{}'", fact), "--event");
        if (!given.dispute.facts.emplace(fact, values).second) return told_twice(fmt::format("'{}'", fact), "--fact");
    }
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        auto& reading = given.game.clocks.reading[color];
        if (!read.clocks[color]) continue;
        if (reading) return told_twice("the clock", fmt::format("--{}-clock", chess::name_of(color)));
        reading = read.clocks[color];
    }
    if (read.play) given.game.play = *read.play;
    return given;
}

}  // namespace jadoube::cli
