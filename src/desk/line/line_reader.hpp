// Reads a line group by group, with the board and the persons as it goes on. Used inside this room only.
#pragma once

#include <map>
#include <set>

#include "base/error.hpp"
#include "desk/groups/said_men.hpp"
#include "desk/line/acts_told.hpp"
#include "desk/line/line.hpp"
#include "desk/words/tokens.hpp"

namespace jadoube::desk {

/// The fact that counts earlier illegal moves, as a line tells it.
inline const std::string kIllegalBefore = "illegal_moves_before";

using adjudicate::Act;
using adjudicate::Person;
using chess::Color;
using rules::ActWord;

class LineReader {
public:
    explicit LineReader(const std::optional<chess::Setup>& position)
        : start_(position), board_(position), before_last_(position) {}

    [[nodiscard]] Result<LineRead> read(std::vector<Element> elements);
    /// Where it would be asked who did it, it was this player: once.
    void presume(Color who) { presumed_ = who; }

private:
    /// Who acts where nobody is named: whoever is on turn; the player named last; or, where that may be either, nobody.
    enum class Unnamed { on_turn, named_last, ask };

    struct Unpressed {
        std::optional<Color> by;
        std::size_t acts_before;  // that were told until then
    };
    struct Notice {
        rules::NoticeTime when = rules::NoticeTime::before;
        bool is_dated = false;  // the line says when
    };

    static tl::unexpected<Error> ask(std::string what, std::string hint) {
        return tl::unexpected<Error>(question(std::move(what), {}, std::move(hint)));
    }

    [[nodiscard]] Result<Person> person(Who who);
    Person named(Color color);
    Person carry(Color color);
    [[nodiscard]] Result<Person> unnamed(std::string_view question, std::string_view hint);
    [[nodiscard]] Result<Person> actor(const SaidGroup& group, Unnamed otherwise);
    [[nodiscard]] Result<Color> player(const SaidGroup& group);
    [[nodiscard]] Result<LineRead> read_groups(std::vector<SaidGroup> groups);
    [[nodiscard]] Result<void> order_touches(std::vector<SaidGroup>& groups) const;
    [[nodiscard]] Result<void> take(const SaidGroup& group);
    [[nodiscard]] static Result<void> correct_persons(std::vector<SaidGroup>& groups);
    [[nodiscard]] static Result<void> settle_who(std::vector<SaidGroup>& groups, std::size_t at);
    void look_ahead(const std::vector<SaidGroup>& groups);
    [[nodiscard]] Result<void> check_turn(const SaidGroup& group) const;
    [[nodiscard]] Result<void> check_late(const SaidGroup& group) const;
    void settle_answer(SaidGroup& group) const;
    [[nodiscard]] Result<void> take_corrected(const SaidGroup& group);
    [[nodiscard]] Result<void> check_letter(const SaidGroup& group) const;
    [[nodiscard]] Result<void> check_letter_of_move(const SaidGroup& group) const;
    [[nodiscard]] bool calls_illegal(const SaidGroup& group) const;
    [[nodiscard]] Result<void> call_illegal(const SaidGroup& group);
    [[nodiscard]] Result<void> name_only(const SaidGroup& group);
    [[nodiscard]] Result<void> act_of(const SaidGroup& group);
    [[nodiscard]] Result<void> act(const SaidGroup& group, rules::ActWord word);
    [[nodiscard]] Result<void> wish(const SaidGroup& group);
    [[nodiscard]] Result<void> retract(const SaidGroup& group);
    [[nodiscard]] Result<void> retract_named(const SaidGroup& group);
    [[nodiscard]] bool names_last_move(const SaidGroup& group, Person who) const;
    [[nodiscard]] Result<void> put_back(const SaidGroup& group);
    void note(const std::string& text);
    [[nodiscard]] Result<void> written_move(const SaidGroup& group);
    void add(Act act);
    [[nodiscard]] Result<void> push(const SaidGroup& group, Unnamed otherwise, WhatDone what);
    [[nodiscard]] Result<void> check_whole();
    [[nodiscard]] Result<void> settle_devices();
    bool tell_of_unpressed_moves();
    [[nodiscard]] bool has_pressed_later();
    [[nodiscard]] Act* unpressed_move(const Unpressed& told);
    [[nodiscard]] bool count_each();
    [[nodiscard]] Result<void> take_later(const std::string& words, const SaidGroup& group);
    [[nodiscard]] Result<void> take_remark(const std::string& words);
    [[nodiscard]] bool is_about_the_start() const;
    [[nodiscard]] Result<void> take_at_once(const std::string& words);
    [[nodiscard]] Result<void> pass_moves_told_before();
    [[nodiscard]] Result<void> pass_moves(const std::string& words);
    [[nodiscard]] Result<void> take_outside_game(const SaidGroup& group);
    [[nodiscard]] Result<void> check_illegal();
    [[nodiscard]] bool has_anything() const;
    [[nodiscard]] bool has_left_men(const SaidGroup& group, bool of_same) const;

