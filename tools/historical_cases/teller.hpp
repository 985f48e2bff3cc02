// The acts of one line, one member function for each type of occurrence.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "historical_cases/telling.hpp"

namespace jadoube::historical {

/// An occurrence with the name of its type and what its words say.
struct Scene {
    const Occurrence& occurrence;
    std::string type;
    Reading reading;
};

[[nodiscard]] bool a_king_is_attacked(const chess::Board& board);

class Teller {
public:
    Teller(const Line& line, const Phrases& phrases, const chess::Setup& at, const std::vector<Scene>& scenes,
           Told& told)
        : line_(line),
          phrases_(phrases),
          board_(at.board),
          turn_(at.turn),
          in_check_(a_king_is_attacked(at.board)),
          scenes_(scenes),
          told_(told) {}

    void tell();

private:
    void scene(const Scene& scene);

    // teller_board.cpp: what is done on the board
    void begin_act(const Scene& scene);
    void touch(const Scene& scene);
    void place(const Scene& scene, bool released);
    void move(const Scene& scene);
    void castle(const Scene& scene);
    void name(const Scene& scene);
    void retract(const Scene& scene);
    [[nodiscard]] std::optional<chess::Square> taken_by(const Scene& scene, const adjudicate::Step& step) const;
    [[nodiscard]] bool cannot_promote_to(const std::string& piece) const;

    // teller_claims.cpp: what is claimed and demanded
    void claim(const Scene& scene);
    void claim_ground(const Scene& scene, const std::string& ground);
    void demand(const Scene& scene, const std::string& option);
    void remedy(const Scene& scene, const std::string& word);
    void fact(const Scene& scene);
    void objection(const Scene& scene);
    void claimants_own_acts(const Scene& scene);
    [[nodiscard]] bool asks_for_all_options() const;
    [[nodiscard]] std::optional<chess::Square> man_meant(const Scene& scene, const std::string& option) const;

    // teller_matters.cpp: how the game began, adjournments, clocks, behaviour
    void setup(const Scene& scene);
    void find(const Scene& scene);
    void find_subject(const Scene& scene);
    void note(const Scene& scene);
    void counted(const Scene& scene);
    void seal(const Scene& scene);
    void resume(const Scene& scene);
    void flag(const Scene& scene);
    void clocks(const Scene& scene);
    void tell_in_time(bool in_time);
    void spectator(const Scene& scene);
    void consult(const Scene& scene);
    void refer(const Scene& scene);
    void defaults();
    [[nodiscard]] std::string setup_kind(const Scene& scene) const;

    void add(adjudicate::Person by, decltype(adjudicate::Act::what) what);
    void add(const Scene& scene, decltype(adjudicate::Act::what) what) { add(person(scene), std::move(what)); }
    void happen(const Scene& scene, const std::string& act, const std::string& what = {});
    void tell_fact(const std::string& fact, rules::Value value);
    void tell_event(const std::string& fact, rules::Value value);
    [[nodiscard]] adjudicate::Person person(const Scene& scene) const;
    [[nodiscard]] bool any(const std::string& mark) const;
    [[nodiscard]] std::string any_word(const std::string& mark) const;
    [[nodiscard]] bool has_scene(const std::string& type) const;

    const Line& line_;
    const Phrases& phrases_;
    chess::Board board_;
    chess::Color turn_;
    bool in_check_;  // a King, after the history
    const std::vector<Scene>& scenes_;
    Told& told_;

    std::string subject_;                   // the kind of what is wrong, until somebody raises it
    std::optional<chess::Color> culprit_;   // whose mistake it was
    std::optional<chess::Color> speaker_;   // who said "check"
    std::optional<chess::Color> offender_;  // who touched or moved last
    std::vector<chess::Square> handled_;    // his men and those of the other side that he handled
    std::optional<chess::Square> rook_;     // the Rook castled with
    std::string sealed_;
    bool noticed_ = false;
    bool touched_out_of_turn_ = false;
};

}  // namespace jadoube::historical
