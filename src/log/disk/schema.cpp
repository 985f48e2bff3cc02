#include "log/disk/schema.hpp"

#include <array>

namespace jadoube::log {
namespace {

// The triggers are a seat belt: whoever holds the file can drop them, and verify then says so. Every table that may not
// change is WITHOUT ROWID and looks for its keys before an insert, because REPLACE deletes rows past a delete trigger.
constexpr std::string_view kChains = R"sql(CREATE TABLE chains(
  chain     BLOB NOT NULL PRIMARY KEY CHECK(length(chain) = 32),     -- SHA-256("jadoube-chain-v1\n" || first_key)
  device    TEXT NOT NULL CHECK(device <> ''),                       -- what people call the device
  first_key BLOB NOT NULL CHECK(length(first_key) = 32)              -- Ed25519 public key
) STRICT, WITHOUT ROWID)sql";

constexpr std::string_view kChainsNoUpdate = R"sql(CREATE TRIGGER chains_no_update BEFORE UPDATE ON chains
BEGIN SELECT RAISE(ABORT, 'chains are append-only'); END)sql";

constexpr std::string_view kChainsNoDelete = R"sql(CREATE TRIGGER chains_no_delete BEFORE DELETE ON chains
BEGIN SELECT RAISE(ABORT, 'chains are append-only'); END)sql";

constexpr std::string_view kChainsAppend = R"sql(CREATE TRIGGER chains_append BEFORE INSERT ON chains
WHEN EXISTS(SELECT 1 FROM chains WHERE chain = NEW.chain)
BEGIN SELECT RAISE(ABORT, 'this chain is here already'); END)sql";

constexpr std::string_view kEntries = R"sql(CREATE TABLE entries(
  chain BLOB NOT NULL REFERENCES chains(chain),
  seq   INTEGER NOT NULL CHECK(seq >= 1),                            -- 1, 2, 3 ... in its chain
  id    BLOB NOT NULL UNIQUE CHECK(length(id) = 16),                 -- of the command: a retry finds itself
  body  TEXT NOT NULL CHECK(length(CAST(body AS BLOB)) BETWEEN 2 AND 262144),  -- canonical JSON: the evidence
  hash  BLOB NOT NULL CHECK(length(hash) = 32),                      -- SHA-256("jadoube-entry-v1\n" || body)
  sig   BLOB NOT NULL CHECK(length(sig) = 64),                       -- Ed25519 of "jadoube-sig-v1\n" || hash
  prev  BLOB NOT NULL CHECK(length(prev) = 32),                      -- hash of seq - 1; zeros for the first
  kind  TEXT NOT NULL,                                               -- prev, kind, game, hlc: copies from the body
  game  TEXT,
  hlc   TEXT NOT NULL,
  PRIMARY KEY(chain, seq)
) STRICT, WITHOUT ROWID)sql";

constexpr std::string_view kEntriesNoUpdate = R"sql(CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END)sql";

constexpr std::string_view kEntriesNoDelete = R"sql(CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are append-only'); END)sql";

constexpr std::string_view kEntriesAppend = R"sql(CREATE TRIGGER entries_append BEFORE INSERT ON entries
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entries WHERE chain = NEW.chain)
  OR EXISTS(SELECT 1 FROM entries WHERE id = NEW.id)
  OR NEW.prev IS NOT coalesce((SELECT hash FROM entries WHERE chain = NEW.chain ORDER BY seq DESC LIMIT 1), zeroblob(32))
BEGIN SELECT RAISE(ABORT, 'not the next entry'); END)sql";

// What a command needs of a long log: one game, and the numbers of incidents. They follow from the table.
constexpr std::string_view kEntriesGame = "CREATE INDEX entries_game ON entries(game, seq) WHERE game IS NOT NULL";
constexpr std::string_view kEntriesKind = "CREATE INDEX entries_kind ON entries(kind, seq)";

constexpr std::string_view kTexts = R"sql(CREATE TABLE texts(
  sha256  BLOB NOT NULL PRIMARY KEY CHECK(length(sha256) = 32),      -- of the content, as sha256sum says it
  content TEXT NOT NULL                                              -- rulesets, games: named from bodies by hash
) STRICT, WITHOUT ROWID)sql";

constexpr std::string_view kTextsNoUpdate = R"sql(CREATE TRIGGER texts_no_update BEFORE UPDATE ON texts
BEGIN SELECT RAISE(ABORT, 'texts are append-only'); END)sql";

constexpr std::string_view kTextsNoDelete = R"sql(CREATE TRIGGER texts_no_delete BEFORE DELETE ON texts
BEGIN SELECT RAISE(ABORT, 'texts are append-only'); END)sql";

constexpr std::string_view kTextsAppend = R"sql(CREATE TRIGGER texts_append BEFORE INSERT ON texts
WHEN EXISTS(SELECT 1 FROM texts WHERE sha256 = NEW.sha256)
BEGIN SELECT RAISE(ABORT, 'this text is here already'); END)sql";

constexpr std::string_view kHeads = R"sql(CREATE TABLE heads(
  chain BLOB NOT NULL,
  seq   INTEGER NOT NULL,
  note  TEXT NOT NULL,                                               -- signed: this chain reached this entry
  PRIMARY KEY(chain, seq),
  FOREIGN KEY(chain, seq) REFERENCES entries(chain, seq)
) STRICT, WITHOUT ROWID)sql";

constexpr std::string_view kHeadsNoUpdate = R"sql(CREATE TRIGGER heads_no_update BEFORE UPDATE ON heads
BEGIN SELECT RAISE(ABORT, 'heads are append-only'); END)sql";

constexpr std::string_view kHeadsNoDelete = R"sql(CREATE TRIGGER heads_no_delete BEFORE DELETE ON heads
BEGIN SELECT RAISE(ABORT, 'heads are append-only'); END)sql";

constexpr std::string_view kHeadsAppend = R"sql(CREATE TRIGGER heads_append BEFORE INSERT ON heads
WHEN NEW.seq <= (SELECT coalesce(max(seq), 0) FROM heads WHERE chain = NEW.chain)
BEGIN SELECT RAISE(ABORT, 'not a newer head'); END)sql";

constexpr std::string_view kFieldKeys = R"sql(CREATE TABLE field_keys(
  field BLOB NOT NULL PRIMARY KEY CHECK(length(field) = 16),         -- named from a body, which holds it encrypted
  key   BLOB NOT NULL                                                -- may be deleted: then the field is unreadable
) STRICT, WITHOUT ROWID)sql";

constexpr std::array kStatements{kChains,          kChainsNoUpdate,  kChainsNoDelete, kChainsAppend, kEntries,
                                 kEntriesNoUpdate, kEntriesNoDelete, kEntriesAppend,  kEntriesGame,  kEntriesKind,
                                 kTexts,           kTextsNoUpdate,   kTextsNoDelete,  kTextsAppend,  kHeads,
                                 kHeadsNoUpdate,   kHeadsNoDelete,   kHeadsAppend,    kFieldKeys};

}  // namespace

std::span<const std::string_view> schema_statements() {
    return kStatements;
}

}  // namespace jadoube::log
