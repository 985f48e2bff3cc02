// Lines in an arbiter's words: acts that are said again and read the same, or a question.
#include "desk/line/line.hpp"

#include "adjudicate/cases/case_file.hpp"
#include "base/error.hpp"
#include "desk/sayings/saying.hpp"
#include "fuzz/target.hpp"

namespace jadoube {

namespace {

std::string acts_of(const desk::LineRead& read) {
    std::string text;
    for (const adjudicate::Act& act : read.acts) text += to_text(adjudicate::to_json(act));
    return text;
}

}  // namespace

void fuzz(std::string_view input) {
    for (const auto& position :
         {std::optional<chess::Setup>(), std::optional(*chess::parse_fen(desk::kExamplePosition))}) {
        const auto read = desk::read_line(input, position);
        if (!read) {
            must(!read.error().message.empty() && !read.error().hint.empty());
            continue;
        }
        const auto again = desk::read_line(desk::to_line(*read, position), position);
        must(again.has_value());
        must(acts_of(*again) == acts_of(*read));
        must(again->facts == read->facts);
    }
}

}  // namespace jadoube
