#include "report/formats/content_hash.hpp"

#include "catch.hpp"

TEST_CASE("SHA-256 in base64 is that of other programs") {
    // printf abc | openssl dgst -sha256 -binary | base64
    CHECK(jadoube::report::sha256_base64("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    CHECK(jadoube::report::sha256_base64("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
}
