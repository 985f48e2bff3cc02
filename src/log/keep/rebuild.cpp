#include "log/keep/rebuild.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>

#include "base/error.hpp"
#include "base/file.hpp"
#include "base/text.hpp"
#include "log/chain/chain_rows.hpp"
#include "log/chain/entry_rows.hpp"
#include "log/disk/before_rebuild.hpp"
#include "log/disk/new_file.hpp"
#include "log/disk/schema.hpp"
#include "log/keep/kept_alone.hpp"

namespace jadoube::log {
namespace {

/// An index by its name, and how its rows are read from it and from the table.
struct Index {
    std::string_view name;
    std::string_view columns;
    std::string_view where;
};
constexpr std::array kIndexes{Index{"entries_game", "game, seq, chain", "game IS NOT NULL"},
                              Index{"entries_kind", "kind, seq, chain", "TRUE"}};

/// The statement of the schema that makes what has this name.
std::string_view statement_of(std::string_view name) {
    const auto all = schema_statements();
    const auto found = std::find_if(all.begin(), all.end(), [&](std::string_view statement) {
        return statement.rfind("CREATE TABLE", 0) != 0 && split(statement, ' ')[2] == name;
    });
    return found == all.end() ? std::string_view() : *found;
}

std::string shown_value(const SqlValue& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
    if (const auto* text = std::get_if<TextValue>(&value)) return text->value;
    if (const auto* blob = std::get_if<Blob>(&value)) return hex_of(blob->value);
    return "nothing";
}

/// Each row as a text, in their order. SQLite reads an index that has all columns which are asked for, NOT INDEXED or
/// not: only a column that is in none makes it read the table.
Result<std::vector<std::string>> rows_by(const Database& database, const Index& index, std::string_view by) {
    std::vector<std::string> rows;
    const auto read = database.for_each(
        fmt::format("SELECT {} FROM main.entries {} {}", index.columns, by, index.where), {}, [&](const Row& row) {
            std::string& text = rows.emplace_back();
            for (const SqlValue& value : row) text += fmt::format("{} {}\n", value.index(), shown_value(value));
            return true;
        });
    if (!read) return tl::unexpected(read.error());
    std::sort(rows.begin(), rows.end());
    return rows;
}

std::int64_t count_without(const std::vector<std::string>& rows, const std::vector<std::string>& others) {
    std::vector<std::string> left;
    std::set_difference(rows.begin(), rows.end(), others.begin(), others.end(), std::back_inserter(left));
    return static_cast<std::int64_t>(left.size());
}

bool is_as_made(const Database& database, const Index& index) {
    const auto sql = database.value("SELECT sql FROM main.sqlite_schema WHERE type = 'index' AND name = ?",
                                    {TextValue{std::string(index.name)}});
    return sql && *sql == SqlValue(TextValue{std::string(statement_of(index.name))});
}

Result<IndexHeld> held_against_entries(const Database& database, const Index& index) {
    const auto rows = rows_by(database, index, "NOT INDEXED WHERE length(sig) > 0 AND");
    if (!rows) return tl::unexpected(rows.error());
    IndexHeld held{.name = std::string(index.name), .rows = static_cast<std::int64_t>(rows->size())};
    if (!is_as_made(database, index)) {
        held.unreadable = "is missing, or not as jadoube made it";
        return held;
    }
    const auto there = rows_by(database, index, fmt::format("INDEXED BY {} WHERE", index.name));
    if (!there) {
        held.unreadable = there.error().message;
        return held;
    }
    held.missing = count_without(*rows, *there);
    held.too_many = count_without(*there, *rows);
    return held;
}

struct Copy {
    std::string_view column;
    SqlValue must;
};
std::vector<Copy> copies_of(const Entry& entry) {
    const SqlValue game = entry.game ? SqlValue(TextValue{event::to_text(*entry.game)}) : SqlValue(nullptr);
    return {{"prev", to_blob(entry.prev)},
            {"kind", TextValue{std::string(name_of(entry.kind()))}},
            {"game", game},
            {"hlc", TextValue{to_text(entry.hlc)}}};
}

/// In the columns of kEntryColumns.
SqlValue stored(const Row& row, std::string_view column) {
    const auto columns = split(kEntryColumns, ',');
    const auto at =
        std::find_if(columns.begin(), columns.end(), [&](std::string_view one) { return trim(one) == column; });
    return row[static_cast<std::size_t>(std::distance(columns.begin(), at))];
}

/// A log that is made anew, in one transaction.
class Rebuilder {
public:
    explicit Rebuilder(Database& database) : database_(&database) {}

    /// What differs is found, and nothing changed.
    Result<void> compare() {
        for (const Index& index : kIndexes) {
            auto held = held_against_entries(*database_, index);
            if (!held) return tl::unexpected(held.error());
            rebuilt_.indexes.push_back(std::move(*held));
        }
        if (auto compared = compare_copies(); !compared) return compared;
        return look_at_ids();
    }

    [[nodiscard]] bool differs() const {
        return !mended_.empty() || std::any_of(rebuilt_.indexes.begin(), rebuilt_.indexes.end(),
                                               [](const IndexHeld& one) { return one.differs(); });
    }

