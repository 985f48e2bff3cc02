// An examination in the laws: disputes, and of each the articles to pick from and what may follow. What is offered is
// real: articles of the code that were looked at or stand beside those that decide, and standings that the dispute
// comes to where one thing is otherwise or another code holds.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "desk/laws/laws.hpp"
#include "report/words/document.hpp"

namespace jadoube::desk {

struct ExamQuestion {
    adjudicate::Case given;
    std::optional<chess::Setup> before = {};  // where the men stood when the first act was done
    adjudicate::Ruling ruling;
    std::vector<std::string> articles = {};    // offered, by their numbers, in the order of the code
    std::vector<bool> decide = {};             // of each of them
    std::vector<report::Text> standings = {};  // offered
    std::size_t right_standing = 0;            // which of them
};

/// What an examination is drawn from.
struct ExamSources {
    std::span<const adjudicate::Case> cases;
    const Laws& laws;
    std::span<const Laws> others;  // codes for what may follow elsewhere
};

/// At most `count` questions, drawn by `seed` from the cases that name this code or none. Left out are those that
/// cannot be judged under it, that no article of its own decides, and that have no alternative.
[[nodiscard]] std::vector<ExamQuestion> draw_exam(const ExamSources& sources, std::size_t count, std::uint64_t seed);

}  // namespace jadoube::desk
