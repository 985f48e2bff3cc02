// The conversation at the desk, line by line, without a terminal: a board, then what happened there, the standing after
// each line, what is missing asked one at a time, recorded by an empty line, then the decision. What is typed is what
// `jadoube i` takes. Nothing is recorded before it is said so.
#pragma once

#include <functional>

#include "base/error.hpp"
#include "desk/incident/decisions.hpp"
#include "desk/prompt/telling.hpp"
#include "report/formats/terminal.hpp"

namespace jadoube::desk {

/// What a prompt has of the world outside.
struct PromptTools {
    std::function<Result<OpenLog>(log::Access, const log::Part&)> open;
    std::function<Result<log::EntryId>()> new_id;
    std::string by = {};  // who records and decides; empty: the event's only arbiter
    report::TerminalStyle style = {};
};

/// What was told at a board and is not recorded.
struct UnderWay {
    event::GameReference game = {};
    std::vector<std::string> lines = {};       // as they were typed
    chess::ByColor<std::string> players = {};  // empty: not named
    std::vector<std::string> options = {};     // of the command that tells the rest: "--fen", "..."
    std::string ruling = {};                   // that follows, in a line; empty where none is known
};

/// What is said after a line. All text is fit for a terminal.
struct Reply {
    std::string says = {};
    std::optional<Errors> refused = {};  // the line had no effect
};

class Prompt {
public:
    explicit Prompt(PromptTools tools) : tools_(std::move(tools)) {}

    /// How the next line is asked for: "board> ", "r5b3> ", "[no]> ".
    [[nodiscard]] std::string asks() const;
    /// Whether a board is asked for, and so a command may be typed as well.
    [[nodiscard]] bool is_idle() const { return stage_ == Stage::board; }
    [[nodiscard]] bool is_over() const { return stage_ == Stage::over; }

    /// Nothing where no act was told, or all is recorded.
    [[nodiscard]] std::optional<UnderWay> under_way() const;

    /// Takes a line, without its end. A failure leaves everything as it was.
    [[nodiscard]] Reply take(std::string_view line);
    /// No more lines come: what was told and not recorded is named.
    [[nodiscard]] Reply end();

private:
    enum class Stage { board, acts, answer, decision, reason, over };

    [[nodiscard]] Reply take_board(std::string_view line);
    [[nodiscard]] Reply take_act(const std::string& line);
    [[nodiscard]] bool is_another_board(std::string_view line) const;
    [[nodiscard]] bool answers_first_question(std::string_view line) const;
    [[nodiscard]] Reply take_answer(const std::string& line);
    [[nodiscard]] Reply take_decision(const std::string& line);
    [[nodiscard]] std::optional<Reply> take_word(const std::string& line);
    [[nodiscard]] std::optional<Reply> take_setting(const std::string& line);

    [[nodiscard]] Reply try_telling(Telling telling);
    [[nodiscard]] Reply back();
    [[nodiscard]] Reply another();
    [[nodiscard]] Reply help() const;
    [[nodiscard]] Reply drop(Stage next);
    [[nodiscard]] Reply go_on();
    [[nodiscard]] Reply record();
    [[nodiscard]] Reply record_and_decide(std::string_view words);
    [[nodiscard]] Reply decide(DecisionTold told);
    [[nodiscard]] Reply decide_with_reason(const std::string& why);
    [[nodiscard]] std::string question() const;
    [[nodiscard]] std::string standing() const;

    PromptTools tools_;
    Stage stage_ = Stage::board;
    Telling telling_ = {};
    std::optional<event::GameReference> last_ = {};  // board that was typed
    std::optional<ToldSoFar> so_far_ = {};
    std::optional<Telling> refused_ = {};  // the last that was; it may be another incident all the same
    log::LogNumber recorded_ = {};         // the number of the incident, once it is
    DecisionTold decision_ = {};           // while its reason is asked
};

}  // namespace jadoube::desk
