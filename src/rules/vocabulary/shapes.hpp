// The shapes of a ruleset file: keys, remedies and their members, conditions, persons by their part in a matter. Each
// has a meaning, and an example that is read by a test. The readers take the names from here, the vocabulary page
// everything.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace jadoube::rules {

/// A key of an object, with what it says and how it is written.
struct Member {
    std::string_view name;
    std::string_view meaning;
    std::string_view example = {};  // JSON; of a remedy the whole of it
};

/// A remedy that is an object: its naming key, and the keys that may stand beside it.
struct RemedyShape {
    std::string_view key;
    std::string_view meaning;
    std::string_view example;
    std::vector<Member> companions = {};
};
[[nodiscard]] std::span<const RemedyShape> remedy_shapes();

/// What may stand in `move`, in `clock`, and in a penalty or a grant that is said exactly.
[[nodiscard]] std::span<const Member> filter_members();
[[nodiscard]] std::span<const Member> clock_members();
[[nodiscard]] std::span<const Member> exact_members();
/// What stands in `men_on`, for each man.
[[nodiscard]] std::span<const Member> man_put_on_members();
/// What may stand in a condition beside facts, and as what a fact must be. Examples are conditions.
[[nodiscard]] std::span<const Member> condition_members();
/// Keys of a file and of an article that are more than names and texts. Examples are members of an object.
[[nodiscard]] std::span<const Member> file_members();
[[nodiscard]] std::span<const Member> article_members();

/// Who is meant by a word, by how the matter is judged.
struct RoleRow {
    std::string_view judged_as;
    std::string_view offender;
    std::string_view claimant;
    std::string_view opponent;
};
[[nodiscard]] std::span<const RoleRow> roles();

[[nodiscard]] std::vector<std::string> names_of(std::span<const Member> members);

}  // namespace jadoube::rules
