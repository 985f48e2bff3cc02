#include "log/chain/chain_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <thread>
#include <utility>

#include "base/error.hpp"
#include "base/ordered_work.hpp"
#include "base/text.hpp"
#include "log/chain/entry_rows.hpp"

namespace jadoube::log {
namespace {

/// What a row says by itself, whatever stands before it.
struct RowRead {
    std::optional<std::int64_t> number;  // where the column holds one
    Result<StoredEntry> stored;
    EntryHash computed = {};  // of the body
    Result<Entry> entry = Entry();
};

RowRead read_alone(const Row& row) {
    const auto* number = row.size() > 1 ? std::get_if<std::int64_t>(&row[1]) : nullptr;
    RowRead read{.number = number != nullptr ? std::optional(*number) : std::nullopt, .stored = read_row(row)};
    if (!read.stored) return read;
    read.computed = hash_of_entry(read.stored->body);
    read.entry = read_body(read.stored->body, read.computed);
    return read;
}

/// Reads rows by themselves, in parcels and, of a long chain, by as many threads as there are processors: most of the
/// work of a check. They come back in their order.
class RowReader {
public:
    explicit RowReader(std::int64_t rows) : work_(threads_for(rows), read_all) {}

    void give(const Row& row) {
        parcel_.push_back(row);
        if (parcel_.size() >= kParcel) send();
    }
    void send() { work_.give(std::exchange(parcel_, {})); }
    [[nodiscard]] bool is_full() const { return work_.is_full(); }
    [[nodiscard]] bool is_empty() const { return work_.is_empty(); }
    [[nodiscard]] std::vector<RowRead> next() { return work_.next(); }

private:
    static constexpr std::size_t kParcel = 16;

    static std::size_t threads_for(std::int64_t rows) {
        constexpr std::int64_t kLong = 256;
        return rows < kLong ? 1 : std::max(1U, std::thread::hardware_concurrency());
    }
    static std::vector<RowRead> read_all(const std::vector<Row>& rows, std::size_t) {
        std::vector<RowRead> all;
        all.reserve(rows.size());
        for (const Row& row : rows) all.push_back(read_alone(row));
        return all;
    }

    std::vector<Row> parcel_;
    OrderedWork<std::vector<Row>, std::vector<RowRead>> work_;
};

/// Goes through rows in order and writes down what it finds.
class Checker {
public:
    Checker(const ChainRow& chain, const ChainNames& names, ChainKeys keys, EntrySeq from)
        : report_{.chain = chain, .keys = std::move(keys)}, names_(&names), expected_(from) {}

    void check(RowRead row) {
        ++report_.rows;
        if (!row.stored) {
            const EntrySeq number{row.number.value_or(expected_.value)};
            find(Damage::row, number, "is damaged: " + row.stored.error().message);
            lose_track(number);
            return;
        }
        const StoredEntry& stored = *row.stored;
        check_number(stored.seq);
        const bool is_signed = report_.keys.has_signed(stored.seq, stored.hash, stored.sig);
        check_hash(stored, row.computed, is_signed);
        if (row.entry) {
            check_entry_of(stored, *row.entry);
            if (row.computed == stored.hash && is_signed) report_.keys.take(*row.entry);
            report_.entries.push_back(std::move(*row.entry));
        } else if (row.computed == stored.hash) {
            find(Damage::body, stored.seq, "has a body that jadoube does not write: " + row.entry.error().message);
        }
        before_ = Before{stored.hash, row.computed};
        report_.head = stored.hash;
        expected_ = EntrySeq{stored.seq.value + 1};
    }

    /// Rows up to, not including, this one could not be read.
    void skip_to(EntrySeq next, const Error& problem) {
        report_.findings.push_back({Damage::unreadable, number(expected_),
                                    fmt::format("{} cannot be read ({})", range(expected_, next), problem.message)});
        lose_track(EntrySeq{next.value - 1});
    }

    void end_unreadable(const Error& problem) {
        report_.findings.push_back(
            {Damage::unreadable, number(expected_),
             fmt::format("entries from {} on cannot be read ({})", number(expected_), problem.message)});
    }

    [[nodiscard]] EntrySeq expected() const { return expected_; }
    [[nodiscard]] ChainReport take() { return std::move(report_); }

private:
    /// The hash of the entry before, as stored and as its body has it.
    struct Before {
        EntryHash stored;
        EntryHash computed;
    };

