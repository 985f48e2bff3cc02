// Reads a ruling back from what the writer wrote: rulings are stored in the log as given.
#include <algorithm>

#include "adjudicate/ruling/answered_json.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::adjudicate {
namespace {

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
        ruling.conclusion = word_of<Conclusion>(json, "finding");
        if (const Json* member = json.find("standing")) ruling.standing = standing(*member);
        ruling.story = list(json, "story", [&](const Json& item) { return effect(item); });
        ruling.matters = list(json, "matters", [&](const Json& item) { return matter(item); });
        ruling.questions = list(json, "questions", [&](const Json& item) { return question(item); });
        if (const Json* member = json.find("if_usual")) ruling.if_usual = supposed(*member);
        ruling.main_matter = static_cast<std::size_t>(std::max<std::int64_t>(0, json.number("main_matter")));
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
        return named<Status>(json, "status", json.text("status")).value_or(Status::decided);
    }

    template <typename Word>
    std::optional<Word> named(const Json& at, std::string_view key, std::string_view name) {
        const auto word = rules::named<Word>(name);
        if (!word) fail("'" + std::string(name) + "' is no " + std::string(key), at);
        return word;
    }

    /// A word of the vocabulary; nothing where the member is absent.
    template <typename Word>
    std::optional<Word> word_of(const Json& json, std::string_view key) {
        return json.find(key) == nullptr ? std::nullopt : named<Word>(json, key, json.text(key));
    }

    template <typename Word>
    std::vector<Word> words_of(const Json& json, std::string_view key) {
        std::vector<Word> words;
        for (const std::string& name : texts(json, key))
            if (const auto word = named<Word>(json, key, name)) words.push_back(*word);
        return words;
    }

    About about(const Json& json, const rules::DoWord& action) {
        if (json.find("words") == nullptr) return {};
        if (std::holds_alternative<rules::GameWord>(action))
            return word_of<rules::GameWord>(json, "words").value_or(rules::GameWord::play_on);
        if (const auto* other = std::get_if<rules::OtherKind>(&action)) return said(json, *other);
        const auto* deed = std::get_if<rules::Deed>(&action);
        return deed != nullptr ? about(json, *deed) : rules::SaidWord(json.text("words"));
    }

    About about(const Json& json, rules::Deed deed) {
        const auto read = [&]<typename Word>(Word absent) { return word_of<Word>(json, "words").value_or(absent); };
        switch (deed) {
            case rules::Deed::restore: return read(rules::Place::stand);
            case rules::Deed::result: return read(rules::ResultWord::draw);
            case rules::Deed::lose_right: return read(rules::RightWord::to_a_penalty);
            case rules::Deed::complete_with: return read(rules::PieceName::queen);
            case rules::Deed::treat_as: return read(rules::Kind::touch);
            default: return said(json, rules::OtherKind::nothing);
        }
    }

    About said(const Json& json, rules::OtherKind kind) {
        const auto words = rules::said_words(kind, {json.text("words")});
        if (words.empty()) fail("'" + json.text("words") + "' is nothing that can be said here", json);
        return words.empty() ? About{} : About(words.front());
    }

    std::vector<rules::SaidWord> said_words(const Json& json, rules::OtherKind kind) {
        const std::vector<std::string> names = texts(json, "words");
        auto words = rules::said_words(kind, names);
        if (words.size() != names.size()) fail("'words' holds one that the vocabulary has not", json);
        return words;
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

    MenOfOption men(const Json& json, std::string_view key) {
        const auto men = men_of_option(json.text(key));
        if (!men) fail("'" + json.text(key) + "' is neither squares nor a list of men", json);
        return men.value_or(MenOfOption());
    }

    Squares squares(const Json& json, std::string_view key) {
        const auto read = squares_named(joined(texts(json, key), " "));
        if (!read) fail("'" + std::string(key) + "' holds something else than squares", json);
        return read.value_or(Squares());
    }

    Option option(const Json& json) {
        Option option;
        option.action = rules::do_word(json.text("do"));
        option.man = men(json, "man");
        option.with = men(json, "with");
        if (json.find("moves") != nullptr) option.moves = texts(json, "moves");
        option.position_after = setup(json, "position");
        option.about = about(json, option.action);
        if (const Json* member = json.find("clock")) option.clock = clock(*member);
        return option;
    }

    Unavailable unavailable(const Json& json) {
        return {rules::do_word(json.text("do")), men(json, "man"), men(json, "with"),
                named<Obstacle>(json, "why", json.text("why")).value_or(Obstacle::blocked)};
    }

    Obligation obligation(const Json& json) {
        Obligation read;
        read.status = status(json);
        read.binds = color(json, "binds");
        read.chooser = word_of<rules::Party>(json, "chooser");
        if (const Json* until = json.find("until")) {
            read.until = read_until(*until);
            if (!read.until) fail("'until' is no window", *until);
        }
        read.discharged = json.truth("discharged");
        read.options = list(json, "options", [&](const Json& item) { return option(item); });
        read.unavailable = list(json, "unavailable", [&](const Json& item) { return unavailable(item); });
        for (const std::string& name : texts(json, "not_reached")) read.not_reached.push_back(rules::do_word(name));
        read.lost = list(json, "lost", [&](const Json& item) { return option(item); });
        if (json.find("first_due") != nullptr) read.first_due = color(json, "first_due");
        read.articles = texts(json, "articles");
        return read;
    }

    Right right(const Json& json) {
        Right right;
        right.holder = word_of<rules::Party>(json, "holder").value_or(right.holder);
        right.options = list(json, "options", [&](const Json& item) { return option(item); });
        right.unavailable = list(json, "unavailable", [&](const Json& item) { return unavailable(item); });
        if (json.truth("lost")) right.lost = word_of<rules::RightWord>(json, "words");
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
        return {word_of<rules::Question>(json, "question").value_or(rules::Question::other),
                articles.empty() ? "" : articles.front(), articles.empty() ? "" : articles.back()};
    }

    std::optional<MateAnswer> mate(const Json* json) {
        if (json == nullptr) return std::nullopt;
        MateAnswer answer{.side = color(*json, "side")};
        const auto from = setup(*json, "from");
        if (!from) fail("'from' is no position", *json);
        answer.from = from.value_or(chess::Setup{});
        answer.line = texts(*json, "line");
        if (json->find("why_not") != nullptr) answer.why_not = word(*json, "why_not", mate::kNoMates);
        answer.positions = static_cast<std::uint64_t>(std::max<std::int64_t>(0, json->number("positions")));
        return answer;
    }

    ClockStep step(const Json& json) {
        ClockStep step{color(json, "side"), Millis{json.number("change_ms")},
                       named<rules::ClockAction>(json, "action", json.text("action")).value_or(rules::ClockAction::add),
                       json.text("article"), texts(json, "by")};
        if (json.find("to_ms") != nullptr) step.to = Millis{json.number("to_ms")};
        return step;
    }

    ClockAnswer clock(const Json& json) {
        ClockAnswer clock;
        clock.status = status(json);
        clock.before = readings(json.find("before"));
        clock.after = readings(json.find("after"));
        clock.steps = list(json, "steps", [&](const Json& item) { return step(item); });
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
        read.finding = word_of<rules::ArticleState>(json, "finding").value_or(read.finding);
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

    PositionAnswer position(const Json& json) {
        return {.status = status(json),
                .place = word_of<rules::Place>(json, "place"),
                .setup = setup(json, "fen"),
                .articles = texts(json, "articles"),
                .men_off = squares(json, "men_off"),
                .men_kept = squares(json, "men_kept"),
                .men_on = squares(json, "men_on"),
                .not_put = squares(json, "not_put"),
                .unchanged = json.truth("unchanged"),
                .undoes_later = json.truth("undoes_later")};
    }

    ResultAnswer result(const Json& json) {
        return {status(json), word_of<rules::ResultWord>(json, "word"), game::parse_score(json.text("score")),
                mate(json.find("mate")), texts(json, "articles")};
    }

    MoveOfRecord move_of_record(const Json& json) {
        const auto count = [&](std::string_view key) {
            const Json* value = json.find(key);
            return value != nullptr ? static_cast<int>(index(*value)) : 0;
        };
        return {count("ply"), count("number"), color(json, "by"), json.text("move")};
    }

    MatterRuling matter(const Json& json) {
        MatterRuling read;
        read.kinds = words_of<rules::Kind>(json, "kinds");
        if (json.find("offender") != nullptr) read.offender = color(json, "offender");
        read.acts = list(json, "acts", [&](const Json& item) { return index(item); });
        if (const Json* one = json.find("of_record")) read.of_record = move_of_record(*one);
        read.due_under = texts(json, "due_under");
        read.status = status(json);
        read.conclusion = word_of<Conclusion>(json, "finding");
        if (const Json* game = json.find("game")) {
            read.game = GameAnswer{status(*game), word_of<rules::GameWord>(*game, "what"), texts(*game, "articles")};
        }
        if (const Json* member = json.find("position")) read.position = position(*member);
        if (const Json* member = json.find("obligation")) read.obligation = obligation(*member);
        read.rights = list(json, "rights", [&](const Json& item) { return right(item); });
        if (const Json* member = json.find("clock")) read.clock = clock(*member);
        if (const Json* member = json.find("result")) read.result = result(*member);
        read.other = list(json, "other", [&](const Json& item) {
            const auto kind = word_of<rules::OtherKind>(item, "kind").value_or(rules::OtherKind::nothing);
            return OtherAnswer{kind, said_words(item, kind), texts(item, "articles")};
        });
        read.articles = texts(json, "articles");
        read.chain = SharedList(list(json, "chain", [&](const Json& item) { return chain(item); }));
        read.conflicts = list(json, "conflicts", [&](const Json& item) { return contradiction(item); });
        read.deferred_to = json.text("deferred_to");
        read.deferred_by = texts(json, "deferred_by");
        read.counts_as = word_of<rules::Kind>(json, "counts_as");
        return read;
    }

    std::optional<std::size_t> index_of(const Json& json, std::string_view key) {
        const Json* member = json.find(key);
        return member == nullptr ? std::nullopt : std::optional(index(*member));
    }

    Effect effect(const Json& json) {
        return {word_of<EffectWord>(json, "effect").value_or(EffectWord::kept), index_of(json, "matter"),
                word_of<NoEffect>(json, "why"), index_of(json, "since")};
    }

    FinalStanding standing(const Json& json) {
        FinalStanding read;
        if (const Json* over = json.find("over")) {
            read.over =
                GameEnd{word_of<rules::Ending>(*over, "by").value_or(rules::Ending::ruling), index_of(*over, "act"),
                        index_of(*over, "matter"), game::parse_score(over->text("score"))};
        }
        read.play_from = setup(json, "play_from");
        read.due = list(json, "due", [&](const Json& item) { return obligation(item); });
        read.clock_steps = list(json, "clock_steps", [&](const Json& item) { return step(item); });
        read.clocks = readings(json.find("clocks"));
        return read;
    }

    Supposed supposed(const Json& json) {
        Supposed read;
        const Json* facts = json.find("facts");
        if (facts != nullptr && facts->if_object() != nullptr) {
            for (const auto& [fact, told] : *facts->if_object()) {
                const auto values = read_values(told);
                if (!values) fail("'facts' holds something else than values", told);
                read.facts[fact] = values.value_or(rules::Values{});
            }
        }
        read.status = status(json);
        read.conclusion = word_of<Conclusion>(json, "finding");
        if (const Json* member = json.find("standing")) read.standing = standing(*member);
        return read;
    }

    OpenQuestion question(const Json& json) {
        OpenQuestion read{json.text("fact")};
        if (json.find("of") != nullptr) read.of = color(json, "of");
        if (const Json* answers = json.find("answers")) {
            const auto values = read_values(*answers);
            if (!values) fail("'answers' holds something else than values", *answers);
            read.answers = values.value_or(rules::Values{});
        }
        read.articles = texts(json, "articles");
        read.leads_to = list(json, "leads_to", [&](const Json& item) { return supposed(item); });
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
