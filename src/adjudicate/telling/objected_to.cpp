#include "adjudicate/telling/objected_to.hpp"

#include <algorithm>
#include <array>

#include "adjudicate/story/classify.hpp"
#include "adjudicate/story/kinds.hpp"
#include "adjudicate/telling/moves.hpp"
#include "adjudicate/telling/objections.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {

using chess::Color;
using rules::Kind;

namespace {

/// What an objection may be to, the likeliest first: of a reply in order he has no reason to speak, of his own illegal
/// move before it he has.
enum class ObjectedTo { offence, words, own_illegal_move, in_order, own_offence };
constexpr std::size_t kWaysToObject = static_cast<std::size_t>(ObjectedTo::own_offence) + 1;

bool is_irregular(const Story& story, const Incident& incident, std::optional<Color> objector) {
    const bool is_begun =
        !objector && &incident == &story.now.unfinished && !incident.play.done && !incident.play.pressed;
    const bool is_something = !incident.kinds.empty() || !kinds_of(incident).empty();
    return !is_begun && !is_innocent_touch(incident) && is_something;
}

/// Nothing where nobody objects to such a thing.
std::optional<ObjectedTo> as_objected_to(const Story& story, const Incident& incident, std::optional<Color> objector) {
    const bool is_his_own = objector && incident.offender == objector;
    const bool is_bystanders_word = incident.is_incidental && is_beside_the_board(incident);
    const bool is_mere_word = is_only_said(incident) && !regulates(story, incident.kinds.front());
    if (!is_objectionable(incident) || is_bystanders_word || is_mere_word) return std::nullopt;
    const bool irregular = is_irregular(story, incident, objector);
    if (!is_his_own && !irregular) return ObjectedTo::in_order;
    if (!is_his_own) return is_only_said(incident) ? ObjectedTo::words : ObjectedTo::offence;
    const bool is_known = irregular && !is_only_said(incident) && incident.fate != Fate::unread;
    return is_known ? std::optional(ObjectedTo::own_offence) : std::nullopt;
}

bool is_illegal_move(const Incident& incident) {
    return incident.play.done && !incident.play.done->legal;
}

/// The last matter for each way to object.
class LastOfEach {
public:
    void look_at(Incident& incident, std::optional<ObjectedTo> as) {
        if (!as) return;
        keep(incident, *as);
        if (as != ObjectedTo::own_offence || is_beside_the_board(incident)) return;
        if (!has_own_on_the_board_ && is_illegal_move(incident)) keep(incident, ObjectedTo::own_illegal_move);
        has_own_on_the_board_ = true;
    }
    [[nodiscard]] Incident* of(ObjectedTo as) const { return last_[static_cast<std::size_t>(as)]; }

private:
    void keep(Incident& incident, ObjectedTo as) {
        Incident*& last = last_[static_cast<std::size_t>(as)];
        if (last == nullptr) last = &incident;
    }

    std::array<Incident*, kWaysToObject> last_ = {};
    bool has_own_on_the_board_ = false;
};

}  // namespace

Incident* told_by_acts(Story& story, Kind kind, std::optional<Color> offender) {
    const auto is_so_called = [&](Kind done) {
        return kind == Kind::illegal_move && rules::row_of(done).traits.counts_as_illegal_move &&
               regulates(story, done);
    };
    const auto find = [&](const auto& is_of_that_kind) -> Incident* {
        const auto is_it = [&](const Incident& incident) {
            const bool is_another = offender && incident.offender && incident.offender != offender;
            const bool is_found = incident.own_kinds && incident.objection.doubted;  // and no act has told it
            return incident.fate == Fate::open && !is_found && !is_another &&
                   is_of_that_kind(incident.own_kinds ? incident.kinds : kinds_of(incident));
        };
        if (has_content(story.now.unfinished) && is_it(story.now.unfinished)) return &story.now.unfinished;
        const auto found = std::find_if(story.now.matters.rbegin(), story.now.matters.rend(), is_it);
        return found == story.now.matters.rend() ? nullptr : &*found;
    };
    Incident* of_it = find([&](const std::vector<Kind>& done) { return rules::covers_any(kind, done); });
    if (of_it != nullptr) return of_it;
    return find([&](const std::vector<Kind>& done) { return std::ranges::any_of(done, is_so_called); });
}

Incident* target_of(Story& story, Person by, bool with_settled) {
    const auto objector = color_of(by);
    LastOfEach last;
    const auto look_at = [&](Incident& incident) { last.look_at(incident, as_objected_to(story, incident, objector)); };
    if (has_content(story.now.unfinished)) look_at(story.now.unfinished);
    for (auto it = story.now.matters.rbegin(); it != story.now.matters.rend(); ++it)
        if (it->fate != Fate::fallen && (with_settled || !is_settled(story, *it))) look_at(*it);
    for (std::size_t way = 0; way < kWaysToObject; ++way) {
        const auto as = static_cast<ObjectedTo>(way);
        const bool is_meant = as != ObjectedTo::own_illegal_move || !with_settled;
        if (is_meant && last.of(as) != nullptr) return last.of(as);
    }
    return nullptr;
}

}  // namespace jadoube::adjudicate
