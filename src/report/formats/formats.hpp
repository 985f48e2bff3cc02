// The forms in which pages and reports are written: one row each. A new one is a row and its renderer.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/event/report_data.hpp"
#include "report/formats/terminal.hpp"

namespace jadoube::report {

struct Format {
    std::string_view name;                  // as --format takes it
    std::vector<std::string_view> endings;  // of file names, without their dot; the usual one first
    /// Any page; null where the form is one of reports alone.
    std::string (*page)(const Document& document, const TerminalStyle& style) = nullptr;
    /// The rulings report, where it is not written as a page.
    std::string (*report)(const EventReport& event) = nullptr;
    /// A page for a small sheet, where that is another.
    std::string (*slip)(const Document& document, const TerminalStyle& style) = nullptr;
};

/// All of them, in the order in which help lists them.
[[nodiscard]] std::span<const Format> formats();
/// Those that any page can be written in.
[[nodiscard]] std::vector<const Format*> page_formats();

[[nodiscard]] const Format* format_named(std::string_view name);
/// By the ending of a file's name, "html" or ".html"; null where no form has it.
[[nodiscard]] const Format* format_with_ending(std::string_view ending);

/// "html, md, text, csv or json"; ".html, .md, .txt, .csv or .json".
[[nodiscard]] std::string names_in_words();
[[nodiscard]] std::string endings_in_words();

/// A ruling slip; the form must be one of pages.
[[nodiscard]] std::string written_slip(const Document& slip, const Format& format, const TerminalStyle& style = {});

[[nodiscard]] std::string written(const EventReport& event, const Format& format, const TerminalStyle& style = {});

}  // namespace jadoube::report
