// Reads remedies (KERNEL section 7). Phrases are replaced by what they stand for; the name is kept.
#pragma once

#include <map>

#include "rules/grammar/condition_reader.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/remedy.hpp"

namespace jadoube::rules {

class RemedyReader {
public:
    /// `phrases` is the member of that name of the ruleset, or nothing. It is read at once.
    RemedyReader(const JsonObject* phrases, ParameterNames parameters, Notes& notes);

    /// One remedy. Notes what is wrong and then returns what could be read.
    [[nodiscard]] Remedy read(const Json& json);
    /// One remedy, or a list of them.
    [[nodiscard]] std::vector<Remedy> read_list(const Json& json, std::string_view what);

    [[nodiscard]] const std::map<std::string, std::vector<Remedy>>& phrases() const { return read_phrases_; }

private:
    /// One remedy by its name; of a list all that a phrase stands for.
    Remedy read_name(const Json& json);
    std::vector<Remedy> read_names(const Json& json);
    std::vector<Remedy> read_phrase(const std::string& name, const Json& phrase);
    Remedy read_object(const JsonObject& object, const Json& json);
    Remedy read_kind(const std::string& kind, const Json& value, const Json& whole);
    Remedy read_what_is_said(const std::string& kind, const Json& value);
    template <typename Word>
    std::vector<SaidWord> said_in(const Json& value, const std::string& kind);
    template <typename Word>
    Exact read_exact(const Json& json, const std::string& kind);
    Filter read_filter(const Json& json);
    ManPutOn read_man_put_on(const Json& json);
    ResultRemedy read_result(const Json& value, const Json& whole);
    void note_shares(const Json& options);
    Restore read_restore(const Json& value, const Json& whole);
    TreatAs read_treat_as(const Json& value, const Json& whole);
    May read_may(const Json& value, const Json& whole);
    ClockRemedy read_clock(const Json& json);
    Bound read_amount(const Json& json);
    Party read_party(const Json& whole, std::string_view key, const std::vector<Party>& known);

    const JsonObject* phrases_;
    ParameterNames parameters_;
    Notes& notes_;
    std::vector<std::string> open_phrases_;  // those being read, outermost first
    std::map<std::string, std::vector<Remedy>> read_phrases_;
};

}  // namespace jadoube::rules
