#include "desk/audit/audit_block.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "game/pgn/pgn_reader.hpp"
#include "game/pgn/pgn_section.hpp"
#include "game/time/termination.hpp"

namespace jadoube::desk {
namespace {

void leave_out_other_kinds(AuditedGame& audited, const std::set<std::string>& kinds) {
    if (kinds.empty()) return;
    std::erase_if(audited.findings, [&](const LegalFinding& legal) {
        return !kinds.contains(std::string(audit::code_of(legal.finding)));
    });
}

/// One block on its way through.
class BlockAudit {
public:
    BlockAudit(const audit::GameBlock& block, const std::string& file, const AuditWanted& wanted, AuditLaw law,
               AuditTools& tools)
        : block_(block), file_(file), wanted_(wanted), law_(law), tools_(tools), done_{.end = block.end()} {
        if (!wanted.asks_mate) limits_.mate.nodes = 0;
    }

    AuditedBlock run() {
        const std::string_view text = block_.text;
        std::size_t at = 0;
        while (at < text.size() && done_.errors.empty()) {
            const std::size_t after_plain = quick_look(at);
            if (after_plain > at) {
                at = after_plain;
                continue;
            }
            const std::size_t end = game::find_section(text, at + 1).value_or(text.size());
            look_closely(at, end);
            at = end;
        }
        count_plain_games();
        return std::move(done_);
    }

private:
    /// Where the section ends, if it holds one game and nothing is found in it; else where it begins.
    std::size_t quick_look(std::size_t at) {
        if (wanted_.all_games || wanted_.looks_closely) return at;
        const audit::PlainGame* game = tools_.plain.read(block_.text, at);
        if (game == nullptr || !tools_.nothing.in(*game, tools_.plain.last(), tools_.solver, limits_)) return at;
        PlainLaw* law = law_of(*game);
        if (law == nullptr || (game->mate && !tell_mate(*game, *law, block_.offset + at))) return at;
        count(*game, *law);
        return game->end;
    }

    /// False where the close look has to tell it.
    bool tell_mate(const audit::PlainGame& game, PlainLaw& law, std::uint64_t offset) {
        if (wanted_.reports || law_.against != nullptr) return false;
        if (!law.of_mate) law.of_mate = said_of_mate(game);
        if (!law.of_mate) return false;
        ++plain_.mates;
        if (wanted_.kinds.empty() || wanted_.kinds.contains(mate_kind_))
            done_.lines += to_text(line_of_mate(game, law.of_mate->first, law.of_mate->second, {file_, offset})) + "\n";
        return true;
    }

    std::optional<std::pair<LawOfGame, SaidOfFinding>> said_of_mate(const audit::PlainGame& game) {
        const auto law = law_.laws.of(record_of_law(game), GameLaws::Need::articles);
        if (!law) return std::nullopt;
        const auto said = law_.findings.of_mate(*law);
        return said ? std::optional(std::pair(*law, *said)) : std::nullopt;
    }

    void count(const audit::PlainGame& game, const PlainLaw& law) {
        constexpr int kVeryLong = 300;
        ++plain_.games;
        plain_.half_moves += game.half_moves;
        plain_.clocks += game.clocks;
        plain_.very_long += game.half_moves > kVeryLong ? 1 : 0;
        plain_.forfeits += game::termination_in(game.tags.termination) == game::Termination::time_forfeit ? 1 : 0;
        plain_.assumed += law.play_is_assumed ? 1 : 0;
        plain_.bare += has_bare_material(tools_.plain.last().board()) ? 1 : 0;
        ++plain_.under[&law.name];
        if (wanted_.reports) done_.report.add_without_finding(game.tags.date);
    }

    /// Nothing where the code cannot be read: the close look tells why.
    PlainLaw* law_of(const audit::PlainGame& game) {
        key_.assign(game.tags.date).append("|").append(game.tags.time_control);
        const auto known = tools_.laws.find(key_);
        if (known != tools_.laws.end()) return &known->second;
        const auto law = law_.laws.of(record_of_law(game), GameLaws::Need::name);
        if (!law) return nullptr;
        const bool is_assumed = !law->missing && law->play_is_assumed;
        return &tools_.laws.emplace(key_, PlainLaw{name_of(*law), is_assumed}).first->second;
    }

    /// What the law of a game is known by.
    static game::Record record_of_law(const audit::PlainGame& game) {
        game::Record record;
        record.set_tag("Date", std::string(game.tags.date));
        record.set_tag("TimeControl", std::string(game.tags.time_control));
        return record;
    }

    void count_plain_games() {
        auto& totals = done_.summary.totals;
        const auto add = [&](const char* name, std::int64_t count) {
            if (count > 0) totals[name] += count;
        };
        add("games", plain_.games);
        add("half_moves_with_clock", plain_.clocks);
        add("games_over_150_moves", plain_.very_long);
        add("games_lost_on_time_by_tag", plain_.forfeits);
        add("games_of_which_play_is_assumed", plain_.assumed);
        add("games_ending_with_bare_material", plain_.bare);
        if (plain_.games > 0) {
            totals["half_moves"] += plain_.half_moves;
            totals["games_with_findings"] += plain_.mates;
            totals["games_with_warnings"] += 0;
        }
        if (plain_.mates > 0) {
            done_.summary.findings[mate_kind_] += plain_.mates;
            done_.summary.games_with[mate_kind_] += plain_.mates;
        }
        for (const auto& [name, games] : plain_.under) done_.summary.games_under[*name] += games;
    }

    void look_closely(std::size_t begin, std::size_t end) {
        game::PgnReader reader(std::string_view(block_.text).substr(begin, end - begin));
        while (auto game = reader.next()) {
            auto one = audited(std::move(*game), law_, tools_.solver, limits_);
            if (!one) {
                done_.errors = one.error();
                return;
            }
            done_.summary.add(summary_of(*one));
            const std::uint64_t offset = block_.offset + begin + one->game.offset;
            if (wanted_.reports) done_.report.add(*one, {file_, offset});
            tell(*one, offset);
        }
    }

    void tell(AuditedGame& one, std::uint64_t offset) {
        leave_out_other_kinds(one, wanted_.kinds);
        const bool is_over_told =
            one.was_over_before_end() && (wanted_.kinds.empty() || wanted_.kinds.contains(std::string(kOverBeforeEnd)));
        if (!wanted_.all_games && one.findings.empty() && !is_over_told) return;
        done_.lines += to_text(line_of(one, {file_, offset}, wanted_.all_games)) + "\n";
    }

    struct PlainCounts {
        std::int64_t games = 0;
        std::int64_t half_moves = 0;
        std::int64_t clocks = 0;
        std::int64_t very_long = 0;
        std::int64_t forfeits = 0;
        std::int64_t assumed = 0;
        std::int64_t bare = 0;
        std::int64_t mates = 0;
        std::map<const std::string*, std::int64_t> under = {};
    };

    const audit::GameBlock& block_;
    const std::string& file_;
    const AuditWanted& wanted_;
    AuditLaw law_;
    AuditTools& tools_;
    audit::WalkLimits limits_ = {};
    AuditedBlock done_;
    PlainCounts plain_ = {};
    std::string key_ = {};
    const std::string mate_kind_{rules::name_of(audit::FindingKind::checkmate)};
};

}  // namespace

AuditedBlock audited(const audit::GameBlock& block, const std::string& file, const AuditWanted& wanted, AuditLaw law,
                     AuditTools& tools) {
    return BlockAudit(block, file, wanted, law, tools).run();
}

}  // namespace jadoube::desk