    // Men and moves.
    [[nodiscard]] Result<void> touch(const SaidGroup& group);
    void count_by_side(const std::vector<ManNamed>& men, Color by);
    [[nodiscard]] Result<void> touch_again(const SaidGroup& group);
    Result<void> touch_one_more(Color by, chess::Square square, const SaidGroup& group);
    [[nodiscard]] std::optional<chess::Square> rook_to_castle(const ManNamed& man, Color by) const;
    [[nodiscard]] bool names_enemy(const SaidGroup& group) const;
    [[nodiscard]] bool stands_so(const SaidGroup& group) const;
    [[nodiscard]] bool takes_own_in_hand(const SaidGroup& group, Color by) const;
    [[nodiscard]] static bool is_held_over(const SaidGroup& group);
    [[nodiscard]] Result<void> hold_over(const SaidGroup& group);
    [[nodiscard]] Result<void> group_of_men(const SaidGroup& group);
    [[nodiscard]] Result<void> move(const SaidGroup& group);
    [[nodiscard]] Result<Color> mover(const SaidGroup& group);
    [[nodiscard]] std::optional<Result<void>> instead_of_move(const SaidGroup& group, Color by);
    [[nodiscard]] Result<MoveNamed> move_told(const SaidGroup& group, Color by) const;
    [[nodiscard]] Result<void> make_named(const MoveNamed& named, Color by, const SaidGroup& group);
    [[nodiscard]] Result<WhatDone> instead_of_earlier(const std::string& text, Color by, const Error& otherwise);
    [[nodiscard]] bool has_touched(Color by) const;
    [[nodiscard]] bool may_be_new_piece(const SaidGroup& group, const WhatDone& deed, Color by) const;
    [[nodiscard]] bool puts_down(const SaidGroup& group, Color by) const;
    [[nodiscard]] Result<MoveNamed> move_of_it(const SaidGroup& group, Color by) const;
    [[nodiscard]] bool is_rook_of_castling(const SaidGroup& group, Color by);
    [[nodiscard]] std::optional<Result<void>> rook_of_castling_begun(const SaidGroup& group, Color by);
    [[nodiscard]] std::optional<Result<void>> rook_put_elsewhere(const SaidGroup& group, Color by);
    [[nodiscard]] bool may_be_another_rook(const SaidGroup& group, const adjudicate::Step& rook, Color by) const;
    [[nodiscard]] bool may_be_castling(const SaidGroup& group, Color by) const;
    void keep_man(const std::string& text, const WhatDone& deed);
    [[nodiscard]] Result<void> castle(const SaidGroup& group);
    [[nodiscard]] bool is_castled_in_parts(const std::vector<SaidGroup>& groups, std::size_t at) const;
    [[nodiscard]] Result<void> castle_in_parts(const SaidGroup& group, const SaidGroup& king, const SaidGroup& rook);
    void touch_rook_first(Color by, const WhatDone& deed, const SaidGroup& group);
    [[nodiscard]] Result<void> without_rook(const SaidGroup& group);
    [[nodiscard]] std::optional<bool> is_short_by_touch(Color by) const;
    [[nodiscard]] bool chose_side(Color by) const;
    [[nodiscard]] std::optional<WhatDone> only_castling(const std::string& text, Color by) const;
    [[nodiscard]] bool is_doubtful(const WhatDone& deed, const std::string& text, Color by) const;
    [[nodiscard]] Result<void> made(Color by, WhatDone deed, const SaidGroup& group);
    [[nodiscard]] Result<void> name_piece(const SaidGroup& group);
    [[nodiscard]] bool asked_for(adjudicate::Person who, rules::PieceName piece) const;
    [[nodiscard]] adjudicate::MoveMan* open_promotion(Color by);
    [[nodiscard]] Result<void> put_new_piece(Color by, chess::Role role, const SaidGroup& group);
    [[nodiscard]] std::optional<adjudicate::MoveMan> move_made_again(Color by) const;
    void find_illegal();
    [[nodiscard]] Result<void> name_role(const SaidGroup& group, std::optional<chess::Role> role);
    [[nodiscard]] std::optional<chess::Square> waiting_pawn(Color by) const;
    [[nodiscard]] std::optional<chess::Role> role_asked_for() const;
    [[nodiscard]] std::optional<std::pair<Color, chess::Role>> new_piece_put(const SaidGroup& group) const;
    [[nodiscard]] bool names_new_piece(const SaidGroup& group) const;
    [[nodiscard]] Result<void> promote(const SaidGroup& group);
    [[nodiscard]] bool leaves_pawn() const;
    [[nodiscard]] Result<void> take_left(Manner manner, const SaidGroup& group);
    [[nodiscard]] std::optional<Result<void>> taken_off(const SaidGroup& group, Color by);
    [[nodiscard]] Result<void> seal(const SaidGroup& group);

