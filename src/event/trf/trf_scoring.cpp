#include "event/trf/trf_scoring.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

struct Symbol {
    std::string_view name;
    std::vector<Score> scores;
};

const Symbol* symbol_named(std::string_view name) {
    static const std::vector<Symbol> kSymbols{
        {"W", {Score::win, Score::short_win, Score::forfeit_win, Score::full_bye, Score::pairing_bye}},
        {"D", {Score::draw, Score::short_draw, Score::half_bye}},
        {"L", {Score::loss, Score::short_loss}},
        {"WW", {Score::win, Score::short_win}},
        {"BW", {Score::win, Score::short_win}},
        {"WD", {Score::draw, Score::short_draw}},
        {"BD", {Score::draw, Score::short_draw}},
        {"WL", {Score::loss, Score::short_loss}},
        {"BL", {Score::loss, Score::short_loss}},
        {"P", {Score::pairing_bye}},
        {"PAB", {Score::pairing_bye}},
        {"A", {Score::zero_bye}},
        {"ZPB", {Score::zero_bye}},
        {"HPB", {Score::half_bye}},
        {"FPB", {Score::full_bye}},
        {"FW", {Score::forfeit_win}},
        {"FL", {Score::forfeit_loss}},
        {"X", {}},  // a result not known yet
        {"TW", {Score::win}},
        {"TD", {Score::draw}},
        {"TL", {Score::loss}},
        {"BBW", {Score::win, Score::short_win, Score::forfeit_win, Score::full_bye, Score::pairing_bye}},
        {"BBD", {Score::draw, Score::short_draw, Score::half_bye}},
        {"BBL", {Score::loss, Score::short_loss}},
        {"BBZ", {Score::zero_bye}},
        {"BBF", {Score::forfeit_loss}},
        {"BBU", {Score::pairing_bye}},
    };
    const auto found = std::find_if(kSymbols.begin(), kSymbols.end(), [&](const Symbol& s) { return s.name == name; });
    return found == kSymbols.end() ? nullptr : &*found;
}

struct SymbolPoints {
    std::string symbol;
    std::string points;
    int column;
};

/// "W 3.0 D=1": letters, then what is no letter.
std::vector<SymbolPoints> pairs_in(const Line& line, int first_column) {
    std::vector<SymbolPoints> pairs;
    for (int column = first_column; column <= line.width();) {
        if (!is_letter(line.at(column))) {
            ++column;
            continue;
        }
        const int begin = column;
        while (is_letter(line.at(column))) ++column;
        const int end = column;
        while (column <= line.width() && !is_letter(line.at(column))) ++column;
        std::string points = line.field(end, column - 1);
        if (points.starts_with('=')) points.erase(0, 1);
        pairs.push_back({line.field(begin, end - 1), std::move(points), begin});
    }
    return pairs;
}

void take_scoring(TrfFields& fields, int first_column, Scoring& scoring) {
    for (const SymbolPoints& pair : pairs_in(fields.line(), first_column)) {
        const Symbol* symbol = symbol_named(pair.symbol);
        const auto points = parse_points(pair.points);
        if (symbol == nullptr || !points) {
            fields.note(ImportFindingKind::unreadable, pair.column,
                        fmt::format("scoring: '{} {}'", pair.symbol, pair.points));
            continue;
        }
        for (const Score score : symbol->scores) scoring[static_cast<std::size_t>(score)] = *points;
    }
}

}  // namespace

void read_scoring(TrfFields& fields, Scoring& scoring) {
    take_scoring(fields, 5, scoring);
}

void read_score_record(TrfFields& fields, Scoring& scoring) {
    take_scoring(fields, 1, scoring);
}

}  // namespace jadoube::event
