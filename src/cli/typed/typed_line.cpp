#include "cli/typed/typed_line.hpp"

#include <fmt/format.h>

#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"
#include "report/words/say.hpp"

namespace jadoube::cli {

namespace {

tl::unexpected<Error> in_the_line(Error question) {
    question.where = question.where.empty() ? "the line" : fmt::format("'{}'", question.where);
    return tl::unexpected<Error>(std::move(question));
}

void tell_reading(const Session& session, const desk::LineRead& read, const std::optional<chess::Setup>& position) {
    session.err << report::phrase("prompt.read_as", {{"line", for_terminal(desk::read_back(read, position))}}) << '\n';
}

}  // namespace

Result<desk::LineRead> typed_line(const Session& session, const std::string& line,
                                  const std::optional<chess::Setup>& position) {
    auto read = desk::read_line(line, position);
    if (!read) return in_the_line(read.error());
    tell_reading(session, *read, position);
    return read;
}

Result<desk::LineOfGame> typed_line(const Session& session, const std::string& line, const desk::Beginning& beginning) {
    auto read = desk::read_in_game(line, beginning);
    if (!read) return in_the_line(read.error());
    tell_reading(session, read->read, read->position);
    return read;
}

}  // namespace jadoube::cli
