#include "log/merge/bundle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/chain/chain_check.hpp"
#include "log/disk/schema.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kBundleTitle = "jadoube-bundle-v1";
constexpr std::string_view kChainWord = "chain";
constexpr std::string_view kTextWord = "text";
constexpr std::string_view kEntryWord = "entry";
constexpr std::string_view kHeadWord = "jadoube-head-v1";

std::string text_lines(const TextHash& hash, const std::string& content) {
    return fmt::format("{} {} {}\n{}\n", kTextWord, to_hex(hash), content.size(), content);
}

std::string chain_lines(const BundledChain& chain) {
    std::string lines;
    for (const BundledEntry& one : chain.entries)
        lines += fmt::format("{} {} {} {}\n", kEntryWord, to_hex(one.entry.hash), to_hex(one.sig), one.body);
    return lines + to_text(chain.head) + "\n";
}

/// All but the last line, which hashes it.
std::string lines_before_end(const Bundle& bundle) {
    std::string text = fmt::format("{} {} {}\n", kBundleTitle, to_hex(bundle.by), bundle.at.ms);
    for (const BundledChain& chain : bundle.chains)
        text += fmt::format("{} {} {}{}\n", kChainWord, to_hex(chain.chain), to_hex(chain.key),
                            chain.signs ? " " + to_hex(*chain.signs) : std::string());
    for (const auto& [hash, content] : bundle.texts) text += text_lines(hash, content);
    for (const BundledChain& chain : bundle.chains) text += chain_lines(chain);
    return text;
}

/// "end" and the hash of what comes before.
std::string end_line(std::string_view before) {
    return fmt::format("end {}\n", to_hex(hash_of_text(before)));
}

/// Takes lines one by one, and remembers the first that is wrong.
class BundleReader {
public:
    BundleReader(std::string_view text, std::string_view name) : text_(text), name_(name) {}

    Result<Bundle> run() {
        if (const auto whole = require_end(); !whole) return tl::unexpected(whole.error());
        read_title();
        while (!problem_ && at_ < end_) read_line();
        for (const BundledChain& chain : bundle_.chains) require_head(chain);
        require_named_texts();
        if (chain_named(bundle_.by) == nullptr) refuse("the chain of the device that made it is not in it");
        if (!problem_ && lines_before_end(bundle_) != text_.substr(0, end_))
            refuse("its lines are not in the order in which jadoube writes them");
        if (problem_) return tl::unexpected<Error>(*problem_);
        return std::move(bundle_);
    }

private:
    void refuse(std::string why) {
        if (problem_) return;
        problem_ = Error{ErrorCode::bundle_refused, std::move(why),
                         line_ == 0 ? std::string(name_) : fmt::format("{}:{}", name_, line_),
                         "have it made anew: jadoube export FILE.bundle"};
    }
    void refuse(Damage damage, const Entry& entry, std::string_view what) {
        refuse(fmt::format("{}: {} {}", name_of(damage), called(entry), what));
    }

    /// "entry 7 of device B"; by the name of the chain where the bundle does not begin with its first entry.
    [[nodiscard]] std::string called(const Entry& entry) const {
        constexpr std::size_t kEnough = 16;
        constexpr std::size_t kShown = 40;
        const auto device = devices_.find(entry.chain);
        if (device != devices_.end())
            return fmt::format("entry {} of device {}", entry.seq.value, for_terminal(device->second, kShown));
        return fmt::format("entry {} of chain {}...", entry.seq.value, to_hex(entry.chain).substr(0, kEnough));
    }

    /// What was cut off or altered on the way shows before anything is read.
    Result<void> require_end() {
        const std::size_t length = end_line({}).size();
        const std::string_view title = text_.substr(0, kBundleTitle.size());
        if (title != kBundleTitle) refuse("is no bundle: it does not begin with " + std::string(kBundleTitle));
        end_ = text_.size() < length ? 0 : text_.size() - length;
        if (!problem_ && (text_.size() < length || text_.substr(end_) != end_line(text_.substr(0, end_))))
            refuse("end: the bundle was cut off or altered: its last line does not fit what comes before");
        return problem_ ? Result<void>(tl::unexpected<Error>(*problem_)) : Result<void>();
    }

