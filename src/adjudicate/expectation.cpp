#include "adjudicate/expectation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <span>
#include <variant>

#include "adjudicate/expected_options.hpp"
#include "base/json.hpp"
#include "base/text.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::adjudicate {
namespace {

using Texts = std::vector<std::string>;

/// The name of a word; empty where there is none.
template <typename Word>
std::string name_of_word(const std::optional<Word>& word) {
    return word ? std::string(rules::name_of(*word)) : std::string();
}

class Comparison {
public:
    Comparison(const Json& then, const Ruling& ruling) : then_(then), ruling_(ruling) {}

    Texts run() {
        const JsonObject* members = then_.if_object();
        if (members == nullptr) return {"'then' is not an object"};
        for (const auto& [key, wanted] : *members) compare(key, wanted);
        return std::move(differences_);
    }

private:
    void differ(std::string_view what, std::string_view wanted, std::string_view found) {
        differences_.push_back(fmt::format("{}: expected {}, found {}", what, wanted.empty() ? "none" : wanted,
                                           found.empty() ? "none" : found));
    }
    void equal(std::string_view what, const std::string& wanted, const std::string& found) {
        if (wanted != found) differ(what, wanted, found);
    }

    using OfWord = void (Comparison::*)(const std::string& wanted);
    using OfJson = void (Comparison::*)(const Json& wanted);
    struct Expected {
        std::string_view key;
        std::variant<OfWord, OfJson> compare;
    };
    /// What a case can expect, by its key.
    static std::span<const Expected> all_expected() {
        static constexpr auto kAll = std::to_array<Expected>({{"status", &Comparison::status},
                                                              {"finding", &Comparison::finding},
                                                              {"articles", &Comparison::articles},
                                                              {"not_articles", &Comparison::not_articles},
                                                              {"chooser", &Comparison::chooser},
                                                              {"options", &Comparison::options},
                                                              {"unavailable", &Comparison::unavailable},
                                                              {"lost", &Comparison::lost},
                                                              {"position", &Comparison::position},
                                                              {"place", &Comparison::place},
                                                              {"result", &Comparison::result},
                                                              {"game", &Comparison::game},
                                                              {"ended_by", &Comparison::ended_by},
                                                              {"deferred_to", &Comparison::deferred_to},
                                                              {"other", &Comparison::other},
                                                              {"clocks", &Comparison::clocks},
                                                              {"questions", &Comparison::questions},
                                                              {"note", &Comparison::nothing},
                                                              {"schema", &Comparison::nothing}});
        return kAll;
    }

    void compare(const std::string& key, const Json& wanted) {
        const auto all = all_expected();
        const auto found = std::ranges::find(all, key, &Expected::key);
        if (found == all.end()) {
            differences_.push_back(fmt::format("'{}' is nothing that a case can expect", key));
        } else if (const auto* of_json = std::get_if<OfJson>(&found->compare)) {
            (this->**of_json)(wanted);
        } else {
            const std::string* word = wanted.if_string();
            (this->*std::get<OfWord>(found->compare))(word != nullptr ? *word : std::string());
        }
    }

    void nothing(const Json&) {}

    void status(const std::string& wanted) { equal("status", wanted, std::string(name_of(ruling_.status))); }

    void finding(const std::string& wanted) {
        const std::string found = ruling_.conclusion ? std::string(name_of(*ruling_.conclusion)) : std::string();
        equal("finding", wanted, found);
    }

    static bool names(const std::string& wanted, const std::string& id) {
        return rules::covers(wanted, id) || rules::number_of(id) == wanted;
    }

    /// Where none applies a ruling lists those that were looked at. What came too late, or waits for a fact, is the
    /// reason of such a ruling, and of a claim that is rejected what is not met; else that is no reason.
    static bool is_cited(const MatterRuling& matter, const std::string& id) {
        const auto applies = [](const ArticleFinding& one) { return one.finding == rules::ArticleState::applies; };
        const bool is_rejected = matter.conclusion == Conclusion::claim_rejected;  // by what is not met
        if (is_rejected || std::any_of(matter.chain.begin(), matter.chain.end(), applies)) return true;
        return std::none_of(matter.chain.begin(), matter.chain.end(), [&](const ArticleFinding& one) {
            const bool is_met =
                one.finding != rules::ArticleState::not_met && one.finding != rules::ArticleState::set_aside;
            return one.article == id && !is_met;
        });
    }

