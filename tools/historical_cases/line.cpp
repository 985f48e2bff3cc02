#include "historical_cases/line.hpp"

#include <fmt/format.h>

#include <array>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::historical {
namespace {

class Reader {
public:
    explicit Reader(std::string where) : where_(std::move(where)) {}

    tl::expected<Line, Errors> read(const Json& json) {
        Line line{.id = need(json, "id"), .ruleset = need(json, "ruleset"), .fen = json.text("fen")};
        // The id becomes the name of a file, the ruleset that of a folder.
        for (const std::string* name : {&line.id, &line.ruleset})
            if (name->find_first_of("/\\") != std::string::npos || name->find("..") != std::string::npos)
                fault(ErrorCode::bad_case, fmt::format("'{}' cannot be the name of a file", *name));
        for (const Json& move : items(json, "history")) line.history.push_back(text_of(move, "a move of 'history'"));
        for (const Json& item : items(json, "occurrences")) line.occurrences.push_back(occurrence(item));
        line.question = json.text("question");
        if (const Json* expected = json.find("expected")) line.expected = *expected;
        if (line.expected.if_object() == nullptr) fault(ErrorCode::json_shape, "'expected' is missing or no object");
        if (!errors_.empty()) return tl::unexpected<Errors>(errors_);
        return line;
    }

private:
    void fault(ErrorCode code, std::string message, std::string hint = {}) {
        errors_.push_back({code, std::move(message), where_, std::move(hint)});
    }

    std::string need(const Json& json, std::string_view key) {
        const std::string text = json.text(key);
        if (text.empty()) fault(ErrorCode::json_shape, fmt::format("'{}' is missing", key));
        return text;
    }

    JsonArray items(const Json& json, std::string_view key) {
        const Json* list = json.find(key);
        if (list == nullptr || list->is_null()) return {};
        if (const JsonArray* array = list->if_array()) return *array;
        fault(ErrorCode::json_shape, fmt::format("'{}' is no list", key));
        return {};
    }

    std::string text_of(const Json& json, std::string_view what) {
        if (const std::string* text = json.if_string()) return *text;
        fault(ErrorCode::json_shape, fmt::format("{} is a {}, not a text", what, json.type_name()));
        return {};
    }

    std::optional<chess::Square> square(const std::string& text) {
        const auto named = chess::square_named(text);
        if (!named) {
            fault(ErrorCode::bad_square, fmt::format("'{}' is not a square", text),
                  "write a letter a-h and a number 1-8");
        }
        return named;
    }

    Occurrence occurrence(const Json& json) {
        Occurrence result{.type = need(json, "type"), .by = json.text("by"), .json = json};
        for (const Json& item : items(json, "squares"))
            if (const auto at = square(text_of(item, "a square"))) result.squares.push_back(*at);
        result.demand = json.text("demand");
        if (const std::string man = json.text("man"); !man.empty()) result.man = square(man);
        for (const char* key : {"note", "said", "finding_of_fact"}) {
            const std::string text = plain(json.text(key));
            if (!text.empty()) result.text += (result.text.empty() ? "" : "; ") + text;
        }
        return result;
    }

    std::string where_;
    Errors errors_;
};

}  // namespace

std::string plain(std::string_view text) {
    using Pair = std::pair<std::string_view, std::string_view>;
    static constexpr std::array<Pair, 8> kPrint = {Pair{"’", "'"}, {"‘", "'"}, {"“", "\""}, {"”", "\""},
                                                   {"…", "..."},   {"–", "-"}, {"—", "-"},  {"½", "1/2"}};
    std::string result = lower(text);
    for (const auto& [print, typed] : kPrint) {
        for (std::size_t at = result.find(print); at != std::string::npos; at = result.find(print, at + typed.size()))
            result.replace(at, print.size(), typed);
    }
    return result;
}

tl::expected<Line, Errors> read_line(std::string_view text, const std::string& where) {
    const auto json = parse_json(text, where);
    if (!json) {
        Error error = json.error();
        error.where = where;
        return tl::unexpected<Errors>(Errors{error});
    }
    return Reader(where).read(*json);
}

}  // namespace jadoube::historical
