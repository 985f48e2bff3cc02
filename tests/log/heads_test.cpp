// Heads that come back from outside: how they are read, what they prove, and the file on another disk that keeps them.
#include "base/error.hpp"
#include "log/chain/given_heads.hpp"
#include "log/chain/heads_file.hpp"
#include "log/keys/key_file.hpp"
#include "log/keys/proquint.hpp"
#include "log/recording/outside_heads.hpp"
#include "support.hpp"
#include "tampering.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

/// A log of six entries that somebody has recorded and closed.
class Event {
public:
    explicit Event(unsigned char seed = 1) : path(folder / "open.jadoube") { (void)sample_log(path, seed); }

    [[nodiscard]] CheckedLog open() const {
        return CheckedLog::open(path, Access::read, known_surroundings(50)).value();
    }
    [[nodiscard]] std::string words_of(std::size_t entry) const {
        return fingerprint_of(to_raw(open().entries().at(entry - 1).hash));
    }
    [[nodiscard]] Verification verified(const std::string& head) const {
        return verify(path, {}, parse_heads(head).value()).value();
    }
    /// What is wrong with the log if this is a head of it.
    [[nodiscard]] std::string finding(const std::string& head) const { return verified(head).findings.at(0).words; }
    [[nodiscard]] std::filesystem::path outside() const { return folder / "heads.txt"; }
    void record(unsigned char id) const {
        REQUIRE(CheckedLog::open(path, Access::append, known_surroundings(50))->append(incident(id_of(id))));
    }

    Folder folder;
    std::filesystem::path path;
};

/// Another word in place of that one, from 1.
std::string with_word(const std::string& words, std::size_t number, const std::string& word) {
    return words.substr(0, (number - 1) * 6) + word + words.substr((number - 1) * 6 + 5);
}

std::string refused(const std::string& head) {
    return to_text(parse_heads(head).error());
}

}  // namespace

TEST_CASE("a head is read as it is written: in digits or eight words, with its number or without, large or small") {
    const std::string words = "lusab babad gutih tugad lusab babad gutih tugad";
    const GivenHead head{.start = raw_of_proquints(words).value()};
    const GivenHead numbered{.start = head.start, .seq = EntrySeq{117}};
    const auto read = [](const std::string& text) { return parse_heads(text).value().heads.at(0); };
    CHECK(read(words) == head);
    CHECK(read("Lusab-Babad-Gutih-Tugad LUSAB, babad\n  gutih tugad\n") == head);
    CHECK(read("117 " + words) == numbered);
    CHECK(read("117: " + words) == numbered);
    CHECK(read("117:lusab-babad-gutih-tugad-lusab-babad-gutih-tugad") == numbered);
    CHECK(read(std::string(64, 'A')).start == std::string(32, '\xAA'));
    CHECK(read("9:" + std::string(64, 'a')).seq == EntrySeq{9});
}

TEST_CASE("what cannot be a head is refused, with each word that cannot be one") {
    CHECK_THAT(refused("lusab babad gutih tugad lusab babad gutih"),
               Catch::Contains("a head has eight words, and these are 7"));
    CHECK_THAT(refused("lusab babad gutih tugad lusab babad gutih tugad lusab"), Catch::Contains("these are 9"));
    CHECK_THAT(refused("lusab babad guteh tugad lusab babad gutih tugat2"),
               Catch::Contains("no word of a head is word 3, 'guteh' nor word 8, 'tugat2'"));
    CHECK_THAT(refused("lusab babad guteh"), Catch::Contains("these are 3; none is word 3, 'guteh'"));
    for (const char* text : {"", "12", "12:", "0:lusab", "lusab", "zz:11"}) {
        INFO(text);
        CHECK(parse_heads(text).error().code == ErrorCode::usage);
    }
}

TEST_CASE("eight words prove a log up to their entry, and tell one that was written anew") {
    const Event event;
    CHECK(summary(event.verified(event.words_of(6))) == "OK, 6 entries; end proven by the head of 6");
    CHECK(summary(event.verified("6 " + event.words_of(6))) == "OK, 6 entries; end proven by the head of 6");
    CHECK(summary(event.verified("4 " + event.words_of(4))) ==
          "OK, 6 entries; proven up to 4, 2 entries since; end as kept beside the log, not proven");
    CHECK(event.finding("9 " + event.words_of(6)) ==
          "entries 7 to 9 are missing at the end: the head of entry 9 is given, and the log ends at 6");
    const Event other(2);
    CHECK_THAT(event.finding("6 " + other.words_of(6)),
               Catch::StartsWith("entry 6 is another than the one whose head is given: expected the hash '"));
    CHECK(event.finding(other.words_of(6)) == "no entry has the hash that was given, '" + other.words_of(6) +
                                                  "': the log was cut off before it, or written anew");
}