    // What is said, found, and done beside the board.
    [[nodiscard]] Result<void> press(const SaidGroup& group);
    [[nodiscard]] Result<void> agree(const SaidGroup& group);
    [[nodiscard]] Result<void> decline(const SaidGroup& group);
    [[nodiscard]] Result<void> offer(const SaidGroup& group);
    [[nodiscard]] Result<void> point_out(const SaidGroup& group);
    [[nodiscard]] bool objects_by_claim(const SaidGroup& group) const;
    [[nodiscard]] std::optional<Color> illegal_move_found(const SaidGroup& group, Person who) const;
    [[nodiscard]] bool answers_untold(Color by) const;
    [[nodiscard]] Error first_asked(Error error);
    [[nodiscard]] bool claims_on_offence(const SaidGroup& group) const;
    [[nodiscard]] bool names_told(const SaidGroup& group, Person who) const;
    [[nodiscard]] static bool wants_a_move_of(const SaidGroup& group);
    [[nodiscard]] bool handles(const Act& act, const std::vector<Element>& named) const;
    void make_untold_move(Color by);
    [[nodiscard]] bool completes_untold(Person who) const;
    [[nodiscard]] std::optional<std::size_t> found_by_nobody(Person who) const;
    [[nodiscard]] bool found_by(Person who);
    void place_findings();
    [[nodiscard]] bool tells_end_of_his_move(const SaidGroup& group) const;
    [[nodiscard]] Result<void> move_that_ends(const SaidGroup& group);
    [[nodiscard]] Result<void> demand(const SaidGroup& group);
    [[nodiscard]] Result<adjudicate::Demand> what_is_demanded(const SaidGroup& group, std::optional<Color> by) const;
    [[nodiscard]] Result<adjudicate::Demand> correct_move(const SaidGroup& group, std::optional<Color> by) const;
    [[nodiscard]] Result<adjudicate::Demand> capture_touched(const SaidGroup& group, std::optional<Color> by) const;
    [[nodiscard]] std::optional<chess::Square> man_moved(const SaidGroup& group, const LineBoard& put_right,
                                                         std::optional<Color> by) const;
    [[nodiscard]] static bool names_man(const LineBoard& board, const SaidGroup& group);
    [[nodiscard]] Result<adjudicate::Demand> demand_of_man(const SaidGroup& group, const LineBoard& board,
                                                           std::optional<Color> by, bool takes) const;
    [[nodiscard]] std::optional<chess::Square> handled_last(const ManNamed& man, const LineBoard& board,
                                                            std::optional<Color> by) const;
    [[nodiscard]] Result<void> claim(const SaidGroup& group);
    [[nodiscard]] std::optional<Result<void>> instead_of_claim(const SaidGroup& group);
    [[nodiscard]] Result<void> check_whose_flag(const SaidGroup& group);
    [[nodiscard]] std::optional<rules::Ground> ground_claimed(const SaidGroup& group);
    [[nodiscard]] bool brings_up_flag(const SaidGroup& group);
    [[nodiscard]] Result<void> claim_without_ground(const SaidGroup& group);
    [[nodiscard]] static Result<void> check_claimant(const SaidGroup& group, rules::Ground ground);
    [[nodiscard]] Result<std::string> move_intended(const SaidGroup& group);
    [[nodiscard]] std::string without_false_check(std::string move, std::optional<Color> by) const;
    [[nodiscard]] bool claims_absence(const SaidGroup& group);
    [[nodiscard]] Result<void> say_beside_game(const SaidGroup& group);
    void speak_beside_game(Person who);
    [[nodiscard]] bool refuses_offer(const SaidGroup& group) const;
    [[nodiscard]] Result<void> find(const SaidGroup& group);
    [[nodiscard]] bool tells_untold_move(const SaidGroup& group) const;
    [[nodiscard]] Result<std::optional<Color>> found_of(const SaidGroup& group, const Saying& what, rules::Kind found);
    [[nodiscard]] Result<Person> finder(const SaidGroup& group, bool is_bare, bool is_denial);
    [[nodiscard]] Result<void> found(const SaidGroup& group, const Saying& what, std::optional<rules::Kind> kind);
    [[nodiscard]] bool tells_of_conduct(const SaidGroup& group) const;
    [[nodiscard]] bool is_repeated(const SaidGroup& group, rules::Kind kind) const;
    [[nodiscard]] Result<void> conduct(const SaidGroup& group, rules::Kind kind);
    [[nodiscard]] static Result<void> check_conduct(const SaidGroup& group, rules::Kind kind);
    [[nodiscard]] std::optional<Result<void>> noted_conduct(const SaidGroup& group, rules::Kind kind);
    [[nodiscard]] Result<Person> who_behaved(const SaidGroup& group);
    [[nodiscard]] std::optional<Result<void>> conduct_of_official(const SaidGroup& group, rules::Kind kind, Person who);
    [[nodiscard]] Result<void> check_sufferer(const SaidGroup& group, Person who);
    [[nodiscard]] Result<void> take_time_of_conduct(const SaidGroup& group, rules::Kind kind);

