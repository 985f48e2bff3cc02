#include "desk/reading/line_reader.hpp"

#include "desk/groups/settling_groups.hpp"
#include "desk/reading/corrections.hpp"
#include "desk/reading/reading.hpp"

namespace jadoube::desk {

Result<LineRead> LineReader::read(std::vector<Element> elements) {
    auto groups = groups_of(std::move(elements));
    if (!groups) return tl::unexpected<Error>(groups.error());
    if (const auto named = correct_persons(*groups); !named) return tl::unexpected<Error>(named.error());
    settle_groups(*groups);
    return read_groups(line_, *std::move(groups));
}

}  // namespace jadoube::desk