TEST_CASE("a word that was misread is named with the one that the log has there, and proves nothing") {
    const Event event;
    const std::string words = event.words_of(6);
    const std::string third = words.substr(12, 5) == "lusab" ? "babad" : "lusab";
    for (const std::string& given : {with_word(words, 3, third), "6 " + with_word(words, 3, third)}) {
        CHECK_THAT(event.finding(given),
                   Catch::EndsWith("it may have been misread, for all else is as in the head of entry 6: word 3 is '" +
                                   third + "' as given and '" + words.substr(12, 5) + "' in the log"));
        CHECK_FALSE(event.verified(given).proven);
    }
    CHECK_THAT(event.finding("5 " + words), Catch::EndsWith("it is the head of entry 6: was the number misread?"));
}

TEST_CASE("a file on another disk takes each head once, and says whether the log still has the earlier ones") {
    const Event event;
    const auto first = keep_outside(event.open(), event.outside());
    REQUIRE(first);
    CHECK(first->earlier == 0);
    CHECK_FALSE(first->was_there);
    CHECK(first->is_same_disk);
    CHECK(keep_outside(event.open(), event.outside())->was_there);
    event.record(0x60);
    const auto second = keep_outside(event.open(), event.outside());
    REQUIRE(second);
    CHECK(second->earlier == 1);
    CHECK(second->head.seq == EntrySeq{7});
    CHECK(read_head_notes(content_of(event.outside())).notes == std::vector<HeadNote>{first->head, second->head});
    CHECK(summary(event.verified(content_of(event.outside()))) == "OK, 7 entries; end proven by the head of 7");
}

TEST_CASE("a log that lost what was kept outside is refused, though its own heads were cut with it") {
    const Event event;
    REQUIRE(keep_outside(event.open(), event.outside()));
    REQUIRE(tamper(event.path, past_triggers("DELETE FROM entries WHERE seq>4")).empty());
    for (const char* beside : {".heads", ".checked"}) std::filesystem::remove(event.path.string() + beside);
    const std::string before = content_of(event.outside());
    const auto kept = keep_outside(event.open(), event.outside());
    REQUIRE_FALSE(kept);
    CHECK(kept.error().code == ErrorCode::log_damaged);
    CHECK_THAT(kept.error().message, Catch::Contains("entries 5 to 6 are missing at the end"));
    CHECK(content_of(event.outside()) == before);
    CHECK(event.finding(before) ==
          "entries 5 to 6 are missing at the end: the head of entry 6 is given, and the log ends at 4");
}

TEST_CASE("one file keeps the heads of several logs; those of another alone prove nothing of this one") {
    const Event event;
    const Event other(2);
    REQUIRE(keep_outside(other.open(), event.outside()));
    CHECK_THAT(event.finding(content_of(event.outside())),
               Catch::StartsWith("no head that was given is one of this log"));
    CHECK(keep_outside(event.open(), event.outside())->earlier == 0);
    const Verification verification = event.verified(content_of(event.outside()) + "written by hand\n");
    CHECK(verification.is_end_proven());
    CHECK(verification.remarks == std::vector<std::string>{"lines of the file given that are no head of this log: 2"});
}

TEST_CASE("a line that somebody put into the file without the key proves nothing against the log") {
    const Event event;
    HeadNote forged = keep_outside(event.open(), event.outside())->head;
    forged.seq = EntrySeq{9};
    write_content(event.outside(), content_of(event.outside()) + to_text(forged) + "\n");
    CHECK(event.verified(content_of(event.outside())).is_end_proven());
    CHECK(keep_outside(event.open(), event.outside()));
}

TEST_CASE("a head that was never signed is signed when it is kept, and needs the key for it") {
    const Event event;
    std::filesystem::remove(heads_path_of(event.path));
    SECTION("the key is here") {
        const auto kept = keep_outside(event.open(), event.outside());
        REQUIRE(kept);
        CHECK(is_signed_by(read_key_file(key_path_of(event.path))->public_key(), kept->head));
    }
    SECTION("it is not") {
        std::filesystem::remove(key_path_of(event.path));
        CHECK(keep_outside(event.open(), event.outside()).error().code == ErrorCode::key_unusable);
        CHECK_FALSE(std::filesystem::exists(event.outside()));
    }
}

TEST_CASE("a head that cannot be kept is said not to be") {
    const Event event;
    const auto kept = keep_outside(event.open(), event.folder / "none" / "heads.txt");
    REQUIRE_FALSE(kept);
    CHECK(kept.error().code == ErrorCode::output_failed);
    CHECK_THAT(kept.error().message, Catch::StartsWith("the head was not kept: "));
}
