#include "report/words/document.hpp"

#include <iterator>

namespace jadoube::report {

namespace {

Text of(Span::Kind kind, std::string_view words) {
    return words.empty() ? Text() : Text(Span{kind, std::string(words), {}});
}

}  // namespace

Text::Text(std::string_view words) {
    if (!words.empty()) spans_.push_back({Span::Kind::plain, std::string(words), {}});
}

Text& Text::operator+=(const Text& more) {
    spans_.insert(spans_.end(), more.spans_.begin(), more.spans_.end());
    return *this;
}

Text strong(std::string_view words) {
    return of(Span::Kind::strong, words);
}
Text foreign(std::string_view words) {
    return of(Span::Kind::foreign, words);
}
Text code(std::string_view words) {
    return of(Span::Kind::code, words);
}
Text link_to(std::string_view words, std::string_view target) {
    return words.empty() ? Text() : Text(Span{Span::Kind::link, std::string(words), std::string(target)});
}

Text join(const std::vector<Text>& texts, std::string_view separator) {
    Text joined;
    for (const Text& text : texts) {
        if (text.empty()) continue;
        if (!joined.empty()) joined += separator;
        joined += text;
    }
    return joined;
}

Text list_of(const std::vector<Text>& texts, std::string_view last) {
    Text list;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) list += i + 1 == texts.size() ? " " + std::string(last) + " " : std::string(", ");
        list += texts[i];
    }
    return list;
}

std::string plain(const Text& text) {
    std::string words;
    for (const Span& span : text.spans()) words += span.text;
    return words;
}

void append(Blocks& blocks, Blocks more) {
    blocks.insert(blocks.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

void add_list(Blocks& blocks, const Text& label, std::vector<ListItem> items) {
    if (items.empty()) return;
    blocks.push_back({Paragraph{strong(plain(label)), Paragraph::Role::lead_in}});
    blocks.push_back({List{std::move(items)}});
}

}  // namespace jadoube::report
