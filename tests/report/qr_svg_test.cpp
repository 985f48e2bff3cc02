// QR codes as pictures.
#include "report/formats/qr_svg.hpp"

#include "catch.hpp"

using namespace jadoube::report;

TEST_CASE("a QR code has its quiet zone and the three squares in its corners") {
    const std::string svg = qr_svg(std::string(64, 'a'));
    CHECK(svg.find("viewBox=\"0 0 45 45\"") != std::string::npos);  // 37 squares and four at each side
    for (const char* run : {"M4 4h7v1h-7z", "M34 4h7v1h-7z", "M4 40h7v1h-7z"}) {
        INFO(run);
        CHECK(svg.find(run) != std::string::npos);
    }
    CHECK(svg == qr_svg(std::string(64, 'a')));
    CHECK(svg != qr_svg(std::string(64, 'b')));
}

TEST_CASE("a text that no QR code holds has none") {
    CHECK(qr_svg(std::string(5000, 'a')).empty());
}
