#include "log/disk/database.hpp"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <new>

#include "base/error.hpp"
#include "base/file.hpp"
#include "log/disk/log_path.hpp"
#include "log/disk/schema.hpp"

namespace jadoube::log {

struct Database::Connection {
    SQLite::Database handle;
    std::filesystem::path path;
    std::chrono::milliseconds wait;
};

namespace {

constexpr int kOpenFlags = SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_FULLMUTEX;

bool is_disk_full(int problem) {
    return problem == ENOSPC || problem == EDQUOT || problem == EFBIG;
}

/// Our code for what SQLite reports, and the words for it.
struct Meaning {
    ErrorCode code;
    std::string words;
    std::string hint;
};

Meaning meaning_of(int code, int system_problem, const std::string& words) {
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return {ErrorCode::log_busy, "another program is writing to the log", "try again"};
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_CANTOPEN:
            return {ErrorCode::log_readonly, "the log or its folder cannot be written",
                    "check who owns the file and its folder, and whether the disk may be written"};
        case SQLITE_PROTOCOL:
            return {ErrorCode::log_readonly, "the locks of this disk fail",
                    "move the log and its key to a disk of this computer: on a network disk locks may not hold"};
        case SQLITE_FULL: return {ErrorCode::log_full, "the disk is full", "make room on the disk, then try again"};
        case SQLITE_CORRUPT:
            return {ErrorCode::log_damaged, fmt::format("the file is damaged: {}", words), "see: jadoube verify"};
        case SQLITE_NOTADB: return {ErrorCode::log_foreign, "is not a log", "name a file made by jadoube init"};
        case SQLITE_IOERR:
            if (is_disk_full(system_problem)) {
                return {ErrorCode::log_full, fmt::format("the disk is full: {}", std::strerror(system_problem)),
                        "make room on the disk, then try again"};
            }
            return {ErrorCode::log_unknown,
                    fmt::format("the disk failed ({}: {})", code, std::strerror(system_problem)),
                    "check the disk and the folder of the log"};
        default: return {ErrorCode::internal, fmt::format("SQLite says {}: {}", code, words), {}};
    }
}

/// What the system said last of the log or its -wal file; SQLite itself forgets it where a commit fails.
int system_problem_of(sqlite3* handle) {
    if (handle == nullptr) return 0;
    if (const int known = sqlite3_system_errno(handle); known != 0) return known;
    for (const int which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        int problem = 0;
        sqlite3_file_control(handle, "main", which, &file);
        if (file == nullptr || file->pMethods == nullptr) continue;
        file->pMethods->xFileControl(file, SQLITE_FCNTL_LAST_ERRNO, &problem);
        if (problem != 0) return problem;
    }
    return 0;
}

/// As where `new` has no more. It says nothing of the log, and is no error of ours.
[[noreturn]] void memory_failed() {
    if (const auto handler = std::get_new_handler()) handler();
    throw std::bad_alloc();
}

Error error_of(sqlite3* handle, int code, const std::string& words, const std::filesystem::path& path) {
    if ((code & 0xFF) == SQLITE_NOMEM || code == SQLITE_IOERR_NOMEM) memory_failed();
    const int system_problem = system_problem_of(handle);
    Meaning meaning = meaning_of(code, system_problem, words);
    return {meaning.code, std::move(meaning.words), shown(path), std::move(meaning.hint)};
}

Error error_of(sqlite3* handle, const SQLite::Exception& problem, const std::filesystem::path& path) {
    return error_of(handle, problem.getExtendedErrorCode(), problem.what(), path);
}

/// What holds for every connection before it reads a page.
void make_defensive(SQLite::Database& database, std::chrono::milliseconds wait) {
    sqlite3* handle = database.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    database.setBusyTimeout(static_cast<int>(wait.count()));
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, static_cast<int>(kLargestText + kLargestBody));
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100'000);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1);
    database.exec(
        "PRAGMA foreign_keys=ON; PRAGMA recursive_triggers=ON; PRAGMA cell_size_check=ON; PRAGMA mmap_size=0;"
        "PRAGMA temp_store=MEMORY; PRAGMA secure_delete=ON; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=1");
}

bool holds_anything(const std::filesystem::path& file) {
    struct stat status {};
    return ::lstat(file.c_str(), &status) == 0 && status.st_size > 0;
}

void bind(SQLite::Statement& statement, const Row& values) {
    int position = 0;
    for (const SqlValue& value : values) {
        ++position;
        if (const auto* number = std::get_if<std::int64_t>(&value)) {
            statement.bind(position, *number);
        } else if (const auto* text = std::get_if<TextValue>(&value)) {
            statement.bind(position, text->value);
        } else if (const auto* blob = std::get_if<Blob>(&value)) {
            statement.bind(position, blob->value.data(), static_cast<int>(blob->value.size()));
        } else {
            statement.bind(position);
        }
    }
}

