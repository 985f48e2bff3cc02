#include "audit/plain_tags.hpp"

#include <algorithm>
#include <array>

#include "audit/tag_findings.hpp"
#include "base/text.hpp"
#include "game/pgn/pgn_tag.hpp"

namespace jadoube::audit {
namespace {

/// What the quick look holds against a tag.
enum class TagCheck { none, date, ply_count, unusual };

struct KnownTag {
    std::string_view name = {};
    TagCheck check = TagCheck::none;
    std::string_view PlainTagValues::*kept = nullptr;
};
/// Those of the roster come first, in its order.
constexpr std::array<KnownTag, 15> kKnownTags = {{{"Event", TagCheck::none, &PlainTagValues::event},
                                                  {"Site"},
                                                  {"Date", TagCheck::date, &PlainTagValues::date},
                                                  {"Round", TagCheck::none, &PlainTagValues::round},
                                                  {"White", TagCheck::none, &PlainTagValues::white},
                                                  {"Black", TagCheck::none, &PlainTagValues::black},
                                                  {"Result", TagCheck::none, &PlainTagValues::result},
                                                  {"EventDate", TagCheck::date},
                                                  {"UTCDate", TagCheck::date},
                                                  {"TimeControl", TagCheck::none, &PlainTagValues::time_control},
                                                  {"Termination", TagCheck::none, &PlainTagValues::termination},
                                                  {"PlyCount", TagCheck::ply_count},
                                                  {"FEN", TagCheck::unusual},
                                                  {"SetUp", TagCheck::unusual},
                                                  {"Variant", TagCheck::unusual}}};
constexpr bool begins_with_roster() {
    for (std::size_t i = 0; i < game::kTagRoster.size(); ++i)
        if (kKnownTags[i].name != game::kTagRoster[i]) return false;
    return true;
}
static_assert(begins_with_roster());

/// The place of a tag in the table; behind its end where it is not there.
std::size_t place_of(std::string_view name) {
    std::size_t i = 0;
    while (i < kKnownTags.size() && (kKnownTags[i].name.front() != name.front() || kKnownTags[i].name != name)) ++i;
    return i;
}

using ByteSet = std::array<bool, 256>;

constexpr ByteSet kOfName = [] {
    ByteSet set{};
    for (unsigned c = '0'; c <= '9'; ++c) set[c] = true;
    for (unsigned c = 'A'; c <= 'Z'; ++c) set[c] = set[c - 'A' + 'a'] = true;
    return set;
}();
constexpr ByteSet kOfValue = [] {
    ByteSet set{};
    for (unsigned c = ' '; c < set.size(); ++c) set[c] = c != '"' && c != '\\' && c != 0x7F;
    return set;
}();

/// The bytes from `at` on that belong to the set.
std::string_view run_of(std::string_view text, std::size_t at, const ByteSet& set) {
    std::size_t end = at;
    while (end < text.size() && set[static_cast<unsigned char>(text[end])]) ++end;
    return text.substr(at, end - at);
}

bool is_possible_date(std::string_view value) {
    return !is_impossible_date(trim(value));
}

}  // namespace

std::optional<std::size_t> PlainTags::read(std::string_view text, std::size_t begin) {
    text_ = text;
    at_ = begin;
    names_.clear();
    marks_ = 0;
    of_roster_ = 0;
    values_ = {};
    ply_count_.reset();
    while (at_ < text_.size() && text_[at_] == '[')
        if (!read_tag()) return std::nullopt;
    const bool is_blank_line = at_ < text_.size() && (text_[at_] == '\n' || text_[at_] == '\r');
    const bool is_whole = of_roster_ == static_cast<int>(game::kTagRoster.size());
    return is_blank_line && is_whole ? std::optional(at_) : std::nullopt;
}

bool PlainTags::stands_here(char first, char second) const {
    return at_ + 1 < text_.size() && text_[at_] == first && text_[at_ + 1] == second;
}

bool PlainTags::read_tag() {
    const std::string_view name = run_of(text_, at_ + 1, kOfName);
    at_ += 1 + name.size();
    if (name.empty() || !stands_here(' ', '"')) return false;
    const std::string_view value = run_of(text_, at_ + 2, kOfValue);
    at_ += 2 + value.size();
    if (!stands_here('"', ']')) return false;
    at_ += 2;
    if (stands_here('\r', '\n')) ++at_;
    if (at_ >= text_.size() || text_[at_] != '\n') return false;
    ++at_;
    return keep(name, value);
}

bool PlainTags::keep(std::string_view name, std::string_view value) {
    if (!is_new(name) || !is_utf8(value)) return false;
    const std::size_t place = place_of(name);
    if (place < game::kTagRoster.size()) ++of_roster_;
    if (place == kKnownTags.size()) return true;
    const KnownTag& known = kKnownTags[place];
    if (known.kept != nullptr) values_.*known.kept = value;
    switch (known.check) {
        case TagCheck::none: return true;
        case TagCheck::date: return is_possible_date(value);
        case TagCheck::ply_count: ply_count_ = parse_int(trim(value)); return true;
        case TagCheck::unusual: break;
    }
    return false;
}

/// Names have marks, and only one whose mark is there already is looked for among those before.
bool PlainTags::is_new(std::string_view name) {
    const unsigned sum = static_cast<unsigned char>(name.front()) + 3U * static_cast<unsigned char>(name.back());
    const std::uint64_t mark = std::uint64_t{1} << ((sum + 7 * name.size()) % 64);
    const bool may_stand = (marks_ & mark) != 0;
    if (may_stand && std::find(names_.begin(), names_.end(), name) != names_.end()) return false;
    marks_ |= mark;
    names_.push_back(name);
    return true;
}

}  // namespace jadoube::audit