    void articles(const Json& wanted) {
        Texts found;
        for (const MatterRuling& matter : ruling_.matters)
            std::copy_if(matter.articles.begin(), matter.articles.end(), std::back_inserter(found),
                         [&](const std::string& id) { return is_cited(matter, id); });
        for (const std::string& article : texts_of(wanted)) {
            const bool cited =
                std::any_of(found.begin(), found.end(), [&](const auto& id) { return names(article, id); });
            if (!cited) differ("articles", article, list_of(found));
        }
    }

    bool was_considered(const std::string& id) const {
        return std::any_of(ruling_.matters.begin(), ruling_.matters.end(), [&](const MatterRuling& incident) {
            return std::any_of(incident.chain.begin(), incident.chain.end(),
                               [&](const ArticleFinding& finding) { return finding.article == id; });
        });
    }

    /// An id means that article alone where there is one; else a number means all its parts.
    void not_articles(const Json& wanted) {
        for (const std::string& article : texts_of(wanted)) {
            const bool exact = was_considered(article);
            for (const MatterRuling& incident : ruling_.matters) {
                for (const ArticleFinding& finding : incident.chain) {
                    const bool named = exact ? finding.article == article : names(article, finding.article);
                    const bool applies = named && finding.finding == rules::ArticleState::applies;
                    if (applies) differ("not_articles", "not " + article, finding.article);
                }
            }
        }
    }

    /// The last incident of which the question arose.
    template <typename Answer>
    const Answer* last(std::optional<Answer> MatterRuling::*member) const {
        for (auto it = ruling_.matters.rbegin(); it != ruling_.matters.rend(); ++it)
            if ((*it).*member) return &*((*it).*member);
        return nullptr;
    }

    /// The person who picks: of a duty, or the holder of a right where there is no duty.
    void chooser(const std::string& wanted) {
        std::string found;
        for (const MatterRuling& incident : ruling_.matters)
            for (const Right& right : incident.rights) found = name_of(right.holder);
        if (const Obligation* obligation = last(&MatterRuling::obligation)) found = name_of_word(obligation->chooser);
        equal("chooser", wanted, found);
    }

    std::vector<Option> options_of_duty() const {
        const Obligation* obligation = last(&MatterRuling::obligation);
        return obligation != nullptr ? obligation->options : std::vector<Option>{};
    }

    std::vector<Option> options_of_rights() const {
        std::vector<Option> options;
        for (const MatterRuling& incident : ruling_.matters) {
            for (const Right& right : incident.rights)
                options.insert(options.end(), right.options.begin(), right.options.end());
        }
        return options;
    }

    /// What may be done: what the duty leaves open, or what a right allows.
    void options(const Json& wanted) {
        const std::vector<Option> duty = options_of_duty();
        const std::vector<Option> rights = options_of_rights();
        if (all_meet(duty, wanted)) return boards_after(duty, wanted);
        for (const MatterRuling& matter : ruling_.matters) {  // of several duties the case may name one
            const bool is_it = matter.obligation && !matter.obligation->options.empty() &&
                               all_meet(matter.obligation->options, wanted);
            if (is_it) return boards_after(matter.obligation->options, wanted);
        }
        const bool wants_none = wanted.if_array() != nullptr && wanted.if_array()->empty();
        const bool is_free = std::all_of(duty.begin(), duty.end(), [](const Option& option) {
            return rules::is(option.action, rules::Deed::free_move);
        });
        if (wants_none && is_free) return;
        if (!wants_none && all_meet(rights, wanted)) return boards_after(rights, wanted);
        const std::vector<Option>& found = duty.empty() ? rights : duty;
        differ("options", bracketed(expected_options(wanted)), bracketed(texts_of_options(found)));
    }

    /// The board that each option leaves, where the case names one.
    void boards_after(const std::vector<Option>& offered, const Json& wanted) {
        if (wanted.if_array() == nullptr) return;
        for (const Json& item : *wanted.if_array()) {
            const std::string fen = item.text("position");
            if (fen.empty()) continue;
            Texts found;
            for (const Option& option : offered) {
                if (to_text(option.action) == item.text("do") && option.position_after) {
                    found.push_back(comparable_fen(*option.position_after));
                }
            }
            if (std::find(found.begin(), found.end(), comparable_fen(fen)) == found.end())
                differ("position of an option", fen, list_of(found));
        }
    }

    void compare_sets(std::string_view what, Texts wanted, Texts found) {
        const std::string all_wanted = bracketed(std::move(wanted));
        const std::string all_found = bracketed(std::move(found));
        if (all_wanted != all_found) differ(what, all_wanted, all_found);
    }

