// The report of a pairing program once more, with what rulings changed in it and nothing else.
#pragma once

#include <string>
#include <vector>

#include "desk/known/open_log.hpp"
#include "report/event/report_data.hpp"

namespace jadoube::desk {

/// A result that a decision has made another, or points that it gave or took.
struct TrfChange {
    log::LogNumber incident = {};
    std::string player = {};
    int round = 0;
    int line = 0;    // of the file; 0: a line of its own at the end
    int column = 0;  // of the result
    std::string before = {};
    std::string now = {};
};

struct TrfExport {
    std::string bytes = {};
    std::vector<TrfChange> changes = {};
    std::vector<log::LogNumber> left =
        {};  // decided in words, or twice, of players not paired in it, or in quarters of a point
};

/// `incidents` are those of the event. Of a game that a decision has ended the cells of its players have the result: by
/// forfeit where somebody did not come and no move is known, else as played. Points given or taken become records 299
/// where the file has none like them. The points of players stay: the pairing program counts them. Fails with usage
/// where the file was not imported.
[[nodiscard]] Result<TrfExport> trf_with_rulings(const OpenLog& open,
                                                 const std::vector<report::IncidentReport>& incidents,
                                                 const std::string& bytes);

}  // namespace jadoube::desk
