// An audit for people to read: what was found, grouped, with boards of the first examples and by decade, event and
// code.
#pragma once

#include "desk/audit/game_line.hpp"

namespace jadoube::desk {

/// Gathers while an audit goes on; what was gathered of parts adds up in their order. Of each kind of finding a few
/// examples are kept, and of events so many that the memory stays bounded.
class AuditReport {
public:
    void add(const AuditedGame& audited, const PlaceOfGame& place);
    /// A game without a finding.
    void add_without_finding(std::string_view date_tag) { ++games_by_decade_[decade_of(date_tag)]; }
    void add(AuditReport&& other);

    /// `against` is the name of the code beside the one of the day; empty: none.
    [[nodiscard]] report::Document document(const AuditSummary& summary, const std::string& against) const;

    /// "1910s", "no date".
    [[nodiscard]] static std::string decade_of(std::string_view date_tag);

private:
    struct Example {
        chess::Setup setup;
        report::Text caption;
    };
    struct Kind {
        std::int64_t games = 0;
        std::map<std::string, std::int64_t> under = {};  // "fide-2018 9.6.1" -> findings
        std::vector<Example> examples = {};
    };
    [[nodiscard]] report::Blocks section_on(const std::string& name, const Kind& kind) const;
    [[nodiscard]] report::Table by_decade() const;
    [[nodiscard]] report::Table by_event() const;

    std::map<std::string, Kind> kinds_ = {};
    std::map<std::string, std::int64_t> games_by_decade_ = {};
    std::map<std::string, std::int64_t> found_by_decade_ = {};
    std::map<std::string, std::int64_t> found_by_event_ = {};
};

}  // namespace jadoube::desk
