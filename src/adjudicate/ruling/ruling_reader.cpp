// Reads a ruling back from what the writer wrote: rulings are stored in the log as given.
#include <algorithm>
#include <array>

#include "adjudicate/ruling/answered_json.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {
namespace {

constexpr std::array kClockActions{rules::ClockAction::add, rules::ClockAction::subtract, rules::ClockAction::set,
                                   rules::ClockAction::credit, rules::ClockAction::runs_for};

/// Reads members and remembers the first that is not as written.
class Reader {
    std::optional<Error> problem_;

    void fail(std::string message, const Json& at) {
        if (!problem_)
            problem_ = Error{ErrorCode::json_shape, std::move(message), "ruling:" + std::to_string(at.line())};
    }

    template <typename Read>
    auto list(const Json& json, std::string_view key, const Read& read) {
        std::vector<decltype(read(json))> items;
        const Json* member = json.find(key);
        if (member == nullptr) return items;
        if (member->if_array() == nullptr) {
            fail("'" + std::string(key) + "' is not a list", *member);
            return items;
        }
        for (const Json& item : *member->if_array()) items.push_back(read(item));
        return items;
    }

public:
    Ruling ruling(const Json& json) {
        Ruling ruling;
        if (json.text("schema") != "jadoube/ruling/2") fail("'schema' is not jadoube/ruling/2", json);
        if (const Json* ruleset = json.find("ruleset")) {
            ruling.ruleset = ruleset->text("id");
            ruling.ruleset_title = ruleset->text("title");
        }
        ruling.unverified = json.truth("unverified");
        ruling.status = status(json);
        ruling.conclusion = conclusion(json);
        ruling.play_from = setup(json, "play_from");
        ruling.clocks = readings(json.find("clocks"));
        ruling.incidents = list(json, "incidents", [&](const Json& item) { return incident(item); });
        ruling.questions = list(json, "questions", [&](const Json& item) { return question(item); });
        ruling.main_incident = static_cast<std::size_t>(std::max<std::int64_t>(0, json.number("main_incident")));
        return ruling;
    }

    [[nodiscard]] const std::optional<Error>& problem() const { return problem_; }

private:
    std::vector<std::string> texts(const Json& json, std::string_view key) {
        return list(json, key, [&](const Json& item) {
            if (item.if_string() == nullptr) fail("'" + std::string(key) + "' holds something else than texts", item);
            return item.if_string() != nullptr ? *item.if_string() : std::string();
        });
    }

    template <typename Values>
    auto word(const Json& json, std::string_view key, const Values& values) {
        const std::string text = json.text(key);
        for (const auto value : values)
            if (name_of(value) == text) return value;
        fail("'" + text + "' is no " + std::string(key), json);
        return *std::begin(values);
    }

    Status status(const Json& json) {
        constexpr std::array kAll{Status::decided, Status::choice,      Status::discretion,
                                  Status::silent,  Status::needs_facts, Status::conflict};
        return word(json, "status", kAll);
    }

    std::optional<Conclusion> conclusion(const Json& json) {
        constexpr std::array kAll{Conclusion::breach,       Conclusion::no_breach,      Conclusion::waived,
                                  Conclusion::claim_upheld, Conclusion::claim_rejected, Conclusion::annulled,
                                  Conclusion::referred};
        if (json.find("finding") == nullptr) return std::nullopt;
        return word(json, "finding", kAll);
    }

    rules::Finding finding(const Json& json) {
        using rules::Finding;
        constexpr std::array kAll{Finding::applies, Finding::set_aside,     Finding::not_met,
                                  Finding::open,    Finding::window_closed, Finding::not_yours};
        return word(json, "finding", kAll);
    }

    rules::OtherKind other_kind(const Json& json) {
        using rules::OtherKind;
        constexpr std::array kAll{OtherKind::penalty,       OtherKind::refer,   OtherKind::grant,
                                  OtherKind::record_breach, OtherKind::wait,    OtherKind::intervene,
                                  OtherKind::discretion,    OtherKind::nothing, OtherKind::defer};
        return word(json, "kind", kAll);
    }

    chess::Color color(const Json& json, std::string_view key) {
        const auto named = chess::color_named(json.text(key));
        if (!named) fail("'" + std::string(key) + "' is neither white nor black", json);
        return named.value_or(chess::Color::white);
    }

    std::optional<chess::Setup> setup(const Json& json, std::string_view key) {
        const Json* fen = json.find(key);
        if (fen == nullptr || fen->if_string() == nullptr) return std::nullopt;
        const auto parsed = chess::parse_fen(*fen->if_string());
        if (!parsed) fail(parsed.error().message, *fen);
        return parsed ? std::optional(*parsed) : std::nullopt;
    }

    Option option(const Json& json) {
        Option option;
        option.action = json.text("do");
        option.man = json.text("man");
        option.with = json.text("with");
        if (json.find("moves") != nullptr) option.moves = texts(json, "moves");
        option.position_after = setup(json, "position");
        option.words = json.text("words");
        return option;
    }

    Unavailable unavailable(const Json& json) {
        return {json.text("do"), json.text("man"), json.text("with"), word(json, "why", kObstacles)};
    }

    Obligation obligation(const Json& json) {
        Obligation read;
        read.status = status(json);
        read.binds = color(json, "binds");
        read.chooser = json.text("chooser");
        if (const Json* until = json.find("until")) {
            read.until = read_until(*until);
            if (!read.until) fail("'until' is no window", *until);
        }
        read.discharged = json.truth("discharged");
        read.options = list(json, "options", [&](const Json& item) { return option(item); });
        read.unavailable = list(json, "unavailable", [&](const Json& item) { return unavailable(item); });
        read.not_reached = texts(json, "not_reached");
        read.lost = list(json, "lost", [&](const Json& item) { return option(item); });
        if (json.find("first_due") != nullptr) read.first_due = color(json, "first_due");
        read.articles = texts(json, "articles");
        return read;
    }

