#include "report/formats/html.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "report/formats/board_svg.hpp"
#include "report/formats/content_hash.hpp"
#include "report/formats/html_style.hpp"
#include "report/formats/qr_svg.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

std::string element_of(Span::Kind kind) {
    switch (kind) {
        case Span::Kind::plain: return {};
        case Span::Kind::strong: return "strong";
        case Span::Kind::foreign:
        case Span::Kind::link: return "bdi";
        case Span::Kind::code: return "code";
    }
    return {};
}

std::string enclosed(const std::string& element, const std::string& content) {
    return element.empty() || content.empty() ? content : fmt::format("<{0}>{1}</{0}>", element, content);
}

bool is_name(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
    });
}

/// "page.html", "#anchor", "page.html#anchor"; nothing that leaves the folder.
bool is_target(std::string_view text) {
    const auto parts = split(text, '#');
    if (parts.size() > 2 || (parts.size() == 2 && !is_name(parts.back()))) return false;
    const std::string_view page = parts.front();
    return page.empty() ? parts.size() == 2 : is_name(page) && page.ends_with(".html");
}

std::string linked(const Span& span, const std::string& content) {
    if (span.kind != Span::Kind::link || content.empty() || !is_target(span.target)) return content;
    return fmt::format(R"(<a href="{}">{}</a>)", span.target, content);
}

std::string inline_html(const Text& text) {
    std::string html;
    for (const Span& span : text.spans()) {
        const std::string escaped = escape_html(span.text);
        bool first = true;
        for (const std::string_view line : split(escaped, '\n')) {
            if (!first) html += "<br>";
            html += linked(span, enclosed(element_of(span.kind), std::string(line)));
            first = false;
        }
    }
    return html;
}

std::string class_of(Paragraph::Role role) {
    switch (role) {
        case Paragraph::Role::body: return {};
        case Paragraph::Role::lead_in: return R"( class="lead-in")";
        case Paragraph::Role::verdict: return R"( class="verdict")";
        case Paragraph::Role::warning: return R"( class="warning")";
        case Paragraph::Role::remark: return R"( class="remark")";
    }
    return {};
}

std::string html_of(const Blocks& blocks);

std::string html_of(const Heading& heading) {
    return fmt::format("<h{0}>{1}</h{0}>\n", std::clamp(heading.level, 1, 6), inline_html(heading.text));
}

std::string html_of(const Paragraph& paragraph) {
    return fmt::format("<p{}>{}</p>\n", class_of(paragraph.role), inline_html(paragraph.text));
}

std::string items_html(const std::vector<ListItem>& items, bool numbered) {
    const std::string element = numbered ? "ol" : "ul";
    std::string html = fmt::format("<{}>\n", element);
    for (const ListItem& item : items) {
        const std::string below = item.below.empty() ? "" : "\n" + items_html(item.below, item.numbered_below);
        html += fmt::format("<li>{}{}</li>\n", inline_html(item.text), below);
    }
    return html + fmt::format("</{}>\n", element);
}

std::string html_of(const List& list) {
    return items_html(list.items, list.numbered);
}

std::string row_html(const std::vector<Text>& cells) {
    std::string html = "<tr>";
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string content = inline_html(cells[i]);
        html += i == 0 ? "<th scope=\"row\">" + content + "</th>" : "<td>" + content + "</td>";
    }
    return html + "</tr>\n";
}

std::string html_of(const Table& table) {
    std::string html = "<table>\n<thead><tr>";
    for (const Text& name : table.head)
        html += name.empty() ? std::string("<td></td>") : fmt::format(R"(<th scope="col">{}</th>)", inline_html(name));
    html += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows) html += row_html(row);
    return html + "</tbody>\n</table>\n";
}

std::string html_of(const Particulars& particulars) {
    std::string html = "<table class=\"particulars\">\n<tbody>\n";
    for (const auto& [name, value] : particulars.rows) html += row_html({name, value});
    return html + "</tbody>\n</table>\n";
}

std::string html_of(const Diagrams& diagrams) {
    std::string html = "<div class=\"boards\">\n";
    for (const Diagram& diagram : diagrams.boards)
        html += fmt::format("<figure>\n{}<figcaption>{}<br>{}</figcaption>\n</figure>\n", board_svg(diagram),
                            inline_html(diagram.caption), inline_html(code(chess::to_fen(diagram.setup))));
    return html + "</div>\n";
}

