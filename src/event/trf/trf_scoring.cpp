#include "event/trf/trf_scoring.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace jadoube::event {
namespace {

struct Symbol {
    std::string_view name;
    std::vector<RoundScore> scores;
};

const Symbol* symbol_named(std::string_view name) {
    static const std::vector<Symbol> kSymbols{
        {"W",
         {RoundScore::win, RoundScore::short_win, RoundScore::forfeit_win, RoundScore::full_bye,
          RoundScore::pairing_bye}},
        {"D", {RoundScore::draw, RoundScore::short_draw, RoundScore::half_bye}},
        {"L", {RoundScore::loss, RoundScore::short_loss}},
        {"WW", {RoundScore::win, RoundScore::short_win}},
        {"BW", {RoundScore::win, RoundScore::short_win}},
        {"WD", {RoundScore::draw, RoundScore::short_draw}},
        {"BD", {RoundScore::draw, RoundScore::short_draw}},
        {"WL", {RoundScore::loss, RoundScore::short_loss}},
        {"BL", {RoundScore::loss, RoundScore::short_loss}},
        {"P", {RoundScore::pairing_bye}},
        {"PAB", {RoundScore::pairing_bye}},
        {"A", {RoundScore::zero_bye}},
        {"ZPB", {RoundScore::zero_bye}},
        {"HPB", {RoundScore::half_bye}},
        {"FPB", {RoundScore::full_bye}},
        {"FW", {RoundScore::forfeit_win}},
        {"FL", {RoundScore::forfeit_loss}},
        {"X", {}},  // a result not known yet
        {"TW", {RoundScore::win}},
        {"TD", {RoundScore::draw}},
        {"TL", {RoundScore::loss}},
        {"BBW",
         {RoundScore::win, RoundScore::short_win, RoundScore::forfeit_win, RoundScore::full_bye,
          RoundScore::pairing_bye}},
        {"BBD", {RoundScore::draw, RoundScore::short_draw, RoundScore::half_bye}},
        {"BBL", {RoundScore::loss, RoundScore::short_loss}},
        {"BBZ", {RoundScore::zero_bye}},
        {"BBF", {RoundScore::forfeit_loss}},
        {"BBU", {RoundScore::pairing_bye}},
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
        for (const RoundScore score : symbol->scores) scoring[static_cast<std::size_t>(score)] = *points;
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