    Right right(const Json& json) {
        Right right;
        right.holder = json.text("holder");
        right.options = list(json, "options", [&](const Json& item) { return option(item); });
        right.unavailable = list(json, "unavailable", [&](const Json& item) { return unavailable(item); });
        right.lost = json.truth("lost");
        right.words = json.text("words");
        right.articles = texts(json, "articles");
        return right;
    }

    static chess::ByColor<std::optional<Millis>> readings(const Json* json) {
        chess::ByColor<std::optional<Millis>> readings;
        if (json == nullptr) return readings;
        if (json->find("white_ms") != nullptr) readings.white = Millis{json->number("white_ms")};
        if (json->find("black_ms") != nullptr) readings.black = Millis{json->number("black_ms")};
        return readings;
    }

    std::size_t index(const Json& json) {
        const std::int64_t* number = json.if_int();
        if (number == nullptr || *number < 0) fail("this is no number of an act", json);
        return number != nullptr && *number >= 0 ? static_cast<std::size_t>(*number) : 0;
    }

    Contradiction contradiction(const Json& json) {
        const std::vector<std::string> articles = texts(json, "articles");
        if (articles.size() != 2) fail("a conflict is between two articles", json);
        return {word(json, "question", rules::kQuestions), articles.empty() ? "" : articles.front(),
                articles.empty() ? "" : articles.back()};
    }

    std::optional<MateAnswer> mate(const Json* json) {
        if (json == nullptr) return std::nullopt;
        MateAnswer answer{.side = color(*json, "side")};
        const auto from = setup(*json, "from");
        if (!from) fail("'from' is no position", *json);
        answer.from = from.value_or(chess::Setup{});
        answer.line = texts(*json, "line");
        if (json->find("why_not") != nullptr) answer.why_not = word(*json, "why_not", kNoMates);
        answer.positions = static_cast<std::uint64_t>(std::max<std::int64_t>(0, json->number("positions")));
        return answer;
    }

    ClockAnswer clock(const Json& json) {
        ClockAnswer clock;
        clock.status = status(json);
        clock.before = readings(json.find("before"));
        clock.after = readings(json.find("after"));
        clock.steps = list(json, "steps", [&](const Json& item) {
            return ClockStep{color(item, "side"), Millis{item.number("change_ms")}, word(item, "action", kClockActions),
                             item.text("article")};
        });
        clock.articles = texts(json, "articles");
        return clock;
    }

    Answered answered(const Json& json) {
        auto condition = read_answered(json);
        if (!condition) fail("this is no answered condition", json);
        return condition.value_or(Answered{});
    }

    ArticleFinding chain(const Json& json) {
        ArticleFinding read;
        read.article = json.text("article");
        read.finding = finding(json);
        read.by = texts(json, "by");
        if (const Json* when = json.find("when")) read.when = answered(*when);
        if (const Json* until = json.find("until")) {
            read.until = read_window(*until);
            if (!read.until) fail("'until' is no answered window", *until);
        }
        if (const Json* raised_by = json.find("raised_by")) read.raised_by = answered(*raised_by);
        read.options = list(json, "options", [&](const Json& item) { return answered(item); });
        return read;
    }

    IncidentRuling incident(const Json& json) {
        IncidentRuling read;
        read.kinds = texts(json, "kinds");
        if (json.find("offender") != nullptr) read.offender = color(json, "offender");
        read.acts = list(json, "acts", [&](const Json& item) { return index(item); });
        read.due_under = texts(json, "due_under");
        read.status = status(json);
        read.conclusion = conclusion(json);
        if (const Json* game = json.find("game")) {
            read.game = GameAnswer{status(*game), game->text("what"), texts(*game, "articles")};
        }
        if (const Json* position = json.find("position")) {
            read.position = PositionAnswer{status(*position), position->text("place"), setup(*position, "fen"),
                                           texts(*position, "articles")};
        }
        if (const Json* member = json.find("obligation")) read.obligation = obligation(*member);
        read.rights = list(json, "rights", [&](const Json& item) { return right(item); });
        if (const Json* member = json.find("clock")) read.clock = clock(*member);
        if (const Json* result = json.find("result")) {
            read.result = ResultAnswer{status(*result), result->text("word"), game::parse_score(result->text("score")),
                                       mate(result->find("mate")), texts(*result, "articles")};
        }
        read.other = list(json, "other", [&](const Json& item) {
            return OtherAnswer{other_kind(item), texts(item, "words"), texts(item, "articles")};
        });
        read.articles = texts(json, "articles");
        read.chain = list(json, "chain", [&](const Json& item) { return chain(item); });
        read.conflicts = list(json, "conflicts", [&](const Json& item) { return contradiction(item); });
        read.deferred_to = json.text("deferred_to");
        read.deferred_by = texts(json, "deferred_by");
        read.counts_as = json.text("counts_as");
        return read;
    }

    OpenQuestion question(const Json& json) {
        OpenQuestion read{json.text("fact")};
        if (const Json* answers = json.find("answers")) {
            const auto values = read_values(*answers);
            if (!values) fail("'answers' holds something else than values", *answers);
            read.answers = values.value_or(rules::Values{});
        }
        read.articles = texts(json, "articles");
        return read;
    }
};

}  // namespace

Result<Ruling> read_ruling(const Json& json) {
    Reader reader;
    Ruling ruling = reader.ruling(json);
    if (reader.problem()) return tl::unexpected<Error>(*reader.problem());
    return ruling;
}

}  // namespace jadoube::adjudicate
