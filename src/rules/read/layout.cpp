#include "rules/read/layout.hpp"

#include <algorithm>
#include <string_view>

#include "base/text.hpp"
#include "rules/grammar/keys.hpp"

namespace jadoube::rules {
namespace {

constexpr std::size_t kWidth = 120;

std::string on_one_line(const Json& value);

std::string member_on_one_line(const JsonObject::value_type& member) {
    return to_text(Json(member.first)) + ": " + on_one_line(member.second);
}

/// As to_text writes it, with a space after each comma and colon.
std::string on_one_line(const Json& value) {
    std::string line;
    const auto add = [&](const std::string& part) { line += (line.empty() ? "" : ", ") + part; };
    if (const JsonArray* items = value.if_array()) {
        for (const Json& item : *items) add(on_one_line(item));
        return "[" + line + "]";
    }
    if (const JsonObject* members = value.if_object()) {
        for (const auto& member : *members) add(member_on_one_line(member));
        return "{" + line + "}";
    }
    return to_text(value);
}

/// Whether the value can be cut into lines.
bool has_parts(const Json& value) {
    const JsonArray* items = value.if_array();
    const JsonObject* members = value.if_object();
    return (items != nullptr && !items->empty()) || (members != nullptr && !members->empty());
}

/// On which line of an article a key stands; unknown keys come last.
std::size_t line_of(const std::string& key) {
    const auto lines = article_lines();
    const auto found = std::find_if(lines.begin(), lines.end(), [&](const std::vector<std::string>& line) {
        return std::find(line.begin(), line.end(), key) != line.end();
    });
    return static_cast<std::size_t>(found - lines.begin());
}

std::size_t place_among(const std::vector<std::string>& keys, const std::string& key) {
    return static_cast<std::size_t>(std::find(keys.begin(), keys.end(), key) - keys.begin());
}

std::size_t place_in_article(const std::string& key) {
    const std::size_t line = line_of(key);
    constexpr std::size_t kLongestLine = 100;
    return line * kLongestLine + (line < article_lines().size() ? place_among(article_lines()[line], key) : 0);
}

template <typename Place>
JsonObject in_order(JsonObject members, const Place& place) {
    std::stable_sort(members.begin(), members.end(),
                     [&](const auto& a, const auto& b) { return place(a.first) < place(b.first); });
    return members;
}

/// "22" of "22(a)", "A" of "A.3.1", "III" of "III.4 offer", "a" of "a rook_first".
std::string chapter_of(const Json& article) {
    const std::string id = article.text("id");
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const bool numbered = !id.empty() && is_digit(id.front());
    const auto end =
        std::find_if_not(id.begin(), id.end(), [&](char c) { return numbered ? is_digit(c) : is_letter(c); });
    return {id.begin(), end};
}

class Layout {
public:
    std::string lay_out(const Json& file) {
        const JsonObject* members = file.if_object();
        if (members == nullptr || members->empty()) return on_one_line(file) + "\n";
        write("{");
        const bool is_ruleset = file.find("format") != nullptr;
        const auto place = [&](const std::string& key) { return is_ruleset ? place_among(ruleset_keys(), key) : 0; };
        const JsonObject ordered = in_order(*members, place);
        for (std::size_t i = 0; i < ordered.size(); ++i) {
            const bool last = i + 1 == ordered.size();
            if (i > 0 && has_parts(ordered[i].second)) out_ += "\n";
            new_line(kIndent);
            put_section(ordered[i], last ? 0 : 1);
            if (!last) write(",");
        }
        out_ += "\n}\n";
        return std::move(out_);
    }

private:
    static constexpr std::size_t kIndent = 2;

    void write(const std::string& text) {
        out_ += text;
        column_ += display_width(text);
    }
    void new_line(std::size_t indent) {
        out_ += "\n" + std::string(indent, ' ');
        column_ = indent;
    }
    [[nodiscard]] bool fits(const std::string& text, std::size_t tail) const {
        return column_ + display_width(text) + tail <= kWidth;
    }