    std::string_view next_line() {
        const auto end = text_.substr(0, end_).find('\n', at_);
        const std::string_view line = text_.substr(at_, (end == std::string_view::npos ? end_ : end) - at_);
        at_ = end == std::string_view::npos ? end_ : end + 1;
        ++line_;
        return line;
    }

    void read_title() {
        const auto words = split(next_line(), ' ');
        const auto by = words.size() == 3 ? from_hex<ChainId>(words[1]) : std::nullopt;
        const auto at = words.size() == 3 ? parse_int(words[2]) : std::nullopt;
        if (!by || !at || *at < 0 || *at > kLatestTime.ms) return refuse("its first line is not one of a bundle");
        bundle_.by = *by;
        bundle_.at = UtcTime{*at};
    }

    void read_line() {
        const std::string_view line = next_line();
        const std::string_view word = line.substr(0, line.find(' '));
        if (word == kChainWord) return read_chain(split(line, ' '));
        if (word == kTextWord) return read_text(split(line, ' '));
        if (word == kEntryWord) return read_entry(line);
        if (word == kHeadWord) return read_head(line);
        refuse("a line of a kind that this version does not know");
    }

    BundledChain* chain_named(const ChainId& id) {
        const auto found = std::find_if(bundle_.chains.begin(), bundle_.chains.end(),
                                        [&](const BundledChain& chain) { return chain.chain == id; });
        return found == bundle_.chains.end() ? nullptr : &*found;
    }

    void read_chain(const std::vector<std::string_view>& words) {
        const bool is_form = words.size() == 3 || words.size() == 4;
        const auto chain = is_form ? from_hex<ChainId>(words[1]) : std::nullopt;
        const auto key = is_form ? from_hex<PublicKey>(words[2]) : std::nullopt;
        const auto signs = words.size() == 4 ? from_hex<PublicKey>(words[3]) : std::nullopt;
        if (!chain || !key || (words.size() == 4 && !signs)) return refuse("not a chain and its key");
        if (chain_of_key(*key) != *chain) return refuse("key: the name of the chain does not follow from its key");
        if (chain_named(*chain) != nullptr) return refuse("a chain that was named before");
        bundle_.chains.push_back({.chain = *chain, .key = *key, .signs = signs});
        keys_.emplace(*chain, ChainKeys(signs.value_or(*key)));
    }

    void read_text(const std::vector<std::string_view>& words) {
        const auto hash = words.size() == 3 ? from_hex<TextHash>(words[1]) : std::nullopt;
        const auto size = words.size() == 3 ? parse_int(words[2]) : std::nullopt;
        const bool fits = hash && size && *size >= 0 && *size <= static_cast<std::int64_t>(kLargestText) &&
                          end_ - at_ > static_cast<std::size_t>(*size);
        if (!fits) return refuse("not the hash and the length of a text");
        const std::string_view content = text_.substr(at_, static_cast<std::size_t>(*size));
        at_ += content.size() + 1;
        line_ += std::count(content.begin(), content.end(), '\n') + 1;
        if (hash_of_text(content) != *hash) return refuse(fmt::format("text: the text {} is altered", to_hex(*hash)));
        if (!is_utf8(content) || content.find('\0') != std::string_view::npos)
            return refuse(fmt::format("text: the text {} is not UTF-8", to_hex(*hash)));
        bundle_.texts.emplace(*hash, content);
    }

    void read_entry(std::string_view line) {
        constexpr std::size_t kHashAt = kEntryWord.size() + 1;
        constexpr std::size_t kSigAt = kHashAt + 2 * EntryHash::kSize + 1;
        constexpr std::size_t kBodyAt = kSigAt + 2 * Signature::kSize + 1;
        if (line.size() <= kBodyAt || line.size() > kBodyAt + kLargestBody || line[kSigAt - 1] != ' ' ||
            line[kBodyAt - 1] != ' ')
            return refuse("not the hash, signature and body of an entry");
        const auto hash = from_hex<EntryHash>(line.substr(kHashAt, 2 * EntryHash::kSize));
        const auto sig = from_hex<Signature>(line.substr(kSigAt, 2 * Signature::kSize));
        auto entry = read_body(line.substr(kBodyAt));
        if (!hash || !sig) return refuse("not the hash and the signature of an entry");
        if (!entry) return refuse("body: " + entry.error().where + " " + entry.error().message);
        take_entry({std::string(line.substr(kBodyAt)), *sig, std::move(*entry)}, *hash);
    }

