#include "report/formats/formats.hpp"

#include <algorithm>

#include "base/json_shown.hpp"
#include "base/text.hpp"
#include "report/catalogue/speaking.hpp"
#include "report/event/event_report.hpp"
#include "report/formats/event_json.hpp"
#include "report/formats/html.hpp"
#include "report/formats/incident_list.hpp"
#include "report/formats/markdown.hpp"

namespace jadoube::report {
namespace {

std::string html_slip(const Document& document, const TerminalStyle&) {
    return to_html(document, Paper::a5_slip);
}

std::string html_page(const Document& document, const TerminalStyle&) {
    return to_html(document);
}

std::string markdown_page(const Document& document, const TerminalStyle&) {
    return to_markdown(document);
}

std::string text_page(const Document& document, const TerminalStyle& style) {
    return to_terminal(document, style);
}

/// Programs read it: it is the same in every language.
std::string json_report(const EventReport& event) {
    const Speaking language(english());
    return for_json(to_text(event_json(event))) + "\n";
}

}  // namespace

std::span<const Format> formats() {
    static const std::vector<Format> kFormats{{"html", {"html", "htm"}, html_page, nullptr, html_slip},
                                              {"md", {"md"}, markdown_page},
                                              {"text", {"txt", "text"}, text_page},
                                              {"csv", {"csv"}, nullptr, incidents_csv},
                                              {"json", {"json"}, nullptr, json_report}};
    return kFormats;
}

std::vector<const Format*> page_formats() {
    std::vector<const Format*> pages;
    for (const Format& format : formats())
        if (format.page != nullptr) pages.push_back(&format);
    return pages;
}

const Format* format_named(std::string_view name) {
    const auto all = formats();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Format& format) { return format.name == name; });
    return found == all.end() ? nullptr : &*found;
}

const Format* format_with_ending(std::string_view ending) {
    if (ending.starts_with('.')) ending.remove_prefix(1);
    const auto all = formats();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Format& format) {
        return std::find(format.endings.begin(), format.endings.end(), ending) != format.endings.end();
    });
    return found == all.end() ? nullptr : &*found;
}

std::string names_in_words() {
    std::vector<std::string> names;
    for (const Format& format : formats()) names.emplace_back(format.name);
    return jadoube::list_of(names, "or");
}

std::string endings_in_words() {
    std::vector<std::string> endings;
    for (const Format& format : formats()) endings.push_back("." + std::string(format.endings.front()));
    return jadoube::list_of(endings, "or");
}

std::string written_slip(const Document& slip, const Format& format, const TerminalStyle& style) {
    return format.slip != nullptr ? format.slip(slip, style) : format.page(slip, style);
}

std::string written(const EventReport& event, const Format& format, const TerminalStyle& style) {
    return format.report != nullptr ? format.report(event) : format.page(event_report(event), style);
}

}  // namespace jadoube::report
