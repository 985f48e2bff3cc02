#include "desk/line/line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "desk/line/line_question.hpp"
#include "desk/line/questions_spoken.hpp"
#include "desk/reading/line_reader.hpp"
#include "desk/told/persons.hpp"

namespace jadoube::desk {
namespace {

constexpr std::size_t kLongestLine = 1000;
constexpr std::string_view kNote = "note:";

/// "left out: already, quickly"; empty where nothing was. The elements are without them then.
std::string take_incidental(std::vector<Element>& elements) {
    std::vector<std::string> words;
    std::erase_if(elements, [&](const Element& element) {
        if (element.kind == Element::Kind::incidental) words.push_back(element.text);
        return element.kind == Element::Kind::incidental;
    });
    return words.empty() ? std::string() : fmt::format("left out: {}", fmt::join(words, ", "));
}

/// The question, as it is spoken; where it only asks for a name and another would follow, with that one in its hint.
Error with_next_question(const Error& asked, const std::vector<Element>& elements,
                         const std::optional<chess::Setup>& position) {
    Error spoken = in_spoken_words(asked);
    if (position || !asks_who(asked)) return spoken;
    LineReader reader(position);
    reader.presume(chess::Color::white);
    const auto read = reader.read(elements);
    if (read) return spoken;
    const Error next = in_spoken_words(read.error());
    const bool is_same = next.message == spoken.message;  // of another act
    if (!is_same) spoken.hint = fmt::format("{}; {} {}", spoken.hint, next.message, next.hint);
    if (is_same && next.where != spoken.where)
        spoken.hint = fmt::format("{}; {} ({})", spoken.hint, next.message, next.where);
    return spoken;
}

}  // namespace

Result<LineRead> read_line(std::string_view line, const std::optional<chess::Setup>& position) {
    if (line.size() > kLongestLine) {
        return tl::unexpected<Error>(in_spoken_words(question(fmt::format("the line has {} bytes", line.size()), {},
                                                              fmt::format("write at most {}", kLongestLine))));
    }
    const std::size_t note = lower(line).find(kNote);
    std::string remark;
    if (note != std::string::npos) {
        remark = trim(line.substr(note + kNote.size()));
        line = line.substr(0, note);
    }
    std::vector<Element> elements = elements_of(line);
    const std::string left_out = take_incidental(elements);
    const auto has = [&](Element::Kind kind) {
        return std::ranges::any_of(elements, [&](const Element& element) { return element.kind == kind; });
    };
    if (has(Element::Kind::unknown) || has(Element::Kind::doubt)) {
        return tl::unexpected<Error>(in_spoken_words(asked_about(elements, line, position)));
    }
    auto read = LineReader(position).read(elements);
    if (!read) return tl::unexpected<Error>(with_next_question(read.error(), elements, position));
    for (const std::string& more : {left_out, remark})
        if (!more.empty()) read->remark += (read->remark.empty() ? "" : "; ") + more;
    return read;
}

}  // namespace jadoube::desk