    // How it was done, and facts.
    [[nodiscard]] static bool is_before_touch(const SaidGroup& group);
    [[nodiscard]] Result<void> take_notice(std::optional<rules::NoticeTime> when, const SaidGroup& group);
    [[nodiscard]] Result<std::optional<Person>> speaker_of(const SaidGroup& group);
    [[nodiscard]] adjudicate::Touch* last_touch(Color by);
    [[nodiscard]] static Result<void> date_notice(adjudicate::Touch& touch, std::optional<rules::NoticeTime> when,
                                                  const SaidGroup& group);
    [[nodiscard]] std::optional<rules::NoticeTime> notice_for(Color by);
    [[nodiscard]] bool follows_notice(const SaidGroup& group) const;
    [[nodiscard]] Result<void> settle_notices();
    [[nodiscard]] Result<void> take_intent(bool deliberate, const SaidGroup& group);
    [[nodiscard]] adjudicate::Touch* touch_before_last();
    [[nodiscard]] Result<void> mean_touch(adjudicate::Touch& touch, bool deliberate);
    [[nodiscard]] Result<void> take_two_hands(const SaidGroup& group);
    [[nodiscard]] Result<void> take_held(const SaidGroup& group);
    [[nodiscard]] Result<void> take_castling_held(const SaidGroup& group);
    [[nodiscard]] Result<void> take_other_hand_pointed_out();
    [[nodiscard]] Result<void> take_rook_first();
    [[nodiscard]] Result<void> take_check(const SaidGroup& group);
    [[nodiscard]] Result<void> take_check_given(const SaidGroup& group);
    void take_said_illegal();
    [[nodiscard]] Result<void> take_gesture(const SaidGroup& group);
    [[nodiscard]] Result<void> take_not_made();
    [[nodiscard]] Result<void> take_in_bag(const SaidGroup& group);
    [[nodiscard]] Result<void> take_order_unknown();
    [[nodiscard]] Result<void> take_other_hand(const SaidGroup& group);
    [[nodiscard]] Result<void> take_let_go();
    /// Whether the man that he holds or lets go is that of the move told before.
    [[nodiscard]] bool is_of_man_moved(const SaidGroup& group);
    [[nodiscard]] Result<void> take_side_castled(const SaidGroup& group);
    [[nodiscard]] Result<void> take_manner(Manner manner, const SaidGroup& group);
    [[nodiscard]] Result<void> take_manners(const SaidGroup& group, bool is_call);
    [[nodiscard]] Result<void> take_default_time(const Element& manner);
    [[nodiscard]] Result<void> take_times(const SaidGroup& group);
    void see_check_before(const SaidGroup& group);
    [[nodiscard]] Result<void> check_how_it_is_told(const SaidGroup& group);
    [[nodiscard]] Result<void> take_increment(const SaidGroup& group);
    [[nodiscard]] Result<void> take_time_of_absence(const SaidGroup& group);
    [[nodiscard]] Result<void> take_clock(const SaidGroup& group);
    [[nodiscard]] Result<void> take_told(const Saying& saying, const SaidGroup& group);
    [[nodiscard]] Result<void> take_consent(const Told& told, const SaidGroup& group);
    [[nodiscard]] Result<void> take_count(const Told& told, const SaidGroup& group);
    [[nodiscard]] Result<void> take_disturbed(const Told& told, const SaidGroup& group);
    [[nodiscard]] Result<void> take_force(const Told& told, const SaidGroup& group);
    [[nodiscard]] Result<void> tell(const Told& told, const SaidGroup& group);
    [[nodiscard]] Result<void> check_of(const SaidGroup& group);
    [[nodiscard]] Result<void> tell_of(Who whose, std::string_view fact, const rules::Value& value);
    [[nodiscard]] Result<void> set(std::string_view fact, const rules::Value& value);
    [[nodiscard]] Result<void> set_at(std::string_view fact, const rules::Value& value, std::optional<std::size_t> act);
    [[nodiscard]] std::optional<std::size_t> act_told_of(std::string_view fact, std::optional<Person> by = {}) const;
    [[nodiscard]] Result<void> check_facts();
    void place_what_was_seen();
    [[nodiscard]] static tl::unexpected<Error> two_of(std::string_view fact);
    void count_earlier();
    [[nodiscard]] std::set<Color> irregular_movers() const;
    [[nodiscard]] const Act* counted_move(std::optional<Color> of) const;

