#include "desk/elements/element_reader.hpp"

#include "base/text.hpp"
#include "desk/elements/slots.hpp"
#include "desk/words/arbiters_questions.hpp"
#include "desk/words/durations.hpp"
#include "desk/words/once_more.hpp"
#include "desk/words/word_classes.hpp"

namespace jadoube::desk {

std::vector<Element> ElementReader::read() {
    while (at_ < tokens_.size()) read_one();
    settle(line_);
    elements_.insert(elements_.size(), Elements(line_.incidental));
    return std::move(elements_).taken();
}

void ElementReader::read_one() {
    if (read_question() || read_once_more() || read_move_of_record() || read_duration() || read_default() ||
        read_count_alone() || read_count() || read_time() || read_place() || read_turn() || read_side_of_man() ||
        read_pawn_of_file() || read_falling() || read_saying() || read_seconds() || read_minutes() ||
        read_move_number())
        return;
    const Token& token = tokens_[at_++];
    switch (token.kind) {
        case Token::Kind::move:
            return elements_.push_back({.kind = Kind::move, .text = token.text, .is_judged = token.is_judged});
        case Token::Kind::square: return read_square(token);
        case Token::Kind::clock: return add(Kind::clock, token.text);
        case Token::Kind::stop: return add(Kind::stop, token.text);
        case Token::Kind::doubt: return add(Kind::doubt, token.text);
        case Token::Kind::number: return read_plain_number(token);
        case Token::Kind::word: return read_word(token);
    }
}

void ElementReader::read_square(const Token& token) {
    if (is_numbered_ && elements_.back().kind == Kind::square) add(Kind::stop, ".");  // "1. e4 e5"
    add(Kind::square, token.text);
}

/// Of a person, "was offered" is not "offers": there the auxiliary stays, until a word follows that is no verb.
void ElementReader::read_word(const Token& token) {
    constexpr std::string_view kPassive[] = {"is", "was", "were", "are", "been", "being", "gets", "got"};
    constexpr std::string_view kIt = "it", kWho = "who";
    const std::string word = lower(token.text);
    const Element& last = elements_.back();
    const bool is_passive = std::ranges::find(kPassive, word) != std::end(kPassive);
    if (is_passive && is_a<Who>(last)) return add(Kind::passive, token.text);
    if (word == kIt && (last.is(rules::ActWord::move) || is_conduct<rules::Kind::conduct_leave>(last)))
        return add(Kind::pronoun, token.text);
    if (is_perfect(token.text)) return add(Kind::unknown, token.text);
    const bool is_relative = word == kWho && !elements_.empty() && ends_clause(last);
    if (is_relative) return;  // "by White, who claims"
    if (says_nothing(word) || comes_late(token) || is_particle(token)) return;
    if (says_again(word) || says_afterwards(word)) return add(Kind::remark, token.text);
    if (is_incidental(token.basic) || is_incidental(word)) {
        leave_out(token);
    } else {
        add(Kind::unknown, token.text);
    }
}

/// "picks the rook up", "the flag of white is down": the verb says it.
bool ElementReader::is_particle(const Token& token) const {
    constexpr std::string_view kUp = "up", kFallen[] = {"down", "fall"};
    const bool is_up = token.basic == kUp;
    const bool is_fallen = std::ranges::find(kFallen, token.basic) != std::end(kFallen);
    const std::size_t end = elements_.size();
    const std::size_t begin = elements_.clause_begin(end);
    return (is_up && elements_.any(begin, end, is_the<rules::ActWord::touch>)) ||
           (is_fallen && elements_.any(begin, end, is_the<rules::ActWord::flag_falls>));
}

/// "knocks the king over".
bool ElementReader::read_falling() {
    constexpr std::string_view kFalling[] = {"over", "down", "about", "around"};
    const bool is_falling = std::ranges::find(kFalling, lower(tokens_[at_].text)) != std::end(kFalling) &&
                            std::ranges::any_of(elements_, is_conduct<rules::Kind::conduct_displaced>);
    if (is_falling) line_.leave_out(tokens_[at_++].text);
    return is_falling;
}

bool ElementReader::read_question() {
    const auto end = begins_clause() ? end_of_question(tokens_, at_, elements_.back().text) : std::nullopt;
    if (end) add(Kind::remark, text_to(*end));
    return end.has_value();
}

bool ElementReader::read_once_more() {
    const bool may_stand = begins_clause() || is_a<Who>(elements_.back());
    constexpr std::string_view kParts = ";";
    const bool is_bare_allowed = !elements_.empty() && (is_a<Who>(elements_.back()) || elements_.back().text == kParts);
    const auto again = may_stand ? once_more_at(tokens_, at_, is_bare_allowed) : std::nullopt;
    if (again) add(again->is_of_other ? Kind::likewise : Kind::again, text_to(again->end));
    return again.has_value();
}

/// "the king's knight f3", "the queen's pawn", "the king rook h1": one man, called by the side from which it came.
bool ElementReader::read_side_of_man() {
    constexpr std::string_view kWhose = "'s";
    const auto side = chess::role_named(tokens_[at_].basic);
    const bool is_side = side == chess::Role::king || side == chess::Role::queen;
    const bool is_whose = tokens_[at_ + 1].text == kWhose;
    const std::size_t man = at_ + (is_whose ? 2 : 1);
    const bool is_man = chess::role_named(tokens_[man].basic).has_value();
    const bool is_placed = tokens_[man + 1].kind == Token::Kind::square;
    if (!is_side || !is_man || (!is_whose && !is_placed)) return false;
    leave_out(tokens_[at_]);
    at_ = man;
    return true;
}

/// "d-pawn", "d pawn", "e4-pawn".
bool ElementReader::read_pawn_of_file() {
    const std::string& text = tokens_[at_].text;
    if (text.ends_with("-pawn") && is_file(text.substr(0, text.find('-')))) {
        add(Kind::pawn_of_file, tokens_[at_++].text);
        return true;
    }
    const bool is_of_square = text.ends_with("-pawn") && chess::square_named(text.substr(0, text.find('-')));
    if (is_of_square) {  // "e4-pawn"
        add(Kind::square, text.substr(0, text.find('-')));
        elements_.push_back(said("pawn", row_of(chess::Role::pawn)));
        return ++at_, true;
    }
    const bool follows = chess::role_named(tokens_[at_ + 1].basic) == chess::Role::pawn;
    if (!follows || !is_file(text) || text == "a" || text == "b") return false;  // "a pawn"; a black pawn
    add(Kind::pawn_of_file, text + "-pawn");
    at_ += 2;
    return true;
}

ClauseSoFar ElementReader::clause() const {
    const std::size_t end = elements_.size();
    const std::size_t begin = elements_.clause_begin(end);
    const auto has = [&](IsElement is) { return elements_.any(begin, end, is); };
    const bool is_named_before = is_a<Who>(elements_[begin - 2]) && elements_.begins_clause(begin - 2);  // "white then"
    const bool is_named = is_named_before || has(is_a<Who>);
    return {.speaker = is_named && !has(is_the<Who::spectator>) ? Speaker::player_or_arbiter : Speaker::anybody,
            .demands = has(is_the<rules::ActWord::demand>)};
}

bool ElementReader::read_saying() {
    const auto row = row_at(tokens_, at_, clause());
    if (!row) return false;
    const auto* manner = std::get_if<Manner>(&row->saying->meaning);
    if (row->is_perfect && manner == nullptr) add(Kind::unknown, "had");
    std::string text;
    for (; at_ < row->end; ++at_) {
        const bool is_out = std::ranges::find(row->left_out, at_) != row->left_out.end();
        if (is_out) leave_out(tokens_[at_]);
        if (!is_out) text += (text.empty() ? "" : " ") + tokens_[at_].text;
    }
    Element element = said(std::move(text), row->saying);
    element.whom = row->whom;
    element.is_filled = row->is_filled;
    elements_.push_back(std::move(element));
    return true;
}

void ElementReader::leave_out(const Token& token) {
    if (may_tell_order(lower(token.text))) line_.order_words.push_back({elements_.size(), token.text});
    line_.leave_out(token.text);
}

std::string ElementReader::text_to(std::size_t end) {
    const std::string text = tokens_.text(at_, end);
    at_ = end;
    return text;
}

std::string ElementReader::text_with_last(std::string text) {
    if (!elements_.back().is(Link::to)) return text;  // "at move 14", "on board 3"
    text = elements_.back().text + " " + text;
    elements_.pop_back();
    return text;
}

std::vector<Element> elements_of(std::string_view line) {
    return ElementReader(line).read();
}

}  // namespace jadoube::desk
