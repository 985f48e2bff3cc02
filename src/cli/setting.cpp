#include "cli/setting.hpp"

#include <array>

namespace jadoube::rules {

template <>
std::span<const WordRow<cli::SettingOrigin>> rows<cli::SettingOrigin>() {
    using cli::SettingOrigin;
    static constexpr auto kRows = std::to_array<WordRow<SettingOrigin>>({
        {SettingOrigin::option, "option", "given with this command"},
        {SettingOrigin::environment, "environment", "a variable of the environment"},
        {SettingOrigin::folder, "folder", "found in this folder, in one above it or beside the program"},
        {SettingOrigin::log, "log", "told in the log since the event was begun"},
        {SettingOrigin::event, "event", "said when the event was begun"},
        {SettingOrigin::built_in, "built in", "what holds where nobody says otherwise"},
    });
    static_assert(is_in_order(kRows));
    return kRows;
}

}  // namespace jadoube::rules
