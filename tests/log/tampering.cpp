#include "tampering.hpp"

#include <sqlite3.h>

#include "catch.hpp"
#include "log/disk/schema.hpp"

namespace jadoube::log {

std::string tamper(const std::filesystem::path& path, const std::string& sql) {
    sqlite3* handle = nullptr;
    REQUIRE(sqlite3_open(path.c_str(), &handle) == SQLITE_OK);
    char* words = nullptr;
    sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, &words);
    const std::string answer = words != nullptr ? words : "";
    sqlite3_free(words);
    sqlite3_close(handle);
    return answer;
}

std::string past_triggers(const std::string& sql) {
    std::string drop;
    std::string create;
    for (const std::string_view statement : schema_statements()) {
        constexpr std::string_view kCreate = "CREATE TRIGGER ";
        if (statement.substr(0, kCreate.size()) != kCreate) continue;
        const std::string_view rest = statement.substr(kCreate.size());
        drop += "DROP TRIGGER " + std::string(rest.substr(0, rest.find(' '))) + ";";
        create += std::string(statement) + ";";
    }
    return drop + sql + ";" + create;
}

std::string blob(const std::string& raw) {
    return "x'" + hex_of(raw) + "'";
}

std::string sql_text(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? "''" : std::string(1, c);
    return quoted + "'";
}

std::string rewrite(std::int64_t seq, const std::string& body, const DeviceKey& key) {
    const EntryHash hash = hash_of_entry(body);
    return "UPDATE entries SET body=" + sql_text(body) + ", hash=" + blob(to_raw(hash)) +
           ", sig=" + blob(to_raw(key.sign(hash))) + " WHERE seq=" + std::to_string(seq);
}

}  // namespace jadoube::log
