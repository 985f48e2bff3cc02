#include "desk/groups/group_question.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace jadoube::desk {
namespace {

using rules::ActWord;

/// The rest of the clause, as typed.
std::string clause_of(std::span<const Element> from) {
    std::string said;
    for (const Element& element : from) {
        if (element.kind == Element::Kind::stop) break;
        said += (said.empty() || element.is(Link::whose) ? "" : " ") + element.text;
    }
    return said;
}

/// As a line names him; nobody where it may be anybody.
std::string_view name_of(std::optional<Who> who) {
    if (who == Who::white) return "white";
    if (who == Who::black) return "black";
    return who == Who::spectator ? "spectator" : "...";
}

}  // namespace

Error not_together(const SaidGroup& group, std::span<const Element> from, bool has_seen) {
    const std::string text(trim(group.text + " " + from.front().text));
    const bool is_consent = group.does(ActWord::agree) && from.front().is(ActWord::retract);
    if (is_consent) return question(std::string(kWithConsent), text, std::string(kConsentHint));
    if (has_seen)
        return question("what was seen: did it happen before what stands before it, or after?", text,
                        "write the acts, parted by ;, in the order in which they happened");
    if (group.does(ActWord::claim))
        return question("did it happen, or does he only say so?", text,
                        fmt::format("if it did, or is in dispute, write it first, and then who says so: '{}; {} "
                                    "points it out; {} denies it'",
                                    clause_of(from), name_of(group.who), name_of(other_player(group.who))));
    return question(std::string(kNotTogether), text, "part the acts by ; and write each as what somebody did");
}

}  // namespace jadoube::desk
