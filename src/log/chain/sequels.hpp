// Games of which something was laid on later games: a player excluded from rounds, less time in his next one. Whoever
// judges one game has to read them too. They follow from the entries, and are kept with the note of a check
// (check_note.hpp), so that nothing has to be searched for in a long log.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "log/chain/entry_rows.hpp"
#include "log/entry/entry.hpp"

namespace jadoube::log {

class Sequels {
public:
    /// More of them are not told one by one.
    static constexpr std::size_t kMost = 64;

    Sequels() = default;
    explicit Sequels(std::set<event::GameReference> games) : games_(std::move(games)) {}
    /// What is for few eyes lays nothing on anybody that others hear of.
    void take_in(const Entry& entry);
    [[nodiscard]] const std::set<event::GameReference>& games() const { return games_; }
    [[nodiscard]] bool are_too_many() const { return games_.size() > kMost; }
    friend bool operator==(const Sequels&, const Sequels&) = default;

private:
    std::set<event::GameReference> games_ = {};
};
[[nodiscard]] Sequels sequels_in(std::span<const Entry> entries);

/// In one word: "r1b1,r2b7", "-" where there are none; of too many some more than kMost. Nothing where it says
/// something else.
[[nodiscard]] std::string to_text(const Sequels& sequels);
[[nodiscard]] std::optional<Sequels> read_sequels(std::string_view word);

/// Which rows a part of the log has, beside those of the event.
struct RowsWanted {
    std::string where = {};
    Row values = {};
};
/// Entries on one game, and the pairings of its round; where there are sequels those games too, and all pairings.
[[nodiscard]] RowsWanted with_sequels(const event::GameReference& game, const Sequels& sequels);

}  // namespace jadoube::log
