// The file of a log in which bytes were changed: whatever is read of it, a log that verifies is the one that was
// recorded, and what rebuild mends verifies.
#include <cstdlib>
#include <fstream>

#include "base/error.hpp"
#include "fuzz/target.hpp"
#include "log/keep/rebuild.hpp"
#include "log/recording/checked_log.hpp"

namespace jadoube {
namespace {

namespace fs = std::filesystem;

/// A folder with a small log, as long as the program runs.
class SmallLog {
public:
    SmallLog() {
        std::string name = (fs::temp_directory_path() / "jadoube-fuzz-XXXXXX").string();
        must(::mkdtemp(name.data()) != nullptr);
        folder_ = name;
        unsigned char next = 1;
        const log::Surroundings around{
            .now = [] { return log::UtcTime{1'795'269'600'000}; },
            .random = [&](std::size_t size) { return std::string(size, static_cast<char>(next++)); }};
        log::NewLog begin{.event = {.name = "Open", .rules = {.id = "club"}}, .rules_text = "{}", .author = "Ada"};
        auto made = log::CheckedLog::create(folder_ / "made.jadoube", begin, around);
        must(made.has_value());
        log::NewEntry entry{.id = log::new_entry_id(around.random),
                            .data = log::IncidentReported{.note = "phone rang"},
                            .author = "Ada",
                            .game = event::parse_game_reference("r1b1").value()};
        must(made->append(entry).has_value());
        head_ = made->last_own().hash;
        std::ifstream file(folder_ / "made.jadoube", std::ios::binary);
        content_.assign(std::istreambuf_iterator<char>(file), {});
    }
    SmallLog(const SmallLog&) = delete;
    SmallLog& operator=(const SmallLog&) = delete;
    ~SmallLog() {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    /// Four bytes of the input each: where, from the first page on in big steps or small ones, and what.
    [[nodiscard]] std::string changed(std::string_view input) const {
        std::string bytes = content_;
        for (std::size_t at = 0; at + 4 <= input.size(); at += 4) {
            const auto place = [&](std::size_t i) { return static_cast<unsigned char>(input[at + i]); };
            const std::size_t where = (std::size_t{place(0)} << 16U) + (std::size_t{place(1)} << 8U) + place(2);
            bytes[where % bytes.size()] = input[at + 3];
        }
        return bytes;
    }
    [[nodiscard]] fs::path file() const { return folder_ / "changed.jadoube"; }
    [[nodiscard]] bool is_as_recorded(const log::Verification& verification) const {
        return verification.entries() == 2 && verification.chains.front().head == head_;
    }

private:
    fs::path folder_;
    std::string content_;
    log::EntryHash head_ = {};
};

}  // namespace

void fuzz(std::string_view input) {
    static const SmallLog log;
    for (const char* beside : {"-wal", "-shm", ".before-rebuild"}) fs::remove(log.file().string() + beside);
    std::ofstream(log.file(), std::ios::binary) << log.changed(input);
    const auto verified = log::verify(log.file(), {});
    if (verified && verified->is_ok()) must(log.is_as_recorded(*verified));
    const auto rebuilt = log::rebuild(log.file(), {});
    if (rebuilt) must(log.is_as_recorded(rebuilt->verification) && log::verify(log.file(), {})->is_ok());
}

}  // namespace jadoube