    Result<void> make_anew() {
        for (const Index& index : kIndexes) {
            if (auto gone = run(fmt::format("DROP INDEX IF EXISTS main.{}", index.name)); !gone) return gone;
        }
        if (auto mended = mend_copies(); !mended) return mended;
        for (const Index& index : kIndexes) {
            if (auto made = run(statement_of(index.name)); !made) return made;
        }
        return run("REINDEX main.entries");
    }

    Rebuilt take() { return std::move(rebuilt_); }

private:
    struct Mended {
        Row key;  // chain, seq
        Copy copy;
    };

    Result<void> run(std::string_view sql, const Row& values = {}) { return database_->run(sql, values); }

    Result<void> compare_copies() {
        const auto own = own_chain_in(*database_);
        const auto names = names_in(*database_, own ? *own : std::nullopt);
        return database_->for_each(fmt::format("SELECT {} FROM main.entries NOT INDEXED", kEntryColumns), {},
                                   [&](const Row& row) {
                                       if (const auto entry = read_entry(row))
                                           compare(row, *entry, names ? *names : ChainNames{});
                                       return true;
                                   });
    }

    void compare(const Row& row, const Entry& entry, const ChainNames& names) {
        for (Copy& copy : copies_of(entry)) {
            const SqlValue there = stored(row, copy.column);
            if (there == copy.must) continue;
            rebuilt_.copies.push_back(
                {names.number(entry), std::string(copy.column), shown_value(there), shown_value(copy.must)});
            mended_.push_back({{stored(row, "chain"), stored(row, "seq")}, std::move(copy)});
        }
    }

    /// The index by which entries are found by their ids has no statement of its own.
    Result<void> look_at_ids() {
        IndexHeld held{.name = "of the ids"};
        const auto count = number(*database_, "SELECT count(*) FROM main.entries NOT INDEXED WHERE length(sig) > 0");
        if (!count) return tl::unexpected(count.error());
        held.rows = *count;
        const auto read = database_->for_each(
            "SELECT id FROM main.entries NOT INDEXED WHERE length(sig) > 0", {}, [&](const Row& row) {
                const auto found = number(*database_, "SELECT count(*) FROM main.entries WHERE id = ?", row);
                if (!found) held.unreadable = found.error().message;
                if (found && *found != 1) ++held.missing;
                return !held.unreadable;
            });
        if (!read) return read;
        rebuilt_.indexes.push_back(std::move(held));
        return {};
    }

    Result<void> mend_copies() {
        if (mended_.empty()) return {};
        if (auto open = run("DROP TRIGGER main.entries_no_update"); !open) return open;
        for (const Mended& one : mended_) {
            auto set = run(fmt::format("UPDATE main.entries SET {} = ? WHERE chain = ? AND seq = ?", one.copy.column),
                           {one.copy.must, one.key[0], one.key[1]});
            if (!set) return set;
        }
        return run(statement_of("entries_no_update"));
    }

    Database* database_;
    Rebuilt rebuilt_;
    std::vector<Mended> mended_;
};

Error left_as_it_is(Error problem) {
    problem.message = "left as it is: " + problem.message;
    return problem;
}

/// Everything but the file to be kept is undone by ROLLBACK.
Result<Rebuilt> rebuild_in(KeptAlone& alone, const std::filesystem::path& path) {
    Rebuilder rebuilder(alone.database());
    if (const auto compared = rebuilder.compare(); !compared) return tl::unexpected(compared.error());
    const bool differs = rebuilder.differs();
    if (differs)
        if (const auto made = rebuilder.make_anew(); !made) return tl::unexpected(made.error());
    Verification now = check(alone.database(), alone.beside()).verification;
    if (!now.is_ok())
        return damaged_log("more is damaged than what follows from the entries: " + damage_words(now), path);
    Rebuilt rebuilt = rebuilder.take();
    rebuilt.verification = std::move(now);
    if (differs) rebuilt.kept = before_rebuild_path_of(path);
    return rebuilt;
}

Result<void> keep_file(const Database& database, const std::filesystem::path& path) {
    const auto content = database.start_of_file(std::numeric_limits<int>::max());
    if (!content) return tl::unexpected(content.error());
    return write_own_file(path, *content);
}

}  // namespace

Result<Rebuilt> rebuild(const std::filesystem::path& path, std::chrono::milliseconds wait) {
    auto alone = KeptAlone::open(path, wait);
    if (!alone) return tl::unexpected(alone.error());
    Database& database = alone->database();
    if (const auto begun = database.run("BEGIN IMMEDIATE"); !begun) return tl::unexpected(begun.error());
    auto rebuilt = rebuild_in(*alone, alone->path());
    auto kept = rebuilt && rebuilt->kept ? keep_file(database, *rebuilt->kept) : Result<void>{};
    if (!rebuilt || !kept || !rebuilt->kept) {
        (void)database.run("ROLLBACK");
        if (!kept) return tl::unexpected<Error>(left_as_it_is(kept.error()));
        return rebuilt;
    }
    if (const auto committed = database.run("COMMIT"); !committed) return tl::unexpected(committed.error());
    if (const auto carried = database.checkpoint(); !carried) return tl::unexpected(carried.error());
    return rebuilt;
}

}  // namespace jadoube::log
