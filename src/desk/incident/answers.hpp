// What only a person can know is told of an incident, and it is judged again.
#pragma once

#include "desk/incident/recording.hpp"
#include "desk/known/judged_matter.hpp"

namespace jadoube::desk {

/// Facts with their values, in the order told.
using ToldValues = std::vector<std::pair<std::string, rules::Values>>;

struct AnswersTold {
    ToldValues values;
    std::string teller;
    std::string note = {};
};

/// Facts as the log keeps them.
[[nodiscard]] std::vector<log::ToldFact> told_by(const std::string& teller, const ToldValues& values);

/// What is about to be recorded: the answers first, then the new ruling.
struct AnswersToRecord {
    JudgedMatter judged;
    std::vector<log::NewEntry> entries;
    std::vector<std::string> idle = {};  // the facts among them without which the ruling would be the very same
};

/// Fails with usage where the incident is decided or withdrawn, or what is told contradicts acts, board or record.
[[nodiscard]] tl::expected<AnswersToRecord, Errors> answers_to_record(const OpenLog& open,
                                                                      const log::LoggedIncident& incident,
                                                                      const AnswersTold& told,
                                                                      const Recording& recording);

/// Whether an entry is the first of the answers that are told now.
[[nodiscard]] bool is_answer(const log::Entry& entry, const log::LoggedIncident& incident, const AnswersTold& told);

}  // namespace jadoube::desk
