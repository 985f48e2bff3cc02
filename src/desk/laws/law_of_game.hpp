// Which code of laws a recorded game was played under, by its date, and of which kind its play was.
#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "desk/laws/laws.hpp"
#include "game/record.hpp"
#include "rules/vocabulary/play.hpp"

namespace jadoube::desk {

/// Why no code is known to have been in force.
enum class NoLaw {
    date_missing,           // or no date at all
    date_between_editions,  // what is known of it fits several editions
    date_before_first_edition
};

/// What is known of the law of a game.
struct LawOfGame {
    std::string id = {};         // of the code; empty: not known, and `missing` says why
    const Laws* laws = nullptr;  // the code, where it was needed
    std::optional<NoLaw> missing = {};
    rules::Play play = rules::Play::standard;
    bool play_is_assumed = true;  // the record does not say
};

/// The first and last day that a date tag leaves open ("1984.??.??" is a year), as ISO dates; nothing where not even
/// the year is known, or no calendar has such a day.
struct Days {
    std::string first;
    std::string last;
};
[[nodiscard]] std::optional<Days> days_of(std::string_view date_tag);

/// Codes as games ask for them, each read when the first game needs it. May be asked from several threads.
class GameLaws {
public:
    /// `choice`: "auto" for the edition of the default code's family that held on the day of the game, or the name of
    /// one code for all games. Fails where that code, or the index, cannot be read.
    [[nodiscard]] static tl::expected<GameLaws, Errors> from(rules::RulesetStore store, const std::string& choice);

    enum class Need {
        articles,
        name  // the code is read only where the kind of play hangs on its numbers
    };
    /// Fails where an edition of the index cannot be read.
    [[nodiscard]] tl::expected<LawOfGame, Errors> of(const game::Record& record, Need need = Need::articles);

private:
    struct Shelf {
        std::mutex mutex = {};
        std::map<std::string, std::unique_ptr<const Laws>> laws = {};
    };
    explicit GameLaws(rules::RulesetStore store) : store_(std::move(store)) {}
    [[nodiscard]] tl::expected<const Laws*, Errors> named(const std::string& id);
    void set_edition(LawOfGame& law, const game::Record& record) const;

    rules::RulesetStore store_;
    std::string forced_ = {};  // empty: by date
    std::vector<rules::Edition> editions_ = {};
    std::shared_ptr<Shelf> shelf_ = std::make_shared<Shelf>();
};

}  // namespace jadoube::desk

namespace jadoube::rules {
template <>
std::span<const WordRow<desk::NoLaw>> rows<desk::NoLaw>();
}  // namespace jadoube::rules