    void find(Damage damage, EntrySeq seq, const std::string& words) {
        report_.findings.push_back({damage, number(seq), fmt::format("entry {} {}", number(seq), words)});
    }

    void lose_track(EntrySeq last) {
        before_.reset();
        expected_ = EntrySeq{last.value + 1};
    }

    [[nodiscard]] LogNumber number(EntrySeq seq) const { return names_->number(report_.chain.chain, seq.value); }

    [[nodiscard]] std::string range(EntrySeq first, EntrySeq end) const {
        if (first.value + 1 == end.value) return fmt::format("entry {}", number(first));
        return fmt::format("entries {} to {}", number(first), number(EntrySeq{end.value - 1}));
    }

    void check_number(EntrySeq seq) {
        if (seq == expected_) return;
        const std::string what = seq > expected_ ? range(expected_, seq) + " missing" : "the number stands twice";
        report_.findings.push_back({Damage::link, number(std::min(seq, expected_)),
                                    fmt::format("{}: expected {}, found {}", what, number(expected_), number(seq))});
        before_.reset();
    }

    /// The signature tells which of the two was altered, the body or the hash beside it.
    void check_hash(const StoredEntry& stored, const EntryHash& computed, bool is_signed) {
        if (computed == stored.hash) {
            if (!is_signed) find(Damage::signature, stored.seq, unsigned_words(stored));
        } else if (is_signed) {
            find(Damage::altered, stored.seq,
                 "is altered: what stands here is not what was signed; " + differ(stored.hash, computed));
        } else if (report_.keys.has_signed(stored.seq, computed, stored.sig)) {
            find(Damage::altered, stored.seq,
                 "has an altered hash beside it; its body is as it was signed; " + differ(computed, stored.hash));
        } else {
            find(Damage::altered, stored.seq,
                 "is altered, and not signed by the key of its chain; " + differ(stored.hash, computed));
        }
    }

    [[nodiscard]] std::string unsigned_words(const StoredEntry& stored) const {
        const auto retired = report_.keys.retired_signer(stored.hash, stored.sig);
        if (!retired) return "is not signed by the key of its chain";
        return fmt::format("is signed by a key that was retired with entry {}", number(*retired));
    }

    /// "expected the hash 9f2c…, found 03ab…": enough of both to tell them apart.
    static std::string differ(const EntryHash& expected, const EntryHash& found) {
        constexpr std::size_t kEnough = 16;
        return fmt::format("expected the hash {}..., found {}...", to_hex(expected).substr(0, kEnough),
                           to_hex(found).substr(0, kEnough));
    }

    void check_entry_of(const StoredEntry& stored, const Entry& entry) {
        check_copies(stored, entry);
        check_link(stored.seq, entry);
        check_time(stored.seq, entry);
        if (stored.seq == EntrySeq{1}) check_first(entry);
        if (const auto fits = check_place(entry); !fits)
            find(Damage::body, stored.seq, "is not possible: " + fits.error().message);
    }

    void check_copies(const StoredEntry& stored, const Entry& entry) {
        const auto game = entry.game ? std::optional(event::to_text(*entry.game)) : std::nullopt;
        std::vector<std::string> wrong;
        if (stored.chain != entry.chain || entry.chain != report_.chain.chain) wrong.emplace_back("chain");
        if (stored.seq != entry.seq) wrong.emplace_back("seq");
        if (stored.id != entry.id) wrong.emplace_back("id");
        if (stored.prev != entry.prev) wrong.emplace_back("prev");
        if (stored.kind != name_of(entry.kind())) wrong.emplace_back("kind");
        if (stored.game != game) wrong.emplace_back("game");
        if (stored.hlc != to_text(entry.hlc)) wrong.emplace_back("hlc");
        if (!wrong.empty()) {
            find(Damage::copies, stored.seq, "says something else in its body than in " + list_of(wrong));
        }
    }

    void check_link(EntrySeq seq, const Entry& entry) {
        if (seq == EntrySeq{1}) before_ = Before{};
        if (!before_ || entry.prev == before_->stored || entry.prev == before_->computed) return;
        find(Damage::link, seq,
             "follows another entry than the one that stands before it; " + differ(before_->stored, entry.prev));
    }

    void check_time(EntrySeq seq, const Entry& entry) {
        if (latest_ && entry.hlc <= *latest_)
            find(Damage::body, seq, "has a logical time that is not later than the one before");
        if (entry.at < at_) {
            report_.remarks.push_back(fmt::format("the clock of the device went back before entry {}: from {} to {}",
                                                  number(seq), to_text(at_), to_text(entry.at)));
        }
        latest_ = entry.hlc;
        at_ = entry.at;
    }

