// The cases of a code, run on the code as it is and with one thing in it turned round.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "adjudicate/cases/case_file.hpp"
#include "laws/turn.hpp"
#include "rules/read/readings.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::tests {

class Trial {
public:
    /// Of a code that is shipped, with the cases of the project that name it; each comes out as it expects.
    explicit Trial(const std::string& id);

    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }
    /// Whether the turned code is refused, or some case comes out otherwise than it expects. A turn of one article is
    /// tried on the cases that consider the article as it is: in others it is never come to.
    /// The case that notices goes first from then on, as it is likely to notice the next turn too.
    [[nodiscard]] bool is_noticed(const Turn& turn);

private:
    struct Tried {
        const adjudicate::Case* given;
        std::set<std::string> considered;  // articles, by their ids
    };
    [[nodiscard]] bool is_as_expected(const adjudicate::Case& given, const rules::Ruleset& code) const;

    std::string id_;
    Json code_;
    rules::Readings readings_;  // what the code rests on, read once
    std::vector<Turn> turns_;
    std::vector<Tried> cases_;
};

}  // namespace jadoube::tests
