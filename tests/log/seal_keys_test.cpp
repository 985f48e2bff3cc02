// The keys of a sealed move: under a passphrase, on the slip, in escrow.
#include "log/keys/seal_keys.hpp"

#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "catch.hpp"
#include "log/keys/proquint.hpp"
#include "log/keys/signing.hpp"

using namespace jadoube;
using namespace jadoube::log;

namespace {

Secret key_of(std::size_t size, std::uint8_t first) {
    REQUIRE(start_signing());
    Secret key(size);
    for (std::size_t i = 0; i < size; ++i) key.data()[i] = static_cast<std::uint8_t>(first + i);
    return key;
}

template <typename T>
ErrorCode code_of(const Result<T>& result) {
    REQUIRE_FALSE(result);
    return result.error().code;
}

}  // namespace

TEST_CASE("the first part comes back with its passphrase and with no other") {
    const Secret first = key_of(SealKeys::kFirstSize, 7);
    const auto wrap = wrap_first(first, Secret::of("lusab babad gutih tugad"));
    REQUIRE(wrap);
    CHECK(wrap->operations == 3);
    CHECK(wrap->memory == 268'435'456);
    const auto again = unwrap_first(*wrap, Secret::of("lusab babad gutih tugad"));
    REQUIRE(again);
    CHECK(again->view() == first.view());
    CHECK(code_of(unwrap_first(*wrap, Secret::of("lusab babad gutih tugap"))) == ErrorCode::seal_shut);
    PassphraseWrap changed = *wrap;
    changed.key.value[0] ^= 1;
    CHECK(code_of(unwrap_first(changed, Secret::of("lusab babad gutih tugad"))) == ErrorCode::seal_shut);
}

TEST_CASE("costs that jadoube never asks for are refused before anything is computed") {
    const std::int64_t mib = std::int64_t{1} << 20;
    const std::pair<std::int64_t, std::int64_t> costs[] = {{2, 256 * mib},      {0, 256 * mib},
                                                           {-1, 256 * mib},     {11, 256 * mib},
                                                           {3, 255 * mib},      {3, 0},
                                                           {3, 1024 * mib + 1}, {3, std::int64_t{1} << 52},
                                                           {3, -256 * mib},     {std::int64_t{1} << 52, 256 * mib}};
    for (const auto& [operations, memory] : costs) {
        INFO(operations << " in " << memory);
        const PassphraseWrap wrap{.operations = operations, .memory = memory};
        CHECK(code_of(unwrap_first(wrap, key_of(20, 'a'))) == ErrorCode::log_damaged);
    }
}

TEST_CASE("passphrases that can be tried out are refused, and the reason does not repeat them") {
    const Secret first = key_of(SealKeys::kFirstSize, 7);
    for (const char* weak : {"", "123456", "12345678901234567890", "2026-11-22 03:00", "short words",
                             "aaaaaaaaaaaaaaaa", "abababababababab"}) {
        INFO(weak);
        const auto wrap = wrap_first(first, Secret::of(weak));
        CHECK(code_of(wrap) == ErrorCode::usage);
        const std::string text = to_text(wrap.error());
        CHECK((std::string(weak).empty() || text.find(weak) == std::string::npos));
    }
    CHECK_FALSE(weakness_of("correct horse battery"));
    std::set<std::string> made;
    for (int i = 0; i < 200; ++i) {
        const Secret words = new_passphrase();
        CHECK(split(words.view(), ' ').size() == 5);
        CHECK_FALSE(weakness_of(words.view()));
        made.emplace(words.view());
    }
    CHECK(made.size() == 200);
}

TEST_CASE("the code of the slip comes back as it may be typed, and a slip of the finger is noticed") {
    const Secret second = key_of(SealKeys::kSecondSize, 0xF0);
    const std::string code(slip_code(second).view());
    CHECK(code == "Y3RZ-5WZM-YQVF-FY7S-ZBXZ-SZFY-ZWP5");
    CHECK(split(code, '-').size() == 7);
    for (const std::string& typed : {code, lower(code), code + "\n", " " + code.substr(0, 5) + " " + code.substr(5)}) {
        const auto read = read_slip_code(typed);
        REQUIRE(read);
        CHECK(read->view() == second.view());
    }
    const std::string zeros(slip_code(Secret(16)).view());
    std::string as_read = zeros;
    for (char& c : as_read)
        if (c == '0') c = 'o';
    CHECK(read_slip_code(as_read)->view() == Secret(16).view());

    int unnoticed = 0;
    for (std::size_t i = 0; i < code.size(); ++i) {
        for (const char c : std::string("0123456789ABCDEFGHJKMNPQRSTVWXYZ")) {
            std::string typed = code;
            if (typed[i] == '-' || typed[i] == c) continue;
            typed[i] = c;
            unnoticed += read_slip_code(typed) ? 1 : 0;
        }
    }
    CHECK(unnoticed <= 4);  // of 868; one in a thousand is chance
    for (const std::string& wrong :
         {std::string(), code.substr(1), code + "0", std::string(28, 'U'), std::string(28, '\0')})
        CHECK(code_of(read_slip_code(wrong)) == ErrorCode::seal_shut);
}

TEST_CASE("an escrow key opens both parts without passphrase and slip, and no other key does") {
    const SealKeys keys{key_of(SealKeys::kFirstSize, 1), key_of(SealKeys::kSecondSize, 9)};
    const auto pair = new_escrow_pair();
    const auto other = new_escrow_pair();
    REQUIRE(pair);
    REQUIRE(other);
    CHECK(escrow_key_of(pair->secret) == pair->to);
    const auto wrap = wrap_for(pair->to, keys);
    REQUIRE(wrap);
    const auto opened = unwrap_escrow(*wrap, pair->secret);
    REQUIRE(opened);
    CHECK(opened->first.view() == keys.first.view());
    CHECK(opened->second.view() == keys.second.view());
    CHECK(code_of(unwrap_escrow(*wrap, other->secret)) == ErrorCode::seal_shut);
    CHECK(code_of(unwrap_escrow(*wrap, Secret())) == ErrorCode::seal_shut);
    CHECK(code_of(wrap_for(EscrowKey{}, keys)) == ErrorCode::usage);
}

TEST_CASE("proquints are the words of their specification, each of two bytes its own") {
    CHECK(proquints_of(std::string("\x7F\x00\x00\x01", 4)) == "lusab babad");
    CHECK(proquints_of("\x3F\x54\xDC\xC1") == "gutih tugad");
    std::set<std::string> words;
    for (unsigned value = 0; value < 65536; ++value) {
        words.insert(proquints_of(std::string{static_cast<char>(value >> 8U), static_cast<char>(value & 0xFFU)}));
    }
    CHECK(words.size() == 65536);
}