SqlValue value_of(const SQLite::Column& column) {
    switch (column.getType()) {
        case SQLITE_INTEGER: return column.getInt64();
        case SQLITE_FLOAT: return column.getDouble();
        case SQLITE_TEXT: return TextValue{column.getString()};
        case SQLITE_BLOB: return Blob{column.getString()};
        default: return nullptr;
    }
}

Row row_of(SQLite::Statement& statement) {
    Row row;
    for (int i = 0; i < statement.getColumnCount(); ++i) row.push_back(value_of(statement.getColumn(i)));
    return row;
}

}  // namespace

Database::Database(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Database::Database(Database&&) noexcept = default;
Database& Database::operator=(Database&&) noexcept = default;
Database::~Database() = default;

Result<Database> Database::connect(const std::filesystem::path& path, int flags, std::chrono::milliseconds wait) {
    std::unique_ptr<Connection> connection;
    try {
        connection =
            std::make_unique<Connection>(Connection{SQLite::Database(path.string(), flags | kOpenFlags), path, wait});
    } catch (const SQLite::Exception& problem) {
        return tl::unexpected<Error>(error_of(nullptr, problem, path));
    }
    try {
        make_defensive(connection->handle, wait);
        connection->handle.execAndGet("SELECT count(*) FROM sqlite_schema");
    } catch (const SQLite::Exception& problem) {
        return tl::unexpected<Error>(error_of(connection->handle.getHandle(), problem, path));
    }
    return Database(std::move(connection));
}

Result<Database> Database::create(const std::filesystem::path& absolute) {
    const int file = ::open(absolute.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0) {
        const ErrorCode code = is_disk_full(errno) ? ErrorCode::log_full : ErrorCode::log_readonly;
        return failure(code, fmt::format("cannot be made: {}", std::strerror(errno)), shown(absolute),
                       "choose a folder that can be written");
    }
    ::close(file);
    return connect(absolute, SQLITE_OPEN_READWRITE, {});
}

Result<Database> Database::open(const std::filesystem::path& absolute, Access access, std::chrono::milliseconds wait) {
    if (const auto regular = require_regular_file(absolute); !regular) return tl::unexpected(regular.error());
    if (access == Access::append) {
        auto opened = connect(absolute, SQLITE_OPEN_READWRITE, wait).and_then(require_writable);
        if (opened) opened->carry_over_on_close(false);
        return opened;
    }
    auto opened = connect(absolute, SQLITE_OPEN_READONLY, wait);
    const bool has_no_place =
        !opened && (opened.error().code == ErrorCode::log_readonly || opened.error().code == ErrorCode::log_full);
    if (has_no_place) return read_into_memory(absolute);  // for what SQLite keeps beside the file
    if (opened) opened->carry_over_on_close(false);
    return opened;
}

// NOLINTNEXTLINE(readability-make-member-function-const): it changes what happens to the file
void Database::carry_over_on_close(bool is_carried) {
    sqlite3_db_config(connection_->handle.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_carried ? 0 : 1, nullptr);
}

Result<Database> Database::require_writable(Database database) {
    sqlite3* handle = database.connection_->handle.getHandle();
    if (sqlite3_db_readonly(handle, "main") == 0) return database;
    return tl::unexpected<Error>(error_of(handle, SQLITE_READONLY, {}, database.connection_->path));
}

Result<Database> Database::read_into_memory(const std::filesystem::path& path) {
    constexpr std::size_t kMostBytes = std::size_t{1} << 30U;
    constexpr std::size_t kWriteVersion = 18;  // of the file header: 2 is WAL, which memory cannot keep; 1 is not
    constexpr std::size_t kReadVersion = 19;
    if (holds_anything(path.string() + "-wal")) {
        return failure(ErrorCode::log_readonly,
                       "entries stand in the -wal file beside the log, which cannot be read here", shown(path),
                       "copy the log and its -wal file together to a folder that can be written");
    }
    auto content = read_file(path, kMostBytes);
    if (!content) return tl::unexpected(content.error());
    if (content->size() > kReadVersion) (*content)[kWriteVersion] = (*content)[kReadVersion] = 1;
    auto database = in_memory();
    if (!database) return database;
    auto* bytes = static_cast<unsigned char*>(sqlite3_malloc64(content->size()));
    if (bytes == nullptr) memory_failed();
    std::copy(content->begin(), content->end(), bytes);
    const auto size = static_cast<sqlite3_int64>(content->size());
    database->connection_->path = path;
    sqlite3* handle = database->connection_->handle.getHandle();
    const int code = sqlite3_deserialize(handle, "main", bytes, size, size,
                                         SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
    if (code != SQLITE_OK) return tl::unexpected<Error>(error_of(handle, code, sqlite3_errstr(code), path));
    if (const auto readable = database->value("SELECT count(*) FROM sqlite_schema"); !readable) {
        return tl::unexpected(readable.error());
    }
    return database;
}

Result<Database> Database::in_memory() {
    return connect(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, {});
}

Result<void> Database::for_each(std::string_view sql, const Row& values,
                                const std::function<bool(const Row&)>& take) const {
    if (!connection_) return failure(ErrorCode::log_unknown, "the log was closed after a failure");
    try {
        SQLite::Statement statement(connection_->handle, std::string(sql));
        bind(statement, values);
        while (statement.executeStep()) {
            if (!take(row_of(statement))) break;
        }
        return {};
    } catch (const SQLite::Exception& problem) {
        return tl::unexpected<Error>(error_of(connection_->handle.getHandle(), problem, connection_->path));
    }
}

Result<void> Database::use_write_ahead_log() {
    const SqlValue wal = TextValue{"wal"};
    auto mode =
        value("PRAGMA main.journal_mode");  // setting it needs the file for oneself, so only where it is another
    if (mode && *mode != wal) mode = value("PRAGMA main.journal_mode=WAL");
    if (!mode) return tl::unexpected(mode.error());
    if (*mode == wal) return {};
    return failure(ErrorCode::log_readonly, "SQLite cannot keep its write-ahead log here", shown(connection_->path),
                   "move the log to a local disk");
}

// NOLINTNEXTLINE(readability-make-member-function-const): it changes the file
Result<void> Database::run(std::string_view sql, const Row& values) {
    return for_each(sql, values, [](const Row&) { return true; });
}

Result<std::vector<Row>> Database::rows(std::string_view sql, const Row& values) const {
    std::vector<Row> all;
    const auto read = for_each(sql, values, [&](const Row& row) {
        all.push_back(row);
        return true;
    });
    if (!read) return tl::unexpected(read.error());
    return all;
}

Result<SqlValue> Database::value(std::string_view sql, const Row& values) const {
    auto all = rows(sql, values);
    if (!all) return tl::unexpected(all.error());
    if (all->empty() || all->front().empty()) return SqlValue(nullptr);
    return all->front().front();
}

Result<std::string> Database::start_of_file(std::size_t bytes) const {
    if (!connection_) return failure(ErrorCode::log_unknown, "the log was closed after a failure");
    sqlite3* handle = connection_->handle.getHandle();
    sqlite3_file* file = nullptr;
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_int64 size = 0;
    if (file == nullptr || file->pMethods == nullptr || file->pMethods->xFileSize(file, &size) != SQLITE_OK) {
        return tl::unexpected<Error>(error_of(handle, SQLITE_IOERR, {}, connection_->path));
    }
    std::string start(std::min(bytes, static_cast<std::size_t>(size)), '\0');
    const int code = file->pMethods->xRead(file, start.data(), static_cast<int>(start.size()), 0);
    if (code == SQLITE_OK) return start;
    return tl::unexpected<Error>(error_of(handle, code, sqlite3_errstr(code), connection_->path));
}

void Database::close() {
    connection_.reset();
}

Result<void> Database::checkpoint() {
    if (!connection_) return failure(ErrorCode::log_unknown, "the log was closed after a failure");
    sqlite3* handle = connection_->handle.getHandle();
    const int code = sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (code == SQLITE_OK) return {};
    return tl::unexpected<Error>(error_of(handle, code, sqlite3_errmsg(handle), connection_->path));
}

Result<bool> Database::carry_over() {
    if (!connection_) return failure(ErrorCode::log_unknown, "the log was closed after a failure");
    sqlite3* handle = connection_->handle.getHandle();
    int frames = 0;
    int carried = 0;
    sqlite3_busy_timeout(handle, 0);
    const int code = sqlite3_wal_checkpoint_v2(handle, nullptr, SQLITE_CHECKPOINT_TRUNCATE, &frames, &carried);
    sqlite3_busy_timeout(handle, static_cast<int>(connection_->wait.count()));
    if (code == SQLITE_OK) return true;
    if ((code & 0xFF) == SQLITE_BUSY) return frames >= 0 && frames == carried;
    return tl::unexpected<Error>(error_of(handle, code, sqlite3_errmsg(handle), connection_->path));
}

Result<std::int64_t> number(const Database& database, std::string_view sql, const Row& values) {
    const auto value = database.value(sql, values);
    if (!value) return tl::unexpected(value.error());
    const auto* number = std::get_if<std::int64_t>(&*value);
    return number != nullptr ? *number : 0;
}

}  // namespace jadoube::log
