#include "historical_cases/expected.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "game/replay.hpp"

namespace jadoube::historical {
namespace {

JsonArray items(const Json& json, std::string_view key) {
    const Json* list = json.find(key);
    return list != nullptr && list->if_array() != nullptr ? *list->if_array() : JsonArray{};
}

class Expected {
public:
    Expected(const Line& line, const Phrases& phrases, Told& told)
        : line_(line), expected_(line.expected), phrases_(phrases), told_(told) {}

    Json then() {
        then_ = Json::object();
        std::string finding = expected_.text("finding");
        std::replace(finding.begin(), finding.end(), '-', '_');
        then_.set("finding", finding);
        then_.set("articles", Json(items(expected_, "law")));
        for (const Json& option : items(expected_, "options")) add_option(option);
        if (!options_.empty()) then_.set("options", options_);
        if (choosers_.size() == 1 && !options_.empty()) chooser(*choosers_.begin());
        unavailable();
        const std::string position = expected_.text("position", position_);
        if (!position.empty() && !adjusts_) then_.set("position", position);
        if (position.empty() && stands_) then_.set("place", "stand");
        result(finding);
        return then_;
    }

private:
    /// The King's move and a free move go by several names in a ruling; their moves tell which they are.
    void add_option(const Json& option) {
        const auto action = phrases_.action_named(option.text("action"));
        if (!action) {
            told_.remarks.push_back(fmt::format("action '{}' is not known", option.text("action")));
            return;
        }
        const bool by_opponent = option.text("choice_by") == "opponent";
        const JsonArray moves = items(option, "moves");
        if (*action == "stand" && !by_opponent) return stands(option, moves);
        if (*action == "adjust") return void(adjusts_ = true);
        if (*action == "lot") return;
        choosers_.insert(option.text("choice_by"));
        Json wanted = Json::object();
        const bool by_moves = *action == "king_move" || *action == "free_move" || *action == "castle";
        if (!by_moves || moves.empty()) wanted.set("do", *action == "free_move" ? std::string("play_on") : *action);
        if (const std::string man = option.text("man"); !by_moves && !man.empty()) wanted.set("man", man);
        if (!moves.empty()) wanted.set("moves", Json(moves));
        if (const std::string fen = option.text("fen_after"); !fen.empty()) wanted.set("position", fen);
        options_.push_back(wanted);
    }

    /// What was done stands: the ruling says so of the position, and it is nobody's option.
    void stands(const Json& option, const JsonArray& moves) {
        stands_ = true;
        position_ = option.text("fen_after");
        if (!position_.empty() || moves.size() != 1 || moves.front().if_string() == nullptr) return;
        if (!told_.given.game.start) return;
        chess::Setup at = *told_.given.game.start;
        for (const game::HalfMove& move : told_.given.game.moves) at = game::after(at, move.played);
        const auto position = chess::Position::from(at);
        if (!position) return;
        if (const auto san = chess::parse_san(*position, *moves.front().if_string()))
            position_ = chess::to_fen(game::after(at, san->move));
    }

    /// In the position, the side on turn is the player and the other side the opponent.
    void chooser(const std::string& by) {
        const auto setup = chess::parse_fen(expected_.text("position", line_.fen));
        const bool history_moved_on = expected_.text("position").empty() && !line_.history.empty();
        if (!setup || history_moved_on || (by != "player" && by != "opponent")) return;
        if (by == "opponent" && names_an_option()) return;
        then_.set("chooser", chess::name_of(by == "player" ? setup->turn : !setup->turn));
    }

    /// What was demanded is his choice; what is left is the player's.
    bool names_an_option() const {
        const auto& acts = told_.given.dispute.acts;
        return std::any_of(acts.begin(), acts.end(), [](const adjudicate::Act& act) {
            const auto* demand = std::get_if<adjudicate::Demand>(&act.what);
            return demand != nullptr && demand->option.has_value();
        });
    }

    void unavailable() {
        JsonArray wanted;
        for (const Json& one : items(expected_, "unavailable")) {
            const auto action = phrases_.action_named(one.text("action"));
            if (!action) continue;
            Json item = Json::object({{"do", *action}});
            if (std::find(wanted.begin(), wanted.end(), item) == wanted.end()) wanted.push_back(item);
        }
        if (!wanted.empty()) then_.set("unavailable", wanted);
    }

    void result(const std::string& finding) {
        const std::string score = expected_.text("result");
        if (finding == "annulled" || score == "annulled") return void(then_.set("game", "annul"));
        if (score == "new-game" || score == "recommence") return void(then_.set("game", "new_game"));
        then_.set("result", game::parse_score(score) ? score : "continue");
    }

    const Line& line_;
    const Json& expected_;
    const Phrases& phrases_;
    Told& told_;
    Json then_;
    JsonArray options_;
    std::set<std::string> choosers_;
    std::string position_;
    bool adjusts_ = false;  // the men are put right by hand: the position after that is not of the ruling
    bool stands_ = false;
};

}  // namespace

Json then_of(const Line& line, const Phrases& phrases, Told& told) {
    return Expected(line, phrases, told).then();
}

}  // namespace jadoube::historical
