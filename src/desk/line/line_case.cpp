#include "desk/line/line_case.hpp"

#include <fmt/format.h>

#include "base/error.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kIllegalMovesBefore = "illegal_moves_before";

tl::unexpected<Error> told_twice(std::string_view what, std::string_view option) {
    return failure(ErrorCode::usage, fmt::format("{} stands in the line and in an option", what), std::string(option),
                   "tell it once");
}

std::string with_remark(std::string note, const std::string& remark) {
    if (remark.empty()) return note;
    return note.empty() ? remark : note + "; " + remark;
}

}  // namespace

Result<CaseTold> with_line(CaseTold told, const LineRead& read) {
    adjudicate::Case& given = told.given;
    if (read.play && told.play && read.play != told.play) return told_twice("the kind of play", "--play");
    if (!given.dispute.acts.empty()) return told_twice("what happened", "--act");
    given.dispute.acts = read.acts;
    const bool counts_earlier = given.dispute.told_complete && !given.game.earlier_known && !read.earlier.empty();
    if (counts_earlier) {
        given.game.earlier = read.earlier;
        given.game.earlier_known = true;
    }
    for (const auto& [fact, values] : read.facts) {
        if (counts_earlier && fact == kIllegalMovesBefore) continue;
        const auto known = given.game.event.find(fact);
        if (known != given.game.event.end() && known->second == values) continue;
        if (known != given.game.event.end()) return told_twice(fmt::format("'{}'", fact), "--event");
        auto& facts = rules::fact_named(fact) == nullptr ? given.game.event : given.dispute.facts;
        if (!facts.emplace(fact, values).second) return told_twice(fmt::format("'{}'", fact), "--fact");
    }
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        auto& reading = given.game.clocks.reading[color];
        if (!read.clocks[color]) continue;
        if (reading) return told_twice("the clock", fmt::format("--{}-clock", chess::name_of(color)));
        reading = read.clocks[color];
    }
    if (read.play) told.play = read.play;
    told.note = with_remark(std::move(told.note), read.remark);
    return told;
}

}  // namespace jadoube::desk