    /// The last act, where it is of this kind.
    template <typename T>
    T* last_act() {
        return read_.acts.empty() ? nullptr : std::get_if<T>(&read_.acts.back().what);
    }

    LineBoard start_;
    LineBoard board_;
    LineBoard before_last_;  // act
    LineRead read_ = {};
    std::map<std::string, std::map<std::size_t, rules::Values>> told_of_ = {};  // by fact and act
    std::optional<Color> carried_ = {};                                         // who acts where nobody is named
    std::set<Color> colors_ = {};                                               // players named in the line
    std::set<Color> subjects_ = {};  // of them, those not named as the opponent
    std::optional<Color> last_mover_ = {};
    std::optional<Color> just_moved_ = {};  // and nothing was taken back or objected to since
    std::optional<bool> last_legal_ = {};   // his move
    std::map<std::optional<Color>, Notice> notices_ =
        {};                                        // of touches still to come, by who said it where that is told
    std::string written_ = {};                     // the move written down before a claim
    bool is_written_down_ = false;                 // and not only announced
    bool brings_flag_ = false;                     // a player claims on a flag, or it is told that it fell
    bool tells_answer_ = false;                    // the line says that somebody agreed, declined or resigned
    std::optional<bool> castles_short_ = {};       // the side of the only castling that the line tells
    std::optional<Color> only_color_ = {};         // of all the line, where one alone is named
    std::set<Color> illegal_by_ = {};              // known to be
    std::string moves_later_ = {};                 // words that stand before what they are told of,
    std::size_t moves_later_at_ = 0;               // and behind how many acts they stand
    std::map<std::size_t, int> counts_ = {};       // with which act how many illegal moves before were told
    std::optional<Color> counted_of_ = {};         // whose they are, where the line says it
    std::vector<Unpressed> unpressed_ = {};        // moves told to be
    std::optional<std::size_t> seen_ = {};         // the act before "the arbiter sees it"
    std::optional<std::size_t> untold_move_ = {};  // the act that finds an illegal move of which no more is told
    std::optional<std::size_t> unsaid_ = {};       // the act that finds what was wrong at the start, where nobody did
    std::map<std::size_t, std::size_t> found_later_ = {};  // such acts, and those that point them out
    bool moves_twice_ = false;                             // as the line says
    bool is_corrected_ = false;                            // "sorry": the next act may stand in the place of the last
    bool is_impossible_ = false;                           // the last move, for that man on any board
    bool is_capture_told_ = false;                         // the last move, as "takes" or "x"
    bool is_carried_ = true;                               // no other person was named since, who did nothing
    bool is_said_illegal_ = false;
    struct MoveSaidIllegal {
        std::optional<bool> is_legal;  // by the board; nothing where no position is known
        bool is_castling = false;
    };
    std::optional<MoveSaidIllegal> move_said_illegal_ = {};  // the last one before the word
    bool is_said_legal_ = false;
    std::set<std::size_t> in_bag_ = {};  // acts: the device was
    bool was_in_check_ = false;          // the player of the group, before it
    std::optional<Color> presumed_ = {};
};

/// A question that a name answers.
[[nodiscard]] bool asks_who(const Error& error);

}  // namespace jadoube::desk
