// What the tests of the log share: a folder that goes away, a clock and chance that are known, and entries to record.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "catch.hpp"
#include "log/merge/merge_plan.hpp"
#include "log/recording/checked_log.hpp"
#include "tampering.hpp"

namespace jadoube::log {

/// A new folder under /tmp, removed with all it holds.
class Folder {
public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

/// A clock that goes on by a second at each look, and bytes that count up from `seed`: the same in every run.
[[nodiscard]] Surroundings known_surroundings(unsigned char seed = 1);

[[nodiscard]] NewLog new_log();
[[nodiscard]] event::GameReference game(const std::string& text);
/// An id made of one byte, sixteen times.
[[nodiscard]] EntryId id_of(unsigned char byte);

/// Entries of each kind, all about r1b1; ids are given.
[[nodiscard]] NewEntry known_game(const EntryId& id);
[[nodiscard]] NewEntry incident(const EntryId& id, const std::string& note = "phone rang");
[[nodiscard]] NewEntry ruling(const EntryId& id, const EntryId& on, const TextHash& rules,
                              const std::string& status = "decided");
[[nodiscard]] NewEntry decision(const EntryId& id, const EntryId& on, const EntryId& ruling);
[[nodiscard]] NewEntry appeal(const EntryId& id, const EntryId& on, const EntryId& against);
[[nodiscard]] NewEntry withdrawal(const EntryId& id, const EntryId& of);
[[nodiscard]] NewEntry fact(const EntryId& id, const EntryId& on, const std::string& name, Json value);

/// r1b1 is broken off with White to seal his third move.
[[nodiscard]] NewEntry adjournment(const EntryId& id);

/// The clocks of r1b1 and A.r1m2b3 were read at half past two.
[[nodiscard]] NewEntry clocks_read(const EntryId& id);
/// A report of one round and its pairing; the text is that of the rules.
[[nodiscard]] NewEntry imported(const EntryId& id);
[[nodiscard]] NewEntry pairing(const EntryId& id, const EntryId& imported, event::PairedGames games);

[[nodiscard]] TextHash hash_of_rules();

/// A log with a game, an incident, an answer, a ruling and a decision: six entries.
[[nodiscard]] CheckedLog sample_log(const std::filesystem::path& path, unsigned char seed = 1);

/// The same, and r1b1 adjourned, its move sealed (no passphrase opens it) and opened as the last of nine entries.
[[nodiscard]] CheckedLog opened_log(const std::filesystem::path& path, const std::string& text);

/// The log of another device of the event, B, with so many incidents; its clock is 120 seconds ahead of seed 0.
[[nodiscard]] CheckedLog log_of_another_device(const std::filesystem::path& path, unsigned char incidents);
/// All of it, as it is carried.
[[nodiscard]] BundleFile bundle_of(const CheckedLog& log);

/// What the work, done in a process of its own, answered (0 to 255); -1 where it was killed. Run as `nobody` where we
/// are root.
[[nodiscard]] int answer_of_child(const std::function<int()>& work, bool as_nobody = false);
/// Whether it answered true.
[[nodiscard]] bool holds_in_child(const std::function<bool()>& work, bool as_nobody = false);

[[nodiscard]] std::string content_of(const std::filesystem::path& path);
void write_content(const std::filesystem::path& path, const std::string& content);

}  // namespace jadoube::log
