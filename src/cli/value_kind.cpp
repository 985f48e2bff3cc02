#include "cli/value_kind.hpp"

#include <algorithm>
#include <array>

namespace jadoube::cli {
namespace {

constexpr auto kValues = std::to_array<ValueKindRow>({
    {ValueKind::text, "text", "nothing is known of it", KnownTo::nobody},
    {ValueKind::files, "files", "files of this folder", KnownTo::shell},
    {ValueKind::folders, "folders", "folders", KnownTo::shell},
    {ValueKind::sides, "sides", "white and black", KnownTo::vocabulary},
    {ValueKind::acts, "acts", "how an act begins", KnownTo::vocabulary},
    {ValueKind::facts, "facts", "facts with their values", KnownTo::vocabulary},
    {ValueKind::penalties, "penalties", "penalties by their names", KnownTo::vocabulary},
    {ValueKind::findings, "findings", "kinds of findings of an audit", KnownTo::vocabulary},
    {ValueKind::topics, "topics", "topics of the laws", KnownTo::vocabulary},
    {ValueKind::codes, "codes", "codes of law", KnownTo::program},
    {ValueKind::articles, "articles", "articles of a code", KnownTo::program},
    {ValueKind::games, "games", "games of the log: r5b12", KnownTo::program},
    {ValueKind::rounds, "rounds", "rounds of the log: r5", KnownTo::program},
    {ValueKind::boards, "boards", "rounds and games of the log", KnownTo::program},
    {ValueKind::incidents, "incidents", "numbers of incidents", KnownTo::program},
    {ValueKind::incidents_or_games, "incidents-or-games", "incidents and games of the log", KnownTo::program},
    {ValueKind::players, "players", "players of the log", KnownTo::program},
    {ValueKind::arbiters, "arbiters", "arbiters of the event", KnownTo::program},
});
static_assert(rules::is_in_order(kValues));

struct ValueName {
    std::string_view name;
    ValueKind values = ValueKind::text;
};

/// How help calls values, and what may stand there.
constexpr ValueName kValueNames[] = {
    {"FILE", ValueKind::files},
    {"FILES", ValueKind::files},
    {"FILE.html", ValueKind::files},
    {"FILE.jadoube", ValueKind::files},
    {"FILE.bundle", ValueKind::files},
    {"CASE.json", ValueKind::files},
    {"GAME.pgn", ValueKind::files},
    {"GAMES.pgn", ValueKind::files},
    {"HEAD|FILE", ValueKind::files},
    {"PARTS", ValueKind::files},
    {"PATH", ValueKind::files},
    {"PRINT", ValueKind::files},
    {"DIR", ValueKind::folders},
    {"FOLDER", ValueKind::folders},
    {"RULES", ValueKind::codes},
    {"A", ValueKind::codes},
    {"B", ValueKind::codes},
    {"CODE", ValueKind::articles},
    {"TOPIC", ValueKind::topics},
    {"FACT=VALUE", ValueKind::facts},
    {"KINDS", ValueKind::findings},
    {"SIDE", ValueKind::sides},
    {"SHELL"},
    {"COMMAND"},
    {"LETTERS"},
    {"KIND"},
    {"REF", ValueKind::games},
    {"GAME", ValueKind::games},
    {"ROUND", ValueKind::rounds},
    {"BOARDS", ValueKind::boards},
    {"N|REF", ValueKind::incidents_or_games},
    {"NAME", ValueKind::arbiters},
    {"WHO", ValueKind::arbiters},
    {"PERSON"},
    {"AUDIENCE"},
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

ValueKind values_named(std::string_view value_name) {
    const ValueName* found = row_of_value(value_name);
    return found == nullptr ? ValueKind::text : found->values;
}

bool is_value_name(std::string_view value_name) {
    return row_of_value(value_name) != nullptr;
}

}  // namespace jadoube::cli

namespace jadoube::rules {

template <>
std::span<const cli::ValueKindRow> rows<cli::ValueKind>() {
    return cli::kValues;
}

}  // namespace jadoube::rules
