// Reads case files.
#include <fmt/format.h>

#include "adjudicate/cases/act_reader.hpp"
#include "adjudicate/cases/case_file.hpp"
#include "adjudicate/cases/earlier.hpp"
#include "adjudicate/cases/facts_json.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "game/replay.hpp"
#include "game/time/time_control_words.hpp"
#include "rules/grammar/condition_reader.hpp"
#include "rules/grammar/notes.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

std::vector<std::string> sides() {
    return rules::texts_of<chess::Color>({chess::Color::white, chess::Color::black});
}

using rules::Notes;

/// Of `told`: nothing else happened.
constexpr std::string_view kComplete = "complete";

/// "jadoube/case/1": this version reads the first format.
void check_schema(const Json& json, std::string_view family, Notes& notes) {
    const std::string text = text_of(json, "'schema'", notes);
    if (text == std::string(family) + "1" || text.empty()) return;
    const bool is_newer = text.rfind(family, 0) == 0 && parse_int(std::string_view(text).substr(family.size()));
    if (is_newer) {
        notes.add(json, ErrorCode::format_newer, fmt::format("written as '{}'; this version reads {}1", text, family),
                  "use a newer jadoube");
    } else {
        notes.add(json, ErrorCode::json_shape, fmt::format("the schema of this file is '{}'", text),
                  fmt::format("write {}1", family));
    }
}

class CaseReader {
public:
    CaseReader(Notes& notes, const FindGame& find_game) : notes_(notes), find_game_(find_game) {}

    Case read(const Json& json) {
        Case result;
        const JsonObject* object = object_of(json, "a case", notes_);
        if (object == nullptr) return result;
        check_keys(*object, "a case", {"schema", "name", "source", "given", "when", "then", "note"}, notes_);
        if (const Json* schema = json.find("schema")) check_schema(*schema, "jadoube/case/", notes_);
        result.name = json.text("name");
        result.source = json.text("source");
        if (const Json* given = json.find("given")) read_given(*given, result);
        const Json* when = json.find("when");
        if (when == nullptr) {
            notes_.add(json, ErrorCode::json_shape, "a case needs 'when': what happened",
                       "write \"when\": {\"acts\": [...]}");
        } else {
            read_when(*when, result.dispute);
        }
        if (const Json* then = json.find("then")) result.then = *then;
        return result;
    }

private:
    void read_given(const Json& given, Case& result) {
        const JsonObject* object = object_of(given, "'given'", notes_);
        if (object == nullptr) return;
        check_keys(*object, "'given'",
                   {"ruleset", "play", "position", "moves", "clocks", "earlier", "earlier_elsewhere", "said", "event",
                    "before"},
                   notes_);
        result.ruleset = given.text("ruleset");
        GameState& game = result.game;
        if (const Json* play = given.find("play")) {
            game.play = rules::word_in(*play, "'play'", rules::plays(), notes_).value_or(game.play);
        }
        read_position(given, game);
        if (const Json* moves = given.find("moves")) read_moves(*moves, game);
        if (const Json* clocks = given.find("clocks")) read_clocks(*clocks, game.clocks);
        if (const Json* earlier = given.find("earlier")) {
            game.earlier_known = true;
            game.earlier = earlier_in(*earlier);
        }
        if (const Json* elsewhere = given.find("earlier_elsewhere")) game.earlier_elsewhere = earlier_in(*elsewhere);
        if (const Json* said = given.find("said")) read_said(*said, game);
        if (const Json* event = given.find("event")) game.event = facts_in(*event, notes_);
        if (const Json* before = given.find("before")) read_before(*before, game);
    }

    /// Disputes that were ruled upon before: {"acts", "told", "facts", "reported"} as in 'when', and the clocks and the
    /// earlier incidents of then. The position is the one that the first of them began with.
    void read_before(const Json& json, GameState& game) {
        StoryBefore story{.start = game.start, .moves = game.moves, .whole_game = game.whole_game};
        for (const Json* item : rules::items_of(json)) {
            const JsonObject* object = object_of(*item, "a dispute before", notes_);
            if (object == nullptr) continue;
            check_keys(*object, "a dispute before", {"acts", "told", "facts", "reported", "clocks", "earlier"}, notes_);
            EarlierDispute dispute;
            read_told(*item, dispute.told);
            if (const Json* clocks = item->find("clocks")) read_clocks(*clocks, dispute.clocks);
            if (const Json* earlier = item->find("earlier")) dispute.earlier = earlier_in(*earlier);
            story.disputes.push_back(std::move(dispute));
        }
        game.before = std::move(story);
    }

