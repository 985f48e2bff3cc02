#include "functions.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string_view>

namespace jadoube::architecture {
namespace {

using Tokens = std::vector<Token>;

/// What a brace opens: the body of a function, other statements or members, or the values of an object.
enum class Scope { function, block, rows };

bool is_bracket(std::string_view text) {
    return is_one_of<8>({"{", "}", "(", ")", "[", "]", ";", ","}, text);
}

/// What may stand before the brace of a body or a block: the end of parameters or conditions, or of what was before it.
constexpr std::array<std::string_view, 14> kBeforeBody{
    ")", "]", "const", "noexcept", "override", "final", "&", "mutable", "else", "do", "try", ";", ":", "}"};

/// The place where the declaration begins whose body opens at `open`.
std::size_t start_of(const Tokens& tokens, std::size_t open) {
    int closed = 0;
    for (std::size_t at = open; at-- > 0;) {
        const std::string& text = tokens[at].text;
        if (closed == 0 && is_one_of<3>({";", "{", "}"}, text)) return at + 1;
        if (text == ")") ++closed;
        if (text == "(") --closed;
    }
    return 0;
}

/// What a declaration declares: the name before its parameters, or before the value of a variable. Nothing where it has
/// neither, as that of a type.
std::optional<std::string> name_declared(const Tokens& tokens, std::size_t from, std::size_t open) {
    for (std::size_t at = from + 1; at < open; ++at)
        if (tokens[at].text == "(" || tokens[at].text == "=") return tokens[at - 1].text;
    return std::nullopt;
}

/// Walks over the tokens with the braces that are open.
class Walk {
public:
    explicit Walk(const Tokens& tokens) : tokens_(tokens) {}

    std::vector<Function> functions() && {
        for (at_ = 0; at_ < tokens_.size(); ++at_) {
            const std::string& text = tokens_[at_].text;
            if (text == "{") open();
            if (text == "}" && !scopes_.empty()) close();
            if (is_within() && !is_in_rows() && !is_bracket(text)) lines_.insert(tokens_[at_].line);
        }
        return std::move(functions_);
    }

private:
    void open() {
        const auto name = is_within() ? std::nullopt : name_declared(tokens_, start_of(tokens_, at_), at_);
        const bool begins = name && is_body();
        scopes_.push_back(begins ? Scope::function : is_body() ? Scope::block : Scope::rows);
        if (!begins) return;
        lines_.clear();
        functions_.push_back({*name, tokens_[at_].line});
    }

    void close() {
        const Scope closed = scopes_.back();
        scopes_.pop_back();
        if (closed == Scope::function) functions_.back().statements = lines_.size();
    }

    /// Whether the brace opens statements, and not rows.
    [[nodiscard]] bool is_body() const {
        const std::string& before = text_at(tokens_, at_ - 1);
        return is_one_of(kBeforeBody, before) || (before == "{" && is_within() && !is_in_rows()) ||
               follows_return_type();
    }

    /// [](int number) -> bool {
    [[nodiscard]] bool follows_return_type() const {
        std::size_t at = at_;
        while (at-- > 0 && !is_one_of<5>({")", ";", "{", "}", "="}, tokens_[at].text)) {
        }
        return text_at(tokens_, at) == ")" && text_at(tokens_, at + 1) == "-" && text_at(tokens_, at + 2) == ">";
    }

    /// Whether it is within a function.
    [[nodiscard]] bool is_within() const { return std::ranges::find(scopes_, Scope::function) != scopes_.end(); }
    /// Whether it is among the values of an object there.
    [[nodiscard]] bool is_in_rows() const {
        const auto function = std::ranges::find(scopes_, Scope::function);
        return std::find(function, scopes_.end(), Scope::rows) != scopes_.end();
    }

    const Tokens& tokens_;
    std::size_t at_ = 0;
    std::vector<Scope> scopes_;
    std::set<std::size_t> lines_;
    std::vector<Function> functions_;
};

}  // namespace

std::vector<Function> functions_in(const Tokens& tokens) {
    return Walk(tokens).functions();
}

}  // namespace jadoube::architecture
