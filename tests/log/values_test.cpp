// Bytes, times, hashes and signatures, against what others compute.
#include "base/error.hpp"
#include "log/entry/utc_time.hpp"
#include "log/keys/signing.hpp"
#include "support.hpp"

using namespace jadoube;
using namespace jadoube::log;

TEST_CASE("bytes are written in small hexadecimal digits, and read from nothing else") {
    CHECK(hex_of(std::string("\x00\x0F\xA5\xFF", 4)) == "000fa5ff");
    CHECK(raw_of_hex("000fa5ff") == std::string("\x00\x0F\xA5\xFF", 4));
    CHECK(raw_of_hex("") == std::string());
    for (const char* text : {"0", "0F", "0g", " 0", "0x00"}) CHECK_FALSE(raw_of_hex(text));
    CHECK(from_hex<EntryId>(to_hex(id_of(0xA5))) == id_of(0xA5));
    CHECK_FALSE(from_hex<EntryId>("a5"));
}

TEST_CASE("a moment is written as UTC") {
    // date -u -d @1795269802 +%FT%T
    CHECK(to_text(UtcTime{1'795'269'802'512}) == "2026-11-21T14:03:22.512Z");
    CHECK(to_text(UtcTime{0}) == "1970-01-01T00:00:00.000Z");
    CHECK(to_text(UtcTime{951'782'400'000}) == "2000-02-29T00:00:00.000Z");
    CHECK(to_text(UtcTime{2'147'483'648'001}) == "2038-01-19T03:14:08.001Z");
    CHECK(to_text(kLatestTime) == "9999-12-31T23:59:59.999Z");
}

TEST_CASE("logical time follows the clock and never stands still or goes back") {
    CHECK(next_time({100, 7}, UtcTime{101}) == LogicalTime{101, 0});
    CHECK(next_time({100, 7}, UtcTime{100}) == LogicalTime{100, 8});
    CHECK(next_time({100, 7}, UtcTime{5}) == LogicalTime{100, 8});
    CHECK(next_time({100, 9999}, UtcTime{5}) == LogicalTime{101, 0});
    CHECK(to_text(LogicalTime{1'795'269'802'512, 3}) == "001795269802512.0003");
    CHECK(parse_logical_time("001795269802512.0003") == LogicalTime{1'795'269'802'512, 3});
    for (const char* text : {"", "1795269802512.3", "001795269802512,0003", "00179526980251-.0003",
                             "001795269802512.00031", "+01795269802512.0003", "001795269802512.-003"}) {
        INFO(text);
        CHECK_FALSE(parse_logical_time(text));
    }
    CHECK(to_text(LogicalTime{99, 9}) < to_text(LogicalTime{100, 0}));
    CHECK(to_text(LogicalTime{100, 9}) < to_text(LogicalTime{100, 10}));
}

TEST_CASE("hashes are those of sha256sum") {
    // printf 'abc' | sha256sum (also FIPS 180-4)
    CHECK(to_hex(hash_of_text("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    // printf 'jadoube-entry-v1\n{}' | sha256sum
    CHECK(to_hex(hash_of_entry("{}")) == "3e15ba6bb308e72ce0954ff0cce9e280bf0ac97ac3c6ddac00416627021a81cf");
    // (printf 'jadoube-chain-v1\n'; head -c 32 /dev/zero) | sha256sum
    CHECK(to_hex(chain_of_key(PublicKey{})) == "0ef25bccb58099c12de1600b43828b664e3c9d79cc71a80a518e00bea91204f0");
}

TEST_CASE("keys and signatures are those of RFC 8032") {
    // Section 7.1, test 1: the seed and its public key.
    const auto seed = raw_of_hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").value();
    DeviceKey::Seed bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(seed[i]);
    const auto key = DeviceKey::from_seed(bytes);
    REQUIRE(key);
    CHECK(to_hex(key->public_key()) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");

    const EntryHash hash = hash_of_entry("{}");
    // openssl pkeyutl -sign -rawin with this key, over "jadoube-sig-v1\n" and the hash
    CHECK(to_hex(key->sign(hash)) ==
          "8259121b13ba80e62c71ad16ef5802681de70105a50820df8916aa8bf63050bffca870ec3d634cb284cabf5fa802dc257ae20358e396"
          "be4e907946507165c303");
    CHECK(is_signed_by(key->public_key(), hash, key->sign(hash)));
    CHECK_FALSE(is_signed_by(key->public_key(), hash_of_entry("{ }"), key->sign(hash)));
    CHECK_FALSE(is_signed_by(DeviceKey::from_seed({})->public_key(), hash, key->sign(hash)));
    Signature other = key->sign(hash);
    other.value[63] = static_cast<std::uint8_t>(other.value[63] ^ 1U);
    CHECK_FALSE(is_signed_by(key->public_key(), hash, other));
}

TEST_CASE("the random bytes of the system are as many as asked, and others each time") {
    const auto random = system_random();
    REQUIRE(random);
    CHECK((*random)(100).size() == 100);
    CHECK((*random)(0).empty());
    CHECK(new_entry_id(*random) != new_entry_id(*random));
}