    void unavailable(const Json& wanted) {
        Texts found;
        for (const MatterRuling& incident : ruling_.matters) {
            for (const Right& right : incident.rights) {
                for (const Unavailable& one : right.unavailable) found.push_back(named(one.action, one.man));
            }
            if (!incident.obligation) continue;
            for (const Unavailable& one : incident.obligation->unavailable) {
                found.push_back(named(one.action, one.man));
            }
        }
        for (const std::string& one : expected_options(wanted)) {
            const bool listed = std::any_of(found.begin(), found.end(), [&](const std::string& option) {
                return option == one || option.rfind(one + " ", 0) == 0;
            });
            if (!listed) differ("unavailable", one, list_of(found));
        }
    }

    void lost(const Json& wanted) {
        Texts found;
        if (const Obligation* obligation = last(&MatterRuling::obligation)) {
            for (const Option& option : obligation->lost) found.push_back(named(option.action, option.man));
        }
        Texts expected = expected_options(wanted);
        for (std::string& one : expected) one = one.substr(0, one.find(':'));
        compare_sets("lost", std::move(expected), std::move(found));
    }

    void position(const std::string& wanted) {
        const PositionAnswer* answer = last(&MatterRuling::position);
        const auto& setup =
            ruling_.standing.play_from || answer == nullptr ? ruling_.standing.play_from : answer->setup;
        const std::string found = setup ? comparable_fen(*setup) : std::string();
        if (comparable_fen(wanted) != found) differ("position", wanted, found);
    }

    void place(const std::string& wanted) {
        const PositionAnswer* position = last(&MatterRuling::position);
        equal("place", wanted, position != nullptr ? name_of_word(position->place) : std::string());
    }

    /// One game has one score: every incident that gives one must give the one expected.
    void result(const std::string& wanted) {
        Texts found;
        for (const MatterRuling& incident : ruling_.matters) {
            const auto& result = incident.result;
            if (result && result->status == Status::decided && result->score)
                found.push_back(game::to_text(*result->score));
        }
        if (found.empty()) found.emplace_back("continue");
        for (const std::string& score : found) equal("result", wanted, score);
    }

    void game(const std::string& wanted) {
        const GameAnswer* answer = last(&MatterRuling::game);
        equal("game", wanted, answer != nullptr ? name_of_word(answer->what) : std::string());
    }

    /// What has ended the game for sure; "no" where it goes on, or an answer may have ended it otherwise.
    void ended_by(const std::string& wanted) {
        const auto& over = ruling_.standing.over;
        equal("ended_by", wanted, std::string(rules::name_of(over ? over->by : rules::Ending::no)));
    }

    /// The other code that answered for some incident.
    void deferred_to(const std::string& wanted) {
        std::string found;
        for (const MatterRuling& incident : ruling_.matters) {
            if (!incident.deferred_to.empty()) found = incident.deferred_to;
        }
        equal("deferred_to", wanted, found);
    }

    /// "refer", "record_breach", "penalty warning": each is said by some incident.
    void other(const Json& wanted) {
        Texts found;
        for (const MatterRuling& incident : ruling_.matters) {
            for (const OtherAnswer& answer : incident.other) {
                found.emplace_back(name_of(answer.kind));
                for (const rules::SaidWord& word : answer.words)
                    found.push_back(fmt::format("{} {}", name_of(answer.kind), to_text(word)));
            }
        }
        for (const std::string& one : texts_of(wanted)) {
            if (std::find(found.begin(), found.end(), one) == found.end()) differ("other", one, list_of(found));
        }
    }

    void clocks(const Json& wanted) {
        for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
            const std::string key = fmt::format("{}_ms", name_of(color));
            if (wanted.find(key) == nullptr) continue;
            const auto& reading = ruling_.standing.clocks[color];
            const std::string found = reading ? std::to_string(reading->count) : std::string();
            equal(key, std::to_string(wanted.number(key)), found);
        }
    }

    void questions(const Json& wanted) {
        Texts found;
        for (const OpenQuestion& question : ruling_.questions) found.push_back(question.fact);
        compare_sets("questions", texts_of(wanted), std::move(found));
    }

    const Json& then_;
    const Ruling& ruling_;
    Texts differences_;
};

}  // namespace

std::vector<std::string> differences(const Json& then, const Ruling& ruling) {
    return Comparison(then, ruling).run();
}

}  // namespace jadoube::adjudicate