    void read_position(const Json& given, GameState& game) {
        const Json* position = given.find("position");
        game.whole_game = position == nullptr;
        if (position == nullptr) return;
        if (position->is_null()) {
            game.start.reset();
            return;
        }
        const JsonObject* object = object_of(*position, "'position'", notes_);
        if (object == nullptr) return;
        if (position->find("pgn") != nullptr) return read_game(*position, *object, game);
        check_keys(*object, "'position'", {"fen"}, notes_);
        const Json* fen = position->find("fen");
        if (fen == nullptr) return notes_.add(*position, ErrorCode::json_shape, "'position' needs 'fen' or 'pgn'");
        const auto setup = chess::parse_fen(text_of(*fen, "'fen'", notes_));
        if (!setup) return notes_.add(*fen, setup.error().code, setup.error().message, setup.error().hint);
        game.start = *setup;
    }

    /// The record of a game up to the moment named.
    void read_game(const Json& json, const JsonObject& object, GameState& game) {
        check_keys(object, "'position'", {"pgn", "game", "after"}, notes_);
        GamePlace place{text_of(*json.find("pgn"), "'pgn'", notes_)};
        if (const Json* number = json.find("game")) place.game = number_in(*number, "the number of a game", 1);
        if (const Json* after = json.find("after")) place.after = text_of(*after, "'after'", notes_);
        if (!notes_.empty()) return;
        if (!find_game_) {
            return notes_.add(json, ErrorCode::bad_case, "a game file cannot be read from here",
                              "write the position as 'fen', or the moves");
        }
        auto record = find_game_(place);
        if (!record) {
            const Error& error = record.error();
            return notes_.add(json, ErrorCode::bad_case, fmt::format("{}: {}", error.where, error.message), error.hint);
        }
        game.start = record->start;
        game.moves = std::move(record->moves);
        game.whole_game = record->start == chess::Setup::initial();
        game.clocks.control = game::time_control_of(*record);
    }

    /// Legal moves, and unlawful ones that stand, in UCI; they follow those of a game file.
    void read_moves(const Json& json, GameState& game) {
        if (!game.start) return notes_.add(json, ErrorCode::bad_case, "moves need a position");
        const game::Replay so_far(*game.start, game.moves);
        chess::Setup at = so_far.at(so_far.end());
        for (const Json* item : rules::items_of(json)) {
            const std::string text = text_of(*item, "a move", notes_);
            if (text == "--") {
                game.moves.push_back({game::UnknownMove{}, text});
                at = game::after(at, game.moves.back().played);
                continue;
            }
            const auto raw = chess::parse_raw_uci(text);
            if (!raw || !at.board.at(raw->from)) {
                return notes_.add(*item, ErrorCode::bad_move, fmt::format("'{}' is no move here", text),
                                  "write moves as e2e4 or e7e8q, -- where none was made or it is not known");
            }
            game::HalfMove move{game::IrregularMove{at.turn, *raw}, text};
            const auto position = chess::Position::from(at);
            if (position) {
                if (const auto legal = chess::parse_uci(*position, text)) move.played = *legal;
            }
            at = game::after(at, move.played);
            game.moves.push_back(std::move(move));
        }
    }

