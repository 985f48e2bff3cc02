#include "rules/vocabulary/kind.hpp"

#include <array>

namespace jadoube::rules {
namespace {

constexpr auto act = KindClass::act;
constexpr auto claim = KindClass::claim;
constexpr auto setup = KindClass::setup;
constexpr auto other = KindClass::other;

constexpr KindTraits of_nobody(KindTraits traits) {
    traits.of_nobody = true;
    return traits;
}
constexpr KindTraits outlasting(KindTraits traits = {}) {
    traits.outlasts_the_game = true;
    return traits;
}

constexpr KindTraits calling_for_nobody(KindTraits traits) {
    traits.calls_for_nobody = true;
    return traits;
}

constexpr KindTraits kObjectionable{.open_to_objection = true, .by_a_player = true};
constexpr KindTraits kCheckFound{.open_to_objection = true, .by_a_player = true, .of_a_wrong_board = true};
constexpr KindTraits kTimesAtResumption{.beside_the_board = true, .each_may_find = true};
constexpr KindTraits kWrongBoardSeen{.of_a_wrong_board = true};
constexpr KindTraits kTouched{.open_to_objection = true, .by_a_player = true, .implies_touch = true};
constexpr KindTraits kIllegal{.open_to_objection = true,
                              .by_a_player = true,
                              .implies_touch = true,
                              .implies_move = true,
                              .counts_as_illegal_move = true};
constexpr KindTraits kPressed{
    .open_to_objection = true, .by_a_player = true, .implies_press = true, .counts_as_illegal_move = true};
constexpr KindTraits kOtherHand{
    .open_to_objection = true, .beside_the_board = true, .by_a_player = true, .implies_press = true};
constexpr KindTraits kBesideTheBoard{.open_to_objection = true, .beside_the_board = true};
constexpr KindTraits kConduct{.open_to_objection = true, .beside_the_board = true, .by_a_player = true};
constexpr KindTraits kSealedMove{.open_to_objection = true, .beside_the_board = true, .implies_touch = true};
constexpr KindTraits kUpset{
    .open_to_objection = true, .beside_the_board = true, .by_a_player = true, .at_a_moment = true};
constexpr KindTraits kOfficial{.beside_the_board = true};
constexpr KindTraits kFlag{.beside_the_board = true, .about_the_flag = true, .ends_game_by = Ending::flag};
constexpr KindTraits kFlagSeen{
    .beside_the_board = true, .about_the_flag = true, .shows = Ending::flag, .ends_game_by = Ending::flag};
constexpr KindTraits kAgreement{.ends_game_by = Ending::agreement, .ends_game_unregulated = true};
constexpr KindTraits kResignation{.ends_game_by = Ending::resignation, .ends_game_unregulated = true};
constexpr KindTraits kRepetition{.ends_game_by = Ending::repetition};
constexpr KindTraits kQuietMoves{.ends_game_by = Ending::quiet_moves};
constexpr KindTraits kRepetitionSeen{.shows = Ending::repetition, .ends_game_by = Ending::repetition};
constexpr KindTraits kQuietMovesSeen{.shows = Ending::quiet_moves, .ends_game_by = Ending::quiet_moves};
constexpr KindTraits kBareKingSeen{.shows = Ending::bare_king, .ends_game_by = Ending::bare_king};
constexpr KindTraits kAboutTheEnd{.about_the_end = true};
constexpr KindTraits kMateClaimed{.about_the_end = true, .claims = Ending::checkmate};
constexpr KindTraits kStalemateClaimed{.about_the_end = true, .claims = Ending::stalemate};
constexpr KindTraits kDeadPositionClaimed{.about_the_end = true, .claims = Ending::dead_position};
constexpr KindTraits kMateSeen{.about_the_end = true, .shows = Ending::checkmate};
constexpr KindTraits kStalemateSeen{.about_the_end = true, .shows = Ending::stalemate};
constexpr KindTraits kDeadPositionSeen{.about_the_end = true, .shows = Ending::dead_position};

constexpr auto kKinds = std::to_array<KindRow>({
    {Kind::touch, "touch", act, "a person on turn touched men, before or without a move", kTouched},
    {Kind::out_of_turn, "out_of_turn", act, "a person not on turn touched or moved men", kObjectionable},
    {Kind::out_of_turn_touch, "out_of_turn.touch", act, "a person not on turn touched men", kTouched},
    {Kind::out_of_turn_move, "out_of_turn.move", act, "a person not on turn moved, or moved twice, lawfully or not",
     kObjectionable},
    {Kind::illegal_move, "illegal_move", act, "a move that the rules of movement forbid", kIllegal},
    {Kind::illegal_move_enemy_man_moved, "illegal_move.enemy_man_moved", act, "a man of the other player was moved",
     kIllegal},
    {Kind::illegal_move_own_man_captured, "illegal_move.own_man_captured", act, "a man of his own was taken off",
     kIllegal},
    {Kind::illegal_move_illegal_castling, "illegal_move.illegal_castling", act, "castling that is not allowed",
     kIllegal},
    {Kind::illegal_move_false_capture, "illegal_move.false_capture", act,
     "the man taken off cannot be taken by the man moved", kIllegal},
    {Kind::illegal_move_false_move, "illegal_move.false_move", act, "any other move that the man cannot make",
     kIllegal},
    {Kind::change, "change", act, "a player wants to alter, or says not finished, what was done", kObjectionable},
    {Kind::promotion, "promotion", act, "a pawn on its last rank with no piece for it, or a wrong one", kObjectionable},
    {Kind::press, "press", act, "the clock was pressed when it should not have been", kPressed},
    {Kind::press_without_move, "press.without_move", act, "the clock was pressed without a move", kPressed},
    {Kind::press_two_hands, "press.two_hands", act, "the clock was pressed after a move made with two hands", kPressed},
    {Kind::press_pawn_on_last_rank, "press.pawn_on_last_rank", act,
     "the clock was pressed with a pawn left on its last rank", kPressed},
    {Kind::press_other_hand, "press.other_hand", act, "the clock was pressed with the hand that did not move",
     kOtherHand},
    {Kind::check, "check", claim, "something about a check said, or not said", kObjectionable},
    {Kind::check_false, "check.false", claim, "\"check\" was said, and there was none", kObjectionable},
    {Kind::check_called_late, "check.called_late", claim, "a check was announced a move late", kObjectionable},
    {Kind::check_found, "check.found", claim, "a King is found to have been left in check earlier", kCheckFound},
    {Kind::setup, "setup", setup, "the game began wrongly", kBesideTheBoard},
    {Kind::setup_board, "setup.board", setup, "the board was placed wrongly", kBesideTheBoard},
    {Kind::setup_men_misplaced, "setup.men_misplaced", setup, "men stood on wrong squares at the start",
     kBesideTheBoard},
    {Kind::setup_men_omitted, "setup.men_omitted", setup, "men were missing at the start", kBesideTheBoard},
    {Kind::setup_colours, "setup.colours", setup, "the players had the wrong colours", kBesideTheBoard},
    {Kind::setup_first_move, "setup.first_move", setup, "the wrong player made the first move", kBesideTheBoard},
    {Kind::setup_odds_man_left_on, "setup.odds_man_left_on", setup, "the man given as odds was not taken off",
     kBesideTheBoard},
    {Kind::setup_wrong_odds_man, "setup.wrong_odds_man", setup, "another man than the one given as odds was taken off",
     kBesideTheBoard},
    {Kind::claim, "claim", claim, "somebody asks for a result or a right"},
    {Kind::claim_draw, "claim.draw", claim, "somebody claims that the game is drawn"},
    {Kind::claim_draw_repetition, "claim.draw.repetition", claim,
     "a draw is claimed because the same position stood several times", kRepetition},
    {Kind::claim_draw_fifty_moves, "claim.draw.fifty_moves", claim,
     "a draw is claimed because nothing was taken or advanced for long", kQuietMoves},
    {Kind::claim_draw_fivefold, "claim.draw.fivefold", claim,
     "a draw is claimed because the same position stood five times", kRepetition},
    {Kind::claim_draw_seventy_five_moves, "claim.draw.seventy_five_moves", claim,
     "a draw is claimed after seventy-five quiet moves by each side", kQuietMoves},
    {Kind::claim_draw_perpetual_check, "claim.draw.perpetual_check", claim,
     "a draw is claimed because the checks have no end"},
    {Kind::claim_draw_dead_position, "claim.draw.dead_position", claim,
     "a draw is claimed because neither player can mate", kDeadPositionClaimed},
    {Kind::claim_draw_dead_material, "claim.draw.dead_material", claim,
     "a draw is claimed because too few men are left", kAboutTheEnd},
    {Kind::claim_draw_stalemate, "claim.draw.stalemate", claim,
     "a draw is claimed because the player on turn has no move", kStalemateClaimed},
    {Kind::claim_draw_normal_means, "claim.draw.normal_means", claim,
     "a draw is claimed because the opponent cannot win by normal means"},
    {Kind::claim_checkmate, "claim.checkmate", claim, "somebody claims that it is checkmate", kMateClaimed},
    {Kind::claim_flag, "claim.flag", claim, "somebody claims that a flag has fallen", kFlag},
    {Kind::claim_illegal_move, "claim.illegal_move", claim, "a move that was in order is said to have been illegal"},
    {Kind::claim_clock_error, "claim.clock_error", claim, "somebody says that a clock is or was wrong", kOfficial},
    {Kind::claim_clock_defect, "claim.clock_defect", claim, "somebody says that a clock does not work", kOfficial},
    {Kind::claim_wrong_result, "claim.wrong_result", claim,
     "somebody says that the result signed is not that of the game", outlasting(kAboutTheEnd)},
    {Kind::claim_forfeit, "claim.forfeit", claim, "somebody claims that the other player has lost by what he did"},
    {Kind::claim_time_limit, "claim.time_limit", claim, "somebody asks for a time limit", kOfficial},
    {Kind::claim_increment, "claim.increment", claim, "somebody asks that time be added with each move", kOfficial},
    {Kind::claim_assistant, "claim.assistant", claim, "a player asks for somebody who does by hand what he cannot do",
     kOfficial},
    {Kind::claim_record, "claim.record", claim, "a player asks to be shown the arbiter's record of the game",
     kOfficial},
    {Kind::claim_display, "claim.display", claim, "something is claimed that only a display shows"},
    {Kind::claim_withdrawal, "claim.withdrawal", claim, "a player wants to withdraw what he offered or claimed"},
    {Kind::agreement, "agreement", claim, "both players agree to a draw", of_nobody(kAgreement)},
    {Kind::draw_offer, "draw_offer", act, "a draw was offered", kObjectionable},
    {Kind::resign, "resign", claim, "a player resigns", kResignation},
    {Kind::observed, "observed", other, "the arbiter sees something without a claim"},
    {Kind::observed_repetition, "observed.repetition", other,
     "the arbiter sees that the same position stood several times", of_nobody(kRepetitionSeen)},
    {Kind::observed_quiet_moves, "observed.quiet_moves", other,
     "the arbiter sees that nothing was taken or advanced for long", of_nobody(kQuietMovesSeen)},
    {Kind::observed_illegal_position, "observed.illegal_position", other,
     "the arbiter sees a position that cannot be reached", kWrongBoardSeen},
    {Kind::observed_flag, "observed.flag", other, "the arbiter sees that a flag has fallen", kFlagSeen},
    {Kind::observed_checkmate, "observed.checkmate", other, "the arbiter sees checkmate on the board",
     of_nobody(kMateSeen)},
    {Kind::observed_stalemate, "observed.stalemate", other, "the arbiter sees stalemate on the board",
     of_nobody(kStalemateSeen)},
    {Kind::observed_dead_position, "observed.dead_position", other, "the arbiter sees that neither player can mate",
     of_nobody(kDeadPositionSeen)},
    {Kind::observed_boards_differ, "observed.boards_differ", other,
     "the positions on the boards of the two players differ"},
    {Kind::observed_bare_king, "observed.bare_king", other, "the arbiter sees that a player has but his King left",
     kBareKingSeen},
    {Kind::seal, "seal", act, "something is wrong with the sealing", kBesideTheBoard},
    {Kind::seal_secrecy, "seal.secrecy", act, "the sealed move could be read", kBesideTheBoard},
    {Kind::seal_wrong_person, "seal.wrong_person", act, "a person not on turn sealed", kBesideTheBoard},
    {Kind::seal_on_board, "seal.on_board", act, "a move was made on the board after the order to seal",
     kBesideTheBoard},
    {Kind::resume, "resume", act, "something is wrong with the resumption", kBesideTheBoard},
    {Kind::resume_position, "resume.position", act, "the adjourned position was set up wrongly", kBesideTheBoard},
    {Kind::resume_times, "resume.times", act, "the times on the clocks are wrong or unknown", kTimesAtResumption},
    {Kind::resume_opener, "resume.opener", act, "the wrong person opened the envelope", kBesideTheBoard},
    {Kind::resume_sealed_move, "resume.sealed_move", act, "what the sealed move is has to be ruled upon", kSealedMove},
    {Kind::conduct, "conduct", act, "somebody behaved as the laws forbid", kConduct},
    {Kind::conduct_upset, "conduct.upset", act, "the men or the board were thrown over", outlasting(kUpset)},
    {Kind::conduct_absent, "conduct.absent", act, "a player is late, stays away or ceases to play",
     calling_for_nobody(kConduct)},
    {Kind::conduct_assist, "conduct.assist", act, "a player used advice, notes or another board", kConduct},
    {Kind::conduct_refuse, "conduct.refuse", act, "a player refuses what the law or a requirement asks of him",
     kConduct},
    {Kind::conduct_displaced, "conduct.displaced", act, "men were displaced", kUpset},
    {Kind::conduct_device, "conduct.device", act, "a player has an electronic device", kConduct},
    {Kind::conduct_spectator, "conduct.spectator", act, "a spectator spoke about the game", of_nobody(kBesideTheBoard)},
    {Kind::conduct_clock, "conduct.clock", act, "the clock was handled wrongly or stopped without reason", kConduct},
    {Kind::conduct_clock_hand, "conduct.clock_hand", act, "a player kept a hand or a finger on the clock or over it",
     kConduct},
    {Kind::conduct_recording, "conduct.recording", act, "the moves were not recorded as the law asks", kConduct},
    {Kind::conduct_disturb, "conduct.disturb", act, "a player disturbed or annoyed the opponent", outlasting(kConduct)},
    {Kind::conduct_disrepute, "conduct.disrepute", act, "a player brought the game into disrepute",
     outlasting(kConduct)},
    {Kind::conduct_leave, "conduct.leave", act, "a player left the board, the playing area or the venue",
     calling_for_nobody(kConduct)},
    {Kind::conduct_pause, "conduct.pause", act, "a player paused the clocks", calling_for_nobody(kConduct)},
    {Kind::conduct_recording_ahead, "conduct.recording_ahead", act, "a move was written down before it was made",
     kConduct},
    {Kind::conduct_recording_behind, "conduct.recording_behind", act,
     "a player moved before he had written down his last move", kConduct},
    {Kind::conduct_record_incomplete, "conduct.record_incomplete", act,
     "a scoresheet was not completed when it had to be", outlasting(kConduct)},
    {Kind::conduct_press_denied, "conduct.press_denied", act, "a player kept the opponent from pressing the clock",
     kConduct},
    {Kind::conduct_entering, "conduct.entering", act,
     "somebody who is neither player nor arbiter entered the playing area", outlasting(kOfficial)},
    {Kind::conduct_smoking, "conduct.smoking", act, "somebody smoked where he may not", outlasting(kConduct)},
    {Kind::conduct_phone_of_others, "conduct.phone_of_others", act,
     "somebody who does not play used a phone or the like", outlasting(kOfficial)},
    {Kind::conduct_regulations, "conduct.regulations", act, "a player broke a regulation of the event",
     outlasting(kConduct)},
    {Kind::series, "series", claim, "a question between the games of a series", outlasting()},
    {Kind::series_colours, "series.colours", claim, "who has White in the next game", outlasting()},
    {Kind::series_first_move, "series.first_move", claim, "who makes the first move of the next game", outlasting()},
    {Kind::undertaking, "undertaking", claim, "an undertaking to win in a set way", outlasting(kAboutTheEnd)},
    {Kind::odds, "odds", act, "something about the odds given", kObjectionable},
    {Kind::odds_moves, "odds.moves", act, "the moves given as odds", kObjectionable},
    {Kind::castling_without_rook, "castling_without_rook", act, "the giver of a Rook moves the King as if castling",
     kObjectionable},
    {Kind::requirement, "requirement", act, "a demand that names what the position does not permit", kObjectionable},
    {Kind::dispute, "dispute", other, "the players differ", outlasting(kOfficial)},
    {Kind::dispute_fact, "dispute.fact", other, "the players differ about what happened", outlasting(kOfficial)},
    {Kind::dispute_law, "dispute.law", other, "the players differ about what the law means", outlasting(kOfficial)},
    {Kind::silence, "silence", other, "the code has nothing on the matter"},
});
static_assert(is_in_order(kKinds));

constexpr auto kClasses = std::to_array<WordRow<KindClass>>({
    {KindClass::act, "act", "something done, which may be against the laws"},
    {KindClass::claim, "claim", "something asked for, which may be upheld"},
    {KindClass::setup, "setup", "something wrong from the start"},
    {KindClass::other, "other", "neither an act nor a claim"},
});
static_assert(is_in_order(kClasses));

/// Right before its kinds, so that the next row tells whether a kind has any.
constexpr bool families_stand_first() {
    for (std::size_t family = 0; family + 1 < kKinds.size(); ++family) {
        for (std::size_t kind = 0; kind < kKinds.size(); ++kind) {
            const bool is_of_it = kind != family && is_part_of(kKinds[kind].name, kKinds[family].name);
            if (is_of_it && !is_part_of(kKinds[family + 1].name, kKinds[family].name)) return false;
        }
    }
    return true;
}
static_assert(families_stand_first());

bool has_sub_kinds(Kind kind) {
    const std::size_t next = static_cast<std::size_t>(kind) + 1;
    return next < kKinds.size() && is_part_of(kKinds[next].name, name_of(kind));
}

/// By names, compared once for all: every article is asked which kinds it is about.
std::array<std::array<bool, kKinds.size()>, kKinds.size()> kinds_covered() {
    std::array<std::array<bool, kKinds.size()>, kKinds.size()> covered{};
    for (std::size_t trigger = 0; trigger < kKinds.size(); ++trigger) {
        for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
            covered[trigger][kind] = is_part_of(kKinds[kind].name, kKinds[trigger].name);
    }
    return covered;
}

}  // namespace

template <>
std::span<const KindRow> rows<Kind>() {
    return kKinds;
}
template <>
std::span<const WordRow<KindClass>> rows<KindClass>() {
    return kClasses;
}

bool kind_covers(Kind trigger, Kind kind) {
    static const auto kCovered = kinds_covered();
    return kCovered[static_cast<std::size_t>(trigger)][static_cast<std::size_t>(kind)];
}

bool covers_any(Kind trigger, const std::vector<Kind>& kinds) {
    return std::any_of(kinds.begin(), kinds.end(), [&](Kind kind) { return kind_covers(trigger, kind); });
}

std::optional<Kind> kind_showing(Ending ending) {
    const auto found = std::find_if(kKinds.begin(), kKinds.end(), [&](const KindRow& row) {
        return ending != Ending::no && row.traits.shows == ending;
    });
    return found == kKinds.end() ? std::nullopt : std::optional(found->value);
}

bool is_family(Kind kind) {
    return name_of(kind).find('.') == std::string_view::npos;
}

bool is_offer_of_draw(Kind kind) {
    return kind_covers(Kind::claim_draw, kind) || kind == Kind::claim_increment;
}

std::vector<Kind> single_kinds() {
    return words_where<Kind>([](const KindRow& row) { return !has_sub_kinds(row.value); });
}

std::span<const KindsTogether> kinds_together() {
    static const std::vector<KindsTogether> kRows = {
        {Kind::illegal_move, {Kind::press_two_hands}},
        {Kind::touch, {Kind::press_two_hands}},
        {Kind::touch, {Kind::press_without_move}},
        {Kind::promotion, {Kind::press_pawn_on_last_rank}},
        {Kind::promotion, {Kind::press_pawn_on_last_rank, Kind::press_two_hands}},
        {Kind::observed_flag, {Kind::claim_flag}},
    };
    return kRows;
}

std::vector<std::vector<Kind>> possible_incidents() {
    const std::vector<Kind> single = single_kinds();
    std::vector<std::vector<Kind>> sets;
    for (const Kind kind : single) sets.push_back({kind});
    for (const KindsTogether& together : kinds_together()) {
        for (const Kind kind : single) {
            if (!kind_covers(together.first, kind)) continue;
            sets.push_back({kind});
            sets.back().insert(sets.back().end(), together.others.begin(), together.others.end());
        }
    }
    return sets;
}

}  // namespace jadoube::rules
