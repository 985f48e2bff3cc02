#include "log/chain/entry_rows.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/disk/schema.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kHeadSql = "SELECT seq, hash FROM main.entries WHERE chain = ? ORDER BY seq DESC LIMIT 1";
// The latest of all chains; each chain's last entry is its latest.
constexpr std::string_view kLatestSql =
    "SELECT max((SELECT hlc FROM main.entries e WHERE e.chain = c.chain ORDER BY seq DESC LIMIT 1)) FROM main.chains c";

/// Takes the columns of a row apart, and remembers the first that is not as it must be.
class Columns {
public:
    explicit Columns(const Row& row) : row_(&row) {}

    template <typename T>
    T bytes(std::string_view name) {
        const auto* blob = std::get_if<Blob>(&next());
        const auto value = blob != nullptr ? from_raw<T>(blob->value) : std::nullopt;
        if (!value) refuse(fmt::format("the column {} does not hold {} bytes", name, T::kSize));
        return value.value_or(T{});
    }
    std::int64_t number(std::string_view name) {
        const auto* number = std::get_if<std::int64_t>(&next());
        if (number == nullptr) refuse(fmt::format("the column {} does not hold a number", name));
        return number != nullptr ? *number : 0;
    }
    std::string text(std::string_view name) {
        const auto* text = std::get_if<TextValue>(&next());
        if (text == nullptr) refuse(fmt::format("the column {} does not hold a text", name));
        return text != nullptr ? text->value : std::string();
    }
    std::optional<std::string> text_or_null(std::string_view name) {
        if (std::holds_alternative<std::nullptr_t>((*row_)[position_])) {
            ++position_;
            return std::nullopt;
        }
        return text(name);
    }
    [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

private:
    const SqlValue& next() { return (*row_)[position_++]; }
    void refuse(std::string why) {
        if (!problem_) problem_ = Error{ErrorCode::log_damaged, std::move(why)};
    }

    const Row* row_;
    std::size_t position_ = 0;
    std::optional<Error> problem_;
};

Result<LogicalTime> latest_time(const Database& database) {
    const auto latest = database.value(kLatestSql);
    if (!latest) return tl::unexpected(latest.error());
    const auto* text = std::get_if<TextValue>(&*latest);
    if (text == nullptr) return LogicalTime{};
    const auto time = parse_logical_time(text->value);
    if (!time)
        return failure(ErrorCode::log_damaged, "the time of the last entry is damaged", {}, "see: jadoube verify");
    return *time;
}

Result<void> check_text(const Database& database, const TextHash& hash) {
    const auto found = database.value("SELECT 1 FROM main.texts WHERE sha256 = ?", {to_blob(hash)});
    if (!found) return tl::unexpected(found.error());
    if (!std::holds_alternative<std::nullptr_t>(*found)) return {};
    return failure(ErrorCode::no_such_entry, fmt::format("the log keeps no text {}", to_hex(hash)));
}

/// What `given` refers to must be there, of the right kind, and of the same game.
Result<void> check_reference(const Database& database, const NewEntry& given, const EntryId& id,
                             std::optional<EntryKind> kind) {
    const auto target = find_entry(database, id);
    if (!target) return tl::unexpected(target.error());
    const std::string name = kind ? std::string(name_of(*kind)) : "entry that can be withdrawn";
    const bool fits = *target && (kind ? (*target)->kind() == *kind : may_be_withdrawn((*target)->kind()));
    if (!fits) return failure(ErrorCode::no_such_entry, fmt::format("no {} has the id {}", name, to_hex(id)));
    if ((*target)->game == given.game) return {};
    return failure(ErrorCode::no_such_entry, fmt::format("entry {} is of another game", (*target)->seq.value));
}

Result<void> check_end(const Database& database, const DeviceRetired& retired) {
    const auto hash = database.value("SELECT hash FROM main.entries WHERE chain = ? AND seq = ?",
                                     {to_blob(retired.chain), retired.last});
    if (!hash) return tl::unexpected(hash.error());
    if (*hash == SqlValue(to_blob(retired.head))) return {};
    return failure(ErrorCode::no_such_entry, "the entry up to which a device is believed is not in the log");
}

Result<void> check_references(const Database& database, const NewEntry& given) {
    for (const auto& [id, kind] : references_of(given.data)) {
        if (auto found = check_reference(database, given, id, kind); !found) return found;
    }
    for (const TextHash& text : texts_of(given.data)) {
        if (auto found = check_text(database, text); !found) return found;
    }
    if (const auto* retired = std::get_if<DeviceRetired>(&given.data))
        if (auto there = check_end(database, *retired); !there) return there;
    return given.supersedes ? check_reference(database, given, *given.supersedes, {}) : Result<void>{};
}

}  // namespace

bool is_of_event(EntryKind kind) {
    return kind == EntryKind::event || kind == EntryKind::rules || kind == EntryKind::imported ||
           kind == EntryKind::clocks_read || kind == EntryKind::device_retired;
}

Row of_game(const event::GameReference& game) {
    return {TextValue{event::to_text(game)}, TextValue{game.section}, std::int64_t{game.round}};
}

