#include "log/chain/chain_rows.hpp"

#include <fmt/format.h>

#include "base/error.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kOwnSql =
    "SELECT chain FROM main.chains WHERE chain NOT IN (SELECT chain FROM main.heads) LIMIT 2";
// CROSS: the few chains first, and of each its first entry; the other way SQLite would read all that were ever
// recorded.
constexpr std::string_view kBegunSql =
    "SELECT c.chain, c.device, e.hlc FROM main.chains c CROSS JOIN main.entries e ON e.chain = c.chain AND e.seq = 1";

template <typename T>
std::optional<T> bytes_in(const SqlValue& value) {
    const auto* blob = std::get_if<Blob>(&value);
    return blob != nullptr ? from_raw<T>(blob->value) : std::nullopt;
}

std::optional<ChainBegun> begun_in(const Row& row) {
    const auto chain = bytes_in<ChainId>(row[0]);
    const auto* device = std::get_if<TextValue>(&row[1]);
    const auto* hlc = std::get_if<TextValue>(&row[2]);
    const auto time = hlc != nullptr ? parse_logical_time(hlc->value) : std::nullopt;
    if (!chain || device == nullptr || !time) return std::nullopt;
    return ChainBegun{*chain, device->value, *time};
}

}  // namespace

Result<ChainRow> read_chain_row(const Row& row) {
    const auto chain = bytes_in<ChainId>(row[0]);
    const auto* device = std::get_if<TextValue>(&row[1]);
    const auto key = bytes_in<PublicKey>(row[2]);
    if (chain && device != nullptr && key) return ChainRow{*chain, device->value, *key};
    return failure(ErrorCode::log_damaged, "a row of the table chains has a column of a wrong type or length");
}

Result<ChainRow> chain_row_in(const Database& database, const ChainId& chain) {
    const auto rows =
        database.rows(fmt::format("SELECT {} FROM main.chains WHERE chain = ?", kChainColumns), {Blob{to_raw(chain)}});
    if (!rows) return tl::unexpected(rows.error());
    if (rows->size() == 1) return read_chain_row(rows->front());
    return failure(ErrorCode::log_damaged, "the log names no such chain");
}

Result<std::optional<ChainId>> own_chain_in(const Database& database) {
    const auto rows = database.rows(kOwnSql);
    if (!rows) return tl::unexpected(rows.error());
    return rows->size() == 1 ? bytes_in<ChainId>(rows->front().front()) : std::optional<ChainId>();
}

Result<ChainNames> names_in(const Database& database, const std::optional<ChainId>& own) {
    const auto rows = database.rows(kBegunSql);
    if (!rows) return tl::unexpected(rows.error());
    std::vector<ChainBegun> begun;
    for (const Row& row : *rows)
        if (auto one = begun_in(row)) begun.push_back(std::move(*one));
    return ChainNames(std::move(begun), own);
}

}  // namespace jadoube::log
