// The part of a line that tells one act, with what stands around its verb: who, which men, how, when.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "desk/elements/elements.hpp"
#include "desk/groups/line_board.hpp"

namespace jadoube::desk {

/// The fact that tells which of two flags fell first.
inline constexpr std::string_view kFirstFlag = "first_flag";
/// The fact that tells whether the clock was pressed after a move.
inline constexpr const char* kPressedFact = "completed";

/// The question of last resort; where words were not understood, these say more.
inline constexpr std::string_view kNotTogether = "it is not clear what belongs together";

/// Of a move that both players want to have back.
inline constexpr std::string_view kWithConsent = "is the move to be taken back with his consent?";
inline constexpr std::string_view kConsentHint =
    "write it behind 'note:': what the players agree on beside the law is no act of the line";

struct SaidGroup {
    std::string text;                       // as typed
    std::string stop;                       // what stands before it in the line
    std::optional<Who> who = {};            // where somebody is named
    bool is_owner = false;                  // he is named as "white's"
    bool is_late = false;                   // he is named behind all that he did: "0-0, presses, black"
    bool is_behind = false;                 // he is named behind the verb, without "by": "clk b"
    bool is_reported = false;               // somebody points it out: "black points out that white touched f3"
    bool is_earlier = false;                // and it was before what the line told before it
    std::optional<Who> of = {};             // of whom something is found
    bool is_letter = false;                 // by a B that may be a bishop: "B b5", "b c4 touched"
    std::optional<Who> whom = {};           // of conduct: to whom
    bool is_answer = false;                 // a move right behind another: of the other player, "Bxf7+ Kxf7"
    bool has_pronoun = false;               // "moves it to h4"
    bool is_noticed = false;                // "black notices it"
    bool is_passive = false;                // its men stand before the verb: "Nf6 touched"
    const Saying* verb = nullptr;           // of an act, conduct, or something found
    std::optional<Element> of_record = {};  // the move that is pointed out, by its number
    const Saying* object = nullptr;         // what is claimed or found
    std::vector<Element> operands = {};     // men, moves and the links between them
    std::vector<Element> manners = {};
    std::vector<const Saying*> told = {};
    std::optional<Millis> time = {};
    std::string clock = {};
    std::vector<std::string> remarks = {};

    [[nodiscard]] bool has_only_a_person() const {
        return verb == nullptr && object == nullptr && operands.empty() && manners.empty() && told.empty() && !time &&
               clock.empty() && remarks.empty();
    }
    [[nodiscard]] bool is_only_remarked() const {
        return verb == nullptr && object == nullptr && operands.empty() && manners.empty() && told.empty() && !time &&
               clock.empty() && !remarks.empty();
    }
    [[nodiscard]] bool has(Manner manner) const;
    /// The verb is that of this act.
    [[nodiscard]] bool does(rules::ActWord word) const;
    /// "second illegal move".
    [[nodiscard]] bool counts_illegal() const;
    /// "order unknown", and nothing else.
    [[nodiscard]] bool tells_only_order() const;
};

/// Of White Black, of Black White, of others nobody.
[[nodiscard]] std::optional<Who> other_player(std::optional<Who> who);

/// The groups of a line. Fails with a question where a person stands where none can be placed.
[[nodiscard]] Result<std::vector<SaidGroup>> groups_of(std::vector<Element> elements);

}  // namespace jadoube::desk
