// How JSON is written: as short as it can be, indented for people, or canonical (RFC 8785).
#include <fmt/format.h>

#include <algorithm>

#include "base/json.hpp"
#include "base/text.hpp"

namespace jadoube {
namespace {

/// What RFC 8785 writes for a byte below 0x20.
void write_control(char c, std::string& out) {
    constexpr std::string_view kNamed = "\b\t\n\f\r";
    const std::size_t named = kNamed.find(c);
    if (named != std::string_view::npos) {
        out += {'\\', "btnfr"[named]};
    } else {
        fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<int>(c));
    }
}

bool stands_for_itself(char c) {
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

/// `text` is UTF-8.
void write_utf8(std::string_view text, std::string& out) {
    out += '"';
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), stands_for_itself) - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        if (static_cast<unsigned char>(text.front()) < 0x20) {
            write_control(text.front(), out);
        } else {
            out += {'\\', text.front()};
        }
        text.remove_prefix(1);
    }
    out += '"';
}

/// With U+FFFD in place of each byte that is no UTF-8.
std::string to_utf8(std::string_view text) {
    constexpr std::size_t kLongest = 4;
    std::string result;
    while (!text.empty()) {
        std::size_t bytes = 1;
        while (bytes < std::min(kLongest, text.size()) && !is_utf8(text.substr(0, bytes))) ++bytes;
        const bool is_character = is_utf8(text.substr(0, bytes));
        result += is_character ? text.substr(0, bytes) : "\uFFFD";
        text.remove_prefix(is_character ? bytes : 1);
    }
    return result;
}

void write_string(std::string_view text, std::string& out) {
    if (is_utf8(text)) return write_utf8(text, out);
    write_utf8(to_utf8(text), out);
}

struct Spelling {
    bool sorted = false;
    bool indented = false;
};

void write(const Json& value, Spelling spelling, int depth, std::string& out);

void new_line(Spelling spelling, int depth, std::string& out) {
    if (!spelling.indented) return;
    out += '\n';
    out.append(static_cast<std::size_t>(depth) * 2, ' ');
}

void write_array(const JsonArray& items, Spelling spelling, int depth, std::string& out) {
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += ',';
        new_line(spelling, depth + 1, out);
        write(items[i], spelling, depth + 1, out);
    }
    if (!items.empty()) new_line(spelling, depth, out);
    out += ']';
}

void write_object(const JsonObject& members, Spelling spelling, int depth, std::string& out) {
    std::vector<const JsonObject::value_type*> order;
    order.reserve(members.size());
    for (const auto& member : members) order.push_back(&member);
    if (spelling.sorted) {
        std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->first < b->first; });
    }
    out += '{';
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i > 0) out += ',';
        new_line(spelling, depth + 1, out);
        write_string(order[i]->first, out);
        out += spelling.indented ? ": " : ":";
        write(order[i]->second, spelling, depth + 1, out);
    }
    if (!order.empty()) new_line(spelling, depth, out);
    out += '}';
}

void write(const Json& value, Spelling spelling, int depth, std::string& out) {
    if (value.is_null()) {
        out += "null";
    } else if (const bool* truth = value.if_bool()) {
        out += *truth ? "true" : "false";
    } else if (const std::int64_t* number = value.if_int()) {
        out += std::to_string(*number);
    } else if (const std::string* text = value.if_string()) {
        write_string(*text, out);
    } else if (const JsonArray* items = value.if_array()) {
        write_array(*items, spelling, depth, out);
    } else {
        write_object(*value.if_object(), spelling, depth, out);
    }
}

std::string written(const Json& value, Spelling spelling) {
    std::string out;
    write(value, spelling, 0, out);
    return out;
}

}  // namespace

std::string to_text(const Json& value) {
    return written(value, {});
}

std::string to_pretty_text(const Json& value) {
    return written(value, {.indented = true}) + "\n";
}

std::string to_canonical_text(const Json& value) {
    return written(value, {.sorted = true});
}

}  // namespace jadoube
