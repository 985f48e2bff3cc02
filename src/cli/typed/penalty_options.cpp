#include "cli/typed/penalty_options.hpp"

#include "base/error.hpp"
#include "desk/incident/penalty_words.hpp"

namespace jadoube::cli {
namespace {

using rules::Measure;

tl::unexpected<Error> in_option(Error error, const char* option) {
    error.where = option;
    return tl::unexpected<Error>(std::move(error));
}

}  // namespace

Result<desk::PenaltiesTold> penalty_options(const std::vector<std::string>& names,
                                            const std::vector<std::string>& times,
                                            const std::vector<std::string>& points) {
    desk::PenaltiesTold told;
    for (const std::string& name : names) {
        const auto kind = desk::penalty_named(name);
        if (!kind) return in_option(kind.error(), "--penalty");
        told.named.push_back(*kind);
    }
    for (const auto& [texts, measure] : {std::pair{&times, Measure::time}, std::pair{&points, Measure::points}}) {
        for (const std::string& text : *texts) {
            const auto one = desk::change_named(text, measure);
            if (!one) return in_option(one.error(), measure == Measure::time ? "--time" : "--points");
            told.changes.push_back(*one);
        }
    }
    return told;
}

}  // namespace jadoube::cli
