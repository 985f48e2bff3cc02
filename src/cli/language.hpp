// The language of a run: as --language says it, else JADOUBE_LANGUAGE, else English.
#pragma once

#include "base/result.hpp"
#include "cli/session.hpp"
#include "cli/setting.hpp"
#include "rules/translation.hpp"

namespace jadoube::report {
class Catalogue;
}

namespace jadoube::cli {

/// What was told, known or not, and by whom.
[[nodiscard]] Setting language_setting(const Session& session);
/// JSON is English whatever is asked for: programs read it. Fails with usage where there is no such language.
[[nodiscard]] Result<const report::Catalogue*> language_of(const Session& session);

/// What the installed codes say in that language; nothing is looked for where it is English.
[[nodiscard]] tl::expected<rules::Translations, Errors> laws_in(const report::Catalogue& language,
                                                                const Session& session);

}  // namespace jadoube::cli