bool is_of_game(const Entry& entry, const event::GameReference& game) {
    const auto* round = std::get_if<RoundPaired>(&entry.data);
    if (round == nullptr) return entry.game == game;
    return event::RoundReference{round->section, round->round} == event::round_of(game);
}

Result<StoredEntry> read_row(const Row& row) {
    Columns columns(row);
    StoredEntry stored{.chain = columns.bytes<ChainId>("chain"),
                       .seq = EntrySeq{columns.number("seq")},
                       .id = columns.bytes<EntryId>("id"),
                       .body = columns.text("body"),
                       .hash = columns.bytes<EntryHash>("hash"),
                       .sig = columns.bytes<Signature>("sig"),
                       .prev = columns.bytes<EntryHash>("prev"),
                       .kind = columns.text("kind"),
                       .game = columns.text_or_null("game"),
                       .hlc = columns.text("hlc")};
    if (columns.problem()) return tl::unexpected<Error>(*columns.problem());
    return stored;
}

Result<Entry> read_entry(const Row& row) {
    const auto stored = read_row(row);
    if (!stored) return tl::unexpected(stored.error());
    auto entry = read_body(stored->body);
    const bool is_true = entry && entry->hash == stored->hash && entry->seq == stored->seq && entry->id == stored->id;
    if (entry && is_true) return entry;
    return failure(ErrorCode::log_damaged, fmt::format("entry {} is not as it was recorded", stored->seq.value), {},
                   "see: jadoube verify");
}

Result<std::optional<Entry>> find_entry(const Database& database, const EntryId& id) {
    const auto rows =
        database.rows(fmt::format("SELECT {} FROM main.entries WHERE id = ?", kEntryColumns), {to_blob(id)});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty()) return std::optional<Entry>();
    const auto entry = read_entry(rows->front());
    if (!entry) return tl::unexpected(entry.error());
    return std::optional<Entry>(*entry);
}

Result<Head> head_of(const Database& database, const ChainId& chain) {
    const auto rows = database.rows(kHeadSql, {to_blob(chain)});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->empty()) return Head{};
    Columns columns(rows->front());
    const Head head{EntrySeq{columns.number("seq")}, columns.bytes<EntryHash>("hash")};
    if (columns.problem()) return tl::unexpected<Error>(*columns.problem());
    return head;
}

Result<TextHash> keep_text(Database& database, std::string_view text) {
    if (!is_utf8(text) || text.find('\0') != std::string_view::npos) {
        return failure(ErrorCode::not_utf8, "a text with bytes that are not UTF-8 cannot be kept in the log");
    }
    if (text.size() > kLargestText) {
        return failure(ErrorCode::too_large,
                       fmt::format("a text of {} bytes; at most {} are kept", text.size(), kLargestText));
    }
    const TextHash hash = hash_of_text(text);
    const auto is_there = check_text(database, hash);
    if (is_there) return hash;
    if (is_there.error().code != ErrorCode::no_such_entry) return tl::unexpected(is_there.error());
    const auto kept = database.run("INSERT INTO main.texts(sha256, content) VALUES(?, ?)",
                                   {to_blob(hash), TextValue{std::string(text)}});
    if (!kept) return tl::unexpected(kept.error());
    return hash;
}

Result<void> insert_entry(Database& database, const Entry& entry, const std::string& body, const Signature& sig) {
    const SqlValue game = entry.game ? SqlValue(TextValue{event::to_text(*entry.game)}) : SqlValue(nullptr);
    const std::string sql =
        fmt::format("INSERT INTO main.entries({}) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", kEntryColumns);
    return database.run(sql, {to_blob(entry.chain), entry.seq.value, to_blob(entry.id), TextValue{body},
                              to_blob(entry.hash), to_blob(sig), to_blob(entry.prev),
                              TextValue{std::string(name_of(entry.kind()))}, game, TextValue{to_text(entry.hlc)}});
}

Result<Entry> record(Database& database, const ChainId& chain, const DeviceKey& key, const NewEntry& given, UtcTime now,
                     const std::optional<EncryptedField>& veil) {
    const auto head = head_of(database, chain);
    if (!head) return tl::unexpected(head.error());
    const auto latest = latest_time(database);
    if (!latest) return tl::unexpected(latest.error());
    Entry entry{.chain = chain,
                .seq = EntrySeq{head->seq.value + 1},
                .id = given.id,
                .data = given.data,
                .author = given.author,
                .game = given.game,
                .supersedes = given.supersedes,
                .at = now,
                .hlc = next_time(*latest, now),
                .prev = head->hash,
                .veil = veil};
    if (const auto fits = check_entry(entry); !fits) return tl::unexpected(fits.error());
    if (const auto known = check_references(database, given); !known) return tl::unexpected(known.error());
    const std::string body = body_of(entry);
    entry.hash = hash_of_entry(body);
    const auto inserted = insert_entry(database, entry, body, key.sign(entry.hash));
    if (!inserted) return tl::unexpected(inserted.error());
    return entry;
}

}  // namespace jadoube::log