    /// A member of the file: articles stand in a block of their own, other objects have a member a line where they are
    /// too long for one.
    void put_section(const JsonObject::value_type& member, std::size_t tail) {
        const auto& [key, value] = member;
        write(to_text(Json(key)) + ": ");
        const JsonArray* articles = value.if_array();
        const bool has_articles = articles != nullptr && !articles->empty() && (key == "articles" || key == "replaces");
        const bool is_long = !fits(on_one_line(value), tail);
        if (has_articles) {
            put_articles(*articles);
        } else if (value.if_object() != nullptr && is_long) {
            put_block(*value.if_object());
        } else {
            put(value, tail);
        }
    }

    void put_block(const JsonObject& members) {
        write("{");
        for (std::size_t i = 0; i < members.size(); ++i) {
            const bool last = i + 1 == members.size();
            new_line(2 * kIndent);
            write(to_text(Json(members[i].first)) + ": ");
            put(members[i].second, last ? 0 : 1);
            if (!last) write(",");
        }
        new_line(kIndent);
        write("}");
    }

    void put_articles(const JsonArray& articles) {
        write("[");
        for (std::size_t i = 0; i < articles.size(); ++i) {
            const bool last = i + 1 == articles.size();
            if (i > 0 && chapter_of(articles[i - 1]) != chapter_of(articles[i])) out_ += "\n";
            new_line(2 * kIndent);
            if (const JsonObject* article = articles[i].if_object()) {
                put_object(in_order(*article, place_in_article), last ? 0 : 1, line_of);
            } else {
                put(articles[i], last ? 0 : 1);
            }
            if (!last) write(",");
        }
        new_line(kIndent);
        write("]");
    }

    /// `tail`: how many characters have to follow on the last line.
    void put(const Json& value, std::size_t tail) {
        const std::string line = on_one_line(value);
        if (fits(line, tail) || !has_parts(value)) return write(line);
        if (const JsonObject* members = value.if_object()) {
            put_object(*members, tail, [](const std::string&) { return std::size_t{0}; });
        } else {
            put_list(*value.if_array(), tail);
        }
    }

    /// Fills lines below the first member; keys of another line begin a new one, and so does what follows a broken
    /// member.
    template <typename LineOf>
    void put_object(const JsonObject& members, std::size_t tail, const LineOf& line) {
        write("{");
        const std::size_t indent = column_;
        bool broken = false;
        for (std::size_t i = 0; i < members.size(); ++i) {
            const std::size_t after = i + 1 == members.size() ? tail + 1 : 1;
            if (i > 0) {
                const bool together = !broken && line(members[i - 1].first) == line(members[i].first);
                next_part(together && fits(" " + member_on_one_line(members[i]), after), indent);
            }
            const std::size_t begin = out_.size();
            write(to_text(Json(members[i].first)) + ": ");
            put(members[i].second, after);
            broken = out_.find('\n', begin) != std::string::npos;
            write(i + 1 == members.size() ? "}" : ",");
        }
        if (members.empty()) write("}");
    }

    /// Words fill lines; a list that holds objects or lists has an item a line.
    void put_list(const JsonArray& items, std::size_t tail) {
        const bool of_words = std::none_of(items.begin(), items.end(), has_parts);
        write("[");
        const std::size_t indent = column_;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::size_t after = i + 1 == items.size() ? tail + 1 : 1;
            if (i > 0) next_part(of_words && fits(" " + on_one_line(items[i]), after), indent);
            put(items[i], after);
            write(i + 1 == items.size() ? "]" : ",");
        }
    }

    void next_part(bool same_line, std::size_t indent) {
        if (same_line) {
            write(" ");
        } else {
            new_line(indent);
        }
    }

    std::string out_;
    std::size_t column_ = 0;
};

}  // namespace

std::string laid_out(const Json& file) {
    return Layout().lay_out(file);
}

}  // namespace jadoube::rules