/// The way from one board to another of the same game, where there is one.
std::string step_link(const Steps& steps, std::size_t to, Key words) {
    const bool is_there = to < steps.boards.size();
    return is_there ? fmt::format("<a href=\"#{}-{}\">{}</a> ", steps.anchor, to, escape_html(phrase(words)))
                    : std::string();
}

/// Boards in a strip that shows one of them; links lead from each to the next without any script.
std::string html_of(const Steps& steps) {
    if (!is_name(steps.anchor) || steps.boards.empty()) return {};
    const std::size_t last = steps.boards.size() - 1;
    std::string html = fmt::format(
        "<details class=\"steps\">\n<summary>{}</summary>\n<div class=\"strip\" tabindex=\"0\" role=\"group\" "
        "aria-label=\"{}\">\n",
        inline_html(steps.label), escape_html(plain(steps.label)));
    for (std::size_t i = 0; i <= last; ++i) {
        const Diagram& board = steps.boards[i];
        html += fmt::format("<figure id=\"{}-{}\">\n{}<figcaption>{}<br>{}{}{}</figcaption>\n</figure>\n", steps.anchor,
                            i, step_svg(board), inline_html(board.caption), step_link(steps, i - 1, "steps.back"),
                            step_link(steps, i + 1, "steps.forward"),
                            i + 1 < last ? step_link(steps, last, "steps.end") : std::string());
    }
    return html + "</div>\n</details>\n";
}

std::string html_of(const QrCode& qr) {
    return qr_svg(qr.text);
}

std::string html_of(const Section& section) {
    const std::string id = is_name(section.anchor) ? fmt::format(R"( id="{}")", section.anchor) : std::string();
    return fmt::format("<section{}>\n{}</section>\n", id, html_of(section.blocks));
}

/// Particulars with a single board or a QR code after them stand side by side.
bool stand_beside(const Blocks& blocks, std::size_t i) {
    if (i + 1 >= blocks.size() || !std::holds_alternative<Particulars>(blocks[i].what)) return false;
    if (std::holds_alternative<QrCode>(blocks[i + 1].what)) return true;
    const auto* boards = std::get_if<Diagrams>(&blocks[i + 1].what);
    return boards != nullptr && boards->boards.size() == 1;
}

std::string html_of(const Block& block) {
    return std::visit([](const auto& it) { return html_of(it); }, block.what);
}

std::string html_of(const Blocks& blocks) {
    std::string html;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!stand_beside(blocks, i)) {
            html += html_of(blocks[i]);
            continue;
        }
        html += "<div class=\"beside\">\n" + html_of(blocks[i]) + html_of(blocks[i + 1]) + "</div>\n";
        ++i;
    }
    return html;
}

bool has_boards(const Blocks& blocks) {
    return std::any_of(blocks.begin(), blocks.end(), [](const Block& block) {
        if (const auto* section = std::get_if<Section>(&block.what)) return has_boards(section->blocks);
        return std::holds_alternative<Diagrams>(block.what) || std::holds_alternative<Steps>(block.what);
    });
}

bool has_steps(const Blocks& blocks) {
    return std::any_of(blocks.begin(), blocks.end(), [](const Block& block) {
        if (const auto* section = std::get_if<Section>(&block.what)) return has_steps(section->blocks);
        return std::holds_alternative<Steps>(block.what);
    });
}

/// The policy stands before any other text: nothing may be loaded or run, and only this style sheet holds.
std::string head_of(const Document& document) {
    return fmt::format(
        "<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-{}'; img-src "
        "data:; "
        "base-uri 'none'; form-action 'none'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light\">\n"
        "<title>{}</title>\n<style>{}</style>\n</head>\n",
        sha256_base64(html_style()), escape_html(document.title), html_style());
}

}  // namespace

std::string escape_html(std::string_view text) {
    std::string escaped;
    for (const char c : for_document(text)) {
        switch (c) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            case '\'': escaped += "&#39;"; break;
            default: escaped += c;
        }
    }
    return escaped;
}

std::string to_html(const Document& document, Paper paper) {
    return fmt::format(
        "<!doctype html>\n<html lang=\"{}\">\n{}<body{}>\n{}<main>\n<h1>{}</h1>\n{}</main>\n</body>\n</html>\n",
        escape_html(document.language), head_of(document), paper == Paper::a5_slip ? " class=\"slip\"" : "",
        (has_boards(document.blocks) ? piece_symbols() : std::string()) +
            (has_steps(document.blocks) ? step_symbols() : std::string()),
        inline_html(foreign(document.title)), html_of(document.blocks));
}

}  // namespace jadoube::report
