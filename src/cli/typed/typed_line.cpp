#include "cli/typed/typed_line.hpp"

#include <fmt/format.h>

#include <ostream>

#include "base/error.hpp"
#include "base/text.hpp"

namespace jadoube::cli {

Result<desk::LineRead> typed_line(const Session& session, const std::string& line,
                                  const std::optional<chess::Setup>& position) {
    auto read = desk::read_line(line, position);
    if (!read) {
        read.error().where = read.error().where.empty() ? "the line" : fmt::format("'{}'", read.error().where);
        return read;
    }
    session.err << "Read as: " << for_terminal(desk::to_line(*read, position)) << '\n';
    return read;
}

}  // namespace jadoube::cli
