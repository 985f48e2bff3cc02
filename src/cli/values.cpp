#include "cli/values.hpp"

#include <algorithm>
#include <array>

namespace jadoube::cli {
namespace {

constexpr auto kValues = std::to_array<ValuesRow>({
    {Values::text, "text", "nothing is known of it", KnownTo::nobody},
    {Values::files, "files", "files of this folder", KnownTo::shell},
    {Values::folders, "folders", "folders", KnownTo::shell},
    {Values::sides, "sides", "white and black", KnownTo::vocabulary},
    {Values::acts, "acts", "how an act begins", KnownTo::vocabulary},
    {Values::facts, "facts", "facts with their values", KnownTo::vocabulary},
    {Values::penalties, "penalties", "penalties by their names", KnownTo::vocabulary},
    {Values::findings, "findings", "kinds of findings of an audit", KnownTo::vocabulary},
    {Values::topics, "topics", "topics of the laws", KnownTo::vocabulary},
    {Values::codes, "codes", "codes of law", KnownTo::program},
    {Values::articles, "articles", "articles of a code", KnownTo::program},
    {Values::games, "games", "games of the log: r5b12", KnownTo::program},
    {Values::rounds, "rounds", "rounds of the log: r5", KnownTo::program},
    {Values::boards, "boards", "rounds and games of the log", KnownTo::program},
    {Values::incidents, "incidents", "numbers of incidents", KnownTo::program},
    {Values::incidents_or_games, "incidents-or-games", "incidents and games of the log", KnownTo::program},
    {Values::players, "players", "players of the log", KnownTo::program},
    {Values::arbiters, "arbiters", "arbiters of the event", KnownTo::program},
});
static_assert(rules::is_in_order(kValues));

struct ValueName {
    std::string_view name;
    Values values = Values::text;
};

/// How help calls values, and what may stand there.
constexpr ValueName kValueNames[] = {
    {"FILE", Values::files},
    {"FILES", Values::files},
    {"FILE.html", Values::files},
    {"FILE.jadoube", Values::files},
    {"FILE.bundle", Values::files},
    {"CASE.json", Values::files},
    {"GAME.pgn", Values::files},
    {"GAMES.pgn", Values::files},
    {"HEAD|FILE", Values::files},
    {"PARTS", Values::files},
    {"PATH", Values::files},
    {"PRINT", Values::files},
    {"DIR", Values::folders},
    {"FOLDER", Values::folders},
    {"RULES", Values::codes},
    {"A", Values::codes},
    {"B", Values::codes},
    {"CODE", Values::articles},
    {"TOPIC", Values::topics},
    {"FACT=VALUE", Values::facts},
    {"KINDS", Values::findings},
    {"SIDE", Values::sides},
    {"SHELL"},
    {"COMMAND"},
    {"LETTERS"},
    {"KIND"},
    {"REF", Values::games},
    {"GAME", Values::games},
    {"ROUND", Values::rounds},
    {"BOARDS", Values::boards},
    {"N|REF", Values::incidents_or_games},
    {"NAME", Values::arbiters},
    {"WHO", Values::arbiters},
    {"N"},
    {"K"},
    {"SEQ"},
    {"SEQ|HEAD"},
    {"BYTE"},
    {"HEX"},
    {"ID"},
    {"I/N"},
    {"KEY"},
    {"TEXT"},
    {"LINE"},
    {"WORD"},
    {"NAME[:ROLE]"},
    {"NAME[:WHY]"},
    {"FEN"},
    {"MOVE"},
    {"TIME"},
    {"DAY"},
    {"CHANGE"},
    {"CONTROL"},
    {"ZONE"},
    {"DURATION"},
};

const ValueName* row_of_value(std::string_view value_name) {
    const auto found = std::ranges::find(kValueNames, value_name, &ValueName::name);
    return found == std::end(kValueNames) ? nullptr : found;
}

}  // namespace

Values values_named(std::string_view value_name) {
    const ValueName* found = row_of_value(value_name);
    return found == nullptr ? Values::text : found->values;
}

bool is_value_name(std::string_view value_name) {
    return row_of_value(value_name) != nullptr;
}

}  // namespace jadoube::cli

namespace jadoube::rules {

template <>
std::span<const cli::ValuesRow> rows<cli::Values>() {
    return cli::kValues;
}

}  // namespace jadoube::rules
