// A dispute ruled upon with facts supposed that nobody told.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "adjudicate/dispute/follow.hpp"
#include "base/result.hpp"

namespace jadoube::adjudicate {

/// What a dispute may come to, and the facts that part one of these outcomes from another.
struct Outcomes {
    std::vector<Ruling> all;      // each once, in essence; an empty one where a later act could not have been done
    std::vector<Ruling> rulings;  // that lead to them
    std::set<std::string> parted_by;
};

/// Each ruling is made once; copies share what has been ruled upon.
class Supposing {
public:
    explicit Supposing(const Hearing& hearing) : hearing_(hearing), ruled_(std::make_shared<Rulings>()) {}

    /// Fails with bad_case where an act cannot have been done. It stays where it is as long as any copy does.
    [[nodiscard]] const Result<ProvisionalRuling>& heard_with(const Facts& facts) const;
    /// None where a later act cannot be done on the board that a fact leaves.
    [[nodiscard]] const ProvisionalRuling* ruled_with(const Facts& facts) const;
    /// Those that the codes tell apart, and that are possible in this dispute.
    [[nodiscard]] std::vector<rules::Value> values_of(const std::string& fact) const;
    /// With each value of whatever is unknown beside these facts, as long as it stays so. Nothing where there are too
    /// many to try.
    [[nodiscard]] std::optional<Outcomes> outcomes(const Facts& facts) const;

private:
    using Rulings = std::map<Facts, Result<ProvisionalRuling>>;
    /// Rulings that are made before there are too many.
    static constexpr std::size_t kMaxRulings = 64;

    bool add_outcomes(const Facts& facts, Outcomes& outcomes, std::size_t& rulings) const;

    const Hearing& hearing_;
    std::shared_ptr<Rulings> ruled_;
};

/// Of a fact that has one.
[[nodiscard]] std::optional<rules::Value> usual_value(const std::string& fact);
/// Of these facts, those that have a usual value, with it.
[[nodiscard]] Facts usual_of(const std::set<std::string>& facts);

}  // namespace jadoube::adjudicate