    void take_entry(BundledEntry one, const EntryHash& hash) {
        const Entry& entry = one.entry;
        BundledChain* chain = chain_named(entry.chain);
        if (chain == nullptr) return refuse(Damage::key, entry, "is of a chain whose key is not here");
        if (const auto* event = std::get_if<EventBegun>(&entry.data)) devices_.emplace(entry.chain, event->device);
        if (entry.hash != hash)
            return refuse(Damage::altered, entry, "is altered: body and hash do not belong together");
        if (entry.seq == EntrySeq{1} && chain->signs)
            return refuse(Damage::key, entry, "is the first, and another key is said to sign it");
        if (!keys_.at(entry.chain).has_signed(entry.seq, hash, one.sig))
            return refuse(Damage::signature, entry, "is not signed by the key of its chain");
        if (const auto fits = check_place(entry); !fits) return refuse(Damage::body, entry, fits.error().message);
        check_link(*chain, entry);
        keys_.at(entry.chain).take(entry);
        chain->entries.push_back(std::move(one));
    }

    void check_link(const BundledChain& chain, const Entry& entry) {
        if (entry.hlc.ms > kLatestTime.ms || entry.hlc.ms < entry.at.ms)
            return refuse(Damage::body, entry, "has a logical time that cannot be");
        const Entry* before = chain.entries.empty() ? nullptr : &chain.entries.back().entry;
        if (before == nullptr && entry.seq == EntrySeq{1} && entry.prev != EntryHash{})
            return refuse(Damage::link, entry, "is the first and follows one");
        if (before == nullptr) return;
        if (entry.seq.value != before->seq.value + 1 || entry.prev != before->hash)
            return refuse(Damage::link, entry, "does not follow the one that stands before it");
        if (entry.hlc <= before->hlc)
            return refuse(Damage::body, entry, "has a logical time that is not later than the one before");
    }

    void read_head(std::string_view line) {
        const auto note = parse_head_note(line);
        BundledChain* chain = note ? chain_named(note->chain) : nullptr;
        if (chain == nullptr) return refuse("not the head of a chain that is named here");
        if (chain->head.seq.value != 0) return refuse("a second head of one chain");
        if (!keys_.at(chain->chain).has_signed(*note))
            return refuse("signature: a head is not signed by the key of its chain");
        chain->head = *note;
    }

    void require_head(const BundledChain& chain) {
        const Entry* last = chain.entries.empty() ? nullptr : &chain.entries.back().entry;
        if (chain.head.seq.value == 0) return refuse("end: a chain without its head");
        if (last != nullptr && (last->seq != chain.head.seq || last->hash != chain.head.hash))
            refuse(Damage::end, *last, "is the last here, and the head of its chain is of another one");
    }

    /// Nothing comes in that no entry speaks of.
    void require_named_texts() {
        std::set<TextHash> named;
        for (const BundledChain& chain : bundle_.chains)
            for (const BundledEntry& one : chain.entries)
                for (const TextHash& hash : texts_of(one.entry.data)) named.insert(hash);
        for (const auto& [hash, content] : bundle_.texts)
            if (!named.contains(hash)) refuse(fmt::format("text: no entry names the text {}", to_hex(hash)));
    }

    std::string_view text_;
    std::string_view name_;
    std::size_t at_ = 0;
    std::size_t end_ = 0;  // where the last line begins
    std::int64_t line_ = 0;
    Bundle bundle_;
    std::map<ChainId, std::string> devices_;
    std::map<ChainId, ChainKeys> keys_;
    std::optional<Error> problem_;
};

}  // namespace

std::string to_text(const Bundle& bundle) {
    std::string text = lines_before_end(bundle);
    return text + end_line(text);
}

Result<Bundle> parse_bundle(std::string_view text, std::string_view name) {
    return BundleReader(text, name).run();
}

}  // namespace jadoube::log
