// Reads rulesets, and keeps what it has read: editions extend each other in long chains, and each link of a chain is
// parsed, resolved and checked once, however many rest on it. Every problem of a file is reported with its line and
// column.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace jadoube {
class Json;
}

namespace jadoube::rules {

class Notes;
struct Ruleset;

/// Finds the text of another ruleset by id, for `extends` and `defers_to`.
using RulesetTexts = std::function<Result<std::string>(const std::string& id)>;

/// A ruleset that was read, with the ids of all that it extends and defers to, at any distance.
struct Reading {
    std::shared_ptr<const Ruleset> ruleset;
    std::set<std::string> rests_on = {};
};

class Readings {
public:
    /// Each text is asked for once.
    explicit Readings(RulesetTexts texts) : texts_(std::move(texts)) {}

    /// A ruleset from the text of its file; `name` stands in errors. `extends` is resolved: the result is whole. Fails
    /// with all problems found: bad JSON, unknown words (with the nearest known one), a newer format, dangling
    /// references, cycles, and whatever is wrong with the rulesets that it extends. What failed is not kept.
    [[nodiscard]] tl::expected<Reading, Errors> read(std::string_view text, std::string_view name);

    /// The JSON of a ruleset with `extends` resolved: what `rules show --resolved` prints. The values are not checked.
    [[nodiscard]] tl::expected<std::shared_ptr<const Json>, Errors> resolve(std::string_view text,
                                                                            std::string_view name);

    /// The text of a ruleset by its id.
    [[nodiscard]] const Result<std::string>& text_of(const std::string& id);

private:
    struct Resolved {
        std::shared_ptr<const Json> whole;
        std::vector<std::string> bases = {};  // the nearest first
    };
    using Open = std::vector<std::string>;  // ids being resolved, outermost first

    [[nodiscard]] tl::expected<Resolved, Errors> resolved(std::string_view text, std::string_view name, Open open);
    [[nodiscard]] tl::expected<Resolved, Errors> laid_over_its_base(Json json, std::string_view name, Open open);
    [[nodiscard]] tl::expected<Reading, Errors> read_resolved(const Resolved& resolved, std::string_view name);
    void follow_deferral(Reading& reading, const Json& at, Notes& notes);

    RulesetTexts texts_;
    std::map<std::string, std::shared_ptr<const Result<std::string>>> texts_read_ = {};  // by id
    std::map<std::string, Resolved, std::less<>> resolved_ = {};                         // by text
    std::map<std::string, Reading, std::less<>> read_ = {};                              // by text
};

/// One ruleset, where nothing else is read beside it.
[[nodiscard]] tl::expected<Ruleset, Errors> read_ruleset(std::string_view text, std::string_view name,
                                                         const RulesetTexts& texts);
[[nodiscard]] tl::expected<Json, Errors> resolve_ruleset(std::string_view text, std::string_view name,
                                                         const RulesetTexts& texts);

}  // namespace jadoube::rules
