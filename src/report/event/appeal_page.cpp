#include "report/event/appeal_page.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "report/event/entry_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::report {
namespace {

Text names(const std::vector<std::string>& all) {
    std::vector<Text> texts;
    for (const std::string& name : all) texts.push_back(foreign(name));
    return join(texts, "; ");
}

Text recused(const std::vector<log::Recusal>& all) {
    std::vector<Text> texts;
    for (const log::Recusal& one : all)
        texts.push_back(foreign(one.reason.empty() ? one.name : fmt::format("{} ({})", one.name, one.reason)));
    return join(texts, "; ");
}

/// "upheld; entry 9 stands in place of entry 5".
Text outcome_in_full(const log::Appeal& appeal) {
    if (!appeal.closed) return say("appeal.waits_for_decision");
    return say_row("appeal_outcome", log::name_of(appeal.closed->what.outcome),
                   {{"decision", log::to_text(appeal.decided.number)}});
}

Particulars particulars(const log::Appeal& appeal) {
    const log::AppealFiled& filed = appeal.filed.what;
    Particulars rows;
    add_row(rows, "label.appellant", appellant_words(filed.appellant));
    add_row(rows, "label.against", say("appeal.against", {{"decision", log::to_text(appeal.decided.number)}}));
    add_row(rows, "label.grounds", foreign(filed.grounds));
    add_row(rows, "label.filed", appeal_time_words(appeal));
    add_row(rows, "label.heard_by", foreign(hears_words(filed.hears)));
    if (appeal.panel) {
        add_row(rows, "label.panel", names(appeal.panel->what.members));
        add_row(rows, "label.recused", recused(appeal.panel->what.recused));
    }
    add_row(rows, "label.deposit", foreign(filed.deposit));
    add_row(rows, "label.outcome", outcome_in_full(appeal));
    if (!appeal.closed) return rows;
    const log::AppealClosed& closed = appeal.closed->what;
    add_row(rows, "label.reason", foreign(closed.reason));
    if (closed.deposit != log::Deposit::none)
        add_row(rows, "label.deposit_then", say_row("deposit", name_of(closed.deposit)));
    add_row(rows, "label.decided_by", foreign(closed.by));
    add_row(rows, "label.at", stamp_words(appeal.closed->entry));
    return rows;
}

}  // namespace

Text appellant_words(const std::string& appellant) {
    if (const auto color = chess::color_named(appellant)) return side(*color);
    return foreign(appellant);
}

Text appeal_time_words(const log::Appeal& appeal) {
    const std::string after = to_text(appeal.after());
    const auto& window = appeal.filed.what.window;
    if (!window) return say("appeal.no_window", {{"after", after}});
    const std::string length = to_text(*window);
    if (const auto late = appeal.late_by())
        return strong(phrase("appeal.late", {{"after", after}, {"window", length}, {"late", to_text(*late)}}));
    return say("appeal.in_time", {{"after", after}, {"window", length}});
}

std::string hears_words(const std::string& hears) {
    if (hears.empty()) return {};
    return has_words("body", hears) ? words_of("body", hears) : spaced(hears);
}

std::string outcome_words(log::AppealOutcome outcome) {
    return words_of("appeal_short", log::name_of(outcome));
}

Blocks appeals_page(const log::LoggedIncident& incident, int level) {
    Blocks blocks;
    for (const log::Appeal& appeal : incident.appeals) {
        blocks.push_back({Heading{level, say("appeal.heading", {{"entry", log::to_text(appeal.filed.entry.number)}})}});
        blocks.push_back({particulars(appeal)});
    }
    return blocks;
}

}  // namespace jadoube::report
