// A setting of the program as it holds now, and where it comes from.
#pragma once

#include <string>

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::cli {

/// From the nearest to the farthest: what is given first counts.
enum class SettingOrigin { option, environment, folder, log, event, built_in };

struct Setting {
    std::string name;
    std::string value = {};  // empty: there is none
    SettingOrigin origin = SettingOrigin::built_in;
    std::string where = {};   // the option, the variable, the entry
    std::string remark = {};  // what is to be known of the value
};

}  // namespace jadoube::cli

namespace jadoube::rules {
template <>
std::span<const WordRow<cli::SettingOrigin>> rows<cli::SettingOrigin>();
}  // namespace jadoube::rules
