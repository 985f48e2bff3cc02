// One SQLite file, opened so that nothing it holds or is called can surprise us. Knows SQL, not what a log is;
// database.cpp alone sees SQLite.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"

namespace jadoube::log {

enum class Access { read, append };

struct TextValue {
    std::string value;
    friend bool operator==(const TextValue&, const TextValue&) = default;
};
struct Blob {
    std::string value;
    friend bool operator==(const Blob&, const Blob&) = default;
};
/// A column of a row, or what is bound to a `?`.
using SqlValue = std::variant<std::nullptr_t, std::int64_t, double, TextValue, Blob>;
using Row = std::vector<SqlValue>;

/// A connection. Not for use by two threads, nor across fork(). Every failure has the file in `where`; its code is
/// log_busy (waited in vain), log_readonly, log_full, log_damaged, log_foreign (no SQLite file), log_unknown (the disk
/// failed in the middle) or internal.
class Database {
public:
    /// Makes a new file (mode 0600) that must not exist.
    [[nodiscard]] static Result<Database> create(const std::filesystem::path& absolute);
    /// Opens a regular file at an absolute path, its folder resolved; links are refused. For `append`, fails with
    /// log_readonly where file or folder cannot be written. For `read` on a read-only or full disk the file is read
    /// into memory, and refused if a -wal beside it holds more. `wait` is how long each step waits for another writer.
    [[nodiscard]] static Result<Database> open(const std::filesystem::path& absolute, Access access,
                                               std::chrono::milliseconds wait);
    /// An empty database without a file.
    [[nodiscard]] static Result<Database> in_memory();

    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    Database(Database&&) noexcept;
    Database& operator=(Database&&) noexcept;
    ~Database();

    /// Whether the last to close the file carries over what stands in the -wal file, and removes that. Not where it was
    /// opened: whoever only reads leaves it as it is, and so does whoever finds damage: it may be evidence.
    void carry_over_on_close(bool is_carried);

    /// Sets the journal that every commit needs: write-ahead, each commit synced and carried into the main file. Fails
    /// with log_readonly where SQLite cannot keep it.
    [[nodiscard]] Result<void> use_write_ahead_log();

    /// Runs one statement for its effect.
    [[nodiscard]] Result<void> run(std::string_view sql, const Row& values = {});
    /// Gives each row to `take` until that answers false. Rows before a failure have been given.
    [[nodiscard]] Result<void> for_each(std::string_view sql, const Row& values,
                                        const std::function<bool(const Row&)>& take) const;
    [[nodiscard]] Result<std::vector<Row>> rows(std::string_view sql, const Row& values = {}) const;
    /// The first column of the first row; null where there is no row.
    [[nodiscard]] Result<SqlValue> value(std::string_view sql, const Row& values = {}) const;

    /// So many of the first bytes of the main file, fewer where it is shorter, past what SQLite makes of them. The file
    /// is never opened beside its connection: closing it would drop, for the whole program, the locks that SQLite holds
    /// (fcntl(2)), and another program would then remove the -wal file under our hands. Fails with log_unknown.
    [[nodiscard]] Result<std::string> start_of_file(std::size_t bytes) const;

    /// Ends the connection. Every later call fails with log_unknown.
    void close();

    /// What was committed is carried into the main file and synced. Fails with log_unknown or log_busy.
    [[nodiscard]] Result<void> checkpoint();
    /// The same without waiting: whether nothing but the main file is needed to read all that was committed, or false
    /// where somebody reads what must be carried. Fails as checkpoint does but for log_busy.
    [[nodiscard]] Result<bool> carry_over();

private:
    struct Connection;
    explicit Database(std::unique_ptr<Connection> connection);
    [[nodiscard]] static Result<Database> connect(const std::filesystem::path& path, int flags,
                                                  std::chrono::milliseconds wait);
    [[nodiscard]] static Result<Database> require_writable(Database database);
    [[nodiscard]] static Result<Database> read_into_memory(const std::filesystem::path& path);
    std::unique_ptr<Connection> connection_;
};

/// The first column of the first row as a number; 0 where there is no row, or no number in it.
[[nodiscard]] Result<std::int64_t> number(const Database& database, std::string_view sql, const Row& values = {});

}  // namespace jadoube::log
