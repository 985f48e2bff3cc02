// What was read, in the language that is spoken.
#include <fmt/format.h>

#include "base/text.hpp"
#include "desk/line/line.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/law/grounds.hpp"
#include "report/words/act_words.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"

namespace jadoube::desk {
namespace {

constexpr std::string_view kLanguageOfLines = "en", kNoteWord = "note:";

}  // namespace

std::string read_back(const LineRead& read, const std::optional<chess::Setup>& position) {
    if (report::spoken_language() == kLanguageOfLines) return to_line(read, position);
    std::vector<std::string> parts = report::sentences_of(read.acts);
    for (const auto& [fact, values] : read.facts) parts.push_back(report::plain(report::told_words(fact, values)));
    if (read.play) parts.push_back(report::play_words(*read.play));
    for (const chess::Color color : {chess::Color::white, chess::Color::black}) {
        if (!read.clocks[color]) continue;
        parts.push_back(report::phrase("prompt.clock_shows",
                                       {{"side", report::side(color)}, {"time", to_text(*read.clocks[color])}}));
    }
    if (!read.remark.empty()) parts.push_back(fmt::format("{} {}", kNoteWord, read.remark));
    return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace jadoube::desk