    void read_clocks(const Json& json, Clocks& clocks) {
        const JsonObject* object = object_of(json, "'clocks'", notes_);
        if (object == nullptr) return;
        check_keys(*object, "'clocks'",
                   {"white_ms", "black_ms", "running", "control", "white_moves", "black_moves", "white_period",
                    "black_period"},
                   notes_);
        for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
            if (const Json* reading = json.find(fmt::format("{}_ms", name_of(color)))) {
                clocks.reading[color] = reading_in(*reading);
            }
            if (const Json* moves = json.find(fmt::format("{}_moves", name_of(color)))) {
                clocks.moves[color] = number_in(*moves, "a number of moves", 0);
            }
            if (const Json* period = json.find(fmt::format("{}_period", name_of(color)))) {
                clocks.period[color] = number_in(*period, "the number of a period", 1);
            }
        }
        if (const Json* control = json.find("control")) read_control(*control, clocks);
        if (const Json* running = json.find("running")) {
            clocks.running = chess::color_named(word_of(*running, "'running'", sides(), notes_));
        }
    }

    void read_control(const Json& json, Clocks& clocks) {
        const auto control = game::read_time_control(text_of(json, "'control'", notes_));
        if (control) {
            clocks.control = *control;
        } else {
            notes_.add(json, control.error().code, control.error().message, control.error().hint);
        }
    }

    int number_in(const Json& json, const char* what, std::int64_t least) {
        constexpr std::int64_t kMost = 9999;
        const std::int64_t count = count_of(json, what, least, notes_);
        if (count > kMost) notes_.add(json, ErrorCode::bad_case, fmt::format("{} of {} is too large", what, count));
        return static_cast<int>(std::min(count, kMost));
    }

    Millis reading_in(const Json& json) {
        constexpr std::int64_t kMost = 1000LL * 60 * 60 * 1000;
        const std::int64_t count = count_of(json, "a clock reading in ms", 0, notes_);
        if (count > kMost) {
            notes_.add(json, ErrorCode::bad_time, fmt::format("a clock reading of {} ms is over 1000 hours", count));
        }
        return Millis{count};
    }

    std::vector<EarlierIncident> earlier_in(const Json& json) {
        std::vector<EarlierIncident> all;
        for (const Json* item : rules::items_of(json)) all.push_back(read_earlier(*item, notes_));
        return all;
    }

    /// {"act": "say_check", "by": "white", "after": 7}: said when seven half-moves of the record had been made.
    void read_said(const Json& json, GameState& game) {
        for (const Json* item : rules::items_of(json)) {
            const JsonObject* object = object_of(*item, "something said", notes_);
            if (object == nullptr) continue;
            check_keys(*object, "something said", {"act", "by", "after"}, notes_);
            WordOnRecord said;
            if (const Json* act = need(*item, "act")) {
                const std::vector lasting{rules::ActWord::give_notice, rules::ActWord::say_check};
                said.act = rules::word_in(*act, "something said that lasts", lasting, notes_).value_or(said.act);
            }
            if (const Json* by = need(*item, "by")) {
                said.by = chess::color_named(word_of(*by, "'by'", sides(), notes_)).value_or(said.by);
            }
            if (const Json* after = need(*item, "after")) {
                said.ply = static_cast<int>(count_of(*after, "'after'", 0, notes_));
                if (said.ply > static_cast<int>(game.moves.size())) {
                    notes_.add(*after, ErrorCode::bad_case,
                               fmt::format("the record has {} half-moves, not {}", game.moves.size(), said.ply));
                }
            }
            game.said.push_back(std::move(said));
        }
    }

    const Json* need(const Json& object, const char* key) {
        const Json* value = object.find(key);
        if (value == nullptr) {
            notes_.add(object, ErrorCode::json_shape, fmt::format("something said needs '{}'", key));
        }
        return value;
    }

    void read_when(const Json& when, Dispute& dispute) {
        const JsonObject* object = object_of(when, "'when'", notes_);
        if (object == nullptr) return;
        check_keys(*object, "'when'", {"acts", "told", "facts", "reported"}, notes_);
        read_told(when, dispute);
    }

    void read_told(const Json& when, Dispute& dispute) {
        if (const Json* acts = when.find("acts")) {
            for (const Json* act : rules::items_of(*acts)) dispute.acts.push_back(act_in(*act, notes_));
        }
        if (const Json* told = when.find("told")) {
            dispute.told_complete = word_of(*told, "'told'", {std::string(kComplete)}, notes_) == kComplete;
        }
        if (const Json* facts = when.find("facts")) dispute.facts = facts_told_in(*facts, notes_);
        if (const Json* reported = when.find("reported")) {
            dispute.reported_by = person_named(reported->text("by"));
            if (!dispute.reported_by)
                notes_.add(*reported, ErrorCode::json_shape, "'reported' needs 'by': who told the arbiter");
        }
    }

    Notes& notes_;
    const FindGame& find_game_;
};

}  // namespace

tl::expected<std::vector<Case>, Errors> read_cases(std::string_view text, std::string_view name,
                                                   const FindGame& find_game) {
    const auto json = parse_json(text, name);
    if (!json) return tl::unexpected<Errors>(Errors{json.error()});
    Notes notes{std::string(name)};
    std::vector<Case> cases;
    if (const Json* list = json->find("cases")) {
        check_keys(*json->if_object(), "a file of cases", {"schema", "article", "note", "cases"}, notes);
        if (const Json* schema = json->find("schema")) check_schema(*schema, "jadoube/case/", notes);
        for (const Json* item : rules::items_of(*list)) {
            cases.push_back(CaseReader(notes, find_game).read(*item));
            cases.back().about = json->text("article");
        }
    } else {
        cases.push_back(CaseReader(notes, find_game).read(*json));
    }
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return cases;
}

tl::expected<Case, Errors> read_case(const Json& json, std::string_view name) {
    Notes notes{std::string(name)};
    Case result = CaseReader(notes, {}).read(json);
    if (!notes.empty()) return tl::unexpected<Errors>(notes.sorted());
    return result;
}

}  // namespace jadoube::adjudicate
