#include "cli/typed/dispute_options.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/typed/act_text.hpp"
#include "cli/typed/choices.hpp"
#include "cli/typed/time_options.hpp"
#include "cli/typed/told_facts.hpp"
#include "desk/known/game_files.hpp"
#include "game/time/time_control_words.hpp"

namespace jadoube::cli {
namespace {

using adjudicate::GameState;

constexpr int kMostEarlier = 100;

class DisputeReader {
public:
    explicit DisputeReader(const DisputeWords& words) : words_(words) {}

    tl::expected<desk::CaseTold, Errors> read() {
        desk::CaseTold told{.play = rules::named<rules::Play>(words_.play)};
        adjudicate::Case& result = told.given;
        read_position(result.game);
        read_clock(words_.white_clock, "--white-clock", result.game.clocks.reading.white);
        read_clock(words_.black_clock, "--black-clock", result.game.clocks.reading.black);
        read_clocks(result.game.clocks);
        told.control = read_control();
        if (told.control) result.game.clocks.control = told.control;
        read_earlier(result.game);
        read_facts(words_.event, result.game.event);
        for (const std::string& act : words_.acts) keep(parse_act(act), result.dispute.acts);
        read_facts(words_.facts, result.dispute.facts);
        result.dispute.told_complete = words_.nothing_else;
        if (!words_.reported_by.empty()) result.dispute.reported_by = adjudicate::person_named(words_.reported_by);
        if (!errors_.empty()) return tl::unexpected<Errors>(errors_);
        return told;
    }

private:
    template <typename T>
    void keep(Result<T> result, std::vector<T>& list) {
        if (result) {
            list.push_back(std::move(*result));
        } else {
            errors_.push_back(result.error());
        }
    }

    void read_position(GameState& game) {
        refuse_two_positions();
        game.whole_game = words_.fen.empty();
        if (words_.no_position) {
            game.start.reset();
        } else if (!words_.fen.empty()) {
            const auto setup = chess::parse_fen(words_.fen);
            if (!setup) {
                errors_.push_back(setup.error());
                errors_.back().where = "--fen";
            } else {
                game.start = *setup;
            }
        } else if (!words_.pgn.empty()) {
            read_game(game);
        }
    }

    /// One source of the position; the others would be passed over in silence.
    void refuse_two_positions() {
        std::vector<std::string> given;
        if (!words_.fen.empty()) given.emplace_back("--fen");
        if (!words_.pgn.empty()) given.emplace_back("--pgn");
        if (words_.no_position) given.emplace_back("--no-position");
        if (given.size() > 1) {
            errors_.push_back(
                {ErrorCode::usage, fmt::format("{} do not go together", list_of(given)), {}, "give one of them"});
        }
    }

    void read_game(GameState& game) {
        auto chosen = desk::choose_game({words_.pgn, words_.game, words_.at});
        if (!chosen) return errors_.push_back(chosen.error());
        game.start = chosen->game.record.start;
        game.moves = std::move(chosen->game.record.moves);
        game.moves.resize(static_cast<std::size_t>(chosen->at.value));
        game.clocks.control = game::time_control_of(chosen->game.record);
    }

    void read_clock(const std::string& text, const char* option, std::optional<Millis>& reading) {
        if (text.empty()) return;
        const auto time = parse_millis(text);
        if (time) {
            reading = *time;
        } else {
            errors_.push_back(time.error());
            errors_.back().where = option;
        }
    }

    void read_clocks(adjudicate::Clocks& clocks) {
        clocks.running = chess::color_named(words_.running);
        clocks.moves = {words_.white_moves, words_.black_moves};
        clocks.period = {words_.period, words_.period};
    }

    std::optional<game::TimeControl> read_control() {
        if (words_.control.empty()) return std::nullopt;
        auto control = control_option(words_.control, "--control");
        if (control) return std::move(*control);
        errors_.push_back(control.error());
        return std::nullopt;
    }

