#include "log/entry/entry.hpp"

#include <fmt/format.h>

#include "base/canonical_json.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "log/disk/schema.hpp"
#include "log/entry/confidential_json.hpp"
#include "log/entry/entry_parts.hpp"
#include "log/entry/veil.hpp"
#include "log/keys/signing.hpp"

namespace jadoube::log {
namespace {

constexpr std::int64_t kBodyVersion = 1;
constexpr std::int64_t kMostEntries = (std::int64_t{1} << 53) - 1;

/// What anybody can read of it.
Json data_json(const Entry& entry) {
    return to_json(entry.veil && !entry.is_veiled ? veiled(entry.data) : entry.data);
}

Json body_json(const Entry& entry) {
    Json body = Json::object({{"v", kBodyVersion},
                              {"chain", to_hex(entry.chain)},
                              {"seq", entry.seq.value},
                              {"prev", to_hex(entry.prev)},
                              {"id", to_hex(entry.id)},
                              {"kind", name_of(entry.kind())},
                              {"at", entry.at.ms},
                              {"hlc", to_text(entry.hlc)},
                              {"author", entry.author},
                              {"game", entry.game ? Json(event::to_text(*entry.game)) : Json()},
                              {"supersedes", entry.supersedes ? Json(to_hex(*entry.supersedes)) : Json()},
                              {"data", data_json(entry)}});
    if (entry.veil) body.set("confidential", json_of(*entry.veil));
    return body;
}

LogicalTime read_logical_time(Fields& fields) {
    const auto time = parse_logical_time(fields.name("hlc"));
    if (!time) fields.refuse("hlc", "fifteen digits, a point, four digits");
    return time.value_or(LogicalTime{});
}

EntryData read_kind_and_data(Fields& fields) {
    const auto kind = kind_named(fields.name("kind"));
    if (!kind) fields.refuse("kind", "a kind of entry that this version knows");
    auto data = read_data(kind.value_or(EntryKind::withdrawal), fields.object("data"));
    if (data) return *data;
    fields.refuse(data.error());
    return Withdrawn{};
}

std::optional<EncryptedField> read_veil(Fields& fields, const EntryData& data) {
    if (!fields.has("confidential")) return std::nullopt;
    if (!can_be_veiled(kind_of(data)) || veiled(data) != data)
        fields.refuse("confidential", "an entry on an incident, without what it says");
    return read_part(fields, "confidential", fields.object("confidential"), read_encrypted_field);
}

Result<Entry> read_members(const Json& body) {
    Fields fields(body, "");
    if (fields.number("v", 0, kMostEntries) != kBodyVersion) fields.refuse("v", fmt::format("{}", kBodyVersion));
    Entry entry{.chain = fields.bytes<ChainId>("chain"),
                .seq = EntrySeq{fields.number("seq", 1, kMostEntries)},
                .id = fields.bytes<EntryId>("id"),
                .data = read_kind_and_data(fields),
                .author = fields.name("author"),
                .game = read_game_or_null(fields, "game"),
                .supersedes = fields.bytes_or_null<EntryId>("supersedes"),
                .at = UtcTime{fields.number("at", 0, kLatestTime.ms)},
                .hlc = read_logical_time(fields),
                .prev = fields.bytes<EntryHash>("prev")};
    entry.veil = read_veil(fields, entry.data);
    entry.is_veiled = entry.veil.has_value();
    return fields.finish(std::move(entry));
}

bool speaks_of_a_game(EntryKind kind) {
    switch (kind) {
        case EntryKind::event:
        case EntryKind::rules:
        case EntryKind::clocks_read:
        case EntryKind::imported:
        case EntryKind::pairing:
        case EntryKind::merged:
        case EntryKind::device_retired:
        case EntryKind::key: return false;
        default: return true;
    }
}

tl::unexpected<Error> refuse(std::string why, std::string where) {
    return failure(ErrorCode::json_shape, std::move(why), std::move(where));
}

}  // namespace

std::string body_of(const Entry& entry) {
    return to_canonical_text(body_json(entry));
}

Result<Entry> read_body(std::string_view body) {
    return read_body(body, hash_of_entry(body));
}

Result<Entry> read_body(std::string_view body, const EntryHash& hash) {
    const auto damaged = [](const Error& problem) {
        return failure(ErrorCode::log_damaged, problem.message, problem.where, "see: jadoube verify");
    };
    const auto canonical = read_canonical_json(body);
    const auto json = canonical ? Result<Json>(*canonical) : parse_json(body, "body");
    if (!json) return damaged(json.error());
    auto entry = read_members(*json);
    if (!entry) return damaged(entry.error());
    if (!canonical || body_json(*entry) != *canonical)
        return damaged({.message = "the body is not in the one canonical spelling"});
    entry->hash = hash;
    return entry;
}

Result<void> check_place(const Entry& entry) {
    const EntryKind kind = entry.kind();
    if (entry.seq == EntrySeq{1} && kind != EntryKind::event) return refuse("a chain begins with its event", "/kind");
    if (entry.seq != EntrySeq{1} && kind == EntryKind::event)
        return refuse("only the first entry names the event", "/kind");
    if (entry.supersedes.has_value() != (kind == EntryKind::withdrawal)) {
        return refuse("a withdrawal names the entry it withdraws, and nothing else does", "/supersedes");
    }
    if (!speaks_of_a_game(kind) && entry.game) return refuse("this kind of entry speaks of no game", "/game");
    if (speaks_of_a_game(kind) && kind != EntryKind::withdrawal && !entry.game) {
        return refuse(fmt::format("an entry of the kind '{}' names its game", name_of(kind)), "/game");
    }
    return {};
}

Result<void> check_entry(const Entry& entry) {
    if (auto fits = check_place(entry); !fits) return fits;
    const std::string body = body_of(entry);
    if (body.size() > kLargestBody) {
        return failure(ErrorCode::too_large,
                       fmt::format("an entry of {} bytes; at most {} can be recorded", body.size(), kLargestBody));
    }
    // What cannot be read back exactly must not be recorded: text that is no UTF-8, numbers that JSON cannot hold.
    const auto read = read_body(body);
    if (!read) return refuse(read.error().message, read.error().where);
    if (data_json(*read) != data_json(entry) || read->author != entry.author)
        return refuse("text that is not UTF-8", "/data");
    return {};
}

Json to_json(const Entry& entry) {
    return Json::object({{"body", body_json(entry)}, {"hash", to_hex(entry.hash)}});
}

}  // namespace jadoube::log
