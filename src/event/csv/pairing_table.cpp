#include "event/csv/pairing_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/text.hpp"
#include "event/csv/cells.hpp"
#include "event/player_name.hpp"
#include "event/result_words.hpp"

namespace jadoube::event {
namespace {

using Kind = ImportFindingKind;

constexpr std::size_t kHeaderWithin = 10;
constexpr std::int64_t kLastNumber = 9999;

enum class Column { round, board, white, black, result };

struct ColumnWords {
    Column column;
    std::string_view name;
    std::vector<std::string_view> words;  // as `folded` makes them
};

const std::vector<ColumnWords>& column_words() {
    static const std::vector<ColumnWords> kWords{
        {Column::round, "round", {"round", "rd", "rd.", "rnd", "runde", "ronde", "ronda"}},
        {Column::board,
         "board",
         {"board", "bo", "bo.", "brett", "br.", "tisch", "table", "tab.", "echiquier", "tablero", "mesa"}},
        {Column::white, "white", {"white", "white player", "white name", "weiss", "blanc", "blancs", "blancas"}},
        {Column::black, "black", {"black", "black player", "black name", "schwarz", "noir", "noirs", "negras"}},
        {Column::result, "result", {"result", "res", "res.", "ergebnis", "erg.", "resultat", "resultado"}},
    };
    return kWords;
}

const ColumnWords* column_called(const std::string& header) {
    const std::string word = folded(header);
    for (const ColumnWords& column : column_words())
        if (std::find(column.words.begin(), column.words.end(), word) != column.words.end()) return &column;
    return nullptr;
}

using Places = std::map<Column, std::size_t>;

/// The first column of each kind; nothing unless both players are among them.
std::optional<Places> header_in(const Cells& row) {
    Places places;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (const ColumnWords* column = column_called(row[i].text)) places.emplace(column->column, i);
    if (places.count(Column::white) == 0 || places.count(Column::black) == 0) return std::nullopt;
    return places;
}

bool is_player(const std::string& name) {
    static const std::set<std::string, std::less<>> kNobody{"",           "-",       "bye",   "spielfrei",
                                                            "not paired", "freilos", "exempt"};
    return kNobody.count(folded(name)) == 0;
}

class TableReader {
public:
    TableReader(const Cells& header, Places places, std::string section, std::optional<int> round)
        : places_(std::move(places)), section_(std::move(section)), round_(round) {
        table_.has_boards = places_.count(Column::board) != 0;
        table_.has_round = round_ || places_.count(Column::round) != 0;
        for (const ColumnWords& column : column_words())
            if (const auto place = places_.find(column.column); place != places_.end())
                table_.columns.push_back(fmt::format("{}: {}", header[place->second].text, column.name));
    }

    void take(const Cells& row) {
        const Cell white = cell_in(row, Column::white);
        const Cell black = cell_in(row, Column::black);
        ++rows_;
        for (const Cell& cell : row)
            if (cell.is_unclosed) note(Kind::unclosed_quote, cell, fmt::format("'{}'", cell.text));
        if (!table_.has_round || !is_player(white.text) || !is_player(black.text)) return;
        const auto game = game_of(row);
        if (!game) return;
        if (!boards_.insert(*game).second)
            return note(Kind::number_twice, row.front(), fmt::format("{} is told before", to_text(*game)));
        const auto names = chess::ByColor<std::string>{name_in(white), name_in(black)};
        if (folded(names.white) == folded(names.black))
            return note(Kind::player_twice, black, fmt::format("'{}' against himself, which is left out", names.black));
        meet(*game, white);
        meet(*game, black);
        names_.insert(names.white);
        names_.insert(names.black);
        table_.games.push_back({*game, names, result_in(row)});
    }

    PairingTable finish() {
        table_.players = names_.size();
        return std::move(table_);
    }

private:
    /// A player sits at one board of a round; two of one name may sit at two.
    void meet(const GameReference& game, const Cell& cell) {
        const auto [first, is_new] = boards_of_players_.emplace(std::pair(game.round, folded(cell.text)), game);
        if (!is_new)
            note(Kind::player_twice, cell,
                 fmt::format("'{}' is at {} and at {}", cell.text, to_text(first->second), to_text(game)));
    }

    [[nodiscard]] Cell cell_in(const Cells& row, Column column) const {
        const auto place = places_.find(column);
        return place == places_.end() || place->second >= row.size() ? Cell{} : row[place->second];
    }

    /// Nothing, with a finding, where a number is none.
    std::optional<int> number_in(const Cells& row, Column column, std::optional<int> otherwise) {
        if (places_.count(column) == 0) return otherwise;
        const Cell cell = cell_in(row, column);
        const auto number = parse_int(cell.text);
        if (number && *number >= 1 && *number <= kLastNumber) return static_cast<int>(*number);
        unreadable(cell.text.empty() ? row.front() : cell, cell.text);
        return std::nullopt;
    }

    std::optional<GameReference> game_of(const Cells& row) {
        const auto round = number_in(row, Column::round, round_);
        const auto board = number_in(row, Column::board, rows_);
        if (!round || !board || *board > kLastNumber) return std::nullopt;
        return GameReference{.section = section_, .round = *round, .board = *board};
    }

    std::string name_in(const Cell& cell) {
        std::string name = made_fit(cell.text);
        if (name != cell.text)
            note(Kind::control_character, cell, "a name with characters that are no text, or too long, is cut");
        return name;
    }

    std::string result_in(const Cells& row) {
        const Cell cell = cell_in(row, Column::result);
        auto result = result_told(cell.text);
        if (!result) unreadable(cell, cell.text);
        return result.value_or(std::string());
    }

    void unreadable(const Cell& cell, const std::string& found) {
        note(Kind::unreadable, cell, fmt::format("'{}'", found));
    }
    void note(Kind kind, const Cell& cell, std::string text) {
        table_.findings.push_back({kind, cell.line, cell.column, std::move(text)});
    }

    Places places_;
    std::string section_;
    std::optional<int> round_;
    int rows_ = 0;
    std::set<GameReference> boards_;
    std::set<std::string> names_;
    std::map<std::pair<int, std::string>, GameReference> boards_of_players_;  // by round and name
    PairingTable table_;
};

}  // namespace

std::optional<PairingTable> read_pairing_table(std::string_view text, const std::string& section,
                                               std::optional<int> round) {
    const std::vector<Cells> rows = rows_of(text);
    for (std::size_t i = 0; i < std::min(rows.size(), kHeaderWithin); ++i) {
        const auto places = header_in(rows[i]);
        if (!places) continue;
        TableReader reader(rows[i], *places, section, round);
        for (std::size_t row = i + 1; row < rows.size(); ++row) reader.take(rows[row]);
        return reader.finish();
    }
    return std::nullopt;
}

}  // namespace jadoube::event