    void check_first(const Entry& entry) {
        const auto* event = std::get_if<EventBegun>(&entry.data);
        if (event == nullptr) return;  // check_entry says so
        if (event->key != report_.chain.first_key || event->device != report_.chain.device) {
            find(Damage::key, EntrySeq{1}, "names another key or device than the table chains");
        }
    }

    ChainReport report_;
    const ChainNames* names_;
    EntrySeq expected_;
    std::optional<Before> before_;
    std::optional<LogicalTime> latest_;
    UtcTime at_;
};

std::string rows_sql(std::string_view order) {
    return fmt::format("SELECT {} FROM main.entries WHERE chain = ? AND seq >= ? ORDER BY chain, seq {}", kEntryColumns,
                       order);
}

/// Until one cannot be read; those before it have been checked.
Result<void> check_rows(const Database& database, const ChainRow& chain, EntrySeq from, Checker& checker) {
    const auto last = head_of(database, chain.chain);
    RowReader rows(last ? last->seq.value - from.value : 0);
    const auto check_next = [&] {
        for (RowRead& row : rows.next()) checker.check(std::move(row));
    };
    auto read = database.for_each(rows_sql("ASC"), {to_blob(chain.chain), from.value}, [&](const Row& row) {
        rows.give(row);
        if (rows.is_full()) check_next();
        return true;
    });
    rows.send();
    while (!rows.is_empty()) check_next();
    return read;
}

/// The rows at the end of the chain, read backwards until the file cannot be read, in their order.
std::vector<Row> rows_from_the_end(const Database& database, const ChainRow& chain, EntrySeq from) {
    std::vector<Row> rows;
    (void)database.for_each(rows_sql("DESC"), {to_blob(chain.chain), from.value}, [&](const Row& row) {
        rows.push_back(row);
        return true;
    });
    std::reverse(rows.begin(), rows.end());
    return rows;
}

/// Where the file cannot be read in the middle: what comes after.
void check_from_the_end(const Database& database, const ChainRow& chain, const Error& problem, Checker& checker) {
    const auto rest = rows_from_the_end(database, chain, checker.expected());
    if (rest.empty()) checker.end_unreadable(problem);
    bool skipped = false;
    for (const Row& row : rest) {
        RowRead read = read_alone(row);
        if (!skipped && read.number && *read.number > checker.expected().value)
            checker.skip_to(EntrySeq{*read.number}, problem);
        skipped = true;
        checker.check(std::move(read));
    }
}

}  // namespace

std::string_view name_of(Damage damage) {
    switch (damage) {
        case Damage::header: return "header";
        case Damage::schema: return "schema";
        case Damage::unreadable: return "unreadable";
        case Damage::integrity: return "integrity";
        case Damage::row: return "row";
        case Damage::altered: return "altered";
        case Damage::body: return "body";
        case Damage::copies: return "copies";
        case Damage::link: return "link";
        case Damage::signature: return "signature";
        case Damage::key: return "key";
        case Damage::reference: return "reference";
        case Damage::text: return "text";
        case Damage::wal: return "wal";
        case Damage::end: return "end";
        default: return "seal";
    }
}

ChainKeys read_keys(const Database& database, const ChainRow& chain, EntrySeq end) {
    ChainKeys keys(chain.first_key);
    // +chain: by the index of kinds. By the chain SQLite would read every entry of it.
    (void)database.for_each(fmt::format("SELECT {} FROM main.entries WHERE kind = 'key' AND +chain = ? AND seq < ? "
                                        "ORDER BY seq",
                                        kEntryColumns),
                            {to_blob(chain.chain), end.value}, [&](const Row& row) {
                                if (const auto entry = read_entry(row)) keys.take(*entry);
                                return true;
                            });
    return keys;
}

ChainKeys read_keys(const Database& database, const ChainRow& chain) {
    return read_keys(database, chain, EntrySeq{std::numeric_limits<std::int64_t>::max()});
}

ChainReport check_chain(const Database& database, const ChainRow& chain, const ChainNames& names, EntrySeq from) {
    Checker checker(chain, names, read_keys(database, chain, from), from);
    const auto read = check_rows(database, chain, from, checker);
    if (!read) check_from_the_end(database, chain, read.error(), checker);
    return checker.take();
}

}  // namespace jadoube::log