    void read_earlier(GameState& game) {
        game.earlier_known = words_.illegal_white || words_.illegal_black;
        const std::pair<std::optional<int>, adjudicate::Person> counts[] = {
            {words_.illegal_white, adjudicate::Person::white}, {words_.illegal_black, adjudicate::Person::black}};
        for (const auto& [count, by] : counts) {
            if (count.value_or(0) < 0 || count.value_or(0) > kMostEarlier) {
                errors_.push_back({ErrorCode::usage, fmt::format("{} illegal moves cannot have been made", *count),
                                   fmt::format("--illegal-{}", name_of(by)),
                                   fmt::format("write a number from 0 to {}", kMostEarlier)});
                continue;
            }
            for (int i = 0; i < count.value_or(0); ++i) game.earlier.push_back({.by = by});
        }
    }

    void read_facts(const std::vector<std::string>& words, adjudicate::Facts& facts) {
        const auto told = read_told(words);
        if (told) {
            facts.insert(told->begin(), told->end());
        } else {
            errors_.insert(errors_.end(), told.error().begin(), told.error().end());
        }
    }

    const DisputeWords& words_;
    Errors errors_;
};

std::vector<OptionSpec> time_options(DisputeWords& words) {
    return {
        {"--white-clock", "White's clock when it was stopped: 0:05:58", &words.white_clock, "TIME"},
        {"--black-clock", "Black's clock", &words.black_clock, "TIME"},
        {"--running", "whose clock was running", &words.running, "SIDE", false, sides()},
        {"--control", "the time control: 90+30, \"40/90+30,30+30\", \"25m+10s\"", &words.control, "CONTROL"},
        {"--white-moves", "moves that White has completed for the time, where the game does not say",
         &words.white_moves, "N"},
        {"--black-moves", "moves that Black has completed", &words.black_moves, "N"},
        {"--period", "the period in which the clocks are, from 1", &words.period, "N"},
    };
}

std::vector<OptionSpec> earlier_options(DisputeWords& words) {
    return {
        {"--illegal-white", "completed illegal moves of White before this, in this game", &words.illegal_white, "N"},
        {"--illegal-black", "completed illegal moves of Black before this", &words.illegal_black, "N"}};
}

void add(std::vector<OptionSpec>& options, const std::vector<OptionSpec>& more) {
    options.insert(options.end(), more.begin(), more.end());
}

}  // namespace

std::vector<OptionSpec> options_for(DisputeWords& words, Background background) {
    using adjudicate::Person;
    const std::vector<std::string> reporters =
        persons({Person::white, Person::black, Person::arbiter, Person::spectator, Person::supervisor});
    const bool is_in_log = background == Background::in_log;
    std::vector<OptionSpec> options{
        {"-a,--act",
         "what happened, once for each act in order: \"white touches c1 d5\"",
         &words.acts,
         "TEXT",
         false,
         {},
         ValueKind::acts},
        {"--fen", "the position before the first act", &words.fen, "FEN"},
        {"--pgn", "the game so far, in place of a position", &words.pgn, "FILE"},
        {"--game", "which game of the file, from 1", &words.game, "N"},
        {"--at", "the moment: 45b is after Black's 45th move (default: the end)", &words.at, "MOVE"},
        {"--no-position", "no position is known; duties are stated in words", &words.no_position},
        {"--play",
         is_in_log ? "standard, rapid or blitz (default: by --control, else that of the event)"
                   : "standard, rapid or blitz (default: by --control, else standard)",
         &words.play, "KIND", false, kinds_of_play()},
        {"-f,--fact", "what only a person can know, once for each: deliberate=yes", &words.facts, "FACT=VALUE"},
        {"-e,--event", "a fact of the event: well_supervised=no", &words.event, "FACT=VALUE"},
    };
    add(options, time_options(words));
    if (!is_in_log) add(options, earlier_options(words));
    add(options, {
                     {"--reported-by", "who told the arbiter", &words.reported_by, "PERSON", false, reporters},
                     {"--nothing-else", "all is told: what was not entered did not happen", &words.nothing_else},
                 });
    return options;
}

tl::expected<desk::CaseTold, Errors> read_dispute(const DisputeWords& words) {
    return DisputeReader(words).read();
}

}  // namespace jadoube::cli
